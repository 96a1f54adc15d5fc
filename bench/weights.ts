/** What a first visit loads, by kind, compressed as the edge compresses it. */
import type { Browser } from "playwright-core";
import { brotliCompressSync, constants, gzipSync } from "node:zlib";
import { pages } from "./pages.ts";
import type { Figure, Section } from "./report.ts";

const KIB = 1024;
/** The quality that edges use for what they compress on the way. */
const brotli = (body: Buffer) =>
  brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } }).byteLength;

/** Kinds that are compressed already. */
const packed = new Set(["font", "image"]);

export async function measureWeights(url: string, browser: Browser): Promise<Section> {
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const bytes = new Map<string, number>();
    let requests = 0;
    let gzip = 0;
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const page = await context.newPage();
    const reading: Promise<void>[] = [];
    page.on("response", (response) => {
      requests += 1;
      reading.push(
        (async () => {
          const kind = response.request().resourceType();
          const body = await response.body().catch(() => Buffer.alloc(0));
          if (kind === "document") gzip = gzipSync(body).byteLength;
          bytes.set(kind, (bytes.get(kind) ?? 0) + (packed.has(kind) ? body.byteLength : brotli(body)));
        })(),
      );
    });
    await page.goto(url + path, { waitUntil: "networkidle" });
    await Promise.all(reading);
    await context.close();
    const size = (kind: string) => (bytes.get(kind) ?? 0) / KIB;
    const others = [...bytes].filter(([kind]) => !["document", "script", "stylesheet", "font"].includes(kind));
    figures.push(
      { name: `${name}: HTML`, value: size("document"), unit: "KB" },
      { name: `${name}: HTML, gzip`, value: gzip / KIB, unit: "KB", ...(name === "home" ? { most: 40 } : {}) },
      { name: `${name}: JavaScript`, value: size("script"), unit: "KB", most: 130 },
      { name: `${name}: CSS`, value: size("stylesheet"), unit: "KB", most: 15 },
      { name: `${name}: fonts`, value: size("font"), unit: "KB" },
      { name: `${name}: else`, value: others.reduce((sum, [, one]) => sum + one, 0) / KIB, unit: "KB" },
      { name: `${name}: requests`, value: requests },
    );
  }
  return { title: "Weight of a first visit", note: "brotli but where it says gzip; 1 KB is 1024 bytes.", figures };
}
