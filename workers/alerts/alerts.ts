/** What the operator is told: thresholds, judged by the cron, told once when one is passed and once when all is well again. */
import { eq, isNotNull, sql } from "drizzle-orm";
import type { Database } from "#workers/database/client.ts";
import { alerts } from "#workers/database/schema.ts";
import { logFailure } from "#workers/errors/log.ts";

/** What is watched, in the order it is shown. A runbook for each stands in docs/operate.md. */
export const WATCHED = {
  "server-errors": { title: "Server errors in this hour", unit: "errors", threshold: 10 },
  "browser-errors": { title: "Errors reported by browsers in this hour", unit: "reports", threshold: 500 },
  "rates-age": { title: "Age of the exchange rates", unit: "days", threshold: 3 },
  "queue-backlog": { title: "Messages that wait in the queue", unit: "messages", threshold: 5_000 },
  "database-latency": { title: "Time the database takes to answer", unit: "ms", threshold: 500 },
  "expiring-figures": { title: "Dated figures that end within four weeks", unit: "sets", threshold: 0 },
} as const;

export type AlertName = keyof typeof WATCHED;
export const ALERT_NAMES = Object.keys(WATCHED) as readonly AlertName[];

/** What was measured; null where it could not be, which counts as over the threshold. */
export type Measured = Readonly<Record<AlertName, number | null>>;

export interface Alert {
  readonly name: AlertName;
  readonly title: string;
  readonly unit: string;
  /** More than this fires. */
  readonly threshold: number;
  readonly isDefault: boolean;
  /** Null where it was never measured, or could not be the last time. */
  readonly value: number | null;
  /** ISO 8601; null where it is well. */
  readonly firingSince: string | null;
}

export async function listAlerts(database: Database): Promise<readonly Alert[]> {
  const rows = new Map((await database.select().from(alerts)).map((row) => [row.name, row]));
  return ALERT_NAMES.map((name) => {
    const row = rows.get(name);
    return {
      name,
      title: WATCHED[name].title,
      unit: WATCHED[name].unit,
      threshold: row?.threshold ?? WATCHED[name].threshold,
      isDefault: (row?.threshold ?? null) === null,
      value: row?.value ?? null,
      firingSince: row?.firingSince?.toISOString() ?? null,
    };
  });
}

/** The alerts that are over their thresholds now, as /health names them. */
export async function listFiring(
  database: Database,
): Promise<readonly Pick<Alert, "name" | "title" | "firingSince">[]> {
  const rows = await database.select().from(alerts).where(isNotNull(alerts.firingSince));
  return rows.flatMap(({ name, firingSince }) =>
    isAlertName(name) ? [{ name, title: WATCHED[name].title, firingSince: firingSince?.toISOString() ?? null }] : [],
  );
}

export function isAlertName(name: string): name is AlertName {
  return Object.hasOwn(WATCHED, name);
}

/** Sets a threshold; null for the default. */
export async function setThreshold(database: Database, name: AlertName, threshold: number | null): Promise<void> {
  await database
    .insert(alerts)
    .values({ name, threshold })
    .onConflictDoUpdate({ target: alerts.name, set: { threshold } });
}

/** Sends JSON to the operator's address. @throws where it is not taken */
type Tell = (news: { readonly text: string; readonly alerts: readonly Alert[] }) => Promise<void>;

/**
 * Compares what was measured with the thresholds, and tells what has changed, all in one call. Where telling fails the
 * change is not kept, so that the next run tells it.
 */
export async function judgeAlerts(database: Database, measured: Measured, tell: Tell, now = new Date()): Promise<void> {
  const changed: Alert[] = [];
  for (const alert of await listAlerts(database)) {
    const value = measured[alert.name];
    const isOver = value === null || value > alert.threshold;
    const isChanged = isOver !== (alert.firingSince !== null);
    const firingSince = isOver ? (alert.firingSince ?? now.toISOString()) : null;
    if (isChanged) changed.push({ ...alert, value, firingSince });
    await database
      .insert(alerts)
      .values({ name: alert.name, value })
      .onConflictDoUpdate({ target: alerts.name, set: { value: sql`excluded.value` } });
  }
  if (changed.length === 0) return;
  try {
    await tell({ text: changed.map(describe).join("\n"), alerts: changed });
  } catch (error) {
    logFailure("alert-untold", error, { alerts: changed.map(({ name }) => name).join(" ") });
    return;
  }
  for (const { name, firingSince } of changed)
    await database
      .update(alerts)
      .set({ firingSince: firingSince === null ? null : new Date(firingSince) })
      .where(eq(alerts.name, name));
}

function describe({ title, value, unit, threshold, firingSince }: Alert): string {
  const found = value === null ? "could not be measured" : `${value} ${unit}`;
  return `${firingSince === null ? "Well again" : "ALERT"}: ${title}: ${found} (threshold ${threshold}).`;
}
