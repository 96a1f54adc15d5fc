import { area as areaShape, curveMonotoneX, curveStepAfter, line as lineShape } from "d3-shape";
import type { AnyField } from "#engine/fields.ts";
import { color } from "#ui/theme.css.ts";
import type { Line } from "./frame.ts";
import type { Scale } from "./scale.ts";

interface LinesProps {
  readonly lines: readonly Line[];
  readonly field: Pick<AnyField, "as" | "smooth">;
  readonly x: Scale;
  readonly y: Scale;
}

type Point = Line["points"][number];

/** Most points of a line: one for every other unit of its width. */
const MOST_POINTS = 320;

/** Points evenly taken from a long line; its last one stays. */
function thinLine(line: Line): Line {
  const step = Math.ceil(line.points.length / MOST_POINTS);
  if (step <= 1) return line;
  const last = line.points.length - 1;
  return { ...line, points: line.points.filter((_, index) => index % step === 0 || index === last) };
}

/** For paths: a tenth of a pixel is finer than anyone can see. */
const DECIMALS = 1;

/** The lines of a chart: areas below, strokes above them, the first line on top; points for the first where asked. */
export function Lines({ lines, field: { as, smooth: isSmooth }, x, y }: LinesProps) {
  const stroke = lineShape<Point>(
    (point) => x.at(point.x),
    (point) => y.at(point.y),
  ).digits(DECIMALS);
  const fill = areaShape<Point>(
    (point) => x.at(point.x),
    y.at(Math.max(0, y.ticks[0] ?? 0)),
    (point) => y.at(point.y),
  ).digits(DECIMALS);
  const curve = as === "steps" ? curveStepAfter : isSmooth ? curveMonotoneX : null;
  if (curve) {
    stroke.curve(curve);
    fill.curve(curve);
  }
  const thinned = lines.map(thinLine);
  const filled = as === "stack" ? thinned.toReversed() : as === "area" ? thinned.slice(0, 1) : [];
  const stroked = as === "points" ? thinned.slice(1) : thinned;
  return (
    <>
      {filled.map((line) => (
        <path
          key={line.key}
          d={fill(line.points) ?? ""}
          fill={as === "stack" ? line.color : color.accentWash}
          fillOpacity={as === "stack" ? 0.35 : 1}
        />
      ))}
      {stroked.toReversed().map((line) => (
        <path
          key={line.key}
          d={stroke(line.points) ?? ""}
          fill="none"
          stroke={line.color}
          strokeWidth={2.5}
          strokeLinejoin="round"
        />
      ))}
      {as === "points" && lines[0] && <Points line={lines[0]} x={x} y={y} />}
    </>
  );
}

function Points({ line, x, y }: { line: Line; x: Scale; y: Scale }) {
  return line.points.map((point, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- points have no other identity than their place
    <circle key={index} cx={x.at(point.x)} cy={y.at(point.y)} r={3.5} fill={line.color} />
  ));
}

/** Bars side by side, from zero. */
export function Bars({ lines: all, x, y }: { lines: readonly Line[]; x: Scale; y: Scale }) {
  const lines = all.map(thinLine);
  const places = lines[0]?.points.map((point) => x.at(point.x)) ?? [];
  const room = places.length > 1 ? Math.min(...places.slice(1).map((place, index) => place - places[index]!)) : 120;
  const width = Math.max(1, Math.min(48, (room * 0.72) / lines.length));
  return lines.map((line, index) =>
    line.points.map((point, place) => {
      const [top, zero] = [y.at(Math.max(0, point.y)), y.at(Math.min(0, point.y))];
      const left = x.at(point.x) + (index - lines.length / 2) * width;
      return (
        <rect
          // oxlint-disable-next-line react/no-array-index-key -- a bar that moves is the same bar
          key={`${line.key}${place}`}
          x={left}
          y={top}
          width={width}
          height={Math.max(0.5, zero - top)}
          fill={line.color}
        />
      );
    }),
  );
}
