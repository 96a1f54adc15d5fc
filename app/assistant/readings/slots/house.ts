/** A house and its garden: posts and steps in a row, walls, lumber, rain, a meter, a tank. */
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { type Form, getMeasure, sum, tidy, toNumber, toQuantity, toUnit } from "./form.ts";

const STANDING = "(?:posts?|poles?|trees?|plants?|shrubs?|bushes|stakes?|lights?|lamps?|cones?|benches)";

export const HOUSE: readonly Form[] = [
  {
    // A ladder is the longest side, its foot as far from the wall as it is said to be.
    about: [/\bladder\b/, /\bhow (?:high|far up|tall)\b|\breach/, /<length.*<(?:length|number)/],
    not: /<(?:number|money|percent|time|angle)|\b(?:angle|degrees|tall (?:wall|building|house))\b/,
    places: {
      away: ["{L} (?:away )?(?:out )?(?:from|off) (?:the |my |a )?(?:wall|house|building|base|side)"],
      ladder: ["{L}"],
    },
    words:
      "ladder long foot feet bottom base sits sit is stands standing placed set leaning leans against from away out off wall house building side how high far up tall does will can it reach reaches reached the top go",
    read: ({ away, ladder }) => {
      const measure = getMeasure(ladder);
      const other = measure && toUnit(away, "length", measure.unit.id);
      return measure && other !== null && other !== undefined && other < toNumber(ladder)
        ? toQuantity(`sqrt(${toNumber(ladder)}^2 - ${other}^2)`, "Height", measure.unit.id)
        : null;
    },
  },

  {
    // One more than there are spaces.
    about: [/\b(?:how many|number of)\b/, new RegExp(`\\b${STANDING}\\b`), /\b(?:every|apart|spaced)\b/],
    not: /<(?:area|money|number|percent|time)|\b(?:both sides|square|round|circle|circular|gate|gates|corner|by|x|without|except|rails?|pickets?|sections?|panels?|wide)\b/,
    places: {
      apart: ["(?:every|spaced(?: (?:at|every))?) {L}", "{L}(?= apart)"],
      whole: ["{L}"],
    },
    words: `fence hedge line row road street path drive driveway border bed long in length along on one post posts pole poles tree trees plant plants planted planting shrub shrubs bush bushes light lights lamp lamps stake stakes spaced every apart each with need needed fit side of by be there will buy build building`,
    read: ({ apart, whole }) => {
      const [each, all] = [toUnit(apart, "length", "mm"), toUnit(whole, "length", "mm")];
      return each === null || all === null || all < each
        ? null
        : {
            ...sum(`floor(${tidy(all / each)}) + 1`),
            told: { field: { kind: "number", label: "From one end to the other" } },
          };
    },
  },
  {
    about: [/\b(?:how many|number of)\b/, /\b(?:risers?|steps?|stairs)\b/, /\b(?:risers?|each|high|rise)\b/],
    not: /<(?:area|money|number|percent|time)|\b(?:per|a day|run|tread|treads|length|wide|headroom|stringer\w*)\b/,
    places: {
      each: [
        "(?:each )?riser(?: (?:height|should|is|be|are|of))* {L}",
        "{L}(?: (?:high|tall))? (?:risers?|steps?)",
        "{L} each",
      ],
      whole: ["{L}"],
    },
    words:
      "stairs stair staircase steps step riser risers rise total height climb climbs go up in all each should need needed high floor from be have there will are",
    read: ({ each, whole }) => {
      const [one, all] = [toUnit(each, "length", "mm"), toUnit(whole, "length", "mm")];
      return one === null || all === null || all < one ? null : sum(`ceil(${tidy(all / one)})`);
    },
  },
  {
    // Panels all round a rectangle
    about: [/\bpanels?\b/, /\b(?:round|around|perimeter|enclose)\b/, /\bhow many\b/],
    not: /<(?:money|percent|time|area|number)|\b(?:gates?|cost|price|sides|house|except|without|solar|posts?)\b/,
    places: {
      panel: [
        "panels?(?: (?:of|that|are|each|measure))* {L}(?: (?:wide|long))?",
        "{L}(?: (?:wide|long))? (?:fence |fencing )?panels?",
      ],
      one: ["{L}(?= ?(?:x|by|×) <)"],
      other: ["\\| *(?:x|by|×) {L}"],
    },
    words:
      "i'm fencing fence all round around rectangular yard garden lot field plot of by x with panels panel wide long how many each enclose perimeter a do need",
    read: ({ panel, one, other }) => {
      const sides = [one, other, panel].map((side) => toUnit(side, "length", "m"));
      return sides.includes(null)
        ? null
        : {
            ...sum(`ceil(2 * (${sides[0]} + ${sides[1]}) / ${sides[2]})`),
            told: { field: { kind: "number", label: "Panels" } },
          };
    },
  },
  {
    // A wall without its door
    about: [/\bwall\b/, /\b(?:left|remain\w*|without|minus)\b/, /\b(?:square (?:feet|meters)|area|sq ft|paint)\b/],
    not: /<(?:money|percent|time|number)|\b(?:gallons?|liters?|coats?|how much paint|walls|rooms?)\b/,
    places: { part: ["{A}"], one: ["{L}"], two: ["{L}"] },
    words:
      "wall long high tall wide by x and with a door window that's left to paint remaining minus without square feet meters area sq ft how many is of",
    read: ({ part, one, two }) => {
      const unit = /\bmeters?\b|m²/.test(part?.text ?? "") ? (["m", "m2"] as const) : (["ft", "ft2"] as const);
      const sides = [one, two].map((side) => toUnit(side, "length", unit[0]));
      const off = toUnit(part, "area", unit[1]);
      return off === null || sides.includes(null)
        ? null
        : toQuantity(`${sides.join(" * ")} - ${off}`, "Area left", unit[1]);
    },
  },
  {
    // Inches by inches by feet
    about: [/\bboard (?:feet|foot)\b/],
    not: /<(?:money|percent|area|time)|\b(?:price|cost|waste)\b/,
    places: {
      thickness: ["{#}(?= ?(?:x|by|×|\\*) <)"],
      width: ["\\| *(?:x|by|×|\\*) {#}"],
      length: ["\\| *(?:x|by|×|\\*) {LN}"],
    },
    words: "board feet foot in of lumber x by × * piece 's",
    read: ({ thickness, width, length }) => {
      const feet = toUnit(length, "length", "ft") ?? toNumber(length);
      return sum(`${toNumber(thickness)} * ${toNumber(width)} * ${feet} / 12`);
    },
  },
  {
    about: [/\bladder\b/, /\b(?:how long|length)\b/],
    not: /<(?:angle|money|percent|time|number)|\b(?:angle|degrees|high)\b/,
    places: { up: ["reach(?:es|ing)?(?: up)?(?: (?:to|the))* {L}(?: (?:up|high))?"], foot: ["{L}"] },
    words:
      "ladder ladder's foot base bottom is from the wall away and it reaches reach up how long length of house out leans",
    read: ({ up, foot }) => {
      const [one, two] = [up, foot].map(toNumber);
      const units = [up, foot].map((side) => getMeasure(side)?.unit.id);
      return units[0] === units[1] ? toQuantity(`sqrt(${one}^2 + ${two}^2)`, "Length", units[0]!) : null;
    },
  },
  {
    about: [
      /\b(?:meter|reading|kwh)\b/,
      /\b(?:was|last|previous|from)\b/,
      /\b(?:now|to|current)\b/,
      /\b(?:per|a) kwh\b/,
    ],
    not: /<(?:percent|time|power)|\b(?:fixed|standing|fee|tax|plus)\b/,
    places: {
      price: ["(?:at )?{N}(?: dollars| euros)? (?:per|a) kwh", "(?:at )?{CENT} (?:per|a) kwh"],
      last: ["(?:was|last|previous|from)(?: (?:meter|reading|was|is))* <(?:number|energy)(\\d+)>"],
      now: ["<(?:number|energy)(\\d+)>"],
      "today?": ["{D}"],
    },
    words: "last previous meter reading was and now it's is current at per a kwh owe pay cost bill from to",
    read: ({ price, last, now }) => {
      const [from, to] = [last, now].map(toNumber);
      const each = toNumber(price) / (/¢|\dc$/.test(price!.text.trim()) ? 100 : 1);
      return to! > from! ? sum(`(${to} - ${from}) * ${each}`) : null;
    },
  },
  {
    // An inch of rain on a roof
    about: [/\brain\w*\b|<volumePerArea/, /<area/, /\b(?:gallons|liters|litres)\b/],
    not: /<(?:money|percent|time|number|volume)\d|\b(?:collect\w*|efficiency|lost|loss)\b/,
    places: { depth: ["<(?:length|volumePerArea)(\\d+)>(?: of)?(?: rain\\w*)?"], area: ["{A}"] },
    words: "how many gallons liters litres of water is are from one an inch rain rainfall on a roof fall falls in",
    read: ({ depth, area }, text) => {
      const inMeters = toUnit(depth, "length", "m") ?? (toUnit(depth, "volumePerArea", "L/m2") ?? Number.NaN) / 1000;
      const [deep, wide] = [tidy(inMeters), toUnit(area, "area", "m2")];
      const isMetric = !/\bgallons\b/.test(text);
      return Number.isNaN(deep) || wide === null
        ? null
        : toQuantity(
            isMetric ? `${deep} * ${wide} * 1000` : `${deep} * ${wide} / 0.003785411784`,
            "Water",
            isMetric ? "L" : "gal-us",
          );
    },
  },
  {
    about: [/\bhow many [a-z]+ (?:does|do|can|will|would|in) /, /<volume\d+>/, /\b(?:hold|holds|fit|in)\b/],
    not: /<(?:money|percent|time|number|length|area|mass)|\b(?:left|each|serve|people|per)\b/,
    places: { volume: ["{V}"] },
    words:
      "how many does do can will would a an the tank bottle jug bucket pot jar barrel keg can container hold holds fit in liters litres gallons cups quarts pints ounces milliliters",
    read: ({ volume }, text) => {
      const [, name = ""] = /\bhow many ((?:fluid )?[a-z]+) /.exec(text) ?? [];
      const unit = findMeasures(name).find(({ dimension }) => dimension.id === "volume");
      const value = unit ? toUnit(volume, "volume", unit.unit.id) : null;
      return value === null ? null : toQuantity(`${value}`, "Volume", unit!.unit.id);
    },
  },
];
