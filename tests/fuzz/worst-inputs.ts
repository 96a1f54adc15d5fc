/** Inputs that cost a calculator much: found by climbing from change to change, as an attacker would. */
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import type { AnyField } from "#engine/fields.ts";
import type { RandomSource } from "#engine/kinds/kind.ts";
import { DEFAULT_MAX_ITEMS, getMostRows } from "#engine/kinds/list.ts";
import { drawValue } from "#engine/kinds/schemas.ts";
import { toQuery } from "#engine/query.ts";
import { readDefaults, readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { listTargets, listUnknowns, solve } from "#engine/solve.ts";
import { getItemField, getRowFields } from "#engine/values.ts";
import { makeRandom } from "./chance.ts";

const TODAY = "2026-11-22";

type Inputs = Readonly<Record<string, unknown>>;

export interface Worst {
  readonly cost: number;
  /** As a JSON call carries them. */
  readonly raw: Inputs;
}

interface Climb {
  readonly steps: number;
  readonly seed: number;
  /** Whether lists have no more rows than an address carries. */
  readonly fitsAddress?: boolean;
  /** What is maximized, for inputs that are allowed; NaN where they are refused. */
  readonly costOf: (definition: AnyDefinition, raw: Inputs) => number;
}

/** Climbs from the defaults and from everything at its largest, one change after the other that costs more. */
export function findWorst(definition: AnyDefinition, { steps, seed, fitsAddress = false, costOf }: Climb): Worst {
  const random = makeRandom(seed);
  const fields = Object.entries(definition.inputs);
  const extremes = [0, 1].map((side) =>
    Object.fromEntries(
      fields.flatMap(([key, field]) => {
        const value = listExtremes(field, random, fitsAddress)[side];
        return value === undefined ? [] : [[key, value]];
      }),
    ),
  );
  let worst: Worst = { cost: -1, raw: {} };
  const attempt = (raw: Inputs) => {
    const cost = costOf(definition, raw);
    if (cost > worst.cost) worst = { cost, raw };
  };
  [{}, ...extremes].forEach(attempt);
  if (fields.length === 0) return worst;
  for (let step = 0; step < steps; step += 1) {
    const changed = { ...worst.raw };
    for (let changes = random() < 0.5 ? 1 : 2; changes > 0; changes -= 1) {
      const [key, field] = fields[Math.floor(random() * fields.length)]!;
      const candidates = listExtremes(field, random, fitsAddress);
      if (random() < 0.6 && candidates.length > 0) changed[key] = candidates[Math.floor(random() * candidates.length)];
      else changed[key] = drawValue(field, random, changed);
    }
    attempt(changed);
  }
  return worst;
}

/** Expressions with many turns, poles or steps, and long ones; what does not read them refuses them. */
const HARD_TEXTS = [
  "sin(50*x^2)+x",
  "sin(x^3)*cos(x^2)",
  "exp(-x^2)*sin(1/(x+0.001))",
  "ln(abs(sin(200*x)))+x",
  `${"sin(".repeat(20)}50*x${")".repeat(20)}`,
  `x${"+sin(x^3)".repeat(50)}`,
  "9".repeat(60),
  "MMMCMXCIX",
];

/** The largest value, the smallest, and some between them. */
function listExtremes(field: AnyField, random: RandomSource, fitsAddress = false): readonly unknown[] {
  switch (field.kind) {
    case "boolean":
      return [true, false];
    case "choice":
    case "time":
      return [];
    case "date":
      return ["9999-12-31", "0001-01-01", "1900-01-01", "2126-06-15"];
    case "text":
      return HARD_TEXTS.filter((text) => text.length <= (field.maxLength ?? 200));
    case "list": {
      const rows = getRowFields(field);
      const most = rows && fitsAddress ? getMostRows(field) : (field.maxItems ?? DEFAULT_MAX_ITEMS);
      const fill = (pick: (cell: AnyField) => unknown) => {
        const entry = () =>
          rows
            ? Object.fromEntries(Object.entries(rows).map(([key, cell]) => [key, pick(cell)]))
            : pick(getItemField(field)!);
        return Array.from({ length: most }, entry);
      };
      const extreme = (side: number) => fill((cell) => listExtremes(cell, random)[side] ?? drawValue(cell, random, {}));
      return [fill((cell) => drawValue(cell, random, {})), extreme(0), extreme(1)];
    }
    default: {
      const high = typeof field.max === "number" ? field.max : 1e12;
      const low = typeof field.min === "number" ? field.min : -1e12;
      const middle = low + (high - low) * random() ** 4;
      const usual = typeof field.default === "number" ? field.default : 1;
      const scaled = usual * 10 ** (random() * 8 - 4);
      const values = [high, low, middle, scaled];
      return field.kind === "integer" ? values.map(Math.round) : values;
    }
  }
}

/** Runs a calculator on raw inputs; null where it refuses them. */
function run(definition: AnyDefinition, raw: Inputs): { inputs: Inputs; outputs: Inputs } | null {
  const { inputs, issues } = readInputs(definition, raw, TODAY);
  if (issues.length > 0) return null;
  try {
    return { inputs, outputs: calculate(definition, inputs) };
  } catch (error) {
    if (error instanceof CalculationError) return null;
    throw error;
  }
}

/** Milliseconds of this thread's processor time. */
function timeThread(work: () => void): number {
  const before = process.threadCpuUsage();
  work();
  const { user, system } = process.threadCpuUsage(before);
  return (user + system) / 1000;
}

/** Milliseconds that sorting these rows takes where the limits of time were set, with nothing beside. */
const REFERENCE = 14;

/** How many times as long as there the same work takes here and now: machines differ, and so does what runs beside. */
export function measureSlowness(): number {
  const sort = () => {
    const rows = Array.from({ length: 40_000 }, (_, at) => ({ at, value: Math.sin(at) }));
    rows.sort((a, b) => a.value - b.value);
  };
  return Math.max(1, Math.min(...Array.from({ length: 5 }, () => timeThread(sort))) / REFERENCE);
}

/** Milliseconds of this thread's processor time; refusals cost as well. */
export function timeOf(definition: AnyDefinition, raw: Inputs): number {
  const once = () => {
    const { inputs, issues } = readInputs(definition, raw, TODAY);
    if (issues.length > 0) return NaN;
    return timeThread(() => {
      try {
        calculate(definition, inputs);
      } catch (error) {
        if (!(error instanceof CalculationError)) throw error;
      }
    });
  };
  const first = once();
  // What is slow once may have been compiled, or interrupted.
  return first > 2 ? Math.min(first, once(), once()) : first;
}

/** Milliseconds of processor time of a target that is out of reach or near, whichever takes longer. */
export function timeTarget(definition: AnyDefinition, given: Inputs, output: string, vary: string): number {
  const { inputs, issues } = readInputs(definition, given, TODAY);
  if (issues.length > 0) return NaN;
  const costs = [1e9 + 0.123, 3.3].map((value) => {
    const once = () => timeThread(() => solve(definition, inputs, { output, value }, vary));
    const first = once();
    // What is slow once may have been compiled, or interrupted.
    return first > 15 ? Math.min(first, once(), once()) : first;
  });
  return Math.max(...costs);
}

/** Milliseconds of processor time of the slowest target, set for inputs of an address that take long, or for the defaults. */
export function timeToSolve(definition: AnyDefinition, steps: number): { cost: number; tried: unknown } {
  const { raw } = findWorst(definition, { steps, seed: 3, fitsAddress: true, costOf: timeOf });
  let worst = { cost: 0, tried: {} as unknown };
  for (const given of [raw, {}]) {
    for (const vary of listUnknowns(definition, readInputs(definition, given, TODAY).inputs)) {
      for (const output of listTargets(definition).slice(0, 3)) {
        const cost = timeTarget(definition, given, output, vary);
        if (cost > worst.cost) worst = { cost, tried: { given, vary, output } };
      }
    }
  }
  return worst;
}

/** Longest query that the platform lets through, with the rest of the address and some headers (16 KB). */
const LONGEST_QUERY = 15_000;

/** The address of a calculator with the most rows, given and found, that was come upon; its longest table open. */
export function findHeaviestAddress(definition: AnyDefinition, steps: number, seed: number): string {
  const write = (raw: Inputs) =>
    toQuery(definition, readInputs(definition, raw, TODAY).inputs, readDefaults(definition, TODAY));
  const { raw } = findWorst(definition, {
    steps,
    seed,
    fitsAddress: true,
    costOf: (_, tried) => (write(tried).length > LONGEST_QUERY ? NaN : rowsOf(definition, tried)),
  });
  const outputs = run(definition, raw)?.outputs ?? {};
  const lengthOf = (key: string) => (outputs[key] as readonly unknown[] | null)?.length ?? 0;
  const tables = Object.entries(definition.outputs).flatMap(([key, field]) => (field.columns ? [key] : []));
  const [longest] = tables.toSorted((a, b) => lengthOf(b) - lengthOf(a));
  return `/calculator/${definition.id}?${write(raw)}${longest === undefined ? "" : `&show=${longest}`}`;
}

/** Rows of everything that is listed, given or found. */
function rowsOf(definition: AnyDefinition, raw: Inputs): number {
  const answer = run(definition, raw);
  if (!answer) return NaN;
  return [...Object.values(answer.inputs), ...Object.values(answer.outputs)]
    .filter(Array.isArray)
    .reduce((sum, rows) => sum + rows.length, 0);
}
