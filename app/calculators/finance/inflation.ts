import { chart, choice, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";

/**
 * US CPI-U, all items, US city average, not seasonally adjusted, 1982-84 = 100: annual averages from 1913.
 * Source: US Bureau of Labor Statistics, series CUUR0000SA0.
 */
const US_CPI_FROM = 1913;
// oxfmt-ignore
const US_CPI = [
  9.9, 10, 10.1, 10.9, 12.8, 15.1, 17.3, 20, 17.9, 16.8, 17.1, 17.1, 17.5, 17.7, 17.4, 17.1, 17.1, 16.7, 15.2, 13.7,
  13, 13.4, 13.7, 13.9, 14.4, 14.1, 13.9, 14, 14.7, 16.3, 17.3, 17.6, 18, 19.5, 22.3, 24.1, 23.8, 24.1, 26, 26.5,
  26.7, 26.9, 26.8, 27.2, 28.1, 28.9, 29.1, 29.6, 29.9, 30.2, 30.6, 31, 31.5, 32.4, 33.4, 34.8, 36.7, 38.8, 40.5, 41.8,
  44.4, 49.3, 53.8, 56.9, 60.6, 65.2, 72.6, 82.4, 90.9, 96.5, 99.6, 103.9, 107.6, 109.6, 113.6, 118.3, 124, 130.7, 136.2, 140.3,
  144.5, 148.2, 152.4, 156.9, 160.5, 163, 166.6, 172.2, 177.1, 179.9, 184, 188.9, 195.3, 201.6, 207.342, 215.303, 214.537, 218.056, 224.939, 229.594,
  232.957, 236.736, 237.017, 240.007, 245.12, 251.107, 255.657, 258.811, 270.97, 292.655, 304.702, 313.689, 321.943,
] as const;

export default defineCalculator({
  id: "inflation",
  name: "Inflation Calculator",
  category: "finance",
  emoji: "🎈",
  description:
    "What an amount of money is worth in another year: at an expected rate, from any two price-index values, or from US prices since 1913.",
  keywords: [
    "purchasing power",
    "CPI",
    "cost of living then and now",
    "value of money over time",
    "price index",
    "real value",
    "dollar worth in 1970",
    "what would it cost in another year",
    "what something cost then in dollars of today",
    "cost in 1985 in dollars of 2020",
    "grandfather bought his house for",
  ],
  related: [
    { id: "financial-independence", stage: "next_step", relevance: 78 },
    { id: "retirement", stage: "advanced_planning", relevance: 80 },
    "present-value",
    { id: "salary-converter", stage: "complementary", relevance: 70 },
    "compound-interest",
  ],
  inputs: {
    amount: money("Amount", {
      default: 1000,
      min: 0,
      also: [
        "worth",
        "value of",
        "cost",
        "bought for",
        "house for",
        "paid",
        "price of",
        "sold for",
        "earned",
        "salary of",
        "dollars",
        "buys",
        "for",
      ],
    }),
    basis: choice("Prices change by", {
      default: "rate",
      options: [
        ["rate", "A yearly rate"],
        ["usCpi", "US consumer prices, year to year"],
        ["index", "Two values of a price index"],
      ],
    }),
    inflationRate: percent("Inflation per year", {
      default: 3,
      min: -50,
      max: 100_000,
      when: { basis: "rate" },
      also: ["inflation", "rate", "at", "prices rise", "inflation of", "rising", "inflation rate"],
    }),
    years: number("Years", {
      also: ["in", "after", "over", "years from now"],
      default: 20,
      min: 0,
      max: 200,
      unit: "years",
      when: { basis: "rate" },
    }),
    fromYear: integer("From year", {
      default: 1990,
      min: 1913,
      max: 2025,
      plain: true,
      when: { basis: "usCpi" },
      also: ["in", "from", "year", "back in", "of", "year of"],
    }),
    toYear: integer("To year", {
      default: 2025,
      min: 1913,
      max: 2025,
      plain: true,
      when: { basis: "usCpi" },
      also: ["to", "today", "cost in", "be in", "that in"],
    }),
    startIndex: number("Index at the start", {
      default: 100,
      min: 1e-6,
      when: { basis: "index" },
      help: "Any country's consumer price index, both values on the same base.",
    }),
    endIndex: number("Index at the end", { default: 121.5, min: 1e-6, when: { basis: "index" } }),
    indexYears: number("Years between them", {
      default: 6,
      min: 0.01,
      max: 500,
      unit: "years",
      when: { basis: "index" },
    }),
  },
  outputs: {
    equivalentAmount: money("Has the same buying power as", {
      also: [
        "worth",
        "how much would it cost",
        "what would it cost",
        "equivalent",
        "cost in",
        "in dollars",
        "today's dollars",
        "need to be",
      ],
      decimals: 2,
    }),
    cumulativeInflation: percent("Prices change in all by", {
      also: ["total inflation", "how much have prices risen"],
      decimals: 2,
    }),
    averageAnnualInflation: percent("Average inflation per year", { also: ["average inflation rate"], decimals: 3 }),
    purchasingPower: money("What the same amount then buys, in starting money", {
      also: [
        "buy",
        "purchasing power",
        "in today's money",
        "what will it buy",
        "buying power",
        "buying power of",
        "real value",
        "will be worth",
      ],
      decimals: 2,
    }),
    purchasingPowerLoss: percent("Loss of buying power", { decimals: 2 }),
    yearsBetween: number("Years", { unit: "years", decimals: 2 }),
    yearlyTable: table("Year by year", {
      year: integer("Year", { plain: true }),
      equivalentAmount: money("Same buying power", { decimals: 2 }),
      purchasingPower: money("What the amount buys", { decimals: 2 }),
    }),
    valueOverTime: chart("Buying power over time", {
      from: "yearlyTable",
      x: { year: integer("Year", { plain: true }) },
      y: {
        equivalentAmount: money("Needed for the same buying power"),
        purchasingPower: money("What the amount buys"),
      },
      as: "line",
    }),
  },
  compute(inputs) {
    const { amount } = inputs;
    const { priceFactor, years, steps } = priceCourse(inputs);
    return {
      equivalentAmount: amount * priceFactor,
      cumulativeInflation: 100 * (priceFactor - 1),
      averageAnnualInflation: years === 0 ? 0 : 100 * (priceFactor ** (1 / years) - 1),
      purchasingPower: amount / priceFactor,
      purchasingPowerLoss: 100 * (1 - 1 / priceFactor),
      yearsBetween: years,
      yearlyTable: steps.map(({ year, level }) => ({
        year,
        equivalentAmount: amount * level,
        purchasingPower: amount / level,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.basis === "usCpi"
      ? `{amount} in {fromYear} had the buying power of {equivalentAmount} in {toYear}.`
      : `After {yearsBetween} it takes {equivalentAmount} to buy what {amount} bought at the start.`,
    outputs.cumulativeInflation === 0
      ? `Prices stay as they are.`
      : outputs.cumulativeInflation! > 0
        ? `Prices rise by {cumulativeInflation} in all, {averageAnnualInflation} a year on average.`
        : `Prices at the end are ${say.percent(-outputs.cumulativeInflation!)} lower than at the start.`,
    outputs.purchasingPowerLoss === 0
      ? `Cash keeps its buying power.`
      : outputs.purchasingPowerLoss! > 0
        ? `Cash loses {purchasingPowerLoss} of its buying power: {amount} then buys only what {purchasingPower} bought before.`
        : `Cash gains buying power: {amount} then buys what {purchasingPower} bought before.`,
  ],
  formula: {
    tex: [
      String.raw`f = (1 + i)^n, \qquad f = \frac{\text{CPI}_{\text{to}}}{\text{CPI}_{\text{from}}}, \qquad f = \frac{I_1}{I_0}`,
      String.raw`A' = A\,f, \qquad W = \frac{A}{f}, \qquad \bar{\imath} = f^{1/n} - 1`,
    ],
    where: {
      f: "price level at the end divided by the one at the start, on the chosen basis",
      i: "inflation per year",
      n: "years",
      "\\text{CPI}": "US consumer price index, annual average",
      "I_0,\\ I_1": "index at the start and at the end",
      A: "amount",
      "A'": "amount with the same buying power at the end",
      W: "what the amount buys at the end, in money of the start",
      "\\bar{\\imath}": "average inflation per year",
    },
  },
  howTo: [
    "Enter the Amount.",
    "Choose how Prices change: by a yearly rate you expect, by US consumer prices between two years, or by two values of any price index.",
    "For US prices, enter From year and To year; put the later year first to look back.",
    "For another country, take two values of its consumer price index from the statistics office, both with the same base year.",
  ],
  faq: [
    {
      question: "What is a 1970 dollar worth today?",
      answer:
        "$8.30 in 2025: the index rose from 38.8 to 321.943, which is 3.92% a year. A 1913 dollar corresponds to $32.52.",
    },
    {
      question: "Why is my own inflation different?",
      answer:
        "The index reflects what the average city household buys. If rent or medical care takes more of your money than of theirs, your prices rise at a different pace. It also counts better quality as a lower price, which you may not notice.",
    },
    {
      question: "Does losing 3% a year really matter?",
      answer:
        "It compounds. After 20 years prices are up 80.6%, and money under the mattress has lost 44.6% of its buying power. At 2% it would be 32.7%.",
    },
  ],
  about: [
    "For comparing wages, prices and savings over time. The US figures are annual averages of the CPI-U; comparing single months, or regions, needs the monthly or regional index. No index was published for October 2025, so the average for that year lacks a month.",
    "The factor tells you how consumer prices changed, not wages, house prices or stocks.",
  ],
  caution: "Past or expected average prices, not a forecast: a contract or pension may follow another index.",
  sources: [
    "US Bureau of Labor Statistics, CPI-U, series CUUR0000SA0, annual averages 1913 to 2025",
    "ILO: Consumer Price Index Manual (2020)",
  ],
  overflow: "inflationRate",
  phrases: [
    "{amount} in {fromYear} today",
    "what will something that costs {amount} now cost in {years} years if inflation stays at {inflationRate}",
    "what is {amount} worth in {years} years at {inflationRate} inflation",
    "{amount} in {fromYear} is how much in {toYear}",
    "{amount} from {fromYear} in {toYear} dollars",
    "how much would something that cost {amount} in {fromYear} cost in {toYear}",
    "at {inflationRate} inflation what will {amount} buy in {years} years in today's money",
    "paid {amount} in {fromYear}, what would that be in {toYear} money",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1,000 at 3% a year for 20 years",
      inputs: { amount: 1000, basis: "rate", inflationRate: 3, years: 20 },
      outputs: { equivalentAmount: 1806.11123467, purchasingPower: 553.675754186 },
    },
    {
      title: "A 1970 dollar in 2025",
      inputs: { amount: 1, basis: "usCpi", fromYear: 1970, toYear: 2025 },
      outputs: { equivalentAmount: 8.2975, averageAnnualInflation: 3.92215213752 },
    },
    {
      title: "From two index values six years apart",
      inputs: { amount: 1000, basis: "index", startIndex: 100, endIndex: 121.5, indexYears: 6 },
      outputs: { equivalentAmount: 1215, averageAnnualInflation: 3.29898311925 },
    },
  ],
});

interface PriceInputs {
  readonly basis: "rate" | "usCpi" | "index";
  readonly inflationRate: number;
  readonly years: number;
  readonly fromYear: number;
  readonly toYear: number;
  readonly startIndex: number;
  readonly endIndex: number;
  readonly indexYears: number;
}

/** The price level at the end and at each whole year, the start being 1. */
function priceCourse(inputs: PriceInputs) {
  if (inputs.basis === "usCpi") return usPrices(inputs.fromYear, inputs.toYear);
  const isRate = inputs.basis === "rate";
  const years = isRate ? inputs.years : inputs.indexYears;
  const priceFactor = isRate ? (1 + inputs.inflationRate / 100) ** years : inputs.endIndex / inputs.startIndex;
  const levelAt = (year: number) => (isRate ? (1 + inputs.inflationRate / 100) ** year : priceFactor ** (year / years));
  const steps = Array.from({ length: Math.floor(years) + 1 }, (_, year) => ({ year, level: levelAt(year) }));
  return { priceFactor, years, steps };
}

function usPrices(fromYear: number, toYear: number) {
  const levelOf = (year: number) => US_CPI[year - US_CPI_FROM]! / US_CPI[fromYear - US_CPI_FROM]!;
  const direction = toYear < fromYear ? -1 : 1;
  const steps = Array.from({ length: Math.abs(toYear - fromYear) + 1 }, (_, index) => {
    const year = fromYear + direction * index;
    return { year, level: levelOf(year) };
  });
  return { priceFactor: levelOf(toYear), years: toYear - fromYear, steps };
}
