import { env } from "cloudflare:workers";
import { openDatabase } from "#workers/database/client.ts";
import { findOrCreateUser } from "#workers/accounts/accounts.ts";
import { startSession } from "#workers/accounts/sessions.ts";
import { forgetDirectory } from "#workers/directory/directory.ts";

/** What sign-in is bound to in these tests. */
export const bindings = {
  DB: env.DB,
  KV: env.KV,
  SESSION_SECRET: "a secret of the tests",
  ADMIN_EMAILS: "test:root@example.com, test:Boss@Example.com",
};

export const { database } = openDatabase(env.DB, "first-primary");

/** Puts calculators of these ids into the directory. */
export async function addCalculators(ids: readonly string[]): Promise<void> {
  await env.DB.prepare(
    `INSERT OR IGNORE INTO calculators (id, slug, name, description, category, emoji, definition_hash)
    SELECT value, value, value, value, 'math', '🧮', '0' FROM json_each(?)`,
  )
    .bind(JSON.stringify(ids))
    .run();
}

/** The directory of the tests of public calls: one has no definition yet, one is popular, one is of another category. */
export async function fillDirectory(): Promise<void> {
  await env.DB.prepare("DELETE FROM calculators").run();
  await addCalculators(["bmi", "mortgage", "tip", "promised"]);
  await env.DB.prepare("UPDATE calculators SET has_config = (id <> 'promised'), is_popular = (id = 'tip')").run();
  await env.DB.prepare("UPDATE calculators SET category = 'health' WHERE id = 'bmi'").run();
  forgetDirectory();
}

/** The ids of rows, in their order. */
export const idsOf = (rows: unknown) => (rows as { id: string }[]).map(({ id }) => id);

/** A user of these tests. */
export function addUser(email: string, more: { emailVerified?: boolean; provider?: string } = {}): Promise<string> {
  const { emailVerified = true, provider = "test" } = more;
  return findOrCreateUser(database, {
    provider,
    subject: email,
    email,
    emailVerified,
    firstName: "Ada",
    lastName: "Lovelace",
    pictureUrl: null,
  });
}

/** The Cookie header of a browser that was given these Set-Cookie headers. */
export function readCookies(setCookies: readonly string[]): string {
  return setCookies
    .filter((cookie) => !/Max-Age=0/.test(cookie))
    .map((cookie) => cookie.split(";")[0])
    .join("; ");
}

/** A request with cookies. */
export function ask(path: string, cookie = "", headers: Record<string, string> = {}): Request {
  return new Request(new URL(path, "https://reckoner.example"), { headers: { ...headers, Cookie: cookie } });
}

/** Signs a user in; the Cookie header. */
export async function signedIn(userId: string, before = ""): Promise<string> {
  return readCookies(await startSession(ask("/", before), bindings, userId));
}
