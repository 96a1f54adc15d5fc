/** Inflation, and what doubles again and again. "What will 1,000 buy in 5 years at 4% inflation?" */
import { getMeasure, read, sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { after, before, type Model } from "./model.ts";
import { scale } from "./read-model.ts";

const PRICES = "inflation|prices? (?:rise|rises|rising|go up|goes up|grow|increase)|cost of living(?: rises| goes up)?";

/** What an amount is worth, or what something costs, years from now. */
export const INFLATION: Model = {
  about: /\binflation\b|\bprices (?:rise|rising|go up)\b/,
  not: /<percent.*<percent|<(?:date|clock|hours|days|weeks|length|area|mass)|\b(?:sav\w+|invest\w*|retire\w*|salary|raise|rent|pension|cpi|index|born|ago|was|were|used|did|since|back|average|loan|mortgage)\b/,
  said: {
    rate: [before(PRICES, "{P}"), after(PRICES, "{P}"), "{P}"],
    years: ["{y}(?: (?:from now|later|from today))?"],
    amount: ["{N}"],
  },
  units: { years: ["time", "year"] },
  asked: [
    [
      /\b(?:buy|buys|buying power|purchasing power|real (?:value|terms)|worth|todays? (?:money|dollars|terms|value|prices)|today's (?:money|dollars|terms|value|prices))\b/,
      "purchasingPower",
    ],
    [/\b(?:costs?|price|need|be|pay)\b/, "equivalentAmount"],
  ],
  rules: [],
  words:
    "inflation price prices rise rises rising go goes up grow increase cost costs of living buy buys buying purchasing power real value terms worth todays today's today money dollars dollar in at with after what will would be something thing item that now still from year yearly a per annual rate cash need to pay same",
  told: {},
  isOfThings: true,
  solve(said, asked) {
    const [amount, rate, years] = ["amount", "rate", "years"].map((name) => said.get(name));
    return amount && rate && years ? read("inflation", { amount, inflationRate: rate, years }, asked) : null;
  },
};

/** What a return is worth once prices have risen. */
export const REAL_RETURN: Model = {
  about: /\binflation\b.*\b(?:real|return|rate|yield)\b|\b(?:real|nominal|return|yield)\b.*\binflation\b/,
  not: /<(?:number|money|date|clock|hours|days|weeks|months|years)|\b(?:tax|taxes|fee|fees|raise|salary|average)\b/,
  said: {
    inflation: [before("inflation", "{P}(?: (?:a year|annual|yearly))*"), after("inflation(?: rate)?", "{P}")],
    nominal: ["{P}(?: (?:nominal|return|rate|a year|yield|interest|apy|growth))*"],
  },
  asked: [[/\b(?:real|actual|actually|true|after|adjusted)\b/, "real"]],
  rules: [
    "grown = nominal + 100",
    "risen = inflation + 100",
    "ratio = grown / risen",
    "gain = ratio - 1",
    "real = gain * 100",
  ],
  words:
    "real nominal inflation return returns rate yield interest apy savings account investment portfolio after adjusted adjusting actual actually true earn earns earning make makes pays a year annual growth with if at is my",
  told: { real: ["%", "Real rate"] },
};

/** Bacteria, rumours, money: from a figure to another by doublings. */
export const DOUBLING: Model = {
  about: /\bdoubl(?:e|es|ing)\b.*<(?:hours|days|weeks|months|years|time)/,
  not: /<(?:percent|date|clock|length|area)|\b(?:half|halves|lose|tripl\w*|die|except|then|time and|shift|overtime|until it|stops)\b/,
  said: {
    period: ["(?:every|each|per|in|once every|time(?: (?:of|is))*) {T}"],
    "start goal": ["from {N}(?: [a-z]+)? to {N}"],
    time: ["(?:after|in|over|for) {T}"],
    goal: [after("reach|reaches|get to|to become|until|till|become|hit|grow to|there are", "{N}"), "{N}(?= \\?$)"],
    start: [after("start|starts|starting|begin|begins|with|have|from"), "{N}"],
  },
  units: { period: ["*", ""], time: ["*", ""] },
  asked: [
    ...(["min", "hour", "day", "week", "month", "year"] as const).map(
      (one) => [new RegExp(`\\b(?:how many|in) ${one}\\w*\\b`), one] as const,
    ),
    [/\b(?:how long|when)\b|^(?!.*\b(?:how|what|number)\b)/, "time"],
    [/\b(?:how many|how much|number|population|worth)\b/, "goal"],
  ],
  rules: [],
  words:
    "double doubles doubling every each per in once time from to reach reaches get become until till hit grow start starts starting begin begins with have how long when many much number population worth after over for there are bacteria cells colony minutes hours days weeks months years if will be take takes",
  told: {},
  isOfThings: true,
  solve(said, asked, values) {
    const [period, start, goal, time] = ["period", "start", "goal", "time"].map((name) => said.get(name));
    if (!period || !start) return null;
    if (asked === "goal")
      return time && goal === undefined
        ? {
            ...sum(`${start} * 2^(${tidy(time / period)})`),
            told: { field: { kind: "number", label: "Then", decimals: 2 } },
          }
        : null;
    // In the unit of the time in which it doubles.
    const measure = values.map(getMeasure).find((one) => one?.dimension.id === "time");
    const shown = asked === "time" ? measure : findMeasures(asked)[0];
    if (!measure || !shown || !goal || goal <= start || time !== undefined) return null;
    const written = `${period} * ln(${goal} / ${start}) / ln(2)`;
    const isSame = shown.unit.id === measure.unit.id;
    return { ...sum(isSame ? written : scale(written, measure, shown)), told: tellIn(shown, "Time") };
  },
};
