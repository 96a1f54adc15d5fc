import type { AnyField } from "#engine/fields.ts";
import { formatForField } from "#engine/format.ts";
import { getKind } from "#engine/kinds/index.ts";
import { COMPOUND, dimensionOf } from "#engine/quantity-units.ts";
import { parseNumber } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";
import { convert } from "#units/convert.ts";
import { type Dimension, getUnit } from "#units/dimension.ts";

/** The ends of a field's slider, and how far one step is, in the unit that is shown beside the field. */
export interface Steps {
  readonly from: number;
  readonly to: number;
  readonly step: number;
  /** What the field itself refuses below and above. */
  readonly min: number;
  readonly max: number;
}

/**
 * The number in a field's text; null where it is none. Beside "ft/in" it counts inches, so that a step is one of them;
 * beside a single unit a text of several numbers has none.
 */
export function readShown(field: AnyField, text: string, preferences: Preferences, unit?: string): number | null {
  if (text.trim() === "") return null;
  const mixed = findMixed(field, unit);
  if (mixed) {
    const read = getKind(field).parse(field, text, preferences, unit);
    return read.ok && typeof read.value === "number"
      ? Number(convert(read.value, mixed.own, mixed.smallest).toPrecision(12))
      : null;
  }
  if (dimensionOf(field)) return parseNumber(text, preferences.locale);
  const read = getKind(field).parse(field, text, preferences);
  return read.ok && typeof read.value === "number" ? read.value : null;
}

/**
 * The steps around a value: a field's own bounds where they are near, else from 0 to about twice the larger of value and
 * default. A step is a power of ten, about a hundredth of the way.
 */
export function findSteps(
  field: AnyField,
  shown: number | null,
  preferences: Preferences,
  unit: string | undefined,
): Steps | null {
  const toShown = (value: unknown) =>
    typeof value === "number"
      ? readShown(field, formatForField(field, value, preferences, unit), preferences, unit)
      : null;
  const start = toShown(field.default);
  if (start === null && typeof field.default === "number") return null;
  const known = [shown ?? 0, start ?? 0];
  const scale = Math.max(...known.map(Math.abs));
  const [min, max] = [toShown(field.min) ?? -Infinity, toShown(field.max) ?? Infinity];
  const far = roundUp(2 * scale || 10);
  const to = max <= 10 * (scale || 10) ? max : Math.max(far, min + 1);
  const isAnySign = min < 0 && field.max === undefined;
  const from = min >= -10 * (scale || 10) ? min : isAnySign || Math.min(...known) < 0 ? -far : 0;
  if (to <= from || scale > 1e15) return null;
  const power = 10 ** Math.floor(Math.log10((to - from) / 100) + 1e-6);
  const step = findMixed(field, unit) ? 1 : field.kind === "integer" ? Math.max(1, power) : power;
  const isRefused = (bound: number) => {
    const text = writeShown(field, bound, preferences, unit);
    const read = getKind(field).parse(field, text, preferences, unit);
    return !read.ok || getKind(field).check(field, read.value, { bounds: true, inputs: {} }) !== null;
  };
  // A bound in another unit is rounded, and may lie beyond the one that counts: then the nearest short number within does.
  const within = (bound: number, away: 1 | -1) => {
    if (!Number.isFinite(bound) || !isRefused(bound)) return bound;
    const near = [0.001, 0.01, 0.1, 1].map((part) => Number((bound + away * part).toPrecision(12)));
    return near.find((one) => !isRefused(one)) ?? bound + away * step;
  };
  const [least, most] = [within(min, 1), within(max, -1)];
  return { from: Math.floor(Math.max(from, least) / step) * step, to: Math.min(to, most), step, min: least, max: most };
}

const PLAIN = { kind: "number", label: "" } as const;

/** The field's text some steps further, within its bounds. */
export function writeStep(
  field: AnyField,
  value: number,
  { min, max }: Steps,
  preferences: Preferences,
  unit?: string,
): string {
  const next = Number(Math.min(max, Math.max(min, value)).toPrecision(12));
  return writeShown(field, next, preferences, unit);
}

function writeShown(field: AnyField, value: number, preferences: Preferences, unit: string | undefined): string {
  const mixed = findMixed(field, unit);
  return mixed
    ? formatForField(field, convert(value, mixed.smallest, mixed.own), preferences, unit)
    : formatForField({ ...PLAIN, plain: field.plain ?? false }, value, preferences);
}

/** Of "ft/in" the inch, and the unit in which the field counts; null beside a single unit. */
function findMixed({ dimension, unit: own }: AnyField, unit: string | undefined) {
  const smallest = unit && Object.hasOwn(COMPOUND, unit) && COMPOUND[unit]!.parts.at(-1);
  if (!smallest || !dimension || !own) return null;
  return { own: getUnit(dimension as Dimension, own), smallest: getUnit(dimension as Dimension, smallest) };
}

/** The next of 1, 2, 5, 10, 20 … */
function roundUp(value: number): number {
  const power = 10 ** Math.floor(Math.log10(value));
  return [1, 2, 5, 10].find((digit) => digit * power >= value * (1 - 1e-9))! * power;
}
