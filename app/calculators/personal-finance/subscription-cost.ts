import { chart, choice, defineCalculator, integer, list, money, number, percent, table, text } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/annuity.ts";

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
    years: integer("Over", { default: 10, min: 1, max: 80, unit: "years", also: ["years"] }),
    priceIncrease: percent("Prices rise each year by", { default: 3, min: -20, max: 50, optional: true }),
    annualReturn: percent("Return if invested instead", { default: 6, min: 0, max: 50, optional: true }),
    hourlyWage: money("Your pay per hour, after tax", {
      default: 20,
      min: 0,
      optional: true,
      also: ["wage", "hourly pay"],
    }),
  },
  outputs: {
    yearlyCost: money("Per year", { decimals: 2 }),
    monthlyCost: money("Per month", { decimals: 2 }),
    dailyCost: money("Per day", { decimals: 2 }),
    costOverYears: money("Over the years"),
    investedInstead: money("If invested instead"),
    hoursOfWork: number("Hours of work per year", { unit: "hours", decimals: 1, none: "Enter your pay per hour" }),
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
    `Over {years} they add up to {costOverYears}; invested instead, the money would be {investedInstead}.`,
    outputs.yearlyCost! > 0 && outputs.mostExpensive
      ? `The most expensive one is {mostExpensive}.`
      : `Add names and prices to see which one costs most.`,
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
    "Go through your bank and card statements of one whole year, since yearly renewals hide, and list every subscription with price and cycle.",
    "Set over how many years to look ahead and how fast Prices rise.",
    "Enter Your pay per hour, after tax, to see the cost in hours of work.",
    "Look at Share: cancelling one large line that you hardly use changes more than three small ones.",
  ],
  faq: [
    {
      question: "How much do people spend on subscriptions?",
      answer:
        "More than they think. In a 2022 survey by C+R Research, Americans guessed 86 dollars a month and found 219 when they went through the list.",
    },
    {
      question: "Is paying yearly cheaper?",
      answer:
        "Often by 15 to 20 %, about two free months. It only pays if you use the service all year; enter both variants and compare the yearly cost.",
    },
    {
      question: "Are four weeks the same as a month?",
      answer:
        "No. A weekly price is paid 52 times a year, which is 4.33 times a month. A gym at 12 a week costs 52 a month, not 48.",
    },
  ],
  about: [
    "Small prices at regular intervals are easy to overlook. The sum over ten years with rising prices shows what a subscription really competes with.",
    "If invested instead assumes that each month's money is really put aside and earns a steady return before tax. A free trial or a price for new customers should be entered at its later, regular price.",
  ],
  sources: ["Kellison: The Theory of Interest (3rd ed., 2009), annuities"],
  phrases: [
    "subscription cost over {years} years",
    "what do my subscriptions cost in {years} years at {hourlyWage} an hour",
  ],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        subscriptions: [
          { name: "Video streaming", price: 15.99, cycle: "monthly" },
          { name: "Music", price: 10.99, cycle: "monthly" },
          { name: "Cloud storage", price: 29.99, cycle: "yearly" },
          { name: "Gym", price: 12, cycle: "weekly" },
          { name: "Meal kit", price: 60, cycle: "weekly" },
        ],
        years: 10,
        priceIncrease: 3,
        annualReturn: 6,
        hourlyWage: 20,
      },
      outputs: {
        yearlyCost: 4097.75,
        monthlyCost: 341.479166667,
        dailyCost: 11.2267123288,
        costOverYears: 46976.1114486,
        investedInstead: 62708.227354,
        hoursOfWork: 204.8875,
        count: 5,
        mostExpensive: "Meal kit",
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: {
        subscriptions: [
          { name: "A", price: 7.49, cycle: "quarterly" },
          { name: "B", price: 3.2, cycle: "weekly" },
          { name: "C", price: 166.4, cycle: "yearly" },
        ],
        years: 15,
        priceIncrease: 4.5,
        annualReturn: 7.2,
        hourlyWage: 31.5,
      },
      outputs: {
        yearlyCost: 362.76,
        monthlyCost: 30.23,
        dailyCost: 0.993863013699,
        costOverYears: 7539.62353457,
        investedInstead: 12515.5150314,
        hoursOfWork: 11.5161904762,
        count: 3,
        mostExpensive: "B",
        breakdown: {
          rows: 3,
          first: { name: "A", perMonth: 2.49666666667, perYear: 29.96, share: 8.25890395854 },
          last: { name: "C", perMonth: 13.8666666667, perYear: 166.4, share: 45.8705480207 },
        },
        yearlyTable: {
          rows: 15,
          first: { year: 1, cost: 362.76, spent: 362.76, invested: 374.580815429 },
          last: { year: 15, cost: 671.811539766, spent: 7539.62353457, invested: 12515.5150314 },
        },
        spentOrInvested: {
          rows: 16,
          first: { year: 0, spent: 0, invested: 0 },
          last: { year: 15, spent: 7539.62353457, invested: 12515.5150314 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: { subscriptions: [{ name: "Free", price: 0, cycle: "monthly" }], hourlyWage: 0, years: 1 },
      outputs: {
        yearlyCost: 0,
        monthlyCost: 0,
        dailyCost: 0,
        costOverYears: 0,
        investedInstead: 0,
        hoursOfWork: null,
        count: 1,
        mostExpensive: "Free",
        breakdown: {
          rows: 1,
          first: { name: "Free", perMonth: 0, perYear: 0, share: 0 },
          last: { name: "Free", perMonth: 0, perYear: 0, share: 0 },
        },
        yearlyTable: {
          rows: 1,
          first: { year: 1, cost: 0, spent: 0, invested: 0 },
          last: { year: 1, cost: 0, spent: 0, invested: 0 },
        },
        spentOrInvested: {
          rows: 2,
          first: { year: 0, spent: 0, invested: 0 },
          last: { year: 1, spent: 0, invested: 0 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: { priceIncrease: -20, annualReturn: 0, years: 80 },
      outputs: {
        yearlyCost: 4097.75,
        monthlyCost: 341.479166667,
        dailyCost: 11.2267123288,
        costOverYears: 20488.749638,
        investedInstead: 20488.749638,
        hoursOfWork: 204.8875,
        count: 5,
        mostExpensive: "Meal kit",
        breakdown: {
          rows: 5,
          first: { name: "Video streaming", perMonth: 15.99, perYear: 191.88, share: 4.68256970289 },
          last: { name: "Meal kit", perMonth: 260, perYear: 3120, share: 76.1393447624 },
        },
        yearlyTable: {
          rows: 80,
          first: { year: 1, cost: 4097.75, spent: 4097.75, invested: 4097.75 },
          last: { year: 80, cost: 9.05012194962e-5, spent: 20488.749638, invested: 20488.749638 },
        },
        spentOrInvested: {
          rows: 81,
          first: { year: 0, spent: 0, invested: 0 },
          last: { year: 80, spent: 20488.749638, invested: 20488.749638 },
        },
      },
    },
    {
      by: "Python 3.11 decimal, 50 digits, month-by-month simulation",
      inputs: { priceIncrease: 0, annualReturn: 50, years: 3 },
      outputs: {
        yearlyCost: 4097.75,
        monthlyCost: 341.479166667,
        dailyCost: 11.2267123288,
        costOverYears: 12293.25,
        investedInstead: 23599.2276955,
        hoursOfWork: 204.8875,
        count: 5,
        mostExpensive: "Meal kit",
        breakdown: {
          rows: 5,
          first: { name: "Video streaming", perMonth: 15.99, perYear: 191.88, share: 4.68256970289 },
          last: { name: "Meal kit", perMonth: 260, perYear: 3120, share: 76.1393447624 },
        },
        yearlyTable: {
          rows: 3,
          first: { year: 1, cost: 4097.75, spent: 4097.75, invested: 4968.25846222 },
          last: { year: 3, cost: 4097.75, spent: 12293.25, invested: 23599.2276955 },
        },
        spentOrInvested: {
          rows: 4,
          first: { year: 0, spent: 0, invested: 0 },
          last: { year: 3, spent: 12293.25, invested: 23599.2276955 },
        },
      },
    },
    {
      by: "LibreOffice Calc 7.4 FV",
      inputs: { subscriptions: [{ name: "A", price: 100, cycle: "monthly" }], priceIncrease: 0 },
      outputs: { investedInstead: 16247.3442428, costOverYears: 12_000 },
    },
    { by: "Refusal", inputs: { subscriptions: [] }, refuses: "subscriptions" },
    { by: "Refusal", inputs: { subscriptions: [{ name: "x", price: 1, cycle: "daily" }] }, refuses: "subscriptions" },
    { by: "Refusal", inputs: { years: 0 }, refuses: "years" },
    { by: "Refusal", inputs: { annualReturn: 51 }, refuses: "annualReturn" },
  ],
});
