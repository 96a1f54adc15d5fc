import { localFavorites } from "#features/favorites/index.ts";
import { localRecents } from "#features/recents/index.ts";

/** Milliseconds after the page runs: nothing that a visitor waits for is left by then. */
const DELAY = 5000;

/** Keeps pages for times without a connection, for visitors who come again: a first visit loads nothing of it. */
export function keepPagesLater(): void {
  if (!import.meta.env.PROD || !("serviceWorker" in navigator)) return;
  // Again and again: a second calculator may be a step within the site.
  const timer = setInterval(() => {
    if (localRecents().length < 2 && localFavorites().length === 0) return;
    clearInterval(timer);
    import("./keep-pages.ts").then(({ keepPages }) => keepPages()).catch(() => {});
  }, DELAY);
}
