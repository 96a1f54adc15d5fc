import { isTemporary, postJson } from "#features/data/index.ts";
import { listKept } from "./post-or-keep.ts";

interface Kept {
  readonly url: string;
  readonly body: unknown;
  /** Milliseconds since 1970. */
  readonly at: number;
}

/**
 * Sends what waits, the oldest first, one tab at a time. What the server refuses for good is dropped; where it cannot take anything
 * now, the rest goes on waiting. It is sent without cookies, as nobody's: by now someone else may be signed in here.
 * @returns how many the server took
 */
export function sendKept(): Promise<number> {
  return navigator.locks.request("unsent", async () => {
    const waiting = listKept().map((key) => [key, read(key)] as const);
    let taken = 0;
    for (const [key, kept] of waiting.toSorted(([, a], [, b]) => (a?.at ?? 0) - (b?.at ?? 0))) {
      const posted = kept && (await post(kept));
      if (posted && !posted.ok && isTemporary(posted.status)) return taken;
      localStorage.removeItem(key);
      if (posted?.ok) taken += 1;
    }
    return taken;
  });
}

/** A browser says that it is online a moment before requests come through: after this many milliseconds they are tried again. */
const AGAIN_AFTER = [1000, 4000, 15_000];

async function post({ url, body }: Kept) {
  for (const wait of AGAIN_AFTER) {
    const posted = await postJson(url, body, null);
    if (posted.ok || posted.status !== undefined || !navigator.onLine) return posted;
    await new Promise((resolve) => setTimeout(resolve, wait));
  }
  return postJson(url, body, null);
}

/** Null for what was not written by us. */
function read(key: string): Kept | null {
  try {
    const kept = JSON.parse(localStorage.getItem(key) ?? "") as Partial<Kept> | null;
    return typeof kept?.url === "string" && typeof kept.at === "number" ? (kept as Kept) : null;
  } catch {
    return null;
  }
}
