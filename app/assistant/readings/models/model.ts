/**
 * A model: the figures of a field of life, how each is said and asked for, and how they depend on each other. Driving has
 * miles, miles a gallon, gallons, a price and a cost; which of them is asked for is worked out from those that were said.
 */
import type { Reading } from "#assistant/readings/reading.ts";
import type { Value } from "#assistant/readings/slots/form.ts";
import type { Said } from "./read-model.ts";

export interface Model {
  /** What the sentence must say. */
  readonly about: RegExp;
  /** What makes it another question. */
  readonly not?: RegExp;
  /**
   * How the figures are said, in the order in which they are looked for, with "{N}" for a figure of a kind. Two names
   * stand for two figures of one phrase: "long wide".
   */
  readonly said: Readonly<Record<string, readonly string[]>>;
  /** The units in which they are counted: miles for "length"; "*" for those that are all in one unit, whichever is said. */
  readonly units?: Readonly<Record<string, readonly [dimension: string, unit: string]>>;
  /** What a figure can be; another one of that wording is something else: nobody works 8 hours a week full time. */
  readonly ranges?: Readonly<Record<string, readonly [least: number, most: number]>>;
  /** Words that are figures: "round trip" is twice the way. */
  readonly signs?: readonly (readonly [RegExp, string, number])[];
  /** Whether a figure without a unit is in that of the others: "from 214 to 189 pounds". */
  readonly isOneUnit?: boolean;
  /** Whether it counts in miles and gallons alone, or in kilometers and liters: a price with kilometers is one of liters. */
  readonly counts?: "miles" | "kilometers";
  /** Whether it asks which of some names a figure has: "overweight or obese". */
  readonly isChoice?: boolean;
  /** What they are where nobody says it: 52 weeks a year. */
  readonly usual?: Readonly<Record<string, number>>;
  /** How the figures are asked for, the surest first; looked for in what is left when the figures are taken out. */
  readonly asked: readonly (readonly [RegExp, string])[];
  /** Whether what is asked for is looked for beside the figures: "how much is a 15 % tip". */
  readonly isAskedInAll?: boolean;
  /** How they depend on each other, two at a time: "cost = gallons * price", which tells the price of a cost as well. */
  readonly rules: readonly string[];
  /** Whether it may be about anything, in however many words: whose goals they are makes no difference. They are named. */
  readonly isOfAnything?: boolean;
  /** The words of the field. */
  readonly words: string;
  /** In what the figures are told: "$", "%", a unit (another one of its kind where that is asked for), "*", or what they count. */
  readonly told: Readonly<Record<string, readonly [as: string, label: string]>>;
  /** In place of rules, where a calculator knows how. */
  readonly solve?: (said: Said, asked: string, values: readonly Value[]) => Reading | null;
  /** Whether it may be about anything that is counted or priced: what stands behind a figure or an article. */
  readonly isOfThings?: boolean;
}

export type PeriodName = "hour" | "day" | "week" | "biweek" | "month" | "quarter" | "year";

const PERIOD_NAMES: Readonly<Record<PeriodName, readonly [noun: string, adverb: string]>> = {
  hour: ["(?:hour|hr|h)", "(?:hourly|hrly)"],
  day: ["(?:day|workday|work day|working day|business day|work <date\\d+>)", "daily"],
  week: ["(?:week|wk)", "(?:weekly|wkly)"],
  biweek: ["(?:fortnight|two weeks|other week)", "(?:biweekly|bi weekly|fortnightly)"],
  month: ["(?:month|mo|mth)", "monthly"],
  quarter: ["quarter", "quarterly"],
  year: ["(?:year|yr|annum)", "(?:yearly|annually|annual|anually)"],
};

export const ALL_PERIODS = Object.keys(PERIOD_NAMES) as PeriodName[];

/** "A month", "per month", "/ month", "monthly". */
export function by(period: PeriodName): string {
  const [noun, adverb] = PERIOD_NAMES[period];
  // "Semi monthly" is not a month.
  return `(?<![a-z-])(?<!semi )(?:(?:(?:an?|per|each|every) |\\/ ?)${noun}|${adverb})\\b`;
}

/** "Day", as in "day rate". */
export const nounOf = (period: PeriodName) => PERIOD_NAMES[period][0];

/** How a period is asked for: also "that week", "in one year". */
export function inA(period: PeriodName): string {
  const [noun, adverb] = PERIOD_NAMES[period];
  return `(?<![a-z])(?:(?:(?:an?|per|each|every|one|the|that|in|whole|full|\\/) )+${noun}|${adverb})\\b`;
}

/** Any period that is asked for. */
export const BY_ANY = `(?:${ALL_PERIODS.map(inA).join("|")})`;

const JOINT =
  "(?: (?:is|are|was|were|of|at|for|to|costs?|price|priced|about|around|only|just|=|:|now|currently|runs|the|a|an|my|our|that|which|they|it|i|we|comes?|cost|and|them|us|me|will|be|would|have|been|got|has|goes|averages?))*";
const UNIT_WORDS = "(?: (?:dollars|bucks|quid|euros|pounds))?";

/** "Gas is at 3.20": names, then the figure. */
export const after = (names: string, kind = "{N}") => `(?:${names})${JOINT} ${kind}${UNIT_WORDS}`;

/** "3.20 gas", "84,000 in revenue": the figure, then its names. */
export const before = (names: string, kind = "{N}") =>
  `${kind}${UNIT_WORDS}(?: (?:in|of|for|as|a|an|the|on|total|my|our|worth|dollar))* (?:${names})`;

/** What stands before a figure that its name follows: figures are first where the first of them is before the first name. */
export const figureFirst = (names: string) => `(?<=^(?:(?!\\b(?:${names})\\b)[^<])*(?:<.*)?)`;

/** "19.50 an hour". */
export const paid = (period: PeriodName, kind = "{N}") => `${kind}${UNIT_WORDS} ${by(period)}`;
