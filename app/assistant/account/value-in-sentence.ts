/** Checks a language model, whose values must stand in the sentence. */
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { convert } from "#units/convert.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { tidySentence } from "#assistant/words/tidy-sentence.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

/**
 * Whether a value that somebody else read out of a sentence stands in it: a number as it is written, multiplied ("300k")
 * or converted to the unit of the input; a date or a time; an option of a choice always may be meant.
 */
export function isValueInSentence(
  sentence: string,
  definition: AnyDefinition,
  key: string,
  value: unknown,
  { preferences, today }: { readonly preferences: Preferences; readonly today: string },
): boolean {
  const field = Object.hasOwn(definition.inputs, key) ? definition.inputs[key] : undefined;
  if (!field) return false;
  if (field.kind === "choice" || field.kind === "boolean") return true;
  const tokens = tokenize(tidySentence(sentence), { locale: preferences.locale, today });
  if (typeof value !== "number") {
    return tokens.some(
      (token) => (token.type === "date" ? token.date : token.type === "time" ? token.time : token.text) === value,
    );
  }
  const named = field.unit ? findMeasures(field.unit) : [];
  return tokens.some((token) => {
    if (token.type !== "amount") return false;
    const converted = token.measures.flatMap((from) => {
      const to = named.find((one) => one.dimension === from.dimension);
      return to ? [convert(token.value, from.unit, to.unit)] : [];
    });
    return [token.value, token.value * token.multiple, ...converted].some(
      (one) => Math.abs(one - value) <= 1e-3 * Math.max(1e-9, Math.abs(value)),
    );
  });
}
