import { chart, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { internalRate, signChanges } from "#maths/finance/cash-flow.ts";
import { levelLoan, monthsOfTerm } from "#maths/finance/level-loan.ts";

export default defineCalculator({
  id: "rental-property",
  name: "Rental Property Calculator",
  category: "real-estate",
  emoji: "🏘️",
  description:
    "Cash flow and return on a rental property: net operating income, cap rate, cash-on-cash return, debt coverage, and the total return when you sell.",
  keywords: [
    "cap rate",
    "cash on cash return",
    "NOI",
    "buy to let",
    "landlord",
    "investment property",
    "gross rent multiplier",
    "rental yield",
    "rental house cash flow",
    "net operating income of a rental",
    "duplex return",
  ],
  related: [
    { id: "mortgage", stage: "complementary", relevance: 82 },
    "rent-vs-buy",
    { id: "internal-rate-of-return", stage: "advanced_planning", relevance: 78 },
    "return-on-investment",
    { id: "price-per-area", stage: "complementary", relevance: 72 },
    "property-tax",
  ],
  inputs: {
    price: money("Purchase price", {
      default: 300_000,
      min: 0.01,
      also: [
        "property",
        "worth",
        "house",
        "building",
        "costs",
        "bought for",
        "duplex",
        "fourplex",
        "condo",
        "rental",
        "triplex",
        "buy a",
        "buying",
        "rental property",
        "listed at",
        "apartment building",
        "duplex for",
        "purchase",
        "property for",
        "asking price",
        "bought at",
        "house for",
        "on a",
      ],
    }),
    downPaymentPercent: percent("Down payment", {
      default: 25,
      min: 0,
      max: 100,
      also: ["down", "put down", "percent down", "down payment of"],
    }),
    closingCosts: money("Closing costs", { also: ["in closing costs"], default: 6000, min: 0 }),
    repairCosts: money("Repairs before renting", {
      also: ["rehab", "repairs", "renovation", "fix up", "rehab costs"],
      default: 0,
      min: 0,
      optional: true,
    }),
    annualRate: percent("Mortgage rate", {
      also: ["rate", "interest", "loan at", "mortgage at", "at", "interest rate"],
      default: 6.75,
      min: 0,
      max: 100,
    }),
    termYears: number("Mortgage term", {
      also: ["year loan", "year mortgage"],
      default: 30,
      min: 0.08,
      max: 100,
      unit: "years",
    }),
    monthlyRent: money("Rent per month", {
      default: 2500,
      min: 0,
      also: [
        "rent",
        "rents for",
        "rents at",
        "brings in",
        "rented for",
        "rental income",
        "in rent",
        "collects",
        "rent of",
        "renting for",
        "rent is",
        "renting at",
        "rented out for",
        "tenant pays",
      ],
    }),
    otherMonthlyIncome: money("Other income per month", {
      also: ["laundry", "parking income", "other income"],
      default: 0,
      min: 0,
      optional: true,
    }),
    vacancyRate: percent("Vacancy", {
      also: ["vacancy runs", "vacant", "vacancy of"],
      default: 5,
      min: 0,
      max: 100,
    }),
    propertyTaxAnnual: money("Property tax per year", {
      also: ["taxes", "property tax", "taxes are", "in taxes", "in property taxes", "property tax of"],
      default: 3600,
      min: 0,
    }),
    insuranceAnnual: money("Insurance per year", {
      also: ["insurance", "insurance is", "in insurance", "insurance of"],
      default: 1500,
      min: 0,
    }),
    maintenancePercent: percent("Upkeep, of rent received", {
      also: [
        "maintenance",
        "repairs",
        "upkeep",
        "repairs take",
        "for maintenance",
        "for repairs",
        "maintenance of",
        "capex",
      ],
      default: 8,
      min: 0,
      max: 100,
    }),
    managementPercent: percent("Management, of rent received", {
      also: [
        "management",
        "property management",
        "a manager",
        "manager",
        "property manager",
        "for management",
        "manager takes",
        "property manager takes",
      ],
      default: 8,
      min: 0,
      max: 100,
    }),
    hoaMonthly: money("Association or service fee per month", {
      also: ["hoa", "hoa fee", "hoa dues"],
      default: 0,
      min: 0,
      optional: true,
    }),
    otherExpensesMonthly: money("Other costs per month", {
      also: ["expenses", "other expenses", "other costs"],
      default: 0,
      min: 0,
      optional: true,
    }),
    rentGrowth: percent("Rent growth per year", { also: ["rent growth"], default: 3, min: -20, max: 50 }),
    expenseGrowth: percent("Cost growth per year", { also: ["expense growth"], default: 2.5, min: -20, max: 50 }),
    appreciationRate: percent("Price growth per year", { also: ["appreciation"], default: 3, min: -20, max: 50 }),
    holdingYears: integer("Years you keep it", {
      also: ["hold", "hold for", "keep it"],
      default: 10,
      min: 1,
      max: 60,
      unit: "years",
    }),
    sellingCostsPercent: percent("Costs of selling", { also: ["selling costs"], default: 6, min: 0, max: 50 }),
  },
  outputs: {
    monthlyCashFlow: money("Cash flow per month", {
      also: ["cash flow", "monthly cash flow", "cash flow a month"],
      decimals: 2,
    }),
    annualCashFlow: money("Cash flow in the first year", {
      also: ["annual cash flow", "cash flow per year", "yearly cash flow"],
      decimals: 0,
    }),
    cashOnCashReturn: percent("Cash-on-cash return", {
      also: ["cash on cash", "coc"],
      decimals: 2,
      none: "No cash is invested",
    }),
    capRate: percent("Cap rate", { also: ["capitalization rate", "cap"], decimals: 2 }),
    netOperatingIncome: money("Net operating income", { also: ["noi"] }),
    effectiveGrossIncome: money("Rent and income received", { also: ["effective gross income"] }),
    operatingExpenses: money("Operating costs"),
    upkeepAndManagement: money("Upkeep and management"),
    feesAndOtherCosts: money("Fees and other costs"),
    firstYearPayments: money("Mortgage payments in the first year"),
    expenseRatio: percent("Operating costs as a share of income", { decimals: 1, none: "No income" }),
    mortgagePayment: money("Mortgage payment per month", { also: ["mortgage payment"], decimals: 2 }),
    debtServiceCoverage: number("Debt service coverage", {
      also: ["dscr"],
      decimals: 2,
      none: "No loan payments in the first year",
    }),
    grossRentMultiplier: number("Gross rent multiplier", {
      also: ["grm"],
      decimals: 2,
      none: "No rent",
    }),
    rentToPrice: percent("Monthly rent as a share of the price", {
      also: ["1% rule", "rent to price", "price to rent", "rental yield", "gross yield"],
      decimals: 2,
    }),
    breakEvenOccupancy: percent("Break-even occupancy", {
      decimals: 1,
      none: "Upkeep and management take all of the rent",
    }),
    cashInvested: money("Cash invested"),
    saleProceeds: money("Money from the sale"),
    totalProfit: money("Total profit"),
    equityMultiple: number("Equity multiple", { decimals: 2, none: "No cash is invested" }),
    irr: percent("Internal rate of return", {
      also: ["irr"],
      decimals: 2,
      none: "There is no single rate for these cash flows",
    }),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      income: money("Income"),
      expenses: money("Costs"),
      noi: money("Net operating income"),
      debtService: money("Mortgage"),
      cashFlow: money("Cash flow"),
      propertyValue: money("Value"),
      balance: money("Loan"),
      equity: money("Equity"),
    }),
    equityOverTime: chart("Equity and cash flow", {
      x: { year: integer("Year") },
      y: { equity: money("Equity"), cumulativeCashFlow: money("Cash flow so far") },
      as: "line",
    }),
  },
  figures: [
    "annualCashFlow",
    "cashOnCashReturn",
    "capRate",
    "netOperatingIncome",
    "mortgagePayment",
    "debtServiceCoverage",
    "cashInvested",
    "irr",
  ],
  pictures: [
    {
      draw: "flow",
      into: [
        ["effectiveGrossIncome", ["operatingExpenses", "netOperatingIncome"]],
        ["operatingExpenses", ["propertyTaxAnnual", "insuranceAnnual", "upkeepAndManagement", "feesAndOtherCosts"]],
        ["netOperatingIncome", ["firstYearPayments", "annualCashFlow"]],
      ],
      title: "Where the rent goes in the first year",
    },
  ],
  celebrates: { returns: "cashOnCashReturn" },
  compute(inputs) {
    const { price, holdingYears } = inputs;
    const loan = levelLoan(
      price * (1 - inputs.downPaymentPercent / 100),
      inputs.annualRate / 1200,
      monthsOfTerm(inputs.termYears),
    );
    const cashInvested = (price * inputs.downPaymentPercent) / 100 + inputs.closingCosts + inputs.repairCosts;
    const grossRent = 12 * (inputs.monthlyRent + inputs.otherMonthlyIncome);
    const fixedCosts =
      inputs.propertyTaxAnnual + inputs.insuranceAnnual + 12 * (inputs.hoaMonthly + inputs.otherExpensesMonthly);
    const shareOfRent = (inputs.maintenancePercent + inputs.managementPercent) / 100;

    const years = Array.from({ length: holdingYears }, (_, index) => {
      const income = grossRent * (1 + inputs.rentGrowth / 100) ** index * (1 - inputs.vacancyRate / 100);
      const expenses = fixedCosts * (1 + inputs.expenseGrowth / 100) ** index + shareOfRent * income;
      const debtService = loan.payment * Math.max(0, Math.min(12, loan.periods - 12 * index));
      const propertyValue = price * (1 + inputs.appreciationRate / 100) ** (index + 1);
      const balance = loan.balanceAfter(12 * (index + 1));
      return {
        year: index + 1,
        income,
        expenses,
        noi: income - expenses,
        debtService,
        cashFlow: income - expenses - debtService,
        propertyValue,
        balance,
        equity: propertyValue - balance,
      };
    });
    const [first, last] = [years[0]!, years.at(-1)!];
    const saleProceeds = last.propertyValue * (1 - inputs.sellingCostsPercent / 100) - last.balance;
    const received = years.reduce((total, { cashFlow }) => total + cashFlow, 0) + saleProceeds;
    return {
      monthlyCashFlow: first.cashFlow / 12,
      annualCashFlow: first.cashFlow,
      cashOnCashReturn: quotient(100 * first.cashFlow, cashInvested),
      capRate: (100 * first.noi) / price,
      netOperatingIncome: first.noi,
      effectiveGrossIncome: first.income,
      operatingExpenses: first.expenses,
      upkeepAndManagement: shareOfRent * first.income,
      feesAndOtherCosts: 12 * (inputs.hoaMonthly + inputs.otherExpensesMonthly),
      firstYearPayments: first.debtService,
      expenseRatio: quotient(100 * first.expenses, first.income),
      mortgagePayment: loan.payment,
      debtServiceCoverage: quotient(first.noi, first.debtService),
      grossRentMultiplier: quotient(price, grossRent),
      rentToPrice: (100 * inputs.monthlyRent) / price,
      breakEvenOccupancy: quotient(100 * (fixedCosts + first.debtService), grossRent * (1 - shareOfRent)),
      cashInvested,
      saleProceeds,
      totalProfit: received - cashInvested,
      equityMultiple: quotient(received, cashInvested),
      irr: yearlyReturn([
        -cashInvested,
        ...years.map(({ cashFlow }, index) => cashFlow + (index === holdingYears - 1 ? saleProceeds : 0)),
      ]),
      yearlyTable: years,
      equityOverTime: years.map(({ year, equity }) => ({
        year,
        equity,
        cumulativeCashFlow: years.slice(0, year).reduce((total, { cashFlow }) => total + cashFlow, 0),
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.monthlyCashFlow! >= 0
      ? outputs.monthlyCashFlow! < 0.005
        ? `In the first year the rent just covers all costs and the mortgage.`
        : `After all costs and the mortgage, {monthlyCashFlow} a month is left in the first year.`
      : `In the first year you add ${say.money(-outputs.monthlyCashFlow!, 2)} a month from your own pocket.`,
    outputs.debtServiceCoverage === null
      ? `The net operating income of {netOperatingIncome} makes a cap rate of {capRate}.`
      : outputs.netOperatingIncome! > 0
        ? `The cap rate is {capRate}; the net operating income is {debtServiceCoverage} times the loan payments.`
        : `The rent does not even cover the operating costs, let alone the loan payments.`,
    outputs.irr === null
      ? `If you sell after {holdingYears}, the property ${outputs.totalProfit! < 0 ? `loses ${say.money(-outputs.totalProfit!)}` : "makes {totalProfit}"} in all.`
      : `If you sell after {holdingYears}, it ${outputs.totalProfit! < 0 ? `loses ${say.money(-outputs.totalProfit!)}` : "makes {totalProfit}"} in all, a return of {irr} a year on your cash.`,
  ],
  formula: {
    tex: [
      String.raw`\text{NOI} = R\,(1 - v) - E`,
      String.raw`\text{cap rate} = \frac{\text{NOI}}{P}, \qquad \text{cash-on-cash} = \frac{\text{NOI} - D}{C}`,
      String.raw`0 = -C + \sum_{y=1}^{N} \frac{F_y}{(1 + i)^y} + \frac{S}{(1 + i)^N}`,
    ],
    where: {
      R: "yearly rent and other income if the property is never vacant",
      v: "vacancy",
      E: "operating costs, without the mortgage",
      P: "purchase price",
      D: "mortgage payments in a year",
      C: "cash invested: down payment, closing costs and repairs",
      F_y: "cash flow in year y",
      S: "money from the sale after costs and paying off the loan",
      N: "years you keep it",
      i: "internal rate of return",
    },
  },
  howTo: [
    "Enter the Purchase price, the Down payment and the other cash you need before the first tenant moves in: Closing costs and Repairs before renting.",
    "Enter the Rent per month of comparable rentals, and a realistic Vacancy: 5% is 18 days a year.",
    "Fill in tax, insurance, upkeep and management. Count management even if you do it yourself: your time has a price.",
    "Read Cash flow per month and Cap rate first, then the return including the sale.",
  ],
  faq: [
    {
      question: "What is a good cap rate?",
      answer:
        "It is a price, not a grade: 4% to 5% is usual in expensive, growing cities, 7% to 10% where prices are flat and vacancies are higher. Compare it with your mortgage rate. If the cap rate is lower, borrowing lowers your yearly return, and you rely on rising prices.",
    },
    {
      question: "What is the 1% rule?",
      answer:
        "A quick screen: the monthly rent should be at least 1% of the price, so a 300,000 house should rent for 3,000. It ignores taxes and interest rates, and few homes in large cities meet it today.",
    },
    {
      question: "What debt service coverage do lenders want?",
      answer:
        "Usually 1.20 to 1.25: a net operating income at least 20% to 25% above the loan payments. Below 1.0 the property does not pay for its own loan.",
    },
    {
      question: "Why is the internal rate of return higher than the cash-on-cash return?",
      answer:
        "The cash-on-cash return looks only at the first year's cash. The internal rate of return also counts rising rents, the part of each payment that pays down the loan, and the sale.",
    },
  ],
  about: [
    "For a single rental bought with or without a loan. Rents and costs grow steadily from the second year on; the mortgage payment stays the same. The result is before income tax and depreciation, which differ by country and owner.",
    "The sale is usually the largest item, so try Price growth per year at zero as well. Upkeep is a share of rent here; a new roof or furnace does not come in equal yearly installments, so keep a reserve.",
  ],
  sources: [
    "CCIM Institute: Financial Analysis for Commercial Investment Real Estate (NOI, cap rate, cash-on-cash)",
    "Brueggeman and Fisher: Real Estate Finance and Investments",
  ],
  caution:
    "Before income tax, depreciation and capital gains tax; rent control, evictions and large repairs such as a roof are not considered.",
  phrases: [
    "rental property {price} rent {monthlyRent}",
    "cap rate of a house for {price} that rents for {monthlyRent}",
    "gross rent multiplier of a {price} duplex that rents for {monthlyRent} a month",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 300,000 rental at 2,500 a month, 25% down",
      inputs: {},
      outputs: { monthlyCashFlow: 110.654282722, capRate: 6.28, cashOnCashReturn: 1.63932270699, irr: 11.9417727247 },
    },
    {
      title: "The same house paid in cash",
      inputs: { downPaymentPercent: 100 },
      outputs: { monthlyCashFlow: 1570, cashOnCashReturn: 6.1568627451, debtServiceCoverage: null, irr: 8.5589107218 },
    },
    {
      title: "A rent of 1,900: every month costs money",
      inputs: { monthlyRent: 1900 },
      outputs: {
        monthlyCashFlow: -368.145717278,
        debtServiceCoverage: 0.747732348189,
        breakEvenOccupancy: 118.066774266,
      },
    },
  ],
});

/** null where the divisor is not positive. */
function quotient(dividend: number, divisor: number): number | null {
  return divisor > 0 ? dividend / divisor : null;
}

/** The internal rate of return in percent where the signs allow just one, else null. */
function yearlyReturn(amounts: readonly number[]): number | null {
  if (signChanges(amounts) !== 1) return null;
  const rate = internalRate(amounts.map((amount, time) => ({ time, amount })));
  return rate === null ? null : 100 * rate;
}
