import * as styles from "./admin.css.ts";
import { type Look, LookChart } from "./look-chart.tsx";
import { Row, TableFrame, Loaded, useFormat } from "./parts.tsx";
import { useAdmin } from "./use-admin.ts";

type Status = Look["status"];

interface RegionsData {
  readonly regions: readonly {
    readonly colo: string;
    readonly checkedAt: string;
    readonly status: Status;
    readonly version: string;
    readonly looks: readonly Look[];
    readonly probes: readonly {
      readonly name: string;
      readonly status: Status;
      readonly reason: string;
      readonly milliseconds: number | null;
      readonly region: string | null;
    }[];
  }[];
}

/** How the site's parts answered, by the network location that asked them: over a week, and the last time in full. */
export function HealthByRegion() {
  const answer = useAdmin<RegionsData>("/api/admin/health");
  const format = useFormat();
  return (
    <Loaded answer={answer}>
      {({ regions }) => (
        <>
          <p>
            Checks from each network location in the past 7 days, the latest in full. The nearest location was checked
            just now.
          </p>
          {regions.map((place) => (
            <section key={place.colo}>
              <h2>
                {place.colo}: <span className={styles.status[place.status]}>{place.status}</span>
              </h2>
              <p className={styles.note}>
                {format.moment(place.checkedAt)} · version {place.version}
              </p>
              {place.looks.length > 1 && <LookChart place={place.colo} looks={place.looks} />}
              <TableFrame
                title={`Health at ${place.colo}`}
                columns={["Part", "Status", "Finding", "Time", "Region"]}
                figures={["Time"]}
              >
                {place.probes.map((probe) => (
                  <Row key={probe.name}>
                    <th scope="row">{probe.name}</th>
                    <td className={styles.status[probe.status]}>{probe.status}</td>
                    <td className={styles.written}>{probe.reason}</td>
                    <td className={styles.number}>
                      {probe.milliseconds === null ? "not measured" : `${format.number(probe.milliseconds)} ms`}
                    </td>
                    <td>{probe.region ?? "unknown"}</td>
                  </Row>
                ))}
              </TableFrame>
            </section>
          ))}
        </>
      )}
    </Loaded>
  );
}
