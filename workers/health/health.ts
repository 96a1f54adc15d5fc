/** Whether what the site stands on works: for /health and /api/health, cheap enough to be polled. */
import bundledRows from "virtual:catalogue-rows";
import { openDatabase } from "#workers/database/client.ts";
import { withDeadline } from "#workers/http/deadline.ts";
import { recentErrorCount } from "#workers/errors/errors.ts";
import { logFailure } from "#workers/errors/log.ts";

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

export interface Health {
  /** The worst of the probes. */
  readonly status: HealthStatus;
  /** ISO 8601. */
  readonly checkedAt: string;
  /** The deployed version; "local" in a local run. */
  readonly version: string;
  /** The place of the network that answered this request, an airport's code; null where it is not said. */
  readonly colo: string | null;
  readonly probes: readonly Probe[];
}

export interface HealthBindings {
  readonly DB: D1Database;
  readonly KV: Pick<KVNamespace, "get">;
  readonly QUEUE?: Pick<Queue, "metrics"> | undefined;
  readonly CF_VERSION_METADATA?: WorkerVersionMetadata;
}

/** The answer is kept in the isolate for so long: who polls every second costs no more than who polls once. */
const FRESH_FOR = 5_000;
/** A binding that has not answered by then has failed; one that took longer than SLOW is slow. */
const DEADLINE = 2_000;
const SLOW = 500;
/** More errors than this within an hour are a warning (spec 2 §9). */
const HEALTHY_ERRORS = 3;
/** The rates are fetched daily; one missed day is no reason to worry. */
const HEALTHY_RATES_DAYS = 3;

let kept: { readonly until: number; readonly probes: readonly Probe[]; readonly checkedAt: string } | null = null;

/** Asks everything at once, at most every five seconds. Never throws. */
export async function checkHealth(bindings: HealthBindings, request: Request, now = Date.now()): Promise<Health> {
  if (!kept || now >= kept.until) {
    const probes = (
      await Promise.all([
        probeDatabase(bindings.DB),
        probe("kv", "Searches are not cached; country defaults come from the table.", () => bindings.KV.get("health")),
        probeQueue(bindings.QUEUE),
        probeRates(bindings.KV, now),
        probeErrors(bindings.DB, now),
      ])
    ).flat();
    kept = { probes, until: now + FRESH_FOR, checkedAt: new Date(now).toISOString() };
  }
  const { probes, checkedAt } = kept;
  return {
    status: worstOf(probes),
    checkedAt,
    version: bindings.CF_VERSION_METADATA?.tag || bindings.CF_VERSION_METADATA?.id || "local",
    colo: coloOf(request),
    probes,
  };
}

/** The status of an answer that carries it: 503 where something does not work. */
export function httpStatusOf({ status }: Health): 200 | 503 {
  return status === "error" ? 503 : 200;
}

/** Forgets the last answer; for tests. */
export function forgetHealth(): void {
  kept = null;
}

function worstOf(probes: readonly Probe[]): HealthStatus {
  return (["error", "warning"] as const).find((status) => probes.some((one) => one.status === status)) ?? "healthy";
}

/** "…-FRA" of the request's ray. */
function coloOf(request: Request): string | null {
  return /-([A-Z]{3})$/.exec(request.headers.get("CF-Ray") ?? "")?.[1] ?? null;
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
      counted.push(results[0]?.count ?? 0);
      return { reason: "It answers.", region: meta.served_by_region ?? null };
    },
  );
  return [database, ...counted.map(directoryOf)];
}

function directoryOf(rows: number): Probe {
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

async function probeQueue(queue: HealthBindings["QUEUE"]): Promise<Probe> {
  const consequence = "Page opens are written directly.";
  return probe("queue", consequence, async () => {
    if (!queue) return { status: "warning", reason: `There is no queue. ${consequence}` };
    const { backlogCount } = await queue.metrics();
    return { reason: `It answers; ${backlogCount} messages wait.` };
  });
}

/** The set that the daily fetch keeps under `rates:latest`; its `date` says how old it is. */
async function probeRates(kv: HealthBindings["KV"], now: number): Promise<Probe> {
  const dated = "Conversions use the dated set that ships with the code.";
  return probe("rates", dated, async () => {
    const text = await kv.get("rates:latest");
    const date = text === null ? null : dateOf(text);
    if (date === null) return { status: "warning", reason: `No set has been fetched yet. ${dated}` };
    const days = Math.floor((now - Date.parse(date)) / 86_400_000);
    return {
      status: days > HEALTHY_RATES_DAYS ? "warning" : "healthy",
      reason: `The rates are of ${date}, ${days} ${days === 1 ? "day" : "days"} old.`,
    };
  });
}

function dateOf(text: string): string | null {
  try {
    const { date } = JSON.parse(text) as { date?: unknown };
    return typeof date === "string" && !Number.isNaN(Date.parse(date)) ? date : null;
  } catch {
    return null;
  }
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
