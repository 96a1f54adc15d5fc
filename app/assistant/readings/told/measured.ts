/** What is measured of blood, triangles, pizzas and boards, as people write it. */
import { type Form, getMeasure, read, sum, tidy, tellIn, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { tell } from "./tell.ts";

const SIZE = "<(?:number|length|volume)\\d+>";
export const MEASURED: readonly Form[] = [
  {
    // "A ladder with its foot 5 feet from the wall reaches 12 feet high, how long is it"
    about: [/\bladder\b/, /\b(?:how long|length|how tall a ladder|what (?:size|length))\b/, /\b(?:away|from|out)\b/],
    not: /<(?:percent|money|angle|time)|<.*<.*<|\b(?:angle|degrees|rungs?)\b/,
    places: {
      foot: [
        "{L} (?:away|out|from (?:the |a |its )?(?:wall|house|base|building))",
        "(?:foot|base|bottom)(?: (?:is|at|placed|set))* {L}",
      ],
      height: ["{L}"],
    },
    words:
      "a the ladder leans leaning lean on against wall house building roof window with its foot base bottom is set placed away from out and reaches reach up high tall to feet in how long length does it need be what size do i must top touches at of",
    read: ({ foot, height }) => {
      const unit = getMeasure(height)?.unit.id;
      const [away, up] = unit ? [toUnit(foot, "length", unit), toNumber(height)] : [null, 0];
      const [measure] = unit ? findMeasures(unit) : [];
      return away && measure
        ? { ...sum(`sqrt(${away}^2 + ${up}^2)`), told: tellIn(measure, "Length of the ladder") }
        : null;
    },
  },
  {
    // "A1c 6.5 percent in mmol/mol"
    about: [/\b(?:hb)?a1c\b/, /<percent\d+>.*\bmmol ?(?:\/|per) ?mol\b/],
    not: /<(?!percent)|<.*</,
    places: { share: ["{P}"] },
    words: "a1c hba1c of is in to as what's that mmol / per mol convert my an",
    read: ({ share }) => read("a1c-glucose", { from: "a1c-percent", value: toNumber(share) }, "a1cMmolMol"),
  },
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

  tell({
    // "14 inch pizza how many square inches": its size is how far it is across
    about: [/\bpizza\b/, /\barea\b|\b(?:square|sq) in(?:ch|ches)?\b/],
    not: /<(?:money|percent|time|date|number|area)|<.*<|\b(?:slices?|radius|per|cost|square pizza|by|x|bigger|than)\b/,
    places: { across: ["{L}"] },
    words: "pizza area square sq in inch inches how many big is of large medium small diameter round what's",
    formula: "pi * ({across length in} / 2)^2",
    told: "in2",
    label: "Area",
  }),

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
];
