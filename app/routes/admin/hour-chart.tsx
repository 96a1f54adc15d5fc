import { ColumnChart, Key } from "./column-chart.tsx";
import * as styles from "./errors.css.ts";

const HOUR = 3_600_000;

/** Counts by the hour, from the one that began at `from`. */
interface HourlyCounts {
  readonly from: string;
  readonly server: readonly number[];
  readonly browser: readonly number[];
}

/** How often errors happened in each of the last hours: the server's below, those of browsers on top. */
export function HourChart({ hours: { from, server, browser } }: { readonly hours: HourlyCounts }) {
  const totals = server.map((count, hour) => count + (browser[hour] ?? 0));
  const most = Math.max(...totals);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const [own, others] = [sum(server), sum(browser)].map(showCount);
  const hourAt = (index: number) => showMoment(new Date(Date.parse(from) + index * HOUR).toISOString());
  if (most === 0) return <p className={styles.none}>None of these errors in the last {totals.length} hours.</p>;
  const peak = `most, ${showCount(most)}, in the hour from ${hourAt(totals.indexOf(most))}`;
  return (
    <ColumnChart
      caption={
        <>
          Last {totals.length} hours, in UTC: <Key className={styles.ofServer} />
          {own} of the server, <Key className={styles.ofBrowsers} />
          {others} of browsers; {peak}.
        </>
      }
      label={`Errors of the last ${totals.length} hours: ${own} of the server, ${others} of browsers; ${peak}.`}
      columns={server.map((count, hour) => ({
        key: String(hour),
        says: `${hourAt(hour)}: ${showCount(count)} of the server, ${showCount(browser[hour] ?? 0)} of browsers`,
        parts: [
          { value: count, className: styles.ofServer },
          { value: browser[hour] ?? 0, className: styles.ofBrowsers },
        ],
      }))}
      formatTick={showCount}
      // Without the year and the zone: the caption says them.
      nameColumn={(index) => hourAt(index).slice(5, 16)}
    />
  );
}

/** "109,135": the same on the server and in every browser. */
export const showCount = (count: number): string => count.toLocaleString("en-US");

/** "2026-11-23 14:05 UTC": the same on the server and in every browser. */
export function showMoment(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}
