/** What a car burns on its way, and what a device takes from the socket, as they are told. */
import type { Form } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const PER_DAY = "(?: (?:a|per|each|every) (?:day|night)| daily)";

export const POWER: readonly Form[] = [
  tell({
    // "Used 42 liters of diesel over 700 km, fuel consumption"
    about: [/\b(?:consumption|mileage|economy)\b/, /<volume/, /<length/],
    not: /<(?:percent|time|date|money|number)|\b(?:cost|mpg|miles|gallons?|tank|left|electric|water)\b/,
    places: { fuel: ["{V}"], way: ["{L}"] },
    words:
      "fuel consumption economy mileage used use using uses took takes burned burns over for after in on of petrol diesel gas car van truck drove driving went what is my the average",
    formula: ({ fuel, way }, text) =>
      fuel! > 0 && way! > 0 && !/miles?/.test(text) ? "{fuel volume L} / {way length km} * 100" : null,
    told: "L/100km",
  }),
  tell({
    // "85 miles each way, the truck gets 24 mpg, gas is 3.19, how much for the round trip"
    about: [/\b(?:each|one) way\b/, /<fuelEconomy/, /\b(?:round trip|there and back|both ways|and back|return trip)\b/],
    not: /<(?:percent|time|date)|\b(?:lit(?:er|re)s?|petrol|km|toll|tolls|parking|week|weekly|month|year|split|each of us|people|days)\b/,
    places: {
      economy: ["{E}"],
      way: ["{L} (?:each|one) way", "(?:each|one) way (?:is )?{L}"],
      price: ["{N}(?: dollars)?(?: (?:a|per) (?:gallon|gal))?"],
    },
    words:
      "round trip there and back both ways return drive driving to work truck car suv van it gets get does averages gas diesel fuel is at costs cost price how much for one total spend pay what will it each way parents moms mom's house",
    formula: ({ price }) => (price! < 20 ? "2 * {way length mi} / {economy fuelEconomy mpg-us} * {price}" : null),
    told: "$",
    label: "Fuel for the round trip",
  }),

  tell({
    // "742 kWh at 13.8 cents plus 12 fixed charge, bill?"
    about: [
      /<energy|<number\d+> k ?wh\b/,
      /\b(?:fixed|base|standing|service|customer|connection|monthly) (?:charge|fee)\b/,
      /\b(?:bill|total|cost|pay|charge)\b/,
    ],
    not: /<(?:percent|date|power)|<time.*<time|\b(?:tier|first|peak|off|tax|days?|solar|save)\b/,
    places: {
      energy: ["<energy(\\d+)>", "{#} k ?wh"],
      fixed: [
        "<(?:number|money)(\\d+)>(?: dollars)?(?: (?:a|per) month)? (?:monthly )?(?:fixed|base|standing|service|customer|connection|monthly) (?:charge|fee)",
        "(?:fixed|base|standing|service|customer|connection|monthly) (?:charge|fee)(?: (?:of|is|=))* <(?:number|money)(\\d+)>",
      ],
      price: ["<(?:number|money|cent)(\\d+)>(?: cents?)?(?: (?:a|per|each) k ?wh)?"],
    },
    words:
      "used use electricity power bill for at plus and a an with per kwh total cost what how much is my monthly month fixed pay of each",
    formula: (_, text) => `{energy} * {price}${/<cent|> cents?\b/.test(text) ? " / 100" : ""} + {fixed}`,
    told: "$",
    label: "Bill",
  }),
  tell({
    // "What does it cost to leave a 9 W bulb on all year at 0.16 per kWh": day and night
    about: [
      /<power/,
      /\b(?:cost|costs|pay|price)\b/,
      /\b(?:for|in|over) (?:a|an|one|the) (?:whole|entire|full) (?:year|month|week|day)\b|\ball (?:year|month|week|day)(?: long)?\b|\b(?:non-?stop|continuously|constantly|always on|always)\b/,
    ],
    not: /<(?:time|date|percent|length)|<power.*<power|\b(?:hours?|winter|summer|save|solar)\b/,
    places: { power: ["{W}"], price: ["<(?:number|money|cent)(\\d+)>(?: cents?)?(?: (?:a|per|each|\\/) k ?wh)?"] },
    words:
      "what does do it cost costs to leave left leaving keep run running have on for in over a an one the whole entire full year yearly month week day all long nonstop non-stop continuously constantly always led bulb light lamp router fan fridge heater pump server computer laptop tv modem device aquarium camera at per kwh how much would electricity pay price my is that",
    formula: ({ price }, text) => {
      const periods = ["day", "week", "month", "year"].filter((one) => new RegExp(`\\b${one}(?:ly)?\\b`).test(text));
      const days = { day: 1, week: 7, month: 365 / 12, year: 365 }[periods[0] ?? ""];
      if (periods.length !== 1 || days === undefined || !price) return null;
      return `{power power kW} * 24 * ${days} * {price}${/<cent|> cents?\b/.test(text) ? " / 100" : ""}`;
    },
    told: "$",
    label: "Cost",
  }),
  tell({
    // "A 3.5 kW heater running 9 hours at 0.19, cost per day"
    about: [/<power/, /<time/, /\b(?:cost|costs|pay)\b/, /<(?:money|number|cent)/],
    not: /<(?:date|percent|length)|<power.*<power|<time.*<time|\b(?:week\w*|month\w*|year\w*|annual\w*|save|solar|days|gallon|times)\b/,
    places: {
      power: ["{W}"],
      hours: [`{T}${PER_DAY}?`],
      price: ["<(?:number|money|cent)(\\d+)>(?: cents?)?(?: (?:a|per|each|\\/) k ?wh)?"],
    },
    words:
      "a an the my air conditioner ac heater space tv oven fridge pc computer dryer washer kettle lamp light pump fan device appliance running run runs on used using for at per day daily each cost costs what does do it to how much would is pay electricity kwh hour hours",
    formula: ({ price, hours }, text) =>
      price! > 0 && hours! > 0
        ? `{power power kW} * {hours time h} * {price}${/<cent|> cents?\b/.test(text) ? " / 100" : ""}`
        : null,
    told: "$",
    label: "Cost",
  }),
];
