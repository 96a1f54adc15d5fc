import {
  boolean,
  chart,
  choice,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  table,
} from "#engine/define.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { internalRate, netPresentValue, signChanges } from "#maths/finance/cash-flow.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "net-present-value",
  name: "Net Present Value (NPV) Calculator",
  category: "finance",
  emoji: "🏗️",
  description:
    "Whether an investment pays: the value today of its cash flows less its cost, with internal rate of return and payback.",
  keywords: [
    "discounted cash flows",
    "project appraisal",
    "profitability index",
    "capital budgeting",
    "discounted payback",
    "hurdle rate",
    "is it worth investing",
    "project cost and cash flows",
    "when has it paid for itself",
  ],
  related: [
    { id: "internal-rate-of-return", stage: "complementary", relevance: 94 },
    { id: "payback-period", stage: "complementary", relevance: 84 },
    { id: "discounted-cash-flow", stage: "next_step", relevance: 82 },
    "present-value",
    "return-on-investment",
  ],
  inputs: {
    initialInvestment: money("Initial investment", {
      default: 100_000,
      min: 0,
      help: "Paid now.",
      also: [
        "investment",
        "cost",
        "invest",
        "project cost",
        "pay",
        "spend",
        "outlay",
        "upfront cost",
        "upfront",
        "initial cost",
        "buying",
        "spending",
        "investing",
      ],
    }),
    discountRate: percent("Discount rate per period", {
      default: 8,
      min: -50,
      max: 1000,
      also: [
        "rate",
        "discount",
        "at",
        "hurdle rate",
        "required return",
        "cost of capital",
        "discounted at",
        "WACC",
        "hurdle",
        "interest",
      ],
    }),
    cashFlows: list("Cash flow of each period", {
      of: money("Cash flow"),
      default: [25_000, 30_000, 35_000, 40_000, 30_000],
      minItems: 1,
      maxItems: 200,
      help: "Money in is positive, money out is negative.",
      also: [
        "brings in",
        "saves",
        "returns",
        "inflows",
        "pays back",
        "earns",
        "flows",
        "brings",
        "cash inflows",
        "should save",
        "generates",
      ],
    }),
    cashFlowTiming: choice("Cash comes", {
      default: "end",
      options: [
        ["end", "At the end of each period"],
        ["middle", "In the middle of each period"],
      ],
    }),
  },
  outputs: {
    npv: money("Net present value", { also: ["NPV", "worth it", "net present value"] }),
    presentValueOfCashFlows: money("Present value of the cash flows"),
    profitabilityIndex: number("Profitability index", {
      also: ["PI", "profitability"],
      decimals: 3,
      none: "Nothing is invested.",
    }),
    irr: percent("Internal rate of return", {
      also: ["IRR"],
      decimals: 2,
      none: "No single rate: the signs do not change exactly once.",
    }),
    paybackPeriod: number("Payback", {
      also: [
        "paid for itself",
        "pay for itself",
        "payback period",
        "how many years",
        "pay back",
        "break even",
        "how long until",
      ],
      unit: "periods",
      decimals: 2,
      none: "Not within these periods.",
    }),
    discountedPayback: number("Discounted payback", {
      also: ["discounted payback period"],
      unit: "periods",
      decimals: 2,
      none: "Not within these periods.",
    }),
    equivalentAnnuity: money("Same value as a level amount per period"),
    worthwhile: boolean("Worth more than it costs"),
    schedule: table("Period by period", {
      period: integer("Period"),
      cashFlow: money("Cash flow"),
      discountFactor: number("Discount factor", { decimals: 6 }),
      presentValue: money("Present value"),
      cumulative: money("Present value so far"),
    }),
    npvProfile: chart("Net present value at other discount rates", {
      x: { rate: percent("Discount rate") },
      y: { npv: money("Net present value") },
      as: "line",
      own: { x: "discountRate", y: "npv", label: "Your rate" },
    }),
  },
  compute(inputs) {
    const { initialInvestment, cashFlows } = inputs;
    const rate = inputs.discountRate / 100;
    const lead = inputs.cashFlowTiming === "middle" ? 0.5 : 0;
    const flows = cashFlows.map((amount, index) => ({ time: index + 1 - lead, amount }));
    const presentValues = flows.map((flow) => netPresentValue(rate, [flow]));
    const presentValueOfCashFlows = sum(presentValues);
    const npv = presentValueOfCashFlows - initialInvestment;
    const all = [{ time: 0, amount: -initialInvestment }, ...flows];
    const internal = signChanges(all.map(({ amount }) => amount)) === 1 ? internalRate(all) : null;
    let cumulative = -initialInvestment;
    return {
      npv,
      presentValueOfCashFlows,
      profitabilityIndex: initialInvestment > 0 ? presentValueOfCashFlows / initialInvestment : null,
      irr: internal === null ? null : 100 * internal,
      paybackPeriod: paybackOf(initialInvestment, cashFlows),
      discountedPayback: paybackOf(initialInvestment, presentValues),
      equivalentAnnuity: annuityPayment(npv, rate, cashFlows.length),
      worthwhile: npv >= 0,
      schedule: [
        { period: 0, cashFlow: -initialInvestment, discountFactor: 1, presentValue: -initialInvestment, cumulative },
        ...flows.map(({ time, amount }, index) => {
          cumulative += presentValues[index]!;
          return {
            period: index + 1,
            cashFlow: amount,
            discountFactor: (1 + rate) ** -time,
            presentValue: presentValues[index]!,
            cumulative,
          };
        }),
      ],
      npvProfile: Array.from({ length: 11 }, (_, step) => ({ rate: 5 * step, npv: netPresentValue(step / 20, all) })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.worthwhile
      ? `At {discountRate} per period it is worth {npv} more than it costs, so it pays off.`
      : `At {discountRate} per period it is worth ${say.money(-outputs.npv!)} less than it costs, so it does not pay off.`,
    outputs.irr === null
      ? `There is no single internal rate of return, because the signs of the cash flows do not change exactly once.`
      : `It would just break even at {irr}, its internal rate of return.`,
    outputs.paybackPeriod === null
      ? `The money does not come back within these periods.`
      : outputs.discountedPayback === null
        ? `The money is back after {paybackPeriod}, but never with interest counted.`
        : `The money is back after {paybackPeriod}, or {discountedPayback} with interest counted.`,
  ],
  formula: {
    tex: [
      String.raw`\text{NPV} = -C + \sum_{k=1}^{n} \frac{A_k}{(1 + r)^{t_k}}`,
      String.raw`\text{PI} = \frac{\text{NPV} + C}{C}, \qquad E = \text{NPV}\,\frac{r}{1 - (1 + r)^{-n}}`,
    ],
    where: {
      "\\text{NPV}": "net present value",
      C: "initial investment",
      A_k: "cash flow of period k",
      t_k: "k for cash at the end of each period, k − ½ in the middle",
      r: "discount rate per period",
      n: "number of periods",
      "\\text{PI}": "profitability index",
      E: "level amount per period with the same value",
    },
  },
  howTo: [
    "Enter the Initial investment, paid now.",
    "Enter the Discount rate per period: what money earns elsewhere at the same risk or, for a company, its cost of capital.",
    "List the Cash flow of each period after tax, including the resale value of the equipment at the end.",
    "Choose whether Cash comes at the end or in the middle of each period; the middle is closer to reality for sales spread over the year.",
    "A Net present value above 0 means the investment is worth more than it costs.",
  ],
  faq: [
    {
      question: "Which discount rate should I use?",
      answer:
        "The return you give up: for a company, its weighted average cost of capital; for an individual, what an investment of similar risk should earn. If the cash flows are in today's money, use a rate above inflation; otherwise use the full rate. Never mix the two.",
    },
    {
      question: "Why does Excel's NPV give a different figure?",
      answer:
        "Excel and LibreOffice discount the first value by one period. Leave the investment out of the range and subtract it: =NPV(8%, flows) - 100000 gives 26,471.13 for the example, the same as here.",
    },
    {
      question: "NPV and IRR disagree. Which one should I trust?",
      answer:
        "NPV. It says how much richer you get at your own cost of money; IRR ignores the size of the project and assumes that returns can be reinvested at the same rate.",
    },
    {
      question: "What is the equivalent annuity for?",
      answer:
        "For comparing choices with different lives: a machine that lasts 3 years and one that lasts 5. The one with the higher level amount per period wins, provided you would keep replacing it.",
    },
  ],
  about: [
    "For yes-or-no decisions on machines, projects, courses or renovations with estimated cash flows. All periods have the same length, usually a year, and the same discount rate.",
    "The answer is as uncertain as the cash flows: try a bad case, and use the chart to see how high the rate may go before the project fails.",
  ],
  caution:
    "Estimated cash flows and one discount rate decide the result; it leaves out tax unless your figures are after tax.",
  sources: [
    "Brealey, Myers, Allen: Principles of Corporate Finance",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, NPV and IRR",
  ],
  overflow: "cashFlows",
  phrases: [
    "net present value initial investment {initialInvestment} cash flows {cashFlows} discount rate {discountRate}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A machine for 100,000 that earns for five years",
      inputs: {
        initialInvestment: 100_000,
        discountRate: 8,
        cashFlows: [25_000, 30_000, 35_000, 40_000, 30_000],
        cashFlowTiming: "end",
      },
      outputs: { npv: 26471.1312158, irr: 17.0680266679, discountedPayback: 3.7941024 },
    },
    {
      title: "The same at 18%: not worth it",
      inputs: {
        initialInvestment: 100_000,
        discountRate: 18,
        cashFlows: [25_000, 30_000, 35_000, 40_000, 30_000],
        cashFlowTiming: "end",
      },
      outputs: { npv: -2221.11439242, profitabilityIndex: 0.977788856076, worthwhile: false },
    },
  ],
});

/** Periods until the money is back, with the part of the last one that it takes; null where it never is. */
function paybackOf(investment: number, amounts: readonly number[]): number | null {
  if (investment === 0) return 0;
  let open = investment;
  for (const [index, amount] of amounts.entries()) {
    if (amount >= open) return index + open / amount;
    open -= amount;
  }
  return null;
}
