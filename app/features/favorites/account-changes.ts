import { isTemporary } from "#features/data/index.ts";

/** A change of an account's favorites that the server has not taken yet. `at`: milliseconds since 1970, this clock. */
export interface Change {
  readonly calculatorId: string;
  readonly isFavorite: boolean;
  readonly at: number;
}

/** What became of changes that were sent. */
export type Outcome =
  /** Taken; with the whole list where the server gave it. */
  | { readonly kind: "taken"; readonly ids?: readonly string[] }
  /** Not now: no connection, a server that is down. Kept, and sent again. */
  | { readonly kind: "later"; readonly message: string | null }
  /** Nobody or someone else is signed in now. Kept until its owner is back. */
  | { readonly kind: "absent"; readonly message: string }
  /** Never: the sentence says why. */
  | { readonly kind: "refused"; readonly message: string };

/** Changes in one call: at most some 45 KB, as a browser refuses more than 64 KiB in a call that may outlive its page. */
const PART = 400;
/** Milliseconds after which a call is given up, and made again later. */
const TIMEOUT = 20_000;

/** The list with changes applied. */
export function withChanges(ids: readonly string[], changes: readonly Change[]): readonly string[] {
  const list = new Set(ids);
  for (const { calculatorId, isFavorite } of changes) {
    if (isFavorite) list.add(calculatorId);
    else list.delete(calculatorId);
  }
  return [...list];
}

/**
 * Sends changes with the times they were made at, in parts; they are taken when all parts are. A part may be sent again, as
 * the server compares times.
 * @param userId whose they are: the server refuses them where someone else is signed in
 */
export async function sendChanges(changes: readonly Change[], userId: string): Promise<Outcome> {
  // Removals first: they make room for what is added.
  const ordered = changes.toSorted((one, other) => Number(one.isFavorite) - Number(other.isFavorite));
  let outcome: Outcome = { kind: "taken" };
  for (let start = 0; start < ordered.length && outcome.kind === "taken"; start += PART) {
    const body = { sentAt: Date.now(), changes: ordered.slice(start, start + PART) };
    outcome = await post("/api/favorites/merge", userId, body);
  }
  return outcome;
}

async function post(url: string, userId: string, body: unknown): Promise<Outcome> {
  let response: Response;
  try {
    response = await fetch(url, {
      method: "POST",
      credentials: "include",
      keepalive: true,
      // An answer that never comes must not hold up the other tabs.
      signal: AbortSignal.timeout(TIMEOUT),
      headers: { "X-Account": userId, "Content-Type": "application/json" },
      body: JSON.stringify(body),
    });
  } catch {
    return { kind: "later", message: null };
  }
  const answer: unknown = await response.json().catch(() => null);
  const { error } = (answer ?? {}) as { error?: string };
  const message = error ?? "The server could not take it. Please try again.";
  if (response.ok) return Array.isArray(answer) ? { kind: "taken", ids: answer as string[] } : { kind: "taken" };
  if (response.status === 401 || response.status === 412) return { kind: "absent", message };
  return { kind: isTemporary(response.status) ? "later" : "refused", message };
}
