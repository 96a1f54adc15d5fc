/** Chromium for the benches. */
import { type Browser, type BrowserContext, type CDPSession, chromium, type Page } from "playwright-core";
import { chromiumFlags, ensureChromium } from "../scripts/ensure-chromium.ts";

export async function startBrowser(args: readonly string[] = []): Promise<Browser> {
  return chromium.launch({ executablePath: await ensureChromium("chromium"), args: [...chromiumFlags, ...args] });
}

/** As Lighthouse slows a telephone down: 4 times the processor's time. */
export const SLOWED = 4;
/**
 * Slow 4G as Lighthouse and Chromium's developer tools have it: 150 ms there and back, 1.6 Mbit/s down, 0.75 Mbit/s up.
 * The tools delay requests and not packets; their factors make up for the round trips of a connection (Lighthouse,
 * docs/throttling.md and trace_engine's DEVTOOLS_RTT_ADJUSTMENT_FACTOR, DEVTOOLS_THROUGHPUT_ADJUSTMENT_FACTOR).
 */
const SLOW_4G = {
  offline: false,
  latency: 150 * 3.75,
  downloadThroughput: ((1.6 * 1024 * 1024) / 8) * 0.9,
  uploadThroughput: ((0.75 * 1024 * 1024) / 8) * 0.9,
};

interface Visit {
  readonly page: Page;
  readonly context: BrowserContext;
  readonly devtools: CDPSession;
}

/** A visitor with an empty cache and a telephone. */
export async function visit(browser: Browser, { isSlowNetwork }: { isSlowNetwork: boolean }): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 390, height: 844 }, locale: "en-US" });
  const page = await context.newPage();
  const devtools = await context.newCDPSession(page);
  await devtools.send("Emulation.setCPUThrottlingRate", { rate: SLOWED });
  if (isSlowNetwork) {
    await devtools.send("Network.enable");
    await devtools.send("Network.emulateNetworkConditions", SLOW_4G);
  }
  return { page, context, devtools };
}
