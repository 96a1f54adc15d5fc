import { defineCalculator, choice, date, integer, list, money, percent, refuse, table, text } from "#engine/define.ts";
import { addMonths, daysBetween, partsOf } from "#maths/calendar.ts";

export default defineCalculator({
  id: "judgment-interest",
  name: "Judgment Interest Calculator",
  category: "legal",
  emoji: "⚖️",
  description:
    "Interest on a court judgment to the day, simple or compounded yearly, with part payments applied to interest first, and the per diem.",
  keywords: [
    "post-judgment interest",
    "per diem interest",
    "28 USC 1961",
    "prejudgment interest",
    "court judgment",
    "statutory interest",
    "payoff of a judgment",
  ],
  related: [
    { id: "late-payment-interest", stage: "complementary", relevance: 84 },
    { id: "simple-interest", stage: "complementary", relevance: 72 },
    { id: "legal-deadline", stage: "complementary", relevance: 74 },
    "date-difference",
    "contingency-fee",
  ],
  inputs: {
    principal: money("Judgment amount", { default: 25_000, min: 0.01, also: ["judgment", "amount", "award", "of"] }),
    annualRate: percent("Interest rate", {
      default: 4,
      min: 0,
      max: 100,
      help: "US federal courts: 1-year Treasury yield of the week before the judgment; states set their own",
      also: ["rate", "interest", "at"],
    }),
    judgmentDate: date("Date of judgment", { default: "2024-02-12", also: ["from", "since", "judgment on"] }),
    endDate: date("Calculated to", { default: "2026-03-31", also: ["to", "until", "through"] }),
    compounding: choice("Interest is", {
      default: "annually",
      options: [
        ["simple", "Simple (most states)"],
        ["annually", "Compounded yearly (US federal)"],
      ],
    }),
    payments: list("Payments made", {
      of: {
        date: date("Date"),
        amount: money("Amount", { min: 0.01 }),
      },
      default: [{ date: "2025-01-15", amount: 5000 }],
      maxItems: 1000,
      also: ["paid", "payments"],
    }),
  },
  outputs: {
    totalDue: money("Due on that day", { decimals: 2 }),
    interest: money("Interest in total", { decimals: 2 }),
    dailyInterest: money("Interest per further day", { decimals: 2 }),
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
  compute(inputs) {
    const { judgmentDate, endDate } = inputs;
    if (endDate < judgmentDate)
      refuse("endDate", "The day to which interest is calculated is before the judgment. Choose a later day.");
    const outside = inputs.payments.findIndex(({ date }) => date < judgmentDate || date > endDate);
    if (outside >= 0)
      refuse("payments", `Row ${outside + 1}: the payment is not between the judgment and the day of the calculation.`);

    const dailyRate = inputs.annualRate / 100 / 365;
    let [principal, unpaid, interest, since] = [inputs.principal, 0, 0, judgmentDate];
    const history = eventsOf(inputs).map(({ date, event, payment }) => {
      const accrued = principal * dailyRate * daysBetween(since, date);
      [unpaid, interest, since] = [unpaid + accrued, interest + accrued, date];
      if (event === "Interest added to principal") [principal, unpaid] = [principal + unpaid, 0];
      if (payment > principal + unpaid + 0.005)
        refuse("payments", `The payment of ${date} is more than was due then. Lower it or remove it.`);
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
    "On {endDate} {totalDue} is due: {principalDue} of principal and {interestDue} of interest.",
    "Over {days} {interest} of interest accrued; each further day adds {dailyInterest}.",
    outputs.paymentsTotal! > 0
      ? "The payments of {paymentsTotal} were taken against interest first, then against the principal."
      : `Interest is ${inputs.compounding === "simple" ? "simple: it never bears interest itself." : "added to the principal on each anniversary of the judgment."}`,
  ],
  formula: {
    tex: [
      String.raw`A = P \cdot \frac{r}{100} \cdot \frac{d}{365}`,
      String.raw`\text{per day} = P \cdot \frac{r}{100 \cdot 365}`,
    ],
    where: {
      A: "interest from one event to the next (a payment, an anniversary, the end)",
      P: "principal still due; with yearly compounding unpaid interest joins it on each anniversary",
      r: "interest rate in percent a year",
      d: "days in between",
    },
  },
  howTo: [
    "Enter the Judgment amount, costs included if they bear interest, and the Interest rate that the court or statute sets.",
    "Enter the Date of judgment and the day to which the interest is Calculated.",
    "Choose whether interest is simple, as in most states, or compounded yearly, as in US federal courts.",
    "List the Payments made with their dates. Use the Interest per further day for a payoff letter.",
  ],
  faq: [
    {
      question: "Which rate applies?",
      answer:
        "In US federal courts the weekly average one-year Treasury yield for the calendar week before the judgment (28 U.S.C. 1961), fixed on that day. States have their own: California 10 % (5 % for some consumer debts), New York 9 % (2 % for consumer debts), Texas the prime rate within 5 to 15 %.",
    },
    {
      question: "What is paid first, interest or principal?",
      answer:
        "Interest. Under the United States Rule (Story v. Livingston, 1839) a payment covers accrued interest and only the rest lowers the principal; interest left unpaid does not bear interest until a compounding date.",
    },
    {
      question: "Are leap years counted with 366 days?",
      answer:
        "Not here: each day bears 1/365 of the yearly rate, so a year with a 29 February has one day's interest more. Some courts divide by 366 in leap years; on 25,000 at 4 % the difference is below 3 a year.",
    },
    {
      question: "Can I use it for interest before the judgment?",
      answer:
        "Yes, if it is simple interest at a fixed rate: take the date of the claim as the start. Then run it again from the judgment with the sum as Judgment amount.",
    },
  ],
  about: [
    "For creditors, debtors and lawyers who need the amount due on a given day: a payoff letter, a writ, a settlement. The history shows each step for the file.",
    "One rate holds for the whole time. Where a state's rate changes each year or with the court's order, calculate each span on its own, carrying principal and unpaid interest over. Costs and fees added later need a second run from their own date.",
  ],
  sources: [
    "28 U.S.C. 1961(b): computed daily, compounded annually",
    "Story v. Livingston, 38 U.S. 359 (1839): partial payments apply to interest first (United States Rule)",
  ],
  caution: "Rates and rules differ by court and kind of debt; the judgment and the statute decide.",
  overflow: "annualRate",
  phrases: [
    "interest on a judgment of {principal} at {annualRate} from {judgmentDate} to {endDate}",
    "judgment interest {principal} at {annualRate}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "25,000 at 4 % in a federal court, one payment",
      inputs: {},
      outputs: { totalDue: 21942.2869906, days: 778, paymentsTotal: 5000 },
    },
    {
      title: "40,000 at 9 % simple, 10,000 paid in September",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        principal: 40_000,
        annualRate: 9,
        judgmentDate: "2025-03-03",
        endDate: "2026-02-27",
        compounding: "simple",
        payments: [{ date: "2025-09-01", amount: 10_000 }],
      },
      outputs: {
        totalDue: 33198.4069957,
        interest: 3198.40699568,
        dailyInterest: 7.83987990242,
        days: 361,
        principalDue: 31795.0684932,
        interestDue: 1403.33850253,
        paymentsTotal: 10_000,
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: {
        principal: 40_000,
        annualRate: 9,
        judgmentDate: "2025-03-03",
        endDate: "2026-02-27",
        compounding: "simple",
        payments: [{ date: "2025-09-01", amount: 10_000 }],
      },
      outputs: {
        totalDue: 33198.4069957,
        interest: 3198.40699568,
        dailyInterest: 7.83987990242,
        days: 361,
        principalDue: 31795.0684932,
        interestDue: 1403.33850253,
        paymentsTotal: 10_000,
        history: {
          rows: 2,
          first: {
            date: "2025-09-01",
            event: "Payment",
            interest: 1795.06849315,
            payment: 10_000,
            balance: 31795.0684932,
          },
          last: { date: "2026-02-27", event: "End", interest: 1403.33850253, payment: 0, balance: 33198.4069957 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: {},
      outputs: {
        totalDue: 21942.2869906,
        interest: 1942.28699056,
        dailyInterest: 2.39231214463,
        days: 778,
        principalDue: 21829.8483198,
        interestDue: 112.438670798,
        paymentsTotal: 5000,
        history: {
          rows: 4,
          first: {
            date: "2025-01-15",
            event: "Payment",
            interest: 926.02739726,
            payment: 5000,
            balance: 20926.0273973,
          },
          last: { date: "2026-03-31", event: "End", interest: 112.438670798, payment: 0, balance: 21942.2869906 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: { compounding: "simple" },
      outputs: {
        totalDue: 21935.0632389,
        interest: 1935.06323888,
        dailyInterest: 2.29326327641,
        days: 778,
        principalDue: 20926.0273973,
        interestDue: 1009.03584162,
        paymentsTotal: 5000,
        history: {
          rows: 2,
          first: {
            date: "2025-01-15",
            event: "Payment",
            interest: 926.02739726,
            payment: 5000,
            balance: 20926.0273973,
          },
          last: { date: "2026-03-31", event: "End", interest: 1009.03584162, payment: 0, balance: 21935.0632389 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: { payments: [] },
      outputs: {
        totalDue: 27182.1385115,
        interest: 2182.13851154,
        dailyInterest: 2.96359992494,
        days: 778,
        principalDue: 27042.8493151,
        interestDue: 139.289196472,
        paymentsTotal: 0,
        history: {
          rows: 3,
          first: {
            date: "2025-02-12",
            event: "Interest added to principal",
            interest: 1002.73972603,
            payment: 0,
            balance: 26002.739726,
          },
          last: { date: "2026-03-31", event: "End", interest: 139.289196472, payment: 0, balance: 27182.1385115 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: { annualRate: 0 },
      outputs: {
        totalDue: 20_000,
        interest: 0,
        dailyInterest: 0,
        days: 778,
        principalDue: 20_000,
        interestDue: 0,
        paymentsTotal: 5000,
        history: {
          rows: 4,
          first: { date: "2025-01-15", event: "Payment", interest: 0, payment: 5000, balance: 20_000 },
          last: { date: "2026-03-31", event: "End", interest: 0, payment: 0, balance: 20_000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: {
        judgmentDate: "2024-02-29",
        endDate: "2027-03-01",
        payments: [
          { date: "2025-02-28", amount: 300 },
          { date: "2026-02-28", amount: 200.5 },
        ],
        annualRate: 7.25,
        principal: 8000,
      },
      outputs: {
        totalDue: 9310.93456493,
        interest: 1811.43456493,
        dailyInterest: 1.84906492808,
        days: 1096,
        principalDue: 9309.0855,
        interestDue: 1.84906492808,
        paymentsTotal: 500.5,
        history: {
          rows: 6,
          first: { date: "2025-02-28", event: "Interest added to principal", interest: 580, payment: 0, balance: 8580 },
          last: { date: "2027-03-01", event: "End", interest: 1.84906492808, payment: 0, balance: 9310.93456493 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: { judgmentDate: "2025-03-03", endDate: "2025-03-03", payments: [] },
      outputs: {
        totalDue: 25_000,
        interest: 0,
        dailyInterest: 2.7397260274,
        days: 0,
        principalDue: 25_000,
        interestDue: 0,
        paymentsTotal: 0,
        history: {
          rows: 1,
          first: { date: "2025-03-03", event: "End", interest: 0, payment: 0, balance: 25_000 },
          last: { date: "2025-03-03", event: "End", interest: 0, payment: 0, balance: 25_000 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: {
        principal: 1000,
        annualRate: 10,
        judgmentDate: "2025-01-01",
        endDate: "2025-12-31",
        payments: [{ date: "2025-07-02", amount: 1049.86 }],
      },
      outputs: {
        totalDue: 0.00316397072622,
        interest: 49.8631639707,
        dailyInterest: 8.25670857572e-7,
        days: 364,
        principalDue: 0.00301369863014,
        interestDue: 0.000150272096078,
        paymentsTotal: 1049.86,
        history: {
          rows: 2,
          first: {
            date: "2025-07-02",
            event: "Payment",
            interest: 49.8630136986,
            payment: 1049.86,
            balance: 0.00301369863014,
          },
          last: {
            date: "2025-12-31",
            event: "End",
            interest: 0.000150272096078,
            payment: 0,
            balance: 0.00316397072622,
          },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: {
        principal: 5000,
        annualRate: 12,
        judgmentDate: "2025-01-01",
        endDate: "2025-12-31",
        compounding: "simple",
        payments: [
          { date: "2025-11-01", amount: 20 },
          { date: "2025-03-01", amount: 10 },
          { date: "2025-03-01", amount: 500 },
        ],
      },
      outputs: {
        totalDue: 5026.94164008,
        interest: 556.941640083,
        dailyInterest: 1.50805029086,
        days: 364,
        principalDue: 4586.98630137,
        interestDue: 439.955338713,
        paymentsTotal: 530,
        history: {
          rows: 4,
          first: { date: "2025-03-01", event: "Payment", interest: 96.9863013699, payment: 10, balance: 5086.98630137 },
          last: { date: "2025-12-31", event: "End", interest: 90.4830174517, payment: 0, balance: 5026.94164008 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, interest of every single day",
      inputs: { principal: 5000, annualRate: 4.5, judgmentDate: "2023-06-15", endDate: "2026-06-15", payments: [] },
      outputs: {
        totalDue: 5706.5037911,
        interest: 706.503791096,
        dailyInterest: 0.703541563286,
        days: 1096,
        principalDue: 5706.5037911,
        interestDue: 0,
        paymentsTotal: 0,
        history: {
          rows: 4,
          first: {
            date: "2024-06-15",
            event: "Interest added to principal",
            interest: 225.616438356,
            payment: 0,
            balance: 5225.61643836,
          },
          last: { date: "2026-06-15", event: "End", interest: 0, payment: 0, balance: 5706.5037911 },
        },
      },
    },
    {
      by: "Hand: 365 days of 4 % on 25,000 are 1000, also over a leap day",
      inputs: { compounding: "simple", payments: [], judgmentDate: "2023-03-01", endDate: "2024-02-29" },
      outputs: { interest: 1000, days: 365 },
    },
    { by: "Refusal: the end before the judgment", inputs: { endDate: "2024-02-11", payments: [] }, refuses: "endDate" },
    {
      by: "Refusal: a payment before the judgment",
      inputs: { payments: [{ date: "2024-02-11", amount: 5 }] },
      refuses: "payments",
    },
    {
      by: "Refusal: a payment after the end",
      inputs: { payments: [{ date: "2026-04-01", amount: 5 }] },
      refuses: "payments",
    },
    {
      by: "Refusal: more than is due",
      inputs: { principal: 1000, annualRate: 0, payments: [{ date: "2025-01-01", amount: 1000.01 }] },
      refuses: "payments",
    },
    { by: "Refusal", inputs: { payments: [{ date: "2025-01-01", amount: 0 }] }, refuses: "payments" },
    { by: "Refusal", inputs: { annualRate: 101 }, refuses: "annualRate" },
    { by: "Refusal", inputs: { principal: 0 }, refuses: "principal" },
    {
      by: "Refusal: too large for a number",
      inputs: { annualRate: 100, judgmentDate: "0001-01-01", endDate: "9999-12-31", payments: [] },
      refuses: "annualRate",
    },
  ],
});

interface Dates {
  readonly judgmentDate: string;
  readonly endDate: string;
  readonly compounding: "simple" | "annually";
  readonly payments: readonly { readonly date: string; readonly amount: number }[];
}

/** What happens in order of date; on one date an anniversary comes before payments, the end last. */
function eventsOf({ judgmentDate, endDate, compounding, payments }: Dates) {
  const years = compounding === "simple" ? 0 : partsOf(endDate).year - partsOf(judgmentDate).year;
  const anniversaries = Array.from({ length: years }, (_, index) => addMonths(judgmentDate, 12 * (index + 1)))
    .filter((date) => date <= endDate)
    .map((date) => ({ date, event: "Interest added to principal", payment: 0 }));
  const paid = payments.map(({ date, amount }) => ({ date, event: "Payment", payment: amount }));
  const inOrder = [...anniversaries, ...paid].toSorted((one, other) =>
    one.date < other.date ? -1 : one.date > other.date ? 1 : 0,
  );
  return [...inOrder, { date: endDate, event: "End", payment: 0 }];
}
