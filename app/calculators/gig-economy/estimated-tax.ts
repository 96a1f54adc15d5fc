import { boolean, choice, date, defineCalculator, integer, money, percent, table } from "#engine/define.ts";
import { addDays, toIsoDate, isoWeekday, nthWeekday, splitDate } from "#maths/calendar.ts";

const [MONDAY, SATURDAY, SUNDAY] = [1, 6, 7] as const;

export default defineCalculator({
  id: "estimated-tax",
  name: "Quarterly Estimated Tax Calculator",
  category: "gig-economy",
  emoji: "🗓️",
  description:
    "How much US estimated tax to pay each quarter so that no penalty is due, by the safe harbor rules, with the due dates.",
  keywords: [
    "1040-ES",
    "quarterly taxes",
    "safe harbor",
    "underpayment penalty",
    "estimated payments due dates",
    "freelancer quarterly tax",
    "110 percent rule",
    "pay each quarter to the IRS",
    "avoid a tax penalty",
    "what should each quarterly payment be",
  ],
  related: [
    { id: "self-employment-tax", stage: "complementary", relevance: 92 },
    { id: "us-income-tax", stage: "complementary", relevance: 86 },
    "freelance-rate",
    "mileage-deduction",
    "take-home-pay",
  ],
  inputs: {
    taxYear: integer("Tax year", { default: 2026, min: 2022, max: 2100, plain: true, also: ["year"] }),
    expectedTax: money("Tax you expect for the year", {
      default: 14_000,
      min: 0,
      help: "Income tax and self-employment tax after credits.",
      also: [
        "tax",
        "owe",
        "owed",
        "this year",
        "expect to owe",
        "tax this year",
        "estimated tax",
        "tax of",
        "tax bill",
        "tax bill of",
        "will owe",
        "owing",
        "expect a tax bill of",
        "estimate i'll owe",
        "expected to owe",
        "this year i'll owe",
        "total tax this year",
        "think i'll owe",
        "tax liability",
        "expect a tax of",
      ],
    }),
    expectedIncome: money("Income you expect for the year", {
      also: ["income", "earn"],
      default: 80_000,
      min: 0,
    }),
    withholding: money("Tax withheld from pay", {
      unsaid: 0,
      default: 2000,
      min: 0,
      also: [
        "withheld",
        "withheld from my paychecks",
        "tax withheld",
        "taken out",
        "paycheck withholding",
        "from my paychecks",
        "withheld from paychecks",
        "job withholds",
      ],
    }),
    priorYearTax: money("Tax of the year before", {
      default: 11_000,
      min: 0,
      help: "Total tax on last year's return, for a full 12 months.",
      also: [
        "last year's tax",
        "last year",
        "prior year",
        "paid last year",
        "previous year",
        "owed last year",
        "tax last year",
        "my tax was",
        "total tax was",
        "my total tax was",
        "last year's tax was",
        "total tax",
        "prior tax",
        "last year's bill",
        "paid in taxes last year",
        "year's tax",
        "previous tax",
      ],
    }),
    priorYearIncome: money("Adjusted gross income of the year before", {
      also: [
        "agi",
        "income last year",
        "prior income",
        "an agi of",
        "agi of",
        "on an agi of",
        "last year's income",
        "income was",
        "adjusted gross income",
        "of income",
        "last year's agi",
        "on income of",
        "income of",
      ],
      default: 72_000,
      min: 0,
    }),
    filingStatus: choice("Filing status", {
      default: "single",
      options: [
        ["single", "Single"],
        ["marriedJoint", "Married filing jointly"],
        ["marriedSeparate", "Married filing separately"],
        ["headOfHousehold", "Head of household"],
      ],
    }),
  },
  outputs: {
    quarterlyPayment: money("Payment each quarter", {
      also: [
        "quarterly",
        "each quarter",
        "per quarter",
        "quarterly payment",
        "quarterly payments",
        "pay each quarter",
        "quarterly payment be",
        "each quarterly payment",
        "every quarter",
        "pay quarterly",
        "a quarter",
      ],
      decimals: 2,
    }),
    paymentsRequired: boolean("Payments needed to avoid a penalty", { words: ["Yes", "No"] }),
    requiredAnnualPayment: money("Required for the year", {
      also: [
        "avoid a penalty",
        "to avoid a penalty",
        "pay this year to avoid a penalty",
        "avoid the penalty",
        "safe harbor amount",
      ],
      decimals: 2,
    }),
    currentYearAmount: money("90% of this year's tax", { decimals: 2 }),
    priorYearAmount: money("100% or 110% of last year's tax", { decimals: 2 }),
    totalEstimatedPayments: money("Four payments together", { decimals: 2 }),
    dueWithReturn: money("Left to pay with the return", {
      also: ["owe with the return", "due in april"],
      decimals: 2,
      help: "Negative: a refund.",
    }),
    setAsideRate: percent("Share of income to set aside", {
      also: ["set aside", "percent to set aside"],
      decimals: 1,
      none: "No income expected",
    }),
    firstDueDate: date("First due date", { also: ["when is the first payment due", "first due date"] }),
    installments: table("Installments", {
      installment: integer("Installment"),
      dueDate: date("Due date"),
      amount: money("Amount", { decimals: 2 }),
      cumulative: money("Cumulative", { decimals: 2 }),
    }),
  },
  currency: "USD",
  pictures: [{ draw: "parts", of: ["withholding", "totalEstimatedPayments", "dueWithReturn"], whole: "expectedTax" }],
  compute(inputs) {
    const { taxYear, expectedTax, expectedIncome, withholding, priorYearTax } = inputs;
    const currentYearAmount = 0.9 * expectedTax;
    const threshold = inputs.filingStatus === "marriedSeparate" ? 75_000 : 150_000;
    const priorYearAmount = inputs.priorYearIncome > threshold ? priorYearTax * 1.1 : priorYearTax;
    const requiredAnnualPayment = Math.min(currentYearAmount, priorYearAmount);
    const paymentsRequired = expectedTax - withholding >= 1000 && withholding < requiredAnnualPayment;
    const totalEstimatedPayments = paymentsRequired ? requiredAnnualPayment - withholding : 0;
    const quarterlyPayment = totalEstimatedPayments / 4;
    const dueDates = dueDatesOf(taxYear);
    return {
      quarterlyPayment,
      paymentsRequired,
      requiredAnnualPayment,
      currentYearAmount,
      priorYearAmount,
      totalEstimatedPayments,
      dueWithReturn: expectedTax - withholding - totalEstimatedPayments,
      setAsideRate: expectedIncome > 0 ? (100 * expectedTax) / expectedIncome : null,
      firstDueDate: dueDates[0]!,
      installments: dueDates.map((dueDate, index) => ({
        installment: index + 1,
        dueDate,
        amount: quarterlyPayment,
        cumulative: quarterlyPayment * (index + 1),
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.paymentsRequired
      ? `Pay {quarterlyPayment} each quarter, starting by {firstDueDate}, and you will owe no penalty.`
      : `You need no estimated payments to avoid a penalty.`,
    outputs.dueWithReturn! >= 0
      ? `You pay the remaining {dueWithReturn} with your return.`
      : `You get ${say.money(-outputs.dueWithReturn!, 2)} back with your return.`,
    outputs.setAsideRate === null
      ? `Enter your expected income to see what share of it to set aside.`
      : `Set aside {setAsideRate} of every payment you receive for this year's tax.`,
  ],
  formula: {
    tex: [
      String.raw`R = \min\bigl(0.9\,T,\; k\,T_0\bigr), \qquad k = 1 \text{ or } 1.1`,
      String.raw`q = \frac{R - W}{4} \quad \text{if } T - W \ge 1000 \text{ and } W < R, \text{ else } 0`,
    ],
    where: {
      R: "required for the year",
      T: "tax you expect for the year",
      T_0: "tax of the year before",
      k: "1.1 if last year's adjusted gross income was above $150,000 ($75,000 if married filing separately)",
      q: "payment each quarter",
      W: "tax withheld from pay",
    },
  },
  howTo: [
    "Enter the Tax you expect for the year: income tax and self-employment tax after credits. The income tax and self-employment tax calculators give you both parts.",
    "Enter Tax withheld from pay, for example from a job you hold besides the business.",
    "Copy the Tax of the year before (Form 1040, line 24) and the Adjusted gross income of the year before (line 11).",
    "Choose the Filing status and read the four payments with their due dates.",
  ],
  faq: [
    {
      question: "What are the safe harbors?",
      answer:
        "No penalty is due if withholding and timely payments reach 90% of this year's tax, or 100% of last year's tax (110% if last year's adjusted gross income was above $150,000), or if you owe less than $1,000 after withholding.",
    },
    {
      question: "Which is safer, 90% of this year or 100% of last year?",
      answer:
        "Last year's tax, because it is known. If your income grows, you pay less during the year and the rest with the return, without penalty. If it falls, 90% of this year's tax is the smaller amount.",
    },
    {
      question: "Why are the quarters not three months long?",
      answer:
        "The law sets the dates: April 15, June 15, September 15 and January 15. So the second period covers two months and the last one four. A date that falls on a weekend or holiday moves to the next business day.",
    },
    {
      question: "My income comes late in the year. Do I have to pay a quarter in April?",
      answer:
        "Not necessarily. With the annualized income method (Schedule AI of Form 2210) each payment follows the income you have earned so far. It takes more work, and this calculator does not cover it.",
    },
  ],
  about: [
    "Federal estimated tax for individuals with four equal payments. Farmers and fishermen, who make a single payment and need to cover only two thirds of the tax, are left out; so are state estimated taxes, which have rules and dates of their own.",
    "Last year's tax counts only if that tax year covered twelve months and you filed a return. Avoiding the penalty is not the same as having the money for the final bill: keep the share to set aside in a savings account.",
  ],
  sources: [
    "26 U.S.C. 6654; Internal Revenue Service, Form 1040-ES and Publication 505",
    "26 U.S.C. 7503 and Internal Revenue Service, Publication 509 (tax calendars)",
  ],
  overflow: "expectedTax",
  caution: "US federal rules for individuals; not tax advice. States have their own rules and dates.",
  phrases: [
    "quarterly estimated tax {expectedTax} last year {priorYearTax}",
    "estimated tax payments for {expectedTax} of tax",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "$14,000 of tax expected, $11,000 last year",
      inputs: {},
      outputs: {
        quarterlyPayment: 2250,
        requiredAnnualPayment: 11_000,
        dueWithReturn: 3000,
        firstDueDate: "2026-04-15",
      },
    },
    {
      title: "Withholding from a job is enough",
      inputs: { withholding: 12_500 },
      outputs: { paymentsRequired: false, quarterlyPayment: 0, dueWithReturn: 1500 },
    },
  ],
});

/** The 15th of April, June, September and January, each moved past weekends and holidays (26 U.S.C. 7503). */
function dueDatesOf(taxYear: number): readonly string[] {
  const dates = [
    toIsoDate(taxYear, 4, 15),
    toIsoDate(taxYear, 6, 15),
    toIsoDate(taxYear, 9, 15),
    toIsoDate(taxYear + 1, 1, 15),
  ];
  return dates.map((date) => {
    let due = date;
    while (isDayOff(due)) due = addDays(due, 1);
    return due;
  });
}

function isDayOff(date: string): boolean {
  const { year } = splitDate(date);
  return isoWeekday(date) >= SATURDAY || date === emancipationDay(year) || date === nthWeekday(year, 1, MONDAY, 3);
}

/** The holiday of the District of Columbia as observed: 16 April, or the Friday or Monday beside it. */
function emancipationDay(year: number): string {
  const date = toIsoDate(year, 4, 16);
  const weekday = isoWeekday(date);
  return weekday === SATURDAY ? addDays(date, -1) : weekday === SUNDAY ? addDays(date, 1) : date;
}
