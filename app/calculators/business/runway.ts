import { boolean, chart, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { addMonths } from "#maths/calendar.ts";

/** Ten years are followed. */
const LONGEST = 120;

interface Plan {
  readonly cashBalance: number;
  readonly monthlyRevenue: number;
  readonly monthlyExpenses: number;
  readonly revenueGrowthRate: number;
  readonly expenseGrowthRate: number;
}

interface Month {
  readonly month: number;
  readonly revenue: number;
  readonly expenses: number;
  readonly netBurn: number;
  readonly cash: number;
}

export default defineCalculator({
  id: "runway",
  name: "Startup Runway and Burn Rate Calculator",
  category: "business",
  emoji: "🛫",
  description:
    "How many months your cash lasts with growing revenue and costs, when it runs out and how much funding reaches break-even.",
  keywords: [
    "cash burn",
    "cash runway",
    "months of cash left",
    "startup funding",
    "net burn",
    "default alive",
    "cash out date",
  ],
  related: [
    { id: "business-calculator", stage: "complementary", relevance: 82 },
    { id: "break-even", stage: "complementary", relevance: 78 },
    { id: "equity-dilution", stage: "next_step", relevance: 84 },
    "working-capital",
    "emergency-fund",
  ],
  inputs: {
    cashBalance: money("Cash now", { default: 500_000, min: 0, also: ["cash", "in the bank"] }),
    monthlyRevenue: money("Revenue per month", { default: 20_000, min: 0, also: ["revenue", "income"] }),
    monthlyExpenses: money("Expenses per month", { default: 60_000, min: 0, also: ["expenses", "costs", "burn"] }),
    revenueGrowthRate: percent("Revenue growth per month", { default: 5, min: -99, max: 1000 }),
    expenseGrowthRate: percent("Expense growth per month", { default: 1, min: -99, max: 1000 }),
    startDate: date("Cash counted on", { default: "2026-01-01" }),
  },
  outputs: {
    runwayMonths: number("Runway", { unit: "months", decimals: 1, none: "Cash lasts more than ten years" }),
    runsOut: boolean("Cash runs out within ten years", { words: ["Yes", "No"] }),
    cashOutDate: date("Cash runs out in the month from", { precision: "month", none: "Not within ten years" }),
    grossBurn: money("Gross burn per month"),
    netBurn: money("Net burn per month"),
    breakEvenMonth: integer("First month that breaks even", { none: "Not within ten years" }),
    lowestCash: money("Lowest cash"),
    fundingNeeded: money("Funding needed to stay above zero"),
    simpleRunwayMonths: number("Runway at today's burn", { unit: "months", decimals: 1, none: "No burn today" }),
    cashPlan: table("Month by month", {
      month: integer("Month"),
      revenue: money("Revenue"),
      expenses: money("Expenses"),
      netBurn: money("Net burn"),
      cash: money("Cash"),
    }),
    cashChart: chart("Cash", {
      x: { month: integer("Month") },
      y: { cash: money("Cash") },
      from: "cashPlan",
      as: "area",
    }),
  },
  compute(inputs) {
    const { cashBalance, monthlyRevenue, monthlyExpenses } = inputs;
    const months = simulate(inputs);
    const runwayMonths = runwayOf(cashBalance, months);
    const netBurn = monthlyExpenses - monthlyRevenue;
    const lowestCash = Math.min(cashBalance, ...months.map(({ cash }) => cash));
    return {
      runwayMonths,
      runsOut: runwayMonths !== null,
      cashOutDate: runwayMonths === null ? null : addMonths(inputs.startDate, Math.floor(runwayMonths + 1e-9)),
      grossBurn: monthlyExpenses,
      netBurn,
      breakEvenMonth: months.find(({ revenue, expenses }) => revenue >= expenses)?.month ?? null,
      lowestCash,
      fundingNeeded: Math.max(0, -lowestCash),
      simpleRunwayMonths: netBurn > 0 ? cashBalance / netBurn : null,
      cashPlan: months.slice(0, 60),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.runsOut
      ? `The cash lasts {runwayMonths} and runs out in {cashOutDate}.`
      : `The cash does not run out within ten years.`,
    outputs.breakEvenMonth === null
      ? `Revenue does not reach expenses within ten years.`
      : outputs.breakEvenMonth === 1
        ? `Revenue covers expenses from the first month.`
        : `Revenue reaches expenses in month {breakEvenMonth}.`,
    outputs.fundingNeeded! > 0
      ? outputs.breakEvenMonth === null
        ? `Over ten years {fundingNeeded} of new money would be needed.`
        : `To get through you need {fundingNeeded} of new money, better with a reserve.`
      : `At its lowest the cash is {lowestCash}.`,
  ],
  formula: {
    tex: [
      String.raw`K_k = K_{k-1} + R\,(1 + g)^{k-1} - E\,(1 + h)^{k-1}`,
      String.raw`\text{runway} = k - 1 + \frac{K_{k-1}}{E_k - R_k} \quad \text{in the first month with } K_k < 0`,
    ],
    where: {
      K_k: "cash after month k; before month 1 it is the cash now",
      "R, E": "revenue and expenses per month today",
      "g, h": "their growth per month",
      "R_k, E_k": "revenue and expenses of month k",
    },
  },
  howTo: [
    "Enter Cash now: bank balances, without credit lines and without invoices not yet paid.",
    "Enter Revenue per month as it arrives in the bank and Expenses per month with salaries, rent, taxes and software.",
    "Set the growth of both per month from the last half year, not from the plan.",
    "Look at the runway and at Funding needed to stay above zero; add half a year, since a round takes that long.",
  ],
  faq: [
    {
      question: "What is the difference between gross and net burn?",
      answer:
        "Gross burn is what goes out each month; net burn is that less what comes in. Runway depends on net burn, but gross burn shows what happens if a large customer leaves.",
    },
    {
      question: "How much runway is enough?",
      answer:
        "Investors like 18 to 24 months after a round. Start raising with at least nine months left: six for the round and three so that you do not negotiate with your back to the wall.",
    },
    {
      question: "What does “default alive” mean?",
      answer:
        "Paul Graham's question of 2015: with expenses constant and revenue growing as now, do you reach profit on the money you have? Set the growth of expenses to 0; if cash never runs out, you are.",
    },
  ],
  about: [
    "A month-by-month plan over ten years with steady growth rates, of which the first five years are shown. Growth of several percent a month rarely lasts for years, so the far end of the plan is an extrapolation, not a forecast.",
    "Money arrives later than revenue is booked. If customers pay after 30 or 60 days, start with the cash you will really have.",
  ],
  sources: [
    "Graham, P., Default Alive or Default Dead?, 2015",
    "Kauffman Foundation, FastTrac: cash flow and burn rate",
  ],
  phrases: [
    "runway {cashBalance} cash {monthlyRevenue} revenue {monthlyExpenses} expenses",
    "how long does {cashBalance} last at {monthlyExpenses} a month",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "500,000 in the bank, growing 5 % a month",
      inputs: {},
      outputs: { runwayMonths: 13.8406207708, runsOut: true, breakEvenMonth: 30, lowestCash: -260569.021251 },
    },
    {
      title: "No growth: nine months left",
      inputs: { cashBalance: 360_000, revenueGrowthRate: 0, expenseGrowthRate: 0 },
      outputs: { runwayMonths: 9, cashOutDate: "2026-10-01", netBurn: 40_000 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        cashBalance: 300_000,
        monthlyRevenue: 10_000,
        monthlyExpenses: 45_000,
        revenueGrowthRate: 0,
        expenseGrowthRate: 0,
        startDate: "2026-03-31",
      },
      outputs: {
        runwayMonths: 8.57142857143,
        runsOut: true,
        cashOutDate: "2026-11-30",
        grossBurn: 45_000,
        netBurn: 35_000,
        lowestCash: -3_900_000,
        fundingNeeded: 3_900_000,
        simpleRunwayMonths: 8.57142857143,
      },
    },
    {
      by: "Python 3.11 decimal, month-by-month simulation",
      inputs: {
        cashBalance: 187_500,
        monthlyRevenue: 14_250,
        monthlyExpenses: 41_800,
        revenueGrowthRate: 2.5,
        expenseGrowthRate: 0.75,
        startDate: "2026-08-31",
      },
      outputs: {
        runwayMonths: 6.84496578452,
        runsOut: true,
        cashOutDate: "2027-02-28",
        grossBurn: 41_800,
        netBurn: 27_550,
        breakEvenMonth: 64,
        lowestCash: -1032328.89907,
        fundingNeeded: 1032328.89907,
        simpleRunwayMonths: 6.8058076225,
        cashPlan: {
          rows: 60,
          first: { month: 1, revenue: 14_250, expenses: 41_800, netBurn: 27_550, cash: 159_950 },
          last: {
            month: 60,
            revenue: 61167.808703,
            expenses: 64958.2798275,
            netBurn: 3790.47112441,
            cash: -1027348.76666,
          },
        },
      },
    },
    {
      by: "Python 3.11 decimal, month-by-month simulation",
      inputs: { cashBalance: 0 },
      outputs: {
        runwayMonths: 0,
        runsOut: true,
        cashOutDate: "2026-01-01",
        grossBurn: 60_000,
        netBurn: 40_000,
        breakEvenMonth: 30,
        lowestCash: -760569.021251,
        fundingNeeded: 760569.021251,
        simpleRunwayMonths: 0,
        cashPlan: {
          rows: 60,
          first: { month: 1, revenue: 20_000, expenses: 60_000, netBurn: 40_000, cash: -40_000 },
          last: {
            month: 60,
            revenue: 355794.017031,
            expenses: 107922.576152,
            netBurn: -247871.440879,
            cash: 2171494.16626,
          },
        },
      },
    },
    {
      by: "Python 3.11 decimal, month-by-month simulation",
      inputs: { monthlyRevenue: 80_000, monthlyExpenses: 80_000, revenueGrowthRate: 0, expenseGrowthRate: 0 },
      outputs: {
        runwayMonths: null,
        runsOut: false,
        cashOutDate: null,
        grossBurn: 80_000,
        netBurn: 0,
        breakEvenMonth: 1,
        lowestCash: 500_000,
        fundingNeeded: 0,
        simpleRunwayMonths: null,
        cashPlan: {
          rows: 60,
          first: { month: 1, revenue: 80_000, expenses: 80_000, netBurn: 0, cash: 500_000 },
          last: { month: 60, revenue: 80_000, expenses: 80_000, netBurn: 0, cash: 500_000 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, month-by-month simulation",
      inputs: { monthlyRevenue: 100_000, monthlyExpenses: 50_000, revenueGrowthRate: -5, expenseGrowthRate: 0 },
      outputs: {
        runwayMonths: 46.2728149292,
        runsOut: true,
        cashOutDate: "2029-11-01",
        grossBurn: 50_000,
        netBurn: -50_000,
        breakEvenMonth: 1,
        lowestCash: -3504244.85276,
        fundingNeeded: 3504244.85276,
        simpleRunwayMonths: null,
        cashPlan: {
          rows: 60,
          first: { month: 1, revenue: 100_000, expenses: 50_000, netBurn: -50_000, cash: 550_000 },
          last: { month: 60, revenue: 4849.45252494, expenses: 50_000, netBurn: 45150.5474751, cash: -592139.597974 },
        },
      },
    },
    {
      by: "300,000 / 50,000: cash is exactly 0 after six months",
      inputs: {
        cashBalance: 300_000,
        monthlyRevenue: 0,
        monthlyExpenses: 50_000,
        revenueGrowthRate: 0,
        expenseGrowthRate: 0,
        startDate: "2026-01-15",
      },
      outputs: { runwayMonths: 6, cashOutDate: "2026-07-15", simpleRunwayMonths: 6 },
    },
    {
      by: "Python 3.11 decimal, month-by-month simulation",
      inputs: { cashBalance: 0, monthlyRevenue: 0, monthlyExpenses: 0 },
      outputs: {
        runwayMonths: null,
        runsOut: false,
        cashOutDate: null,
        grossBurn: 0,
        netBurn: 0,
        breakEvenMonth: 1,
        lowestCash: 0,
        fundingNeeded: 0,
        simpleRunwayMonths: null,
        cashPlan: {
          rows: 60,
          first: { month: 1, revenue: 0, expenses: 0, netBurn: 0, cash: 0 },
          last: { month: 60, revenue: 0, expenses: 0, netBurn: 0, cash: 0 },
        },
      },
    },
    { by: "Refusal", inputs: { cashBalance: -1 }, refuses: "cashBalance" },
    { by: "Refusal", inputs: { revenueGrowthRate: -100 }, refuses: "revenueGrowthRate" },
    { by: "Refusal", inputs: { monthlyExpenses: 1e300, expenseGrowthRate: 1000 }, refuses: "cashBalance" },
  ],
});

function simulate(plan: Plan): readonly Month[] {
  let cash = plan.cashBalance;
  return Array.from({ length: LONGEST }, (_, index) => {
    const revenue = plan.monthlyRevenue * (1 + plan.revenueGrowthRate / 100) ** index;
    const expenses = plan.monthlyExpenses * (1 + plan.expenseGrowthRate / 100) ** index;
    cash += revenue - expenses;
    return { month: index + 1, revenue, expenses, netBurn: expenses - revenue, cash };
  });
}

/** Months until cash is gone, the last one in proportion; null where it lasts. */
function runwayOf(cashBalance: number, months: readonly Month[]): number | null {
  const index = months.findIndex(({ cash }) => cash < 0);
  if (index < 0) return null;
  return index + (months[index - 1]?.cash ?? cashBalance) / months[index]!.netBurn;
}
