import { data, Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { BRAND } from "#ui/brand.ts";
import { admitAdmin, changeAsAdmin } from "#workers/admin/admin-page.ts";
import { type Alert, ALERT_NAMES, listAlerts, setThreshold, WATCHED } from "#workers/alerts/alerts.ts";
import { env } from "#workers/bindings.server.ts";
import { logFailure } from "#workers/errors/log.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/alerts";
import * as styles from "./admin.css.ts";
import { AdminFrame, Refusal } from "./frame.tsx";
import { showMoment } from "./hour-chart.tsx";
import { ChangeStatus, Row, TableFrame } from "./parts.tsx";

export async function loader({ request }: Route.LoaderArgs) {
  const refuse = (refusal: number) => data({ refusal, alerts: null, isTold: false }, { status: refusal });
  const admitted = await admitAdmin(request);
  if ("refusal" in admitted) return refuse(admitted.refusal);
  try {
    const alerts = await listAlerts(admitted.database);
    return {
      refusal: null,
      alerts: alerts.map((alert) => ({ ...alert, usual: WATCHED[alert.name].threshold })),
      isTold: Boolean(env.ALERT_WEBHOOK),
    };
  } catch (error) {
    logFailure("alerts-unread", error);
    return refuse(503);
  }
}

/** POST /admin/alerts: a threshold for each alert; an empty one is the default. */
export async function action({ request }: Route.ActionArgs) {
  const form = new URLSearchParams(await request.text());
  const wanted = ALERT_NAMES.map((name) => [name, (form.get(name) ?? "").trim()] as const);
  const isValid = wanted.every(([, text]) => /^\d{0,9}$/.test(text));
  const thresholds = wanted.map(([name, text]) => {
    const threshold = Number(text);
    return [name, text === "" || threshold === WATCHED[name].threshold ? null : threshold] as const;
  });
  // Those that are not the default: all others are.
  const set = Object.fromEntries(thresholds.filter(([, threshold]) => threshold !== null));
  return changeAsAdmin(request, isValid ? { thresholds: set } : {}, async (database) => {
    if (!isValid) return { isGood: false, message: "A threshold is a whole number, or empty for the default." };
    for (const [name, threshold] of thresholds) await setThreshold(database, name, threshold);
    return { isGood: true, message: "Saved. The alerts are checked again within ten minutes." };
  });
}

export const handle: PageHandle = { title: "Alerts", visits: "administration" };

export function meta(): Route.MetaDescriptors {
  return [{ title: `Alerts · Administration · ${BRAND}` }, { name: "robots", content: "noindex" }];
}

/** What is watched, how it stands, and from where on it is told. */
export default function Alerts({ loaderData: { alerts, refusal, isTold }, actionData }: Route.ComponentProps) {
  return (
    <AdminFrame section="alerts">
      {alerts ? (
        <Form method="post">
          <p>
            Each figure is checked every ten minutes. A message is sent once when it passes its threshold, and once when
            it is back within it
            {isTold
              ? ", to the webhook."
              : ". No webhook is set (ALERT_WEBHOOK), so only /health and the console say so."}
          </p>
          <ChangeStatus outcome={actionData ?? null} />
          <TableFrame title="Alerts" columns={["What", "State", "Measured", "Alert above"]} figures={["Measured"]}>
            {alerts.map((alert) => (
              <AlertRow key={alert.name} alert={alert} />
            ))}
          </TableFrame>
          <Button type="submit">Save thresholds</Button>
        </Form>
      ) : (
        <Refusal status={refusal} />
      )}
    </AdminFrame>
  );
}

function AlertRow({ alert }: { readonly alert: Alert & { readonly usual: number } }) {
  const { name, title, unit, value, threshold, usual, firingSince } = alert;
  return (
    <Row>
      <th scope="row">{title}</th>
      <td className={firingSince ? styles.status.error : value === null ? undefined : styles.status.healthy}>
        {firingSince
          ? `Over since ${showMoment(firingSince)}`
          : value === null
            ? "Not checked yet"
            : "Within the threshold"}
      </td>
      <td className={styles.number}>{value === null ? "not measured" : `${value} ${unit}`}</td>
      <td>
        <input
          name={name}
          aria-label={`${title}: threshold in ${unit}`}
          inputMode="numeric"
          pattern="\d{0,9}"
          className={styles.control}
          // An empty one is the default; where one was saved a new key shows it.
          key={threshold}
          placeholder={String(usual)}
          defaultValue={threshold}
        />{" "}
        {unit}
        <div className={styles.note}>{threshold === usual ? "the default" : `default ${usual}`}</div>
      </td>
    </Row>
  );
}
