import { chart, choice, defineCalculator, integer, list, money, number, percent, table, text } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";

const PER_YEAR = { weekly: 52, monthly: 12, quarterly: 4, yearly: 1 } as const;

export default defineCalculator({
  id: "subscription-cost",
  name: "Subscription Cost Calculator",
  category: "personal-finance",
  emoji: "📺",
  description:
    "What all your subscriptions cost a month, a year and over the years, in hours of work, and what the money would grow to if invested.",
  keywords: [
    "streaming costs",
    "recurring payments",
    "monthly memberships",
    "cancel subscriptions",
    "how much do I spend on subscriptions",
    "gym membership cost",
  ],
  related: [
    { id: "budget-50-30-20", stage: "next_step", relevance: 82 },
    { id: "compound-interest", stage: "advanced_planning", relevance: 74 },
    { id: "savings-goal", stage: "next_step", relevance: 72 },
    "emergency-fund",
    "smoking-cost",
  ],
  inputs: {
    subscriptions: list("Your subscriptions", {
      of: {
        name: text("Name", { maxLength: 60 }),
        price: money("Price", { min: 0 }),
        cycle: choice("Every", {
          unsaid: "monthly",
          options: [
            ["weekly", "Week"],
            ["monthly", "Month"],
            ["quarterly", "Quarter"],
            ["yearly", "Year"],
          ],
        }),
      },
      default: [
        { name: "Video streaming", price: 15.99, cycle: "monthly" },
        { name: "Music", price: 10.99, cycle: "monthly" },
        { name: "Cloud storage", price: 29.99, cycle: "yearly" },
        { name: "Gym", price: 12, cycle: "weekly" },
        { name: "Meal kit", price: 60, cycle: "weekly" },
      ],
      minItems: 1,
      maxItems: 200,
    }),
    years: integer("Over", { default: 10, min: 1, max: 80, unit: "years", also: ["for"] }),
    priceIncrease: percent("Prices rise each year by", {
      also: ["rising", "prices rise", "prices go up"],
      default: 3,
      min: -20,
      max: 50,
      optional: true,
    }),
    annualReturn: percent("Return if invested instead", {
      also: ["invested at"],
      default: 6,
      min: 0,
      max: 50,
      optional: true,
    }),
    hourlyWage: money("Your pay per hour, after tax", {
      default: 20,
      min: 0,
      optional: true,
      also: ["wage", "hourly pay", "make", "earn", "paid"],
    }),
  },
  outputs: {
    yearlyCost: money("Per year", {
      also: ["a year", "yearly cost", "in a year", "yearly", "annually", "annual cost"],
      decimals: 2,
    }),
    monthlyCost: money("Per month", { also: ["a month", "monthly cost", "monthly"], decimals: 2 }),
    dailyCost: money("Per day", { also: ["a day"], decimals: 2 }),
    costOverYears: money("Over the years"),
    investedInstead: money("If invested instead"),
    hoursOfWork: number("Hours of work per year", { unit: "hours", decimals: 1, none: "Enter your pay per hour." }),
    count: integer("Subscriptions"),
    mostExpensive: text("Most expensive"),
    breakdown: table(
      "Each one",
      {
        name: text("Name"),
        perMonth: money("Per month", { decimals: 2 }),
        perYear: money("Per year", { decimals: 2 }),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "name", value: "perYear" } },
    ),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      cost: money("Cost"),
      spent: money("Spent so far"),
      invested: money("If invested"),
    }),
    spentOrInvested: chart("Spent or invested", {
      x: { year: integer("Year") },
      y: { spent: money("Spent so far"), invested: money("If invested") },
      as: "line",
    }),
  },
  compute({ subscriptions, years, priceIncrease, annualReturn, hourlyWage }) {
    const each = subscriptions.map(({ name, price, cycle }) => ({ name, perYear: price * PER_YEAR[cycle] }));
    const yearlyCost = each.reduce((total, { perYear }) => total + perYear, 0);
    const monthlyReturn = Math.expm1(Math.log1p(annualReturn / 100) / 12);
    let [spent, invested] = [0, 0];
    const yearlyTable = Array.from({ length: years }, (_, index) => {
      const cost = yearlyCost * (1 + priceIncrease / 100) ** index;
      spent += cost;
      invested = invested * (1 + annualReturn / 100) + futureValueOfAnnuity(cost / 12, monthlyReturn, 12);
      return { year: index + 1, cost, spent, invested };
    });
    const dearest = each.reduce((most, one) => (one.perYear > most.perYear ? one : most));
    return {
      yearlyCost,
      monthlyCost: yearlyCost / 12,
      dailyCost: yearlyCost / 365,
      costOverYears: spent,
      investedInstead: invested,
      hoursOfWork: hourlyWage > 0 ? yearlyCost / hourlyWage : null,
      count: subscriptions.length,
      mostExpensive: dearest.name,
      breakdown: each.map(({ name, perYear }) => ({
        name,
        perMonth: perYear / 12,
        perYear,
        share: yearlyCost > 0 ? (100 * perYear) / yearlyCost : 0,
      })),
      yearlyTable,
      spentOrInvested: [
        { year: 0, spent: 0, invested: 0 },
        ...yearlyTable.map((row) => ({ year: row.year, spent: row.spent, invested: row.invested })),
      ],
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.hoursOfWork === null
      ? `Your subscriptions cost {monthlyCost} a month, {yearlyCost} a year.`
      : `Your subscriptions cost {monthlyCost} a month, {yearlyCost} a year: {hoursOfWork} of work.`,
    `Over {years} they add up to {costOverYears}; invested instead, the money would grow to {investedInstead}.`,
    outputs.yearlyCost! > 0 && outputs.mostExpensive
      ? `The most expensive one is {mostExpensive}.`
      : `Add names and prices to see which one costs the most.`,
  ],
  formula: {
    tex: [
      String.raw`Y = \sum_i f_i\,p_i`,
      String.raw`S = \sum_{y=1}^{n} Y\,(1 + g)^{y-1}`,
      String.raw`V_k = V_{k-1}\,(1 + r)^{1/12} + \tfrac{1}{12}\,Y\,(1 + g)^{y-1}`,
    ],
    where: {
      Y: "cost per year",
      p_i: "price of a subscription",
      f_i: "times a year: 52 weekly, 12 monthly, 4 quarterly, 1 yearly",
      S: "cost over n years",
      g: "price rise per year",
      V_k: "what the money would have grown to after month k, in year y",
      r: "return per year",
    },
  },
  howTo: [
    "Go through a full year of bank and card statements, because yearly renewals are easy to miss, and list every subscription with its price and cycle.",
    "Choose how many years to look ahead and how fast Prices rise.",
    "Enter Your pay per hour, after tax, to see the cost in hours of work.",
    "Look at Share: canceling one big subscription you hardly use changes more than canceling three small ones.",
  ],
  faq: [
    {
      question: "How much do people spend on subscriptions?",
      answer:
        "More than they think. In a 2022 survey by C+R Research, Americans guessed $86 a month and found $219 when they went through the list.",
    },
    {
      question: "Is paying yearly cheaper?",
      answer:
        "Often by 15 to 20%, or about two months free. It only pays off if you use the service all year; enter both options and compare the yearly cost.",
    },
    {
      question: "Are four weeks the same as a month?",
      answer:
        "No. You pay a weekly price 52 times a year, which is 4.33 times a month. A gym at 12 a week costs 52 a month, not 48.",
    },
  ],
  about: [
    "Small prices at regular intervals are easy to overlook. The sum over ten years with rising prices shows what a subscription really competes with.",
    "If invested instead assumes that each month's money is really set aside and earns a steady return before tax. Enter a free trial or new-customer price at its later, regular price.",
  ],
  caution:
    "The invested amount is before tax and fees and assumes the same return every year; investments can lose money.",
  sources: ["Kellison: The Theory of Interest (3rd ed., 2009), annuities"],
  phrases: [
    "subscription cost over {years} years",
    "what do my subscriptions cost in {years} years at {hourlyWage} an hour",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Streaming, music, storage, a gym and a meal kit",
      inputs: {},
      outputs: {
        yearlyCost: 4097.75,
        monthlyCost: 341.479166667,
        investedInstead: 62708.227354,
        mostExpensive: "Meal kit",
      },
    },
    {
      title: "One subscription of 12.99 over five years",
      inputs: { subscriptions: [{ name: "News", price: 12.99, cycle: "monthly" }], years: 5 },
      outputs: { yearlyCost: 155.88, costOverYears: 827.588090063, investedInstead: 955.133386561 },
    },
  ],
});
