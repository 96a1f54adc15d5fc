import { defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "marketing-funnel",
  name: "Marketing Funnel Calculator",
  category: "digital-marketing",
  emoji: "🪣",
  description:
    "Conversion at each stage from visitor to customer, where most people are lost, and what fixing a step is worth.",
  keywords: [
    "sales funnel",
    "lead conversion",
    "funnel stages",
    "drop-off",
    "visitors to customers",
    "mql to sql",
    "pipeline",
  ],
  related: [
    { id: "conversion-rate", stage: "complementary", relevance: 84 },
    { id: "cost-per-acquisition", stage: "complementary", relevance: 80 },
    "email-marketing",
    "customer-lifetime-value",
    { id: "ab-test", stage: "next_step", relevance: 76 },
  ],
  inputs: {
    stages: list("Stages, from the top", {
      of: {
        stage: text("Stage", { maxLength: 60 }),
        count: integer("People", { min: 0, max: 1_000_000_000_000 }),
      },
      default: [
        { stage: "Visitors", count: 20_000 },
        { stage: "Leads", count: 900 },
        { stage: "Qualified leads", count: 320 },
        { stage: "Offers", count: 140 },
        { stage: "Customers", count: 42 },
      ],
      minItems: 2,
      maxItems: 20,
      also: ["stages", "funnel"],
    }),
    valuePerCustomer: money("Value of a customer", { default: 800, min: 0, decimals: 2, also: ["customer value"] }),
    totalCost: money("Cost of the campaign", { default: 9000, min: 0, decimals: 2 }),
    goalCustomers: integer("Customers you need", {
      default: 100,
      min: 1,
      max: 1_000_000_000_000,
      also: ["goal", "customers needed"],
    }),
    improvement: percent("If a step lost fewer people by", { default: 10, min: 0, max: 100 }),
  },
  outputs: {
    overallConversion: percent("From first to last stage", { decimals: 3 }),
    biggestDrop: text("Most are lost before"),
    biggestDropPercent: percent("Lost there", { decimals: 1 }),
    averageStepRate: percent("Average rate of a step", { decimals: 1 }),
    revenue: money("Revenue", { decimals: 2 }),
    revenuePerVisitor: money("Revenue per visitor", { decimals: 2 }),
    profit: money("Revenue less cost", { decimals: 2 }),
    costPerVisitor: money("Cost per visitor", { decimals: 2 }),
    costPerCustomer: money("Cost per customer", { decimals: 2, none: "No customers" }),
    visitorsForGoal: integer("Visitors for the customers you need", { none: "No customers to go by" }),
    costForGoal: money("Cost for them", { decimals: 2, none: "No customers to go by" }),
    funnel: table("The funnel", {
      stage: text("Stage"),
      count: integer("People"),
      ofPrevious: percent("Of the stage before", { decimals: 2, none: "Nobody before" }),
      ofTop: percent("Of the first stage", { decimals: 3 }),
      lost: integer("Lost"),
      neededForGoal: number("Needed for the goal", { decimals: 1, none: "No customers to go by" }),
    }),
    improvements: table("What fixing a step is worth", {
      step: text("Step to"),
      rate: percent("Rate", { decimals: 2, none: "Nobody before" }),
      newRate: percent("New rate", { decimals: 2, none: "Nobody before" }),
      extraCustomers: number("More customers", { decimals: 2, none: "Nobody passes yet" }),
      extraRevenue: money("More revenue", { decimals: 2, none: "Nobody passes yet" }),
    }),
  },
  compute(inputs) {
    const { stages, valuePerCustomer, totalCost, goalCustomers } = inputs;
    const counts = stages.map((stage) => stage.count);
    const [first, last] = [counts[0]!, counts.at(-1)!];
    if (first === 0) refuse("stages", "The first stage has no people. Enter at least one.");
    const rising = counts.findIndex((count, index) => index > 0 && count > counts[index - 1]!);
    if (rising > 0)
      refuse(
        "stages",
        `Row ${rising + 1}: a stage cannot have more people than the one before it. Put the stages in order.`,
      );
    const rateTo = (index: number) => (counts[index - 1]! > 0 ? counts[index]! / counts[index - 1]! : null);
    const steps = stages.slice(1).map((stage, index) => ({ step: stage.stage, rate: rateTo(index + 1) }));
    const worst = steps.reduce((low, step) => ((step.rate ?? 1) < (low.rate ?? 1) ? step : low));
    const revenue = last * valuePerCustomer;
    const costPerCustomer = last > 0 ? totalCost / last : null;
    return {
      overallConversion: (100 * last) / first,
      biggestDrop: worst.step,
      biggestDropPercent: 100 * (1 - (worst.rate ?? 1)),
      averageStepRate: 100 * (last / first) ** (1 / steps.length),
      revenue,
      revenuePerVisitor: revenue / first,
      profit: revenue - totalCost,
      costPerVisitor: totalCost / first,
      costPerCustomer,
      visitorsForGoal: last > 0 ? Math.ceil((goalCustomers * first) / last - 1e-9) : null,
      costForGoal: costPerCustomer === null ? null : costPerCustomer * goalCustomers,
      funnel: stages.map(({ stage, count }, index) => {
        const rate = index === 0 ? 1 : rateTo(index);
        return {
          stage,
          count,
          ofPrevious: rate === null ? null : 100 * rate,
          ofTop: (100 * count) / first,
          lost: index === 0 ? 0 : counts[index - 1]! - count,
          neededForGoal: last > 0 ? (goalCustomers * count) / last : null,
        };
      }),
      improvements: steps.map(({ step, rate }) => {
        const newRate = rate === null ? null : rate + ((1 - rate) * inputs.improvement) / 100;
        const extraCustomers = rate && newRate !== null ? last * (newRate / rate - 1) : null;
        return {
          step,
          rate: rate === null ? null : 100 * rate,
          newRate: newRate === null ? null : 100 * newRate,
          extraCustomers,
          extraRevenue: extraCustomers === null ? null : extraCustomers * valuePerCustomer,
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const best = outputs.improvements!.reduce((most, row) =>
      (row.extraCustomers ?? 0) > (most.extraCustomers ?? 0) ? row : most,
    );
    return [
      `{overallConversion} of those at the top become customers; each of them brings {revenuePerVisitor}.`,
      `Most are lost before “${outputs.biggestDrop}”: {biggestDropPercent} do not get there.`,
      outputs.visitorsForGoal === null
        ? `Nobody reaches the last stage yet, so the way to {goalCustomers} customers cannot be planned.`
        : (best.extraCustomers ?? 0) > 0
          ? `For {goalCustomers} customers you need {visitorsForGoal} at the top. Losing {improvement} fewer before “${best.step}” would bring the most: ${say.number(best.extraCustomers!, 1)} customers more.`
          : `For {goalCustomers} customers you need {visitorsForGoal} at the top.`,
    ];
  },
  formula: {
    tex: [
      String.raw`r_k = \frac{n_k}{n_{k-1}} \qquad R = \frac{n_m}{n_1} = \prod_k r_k \qquad \bar r = R^{1/(m-1)}`,
      String.raw`r'_k = r_k + (1 - r_k)\,q \qquad \Delta = n_m\left(\frac{r'_k}{r_k} - 1\right)`,
    ],
    where: {
      n_k: "people at stage k of m",
      r_k: "rate of a step",
      "R, \\bar r": "conversion from first to last stage, and average rate of a step",
      q: "share of the lost people that an improvement keeps",
      "\\Delta": "more customers when one step improves",
    },
  },
  howTo: [
    "List the Stages, from the top, with the people who reached each in the same period.",
    "Enter the Value of a customer and the Cost of the campaign.",
    "Set the Customers you need; the table shows how many people each stage must have.",
    "Set If a step lost fewer people by, and compare What fixing a step is worth.",
  ],
  faq: [
    {
      question: "Which step should I work on first?",
      answer:
        "Not always the one with the biggest loss: many visitors never meant to buy. Look at the extra customers in the last table: the same effort (keeping 10 % of those who leave) pays most where the rate is low and people are already interested. Then check which step is cheapest to change.",
    },
    {
      question: "Why do my stages not add up in time?",
      answer:
        "A lead of March may buy in May. For long sales cycles follow a cohort: take everyone who entered in one month and count how far they have come by now. Counting all stages in the same month is only right when the flow is steady.",
    },
    {
      question: "What are MQL and SQL?",
      answer:
        "A marketing qualified lead has shown interest and fits the target group; a sales qualified lead has been checked by sales and is worth an offer. Enter them as two stages; between them often two thirds are lost.",
    },
  ],
  about: [
    "Use it for shops (visit, cart, checkout, order), software (visit, trial, paid) and sales with offers. Each stage holds a part of the stage before, so counts cannot rise.",
    "The value of an improvement keeps all other rates as they are. In practice people who are kept with a nudge convert a little worse further down, so take it as an upper limit.",
  ],
  sources: [
    "Kotler, Keller, Chernev: Marketing Management (16th ed., 2021): the purchase funnel",
    "Farris, Bendle, Pfeifer, Reibstein: Marketing Metrics (4th ed., 2020)",
  ],
  overflow: "valuePerCustomer",
  phrases: ["marketing funnel for {goalCustomers} customers", "sales funnel customer value {valuePerCustomer}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A shop: visits, carts, orders",
      inputs: {
        stages: [
          { stage: "Visits", count: 10_000 },
          { stage: "Carts", count: 800 },
          { stage: "Orders", count: 240 },
        ],
      },
      outputs: {
        overallConversion: 2.4,
        biggestDrop: "Carts",
        biggestDropPercent: 92,
        visitorsForGoal: 4167,
        costPerCustomer: 37.5,
      },
    },
    {
      title: "Software with a free trial",
      inputs: {
        stages: [
          { stage: "Visitors", count: 40_000 },
          { stage: "Trials", count: 1200 },
          { stage: "Active users", count: 480 },
          { stage: "Paying", count: 144 },
        ],
        valuePerCustomer: 300,
        totalCost: 12_000,
        goalCustomers: 200,
      },
      outputs: { overallConversion: 0.36, revenue: 43_200, visitorsForGoal: 55_556 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        stages: [
          { stage: "Visits", count: 10_000 },
          { stage: "Carts", count: 800 },
          { stage: "Orders", count: 240 },
        ],
        valuePerCustomer: 800,
        totalCost: 9000,
        goalCustomers: 100,
        improvement: 10,
      },
      outputs: {
        overallConversion: 2.4,
        biggestDrop: "Carts",
        biggestDropPercent: 92,
        visitorsForGoal: 4167,
        costPerCustomer: 37.5,
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {},
      outputs: {
        overallConversion: 0.21,
        biggestDrop: "Leads",
        biggestDropPercent: 95.5,
        averageStepRate: 21.4069514293,
        revenue: 33_600,
        revenuePerVisitor: 1.68,
        profit: 24_600,
        costPerVisitor: 0.45,
        costPerCustomer: 214.285714286,
        visitorsForGoal: 47_620,
        costForGoal: 21428.5714286,
        funnel: {
          rows: 5,
          first: {
            stage: "Visitors",
            count: 20_000,
            ofPrevious: 100,
            ofTop: 100,
            lost: 0,
            neededForGoal: 47619.047619,
          },
          last: { stage: "Customers", count: 42, ofPrevious: 30, ofTop: 0.21, lost: 98, neededForGoal: 100 },
        },
        improvements: {
          rows: 4,
          first: {
            step: "Leads",
            rate: 4.5,
            newRate: 14.05,
            extraCustomers: 89.1333333333,
            extraRevenue: 71306.6666667,
          },
          last: { step: "Customers", rate: 30, newRate: 37, extraCustomers: 9.8, extraRevenue: 7840 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {
        stages: [
          { stage: "Ads", count: 50_000 },
          { stage: "Clicks", count: 700 },
          { stage: "Trials", count: 70 },
          { stage: "Paid", count: 7 },
        ],
        valuePerCustomer: 99,
        totalCost: 430,
        goalCustomers: 25,
        improvement: 5,
      },
      outputs: {
        overallConversion: 0.014,
        biggestDrop: "Clicks",
        biggestDropPercent: 98.6,
        averageStepRate: 5.19249410185,
        revenue: 693,
        revenuePerVisitor: 0.01386,
        profit: 263,
        costPerVisitor: 0.0086,
        costPerCustomer: 61.4285714286,
        visitorsForGoal: 178_572,
        costForGoal: 1535.71428571,
        funnel: {
          rows: 4,
          first: { stage: "Ads", count: 50_000, ofPrevious: 100, ofTop: 100, lost: 0, neededForGoal: 178571.428571 },
          last: { stage: "Paid", count: 7, ofPrevious: 10, ofTop: 0.014, lost: 63, neededForGoal: 25 },
        },
        improvements: {
          rows: 3,
          first: { step: "Clicks", rate: 1.4, newRate: 6.33, extraCustomers: 24.65, extraRevenue: 2440.35 },
          last: { step: "Paid", rate: 10, newRate: 14.5, extraCustomers: 3.15, extraRevenue: 311.85 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {
        stages: [
          { stage: "A", count: 100 },
          { stage: "B", count: 0 },
          { stage: "C", count: 0 },
        ],
      },
      outputs: {
        overallConversion: 0,
        biggestDrop: "B",
        biggestDropPercent: 100,
        averageStepRate: 0,
        revenue: 0,
        revenuePerVisitor: 0,
        profit: -9000,
        costPerVisitor: 90,
        costPerCustomer: null,
        visitorsForGoal: null,
        costForGoal: null,
        funnel: {
          rows: 3,
          first: { stage: "A", count: 100, ofPrevious: 100, ofTop: 100, lost: 0, neededForGoal: null },
          last: { stage: "C", count: 0, ofPrevious: null, ofTop: 0, lost: 0, neededForGoal: null },
        },
        improvements: {
          rows: 2,
          first: { step: "B", rate: 0, newRate: 10, extraCustomers: null, extraRevenue: null },
          last: { step: "C", rate: null, newRate: null, extraCustomers: null, extraRevenue: null },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {
        stages: [
          { stage: "A", count: 10 },
          { stage: "B", count: 10 },
        ],
        improvement: 100,
      },
      outputs: {
        overallConversion: 100,
        biggestDrop: "B",
        biggestDropPercent: 0,
        averageStepRate: 100,
        revenue: 8000,
        revenuePerVisitor: 800,
        profit: -1000,
        costPerVisitor: 900,
        costPerCustomer: 900,
        visitorsForGoal: 100,
        costForGoal: 90_000,
        funnel: {
          rows: 2,
          first: { stage: "A", count: 10, ofPrevious: 100, ofTop: 100, lost: 0, neededForGoal: 100 },
          last: { stage: "B", count: 10, ofPrevious: 100, ofTop: 100, lost: 0, neededForGoal: 100 },
        },
        improvements: {
          rows: 1,
          first: { step: "B", rate: 100, newRate: 100, extraCustomers: 0, extraRevenue: 0 },
          last: { step: "B", rate: 100, newRate: 100, extraCustomers: 0, extraRevenue: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, mpmath 1.2 for the root",
      inputs: {
        stages: [
          { stage: "A", count: 900 },
          { stage: "B", count: 300 },
          { stage: "C", count: 100 },
        ],
        goalCustomers: 7,
      },
      outputs: {
        overallConversion: 11.1111111111,
        biggestDrop: "B",
        biggestDropPercent: 66.6666666667,
        averageStepRate: 33.3333333333,
        revenue: 80_000,
        revenuePerVisitor: 88.8888888889,
        profit: 71_000,
        costPerVisitor: 10,
        costPerCustomer: 90,
        visitorsForGoal: 63,
        costForGoal: 630,
        funnel: {
          rows: 3,
          first: { stage: "A", count: 900, ofPrevious: 100, ofTop: 100, lost: 0, neededForGoal: 63 },
          last: {
            stage: "C",
            count: 100,
            ofPrevious: 33.3333333333,
            ofTop: 11.1111111111,
            lost: 200,
            neededForGoal: 7,
          },
        },
        improvements: {
          rows: 2,
          first: { step: "B", rate: 33.3333333333, newRate: 40, extraCustomers: 20, extraRevenue: 16_000 },
          last: { step: "C", rate: 33.3333333333, newRate: 40, extraCustomers: 20, extraRevenue: 16_000 },
        },
      },
    },
    { by: "Refusal", inputs: { stages: [{ stage: "A", count: 10 }] }, refuses: "stages" },
    {
      by: "Refusal",
      inputs: {
        stages: [
          { stage: "A", count: 0 },
          { stage: "B", count: 0 },
        ],
      },
      refuses: "stages",
    },
    {
      by: "Refusal",
      inputs: {
        stages: [
          { stage: "A", count: 10 },
          { stage: "B", count: 11 },
        ],
      },
      refuses: "stages",
    },
    { by: "Refusal", inputs: { goalCustomers: 0 }, refuses: "goalCustomers" },
  ],
});
