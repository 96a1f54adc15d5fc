import { availableParallelism } from "node:os";
import { defineConfig } from "@playwright/test";
import { chromiumFlags } from "./scripts/ensure-chromium.ts";

// `npm run test:browser` serves the production build and sets BASE_URL.
export default defineConfig({
  testDir: "tests",
  testMatch: ["browser/**/*.test.ts", "contract/**/*.test.ts"],
  outputDir: "test-results",
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  // The server needs a core too; two browsers share what two cores leave it.
  workers: Math.max(2, availableParallelism() - 1),
  timeout: 120_000,
  expect: { timeout: 15_000 },
  // A test that passes the second time is a fault to find: it is named at the end of a run. In CI it does not stop the rest.
  retries: process.env.CI ? 1 : 0,
  reporter: [["line"]],
  use: {
    browserName: "chromium",
    actionTimeout: 30_000,
    baseURL: process.env.BASE_URL ?? "http://localhost:4173",
    launchOptions: { executablePath: process.env.CHROMIUM_PATH, args: chromiumFlags },
    // What a service worker asks for, tests neither see nor hold up; offline.test.ts allows it.
    serviceWorkers: "block",
    screenshot: "only-on-failure",
    // Takes a good part of the time; `--trace on` for one test.
    trace: "off",
  },
});
