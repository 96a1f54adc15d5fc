/**
 * Draws the icons from public/icon.svg, in Chromium: `node scripts/draw-icons.ts`.
 * The results are committed (public/icons); run it again when the icon changes.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { main, root } from "./process.ts";
import { chromiumFlags, ensureChromium } from "./ensure-chromium.ts";

const folder = join(root, "public/icons");
const icon = readFileSync(join(root, "public/icon.svg"), "utf8");

/** Full-bleed, for systems that cut their own shape: the middle 80 % must hold what matters. */
const maskable = icon.replace('rx="7" ', "").replace("<path", '<g transform="translate(3.2 3.2) scale(.8)"><path');

await main(async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await drawSquare(page, icon, 192, "icon-192.png");
  await drawSquare(page, icon, 512, "icon-512.png");
  await drawSquare(page, maskable.replace("</svg>", "</g></svg>"), 512, "icon-maskable-512.png");
  // Apple rounds the corners itself and paints what is transparent black.
  await drawSquare(page, icon.replace('rx="7" ', ""), 180, "apple-touch-icon.png");
  await browser.close();
});

async function drawSquare(page: Page, svg: string, size: number, name: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
