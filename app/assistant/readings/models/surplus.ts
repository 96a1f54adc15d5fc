/** What is left of an income: "I earn 1,650 a month and spend 1,280, how much do I save in a year?" */
import { after, before, by, inA, type Model } from "./model.ts";

const PERIODS = ["week", "month", "year"] as const;
const INCOME =
  "earn|earns|make|makes|bring home|take home|take-home|income|salary|pay|wage|pension|get paid|get|net pay|paycheck";
const OUTGO = "spend|spends|spent|spending|expenses|outgoings|cost of living|costs|bills|cost";

export const SURPLUS: Model = {
  about: new RegExp(
    `^(?=.*\\b(?:${INCOME})\\b)(?=.*\\b(?:${OUTGO})\\b)(?=.*\\b(?:save|saves|saved|savings?|left|over|remains?|spare|surplus)\\b)`,
  ),
  not: /<(?:percent|date|clock|hours|days|area|length|mass|volume|speed|energy)|\b(?:interest|loan|debt|owe|tax|taxes|gross|hour|hourly|each|per (?:person|item|unit|piece)|sell|sold|sales|revenue|profit|store|shop|business|invest\w*|retire\w*|goal|until|then|raise|bonus)\b/,
  said: {
    ...Object.fromEntries(
      PERIODS.flatMap((one) => [
        [
          `in${one}`,
          [
            `(?:${after(INCOME)}|${before(INCOME)}) ${by(one)}`,
            `{N} ${by(one)}(?: (?:in|of))? (?:${INCOME})`,
            `(?:${one}ly|annual) ${after(INCOME)}`,
          ],
        ],
        [`out${one}`, [`(?:${after(OUTGO)}|${before(OUTGO)}) ${by(one)}`, `(?:${one}ly|annual) ${after(OUTGO)}`]],
      ]),
    ),
    in: [after(INCOME)],
    out: [after(OUTGO), before(OUTGO)],
    weeks: ["{w}"],
    months: ["{mo}"],
    years: ["{y}"],
  },
  units: { weeks: ["time", "week"], months: ["time", "month"], years: ["time", "year"] },
  usual: { inYear: 52, monthsInYear: 12 },
  asked: [
    ...PERIODS.map((one) => [new RegExp(inA(one)), `left${one}`] as const),
    ...["total", "left"].map((one) => [/\bhow much\b|\bwhat\b|^(?!.*\bhow\b)/, one] as const),
  ],
  rules: [
    ...PERIODS.map((one) => `left${one} = in${one} - out${one}`),
    // What is spent is told by the same period.
    ...["week", "month"].flatMap((one) => [`left${one} = in${one} - out`, `left${one} = in - out${one}`]),
    ...["inweek - outweek", "inmonth - outmonth", "inyear - outyear", "inweek - out", "inmonth - out"].map(
      (left) => `left = ${left}`,
    ),
    "leftyear = leftmonth * monthsInYear",
    "leftyear = leftweek * inYear",
    "total = leftmonth * months",
    "total = leftweek * weeks",
    "total = leftyear * years",
  ],
  words:
    "i we he she my our earn earns make makes bring home take home income salary pay wage pension get paid net paycheck spend spends spent spending expenses outgoings cost costs of living bills save saves saved saving savings left over remains remain spare surplus how much what do does can could is will would have be in total altogether a an per each every week month year weekly monthly yearly annual annually and but after for by the if that it to at end dollars bucks",
  told: {
    total: ["$", "Left over"],
    left: ["$", "Left over"],
    ...Object.fromEntries(PERIODS.map((one) => [`left${one}`, ["$", `Left over a ${one}`]])),
  },
};
