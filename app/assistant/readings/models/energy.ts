/** What devices take: watts, hours, kilowatt hours, their price. "Dryer takes 3 kWh a load, 4 loads a week at 15 cents" */
import { by, inA, type Model, paid } from "./model.ts";

const KWH = "k ?wh|kilowatt hours?|kilowatthours?";
const PER_KWH = `(?: (?:an?|per|each|for a|for each|for every) | ?\\/ ?| )(?:${KWH}|unit)`;
const COST = "\\b(?:costs?|costing|pay|bill|charged?|spend|how much|price|expense|money|dollars)\\b";
const USE = `\\b(?:${KWH}|energy|consumption|consumes?)\\b`;
const FLOWS = ["day", "week", "month", "year"] as const;
/** "Per day": what is asked for by the day is not what all of it costs. */
const BY_FLOW = FLOWS.map(inA).join("|");
const LONG_FLOWS = ["week", "month", "year"] as const;
const PIECES =
  "bulbs|lights|lamps|heaters|fans|tvs|computers|pcs|servers|monitors|panels|devices|units|fridges|freezers|acs|air conditioners";
const LOADS = "loads?|cycles?|washes|wash|uses?|runs?|charges?|times|batch(?:es)?|shower";

export const ENERGY: Model = {
  about: /<(?:power|energy)\d+>|\bk ?wh\b/,
  not: /<(?:percent|date|clock|voltage|electricCurrent|length|volume|speed|mass|area|temperature\w*|electricCharge)|\b(?:solar|sun|panels?|battery|batteries|ev|car|tesla|charg(?:e|er|ing)|leds?|save\w*|saving\w*|instead|swap\w*|replac\w*|peak|tier\w*|tax\w*|fee|fixed|service|standing|amps?|volts?|breaker|btu|hp|horsepower|generator|weekdays|weekends|wind|off|difference|versus|losses|efficien\w*|inverter|twice|half)\b/,
  said: {
    "before after": ["(?:from )?{#} to {#}"],
    cents: [`(?<!\\b(?:paid|bill|total)(?: (?:was|of|is|me|us))* )(?:{C}|{N} (?:cents?|ct))(?:${PER_KWH})?`],
    price: [
      `{N}(?: dollars)?${PER_KWH}`,
      `(?:rate|price|electricity|power)(?: (?:is|of|at|costs?|cost|for))* {N}`,
      "(?:at|@|x|times) {N}(?! <(?!days|weeks|months|years)| [a-z]+ <)",
    ],
    // "350 watts, 6 hours a day, 0.18 kWh", "16 cents": so little is what one costs.
    priceEach: ["(?<=<power.*)<energy(\\d+)>", "<money(\\d+)>"],
    hoursday: [
      `{h}(?: (?:of use|of tv|on|each))* ${by("day")}`,
      "{h} (?:an?|per|each|every|/) ?(?:night|evening|nite)",
      "daily {h}",
    ],
    ...Object.fromEntries(LONG_FLOWS.map((period) => [`hours${period}`, [`{h}(?: (?:of use|on))* ${by(period)}`]])),
    ...Object.fromEntries(
      FLOWS.map((period) => [
        `kwh${period}`,
        [`${by(period)} (?:use|usage|consumption)(?: (?:is|of|was))* {EN}`, paid(period, "{EN}")],
      ]),
    ),
    load: [
      `{EN} (?:an?|per|each|every|for a|for each) (?:${LOADS})`,
      `(?:an?|each|every|one) (?:${LOADS})(?: (?:uses|takes|is|of|costs))* {EN}`,
    ],
    ...Object.fromEntries(FLOWS.map((period) => [`loads${period}`, [`{#} (?:${LOADS}) ${by(period)}`]])),
    daysweek: [`{d} ${by("week")}`],
    days: ["{d}"],
    weeks: ["{w}"],
    years: ["{y}"],
    months: ["{mo}"],
    hours: ["{h}"],
    count: [`{#} (?:${PIECES})`, "{#}(?= (?:x )?<power)"],
    energy: ["{EN}", "{#} (?:kilowatt hours)"],
    power: ["{W}"],
    cost: [
      "<money(\\d+)>",
      "(?:bill|paid|pay|cost|costs|total|charged)(?: (?:is|was|of|for|came|to|me|came to|us))* {N}",
      "{N} (?:dollars|bucks)",
    ],
  },
  units: {
    hoursday: ["time", "h"],
    ...Object.fromEntries(LONG_FLOWS.map((period) => [`hours${period}`, ["time", "h"] as const])),
    hours: ["time", "h"],
    daysweek: ["time", "day"],
    days: ["time", "day"],
    weeks: ["time", "week"],
    months: ["time", "month"],
    years: ["time", "year"],
    energy: ["energy", "kWh"],
    priceEach: ["energy", "kWh"],
    load: ["energy", "kWh"],
    power: ["power", "kW"],
    ...Object.fromEntries(FLOWS.map((period) => [`kwh${period}`, ["energy", "kWh"] as const])),
  },
  signs: [
    [
      /\b(?:non-?stop|24 ?\/ ?7|all the time|continuously|constantly|round the clock|around the clock|always on|day and night|all day(?: long)?)\b/,
      "hoursday",
      24,
    ],
    [/\b(?:all year(?: round| long)?|(?:whole|entire|full) year)\b/, "years", 1],
  ],
  ranges: { priceEach: [0.04, 0.9] },
  usual: { count: 1 },
  asked: [
    [/\b(?:how many|in) cents\b|\bcents (?:per|an?|each)\b/, "cents"],
    [
      new RegExp(
        `\\b(?:cost|price|rate|paying|pay|that|cents|much|charged?|is it)\\b.*\\b(?:per|an?|each) (?:${KWH})|\\bper (?:${KWH})$|\\brate\\b|\\bprice per\\b`,
      ),
      "price",
    ],
    ...FLOWS.map((period) => [new RegExp(`^(?=.*${COST})(?=.*${inA(period)})`), `cost${period}`] as const),
    [new RegExp(`^(?=.*${COST})(?!.*(?:${BY_FLOW}|how many|how much) (?:${KWH}|energy|electricity|power)\\b)`), "cost"],
    ...FLOWS.map((period) => [new RegExp(`^(?=.*${USE})(?=.*${inA(period)})`), `kwh${period}`] as const),
    [new RegExp(`${USE}|\\b(?:electricity|power) (?:used|does|do)\\b|\\bhow much (?:electricity|power)\\b`), "energy"],
    [new RegExp(USE), "kwhday"],
    [/\bhow long\b|\bhow many hours\b/, "hours"],
    [/\b(?:watts|wattage|kilowatts|kw)\b/, "power"],
    ...FLOWS.map(
      (period) =>
        [new RegExp(`^(?!.*(?:\\b(?:how|what|which|when|${KWH})\\b))(?=.*${inA(period)})`), `cost${period}`] as const,
    ),
    // "Freezer 1.2 kWh a day, 30 days at 15 cents"
    [new RegExp(`^(?!.*(?:\\b(?:how|what|which|when)\\b|${BY_FLOW}))`), "cost"],
  ],
  rules: [
    "price = cents / 100",
    "price := priceEach * 1",
    "energy = after - before",
    "all = power * count",
    "energy = all * hours",
    "kwhday = all * hoursday",
    "energy = kwhday * days",
    "kwhweek = kwhday * 7",
    "kwhweek = kwhday * daysweek",
    ...LONG_FLOWS.map((period) => `kwh${period} = all * hours${period}`),
    "kwhyear = kwhday * 365",
    "kwhyear = kwhweek * 52",
    "days = years * 365",
    "energy = kwhweek * weeks",
    "energy = kwhmonth * months",
    "kwhyear = kwhmonth * 12",
    // "A month (30 days)", "a year (52 weeks)"
    "kwhmonth := kwhday * days",
    "kwhmonth := kwhweek * weeks",
    "kwhyear := kwhday * days",
    "kwhyear := kwhweek * weeks",
    "cost = energy * price",
    ...FLOWS.flatMap((period) => [`kwh${period} = load * loads${period}`, `cost${period} = kwh${period} * price`]),
  ],
  words:
    "kwh kilowatt hour hours watt watts w kw day days week weeks month months year per a an each every daily weekly monthly yearly annually annual cost costs price rate pay paying paid bill run runs running ran use uses used using usage on at x = device appliance electricity electric power energy consumption consume consumes left leave leaving for over period load loads left draws draw pull pulls takes take eats eat month's is total of with one left round work light space window portable keep all pc tv ac fridge freezer heater lamp bulb fan computer dryer washer washing machine dishwasher oven microwave kettle toaster light meter reading went reads read from to cents bill",
  told: {
    cents: ["", "Price of a kWh in cents"],
    price: ["$", "Price of a kWh"],
    energy: ["kWh", "Energy"],
    cost: ["$", "Cost of electricity"],
    hours: ["h", "Time"],
    ...Object.fromEntries(
      FLOWS.flatMap((period) => [
        [`cost${period}`, ["$", `Cost of electricity a ${period}`]],
        [`kwh${period}`, ["kWh", `Energy a ${period}`]],
      ]),
    ),
  },
  isOfAnything: true,
};
