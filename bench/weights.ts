/** What a first visit loads, by kind, compressed as the edge compresses it. */
import type { Browser, Page } from "playwright-core";
import { brotliCompressSync, gzipSync } from "node:zlib";
import { pages } from "./pages.ts";
import type { Figure, Section } from "./report.ts";

const KIB = 1024;

/** The design's budgets, in bytes. */
export const BYTE_BUDGETS = { script: 140_000, stylesheet: 15 * KIB, homeGzip: 44 * KIB } as const;

/** Kinds that are compressed already. */
const packed = new Set(["font", "image"]);

export interface Weight {
  /** Bytes by resource type as Chromium names it, brotli. */
  readonly bytes: Readonly<Record<string, number>>;
  /** Of the document, gzip. */
  readonly gzip: number;
  readonly requests: number;
}

/**
 * Waits until a page has all that it asks for by itself at first. Scripts are asked for after the first paint, when the
 * network may have been quiet for long; the serif comes last (app/ui/serif.ts).
 */
export async function untilWhole(page: Page): Promise<void> {
  await page.waitForFunction(() =>
    [...document.fonts].some(({ family, status }) => family.includes("Reckoner Serif") && status === "loaded"),
  );
}

/** Opens a page with an empty cache, and weighs what it asks for until it is whole. */
export async function weightOf(page: Page, address: string): Promise<Weight> {
  const bytes: Record<string, number> = {};
  const reading: Promise<void>[] = [];
  let gzip = 0;
  page.on("response", (response) => {
    const read = async () => {
      const kind = response.request().resourceType();
      const body = await response.body().catch(() => Buffer.alloc(0));
      if (kind === "document") {
        gzip = gzipSync(body).byteLength;
        // What stands in the document is a part of it, and counts against the budget of stylesheets as well.
        const [, styles = ""] = /<style[^>]*>([\s\S]*?)<\/style>/.exec(body.toString()) ?? [];
        bytes["stylesheet"] = (bytes["stylesheet"] ?? 0) + brotliCompressSync(styles).byteLength;
      }
      bytes[kind] = (bytes[kind] ?? 0) + (packed.has(kind) ? body : brotliCompressSync(body)).byteLength;
    };
    reading.push(read());
  });
  await page.goto(address, { waitUntil: "networkidle" });
  await untilWhole(page);
  await Promise.all(reading);
  return { bytes, gzip, requests: reading.length };
}

export async function measureWeights(url: string, browser: Browser): Promise<Section> {
  const figures: Figure[] = [];
  for (const { name, path } of pages) {
    const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
    const { bytes, gzip, requests } = await weightOf(await context.newPage(), url + path);
    await context.close();
    const size = (kind: string) => (bytes[kind] ?? 0) / KIB;
    const others = Object.entries(bytes).filter(
      ([kind]) => !["document", "script", "stylesheet", "font"].includes(kind),
    );
    const most = (budget: number) => ({ most: budget / KIB });
    figures.push(
      { name: `${name}: HTML`, value: size("document"), unit: "KB" },
      {
        name: `${name}: HTML, gzip`,
        value: gzip / KIB,
        unit: "KB",
        ...(name === "home" ? most(BYTE_BUDGETS.homeGzip) : {}),
      },
      { name: `${name}: JavaScript`, value: size("script"), unit: "KB", ...most(BYTE_BUDGETS.script) },
      {
        name: `${name}: CSS, within the document`,
        value: size("stylesheet"),
        unit: "KB",
        ...most(BYTE_BUDGETS.stylesheet),
      },
      { name: `${name}: fonts`, value: size("font"), unit: "KB" },
      { name: `${name}: else`, value: others.reduce((sum, [, one]) => sum + one, 0) / KIB, unit: "KB" },
      { name: `${name}: requests`, value: requests },
    );
  }
  return { title: "Weight of a first visit", note: "brotli but where it says gzip; 1 KB is 1024 bytes.", figures };
}
