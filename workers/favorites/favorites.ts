import { and, asc, eq, isNull, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { favorites } from "#workers/database/schema.ts";

/** As many as an account may have. */
export const FAVORITES_LIMIT = 1000;
export const TOO_MANY_FAVORITES = "An account keeps at most 1,000 favorites. Remove some to add others.";

const calculatorId = v.pipe(
  v.string("Say which calculator."),
  v.regex(/^[A-Za-z0-9-]{1,64}$/, "There is no calculator of that name."),
);

export const favoriteSchema = v.object({ calculatorId });

/** Changes made while the visitor was offline or signed out. */
export const favoriteChangesSchema = v.object({
  /** What the visitor's clock said when this was sent, so that the clock need not be right. Milliseconds since 1970. */
  sentAt: v.pipe(v.number("Say when this was sent."), v.finite("Say when this was sent.")),
  changes: v.pipe(
    v.array(
      v.object({
        calculatorId,
        isFavorite: v.boolean("Say whether it is a favorite."),
        /** By the visitor's clock. */
        at: v.pipe(v.number("Say when it was changed."), v.finite("Say when it was changed.")),
      }),
    ),
    v.maxLength(FAVORITES_LIMIT, TOO_MANY_FAVORITES),
  ),
});

export type FavoriteChanges = v.InferOutput<typeof favoriteChangesSchema>;

/** The ids of a user's favorites, the first added first. */
export async function listFavorites(database: Database, userId: string): Promise<readonly string[]> {
  const rows = await database
    .select({ id: favorites.calculatorId })
    .from(favorites)
    .where(and(eq(favorites.userId, userId), isNull(favorites.removedAt)))
    .orderBy(asc(favorites.addedAt), asc(favorites.calculatorId));
  return rows.map(({ id }) => id);
}

/** What adding or removing did. `changedAt` rises with every change of one favorite, whoever made it. */
export type Added =
  | { readonly kind: "added" | "present"; readonly changedAt: number }
  /** The account holds as many as it may. */
  | { readonly kind: "full" };

/** Adds a favorite, in one statement: when many come at once, each sees what the one before did. */
export async function addFavorite(database: Database, userId: string, id: string, now = Date.now()): Promise<Added> {
  const [row] = await database.all<{ isNew: number; changedAt: number }>(sql`
    INSERT INTO favorites (user_id, calculator_id, added_at, changed_at, removed_at)
    SELECT ${userId}, ${id}, ${now}, ${now}, NULL
    WHERE (SELECT count(*) FROM favorites WHERE user_id = ${userId} AND removed_at IS NULL AND calculator_id <> ${id})
      < ${FAVORITES_LIMIT}
    ON CONFLICT (user_id, calculator_id) DO UPDATE SET
      changed_at = max(excluded.changed_at, favorites.changed_at + 1),
      added_at = CASE WHEN favorites.removed_at IS NULL THEN favorites.added_at
        ELSE max(excluded.changed_at, favorites.changed_at + 1) END,
      removed_at = NULL
    RETURNING added_at = changed_at AS isNew, changed_at AS changedAt`);
  if (!row) return { kind: "full" };
  return { kind: row.isNew === 1 ? "added" : "present", changedAt: row.changedAt };
}

/** Removes a favorite; null where it never was one. */
export async function removeFavorite(
  database: Database,
  userId: string,
  id: string,
  now = Date.now(),
): Promise<{ readonly changedAt: number } | null> {
  const [row] = await database.all<{ changedAt: number }>(sql`
    UPDATE favorites SET removed_at = ${now}, changed_at = max(${now}, changed_at + 1)
    WHERE user_id = ${userId} AND calculator_id = ${id}
    RETURNING changed_at AS changedAt`);
  return row ?? null;
}

const MINUTE = 60_000;

/**
 * Takes over changes that a device made on its own. Of two changes to one favorite the later one counts, the addition where
 * both have the same time. Calculators that no longer exist are left out.
 * @returns whether there was room for all
 */
export async function mergeFavorites(
  database: Database,
  userId: string,
  { sentAt, changes }: FavoriteChanges,
  now = Date.now(),
): Promise<boolean> {
  // How wrong the device's clock is, in whole minutes: to the millisecond it would hold how long the call took as well, and
  // a change whose call was slow would seem later than the one made after it.
  const ahead = Math.round((sentAt - now) / MINUTE) * MINUTE;
  const latest = new Map<string, { id: string; at: number; isFavorite: boolean }>();
  for (const change of changes) {
    const at = Math.round(Math.min(now, Math.max(0, change.at - ahead)));
    const known = latest.get(change.calculatorId);
    if (!known || at >= known.at)
      latest.set(change.calculatorId, { id: change.calculatorId, at, isFavorite: change.isFavorite });
  }
  const all = [...latest.values()];
  const adds = JSON.stringify(all.filter(({ isFavorite }) => isFavorite));
  const removes = JSON.stringify(all.filter(({ isFavorite }) => !isFavorite));
  const added = sql`SELECT c.id, j.value ->> 'at' AS at FROM json_each(${adds}) AS j
    JOIN calculators AS c ON c.id = j.value ->> 'id'`;
  const [counted] = await database.all<{ count: number }>(sql`
    SELECT count(*) AS count FROM (
      SELECT calculator_id FROM favorites WHERE user_id = ${userId} AND removed_at IS NULL
        AND calculator_id NOT IN (SELECT value ->> 'id' FROM json_each(${removes}))
      UNION SELECT id FROM (${added}))`);
  if (counted!.count > FAVORITES_LIMIT) return false;
  // One after the other: what fails in between is sent again, and taking it twice changes nothing.
  await database.run(sql`
      INSERT INTO favorites (user_id, calculator_id, added_at, changed_at, removed_at)
      SELECT ${userId}, a.id, a.at, a.at, NULL FROM (${added}) AS a WHERE true
      ON CONFLICT (user_id, calculator_id) DO UPDATE SET
        changed_at = excluded.changed_at,
        added_at = CASE WHEN favorites.removed_at IS NULL THEN favorites.added_at ELSE excluded.added_at END,
        removed_at = NULL
      WHERE excluded.changed_at >= favorites.changed_at`);
  await database.run(sql`
      UPDATE favorites SET removed_at = ${now}, changed_at = j.at
      FROM (SELECT value ->> 'id' AS id, value ->> 'at' AS at FROM json_each(${removes})) AS j
      WHERE user_id = ${userId} AND calculator_id = j.id AND changed_at < j.at`);
  return true;
}
