import { chart, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";

export default defineCalculator({
  id: "cagr",
  name: "CAGR Calculator",
  category: "investment",
  emoji: "📊",
  description:
    "Turn a start and an end value into the steady yearly growth rate that links them, and carry that rate forward.",
  keywords: [
    "compound annual growth rate",
    "growth rate",
    "average annual return",
    "revenue growth",
    "smoothed return",
    "yearly growth",
  ],
  related: [
    { id: "return-on-investment", stage: "complementary", relevance: 88 },
    { id: "rule-of-72", stage: "complementary", relevance: 78 },
    { id: "investment-calculator", stage: "next_step", relevance: 84 },
    "percentage-change",
    "future-value",
  ],
  inputs: {
    beginningValue: money("Beginning value", { default: 10_000, min: 0.01, also: ["from", "start", "beginning"] }),
    endingValue: money("Ending value", { default: 19_500, min: 0, also: ["to", "end", "ending"] }),
    termYears: number("Years between them", {
      default: 6,
      min: 0.05,
      max: 500,
      unit: "years",
      also: ["years", "in", "over"],
    }),
    projectionYears: integer("Years to carry forward", { default: 5, min: 1, max: 100, unit: "years" }),
  },
  outputs: {
    cagr: percent("Compound annual growth rate", { decimals: 2 }),
    totalGrowth: percent("Total growth", { decimals: 2 }),
    multiple: number("Multiple", { decimals: 3 }),
    doublingYears: number("Years to double at this rate", {
      unit: "years",
      decimals: 1,
      none: "Never: the value does not grow.",
    }),
    projectedValue: money("Value carried forward"),
    projection: table("Value if the growth goes on", {
      year: integer("Year", { plain: true }),
      value: money("Value"),
    }),
    projectionChart: chart("Value if the growth goes on", {
      from: "projection",
      x: { year: integer("Years from the end value") },
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
        : `The value stays what it was.`
      : `The value grew to {multiple} times; at this rate it doubles every {doublingYears}.`,
    outputs.cagr === -100
      ? `Everything is lost, so there is nothing to carry forward.`
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
    "Enter the Years between them; 18 months are 1.5.",
    "Set Years to carry forward to see where the same growth would lead.",
  ],
  faq: [
    {
      question: "Why not just divide the total growth by the years?",
      answer:
        "Because growth builds on growth. 10,000 to 19,500 in six years is 95 % in all, 15.8 % a year by division, but only 11.8 % compounded: at 15.8 % a year you would have 24,150.",
    },
    {
      question: "How do I count the years of yearly figures?",
      answer: "By the steps between them, not the figures: revenue of 2020 to 2025 is six figures and five years.",
    },
    {
      question: "What does it hide?",
      answer:
        "The way. +50 % and −20 % give the same 9.5 % a year as two calm years. It also ignores money put in or taken out meanwhile: use the internal rate of return for that.",
    },
  ],
  about: [
    "For comparing growth over different times: investments, revenue, users, prices. It links only the first and the last value; everything between is left out.",
    "A rate over less than a year is extrapolated to a full one and should be read with care. Carrying it forward is arithmetic, not a forecast.",
  ],
  sources: [
    "CFA Institute, Quantitative Methods (CFA Program curriculum): geometric mean return",
    "OpenDocument 1.2 part 2 (2011), RRI",
  ],
  overflow: "termYears",
  phrases: [
    "CAGR {beginningValue} to {endingValue} in {termYears} years",
    "growth rate from {beginningValue} to {endingValue} over {termYears} years",
  ],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { beginningValue: 1500, endingValue: 4200, termYears: 8, projectionYears: 4 },
      outputs: {
        cagr: 13.7351628836,
        totalGrowth: 180,
        multiple: 2.8,
        doublingYears: 5.38565741083,
        projectedValue: 7027.94422289,
      },
    },
    {
      by: "Python mpmath 1.2",
      inputs: { beginningValue: 1000, endingValue: 2500, termYears: 10, projectionYears: 5 },
      outputs: {
        cagr: 9.59582263852,
        totalGrowth: 150,
        multiple: 2.5,
        doublingYears: 7.56470797366,
        projectedValue: 3952.84707521,
        projection: { rows: 6, first: { year: 0, value: 2500 }, last: { year: 5, value: 3952.84707521 } },
      },
    },
    {
      by: "Python mpmath 1.2",
      inputs: { beginningValue: 5000, endingValue: 3200, termYears: 3.5, projectionYears: 2 },
      outputs: {
        cagr: -11.9715915888,
        totalGrowth: -36,
        multiple: 0.64,
        doublingYears: null,
        projectedValue: 2479.68021997,
        projection: { rows: 3, first: { year: 0, value: 3200 }, last: { year: 2, value: 2479.68021997 } },
      },
    },
    {
      by: "Python mpmath 1.2",
      inputs: { beginningValue: 100, endingValue: 0, termYears: 5, projectionYears: 3 },
      outputs: {
        cagr: -100,
        totalGrowth: -100,
        multiple: 0,
        doublingYears: null,
        projectedValue: 0,
        projection: { rows: 4, first: { year: 0, value: 0 }, last: { year: 3, value: 0 } },
      },
    },
    {
      by: "Python mpmath 1.2",
      inputs: { beginningValue: 250, endingValue: 250, termYears: 4, projectionYears: 1 },
      outputs: {
        cagr: 0,
        totalGrowth: 0,
        multiple: 1,
        doublingYears: null,
        projectedValue: 250,
        projection: { rows: 2, first: { year: 0, value: 250 }, last: { year: 1, value: 250 } },
      },
    },
    {
      by: "Python mpmath 1.2",
      inputs: { beginningValue: 80, endingValue: 81, termYears: 0.5, projectionYears: 10 },
      outputs: {
        cagr: 2.515625,
        totalGrowth: 1.25,
        multiple: 1.0125,
        doublingYears: 27.898815242,
        projectedValue: 103.845015768,
        projection: { rows: 11, first: { year: 0, value: 81 }, last: { year: 10, value: 103.845015768 } },
      },
    },
    {
      by: "LibreOffice Calc 7.4 RRI",
      inputs: { beginningValue: 10_000, endingValue: 19_500, termYears: 6, projectionYears: 5 },
      outputs: { cagr: 11.7735647397 },
    },
    { by: "Refusal", inputs: { beginningValue: 0 }, refuses: "beginningValue" },
    { by: "Refusal", inputs: { projectionYears: 101 }, refuses: "projectionYears" },
  ],
});
