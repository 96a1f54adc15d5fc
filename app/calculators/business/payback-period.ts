import { chart, defineCalculator, integer, list, money, number, percent, table } from "#engine/define.ts";
import { internalRate } from "#maths/finance/cash-flow.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "payback-period",
  name: "Payback Period Calculator",
  category: "business",
  emoji: "⏳",
  description:
    "How long an investment takes to pay for itself, simple and discounted, with net present value, IRR and profitability index.",
  keywords: [
    "discounted payback",
    "how long to break even",
    "capital budgeting",
    "project evaluation",
    "profitability index",
    "return of investment time",
    "pay for itself",
    "how many years to get the money back",
    "recover the investment",
  ],
  related: [
    { id: "net-present-value", stage: "next_step", relevance: 88 },
    { id: "internal-rate-of-return", stage: "next_step", relevance: 86 },
    { id: "return-on-investment", stage: "complementary", relevance: 80 },
    "break-even",
    "solar-panel",
  ],
  inputs: {
    initialCost: money("Cost at the start", {
      default: 50_000,
      min: 0.01,
      also: [
        "cost",
        "investment",
        "initial investment",
        "invest",
        "spend",
        "cost of",
        "costing",
        "pay for",
        "spending",
        "machine",
        "new equipment",
        "outlay",
        "initial outlay",
        "price",
        "up front",
        "upfront cost",
        "invested",
        "project costs",
        "buy",
        "spending on",
      ],
    }),
    cashFlows: list("Net cash flow of each year", {
      also: [
        "returns",
        "flows",
        "annual cash flow",
        "brings in",
        "should bring in",
        "returning",
        "returns of",
        "pays back",
        "inflows",
        "cash inflows",
        "savings of",
        "saves",
        "earns",
        "net cash flows",
        "generating",
        "generates",
      ],
      of: number("Cash flow"),
      default: [12_000, 15_000, 16_000, 16_000, 14_000, 12_000],
      minItems: 1,
      help: "One amount per year, starting with year 1; negative amounts are allowed.",
    }),
    discountRate: percent("Discount rate", {
      default: 8,
      min: -50,
      max: 200,
      also: [
        "discount rate",
        "hurdle rate",
        "discounted at",
        "cost of capital",
        "discount rate of",
        "rate of",
        "at a discount rate of",
      ],
    }),
  },
  outputs: {
    paybackYears: number("Payback period", {
      also: [
        "pays for itself",
        "payback",
        "money back",
        "get the money back",
        "payback time",
        "pay off",
        "pay back",
        "recover",
      ],
      unit: "years",
      decimals: 2,
      none: "Not within these years",
    }),
    discountedPaybackYears: number("Discounted payback period", {
      also: ["discounted payback"],
      unit: "years",
      decimals: 2,
      none: "Not within these years",
    }),
    netPresentValue: money("Net present value", { also: ["npv"] }),
    internalRateOfReturn: percent("Internal rate of return", {
      also: ["irr"],
      decimals: 2,
      none: "None, or not just one",
    }),
    profitabilityIndex: number("Profitability index", { also: ["profitability index"], decimals: 3 }),
    totalCashFlow: money("Cash flow in total"),
    netCashFlow: money("Cash flow less cost"),
    schedule: table("Year by year", {
      year: integer("Year"),
      cashFlow: money("Cash flow"),
      cumulative: money("Cumulative"),
      discounted: money("Discounted"),
      cumulativeDiscounted: money("Cumulative discounted"),
    }),
    cumulativeChart: chart("Cumulative cash flow", {
      x: { year: integer("Year") },
      y: { cumulative: money("Cumulative"), cumulativeDiscounted: money("Cumulative, discounted") },
      from: "schedule",
      as: "line",
    }),
  },
  compute({ initialCost, cashFlows, discountRate }) {
    const growth = 1 + discountRate / 100;
    const discounted = cashFlows.map((amount, index) => amount / growth ** (index + 1));
    const presentValue = sum(discounted);
    const totalCashFlow = sum(cashFlows);
    return {
      paybackYears: paybackOf(initialCost, cashFlows),
      discountedPaybackYears: paybackOf(initialCost, discounted),
      netPresentValue: presentValue - initialCost,
      // Made only where something asks for it, as the schedule: both take longer than all the rest.
      get internalRateOfReturn() {
        return rateOfReturn(initialCost, cashFlows);
      },
      profitabilityIndex: presentValue / initialCost,
      totalCashFlow,
      netCashFlow: totalCashFlow - initialCost,
      get schedule() {
        const [running, runningDiscounted] = [cumulate(-initialCost, cashFlows), cumulate(-initialCost, discounted)];
        return cashFlows.map((cashFlow, index) => ({
          year: index + 1,
          cashFlow,
          cumulative: running[index]!,
          discounted: discounted[index]!,
          cumulativeDiscounted: runningDiscounted[index]!,
        }));
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.paybackYears === null
      ? `The cash flows do not earn back the {initialCost} within these years: ${say.money(-outputs.netCashFlow!)} is missing.`
      : `You get the {initialCost} back after {paybackYears}${outputs.discountedPaybackYears === null ? ", but not if the cash flows are discounted at {discountRate}" : outputs.discountedPaybackYears === outputs.paybackYears ? "" : "; discounted at {discountRate}, after {discountedPaybackYears}"}.`,
    Math.abs(outputs.netPresentValue!) < 0.5
      ? `At a discount rate of {discountRate}, the investment is worth exactly what it costs.`
      : outputs.netPresentValue! > 0
        ? `At a discount rate of {discountRate}, the investment is worth {netPresentValue} more than it costs.`
        : `At a discount rate of {discountRate}, the investment is worth ${say.money(-outputs.netPresentValue!)} less than it costs.`,
    ...(outputs.internalRateOfReturn === null
      ? []
      : outputs.internalRateOfReturn >= 0
        ? [`It earns {internalRateOfReturn} a year.`]
        : [`It loses ${say.percent(-outputs.internalRateOfReturn, 2)} a year.`]),
  ],
  formula: {
    tex: [
      String.raw`\text{payback} = k - 1 + \frac{C - \sum_{t<k} F_t}{F_k}`,
      String.raw`\text{NPV} = \sum_{t=1}^{n} \frac{F_t}{(1 + d)^t} - C, \qquad 0 = \sum_{t=1}^{n} \frac{F_t}{(1 + i)^t} - C`,
    ],
    where: {
      C: "cost at the start",
      F_t: "net cash flow at the end of year t",
      k: "first year in which the total reaches the cost",
      d: "discount rate",
      i: "internal rate of return",
    },
  },
  howTo: [
    "Enter the Cost at the start, including installation and training.",
    "List the Net cash flow of each year: what the investment brings in or saves, minus what it costs to run. Add any resale value to the last year.",
    "Set the Discount rate to what the money could earn elsewhere at similar risk.",
    "Use the payback period to judge risk and the net present value to decide: a project can pay back late and still be the better one.",
  ],
  faq: [
    {
      question: "What is a good payback period?",
      answer:
        "Many companies look for two to three years on machines and software; energy projects are accepted at five to ten, buildings at more. It should be well below the useful life of the investment.",
    },
    {
      question: "Why is the discounted payback longer?",
      answer:
        "Because money that comes in later is worth less. At 8%, 12,000 a year from now is worth 11,111 today; six years from now, it is worth 7,562. If the cash flows never pay back when discounted, the net present value is negative.",
    },
    {
      question: "Why is there sometimes no internal rate of return?",
      answer:
        "If one of the cash flows is negative, several rates can fit, or none. In that case, net present value at your own discount rate is the safer guide.",
    },
  ],
  about: [
    "For comparing purchases of equipment, software or insulation, or small projects. Cash flows count as arriving at the end of each year; within the payback year they are spread evenly.",
    "Simple payback ignores the time value of money and everything that comes after, so two projects with the same payback can differ widely. Include taxes and inflation in the cash flows you enter.",
  ],
  sources: [
    "Brealey, Myers and Allen, Principles of Corporate Finance (13th ed., 2020), ch. 5",
    "OpenDocument 1.2 part 2 (2011): NPV, IRR",
  ],
  phrases: [
    "payback period {initialCost}",
    "discounted payback of {initialCost} at {discountRate}",
    "payback of {initialCost} with cash flows {cashFlows}",
    "cost {initialCost} cash flows {cashFlows} discount rate {discountRate}",
  ],
  caution:
    "An estimate: the result is only as good as the cash flows you expect, and taxes count only if you include them.",
  updated: "2026-11-28",
  examples: [
    {
      title: "50,000 that brings in 12,000 to 16,000 a year",
      inputs: {},
      outputs: {
        paybackYears: 3.4375,
        discountedPaybackYears: 4.16446116571,
        netPresentValue: 15523.1871978,
        internalRateOfReturn: 17.6111464146,
      },
    },
    {
      title: "An investment that never pays back",
      inputs: { initialCost: 20_000, cashFlows: [4000, 4000, 4000] },
      outputs: { paybackYears: null, netPresentValue: -9691.61205101, profitabilityIndex: 0.51541939745 },
    },
  ],
});

/** The balance after each amount. */
function cumulate(start: number, amounts: readonly number[]): readonly number[] {
  let balance = start;
  return amounts.map((amount) => (balance += amount));
}

/** Years until the amounts have returned the cost, the last one in proportion; null where they never do. */
function paybackOf(cost: number, amounts: readonly number[]): number | null {
  let missing = cost;
  for (const [index, amount] of amounts.entries()) {
    // Binary fractions may leave 0.3 − 0.1 − 0.1 − 0.1 just above 0.
    if (amount >= missing - 1e-12 * cost) return index + missing / amount;
    missing -= amount;
  }
  return null;
}

/** In percent; null unless all amounts are positive or 0 and the rate lies between −99.99% and 100,000%. */
function rateOfReturn(cost: number, amounts: readonly number[]): number | null {
  if (amounts.some((amount) => amount < 0)) return null;
  const rate = internalRate([-cost, ...amounts].map((amount, time) => ({ time, amount })));
  return rate !== null && rate > -0.9999 && rate < 1000 ? 100 * rate : null;
}
