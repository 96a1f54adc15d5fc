/**
 * Pages of calculators side by side, to be looked at: node scripts/contact-sheets.ts --url http://localhost:4173
 * [--width 390] [--scheme dark] [--only bmi,tip] [--pictures] [--to DIRECTORY]. `--pictures` shows the figures alone.
 */
import { mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { type Browser, chromium } from "@playwright/test";
import { main } from "./process.ts";

/** Calculators on one sheet. */
const PER_SHEET = 24;

interface Shot {
  readonly id: string;
  readonly image: string;
}

await main(async () => {
  const { values } = parseArgs({
    options: {
      url: { type: "string", default: "http://localhost:4173" },
      width: { type: "string", default: "390" },
      scheme: { type: "string", default: "light" },
      only: { type: "string" },
      pictures: { type: "boolean", default: false },
      to: { type: "string", default: "test-results/sheets" },
    },
  });
  const rows = (await (await fetch(`${values.url}/api/calculators`)).json()) as readonly { readonly id: string }[];
  const ids = values.only?.split(",") ?? rows.map(({ id }) => id).toSorted();
  const width = Number(values.width);
  const browser = await chromium.launch({ executablePath: "/usr/bin/chromium" });
  mkdirSync(values.to, { recursive: true });
  const context = await browser.newContext({
    baseURL: values.url,
    colorScheme: values.scheme === "dark" ? "dark" : "light",
    viewport: { width, height: 900 },
    javaScriptEnabled: false,
    locale: "en-US",
  });
  const page = await context.newPage();
  let shots: Shot[] = [];
  let sheets = 0;
  const finish = async () => {
    const name = `${values.scheme}-${width}-${String(++sheets).padStart(2, "0")}.png`;
    writeFileSync(join(values.to, name), await arrange(browser, shots, width));
    console.log(`${name}: ${shots.map(({ id }) => id).join(" ")}`);
    shots = [];
  };
  for (const id of ids) {
    await page.goto(`/calculator/${id}`);
    const figures = values.pictures
      ? await page.locator("figure[data-picture], figure[data-figure]").all()
      : [page.locator("main")];
    for (const figure of figures)
      shots.push({ id, image: (await figure.screenshot({ animations: "disabled" })).toString("base64") });
    if (shots.length >= PER_SHEET) await finish();
  }
  if (shots.length > 0) await finish();
  await browser.close();
});

async function arrange(browser: Browser, shots: readonly Shot[], width: number): Promise<Buffer> {
  const page = await browser.newPage({ viewport: { width: width > 800 ? 2000 : 1660, height: 900 } });
  const cells = shots.map(
    ({ id, image }) => `<div><b>${id}</b><img src="data:image/png;base64,${image}" style="width:100%"></div>`,
  );
  await page.setContent(
    `<body style="columns:4;gap:12px;margin:12px;font:12px sans-serif;background:#bbb">${cells.join("")}`,
  );
  const image = await page.screenshot({ fullPage: true });
  await page.close();
  return image;
}
