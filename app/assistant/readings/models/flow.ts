/** So much an hour for so many hours, of whatever flows, is drunk or leaks: "half a liter an hour for 5 hours, how much water". */
import { by, type Model, type PeriodName } from "./model.ts";

const PERIODS = [
  ["hour", "h", "h"],
  ["day", "d", "day"],
  ["week", "w", "week"],
] as const;
const AMOUNT = "<(?:volume|mass)(\\d+)>(?: of [a-z]+| [a-z]+)?";

const anyBy = PERIODS.map(([name]) => by(name)).join("|");

export const FLOW: Model = {
  about: new RegExp(`<(?:volume|mass)\\d+>(?: of [a-z]+| [a-z]+)? (?:${anyBy}).*<(?:hours|days|weeks)`),
  not: /<(?:money|number|percent|date|clock|length|area|power|energy|temperature|speed|multiple)|\b(?:kg|tank|full|fills?|empty|weigh\w*|loses?|gain\w*|left|start\w*|each|per|dose|dosage|child|patient|burn\w*|calories|after|then|at first|more|extra|pool)\b/,
  said: Object.fromEntries([
    ...PERIODS.map(([name]) => [`by${name}`, [`${AMOUNT} (?:${by(name as PeriodName)})`]] as const),
    ...PERIODS.map(([name, kind]) => [`${name}s`, [`(?:for |over |in )?{${kind}}`]] as const),
  ]),
  units: Object.fromEntries([
    ...PERIODS.map(([name]) => [`by${name}`, ["*", ""]] as const),
    ...PERIODS.map(([name, , unit]) => [`${name}s`, ["time", unit]] as const),
  ]),
  usual: { hoursInDay: 24, daysInWeek: 7 },
  asked: [[/\b(?:how (?:much|many)|total|altogether|in all|what)\b|^(?!.*\b(?:how|when|which)\b)/, "total"]],
  rules: ["days = weeks * daysInWeek", ...PERIODS.map(([name]) => `total := by${name} * ${name}s`)],
  words:
    "drink drinks drinking drank water juice milk coffee tea beer oil gas fuel leak leaks leaking drip drips dripping flow flows use uses using need needs give gives pump pumps run runs rain fall falls how much many total altogether in all what what's is are that will would do does did should i we it he she they the my a an of for over at so come comes to go goes through ml liter liters litre litres l oz ounces ounce gallon gallons cups cup pints quarts grams g kg lb pounds",
  told: { total: ["*", "In all"] },
};
