import * as styles from "./admin.css.ts";
import { useFormat } from "./parts.tsx";

/** What a place found once. */
export interface Look {
  readonly at: string;
  readonly status: "healthy" | "warning" | "error";
  /** How long the database took. */
  readonly milliseconds: number | null;
}

const HEIGHT = 90;
/** Columns of a few looks are as wide as those of many. */
const LEAST = 28;
const FILLS = { healthy: styles.goodBar, warning: styles.warningBar, error: styles.badBar } as const;

/** What a place found over time: a column for each look, as high as the database took, in the color of its status. */
export function LookChart({ place, looks }: { readonly place: string; readonly looks: readonly Look[] }) {
  const format = useFormat();
  const times = looks.flatMap(({ milliseconds }) => milliseconds ?? []);
  const slowest = Math.max(1, ...times);
  const places = Math.max(LEAST, looks.length);
  const count = (status: Look["status"]) => looks.filter((look) => look.status === status).length;
  const said = `${format.number(looks.length)} checks: ${count("healthy")} healthy, ${count("warning")} with a warning, ${count("error")} with an error; the database took up to ${format.number(slowest)} ms`;
  return (
    <figure className={styles.chart}>
      <figcaption className={styles.note}>{said}</figcaption>
      <svg
        role="img"
        aria-label={`Health at ${place} over time. ${said}.`}
        viewBox={`0 0 ${places * 10} ${HEIGHT}`}
        preserveAspectRatio="none"
        width={places * 12}
        height={HEIGHT}
      >
        {looks.map(({ at, status, milliseconds }, index) => {
          // One that could not be measured is as high as the slowest: it is what one looks for.
          const height = milliseconds === null ? HEIGHT : Math.max(3, (HEIGHT * milliseconds) / slowest);
          const took = milliseconds === null ? "not measured" : `${format.number(milliseconds)} ms`;
          return (
            <rect key={at} x={index * 10 + 1} y={HEIGHT - height} width={8} height={height} className={FILLS[status]}>
              <title>{`${format.moment(at)}: ${status}, ${took}`}</title>
            </rect>
          );
        })}
      </svg>
      <div className={styles.chartEnds}>
        <span>{format.moment(looks[0]!.at)}</span>
        <span>{format.moment(looks.at(-1)!.at)}</span>
      </div>
    </figure>
  );
}
