import { HEIGHT, type Line, MARGIN, WIDTH } from "./chart-frame.ts";
import type { Scale } from "./chart-scale.ts";
import * as styles from "./results.css.ts";

/** The names of the lines, each beside its own line and clear of the others. */
export function Labels({ lines, x, y, isBars }: { lines: readonly Line[]; x: Scale; y: Scale; isBars: boolean }) {
  if (isBars && lines.length < 2) return null;
  const taken: { left: number; top: number; width: number }[] = [];
  return lines.map((line) => {
    const place = isBars ? null : freePlace(line, lines, x, y, taken);
    if (!place) {
      const top = MARGIN.top - 10;
      const left =
        WIDTH -
        MARGIN.right -
        lines.slice(lines.indexOf(line)).reduce((sum, one) => sum + one.field.label.length * 7 + 18, 0);
      return (
        <text key={line.key} className={styles.chartLabel} x={left} y={top} fill={line.color}>
          {`● ${line.field.label}`}
        </text>
      );
    }
    taken.push(place);
    return (
      <text key={line.key} className={styles.chartLabel} x={place.left} y={place.top} fill={line.color}>
        {line.field.label}
      </text>
    );
  });
}

/** A spot just above or below the line where no line passes through the words. */
function freePlace(
  line: Line,
  lines: readonly Line[],
  x: Scale,
  y: Scale,
  taken: readonly { left: number; top: number; width: number }[],
) {
  const width = line.field.label.length * 7.2;
  for (const share of [0.62, 0.5, 0.74, 0.38, 0.84, 0.26, 0.14]) {
    const point = line.points[Math.round((line.points.length - 1) * share)];
    if (!point) continue;
    for (const offset of [-10, 20]) {
      const left = Math.min(Math.max(MARGIN.left + 4, x.at(point.x) - width / 2), WIDTH - MARGIN.right - width);
      const top = y.at(point.y) + offset;
      const box = { left, top, width };
      const isInside = top > MARGIN.top + 4 && top < HEIGHT - MARGIN.bottom - 4;
      if (isInside && !taken.some((other) => overlaps(other, box)) && lines.every((other) => !passes(other, box, x, y)))
        return box;
    }
  }
  return null;
}

function overlaps(
  a: { left: number; top: number; width: number },
  b: { left: number; top: number; width: number },
): boolean {
  return Math.abs(a.top - b.top) < 16 && a.left < b.left + b.width + 8 && b.left < a.left + a.width + 8;
}

function passes(line: Line, box: { left: number; top: number; width: number }, x: Scale, y: Scale): boolean {
  return line.points.some((point, index) => {
    const before = line.points[index - 1] ?? point;
    const x1 = x.at(before.x);
    const x2 = x.at(point.x);
    if (x2 < box.left || x1 > box.left + box.width) return false;
    const y1 = y.at(before.y);
    const y2 = y.at(point.y);
    const clip = (at: number) =>
      x2 === x1 ? y2 : y1 + ((Math.min(Math.max(at, x1), x2) - x1) / (x2 - x1)) * (y2 - y1);
    const [a, b] = [clip(box.left), clip(box.left + box.width)];
    return Math.min(a, b) < box.top + 4 && Math.max(a, b) > box.top - 12;
  });
}
