import { HEIGHT, type Line, MARGIN, WIDTH } from "./chart-frame.ts";
import type { Scale } from "./chart-scale.ts";
import * as styles from "./results.css.ts";

/** Where words stand, in the drawing's units: left end and baseline. */
interface Box {
  readonly left: number;
  readonly top: number;
  readonly width: number;
}

/** A line's points, in the drawing's units. */
type Drawn = readonly { readonly x: number; readonly y: number }[];

/** The names of the lines, each beside its own line and clear of the others; above the chart where there is no room. */
export function Labels({ lines, x, y, isBars }: { lines: readonly Line[]; x: Scale; y: Scale; isBars: boolean }) {
  if (isBars && lines.length < 2) return null;
  const drawn = isBars ? [] : lines.map((line) => line.points.map((point) => ({ x: x.at(point.x), y: y.at(point.y) })));
  const taken: Box[] = [];
  const placed: [Line, Box][] = [];
  const others: Line[] = [];
  for (const [index, line] of lines.entries()) {
    const place = isBars ? null : freePlace(line.field.label, drawn[index]!, drawn, taken);
    if (!place) {
      others.push(line);
      continue;
    }
    taken.push(place);
    placed.push([line, place]);
  }
  return (
    <>
      {placed.map(([line, place]) => (
        <text key={line.key} className={styles.chartLabel} x={place.left} y={place.top} fill={line.color}>
          {line.field.label}
        </text>
      ))}
      {others.length > 0 && (
        // One text from the right edge: its letters are larger on a telephone, and none may be cut off or cover another.
        <text className={styles.chartLabel} x={WIDTH - MARGIN.right} y={MARGIN.top - 10} textAnchor="end">
          {others.map((line, index) => (
            <tspan key={line.key} dx={index === 0 ? 0 : 18} fill={line.color}>
              {`● ${line.field.label}`}
            </tspan>
          ))}
        </text>
      )}
    </>
  );
}

/** A spot just above or below the line where no line passes through the words. */
function freePlace(label: string, own: Drawn, all: readonly Drawn[], taken: readonly Box[]): Box | null {
  const width = label.length * 7.2;
  for (const share of [0.62, 0.5, 0.74, 0.38, 0.84, 0.26, 0.14]) {
    const point = own[Math.round((own.length - 1) * share)];
    if (!point) continue;
    for (const offset of [-10, 20]) {
      const left = Math.min(Math.max(MARGIN.left + 4, point.x - width / 2), WIDTH - MARGIN.right - width);
      const top = point.y + offset;
      const box = { left, top, width };
      const isInside = top > MARGIN.top + 4 && top < HEIGHT - MARGIN.bottom - 4;
      if (isInside && !taken.some((other) => overlaps(other, box)) && all.every((other) => !passes(other, box)))
        return box;
    }
  }
  return null;
}

function overlaps(a: Box, b: Box): boolean {
  return Math.abs(a.top - b.top) < 16 && a.left < b.left + b.width + 8 && b.left < a.left + a.width + 8;
}

function passes(line: Drawn, { left, top, width }: Box): boolean {
  const right = left + width;
  for (let index = 0; index < line.length; index += 1) {
    const { x: x2, y: y2 } = line[index]!;
    const { x: x1, y: y1 } = line[index - 1] ?? line[index]!;
    if (x2 < left || x1 > right) continue;
    const clip = (at: number) =>
      x2 === x1 ? y2 : y1 + ((Math.min(Math.max(at, x1), x2) - x1) / (x2 - x1)) * (y2 - y1);
    const [a, b] = [clip(left), clip(right)];
    if (Math.min(a, b) < top + 4 && Math.max(a, b) > top - 12) return true;
  }
  return false;
}
