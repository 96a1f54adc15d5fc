/** Which usual values a figure rests on. */
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { calculateOnDemand } from "#engine/run.ts";
import { applies } from "#engine/values.ts";
import { isMoved } from "#assistant/account/is-moved.ts";
import type { Reading } from "#assistant/readings/reading.ts";

/** The usual values that the figure rests on: those that people say, and all numbers without which it would differ. */
export function findAssumedKeys(
  definition: AnyDefinition,
  reading: Reading,
  inputs: Readonly<Record<string, unknown>>,
  output: string,
  figure: unknown,
): string[] {
  const said = Object.keys(reading.inputs);
  const defaults = Object.entries(definition.inputs).filter(
    ([key, field]) =>
      !said.includes(key) &&
      applies(field, inputs) &&
      (isNumeric(field) ? Number(inputs[key] ?? 0) !== 0 : field.kind === "choice" && field.assumable === false),
  );
  const moving = defaults.filter(([key]) => isMoved(figure, calculateWithout(definition, inputs, key, output)));
  const still = new Set(defaults.filter((one) => !moving.includes(one)).map(([key]) => key));
  const usual = findUnsaidKeys(definition, said).filter(
    (key) => applies(definition.inputs[key]!, inputs) && !still.has(key),
  );
  return [...new Set([...usual, ...moving.map(([key]) => key)])];
}

function calculateWithout(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  key: string,
  output: string,
): unknown {
  const { min = 0, kind, options = [] } = definition.inputs[key]!;
  const other = options.find(([value]) => value !== inputs[key])?.[0];
  const least = Math.max(0, Number(min));
  // What is there at its least already is tried out with more.
  const more = kind === "integer" ? Number(inputs[key]) + 1 : Number(inputs[key]) * 1.1;
  const others = kind === "choice" ? [other] : least === inputs[key] ? [more] : [least, more];
  for (const one of others) {
    try {
      return calculateOnDemand(definition, { ...inputs, [key]: one })(output);
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
    }
  }
  return undefined;
}

function findUnsaidKeys(definition: AnyDefinition, said: readonly string[]): string[] {
  const phrases = (definition.phrases ?? []).map((phrase) => [...phrase.matchAll(/\{(\w+)\}/g)].map((one) => one[1]!));
  const like = phrases
    .filter((keys) => keys.some((key) => said.includes(key)))
    .toSorted((a, b) => a.filter((key) => !said.includes(key)).length - b.filter((key) => !said.includes(key)).length);
  return (like[0] ?? []).filter((key) => !said.includes(key));
}
