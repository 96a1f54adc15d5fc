import { chart, defineCalculator, list, money, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "business-calculator",
  name: "Business Calculator",
  category: "business",
  emoji: "🏪",
  description:
    "The whole picture of a small business on one page: profit and loss, gross, operating and net margin, break-even and sales for a target profit.",
  keywords: [
    "small business profit",
    "profit and loss",
    "P&L",
    "income statement",
    "ebitda",
    "net profit margin",
    "startup costs",
    "is my business profitable",
    "sales needed",
  ],
  popular: true,
  related: [
    { id: "break-even", stage: "complementary", relevance: 88 },
    { id: "profit-margin", stage: "complementary", relevance: 86 },
    "markup",
    { id: "runway", stage: "next_step", relevance: 80 },
    "working-capital",
    "employee-cost",
  ],
  inputs: {
    unitsSold: number("Units sold", {
      default: 1200,
      min: 0,
      unit: "units",
      help: "Products, jobs or customers, in the period you look at",
      also: ["units", "sales", "jobs", "customers"],
    }),
    pricePerUnit: money("Price per unit (without tax)", { default: 45, min: 0, also: ["price", "price per unit"] }),
    returnsRate: percent("Returns and discounts", {
      default: 3,
      min: 0,
      max: 100,
      help: "Share of sales given back; returned goods are not resold",
    }),
    otherRevenue: money("Other revenue", { default: 0, min: 0 }),
    costPerUnit: money("Cost per unit (goods and direct labor)", {
      default: 17,
      min: 0,
      also: ["cost per unit", "unit cost"],
    }),
    sellingFeeRate: percent("Selling fees", {
      default: 3,
      min: 0,
      max: 100,
      help: "Card fees, commissions and marketplace fees, of sales after returns",
    }),
    expenses: list("Fixed running costs", {
      of: {
        name: text("Cost", { maxLength: 60 }),
        amount: money("Amount", { min: 0 }),
      },
      default: [
        { name: "Rent and utilities", amount: 4500 },
        { name: "Wages", amount: 11_000 },
        { name: "Marketing", amount: 2500 },
        { name: "Insurance and software", amount: 1200 },
      ],
    }),
    depreciation: money("Depreciation", { default: 800, min: 0 }),
    interestExpense: money("Interest", { default: 350, min: 0 }),
    taxRate: percent("Tax on profit", { default: 21, min: 0, max: 99 }),
    targetProfit: money("Net profit you want", { default: 15_000, min: 0 }),
  },
  outputs: {
    netProfit: money("Net profit"),
    netMargin: percent("Net margin", { decimals: 1, none: "No revenue" }),
    revenue: money("Revenue"),
    grossProfit: money("Gross profit"),
    grossMargin: percent("Gross margin", { decimals: 1, none: "No revenue" }),
    operatingExpenses: money("Fixed running costs"),
    ebitda: money("EBITDA"),
    ebitdaMargin: percent("EBITDA margin", { decimals: 1, none: "No revenue" }),
    operatingProfit: money("Operating profit (EBIT)"),
    operatingMargin: percent("Operating margin", { decimals: 1, none: "No revenue" }),
    profitBeforeTax: money("Profit before tax"),
    tax: money("Tax"),
    contributionPerUnit: money("Contribution per unit", { decimals: 2 }),
    contributionMarginRatio: percent("Contribution margin ratio", { decimals: 1, none: "No price" }),
    fixedCosts: money("Fixed costs in total"),
    breakEvenUnits: number("Units to break even", {
      unit: "units",
      decimals: 1,
      none: "None: each unit sold loses money",
    }),
    breakEvenRevenue: money("Sales to break even", { none: "None: each unit sold loses money" }),
    marginOfSafety: percent("Margin of safety", { decimals: 1, none: "No sales or no break-even" }),
    operatingLeverage: number("Operating leverage", { decimals: 2, none: "Only with a profit" }),
    unitsForTarget: number("Units for the profit you want", {
      unit: "units",
      decimals: 1,
      none: "None: each unit sold loses money",
    }),
    profitAndLoss: table("Profit and loss", {
      line: text("Line"),
      amount: money("Amount"),
      percentOfRevenue: percent("Percent of revenue", { decimals: 1 }),
    }),
    breakEvenChart: chart("Sales and costs by units sold", {
      x: { units: number("Units sold", { decimals: 0 }) },
      y: { sales: money("Sales and other revenue"), totalCost: money("Total cost") },
      as: "line",
      crossing: "Break-even",
      own: { x: "unitsSold", label: "You" },
    }),
  },
  compute(inputs) {
    const { unitsSold, otherRevenue, expenses, taxRate } = inputs;
    const sales = unitsSold * inputs.pricePerUnit;
    const returns = (sales * inputs.returnsRate) / 100;
    const netSales = sales - returns;
    const revenue = netSales + otherRevenue;
    const costOfGoods = unitsSold * inputs.costPerUnit;
    const sellingFees = (netSales * inputs.sellingFeeRate) / 100;
    const grossProfit = revenue - costOfGoods - sellingFees;
    const operatingExpenses = expenses.reduce((total, { amount }) => total + amount, 0);
    const ebitda = grossProfit - operatingExpenses;
    const operatingProfit = ebitda - inputs.depreciation;
    const profitBeforeTax = operatingProfit - inputs.interestExpense;
    const tax = (Math.max(0, profitBeforeTax) * taxRate) / 100;
    const netProfit = profitBeforeTax - tax;
    const margin = (profit: number) => (revenue > 0 ? (100 * profit) / revenue : null);

    const netPrice = inputs.pricePerUnit * (1 - inputs.returnsRate / 100);
    const contribution = netPrice * (1 - inputs.sellingFeeRate / 100) - inputs.costPerUnit;
    const fixedCosts = operatingExpenses + inputs.depreciation + inputs.interestExpense;
    const toCover = fixedCosts - otherRevenue;
    const breakEvenUnits = toCover <= 0 ? 0 : contribution > 0 ? toCover / contribution : null;
    const beforeTax = inputs.targetProfit / (1 - taxRate / 100);
    const line = (name: string, amount: number) => ({ line: name, amount, percentOfRevenue: margin(amount) });
    return {
      netProfit,
      netMargin: margin(netProfit),
      revenue,
      grossProfit,
      grossMargin: margin(grossProfit),
      operatingExpenses,
      ebitda,
      ebitdaMargin: margin(ebitda),
      operatingProfit,
      operatingMargin: margin(operatingProfit),
      profitBeforeTax,
      tax,
      contributionPerUnit: contribution,
      contributionMarginRatio: netPrice > 0 ? (100 * contribution) / netPrice : null,
      fixedCosts,
      breakEvenUnits,
      breakEvenRevenue: breakEvenUnits === null ? null : breakEvenUnits * netPrice,
      marginOfSafety:
        breakEvenUnits === null || unitsSold === 0 ? null : (100 * (unitsSold - breakEvenUnits)) / unitsSold,
      operatingLeverage: profitBeforeTax > 0 ? (unitsSold * contribution) / profitBeforeTax : null,
      unitsForTarget: contribution > 0 ? Math.max(0, toCover + beforeTax) / contribution : null,
      profitAndLoss: [
        line("Sales", sales),
        line("Returns and discounts", -returns),
        line("Other revenue", otherRevenue),
        line("Revenue", revenue),
        line("Cost of goods sold", -costOfGoods),
        line("Selling fees", -sellingFees),
        line("Gross profit", grossProfit),
        ...expenses.map(({ name, amount }) => line(name, -amount)),
        line("EBITDA", ebitda),
        line("Depreciation", -inputs.depreciation),
        line("Operating profit", operatingProfit),
        line("Interest", -inputs.interestExpense),
        line("Profit before tax", profitBeforeTax),
        line("Tax", -tax),
        line("Net profit", netProfit),
      ],
      breakEvenChart: Array.from({ length: 11 }, (_, index) => {
        const units = (2 * Math.max(unitsSold, breakEvenUnits ?? 0) * index) / 10;
        return {
          units,
          sales: units * netPrice + otherRevenue,
          totalCost: fixedCosts + units * (netPrice - contribution),
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.netProfit! >= 0
      ? outputs.netMargin === null
        ? `The period ends with neither revenue nor a loss.`
        : `Of {revenue} of revenue, {netProfit} is left as net profit: a net margin of {netMargin}.`
      : `The period ends with a loss of ${say.money(-outputs.netProfit!)}.`,
    outputs.breakEvenUnits === null
      ? `Each unit sold loses ${say.money(-outputs.contributionPerUnit!, 2)}, so more sales do not help; price or cost per unit has to change.`
      : outputs.contributionPerUnit! > 0
        ? `You break even at {breakEvenUnits}; each further one adds {contributionPerUnit} before tax.`
        : `Other revenue covers the fixed costs, but each unit sold loses ${say.money(-outputs.contributionPerUnit!, 2)}.`,
    outputs.unitsForTarget === null
      ? `At this price no number of units brings the {targetProfit} you want.`
      : `For the {targetProfit} you want, sell {unitsForTarget}; you entered ${say.number(inputs.unitsSold)}.`,
  ],
  formula: {
    tex: [
      String.raw`\text{net profit} = \bigl(R - C - F - E - D - I\bigr)\,(1 - t)`,
      String.raw`c = p\,(1 - \rho)(1 - \phi) - v, \qquad u_{\text{BE}} = \frac{E + D + I - O}{c}`,
      String.raw`u_{\text{target}} = \frac{E + D + I - O + G / (1 - t)}{c}`,
    ],
    where: {
      R: "revenue: sales less returns, plus other revenue O",
      C: "cost of goods sold",
      F: "selling fees",
      E: "fixed running costs",
      "D, I": "depreciation and interest",
      t: "tax on profit (none on a loss)",
      c: "contribution per unit",
      p: "price per unit",
      [String.raw`\rho, \phi`]: "shares of returns and of selling fees",
      v: "cost per unit",
      G: "net profit you want",
    },
  },
  howTo: [
    "Choose one period, such as a month, and use it for every figure.",
    "Enter Units sold, Price per unit without tax, and Cost per unit: what one more unit really costs you.",
    "List the Fixed running costs that you pay whether you sell or not, your own pay included.",
    "Add Depreciation, Interest and Tax on profit, and the Net profit you want.",
    "Read the profit and loss from top to bottom, then compare Units to break even with what you sell.",
  ],
  faq: [
    {
      question: "What is a good net margin for a small business?",
      answer:
        "It depends on the trade: groceries live on 1 to 3 %, restaurants on 3 to 6 %, building trades on 5 to 10 %, consultants and software on 15 % and more. Compare yourself with your trade and with your own last year.",
    },
    {
      question: "Where do I put my own salary?",
      answer:
        "In the fixed running costs, at what you would have to pay someone else for the work. Otherwise the profit looks good only because you work for nothing.",
    },
    {
      question: "What is the difference between profit and cash?",
      answer:
        "Depreciation lowers profit but costs no cash now; loan repayments, stock and unpaid invoices cost cash but are not in the profit. A profitable business can run out of money, so look at the runway calculator as well.",
    },
    {
      question: "What does operating leverage tell me?",
      answer:
        "How strongly profit reacts: with a leverage of 3, sales 10 % higher raise profit before tax by 30 %, and 10 % lower cut it by 30 %.",
    },
  ],
  about: [
    "One page for a business that sells one kind of product, job or subscription, or a mix with a steady average price. Costs are split into those per unit and those that stay; that split makes break-even and target possible.",
    "Tax is a flat share of profit without loss carry-over. In a range far from today's sales fixed costs jump: a second shop, another employee. Recalculate with the new costs rather than following the line.",
  ],
  sources: [
    "U.S. Small Business Administration: Calculate your startup costs; Break-even point",
    "Horngren, Datar and Rajan, Cost Accounting (16th ed., 2017), ch. 3 (cost-volume-profit analysis)",
  ],
  caution: "A planning aid: tax law, depreciation rules and VAT returns need your books and your accountant.",
  phrases: [
    "business profit {unitsSold} units at {pricePerUnit} cost {costPerUnit}",
    "is my business profitable selling {unitsSold} units at {pricePerUnit}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A small shop that sells 1,200 units at 45",
      inputs: {},
      outputs: {
        netProfit: 7946.294,
        netMargin: 15.1704734632,
        breakEvenUnits: 803.062291589,
        unitsForTarget: 1552.35065497,
      },
    },
    {
      title: "The same shop in a weak month",
      inputs: { unitsSold: 800 },
      outputs: { netProfit: -77.6, breakEvenUnits: 803.062291589, marginOfSafety: -0.38278644857 },
    },
    {
      title: "A consultant with few costs",
      inputs: {
        unitsSold: 110,
        pricePerUnit: 95,
        returnsRate: 0,
        costPerUnit: 0,
        sellingFeeRate: 0,
        expenses: [
          { name: "Office", amount: 900 },
          { name: "Insurance", amount: 250 },
        ],
        depreciation: 120,
        interestExpense: 0,
        targetProfit: 6000,
      },
      outputs: { netProfit: 7252.2, netMargin: 69.3990430622, unitsForTarget: 93.3151232512 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        unitsSold: 800,
        pricePerUnit: 60,
        returnsRate: 5,
        otherRevenue: 1000,
        costPerUnit: 22,
        sellingFeeRate: 2.5,
        expenses: [
          { name: "Rent", amount: 3000 },
          { name: "Wages", amount: 9000 },
        ],
        depreciation: 500,
        interestExpense: 200,
        taxRate: 20,
        targetProfit: 10_000,
      },
      outputs: {
        netProfit: 12_128,
        netMargin: 26.025751073,
        revenue: 46_600,
        grossProfit: 27_860,
        grossMargin: 59.7854077253,
        operatingExpenses: 12_000,
        ebitda: 15_860,
        ebitdaMargin: 34.0343347639,
        operatingProfit: 15_360,
        operatingMargin: 32.9613733906,
        profitBeforeTax: 15_160,
        tax: 3032,
        contributionPerUnit: 33.575,
        contributionMarginRatio: 58.9035087719,
        fixedCosts: 12_700,
        breakEvenUnits: 348.473566642,
        breakEvenRevenue: 19862.9932986,
        marginOfSafety: 56.4408041698,
        operatingLeverage: 1.77176781003,
        unitsForTarget: 720.774385704,
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        unitsSold: 1533.5,
        pricePerUnit: 27.95,
        returnsRate: 4.25,
        otherRevenue: 810.4,
        costPerUnit: 11.35,
        sellingFeeRate: 2.75,
        expenses: [
          { name: "Rent", amount: 2100.5 },
          { name: "Pay", amount: 9050 },
        ],
        depreciation: 333.33,
        interestExpense: 87.5,
        taxRate: 24.5,
        targetProfit: 7000,
      },
      outputs: {
        netProfit: 8867.45342481,
        netMargin: 21.1885980325,
        revenue: 41850.1186875,
        grossProfit: 23316.3014236,
        grossMargin: 55.7138238907,
        operatingExpenses: 11150.5,
        ebitda: 12165.8014236,
        ebitdaMargin: 29.0699329061,
        operatingProfit: 11832.4714236,
        operatingMargin: 28.2734477098,
        profitBeforeTax: 11744.9714236,
        tax: 2877.51799878,
        contributionPerUnit: 14.6761665625,
        contributionMarginRatio: 54.8393169918,
        fixedCosts: 11571.33,
        breakEvenUnits: 733.224848204,
        breakEvenRevenue: 19622.6550407,
        marginOfSafety: 52.1861853144,
        operatingLeverage: 1.91621593718,
        unitsForTarget: 1364.96496503,
        profitAndLoss: {
          rows: 16,
          first: { line: "Sales", amount: 42861.325, percentOfRevenue: 102.416256738 },
          last: { line: "Net profit", amount: 8867.45342481, percentOfRevenue: 21.1885980325 },
        },
        breakEvenChart: {
          rows: 11,
          first: { units: 0, sales: 810.4, totalCost: 11571.33 },
          last: { units: 3067, sales: 82889.837375, totalCost: 48638.9645278 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { unitsSold: 0, pricePerUnit: 0, expenses: [] },
      outputs: {
        netProfit: -1150,
        netMargin: null,
        revenue: 0,
        grossProfit: 0,
        grossMargin: null,
        operatingExpenses: 0,
        ebitda: 0,
        ebitdaMargin: null,
        operatingProfit: -800,
        operatingMargin: null,
        profitBeforeTax: -1150,
        tax: 0,
        contributionPerUnit: -17,
        contributionMarginRatio: null,
        fixedCosts: 1150,
        breakEvenUnits: null,
        breakEvenRevenue: null,
        marginOfSafety: null,
        operatingLeverage: null,
        unitsForTarget: null,
        profitAndLoss: {
          rows: 14,
          first: { line: "Sales", amount: 0, percentOfRevenue: null },
          last: { line: "Net profit", amount: -1150, percentOfRevenue: null },
        },
        breakEvenChart: {
          rows: 11,
          first: { units: 0, sales: 0, totalCost: 1150 },
          last: { units: 0, sales: 0, totalCost: 1150 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { costPerUnit: 60 },
      outputs: {
        netProfit: -41541.4,
        netMargin: -79.30775105,
        revenue: 52_380,
        grossProfit: -21191.4,
        grossMargin: -40.4570446735,
        operatingExpenses: 19_200,
        ebitda: -40391.4,
        ebitdaMargin: -77.1122565865,
        operatingProfit: -41191.4,
        operatingMargin: -78.6395570829,
        profitBeforeTax: -41541.4,
        tax: 0,
        contributionPerUnit: -17.6595,
        contributionMarginRatio: -40.4570446735,
        fixedCosts: 20_350,
        breakEvenUnits: null,
        breakEvenRevenue: null,
        marginOfSafety: null,
        operatingLeverage: null,
        unitsForTarget: null,
        profitAndLoss: {
          rows: 18,
          first: { line: "Sales", amount: 54_000, percentOfRevenue: 103.092783505 },
          last: { line: "Net profit", amount: -41541.4, percentOfRevenue: -79.30775105 },
        },
        breakEvenChart: {
          rows: 11,
          first: { units: 0, sales: 0, totalCost: 20_350 },
          last: { units: 2400, sales: 104_760, totalCost: 167492.8 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { costPerUnit: 60, otherRevenue: 50_000 },
      outputs: {
        netProfit: 6682.294,
        netMargin: 6.52695252979,
        revenue: 102_380,
        grossProfit: 28808.6,
        grossMargin: 28.1388943153,
        operatingExpenses: 19_200,
        ebitda: 9608.6,
        ebitdaMargin: 9.38523149053,
        operatingProfit: 8808.6,
        operatingMargin: 8.60382887283,
        profitBeforeTax: 8458.6,
        tax: 1776.306,
        contributionPerUnit: -17.6595,
        contributionMarginRatio: -40.4570446735,
        fixedCosts: 20_350,
        breakEvenUnits: 0,
        breakEvenRevenue: 0,
        marginOfSafety: 100,
        operatingLeverage: -2.50530820703,
        unitsForTarget: null,
        profitAndLoss: {
          rows: 18,
          first: { line: "Sales", amount: 54_000, percentOfRevenue: 52.7446766947 },
          last: { line: "Net profit", amount: 6682.294, percentOfRevenue: 6.52695252979 },
        },
        breakEvenChart: {
          rows: 11,
          first: { units: 0, sales: 50_000, totalCost: 20_350 },
          last: { units: 2400, sales: 154_760, totalCost: 167492.8 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { unitsSold: 0, otherRevenue: 30_000 },
      outputs: {
        netProfit: 7623.5,
        netMargin: 25.4116666667,
        revenue: 30_000,
        grossProfit: 30_000,
        grossMargin: 100,
        operatingExpenses: 19_200,
        ebitda: 10_800,
        ebitdaMargin: 36,
        operatingProfit: 10_000,
        operatingMargin: 33.3333333333,
        profitBeforeTax: 9650,
        tax: 2026.5,
        contributionPerUnit: 25.3405,
        contributionMarginRatio: 58.0538373425,
        fixedCosts: 20_350,
        breakEvenUnits: 0,
        breakEvenRevenue: 0,
        marginOfSafety: null,
        operatingLeverage: 0,
        unitsForTarget: 368.47504083,
        profitAndLoss: {
          rows: 18,
          first: { line: "Sales", amount: 0, percentOfRevenue: 0 },
          last: { line: "Net profit", amount: 7623.5, percentOfRevenue: 25.4116666667 },
        },
        breakEvenChart: {
          rows: 11,
          first: { units: 0, sales: 30_000, totalCost: 20_350 },
          last: { units: 0, sales: 30_000, totalCost: 20_350 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { returnsRate: 100, taxRate: 99 },
      outputs: {
        netProfit: -40_750,
        netMargin: null,
        revenue: 0,
        grossProfit: -20_400,
        grossMargin: null,
        operatingExpenses: 19_200,
        ebitda: -39_600,
        ebitdaMargin: null,
        operatingProfit: -40_400,
        operatingMargin: null,
        profitBeforeTax: -40_750,
        tax: 0,
        contributionPerUnit: -17,
        contributionMarginRatio: null,
        fixedCosts: 20_350,
        breakEvenUnits: null,
        breakEvenRevenue: null,
        marginOfSafety: null,
        operatingLeverage: null,
        unitsForTarget: null,
        profitAndLoss: {
          rows: 18,
          first: { line: "Sales", amount: 54_000, percentOfRevenue: null },
          last: { line: "Net profit", amount: -40_750, percentOfRevenue: null },
        },
        breakEvenChart: {
          rows: 11,
          first: { units: 0, sales: 0, totalCost: 20_350 },
          last: { units: 2400, sales: 0, totalCost: 61_150 },
        },
      },
    },
    { by: "Refusal", inputs: { expenses: [{ name: "x", amount: -1 }] }, refuses: "expenses" },
    { by: "Refusal", inputs: { taxRate: 100 }, refuses: "taxRate" },
    { by: "Refusal", inputs: { unitsSold: -1 }, refuses: "unitsSold" },
  ],
});
