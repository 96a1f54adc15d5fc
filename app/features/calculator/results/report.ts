/** What comes with the first touch, and what a calculation gives to paste: one import, since both list the entries. */
import { working } from "./results.css.ts";

export { AfterFields } from "#features/calculator/tools/after-fields.tsx";
export { PrintedAddress } from "./printed-report.tsx";
export { resultsAsText } from "./results-text.ts";

/** So long paper waits for the working: without a network it never comes. */
const MOST_WAITED = 2500;

/** A report shows how its answer comes about. What was not open is closed again when it is printed. */
export async function printReport(): Promise<void> {
  await openWorking();
  setTimeout(print);
}

async function openWorking(): Promise<void> {
  const details = document.querySelector<HTMLDetailsElement>(`#results .${working}`);
  if (!details || details.open) return;
  details.open = true;
  addEventListener("afterprint", () => (details.open = false), { once: true });
  const end = performance.now() + MOST_WAITED;
  while (!details.querySelector("[data-working]") && performance.now() < end)
    await new Promise((resolve) => setTimeout(resolve, 50));
}
