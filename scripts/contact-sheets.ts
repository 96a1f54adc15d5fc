/**
 * Pages of calculators side by side, to be looked at: node scripts/contact-sheets.ts --url http://localhost:4173
 * [--width 390] [--scheme dark] [--locale de-DE] [--only bmi,tip] [--pictures] [--height 2400] [--per 20] [--columns 10] [--fold 2300] [--to DIRECTORY].
 * `--pictures` shows the figures alone, `--height` cuts pages, `--fold` lets them go on in the next column, so that a sheet is
 * no higher than a viewer shows sharply (`--per` counts columns then). What can be measured is said: pages wider than the screen, words of a drawing
 * that lie on one another or reach out of it.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { main } from "./process.ts";

interface Shot {
  readonly id: string;
  readonly image: string;
  readonly width: number;
  readonly height: number;
}

/** How high a column is, how wide pages are, and how many columns stand side by side. */
interface Layout {
  readonly fold: number;
  readonly width: number;
  readonly columns: number;
}

/** Parts below the screen are drawn too, and the bar with the answer hides nothing. */
const WHOLE = "* { content-visibility: visible !important } :has(> [data-answer-bar]) { display: none !important }";

await main(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: "string", default: "http://localhost:4173" },
      width: { type: "string", default: "390" },
      height: { type: "string", default: "20000" },
      per: { type: "string", default: "24" },
      columns: { type: "string" },
      fold: { type: "string", default: "Infinity" },
      scheme: { type: "string", default: "light" },
      locale: { type: "string", default: "en-US" },
      only: { type: "string" },
      pictures: { type: "boolean", default: false },
      to: { type: "string", default: "test-results/sheets" },
    },
  });
  const rows = (await (await fetch(`${values.url}/api/calculators`)).json()) as readonly { readonly id: string }[];
  const ids = values.only?.split(",") ?? rows.map(({ id }) => id).toSorted();
  const [width, height, per, fold] = [values.width, values.height, values.per, values.fold].map(Number) as [
    number,
    number,
    number,
    number,
  ];
  const layout: Layout = { fold, width, columns: Number(values.columns ?? (width > 800 ? 4 : 10)) };
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
  mkdirSync(values.to, { recursive: true });
  const context = await browser.newContext({
    baseURL: values.url,
    colorScheme: values.scheme === "dark" ? "dark" : "light",
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    locale: values.locale,
  });
  const page = await context.newPage();
  let shots: Shot[] = [];
  let sheets = 0;
  const finish = async () => {
    const name = `${values.scheme}-${width}-${String(++sheets).padStart(2, "0")}.png`;
    writeFileSync(join(values.to, name), await arrange(browser, shots, layout));
    console.log(`${name}: ${shots.map(({ id }) => id).join(" ")}`);
    shots = [];
  };
  for (const id of ids) {
    await page.goto(`/calculator/${id}`);
    await page.evaluate(lay, WHOLE);
    for (const fault of await page.evaluate(findFaults)) console.log(`${id}: ${fault}`);
    const add = async (image: Buffer) => {
      // A PNG's width and height stand in the bytes 16 to 23.
      const shot = {
        id,
        image: image.toString("base64"),
        width: image.readUInt32BE(16),
        height: image.readUInt32BE(20),
      };
      if (shots.length > 0 && countColumns([...shots, shot], fold) > per) await finish();
      shots.push(shot);
    };
    if (values.pictures)
      for (const figure of await page
        .locator("figure[data-picture], figure[data-figure], figure[data-output]:has(svg)")
        .all())
        await add(await figure.screenshot({ animations: "disabled" }));
    else {
      const box = (await page.locator("main").boundingBox())!;
      const clip = { x: 0, y: box.y, width, height: Math.min(box.height, height) };
      await add(await page.screenshot({ animations: "disabled", fullPage: true, clip }));
    }
  }
  if (shots.length > 0) await finish();
  await browser.close();
});

function countColumns(shots: readonly Shot[], fold: number): number {
  return shots.reduce((sum, { height }) => sum + Math.max(1, Math.ceil(height / fold)), 0);
}

async function arrange(browser: Browser, shots: readonly Shot[], { fold, width, columns }: Layout): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: width > 800 ? 2000 : 1960, height: 900 } });
  const cells = shots.flatMap((shot) =>
    Array.from({ length: countColumns([shot], fold) }, (_, index) => {
      const top = index === 0 ? 0 : index * fold;
      const rows = Math.min(fold, shot.height - top);
      return `<div><b>${shot.id}</b><svg viewBox="0 ${top} ${shot.width} ${rows}" style="display:block;width:100%"><image href="data:image/png;base64,${shot.image}" width="${shot.width}" height="${shot.height}"/></svg></div>`;
    }),
  );
  await page.setContent(
    `<body style="display:grid;grid-template-columns:repeat(${columns},1fr);gap:6px;margin:6px;font:12px sans-serif;background:#bbb">${cells.join("")}`,
  );
  const image = await page.screenshot({ fullPage: true });
  await page.close();
  return image;
}

/** Runs in the page. */
function lay(rules: string): void {
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(rules);
  document.adoptedStyleSheets.push(sheet);
}

/** Runs in the page. */
function findFaults(): string[] {
  const faults: string[] = [];
  const { scrollWidth, clientWidth } = document.documentElement;
  if (scrollWidth > clientWidth) faults.push(`the page is ${scrollWidth - clientWidth} px too wide`);
  for (const drawing of document.querySelectorAll("main figure svg")) {
    const frame = drawing.getBoundingClientRect();
    const words = [...drawing.querySelectorAll("text")]
      .map((one) => ({ text: one.textContent ?? "", box: one.getBoundingClientRect() }))
      .filter(({ text, box }) => text.trim() !== "" && box.width > 0);
    for (const [index, { text, box }] of words.entries()) {
      if (box.left < frame.left - 3 || box.right > frame.right + 3) faults.push(`“${text}” reaches out of its drawing`);
      for (const other of words.slice(index + 1)) {
        const across = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left);
        const down = Math.min(box.bottom, other.box.bottom) - Math.max(box.top, other.box.top);
        if (across > 2 && down > 5) faults.push(`“${text}” lies on “${other.text}”`);
      }
    }
  }
  return faults;
}
