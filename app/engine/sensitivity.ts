import { addDays } from "#maths/calendar.ts";
import type { AnyDefinition } from "./define.ts";
import { CalculationError } from "./error.ts";
import type { AnyField } from "./fields.ts";
import { applies } from "./values.ts";
import { listUnknowns } from "./solve.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** A value that an input could have, and what comes out with it. */
export interface Shift {
  readonly value: number | string;
  readonly outcome: number;
}

/** How much one input matters. */
export interface Sensitivity {
  readonly key: string;
  /** A step down and a step up; null where the bounds leave no room or there is no answer. */
  readonly down: Shift | null;
  readonly up: Shift | null;
  /** The larger of the two changes of the outcome; 0 where the input does not matter. */
  readonly effect: number;
  /** See {@link findDerivative}. */
  readonly derivative: number | null;
}

/** The inputs that can be moved a little: numbers that apply and decide on no other field, and dates. */
export function listMovable(definition: AnyDefinition, inputs: Inputs): readonly string[] {
  if (definition.isRandom) return [];
  const unknowns = new Set(listUnknowns(definition, inputs));
  return Object.entries(definition.inputs)
    .filter(([key, field]) => unknowns.has(key) || (field.kind === "date" && applies(field, inputs)))
    .map(([key]) => key)
    .filter((key) => typeof inputs[key] === "number" || Boolean(inputs[key]));
}

/**
 * What comes out when one input moves a step down and a step up while the others stay. The step is a tenth of the value;
 * for a whole number at least 1; for a percentage one point, or half of it where it is below two points; for a date 30
 * days. At 0 it is a tenth of the default, else 1. Steps end at the bounds of the field.
 *
 * @param output the key of a numeric output
 */
export function measureSensitivity(
  definition: AnyDefinition,
  inputs: Inputs,
  output: string,
  key: string,
): Sensitivity {
  const field = definition.inputs[key]!;
  const today = readOutcome(definition, inputs, output);
  const [down, up] = ([-1, 1] as const).map((direction): Shift | null => {
    const value = moveValue(field, inputs[key], direction);
    const outcome = value === null ? null : readOutcome(definition, { ...inputs, [key]: value }, output);
    return value === null || outcome === null ? null : { value, outcome };
  }) as [Shift | null, Shift | null];
  const effects = [down, up].map((shift) => (shift && today !== null ? Math.abs(shift.outcome - today) : 0));
  return { key, down, up, effect: Math.max(...effects), derivative: findDerivative(definition, inputs, output, key) };
}

/**
 * How fast an output changes with a numeric input, in units of the output for one of the input: by central differences
 * of two widths, extrapolated (Richardson). Null where the bounds or the domain leave no room on both sides, and at a
 * jump, where the widths disagree.
 */
export function findDerivative(definition: AnyDefinition, inputs: Inputs, output: string, key: string): number | null {
  const value = inputs[key];
  if (typeof value !== "number" || definition.inputs[key]!.kind === "integer") return null;
  const width = 1e-4 * (Math.abs(value) || 1);
  const slopes = [width, width / 2].map((step) => {
    const [below, above] = [value - step, value + step].map((moved) =>
      isWithin(definition.inputs[key]!, moved) ? readOutcome(definition, { ...inputs, [key]: moved }, output) : null,
    );
    return typeof below === "number" && typeof above === "number" ? (above - below) / (2 * step) : null;
  });
  const [wide, narrow] = slopes as [number | null, number | null];
  if (wide === null || narrow === null || Math.abs(wide - narrow) > STEADY * Math.abs(narrow)) return null;
  return (4 * narrow - wide) / 3;
}

/** How far apart the slopes of two widths may be, relative to them. */
const STEADY = 0.01;

function readOutcome(definition: AnyDefinition, inputs: Inputs, output: string): number | null {
  try {
    const outcome = definition.compute(inputs)[output];
    return typeof outcome === "number" && Number.isFinite(outcome) ? outcome : null;
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

const DAYS = 30;

/** The value a step away, or at the bound; null where it is there already. */
function moveValue(field: AnyField, value: unknown, direction: 1 | -1): number | string | null {
  if (typeof value === "string") {
    const moved = addDays(value, direction * DAYS);
    return /^\d{4}-\d\d-\d\d$/.test(moved) && isWithin(field, moved) ? moved : null;
  }
  if (typeof value !== "number") return null;
  const size = Math.abs(value) || Math.abs(typeof field.default === "number" ? field.default : 0) || 10;
  const tenth = size / 10;
  const step =
    field.kind === "integer"
      ? Math.max(1, Math.round(tenth))
      : field.kind === "percent"
        ? Math.min(1, size / 2)
        : tenth;
  // Twelve digits: 0.1 + 0.2 is not a value for a field.
  const moved = Number((value + direction * step).toPrecision(12));
  const { min, max } = field;
  const clamped = Math.min(
    typeof max === "number" ? max : Infinity,
    Math.max(typeof min === "number" ? min : -Infinity, moved),
  );
  return clamped === value ? null : clamped;
}

function isWithin({ min, max }: AnyField, value: number | string): boolean {
  return !(min !== undefined && value < min) && !(max !== undefined && value > max);
}
