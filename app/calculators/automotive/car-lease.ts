import {
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { length } from "#units/length.ts";

export default defineCalculator({
  id: "car-lease",
  name: "Car Lease Calculator",
  category: "automotive",
  emoji: "📝",
  description:
    "The monthly payment on a car lease from price, residual value and money factor, what is due at signing and the true cost.",
  keywords: [
    "lease payment",
    "money factor",
    "residual value",
    "leasing",
    "cap cost",
    "due at signing",
    "lease deal",
    "PCP",
    "lease residual",
    "worth at lease end",
    "money factor to apr",
  ],
  related: [
    { id: "auto-loan", stage: "complementary", relevance: 82 },
    { id: "advanced-auto-loan", stage: "complementary", relevance: 74 },
    { id: "car-depreciation", stage: "complementary", relevance: 76 },
    "car-affordability",
    "ev-vs-gas",
  ],
  inputs: {
    msrp: money("List price (MSRP)", {
      default: 40_000,
      min: 0.01,
      also: ["sticker price", "sticker", "retail", "msrp of", "list"],
    }),
    vehiclePrice: money("Negotiated price", {
      default: 37_500,
      min: 0.01,
      also: ["price", "negotiated to", "cap cost", "selling price", "negotiated", "price of"],
    }),
    residualPercent: percent("Residual value, of the list price", {
      default: 58,
      min: 0,
      max: 100,
      also: ["residual", "residual of", "residual value"],
    }),
    termMonths: integer("Lease term", {
      default: 36,
      min: 1,
      max: 120,
      unit: "months",
      also: ["months", "month lease"],
    }),
    rateType: choice("Finance rate given as", {
      default: "moneyFactor",
      options: [
        ["moneyFactor", "Money factor"],
        ["annualRate", "Interest rate (APR)"],
      ],
    }),
    moneyFactor: number("Money factor", {
      default: 0.00185,
      min: 0,
      max: 0.05,
      when: { rateType: "moneyFactor" },
      help: "The APR divided by 2,400.",
      decimals: 5,
      also: ["money factor", "mf", "money factor of"],
    }),
    annualRate: percent("Interest rate (APR)", { default: 4.44, min: 0, max: 100, when: { rateType: "annualRate" } }),
    downPayment: money("Down payment in cash", {
      partOf: "vehiclePrice",
      default: 2000,
      min: 0,
      also: ["down", "cap reduction", "put down"],
      unsaid: 0,
    }),
    cashRebate: money("Rebate or incentive", { default: 0, min: 0 }),
    tradeInValue: money("Trade-in value", { default: 0, min: 0 }),
    acquisitionFee: money("Acquisition fee, in the lease", {
      default: 695,
      min: 0,
      also: ["acquisition fee", "bank fee"],
      unsaid: 0,
    }),
    upfrontFees: money("Registration and other fees at signing", { default: 400, min: 0, unsaid: 0 }),
    salesTaxRate: percent("Sales tax or VAT", { default: 6, min: 0, max: 100, also: ["tax", "sales tax"], unsaid: 0 }),
    taxMethod: choice("Tax is charged on", {
      default: "payments",
      options: [
        ["payments", "Payments and down payment"],
        ["total", "All payments, at signing"],
        ["price", "The price, at signing"],
        ["included", "Nothing (prices include it)"],
      ],
    }),
    dispositionFee: money("Fee when you return the car", {
      default: 395,
      min: 0,
      also: ["disposition fee", "turn-in fee"],
    }),
    annualDistance: quantity("Distance you drive a year", length, {
      unit: "km",
      default: 20_000,
      defaultIn: { imperial: "12000 mi" },
      min: 0,
      max: 500_000,
      imperial: "mi",
      also: ["drive a year"],
    }),
    distanceAllowance: quantity("Distance allowed a year", length, {
      unit: "km",
      default: 16_000,
      defaultIn: { imperial: "10000 mi" },
      min: 0,
      max: 500_000,
      imperial: "mi",
      also: ["allowed a year", "mile lease"],
    }),
    excessDistanceFee: price("Charge above it", length, {
      unit: "km",
      default: 0.15,
      defaultIn: { imperial: 0.25 },
      min: 0,
    }),
  },
  outputs: {
    monthlyPayment: money("Monthly payment", {
      decimals: 2,
      also: ["lease payment", "monthly lease", "pay a month", "payment"],
    }),
    basePayment: money("Payment before tax", { decimals: 2 }),
    depreciationFee: money("Depreciation a month", { decimals: 2, also: ["depreciation per month"] }),
    rentCharge: money("Rent charge a month", {
      decimals: 2,
      also: ["rent charge", "finance charge", "rent charge per month"],
    }),
    monthlyTax: money("Tax a month", { decimals: 2 }),
    dueAtSigning: money("Due at signing", { decimals: 2, also: ["due at signing", "up front"] }),
    residualValue: money("Residual value", {
      also: ["worth at the end", "worth at lease end", "buyout", "buy it for"],
    }),
    adjustedCapCost: money("Adjusted capitalized cost", { decimals: 2 }),
    equivalentRate: percent("Money factor as interest rate", {
      decimals: 2,
      also: ["apr", "to apr", "interest rate", "rate"],
    }),
    totalRentCharge: money("Rent charge in all"),
    totalTax: money("Tax in all"),
    excessDistanceCharge: money("Charge for excess distance"),
    totalCost: money("Cost of the whole lease"),
    effectiveMonthlyCost: money("True cost a month", { decimals: 2 }),
    paymentToMsrp: percent("Payment, of the list price", { decimals: 2 }),
    costBreakdown: table("Where the money goes", {
      item: text("Item"),
      amount: money("Amount"),
    }),
    byDiscount: table("If you negotiate a further discount", {
      discount: percent("Discount"),
      vehiclePrice: money("Price"),
      monthlyPayment: money("Monthly payment", { decimals: 2 }),
    }),
  },
  figures: [
    "effectiveMonthlyCost",
    "dueAtSigning",
    "totalCost",
    "residualValue",
    "adjustedCapCost",
    "equivalentRate",
    "excessDistanceCharge",
  ],
  pictures: [{ draw: "parts", of: ["depreciationFee", "rentCharge", "monthlyTax"], whole: "monthlyPayment" }],
  compute(inputs) {
    const { msrp, vehiclePrice, termMonths, downPayment, cashRebate, tradeInValue, upfrontFees, taxMethod } = inputs;
    const moneyFactor = inputs.rateType === "moneyFactor" ? inputs.moneyFactor : inputs.annualRate / 2400;
    const residualValue = (msrp * inputs.residualPercent) / 100;
    const leaseAt = (price: number) => {
      const capCost = price + inputs.acquisitionFee - downPayment - cashRebate - tradeInValue;
      const [depreciationFee, rentCharge] = [
        (capCost - residualValue) / termMonths,
        (capCost + residualValue) * moneyFactor,
      ];
      const basePayment = depreciationFee + rentCharge;
      const monthlyTax = taxMethod === "payments" ? (inputs.salesTaxRate / 100) * basePayment : 0;
      return {
        capCost,
        depreciationFee,
        rentCharge,
        basePayment,
        monthlyTax,
        monthlyPayment: basePayment + monthlyTax,
      };
    };
    const lease = leaseAt(vehiclePrice);
    if (lease.capCost <= residualValue) {
      refuse(
        "downPayment",
        "After down payment, rebate and trade-in, the price must still be above the residual value. Enter a smaller down payment.",
      );
    }
    const taxedAtSigning = {
      payments: downPayment + cashRebate,
      total: termMonths * lease.basePayment + downPayment + cashRebate,
      price: vehiclePrice,
      included: 0,
    }[taxMethod];
    const taxAtSigning = (taxedAtSigning * inputs.salesTaxRate) / 100;
    const excess = Math.max(0, inputs.annualDistance - inputs.distanceAllowance);
    const excessDistanceCharge = ((excess * termMonths) / 12) * inputs.excessDistanceFee;
    const totalTax = termMonths * lease.monthlyTax + taxAtSigning;
    const breakdown = [
      { item: "Depreciation", amount: termMonths * lease.depreciationFee },
      { item: "Rent charge", amount: termMonths * lease.rentCharge },
      { item: "Tax", amount: totalTax },
      { item: "Down payment and trade-in", amount: downPayment + tradeInValue },
      { item: "Fees", amount: upfrontFees + inputs.dispositionFee },
      { item: "Excess distance", amount: excessDistanceCharge },
    ];
    const totalCost = breakdown.reduce((total, { amount }) => total + amount, 0);
    return {
      monthlyPayment: lease.monthlyPayment,
      basePayment: lease.basePayment,
      depreciationFee: lease.depreciationFee,
      rentCharge: lease.rentCharge,
      monthlyTax: lease.monthlyTax,
      dueAtSigning: downPayment + taxAtSigning + upfrontFees + lease.monthlyPayment,
      residualValue,
      adjustedCapCost: lease.capCost,
      equivalentRate: 2400 * moneyFactor,
      totalRentCharge: termMonths * lease.rentCharge,
      totalTax,
      excessDistanceCharge,
      totalCost,
      effectiveMonthlyCost: totalCost / termMonths,
      paymentToMsrp: (100 * lease.monthlyPayment) / msrp,
      costBreakdown: [...breakdown, { item: "Total", amount: totalCost }],
      byDiscount: [0, 2, 4, 6, 8, 10].map((discount) => {
        const price = vehiclePrice * (1 - discount / 100);
        return { discount, vehiclePrice: price, monthlyPayment: leaseAt(price).monthlyPayment };
      }),
    };
  },
  takeaways: (_inputs, outputs) => [
    `You pay {monthlyPayment} a month for {termMonths} and {dueAtSigning} at signing.`,
    `All told, the lease costs {totalCost}, or {effectiveMonthlyCost} a month.`,
    outputs.excessDistanceCharge! > 0
      ? `Driving more than allowed adds {excessDistanceCharge} at the end; a higher allowance in the contract is usually cheaper.`
      : outputs.totalRentCharge! > 0
        ? `The rent charge comes to {totalRentCharge} in all, equivalent to an interest rate of {equivalentRate}.`
        : `With a money factor of zero, you pay no rent charge: only the car's loss in value, tax and fees.`,
  ],
  formula: {
    tex: [
      String.raw`C = P + A - D - R - V, \qquad B = S \cdot \frac{\rho}{100}`,
      String.raw`m = \frac{C - B}{n} + (C + B) \cdot f, \qquad f = \frac{\text{APR}}{2400}`,
    ],
    where: {
      C: "adjusted capitalized cost",
      P: "negotiated price",
      A: "acquisition fee",
      "D, R, V": "down payment, rebate, trade-in value",
      B: "residual value: a share ρ of the list price S",
      m: "payment before tax: depreciation plus rent charge",
      n: "lease term in months",
      f: "money factor",
    },
  },
  howTo: [
    "Enter the List price and the Negotiated price: you can negotiate the price of a leased car like any other.",
    "Ask for the Residual value and the Money factor; dealers have both but do not always show them. An APR works too.",
    "Enter Down payment, rebate, trade-in and the fees.",
    "Choose what Tax is charged on: each payment in most US states, all payments at once in New York or New Jersey, the price in Texas or Virginia.",
    "Compare the Distance you drive with the Distance allowed, and judge the deal by its True cost a month.",
  ],
  faq: [
    {
      question: "What is a money factor?",
      answer:
        "It is the interest rate of a lease written another way: multiply it by 2,400 to get the APR, so 0.00185 is 4.44%. It is charged on the price and the residual value added together, because their average is roughly what you owe over the lease.",
    },
    {
      question: "Should I put money down on a lease?",
      answer:
        "Preferably not much. It lowers the payment but hardly changes the total cost, and if the car is stolen or wrecked early, gap insurance pays the leasing company; you do not get your down payment back.",
    },
    {
      question: "What is the 1% rule?",
      answer:
        "A rule of thumb: a monthly payment of 1% of the list price with little due at signing is a fair lease, and 0.8% a very good one. See Payment, of the list price for yours.",
    },
    {
      question: "Is leasing cheaper than buying?",
      answer:
        "Per month, usually yes; over ten years, usually no, because a lease covers the years in which a car loses the most value. It makes sense if you want a new car every three years or can deduct the cost.",
    },
  ],
  about: [
    "For closed-end leases, the usual kind in the United States, and for any contract with a residual value, such as PCP or balloon financing, if you enter the balloon as the residual value.",
    "Excess wear and early termination are not included. Ending a lease early usually costs most of the remaining payments.",
  ],
  sources: [
    "US Regulation M (Consumer Leasing), 12 CFR Part 1013",
    "US Federal Reserve, Keys to Vehicle Leasing (2013): depreciation, rent charge, residual value",
  ],
  caution:
    "An estimate: the lease contract decides. Insurance, excess wear and ending the lease early are not included.",
  overflow: "msrp",
  phrases: [
    "lease {msrp} car for {termMonths} months residual {residualPercent}",
    "car lease payment {vehiclePrice} money factor {moneyFactor}",
    "money factor {moneyFactor} to apr",
    "msrp {msrp} negotiated to {vehiclePrice} residual {residualPercent} {moneyFactor} {termMonths} {downPayment} down",
    "residual of {residualPercent} on a sticker price of {msrp}",
    "dealer quotes",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 40,000 car for 36 months with a 58% residual",
      inputs: {},
      outputs: {
        monthlyPayment: 499.104150556,
        depreciationFee: 360.972222222,
        rentCharge: 109.88075,
        dueAtSigning: 3019.10415056,
      },
    },
    {
      title: "No money down",
      inputs: { downPayment: 0 },
      outputs: { monthlyPayment: 561.915039444, dueAtSigning: 961.915039444, totalCost: 22823.94142 },
    },
    {
      title: "An APR instead of a money factor, prices with tax",
      inputs: { rateType: "annualRate", annualRate: 5.9, taxMethod: "included" },
      outputs: { monthlyPayment: 506.984930556, totalRentCharge: 5256.4575 },
    },
  ],
});
