import type { AnyField } from "#engine/fields.ts";
import { applies } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { color } from "#ui/theme.css.ts";
import { HEIGHT, type Line, MARGIN, WIDTH } from "./frame.ts";
import type { Scale } from "./scale.ts";
import { shownValue, xValue } from "./values.ts";

interface Own {
  readonly x: number;
  readonly y?: number;
  readonly label: string;
}

/** The visitor's own place in the chart; null where it has none. */
export function ownPlace(
  field: AnyField,
  xField: AnyField,
  lines: readonly Line[],
  values: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): Own | null {
  if (!field.own) return null;
  const x = xValue(xField, values[field.own.x], preferences);
  if (x === null) return null;
  const yRaw = field.own.y ? values[field.own.y] : undefined;
  const y =
    typeof yRaw === "number"
      ? shownValue(lines[0]!.field, yRaw, preferences)
      : lines[0]!.points.find((point) => point.x === x)?.y;
  return { x, label: field.own.label ?? "You", ...(y === undefined ? {} : { y }) };
}

/** Marks the visitor's own place. */
export function OwnPlace({ own, x, y }: { own: Own; x: Scale; y: Scale }) {
  const left = x.at(own.x);
  if (left < MARGIN.left - 1 || left > WIDTH - MARGIN.right + 1) return null;
  return (
    <g>
      <line x1={left} x2={left} y1={MARGIN.top} y2={HEIGHT - MARGIN.bottom} stroke={color.ink} strokeDasharray="3 3" />
      {own.y !== undefined && (
        <circle cx={left} cy={y.at(own.y)} r={5} fill={color.ink} stroke={color.paper} strokeWidth={2} />
      )}
    </g>
  );
}

/** A limit on the x axis, as the page says it. */
export interface Limit {
  readonly key: string;
  readonly x: number;
}

/** Those of the chart's limits that there are: one that does not apply is none. */
export function listLimits(
  { limits = [] }: AnyField,
  xField: AnyField,
  fieldOf: (key: string) => AnyField,
  values: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): readonly Limit[] {
  return limits.flatMap((key) => {
    const x = applies(fieldOf(key), values) ? xValue(xField, values[key], preferences) : null;
    return x === null ? [] : [{ key, x }];
  });
}

export function LimitLine({ at, x }: { at: number; x: Scale }) {
  return (
    <line
      x1={x.at(at)}
      x2={x.at(at)}
      y1={MARGIN.top}
      y2={HEIGHT - MARGIN.bottom}
      stroke={color.wrong}
      strokeWidth={2}
    />
  );
}

/** The place where the first two lines change their order. */
export function findCrossing(first: Line["points"], second: Line["points"]): { x: number; y: number } | null {
  const others = new Map(second.map((point) => [point.x, point.y]));
  const shared = first.filter((point) => others.has(point.x));
  for (const [index, point] of shared.entries()) {
    const before = shared[index - 1];
    if (!before) continue;
    const [a, b] = [before.y - others.get(before.x)!, point.y - others.get(point.x)!];
    if (a !== 0 && Math.sign(a) !== Math.sign(b)) {
      const part = a / (a - b);
      return { x: before.x + part * (point.x - before.x), y: before.y + part * (point.y - before.y) };
    }
  }
  return null;
}

/** Marks the place where the first two lines cross. */
export function Crossing({ at, x, y }: { at: { readonly x: number; readonly y: number }; x: Scale; y: Scale }) {
  return <circle cx={x.at(at.x)} cy={y.at(at.y)} r={5} fill={color.paper} stroke={color.ink} strokeWidth={2} />;
}
