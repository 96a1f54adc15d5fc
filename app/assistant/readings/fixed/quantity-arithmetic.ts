/**
 * Arithmetic with units: "5 ft 7 in + 2 ft 9 in", "2 kg minus 300 g", "half of 1 lb 4 oz", "2.5 km + 800 m in miles",
 * "4:05 + 3:38". Read to the last word; quantities of two kinds are not a sum.
 */
import { type Direct, type Reading, stripCourtesy } from "#assistant/readings/reading.ts";
import { read, sum, tellIn, tidy } from "#assistant/readings/slots/form.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import { type Expression, ExpressionError, readExpression } from "#maths/expression.ts";
import { convert } from "#units/convert.ts";
import { type Lexeme, type Part, splitQuantities } from "./quantity-lexemes.ts";

/** Longer ones belong into the calculator itself. */
const LONGEST = 120;
/** The signs and words of arithmetic, of which there must be one. */
const ABOUT =
  /[+*×·÷/−–-]|\b(?:plus|minus|less|more|times|x|divided|multiplied|half|double|twice|triple|add|sum|total)\b/i;

/** What is told as hours, minutes and seconds; days and weeks are told in their own unit. */
const OF_HOURS = new Set(["h", "min", "s"]);
/** Kinds whose zero is not nothing, or that do not add up. */
const NOT_ADDED = /^(?:temperature|fuelEconomy)/;

/** Null where the sentence is not arithmetic with units. */
export function readQuantityArithmetic(sentence: string, locale: string): Direct {
  if (sentence.length > LONGEST || !ABOUT.test(sentence)) return null;
  const { text, target, isSum } = splitTarget(stripCourtesy(sentence));
  const lexemes = splitQuantities(text, locale, isSum);
  if (!lexemes || !lexemes.some((one) => "sign" in one)) return null;
  const hasMoney = lexemes.some((one) => "money" in one);
  // Two dollars and a meter are not a sum.
  if (hasMoney === lexemes.some((one) => "parts" in one)) return null;
  const reading = hasMoney ? readMoney(lexemes, target) : readUnits(lexemes, target);
  return reading && { ...reading, wording: lexemes.map(({ text: written }) => written).join(" ") };
}

/** The unit in which the result is asked for, apart from the sum. */
function splitTarget(text: string) {
  const [, asked, behind] = /^how many ([\p{L} ]+?) (?:is|are|in|do|does)\s+(.+)$/iu.exec(text) ?? [];
  const [, before, into] = /^(.+?)\s+(?:in|into|to|as)\s+([\p{L}²³ ]+)$/iu.exec(text) ?? [];
  const name = asked ?? into;
  const target = name === undefined ? [] : findMeasures(name.trim());
  const rest = target.length > 0 ? (behind ?? before!) : text;
  // "10 minutes less than 2 hours": what is taken away is said first.
  const [, by, turned, whole] = /^([^,]+?) (less|fewer|more) than (.+)$/i.exec(rest) ?? [];
  if (by !== undefined)
    return { text: `${whole} ${/more/i.test(turned!) ? "plus" : "minus"} ${by}`, target, isSum: false };
  const [, list] = /^(?:add|(?:the )?(?:sum|total) of)\s+(.+)$/i.exec(rest) ?? [];
  return { text: list ?? rest, target, isSum: list !== undefined };
}

/** The formula of a sum, and whether its result is a quantity; null where it makes no sense of quantities. */
function writeFormula(
  lexemes: readonly Lexeme[],
  toBase: (parts: readonly Part[]) => number = () => Number.NaN,
): { readonly formula: string; readonly isQuantity: boolean } | null {
  const terms = lexemes.map((one) => {
    if ("sign" in one) {
      const sign = one.sign === "x" ? "*" : one.sign;
      return { text: sign, typed: sign };
    }
    const figure = "number" in one ? tidy(one.number) : "money" in one ? one.money : toBase(one.parts);
    // Quantities are multiples of x: a sum of them is of the first degree in x, a plain number of none.
    return { text: String(figure), typed: "number" in one ? String(figure) : `(${figure} * x)` };
  });
  const join = (key: "text" | "typed") =>
    terms
      .map((one) => one[key])
      .join(" ")
      .replace(/(?<=\() | (?=\))/g, "");
  try {
    const degree = findDegree(readExpression(join("typed"), { variable: true }));
    return degree === 0 || degree === 1 ? { formula: join("text"), isQuantity: degree === 1 } : null;
  } catch (error) {
    if (error instanceof ExpressionError) return null;
    throw error;
  }
}

/** Of how many x an expression is the product; null where terms of a sum differ. */
function findDegree(expression: Expression): number | null {
  if (expression.type === "number") return 0;
  if (expression.type === "variable") return 1;
  if (expression.type === "negate") return findDegree(expression.of);
  if (expression.type !== "binary") return null;
  const [left, right] = [findDegree(expression.left), findDegree(expression.right)];
  if (left === null || right === null) return null;
  if (expression.operator === "*") return left + right;
  return expression.operator === "/" ? left - right : left === right ? left : null;
}

function readMoney(lexemes: readonly Lexeme[], target: readonly Measure[]): Reading | null {
  const [currency, ...others] = new Set(lexemes.flatMap((one) => ("money" in one ? [one.currency] : [])));
  const whole = others.length > 0 || target.length > 0 ? null : writeFormula(lexemes);
  if (!whole) return null;
  const field = { kind: "money", label: "Result", decimals: 2, currency: currency! } as const;
  return { ...sum(whole.formula), ...(whole.isQuantity ? { told: { field } } : {}) };
}

function readUnits(lexemes: readonly Lexeme[], target: readonly Measure[]): Reading | null {
  const quantities = lexemes.flatMap((one) => ("parts" in one ? [one.parts] : []));
  const first = quantities[0]!;
  const isIn = (id: string) => (part: Part) => part.measures.some(({ dimension }) => dimension.id === id);
  const dimension = first[0]!.measures
    .map((one) => one.dimension)
    .find(
      ({ id }) =>
        quantities.every((parts) => parts.every(isIn(id))) &&
        (target.length === 0 || target.some((one) => one.dimension.id === id)),
    );
  if (!dimension || NOT_ADDED.test(dimension.id)) return null;
  const measureOf = (measures: readonly Measure[]) => measures.find((one) => one.dimension.id === dimension.id)!;
  const base = measureOf(first.at(-1)!.measures);
  const toBase = (parts: readonly Part[]) =>
    tidy(parts.reduce((all, { value, measures }) => all + convert(value, measureOf(measures).unit, base.unit), 0));
  // "12 x 10 ft" is an area.
  if (dimension.id === "length" && first.length === 1 && lexemes.some((one) => "sign" in one && one.sign === "x"))
    return null;
  const isOnlySum = lexemes.every((one) => "parts" in one || ("sign" in one && one.sign === "+"));
  const clocks = quantities.filter((parts) => parts.some(({ isClock }) => isClock));
  if (clocks.length > 0) {
    // "9:20 plus 45 minutes" is a time of day, and "8:15 - 17:00" is from one to another.
    return clocks.length === quantities.length && isOnlySum && target.length === 0 ? addClocks(clocks) : null;
  }
  const isOfHours = quantities.flat().every(({ measures }) => OF_HOURS.has(measureOf(measures).unit.id));
  // Hours and minutes that are added up have their own calculator, which others read.
  if (isOnlySum && isOfHours && target.length === 0)
    return lexemes.every((one) => "sign" in one || one.text.includes(":")) ? addClocks(quantities) : null;
  const whole = writeFormula(lexemes, toBase);
  if (!whole) return null;
  if (!whole.isQuantity) return target.length > 0 ? null : sum(whole.formula);
  const shown = target.length > 0 ? measureOf(target) : base;
  const factor = tidy(convert(1, base.unit, shown.unit));
  return {
    ...sum(factor === 1 ? whole.formula : `(${whole.formula}) * ${factor}`),
    told: tellIn(shown, "Result"),
    ...(target.length === 0 && first.length > 1
      ? { parts: [measureOf(first[0]!.measures).unit.id, base.unit.id] as const }
      : {}),
  };
}

function addClocks(clocks: readonly (readonly Part[])[]): Reading {
  const durations = clocks.map(([hours, minutes, seconds]) => ({
    operation: "add",
    hours: hours!.value,
    minutes: minutes!.value,
    seconds: seconds?.value ?? 0,
  }));
  return read("time-duration", { mode: "sum", durations }, "text");
}
