import { boolean, choice, date, defineCalculator, list, money, percent, refuse, table } from "#engine/define.ts";
import { addDays, addMonths, toIsoDate, splitDate } from "#maths/calendar.ts";
import { type Bracket, bracketAmounts, type FilingStatus, INVESTMENT_TAX_FROM } from "#maths/finance/tax-brackets.ts";

const LONG_TERM_RATES = [
  { rate: 0, single: 0, marriedJoint: 0, marriedSeparate: 0, headOfHousehold: 0 },
  { rate: 15, single: 49_450, marriedJoint: 98_900, marriedSeparate: 49_450, headOfHousehold: 66_200 },
  { rate: 20, single: 545_500, marriedJoint: 613_700, marriedSeparate: 306_850, headOfHousehold: 579_600 },
];

const ORDINARY_RATES = [
  { rate: 10, single: 0, marriedJoint: 0, marriedSeparate: 0, headOfHousehold: 0 },
  { rate: 12, single: 12_400, marriedJoint: 24_800, marriedSeparate: 12_400, headOfHousehold: 17_700 },
  { rate: 22, single: 50_400, marriedJoint: 100_800, marriedSeparate: 50_400, headOfHousehold: 67_450 },
  { rate: 24, single: 105_700, marriedJoint: 211_400, marriedSeparate: 105_700, headOfHousehold: 105_700 },
  { rate: 32, single: 201_775, marriedJoint: 403_550, marriedSeparate: 201_775, headOfHousehold: 201_750 },
  { rate: 35, single: 256_225, marriedJoint: 512_450, marriedSeparate: 256_225, headOfHousehold: 256_200 },
  { rate: 37, single: 640_600, marriedJoint: 768_700, marriedSeparate: 384_350, headOfHousehold: 640_600 },
];

export default defineCalculator({
  id: "capital-gains-tax",
  name: "Capital Gains Tax Calculator",
  category: "investment",
  emoji: "🏛️",
  description:
    "US federal and state tax on the sale of an asset in 2026: short- or long-term, net investment income tax and what waiting would save.",
  keywords: [
    "long term capital gains",
    "stock sale tax",
    "short term gains",
    "NIIT",
    "tax on selling shares",
    "crypto tax",
    "capital loss",
    "holding period",
    "gain after selling costs",
  ],
  related: [
    { id: "us-income-tax", stage: "complementary", relevance: 90 },
    { id: "return-on-investment", stage: "complementary", relevance: 78 },
    "stock-average",
    { id: "crypto-cost-basis", stage: "next_step", relevance: 74 },
    "estate-tax",
  ],
  inputs: {
    costBasis: money("Cost basis", {
      default: 20_000,
      min: 0,
      help: "Price paid, with purchase fees and improvements.",
      also: [
        "bought for",
        "cost",
        "basis",
        "bought",
        "bought it for",
        "I'd bought for",
        "purchased for",
        "paid for",
        "original cost",
        "paid",
        "bought shares for",
        "basis of",
        "buy price",
      ],
    }),
    salePrice: money("Sale price", {
      default: 45_000,
      min: 0,
      also: [
        "sold for",
        "sale",
        "sell",
        "sold",
        "sold it for",
        "sold them for",
        "selling for",
        "land for",
        "sold some",
        "sale of",
        "sell for",
        "selling price",
        "sold at",
      ],
    }),
    sellingCosts: money("Selling costs", {
      also: ["fees", "in selling costs", "closing costs", "commission", "agent fees", "in fees"],
      default: 0,
      min: 0,
    }),
    purchaseDate: date("Date bought", {
      assumable: false,
      also: ["bought on", "purchased on", "acquired on", "acquired"],
      default: "2023-04-17",
    }),
    saleDate: date("Date sold", { also: ["sold on", "sold them on"], default: "2026-05-20" }),
    filingStatus: choice("Filing status", {
      called: {
        marriedJoint: ["married", "jointly", "married filing jointly", "filing jointly"],
        single: ["single", "unmarried"],
        headOfHousehold: ["head of household"],
        marriedSeparate: ["separately"],
      },
      default: "single",
      options: [
        ["single", "Single"],
        ["marriedJoint", "Married filing jointly"],
        ["marriedSeparate", "Married filing separately"],
        ["headOfHousehold", "Head of household"],
      ],
    }),
    otherIncome: money("Other income this year", {
      default: 85_000,
      min: 0,
      help: "Adjusted gross income without this gain.",
      also: ["income", "salary", "of other income", "earn", "make", "wages", "ordinary income", "taxable income"],
    }),
    deductions: money("Deductions", {
      also: ["in deductions", "standard deduction", "of deductions"],
      default: 16_100,
      min: 0,
      help: "Standard deduction for 2026: $16,100 single, $32,200 joint, $24,150 head of household.",
    }),
    stateTaxRate: percent("State rate on gains", {
      also: ["state tax", "state rate", "state income tax", "state tax of"],
      default: 0,
      min: 0,
      max: 100,
    }),
    netInvestmentTaxRate: percent("Net investment income tax", { default: 3.8, min: 0, max: 100 }),
    longTermBrackets: list("Long-term rates 2026", {
      of: {
        rate: percent("Rate", { min: 0, max: 100 }),
        single: money("Single from", { min: 0 }),
        marriedJoint: money("Married filing jointly from", { min: 0 }),
        marriedSeparate: money("Married filing separately from", { min: 0 }),
        headOfHousehold: money("Head of household from", { min: 0 }),
      },
      default: LONG_TERM_RATES,
      unsaid: LONG_TERM_RATES,
      help: "Taxable income from which each rate applies.",
    }),
    ordinaryBrackets: list("Ordinary rates 2026", {
      of: {
        rate: percent("Rate", { min: 0, max: 100 }),
        single: money("Single from", { min: 0 }),
        marriedJoint: money("Married filing jointly from", { min: 0 }),
        marriedSeparate: money("Married filing separately from", { min: 0 }),
        headOfHousehold: money("Head of household from", { min: 0 }),
      },
      default: ORDINARY_RATES,
      unsaid: ORDINARY_RATES,
      help: "Taxable income from which each rate applies.",
    }),
  },
  outputs: {
    totalTax: money("Tax on the gain", {
      also: [
        "tax",
        "capital gains tax",
        "tax owed",
        "tax on the gain",
        "capital gains tax do I owe",
        "how much tax",
        "tax do I owe",
        "owe",
        "how much capital gains tax",
      ],
    }),
    gain: money("Gain or loss", { also: ["gain", "capital gain", "profit", "my gain", "my profit"] }),
    longTerm: boolean("Long-term", { words: ["Yes, held more than a year", "No, held a year or less"] }),
    longTermDate: date("Long-term from"),
    federalTax: money("Federal tax", { also: ["federal capital gains tax", "federal tax"] }),
    netInvestmentTax: money("Net investment income tax"),
    stateTax: money("State tax"),
    effectiveRate: percent("Tax as a share of the gain", { also: ["effective rate"], decimals: 1 }),
    netProceeds: money("Cash after tax", { also: ["keep", "left after tax"] }),
    afterTaxGain: money("Gain after tax"),
    savingIfLongTerm: money("Saved if it were long-term"),
    lossDeductible: money("Loss deductible this year"),
    lossCarriedForward: money("Loss carried forward"),
    breakdown: table("Federal tax by rate", {
      rate: percent("Rate"),
      amount: money("Amount"),
      tax: money("Tax"),
    }),
  },
  figures: [
    "gain",
    "longTerm",
    "federalTax",
    "netInvestmentTax",
    "stateTax",
    "effectiveRate",
    "netProceeds",
    "savingIfLongTerm",
  ],
  currency: "USD",
  pictures: [
    {
      draw: "flow",
      into: [
        ["salePrice", ["netProceeds", "totalTax"]],
        ["totalTax", ["federalTax", "netInvestmentTax", "stateTax"]],
      ],
      rest: "Selling costs",
      title: "Where the sale price goes",
    },
  ],
  compute(inputs) {
    const { filingStatus, otherIncome, deductions, saleDate } = inputs;
    if (saleDate < inputs.purchaseDate) refuse("saleDate", "The date sold cannot be before the date bought.");
    const longTermRates = bracketsOf(inputs.longTermBrackets, filingStatus, "longTermBrackets");
    const ordinaryRates = bracketsOf(inputs.ordinaryBrackets, filingStatus, "ordinaryBrackets");
    const gain = inputs.salePrice - inputs.sellingCosts - inputs.costBasis;
    const longTermDate = yearAfter(addDays(inputs.purchaseDate, 1));
    const longTerm = saleDate >= longTermDate;

    const from = Math.max(0, otherIncome - deductions);
    const to = Math.max(0, otherIncome + Math.max(0, gain) - deductions);
    const ordinary = taxSlice(from, to, ordinaryRates);
    const preferential = taxSlice(from, to, longTermRates);
    const ifLongTerm = preferential.tax < ordinary.tax ? preferential : ordinary;
    const federal = longTerm ? ifLongTerm : ordinary;
    const overThreshold = Math.max(0, otherIncome + gain - INVESTMENT_TAX_FROM[filingStatus]);
    const netInvestmentTax = gain > 0 ? (inputs.netInvestmentTaxRate / 100) * Math.min(gain, overThreshold) : 0;
    const stateTax = (Math.max(0, gain) * inputs.stateTaxRate) / 100;
    const totalTax = federal.tax + netInvestmentTax + stateTax;
    const lossDeductible = gain < 0 ? Math.min(-gain, filingStatus === "marriedSeparate" ? 1500 : 3000) : 0;
    return {
      totalTax,
      gain,
      longTerm,
      longTermDate,
      federalTax: federal.tax,
      netInvestmentTax,
      stateTax,
      effectiveRate: gain > 0 ? (100 * totalTax) / gain : 0,
      netProceeds: inputs.salePrice - inputs.sellingCosts - totalTax,
      afterTaxGain: gain - totalTax,
      savingIfLongTerm: longTerm ? 0 : federal.tax - ifLongTerm.tax,
      lossDeductible,
      lossCarriedForward: gain < 0 ? -gain - lossDeductible : 0,
      breakdown: federal.rows,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.gain! > 0
      ? outputs.totalTax! < 0.5
        ? `On a gain of {gain} you pay no tax.`
        : `On a gain of {gain} you pay {totalTax} in tax, {effectiveRate}; {afterTaxGain} is left.`
      : outputs.gain === 0
        ? `You sell for exactly what it cost you, so no tax is due.`
        : `You lose ${say.money(-outputs.gain!)} and owe no tax on the sale.`,
    outputs.gain! < 0
      ? `{lossDeductible} of the loss can offset other income this year; {lossCarriedForward} carries over to the following years.`
      : outputs.longTerm
        ? `It counts as long-term, because it was sold on or after {longTermDate}.`
        : outputs.savingIfLongTerm! > 0
          ? `If sold on or after {longTermDate}, it would have been long-term, saving {savingIfLongTerm} in federal tax.`
          : `It counts as short-term until {longTermDate}; waiting would not lower the federal tax here.`,
    outputs.netProceeds! < 0
      ? `After tax and costs, the sale leaves you ${say.money(-outputs.netProceeds!)} short.`
      : `After tax and costs, you keep {netProceeds} in cash.`,
  ],
  formula: {
    tex: [
      String.raw`g = S - k - B, \qquad O = \max(0,\ Y - D)`,
      String.raw`T = \sum_b r_b\,\left|\,[O, O + g] \cap b\,\right| + n\,\min\left(g,\ \max(0, Y + g - N)\right) + s\,g`,
    ],
    where: {
      g: "gain: sale price less selling costs and cost basis",
      O: "ordinary taxable income: other income less deductions",
      T: "tax on the gain",
      r_b: "rate of bracket b: long-term rates for assets held more than a year, else ordinary rates",
      n: "rate of the net investment income tax above the threshold N ($200,000 single, $250,000 joint, $125,000 separate)",
      s: "state rate",
    },
  },
  howTo: [
    "Enter the Cost basis with purchase fees and improvements, the Sale price and the Selling costs.",
    "Enter Date bought and Date sold: more than a year apart makes it long-term.",
    "Choose the Filing status and enter Other income this year and Deductions; the gain is taxed on top of them.",
    "Enter the State rate on gains. For another tax year, change the brackets.",
    "If it is short-term, look at Long-term from to see what waiting would save.",
  ],
  faq: [
    {
      question: "When exactly does a gain become long-term?",
      answer:
        "After more than a year, counted from the day after purchase: if you bought on January 15, 2025, a sale is long-term from January 16, 2026. Inherited property counts as long-term right away.",
    },
    {
      question: "Can the rate on gains be 0%?",
      answer:
        "Yes: in 2026 the part of a long-term gain that fits under a taxable income of $49,450 ($98,900 joint) is taxed at 0%. The rest is taxed at 15%, and at 20% above $545,500 ($613,700 joint).",
    },
    {
      question: "What about the sale of my home?",
      answer:
        "Up to $250,000 of gain ($500,000 joint) is excluded if you owned and lived in it for two of the last five years (IRC 121). Add that amount to the Cost basis.",
    },
    {
      question: "What happens to a loss?",
      answer:
        "It first offsets other gains, then up to $3,000 of other income a year ($1,500 married filing separately); the rest carries forward without limit. Buying the same security within 30 days before or after the sale postpones the loss (wash sale).",
    },
  ],
  about: [
    "For a US taxpayer selling stocks, funds, crypto or real estate, with no other sales in the year. The gain is stacked on ordinary income, and where ordinary rates would be lower than the long-term ones, they are used.",
    "Other gains and losses, qualified dividends, collectibles (up to 28%), depreciation recapture (up to 25%), small-business stock and installment sales are left out.",
  ],
  sources: [
    "26 U.S.C. 1(h), 1(j), 1211(b), 1222, 1411",
    "Internal Revenue Service, Rev. Proc. 2025-32 (figures for tax year 2026)",
    "Internal Revenue Service, Publication 550 and Rev. Rul. 66-7 (holding period)",
  ],
  overflow: "salePrice",
  caution: "US federal figures for tax year 2026; an estimate, not tax advice.",
  phrases: [
    "capital gains tax bought {costBasis} sold {salePrice}",
    "tax on selling shares {salePrice} cost {costBasis}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A long-term gain of $25,000, single, $85,000 of income",
      inputs: {
        costBasis: 20_000,
        salePrice: 45_000,
        sellingCosts: 0,
        purchaseDate: "2023-04-17",
        saleDate: "2026-05-20",
        filingStatus: "single",
        otherIncome: 85_000,
        deductions: 16_100,
        stateTaxRate: 0,
        netInvestmentTaxRate: 3.8,
      },
      outputs: { totalTax: 3750, longTerm: true, afterTaxGain: 21_250 },
    },
    {
      title: "The same gain after nine months, with state tax",
      inputs: {
        costBasis: 20_000,
        salePrice: 45_000,
        sellingCosts: 0,
        purchaseDate: "2025-09-01",
        saleDate: "2026-05-20",
        filingStatus: "single",
        otherIncome: 85_000,
        deductions: 16_100,
        stateTaxRate: 5,
        netInvestmentTaxRate: 3.8,
      },
      outputs: { totalTax: 6750, savingIfLongTerm: 1750, longTermDate: "2026-09-02" },
    },
    {
      title: "A loss of $5,000",
      inputs: {
        costBasis: 12_000,
        salePrice: 7000,
        sellingCosts: 0,
        purchaseDate: "2024-03-01",
        saleDate: "2026-05-20",
        filingStatus: "single",
        otherIncome: 85_000,
        deductions: 16_100,
        stateTaxRate: 0,
        netInvestmentTaxRate: 3.8,
      },
      outputs: { lossDeductible: 3000, lossCarriedForward: 2000 },
    },
  ],
});

type BracketRow = Readonly<Record<FilingStatus, number>> & { readonly rate: number };

/** The column of one filing status, in rising order. */
function bracketsOf(
  rows: readonly BracketRow[],
  status: FilingStatus,
  key: "longTermBrackets" | "ordinaryBrackets",
): readonly Bracket[] {
  const brackets = rows.map((row) => ({ from: row[status], rate: row.rate })).toSorted((a, b) => a.from - b.from);
  if (brackets.length === 0) refuse(key, "Enter at least one rate.");
  if (brackets[0]!.from !== 0) refuse(key, "For your filing status one rate must apply from 0.");
  return brackets;
}

/** The tax on the part of taxable income between two amounts, rate by rate. */
function taxSlice(from: number, to: number, brackets: readonly Bracket[]) {
  const [taxWithoutGain, taxWithGain] = [bracketAmounts(from, brackets), bracketAmounts(to, brackets)];
  const rows = brackets
    .map(({ rate }, index) => ({ rate, amount: taxWithGain[index]! - taxWithoutGain[index]! }))
    .filter(({ amount }) => amount > 0)
    .map(({ rate, amount }) => ({ rate, amount, tax: (rate * amount) / 100 }));
  return { rows, tax: rows.reduce((total, row) => total + row.tax, 0) };
}

/** The same day of the next year; 1 March for 29 February. */
function yearAfter(date: string): string {
  const { year, month, day } = splitDate(date);
  return month === 2 && day === 29 ? toIsoDate(year + 1, 3, 1) : addMonths(date, 12);
}
