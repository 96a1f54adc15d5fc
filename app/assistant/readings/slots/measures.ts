/** Shapes, a roof, journeys, electricity, a weight for a body mass index. */
import type { Direct, Reading } from "#assistant/readings/reading.ts";
import type { Amount } from "#assistant/tokens/token.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { type Form, getUnitId, read, sum, tidy, toNumber, toQuantity, toUnit, type Value } from "./form.ts";

const ROUND =
  "circle circular round pizza wheel pool table plate disc disk pond hole lid tire rim garden circle's area surface space size circumference perimeter around distance far outside edge find has big square inches feet meters";
const RECTANGLES =
  /\b(?:rectangle|rectangular|room|field|garden|floor|lot|lawn|wall|yard|plot|garage|kitchen|bedroom|office|patio|deck|rug|carpet|area of <|area when|area if|length)\b/;
const RADIUS = ["radius(?: is| of| =| equals)? ?{LN}", "\\br ?=? ?{LN}", "{LN} (?:in )?radius"];
const DIAMETER = [
  "diameter(?: is| of| =| equals)? ?{LN}",
  "\\bd ?=? ?{LN}",
  "{LN} (?:in )?(?:diameter|across|wide)",
  "{LN}(?= (?:pizza|(?:bike )?wheel|tire|circle|plate|lid))",
];
/** Forms of a circle: by its radius or its diameter, its area or its circumference. */
const CIRCLES: readonly Form[] = [["radius", RADIUS] as const, ["diameter", DIAMETER] as const].flatMap(
  ([known, ways]) =>
    [
      ["area", /\b(?:area|surface|space|square \w+)\b/] as const,
      ["circumference", /\b(?:circumference|around|perimeter)\b/] as const,
    ].map(([output, asked]): Form => ({
      about: [
        asked,
        /\b(?:circle|circle's|round|circular|pizza|wheel|pool|table|plate|disc|disk|pond|hole|lid|tire|circumference)\b/,
      ],
      not: new RegExp(
        `\\b(?:sphere|ball|volume|cylinder|cone|sector|half|semicircle|arc|ring|deep|per|cost|angle|long|(?:circumference|area)(?: is| =| equals)* <|${output === "area" ? "circumference|perimeter" : "area"})\\b|<angle`,
      ),
      places: { value: ways },
      words: ROUND,
      read: ({ value }, text) => readCircle(value, known, output, text),
    })),
);

export const MEASURES: readonly Form[] = [
  ...CIRCLES,
  {
    about: [/\b(?:diagonal|corner to corner|hypotenuse|longest side|pythag\w+)\b/],
    not: /\b(?:angle|circle|cube|box|square|viewing|degrees|area|perimeter|leg and hypotenuse|height|third|missing|(?:other|one) side|diagonal(?: (?:of|is|=))* <[a-z]+\d+>(?: (?:and|\|))? (?:width|side|length|height)|hypotenuse (?:is |of |= ?)?<.*\bleg\b|one leg)\b/,
    places: { one: ["{LN}"], other: ["{LN}"] },
    words:
      "diagonal corner hypotenuse longest side sides leg legs right triangle rectangle rectangular tv screen long short x by × length width wide high tall room other measures pythagoras pythagorean theorem door box field",
    read: ({ one, other }) => {
      const units = [one, other].map((value) => getUnitId(value, "length"));
      if (one?.type !== "amount" || other?.type !== "amount" || units[0] !== units[1]) return null;
      return read("right-triangle", { legA: one.value, legB: other.value }, "hypotenuse");
    },
  },
  {
    about: [/\b(?:area|surface|square (?:feet|footage|meters|metres)|floor space|how big)\b/, RECTANGLES],
    not: /\barea (?:(?:of|is|=|equals) )*<[a-z]+\d+>(?! ?(?:by|x|×|\*|times|and <|wide|long))|\b(?:circle|triangle|perimeter|diagonal|deep|volume|paint|tiles?|height|cost|per|radius|trapezoid|acres?|walls|ceiling|base)\b|<money/,
    places: { one: ["{LN}"], other: ["{LN}"] },
    words:
      "area surface square feet footage floor space big rectangle rectangular room field garden lot lawn wall yard plot garage kitchen bedroom office patio deck rug carpet long wide length width measures measuring sides x by × = when times size",
    read: ({ one, other }, text) => readRectangle(one, other, "area", text),
  },
  {
    about: [/\b(?:far|range|distance|miles|kilometers|kilometres|km|drive|go)\b/],
    not: /\b(?:cost|price|money|fuel needed)\b/,
    places: { fuel: ["{V}"], economy: ["{E}"] },
    words:
      "far range distance miles kilometers kilometres km drive driving travel go going tank car truck gas fuel petrol full left take takes remaining does",
    read: ({ fuel, economy }, text) => readRange(fuel, economy, text),
  },

  {
    about: [/\b(?:bmi|body mass index)\b/, /\b(?:weigh|weight|heavy)\b/],
    not: /<mass|\b(?:weight|weighs?)(?: is| of)? <number|\b(?:lose|gain|my bmi|overweight|normal|healthy|ideal)\b/,
    places: { height: ["{L}(?: tall| high)?"], index: ["{#}"] },
    words:
      "bmi body mass index weigh weight heavy kg kilograms pounds lbs height tall need may required reach gives give maximum most allowed person someone",
    read: ({ height, index }) => {
      const centimeters = toUnit(height, "length", "cm");
      if (centimeters === null) return null;
      const weight = tidy(toNumber(index) * (centimeters / 100) ** 2);
      const goal = { vary: "weight", values: [weight], output: "bmi" };
      const system = /^(?:ft|in|yd)$/.test(getUnitId(height, "length")!) ? "imperial" : "metric";
      return {
        ...read("bmi", { weight, height: centimeters })!,
        goal,
        system,
        units: { height: getUnitId(height, "length")! },
      };
    },
  },
  {
    // A pitch is a rise over twelve of the run, in whatever unit.
    about: [/\b(?:pitch|roof|slope|rafters?)\b/],
    not: /<(?:percent|money|area)|\b(?:squares?|shingles?|ceiling|width|wide|long)\b/,
    places: {
      pitch: ["{LN} ?(?:over|in|on|to|:|\\/|and) ?<(?:number|length)(\\d+)>", "{F}", "<clock(\\d+)>"],
      "run?": ["{L}(?= run)", "run(?: of| is)* {L}"],
    },
    words:
      "pitch roof slope rafter rafters length angle degrees degree factor rise run over in steep without overhang no",
    read: ({ pitch, run }, text, values) => {
      const [rise = Number.NaN, whole = Number.NaN] = /^\d+[/:]\d+$/.test(pitch?.text.trim() ?? "")
        ? pitch!.text.split(/[/:]/).map(Number)
        : values.flatMap((one) => (one === run || one.type !== "amount" ? [] : [one.value]));
      const isRafter = /\brafter/.test(text);
      if (whole !== 12 || isRafter !== (run !== undefined) || (isRafter && !/\b(?:no|without) overhang\b/.test(text)))
        return null;
      const output = isRafter ? "rafterWithoutOverhang" : /\bfactor\b/.test(text) ? "slopeFactor" : "slopeAngle";
      if (output === "slopeAngle" && !/\b(?:angle|degrees?|slope|steep)\b/.test(text)) return null;
      const meters = toUnit(run, "length", "m");
      return read(
        "roof-pitch",
        { mode: "pitch", pitch: rise, ...(meters === null ? {} : { run: meters, overhang: 0 }) },
        output,
      );
    },
  },
];

/** "Radius 3 m, in square feet": the unit that is asked for. */
function findTarget(text: string, isArea: boolean): Pick<Reading, "target"> {
  const asked = /\b(?:feet|footage|inches|yards|met(?:er|re)s|cm|mm|miles|km)\b/
    .exec(text)?.[0]
    .replace("footage", "feet");
  return asked ? { target: { measures: findMeasures(isArea ? `square ${asked}` : asked), text: asked } } : {};
}

/** A circle: with a unit of length as the calculator of areas tells it, else in bare figures. */
function readCircle(
  value: Value | undefined,
  known: "radius" | "diameter",
  output: "area" | "circumference",
  text: string,
): Direct {
  const meters = toUnit(value, "length", "m");
  if (value?.type !== "amount") return null;
  if (meters === null) return read("circle", { known, value: value.value }, output);
  const radius = known === "radius" ? meters : tidy(meters / 2);
  const units = { radius: getUnitId(value, "length")! };
  const isArea = output === "area";
  return {
    ...read("area", { shape: "circle", radius }, isArea ? "area" : "perimeter"),
    units,
    ...findTarget(text, isArea),
  };
}

/** Two lengths; bare ones are figures without a unit. */
export function readRectangle(
  one: Value | undefined,
  other: Value | undefined,
  output: "area" | "perimeter" = "area",
  text = "",
): Direct {
  const [long, wide] = [toUnit(one, "length", "m"), toUnit(other, "length", "m")];
  if (one?.type !== "amount" || other?.type !== "amount" || (long === null) !== (wide === null)) return null;
  if (long === null || wide === null)
    return sum(output === "area" ? `${one.value} * ${other.value}` : `2 * (${one.value} + ${other.value})`);
  // Of 12 feet 6 the feet are told.
  const unitOf = (value: Amount) => value.parts[0]?.measure.unit.id ?? getUnitId(value, "length")!;
  const units = { length: unitOf(one), width: unitOf(other) };
  return {
    ...read("area", { shape: "rectangle", length: long, width: wide }, output),
    units,
    ...findTarget(text, output === "area"),
  };
}

/** How far fuel lasts, in the unit of length that the consumption is said in. */
function readRange(fuel: Value | undefined, economy: Value | undefined, text: string): Direct {
  const liters = toUnit(fuel, "volume", "L");
  const metric = getUnitId(economy, "fuelEconomy");
  if (economy?.type === "amount" && liters !== null && !/\b(?:miles|gallons?)\b/.test(text)) {
    if (metric === "L/100km") return toQuantity(`${liters} / ${economy.value} * 100`, "Distance", "km");
    if (metric === "km/L") return toQuantity(`${liters} * ${economy.value}`, "Distance", "km");
  }
  const unit = getUnitId(economy, "fuelEconomy");
  const gallon = unit === undefined ? undefined : { "mpg-us": "gal-us", "mpg-uk": "gal-uk" }[unit];
  // "km" beside miles per gallon would be another figure.
  if (economy?.type !== "amount" || !gallon || /\b(?:km|kilometers|kilometres)\b/.test(text)) return null;
  const gallons = toUnit(fuel, "volume", gallon);
  return gallons === null ? null : toQuantity(`${gallons} * ${economy.value}`, "Distance", "mi");
}
