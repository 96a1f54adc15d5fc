import { env } from "cloudflare:workers";
import * as v from "valibot";
import { expect, test, vi } from "vitest";
import { openDatabase } from "#workers/database/client.ts";
import type { Page } from "#workers/pages/pages.ts";
import {
  findBucket,
  countVitals,
  forgetVitals,
  type Metric,
  getPage,
  readOpens,
  summariseVitals,
  THRESHOLDS,
  vitalsSchema,
} from "./vitals.ts";

const { database } = openDatabase(env.DB, "first-primary");
const PAGES: readonly Page[] = [
  { path: "/", title: "Home", visits: "home" },
  { path: "/login", title: "Login" },
  { path: "/calculator/:id", title: "Calculator" },
  { path: "/admin/:section?", title: "Administration", visits: "administration" },
];
const NOW = Date.parse("2026-11-22T12:00:00Z");
const report = (path: string, metrics: readonly [Metric, number][], views: string[] = []) => ({
  path,
  metrics: metrics.map(([name, value]) => ({ name, value })),
  views,
});

test("what is over a threshold is in a bucket above it, what is on it is not", () => {
  for (const [metric, threshold] of Object.entries(THRESHOLDS) as [Metric, number][]) {
    const unit = metric === "CLS" ? 1000 : 1;
    expect(findBucket(metric, threshold / unit)).toBe(threshold);
    expect(findBucket(metric, (threshold + 0.1) / unit)).toBeGreaterThan(threshold);
  }
  expect(THRESHOLDS).toEqual({ LCP: 2500, INP: 100, CLS: 100 });
  expect(findBucket("LCP", 3_600_000)).toBeGreaterThan(10_000);
});

test("a figure is counted in the bucket whose edge it reaches, as those of the days before were", () => {
  const loading = [100, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000];
  const edges: Record<Metric, readonly number[]> = {
    LCP: loading,
    FCP: loading,
    TTFB: [25, 50, 100, 150, 200, 300, 400, 600, 800, 1200, 1800, 3000, 6000],
    INP: [8, 16, 24, 32, 50, 75, 100, 150, 200, 300, 500, 1000],
    CLS: [0, 5, 10, 25, 50, 75, 100, 150, 250, 500, 1000],
  };
  for (const [metric, list] of Object.entries(edges) as [Metric, readonly number[]][]) {
    const unit = metric === "CLS" ? 1000 : 1;
    for (const [index, edge] of list.entries()) {
      expect([metric, findBucket(metric, edge / unit)]).toEqual([metric, edge]);
      expect([metric, findBucket(metric, (edge + 0.01) / unit)]).toEqual([metric, list[index + 1] ?? 2_147_483_647]);
    }
  }
});

test("a page has a kind and our title for it, never the sender's", () => {
  expect(getPage(PAGES, "/calculator/bmi")).toEqual(["calculator", "BMI Calculator"]);
  expect(getPage(PAGES, "/")).toEqual(["home", "Home"]);
  expect(getPage(PAGES, "/calculator/my-secret")).toEqual(["other", "Other pages"]);
  expect(getPage(PAGES, "/admin/vitals")).toEqual(["administration", "Administration"]);
  expect(getPage(PAGES, "/administrator")).toEqual(["other", "Other pages"]);
  expect(getPage(PAGES, "/login")).toEqual(["other", "Other pages"]);
  expect(getPage(PAGES, "/admin")).toEqual(["administration", "Administration"]);
  expect(getPage(PAGES, "toString")).toEqual(["other", "Other pages"]);
});

test("figures become percentiles by kind of page; openings are counted by title", async () => {
  // 100 pages: 60 paint within 500 ms, 20 within 1000, 15 within 2500, 5 beyond all.
  const paints = [...Array(60).fill(400), ...Array(20).fill(900), ...Array(15).fill(2500), ...Array(5).fill(12_000)];
  for (const value of paints as number[])
    await countVitals(database, report("/calculator/bmi", [["LCP", value]]), PAGES, undefined, NOW);
  await countVitals(
    database,
    report(
      "/",
      [
        ["CLS", 0.02],
        ["INP", 130],
      ],
      ["/", "/calculator/bmi", "/calculator/bmi", "/x/?y"],
    ),
    PAGES,
    undefined,
    NOW,
  );
  // Eight days before: not within the last seven.
  await countVitals(database, report("/", [["INP", 5000]]), PAGES, undefined, NOW - 8 * 86_400_000);
  const { figures, views, opens } = await summariseVitals(database, 7, NOW);
  expect(figures).toEqual([
    { kind: "calculator", metric: "LCP", count: 100, p50: 500, p75: 1000, p95: 2500, slow: 5 },
    { kind: "home", metric: "CLS", count: 1, p50: 0.025, p75: 0.025, p95: 0.025, slow: 0 },
    { kind: "home", metric: "INP", count: 1, p50: 150, p75: 150, p95: 150, slow: 1 },
  ]);
  expect(views).toEqual([
    { title: "BMI Calculator", count: 2 },
    { title: "Home", count: 1 },
    { title: "Other pages", count: 1 },
  ]);
  expect(opens.map(({ count }) => count)).toEqual([0, 0, 0, 0, 0, 0, 4]);
  expect(await readOpens(database, 7, NOW)).toEqual(opens);
  expect(opens.at(-1)?.day).toBe(new Date(NOW).toISOString().slice(0, 10));
  await forgetVitals(database, NOW + 90 * 86_400_000);
  expect((await summariseVitals(database, 90, NOW + 80 * 86_400_000)).figures.map((one) => one.p50)).toEqual([
    500, 0.025, 150,
  ]);
  await forgetVitals(database, NOW + 91 * 86_400_000);
  expect((await summariseVitals(database, 365, NOW)).figures).toEqual([]);
});

test("what has a threshold is counted by country too, where the network says one", async () => {
  const at = (country: string | undefined, metrics: readonly [Metric, number][]) =>
    countVitals(database, { ...report("/", metrics), ...(country && { country }) }, PAGES, undefined, NOW);
  await at("DE", [
    ["LCP", 3000],
    ["TTFB", 90],
  ]);
  await at("BR", [["LCP", 400]]);
  await at("BR", [["LCP", 450]]);
  for (const country of [undefined, "T1", "de", "in"]) await at(country, [["LCP", 100]]);
  const { figures, countries } = await summariseVitals(database, 7, NOW);
  expect(countries.map(({ kind, metric, count, p75, slow }) => [kind, metric, count, p75, slow])).toEqual([
    ["BR", "LCP", 2, 500, 0],
    ["DE", "LCP", 1, 3000, 1],
  ]);
  expect(figures.map(({ kind, metric, count }) => [kind, metric, count])).toEqual([
    ["home", "LCP", 7],
    ["home", "TTFB", 1],
  ]);
  await forgetVitals(database, NOW + 91 * 86_400_000);
  expect((await summariseVitals(database, 365, NOW)).countries).toEqual([]);
});

test("Analytics Engine gets each point where it is bound, without anything personal", async () => {
  const writeDataPoint = vi.fn<(point?: AnalyticsEngineDataPoint) => void>();
  await countVitals(
    database,
    report("/calculator/tip", [["LCP", 812]], ["/calculator/tip"]),
    PAGES,
    { writeDataPoint },
    NOW,
  );
  expect(writeDataPoint.mock.calls).toEqual([
    [{ indexes: ["calculator"], blobs: ["LCP", "calculator"], doubles: [812] }],
    [{ indexes: ["calculator"], blobs: ["view", "calculator", "Tip Calculator"], doubles: [1] }],
  ]);
});

test("a database that is down loses the figures, and nobody waits or sees an error", async () => {
  const log = vi.spyOn(console, "error").mockReturnValue();
  const down = {
    insert: () => ({ values: () => ({ onConflictDoUpdate: () => ({}) }) }),
    batch: () => Promise.reject(new Error("D1_ERROR")),
  };
  await countVitals(down as unknown as typeof database, report("/", [["LCP", 1]]), PAGES, undefined, NOW);
  expect(log).toHaveBeenCalledOnce();
  log.mockRestore();
});

test.each<[what: string, body: unknown]>([
  ["a query in a path", { path: "/?search=my+salary", metrics: [], views: [] }],
  ["an address elsewhere", { path: "https://elsewhere.example/", metrics: [], views: [] }],
  ["an unknown metric", { path: "/", metrics: [{ name: "FID", value: 1 }], views: [] }],
  ["a negative", { path: "/", metrics: [{ name: "LCP", value: -1 }], views: [] }],
  ["what is no number", { path: "/", metrics: [{ name: "LCP", value: Number.NaN }], views: [] }],
  ["an hour and more", { path: "/", metrics: [{ name: "LCP", value: 1e12 }], views: [] }],
  ["far too many", { path: "/", metrics: [], views: Array(51).fill("/") }],
  ["nothing", null],
])("refuses %s", (_what, body) => {
  expect(v.safeParse(vitalsSchema, body).success).toBe(false);
});
