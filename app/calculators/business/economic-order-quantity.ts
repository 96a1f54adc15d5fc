import { chart, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";

export default defineCalculator({
  id: "economic-order-quantity",
  name: "Economic Order Quantity (EOQ) Calculator",
  category: "business",
  emoji: "🚚",
  description:
    "The order size that keeps the yearly cost of ordering and holding stock lowest, when to reorder, and what you save.",
  keywords: [
    "optimal order size",
    "lot size",
    "ordering cost",
    "holding cost",
    "Wilson formula",
    "how much to order",
    "cheapest order size",
    "how many to order at a time",
    "orders per year",
  ],
  related: [
    { id: "reorder-point", stage: "next_step", relevance: 90 },
    { id: "inventory-turnover", stage: "complementary", relevance: 80 },
    "working-capital",
    "container-load",
    "gmroi",
  ],
  inputs: {
    annualDemand: number("Demand per year", {
      default: 10_000,
      min: 0.0001,
      unit: "units",
      also: [
        "demand",
        "units a year",
        "a year",
        "per year",
        "units per year",
        "sell",
        "use",
        "we use",
        "sales of",
        "need",
        "demand of",
        "used a year",
        "yearly demand",
        "units used",
        "go through",
        "customers want",
        "bearings",
        "units",
        "items",
        "pieces",
        "products",
      ],
    }),
    orderCost: money("Cost per order", {
      default: 75,
      min: 0.0001,
      also: [
        "per order",
        "ordering cost",
        "order",
        "to place",
        "each order costs",
        "placing an order costs",
        "per order cost",
        "cost to order",
        "setup cost",
        "cost to place an order",
        "to order",
        "placing an order",
        "costs to place",
        "an order costs",
        "ordering cost of",
        "place an order",
      ],
    }),
    unitCost: money("Cost per unit", {
      default: 12,
      min: 0.0001,
      also: [
        "a unit costs",
        "apiece",
        "each",
        "per unit",
        "unit price",
        "unit cost of",
        "price per unit",
        "a piece",
        "item costs",
        "purchase price",
      ],
    }),
    holdingRate: percent("Holding cost per year", {
      also: [
        "holding",
        "holding cost",
        "carrying cost",
        "carrying",
        "holding stock costs",
        "storage",
        "carrying rate",
        "cost of holding",
        "holding costs are",
        "holding inventory costs",
        "to hold",
        "carrying charge",
      ],
      default: 25,
      min: 0.0001,
      max: 1000,
      help: "As a share of the unit cost.",
    }),
    leadTimeDays: integer("Lead time", {
      also: ["delivery takes", "to arrive"],
      default: 7,
      min: 0,
      max: 3650,
      unit: "days",
    }),
    safetyStock: number("Safety stock", {
      also: ["buffer", "buffer stock"],
      default: 100,
      min: 0,
      unit: "units",
    }),
    workingDays: integer("Days per year", {
      also: ["days a year"],
      default: 365,
      min: 1,
      max: 366,
      unit: "days",
    }),
    currentOrderQuantity: number("What you order today", {
      also: ["order today", "we order", "currently order", "now order"],
      default: 500,
      min: 0.0001,
      unit: "units",
    }),
  },
  outputs: {
    eoq: number("Economic order quantity", {
      also: [
        "order size",
        "order quantity",
        "should i order",
        "how many should i order",
        "optimal order",
        "eoq",
        "at a time",
        "how much to order",
        "order at a time",
        "lot size",
        "batch",
      ],
      unit: "units",
      decimals: 1,
    }),
    ordersPerYear: number("Orders per year", {
      also: ["how many orders", "orders a year", "number of orders"],
      decimals: 2,
    }),
    daysBetweenOrders: number("Days between orders", {
      also: ["how often"],
      unit: "days",
      decimals: 1,
    }),
    reorderPoint: number("Reorder when stock falls to", {
      also: ["reorder point", "when to reorder"],
      unit: "units",
      decimals: 1,
    }),
    orderingCost: money("Ordering cost per year", { decimals: 2 }),
    holdingCost: money("Holding cost per year", { decimals: 2 }),
    totalCost: money("Both per year", { also: ["total cost"], decimals: 2 }),
    averageInventory: number("Average cycle stock", { unit: "units", decimals: 1 }),
    currentCost: money("Both per year with today's order", { decimals: 2 }),
    annualSaving: money("Saved per year", { also: ["save"], decimals: 2 }),
    costTable: table("Cost by order size", {
      quantity: number("Quantity", { decimals: 1 }),
      orderingCost: money("Ordering cost", { decimals: 2 }),
      holdingCost: money("Holding cost", { decimals: 2 }),
      totalCost: money("Total cost", { decimals: 2 }),
    }),
    costChart: chart("Cost by order size", {
      x: { quantity: number("Units per order", { decimals: 0 }) },
      y: { orderingCost: money("Ordering"), holdingCost: money("Holding"), totalCost: money("Both") },
      from: "costTable",
      as: "line",
      smooth: true,
      crossing: "Equal costs, lowest total",
      own: { x: "currentOrderQuantity", y: "currentCost", label: "Today" },
    }),
  },
  compute({
    annualDemand,
    orderCost,
    unitCost,
    holdingRate,
    leadTimeDays,
    safetyStock,
    workingDays,
    currentOrderQuantity,
  }) {
    const holdingPerUnit = (unitCost * holdingRate) / 100;
    const eoq = Math.sqrt((2 * annualDemand * orderCost) / holdingPerUnit);
    const costOf = (quantity: number) => {
      const [orderingCost, holdingCost] = [(annualDemand / quantity) * orderCost, (quantity / 2) * holdingPerUnit];
      return { quantity, orderingCost, holdingCost, totalCost: orderingCost + holdingCost };
    };
    const best = costOf(eoq);
    const currentCost = costOf(currentOrderQuantity).totalCost;
    const ordersPerYear = annualDemand / eoq;
    return {
      eoq,
      ordersPerYear,
      daysBetweenOrders: workingDays / ordersPerYear,
      reorderPoint: (annualDemand / workingDays) * leadTimeDays + safetyStock,
      orderingCost: best.orderingCost,
      holdingCost: best.holdingCost,
      totalCost: best.totalCost,
      averageInventory: eoq / 2,
      currentCost,
      annualSaving: currentCost - best.totalCost,
      costTable: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3, 4].map((factor) => costOf(factor * eoq)),
    };
  },
  takeaways: (_inputs, outputs) => [
    `Order about {eoq} at a time, {ordersPerYear} times a year, or every {daysBetweenOrders}.`,
    outputs.annualSaving! >= 0.005
      ? `Ordering and holding then cost {totalCost} a year, {annualSaving} less than with today's orders of {currentOrderQuantity}.`
      : `Your orders of {currentOrderQuantity} are already the best size: ordering and holding cost {totalCost} a year.`,
    ...(outputs.reorderPoint! > 0 ? [`Place an order when stock falls to {reorderPoint}.`] : []),
  ],
  formula: {
    tex: [
      String.raw`Q^{*} = \sqrt{\frac{2\,D\,S}{H}}, \qquad H = c \cdot h`,
      String.raw`K(Q) = \frac{D}{Q}\,S + \frac{Q}{2}\,H`,
      String.raw`R = \frac{D}{w}\,L + s`,
    ],
    where: {
      "Q^{*}": "economic order quantity",
      D: "demand per year",
      S: "cost per order",
      H: "holding cost per unit per year: unit cost c times holding rate h",
      "K(Q)": "ordering and holding cost per year with orders of size Q",
      R: "stock at which to reorder",
      w: "days per year",
      L: "lead time in days",
      s: "safety stock",
    },
  },
  howTo: [
    "Enter the Demand per year and the Cost per order: the work of ordering, receiving and paying plus any fixed freight charge, whatever the size of the order.",
    "Enter the Cost per unit and the Holding cost per year as a share of it; 20% to 30% is usual.",
    "Add the Lead time and Safety stock for the reorder point. Count lead time and Days per year the same way: both in calendar days or both in working days.",
    "Enter What you order today to see the saving, then round the result to full boxes or pallets.",
  ],
  faq: [
    {
      question: "How exact does the order size have to be?",
      answer:
        "Not very. Near the optimum the cost curve is flat: ordering 50% more than the optimum costs only 8.3% more a year, and 25% more just 2.5%. So round to full boxes or pallets.",
    },
    {
      question: "What about volume discounts?",
      answer:
        "The formula counts only ordering and holding. If a larger order earns a discount, compare the yearly saving (demand times discount per unit) with the extra cost in the table.",
    },
    {
      question: "When does the EOQ not apply?",
      answer:
        "When demand is seasonal or comes from one-off projects, when goods spoil, or when the supplier sets a minimum order. In those cases, plan order by order. For parts you make yourself, the economic production quantity takes the production rate into account.",
    },
  ],
  about: [
    "Ford W. Harris published the formula in 1913. It balances the cost of ordering often against the cost of holding a lot of stock, and assumes steady demand, one delivery per order and a price that does not depend on quantity.",
    "Safety stock is held all the time, so it changes the reorder point but not the order size; its own holding cost is not included in the figures above.",
  ],
  sources: [
    "Harris, F. W., How Many Parts to Make at Once, Factory, The Magazine of Management 10(2), 1913",
    "Silver, Pyke and Thomas, Inventory and Production Management in Supply Chains (4th ed., 2017), ch. 4",
  ],
  caution: "Assumes steady demand, costs and delivery; check quantity discounts, shelf life and cash before you order.",
  phrases: [
    "EOQ demand {annualDemand} order cost {orderCost} unit cost {unitCost}",
    "economic order quantity for {annualDemand} units a year",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "10,000 units a year, 75 per order",
      inputs: {},
      outputs: { eoq: 707.106781187, ordersPerYear: 14.1421356237, annualSaving: 128.67965644 },
    },
    {
      title: "Ordering is cheap: small, frequent orders",
      inputs: { orderCost: 5 },
      outputs: { eoq: 182.574185835, ordersPerYear: 54.7722557505, totalCost: 547.722557505 },
    },
  ],
});
