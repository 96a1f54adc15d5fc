/** Milliseconds after the page has loaded. The observers are told of what was before, so nothing is missed by waiting. */
const DELAY = 3000;

/** Loads what measures the page once the page has nothing more to do. */
export function measureWhenIdle(): void {
  const load = () =>
    setTimeout(() => void import("./measure.ts").then(({ measure }) => measure()).catch(() => {}), DELAY);
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
}
