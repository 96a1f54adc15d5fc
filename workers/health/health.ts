/** Whether what the site depends on works: for /health and /api/health, cheap enough to be polled. */
import { TtlCache } from "#workers/cache/ttl-cache.ts";
import { type Alert, listFiring } from "#workers/alerts/alerts.ts";
import { openDatabase } from "#workers/database/client.ts";
import { DEADLINES, withDeadline } from "#workers/http/deadline.ts";
import { type HealthStatus, type Probe, type ProbedBindings, runProbes } from "./probes.ts";

export interface HealthBindings extends ProbedBindings {
  readonly CF_VERSION_METADATA?: WorkerVersionMetadata;
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
  /** What is over its threshold (workers/alerts): a warning. */
  readonly alerts: readonly FiringAlert[];
}

type FiringAlert = Pick<Alert, "name" | "title" | "firingSince">;

/** How long the isolate caches the answer: polling every second costs no more than polling once. */
const FRESH_FOR = 5_000;
interface Checked {
  readonly probes: readonly Probe[];
  readonly alerts: readonly FiringAlert[];
  readonly checkedAt: string;
}

const cache = new TtlCache<"health", Checked>({ maxEntries: 1 });

/** Asks everything at once, at most every five seconds. Never throws. */
export async function checkHealth(bindings: HealthBindings, request: Request, now = Date.now()): Promise<Health> {
  const { probes, alerts, checkedAt } =
    cache.get("health", now) ?? cache.set("health", await check(bindings, now), now + FRESH_FOR);
  const worst = findWorst(probes);
  return {
    status: worst === "healthy" && alerts.length > 0 ? "warning" : worst,
    checkedAt,
    version: bindings.CF_VERSION_METADATA?.tag || bindings.CF_VERSION_METADATA?.id || "local",
    colo: readColo(request),
    probes,
    alerts,
  };
}

/** Alerts that cannot be read are left out: the database's probe says what is wrong. */
async function check(bindings: HealthBindings, now: number): Promise<Checked> {
  const firing = async () => listFiring(openDatabase(bindings.DB).database);
  const [probes, alerts] = await Promise.all([
    runProbes(bindings, now),
    withDeadline(firing(), DEADLINES.errors, "The alerts").catch(() => []),
  ]);
  return { probes, alerts, checkedAt: new Date(now).toISOString() };
}

/** The status of an answer that carries it: 503 where something does not work. */
export function toHttpStatus({ status }: Health): 200 | 503 {
  return status === "error" ? 503 : 200;
}

/** Forgets the last answer; for tests. */
export function forgetHealth(): void {
  cache.clear();
}

function findWorst(probes: readonly Probe[]): HealthStatus {
  return (["error", "warning"] as const).find((status) => probes.some((one) => one.status === status)) ?? "healthy";
}

/** "…-FRA" of the request's ray. */
function readColo(request: Request): string | null {
  return /-([A-Z]{3})$/.exec(request.headers.get("CF-Ray") ?? "")?.[1] ?? null;
}
