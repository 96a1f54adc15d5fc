import { count, desc, eq } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { calculatorRequests } from "#workers/database/schema.ts";

export const REQUEST_STATES = ["new", "planned", "done", "declined"] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** More than this is not shown at once. */
const SHOWN = 200;

/** What an admin changes of a request: where it stands, or that the one who asked was told. */
export const requestChangeSchema = v.pipe(
  v.object({
    id: v.string("Say which request."),
    state: v.optional(v.picklist(REQUEST_STATES, "The state must be new, planned, done or declined.")),
    noticed: v.optional(v.boolean("Say true or false.")),
  }),
  v.check(({ state, noticed }) => state !== undefined || noticed !== undefined, "Say what is to be changed."),
);

export function isRequestState(text: string | null): text is RequestState {
  return REQUEST_STATES.some((state) => state === text);
}

/** The newest requests, of one state or all, and how many there are of each. */
export async function listRequests(database: Database, state: RequestState | null) {
  const [requests, counts] = await database.batch([
    database
      .select()
      .from(calculatorRequests)
      .where(state === null ? undefined : eq(calculatorRequests.state, state))
      .orderBy(desc(calculatorRequests.createdAt), desc(calculatorRequests.id))
      .limit(SHOWN),
    database
      .select({ state: calculatorRequests.state, count: count() })
      .from(calculatorRequests)
      .groupBy(calculatorRequests.state),
  ]);
  return {
    requests: requests.map(({ userId, createdAt, noticeAt, ...request }) => ({
      ...request,
      isFromUser: userId !== null,
      createdAt: createdAt.toISOString(),
      noticeAt: noticeAt?.toISOString() ?? null,
    })),
    counts: Object.fromEntries(
      REQUEST_STATES.map((one) => [one, counts.find((row) => row.state === one)?.count ?? 0]),
    ) as Record<RequestState, number>,
  };
}

/** Changes a request; false where there is none. A notice is recorded with its moment, from which e-mails are kept 12 months. */
export async function changeRequest(
  database: Database,
  { id, state, noticed }: v.InferOutput<typeof requestChangeSchema>,
  now = new Date(),
): Promise<boolean> {
  const changed = await database
    .update(calculatorRequests)
    .set({
      ...(state === undefined ? {} : { state }),
      ...(noticed === undefined ? {} : { noticeAt: noticed ? now : null }),
    })
    .where(eq(calculatorRequests.id, id))
    .returning({ id: calculatorRequests.id });
  return changed.length > 0;
}
