/** A house and its garden: posts and steps in a row, walls, lumber, rain, a meter, a tank. */
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
];
