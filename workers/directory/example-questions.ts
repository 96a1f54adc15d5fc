import { formatMoney } from "#localization/money-format.ts";
import { formatNumber } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";

/** A question to begin with and its answer, as the visitor reads it. */
export interface AnsweredQuestion {
  readonly question: string;
  readonly answer: string;
}

type Example = readonly [question: string, answer: (preferences: Preferences) => string];

const money =
  (value: number, what: string): Example[1] =>
  (preferences) =>
    `${formatMoney(value, preferences, 2)} ${what}`;
const number =
  (value: number, unit = ""): Example[1] =>
  ({ locale }) =>
    `${formatNumber(value, locale)}${unit && `\u00A0${unit}`}`;

/**
 * As people type them. Home would ask the assistant six times for what never changes: the answers stand here, and
 * tests/assistant/example-questions.test.ts asks it for each of them.
 */
const EXAMPLES: readonly Example[] = [
  ["15% of 80", number(12)],
  ["5 ft 11 in to cm", number(180.34, "cm")],
  ["25000 loan at 6% for 5 years", money(483.32003823569795, "a month")],
  ["20% tip on 58 split 3", money(23.2, "each")],
  ["how long to save 20000 at 500 a month", number(40, "months")],
  ["what weight gives a bmi of 24 at 175 cm", number(73.5, "kg")],
];

export const answerExamples = (preferences: Preferences): readonly AnsweredQuestion[] =>
  EXAMPLES.map(([question, answer]) => ({ question, answer: answer(preferences) }));
