import {
  chart,
  choice,
  date,
  defineCalculator,
  integer,
  list,
  money,
  percent,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { addMonths } from "#maths/calendar.ts";

/** A plan that takes more than a hundred years is none. */
const LONGEST = 1200;
/** A balance of no more than this is paid. */
const NOTHING = 0.000001;

interface Debt {
  readonly name: string;
  readonly balance: number;
  readonly annualRate: number;
  readonly minimumPayment: number;
}

interface Repaid {
  readonly name: string;
  readonly payoffMonth: number;
  readonly interest: number;
}

interface Plan {
  /** In the order in which the debts are attacked. */
  readonly debts: readonly Repaid[];
  /** All debts together after 0, 1, 2 … months. */
  readonly owed: readonly number[];
}

export default defineCalculator({
  id: "debt-payoff-planner",
  name: "Debt Payoff Planner",
  category: "personal-finance",
  emoji: "🏔️",
  description:
    "Pays off several debts by the avalanche or snowball method: the debt-free date, interest saved, order of payoff, and both methods compared.",
  keywords: [
    "debt snowball",
    "debt avalanche",
    "get out of debt",
    "debt free date",
    "pay off credit cards in order",
    "highest interest first",
    "smallest balance first",
  ],
  related: [
    { id: "debt-consolidation", stage: "next_step", relevance: 84 },
    "credit-card-payoff",
    { id: "balance-transfer", stage: "next_step", relevance: 80 },
    "extra-payment",
    "debt-to-income",
    { id: "emergency-fund", stage: "complementary", relevance: 76 },
  ],
  inputs: {
    debts: list("Your debts", {
      of: {
        name: text("Name", { maxLength: 60 }),
        balance: money("Balance", { min: 0.01 }),
        annualRate: percent("Interest rate", { min: 0, max: 1000 }),
        minimumPayment: money("Minimum payment", { also: ["min"], min: 0 }),
      },
      default: [
        { name: "Store card", balance: 1400, annualRate: 26.9, minimumPayment: 45 },
        { name: "Credit card", balance: 6200, annualRate: 21.5, minimumPayment: 160 },
        { name: "Car loan", balance: 9800, annualRate: 7.2, minimumPayment: 310 },
        { name: "Student loan", balance: 15_500, annualRate: 5.1, minimumPayment: 190 },
      ],
      minItems: 1,
      maxItems: 50,
    }),
    extraMonthlyPayment: money("Extra per month", {
      default: 200,
      min: 0,
      also: [
        "extra",
        "extra a month",
        "extra each month",
        "extra every month",
        "paying extra",
        "additional",
        "put an extra",
        "extra toward",
        "pay an extra",
      ],
    }),
    strategy: choice("Method", {
      called: {
        avalanche: ["highest rate first", "highest interest first"],
        snowball: ["smallest balance first", "smallest first"],
      },
      default: "avalanche",
      options: [
        ["avalanche", "Avalanche: highest rate first"],
        ["snowball", "Snowball: smallest balance first"],
      ],
    }),
    startDate: date("Today", { default: "today" }),
  },
  outputs: {
    monthsToDebtFree: integer("Months until debt-free", {
      also: [
        "how long until",
        "debt free",
        "how many months",
        "months until both are gone",
        "months to debt free",
        "how many months until",
      ],
      unit: "months",
    }),
    debtFreeDate: date("Debt-free in", { also: ["debt free date"], precision: "month" }),
    totalInterest: money("Interest", { also: ["how much interest", "interest will I pay"] }),
    totalPaid: money("Total paid"),
    totalDebt: money("Debts in all"),
    monthlyBudget: money("You pay per month", { decimals: 2 }),
    minimumOnlyMonths: integer("Months with minimum payments only", {
      unit: "months",
      none: "Never: a minimum payment does not even cover the interest.",
    }),
    minimumOnlyInterest: money("Interest with minimum payments only", { none: "It never ends." }),
    interestSaved: money("You save compared with minimum payments", {
      also: ["how much do I save"],
      none: "More than can be counted: the minimum payments never repay the debts.",
    }),
    avalancheAdvantage: money("Avalanche saves against snowball", { zero: "Nothing" }),
    payoffOrder: table("Order of payoff", {
      order: integer("Order"),
      name: text("Debt"),
      payoffMonth: integer("Month"),
      payoffDate: date("Date", { precision: "month" }),
      interest: money("Interest"),
    }),
    strategies: table("Both methods", {
      strategy: text("Method", { labels: { avalanche: "Avalanche", snowball: "Snowball" } }),
      months: integer("Months"),
      totalInterest: money("Interest"),
      firstDebtPaidMonth: integer("First debt paid in month"),
    }),
    balanceOverTime: chart("Debt over time", {
      x: { month: integer("Month") },
      y: { avalanche: money("Avalanche"), snowball: money("Snowball") },
      as: "line",
    }),
  },
  celebrates: { savings: "interestSaved" },
  compute({ debts, extraMonthlyPayment, strategy, startDate }) {
    const totalDebt = debts.reduce((total, { balance }) => total + balance, 0);
    const monthlyBudget = debts.reduce((total, { minimumPayment }) => total + minimumPayment, 0) + extraMonthlyPayment;
    const plans = {
      avalanche: follow(debts, monthlyBudget, "avalanche"),
      snowball: follow(debts, monthlyBudget, "snowball"),
    };
    const plan = plans[strategy];
    const months = lastMonth(plan);
    const totalInterest = interestOf(plan);
    const minimum = withMinimumOnly(debts);
    return {
      monthsToDebtFree: months,
      debtFreeDate: addMonths(startDate, months),
      totalInterest,
      totalPaid: totalDebt + totalInterest,
      totalDebt,
      monthlyBudget,
      minimumOnlyMonths: minimum?.months ?? null,
      minimumOnlyInterest: minimum?.interest ?? null,
      interestSaved: minimum ? minimum.interest - totalInterest : null,
      avalancheAdvantage: interestOf(plans.snowball) - interestOf(plans.avalanche),
      payoffOrder: plan.debts
        .toSorted((a, b) => a.payoffMonth - b.payoffMonth)
        .map(({ name, payoffMonth, interest }, index) => ({
          order: index + 1,
          name,
          payoffMonth,
          payoffDate: addMonths(startDate, payoffMonth),
          interest,
        })),
      strategies: Object.entries(plans).map(([name, one]) => ({
        strategy: name,
        months: lastMonth(one),
        totalInterest: interestOf(one),
        firstDebtPaidMonth: Math.min(...one.debts.map(({ payoffMonth }) => payoffMonth)),
      })),
      balanceOverTime: Array.from(
        { length: Math.max(lastMonth(plans.avalanche), lastMonth(plans.snowball)) + 1 },
        (_, month) => ({
          month,
          avalanche: plans.avalanche.owed[month] ?? 0,
          snowball: plans.snowball.owed[month] ?? 0,
        }),
      ),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `Paying {monthlyBudget} a month, you are debt-free after {monthsToDebtFree}, in {debtFreeDate}, and pay {totalInterest} of interest.`,
    outputs.interestSaved === null
      ? `With minimum payments alone, at least one debt would never be repaid.`
      : `With minimum payments alone, it would take {minimumOnlyMonths} and cost {minimumOnlyInterest} of interest; the plan saves {interestSaved}.`,
    outputs.avalancheAdvantage! > 0.5
      ? `Highest rate first costs ${say.money(outputs.avalancheAdvantage!)} less interest than smallest balance first.`
      : `Both methods cost about the same interest here, so choose the one you will stick to.`,
  ],
  formula: {
    tex: [
      String.raw`b_i \leftarrow b_i\,(1 + r_i) - p_i`,
      String.raw`p_i = \min(m_i,\, b_i) + \text{the rest of } B \text{ for the first debt in order}`,
      String.raw`B = \sum_i m_i + x`,
    ],
    where: {
      b_i: "balance of debt i",
      r_i: "its interest rate per month",
      p_i: "payment on it in a month",
      m_i: "its minimum payment",
      B: "budget per month; it stays the same until the last debt is gone",
      x: "extra per month",
    },
  },
  howTo: [
    "List Your debts from the last statements: balance, interest rate and minimum payment.",
    "Enter the Extra per month you can really spare; even 50 takes months off most plans.",
    "Choose the Method. Avalanche attacks the highest rate, snowball the smallest balance.",
    "Follow the Order of payoff: pay the minimum on every debt and put everything else toward the first one; when it is gone, move its payment to the next.",
  ],
  faq: [
    {
      question: "Avalanche or snowball?",
      answer:
        "Avalanche never costs more interest. Snowball clears individual debts sooner, and people who see accounts closed are more likely to finish: Gal and McShane found this among 6,000 clients of a debt settlement firm. Compare both above; if the difference is small, choose the one that keeps you going.",
    },
    {
      question: "Should I save or pay off debt first?",
      answer:
        "Keep a small reserve of about one month's expenses so that a repair does not go on the card, and take any employer match for retirement. Beyond that, paying off a card at 22% is a certain return of 22% that no savings account offers.",
    },
    {
      question: "Why is the minimum here fixed?",
      answer:
        "Real card minimums fall with the balance, which is why cards take decades to repay. The plan holds today's amount, because paying less as the balance falls would give back to the bank what you gained.",
    },
  ],
  about: [
    "Every month interest is added, every debt gets its minimum, and the rest of the budget goes to the first debt in order. The budget never shrinks: what a repaid debt frees up goes to the next one. The order is fixed at the start.",
    "It assumes no new purchases and rates that stay the same. Enter a 0% promotion that will end at its later rate, or plan it in two steps.",
  ],
  caution:
    "Late fees, new purchases and rate changes are not included; never pay less than the minimum on any of the debts.",
  sources: [
    "Gal and McShane: Can Small Victories Help Win the War?, Journal of Marketing Research 49 (2012), on debt snowballs",
    "US Consumer Financial Protection Bureau: strategies for paying off debt",
  ],
  phrases: ["pay off debts with {extraMonthlyPayment} extra a month", "debt snowball {extraMonthlyPayment} extra"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Four debts, 200 extra a month, highest rate first",
      inputs: {},
      outputs: {
        monthsToDebtFree: 42,
        debtFreeDate: "2029-07-01",
        totalInterest: 4819.0256418,
        interestSaved: 5357.79538814,
      },
    },
    {
      title: "Smallest balance first: the first debt goes sooner, but interest costs more",
      inputs: {
        debts: [
          { name: "Visa", balance: 8200, annualRate: 24.9, minimumPayment: 205 },
          { name: "Medical bill", balance: 900, annualRate: 0, minimumPayment: 50 },
          { name: "Car", balance: 6100, annualRate: 8.5, minimumPayment: 240 },
        ],
        strategy: "snowball",
        extraMonthlyPayment: 150,
      },
      outputs: { monthsToDebtFree: 31, totalInterest: 4374.05887507, avalancheAdvantage: 740.301426172 },
    },
  ],
});

/** In the order of attack; what is equal keeps the order of the list. */
function ordered(debts: readonly Debt[], strategy: "avalanche" | "snowball"): readonly Debt[] {
  return debts.toSorted((a, b) => {
    const [byRate, byBalance] = [b.annualRate - a.annualRate, a.balance - b.balance];
    return strategy === "avalanche" ? byRate || byBalance : byBalance || byRate;
  });
}

/** Pays the minimum on every debt each month and puts the rest of the budget on the first that is left. */
function follow(debts: readonly Debt[], budget: number, strategy: "avalanche" | "snowball"): Plan {
  const states = ordered(debts, strategy).map((debt) => ({ ...debt, interest: 0, payoffMonth: 0 }));
  const owed = [totalOf(states)];
  for (let month = 1; states.some(({ balance }) => balance > 0); month += 1) {
    if (month > LONGEST)
      refuse(
        "debts",
        "These payments do not repay the debts within 100 years. Raise the minimum payments or the extra payment.",
      );
    let left = budget;
    for (const state of states) {
      const interest = (state.balance * state.annualRate) / 1200;
      const due = state.balance + interest;
      const paid = Math.min(state.minimumPayment, due);
      state.interest += interest;
      state.balance = due - paid;
      left -= paid;
    }
    for (const state of states) {
      const paid = Math.min(left, state.balance);
      state.balance -= paid;
      left -= paid;
      if (state.balance <= NOTHING) state.balance = 0;
      if (state.balance === 0 && state.payoffMonth === 0) state.payoffMonth = month;
    }
    owed.push(totalOf(states));
  }
  return { debts: states, owed };
}

function totalOf(debts: readonly { readonly balance: number }[]): number {
  return debts.reduce((total, { balance }) => total + balance, 0);
}

function lastMonth({ owed }: Plan): number {
  return owed.length - 1;
}

function interestOf({ debts }: Plan): number {
  return debts.reduce((total, { interest }) => total + interest, 0);
}

/** Each debt alone with its minimum payment; null where one is not repaid within the longest time. */
function withMinimumOnly(debts: readonly Debt[]): { readonly months: number; readonly interest: number } | null {
  let [months, interest] = [0, 0];
  for (const debt of debts) {
    let balance = debt.balance;
    let month = 0;
    while (balance > 0) {
      month += 1;
      if (month > LONGEST) return null;
      const charged = (balance * debt.annualRate) / 1200;
      interest += charged;
      balance = balance + charged <= debt.minimumPayment + NOTHING ? 0 : balance + charged - debt.minimumPayment;
    }
    months = Math.max(months, month);
  }
  return { months, interest };
}
