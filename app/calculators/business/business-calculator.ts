import { chart, defineCalculator, list, money, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "business-calculator",
  name: "Business Calculator",
  category: "business",
  emoji: "🏪",
  description:
    "A small business on one page: profit and loss, gross, operating and net margin, break-even and the sales for a target profit.",
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
    "net profit of a business",
    "business income",
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
      help: "Products, jobs or customers in the period.",
      also: [
        "units",
        "sales",
        "jobs",
        "customers",
        "sells",
        "sold",
        "selling",
        "served",
        "orders",
        "items",
        "pieces",
        "products",
        "shirts",
        "t shirts",
        "mugs",
        "candles",
        "cakes",
        "meals",
        "cups",
        "tickets",
        "books",
        "bottles",
        "boxes",
        "pairs",
        "sandwiches",
      ],
    }),
    pricePerUnit: money("Price per unit (without tax)", {
      default: 45,
      min: 0,
      also: [
        "price",
        "each",
        "at",
        "for",
        "sold at",
        "sold for",
        "apiece",
        "charge",
        "charging",
        "price each",
        "selling price",
        "a piece",
        "sales price",
      ],
    }),
    returnsRate: percent("Returns and discounts", {
      also: ["returns", "refunds", "discounts", "returned"],
      unsaid: 0,
      default: 3,
      min: 0,
      max: 100,
      help: "The share of sales refunded or discounted; returned goods are not resold.",
    }),
    otherRevenue: money("Other revenue", {
      also: ["other income", "other sales", "in other revenue"],
      unsaid: 0,
      default: 0,
      min: 0,
    }),
    costPerUnit: money("Cost per unit (goods and direct labor)", {
      default: 17,
      min: 0,
      also: [
        "unit cost",
        "costs",
        "each costs",
        "cost of",
        "costs me",
        "cost each",
        "to make",
        "materials",
        "ingredients",
        "ingredients of",
        "they cost",
        "cost of goods",
        "cost of each",
      ],
    }),
    sellingFeeRate: percent("Selling fees", {
      unsaid: 0,
      also: ["fees", "card fees", "commission", "marketplace fees"],
      default: 3,
      min: 0,
      max: 100,
      help: "Card fees, commissions and marketplace fees, as a share of sales after returns.",
    }),
    expenses: list("Fixed running costs", {
      also: [
        "fixed expenses",
        "fixed costs",
        "rent",
        "wages",
        "overhead",
        "running costs",
        "salaries",
        "payroll",
        "rent and wages",
        "rent and salaries",
        "bills",
        "operating expenses",
        "fixed costs of",
      ],
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
    depreciation: money("Depreciation", { unsaid: 0, also: ["depreciation", "in depreciation"], default: 800, min: 0 }),
    interestExpense: money("Interest", {
      unsaid: 0,
      also: ["loan interest", "in interest"],
      default: 350,
      min: 0,
    }),
    taxRate: percent("Tax on profit", {
      unsaid: 0,
      also: ["tax", "income tax", "tax is", "in tax"],
      default: 21,
      min: 0,
      max: 99,
    }),
    targetProfit: money("Net profit you want", {
      also: ["want to make", "profit i want", "profit target"],
      default: 15_000,
      min: 0,
    }),
  },
  outputs: {
    netProfit: money("Net profit", {
      also: ["profit", "net income", "bottom line", "what do i make", "take home", "left over", "what is left"],
    }),
    netMargin: percent("Net margin", {
      also: ["net profit margin", "profit margin"],
      decimals: 1,
      none: "No revenue",
    }),
    revenue: money("Revenue", { also: ["sales", "total sales", "turnover"] }),
    costOfSales: money("Cost of goods and selling fees"),
    grossProfit: money("Gross profit", { also: ["gross profit"] }),
    grossMargin: percent("Gross margin", {
      also: ["gross profit margin"],
      decimals: 1,
      none: "No revenue",
    }),
    operatingExpenses: money("Fixed running costs"),
    ebitda: money("EBITDA", { also: ["ebitda"] }),
    ebitdaMargin: percent("EBITDA margin", { decimals: 1, none: "No revenue" }),
    operatingProfit: money("Operating profit (EBIT)", { also: ["operating profit", "ebit"] }),
    operatingMargin: percent("Operating margin", { decimals: 1, none: "No revenue" }),
    profitBeforeTax: money("Profit before tax", { also: ["before tax", "profit before tax", "pretax profit"] }),
    tax: money("Tax"),
    contributionPerUnit: money("Contribution per unit", { decimals: 2 }),
    contributionMarginRatio: percent("Contribution margin ratio", { decimals: 1, none: "No price" }),
    fixedCosts: money("Fixed costs in total"),
    breakEvenUnits: number("Units to break even", {
      also: ["break even", "units to break even"],
      unit: "units",
      decimals: 1,
      none: "None: each unit sold loses money",
    }),
    breakEvenRevenue: money("Sales to break even", { none: "None: each unit sold loses money" }),
    marginOfSafety: percent("Margin of safety", { decimals: 1, none: "No sales or no break-even" }),
    operatingLeverage: number("Operating leverage", { decimals: 2, none: "Only with a profit" }),
    unitsForTarget: number("Units for the profit you want", {
      also: ["units needed", "how many must i sell"],
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
  figures: [
    "netMargin",
    "revenue",
    "grossProfit",
    "operatingProfit",
    "ebitda",
    "tax",
    "breakEvenRevenue",
    "marginOfSafety",
  ],
  pictures: [
    {
      draw: "flow",
      into: [
        ["revenue", ["costOfSales", "grossProfit"]],
        ["grossProfit", ["operatingExpenses", "depreciation", "operatingProfit"]],
        ["operatingExpenses", { rows: "expenses", name: "name", value: "amount" }],
        ["operatingProfit", ["interestExpense", "tax", "netProfit"]],
      ],
      title: "Where the revenue goes",
    },
  ],
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
      costOfSales: costOfGoods + sellingFees,
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
        ? `You have neither revenue nor a loss in this period.`
        : `Of {revenue} in revenue, you keep {netProfit} as net profit: a net margin of {netMargin}.`
      : `You end the period with a loss of ${say.money(-outputs.netProfit!)}.`,
    outputs.breakEvenUnits === null
      ? outputs.contributionPerUnit! < 0
        ? `Each unit sold loses ${say.money(-outputs.contributionPerUnit!, 2)}, so selling more does not help: the price or the cost per unit has to change.`
        : `Each unit sold only covers its own cost, so selling more does not help: the price or the cost per unit has to change.`
      : outputs.contributionPerUnit! > 0
        ? outputs.breakEvenUnits > 0
          ? `You break even at {breakEvenUnits}; each unit beyond that adds {contributionPerUnit} before tax.`
          : `Other revenue already covers the fixed costs; each unit sold adds {contributionPerUnit} before tax.`
        : outputs.contributionPerUnit! < 0
          ? `Other revenue covers the fixed costs, but each unit sold loses ${say.money(-outputs.contributionPerUnit!, 2)}.`
          : `Other revenue covers the fixed costs, but the units you sell add nothing.`,
    ...(inputs.targetProfit === 0
      ? []
      : [
          outputs.unitsForTarget === null
            ? `At this price, no number of units would earn the {targetProfit} you want.`
            : `To net the {targetProfit} you want, you have to sell {unitsForTarget}; you entered ${say.number(inputs.unitsSold)}.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`\text{net profit} = \bigl(R - C - F - E - D - I\bigr)\,(1 - t)`,
      String.raw`c = p\,(1 - \rho)(1 - \phi) - v, \qquad u_{\text{BE}} = \frac{E + D + I - O}{c}`,
      String.raw`u_{\text{target}} = \frac{E + D + I - O + G / (1 - t)}{c}`,
    ],
    where: {
      R: "revenue: sales minus returns, plus other revenue O",
      C: "cost of goods sold",
      F: "selling fees",
      E: "fixed running costs",
      "D, I": "depreciation and interest",
      t: "tax rate on profit (no tax on a loss)",
      c: "contribution per unit",
      p: "price per unit",
      [String.raw`\rho, \phi`]: "share of returns and discounts, share of selling fees",
      v: "cost per unit",
      G: "net profit you want",
    },
  },
  howTo: [
    "Pick one period, such as a month, and use it for every figure.",
    "Enter Units sold, Price per unit without tax and Cost per unit: what one more unit really costs you.",
    "List the Fixed running costs you pay whether you sell anything or not, including your own pay.",
    "Add Depreciation, Interest, Tax on profit and the Net profit you want.",
    "Read the profit and loss from top to bottom, then compare Units to break even with what you sell.",
  ],
  faq: [
    {
      question: "What is a good net margin for a small business?",
      answer:
        "It depends on the industry: grocery stores live on 1% to 3%, restaurants on 3% to 6%, building trades on 5% to 10%, and consultants and software on 15% or more. Compare yourself with your industry and with your own results last year.",
    },
    {
      question: "Where do I put my own salary?",
      answer:
        "In the fixed running costs, at what you would have to pay someone else to do the work. Otherwise the profit looks good only because you work for free.",
    },
    {
      question: "What is the difference between profit and cash?",
      answer:
        "Depreciation lowers profit but costs no cash now; loan repayments, inventory and unpaid invoices tie up cash but do not lower profit. A profitable business can run out of money, so check the runway calculator as well.",
    },
    {
      question: "What does operating leverage tell me?",
      answer:
        "How strongly profit reacts to sales. With a leverage of 3, a 10% rise in sales raises profit before tax by 30%, and a 10% drop cuts it by 30%.",
    },
  ],
  about: [
    "For a business that sells one kind of product, job or subscription, or a mix with a steady average price. Costs are split into costs per unit and fixed costs; that split is what makes break-even and target possible.",
    "Tax is a flat share of profit, and losses are not carried forward. Far from today's sales, fixed costs jump: a second store, another employee. Recalculate with the new costs instead of extending the line.",
  ],
  sources: [
    "U.S. Small Business Administration: Calculate your startup costs; Break-even point",
    "Horngren, Datar and Rajan, Cost Accounting (16th ed., 2017), ch. 3 (cost-volume-profit analysis)",
  ],
  caution:
    "A planning aid, not accounting: your actual tax and depreciation follow tax law, your books and your accountant's advice.",
  phrases: [
    "business profit {unitsSold} units at {pricePerUnit} cost {costPerUnit}",
    "is my business profitable selling {unitsSold} units at {pricePerUnit}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A small store that sells 1,200 units at 45",
      inputs: {},
      outputs: {
        netProfit: 7946.294,
        netMargin: 15.1704734632,
        breakEvenUnits: 803.062291589,
        unitsForTarget: 1552.35065497,
      },
    },
    {
      title: "The same store in a weak month",
      inputs: { unitsSold: 800 },
      outputs: { netProfit: -77.6, breakEvenUnits: 803.062291589, marginOfSafety: -0.38278644857 },
    },
    {
      title: "A consultant with low costs",
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
});
