import type { ErrorLog } from "./error-log.ts";

export type EntryStatus = "healthy" | "warning" | "error";

export const HEALTH_ENTRIES = ["calculators", "database", "api", "frontend"] as const;
export type HealthEntries = Readonly<Record<(typeof HEALTH_ENTRIES)[number], EntryStatus>>;

/** Spec 2 §9: up to this many errors within the hour are healthy. */
const HEALTHY_ERRORS = 3;

/** What the browser asks: whether the list answers, and what the database's probe says. */
export interface Probed {
  readonly isListed: boolean;
  readonly database: EntryStatus;
}

export async function probeSite(): Promise<Probed> {
  const [list, health] = await Promise.allSettled([
    fetch("/api/calculators?limit=1", { credentials: "include", cache: "no-store" }),
    fetch("/api/health", { credentials: "include" }).then(
      (response) =>
        response.json() as Promise<{ probes?: readonly { readonly name: string; readonly status: EntryStatus }[] }>,
    ),
  ]);
  const probes = health.status === "fulfilled" ? (health.value.probes ?? []) : [];
  return {
    isListed: list.status === "fulfilled" && list.value.ok,
    database: probes.find(({ name }) => name === "database")?.status ?? "error",
  };
}

/** The rules of spec 2 §4, with a real probe of the database (decision 16). */
export function healthEntries(probed: Probed, log: ErrorLog, openErrors: number): HealthEntries {
  return {
    calculators: log.last1Hour <= HEALTHY_ERRORS ? "healthy" : "warning",
    database: probed.database,
    api: probed.isListed ? "healthy" : "error",
    frontend: openErrors === 0 ? "healthy" : "warning",
  };
}

export function isAllHealthy(entries: HealthEntries): boolean {
  return Object.values(entries).every((status) => status === "healthy");
}
