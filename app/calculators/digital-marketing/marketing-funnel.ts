import { defineCalculator, integer, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "marketing-funnel",
  name: "Marketing Funnel Calculator",
  category: "digital-marketing",
  emoji: "🪣",
  description:
    "Conversion at each stage from visitor to customer, where you lose the most people, and what fixing a step is worth.",
  keywords: [
    "sales funnel",
    "lead conversion",
    "funnel stages",
    "drop-off",
    "visitors to customers",
    "mql to sql",
    "pipeline",
    "at which step do we lose the most",
    "leads to customers",
    "overall conversion",
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
      also: [
        "funnel",
        "visitors",
        "leads",
        "customers",
        "sales",
        "trials",
        "signups",
        "demos",
        "opportunities",
        "qualified",
        "proposal",
        "signed",
        "sign ups",
        "subscribers",
        "prospects",
        "orders",
        "buyers",
        "clients",
        "checkout",
        "added to cart",
        "mqls",
        "sqls",
        "deals",
        "qualified leads",
        "quotes",
        "meetings",
        "got a proposal",
        "contacts",
      ],
    }),
    valuePerCustomer: money("Value of a customer", {
      default: 800,
      min: 0,
      decimals: 2,
      also: ["customer value", "worth", "each worth", "customer is worth"],
    }),
    totalCost: money("Cost of the campaign", {
      also: ["cost", "spent", "campaign cost", "cost us"],
      default: 9000,
      min: 0,
      decimals: 2,
    }),
    goalCustomers: integer("Customers you need", {
      default: 100,
      min: 1,
      max: 1_000_000_000_000,
      also: ["goal", "customers needed", "need", "want", "for customers"],
    }),
    improvement: percent("If a step lost fewer people by", { default: 10, min: 0, max: 100 }),
  },
  outputs: {
    overallConversion: percent("From first to last stage", {
      also: [
        "conversion",
        "conversion rate",
        "overall conversion",
        "overall conversion rate",
        "total conversion",
        "end to end conversion",
      ],
      decimals: 3,
    }),
    biggestDrop: text("Most are lost before", {
      also: ["lose the most", "biggest drop", "which step", "where do we lose"],
    }),
    biggestDropPercent: percent("Lost there", { decimals: 1 }),
    averageStepRate: percent("Average rate of a step", { decimals: 1 }),
    revenue: money("Revenue", { decimals: 2 }),
    revenuePerVisitor: money("Revenue per visitor", { decimals: 2 }),
    profit: money("Revenue less cost", { decimals: 2 }),
    costPerVisitor: money("Cost per visitor", { decimals: 2 }),
    costPerCustomer: money("Cost per customer", { also: ["cost per customer"], decimals: 2, none: "No customers" }),
    visitorsForGoal: integer("Visitors for the customers you need", {
      also: ["visitors do i need", "how many visitors"],
      none: "No customers to go by",
    }),
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
  pictures: [{ draw: "rows", table: "funnel", name: "stage", value: "count", title: "How many reach each stage" }],
  compute(inputs) {
    const { stages, valuePerCustomer, totalCost, goalCustomers } = inputs;
    const counts = stages.map((stage) => stage.count);
    const [first, last] = [counts[0]!, counts.at(-1)!];
    if (first === 0) refuse("stages", "There is nobody in the first stage. Enter at least one person.");
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
      outputs.visitorsForGoal === null
        ? `Nobody has become a customer yet.`
        : `{overallConversion} of the people at the top become customers${outputs.revenue! > 0 ? "; each person at the top is worth {revenuePerVisitor}" : ""}.`,
      outputs.biggestDropPercent! > 0
        ? `You lose the most people ${outputs.biggestDrop ? `before “${outputs.biggestDrop}”` : "before a stage without a name"}: {biggestDropPercent} of them never get there.`
        : `You lose nobody between stages.`,
      ...(outputs.visitorsForGoal === null
        ? []
        : [
            `To get ${inputs.goalCustomers === 1 ? "one customer" : "{goalCustomers} customers"}, you need {visitorsForGoal} people at the top.${
              (best.extraCustomers ?? 0) > 0
                ? ` Losing {improvement} fewer ${best.step ? `before “${best.step}”` : "before a stage without a name"} would help the most: ${say.number(best.extraCustomers!, 1)} more customers.`
                : ""
            }`,
          ]),
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
      q: "share of the lost people an improvement keeps",
      "\\Delta": "more customers when one step improves",
    },
  },
  howTo: [
    "List the Stages, from the top, with the number of people who reached each in the same period.",
    "Enter the Value of a customer and the Cost of the campaign.",
    "Set the Customers you need; the table shows how many people each stage has to have.",
    "Set If a step lost fewer people by, and compare the steps in What fixing a step is worth.",
  ],
  faq: [
    {
      question: "Which step should I work on first?",
      answer:
        "Not always the one with the biggest loss: many visitors never meant to buy. Look at the extra customers in the last table: the same effort (keeping 10% of those who leave) pays off most where the rate is low. Then check which of those steps is the cheapest to change, and where people are already interested.",
    },
    {
      question: "What if people take months to move through the stages?",
      answer:
        "A lead from March may buy in May. For long sales cycles, follow a cohort: take everyone who entered in one month and count how far they have come. Counting all stages in the same month is right only when the flow is steady.",
    },
    {
      question: "What are MQL and SQL?",
      answer:
        "A marketing-qualified lead has shown interest and fits the target group; a sales-qualified lead has been vetted by sales and is worth an offer. Enter them as two stages; often two-thirds are lost between them.",
    },
  ],
  about: [
    "Use it for online stores (visit, cart, checkout, order), software (visit, trial, paid) and sales teams that make offers. Each stage is a subset of the one before, so counts cannot rise.",
    "The value of an improvement assumes all other rates stay the same. In practice, people who stay because of a nudge convert a little worse further down, so treat it as an upper limit.",
  ],
  sources: [
    "Kotler, Keller, Chernev: Marketing Management (16th ed., 2021): the purchase funnel",
    "Farris, Bendle, Pfeifer, Reibstein: Marketing Metrics (4th ed., 2020)",
  ],
  overflow: "valuePerCustomer",
  phrases: [
    "marketing funnel for {goalCustomers} customers",
    "sales funnel customer value {valuePerCustomer}",
    "funnel {stages}",
    "overall conversion from {stages} visitors to leads to demos to customers",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An online store: visits, carts, orders",
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
});
