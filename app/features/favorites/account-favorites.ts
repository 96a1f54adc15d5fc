import { describeUser, loadUserAgain } from "#features/account/index.ts";
import { fetchJson } from "#features/data/index.ts";
import { forgetAccountSaved } from "#features/saved/index.ts";
import type { ToastMessage } from "#features/toast/index.ts";
import { type Outcome, sendChanges } from "./account-changes.ts";
import { readOwner } from "./account-owner.ts";
import { createAccountStore } from "./account-store.ts";
import { browserFavorites, keepFavoritesIn } from "./favorites-store.ts";
import { ACCOUNT_KEY, localFavorites, replaceLocalFavorites } from "./local-favorites.ts";

type Say = (message: ToastMessage) => void;

/** Milliseconds after which changes that could not be sent are tried again. */
const RETRY_AFTER = 60_000;

const TOAST_DURATION = 3000;

/** Stops listening for the account that was open before. */
let close: AbortController | null = null;

/**
 * The favorites of an account in this browser: shown at once as they were, changed at once, sent behind it. What cannot be
 * sent now is kept and sent later; what the server refuses is taken back, with a message. Favorites from before signing
 * in are moved over, once.
 */
export function openAccountFavorites(userId: string, say: Say): void {
  close?.abort();
  close = new AbortController();
  const { signal } = close;
  let retry: ReturnType<typeof setTimeout> | undefined;
  signal.addEventListener("abort", () => clearTimeout(retry));
  const store = createAccountStore(userId, {
    storage: localStorage,
    now: () => Date.now(),
    send: (changes) => sendChanges(changes, userId),
    load: () => fetchJson<readonly string[]>("/api/favorites", { "X-Account": userId }),
    alone: (work) => navigator.locks.request(ACCOUNT_KEY, work),
    onTrouble(outcome) {
      if (outcome.kind === "refused") say({ title: "Your favorites could not be saved", text: outcome.message });
      else if (outcome.kind === "absent") {
        void handOver(say);
      } else {
        if (outcome.message) say({ title: "Your favorites will be saved later", text: outcome.message });
        // One for all that waits: a retry of each change's own would be followed by as many.
        clearTimeout(retry);
        retry = setTimeout(() => void store.sync(), RETRY_AFTER);
      }
    },
  });
  const sendAndSay = async (isFavorite: boolean) => {
    const kind = await store.sync();
    if (isFavorite && !signal.aborted) sayAdded(kind, say);
  };
  const mine = localFavorites();
  for (const id of mine) store.keep(id, true);
  // Written down first, so that nothing is lost where the browser ends in between.
  if (mine.length > 0) replaceLocalFavorites([]);
  keepFavoritesIn({
    ...store,
    set(id, isFavorite) {
      store.keep(id, isFavorite);
      void sendAndSay(isFavorite);
    },
  });
  addEventListener("online", () => void store.sync(), { signal });
  addEventListener("storage", ({ key }) => store.hear(key ?? ACCOUNT_KEY), { signal });
  void store.refresh();
}

/** An addition is said to be in the account only when it is. */
function sayAdded(kind: Outcome["kind"], say: Say): void {
  const title = "Added to Favorites! ❤️";
  if (kind === "taken") say({ title, text: "Calculator saved to your account permanently.", duration: TOAST_DURATION });
  if (kind === "later")
    say({ title, text: "Kept in this browser until your account can be reached.", duration: TOAST_DURATION });
}

/** Another tab signed out, or signed in as someone else: this one follows, and says so. */
async function handOver(say: Say): Promise<void> {
  const user = await loadUserAgain();
  // Signed in again as the same one: what waits is sent by the next turn.
  say({
    title: describeUser(user),
    text: "Your change is kept in this browser for the account it was made in, and sent when that account is back.",
  });
  if (!user) forgetAccountFavorites();
}

/**
 * Nobody seems to be signed in. Where that cannot be known, because the site's accounts cannot be reached, what this browser
 * knows of the last account stays shown, and changes wait; else its list leaves this browser.
 */
export async function closeAccountFavorites(say: Say): Promise<void> {
  const answer = await fetch("/api/auth/user", { credentials: "include", headers: { "X-Quiet": "1" } }).catch(
    () => null,
  );
  const userId = answer && answer.status < 500 ? null : readOwner();
  if (!userId) return forgetAccountFavorites();
  openAccountFavorites(userId, say);
  // The account comes back by itself, with the network or the site.
  const { signal } = close!;
  const timer = setTimeout(() => void loadUserAgain(), RETRY_AFTER);
  signal.addEventListener("abort", () => clearTimeout(timer));
  addEventListener("online", () => void loadUserAgain(), { signal });
}

/** Signed out: the account's list leaves this browser. Only what was never sent stays, for that account alone. */
function forgetAccountFavorites(): void {
  close?.abort();
  keepFavoritesIn(browserFavorites);
  forgetAccountSaved();
  try {
    localStorage.removeItem(ACCOUNT_KEY);
  } catch {
    // Without storage nothing is kept.
  }
}
