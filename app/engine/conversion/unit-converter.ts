import { convert, proportionalFactor } from "#units/convert.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import { getUnit, type Dimension, type Unit } from "#units/dimension.ts";
import {
  defineCalculator,
  refuse,
  type AnyDefinition,
  type Definition,
  type Formula,
  type Say,
} from "#engine/define.ts";
import {
  choice,
  number,
  table,
  text,
  type AnyField,
  type InputsOf,
  type NumberOptions,
  type Option,
} from "#engine/fields.ts";

/** A quantity that a converter offers. Most converters have one; a few tie several together (volume flow, mass flow). */
export interface ConvertedQuantity<Inputs> {
  // oxlint-disable-next-line typescript/no-explicit-any -- a dimension of any units
  readonly dimension: Dimension<any, any>;
  /** The units offered, in this order; all of the dimension where nothing is said. */
  readonly units?: readonly string[];
  /** What an option says, where it is not the unit's label with its symbol. */
  readonly labels?: Readonly<Record<string, string>>;
  /**
   * How much of the converter's common quantity one base unit of this dimension is, given the further inputs: the
   * density turns m³/s into kg/s. Two quantities without it cannot be converted into each other.
   */
  readonly link?: (inputs: Inputs) => number;
}

type Further = Readonly<Record<string, AnyField>>;

type Prose = Pick<
  Definition,
  | "id"
  | "name"
  | "emoji"
  | "description"
  | "keywords"
  | "popular"
  | "related"
  | "howTo"
  | "faq"
  | "about"
  | "caution"
  | "sources"
  | "phrases"
  | "updated"
  | "examples"
>;

export interface UnitConverter<I extends Further> extends Prose {
  readonly quantities: readonly ConvertedQuantity<InputsOf<I>>[];
  readonly value: number | (NumberOptions & { readonly default: number });
  /** The units first chosen; those of the first quantity where nothing is said. */
  readonly from?: string;
  readonly to?: string;
  /** What a link needs: a density, a font size. */
  readonly inputs?: I;
  /** The whole formula, where it is not value times the quotient of two factors. */
  readonly formula?: Formula;
  /** In LaTeX, the definitions that matter: `1\,\text{in} = 2.54\,\text{cm}`. */
  readonly definitions?: readonly string[];
  /** A sentence on the value in this field's own terms (feet and inches); `amount` tells it in a unit of its quantity. */
  remark?(amount: (unit: string) => number, say: Say, quantity: Dimension): string | null;
}

/**
 * A converter of one quantity, or of several that further inputs tie together: the value in the unit chosen and in every
 * other. It keeps what the catalogue says of all of them: exact factors and no rounding; nothing below absolute zero; on
 * scales that run in opposite directions (L/100 km and mpg) only values above 0; a pair that has no link is refused.
 */
export function defineUnitConverter<const I extends Further = Readonly<Record<never, never>>>(
  source: UnitConverter<I>,
): AnyDefinition {
  const { quantities, value, inputs: further, formula, definitions, remark, from, to, ...prose } = source;
  const offered = quantities.flatMap(offer);
  const options = offered.map(({ unit, label }): Option => [unit.id, label]);
  const first = quantities[0]!.dimension;
  const find = (id: string) => offered.find(({ unit }) => unit.id === id)!;
  const outputs = {
    result: number("Result", {
      unitBy: (inputs: Readonly<Record<string, unknown>>) => find(String(inputs["to"])).unit.symbol,
    }),
    table: table("In every unit", { unit: text("Unit", { isUnit: true }), value: number("Value") }),
  };
  return defineCalculator<Further, typeof outputs>({
    phrases: ["convert {value} {from} to {to}", "{value} {from} in {to}"],
    ...prose,
    category: "conversion",
    inputs: {
      value: number("Value", {
        ...(typeof value === "number" ? { default: value } : value),
        typedUnit: { input: "from", dimensions: quantities.map(({ dimension }) => dimension as Dimension) },
      }),
      from: choice("From", { options, default: from ?? first.from }),
      to: choice("To", { options, default: to ?? first.to }),
      ...further,
    },
    swap: ["from", "to"],
    outputs,
    primary: "result",
    // Scales that begin at different zeros, or run against one another, cannot lie along one line.
    ...(offered.some(({ unit }) => unit.offset !== undefined || unit.reciprocal)
      ? {}
      : { pictures: [{ draw: "ruler", value: "value", result: "result", from: "from", to: "to" }] as const }),
    overflow: "value",
    compute(inputs) {
      const given = inputs as unknown as Given & InputsOf<I>;
      const [start, target] = [find(given.from), find(given.to)];
      refuseImpossible(given.value, start.unit, start.quantity.dimension);
      const result = convertOffered(given.value, start, target, given);
      if (result === null) refuse("to", notLinked(start, target));
      const reached = offered.map((one) => ({
        unit: one.label,
        value: convertOffered(given.value, start, one, given),
      }));
      return { result, table: reached.filter((row) => row.value !== null) };
    },
    takeaways(inputs, { result }, say) {
      const given = inputs as unknown as Given & InputsOf<I>;
      const [start, target] = [find(given.from), find(given.to)];
      const dimension = start.quantity.dimension as Dimension;
      const amount = (unit: string) => convert(given.value, start.unit, getUnit(dimension, unit));
      return [
        `${withSymbol(given.value, start.unit, say)} is ${withSymbol(result!, target.unit, say)}.`,
        writeRule(start, target, given, say),
        remark?.(amount, say, dimension) ?? "",
      ].filter(Boolean);
    },
    formula: formula ?? proportionalFormula(first, definitions),
  });
}

interface Given {
  readonly value: number;
  readonly from: string;
  readonly to: string;
}

interface Offered<Inputs> {
  readonly unit: Unit;
  readonly label: string;
  readonly quantity: ConvertedQuantity<Inputs>;
}

function offer<Inputs>(quantity: ConvertedQuantity<Inputs>): readonly Offered<Inputs>[] {
  const dimension = quantity.dimension as Dimension;
  const units = quantity.units?.map((id) => getUnit(dimension, id)) ?? dimension.units;
  return units.map((unit) => ({ unit, quantity, label: quantity.labels?.[unit.id] ?? optionLabel(unit) }));
}

/** The value told in the target unit; null where the two quantities have nothing to do with each other. */
function convertOffered<Inputs>(
  value: number,
  from: Offered<Inputs>,
  to: Offered<Inputs>,
  inputs: Inputs,
): number | null {
  if (from.quantity === to.quantity) return convert(value, from.unit, to.unit);
  if (!from.quantity.link || !to.quantity.link) return null;
  const base = convert(value, from.unit, getBase(from.quantity));
  const common = (base * from.quantity.link(inputs)) / to.quantity.link(inputs);
  return convert(common, getBase(to.quantity), to.unit);
}

function getBase<Inputs>({ dimension }: ConvertedQuantity<Inputs>): Unit {
  return getUnit(dimension as Dimension, dimension.base);
}

function notLinked<Inputs>(from: Offered<Inputs>, to: Offered<Inputs>): string {
  const [one, other] = [from.quantity.dimension.label.toLowerCase(), to.quantity.dimension.label.toLowerCase()];
  return spellUnit(
    `${from.unit.label} measures ${one} and ${to.unit.label} ${other}; choose a unit of ${one}.`,
    "en-US",
  );
}

/** Refuses, on the input "value", what no amount of the quantity can be: below absolute zero, or 0 of a reciprocal scale. */
export function refuseImpossible(value: number, unit: Unit, dimension: Dimension): void {
  if (dimension.units.some((one) => one.reciprocal) && value <= 0) {
    refuse("value", "Enter a value above 0: at zero one of the two scales would be endless.");
  }
  const scaled = dimension.units.some((one) => one.offset !== undefined);
  if (scaled && convert(value, unit, getUnit(dimension, dimension.base)) < -1e-9) {
    refuse(
      "value",
      `Nothing is colder than absolute zero, which is ${absoluteZero(unit, dimension)} ${unit.symbol}. Enter that or more.`,
    );
  }
}

function absoluteZero(unit: Unit, dimension: Dimension): number {
  return Number(convert(0, getUnit(dimension, dimension.base), unit).toFixed(9));
}

/** A unit as an option: "Foot (ft)"; the symbol is left out where the label holds it already. */
export function optionLabel({ label, symbol }: Unit): string {
  if (!label.includes("(")) return `${label} (${symbol})`;
  return label.includes(symbol) ? label : `${label}, ${symbol}`;
}

/** "5 ft", and without a space where the symbol is a sign of its own: 90°. */
export function withSymbol(value: number, { symbol }: Unit, say: Say): string {
  return `${say.number(value)}${SIGNS.has(symbol) ? "" : " "}${symbol}`;
}

/** Degrees, minutes and seconds of arc. */
const SIGNS = new Set(["°", "′", "″"]);

/** The unit within a sentence: its symbol, or its name where the symbol is only a sign. */
function wordFor({ symbol, label }: Unit): string {
  return SIGNS.has(symbol) ? `${label.toLowerCase()}s` : symbol;
}

/** How to convert this pair by hand: "m × 3.28084 = ft, and ft ÷ 3.28084 = m." */
export function conversionRule(from: Unit, to: Unit, say: Say): string {
  if (from === to) return "Both units are the same, so the figure stays as it is.";
  const [one, other] = [wordFor(from), wordFor(to)];
  const factor = proportionalFactor(from, to);
  if (factor !== null) {
    const figure = say.number(Math.max(factor, 1 / factor));
    const [there, back] = factor >= 1 ? ["×", "÷"] : ["÷", "×"];
    return `In short: ${one} ${there} ${figure} = ${other}, and ${other} ${back} ${figure} = ${one}.`;
  }
  if (from.offset === undefined && to.offset === undefined) {
    const product = say.number(convert(1, from, to));
    return `In short: ${product} ÷ ${one} = ${other}, and ${product} ÷ ${other} = ${one}.`;
  }
  const shift = convert(0, from, to);
  const slope = Number((convert(1, from, to) - shift).toPrecision(12));
  if (slope < 1) {
    const start = Number((shift / slope).toPrecision(12));
    const moved = `(${one} ${start < 0 ? "−" : "+"} ${say.number(Math.abs(start))})`;
    return `In short: ${moved} ÷ ${say.number(1 / slope)} = ${other}.`;
  }
  const scaled = slope === 1 ? one : `${one} × ${say.number(slope)}`;
  return `In short: ${scaled} ${shift < 0 ? "−" : "+"} ${say.number(Math.abs(shift))} = ${other}.`;
}

function writeRule<Inputs>(from: Offered<Inputs>, to: Offered<Inputs>, inputs: Inputs, say: Say): string {
  if (from.quantity === to.quantity) return conversionRule(from.unit, to.unit, say);
  const factor = convertOffered(1, from, to, inputs) ?? 0;
  return `With the figures you entered, 1 ${from.unit.symbol} is ${say.number(factor)} ${to.unit.symbol}.`;
}

function proportionalFormula(dimension: Dimension, definitions: readonly string[] = []): Formula {
  const base = spellUnit(getUnit(dimension, dimension.base).label.toLowerCase(), "en-US");
  return {
    tex: [String.raw`y = x \cdot \frac{f_1}{f_2}`, ...definitions],
    where: {
      x: "the Value, in the From unit",
      y: "the Result, in the To unit",
      f_1: `the size of one From unit, in the base unit (${base})`,
      f_2: `the size of one To unit, in the base unit (${base})`,
    },
  };
}
