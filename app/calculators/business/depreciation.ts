import { chart, choice, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";

/** IRS Publication 946, table A-1 (half-year convention), in thousandths of a percent so that the sums are exact. */
const MACRS = {
  "3": [33_330, 44_450, 14_810, 7410],
  "5": [20_000, 32_000, 19_200, 11_520, 11_520, 5760],
  "7": [14_290, 24_490, 17_490, 12_490, 8930, 8920, 8930, 4460],
  "10": [10_000, 18_000, 14_400, 11_520, 9220, 7370, 6550, 6550, 6560, 6550, 3280],
  "15": [5000, 9500, 8550, 7700, 6930, 6230, 5900, 5900, 5910, 5900, 5910, 5900, 5910, 5900, 5910, 2950],
  "20": [
    3750, 7219, 6677, 6177, 5713, 5285, 4888, 4522, 4462, 4461, 4462, 4461, 4462, 4461, 4462, 4461, 4462, 4461, 4462,
    4461, 2231,
  ],
} as const;

interface Asset {
  readonly cost: number;
  readonly salvageValue: number;
  readonly usefulLife: number;
  readonly factor: number;
  readonly method: string;
}

interface Row {
  readonly year: number;
  readonly depreciation: number;
  readonly accumulated: number;
  readonly bookValue: number;
}

export default defineCalculator({
  id: "depreciation",
  name: "Depreciation Calculator",
  category: "business",
  emoji: "📉",
  description:
    "Write an asset off year by year: straight line, declining balance, sum of years' digits or US tax MACRS, with book values.",
  keywords: [
    "straight line depreciation",
    "double declining balance",
    "MACRS",
    "book value",
    "salvage value",
    "asset write-off",
    "sum of years digits",
    "yearly depreciation",
    "book value of equipment",
  ],
  related: [
    { id: "car-depreciation", stage: "complementary", relevance: 76 },
    "business-calculator",
    { id: "payback-period", stage: "next_step", relevance: 74 },
    { id: "mileage-deduction", stage: "complementary", relevance: 70 },
    "rental-property",
  ],
  inputs: {
    cost: money("Cost of the asset", {
      default: 30_000,
      min: 0.01,
      also: [
        "asset",
        "price",
        "bought for",
        "cost of",
        "purchase price",
        "paid",
        "truck",
        "machine",
        "equipment",
        "copier",
        "computer",
        "vehicle",
        "bought a",
        "that cost",
        "paid for",
        "worth new",
      ],
    }),
    salvageValue: money("Value at the end (salvage)", {
      unsaid: 0,
      default: 3000,
      min: 0,
      also: [
        "salvage",
        "residual value",
        "scrap",
        "residual",
        "scrap value",
        "worth after",
        "will be worth",
        "resale value",
        "trade in value",
        "be worth",
        "salvage value of",
        "salvage of",
        "worth at the end",
        "residual value of",
        "scrap value of",
      ],
    }),
    method: choice("Method", {
      called: {
        decliningBalance: ["double declining", "declining balance", "double declining balance", "ddb"],
        sumOfYears: ["sum of years digits", "sum of the years digits", "syd"],
        macrs: ["macrs"],
        straightLine: ["straight line"],
      },
      default: "straightLine",
      options: [
        ["straightLine", "Straight line"],
        ["decliningBalance", "Declining balance"],
        ["decliningBalanceSwitch", "Declining balance, then straight line"],
        ["sumOfYears", "Sum of years' digits"],
        ["macrs", "MACRS (US tax, half-year)"],
      ],
    }),
    usefulLife: integer("Useful life", {
      default: 5,
      min: 1,
      max: 100,
      unit: "years",
      help: "Not used for MACRS.",
      also: [
        "life",
        "years",
        "over",
        "useful",
        "year life",
        "lasts",
        "life of",
        "useful life of",
        "life span",
        "lifespan",
        "service life",
        "depreciated over",
        "over a",
        "after",
      ],
    }),
    factor: number("Declining-balance factor", {
      also: ["factor"],
      default: 2,
      min: 0.1,
      max: 10,
      help: "2 is double declining; used only for declining balance.",
    }),
    recoveryPeriod: choice("Recovery period", {
      default: "5",
      options: [
        ["3", "3 years"],
        ["5", "5 years"],
        ["7", "7 years"],
        ["10", "10 years"],
        ["15", "15 years"],
        ["20", "20 years"],
      ],
      when: { method: "macrs" },
    }),
    year: integer("Year to look at", {
      also: ["year", "in year", "end of year", "at the end of year", "for year"],
      default: 1,
      min: 1,
      max: 101,
    }),
    taxRate: percent("Tax rate", { also: ["tax bracket"], default: 21, min: 0, max: 100 }),
  },
  outputs: {
    depreciationInYear: money("Depreciation in that year", {
      also: [
        "depreciation",
        "annual depreciation",
        "yearly depreciation",
        "per year",
        "depreciation per year",
        "depreciation expense",
        "straight line depreciation",
        "depreciate",
      ],
      decimals: 2,
    }),
    accumulatedDepreciation: money("Written off by then", {
      also: ["accumulated depreciation", "written off"],
      decimals: 2,
    }),
    bookValue: money("Book value at the end of that year", {
      also: ["book value", "worth after", "value after", "book value at the end", "net book value", "carrying value"],
      decimals: 2,
    }),
    firstYearDepreciation: money("Depreciation in year 1", {
      also: ["first year depreciation", "first year"],
      decimals: 2,
    }),
    totalDepreciation: money("Depreciation in total", { also: ["total depreciation"], decimals: 2 }),
    taxSaved: money("Tax saved in that year", { also: ["tax saved", "tax savings"], decimals: 2 }),
    schedule: table(
      "Schedule",
      {
        year: integer("Year"),
        depreciation: money("Depreciation", { decimals: 2 }),
        accumulated: money("Accumulated", { decimals: 2 }),
        bookValue: money("Book value", { decimals: 2 }),
      },
      { mark: { column: "year", equals: "year" } },
    ),
    bookValueOverTime: chart("Book value", {
      x: { year: integer("Year") },
      y: { bookValue: money("Book value") },
      as: "line",
      own: { x: "year", y: "bookValue", label: "Your year" },
    }),
  },
  compute(inputs) {
    const { cost, method, year } = inputs;
    if (method !== "macrs" && inputs.salvageValue > cost) {
      refuse("salvageValue", "The value at the end cannot be higher than the cost of the asset.");
    }
    const schedule = method === "macrs" ? macrsSchedule(cost, MACRS[inputs.recoveryPeriod]) : bookSchedule(inputs);
    const row = schedule[year - 1];
    if (!row)
      refuse("year", `The schedule ends with year ${schedule.length}. Choose a year from 1 to ${schedule.length}.`);
    return {
      depreciationInYear: row.depreciation,
      accumulatedDepreciation: row.accumulated,
      bookValue: row.bookValue,
      firstYearDepreciation: schedule[0]!.depreciation,
      totalDepreciation: schedule.at(-1)!.accumulated,
      taxSaved: (row.depreciation * inputs.taxRate) / 100,
      schedule,
      bookValueOverTime: [
        { year: 0, bookValue: cost },
        ...schedule.map((one) => ({ year: one.year, bookValue: one.bookValue })),
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    `In year ${inputs.year} you write off {depreciationInYear}; the book value at the end of that year is ${say.money(outputs.bookValue!, 2)}.`,
    `Over its life, {totalDepreciation} of the {cost} is written off, {firstYearDepreciation} of it in the first year.`,
    ...(outputs.taxSaved! > 0
      ? [`At a tax rate of {taxRate}, the write-off saves {taxSaved} in tax in year ${inputs.year}.`]
      : []),
  ],
  formula: {
    tex: [
      String.raw`\text{straight line: } d_k = \frac{C - S}{n}`,
      String.raw`\text{sum of years: } d_k = (C - S) \cdot \frac{n - k + 1}{n(n+1)/2}`,
      String.raw`\text{declining: } d_k = \min\Bigl(b_k \cdot \tfrac{f}{n},\; b_k - S\Bigr)`,
    ],
    where: {
      d_k: "depreciation in year k",
      C: "cost of the asset",
      S: "value at the end (salvage)",
      n: "useful life in years",
      b_k: "book value before year k",
      f: "declining-balance factor; with the switch, straight line over the remaining years applies as soon as it is larger",
    },
  },
  howTo: [
    "Enter the Cost of the asset, including delivery and installation, and its Value at the end.",
    "Choose the Method your accounting rules or tax law require.",
    "Set the Useful life and, for declining balance, the factor: 2 for double declining, 1.5 for 150%.",
    "For MACRS, choose the Recovery period: 5 years for cars and computers, 7 for office furniture and most machinery.",
    "Enter the Year to look at and your Tax rate.",
  ],
  faq: [
    {
      question: "Which method should I use?",
      answer:
        "For most financial statements, straight line, since it fits assets that are used evenly. Declining balance suits assets that lose value or usefulness fast at first. For US tax, MACRS is required for most equipment.",
    },
    {
      question: "Why does MACRS take six years for 5-year property?",
      answer:
        "The half-year convention treats every asset as if it were bought in the middle of the first year. The first year gets half a year's depreciation, and the last half-year falls in year 6.",
    },
    {
      question: "Why does declining balance leave something at the end?",
      answer:
        "Taking a percentage of what is left never reaches zero. If the remainder is above the salvage value, choose the method that switches to straight line, which ends exactly at the salvage value.",
    },
  ],
  about: [
    "Full years are assumed: an asset bought in October is treated as if bought on January 1, except under MACRS, whose table has the half-year built in. The mid-quarter convention, bonus depreciation and Section 179 are not included.",
    "Other countries publish their own lives and rates: Germany a table of useful lives with straight line, the United Kingdom capital allowances with pools written down by 14% (18% until April 2026) or 6% a year, a declining balance that never ends.",
  ],
  sources: [
    "Internal Revenue Service, Publication 946 (How To Depreciate Property), Appendix A, Table A-1",
    "Kieso, Weygandt and Warfield, Intermediate Accounting (17th ed., 2019), ch. 11",
    "OpenDocument 1.2 part 2 (2011): SLN, SYD, DDB, VDB",
  ],
  caution:
    "Not a tax return: the rules of your country and tax year decide. US figures follow IRS Publication 946 and leave out bonus depreciation and Section 179.",
  phrases: [
    "depreciation of {cost} over {usefulLife} years",
    "straight line depreciation {cost} salvage {salvageValue} {usefulLife} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 30,000 machine over five years, straight line",
      inputs: {},
      outputs: { depreciationInYear: 5400, bookValue: 24_600, totalDepreciation: 27_000 },
    },
    {
      title: "The same machine by double declining balance, year 3",
      inputs: { method: "decliningBalance", year: 3 },
      outputs: { depreciationInYear: 4320, accumulatedDepreciation: 23_520, bookValue: 6480 },
    },
    {
      title: "MACRS, 7-year property",
      inputs: { method: "macrs", recoveryPeriod: "7", year: 1 },
      outputs: { depreciationInYear: 4287, taxSaved: 900.27, totalDepreciation: 30_000 },
    },
  ],
});

function macrsSchedule(cost: number, thousandths: readonly number[]): readonly Row[] {
  let sum = 0;
  return thousandths.map((part, index) => {
    sum += part;
    return {
      year: index + 1,
      depreciation: (cost * part) / 100_000,
      accumulated: (cost * sum) / 100_000,
      bookValue: (cost * (100_000 - sum)) / 100_000,
    };
  });
}

function bookSchedule(asset: Asset): readonly Row[] {
  let bookValue = asset.cost;
  return Array.from({ length: asset.usefulLife }, (_, index) => {
    const depreciation = depreciationOf(asset, index + 1, bookValue);
    const left = bookValue - depreciation;
    bookValue = Math.abs(left - asset.salvageValue) < 1e-12 * asset.cost ? asset.salvageValue : left;
    return { year: index + 1, depreciation, accumulated: asset.cost - bookValue, bookValue };
  });
}

function depreciationOf(
  { cost, salvageValue, usefulLife, factor, method }: Asset,
  year: number,
  bookValue: number,
): number {
  const left = bookValue - salvageValue;
  const declining = Math.max(0, Math.min(bookValue * Math.min(1, factor / usefulLife), left));
  switch (method) {
    case "straightLine":
      return (cost - salvageValue) / usefulLife;
    case "sumOfYears":
      return ((cost - salvageValue) * (usefulLife - year + 1)) / ((usefulLife * (usefulLife + 1)) / 2);
    case "decliningBalance":
      return declining;
    default:
      return Math.max(declining, left / (usefulLife - year + 1));
  }
}
