import type { HourlyCounts } from "#workers/errors/errors.ts";
import * as styles from "./errors.css.ts";

const [BAR, HEIGHT] = [8, 60];

/** How often errors happened in each of the last hours: the server's below, those of browsers on top. */
export function HourChart({ hours: { from, server, browser } }: { readonly hours: HourlyCounts }) {
  const totals = server.map((count, hour) => count + (browser[hour] ?? 0));
  const most = Math.max(...totals);
  const sum = (counts: readonly number[]) => counts.reduce((total, count) => total + count, 0);
  const height = (count: number) => (count === 0 ? 0 : Math.max(2, (count / most) * HEIGHT));
  const bars = server.map((count, hour) => ({
    x: hour * BAR,
    own: height(count),
    others: height(browser[hour] ?? 0),
  }));
  const peak = new Date(Date.parse(from) + totals.indexOf(most) * 3_600_000).toISOString();
  const said =
    most === 0
      ? `No errors in the last ${totals.length} hours.`
      : `Last ${totals.length} hours: ${showCount(sum(server))} of the server, ${showCount(sum(browser))} of browsers; most, ${showCount(most)}, in the hour from ${showMoment(peak)}.`;
  return (
    <figure className={styles.chart}>
      <svg viewBox={`0 0 ${totals.length * BAR} ${HEIGHT + 1}`} preserveAspectRatio="none" aria-hidden="true">
        {bars.map(({ x, own, others }) => (
          <g key={x}>
            <rect className={styles.ofServer} x={x} y={HEIGHT - own} width={BAR - 2} height={own} />
            <rect className={styles.ofBrowsers} x={x} y={HEIGHT - own - others} width={BAR - 2} height={others} />
          </g>
        ))}
        <rect className={styles.ground} x={0} y={HEIGHT} width={totals.length * BAR} height={1} />
      </svg>
      <figcaption>{said}</figcaption>
    </figure>
  );
}

/** "109,135": the same on the server and in every browser. */
export const showCount = (count: number): string => count.toLocaleString("en-US");

/** "2026-11-23 14:05 UTC": the same on the server and in every browser. */
export function showMoment(iso: string): string {
  return `${iso.slice(0, 16).replace("T", " ")} UTC`;
}
