/** Two amounts, measures or chances that are compared as they stand, by one period or one unit. */
import type { AnyField } from "#engine/fields.ts";
import { convert } from "#units/convert.ts";
import { tellIn, toMoney, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { FILL } from "#assistant/readings/slots/words.ts";
import { EACH, PAID_A_YEAR } from "#assistant/readings/pay-periods.ts";
import { type Figure, IN_A_YEAR, readFigure } from "./figures.ts";
import { fillSide, type Pair } from "./pair.ts";
import type { Question } from "./question.ts";
import type { Sides } from "./sides.ts";

/** What an amount may be, and what says which. */
const NOUN =
  /^(?:total|per|extra|money|rent|fees?|salary|wage|difference|yearly|annual|monthly|weekly|daily|hourly|more|less|long|tall|high|chance|odds)$/;

/** Amounts, measures and chances that are compared as they stand. */
export function readPlain({ sides, said, values, isOrdered }: Sides, question: Question): Pair | null {
  // Interest and payments are worked out.
  if (/(?<![a-z])(?:interest|payments?|tax|taxes|net|value)(?![a-z])/.test(question.noun)) return null;
  if (!question.noun.split(" ").every((one) => one === "" || FILL.has(one) || isIdle(one) || NOUN.test(one)))
    return null;
  const context = `${sides.join(" ")} ${question.noun}${/percent|times/.test(question.kind) ? " in percent" : ""}`;
  const counts = question.isCounted ? readCounts(sides, values) : null;
  const names = sides.map((side) => fillSide(side, values)) as [string, string];
  if (counts) return { values: counts, field: { kind: "number", label: "" }, label: "", isOrdered, said, names };
  const [one, other] = sides.map((side) => {
    // "The 1,299 laptop"
    const priced = /expensive|cheaper|pricier/.test(question.word)
      ? /^(?:(?:the|an?|my) )?<number(\d+)> ([a-z]{3,})$/.exec(side)
      : null;
    if (priced && (priced[2] === "one" || (isIdle(priced[2]!) && !/s$|pack|count/.test(priced[2]!))))
      return { value: toNumber(values[Number(priced[1])]), of: "money", per: null } as Figure;
    const figure = readFigure(side, values, context);
    // "Tom is 42": an age without a unit is not a price.
    const isOfFraction = sides.join().includes("<fraction") && /<(?:number|fraction)\d+>/.test(side);
    return figure?.of === "money" && figure.per === null && (isOfFraction || /^(?:older|younger)$/.test(question.word))
      ? { ...figure, of: "number" as const }
      : figure;
  });
  if (!one || !other) return null;
  // A rent is of a month; what is asked by the year is another figure.
  const isRunning = /(?<![a-z])(?:rents?|bills?|plan|subscription|membership|insurance|fees?|premium)(?![a-z])/.test(
    context,
  );
  if (question.period && one.per === null && other.per === null && (isRunning || !isPay(sides, question))) return null;
  // "The 24 pack or the 36 pack": two numbers are neither prices nor pieces of which there are more or cheaper ones.
  const isBare = (side: string) => /^<(?:number|multiple|run)\d+>$/.test(listMarks(side).join(""));
  if (
    sides.every(isBare) &&
    one.per === null &&
    other.per === null &&
    /pack|count|better|best|deal/.test(`${said.join(" ")} ${question.word}`)
  )
    return null;
  // The price of one size is not the price of both.
  if (one.by && listMarks(sides[0]).some((mark) => sides[1].includes(mark))) return null;
  if (one.of === "money" || other.of === "money") {
    if (one.of !== other.of) return null;
    const both = perOneMeasure(one, other, question) ?? inOnePeriod(one, other, question, isPay(sides, question));
    if (!both) return null;
    const { per, note } = both;
    const label =
      per === null ? "Price" : per.startsWith("measure ") ? `Price per ${per.slice(8)}` : (EACH[per] ?? per);
    const decimals =
      Math.min(...both.values) < 0.1 || both.values.some((price) => price < 1 && !isWhole(100 * price)) ? 4 : 2;
    return {
      values: both.values,
      field: toMoney(values, label, decimals),
      label,
      isOrdered,
      said,
      names,
      ...(note ? { note } : {}),
    };
  }
  if (typeof one.of === "string" || typeof other.of === "string") {
    if (one.of !== other.of || question.unit) return null;
    const field: AnyField = { kind: one.of === "percent" ? "percent" : "number", label: "" };
    return { values: [one.value, other.value], field, label: "", isOrdered, said, names };
  }
  const { dimension, unit } = one.of;
  if (dimension.id !== other.of.dimension.id) return null;
  const target = question.unit ?? one.of;
  if (target.dimension.id !== dimension.id) return null;
  const [first, second] = [convert(one.value, unit, target.unit), convert(other.value, other.of.unit, target.unit)];
  const told = tellIn(target, "");
  return {
    values: [first, second],
    field: told.field,
    ...(told.unit ? { unit: told.unit } : {}),
    label: "",
    isOrdered,
    said,
    names,
  };
}

/** "She has 12 cats" and "i have 4": so many of the same. */
function readCounts(sides: readonly [string, string], values: readonly Value[]): [number, number] | null {
  const found = sides.map((side) =>
    /^((?:[a-z']+ )*)<number(\d+)>(?: ([a-z]{2,}))?(?: (?:in|of|on)(?: [a-z]+){1,3})?$/.exec(side),
  );
  const [one, other] = found.map((match) => match?.[3]?.replace(/s$/, ""));
  const isPlain = found.every((match) =>
    match?.[1]!.split(" ").every((word) => word === "" || FILL.has(word) || isIdle(word)),
  );
  const areSame = one === undefined || other === undefined || one === other;
  const areThings = [one, other].every((noun) => noun === undefined || FILL.has(noun) || isIdle(noun));
  if (!isPlain || !areSame || !areThings) return null;
  return found.map((match) => toNumber(values[Number(match![2])])) as [number, number];
}

const listMarks = (side: string) => side.match(/<[a-zA-Z]+\d+>/g) ?? [];

/** Two prices by one unit: the one that is asked for, or the first; null where they are none. */
function perOneMeasure(one: Figure, other: Figure, { unit }: Question) {
  const [first, second] = [one.by, other.by];
  if (!first || !second || first.dimension.id !== second.dimension.id) return null;
  const target = unit ?? first;
  if (target.dimension.id !== first.dimension.id) return null;
  const values = [
    one.value / convert(1, first.unit, target.unit),
    other.value / convert(1, second.unit, target.unit),
  ] as const;
  return { values, per: `measure ${target.unit.symbol ?? target.unit.id}`, note: undefined };
}

/** Two amounts by one period: the one that is asked for, their own, or a year; null where one has none. */
function inOnePeriod(one: Figure, other: Figure, { period: asked, unit }: Question, isPaid: boolean) {
  if (unit || one.by || other.by) return null;
  const periods = [one.per, other.per];
  // "One job is 58k, the other 27.25 an hour": a salary is of a year.
  const isSalary = (figure: Figure, beside: Figure) =>
    figure.per === null && beside.per !== null && figure.value >= 8000 && beside.value < 8000;
  const isYearly =
    isSalary(one, other) ||
    isSalary(other, one) ||
    (one.per === null && other.per === "year" && one.value >= 8000) ||
    (other.per === null && one.per === "year" && other.value >= 8000);
  const [first, second] = periods.map((per) =>
    // "Plan a is 45 a month, plan b 30 plus 8 a gig: how much more is b a month"
    per === null && isYearly
      ? "year"
      : per === null && asked !== null && periods.includes(asked) && isNear(one, other)
        ? asked
        : per,
  );
  const isOnce = Boolean(one.once ?? other.once);
  if (isOnce && asked === null) return null;
  const note = [one.note, other.note].find(Boolean);
  if (first === second && !isOnce && (asked === null || asked === first || first === null))
    // What has no period is by the one that is asked for.
    return { values: [one.value, other.value] as const, per: first ?? null, note };
  const per = asked ?? "year";
  const inAYear = isPaid ? PAID_A_YEAR : IN_A_YEAR;
  if (!first || !second || !inAYear[first] || !inAYear[second] || !inAYear[per]) return null;
  const toPeriod = ({ value, once = 0 }: Figure, from: string) => (value * inAYear[from]!) / inAYear[per]! + once;
  const taken = ["hour", "day"].filter((period) => [first, second, per].includes(period));
  const counts = taken.map((period) => `${inAYear[period]!.toLocaleString("en-US")} ${period}s a year`);
  return { values: [toPeriod(one, first), toPeriod(other, second)] as const, per, note: counts.join(", ") || note };
}

/** What is earned, and by the day on workdays. */
function isPay(sides: readonly string[], { noun }: Question): boolean {
  return (
    /(?<![a-z])(?:jobs?|earn[a-z]*|salary|wages?|income|gross)(?![a-z])/.test(`${sides.join(" ")} ${noun}`) ||
    /(?<![a-z])pay(?![a-z])/.test(noun)
  );
}

const isWhole = (cents: number) => Math.abs(cents - Math.round(cents)) < 1e-9;

const isNear = (one: Figure, other: Figure) => one.value / other.value < 5 && other.value / one.value < 5;
