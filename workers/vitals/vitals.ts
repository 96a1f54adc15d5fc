/** How fast pages are for visitors, and which are opened: counts by bucket and day, not tied to anyone. */
import rows from "#generated/rows.ts";
import { and, eq, gte, lt, sql } from "drizzle-orm";
import * as v from "valibot";
import type { Database } from "#workers/database/client.ts";
import { countryVitals, vitals } from "#workers/database/schema.ts";
import { todayUtc } from "#workers/directory/calculate.ts";
import { logFailure } from "#workers/errors/log.ts";
import { findPage, type Page } from "#workers/pages/pages.ts";

/** Beyond the last edge. */
const BEYOND = 2_147_483_647;
/** Upper edges of the buckets in milliseconds (layout shift in thousandths), each included. */
const LOADING = [100, 250, 500, 750, 1000, 1250, 1500, 1750, 2000, 2500, 3000, 4000, 6000, 10_000, BEYOND];
const EDGES = {
  LCP: LOADING,
  FCP: LOADING,
  TTFB: [25, 50, 100, 150, 200, 300, 400, 600, 800, 1200, 1800, 3000, 6000, BEYOND],
  INP: [8, 16, 24, 32, 50, 75, 100, 150, 200, 300, 500, 1000, BEYOND],
  CLS: [0, 5, 10, 25, 50, 75, 100, 150, 250, 500, 1000, BEYOND],
} as const satisfies Readonly<Record<string, readonly number[]>>;

export type Metric = keyof typeof EDGES;
export const METRICS = Object.keys(EDGES) as readonly Metric[];

/** Above these a page is too slow (spec 2 §9): largest paint, input delay, layout shift (in thousandths). */
export const THRESHOLDS: Readonly<Partial<Record<Metric, number>>> = { LCP: 2500, INP: 100, CLS: 100 };

/** Kept for this many days. */
const KEPT_DAYS = 90;

const path = v.pipe(
  v.string("The path must be text."),
  v.regex(/^\/[^?#\s]{0,199}$/, "The path must begin with a slash and have no query."),
);

/** What a page sends when it is left: an address without a query, figures, and the pages opened since. */
export const vitalsSchema = v.object({
  path,
  metrics: v.pipe(
    v.array(
      v.object({
        name: v.picklist(METRICS, "There is no metric of that name."),
        value: v.pipe(
          v.number("The value must be a number."),
          v.minValue(0, "The value must not be negative."),
          v.maxValue(3_600_000, "The value is too large."),
        ),
      }),
    ),
    v.maxLength(METRICS.length, "There are too many metrics."),
  ),
  views: v.pipe(v.array(path), v.maxLength(50, "There are too many views.")),
});

export type VitalsReport = v.InferOutput<typeof vitalsSchema>;

let names: ReadonlyMap<string, string> | null = null;

/** The kind and the title of a page. The title is ours, not the sender's: what someone searched for is in theirs. */
export function getPage(pages: readonly Page[], address: string): readonly [kind: string, title: string] {
  names ??= new Map(rows.map(({ id, name }) => [`/calculator/${id}`, name]));
  const name = names.get(address);
  if (name) return ["calculator", name];
  const page = findPage(pages, address);
  return page?.visits ? [page.visits, page.title] : ["other", "Other pages"];
}

/** The bucket of a value: its upper edge. */
export function findBucket(metric: Metric, value: number): number {
  const measured = metric === "CLS" ? value * 1000 : value;
  return EDGES[metric].find((edge) => measured <= edge) ?? BEYOND;
}

/** Page opens are kept as a metric with one bucket, under the page's title. */
const VIEW = "view";

/**
 * Counts a report in the table; every point goes to Analytics Engine as well where that is bound. A report that cannot
 * be counted is logged and lost.
 */
export async function countVitals(
  database: Database,
  report: VitalsReport & { readonly country?: string },
  pages: readonly Page[],
  analytics?: AnalyticsEngineDataset,
  now = Date.now(),
): Promise<void> {
  const day = todayUtc(now);
  const [kind] = getPage(pages, report.path);
  const counted = [
    ...report.metrics.map(({ name, value }) => ({
      page: kind,
      metric: name as string,
      bucket: findBucket(name, value),
    })),
    ...report.views.map((address) => ({ page: getPage(pages, address)[1], metric: VIEW, bucket: 0 })),
  ];
  for (const { name, value } of report.metrics)
    analytics?.writeDataPoint({ indexes: [kind], blobs: [name, kind], doubles: [value] });
  for (const address of report.views)
    analytics?.writeDataPoint({
      indexes: [getPage(pages, address)[0]],
      blobs: [VIEW, ...getPage(pages, address)],
      doubles: [1],
    });
  const [first, ...rest] = [
    ...counted.map((row) =>
      database
        .insert(vitals)
        .values({ ...row, day, count: 1 })
        .onConflictDoUpdate({
          target: [vitals.day, vitals.page, vitals.metric, vitals.bucket],
          set: { count: sql`${vitals.count} + 1` },
        }),
    ),
    ...byCountry(report).map((row) =>
      database
        .insert(countryVitals)
        .values({ ...row, day, count: 1 })
        .onConflictDoUpdate({
          target: [countryVitals.day, countryVitals.country, countryVitals.metric, countryVitals.bucket],
          set: { count: sql`${countryVitals.count} + 1` },
        }),
    ),
  ];
  try {
    if (first) await database.batch([first, ...rest]);
  } catch (error) {
    logFailure("vitals-not-counted", error);
  }
}

/** Metrics that have a threshold are counted by country too, where it is known. */
function byCountry({ metrics, country = "" }: VitalsReport & { readonly country?: string }) {
  if (!/^[A-Z]{2}$/.test(country)) return [];
  return metrics
    .filter(({ name }) => THRESHOLDS[name] !== undefined)
    .map(({ name, value }) => ({ country, metric: name as string, bucket: findBucket(name, value) }));
}

/** A metric of a kind of page over some days. Milliseconds; layout shift without a unit. */
export interface VitalsFigure {
  readonly kind: string;
  readonly metric: Metric;
  readonly count: number;
  /** The upper edge of the bucket in which the percentile lies; null where it is beyond the last. */
  readonly p50: number | null;
  readonly p75: number | null;
  readonly p95: number | null;
  /** How many lie above the threshold; null where the metric has none. */
  readonly slow: number | null;
}

export interface VitalsSummary {
  readonly days: number;
  readonly figures: readonly VitalsFigure[];
  /** The same by country, those with the most measurements first; the kind is the country's code. */
  readonly countries: readonly VitalsFigure[];
  /** Page opens by title, the most opened first. */
  readonly views: readonly { readonly title: string; readonly count: number }[];
  /** Page opens of each of the days. */
  readonly opens: readonly { readonly day: string; readonly count: number }[];
}

/** The percentiles by kind of page and the page opens of the last days, today included. */
export async function summariseVitals(database: Database, days: number, now = Date.now()): Promise<VitalsSummary> {
  const since = todayUtc(now - (days - 1) * 86_400_000);
  const measured = database
    .select({
      page: vitals.page,
      metric: vitals.metric,
      bucket: vitals.bucket,
      count: sql<number>`sum(${vitals.count})`,
    })
    .from(vitals)
    .where(gte(vitals.day, since))
    .groupBy(vitals.page, vitals.metric, vitals.bucket)
    .orderBy(vitals.page, vitals.metric, vitals.bucket);
  const abroad = database
    .select({
      page: countryVitals.country,
      metric: countryVitals.metric,
      bucket: countryVitals.bucket,
      count: sql<number>`sum(${countryVitals.count})`,
    })
    .from(countryVitals)
    .where(gte(countryVitals.day, since))
    .groupBy(countryVitals.country, countryVitals.metric, countryVitals.bucket)
    .orderBy(countryVitals.country, countryVitals.metric, countryVitals.bucket);
  const [found, byDay, inCountries] = await database.batch([measured, selectOpens(database, since), abroad]);
  const countries = readFigures(inCountries);
  const total = (code: string) => Math.max(...countries.filter(({ kind }) => kind === code).map(({ count }) => count));
  const views = found
    .filter(({ metric }) => metric === VIEW)
    .map(({ page, count }) => ({ title: page, count }))
    .toSorted((a, b) => b.count - a.count || a.title.localeCompare(b.title, "en"));
  return {
    days,
    figures: readFigures(found),
    countries: countries.toSorted((a, b) => total(b.kind) - total(a.kind) || a.kind.localeCompare(b.kind, "en")),
    views,
    opens: fillDays(byDay, days, now),
  };
}

function selectOpens(database: Database, since: string) {
  return database
    .select({ day: vitals.day, count: sql<number>`sum(${vitals.count})` })
    .from(vitals)
    .where(and(gte(vitals.day, since), eq(vitals.metric, VIEW)))
    .groupBy(vitals.day)
    .orderBy(vitals.day);
}

/** Page opens of each of the last days, today included. */
export async function readOpens(database: Database, days: number, now = Date.now()): Promise<VitalsSummary["opens"]> {
  return fillDays(await selectOpens(database, todayUtc(now - (days - 1) * 86_400_000)), days, now);
}

function fillDays(found: VitalsSummary["opens"], days: number, now: number): VitalsSummary["opens"] {
  const counts = new Map(found.map(({ day, count }) => [day, count]));
  const asked = Array.from({ length: days }, (_, index) => todayUtc(now - (days - 1 - index) * 86_400_000));
  return asked.map((day) => ({ day, count: counts.get(day) ?? 0 }));
}

interface Measured extends Bucket {
  readonly page: string;
  readonly metric: string;
}

/** @param found in rising order of the buckets */
function readFigures(found: readonly Measured[]): readonly VitalsFigure[] {
  return [...Map.groupBy(found, ({ page, metric }) => `${page} ${metric}`).values()].flatMap((buckets) => {
    const [first] = buckets;
    return first && isMetric(first.metric) ? [readFigure(first.page, first.metric, buckets)] : [];
  });
}

function isMetric(metric: string): metric is Metric {
  return Object.hasOwn(EDGES, metric);
}

interface Bucket {
  readonly bucket: number;
  readonly count: number;
}

/** @param buckets in rising order */
function readFigure(kind: string, metric: Metric, buckets: readonly Bucket[]): VitalsFigure {
  const count = buckets.reduce((sum, one) => sum + one.count, 0);
  const threshold = THRESHOLDS[metric];
  const at = (share: number): number | null => {
    let below = 0;
    const edge = buckets.find((one) => (below += one.count) >= share * count)?.bucket ?? BEYOND;
    if (edge === BEYOND) return null;
    return metric === "CLS" ? edge / 1000 : edge;
  };
  const above = (limit: number) => buckets.reduce((sum, one) => sum + (one.bucket > limit ? one.count : 0), 0);
  return {
    kind,
    metric,
    count,
    p50: at(0.5),
    p75: at(0.75),
    p95: at(0.95),
    slow: threshold === undefined ? null : above(threshold),
  };
}

/** Removes the counts of days long past. */
export async function forgetVitals(database: Database, now = Date.now()): Promise<void> {
  const first = todayUtc(now - KEPT_DAYS * 86_400_000);
  await database.batch([
    database.delete(vitals).where(lt(vitals.day, first)),
    database.delete(countryVitals).where(lt(countryVitals.day, first)),
  ]);
}
