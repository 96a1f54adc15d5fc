/** "What percent of people": a probability is told as a share. */
import { formatValue } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Answer } from "./answer.ts";

const ASKS = /(?<![\d.] ?)\b(?:percent(?:age)?|pct)\b/i;

export function tellAsPercent(answer: Answer, sentence: string, preferences: Preferences): Answer {
  const value = answer.figure?.value ?? -1;
  if (!ASKS.test(sentence) || !(value > 0 && value < 1) || !/^(?:Probability|P\()/.test(answer.label)) return answer;
  const field = { kind: "percent", label: answer.label, decimals: 2 } as const;
  const { text } = formatValue(field, 100 * value, preferences);
  return { ...answer, answer: text, figure: { value: 100 * value, field } };
}
