import {
  chart,
  choice,
  defineCalculator,
  integer,
  money,
  percent,
  quantity,
  refuse,
  table,
  price,
} from "#engine/define.ts";
import { length } from "#units/length.ts";

interface Car {
  readonly mode: "rates" | "known";
  readonly purchasePrice: number;
  readonly carAge: number;
  readonly yearsOwned: number;
  readonly firstYearRate: number;
  readonly laterYearRate: number;
  readonly currentValue: number;
}

export default defineCalculator({
  id: "car-depreciation",
  name: "Car Depreciation Calculator",
  category: "automotive",
  emoji: "📉",
  description:
    "What a car will be worth year by year, how much value it loses, and what that costs per month and per mile or km.",
  keywords: [
    "car value",
    "resale value",
    "vehicle value loss",
    "used car worth",
    "trade-in value over time",
    "how much is my car worth",
    "residual value",
    "car lost value",
    "how much did my car lose",
  ],
  related: [
    { id: "car-lease", stage: "complementary", relevance: 78 },
    { id: "auto-loan", stage: "complementary", relevance: 76 },
    "depreciation",
    { id: "ev-vs-gas", stage: "complementary", relevance: 72 },
    "car-affordability",
    "commute-cost",
  ],
  inputs: {
    mode: choice("Work it out from", {
      default: "rates",
      options: [
        ["rates", "Usual rates of depreciation"],
        ["known", "Two values I know"],
      ],
    }),
    purchasePrice: money("Price you paid", {
      default: 35_000,
      min: 0.01,
      also: [
        "price",
        "bought for",
        "paid",
        "bought it for",
        "bought",
        "cost",
        "new car",
        "bought new for",
        "paid for it",
        "new",
        "car for",
      ],
    }),
    carAge: integer("Age of the car when bought", {
      default: 0,
      min: 0,
      max: 100,
      unit: "years",
      also: ["age", "years old"],
    }),
    yearsOwned: integer("Years you own it", {
      default: 5,
      min: 1,
      max: 50,
      unit: "years",
      also: ["years", "keep", "after", "years ago", "owned"],
      assumable: false,
    }),
    firstYearRate: percent("Loss of value in the first year", {
      default: 20,
      min: 0,
      max: 99,
      when: { mode: "rates" },
      help: "About 16% to 25% for a new car.",
      also: ["first year", "the first year", "in the first year", "loses", "losing", "depreciates"],
      unsaidLike: "laterYearRate",
    }),
    laterYearRate: percent("Loss in each later year", {
      default: 13,
      min: 0,
      max: 99,
      when: { mode: "rates" },
      help: "About 10% to 18%.",
      also: [
        "each year after",
        "every year after",
        "after that",
        "later years",
        "a year after that",
        "each year after that",
        "per year after",
        "following years",
        "each later year",
        "each year",
        "every year",
        "yearly",
        "annually",
      ],
      unsaidLike: "firstYearRate",
    }),
    currentValue: money("Value at the end of those years", {
      default: 19_000,
      min: 0.01,
      when: { mode: "known" },
      also: [
        "worth",
        "value",
        "offered me",
        "offer",
        "now worth",
        "sold it for",
        "sell for",
        "worth now",
        "is worth",
        "sold for",
      ],
    }),
    annualDistance: quantity("Distance you drive a year", length, {
      unit: "km",
      default: 19_000,
      defaultIn: { imperial: "12000 mi" },
      min: 0,
      max: 1_000_000,
      imperial: "mi",
    }),
  },
  outputs: {
    valueAtEnd: money("Value at the end", { also: ["worth", "be worth", "value after", "resale value"] }),
    totalDepreciation: money("Value lost", {
      also: ["how much value lost", "lose", "lost", "how much did it lose", "value did lose", "depreciate"],
    }),
    depreciationPercent: percent("Value lost, of the price", {
      decimals: 1,
      also: ["percent lost", "percent of value lost"],
    }),
    averageAnnualRate: percent("Average rate a year", {
      decimals: 2,
      also: [
        "percent a year",
        "percent a year lose",
        "percent did it lose per year",
        "percent lose per year",
        "percent a year on average",
        "a year on average",
        "lose on average",
        "yearly depreciation rate",
      ],
    }),
    depreciationPerYear: money("Lost per year", { also: ["lose a year"] }),
    depreciationPerMonth: money("Lost per month", { decimals: 2, also: ["lose a month"] }),
    costPerKm: price("Lost per distance", length, { unit: "km", decimals: 3, none: "No distance" }),
    nextYearDepreciation: money("Lost in the year after"),
    schedule: table("Year by year", {
      year: integer("Year"),
      carAge: integer("Age of the car", { unit: "years" }),
      depreciationRate: percent("Rate", { decimals: 2 }),
      depreciation: money("Lost"),
      value: money("Value"),
      percentOfPrice: percent("Of the price", { decimals: 1 }),
    }),
    valueOverTime: chart("Value over time", {
      x: { year: integer("Years owned") },
      y: { value: money("Value") },
      as: "line",
    }),
  },
  compute(inputs) {
    const { purchasePrice, carAge, yearsOwned } = inputs;
    const rateOf = ratesOf(inputs);
    let value = purchasePrice;
    const schedule = Array.from({ length: yearsOwned }, (_, index) => {
      const depreciationRate = rateOf(index + 1);
      const depreciation = (value * depreciationRate) / 100;
      value -= depreciation;
      return {
        year: index + 1,
        carAge: carAge + index + 1,
        depreciationRate,
        depreciation,
        value,
        percentOfPrice: (100 * value) / purchasePrice,
      };
    });
    const totalDepreciation = purchasePrice - value;
    const depreciationPerYear = totalDepreciation / yearsOwned;
    return {
      valueAtEnd: value,
      totalDepreciation,
      depreciationPercent: (100 * totalDepreciation) / purchasePrice,
      averageAnnualRate: yearlyLoss(purchasePrice, value, yearsOwned),
      depreciationPerYear,
      depreciationPerMonth: depreciationPerYear / 12,
      costPerKm: inputs.annualDistance > 0 ? totalDepreciation / (inputs.annualDistance * yearsOwned) : null,
      nextYearDepreciation: (value * rateOf(yearsOwned + 1)) / 100,
      schedule,
      valueOverTime: [
        { year: 0, value: purchasePrice },
        ...schedule.map((row) => ({ year: row.year, value: row.value })),
      ],
    };
  },
  takeaways: (_inputs, outputs) =>
    outputs.totalDepreciation! < 0.5
      ? [`After {yearsOwned} the car is still worth the {purchasePrice} you paid.`]
      : [
          `After {yearsOwned} the car is worth {valueAtEnd}. It has lost {totalDepreciation}, or {depreciationPercent} of its price.`,
          `That costs you {depreciationPerMonth} a month, before fuel, insurance and repairs.`,
          ...(outputs.nextYearDepreciation! >= 0.5
            ? [`Keep it another year and it loses a further {nextYearDepreciation}.`]
            : []),
        ],
  formula: {
    tex: [
      String.raw`V_k = V_{k-1}\left(1 - \frac{d_k}{100}\right)`,
      String.raw`\bar d = 100 \left(1 - \left(\frac{V_n}{V_0}\right)^{1/n}\right)`,
    ],
    where: {
      V_k: "value after year k; V with index 0 is the price you paid",
      d_k: "loss in year k in percent",
      [String.raw`\bar d`]: "average rate per year",
      n: "years you own it",
    },
  },
  howTo: [
    "Choose whether to use typical rates or two values you know, such as the price you paid and an offer for the car.",
    "Enter the Price you paid and the Age of the car when bought: a new car loses the most in its first year.",
    "Set the Years you own it and, if you know them, the rates for your model.",
    "Enter the Distance you drive a year to see the loss per mile or kilometer.",
  ],
  faq: [
    {
      question: "How fast does a new car lose value?",
      answer:
        "On average 16% to 25% in the first year and 10% to 18% in each later one, which leaves about 40% to 50% after five years. Pickups, small cars and some sports cars hold their value better; large sedans and short-range electric cars lose it faster.",
    },
    {
      question: "Is a used car a better deal?",
      answer:
        "In terms of depreciation, yes: with a three-year-old car, someone else has already paid for about 40% of the price. Repair costs rise with age, but slowly for the first eight to ten years.",
    },
    {
      question: "How can I lose less?",
      answer:
        "Choose a popular model and color, keep the service records, stay below average mileage and sell it yourself: dealers pay 10% to 15% less. Keeping the car longer lowers the loss per year most of all.",
    },
  ],
  about: [
    "The method is declining balance: each year the car loses a share of what it is still worth, which fits used-car prices well. The default rates leave about 46% of the price after five years.",
    "Real prices follow the market as well. In 2021 and 2022, when new cars were scarce, many used cars gained value. Check current prices for your model before you sell.",
  ],
  sources: [
    "US Bureau of Economic Analysis, geometric (declining-balance) depreciation of autos, Fixed Assets methodology (2003)",
    "AAA, Your Driving Costs (2024): depreciation as the largest cost of a new car",
  ],
  phrases: [
    "car depreciation {purchasePrice} over {yearsOwned} years",
    "what will a {purchasePrice} car be worth in {yearsOwned} years",
    "loses {firstYearRate} the first year and {laterYearRate} each year after",
    "new car for {purchasePrice} worth after {yearsOwned}",
    "bought for {purchasePrice} {yearsOwned} ago now worth {currentValue}",
    "percent a year lost on average bought {purchasePrice} sold {currentValue} {yearsOwned}",
  ],
  caution: "An estimate from average rates: mileage, condition and the market decide what your car really sells for.",
  updated: "2026-11-30",
  examples: [
    {
      title: "A new 35,000 car, kept five years",
      inputs: {},
      outputs: { valueAtEnd: 16041.13308, totalDepreciation: 18958.86692, depreciationPerMonth: 315.981115333 },
    },
    {
      title: "A three-year-old 18,000 car",
      inputs: { purchasePrice: 18_000, carAge: 3, yearsOwned: 4 },
      outputs: { valueAtEnd: 10312.15698, depreciationPerYear: 1921.960755, costPerKm: 0.101155829211 },
    },
    {
      title: "Bought for 31,000, worth 17,500 after four years",
      inputs: { mode: "known", purchasePrice: 31_000, currentValue: 17_500, yearsOwned: 4 },
      outputs: { averageAnnualRate: 13.3199628636, nextYearDepreciation: 2330.99350113 },
    },
  ],
});

/** The loss of each year in percent: the usual rates, or the one rate that leads from the first value to the second. */
function ratesOf(car: Car): (year: number) => number {
  if (car.mode === "rates") {
    return (year) => (year === 1 && car.carAge === 0 ? car.firstYearRate : car.laterYearRate);
  }
  if (car.currentValue > car.purchasePrice) {
    refuse(
      "currentValue",
      "The value at the end cannot be higher than the price: this calculator works out a loss in value.",
    );
  }
  const rate = yearlyLoss(car.purchasePrice, car.currentValue, car.yearsOwned);
  return () => rate;
}

/** The equal yearly loss, in percent, between two values. */
function yearlyLoss(from: number, to: number, years: number): number {
  return -100 * Math.expm1(Math.log(to / from) / years);
}
