/** What a car burns on its way, and what a device takes from the socket, as they are told. */
import type { Form } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

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
    // "A 200 W TV, 5 hours a day, kWh per day"
    about: [
      /<power/,
      /\bk ?wh\b|\bkilowatt[- ]hours?\b|\benergy\b/,
      /<time\d+>/,
      /\b(?:a|per|each|every|in a) (?:day|week|year)\b|\b(?:daily|weekly|yearly|annually)\b/,
    ],
    not: /<(?:percent|date|money|number|voltage)|<power.*<power|<time.*<time|\b(?:cost|costs|price|cents?|save|month|monthly|weekdays|solar|panels?|battery)\b/,
    places: { power: ["{W}"], hours: [`{T}(?:(?: (?:a|per|each|every) day| daily))?`] },
    words: `a an tv fridge heater lamp light bulb fan pump server computer laptop router device appliance freezer ac conditioner kettle oven dryer washer on for runs run running used use using uses left how many much k kwh kilowatt hour hours energy per each every in day week year daily weekly yearly annually consumption electricity does is that it`,
    formula: ({ hours }, text) => {
      const asked = [/\bday\b|\bdaily\b/, /\bweek|\bweekly\b/, /\byear|\byearly\b|\bannually\b/].map((one) =>
        one.test(text.replace(/<time\d+> (?:(?:a|per|each|every) day|daily)/, "")),
      );
      const days = [1, 7, 365][asked.indexOf(true)];
      return hours! <= 24 && days && asked.filter(Boolean).length === 1
        ? `{power power kW} * {hours time h} * ${days}`
        : null;
    },
    told: "kWh",
    label: "Energy",
  }),
];
