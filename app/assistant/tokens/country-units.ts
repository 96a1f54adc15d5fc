/** Units that are called the same and are others in the United Kingdom and in Ireland: pints, gallons, miles a gallon. */
import type { Measure } from "./unit-names.ts";

const IMPERIAL = new Set(["GB", "IE"]);
const DIFFERENT = /^(?:floz|pt|qt|gal|mpg)-us\b/;

/** Of which country's units a sentence is where it says so. */
export const SAYS_AMERICAN =
  /\b(?:us|u\.s\.|usa|american)[ -](?:liquid |fluid |fl\.? ?)?(?:gal|pints?\b|pts?\b|quarts?\b|qts?\b|oz\b|ounces?\b|mpg\b|miles per)|\b(?:gal\w*|pints?|quarts?|oz|mpg),? \(?(?:us|american)\b/i;

/** The unit's id as the reader's country means it. */
export function toCountryUnit(id: string, country: string | undefined): string {
  return IMPERIAL.has(country ?? "") && DIFFERENT.test(id) ? id.replace("-us", "-uk") : id;
}

export function toCountry(measures: readonly Measure[], country: string | undefined): readonly Measure[] {
  if (!IMPERIAL.has(country ?? "") || !measures.some(({ unit }) => DIFFERENT.test(unit.id))) return measures;
  return measures.map((measure) => {
    const id = toCountryUnit(measure.unit.id, country);
    const unit = measure.dimension.units.find((one) => one.id === id);
    return unit ? { ...measure, unit } : measure;
  });
}
