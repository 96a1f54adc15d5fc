/** Years of birth and death, and the age between them: "Painter born 1887, died 1966, how old did he get" */
import { sum } from "#assistant/readings/slots/form.ts";
import type { Model } from "./model.ts";

const MONTH = "january|february|march|april|june|july|august|september|october|november|december|(?<=in )may";
const BEGAN =
  "born|built|made|founded|planted|established|hatched|opened|constructed|manufactured|started|formed|crowned|installed|bought|replaced|put (?:on|in)|went (?:on|in)";
const ENDED = "died|passed away|passed|death|dies|demolished|closed|cut down|ended|torn down|sank|retired";
const ON = "(?: (?:on|in|around|about|was|is|year|back in|the year|of))*";

export const YEARS: Model = {
  about: new RegExp(`\\b(?:old|age|aged|lived?|turn\\w*|${BEGAN}|last|stand|years)\\b`),
  // Of two months that differ the years alone say nothing.
  not: new RegExp(
    `<(?!number|years)|\\b(?:inflation|worth|salary|wine|loan|invest\\w*|dog|cat|half|price|cost|population|percent|days|weeks|months)\\b|\\b(${MONTH})\\b.*\\b(?!\\1\\b)(?:${MONTH})\\b|^(?!.*\\b(?:${MONTH})\\b.*\\b(?:${MONTH})\\b).*\\b(?:${MONTH})\\b`,
  ),
  said: {
    // "He was 19 in 1965"
    "then thenYear": ["(?:was|turned|were) {#}(?: years old)? in {#}(?=.*<)"],
    born: [
      `(?:${BEGAN})${ON}(?: (?:${MONTH}))? {#}`,
      "(?:from|between|lived) {#}(?= (?:to|until|till|and|-) )",
      "(?<=^(?:lived )?){#}(?= - <)",
    ],
    year: [`(?:${ENDED})${ON}(?: (?:${MONTH}))? {#}`, "(?:in|by|until|till|to|through|and|-|year|as of|now) {#}"],
    age: [
      "(?:aged|at the age of|at age|age of|age|at|turn|turns|turned|turning|be|becomes?|reach\\w*|hit|i'm|im|am|was|is) (?:{#}|{y})(?: years)?(?: old)?",
      "(?:{y}|{#} years)(?: old)?",
    ],
  },
  units: { age: ["time", "year"] },
  asked: [
    [/\b(?:years?|life|time|long|much)(?: (?:is|are|does|do|it|has|have))* (?:left|remaining|to go)\b/, "left"],
    [/\b(?:what|which) year\b|\bwhen\b|\byear\b.*\bborn\b/, "year"],
    [/\b(?:what|which) year\b|\bwhen\b|\bborn (?:when|(?:in )?what)\b/, "born"],
    [/\bhow old\b|\bage\b|\bhow many years\b|\bhow long\b|\byears old\b/, "age"],
  ],
  rules: [],
  words:
    "life furnace installed bought replaced put went on last lasts lasting left remaining shingles roof heater water warranty as of now was were born built made founded planted established hatched opened died passed away death old age aged live lived living long turn turns turning turned be when year years old in at which by until till reach house home tree car bridge church company building does did at someone somebody start from to - between and will get got become",
  told: {},
  isOfAnything: true,
  solve(said, asked) {
    const [year, age, then, thenYear] = ["year", "age", "then", "thenYear"].map((name) => said.get(name));
    const born = said.get("born") ?? (then === undefined ? undefined : thenYear! - then);
    const years = (formula: string, label: string) => ({
      ...sum(formula),
      told: { field: { kind: "number", label, unit: "years" } as const },
    });
    const isYear = (one: number | undefined) =>
      one === undefined || (Number.isInteger(one) && one > 1000 && one < 2200);
    if (asked === "left")
      return said.size === 3 && isYear(born) && isYear(year) && born! + age! > year!
        ? years(`${born} + ${age} - ${year}`, "Left")
        : null;
    if (
      said.size !== (then === undefined ? 2 : 3) ||
      !isYear(born) ||
      !isYear(year) ||
      (age !== undefined && age > 900)
    )
      return null;
    if (asked === "age") return year! > born! ? years(`${year} - ${born}`, "Age") : null;
    return sum(asked === "year" ? `${born} + ${age}` : `${year} - ${age}`);
  },
};
