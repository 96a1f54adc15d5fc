import { onCLS, onFCP, onINP, onLCP, onTTFB } from "web-vitals";

const ADDRESS = "/api/vitals";
/** As many as the call takes. */
const MOST_VIEWS = 50;

interface WithSignal extends Navigator {
  readonly globalPrivacyControl?: boolean;
}

/**
 * Measures how fast this page is, and notes which pages are opened, and sends both when the page is left: paths without
 * queries and figures, no cookie's value, no identifier. Nothing at all where the browser asks not to be followed.
 */
export function measure(): void {
  const { globalPrivacyControl, doNotTrack } = navigator as WithSignal;
  if (globalPrivacyControl || doNotTrack === "1") return;
  const path = location.pathname;
  const metrics = new Map<string, number>();
  let views = [path];
  for (const on of [onLCP, onINP, onCLS, onFCP, onTTFB]) on(({ name, value }) => metrics.set(name, value));

  // Whoever goes on within the site opens a page when its title comes.
  let last = path;
  new MutationObserver(() => {
    if (location.pathname === last) return;
    last = location.pathname;
    if (views.length < MOST_VIEWS) views.push(last);
  }).observe(document.head, { childList: true, subtree: true, characterData: true });

  const send = () => {
    if (metrics.size === 0 && views.length === 0) return;
    const report = { path, metrics: [...metrics].map(([name, value]) => ({ name, value })), views };
    navigator.sendBeacon(ADDRESS, new Blob([JSON.stringify(report)], { type: "application/json" }));
    // Each figure and each opening is counted once, also where a page comes back.
    metrics.clear();
    views = [];
  };
  // The listeners of the library came first, so that its last figures are there.
  addEventListener("visibilitychange", () => document.visibilityState === "hidden" && send());
  addEventListener("pagehide", send);
}
