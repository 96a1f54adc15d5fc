/** Cooking, building, pets, power and fuel, as they are told. */
import {
  type Form,
  getMeasure,
  getUnitId,
  sum,
  toNumber,
  toQuantity,
  toUnit,
  tellIn,
} from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const SIDES = {
  one: ["{LN}(?= ?(?:x|by|×) <)"],
  other: ["\\| *(?:x|by|×) {L}"],
};
const EATERS = "(?:servings?|people|persons|portions|cookies|muffins|pancakes|pieces|guests)";
const PER_DAY = "(?: (?:a|per|each|every) day| daily)";

export const HOME: readonly Form[] = [
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
    // "How long will a 12 V 80 Ah battery run a 40 watt lamp?"
    about: [/\bhow long\b/, /<voltage|<number\d+> v\b/, /<electricCharge/, /<power/],
    not: /<(?:percent|time|money)|<power.*<power|\b(?:charge|usable|charging|solar|panels?|inverter|lead|half|hp|horsepower)\b/,
    places: { volts: ["<voltage(\\d+)>", "{#} v\\b"], charge: ["<electricCharge(\\d+)>"], load: ["<power(\\d+)>"] },
    words:
      "how long will does do can would a battery run runs power last lasts with on of load fridge lamp light lights fan tv laptop router pump heater device appliance lithium lifepo4",
    formula: "{volts} * {charge electricCharge Ah} / {load power W}",
    told: "hour",
  }),
  tell({
    // "How far do 30 dollars of gas go at 3.00 with 25 mpg?"
    about: [/\bhow far\b/, /<fuelEconomy/, /\b(?:gas|gasoline|fuel|diesel|petrol)\b/],
    not: /<(?:percent|time|date|length|volume)|\b(?:lit(?:er|re)s?|kwh|already|left|each|km)\b/,
    places: {
      spent: ["<(?:money|number)(\\d+)>(?: dollars| bucks)? (?:worth )?of (?:gas|gasoline|fuel|diesel|petrol)"],
      economy: ["{E}"],
      price: ["(?:at |@ |is |costs )*{N}(?: dollars)?(?: (?:a|per) (?:gallon|gal))?"],
    },
    words:
      "how far can do does will i we go get drive travel on with of gas gasoline fuel diesel petrol worth at is costs car truck my that gets and if a",
    formula: ({ price }) => (price! < 20 ? "{spent} / {price} * {economy fuelEconomy mpg-us}" : null),
    told: "mile",
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
    // "Commute 12 miles each way, 4 days a week, 26 mpg, gas 3.30, what does gas cost a week?"
    about: [
      /\beach way\b|\bone way\b/,
      /<fuelEconomy/,
      /\b(?:weekly|a week|per week|each week)\b/,
      /\b(?:cost|costs|spend|pay)\b/,
    ],
    not: /<(?:percent|date)|\b(?:month|monthly|year|yearly|a day|per day|daily|toll|tolls|parking|save)\b/,
    places: {
      days: ["<(?:number|time)(\\d+)>(?: days| times)? (?:a|per|each|every) week"],
      economy: ["{E}"],
      way: ["{L} (?:each|one) way", "(?:each|one) way (?:is )?{L}"],
      price: ["{N}(?: dollars)?(?: (?:a|per) (?:gallon|gal))?"],
    },
    words:
      "commute commuting drive driving my to work each one way car gets is a week weekly per gas gasoline fuel cost costs spend pay price at what how much on days",
    formula: ({ price }) =>
      price! < 20 ? "2 * {way length mi} * {days} / {economy fuelEconomy mpg-us} * {price}" : null,
    told: "$",
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
    // "The recipe feeds 8 and uses 1.2 kg of potatoes, we're eleven tonight"
    about: [/\b(?:recipe|scale|serves?|feeds?|servings|lasagna|batch|makes)\b/, /<number.*<(?:number|mass|volume)/],
    not: /<(?:percent|money|time|date)|\b(?:per|calories|each|double|half|less|fewer|cost|more)\b/,
    places: {
      wanted: [
        "(?:scale|scaled|up|down)(?: (?:it|up|down))* (?:to|for) {#}",
        "(?:we're|we are|there are|there'll be|there will be|there's) {#}(?: of us)?",
        `(?:only |just )?(?:want|need|have|got|feed|feeding|cooking for|making|make)(?: to)?(?: (?:feed|make|serve))? {#}(?: ${EATERS}| of us)?`,
        "{#} of us",
        `how much for {#}`,
        `how many [a-z]+ (?:[a-z]+ )?for {#}(?: [a-z]+)?`,
      ],
      from: [`(?:feeds?|serves?|makes?|(?<!\\bcalls )for|of|yields?) {#}(?: ${EATERS})?`, `{#} ${EATERS}`],
      amount: ["<(?:mass|volume|number)(\\d+)>"],
    },
    words:
      "recipe feeds serves makes uses takes calls needs of with and for is tonight how many much grams kilos kilo cups ml liters litres ounces pounds us want only so to scale scaled up down it people persons servings portions there are will be we i'm we're cooking batch need do then ingredient",
    isCounted: true,
    read: ({ wanted, from, amount }) => {
      const measure = getMeasure(amount);
      return {
        ...sum(`${toNumber(amount)} * ${toNumber(wanted)} / ${toNumber(from)}`),
        ...(measure ? { told: tellIn(measure, "") } : {}),
      };
    },
  },
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
  {
    about: [
      /\b(?:packs?|boxes|cartons|bundles|rolls|bags|sacks|tins|cans)\b/,
      /\bcover(?:s|ing)?\b/,
      /<length.*<length|<area.*<area/,
    ],
    not: /<(?:money|percent|time|volume)|\b(?:walls|height|ceiling)\b|\b(?:with|plus|and|add) (?:some )?(?:waste|extra|spare)/,
    places: {
      each: [
        "cover(?:s|ing)(?: (?:up to|about))? {A}",
        "{A} (?:(?:per|a|each) )?(?:packs?|box|boxes|cartons?|bundles?|rolls?)",
      ],
      "area?": ["{A}"],
      "one?": SIDES.one,
      "other?": SIDES.other,
    },
    words:
      "living room floor kitchen bedroom bathroom hall is laminate vinyl planks plank tiles tile flooring carpet turf sod lawn yard garden wall seed fertilizer mulch wallpaper paint bag bags sack sacks can cans tin tins come comes in packs pack boxes box cartons carton bundles bundle rolls roll of one each covers covering cover how many without any waste do need no",
    read: ({ each, area, one, other }) => {
      const all = area ? toUnit(area, "area", "m2") : product(one, other);
      const pack = toUnit(each, "area", "m2");
      return all === null || pack === null
        ? null
        : { ...sum(`ceil(${all} / ${pack})`), told: { field: { kind: "number", label: "Packs" } } };
    },
  },
  tell({
    about: [/\btiles?\b/, /<length\d+> (?:square )?tiles?\b/, /<area/],
    not: /<(?:money|time|volume|number)|\b(?:grout|boxes|box|cost|gap|joint)\b/,
    places: { side: ["{L} (?:square )?tiles?"], area: ["{A}"], "waste?": ["{P}"] },
    words: "want to tile tiles with square and allow allowing add extra waste breakage how many need for cuts a floor",
    formula: ({ waste }) =>
      waste === undefined
        ? "ceil({area area m2} / ({side length m} * {side length m}))"
        : "ceil({area area m2} * (100 + {waste}) / (100 * {side length m} * {side length m}))",
    told: "Tiles",
  }),
  tell({
    // "240 kcal a day and one pouch has 80, how many pouches in 30 days"
    about: [/<(?:energy|mass|volume)\d+>(?: (?:a|per|each|every) day| daily)/, /\bhow many\b/, /<time/],
    not: /<(?:money|percent|date)|\b(?:how long|days does|left)\b/,
    places: {
      need: [`<(?:energy|mass|volume)(\\d+)>${PER_DAY}`],
      each: [
        "(?:one|a|each|every|per) (?:pouch|can|bag|tin|box|sachet|bottle|pack)(?: (?:has|is|holds|contains|of))* <(?:number|energy|mass|volume)(\\d+)>",
      ],
      days: ["{T}"],
    },
    words:
      "cat dog puppy kitten baby should get gets eats needs drinks and one pouch can bag tin box sachet bottle pack has holds pouches cans bags tins boxes sachets bottles packs is that in a month how many",
    formula: "{need} * {days time day} / {each}",
    told: "Packs",
  }),
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

  tell({
    // Fuel that is shared
    about: [/<fuelEconomy/, /<length/, /\b(?:each|split|share|per person)\b/],
    not: /<(?:percent|time|date)|\b(?:toll|tolls|parking|each way|round trip|electric)\b/,
    places: {
      people: ["{#} (?:of us|people|friends|passengers)"],
      way: ["{L}"],
      economy: ["{E}"],
      price: ["{N}"],
    },
    words:
      "of us share a car drive drove go for it takes uses gets and litre liter gallon gas petrol diesel fuel is costs cost at what does each pay how much split people friends the trip per person do we i",
    formula: (_, text) =>
      /\bgallon|\bgas\b/.test(text) && !/\blit(?:er|re)/.test(text)
        ? "{way length mi} / {economy fuelEconomy mpg-us} * {price} / {people}"
        : "{way length km} / 100 * {economy fuelEconomy L/100km} * {price} / {people}",
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
];

function product(...sides: readonly Parameters<typeof toUnit>[0][]): number | null {
  const [long = null, wide = null] = sides.map((side) => toUnit(side, "length", "m"));
  return long === null || wide === null ? null : Number((long * wide).toPrecision(12));
}
