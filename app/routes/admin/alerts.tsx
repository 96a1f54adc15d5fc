import { data, Form } from "react-router";
import { Button } from "#ui/button.tsx";
import { BRAND } from "#ui/brand.ts";
import { admitAdmin, changeAsAdmin } from "#workers/admin/admin-page.ts";
import { type Alert, ALERT_NAMES, listAlerts, setThreshold } from "#workers/alerts/alerts.ts";
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
    return { refusal: null, alerts: await listAlerts(admitted.database), isTold: Boolean(env.ALERT_WEBHOOK) };
  } catch (error) {
    logFailure("alerts-unread", error);
    return refuse(503);
  }
}

/** POST /admin/alerts: a threshold for each alert; an empty one is the default. */
export async function action({ request }: Route.ActionArgs) {
  const form = new URLSearchParams(await request.text());
  const wanted = ALERT_NAMES.map((name) => [name, (form.get(name) ?? "").trim()] as const);
  if (wanted.some(([, text]) => !/^\d{0,9}$/.test(text)))
    return { isGood: false, message: "A threshold is a whole number, or empty for the default." };
  return changeAsAdmin(request, { state: form.toString() }, async (database) => {
    for (const [name, text] of wanted) await setThreshold(database, name, text === "" ? null : Number(text));
    return "Saved. Judged anew within ten minutes.";
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
            Judged every ten minutes, told once when a threshold is passed and once when it is well again
            {isTold ? " by the webhook." : ". No webhook is set (ALERT_WEBHOOK): only /health and the console tell."}
          </p>
          <ChangeStatus outcome={actionData ?? null} />
          <TableFrame title="Alerts" columns={["What", "State", "Measured", "More than"]} figures={["Measured"]}>
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

function AlertRow({ alert }: { readonly alert: Alert }) {
  const { name, title, unit, value, threshold, isDefault, firingSince } = alert;
  return (
    <Row>
      <th scope="row">{title}</th>
      <td className={firingSince ? styles.status.error : value === null ? undefined : styles.status.healthy}>
        {firingSince ? `Over since ${showMoment(firingSince)}` : value === null ? "Not judged yet" : "Well"}
      </td>
      <td className={styles.number}>{value === null ? "not measured" : `${value} ${unit}`}</td>
      <td>
        <label className={styles.label}>
          {unit}
          <input
            name={name}
            aria-label={`${title}: threshold in ${unit}`}
            inputMode="numeric"
            pattern="\d{0,9}"
            className={styles.control}
            placeholder={String(threshold)}
            defaultValue={isDefault ? "" : threshold}
          />
        </label>
      </td>
    </Row>
  );
}
