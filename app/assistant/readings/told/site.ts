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
    // "Ladder 20 ft long at 75 degrees, how high does it reach"
    about: [
      /\b(?:ladder|ramp|kite|slide|escalator|plank|zip ?line|guy wire|cable|rope)\b/,
      /<angle/,
      /\bhow (?:high|far|tall)\b|\bheight\b/,
    ],
    not: /<(?:money|percent|time|date|number|area|volume)|<.*<.*<|\b(?:vertical|long is|what angle)\b|<angle\d+>(?: angle)? (?:with|to|from|against|off) (?:the )?wall\b|(?:away|from (?:the )?(?:wall|house|base|building))(?: is)? <length|<length\d+> (?:away|from|out|high|tall|up|off)\b/,
    places: { long: ["{L}"], angle: ["<angle(\\d+)>"] },
    words:
      "ladder ramp kite string slide escalator plank zip line zipline guy wire cable rope long length of at an angle with the ground against leaning leans leaned on wall house building horizontal from above makes make making to is it reach reaches reached how high up far tall height does do will can go goes base bottom foot feet away top and flown flying its lies out let i've set climb rise end",
    read: ({ long, angle }, text) => {
      const [degrees, unit] = [toUnit(angle, "angle", "deg"), getMeasure(long)?.unit.id];
      const isHigh = /\bhow (?:high|tall)\b|\bheight\b|\bfar up\b/.test(text);
      const isFar =
        /\bhow far (?:(?:from|away|out)|(?:is|does|will|should) (?:the |its )?(?:base|bottom|foot|ladder))/.test(text);
      if (long?.type !== "amount" || !unit || !degrees || degrees >= 90 || isHigh === isFar) return null;
      return toQuantity(`${long.value} * ${isHigh ? "sin" : "cos"}(${degrees})`, isHigh ? "Height" : "Distance", unit);
    },
  },
  {
    // "Baby is 3450 grams in lbs and oz", "148 cm in feet and inches"
    about: [/<(?:mass|length)/, /\b(?:lbs?|pounds?|feet|foot|ft) (?:and|&) (?:oz|ounces?|in|inch|inches)\b/],
    not: /<(?!mass|length)|<.*</,
    places: { size: ["<(?:mass|length)(\\d+)>"] },
    words:
      "in to as into lb lbs pound pounds oz ounces ounce feet foot ft inch inches & baby newborn puppy kitten dog cat son daughter boy girl he's she's born weighs weighed weight tall height high long measures at convert package parcel fish caught door that's",
    read: ({ size }, text) => {
      const isMass = /\b(?:lbs?|pounds?) (?:and|&) (?:oz|ounces?)\b/.test(text);
      const [unit, part] = isMass ? (["lb", "oz"] as const) : (["ft", "in"] as const);
      const value = toUnit(size, isMass ? "mass" : "length", unit);
      const reading = value === null ? null : toQuantity(String(value), isMass ? "Weight" : "Length", unit);
      return reading && { ...reading, parts: [unit, part] };
    },
  },
  {
    // "24-0-11 on 5000 sq ft at 1 lb nitrogen per 1000 sq ft, how many pounds"
    about: [
      /<mass\d+>(?: of)?(?: actual)? (?:nitrogen|n) (?:per|each|for every) <area/,
      /<percent/,
      /\bhow (?:much|many)\b/,
    ],
    not: /<(?:money|time|date|number|length|volume)|<.*<.*<.*<.*<|\b(?:bags?|phosph\w*|potash|left|already)\b/,
    places: {
      rate: ["<mass(\\d+)>(?: of)?(?: actual)? (?:nitrogen|n) (?:per|each|for every) <area(\\d+)>"],
      share: ["{P}"],
      all: ["{A}"],
    },
    words:
      "fertilizer fertiliser urea lawn grass turf yard field nitrogen n of actual per for on to at apply put spread how many much pounds lbs lb kilograms kg product need needed gives give get want a the my do i product",
    read: ({ rate, share, all }, _, values) => {
      const each = values.find((one) => one !== all && getMeasure(one)?.dimension.id === "area");
      const [unit, mass] = [getMeasure(rate)?.unit.id, rate?.type === "amount" ? rate.value : null];
      const [per, area] = [toUnit(each, "area", "m2"), toUnit(all, "area", "m2")];
      if (!unit || !mass || !per || !area || share?.type !== "amount" || !(share.value > 0)) return null;
      return toQuantity(`${mass} * ${area} / ${per} / (${share.value} / 100)`, "Product", unit);
    },
  },
];
