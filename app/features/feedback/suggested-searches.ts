/** Searches offered where nothing was found, by what the term is about (spec 1 §2). */
const SUGGESTIONS: readonly (readonly [RegExp, readonly string[]])[] = [
  [/weight|planet|space/i, ["BMI Calculator", "Weight Converter", "Unit Converter"]],
  [/crypto|bitcoin/i, ["Cryptocurrency", "Currency Converter", "Investment"]],
  [/health|medical/i, ["BMI Calculator", "Calorie Calculator", "Health"]],
  [/business|finance/i, ["Business Calculator", "Financial", "Investment"]],
];

const OTHERWISE = ["Currency Converter", "Unit Converter", "BMI Calculator"];

export function suggestedSearches(term: string): readonly string[] {
  return SUGGESTIONS.find(([pattern]) => pattern.test(term))?.[1] ?? OTHERWISE;
}
