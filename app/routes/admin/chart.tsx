import * as styles from "./admin.css.ts";
import { ColumnChart } from "./column-chart.tsx";
import { useFormat } from "./parts.tsx";

/** A bar beside a figure, which says the same. @param share 0 to 1 */
export function Bar({ share, isBad = false }: { readonly share: number; readonly isBad?: boolean }) {
  return (
    <svg className={styles.bar} aria-hidden="true">
      <rect width="100%" height="100%" className={styles.track} />
      <rect width={`${100 * Math.min(share, 1)}%`} height="100%" className={isBad ? styles.badBar : styles.goodBar} />
    </svg>
  );
}

interface DayChartProps {
  readonly title: string;
  /** Day after day, YYYY-MM-DD; at least one. */
  readonly counts: readonly { readonly day: string; readonly count: number }[];
}

/** Counts by day, as columns; each says its figure when pointed at. */
export function DayChart({ title, counts }: DayChartProps) {
  const format = useFormat();
  const [first, last] = [counts[0]?.day ?? "", counts.at(-1)?.day ?? ""].map((day) => format.day(day));
  const total = format.number(counts.reduce((sum, { count }) => sum + count, 0));
  return (
    <ColumnChart
      caption={`${title}: ${total}; at most ${format.number(Math.max(...counts.map(({ count }) => count)))} a day`}
      label={`${title}, ${first} to ${last}: ${total}`}
      columns={counts.map(({ day, count }) => ({
        key: day,
        says: `${format.day(day)}: ${format.number(count)}`,
        parts: [{ value: count, className: styles.goodBar }],
      }))}
      formatTick={format.number}
      nameColumn={(index) => format.shortDay(counts[index]!.day)}
    />
  );
}
