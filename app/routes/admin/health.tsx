import * as styles from "./admin.css.ts";
import { Frame, Loaded, useSay } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

type Status = "healthy" | "warning" | "error";

interface RegionsData {
  readonly regions: readonly {
    readonly colo: string;
    readonly checkedAt: string;
    readonly status: Status;
    readonly version: string;
    readonly probes: readonly {
      readonly name: string;
      readonly status: Status;
      readonly reason: string;
      readonly milliseconds: number | null;
      readonly region: string | null;
    }[];
  }[];
}

/** How the site's parts answered, by the place of the network that asked them last. */
export function HealthByRegion() {
  const answer = useAdmin<RegionsData>("/api/admin/health");
  const say = useSay();
  return (
    <Loaded answer={answer}>
      {({ regions }) => (
        <>
          <p>
            What each place of the network found when it last looked, within the last day; the nearest one just now.
          </p>
          {regions.map((place) => (
            <section key={place.colo}>
              <h2>
                {place.colo}: <span className={styles.status[place.status]}>{place.status}</span>
              </h2>
              <p className={styles.note}>
                {say.moment(place.checkedAt)} · version {place.version}
              </p>
              <Frame title={`Health at ${place.colo}`} columns={["Part", "Status", "What was found", "Time", "Region"]}>
                {place.probes.map((probe) => (
                  <tr key={probe.name}>
                    <th scope="row">{probe.name}</th>
                    <td className={styles.status[probe.status]}>{probe.status}</td>
                    <td className={styles.written}>{probe.reason}</td>
                    <td className={styles.number}>
                      {probe.milliseconds === null ? "not measured" : `${say.number(probe.milliseconds)} ms`}
                    </td>
                    <td>{probe.region ?? "unknown"}</td>
                  </tr>
                ))}
              </Frame>
            </section>
          ))}
        </>
      )}
    </Loaded>
  );
}
