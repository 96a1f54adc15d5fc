/** What a visitor with a slow telephone waits for. */
import type { Browser, Page } from "playwright-core";
import { SLOWED, visit } from "./browser.ts";
import { median, quantile } from "../tests/site/quantile.ts";
import { LONGEST } from "../tests/site/pages.ts";
import type { Section } from "./report.ts";

const KEYS = 24;

const field = `[name="${LONGEST.field}"]`;
const output = `[data-output="${LONGEST.output}"]`;

interface Keystrokes {
  /** Milliseconds from each input event until the frame after the result's change was painted. */
  readonly results: readonly number[];
  /** Likewise until the frame with the longest table's new rows. */
  readonly rows: readonly number[];
  /** Tasks of more than 50 ms, which the browser calls long. */
  readonly longTasks: readonly number[];
}

function timeKeystrokes(page: Page): Promise<void> {
  return page.evaluate(
    ({ input, result, table }) => {
      const times = { results: [] as number[], rows: [] as number[], longTasks: [] as number[] };
      Object.assign(globalThis, { keystrokeTimes: times });
      const began = { results: null as number | null, rows: null as number | null };
      document.querySelector(input)?.addEventListener(
        "input",
        (event) => {
          began.results ??= event.timeStamp;
          began.rows ??= event.timeStamp;
        },
        { capture: true },
      );
      const watch = (selector: string, kind: "results" | "rows") =>
        new MutationObserver(() => {
          const start = began[kind];
          if (start === null) return;
          began[kind] = null;
          requestAnimationFrame(() => {
            const channel = new MessageChannel();
            channel.port1.addEventListener("message", () => times[kind].push(performance.now() - start));
            channel.port1.start();
            channel.port2.postMessage(null);
          });
        }).observe(document.querySelector(selector)!, { characterData: true, childList: true, subtree: true });
      watch(result, "results");
      watch(table, "rows");
      new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) times.longTasks.push(duration);
      }).observe({ type: "longtask" });
    },
    { input: field, result: output, table: `[data-output="${LONGEST.table}"] table` },
  );
}

const timesOn = (page: Page) =>
  page.evaluate(() => (globalThis as unknown as { keystrokeTimes: Keystrokes }).keystrokeTimes);

/** The summaries of what a visitor may have open below the answer while typing. */
const PANELS = ["Show the working", "What matters most"];

async function measureKeystrokes(
  url: string,
  browser: Browser,
  panels: readonly string[],
): Promise<Keystrokes & { readonly count: number }> {
  const { page, context } = await visit(browser, { isSlowNetwork: false });
  await page.goto(url + LONGEST.open, { waitUntil: "networkidle" });
  const count = await page.locator("tbody tr").count();
  // Without separators, between which another digit would not be a number.
  await page.locator(field).fill("400000");
  for (const panel of panels) await page.getByText(panel, { exact: true }).click();
  await page.waitForTimeout(500 + 2_000 * panels.length);
  await page.locator(field).press("End");
  await timeKeystrokes(page);
  for (let key = 0; key < KEYS; key += 1) {
    await page.keyboard.press(key % 2 === 0 ? "5" : "Backspace");
    await page.waitForFunction(
      (known) => (globalThis as unknown as { keystrokeTimes: Keystrokes }).keystrokeTimes.results.length > known,
      key,
      { timeout: 10_000 },
    );
    await page.waitForTimeout(60);
  }
  await page.waitForTimeout(500);
  const { results, rows, longTasks } = await timesOn(page);
  await context.close();
  // The first ones compile.
  return { count, results: results.slice(4), rows: rows.slice(4), longTasks };
}

export async function measureInteraction(url: string, browser: Browser): Promise<Section> {
  const { count, results, rows, longTasks } = await measureKeystrokes(url, browser, []);
  const withPanels = await measureKeystrokes(url, browser, PANELS);
  return {
    title: `Interaction, processor slowed ${SLOWED} times`,
    note: "A keystroke counts until the frame with its result is painted.",
    figures: [
      { name: "rows of tables on the page", value: count },
      { name: "keystroke to result: median", value: median(results), unit: "ms", most: 50 },
      { name: "keystroke to result: p90", value: quantile(results, 0.9), unit: "ms" },
      { name: "keystroke to the rows of the longest table: median", value: median(rows), unit: "ms" },
      { name: `tasks above 50 ms while ${KEYS} keys are pressed`, value: longTasks.length },
      { name: "the longest of them", value: Math.max(0, ...longTasks), unit: "ms" },
      {
        name: "keystroke to result with the working and what matters most open: median",
        value: median(withPanels.results),
        unit: "ms",
        most: 50,
      },
    ],
  };
}
