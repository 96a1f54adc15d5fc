import { defineCalculator, choice, date, integer, list, money, percent, refuse, table, text } from "#engine/define.ts";
import { addMonths, daysBetween, splitDate } from "#maths/calendar.ts";

export default defineCalculator({
  id: "judgment-interest",
  name: "Judgment Interest Calculator",
  category: "legal",
  emoji: "⚖️",
  description:
    "Interest on a court judgment to the day, simple or compounded yearly, with partial payments applied to interest first, and the per diem.",
  keywords: [
    "post-judgment interest",
    "per diem interest",
    "28 USC 1961",
    "prejudgment interest",
    "court judgment",
    "statutory interest",
    "payoff of a judgment",
    "interest on a court award",
    "per diem",
    "won in court interest",
  ],
  related: [
    { id: "late-payment-interest", stage: "complementary", relevance: 84 },
    { id: "simple-interest", stage: "complementary", relevance: 72 },
    { id: "legal-deadline", stage: "complementary", relevance: 74 },
    "date-difference",
    "contingency-fee",
  ],
  inputs: {
    principal: money("Judgment amount", {
      default: 25_000,
      min: 0.01,
      also: [
        "judgment",
        "amount",
        "award",
        "of",
        "i won",
        "won",
        "in court",
        "judgment of",
        "court awarded",
        "judgement",
        "owed on a judgment",
        "judgment is",
        "judgment for",
        "won a judgment",
        "judgement of",
      ],
    }),
    annualRate: percent("Interest rate", {
      default: 4,
      min: 0,
      max: 100,
      help: "US federal courts use the 1-year Treasury yield of the week before the judgment; states set their own rates.",
      also: [
        "rate",
        "interest",
        "at",
        "state rate is",
        "rate of",
        "statutory rate",
        "simple",
        "percent simple",
        "interest at",
        "legal rate",
      ],
    }),
    judgmentDate: date("Date of judgment", {
      default: "2024-02-12",
      also: [
        "from",
        "since",
        "judgment on",
        "won on",
        "entered on",
        "dated",
        "starting",
        "on",
        "judgment entered",
        "court on",
      ],
    }),
    endDate: date("Calculated to", {
      default: "2026-03-31",
      also: ["to", "until", "through", "total on", "as of", "paid on", "today"],
    }),
    compounding: choice("Interest is", {
      called: {
        simple: ["simple interest", "simple"],
        annually: ["compounded annually", "compounded yearly", "compound", "federal"],
      },
      default: "annually",
      options: [
        ["simple", "Simple (most states)"],
        ["annually", "Compounded yearly (US federal)"],
      ],
    }),
    payments: list("Payments made", {
      unsaid: [],
      of: {
        date: date("Date"),
        amount: money("Amount", { min: 0.01 }),
      },
      default: [{ date: "2025-01-15", amount: 5000 }],
      maxItems: 1000,
      also: ["paid", "payments", "has paid", "paid so far", "payment of"],
    }),
  },
  outputs: {
    totalDue: money("Due on that day", {
      also: ["owe me in total", "in total", "total owed", "payoff", "total due", "owe me", "do i owe", "what is owed"],
      decimals: 2,
    }),
    interest: money("Interest in total", {
      also: ["how much interest", "interest has built up", "interest accrued", "interest owed"],
      decimals: 2,
    }),
    dailyInterest: money("Interest per additional day", {
      also: ["per diem", "interest per day", "a day", "daily interest"],
      decimals: 2,
    }),
    days: integer("Days", { unit: "days" }),
    principalDue: money("Principal still due", { decimals: 2 }),
    interestDue: money("Interest still due", { decimals: 2 }),
    paymentsTotal: money("Payments", { decimals: 2 }),
    history: table("History", {
      date: date("Date"),
      event: text("Event"),
      interest: money("Interest", { decimals: 2 }),
      payment: money("Payment", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["principalDue", "interestDue"], whole: "totalDue" }],
  compute(inputs) {
    const { judgmentDate, endDate } = inputs;
    if (endDate < judgmentDate)
      refuse("endDate", "Interest is calculated to a day before the judgment. Choose a later day.");
    if (splitDate(endDate).year - splitDate(judgmentDate).year > LONGEST)
      refuse("endDate", `Interest is calculated for at most ${LONGEST} years after the judgment.`);
    const outside = inputs.payments.findIndex(({ date }) => date < judgmentDate || date > endDate);
    if (outside >= 0)
      refuse(
        "payments",
        `Row ${outside + 1}: the payment is not between the date of the judgment and the day of the calculation.`,
      );

    const dailyRate = inputs.annualRate / 100 / 365;
    let [principal, unpaid, interest, since] = [inputs.principal, 0, 0, judgmentDate];
    const history = eventsOf(inputs).map(({ date, event, payment }) => {
      const accrued = principal * dailyRate * daysBetween(since, date);
      [unpaid, interest, since] = [unpaid + accrued, interest + accrued, date];
      if (event === "Interest added to principal") [principal, unpaid] = [principal + unpaid, 0];
      if (payment > principal + unpaid + 0.005)
        refuse("payments", `The payment of ${date} is more than was due on that day. Lower it or remove it.`);
      const toInterest = Math.min(unpaid, payment);
      [unpaid, principal] = [unpaid - toInterest, Math.max(0, principal - (payment - toInterest))];
      return { date, event, interest: accrued, payment, balance: principal + unpaid };
    });
    return {
      totalDue: principal + unpaid,
      interest,
      dailyInterest: principal * dailyRate,
      days: daysBetween(judgmentDate, endDate),
      principalDue: principal,
      interestDue: unpaid,
      paymentsTotal: inputs.payments.reduce((total, { amount }) => total + amount, 0),
      history,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.totalDue === 0
      ? "On {endDate} nothing is due any more."
      : outputs.interestDue! > 0
        ? "On {endDate}, {totalDue} is due: {principalDue} in principal and {interestDue} in interest."
        : "On {endDate}, {totalDue} is due, all of it principal.",
    outputs.interest === 0
      ? "No interest has accrued."
      : `Over {days}, {interest} in interest accrued${outputs.dailyInterest! > 0 ? "; every further day adds {dailyInterest}" : ""}.`,
    outputs.paymentsTotal! > 0
      ? "The {paymentsTotal} already paid was applied to interest first, then to principal."
      : `Interest is ${inputs.compounding === "simple" ? "simple: it never bears interest itself." : "added to the principal on each anniversary of the judgment."}`,
  ],
  formula: {
    tex: [
      String.raw`A = P \cdot \frac{r}{100} \cdot \frac{d}{365}`,
      String.raw`\text{per day} = P \cdot \frac{r}{100 \cdot 365}`,
    ],
    where: {
      A: "interest from one event to the next (a payment, an anniversary, the end)",
      P: "principal still due; with yearly compounding, unpaid interest is added to it on each anniversary",
      r: "yearly interest rate in percent",
      d: "days in between",
    },
  },
  howTo: [
    "Enter the Judgment amount, including costs if they bear interest, and the Interest rate set by the court or statute.",
    "Enter the Date of judgment and the day up to which interest is Calculated.",
    "Choose whether interest is simple, as in most states, or compounded yearly, as in US federal courts.",
    "List the Payments made with their dates. Use the Interest per additional day in a payoff letter.",
  ],
  faq: [
    {
      question: "Which rate applies?",
      answer:
        "In US federal courts, the weekly average one-year Treasury yield for the calendar week before the judgment (28 U.S.C. 1961); it stays the same afterward. States have their own rates: California 10% (5% for some consumer debts), New York 9% (2% for consumer debts), Texas the prime rate, but at least 5% and at most 15%.",
    },
    {
      question: "What is paid first, interest or principal?",
      answer:
        "Interest. Under the United States Rule (Story v. Livingston, 1839), a payment first covers accrued interest, and only the rest lowers the principal; unpaid interest does not bear interest until a compounding date.",
    },
    {
      question: "Do leap years count 366 days?",
      answer:
        "Not here: every day bears 1/365 of the yearly rate, so a year with a February 29 has one more day of interest. Some courts divide by 366 in leap years; on 25,000 at 4%, the difference is less than 3 a year.",
    },
    {
      question: "Can I use it for interest before the judgment?",
      answer:
        "Yes, if it is simple interest at a fixed rate: use the date of the claim as the start. Then run it again from the date of the judgment with the total as Judgment amount.",
    },
  ],
  about: [
    "For creditors, debtors and lawyers who need the amount due on a given day: a payoff letter, a writ, a settlement. The history shows every step for your file.",
    "One rate applies throughout. If a state's rate changes each year or by court order, calculate each period separately and carry principal and unpaid interest over. Costs and fees added later need a second run from their own date.",
  ],
  sources: [
    "28 U.S.C. 1961(b): computed daily, compounded annually",
    "Story v. Livingston, 38 U.S. 359 (1839): partial payments apply to interest first (United States Rule)",
  ],
  caution:
    "Rates and rules differ by court and kind of debt, and the judgment and the statute decide; costs and fees added later are not included.",
  overflow: "annualRate",
  phrases: ["interest on a judgment of {principal} at {annualRate} from {judgmentDate} to {endDate}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "25,000 at 4% in federal court, one payment",
      inputs: {},
      outputs: { totalDue: 21942.2869906, days: 778, paymentsTotal: 5000 },
    },
    {
      title: "40,000 at 9% simple, 10,000 paid in September",
      inputs: {
        principal: 40_000,
        annualRate: 9,
        judgmentDate: "2025-03-03",
        endDate: "2026-02-27",
        compounding: "simple",
        payments: [{ date: "2025-09-01", amount: 10_000 }],
      },
      outputs: { totalDue: 33198.4069957, interestDue: 1403.33850253 },
    },
    {
      title: "Nothing paid in three years, compounded yearly",
      inputs: { principal: 5000, annualRate: 4.5, judgmentDate: "2023-06-15", endDate: "2026-06-15", payments: [] },
      outputs: { totalDue: 5706.4742 },
    },
  ],
});

/** Years that a judgment may bear interest here; none is enforced for as long. */
const LONGEST = 200;

interface Dates {
  readonly judgmentDate: string;
  readonly endDate: string;
  readonly compounding: "simple" | "annually";
  readonly payments: readonly { readonly date: string; readonly amount: number }[];
}

/** What happens in order of date; on one date an anniversary comes before payments, the end last. */
function eventsOf({ judgmentDate, endDate, compounding, payments }: Dates) {
  const years = compounding === "simple" ? 0 : splitDate(endDate).year - splitDate(judgmentDate).year;
  const anniversaries = Array.from({ length: years }, (_, index) => addMonths(judgmentDate, 12 * (index + 1)))
    .filter((date) => date <= endDate)
    .map((date) => ({ date, event: "Interest added to principal", payment: 0 }));
  const paid = payments.map(({ date, amount }) => ({ date, event: "Payment", payment: amount }));
  const inOrder = [...anniversaries, ...paid].toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  return [...inOrder, { date: endDate, event: "End", payment: 0 }];
}
