import fc from "fast-check";
import type { AnyDefinition } from "#engine/define.ts";
import { drawValue } from "#engine/kinds/schemas.ts";
import type { RandomSource } from "#engine/kinds/kind.ts";
import { makeRandom } from "../fuzz/chance.ts";

/** Random inputs within the declared bounds, as a JSON call would carry them; some are left out. */
export function arbitraryInputs(definition: AnyDefinition): fc.Arbitrary<Record<string, unknown>> {
  return fc.noShrink(fc.noBias(fc.nat())).map((seed) => drawInputs(definition, makeRandom(seed)));
}

export function drawInputs(definition: AnyDefinition, random: RandomSource): Record<string, unknown> {
  // An input whose options another one gives is drawn after that one, and always given.
  const fields = Object.entries(definition.inputs).toSorted(
    ([, one], [, other]) => Number(Boolean(one.optionsBy)) - Number(Boolean(other.optionsBy)),
  );
  const known: Record<string, unknown> = {};
  const drawn: Record<string, unknown> = {};
  for (const [key, field] of fields) {
    const isGiven = Boolean(field.optionsBy) || random() < 0.5;
    known[key] = isGiven ? drawValue(field, random, known) : field.default;
    if (isGiven) drawn[key] = known[key];
  }
  return drawn;
}
