import { type Posted, postJson } from "#features/data/index.ts";

/** With what the keys of storage begin under which something waits: a key each, so that tabs do not write over one another. */
const PREFIX = "unsent:";

/** What waits at most: more is not what one person wants to say before the connection is back. */
const MOST_WAITING = 50;

/**
 * Posts what a visitor tells the site. Without a connection it waits in this browser (send-kept.ts sends it). It bears an id, so that
 * the server takes it once where only its answer was lost.
 * @returns "kept" where it waits
 */
export async function postOrKeep(url: string, message: Readonly<Record<string, unknown>>): Promise<Posted | "kept"> {
  const body = { ...message, id: crypto.randomUUID() };
  const posted = await postJson(url, body);
  // The server was reached: what it says counts.
  if (posted.ok || posted.status !== undefined || listKept().length >= MOST_WAITING) return posted;
  try {
    localStorage.setItem(PREFIX + body.id, JSON.stringify({ url, body, at: Date.now() }));
    return "kept";
  } catch {
    // Without storage nothing is kept.
    return posted;
  }
}

/** Sends what waits, if anything does. @returns how many the server took */
export async function sendWaiting(): Promise<number> {
  if (listKept().length === 0) return 0;
  return (await import("./send-kept.ts")).sendKept();
}

/** The keys of what waits. */
export function listKept(): readonly string[] {
  try {
    return Object.keys(localStorage).filter((key) => key.startsWith(PREFIX));
  } catch {
    return [];
  }
}
