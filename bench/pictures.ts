/** How long a picture lags behind the typing on a slow telephone: the five pages whose pictures have the most parts. */
import type { Browser } from "playwright-core";
import { median, quantile } from "../tests/site/quantile.ts";
import { SLOWED, visit } from "./browser.ts";
import type { Section } from "./report.ts";

const PAGES = 5;
const KEYS = 30;
/** The first ones fetch and compile what draws. */
const WARM_UP = 6;
/** What is drawn: no tables, which are figures too. */
const FIGURES = "main figure:is([data-picture], [data-figure], [data-output]):has(svg)";

interface Place {
  readonly id: string;
  readonly parts: number;
  /** The field whose typing changes a picture. */
  readonly field: string;
}

export async function measurePictures(url: string, browser: Browser): Promise<Section> {
  const figures = [];
  for (const { id, parts, field } of await findHeaviest(url, browser)) {
    const times = await timeKeys(`${url}/calculator/${id}`, field, browser);
    const name = `${id} (${parts} elements, ${field})`;
    figures.push(
      { name: `${name}: median`, value: median(times), unit: "ms", most: 50 },
      { name: `${name}: p95`, value: quantile(times, 0.95), unit: "ms" },
    );
  }
  return {
    title: `Keystroke to the new picture, processor slowed ${SLOWED} times`,
    note: `${KEYS} keys for each of the ${PAGES} pages whose pictures have the most elements; until the frame with the change is painted.`,
    figures,
  };
}

async function findHeaviest(url: string, browser: Browser): Promise<readonly Place[]> {
  const rows = (await (await fetch(`${url}/api/calculators`)).json()) as readonly { readonly id: string }[];
  const context = await browser.newContext({ javaScriptEnabled: false, locale: "en-US" });
  const page = await context.newPage();
  const counted = [];
  for (const { id } of rows) {
    await page.setContent(await (await fetch(`${url}/calculator/${id}`)).text(), { waitUntil: "commit" });
    counted.push({ id, parts: await page.locator(`:is(${FIGURES}) svg *`).count() });
  }
  await context.close();
  const places: Place[] = [];
  for (const { id, parts } of counted.toSorted((a, b) => b.parts - a.parts)) {
    const field = await findField(`${url}/calculator/${id}`, browser);
    if (field !== null) places.push({ id, parts, field });
    if (places.length === PAGES) break;
  }
  return places;
}

/** The first field in which another digit changes a drawing; null where none does. */
async function findField(address: string, browser: Browser): Promise<string | null> {
  const context = await browser.newContext({ locale: "en-US" });
  const page = await context.newPage();
  await page.goto(address, { waitUntil: "networkidle" });
  const names = await page
    .locator('main form :is(input[inputmode="decimal"], input[inputmode="numeric"], textarea):visible')
    .evaluateAll((all) => all.map((one) => (one as HTMLInputElement).name));
  const draw = () => page.locator(FIGURES).evaluateAll((all) => all.map((one) => one.innerHTML).join(""));
  let found: string | null = null;
  const press = async (key: string) => {
    await page.keyboard.press(key);
    await page.waitForTimeout(600);
    return draw();
  };
  for (const name of names) {
    await page.locator(`[name="${name}"]`).press("End");
    // The first key fetches what draws.
    await press("1");
    const before = await press("Backspace");
    if ((await press("1")) === before) continue;
    found = name;
    break;
  }
  await context.close();
  return found;
}

async function timeKeys(address: string, field: string, browser: Browser): Promise<readonly number[]> {
  const { page, context } = await visit(browser, { isSlowNetwork: false });
  await page.goto(address, { waitUntil: "networkidle" });
  await page.locator(`[name="${field}"]`).press("End");
  await page.evaluate((figures) => {
    const times: number[] = [];
    Object.assign(globalThis, { pictureTimes: times });
    let began: number | null = null;
    document.addEventListener("input", ({ timeStamp }) => (began ??= timeStamp), { capture: true });
    new MutationObserver((changes) => {
      const isDrawn = changes.some(({ target }) =>
        (target instanceof Element ? target : target.parentElement)?.closest(figures),
      );
      if (!isDrawn || began === null) return;
      const start = began;
      began = null;
      // The first task behind the frame: a message would come after what React does later.
      requestAnimationFrame(() => {
        void scheduler.postTask(() => times.push(performance.now() - start), { priority: "user-blocking" });
      });
    }).observe(document.querySelector("main")!, {
      attributes: true,
      characterData: true,
      childList: true,
      subtree: true,
    });
  }, FIGURES);
  const timesOn = () => page.evaluate(() => (globalThis as unknown as { pictureTimes: number[] }).pictureTimes);
  for (let key = 0; key < WARM_UP + KEYS; key += 1) {
    const known = (await timesOn()).length;
    await page.keyboard.press(key % 2 === 0 ? "1" : "Backspace");
    // A key that changes no drawing, such as one too many for a field, has no time.
    await page
      .waitForFunction(
        (count) => (globalThis as unknown as { pictureTimes: number[] }).pictureTimes.length > count,
        known,
        { timeout: 2000 },
      )
      .catch(() => {});
    await page.waitForTimeout(60);
  }
  const times = await timesOn();
  await context.close();
  return times.slice(WARM_UP);
}
