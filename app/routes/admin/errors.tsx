import { data, useSubmit } from "react-router";
import { AdminFrame, Refusal } from "./frame.tsx";
import { BRAND } from "#ui/brand.ts";
import { admitAdmin, changeAsAdmin } from "#workers/admin/admin-page.ts";
import { logFailure } from "#workers/errors/log.ts";
import type { PageHandle } from "#workers/pages/pages.ts";
import type { Route } from "./+types/errors";
import { ErrorFilters } from "./error-filters.tsx";
import { ErrorSummary, ErrorTable } from "./error-table.tsx";
import { HourChart } from "./hour-chart.tsx";
import { changeErrors, readChange, readErrorPage, readFilter } from "./errors.server.ts";

export async function loader({ request }: Route.LoaderArgs) {
  const admitted = await admitAdmin(request);
  if ("refusal" in admitted) return data({ refusal: admitted.refusal, log: null }, { status: admitted.refusal });
  try {
    return { refusal: null, log: await readErrorPage(admitted.database, new URL(request.url).searchParams) };
  } catch (error) {
    logFailure("error-log-unread", error);
    return data({ refusal: 503, log: null }, { status: 503 });
  }
}

/** POST /admin/errors: a form of this page, with a script or without. */
export async function action({ request }: Route.ActionArgs) {
  const change = readChange(new URLSearchParams(await request.text()));
  const filter = readFilter(new URL(request.url).searchParams);
  return changeAsAdmin(request, change, (database) => changeErrors(database, change, filter));
}

export const handle: PageHandle = { title: "Errors", visits: "administration" };

export function meta(): Route.MetaDescriptors {
  return [{ title: `Errors · Administration · ${BRAND}` }, { name: "robots", content: "noindex" }];
}

/** The error log: one entry for each cause, by page; rendered by the server, changed by forms. */
export default function Errors({ loaderData: { log, refusal }, actionData }: Route.ComponentProps) {
  const submit = useSubmit();
  if (!log)
    return (
      <AdminFrame section="errors">
        <Refusal status={refusal} />
      </AdminFrame>
    );
  return (
    <AdminFrame section="errors">
      <ErrorFilters filter={log.filter} onChange={(form) => void submit(form)} />
      <ErrorSummary log={log} />
      <HourChart hours={log.hours} />
      <ErrorTable log={log} outcome={actionData ?? null} />
    </AdminFrame>
  );
}
