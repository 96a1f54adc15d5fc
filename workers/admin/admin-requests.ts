import { and, count, desc, eq, isNotNull, isNull, or, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests } from "#workers/database/schema.ts";
import { composeNotice, type Notice } from "./notice.ts";

export const REQUEST_STATES = ["new", "planned", "done", "declined"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** The most wanted are found among this many of the newest; this many are shown at once. */
const READ = 2_000;
const SHOWN = 200;

const changes = {
  state: v.optional(v.picklist(REQUEST_STATES, "The state must be new, planned, done or declined.")),
  noticed: v.optional(v.boolean("Say true or false.")),
  spam: v.optional(v.boolean("Say true or false.")),
  answer: v.optional(
    v.pipe(
      v.string("The answer must be text."),
      v.trim(),
      v.maxLength(2000, "The answer may have at most 2000 characters."),
    ),
  ),
  /** Hands the notice to the webhook. */
  send: v.optional(v.literal(true, "Say true.")),
  remove: v.optional(v.literal(true, "Say true.")),
};

/** What an admin changes in a request, or in several that want the same. */
export const requestChangeSchema = v.pipe(
  v.object({
    id: v.optional(v.string("Say which request.")),
    ids: v.optional(v.pipe(v.array(v.string("Say which requests.")), v.minLength(1), v.maxLength(SHOWN))),
    ...changes,
  }),
  v.check(({ id, ids }) => id !== undefined || ids !== undefined, "Say which request."),
  v.check(
    (change) => Object.entries(change).some(([name, value]) => !name.startsWith("id") && value !== undefined),
    "Say what is to be changed.",
  ),
  v.transform(({ id, ids, ...change }) => ({ ids: ids ?? [id!], ...change })),
);

/** Which requests an admin looks at. */
export interface RequestFilter {
  readonly state?: RequestState | "spam" | undefined;
  readonly search?: string | undefined;
}

export function isRequestFilter(text: string | null): text is RequestState | "spam" {
  return text === "spam" || REQUEST_STATES.some((state) => state === text);
}

/** What requests of the same calculator have in common: the name's words, whatever their case, order or marks. */
export function wantedKey(name: string): string {
  const plain = name.normalize("NFKD").replaceAll(/\p{M}/gu, "").toLowerCase();
  const words = (plain.match(/[\p{L}\p{N}]+/gu) ?? []).filter((word) => !/^(a|an|the|calculators?)$/.test(word));
  return words.length > 0 ? [...new Set(words)].sort().join(" ") : plain.trim();
}

/**
 * The requests of one state or all that hold a text, the most wanted calculator first and the requests of one calculator
 * next to each other, with how many there are of each state. Spam is in no state but its own.
 */
export async function listRequests(database: Database, { state, search }: RequestFilter) {
  const has = (column: Parameters<typeof eq>[0]) => sql`instr(lower(${column}), ${search?.toLowerCase()}) > 0`;
  const [found, counts] = await database.batch([
    database
      .select()
      .from(calculatorRequests)
      .where(
        and(
          eq(calculatorRequests.isSpam, state === "spam"),
          state === undefined || state === "spam" ? undefined : eq(calculatorRequests.state, state),
          search
            ? or(
                ...[calculatorRequests.calculatorName, calculatorRequests.description, calculatorRequests.email].map(
                  has,
                ),
              )
            : undefined,
        ),
      )
      .orderBy(desc(calculatorRequests.createdAt), desc(calculatorRequests.id))
      .limit(READ),
    database
      .select({
        state: sql<string>`iif(${calculatorRequests.isSpam}, 'spam', ${calculatorRequests.state})`.as("kind"),
        count: count(),
      })
      .from(calculatorRequests)
      .groupBy(sql`kind`),
  ]);
  const wanted = Map.groupBy(found, ({ calculatorName }) => wantedKey(calculatorName));
  return {
    requests: [...wanted]
      .sort(([, a], [, b]) => b.length - a.length)
      .flatMap(([key, alike]) => alike.map((request) => ({ key, request })))
      .slice(0, SHOWN)
      .map(({ key, request: { userId, createdAt, noticeAt, ...request } }) => ({
        ...request,
        key,
        isFromUser: userId !== null,
        createdAt: createdAt.toISOString(),
        noticeAt: noticeAt?.toISOString() ?? null,
      })),
    counts: Object.fromEntries(
      [...REQUEST_STATES, "spam"].map((one) => [one, counts.find((row) => row.state === one)?.count ?? 0]),
    ),
  };
}

/** As one parameter: the database takes a hundred of them at most. */
const isOneOf = (ids: readonly string[]) =>
  sql`${calculatorRequests.id} in (select value from json_each(${JSON.stringify(ids)}))`;

type RequestChange = Readonly<Omit<v.InferOutput<typeof requestChangeSchema>, "send" | "ids">> & {
  readonly ids: readonly string[];
};

/**
 * Changes or removes requests. A notice is recorded with its moment, from which e-mails are kept 12 months: one that was
 * recorded before keeps its own.
 * @returns how many there were
 */
export async function changeRequests(
  database: Database,
  { ids, state, noticed, spam, answer, remove }: RequestChange,
  now = new Date(),
): Promise<number> {
  const chosen = isOneOf(ids);
  if (remove)
    return (
      await database
        .delete(calculatorRequests)
        .where(chosen)
        .returning({ id: sql`1` })
    ).length;
  const set = {
    ...(state === undefined ? {} : { state }),
    ...(noticed === undefined
      ? {}
      : { noticeAt: noticed ? sql`coalesce(${calculatorRequests.noticeAt}, ${now.getTime()})` : null }),
    ...(spam === undefined ? {} : { isSpam: spam }),
    ...(answer === undefined ? {} : { answer: answer || null }),
  };
  // Only the notice is to be sent: nothing to set.
  if (Object.keys(set).length === 0)
    return (await database.select({ id: calculatorRequests.id }).from(calculatorRequests).where(chosen)).length;
  return (await database.update(calculatorRequests).set(set).where(chosen).returning({ id: calculatorRequests.id }))
    .length;
}

/**
 * The notices to those who gave an address and have not been told yet, with the ids of their requests. Those who asked for the same
 * calculator several times are told once, of the latest request.
 */
export async function listNotices(
  database: Database,
  ids: readonly string[],
  origin: string,
): Promise<readonly { readonly ids: readonly string[]; readonly notice: Notice }[]> {
  const rows = await database
    .select()
    .from(calculatorRequests)
    .where(and(isOneOf(ids), isNotNull(calculatorRequests.email), isNull(calculatorRequests.noticeAt)))
    .orderBy(desc(calculatorRequests.createdAt), desc(calculatorRequests.id));
  const people = Map.groupBy(rows, (row) => `${row.email?.toLowerCase()} ${wantedKey(row.calculatorName)}`);
  return [...people.values()].flatMap((asked) => {
    const [latest] = asked;
    if (!latest?.email) return [];
    return [{ ids: asked.map(({ id }) => id), notice: composeNotice(latest, latest.email, origin) }];
  });
}
