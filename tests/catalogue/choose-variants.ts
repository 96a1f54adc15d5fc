/** At which inputs a calculator's page says something else: what its record (record.ts) is made of. */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { writeTakeaways } from "#engine/sentences.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { answerTo, type Values } from "./record.ts";

const MOST_VARIANTS = 40;
/** Points between the ends of an input at which the page is read, to find where it changes. */
const POINTS = 10;
const BISECTIONS = 45;
const MOST_MODES = 6;
const SHORTEST_DIGITS = [1, 2, 3, 4, 5, 6, 7];

export function chooseVariants(definition: AnyDefinition, cases: readonly Values[]): Values[] {
  if (definition.special || definition.rates || definition.isRandom) return [];
  const seen = new Set<string>();
  const chosen = new Map<string, Values>();
  const fields = Object.entries(definition.inputs);
  const choices = fields.flatMap(([key, field]) => listChoices(field).map((value) => ({ [key]: value })));
  const modes: readonly Values[] = [{}, ...choices];
  const look = (candidate: Values) => {
    const shape = describeShape(definition, candidate);
    if (shape === null || seen.has(shape)) return;
    seen.add(shape);
    keep(candidate);
  };
  const keep = (candidate: Values) => {
    if (chosen.size < MOST_VARIANTS) chosen.set(JSON.stringify(candidate), candidate);
  };
  for (const mode of modes) look(mode);
  for (const [key, field] of fields) for (const value of listEdges(field)) look({ [key]: value });
  for (const one of cases) look(one);
  for (const mode of modes.slice(0, MOST_MODES)) {
    for (const [key, field] of fields) {
      if (chosen.size === MOST_VARIANTS) break;
      for (const value of listEdges(field)) look({ ...mode, [key]: value });
      for (const turn of findTurns(definition, mode, key)) keep({ ...mode, [key]: turn });
      for (const [other, { default: value }] of fields)
        if (other !== key && isNumeric(field) && typeof value === "number") look({ ...mode, [key]: value });
    }
  }
  return [...chosen.values()];
}

/** The sentences without their figures, and which outputs are nothing, 0 or below it; null where the inputs are refused. */
function describeShape(definition: AnyDefinition, given: Values): string | null {
  const answer = answerTo(definition, given);
  if (typeof answer === "string") return null;
  const { inputs, outputs } = answer;
  const sentences = writeTakeaways(definition, inputs, outputs, US_PREFERENCES);
  // Tables and charts take long, and say nothing that the figures do not.
  const figures = Object.keys(definition.outputs).filter(
    (key) => !definition.outputs[key]!.columns && !definition.outputs[key]!.x,
  );
  const signs = figures.map((key) =>
    typeof outputs[key] === "number" ? Math.sign(outputs[key]) : outputs[key] === null,
  );
  return JSON.stringify([sentences.map((one) => one.replaceAll(/[\d.,]+/g, "#")), signs]);
}

export function listChoices(field: AnyField): readonly unknown[] {
  if (field.kind === "boolean") return [true, false];
  return field.options?.map(([value]) => value) ?? [];
}

function listEdges(field: AnyField): readonly unknown[] {
  if (isNumeric(field)) return [0, field.min, field.max, 1].filter((value) => value !== undefined);
  const rows: unknown = field.default;
  return field.kind === "list" && Array.isArray(rows) ? [[], rows.slice(0, 1), rows.slice(0, 2)] : [];
}

/** Values of an input at which the page turns, where they are short numbers: the thresholds of its sentences. */
function findTurns(definition: AnyDefinition, mode: Values, key: string): readonly number[] {
  const field = definition.inputs[key]!;
  if (!isNumeric(field) || typeof field.default !== "number") return [];
  const shapeAt = (value: number) => describeShape(definition, { ...mode, [key]: value });
  const size = Math.abs(field.default) || 1;
  const low = Math.max(field.min ?? -3 * size, -3 * size);
  const high = Math.min(field.max ?? 8 * size, Math.max(8 * size, (field.min ?? 0) + size));
  const points = Array.from({ length: POINTS + 1 }, (_, index) => low + ((high - low) * index) / POINTS);
  const shapes = points.map(shapeAt);
  return points.slice(1).flatMap((end, index) => {
    if (shapes[index] === shapes[index + 1]) return [];
    let [from, to] = [points[index]!, end];
    for (let turn = 0; turn < BISECTIONS; turn += 1) {
      const middle = (from + to) / 2;
      if (shapeAt(middle) === shapes[index]) from = middle;
      else to = middle;
    }
    const short = SHORTEST_DIGITS.map((digits) => Number(to.toPrecision(digits))).find(
      (value) => Math.abs(value - to) <= 1e-9 * size,
    );
    return short === undefined || shapeAt(short) === null ? [] : [short];
  });
}
