import { localFavorites } from "#features/favorites/index.ts";
import { localRecents } from "#features/recents/index.ts";
import type { KeepMessage } from "./keep-message.ts";

/** Favorites kept besides the pages that were opened. */
const MOST_FAVORITES = 15;
/** Calculators that were opened before the service worker ran. */
const MOST_EARLIER = 5;
/** Milliseconds in which a page that was stepped to loads its files. */
const LOADING = 3000;

/** Starts the service worker, and has it keep this page, those that follow it, and the favorites. */
export async function keepPages(): Promise<void> {
  // Opened before there was a service worker to keep them.
  const earlier = navigator.serviceWorker.controller ? [] : localRecents().slice(0, MOST_EARLIER);
  await navigator.serviceWorker.register("/service-worker.js", { type: "module" });
  const { active } = await navigator.serviceWorker.ready;
  const keep = (addresses: readonly string[]) => {
    const loaded = listLoaded();
    const message: KeepMessage = { pages: addresses.map((address) => ({ address, loaded })) };
    // Nothing is handed over with it.
    active?.postMessage(message, []);
  };
  const favorites = localFavorites().slice(0, MOST_FAVORITES);
  const ids = [...favorites, ...earlier.map(({ calculatorId }) => calculatorId).toReversed()];
  const opened = openedAddress();
  const others = new Set(ids.map((id) => `/calculator/${id}`));
  others.delete(opened);
  keep([...others, opened]);

  // Whoever steps on within the site opens a page when its title comes.
  let last = location.pathname;
  new MutationObserver(() => {
    if (location.pathname === last) return;
    last = location.pathname;
    const address = last + location.search;
    setTimeout(() => keep([address]), LOADING);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });

  addEventListener("click", openAsDocument, { capture: true });
}

/** Without a connection a step within the site would ask for data that is not kept; its document may be. */
function openAsDocument(event: MouseEvent): void {
  const link = event.target instanceof Element ? event.target.closest("a[href]") : null;
  if (!navigator.onLine && link instanceof HTMLAnchorElement && link.origin === location.origin && !isOnThisPage(link))
    event.stopPropagation();
}

function isOnThisPage(link: HTMLAnchorElement): boolean {
  return link.hash !== "" && link.pathname === location.pathname;
}

/** As this document was asked for; what was typed since is in the address only. */
function openedAddress(): string {
  const [opened] = performance.getEntriesByType("navigation");
  const { pathname, search } = new URL(opened?.name ?? location.href, location.href);
  return pathname === location.pathname ? pathname + search : location.pathname;
}

/** Paths of what this page has loaded from the site. */
function listLoaded(): readonly string[] {
  const addresses = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  return addresses.filter(({ origin }) => origin === location.origin).map(({ pathname }) => pathname);
}
