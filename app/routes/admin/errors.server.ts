/** What the page of the error log is asked for, what it shows, and what its forms change. */
import { ERROR_TYPES, SEVERITIES } from "#errors/types.ts";
import type { Outcome } from "#workers/admin/admin-page.ts";
import type { Database } from "#workers/database/client.ts";
import { ERROR_SOURCES } from "#workers/errors/error-report.ts";
import {
  clearErrors,
  countByHour,
  countErrors,
  countLastDay,
  type ErrorFilter,
  errorStatistics,
  listErrors,
  resolveErrors,
  resolveMatching,
} from "#workers/errors/errors.ts";

const PAGE = 50;
const HOURS = 48;
const STATES = ["open", "resolved"] as const;

/** What an address asks for; open errors where it does not say. A name that is unknown counts as none. */
export function readFilter(query: URLSearchParams): ErrorFilter {
  const known = <T extends string>(name: string, names: readonly T[]) => names.find((one) => one === query.get(name));
  return {
    state: query.has("state") ? known("state", STATES) : "open",
    source: known("source", ERROR_SOURCES),
    severity: known("severity", SEVERITIES),
    type: known("type", ERROR_TYPES),
    calculator: query.get("calculator")?.trim() || undefined,
  };
}

export async function readErrorPage(database: Database, query: URLSearchParams) {
  const filter = readFilter(query);
  const [total, { total: matching, occurrences, last1Hour }] = await Promise.all([
    countErrors(database),
    errorStatistics(database, { filter }),
  ]);
  const pages = Math.max(1, Math.ceil(matching / PAGE));
  const page = Math.min(Math.max(Math.trunc(Number(query.get("page"))) || 1, 1), pages);
  const [hours, errors] = await Promise.all([
    countByHour(database, HOURS, { filter }),
    listErrors(database, { ...filter, limit: PAGE, offset: (page - 1) * PAGE }),
  ]);
  const lastDay = await countLastDay(
    database,
    errors.map(({ id }) => id),
  );
  return {
    filter,
    /** All that the log holds, whatever the filter. */
    total,
    matching,
    occurrences,
    last1Hour,
    page,
    pages,
    hours,
    errors: errors.map((error) => ({ ...error, lastDay: lastDay.get(error.id) ?? 0 })),
  };
}

export type ErrorPage = Awaited<ReturnType<typeof readErrorPage>>;
export type ShownError = ErrorPage["errors"][number];

/** What a form of the page asks for: `resolve` or `reopen` one, the `chosen` ones, all that `match`, or to `clear`. */
export function readChange(form: URLSearchParams) {
  const [one, what] = [form.get("resolve") ?? form.get("reopen"), form.get("change")];
  const state = form.has("reopen") || what === "reopen" ? ("open" as const) : ("resolved" as const);
  if (one !== null) return { ids: [one], state };
  return what === "matching" || what === "clear" ? { status: what } : { ids: form.getAll("ids").slice(0, PAGE), state };
}

/** Changes what was asked for; says what was done. */
export async function changeErrors(
  database: Database,
  change: ReturnType<typeof readChange>,
  filter: ErrorFilter,
): Promise<Outcome> {
  if (change.status === "clear") return done(`The error log is empty: ${count(await clearErrors(database))} removed.`);
  if (change.status === "matching") return done(`${count(await resolveMatching(database, filter))} resolved.`);
  const { ids = [], state } = change;
  if (ids.length === 0) return { isGood: false, message: "Choose errors first." };
  const changed = await resolveErrors(database, ids, state);
  if (changed === 0) return { isGood: false, message: "What was chosen is no longer in the log." };
  return done(`${count(changed)} ${state === "open" ? "opened again" : "resolved"}.`);
}

const done = (message: string): Outcome => ({ isGood: true, message });
const count = (errors: number) => `${errors} ${errors === 1 ? "error" : "errors"}`;
