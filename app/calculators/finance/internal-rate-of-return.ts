import {
  chart,
  choice,
  date,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  refuse,
  table,
} from "#engine/define.ts";
import { sumColumn } from "#maths/finance/amortization.ts";
import { daysBetween } from "#maths/calendar.ts";
import { type CashFlow, internalRate, netPresentValue, signChanges } from "#maths/finance/cash-flow.ts";
import { PERIODS_PER_YEAR } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "internal-rate-of-return",
  name: "Internal Rate of Return (IRR) Calculator",
  category: "finance",
  emoji: "🎯",
  description:
    "The yearly return on a series of payments in and out, at regular periods or on exact dates, with MIRR and multiple.",
  keywords: [
    "XIRR",
    "MIRR",
    "money-weighted return",
    "project return",
    "private equity return",
    "multiple of invested capital",
    "yearly return of cash flows",
    "IRR of cash flows",
    "what yearly return did I make",
  ],
  related: [
    { id: "net-present-value", stage: "complementary", relevance: 94 },
    { id: "return-on-investment", stage: "complementary", relevance: 80 },
    "cagr",
    { id: "discounted-cash-flow", stage: "next_step", relevance: 82 },
    "rental-property",
  ],
  inputs: {
    cashFlowType: choice("Cash flows come", {
      default: "periodic",
      options: [
        ["periodic", "At regular periods"],
        ["dated", "On given dates"],
      ],
    }),
    cashFlows: list("Cash flows, first one now", {
      of: money("Cash flow"),
      default: [-10_000, 3000, 4200, 3800, 2500],
      minItems: 2,
      maxItems: 1000,
      when: { cashFlowType: "periodic" },
      help: "Money you pay is negative, money you receive is positive.",
      also: ["cash flows", "flows", "cash flow", "IRR", "of", "flows of", "payments", "yearly cash flows"],
    }),
    periodsPerYear: choice("Length of a period", {
      default: "annually",
      options: [
        ["annually", "A year"],
        ["semiannually", "Half a year"],
        ["quarterly", "A quarter"],
        ["monthly", "A month"],
      ],
      when: { cashFlowType: "periodic" },
    }),
    datedCashFlows: list("Cash flows", {
      of: {
        date: date("Date"),
        amount: money("Amount"),
      },
      default: [
        { date: "2024-01-10", amount: -10_000 },
        { date: "2024-09-30", amount: -2000 },
        { date: "2025-06-30", amount: 4500 },
        { date: "2026-12-31", amount: 10_500 },
      ],
      minItems: 2,
      maxItems: 1000,
      when: { cashFlowType: "dated" },
      help: "Money you pay is negative, money you receive is positive.",
    }),
    financeRate: percent("Cost of the money you put in, per year", {
      default: 6,
      min: 0,
      max: 100,
      optional: true,
      help: "For the modified rate (MIRR).",
    }),
    reinvestRate: percent("Return on money you get back, per year", {
      default: 5,
      min: 0,
      max: 100,
      optional: true,
      help: "For the modified rate (MIRR).",
    }),
  },
  outputs: {
    irr: percent("Internal rate of return, per year", {
      also: ["IRR", "internal rate of return", "yearly return", "annual return", "return did I make", "rate of return"],
      decimals: 3,
      none: "No rate brings the value of these cash flows to zero.",
    }),
    periodicRate: percent("Rate per period", { decimals: 3, none: "Only for regular periods with a rate." }),
    mirr: percent("Modified rate (MIRR), per year", { decimals: 3, none: "All amounts fall on one day." }),
    netCashFlow: money("Net gain", { also: ["net profit", "total gain"] }),
    totalInvested: money("Paid in"),
    totalReturned: money("Paid back"),
    multiple: number("Multiple of the money paid in", { also: ["multiple", "MOIC"], decimals: 3 }),
    signChanges: integer("Changes of sign"),
    flows: table("Cash flows at this rate", {
      time: number("Years", { decimals: 3 }),
      amount: money("Amount"),
      discountFactor: number("Discount factor", { decimals: 6 }),
      presentValue: money("Present value"),
    }),
    npvProfile: chart("Value today at other discount rates", {
      x: { rate: percent("Discount rate") },
      y: { npv: money("Value today") },
      as: "line",
      own: { x: "irr", label: "IRR" },
    }),
  },
  celebrates: { returns: "irr" },
  compute(inputs) {
    const isDated = inputs.cashFlowType === "dated";
    const flows = isDated
      ? datedFlows(inputs.datedCashFlows)
      : periodicFlows(inputs.cashFlows, PERIODS_PER_YEAR[inputs.periodsPerYear]);
    const amounts = flows.map(({ amount }) => amount);
    const totalInvested = -sumColumn(
      flows.filter(({ amount }) => amount < 0),
      "amount",
    );
    const totalReturned = sumColumn(
      flows.filter(({ amount }) => amount > 0),
      "amount",
    );
    const key = isDated ? "datedCashFlows" : "cashFlows";
    if (!(totalInvested > 0)) refuse(key, "At least one amount must be paid in: enter it as a negative number.");
    if (!(totalReturned > 0)) refuse(key, "At least one amount must be paid back: enter it as a positive number.");
    // Looked for once, and only where something asks for it: it takes longer than all the rest.
    let found: number | null | undefined;
    const findRate = () => (found === undefined ? (found = internalRate(flows)) : found);
    return {
      get irr() {
        const rate = findRate();
        return rate === null ? null : 100 * rate;
      },
      get periodicRate() {
        const rate = isDated ? null : findRate();
        return rate === null ? null : 100 * Math.expm1(Math.log1p(rate) / PERIODS_PER_YEAR[inputs.periodsPerYear]);
      },
      get mirr() {
        return modifiedRate(flows, inputs.financeRate / 100, inputs.reinvestRate / 100);
      },
      netCashFlow: totalReturned - totalInvested,
      totalInvested,
      totalReturned,
      multiple: totalReturned / totalInvested,
      signChanges: signChanges(amounts),
      get flows() {
        const rate = findRate();
        const discountFactor = (time: number) => (rate === null ? null : Math.exp(-time * Math.log1p(rate)));
        return flows.map(({ time, amount }) => {
          const factor = discountFactor(time);
          return { time, amount, discountFactor: factor, presentValue: factor === null ? null : amount * factor };
        });
      },
      get npvProfile() {
        return Array.from({ length: 11 }, (_, step) => ({ rate: 5 * step, npv: netPresentValue(step / 20, flows) }));
      },
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.irr === null
      ? `No single rate brings the value of these cash flows to zero, so there is no internal rate of return.`
      : `The cash flows earn {irr} a year: at that rate, what you pay and what you get are worth the same today.`,
    outputs.netCashFlow! >= 0
      ? `You pay in {totalInvested} and get back {totalReturned}: {netCashFlow} more, or {multiple} times the money.`
      : `You pay in {totalInvested} and get back {totalReturned}: ${say.money(-outputs.netCashFlow!)} less, or {multiple} times the money.`,
    outputs.signChanges! > 1
      ? `The signs change {signChanges} times, so there may be several rates; the one closest to zero is shown. Look at the modified rate as well.`
      : outputs.mirr === null
        ? `With no time between the amounts there is no yearly rate.`
        : `If the money you get back earns only {reinvestRate} a year, the modified rate is {mirr}.`,
  ],
  formula: {
    tex: [
      String.raw`\sum_{j} \frac{A_j}{(1 + r)^{t_j}} = 0`,
      String.raw`\text{MIRR} = \left(\frac{\sum_{A_j > 0} A_j (1 + r_b)^{T - t_j}}{\sum_{A_j < 0} -A_j (1 + r_a)^{-t_j}}\right)^{1/T} - 1`,
    ],
    where: {
      A_j: "amount j, negative if paid, positive if received",
      t_j: "years from the first amount; for dates, days divided by 365",
      r: "internal rate of return",
      T: "time of the last amount",
      r_a: "cost of the money you put in",
      r_b: "return on money you get back",
    },
  },
  howTo: [
    "Choose whether Cash flows come at regular periods or on given dates.",
    "Enter them in order, with money you pay as negative numbers. The first one is now; enter 0 for a period without a payment.",
    "For regular flows, choose the Length of a period; the rate is given per year and per period.",
    "If you still hold the investment, add its present value as the last amount.",
    "Set the two rates for the MIRR to what your money costs and earns elsewhere.",
  ],
  faq: [
    {
      question: "What is the difference between IRR, XIRR and MIRR?",
      answer:
        "IRR uses regular periods, XIRR exact dates with a 365-day year; both assume that money paid back keeps earning the same rate. MIRR lets it earn the rate you choose, which is more realistic for short projects with a high IRR.",
    },
    {
      question: "Why can there be no rate, or several?",
      answer:
        "Each change of sign can add a rate (Descartes). The series −100, 230, −132 is worth nothing at 10% and at 20%; 1,000, −3,000, 2,500 at no rate at all. In such cases, decide by the value today at your own rate: see the chart.",
    },
    {
      question: "Is a higher IRR always the better project?",
      answer:
        "No. If 100 becomes 150 in a year, it earns 50%; if 10,000 becomes 12,000, it earns only 20% but brings in 2,000. Compare net present values when projects differ in size or length.",
    },
  ],
  about: [
    "For investments with several payments: real estate, private equity, a savings plan with irregular deposits, an insurance policy. The rate is effective per year and money-weighted: unlike the return of the fund itself, it depends on when you put money in.",
    "It is found numerically to about 12 digits. If several rates exist, the one closest to zero is given.",
  ],
  caution:
    "Only as reliable as the amounts you enter; tax, fees and the risk that later payments fail to arrive are not included.",
  sources: [
    "OASIS OpenDocument 1.3 part 4 OpenFormula, IRR, XIRR and MIRR",
    "CFA Institute: Global Investment Performance Standards (2020), money-weighted returns",
  ],
  overflow: "cashFlows",
  updated: "2026-11-28",
  examples: [
    {
      title: "10,000 paid, four yearly returns",
      inputs: { cashFlows: [-10_000, 3000, 4200, 3800, 2500] },
      outputs: { irr: 13.5438131365, mirr: 9.91043725699, multiple: 1.35 },
    },
    {
      title: "Payments on given dates",
      inputs: { cashFlowType: "dated" },
      outputs: { irr: 9.81092240904, netCashFlow: 3000 },
    },
  ],
});

function periodicFlows(amounts: readonly number[], perYear: number): readonly CashFlow[] {
  return amounts.map((amount, index) => ({ time: index / perYear, amount }));
}

/** In order of date; times are counted from the first one, a year having 365 days. */
function datedFlows(rows: readonly { readonly date: string; readonly amount: number }[]): readonly CashFlow[] {
  const sorted = rows.toSorted((a, b) => (a.date < b.date ? -1 : a.date > b.date ? 1 : 0));
  return sorted.map(({ date, amount }) => ({ time: daysBetween(sorted[0]!.date, date) / 365, amount }));
}

/** Money paid in costs the finance rate, money paid back earns the reinvestment rate until the last day; in percent. */
function modifiedRate(flows: readonly CashFlow[], financeRate: number, reinvestRate: number): number | null {
  const end = flows.at(-1)!.time;
  if (end === 0) return null;
  const received = flows.filter(({ amount }) => amount > 0);
  const atEnd = received.reduce((total, { time, amount }) => total + amount * (1 + reinvestRate) ** (end - time), 0);
  const paid = -netPresentValue(
    financeRate,
    flows.filter(({ amount }) => amount < 0),
  );
  return 100 * ((atEnd / paid) ** (1 / end) - 1);
}
