/** Loads what measures the page once the page has nothing more to do. */
export function measureWhenIdle(): void {
  const load = () =>
    setTimeout(() => void import("./measure.ts").then(({ measure }) => measure()).catch(() => {}), 1000);
  if (document.readyState === "complete") load();
  else addEventListener("load", load, { once: true });
}
