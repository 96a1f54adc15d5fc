import { chart, choice, defineCalculator, integer, list, money, number, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "property-tax",
  name: "Property Tax Calculator",
  category: "real-estate",
  emoji: "🏛️",
  description:
    "Yearly and monthly property tax from value, assessment ratio, exemptions and each authority's rate or millage, and how it will grow.",
  keywords: [
    "real estate tax",
    "millage",
    "mill rate",
    "homestead exemption",
    "assessed value",
    "council or county tax",
    "tax bill on a house",
    "yearly tax on a house",
    "mills tax bill",
    "homestead exemption tax",
  ],
  related: [
    { id: "mortgage", stage: "next_step", relevance: 80 },
    "home-affordability",
    { id: "closing-costs", stage: "complementary", relevance: 78 },
    "rental-property",
    "rent-vs-buy",
  ],
  inputs: {
    marketValue: money("Market value", {
      default: 350_000,
      min: 0.01,
      also: [
        "home value",
        "house worth",
        "house",
        "home",
        "worth",
        "value",
        "property",
        "assessed value",
        "mine is worth",
        "house is worth",
        "home assessed at",
        "assessed at",
        "valued at",
        "appraised at",
        "home worth",
        "property value",
        "fair market value",
        "is worth",
        "worth about",
        "on a",
        "house assessed at",
      ],
    }),
    assessmentRatio: percent("Assessed at", {
      also: [
        "assessed",
        "assesses houses at",
        "assesses at",
        "assessment",
        "assessed at a",
        "of market value",
        "assessment level",
        "assesses homes at",
      ],
      default: 100,
      min: 0,
      max: 200,
      help: "Percent of the market value.",
    }),
    exemption: money("Exemptions", {
      default: 25_000,
      min: 0,
      optional: true,
      help: "Taken off the assessed value.",
      also: ["homestead", "homestead exemption", "exemption of", "exempt"],
    }),
    rates: list("Rates", {
      also: [
        "mills",
        "tax rate",
        "millage",
        "mills on",
        "millage is",
        "millage rate",
        "at",
        "mil",
        "mills in",
        "millage of",
        "mill levy",
        "levy",
      ],
      of: {
        name: text("Authority", { maxLength: 60 }),
        rate: number("Rate", { min: 0, max: 1000 }),
      },
      default: [
        { name: "County", rate: 0.45 },
        { name: "City", rate: 0.35 },
        { name: "Schools", rate: 0.7 },
      ],
      minItems: 1,
      maxItems: 30,
    }),
    rateUnit: choice("Rates are in", {
      default: "percent",
      options: [
        ["percent", "Percent (per 100)"],
        ["mills", "Mills (per 1,000)"],
      ],
    }),
    credits: money("Credits off the bill", {
      also: ["credit", "credits", "tax credit"],
      default: 0,
      min: 0,
      optional: true,
    }),
    valueGrowth: percent("Value grows each year by", {
      also: ["value grows"],
      default: 3,
      min: -20,
      max: 50,
      optional: true,
    }),
    years: integer("Years ahead", { default: 10, min: 0, max: 60, unit: "years", optional: true }),
  },
  outputs: {
    annualTax: money("Tax per year", {
      also: [
        "property tax",
        "tax",
        "taxes",
        "tax bill",
        "yearly property tax",
        "annual property tax",
        "tax per year",
        "bill per year",
        "tax bill per year",
      ],
      decimals: 2,
    }),
    monthlyTax: money("Per month", { also: ["monthly", "a month"], decimals: 2 }),
    assessedValue: money("Assessed value", { also: ["assessed value"] }),
    taxableValue: money("Taxable value"),
    totalRatePercent: percent("Rates together", { decimals: 4 }),
    effectiveRate: percent("Tax as a share of market value", {
      also: ["effective rate", "effective tax rate"],
      decimals: 3,
    }),
    breakdown: table(
      "Tax of each authority",
      {
        name: text("Authority"),
        rate: number("Rate"),
        tax: money("Tax", { decimals: 2 }),
      },
      { split: { name: "name", value: "tax" } },
    ),
    projection: table("Coming years", {
      year: integer("Year"),
      marketValue: money("Market value"),
      tax: money("Tax", { decimals: 0 }),
    }),
    taxOverTime: chart("Tax over time", {
      x: { year: integer("Years from now") },
      y: { tax: money("Tax per year") },
      from: "projection",
      as: "bars",
    }),
  },
  compute(inputs) {
    const { marketValue, rates, years } = inputs;
    const perUnit = inputs.rateUnit === "percent" ? 100 : 1000;
    const rate = rates.reduce((total, one) => total + one.rate, 0) / perUnit;
    const taxableAt = (value: number) => Math.max(0, (value * inputs.assessmentRatio) / 100 - inputs.exemption);
    const taxAt = (value: number) => Math.max(0, taxableAt(value) * rate - inputs.credits);
    const taxableValue = taxableAt(marketValue);
    const annualTax = taxAt(marketValue);
    return {
      annualTax,
      monthlyTax: annualTax / 12,
      assessedValue: (marketValue * inputs.assessmentRatio) / 100,
      taxableValue,
      totalRatePercent: 100 * rate,
      effectiveRate: (100 * annualTax) / marketValue,
      breakdown: rates.map((one) => ({ name: one.name, rate: one.rate, tax: (taxableValue * one.rate) / perUnit })),
      projection: Array.from({ length: years + 1 }, (_, year) => {
        const value = marketValue * (1 + inputs.valueGrowth / 100) ** year;
        return { year, marketValue: value, tax: taxAt(value) };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.annualTax! > 0
      ? `The bill is {annualTax} a year, or {monthlyTax} a month: {effectiveRate} of the market value.`
      : `With these figures there is no property tax to pay.`,
    inputs.exemption > 0 && outputs.assessedValue! > 0
      ? `Without the exemption of {exemption} it would be ${say.money(Math.max(0, (outputs.assessedValue! * outputs.totalRatePercent!) / 100 - inputs.credits))}.`
      : outputs.assessedValue! > 0
        ? `The whole assessed value of {assessedValue} is taxed.`
        : `Enter a market value and an assessment ratio above zero to see the bill.`,
    ...(inputs.credits > 0 && outputs.annualTax! > 0
      ? [
          `The rates come to ${say.money(outputs.annualTax! + inputs.credits, 2)}, of which the credits take off ${say.money(inputs.credits, 2)}.`,
        ]
      : []),
  ],
  formula: {
    tex: String.raw`T = \max\Bigl(0,\; \max(0,\; V a - E) \cdot \frac{\sum_i t_i}{u} - C\Bigr)`,
    where: {
      T: "tax per year",
      V: "market value",
      a: "assessment ratio",
      E: "exemptions",
      t_i: "rate of each authority",
      u: "100 for rates in percent, 1,000 for mills",
      C: "credits off the bill",
    },
  },
  howTo: [
    "Enter the Market value, or the assessor's value from your latest notice with Assessed at 100%.",
    "Set Assessed at to the ratio that your county uses: many US states assess at 100%, others at a fraction, such as 40% in Georgia.",
    "Enter Exemptions, for example a homestead exemption, and any Credits off the bill.",
    "List the Rates of county, city, schools and districts from the tax bill, and choose whether they are in percent or mills.",
  ],
  faq: [
    {
      question: "What is a mill?",
      answer: "A tax of 1 for every 1,000 of taxable value, or 0.1%. At 18.75 mills, the tax on 100,000 is 1,875.",
    },
    {
      question: "Can I lower my property tax?",
      answer:
        "Check the assessed value first: compare it with recent sales of similar homes, and appeal within the deadline on the notice, often 30 to 90 days. Then look for exemptions you have not claimed: homestead, senior, veteran, disability.",
    },
    {
      question: "Why does my tax rise more slowly than my home's value?",
      answer:
        "Some states cap the growth of the assessed value until the home is sold: at 2% a year in California and 3% for homesteads in Florida. To project such a bill, set Value grows each year by to the cap.",
    },
  ],
  about: [
    "For taxes charged on a property's value by one or more authorities, as in the United States and Canada. The exemption is taken off before every rate is applied; if your schools and county allow different exemptions, run it once for each.",
    "The projection keeps today's rates and exemption. Special charges that do not depend on the value, such as a flat waste fee or a parcel tax, have to be added by hand. British council tax is set by bands, not by a rate, and is not covered.",
  ],
  sources: [
    "International Association of Assessing Officers: Standard on Property Tax Policy (2020)",
    "Lincoln Institute of Land Policy: 50-State Property Tax Comparison Study (terms)",
  ],
  caution: "Assessment rules, caps and exemptions differ by state and county; the bill you receive is what counts.",
  phrases: [
    "property tax on {marketValue}",
    "property tax on a house worth {marketValue} with {exemption} homestead exemption",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "350,000 with a homestead exemption of 25,000",
      inputs: {},
      outputs: { annualTax: 4875, monthlyTax: 406.25, effectiveRate: 1.39285714286 },
    },
    {
      title: "Mills on a value assessed at 40%",
      inputs: {
        marketValue: 280_000,
        assessmentRatio: 40,
        exemption: 10_000,
        rateUnit: "mills",
        rates: [
          { name: "County", rate: 12.5 },
          { name: "Schools", rate: 18.75 },
        ],
      },
      outputs: { assessedValue: 112_000, taxableValue: 102_000, annualTax: 3187.5, effectiveRate: 1.13839285714 },
    },
  ],
});
