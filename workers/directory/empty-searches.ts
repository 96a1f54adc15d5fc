import { desc, gte, lt, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { emptySearches } from "#workers/database/schema.ts";
import { normaliseQuery } from "./normalise-query.ts";

/** From this many searches on, the words themselves are kept: with fewer, they might be one person's. */
export const SHOWN_FROM = 5;
const MOST_KEPT = 5_000;
const KEPT_FOR = 30 * 86_400_000;
const LONGEST = 60;

/** Words that may be personal: an e-mail address, the number of a card or telephone. */
const isPersonal = (words: string) => /@|\d{4}/.test(words.replaceAll(/[\s.-]/g, ""));

const toDay = (moment: number) => new Date(moment).toISOString().slice(0, 10);

/**
 * Counts a search that found nothing by the day, and not by whom. Until the fifth only a code made with the secret is kept.
 * Neither visitors whose browser asks not to be counted nor words that may be personal are counted.
 */
export async function countEmptySearch(
  database: Database,
  query: string,
  { request, secret }: { readonly request: Request; readonly secret: string | undefined },
  now = Date.now(),
): Promise<void> {
  const words = normaliseQuery(query);
  const wantsNone = request.headers.get("DNT") === "1" || request.headers.get("Sec-GPC") === "1";
  if (!secret || wantsNone || words === "" || words.length > LONGEST || isPersonal(words)) return;
  const key = await sign(words, secret);
  await database.run(sql`
    INSERT INTO ${emptySearches} (key, day, count)
    SELECT ${key}, ${toDay(now)}, 1 WHERE (SELECT count(*) FROM ${emptySearches} WHERE key <> ${key}) < ${MOST_KEPT}
    ON CONFLICT (key) DO UPDATE SET
      count = count + 1,
      day = excluded.day,
      words = CASE WHEN count + 1 >= ${SHOWN_FROM} THEN ${words} END`);
}

async function sign(words: string, secret: string): Promise<string> {
  const bytes = new TextEncoder();
  const key = await crypto.subtle.importKey("raw", bytes.encode(secret), { name: "HMAC", hash: "SHA-256" }, false, [
    "sign",
  ]);
  return new Uint8Array(await crypto.subtle.sign("HMAC", key, bytes.encode(`search:${words}`))).toHex();
}

/** What was searched for in vain at least five times, the most often first. */
export async function listEmptySearches(database: Database) {
  return database
    .select({ words: sql<string>`${emptySearches.words}`, count: emptySearches.count, day: emptySearches.day })
    .from(emptySearches)
    .where(gte(emptySearches.count, SHOWN_FROM))
    .orderBy(desc(emptySearches.count), emptySearches.words)
    .limit(200);
}

/** Forgets what nobody has searched for in 30 days. */
export async function forgetEmptySearches(database: Database, now: Date): Promise<void> {
  await database.delete(emptySearches).where(lt(emptySearches.day, toDay(now.getTime() - KEPT_FOR)));
}
