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
  ],
  related: [
    { id: "car-depreciation", stage: "complementary", relevance: 76 },
    "business-calculator",
    { id: "payback-period", stage: "next_step", relevance: 74 },
    { id: "mileage-deduction", stage: "complementary", relevance: 70 },
    "rental-property",
  ],
  inputs: {
    cost: money("Cost of the asset", { default: 30_000, min: 0.01, also: ["cost", "asset", "price"] }),
    salvageValue: money("Value at the end (salvage)", { default: 3000, min: 0, also: ["salvage", "residual value"] }),
    method: choice("Method", {
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
      help: "Not used by MACRS",
      also: ["life", "years"],
    }),
    factor: number("Declining-balance factor", {
      default: 2,
      min: 0.1,
      max: 10,
      help: "2 is double declining; only for declining balance",
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
    year: integer("Year to look at", { default: 1, min: 1, max: 101 }),
    taxRate: percent("Tax rate", { default: 21, min: 0, max: 100 }),
  },
  outputs: {
    depreciationInYear: money("Depreciation in that year", { decimals: 2 }),
    accumulatedDepreciation: money("Written off by then", { decimals: 2 }),
    bookValue: money("Book value at the end of that year", { decimals: 2 }),
    firstYearDepreciation: money("Depreciation in year 1", { decimals: 2 }),
    totalDepreciation: money("Depreciation in total", { decimals: 2 }),
    taxSaved: money("Tax saved in that year", { decimals: 2 }),
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
      refuse("salvageValue", "The value at the end cannot be more than the cost of the asset.");
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
    `In year ${inputs.year} you write off {depreciationInYear}; the book value at its end is ${say.money(outputs.bookValue!, 2)}.`,
    `Over its life {totalDepreciation} of the {cost} is written off, {firstYearDepreciation} of it in the first year.`,
    inputs.taxRate > 0
      ? `At a tax rate of {taxRate} the write-off saves {taxSaved} of tax in year ${inputs.year}.`
      : `Without a tax rate the write-off is shown before any tax effect.`,
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
      f: "declining-balance factor; with the switch the straight line over the years left is taken once it is larger",
    },
  },
  howTo: [
    "Enter the Cost of the asset with delivery and installation, and its Value at the end.",
    "Choose the Method that your accounts or tax law ask for.",
    "Set the Useful life, and for declining balance the factor: 2 for double declining, 1.5 for 150 %.",
    "For MACRS choose the Recovery period: 5 years for cars and computers, 7 for furniture and machines.",
    "Enter the Year to look at and your Tax rate.",
  ],
  faq: [
    {
      question: "Which method should I use?",
      answer:
        "Straight line in most financial statements, since it fits assets that serve evenly. Declining balance if the asset loses value or usefulness fast at first. For US tax, MACRS is prescribed for most equipment.",
    },
    {
      question: "Why does MACRS take six years for 5-year property?",
      answer:
        "The half-year convention treats every asset as bought in the middle of the first year. So the first year gets half, and the last half falls into year 6.",
    },
    {
      question: "Why is something left at the end with declining balance?",
      answer:
        "A percentage of what is left never reaches zero. If the salvage value is lower than the remainder, choose the method that switches to straight line, which ends at the salvage value exactly.",
    },
  ],
  about: [
    "Full years are assumed: an asset bought in October is treated as bought on 1 January, except with MACRS, whose table has the half year built in. The mid-quarter convention, bonus depreciation and section 179 are not included.",
    "Other countries publish their own lives and rates: Germany a table of useful lives with straight line, the United Kingdom capital allowances with pools written down by 14 % (18 % until April 2026) or 6 % a year, a declining balance that never ends.",
  ],
  sources: [
    "Internal Revenue Service, Publication 946 (How To Depreciate Property), Appendix A, Table A-1",
    "Kieso, Weygandt and Warfield, Intermediate Accounting (17th ed., 2019), ch. 11",
    "OpenDocument 1.2 part 2 (2011): SLN, SYD, DDB, VDB",
  ],
  caution: "For tax returns the rules of your country and year decide; US figures follow IRS Publication 946.",
  phrases: [
    "depreciation of {cost} over {usefulLife} years",
    "straight line depreciation {cost} salvage {salvageValue} {usefulLife} years",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A 30,000 machine over five years, straight line",
      inputs: {},
      outputs: { depreciationInYear: 5400, bookValue: 24_600, totalDepreciation: 27_000 },
    },
    {
      title: "The same by double declining balance, year 3",
      inputs: { method: "decliningBalance", year: 3 },
      outputs: { depreciationInYear: 4320, accumulatedDepreciation: 23_520, bookValue: 6480 },
    },
    {
      title: "MACRS, 7-year property",
      inputs: { method: "macrs", recoveryPeriod: "7", year: 1 },
      outputs: { depreciationInYear: 4287, taxSaved: 900.27, totalDepreciation: 30_000 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        cost: 20_000,
        salvageValue: 2000,
        method: "sumOfYears",
        usefulLife: 6,
        factor: 2,
        recoveryPeriod: "7",
        year: 2,
        taxRate: 25,
      },
      outputs: {
        depreciationInYear: 4285.71428571,
        accumulatedDepreciation: 9428.57142857,
        bookValue: 10571.4285714,
        firstYearDepreciation: 5142.85714286,
        totalDepreciation: 18_000,
        taxSaved: 1071.42857143,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 48250.5, salvageValue: 4100, method: "straightLine", usefulLife: 8, factor: 1.5, year: 6 },
      outputs: {
        depreciationInYear: 5518.8125,
        accumulatedDepreciation: 33112.875,
        bookValue: 15137.625,
        firstYearDepreciation: 5518.8125,
        totalDepreciation: 44150.5,
        taxSaved: 1158.950625,
        schedule: {
          rows: 8,
          first: { year: 1, depreciation: 5518.8125, accumulated: 5518.8125, bookValue: 42731.6875 },
          last: { year: 8, depreciation: 5518.8125, accumulated: 44150.5, bookValue: 4100 },
        },
        bookValueOverTime: { rows: 9, first: { year: 0, bookValue: 48250.5 }, last: { year: 8, bookValue: 4100 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 48250.5, salvageValue: 4100, method: "decliningBalance", usefulLife: 8, factor: 1.5, year: 6 },
      outputs: {
        depreciationInYear: 3203.46466836,
        accumulatedDepreciation: 34368.8197704,
        bookValue: 13881.6802296,
        firstYearDepreciation: 9046.96875,
        totalDepreciation: 39086.4220359,
        taxSaved: 672.727580356,
        schedule: {
          rows: 8,
          first: { year: 1, depreciation: 9046.96875, accumulated: 9046.96875, bookValue: 39203.53125 },
          last: { year: 8, depreciation: 2114.78722247, accumulated: 39086.4220359, bookValue: 9164.07796406 },
        },
        bookValueOverTime: {
          rows: 9,
          first: { year: 0, bookValue: 48250.5 },
          last: { year: 8, bookValue: 9164.07796406 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        cost: 48250.5,
        salvageValue: 4100,
        method: "decliningBalanceSwitch",
        usefulLife: 8,
        factor: 1.5,
        year: 6,
      },
      outputs: {
        depreciationInYear: 4231.9676609,
        accumulatedDepreciation: 35686.5646782,
        bookValue: 12563.9353218,
        firstYearDepreciation: 9046.96875,
        totalDepreciation: 44150.5,
        taxSaved: 888.71320879,
        schedule: {
          rows: 8,
          first: { year: 1, depreciation: 9046.96875, accumulated: 9046.96875, bookValue: 39203.53125 },
          last: { year: 8, depreciation: 4231.9676609, accumulated: 44150.5, bookValue: 4100 },
        },
        bookValueOverTime: { rows: 9, first: { year: 0, bookValue: 48250.5 }, last: { year: 8, bookValue: 4100 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 48250.5, salvageValue: 4100, method: "sumOfYears", usefulLife: 8, factor: 1.5, year: 6 },
      outputs: {
        depreciationInYear: 3679.20833333,
        accumulatedDepreciation: 40471.2916667,
        bookValue: 7779.20833333,
        firstYearDepreciation: 9811.22222222,
        totalDepreciation: 44150.5,
        taxSaved: 772.63375,
        schedule: {
          rows: 8,
          first: { year: 1, depreciation: 9811.22222222, accumulated: 9811.22222222, bookValue: 38439.2777778 },
          last: { year: 8, depreciation: 1226.40277778, accumulated: 44150.5, bookValue: 4100 },
        },
        bookValueOverTime: { rows: 9, first: { year: 0, bookValue: 48250.5 }, last: { year: 8, bookValue: 4100 } },
      },
    },
    {
      by: "IRS Publication 946, table A-1, half-year convention",
      inputs: { cost: 10_000, method: "macrs", recoveryPeriod: "3", year: 4 },
      outputs: {
        depreciationInYear: 741,
        accumulatedDepreciation: 10_000,
        bookValue: 0,
        firstYearDepreciation: 3333,
        totalDepreciation: 10_000,
        taxSaved: 155.61,
        schedule: {
          rows: 4,
          first: { year: 1, depreciation: 3333, accumulated: 3333, bookValue: 6667 },
          last: { year: 4, depreciation: 741, accumulated: 10_000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 5, first: { year: 0, bookValue: 10_000 }, last: { year: 4, bookValue: 0 } },
      },
    },
    {
      by: "IRS Publication 946, table A-1, half-year convention",
      inputs: { cost: 10_000, method: "macrs", recoveryPeriod: "5", year: 6 },
      outputs: {
        depreciationInYear: 576,
        accumulatedDepreciation: 10_000,
        bookValue: 0,
        firstYearDepreciation: 2000,
        totalDepreciation: 10_000,
        taxSaved: 120.96,
        schedule: {
          rows: 6,
          first: { year: 1, depreciation: 2000, accumulated: 2000, bookValue: 8000 },
          last: { year: 6, depreciation: 576, accumulated: 10_000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 7, first: { year: 0, bookValue: 10_000 }, last: { year: 6, bookValue: 0 } },
      },
    },
    {
      by: "IRS Publication 946, table A-1, half-year convention",
      inputs: { cost: 10_000, method: "macrs", recoveryPeriod: "7", year: 8 },
      outputs: {
        depreciationInYear: 446,
        accumulatedDepreciation: 10_000,
        bookValue: 0,
        firstYearDepreciation: 1429,
        totalDepreciation: 10_000,
        taxSaved: 93.66,
        schedule: {
          rows: 8,
          first: { year: 1, depreciation: 1429, accumulated: 1429, bookValue: 8571 },
          last: { year: 8, depreciation: 446, accumulated: 10_000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 9, first: { year: 0, bookValue: 10_000 }, last: { year: 8, bookValue: 0 } },
      },
    },
    {
      by: "IRS Publication 946, table A-1, half-year convention",
      inputs: { cost: 10_000, method: "macrs", recoveryPeriod: "10", year: 11 },
      outputs: {
        depreciationInYear: 328,
        accumulatedDepreciation: 10_000,
        bookValue: 0,
        firstYearDepreciation: 1000,
        totalDepreciation: 10_000,
        taxSaved: 68.88,
        schedule: {
          rows: 11,
          first: { year: 1, depreciation: 1000, accumulated: 1000, bookValue: 9000 },
          last: { year: 11, depreciation: 328, accumulated: 10_000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 12, first: { year: 0, bookValue: 10_000 }, last: { year: 11, bookValue: 0 } },
      },
    },
    {
      by: "IRS Publication 946, table A-1, half-year convention",
      inputs: { cost: 10_000, method: "macrs", recoveryPeriod: "15", year: 16 },
      outputs: {
        depreciationInYear: 295,
        accumulatedDepreciation: 10_000,
        bookValue: 0,
        firstYearDepreciation: 500,
        totalDepreciation: 10_000,
        taxSaved: 61.95,
        schedule: {
          rows: 16,
          first: { year: 1, depreciation: 500, accumulated: 500, bookValue: 9500 },
          last: { year: 16, depreciation: 295, accumulated: 10_000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 17, first: { year: 0, bookValue: 10_000 }, last: { year: 16, bookValue: 0 } },
      },
    },
    {
      by: "IRS Publication 946, table A-1, half-year convention",
      inputs: { cost: 10_000, method: "macrs", recoveryPeriod: "20", year: 21 },
      outputs: {
        depreciationInYear: 223.1,
        accumulatedDepreciation: 10_000,
        bookValue: 0,
        firstYearDepreciation: 375,
        totalDepreciation: 10_000,
        taxSaved: 46.851,
        schedule: {
          rows: 21,
          first: { year: 1, depreciation: 375, accumulated: 375, bookValue: 9625 },
          last: { year: 21, depreciation: 223.1, accumulated: 10_000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 22, first: { year: 0, bookValue: 10_000 }, last: { year: 21, bookValue: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 1000, salvageValue: 900, method: "decliningBalance", usefulLife: 5, year: 2 },
      outputs: {
        depreciationInYear: 0,
        accumulatedDepreciation: 100,
        bookValue: 900,
        firstYearDepreciation: 100,
        totalDepreciation: 100,
        taxSaved: 0,
        schedule: {
          rows: 5,
          first: { year: 1, depreciation: 100, accumulated: 100, bookValue: 900 },
          last: { year: 5, depreciation: 0, accumulated: 100, bookValue: 900 },
        },
        bookValueOverTime: { rows: 6, first: { year: 0, bookValue: 1000 }, last: { year: 5, bookValue: 900 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 1000, salvageValue: 1000, method: "decliningBalanceSwitch" },
      outputs: {
        depreciationInYear: 0,
        accumulatedDepreciation: 0,
        bookValue: 1000,
        firstYearDepreciation: 0,
        totalDepreciation: 0,
        taxSaved: 0,
        schedule: {
          rows: 5,
          first: { year: 1, depreciation: 0, accumulated: 0, bookValue: 1000 },
          last: { year: 5, depreciation: 0, accumulated: 0, bookValue: 1000 },
        },
        bookValueOverTime: { rows: 6, first: { year: 0, bookValue: 1000 }, last: { year: 5, bookValue: 1000 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { cost: 1000, salvageValue: 0, method: "decliningBalance", usefulLife: 1, factor: 10 },
      outputs: {
        depreciationInYear: 1000,
        accumulatedDepreciation: 1000,
        bookValue: 0,
        firstYearDepreciation: 1000,
        totalDepreciation: 1000,
        taxSaved: 210,
        schedule: {
          rows: 1,
          first: { year: 1, depreciation: 1000, accumulated: 1000, bookValue: 0 },
          last: { year: 1, depreciation: 1000, accumulated: 1000, bookValue: 0 },
        },
        bookValueOverTime: { rows: 2, first: { year: 0, bookValue: 1000 }, last: { year: 1, bookValue: 0 } },
      },
    },
    {
      by: "Salvage, life and factor are ignored by MACRS",
      inputs: {
        cost: 2000,
        salvageValue: 5000,
        usefulLife: 1,
        factor: 9,
        method: "macrs",
        recoveryPeriod: "5",
        year: 6,
      },
      outputs: { depreciationInYear: 115.2, bookValue: 0 },
    },
    {
      by: "LibreOffice Calc 7.4 SLN",
      inputs: { cost: 48250.5, salvageValue: 4100, method: "straightLine", usefulLife: 8, factor: 1.5, year: 6 },
      outputs: { depreciationInYear: 5518.8125 },
    },
    {
      by: "LibreOffice Calc 7.4 SYD",
      inputs: { cost: 48250.5, salvageValue: 4100, method: "sumOfYears", usefulLife: 8, factor: 1.5, year: 6 },
      outputs: { depreciationInYear: 3679.20833333 },
    },
    {
      by: "LibreOffice Calc 7.4 DDB",
      inputs: { cost: 48250.5, salvageValue: 4100, method: "decliningBalance", usefulLife: 8, factor: 1.5, year: 6 },
      outputs: { depreciationInYear: 3203.46466836 },
    },
    {
      by: "LibreOffice Calc 7.4 VDB",
      inputs: {
        cost: 48250.5,
        salvageValue: 4100,
        method: "decliningBalanceSwitch",
        usefulLife: 8,
        factor: 1.5,
        year: 6,
      },
      outputs: { depreciationInYear: 4231.9676609 },
    },
    {
      by: "LibreOffice Calc 7.4 VDB",
      inputs: { method: "decliningBalanceSwitch", year: 5 },
      outputs: { depreciationInYear: 888 },
    },
    { by: "Refusal", inputs: { year: 6 }, refuses: "year" },
    { by: "Refusal", inputs: { method: "macrs", recoveryPeriod: "3", year: 5 }, refuses: "year" },
    { by: "Refusal", inputs: { cost: 2000, salvageValue: 2001 }, refuses: "salvageValue" },
    { by: "Refusal", inputs: { cost: 0 }, refuses: "cost" },
    { by: "Refusal", inputs: { usefulLife: 0 }, refuses: "usefulLife" },
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
    bookValue -= depreciation;
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
