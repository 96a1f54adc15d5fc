import { max, median } from "d3-array";
import * as styles from "./admin.css.ts";
import { ColumnChart, Key } from "./column-chart.tsx";
import { useFormat } from "./parts.tsx";

/** What a place found once. */
export interface Look {
  readonly at: string;
  readonly status: "healthy" | "warning" | "error";
  /** How long the database took. */
  readonly milliseconds: number | null;
}

/** Columns of a few looks are as wide as those of many. */
const LEAST = 28;
const STATUSES = [
  ["healthy", "healthy", styles.goodBar],
  ["warning", "with a warning", styles.warningBar],
  ["error", "with an error", styles.badBar],
] as const;
const FILLS = Object.fromEntries(STATUSES.map(([status, , fill]) => [status, fill])) as Record<Look["status"], string>;

/** What a place found over time: a column for each look, as high as the database took, in the color of its status. */
export function LookChart({ place, looks }: { readonly place: string; readonly looks: readonly Look[] }) {
  const format = useFormat();
  const times = looks.flatMap(({ milliseconds }) => milliseconds ?? []);
  const slowest = Math.max(1, ...times);
  const took = (milliseconds: number) => `${format.number(milliseconds)} ms`;
  const checks = `${format.number(looks.length)} checks`;
  const database =
    times.length === 0
      ? "the database did not answer"
      : `the database took ${took(median(times) ?? 0)} in the median, ${took(max(times) ?? 0)} at most`;
  const found = STATUSES.map(([status, words, fill]) => ({
    fill,
    said: `${looks.filter((look) => look.status === status).length} ${words}`,
  }));
  return (
    <ColumnChart
      caption={
        <>
          {checks}:{" "}
          {found.map(({ fill, said }, index) => (
            <span key={said}>
              {index > 0 && ", "}
              <Key className={fill} />
              {said}
            </span>
          ))}
          ; {database}
        </>
      }
      label={`Health at ${place} over time. ${checks}: ${found.map(({ said }) => said).join(", ")}; ${database}.`}
      columns={looks.map(({ at, status, milliseconds }) => ({
        key: at,
        says: `${format.moment(at)}: ${status}, ${milliseconds === null ? "not measured" : took(milliseconds)}`,
        // One that could not be measured is as high as the slowest: it is what one looks for.
        parts: [{ value: milliseconds ?? slowest, className: FILLS[status] }],
      }))}
      least={LEAST}
      formatTick={took}
      nameColumn={(index) => format.moment(looks[index]!.at)}
    />
  );
}
