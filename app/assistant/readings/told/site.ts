/** What somebody measures who paints a wall, builds steps or insulates an attic. */
import { type Form, getMeasure, sum, toQuantity, toUnit } from "#assistant/readings/slots/form.ts";

const PAINT =
  "paint paints painted painting primer stain sealer sealant varnish wall walls fence deck ceiling floor siding exterior interior room coat coats two-coat covers cover covering coverage rated can says label gallon gallons gal liter liters litre litres l per / a an each one sq ft square feet foot m2 meters metres of on over surface area cans buckets required total all together bucket tin need needed takes take will buy do does got it i'll apply applying put putting about";
const STEPS =
  "stairs stair stairway staircase step steps riser risers rise total height high tall each every one single individual what's with of over for there are is has have if going up divided by split into equal evenly deck floor to basement porch landing will calculate between need inch inches in foot feet cm and gives be treads tread";
const R_VALUE =
  "r value values r-value insulation insulated foam fiberglass cellulose mineral wool batt batts spray blown board rigid inch inches thick thickness deep of at with an is per for get reach has need attic wall in many how do does / - each every polyiso xps eps total";

export const SITE: readonly Form[] = [
  {
    // "Two coats on 400 sq ft of wall, the can says 350 sq ft per gallon, how many gallons of paint"
    about: [
      /\b(?:paint|primer|stain|sealer|sealant|varnish)\b/,
      /\b(?:how (?:many|much)|needed|need|gallons|liters|litres)\b/,
      /<coverage\d+>|<area\d+>(?: ?ft)? ?(?:per|\/|an?|each) ?(?:gal|gallon|l|liter|litre|can)\b|\b(?:gallon|liter|litre|can)(?: (?:of paint|paint|will|each))* (?:covers?|does|says) <area/,
    ],
    not: /<(?:money|percent|time|date|length|volume)|\b(?:door|doors|window|windows|cost|price|left|remaining|half|rooms?|walls? (?:is|are|each))\b|<.*<.*<.*</,
    places: {
      cover: [
        "<coverage(\\d+)>",
        "<area(\\d+)> ?(?:per|\\/|an?|each) ?(?:gal|gallon|l|liter|litre|can)",
        "(?:gallon|liter|litre|can)(?: (?:of paint|paint|will|each))* (?:covers?|does|says) <area(\\d+)>",
      ],
      all: ["{A}"],
      coats: ["{#} coats?"],
    },
    words: PAINT,
    read: ({ cover, all, coats }, text) => {
      const unit = /\bgal|\bgallons?\b/.test(`${text} ${cover?.text}`) ? "gal-us" : "L";
      if (coats?.type !== "amount" || !Number.isInteger(coats.value) || coats.value > 10) return null;
      const sizes = [toUnit(all, "area", "m2"), toUnit(cover, "area", "m2")];
      const [area, each] =
        getMeasure(cover)?.dimension.id === "coverage"
          ? [
              toUnit(all, "area", unit === "L" ? "m2" : "ft2"),
              toUnit(cover, "coverage", unit === "L" ? "m2/L" : "ft2/gal-us"),
            ]
          : sizes;
      if (!area || !each || (/\bgal/.test(text) && /\b(?:liters?|litres?)\b/.test(text))) return null;
      return toQuantity(`${area} * ${coats.value} / ${each}`, "Paint", unit);
    },
  },
  {
    // "Riser height with 105 inch total rise and 14 risers"
    about: [
      /\b(?:riser|step|stair|rise)s?\b/,
      /\briser (?:height|size)\b|\b(?:height|rise) of (?:each|every|one|a)\b|\b(?:each|every|one|per) (?:riser|step|stair)\b|\bhow (?:high|tall) (?:is|are|will|should|must|does)\b/,
      /<number\d+> (?:equal |even )?(?:risers|steps|stairs)\b|\b(?:risers|steps)(?: (?:is|are|=|of))? <number/,
    ],
    not: /<(?:money|percent|time|date|area|volume|angle)|<.*<.*<|\b(?:width|wide|run|runs|deep|going|how many|number of|stringer)\b/,
    places: { rise: ["{L}"], count: ["{#}"] },
    words: STEPS,
    read: ({ rise, count }, text) => {
      const unit = getMeasure(rise)?.unit.id;
      if (
        rise?.type !== "amount" ||
        count?.type !== "amount" ||
        !unit ||
        /<length\d+> (?:each|risers?|steps?)\b/.test(text)
      )
        return null;
      if (!Number.isInteger(count.value) || count.value < 1) return null;
      const told = unit === "ft" ? "in" : unit === "m" ? "cm" : unit;
      const height = toUnit(rise, "length", told);
      return height === null ? null : toQuantity(`${height} / ${count.value}`, "Riser height", told);
    },
  },
  {
    // "R value of 6 inches at R 3.7 per inch"
    about: [
      /\br[ -]?values?\b|\binsulation\b|\br ?-? ?<number\d+>/,
      /<number\d+> ?(?:per|\/|an|each|for each|for every|every) ?inch/,
    ],
    not: /<(?:money|percent|time|date|area|volume|temperature)|<.*<.*<|\b(?:total|how (?:many|thick|deep)|plus|layers?)\b/,
    places: { each: ["{#} ?(?:per|\\/|an|each|for each|for every|every) ?inch"], thick: ["{L}"] },
    words: R_VALUE,
    read: ({ each, thick }) => {
      const inches = toUnit(thick, "length", "in");
      if (!inches || each?.type !== "amount" || each.value > 10) return null;
      return { ...sum(`${inches} * ${each.value}`), told: { field: { kind: "number", label: "R-value" } } };
    },
  },
  {
    // "How thick must insulation be for R-38 at 3.7 per inch"
    about: [/\br ?-? ?<number\d+>/, /\bhow (?:many inches|thick|deep|much)\b/, /<number\d+> ?(?:per|\/|an|each) ?inch/],
    not: /<(?:money|percent|time|date|area|volume|temperature|length)|<.*<.*<|\b(?:layers?|have|already|existing)\b/,
    places: { each: ["r? ?-? ?{#} ?(?:per|\\/|an|each) ?inch"], all: ["r ?-? ?{#}"] },
    words: R_VALUE,
    read: ({ each, all }) => {
      if (each?.type !== "amount" || all?.type !== "amount" || each.value > 10 || all.value < each.value) return null;
      return toQuantity(`${all.value} / ${each.value}`, "Thickness", "in");
    },
  },
];
