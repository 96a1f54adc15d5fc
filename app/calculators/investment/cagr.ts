import { chart, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";

export default defineCalculator({
  id: "cagr",
  name: "CAGR Calculator",
  category: "investment",
  emoji: "📊",
  description:
    "Turn a starting and an ending value into the steady yearly growth rate that links them, and project that rate forward.",
  keywords: [
    "compound annual growth rate",
    "growth rate",
    "average annual return",
    "revenue growth",
    "smoothed return",
    "yearly growth",
    "how fast did sales grow each year",
    "average growth each year",
  ],
  related: [
    { id: "return-on-investment", stage: "complementary", relevance: 88 },
    { id: "rule-of-72", stage: "complementary", relevance: 78 },
    { id: "investment-calculator", stage: "next_step", relevance: 84 },
    "percentage-change",
    "future-value",
  ],
  inputs: {
    beginningValue: money("Beginning value", {
      default: 10_000,
      min: 0.01,
      also: [
        "from",
        "start",
        "beginning",
        "initial",
        "grew from",
        "went from",
        "starting value",
        "sales of",
        "revenue of",
        "grew",
        "was",
        "were",
        "starting at",
        "had sales of",
        "started at",
        "bought at",
        "of",
        "rose from",
        "invested",
        "started with",
      ],
    }),
    endingValue: money("Ending value", {
      default: 19_500,
      min: 0,
      also: [
        "to",
        "end",
        "ending",
        "final",
        "final value",
        "grew to",
        "now",
        "later",
        "they were",
        "is now",
        "to reach",
        "became",
        "rose to",
        "went to",
        "reached",
        "worth",
        "later they were",
        "later was",
      ],
    }),
    termYears: number("Years between them", {
      default: 6,
      min: 0.05,
      max: 500,
      unit: "years",
      also: ["years", "in", "over", "later", "after", "period", "across"],
    }),
    projectionYears: integer("Years to project", { default: 5, min: 1, max: 100, unit: "years" }),
  },
  outputs: {
    cagr: percent("Compound annual growth rate", {
      also: [
        "cagr",
        "annual growth",
        "annual growth rate",
        "yearly growth",
        "growth rate",
        "annualized return",
        "annual return",
        "yearly return",
        "average annual return",
        "grow on average each year",
        "grow each year",
        "per year",
        "average growth",
        "compound growth",
        "growth per year",
        "average yearly growth",
        "each year",
        "how fast",
        "grow per year",
      ],
      decimals: 2,
    }),
    totalGrowth: percent("Total growth", { also: ["overall growth", "total percent"], decimals: 2 }),
    multiple: number("Multiple", { decimals: 3 }),
    doublingYears: number("Years to double at this rate", {
      unit: "years",
      decimals: 1,
      none: "Never: the value does not grow.",
    }),
    projectedValue: money("Projected value", { also: ["projected"] }),
    projection: table("Value if the growth continues", {
      year: integer("Year", { plain: true }),
      value: money("Value"),
    }),
    projectionChart: chart("Value if the growth continues", {
      from: "projection",
      x: { year: integer("Years from the ending value") },
      y: { value: money("Value") },
      as: "line",
    }),
  },
  celebrates: { returns: "cagr" },
  compute({ beginningValue, endingValue, termYears, projectionYears }) {
    const multiple = endingValue / beginningValue;
    const growth = multiple === 0 ? -1 : Math.expm1(Math.log(multiple) / termYears);
    const projection = Array.from({ length: projectionYears + 1 }, (_, year) => ({
      year,
      value: endingValue * (1 + growth) ** year,
    }));
    return {
      cagr: 100 * growth,
      totalGrowth: 100 * (multiple - 1),
      multiple,
      doublingYears: growth > 0 ? Math.LN2 / Math.log1p(growth) : null,
      projectedValue: projection.at(-1)!.value,
      projection,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `From {beginningValue} to {endingValue} in {termYears} is {cagr} a year.`,
    outputs.doublingYears === null
      ? outputs.cagr! < 0
        ? `In all ${say.percent(-outputs.totalGrowth!, 1)} of the value is lost.`
        : `The value has not changed.`
      : `The value grew to {multiple} times its start; at this rate it doubles every {doublingYears}.`,
    outputs.cagr === -100
      ? `Everything is lost, so there is nothing to project.`
      : `Another {projectionYears} at the same rate would make it {projectedValue}.`,
  ],
  formula: {
    tex: [String.raw`g = \left(\frac{E}{B}\right)^{1/n} - 1`, String.raw`E_m = E\,(1 + g)^m`],
    where: {
      g: "compound annual growth rate",
      B: "beginning value",
      E: "ending value",
      n: "years between them",
      E_m: "value after m further years",
    },
  },
  howTo: [
    "Enter the Beginning value and the Ending value: money, users, output, anything that grows.",
    "Enter the Years between them; 18 months is 1.5.",
    "Set Years to project to see where the same growth would lead.",
  ],
  faq: [
    {
      question: "Why not just divide the total growth by the years?",
      answer:
        "Because growth builds on growth. Going from 10,000 to 19,500 in six years is 95% in all, or 15.8% a year by division, but only 11.8% compounded: at 15.8% a year you would have 24,150.",
    },
    {
      question: "How do I count the years in yearly figures?",
      answer: "Count the steps between them, not the figures: revenue for 2020 to 2025 is six figures but five years.",
    },
    {
      question: "What does it hide?",
      answer:
        "The path. A year of +50% and one of −20% give the same 9.5% a year as two calm years. It also ignores money put in or taken out along the way: for that, use the internal rate of return.",
    },
  ],
  about: [
    "For comparing growth over different periods: investments, revenue, users, prices. It links only the first and the last value; everything between is left out.",
    "A rate over less than a year is extrapolated to a full one, so read it with care. Projecting it forward is arithmetic, not a forecast.",
  ],
  caution: "Past growth carried forward is arithmetic, not a forecast; the smooth rate hides the losses along the way.",
  sources: [
    "CFA Institute, Quantitative Methods (CFA Program curriculum): geometric mean return",
    "OpenDocument 1.2 part 2 (2011), RRI",
  ],
  overflow: "termYears",
  phrases: [
    "CAGR {beginningValue} to {endingValue} in {termYears} years",
    "growth rate from {beginningValue} to {endingValue} over {termYears} years",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "10,000 to 19,500 in six years",
      inputs: { beginningValue: 10_000, endingValue: 19_500, termYears: 6, projectionYears: 5 },
      outputs: { cagr: 11.7735647397, doublingYears: 6.22746356202, projectedValue: 34019.6719041 },
    },
    {
      title: "A loss over two years",
      inputs: { beginningValue: 8000, endingValue: 5600, termYears: 2, projectionYears: 3 },
      outputs: { cagr: -16.3339973466, totalGrowth: -30 },
    },
  ],
});
