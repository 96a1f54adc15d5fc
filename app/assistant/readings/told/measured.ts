/** What is measured of bodies, atoms, triangles and boards, as people write it. */
import {
  type Form,
  getMeasure,
  read,
  sum,
  tidy,
  tellIn,
  toNumber,
  toQuantity,
  toUnit,
  type Value,
} from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { tell } from "./tell.ts";

const HALF_LIFE =
  "half life halflife half-life decay decays decayed is left remains remaining remain gone until before till takes take long isotope sample substance element drug radioactive it's that's old fossil bone carbon time after percent of only original when will be has lost initial amount";
const SIZE = "<(?:number|length|volume)\\d+>";
const PRESSURE = "blood pressure mean arterial map pulse of for bp over / calculate reading mmhg systolic diastolic";

export const MEASURED: readonly Form[] = [
  tell({
    // "Mean arterial pressure of 130/85": a third of the way from the lower one
    about: [/\bmean arterial pressure\b|\bmap\b.*\b(?:bp|blood pressure)\b|\b(?:bp|blood pressure)\b.*\bmap\b/],
    not: /<(?:money|percent|time|date|length|mass)/,
    places: {
      upper: ["(?:systolic )?{#}(?= ?(?:\\/|over|and|diastolic))"],
      lower: ["(?:\\/|over|and|\\|)? ?(?:diastolic )?{#}"],
    },
    words: PRESSURE,
    formula: ({ upper, lower }) =>
      upper! > lower! && upper! <= 300 && lower! >= 20 ? "({upper} + 2 * {lower}) / 3" : null,
    told: "mmHg",
    label: "Mean arterial pressure",
  }),
  tell({
    about: [/\bpulse pressure\b/],
    not: /<(?:money|percent|time|date|length|mass)/,
    places: {
      upper: ["(?:systolic )?{#}(?= ?(?:\\/|over|and|diastolic))"],
      lower: ["(?:\\/|over|and|\\|)? ?(?:diastolic )?{#}"],
    },
    words: PRESSURE,
    formula: ({ upper, lower }) => (upper! > lower! && upper! <= 300 && lower! >= 20 ? "{upper} - {lower}" : null),
    told: "mmHg",
    label: "Pulse pressure",
  }),
  {
    // A mean glucose without a unit: no mmol/L is that high, no mg/dL that low
    about: [/\ba1c\b/, /\b(?:glucose|sugar)s?(?: (?:is|of|at|was|level|around|about|level is|level of))* <number/],
    not: /<(?:money|percent|date)|<.*<|\b(?:fasting|after|meal)\b|\ba1c(?: (?:is|of|was|at))? </,
    places: { glucose: ["{#}"] },
    words:
      "a1c hba1c average mean estimated blood glucose sugar sugars level around about is that what to mg dl / l mmol",
    read: ({ glucose }, text) => {
      const value = toNumber(glucose);
      const isMmol = /mmol/.test(text);
      const from = isMmol || value <= 30 ? "glucose-mmol-l" : "glucose-mg-dl";
      if (value < 3 || (value > 30 && (value < 50 || isMmol)) || (value <= 30 && /mg/.test(text))) return null;
      return read("a1c-glucose", { from, value }, "a1cPercent");
    },
  },
  {
    // "How long until 12 percent is left, half life 5730 years"
    about: [/\bhalf[ -]?life\b/, /<percent\d+>/, /\b(?:how (?:long|old|many)|when|age|old|time)\b/],
    not: /<(?:money|date|clock|number|mass)|<.*<.*</,
    places: { share: ["{P}"], half: ["{T}"] },
    words: `${HALF_LIFE} years days hours minutes seconds many`,
    read: ({ share, half }, text) => {
      const gone =
        /<percent\d+>(?: (?:of|it|the|sample|has|have|is|are|been|will|be))* (?:decay\w*|gone|lost)\b|\blost <percent/.test(
          text,
        );
      const left =
        /<percent\d+>(?: (?:of|it|its|the|original|amount|sample|carbon|is|are|only|will|be))* (?:left|remain\w*)\b|\bonly <percent|\b(?:remaining|left)(?: is)? <percent/.test(
          text,
        );
      const measure = getMeasure(half);
      const part = gone ? 100 - toNumber(share) : toNumber(share);
      if (gone === left || half?.type !== "amount" || !measure || !(part > 0 && part < 100)) return null;
      return toQuantity(`${half.value} * ln(100 / ${tidy(part)}) / ln(2)`, "Elapsed time", measure.unit.id);
    },
  },
  {
    // "Dropped from 200 mg to 25 mg in 36 hours, what is its half-life"
    about: [/\bhalf[ -]?life\b/, /<(\w+?)\d+>(?: (?:\w+ )?)?(?:to|and) (?:\w+ )?<\1/, /<time\d+>/],
    not: /<(?:money|date|clock)|<time.*<time|<.*<.*<.*<|\bhalf[ -]?life (?:of|is) </,
    places: {
      from: ["<(?:mass|number|percent|volume)(\\d+)>"],
      to: ["<(?:mass|number|percent|volume)(\\d+)>"],
      time: ["{T}"],
    },
    words: `${HALF_LIFE} dropped drops drop fell falls fall went goes from to in its decayed decaying over within and counts activity grams mg level concentration find what's medicine blood caffeine reduced`,
    read: ({ from, to, time }) => {
      const [one, other] = [toAmount(from), toAmount(to)];
      const measure = getMeasure(time);
      if (one === null || other === null || time?.type !== "amount" || !measure || !(one > other && other > 0))
        return null;
      if (getMeasure(from)?.unit.id !== getMeasure(to)?.unit.id) return null;
      return toQuantity(`${time.value} * ln(2) / ln(${one} / ${other})`, "Half-life", measure.unit.id);
    },
  },
  {
    // "Triangle with sides 7, 8 and 9, area": by Heron
    about: [/\btriangle\b|\btriangular\b/, /\barea\b|\bperimeter\b|\bhow (?:big|much space|many square)\b/],
    not: /<(?:money|percent|time|date|angle)|\b(?:angle|angles|degrees|base|height|high|tall|right|hypotenuse|radius|per|cost|deep|prism|pyramid)\b/,
    list: "<(?:number|length)\\d+>",
    words:
      "triangle triangular area perimeter sides side length lengths with whose three edges are long garden bed plot lot field yard sail measure measures big square inches feet meters units heron heron's formula",
    read: (_, text, all) => {
      const measure = getMeasure(all.at(-1));
      const lengths = all.map((one) =>
        measure && getMeasure(one) ? toUnit(one, "length", measure.unit.id) : toNumber(one),
      );
      const [a, b, c] = lengths.map((one) => one ?? Number.NaN).toSorted((x, y) => x - y);
      const isArea = /\barea\b|\bspace\b|\bsquare\b|\bbig\b/.test(text);
      if (all.length !== 3 || !(a! + b! > c!) || (isArea && /\bperimeter\b/.test(text))) return null;
      const half = tidy((a! + b! + c!) / 2);
      const expression = isArea
        ? `sqrt(${half} * (${half} - ${a}) * (${half} - ${b}) * (${half} - ${c}))`
        : `${a} + ${b} + ${c}`;
      const [unit] = measure ? findMeasures(`${measure.unit.id}${isArea ? "2" : ""}`) : [];
      const label = isArea ? "Area" : "Perimeter";
      if (measure && !unit) return null;
      return { ...sum(expression), told: unit ? tellIn(unit, label) : { field: { kind: "number", label } } };
    },
  },
  {
    // "10 boards 2x6x12": inches, inches and feet
    about: [
      /\bboard (?:feet|foot|ft)\b|\bbd ?ft\b|\bbdft\b|<volume\d+> x <volume/,
      new RegExp(`${SIZE}(?: in)? x ${SIZE}(?: in)? x ${SIZE}`),
    ],
    not: /<(?:money|percent|time|date|mass|area)|\b(?:plus|and|waste|cm|mm)\b/,
    places: {
      thick: [`${SIZE}(?= (?:in )?x ${SIZE}(?: in)? x)`.replace("\\d+", "(\\d+)")],
      wide: [`\\| *(?:in )?x ${SIZE}`.replace("\\d+", "(\\d+)")],
      long: [`\\| *(?:in )?x ${SIZE}`.replace("\\d+", "(\\d+)")],
      "count?": ["{#}"],
    },
    words:
      "board boards feet foot ft bd bdft lumber of in a how many calculate wood oak pine walnut maple cherry cedar pieces piece planks plank each",
    isCounted: true,
    read: ({ thick, wide, long, count }, text) => {
      const [inches, quantity] = [toNumber(thick), count ? toNumber(count) : 1];
      // "2x6x12 board feet": the unit is asked for.
      if (/<volume/.test(text) && /board feet.*board f/.test(text)) return null;
      const isBare = getMeasure(long)?.dimension.id !== "length";
      const feet = isBare ? toNumber(long) : toUnit(long, "length", "ft");
      // Bare and longer than a board, it is in inches.
      if (feet === null || (isBare && feet > 24) || !(inches <= 16) || !Number.isInteger(quantity)) return null;
      const board = {
        quantity,
        thickness: tidy(inches * 25.4),
        width: tidy(toNumber(wide) * 25.4),
        length: tidy(feet * 0.3048),
      };
      return read("board-foot", { boards: [board] }, "boardFeet");
    },
  },
  {
    // "Room 15 x 12 ft, how many sq ft of flooring plus 10 percent waste"
    about: [
      /<length\d+> (?:x|by|×) <length|<length\d+> (?:long|wide|and)\b.*<length/,
      /<percent\d+>/,
      /\b(?:waste|extra|overage|cuts?|cutting|spare|scrap)\b/,
      /\b(?:sq|square) (?:ft|feet|foot|meters?|m|yards?)\b|\bsqft\b|\bm2\b/,
    ],
    not: /<(?:money|time|date|number|area)|\b(?:box|boxes|cost|price|tiles?|planks?|inch|deep|thick|off|rooms|each)\b|<length.*<length.*<length/,
    places: { long: ["{L}"], wide: ["{L}"], extra: ["{P}"] },
    words:
      "room floor flooring laminate carpet vinyl hardwood sod turf x by × long wide and plus add adding with waste extra for overage cuts cutting spare scrap sq square ft feet foot meters meter m yards yard sqft m2 buy order total including is bedroom kitchen lawn patio",
    read: ({ long, wide, extra }, text) => {
      const unit = /\b(?:ft|feet|foot|sqft)\b/.test(text) ? "ft" : /\byards?\b/.test(text) ? "yd" : "m";
      const [one, other] = [toUnit(long, "length", unit), toUnit(wide, "length", unit)];
      if (one === null || other === null) return null;
      return toQuantity(`${one} * ${other} * (1 + ${toNumber(extra)}/100)`, "Area with waste", `${unit}2`);
    },
  },
];

/** A number, or one with a unit, as it was said. */
function toAmount(value: Value | undefined): number | null {
  return value?.type === "amount" && value.multiple === 1 ? value.value : null;
}
