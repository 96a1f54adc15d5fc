import * as styles from "./admin.css.ts";
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

const HEIGHT = 120;

interface DayChartProps {
  readonly title: string;
  /** Day after day, YYYY-MM-DD; at least one. */
  readonly counts: readonly { readonly day: string; readonly count: number }[];
}

/** Counts by day, as columns; each says its figure when pointed at. */
export function DayChart({ title, counts }: DayChartProps) {
  const format = useFormat();
  const [first, last] = [counts[0]?.day ?? "", counts.at(-1)?.day ?? ""].map((day) => format.day(day));
  const total = counts.reduce((sum, { count }) => sum + count, 0);
  const most = Math.max(1, ...counts.map(({ count }) => count));
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.note}>
        {title}: {format.number(total)}; at most {format.number(most)} a day
      </figcaption>
      <svg
        role="img"
        aria-label={`${title}, ${first} to ${last}: ${format.number(total)}`}
        viewBox={`0 0 ${counts.length * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        width={Math.max(320, counts.length * 12)}
        height={HEIGHT}
      >
        {counts.map(({ day, count }, index) => {
          const height = count === 0 ? 1 : Math.max(3, (HEIGHT * count) / most);
          return (
            <rect key={day} x={index * 10 + 1} y={HEIGHT - height} width={8} height={height} className={styles.goodBar}>
              <title>{`${format.day(day)}: ${format.number(count)}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.chartEnds}>
        <span>{first}</span>
        <span>{last}</span>
      </div>
    </figure>
  );
}
