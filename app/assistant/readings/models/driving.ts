/** What driving takes: miles, gallons, prices, time. "18 miles each way, 5 days a week, 26 mpg, gas at 3.20: a year?" */
import { after, before, by, inA, BY_ANY, type Model, paid, ALL_PERIODS } from "./model.ts";

const FUEL = "gas|gasoline|fuel|petrol|diesel|unleaded";
const COST =
  "\\b(?:costs?|spend|pay|pays|burn|money|dollars|bucks|how much|share|expense|expenses|price|bill|budget|each|per person|gas|fuel)\\b";
const RATE = "\\b(?:mpg|mileage|fuel economy|miles (?:per|a|to the|to a) gallon)\\b";
const FLOWS = ["", ...ALL_PERIODS];

export const DRIVING: Model = {
  about:
    /<(?:fuelEconomy|length|speed)\d+>|\bmiles (?:per|a) gallon\b|\bmpg\b|\b(?:gas|fuel|diesel)\b.*\bgallons?\b|(?:\bgallons?\b|<volume).*\b(?:gas|fuel|diesel)\b/,
  not: /(?<!<(?:number|money|cent|run)\d+> (?:dollars |bucks )?)\b(?:price|cost|paid) per gallon$|<(?:area|mass|power|date|clock)|\b(?:hybrid discount|ev|electric|kwh|run|running|walk|pace|lease|depreciation|insurance|oil|idle|uphill|co2|emissions?|carbon|deduction|reimburse\w*|towing|highway and|city and|flight|fly)\b/,
  said: {
    price: [
      `(?:(?:${FUEL})(?: (?:is|are|at|costs|cost|price|prices|was|runs|around|about|for|currently|now|goes|going|of))* )?{N}(?: dollars| bucks| for)*(?: (?:an?|per|each|the)| /) (?:gallon|gal)(?: of gas| gas| for gas| of fuel)?`,
      after(`(?:${FUEL})(?: prices?| cost| costs)?`),
      before(FUEL),
      "(?:fuelEconomy\\d+> |@ |at ){N}",
    ],
    ...Object.fromEntries(ALL_PERIODS.map((period) => [`way${period}`, [paid(period, "(?:{L}|{#} miles)")]])),
    daysYear: [`{d} ${by("year")}`],
    daysMonth: [`{d} ${by("month")}`],
    daysWeek: [`{d}(?: ${by("week")})?`, "{#} times (?:a|per) week", "{#} (?:trips|days) (?:a|per) week"],
    weeksYear: [`{w} (?:${by("year")}|off)`],
    months: ["(?:in|for|over) {mo}"],
    years: ["(?:in|for|over) {y}"],
    weeks: ["(?:in|for|over) {w}"],
    people: [
      "(?:split|shared?|divided)(?: the| gas| fuel| cost| costs| bill| it| evenly| equally)* (?:between|among|by)? ?{#}(?: of us| ways| people| friends)?",
      "{#} (?:of us|ways|people|friends|persons|riders|passengers|buddies|adults|guys)",
    ],
    // "Left with 3/4 of a 20 gallon tank"
    "part capacity": [
      "(?<!\\b(?:used|burned|burnt|gone|need|fill|filled)\\b.*)(?:left with )?<fraction(\\d+)>(?: full)?(?: (?:of|an?|the|my|full|left|in))* {V} tank(?: left)?",
    ],
    "unit stretch": ["{V}(?: of gas| of fuel)? (?:every|per|for every|each|for) {L}"],
    miles: [
      "{L}(?: (?:in|of))?(?: (?:round trip|roundtrip|there and back|both ways))?(?: in)? (?:total|altogether|all in all|in all)",
      "{L} (?:round trip|roundtrip|there and back)",
      "(?:round trip|roundtrip)(?: (?:of|is|was|that is))* {L}",
    ],
    legs: ["{#} (?:times|trips)"],
    tank: ["{V}(?: fuel| gas)? tank", "tank(?: that)?(?: holds?| is| of| size| capacity| takes)* {V}"],
    gallons: ["{V}(?: of (?:gas|fuel|petrol|diesel))?"],
    "mpg mpg2": ["from (?:{E}|{#}) to {E}"],
    mpg: ["{E}", "{#} (?:miles (?:per|a|to the|to a) gallon|to (?:the|a) gallon)"],
    mpg2: ["{E}"],
    speed: ["{S}"],
    hours: ["{h}"],
    way: ["{L}"],
    cost: [
      after("only have|have|spend|spent|spending|budget|with|got|paid|pay|for|on|cost|costs"),
      "{N}(?: dollars| bucks)?(?: (?:in|of|for|on|worth))* (?:gas|fuel|budget|in my wallet|cash)?",
    ],
  },
  units: {
    ...Object.fromEntries(
      [...ALL_PERIODS.map((one) => `way${one}`), "way"].map((one) => [one, ["length", "mi"] as const]),
    ),
    daysYear: ["time", "day"],
    daysMonth: ["time", "day"],
    daysWeek: ["time", "day"],
    weeksYear: ["time", "week"],
    weeks: ["time", "week"],
    months: ["time", "month"],
    years: ["time", "year"],
    hours: ["time", "h"],
    tank: ["volume", "gal-us"],
    capacity: ["volume", "gal-us"],
    gallons: ["volume", "gal-us"],
    mpg: ["fuelEconomy", "mpg-us"],
    mpg2: ["fuelEconomy", "mpg-us"],
    speed: ["speed", "mph"],
    unit: ["volume", "gal-us"],
    stretch: ["length", "mi"],
    miles: ["length", "mi"],
  },
  signs: [
    [
      /\b(?:each way(?: (?:and|there and|then) back(?: again| home)?)?|both ways|there and back|round trip|roundtrip|and (?:then )?back(?: again| home)?|return trip|(?:one way|each direction)(?=.*\b(?:round trip|both ways|commute|there and back)\b))(?:.*\b(?:round trip|there and back|both ways|and back)\b)?/,
      "legs",
      2,
    ],
    // Who goes to work comes back.
    [
      /\bone way(?= |$)(?=.*\b(?:work|office|commute|job|school|campus)\b)|(?<=\b(?:work|office|commute|job|school|campus)\b.*)\bone way\b/,
      "legs",
      2,
    ],
  ],
  counts: "miles",
  usual: { legs: 1, weeksYear: 52 },
  asked: [
    [new RegExp(`\\b(?:what|which|how many|mpg)\\b.*${RATE}|^(?:the )?mpg|${RATE}(?: do| needed| required|$)`), "mpg"],
    ...FLOWS.map(
      (period) =>
        [
          new RegExp(`^(?=.*\\b(?:sav(?:e|es|ed|ing|ings)|difference|less|cheaper|more)\\b)${when(period)}`),
          `save${period}`,
        ] as const,
    ),
    [/\b(?:cost|gas|fuel|price|dollars|cents|much)\b.*\b(?:per|a|each) mile\b|\bper mile\b/, "perMile"],
    [new RegExp(`^(?=.*\\b(?:range|how far|how many miles|miles (?:can|could|on)|distance)\\b)${when("")}`), "range"],
    // All ways before one of them, out of which the others are divided again.
    ...FLOWS.flatMap((period) =>
      [`miles${period}`, `way${period}`].map(
        (one) => [new RegExp(`^(?=.*\\b(?:how far|how many miles|miles|distance)\\b)${when(period)}`), one] as const,
      ),
    ),
    [/\b(?:how long|how many (?:hours|minutes)|hours|driving time|drive time|travel time|time)\b/, "hours"],
    [/\b(?:how fast|average speed|speed|mph)\b/, "speed"],
    ...FLOWS.map(
      (period) =>
        [
          new RegExp(
            `^(?=.*\\b(?:gallons|gallon|how much (?:gas|fuel|gasoline|petrol|diesel)(?! (?:money|cost))|(?:gas|fuel) (?:needed|required|used|do i need))\\b)(?!.*\\b(?:cost|spend|pay|dollars)\\b)${when(period)}`,
          ),
          `gallons${period}`,
        ] as const,
    ),
    [/\b(?:share|each|per person|apiece|everyone|everybody|a person|split)\b/, "share"],
    ...FLOWS.map((period) => [new RegExp(`^(?=.*${COST})${when(period)}`), `cost${period}`] as const),
    ...["spanYears", "spanMonths", "spanWeeks"].map((one) => [new RegExp(COST), one] as const),
    // "9 gallons at 3.50"
    ...FLOWS.map(
      (period) => [new RegExp(`^(?!.*\\b(?:how|what|which|when)\\b)${when(period)}`), `cost${period}`] as const,
    ),
  ],
  rules: [
    ...FLOWS.flatMap((period) => [
      `miles${period} = way${period} * legs`,
      `gallons${period} = miles${period} / mpg`,
      `cost${period} = gallons${period} * price`,
      `other${period} = miles${period} / mpg2`,
      `cost2${period} = other${period} * price`,
      `save${period} = cost${period} - cost2${period}`,
    ]),
    ...["way", "miles", "gallons", "cost"].flatMap((one) => [
      `${one}week = ${one} * daysWeek`,
      `${one}month = ${one} * daysMonth`,
      `${one}year = ${one} * daysYear`,
      `${one}year = ${one}week * weeksYear`,
      `${one}year = ${one}month * 12`,
      `${one}week = ${one}day * daysWeek`,
    ]),
    "mpg = stretch / unit",
    "gallons = capacity * part",
    "range = tank * mpg",
    "full = tank * price",
    "range = gallons * mpg",
    "share = cost / people",
    "perMile = price / mpg",
    "way = speed * hours",
    "spanYears = costyear * years",
    "spanMonths = costmonth * months",
    "spanWeeks = costweek * weeks",
  ],
  words:
    "gas gasoline fuel petrol diesel unleaded truck car suv van pickup minivan jeep rv motorcycle vehicle mpg mileage gallon gallons gal mile miles drive drives driving drove trip way each per a cost costs price tank full commute commuting work office round trip range far long fast speed average averages averaging hours hour minutes time week weekly month monthly year yearly annually annual yr wk day daily every dollars bucks cents spend spends spent burn pay pays save saving savings saved difference per person people share split evenly equally ways back home house highway freeway road save swapping swap swapped trading trade switch switching replace replaced instead hybrid old new current my used use uses using takes took take total budget need needed only holds hold goes go going went mph no stops without stopping stop nonstop straight through one than more less everyone everybody owe owes moped drinks covered filled up ride costs job school x = cover gets distance",
  told: {
    ...Object.fromEntries(
      FLOWS.flatMap((period) => [
        [`cost${period}`, ["$", "Cost of fuel"]],
        [`save${period}`, ["$", "Saved on fuel"]],
        [`gallons${period}`, ["gal", "Fuel"]],
        [`way${period}`, ["mi", "Distance"]],
        [`miles${period}`, ["mi", "Distance"]],
      ]),
    ),
    share: ["$", "Each pays"],
    perMile: ["$", "Cost per mile"],
    mpg: ["mpg", "Fuel economy"],
    range: ["mi", "Range"],
    hours: ["h", "Driving time"],
    speed: ["mph", "Average speed"],
    spanYears: ["$", "Cost of fuel"],
    spanMonths: ["$", "Cost of fuel"],
    spanWeeks: ["$", "Cost of fuel"],
  },
};

/** "75 instead of 65 mph over 195 miles": the time between them. */
export const FASTER: Model = {
  about:
    /\b(?:driv\w+|going|doing) (?:at )?<number\d+> (?:instead of|rather than|and not)|<speed\d+>.*\b(?:faster|sooner|sav(?:e|es|ed|ing)|longer|later|difference|earlier|more|extra)\b|\b(?:faster|sooner|sav(?:e|es|ed|ing)|longer|later|difference|earlier|more|extra)\b.*<speed/,
  not: /<(?:money|percent|date|clock|hours|days|fuelEconomy|volume)|\b(?:gas|fuel|mpg|run|running|pace|then|stops?|halfway|half)\b/,
  said: {
    "speed other": [
      "(?<=\\b(?:driv\\w+|going|doing) (?:at )?){#} (?:instead of|rather than|and not) {#}",
      "(?:{S}|{#}(?: miles an hour)?) (?:instead of|rather than|and not|over|not)(?: (?:doing|going|driving|at|the))* {S}",
    ],
    speed: ["{S}"],
    other: ["{S}"],
    way: ["{L}"],
  },
  units: { way: ["length", "mi"], speed: ["speed", "mph"], other: ["speed", "mph"] },
  counts: "miles",
  asked: [
    [/\b(?:how (?:much|many|long)|time|minutes|hours|sav(?:e|es|ed|ing)|faster|sooner|longer|difference)\b/, "gap"],
  ],
  rules: ["first = way / speed", "second = way / other", "gap = second - first"],
  words: `over the time instead of rather than going driving doing drive for a trip faster sooner save saves saved saving longer later earlier time minutes minute hours how much many do i get there by at vs difference more extra on mile miles`,
  told: { gap: ["h", "Time saved"] },
};

/** "A year", or no period at all. */
function when(period: string): string {
  return period === "" ? `(?!.*${BY_ANY})` : `(?=.*${inA(period as (typeof ALL_PERIODS)[number])})`;
}
