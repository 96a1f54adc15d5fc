import { data } from "react-router";
import { canonical, documentTitle } from "#features/metadata/index.ts";
import { Breadcrumb } from "#ui/breadcrumb.tsx";
import { lede, page } from "#ui/layout.css.ts";
import { env } from "#workers/bindings.server.ts";
import { checkHealth, toHttpStatus } from "#workers/health/health.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/route";
import * as styles from "./health.css.ts";

/** The same as /api/health, to be read: status 503 where something does not work. Nobody keeps a copy. */
export async function loader({ request }: Route.LoaderArgs) {
  const health = await checkHealth(env, request);
  return data(health, { status: toHttpStatus(health), headers: { "Cache-Control": "no-store" } });
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const handle: PageHandle = { title: "Health" };

export function meta({ matches }: Route.MetaArgs): Route.MetaDescriptors {
  return [
    { title: documentTitle(handle) },
    { name: "description", content: "Whether everything that this site depends on is working right now." },
    { name: "robots", content: "noindex" },
    canonical(matches, "/health"),
  ];
}

const NAMES = {
  database: "Database",
  directory: "Directory",
  kv: "Key-value store",
  queue: "Queue",
  rates: "Exchange rates",
  errors: "Errors",
} as const;

const SAID = {
  healthy: ["Healthy", "Everything works."],
  warning: ["Warning", "Everything works, but something needs attention."],
  error: ["Error", "Something is not working. The calculators themselves still work: they need nothing listed here."],
} as const;

export default function HealthPage({ loaderData }: Route.ComponentProps) {
  const { status, checkedAt, version, colo, probes, alerts } = loaderData;
  return (
    <div className={page}>
      <Breadcrumb here="Health" />
      <h1>Health</h1>
      <p className={lede}>
        <strong className={styles.status[status]}>{SAID[status][0]}.</strong> {SAID[status][1]}
      </p>
      {alerts.length > 0 && (
        <ul>
          {alerts.map(({ name, title, firingSince }) => (
            <li key={name}>
              {title}: over its threshold since {firingSince?.slice(0, 16).replace("T", " ")} UTC.
            </li>
          ))}
        </ul>
      )}
      <table className={styles.table}>
        <thead>
          <tr>
            <th scope="col">Part</th>
            <th scope="col">Status</th>
            <th scope="col">What was found</th>
            <th scope="col">Time</th>
            <th scope="col">Region</th>
          </tr>
        </thead>
        <tbody>
          {probes.map((probe) => (
            <tr key={probe.name} data-probe={probe.name}>
              <th scope="row">{NAMES[probe.name]}</th>
              <td className={styles.status[probe.status]}>{SAID[probe.status][0]}</td>
              <td>{probe.reason}</td>
              <td>{probe.milliseconds === null ? "" : `${probe.milliseconds} ms`}</td>
              <td>{probe.region ?? ""}</td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={styles.facts}>
        <dt>Checked</dt>
        <dd>
          <time dateTime={checkedAt}>{`${checkedAt.slice(0, 19).replace("T", " ")} UTC`}</time>
        </dd>
        <dt>Version</dt>
        <dd>{version}</dd>
        <dt>Answered in</dt>
        <dd>{colo ?? "unknown"}</dd>
      </dl>
      <p>
        For machines: <a href="/api/health">/api/health</a>
      </p>
    </div>
  );
}
