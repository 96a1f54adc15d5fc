/** How pay is asked for: by which period, the raise, what is taken off. */
import { ALL_PERIODS, BY_ANY, inA, type Model, type PeriodName } from "./model.ts";

const ASKS_PAY =
  "\\b(?:pay|paid|wages?|salary|rate|paychecks?|checks?|income|earn|earns|earnings|make|makes|made|gross|get|gets|bring|comp|compensation|much|total|what|whats|annual|yearly|annually|monthly|weekly|hourly|biweekly|daily|comes?)\\b";
const MORE =
  "\\b(?:extra|more|difference|increase|bigger|gain|up by|by how much|additional|raise (?:worth|amount|in dollars)|(?:is|worth) (?:the|my|that) (?:raise|bonus))\\b";
const LESS = "\\b(?:less|lose|losing|lost|difference|drop|down by|by how much)\\b";

/** What is asked for by a period; a year where none is named and the figures are a year's. */
const inPeriod = (words: string, period: PeriodName) =>
  new RegExp(
    `^(?=.*${words})(?=.*(?:${inA(period)}|(?:salary|annual|yearly)(?= |$)(?<=${period === "year" ? "" : "(?!)"}(?:salary|annual|yearly))))`,
  );
const inNone = (words: string) => new RegExp(`^(?=.*${words})(?!.*${BY_ANY})`);

export const PAY_ASKED: Model["asked"] = [
  [
    /\b(?:percent|percentage)\b.*\b(?:raise|increase|bump|rise|more)\b|\b(?:raise|increase)\b.*\b(?:percent|percentage)\b/,
    "raise",
  ],
  [
    /\b(?:percent|percentage|%|share|fraction)\b.*\b(?:taken|deducted|withheld|comes out|come out|gone|goes|lose|off)\b/,
    "takenShare",
  ],
  [/\b(?:percent|percentage)\b.*\b(?:keep|kept|net|home)\b/, "keptShare"],
  [/\b(?:taken|deducted|withheld|deductions?)\b/, "taken"],
  [/\b(?:percent|percentage)\b/, "raise"],
  [
    /\b(?:each|every|per|a|the)(?: [a-z]+){0,2} (?:pay ?check|check|pay ?day|pay ?period)\b|^(?:gross )?(?:paycheck|paychecks)\b|\bpaychecks?$/,
    "paycheck",
  ],
  ...ALL_PERIODS.flatMap((one) => [
    [inPeriod(MORE, one), `gain${one}`] as const,
    [inPeriod(LESS, one), `loss${one}`] as const,
  ]),
  [new RegExp(MORE), "gainyear"],
  ...ALL_PERIODS.map((one) => [new RegExp(`${MORE}(?!.*${BY_ANY})`), `gain${one}`] as const),
  [new RegExp(`${LESS}(?!.*${BY_ANY})`), "lossyear"],
  [/\bhow (?:many (?:hours|hrs)|long)\b/, "hours"],
  ...ALL_PERIODS.flatMap((one) => [
    [inPeriod(ASKS_PAY, one), `new${one}`] as const,
    [inPeriod(ASKS_PAY, one), `low${one}`] as const,
    [inPeriod(ASKS_PAY, one), `part${one}`] as const,
    [inPeriod(ASKS_PAY, one), `pay${one}`] as const,
    [inPeriod(ASKS_PAY, one), `gain${one}`] as const,
  ]),
  [inNone("\\bbonus\\b(?!.*\\b(?:total|altogether|package|comp)\\b)"), "bonusPay"],
  ...["worked", "extended", "spanpay", "sumyear", "newyear", "newhour", "lowyear", "lowhour", "partyear"].map(
    (one) => [inNone(ASKS_PAY), one] as const,
  ),
  [/\b(?:total|comp|compensation|package)\b/, "newyear"],
  [/\bgross\b|\bpay\b|\bearn\b|\b(?:pay)?checks?\b/, "worked"],
  [/\b(?:pay|checks?|gross)\b/, "paycheck"],
  // "2,600 for the month, 173 hours, per hour?"
  ...ALL_PERIODS.map((one) => [new RegExp(`^(?!.*\\b(?:how|what|when|which)\\b).*${inA(one)}`), `pay${one}`] as const),
  // "4% raise on 21 an hour" asks for what it comes to.
  ...["newhour", "newsalary", "newweek", "newmonth", "newyear", "extended", "worked", "paycheck"].map(
    (one) => [/^(?!.*\b(?:how|what|when|which)\b)/, one] as const,
  ),
];
