/** Driving in kilometers and liters: "with 45 liters I drove 680 km, how much does it use per 100 km?" */
import { DRIVING } from "./driving.ts";
import { after, ALL_PERIODS, before, BY_ANY, inA, type Model } from "./model.ts";

const FUEL = "gas|gasoline|fuel|petrol|diesel|unleaded";
const KM = "(?:km|kms|kilomet(?:er|re)s?)";
const LITERS = "(?:l|lit(?:er|re)s?)";
const USES = "consum\\w*|uses?|used|needs?|takes?|burns?";
const FLOWS = ["", ...ALL_PERIODS] as const;
const when = (period: (typeof FLOWS)[number]) => (period === "" ? `(?!.*${BY_ANY})` : `(?=.*${inA(period)})`);

/** The units of miles, and those in their place. */
const METRIC: Readonly<Record<string, string>> = {
  mi: "km",
  "gal-us": "L",
  "mpg-us": "km/L",
  mph: "km/h",
  gal: "L",
  mpg: "km/L",
};
const swap = ([first, second]: readonly [string, string]) =>
  [METRIC[first] ?? first, METRIC[second] ?? second] as const;

export const DRIVING_METRIC: Model = {
  ...DRIVING,
  about: /<(?:fuelEconomy|length|speed|volume)\d+>/,
  not: new RegExp(`${DRIVING.not!.source}|\\b(?:pool|water|paint|milk|tank of|garden|lawn|flow|flows|per minute)\\b`),
  counts: "kilometers",
  said: {
    price: [
      `(?:(?:${FUEL})(?: (?:is|are|at|costs|cost|price|prices|was))* )?{N}(?: dollars| euros)*(?: (?:an?|per|each|the)| /) ${LITERS}(?: of (?:${FUEL}))?`,
      after(`(?:${FUEL})(?: prices?| cost| costs)?`),
      before(FUEL),
      "(?:fuelEconomy\\d+> (?:(?:and|at|@) )*|@ |at ){N}",
    ],
    hundred: ["(?:per|for|on|to) {L}"],
    per100: [after("(?:fuel )?consumption|uses?|consumes?", "{V}"), "{V} (?:fuel )?consumption"],
    ...Object.fromEntries(Object.entries(DRIVING.said).filter(([name]) => name !== "price")),
  },
  units: {
    ...Object.fromEntries(Object.entries(DRIVING.units!).map(([name, unit]) => [name, swap(unit)])),
    hundred: ["length", "km"],
    per100: ["volume", "L"],
  },
  ranges: { hundred: [100, 100], per100: [2, 40] },
  usual: { ...DRIVING.usual, hundred: 100 },
  asked: [
    [new RegExp(`\\bper ${KM}\\b`), "perMile"],
    [/\b(?:range|how far|distance)\b/, "range"],
    [new RegExp(`\\bhow many ${KM}`), "range"],
    ...FLOWS.flatMap((period) =>
      [`miles${period}`, `way${period}`].map(
        (one) => [new RegExp(`^(?=.*\\b(?:how far|how many ${KM}|${KM}|distance)\\b)${when(period)}`), one] as const,
      ),
    ),
    ...FLOWS.map(
      (period) =>
        [
          new RegExp(
            `^(?=.*\\b(?:how many ${LITERS}|${LITERS} (?:needed|required)|how much (?:${FUEL})(?! (?:money|cost)))\\b)${when(period)}`,
          ),
          `gallons${period}`,
        ] as const,
    ),
    // "220 days a year, how many km?"
    ...(["milesyear", "milesweek"] as const).map((one) => [new RegExp(`\\bhow many ${KM}`), one] as const),
    ...DRIVING.asked,
  ],
  rules: [...DRIVING.rules, "mpg = hundred / per100"],
  words: `${DRIVING.words} km kms kilometer kilometers kilometre kilometres l liter liters litre litres consumption consume consumes refueled burn burns`,
  told: {
    ...Object.fromEntries(Object.entries(DRIVING.told).map(([name, told]) => [name, swap(told)])),
    ...Object.fromEntries(FLOWS.map((period) => [`miles${period}`, ["km", "Distance"] as const])),
    per100: ["L/100km", "Consumption"],
    perMile: ["$", "Cost per kilometer"],
  },
};

/** What a car uses, of what it took for a way. */
export const CONSUMPTION: Model = {
  ...DRIVING_METRIC,
  about: /<volume/,
  not: new RegExp(`${DRIVING_METRIC.not!.source}|<(?:fuelEconomy|money|number|percent|speed)`),
  asked: [[new RegExp(`\\b(?:consumption|${USES})\\b|\\b${LITERS} per \\|`), "per100"]],
  rules: ["miles = way * legs", "used := gallons / miles", "per100 := used * hundred"],
};
