import { boolean, chart, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { addDays, addMonths, daysBetween } from "#maths/calendar.ts";

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
    "How many months your cash lasts as revenue and costs grow, when it runs out and how much funding gets you to break-even.",
  keywords: [
    "cash burn",
    "cash runway",
    "months of cash left",
    "startup funding",
    "net burn",
    "default alive",
    "cash out date",
    "how long will our money last",
    "burn rate",
    "startup cash left",
    "net burn rate",
  ],
  related: [
    { id: "business-calculator", stage: "complementary", relevance: 82 },
    { id: "break-even", stage: "complementary", relevance: 78 },
    { id: "equity-dilution", stage: "next_step", relevance: 84 },
    "working-capital",
    "emergency-fund",
  ],
  inputs: {
    cashBalance: money("Cash now", {
      default: 500_000,
      min: 0,
      also: [
        "cash",
        "in the bank",
        "bank",
        "funding",
        "raised",
        "have",
        "left",
        "in cash",
        "saved up",
        "in savings",
        "in our account",
        "million",
        "starting cash",
        "cash on hand",
        "cash reserves",
        "in reserve",
        "remaining",
        "in funding",
        "seed money",
        "left in the bank",
      ],
    }),
    monthlyRevenue: money("Revenue per month", {
      unsaid: 0,
      default: 20_000,
      min: 0,
      also: [
        "revenue",
        "income",
        "sales",
        "making",
        "earning",
        "bring in",
        "make",
        "take in",
        "in revenue",
        "earn",
        "revenue of",
        "mrr",
        "in sales",
      ],
    }),
    monthlyExpenses: money("Expenses per month", {
      default: 60_000,
      min: 0,
      also: [
        "expenses",
        "costs",
        "burn",
        "spending",
        "spend",
        "burning",
        "burn rate",
        "burning a month",
        "monthly costs",
        "costs a month",
        "in expenses",
        "in costs",
        "pay out",
        "expenses of",
        "go through",
        "burn through",
        "payroll and rent",
        "operating costs",
        "monthly burn",
        "outgoings",
      ],
    }),
    revenueGrowthRate: percent("Revenue growth per month", {
      also: [
        "growing",
        "revenue growth",
        "revenue grows",
        "growth",
        "grows",
        "sales growth",
        "growing at",
        "revenue growing",
      ],
      unsaid: 0,
      default: 5,
      min: -99,
      max: 1000,
    }),
    expenseGrowthRate: percent("Expense growth per month", {
      also: ["cost growth", "expense growth", "costs grow", "costs growing", "expenses grow", "growth in costs"],
      unsaid: 0,
      default: 1,
      min: -99,
      max: 1000,
    }),
    startDate: date("Cash counted on", { default: "today" }),
  },
  outputs: {
    runwayMonths: number("Runway", {
      also: [
        "runway",
        "months of cash",
        "how long",
        "how many months",
        "how long will",
        "how long will it last",
        "months of runway",
        "run out",
        "how long can we last",
        "last",
        "months left",
      ],
      unit: "months",
      decimals: 1,
      none: "Cash lasts more than ten years",
    }),
    runsOut: boolean("Cash runs out within ten years", { words: ["Yes", "No"] }),
    cashOutDate: date("Cash lasts at least until", {
      also: ["when do we run out", "when will we run out", "cash out date", "cash runs out in the month from"],
      none: "More than ten years",
    }),
    grossBurn: money("Gross burn per month", { also: ["gross burn"] }),
    netBurn: money("Net burn per month", { also: ["burn rate", "net burn", "burn", "net burn rate", "our burn"] }),
    breakEvenMonth: integer("First month that breaks even", {
      also: ["break even month"],
      none: "Not within ten years",
    }),
    lowestCash: money("Lowest cash"),
    fundingNeeded: money("Funding needed to stay above zero", { also: ["funding needed", "how much funding"] }),
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
  takeaways: (inputs, outputs, say) => [
    outputs.runsOut
      ? outputs.runwayMonths! > 0
        ? `Your cash lasts {runwayMonths} and runs out around ${say.date(dayOfLastCash(inputs.startDate, outputs.runwayMonths!))}.`
        : `There is no cash to cover this month's burn.`
      : `Your cash does not run out within ten years.`,
    outputs.breakEvenMonth === null
      ? `Revenue does not catch up with expenses within ten years.`
      : outputs.breakEvenMonth === 1
        ? inputs.expenseGrowthRate > inputs.revenueGrowthRate
          ? `Revenue covers expenses at first, but does not keep pace with them.`
          : `Revenue covers expenses from the first month on.`
        : `Revenue catches up with expenses in month {breakEvenMonth}.`,
    outputs.fundingNeeded! > 0
      ? outputs.breakEvenMonth === null || outputs.breakEvenMonth === 1
        ? `Over ten years you would need {fundingNeeded} in new funding.`
        : `To get that far you need {fundingNeeded} in new funding, plus a reserve.`
      : `At its lowest point, your cash is {lowestCash}.`,
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
    "Enter Cash now: your bank balances, without credit lines or unpaid invoices.",
    "Enter Revenue per month as it reaches the bank, and Expenses per month including salaries, rent, taxes and software.",
    "Set the monthly growth of both from the last six months, not from the plan.",
    "Look at the Runway and at Funding needed to stay above zero, and allow six months for raising it: a round can take that long.",
  ],
  faq: [
    {
      question: "What is the difference between gross and net burn?",
      answer:
        "Gross burn is what goes out each month; net burn is that minus what comes in. Runway depends on net burn, but gross burn shows your exposure if a large customer leaves.",
    },
    {
      question: "How much runway is enough?",
      answer:
        "Investors like to see 18 to 24 months after a round. Start raising with at least nine months left: six for the round and three so that you are not negotiating with your back to the wall.",
    },
    {
      question: "What does “default alive” mean?",
      answer:
        "It comes from a 2015 essay by Paul Graham: if expenses stay constant and revenue keeps growing as it does now, do you reach profitability on the money you have? Set expense growth to 0; if your cash never runs out, you are default alive.",
    },
  ],
  about: [
    "A month-by-month plan over ten years at steady growth rates; the first five years are shown. Growth of several percent a month rarely lasts for years, so the far end of the plan is an extrapolation, not a forecast.",
    "Cash arrives later than revenue is booked. If customers pay after 30 or 60 days, enter the revenue that actually reaches the bank each month.",
  ],
  sources: [
    "Graham, P., Default Alive or Default Dead?, 2015",
    "Kauffman Foundation, FastTrac: cash flow and burn rate",
  ],
  phrases: [
    "runway {cashBalance} cash {monthlyRevenue} revenue {monthlyExpenses} expenses",
    "how long does {cashBalance} last at {monthlyExpenses} a month",
    "runway {cashBalance} burning {monthlyExpenses} a month",
    "burn rate {monthlyExpenses} expenses {monthlyRevenue} revenue",
  ],
  caution:
    "A projection at steady growth: late-paying customers, taxes due and one-time costs can shorten your runway.",
  updated: "2026-11-30",
  examples: [
    {
      title: "500,000 in the bank, growing 5% a month",
      inputs: {},
      outputs: { runwayMonths: 13.8406207708, runsOut: true, breakEvenMonth: 30, lowestCash: -260569.021251 },
    },
    {
      title: "No growth and nine months left",
      inputs: { cashBalance: 360_000, revenueGrowthRate: 0, expenseGrowthRate: 0 },
      outputs: { runwayMonths: 9, cashOutDate: "2026-10-01", netBurn: 40_000 },
    },
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

/** The day on which cash is gone: so many whole months on, and the part of the next one in days. */
function dayOfLastCash(startDate: string, runwayMonths: number): string {
  const whole = Math.floor(runwayMonths + 1e-9);
  const [from, to] = [addMonths(startDate, whole), addMonths(startDate, whole + 1)];
  return addDays(from, Math.floor(Math.max(0, runwayMonths - whole) * daysBetween(from, to)));
}

/** Months until cash is gone, the last one in proportion; null where it lasts. */
function runwayOf(cashBalance: number, months: readonly Month[]): number | null {
  const index = months.findIndex(({ cash }) => cash < 0);
  if (index < 0) return null;
  return index + (months[index - 1]?.cash ?? cashBalance) / months[index]!.netBurn;
}
