import { defineCalculator, list, money, percent, refuse } from "#engine/define.ts";
import { bracketTax, type Bracket } from "#maths/finance/tax-brackets.ts";

export default defineCalculator({
  id: "estate-tax",
  name: "Estate Tax Calculator",
  category: "legal",
  emoji: "🕯️",
  description:
    "US federal estate tax for deaths in 2026: taxable estate, unified credit, lifetime gifts, portability and what heirs keep.",
  keywords: [
    "inheritance tax",
    "death tax",
    "estate tax exemption",
    "lifetime gift exemption",
    "DSUE",
    "portability",
    "unified credit",
    "Form 706",
    "someone died with an estate",
    "how much do heirs keep",
  ],
  related: [
    { id: "capital-gains-tax", stage: "advanced_planning", relevance: 74 },
    { id: "net-worth", stage: "complementary", relevance: 78 },
    { id: "life-insurance-needs", stage: "next_step", relevance: 76 },
    "us-income-tax",
    "contingency-fee",
  ],
  inputs: {
    grossEstate: money("Gross estate", {
      default: 22_000_000,
      min: 0,
      help: "Everything owned at death, including life insurance.",
      also: [
        "estate",
        "estate of",
        "worth",
        "inheritance",
        "estate worth",
        "leaves",
        "died with",
        "leaves behind",
        "fortune of",
        "worth of assets",
        "estate is",
        "dies with",
        "net worth",
        "assets of",
        "left an estate of",
        "died with an estate of",
        "with an estate of",
      ],
    }),
    debts: money("Debts and mortgages", {
      also: ["mortgage", "in debts", "owed", "debts of", "liabilities", "owing"],
      unsaid: 0,
      default: 500_000,
      min: 0,
    }),
    expenses: money("Funeral and administration", {
      also: [
        "funeral",
        "funeral costs",
        "administration",
        "of funeral and administration costs",
        "in funeral",
        "administration costs",
        "final expenses",
        "funeral expenses",
      ],
      unsaid: 0,
      default: 150_000,
      min: 0,
    }),
    maritalDeduction: money("Left to the surviving spouse", {
      default: 0,
      min: 0,
      also: [
        "to the spouse",
        "spouse",
        "husband",
        "wife",
        "surviving spouse",
        "to her husband",
        "to his wife",
        "left to spouse",
      ],
    }),
    charitableDeduction: money("Left to charity", {
      unsaid: 0,
      default: 1_000_000,
      min: 0,
      also: ["charity", "to charity", "donated", "bequests to charity", "charitable gifts"],
    }),
    stateDeathTax: money("State estate or inheritance tax", {
      also: ["state tax", "state estate tax", "state inheritance tax"],
      default: 0,
      min: 0,
    }),
    taxableGifts: money("Taxable gifts made during life", {
      unsaid: 0,
      default: 300_000,
      min: 0,
      also: ["gifts", "lifetime gifts", "in gifts", "gifts of"],
    }),
    giftTaxPaid: money("Gift tax on them", { default: 0, min: 0 }),
    exemption: money("Basic exclusion amount", {
      assumable: true,
      default: 15_000_000,
      min: 0,
      help: "$15,000,000 in 2026; $13,990,000 in 2025.",
      also: ["exemption", "exclusion", "exempt", "exemption of", "exclusion of"],
    }),
    spouseUnusedExemption: money("Unused exclusion of a spouse who died earlier", {
      also: ["dsue", "unused exemption", "ported exemption"],
      default: 0,
      min: 0,
    }),
    rateTable: list("Rate table", {
      unsaid: [
        { from: 0, rate: 18 },
        { from: 10_000, rate: 20 },
        { from: 20_000, rate: 22 },
        { from: 40_000, rate: 24 },
        { from: 60_000, rate: 26 },
        { from: 80_000, rate: 28 },
        { from: 100_000, rate: 30 },
        { from: 150_000, rate: 32 },
        { from: 250_000, rate: 34 },
        { from: 500_000, rate: 37 },
        { from: 750_000, rate: 39 },
        { from: 1_000_000, rate: 40 },
      ],
      of: {
        from: money("From", { min: 0 }),
        rate: percent("Rate", { min: 0, max: 100 }),
      },
      default: [
        { from: 0, rate: 18 },
        { from: 10_000, rate: 20 },
        { from: 20_000, rate: 22 },
        { from: 40_000, rate: 24 },
        { from: 60_000, rate: 26 },
        { from: 80_000, rate: 28 },
        { from: 100_000, rate: 30 },
        { from: 150_000, rate: 32 },
        { from: 250_000, rate: 34 },
        { from: 500_000, rate: 37 },
        { from: 750_000, rate: 39 },
        { from: 1_000_000, rate: 40 },
      ],
      help: "26 U.S.C. 2001(c).",
      maxItems: 100,
    }),
  },
  outputs: {
    estateTax: money("Federal estate tax", {
      also: [
        "estate tax",
        "tax",
        "death tax",
        "inheritance tax",
        "how much estate tax",
        "tax will there be",
        "tax is due",
        "tax due",
      ],
    }),
    taxableEstate: money("Taxable estate", { also: ["taxable estate"] }),
    taxBase: money("With lifetime gifts"),
    tentativeTax: money("Tentative tax"),
    unifiedCredit: money("Unified credit"),
    marginalRate: percent("Rate on the next dollar", { decimals: 1 }),
    effectiveRate: percent("Tax as a share of the estate", { decimals: 2 }),
    netToHeirs: money("Left for spouse and heirs", {
      also: ["heirs get", "do the heirs get", "left for heirs", "heirs receive", "left for the heirs"],
    }),
    unusedExemption: money("Exclusion this estate does not use", { also: ["exclusion left for a surviving spouse"] }),
  },
  currency: "USD",
  pictures: [
    {
      draw: "parts",
      of: ["estateTax", "netToHeirs"],
      whole: "grossEstate",
      rest: "Debts, expenses, gifts and other taxes",
    },
  ],
  compute(inputs) {
    const { grossEstate, debts, expenses, charitableDeduction, stateDeathTax } = inputs;
    const brackets = sortedBrackets(inputs.rateTable);
    const netEstate = grossEstate - debts - expenses - charitableDeduction - stateDeathTax;
    const taxableEstate = Math.max(0, netEstate - inputs.maritalDeduction);
    const taxBase = taxableEstate + inputs.taxableGifts;
    const exclusion = inputs.exemption + inputs.spouseUnusedExemption;
    const tentativeTax = bracketTax(taxBase, brackets);
    const unifiedCredit = bracketTax(exclusion, brackets);
    const estateTax = Math.max(0, Math.max(0, tentativeTax - inputs.giftTaxPaid) - unifiedCredit);
    return {
      estateTax,
      taxableEstate,
      taxBase,
      tentativeTax,
      unifiedCredit,
      marginalRate: estateTax > 0 ? (brackets.findLast(({ from }) => from < taxBase)?.rate ?? 0) : 0,
      effectiveRate: grossEstate > 0 ? (100 * estateTax) / grossEstate : 0,
      netToHeirs: netEstate - estateTax,
      unusedExemption: Math.max(0, exclusion - taxBase),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.estateTax! > 0
      ? "The federal estate tax is {estateTax}, or {effectiveRate} of the gross estate; every further dollar is taxed at {marginalRate}."
      : outputs.tentativeTax! > 0
        ? "No federal estate tax is due: the credit of {unifiedCredit} covers the tentative tax of {tentativeTax}."
        : "No federal estate tax is due, because nothing is taxable.",
    outputs.netToHeirs! >= 0
      ? "After debts, costs, gifts to charity and tax, {netToHeirs} is left for the spouse and heirs."
      : "Debts, costs and gifts to charity are more than the estate, so nothing is left for the spouse and heirs.",
    outputs.unusedExemption! > 0
      ? // No more than one basic exclusion: 26 U.S.C. 2010(c)(4).
        `{unusedExemption} of the exclusion is unused; a surviving spouse can take ${outputs.unusedExemption! > inputs.exemption ? "{exemption} of it" : "it"} over if the estate files an estate tax return to elect it.`
      : "The whole exclusion is used up, so nothing is left for a surviving spouse to take over.",
  ],
  formula: {
    tex: [
      String.raw`E = \max\bigl(0,\ \max(0,\ T(B) - g) - T(X + D)\bigr)`,
      String.raw`B = \max(0,\ G - \text{deductions}) + L \qquad T(x) = \sum_i \frac{p_i}{100} \max\bigl(0,\ \min(x, f_{i+1}) - f_i\bigr)`,
    ],
    where: {
      E: "federal estate tax",
      G: "gross estate",
      "\\text{deductions}": "debts, expenses, what goes to the spouse and charity, state death tax",
      L: "taxable gifts made during life",
      B: "base of the tentative tax",
      g: "gift tax on those gifts",
      "X, D": "basic exclusion amount, and the unused exclusion of a spouse who died earlier",
      "T, f_i, p_i": "tax by the rate table; where a bracket begins, and its rate",
    },
  },
  howTo: [
    "Enter the Gross estate: everything owned at death at market value, including life insurance and retirement accounts.",
    "Enter debts, costs and what is left to the spouse or to charity; these are deducted.",
    "Add the Taxable gifts made during life, above the annual exclusion, and any gift tax on them.",
    "For a widow or widower, enter the Unused exclusion of a spouse who died earlier.",
    "Change the Basic exclusion amount for another year of death: $13,990,000 for 2025.",
  ],
  faq: [
    {
      question: "Who has to pay federal estate tax in 2026?",
      answer:
        "Estates of US citizens and residents above $15,000,000, including taxable gifts made during life; couples can shelter $30,000,000. That is fewer than 1 in 500 deaths. Pub. L. 119-21 of July 2025 made the amount permanent, indexed from 2027 on, instead of letting it drop by half in 2026.",
    },
    {
      question: "Why is the rate always 40% when the table starts at 18%?",
      answer:
        "The credit is the tax on the exclusion itself, so it uses up the lower brackets. Every dollar above the exclusion falls in the top bracket, which starts at $1,000,000 and is taxed at 40%.",
    },
    {
      question: "What is portability?",
      answer:
        "A surviving spouse can add the exclusion that the first to die did not use (DSUE), up to one basic exclusion amount. The estate must elect it on Form 706 within 9 months of the death, or 15 with an extension; under Rev. Proc. 2022-32, it has up to five years if no return was otherwise required.",
    },
    {
      question: "Do heirs pay tax on what they receive?",
      answer:
        "Usually not to the federal government: an inheritance is not income, and most assets get their value at death as a new cost basis. Retirement accounts such as traditional IRAs and 401(k)s get no new basis: heirs pay income tax on what they withdraw. A dozen states and the District of Columbia have estate taxes, some starting at $1 million or $2 million, and five states tax heirs; enter such taxes under State estate or inheritance tax.",
    },
  ],
  about: [
    "For a first look at estates near the exclusion and for comparing plans, such as giving more to charity or during life. Amounts are in US dollars, whatever currency you have chosen.",
    "The tax is calculated as on Form 706: one rate table for estate and gifts together, less the credit. The generation-skipping tax, special valuation of farms, credits for foreign tax or prior transfers, and adjustments for gifts before 1977 are left out.",
  ],
  sources: [
    "26 U.S.C. 2001(c), 2010, 2051–2058; 1014(c) (no new basis for retirement accounts)",
    "Internal Revenue Service, Rev. Proc. 2025-32 and Form 706 instructions (basic exclusion amount 2026: 15,000,000)",
  ],
  caution:
    "For US citizens and residents who die in 2026, or in the year whose exclusion you enter. Income tax on inherited retirement accounts is not included; ask an estate lawyer before you act on it.",
  phrases: ["estate tax on {grossEstate}", "federal estate tax on an estate of {grossEstate}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "$18.5 million and $1 million in gifts",
      inputs: {
        grossEstate: 18_500_000,
        debts: 200_000,
        expenses: 100_000,
        charitableDeduction: 0,
        taxableGifts: 1_000_000,
      },
      outputs: { estateTax: 1_680_000, effectiveRate: 9.08108108108, netToHeirs: 16_520_000 },
    },
    {
      title: "Most of $40 million goes to the spouse",
      inputs: { grossEstate: 40_000_000, maritalDeduction: 25_000_000 },
      outputs: { estateTax: 0, unusedExemption: 1_350_000 },
    },
    {
      title: "A widow with two exclusions",
      inputs: { grossEstate: 32_000_000, spouseUnusedExemption: 15_000_000 },
      outputs: { taxBase: 30_650_000, estateTax: 260_000 },
    },
  ],
});

function sortedBrackets(table: readonly Bracket[]): readonly Bracket[] {
  if (table.length === 0) refuse("rateTable", "The rate table is empty. Enter at least one bracket, from 0.");
  const sorted = table.toSorted((one, other) => one.from - other.from);
  if (sorted.some(({ from }, index) => index > 0 && from === sorted[index - 1]!.from)) {
    refuse("rateTable", "Two brackets begin at the same amount. Remove one or change its start.");
  }
  return sorted;
}
