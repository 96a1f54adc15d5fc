/**
 * Draws the icons and the image of link previews from public/icon.svg, in Chromium: `node scripts/draw-icons.ts`.
 * The results are committed (public/icons); run it again when the icon changes.
 */
import { mkdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { chromium, type Page } from "playwright-core";
import { main, root } from "./process.ts";
import { chromiumFlags, ensureChromium } from "./ensure-chromium.ts";

const folder = join(root, "public/icons");
const icon = readFileSync(join(root, "public/icon.svg"), "utf8");
const font = readFileSync(join(root, "public/fonts/reckoner-serif.woff2")).toString("base64");

/** Full-bleed, for systems that cut their own shape: the middle 80 % must hold what matters. */
const maskable = icon.replace('rx="7" ', "").replace("<path", '<g transform="translate(3.2 3.2) scale(.8)"><path');

const preview = `<style>
@font-face { font-family: serif-of-ours; src: url(data:font/woff2;base64,${font}) }
body { margin: 0; width: 1200px; height: 630px; box-sizing: border-box; padding: 84px 96px; background: #f7f6f2; color: #17211d;
  font-family: serif-of-ours, serif; display: flex; flex-direction: column; justify-content: space-between; border-bottom: 20px solid #0b6249 }
.head { display: flex; align-items: center; gap: 32px; font-size: 56px } .head svg { width: 104px; height: 104px }
h1 { margin: 0; font-size: 92px; font-weight: 600; line-height: 1.06; letter-spacing: -1px }
p { margin: 0; font: 32px/1.4 system-ui, "DejaVu Sans", sans-serif; color: #48554f }
</style><div class="head">${icon}<span>Reckoner</span></div>
<h1>Calculators and unit converters</h1><p>Proven by worked cases. No account, no tracking.</p>`;

await main(async () => {
  const browser = await chromium.launch({ executablePath: await ensureChromium(), args: chromiumFlags });
  mkdirSync(folder, { recursive: true });
  const page = await browser.newPage();
  await drawSquare(page, icon, 192, "icon-192.png");
  await drawSquare(page, icon, 512, "icon-512.png");
  await drawSquare(page, maskable.replace("</svg>", "</g></svg>"), 512, "icon-maskable-512.png");
  // Apple rounds the corners itself and paints what is transparent black.
  await drawSquare(page, icon.replace('rx="7" ', ""), 180, "apple-touch-icon.png");
  await page.setViewportSize({ width: 1200, height: 630 });
  await page.setContent(preview);
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: join(folder, "preview.png") });
  await browser.close();
});

async function drawSquare(page: Page, svg: string, size: number, name: string): Promise<void> {
  await page.setViewportSize({ width: size, height: size });
  await page.setContent(`<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`);
  await page.screenshot({ path: join(folder, name), omitBackground: true });
}
