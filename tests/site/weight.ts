/** What a first visit loads, by kind, compressed as the edge compresses it. */
import type { Page } from "playwright-core";
import { brotliCompressSync, gzipSync } from "node:zlib";

export const KIB = 1024;

/** The design's budgets, in bytes. */
export const BYTE_BUDGETS = { script: 140 * KIB, stylesheet: 15 * KIB, homeGzip: 44 * KIB } as const;

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

/**
 * What no visitor waits for: the admin's panels, which pages served from `localhost` draw a second after they have loaded,
 * and what measures a page, which comes after three.
 */
export const comesLater = (address: string): boolean => /\/(?:monitor|measure)-[^/]*\.js$/.test(address);

/** Opens a page with an empty cache, and weighs what it asks for until it is whole. */
export async function measureWeight(page: Page, address: string): Promise<Weight> {
  const bytes: Record<string, number> = {};
  const reading: Promise<void>[] = [];
  let gzip = 0;
  page.on("response", (response) => {
    if (comesLater(response.url())) return;
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
