/** Cooking, building, pets, power and fuel, as they are told. */
import { type Form, getMeasure, getUnitId, toNumber, toQuantity, toUnit } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const PER_DAY = "(?: (?:a|per|each|every) day| daily)";

const STEPS =
  "stairs stair stairway staircase step steps riser risers rise total height high tall each every one single individual what's with of over for there are is has have if going up divided by split into equal evenly deck floor to basement porch landing will calculate between need inch inches in foot feet cm and gives be treads tread";
export const HOME: readonly Form[] = [
  tell({
    // "Property tax on a 285,000 house at 1.2% a year, what's that per month"
    about: [/\b(?:property|real estate|home|house) tax(?:es)?\b/, /\b(?:per|a|each) month\b|\bmonthly\b/],
    not: /<percent.*<percent|<percent\d+> (?:a|per|each) month|<(?:time|date|area)|\b(?:mortgage|loan|insurance|income|rent|hoa|exempt\w*)\b/,
    places: { rate: ["{P}(?: (?:(?:a|per|each) year|yearly|annual\\w*|rate))?"], value: ["{N}"] },
    words:
      "property real estate home house tax taxes rate on of a the worth valued assessed value appraised at is are with in what's what that how much would be per each month monthly",
    formula: "{value} * {rate} / 1200",
    told: "$",
    label: "Property tax a month",
  }),

  tell({
    // "Energy of a 12 V 100 Ah battery"
    about: [/\b(?:k?wh|kilowatt hours?|watt hours?|energy|capacity)\b/, /<voltage|<number\d+> v\b/, /<electricCharge/],
    not: /<(?:percent|time|money|power)|\b(?:days?|usable|load|long|mv|kv|millivolts?|kilovolts?)\b/,
    places: { volts: ["<voltage(\\d+)>", "{#} v\\b"], charge: ["<electricCharge(\\d+)>"] },
    words:
      "wh kwh kilowatt watt hour hours energy capacity stored store stores hold holds in a battery pack how much many lithium lead acid lifepo4 bank",
    formula: (_, text) =>
      `{volts} * {charge electricCharge Ah}${/\bwh\b|(?<!kilo)\bwatt hours?/.test(text) ? "" : " / 1000"}`,
    told: "kWh",
    label: "Energy",
  }),

  tell({
    // "Filled 11 gallons after 330 miles, what mileage is that?"
    about: [/\b(?:mileage|mpg|fuel economy|miles per gallon)\b/, /<length/, /<volume/],
    not: /<(?:percent|time|date|money|number)|<(?:length|volume).*<(?:length|volume).*<(?:length|volume)|\b(?:km|lit(?:er|re)s?|cost|deduct\w*|reimburse\w*|tank|left)\b/,
    places: { way: ["{L}"], fuel: ["{V}"] },
    words:
      "filled fill up used took takes take burned with after over driving drove for on in of gas gasoline fuel diesel mileage mpg miles per gallon economy what's car truck went went i just",
    formula: "{way length mi} / {fuel volume gal-us}",
    told: "mpg",
  }),

  tell({
    // "Fill up a 14 gallon tank at 3.29"
    about: [/\bfill\w*\b/, /<volume/, /\b(?:at|gas|petrol|fuel|diesel|cost|price|@)\b/],
    not: /<(?:percent|time|date|length)|\b(?:pool|water|mpg|from|already|left|half|quarter)\b/,
    places: {
      volume: ["{V}"],
      price: [
        "(?:at |@ |for |is |costs |price )?{N}(?: dollars)?(?: (?:a|per|each|\\/) (?:gallon|gal|liter|litre|l))?",
      ],
    },
    words:
      "fill filling up a tank my car truck suv gas petrol fuel diesel cost costs price to for of with at is when gallon",
    formula: ({ price }, text) =>
      price! < 20 && !(/\b(?:liter|litre|l)\b/.test(text) && /\bgallons?\b/.test(text)) ? "{volume} * {price}" : null,
    told: "$",
  }),

  {
    about: [/\b(?:cubic|cu) ?(?:yards?|yds?|feet|ft|meters?|metres?)\b/, /\b(?:deep|thick|depth)\b/],
    not: /<(?:number|money|percent|time|area|volume)|\b(?:bags?|cost|price|minus|without|plus|tons?|round|circular|radius|diameter|water|gallons|liters|pool)\b/,
    places: {
      depth: ["(?:depth (?:of )?)?{L}(?: (?:deep|thick|depth))", "depth(?: of)? {L}"],
      one: ["{L}"],
      other: ["{L}"],
    },
    words:
      "how many cubic cu yards yard yds yd feet ft meters metres of in x by × for need gravel mulch topsoil soil dirt concrete sand compost bark rock stone deep thick depth driveway patio path bed beds raised garden slab pit trench walkway area wide long do i to fill cover a at",
    read: ({ one, other, depth }, text) => {
      const unit = /\b(?:cubic|cu) ?(?:yards?|yds?)/.test(text) ? "yd" : /\b(?:feet|ft)\b/.test(text) ? "ft" : "m";
      const sides = [one, other, depth].map((side) => toUnit(side, "length", unit));
      return sides.includes(null) ? null : toQuantity(sides.join(" * "), "Volume", `${unit}3`);
    },
  },

  tell({
    about: [/\b(?:bulbs?|leds?|lamps?)\b/, /<power.*<power/, /\b(?:saved?|savings?|saving)\b/, /\byear\b/],
    not: /<(?:percent|date|length)|\b(?:cost of|price of|payback)\b/,
    places: {
      "count?": ["{#}(?= <power)"],
      old: ["{W}"],
      new: ["{W}"],
      hours: [`{T}${PER_DAY}`],
      price: ["<(?:money|number|cent)(\\d+)>(?: cents)?(?: (?:a|per) kwh)?"],
    },
    words:
      "i swap swapped led leds daily saved replaced replacing replace swapping switched switching a bulb bulbs light lights lamp lamps with for by one ones that's on at kwh what do save savings saving in per year i and an it's",
    formula: ({ count, price }, text) =>
      `${count === undefined ? "" : "{count} * "}({old power kW} - {new power kW}) * {hours time h} * 365 * {price}${/<cent|cents?\b/.test(text) && price! >= 1 ? "/100" : ""}`,
    told: "$",
  }),

  {
    // The walls of a room, of which nobody paints the floor
    about: [
      /\b(?:wall|walls)\b/,
      /\b(?:room|bedroom|kitchen|bathroom|office|garage)\b/,
      /\b(?:square (?:feet|meters|metres)|sq ft|area|m2|ft2)\b/,
    ],
    not: /<(?:money|percent|time|date)|\b(?:door|doors|window|windows|paint|gallons?|liters?|tiles?|sheets?|coats?|per|minus|without)\b/,
    places: {
      length: ["{LN}(?= ?(?:x|by|×|times|\\*) <)"],
      width: ["\\| *(?:x|by|×|times|\\*) {LN}"],
      height: ["{LN}"],
    },
    words:
      "square feet foot meters metres sq ft area m2 ft2 of wall walls is are a room bedroom kitchen bathroom office garage by x with ceiling ceilings high tall there total all four",
    read: ({ length, width, height }, _text, all) => {
      const unit = all.map((one) => getUnitId(one, "length")).find(Boolean) ?? null;
      if (unit !== "ft" && unit !== "m") return null;
      const [a, b, c] = [length, width, height].map((one) => toUnit(one, "length", unit) ?? toNumber(one));
      return toQuantity(`2 * (${a} + ${b}) * ${c}`, "Area of the walls", unit === "ft" ? "ft²" : "m²");
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
];
