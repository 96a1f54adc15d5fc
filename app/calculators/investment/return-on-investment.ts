import { date, defineCalculator, integer, money, number, percent, refuse } from "#engine/define.ts";
import { daysBetween } from "#maths/calendar.ts";

export default defineCalculator({
  id: "return-on-investment",
  name: "Return on Investment (ROI) Calculator",
  category: "investment",
  emoji: "💹",
  description:
    "Find the total and the yearly return on an investment from what it cost, what it paid and what it sold for.",
  keywords: [
    "annualized return",
    "rate of return",
    "investment gain",
    "profit percentage",
    "money multiple",
    "was it worth it",
    "holding period return",
  ],
  related: [
    { id: "cagr", stage: "complementary", relevance: 88 },
    "investment-calculator",
    { id: "internal-rate-of-return", stage: "advanced_planning", relevance: 86 },
    "rental-property",
    { id: "capital-gains-tax", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    amountInvested: money("Amount invested", {
      default: 10_000,
      min: 0.01,
      also: [
        "invested",
        "bought for",
        "cost",
        "paid",
        "put in",
        "spent",
        "investment",
        "initial",
        "cost of",
        "bought",
        "purchased for",
        "buy for",
        "paid for",
        "bought a",
        "bought stock for",
        "invest",
        "purchase price",
        "put",
      ],
    }),
    amountReturned: money("Value now or sale price", {
      default: 14_500,
      min: 0,
      also: [
        "sold for",
        "worth",
        "value now",
        "sold",
        "got back",
        "returned",
        "final",
        "now worth",
        "received",
        "sold it for",
        "sell for",
        "back",
        "sale price",
        "selling price",
        "value",
        "today",
        "get back",
        "sold them for",
        "cashed out",
        "worth now",
      ],
    }),
    income: money("Income received along the way", {
      unsaid: 0,
      default: 600,
      min: 0,
      help: "Dividends, interest or rent.",
      also: ["dividends", "rent", "in dividends", "in rent", "rental income", "in income", "dividends of", "interest"],
    }),
    costs: money("Fees and other costs", {
      also: ["fees", "in fees", "expenses", "commission", "in commissions", "closing costs", "repairs", "in costs"],
      unsaid: 0,
      default: 150,
      min: 0,
    }),
    startDate: date("Date invested", { also: ["bought on", "invested on", "purchased on"], default: "2021-03-01" }),
    endDate: date("Date sold or valued", { also: ["sold on", "sold it on"], default: "2026-03-01" }),
  },
  outputs: {
    roi: percent("Return on investment", {
      also: [
        "roi",
        "return",
        "rate of return",
        "percent return",
        "percentage return",
        "return did I make",
        "my return",
        "percent gain",
        "percent did I make",
      ],
      decimals: 2,
    }),
    gain: money("Gain or loss", {
      also: ["profit", "gain", "made", "how much did I make", "money made", "how much profit"],
      decimals: 2,
    }),
    annualizedRoi: percent("Annualized return", {
      also: ["annual return", "annualized roi", "annual roi", "annualized", "per year", "yearly return"],
      decimals: 2,
      none: "Held for less than a year: not annualized.",
    }),
    multiple: number("Money multiple", { also: ["multiple"], decimals: 3 }),
    totalCost: money("Total cost"),
    days: integer("Days held"),
    years: number("Years held", { unit: "years", decimals: 2 }),
  },
  celebrates: { returns: "annualizedRoi" },
  pictures: [{ draw: "bars", of: ["totalCost", "amountReturned", "income"], title: "Paid and returned" }],
  compute({ amountInvested, amountReturned, income, costs, startDate, endDate }) {
    const days = daysBetween(startDate, endDate);
    if (days <= 0) refuse("endDate", "The date sold or valued must be after the date invested.");
    const totalCost = amountInvested + costs;
    const gain = amountReturned + income - totalCost;
    const multiple = (amountReturned + income) / totalCost;
    return {
      roi: (100 * gain) / totalCost,
      gain,
      annualizedRoi: days < 365 ? null : 100 * (multiple ** (365 / days) - 1),
      multiple,
      totalCost,
      days,
      years: days / 365,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.gain! >= 0
      ? `You made {gain} on {totalCost}: a return of {roi}.`
      : `You lost ${say.money(-outputs.gain!, 2)} of {totalCost}: a return of {roi}.`,
    outputs.annualizedRoi === null
      ? `It took {days} days; a return over less than a year is not annualized.`
      : `Over {years}, that is {annualizedRoi} a year.`,
    `Each unit of money put in became {multiple}.`,
  ],
  formula: {
    tex: [
      String.raw`\text{ROI} = \frac{V + I - (A + C)}{A + C}`,
      String.raw`r = \left(1 + \text{ROI}\right)^{365/d} - 1`,
    ],
    where: {
      "\\text{ROI}": "return on investment",
      V: "value now or sale price",
      I: "income received along the way",
      A: "amount invested",
      C: "fees and other costs",
      r: "annualized return",
      d: "days held",
    },
  },
  howTo: [
    "Enter the Amount invested and the Value now or sale price.",
    "Add Income received along the way (dividends, interest, rent) and Fees and other costs of both buying and selling.",
    "Enter the dates: they make the yearly return comparable with other investments.",
    "Compare the Annualized return with what the money would have earned elsewhere.",
  ],
  faq: [
    {
      question: "Which of the two returns should I compare?",
      answer:
        "The annualized one. A return of 48.8% in five years is 8.26% a year; 30% in two years is 14% a year and therefore better, although the total is smaller.",
    },
    {
      question: "Why is there no yearly return for five months?",
      answer:
        "It would claim that you can repeat the gain. On paper, 10% in a month is 214% a year. The GIPS standards forbid annualizing periods of less than a year.",
    },
    {
      question: "Does it matter when the income came in?",
      answer:
        "No, dividends from the first and the last year count the same, and income is not reinvested. For payments at different times, use the internal rate of return.",
    },
  ],
  about: [
    "For judging one purchase and sale: stocks, an apartment, a machine, a campaign. Costs belong to the money put in, so the return is on everything you paid.",
    "Tax and inflation are not deducted. Borrowed money changes the picture: the return on your own part is higher or lower than on the whole.",
  ],
  caution:
    "Tax, inflation and borrowing costs are not included unless you enter them as costs; a past return says nothing certain about the next.",
  sources: [
    "CFA Institute, Global Investment Performance Standards (GIPS), 2020: holding period return; returns of less than one year are not annualized",
    "OpenDocument 1.2 part 2 (2011), XIRR: actual/365 discounting",
  ],
  overflow: "amountReturned",
  phrases: [
    "ROI invested {amountInvested} now {amountReturned}",
    "return on {amountInvested} sold for {amountReturned}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Five years, with income and costs",
      inputs: {
        amountInvested: 10_000,
        amountReturned: 14_500,
        income: 600,
        costs: 150,
        startDate: "2021-03-01",
        endDate: "2026-03-01",
      },
      outputs: { roi: 48.7684729064, annualizedRoi: 8.26380487027, gain: 4950 },
    },
    {
      title: "Five months: not annualized",
      inputs: {
        amountInvested: 2000,
        amountReturned: 2300,
        income: 0,
        costs: 20,
        startDate: "2025-06-01",
        endDate: "2025-11-15",
      },
      outputs: { roi: 13.8613861386, annualizedRoi: null, days: 167 },
    },
  ],
});
