import { count, desc, eq, lt } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { adminActions, users } from "#workers/database/schema.ts";
import { logFailure } from "#workers/errors/log.ts";

/** What is kept of a change: whom or what it concerned and its outcome, never a text that someone wrote. */
const KEPT = [
  "id",
  "ids",
  "requestId",
  "state",
  "noticed",
  "visible",
  "popular",
  "status",
  "acceptMoves",
  "remove",
  "spam",
  "send",
  "endSession",
  "thresholds",
];
/** In characters. */
const LONGEST = 400;
/** Of a change to many, this many ids are kept and how many more there were, so that it still says what they became. */
const IDS = 8;
const PAGE = 50;
const KEPT_FOR = 365 * 86_400_000;

type Call = Pick<Request, "method" | "url"> & { json(): Promise<unknown> };

/** Records a call of an admin that changes something. What fails here is logged: the change itself stands. */
export async function recordAction(database: Database, adminId: string, request: Call, status: number) {
  try {
    const sent: unknown = await request.json().catch(() => null);
    const fields = Object.entries(sent && typeof sent === "object" ? sent : {})
      .filter(([name]) => KEPT.includes(name))
      .flatMap(([name, value]): [string, unknown][] =>
        Array.isArray(value) && value.length > IDS
          ? [
              [name, value.slice(0, IDS)],
              ["more", value.length - IDS],
            ]
          : [[name, value]],
      );
    const change = JSON.stringify(Object.fromEntries(fields)).slice(0, LONGEST);
    // The forms of a page are sent to its data where there is a script.
    const path = new URL(request.url).pathname.replace(/\.data$/, "");
    await database.insert(adminActions).values({ adminId, method: request.method, path, change, status });
  } catch (error) {
    logFailure("admin-action-unrecorded", error);
  }
}

/** What admins changed, the latest first, a page (from 1) of 50 at a time. */
export async function listActions(database: Database, page: number) {
  const [actions, [total]] = await database.batch([
    database
      .select({
        id: adminActions.id,
        admin: users.email,
        adminId: adminActions.adminId,
        method: adminActions.method,
        path: adminActions.path,
        change: adminActions.change,
        status: adminActions.status,
        createdAt: adminActions.createdAt,
      })
      .from(adminActions)
      .leftJoin(users, eq(users.id, adminActions.adminId))
      .orderBy(desc(adminActions.id))
      .limit(PAGE)
      .offset((page - 1) * PAGE),
    database.select({ count: count() }).from(adminActions),
  ]);
  return {
    actions: actions.map(({ createdAt, ...action }) => ({ ...action, createdAt: createdAt.toISOString() })),
    total: total!.count,
    pages: Math.max(1, Math.ceil(total!.count / PAGE)),
  };
}

/** Forgets changes made more than a year ago. */
export async function forgetActions(database: Database, now: Date): Promise<void> {
  await database.delete(adminActions).where(lt(adminActions.createdAt, new Date(now.getTime() - KEPT_FOR)));
}
