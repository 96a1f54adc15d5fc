import type { Line } from "./frame.ts";
import { color } from "#ui/theme.css.ts";
import * as styles from "#features/calculator/results/results.css.ts";

/** A mark in the drawing and what it says: the visitor's own place, a limit, the point where two lines cross. */
export interface Mark {
  readonly kind: "own" | "crossing" | "limit";
  readonly text: string;
}

/**
 * The names of lines and marks above the drawing, as text of the page: it wraps, grows with the reader's font and covers
 * nothing, which no text within the drawing can promise.
 */
export function Legend({
  lines,
  marks,
  nameOf,
}: {
  lines: readonly Line[];
  marks: readonly Mark[];
  nameOf: (line: Line) => string;
}) {
  if (lines.length < 2 && marks.length === 0) return null;
  return (
    <ul className={styles.chartLegend}>
      {(lines.length > 1 ? lines : []).map((line) => (
        <li key={line.key}>
          <span className={styles.swatch} style={{ background: line.color }} />
          {nameOf(line)}
        </li>
      ))}
      {marks.map(({ kind, text }) => (
        <li key={text}>
          {kind === "limit" ? (
            <span className={styles.swatch} style={{ background: color.wrong }} />
          ) : (
            <span className={kind === "own" ? styles.ownSwatch : styles.crossingSwatch} />
          )}
          {text}
        </li>
      ))}
    </ul>
  );
}

/** A line that runs on another from end to end cannot be seen, so it is not named. */
export function withoutCoinciding(lines: readonly Line[]): readonly Line[] {
  return lines.filter((line, index) => !lines.slice(0, index).some((other) => coincide(line, other)));
}

function coincide({ points }: Line, other: Line): boolean {
  return (
    points.length === other.points.length &&
    points.every(({ x, y }, index) => {
      const at = other.points[index]!;
      return x === at.x && Math.abs(y - at.y) <= 1e-9 * Math.max(1, Math.abs(y));
    })
  );
}
