import { defineCalculator, money, number, percent, table } from "#engine/define.ts";
import { normalQuantileAbove } from "#maths/distributions.ts";

export default defineCalculator({
  id: "reorder-point",
  name: "Reorder Point and Safety Stock Calculator",
  category: "business",
  emoji: "🔔",
  description:
    "The stock level at which to reorder so you rarely run out, from demand, lead time, how much both vary and a service level.",
  keywords: [
    "ROP",
    "reorder level",
    "lead time demand",
    "buffer stock",
    "service level",
    "stockout",
    "minimum stock",
    "when to reorder stock",
    "how much safety stock",
    "run out of stock",
  ],
  related: [
    { id: "economic-order-quantity", stage: "next_step", relevance: 90 },
    { id: "inventory-turnover", stage: "complementary", relevance: 78 },
    { id: "normal-distribution", stage: "advanced_planning", relevance: 68 },
    "sell-through",
    "working-capital",
  ],
  inputs: {
    dailyDemand: number("Average demand per day", {
      default: 40,
      min: 0.0001,
      unit: "units",
      also: [
        "a day",
        "daily sales",
        "per day",
        "units a day",
        "units per day",
        "daily usage",
        "usage",
        "demand",
        "sell",
        "use",
        "we use",
        "sales of",
        "sell about",
        "average sales",
        "demand of",
        "bags",
        "sold a day",
        "units",
      ],
    }),
    demandDeviation: number("Standard deviation of daily demand", {
      unsaid: 0,
      also: [
        "standard deviation",
        "deviation",
        "std dev",
        "variation",
        "sigma",
        "std dev of demand",
        "deviation of demand",
        "demand varies by",
        "standard deviation of",
        "give or take",
        "daily deviation",
        "demand standard deviation",
        "demand std dev",
      ],
      default: 12,
      min: 0,
      unit: "units",
    }),
    leadTimeDays: number("Average lead time", {
      default: 9,
      min: 0,
      max: 3650,
      unit: "days",
      also: [
        "lead time",
        "lead",
        "days lead",
        "to arrive",
        "delivery takes",
        "delivery time",
        "delivery",
        "takes",
        "supplier takes",
        "lead time is",
        "lead time of",
        "days to arrive",
        "to deliver",
        "restock takes",
        "shipping takes",
        "the roaster takes",
        "delivery in",
      ],
    }),
    leadTimeDeviation: number("Standard deviation of lead time", {
      unsaid: 0,
      also: [
        "lead time variation",
        "lead time standard deviation",
        "deviation of lead time",
        "lead time varies by",
        "lead time std dev",
        "delivery varies by",
        "give or take",
        "standard deviation of",
        "lead time sigma",
        "deviation of",
        "varying with a deviation of",
      ],
      default: 2,
      min: 0,
      max: 3650,
      unit: "days",
    }),
    serviceLevel: percent("Service level", {
      default: 95,
      min: 50,
      max: 99.9999,
      help: "The chance of not running out during a lead time.",
      also: [
        "service",
        "service level of",
        "sure",
        "confidence",
        "in stock",
        "certain",
        "fill rate",
        "sure not to run out",
        "chance of not running out",
      ],
    }),
    holdingCostPerUnit: money("Holding cost per unit and year", {
      also: ["holding cost", "to hold"],
      default: 3,
      min: 0,
    }),
  },
  outputs: {
    reorderPoint: number("Reorder point", {
      also: [
        "reorder",
        "when to reorder",
        "when should i reorder",
        "stock level",
        "order again",
        "when do i reorder",
        "what stock level",
        "reorder level",
      ],
      unit: "units",
      decimals: 1,
    }),
    safetyStock: number("Safety stock", {
      also: ["buffer stock", "extra stock", "buffer"],
      unit: "units",
      decimals: 1,
    }),
    leadTimeDemand: number("Demand during the lead time", {
      also: ["demand during lead time", "lead time demand"],
      unit: "units",
      decimals: 1,
    }),
    zScore: number("z-score of the service level", { decimals: 4 }),
    demandDeviationLeadTime: number("Standard deviation over the lead time", { unit: "units", decimals: 2 }),
    daysOfSafety: number("Safety stock in days of demand", { unit: "days", decimals: 2 }),
    safetyStockCost: money("Yearly cost of the safety stock", { decimals: 2 }),
    byServiceLevel: table(
      "By service level",
      {
        serviceLevel: percent("Service level", { decimals: 1 }),
        zScore: number("Z score", { decimals: 3 }),
        safetyStock: number("Safety stock", { decimals: 1 }),
        reorderPoint: number("Reorder point", { decimals: 1 }),
        holdingCost: money("Holding cost", { decimals: 2 }),
      },
      { mark: { column: "serviceLevel", equals: "serviceLevel" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["leadTimeDemand", "safetyStock"], whole: "reorderPoint" }],
  compute({ dailyDemand, demandDeviation, leadTimeDays, leadTimeDeviation, serviceLevel, holdingCostPerUnit }) {
    const leadTimeDemand = dailyDemand * leadTimeDays;
    const deviation = Math.sqrt(leadTimeDays * demandDeviation ** 2 + (dailyDemand * leadTimeDeviation) ** 2);
    const stockAt = (level: number) => {
      const zScore = normalQuantileAbove((100 - level) / 100);
      const safetyStock = zScore * deviation;
      return {
        serviceLevel: level,
        zScore,
        safetyStock,
        reorderPoint: leadTimeDemand + safetyStock,
        holdingCost: safetyStock * holdingCostPerUnit,
      };
    };
    const own = stockAt(serviceLevel);
    return {
      reorderPoint: own.reorderPoint,
      safetyStock: own.safetyStock,
      leadTimeDemand,
      zScore: own.zScore,
      demandDeviationLeadTime: deviation,
      daysOfSafety: own.safetyStock / dailyDemand,
      safetyStockCost: own.holdingCost,
      byServiceLevel: [80, 85, 90, 95, 97, 98, 99, 99.5, 99.9].map(stockAt),
    };
  },
  takeaways: (inputs, outputs, say) =>
    outputs.demandDeviationLeadTime === 0
      ? [
          `Order again when stock falls to {reorderPoint}. If neither demand nor lead time varies, you need no safety stock.`,
        ]
      : outputs.safetyStock! < 0.05
        ? [
            `Order again when stock falls to {reorderPoint}, the demand during the lead time.`,
            `Without safety stock, you run out in about every other lead time.`,
          ]
        : [
            outputs.leadTimeDemand! > 0
              ? `Order again when stock falls to {reorderPoint}: {leadTimeDemand} for the lead time plus {safetyStock} as a safety margin.`
              : `Order again when stock falls to {reorderPoint}, all of it safety stock.`,
            `That way you run out in about ${say.percent(100 - inputs.serviceLevel)} of lead times.`,
            inputs.holdingCostPerUnit > 0
              ? `The safety stock covers {daysOfSafety} of demand and costs {safetyStockCost} a year to hold.`
              : `The safety stock covers {daysOfSafety} of demand.`,
          ],
  formula: {
    tex: [
      String.raw`R = d\,L + z\,\sqrt{L\,\sigma_d^2 + d^2\,\sigma_L^2}`,
      String.raw`z = \Phi^{-1}(\text{service level})`,
    ],
    where: {
      R: "reorder point",
      d: "average demand per day",
      L: "average lead time in days",
      z: "quantile of the standard normal distribution for the service level",
      [String.raw`\sigma_d`]: "standard deviation of daily demand",
      [String.raw`\sigma_L`]: "standard deviation of the lead time",
    },
  },
  howTo: [
    "Enter the Average demand per day and its standard deviation, from your sales over the past few months.",
    "Enter the Average lead time from order to shelf and how much it varies. Look up the dates of the last ten deliveries.",
    "Choose a Service level: 95% is common, with 98% or more for items customers expect to find.",
    "Look at the By service level table: the last percentage point is the expensive one.",
  ],
  faq: [
    {
      question: "What does a service level of 95% mean?",
      answer:
        "In 95 of 100 lead times, the stock lasts until the delivery arrives. It is not the share of demand you can fill, which is usually higher, because when you run out you lose only part of the demand.",
    },
    {
      question: "How do I get the standard deviation?",
      answer:
        "Take your list of daily sales and use STDEV.S in a spreadsheet, or our standard deviation calculator. If you only have weekly figures, divide their standard deviation by the square root of 7 (or of the number of working days in a week).",
    },
    {
      question: "Why does an unreliable supplier mean so much extra stock?",
      answer:
        "Because the variation in lead time is multiplied by the full daily demand. With the default figures, a deviation of two days causes about five times as much variance as demand itself; a punctual supplier would cut the safety stock by more than half.",
    },
  ],
  about: [
    "The combined formula for varying demand and varying lead time assumes the two are independent and roughly normally distributed, which fits items that sell several units a day. For slow movers that sell a few a month, use the Poisson distribution.",
    "Nothing is rounded here: round up to the next whole unit or box. Demand with a trend or season needs a forecast first; use the standard deviation of the forecast errors.",
  ],
  sources: [
    "Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains (4th ed., 2017), ch. 6",
    "King, P. L., Crack the Code: Understanding Safety Stock, APICS Magazine, July/August 2011",
  ],
  caution:
    "Assumes demand and lead time like those entered; a late delivery or a peak can still leave you out of stock.",
  phrases: [
    "reorder point {dailyDemand} a day lead time {leadTimeDays} days",
    "safety stock {dailyDemand} per day {serviceLevel} service level",
    "reorder point {dailyDemand} a day lead time {leadTimeDays}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "40 units a day, nine days of lead time, 95%",
      inputs: {},
      outputs: { reorderPoint: 504.297825426, safetyStock: 144.297825426, leadTimeDemand: 360 },
    },
    {
      title: "The same, with a supplier who is always on time",
      inputs: { leadTimeDeviation: 0 },
      outputs: { reorderPoint: 419.21473057, safetyStock: 59.2147305703 },
    },
  ],
});
