/** What an admin changed, in words: the record holds a path and a few fields. */

interface Action {
  readonly method: string;
  readonly path: string;
  /** JSON; one of long ago may be cut. */
  readonly change: string;
}

type Fields = Readonly<Record<string, unknown>>;

const PARTS: Readonly<Record<string, string>> = {
  additions: "New calculator",
  alerts: "Alert thresholds",
  catalogue: "Catalogue",
  errors: "Error log",
  feedback: "Feedback",
  rates: "Exchange rates",
  requests: "Requests",
  users: "Accounts",
};

/** The part of administration that was changed. */
export function nameAction({ path }: Action): string {
  const last = /([^/.]*)(?:\.data)?$/.exec(path)?.[1] ?? "";
  return PARTS[last] ?? path;
}

/** What became of what: "hidden: bmi". */
export function describeAction({ method, path, change }: Action): string {
  if (method === "DELETE") return "all entries removed";
  const fields = parse(change);
  if (!fields) return change;
  const said = Object.entries(fields).flatMap(([name, value]) => WORDS[name]?.(value) ?? []);
  const done = said.join(", ") || (path.endsWith("/rates") ? "fetched" : "");
  return [done, nameIds(fields)].filter(Boolean).join(": ");
}

function parse(change: string): Fields | null {
  try {
    return JSON.parse(change) as Fields;
  } catch {
    return null;
  }
}

const flag =
  (yes: string, no: string, neither = no) =>
  (value: unknown) =>
    value === null ? neither : value ? yes : no;

/** What each recorded field says; ids are named at the end. */
const WORDS: Readonly<Record<string, (value: unknown) => string>> = {
  state: (state) => `marked as ${String(state)}`,
  status: (status) =>
    status === "matching" ? "all that match resolved" : status === "clear" ? "all entries removed" : String(status),
  noticed: flag("notice recorded", "notice taken back"),
  visible: flag("shown", "hidden", "shown or hidden as defined"),
  popular: flag("popular", "not popular", "popular or not as defined"),
  acceptMoves: flag("fetched, large changes accepted", "fetched"),
  remove: flag("deleted", ""),
  spam: flag("set aside as spam", "not spam"),
  send: flag("mail sent", ""),
  endSession: (key) => (key === "all" ? "all sessions ended" : "session ended"),
  thresholds: (thresholds) => {
    const set = Object.entries(thresholds ?? {}).map(
      ([name, value]) => `${name.replaceAll("-", " ")} ${String(value)}`,
    );
    return set.length > 0 ? `${set.join(", ")}; others the default` : "all the default";
  },
};

function nameIds({ id, ids, requestId, more }: Fields): string {
  const named = [id, ...(Array.isArray(ids) ? ids : []), requestId].filter((one) => typeof one === "string").join(", ");
  return typeof more === "number" ? `${named} and ${more} more` : named;
}
