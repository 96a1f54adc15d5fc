/** Paint, tiles, electricity without a day, a drop, a push: what has one place for each of its units. */
import { convert } from "#units/convert.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { type Form, getUnitId, read, sum, tidy, toNumber, toQuantity, toUnit, type Value } from "./form.ts";

const KWH = "(?: ?(?:a|per|an|\\/) ?(?:kwh|kilowatt[ -]?hours?|kilowatt hour))";
const BULBS =
  "bulb lamp light lights heater fan tv computer fridge oven ac air conditioner microwave device appliance server dryer";

export const BUILDING: readonly Form[] = [
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
  {
    about: [/\b(?:paint|gallons?)\b/, /\bper gallon\b|\bgallon covers\b|<volume\d+> covers\b/],
    not: /<money|\b(?:miles|mpg|doors?|windows?|ceiling)\b/,
    places: {
      coverage: [
        "(?:at |covers |covering |coverage (?:of |is )?|if )*(?:(?:a|one) gallon covers )?{A} (?:per|a|an) gallon",
        "(?:(?:a|one|each|if) )*gallon covers(?: about)? {A}",
        "covers(?: about)? <(?:area|number)(\\d+)>",
      ],
      "coats?": ["{#} coats?"],
      "can?": ["{V}"],
      area: ["{A}"],
    },
    words: "paint gallon gallons coat coats per wall walls cover covers coverage with surface two one",
    read: ({ area, coverage, coats, can }) => {
      const all = toUnit(area, "area", "ft2");
      // "A gallon covers 400": square feet, as the wall is said in them.
      const one =
        toUnit(coverage, "area", "ft2") ?? (getUnitId(area, "area") === "ft2" ? toNumber(coverage) : Number.NaN);
      if (all === null || !(one > 0) || (can && toUnit(can, "volume", "gal-us") !== 1)) return null;
      return toQuantity(coats ? `${all} * ${toNumber(coats)} / ${one}` : `${all} / ${one}`, "Paint", "gal-us");
    },
  },
  {
    about: [/<power\d+>/, /\b(?:cost|costs|price|electricity|pay|spend)\b/, /<time\d+>/],
    not: /\b(?:each one|bulbs|two|three|solar|battery|day|days|daily|week|weekly|month|monthly|year|yearly|night|mornings?)\b/,
    places: {
      power: ["{W}"],
      price: [`{N} ?(?:cents?|ct|¢)${KWH}?`, `{CENT}${KWH}?`, `{N}(?: dollars)?${KWH}`],
      hours: ["{T}"],
    },
    words: `cost costs price electricity electric power energy pay spend run running runs left leaving used use using on per kwh kilowatt hour rate over ${BULBS}`,
    read: ({ power, hours, price }, text) => {
      const [watts, time] = [toUnit(power, "power", "W"), toUnit(hours, "time", "h")];
      if (watts === null || time === null) return null;
      const isCents = /> ?(?:cents?|ct|¢)|<cent/.test(text);
      const each = toNumber(price) / (isCents ? 100 : 1);
      return each > 5 ? null : sum(`${watts} / 1000 * ${tidy(time)} * ${tidy(each)}`);
    },
  },
  {
    about: [/\b(?:how long|time|seconds)\b/, /\b(?:fall|falls|drop|dropped|drops)\b/],
    not: /\b(?:fast|speed|velocity|height|bounces?|planet|moon|mars|drag)\b|<(?:speed|mass|time|percent)/,
    places: { height: ["{L}"] },
    words:
      "time fall falls falling drop dropped drops ball stone rock object long until till hits hit reach reaches ground high up tall building cliff tower bridge seconds free take takes land off",
    read: ({ height }) => {
      const meters = toUnit(height, "length", "m");
      return meters === null
        ? null
        : { ...read("free-fall", { height: meters }, "time")!, ...toMetric(height, "length") };
    },
  },

  {
    about: [/\btiles?\b/, /\b(?:how many|number of|needed|need|tiles for)\b/],
    not: /<(?:percent|money)|\b(?:grout|waste|extra|cost|boxes|box|spare|height)\b(?<!no waste)/,
    places: {
      tileLength: [
        "{LN}(?= (?:x|by|×) <[a-z]+\\d+>(?: (?!room|floor|wall|area|space|kitchen|bathroom|patio|hall)[a-z]+)? tiles?)",
        "tiles?(?: of| that are)* {LN}(?= (?:x|by|×))",
        "{LN}(?= (?:square )?tiles?)",
      ],
      "tileWidth?": ["\\| *(?:x|by|×) {LN}(?= (?:square )?tiles?)", "\\| *(?:x|by|×) {LN}"],
      area: ["{A}"],
    },
    words: "tile tiles need needed number floor wall room cover covering area square no waste without",
    read: ({ tileLength, tileWidth, area }) => {
      const feet = toUnit(area, "area", "m2");
      const inches = findMeasures("in")[0]!.unit;
      const [long, wide] = [tileLength, tileWidth ?? tileLength].map((side) => {
        const said = toUnit(side, "length", "m");
        if (said !== null) return said;
        // Bare figures of tiles are inches where the floor is in feet.
        const isFeet = area?.type === "amount" && area.measures.some(({ unit }) => unit.id === "ft2");
        return isFeet ? convert(toNumber(side), inches, findMeasures("m")[0]!.unit) : null;
      });
      if (feet === null || long == null || wide == null) return null;
      return sum(`ceil(${tidy(Number((feet / (long * wide)).toFixed(6)))})`);
    },
  },
];

/** What is said in metric units is answered in them. */
function toMetric(value: Value | undefined, dimension: string): { readonly system?: "metric" } {
  return /^(?:k?g|mg|k?m|cm|mm)$/.test(getUnitId(value, dimension) ?? "") ? { system: "metric" } : {};
}
