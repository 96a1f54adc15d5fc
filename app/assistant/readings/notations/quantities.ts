/** Quantities of a sentence that is read as it is written. */
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import type { Sentence } from "./sentence.ts";

/** A number with its unit, as a group of a pattern each. */
export const QUANTITY = String.raw`(\d[\d,]*(?:\.\d+)?|\.\d+)[\s-]*([a-zµμΩ°][a-z0-9²³\/^]*)`;

/** The first quantity of a kind that a pattern with `QUANTITY` finds, in a unit; null where there is none. */
export function takeQuantity(sentence: Sentence, pattern: string, dimension: string, unit: string): number | null {
  for (const found of sentence.text.matchAll(new RegExp(pattern, "g"))) {
    const measure = findMeasures(found[2]!).find((one) => one.dimension.id === dimension);
    if (!measure) continue;
    sentence.takeAt(found.index, found[0].length);
    const value = convert(Number(found[1]!.replaceAll(",", "")), measure.unit, getUnit(measure.dimension, unit));
    return Number(value.toPrecision(12));
  }
  return null;
}
