/** What /health looks at: every binding, within a deadline. */
import bundledRows from "#generated/rows.ts";
import { openDatabase } from "#workers/database/client.ts";
import { recentErrorCount } from "#workers/errors/errors.ts";
import { logFailure } from "#workers/errors/log.ts";
import { withDeadline } from "#workers/http/deadline.ts";
import { readRatesAge } from "#workers/rates/rates.ts";

export type HealthStatus = "healthy" | "warning" | "error";

/** One thing that was looked at. */
export interface Probe {
  readonly name: "database" | "directory" | "kv" | "queue" | "rates" | "errors";
  readonly status: HealthStatus;
  /** A sentence: what was found, and what it means for visitors where it is not healthy. */
  readonly reason: string;
  /** How long the answer took; null where nothing was asked. */
  readonly milliseconds: number | null;
  /** The region that answered; null where it is not said. */
  readonly region: string | null;
}

export interface ProbedBindings {
  readonly DB: D1Database;
  readonly KV: Pick<KVNamespace, "get">;
  readonly QUEUE?: Pick<Queue, "metrics"> | undefined;
}

/** A binding that has not answered by then has failed; one that took longer than SLOW is slow. */
const DEADLINE = 2_000;
const SLOW = 500;
/** More errors than this within an hour are a warning (spec 2 §9). */
const HEALTHY_ERRORS = 3;
/** The rates are fetched daily; one missed day is no reason to worry. */
const HEALTHY_RATES_DAYS = 3;

/** Asks everything at once. Never throws. */
export async function runProbes(bindings: ProbedBindings, now: number): Promise<readonly Probe[]> {
  const probed = await Promise.all([
    probeDatabase(bindings.DB),
    probe("kv", "Searches are not cached; country defaults come from the table.", () => bindings.KV.get("health")),
    probeQueue(bindings.QUEUE),
    probeRates(bindings.KV, now),
    probeErrors(bindings.DB, now),
  ]);
  return probed.flat();
}

interface Found {
  readonly status?: HealthStatus;
  readonly reason: string;
  readonly region?: string | null;
}

/** Asks within the deadline. A failure is an error, and `consequence` says what it means. */
async function probe(name: Probe["name"], consequence: string, ask: () => Promise<unknown>): Promise<Probe> {
  const began = performance.now();
  const took = () => Math.round(performance.now() - began);
  try {
    const found = await withDeadline(ask(), DEADLINE, name);
    const { status = "healthy", reason = "", region = null } = isFound(found) ? found : { reason: "" };
    const milliseconds = took();
    const isSlow = status === "healthy" && milliseconds > SLOW;
    return {
      name,
      status: isSlow ? "warning" : status,
      reason: isSlow ? `It answers slowly. ${reason}`.trim() : reason || "It answers.",
      milliseconds,
      region,
    };
  } catch (error) {
    logFailure("probe-failed", error, { probe: name });
    const isLate = error instanceof Error && error.name === "TimeoutError";
    const reason = isLate ? `It did not answer within ${DEADLINE / 1000} s.` : "It fails.";
    return { name, status: "error", reason: `${reason} ${consequence}`, milliseconds: took(), region: null };
  }
}

function isFound(found: unknown): found is Found {
  return typeof found === "object" && found !== null && "reason" in found;
}

/** One statement for both: it answers, and it holds a row for each definition. */
async function probeDatabase(binding: D1Database): Promise<readonly Probe[]> {
  const counted: number[] = [];
  const database = await probe(
    "database",
    "Calculators compute, and the directory comes from the list that ships with the code. Nothing can be saved.",
    async () => {
      const { results, meta } = await binding
        .withSession("first-unconstrained")
        .prepare("select count(*) as count from calculators where has_config = 1 and status = 'active'")
        .all<{ count: number }>();
      counted.push(results[0]!.count);
      return { reason: "It answers.", region: meta.served_by_region ?? null };
    },
  );
  return [database, ...counted.map(describeDirectory)];
}

function describeDirectory(rows: number): Probe {
  const expected = bundledRows.length;
  const isWhole = rows === expected;
  return {
    name: "directory",
    status: isWhole ? "healthy" : "warning",
    reason: isWhole
      ? `It holds all ${expected} calculators.`
      : `It holds ${rows} of ${expected} calculators: the directory sync has not run since the last deployment.`,
    milliseconds: null,
    region: null,
  };
}

async function probeQueue(queue: ProbedBindings["QUEUE"]): Promise<Probe> {
  const consequence = "Page opens are written directly.";
  return probe("queue", consequence, async () => {
    if (!queue) return { status: "warning", reason: `There is no queue. ${consequence}` };
    const { backlogCount } = await queue.metrics();
    return { reason: `It answers; ${backlogCount} messages wait.` };
  });
}

async function probeRates(kv: ProbedBindings["KV"], now: number): Promise<Probe> {
  const dated = "Conversions use the dated set that ships with the code.";
  return probe("rates", dated, async () => {
    const age = await readRatesAge(kv, now);
    if (!age) return { status: "warning", reason: `No set has been fetched yet. ${dated}` };
    const { date, days } = age;
    return {
      status: days > HEALTHY_RATES_DAYS ? "warning" : "healthy",
      reason: `The rates are of ${date}, ${days} ${days === 1 ? "day" : "days"} old.`,
    };
  });
}

async function probeErrors(binding: D1Database, now: number): Promise<Probe> {
  return probe("errors", "The error log cannot be read.", async () => {
    const count = await recentErrorCount(openDatabase(binding).database, now);
    return {
      status: count > HEALTHY_ERRORS ? "warning" : "healthy",
      reason: `${count} open ${count === 1 ? "error" : "errors"} in the last hour.`,
    };
  });
}
