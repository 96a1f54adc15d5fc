import { boolean, defineCalculator, list, money, number, percent, refuse, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "mileage-deduction",
  name: "Mileage Deduction Calculator",
  category: "gig-economy",
  emoji: "🛣️",
  description:
    "What your business, medical and charity miles are worth at the tax rate per mile, compared with deducting the real costs of the car.",
  keywords: [
    "IRS mileage rate",
    "standard mileage",
    "mileage reimbursement",
    "HMRC mileage",
    "business miles",
    "actual expense method",
    "car tax deduction",
    "45p per mile",
    "how much can I deduct for miles",
    "drove for work this year",
    "miles at cents a mile",
  ],
  related: [
    { id: "self-employment-tax", stage: "next_step", relevance: 84 },
    { id: "rideshare-earnings", stage: "complementary", relevance: 78 },
    "fuel-cost",
    { id: "car-depreciation", stage: "complementary", relevance: 72 },
    "estimated-tax",
  ],
  inputs: {
    trips: list("Miles by purpose", {
      also: [
        "business miles",
        "miles",
        "mileage",
        "driven for work",
        "work miles",
        "drove for work",
        "driven",
        "drove",
        "miles for business",
        "miles for work",
        "miles driven",
        "drove for business",
        "for work",
      ],
      of: {
        purpose: text("Purpose", { maxLength: 80 }),
        distance: number("Miles", { min: 0 }),
        rate: money("Rate per mile", { min: 0, decimals: 3 }),
        business: boolean("Business", { unsaid: true }),
      },
      default: [
        { purpose: "Business, January to June 2026", distance: 4200, rate: 0.725, business: true },
        { purpose: "Business, July to December 2026", distance: 4800, rate: 0.76, business: true },
        { purpose: "Medical, July to December 2026", distance: 150, rate: 0.235, business: false },
        { purpose: "Charity", distance: 200, rate: 0.14, business: false },
      ],
      help: "US 2026: business 0.725 through June 30 and 0.76 from July 1, medical 0.205 and 0.235, charity 0.14. UK from 6 April 2026: 0.55 for the first 10,000 miles, then 0.25.",
      minItems: 1,
    }),
    parkingAndTolls: money("Business parking and tolls", {
      unsaid: 0,
      also: ["parking", "tolls", "in parking and tolls", "tolls and parking", "in tolls", "in parking", "for parking"],
      default: 120,
      min: 0,
    }),
    totalDistance: number("All miles of the car in the year", {
      default: 15_000,
      min: 0,
      also: ["all miles", "total miles", "miles in total", "miles total", "all together"],
    }),
    actualCosts: money("Real costs of the car in the year", {
      unsaid: 0,
      default: 9800,
      min: 0,
      help: "Fuel, insurance, repairs, depreciation or lease.",
      also: ["real costs", "actual expenses", "real expenses", "car costs", "car cost me", "gas and insurance"],
    }),
    taxRate: percent("Your tax rate", {
      also: ["tax", "tax bracket", "bracket", "in a tax bracket", "in the"],
      default: 30,
      min: 0,
      max: 100,
      help: "Income and self-employment tax.",
    }),
    otherTaxRate: percent("Your income tax rate, for medical and charity miles", {
      also: ["income tax rate"],
      default: 16,
      min: 0,
      max: 100,
      optional: true,
      help: "Without self-employment tax; 0 if you do not itemize.",
    }),
  },
  outputs: {
    totalDeduction: money("Deduction", {
      also: [
        "how much can i deduct",
        "deduct",
        "write off",
        "deduction be",
        "mileage deduction",
        "worth as a deduction",
      ],
      decimals: 2,
    }),
    standardDeduction: money("Business, rate per mile", { decimals: 2 }),
    actualDeduction: money("Business, real costs", { decimals: 2 }),
    betterMethod: text("Better method", {
      also: ["better method", "which method"],
      labels: { standard: "Rate per mile", actual: "Real costs" },
    }),
    advantage: money("Difference between them", { decimals: 2 }),
    otherDeduction: money("Medical and charity", { decimals: 2 }),
    taxSaved: money("Tax saved", {
      also: [
        "tax does that save me",
        "how much tax does that save",
        "save me",
        "tax savings",
        "save in taxes",
        "save on taxes",
      ],
      decimals: 2,
    }),
    businessDistance: number("Business miles", { decimals: 1 }),
    businessShare: percent("Business share", { decimals: 1 }),
    lines: table("By purpose", {
      purpose: text("Purpose"),
      distance: number("Distance"),
      rate: money("Rate", { decimals: 3 }),
      deduction: money("Deduction", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "bars", of: ["standardDeduction", "actualDeduction"], title: "The two methods" }],
  compute({ trips, parkingAndTolls, totalDistance, actualCosts, taxRate, otherTaxRate }) {
    const lines = trips.map(({ purpose, distance, rate, business }) => ({
      line: { purpose, distance, rate, deduction: distance * rate },
      business,
    }));
    const total = (key: "distance" | "deduction", isBusiness: boolean) =>
      lines.reduce((sum, { line, business }) => sum + (business === isBusiness ? line[key] : 0), 0);
    const businessDistance = total("distance", true);
    if (totalDistance < businessDistance) {
      refuse("totalDistance", "The total miles of the car cannot be fewer than the business miles.");
    }
    const standardDeduction = total("deduction", true) + parkingAndTolls;
    const otherDeduction = total("deduction", false);
    const businessShare = totalDistance > 0 ? (100 * businessDistance) / totalDistance : 0;
    const actualDeduction = (actualCosts * businessShare) / 100 + parkingAndTolls;
    const businessDeduction = Math.max(standardDeduction, actualDeduction);
    return {
      totalDeduction: businessDeduction + otherDeduction,
      standardDeduction,
      actualDeduction,
      betterMethod: standardDeduction >= actualDeduction ? "standard" : "actual",
      advantage: Math.abs(standardDeduction - actualDeduction),
      otherDeduction,
      taxSaved: (businessDeduction * taxRate + otherDeduction * otherTaxRate) / 100,
      businessDistance,
      businessShare,
      lines: lines.map(({ line }) => line),
    };
  },
  takeaways: (_inputs, outputs) => [
    `You may deduct {totalDeduction}, which saves about {taxSaved} in tax.`,
    outputs.betterMethod === "standard"
      ? `The rate per mile is better for your business miles: {standardDeduction} against {actualDeduction} of real costs.`
      : `Real costs are better for your business miles: {actualDeduction} against {standardDeduction} at the rate per mile.`,
    `{businessDistance} miles are for business, {businessShare} of the total.`,
  ],
  formula: {
    tex: [
      String.raw`D_{\text{rate}} = \sum_{i} m_i\,r_i + P, \qquad D_{\text{real}} = C \cdot \frac{\sum_i m_i}{M} + P`,
      String.raw`D = \max(D_{\text{rate}}, D_{\text{real}}) + \sum_j m_j\,r_j`,
    ],
    where: {
      "m_i, r_i": "miles and rate per mile of each business line",
      "m_j, r_j": "the same of medical and charity lines",
      P: "business parking and tolls",
      C: "real costs of the car in the year",
      M: "all miles of the car in the year",
      D: "deduction; the tax saved is its business part times your rate plus the rest times your income tax rate",
    },
  },
  howTo: [
    "List Miles by purpose with the rate that applied at the time: in the US the 2026 business rate changed on July 1.",
    "Check Business for business lines; medical and charity miles are added separately.",
    "Enter Business parking and tolls, which come on top of either method.",
    "Enter All miles of the car in the year and its Real costs to compare with the actual expense method.",
    "Set Your tax rate, income and self-employment tax together for business miles, and the income tax rate alone for medical and charity miles.",
  ],
  faq: [
    {
      question: "Which miles are business miles?",
      answer:
        "Miles between two places of work, to clients, to the bank or a supplier, and for app drivers from switching the app on to switching it off. The trip from home to a regular workplace is commuting and does not count, unless your main place of business is at home.",
    },
    {
      question: "Can I change between the two methods?",
      answer:
        "In the US, if you own the car and used the standard rate in its first business year, you may switch later; after depreciating it under MACRS you may not switch back. For a leased car the choice holds for the whole lease.",
    },
    {
      question: "Which records do I need?",
      answer:
        "A log made at the time: date, destination, purpose and miles of each trip, and the odometer at the start and end of the year. An app that records trips is fine; an estimate made at tax time is not.",
    },
    {
      question: "How does it work in the United Kingdom?",
      answer:
        "Enter two business lines: the first 10,000 miles and the rest, at the approved rates shown above. Self-employed people use them as simplified expenses; employees claim the difference if the employer pays less.",
    },
  ],
  about: [
    "Compares the two ways to deduct a car: a rate per mile that covers everything but parking and tolls, or the business share of what the car really cost. It works in kilometers too, as long as all figures and rates are per kilometer.",
    "Medical and charity miles save income tax only, never self-employment tax, and only if you itemize; medical miles also count only with medical expenses above 7.5% of adjusted gross income. That is why they have a rate of their own. US employees cannot deduct business miles on the federal return.",
  ],
  sources: [
    "Internal Revenue Service, Notice 2026-10 and Announcement 2026-11 (standard mileage rates 2026); Publication 463",
    "HM Revenue and Customs: approved mileage allowance payments (from 6 April 2026)",
  ],
  overflow: "actualCosts",
  caution:
    "Rates change every year, and in 2026 again in July: check your tax authority's for your year. Medical miles count only above 7.5% of income, so their tax saved is an upper limit.",
  phrases: [
    "mileage deduction with {totalDistance} miles",
    "IRS mileage deduction {totalDistance} miles {actualCosts} costs",
    "how much can I deduct for {trips} business miles",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "9,000 business miles of a US driver in 2026",
      inputs: {},
      outputs: { totalDeduction: 6876.25, standardDeduction: 6813, betterMethod: "standard", taxSaved: 2054.02 },
    },
    {
      title: "An expensive car: real costs win",
      inputs: { actualCosts: 16_000 },
      outputs: { actualDeduction: 9720, betterMethod: "actual", advantage: 2907 },
    },
  ],
});
