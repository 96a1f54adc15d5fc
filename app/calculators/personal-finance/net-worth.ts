import {
  boolean,
  chart,
  defineCalculator,
  integer,
  list,
  money,
  number,
  percent,
  table,
  text,
} from "#engine/define.ts";

interface Path {
  readonly netWorth: number;
  readonly growth: number;
  readonly yearlySaving: number;
  readonly years: number;
}

export default defineCalculator({
  id: "net-worth",
  name: "Net Worth Calculator",
  category: "personal-finance",
  emoji: "⚖️",
  description:
    "What you own less what you owe, how it is made up, how it compares with a rule of thumb for your age and income, and where it is heading.",
  keywords: [
    "assets minus liabilities",
    "personal balance sheet",
    "how rich am I",
    "wealth tracker",
    "total wealth",
    "debt to asset ratio",
    "how much am I worth",
    "what I own and what I owe",
  ],
  related: [
    { id: "financial-independence", stage: "advanced_planning", relevance: 84 },
    "debt-to-income",
    { id: "emergency-fund", stage: "complementary", relevance: 76 },
    { id: "retirement", stage: "next_step", relevance: 82 },
    "budget-50-30-20",
  ],
  inputs: {
    assets: list("What you own", {
      also: [
        "house",
        "home",
        "savings",
        "car",
        "investments",
        "stocks",
        "property",
        "retirement",
        "401k",
        "own",
        "cash",
        "worth",
        "in the bank",
        "in savings",
        "condo",
        "have",
        "in stocks",
        "in my 401k",
        "in retirement",
        "house worth",
        "home worth",
        "bank account",
        "checking",
        "savings account",
        "brokerage",
        "brokerage account",
        "IRA",
        "boat",
        "truck",
        "condo worth",
        "assets of",
        "worth of",
        "in cash",
        "in investments",
      ],
      of: {
        name: text("Name", { maxLength: 60 }),
        amount: money("Worth", { min: 0 }),
        liquid: boolean("Quickly turned into cash", { unsaid: false }),
      },
      default: [
        { name: "Home", amount: 380_000, liquid: false },
        { name: "Retirement accounts", amount: 95_000, liquid: false },
        { name: "Savings", amount: 18_000, liquid: true },
        { name: "Investments", amount: 22_000, liquid: true },
        { name: "Car", amount: 14_000, liquid: false },
      ],
      minItems: 0,
      maxItems: 200,
    }),
    liabilities: list("What you owe", {
      also: [
        "debts",
        "debt",
        "owe",
        "mortgage",
        "loan",
        "loans",
        "car loan",
        "student loan",
        "liabilities",
        "credit card",
        "on credit cards",
        "on the mortgage",
        "on the car",
        "in student loans",
        "credit card debt",
        "on my car",
        "credit cards",
        "student loans",
        "in debt",
        "debts of",
        "on the house",
        "left on the mortgage",
        "mortgage balance",
        "car note",
        "minus mortgage",
        "owing",
        "owed",
        "mortgage owed",
        "still owed",
        "still owe",
        "left on",
        "loan balance",
        "auto loan",
        "student debt",
        "card balance",
        "credit card balance",
        "heloc",
        "home equity loan",
        "line of credit",
        "medical bills",
        "medical debt",
        "back taxes",
        "taxes owed",
        "personal loan",
        "bills",
      ],
      of: {
        name: text("Name", { maxLength: 60 }),
        amount: money("Owed", { min: 0 }),
      },
      default: [
        { name: "Mortgage", amount: 262_000 },
        { name: "Car loan", amount: 9000 },
        { name: "Credit card", amount: 2500 },
      ],
      minItems: 0,
      maxItems: 200,
    }),
    age: number("Your age", {
      default: 40,
      min: 0,
      max: 120,
      unit: "years",
      optional: true,
      also: ["age", "years old"],
    }),
    annualIncome: money("Your income per year", {
      default: 70_000,
      min: 0,
      optional: true,
      also: ["income", "salary"],
    }),
    growthRate: percent("Your net worth grows each year by", { default: 4, min: -50, max: 50, optional: true }),
    yearlySaving: money("You add per year", { default: 10_000, optional: true }),
    years: integer("Years ahead", { default: 20, min: 0, max: 80, unit: "years", optional: true }),
  },
  outputs: {
    netWorth: money("Net worth", { also: ["how much am I worth", "am I worth", "my net worth", "worth in all"] }),
    totalAssets: money("Assets", { also: ["total assets"] }),
    totalLiabilities: money("Debts", { also: ["total debts"] }),
    liquidAssets: money("Quickly turned into cash"),
    debtToAssetRatio: percent("Debts as a share of assets", {
      also: ["percentage of my assets is debt", "debt to assets", "percent of my assets", "debt ratio"],
      decimals: 1,
      none: "No assets.",
    }),
    expectedNetWorth: money("Rule of thumb for your age and income"),
    ratioToExpected: percent("Your net worth against that rule", {
      decimals: 1,
      none: "The rule of thumb needs your age and income.",
    }),
    netWorthAtEnd: money("Net worth after those years"),
    breakdown: table("How it is made up", {
      name: text("Name"),
      kind: text("Kind", { labels: { asset: "Owned", liability: "Owed" } }),
      amount: money("Amount"),
      percent: percent("Share", { decimals: 1 }),
    }),
    projection: table("Coming years", {
      year: integer("Year"),
      netWorth: money("Net worth"),
      paidIn: money("Without growth"),
    }),
    projectionChart: chart("Net worth over time", {
      x: { year: integer("Years from now") },
      y: { netWorth: money("Net worth"), paidIn: money("Without growth") },
      from: "projection",
      as: "line",
    }),
  },
  pictures: [
    {
      draw: "flow",
      into: [
        ["totalAssets", ["netWorth", "totalLiabilities"]],
        ["totalLiabilities", { rows: "liabilities", name: "name", value: "amount" }],
      ],
      title: "How much of what you own is yours",
    },
  ],
  compute({ assets, liabilities, age, annualIncome, growthRate, yearlySaving, years }) {
    const total = (rows: readonly { readonly amount: number }[]) => rows.reduce((sum, { amount }) => sum + amount, 0);
    const [totalAssets, totalLiabilities] = [total(assets), total(liabilities)];
    const netWorth = totalAssets - totalLiabilities;
    const expectedNetWorth = (age * annualIncome) / 10;
    const projection = project({ netWorth, growth: 1 + growthRate / 100, yearlySaving, years });
    const part = (kind: string, of: number) => (row: { readonly name: string; readonly amount: number }) => ({
      name: row.name,
      kind,
      amount: row.amount,
      percent: of > 0 ? (100 * row.amount) / of : 0,
    });
    return {
      netWorth,
      totalAssets,
      totalLiabilities,
      liquidAssets: total(assets.filter(({ liquid }) => liquid)),
      debtToAssetRatio: totalAssets > 0 ? (100 * totalLiabilities) / totalAssets : null,
      expectedNetWorth,
      ratioToExpected: expectedNetWorth > 0 ? (100 * netWorth) / expectedNetWorth : null,
      netWorthAtEnd: projection.at(-1)!.netWorth,
      breakdown: [...assets.map(part("asset", totalAssets)), ...liabilities.map(part("liability", totalLiabilities))],
      projection,
    };
  },
  takeaways: (inputs, outputs) => [
    `You own ${outputs.totalAssets === 0 ? "nothing" : "{totalAssets}"} and owe ${outputs.totalLiabilities === 0 ? "nothing" : "{totalLiabilities}"}, for a net worth of {netWorth}.`,
    outputs.ratioToExpected === null
      ? `{liquidAssets} of it could quickly be turned into cash.`
      : `The rule of thumb for your age and income is {expectedNetWorth}${outputs.netWorth! < 0 ? "" : "; you have {ratioToExpected} of that"}.`,
    inputs.years > 0
      ? `Growing {growthRate} a year, with {yearlySaving} added every year, it reaches {netWorthAtEnd} in {years}.`
      : `Set the years ahead to see where it is heading.`,
  ],
  formula: {
    tex: [
      String.raw`W = \sum_i a_i - \sum_j l_j`,
      String.raw`W_t = W_{t-1}\,(1 + g) + s`,
      String.raw`W_{\text{exp}} = \frac{\text{age} \cdot \text{income}}{10}`,
    ],
    where: {
      W: "net worth",
      a_i: "what you own",
      l_j: "what you owe",
      W_t: "net worth in t years",
      g: "growth per year",
      s: "what you add per year",
      [String.raw`W_{\text{exp}}`]: "expected net worth by the rule of Stanley and Danko",
    },
  },
  howTo: [
    "List What you own at what it would sell for today, not what you paid. Check the box for anything you could quickly turn into cash.",
    "List What you owe: the balances left, not the payments.",
    "Add Your age and Your income per year to compare with the rule of thumb.",
    "Set the growth, what you add per year and the Years ahead for the outlook.",
  ],
  faq: [
    {
      question: "What is a good net worth for my age?",
      answer:
        "Age times income divided by ten is Stanley and Danko's benchmark: 280,000 at 40 with 70,000 a year. It is too high for people under about 30, who have had little time. In the 2022 US Survey of Consumer Finances, the median household headed by someone aged 35 to 44 had about $135,600.",
    },
    {
      question: "Should I count my home and pension?",
      answer:
        "The home, yes, at a cautious market value and with the mortgage among the debts. A retirement account with a balance, yes. Social Security and other pensions that pay an income for life have no balance and are usually left out.",
    },
    {
      question: "What if my net worth is negative?",
      answer:
        "That is normal after college or a first home purchase with a large loan. The direction is what counts: repeat the list every six months and see whether debts fall faster than assets.",
    },
  ],
  about: [
    "Net worth is one number for the whole balance sheet: everything you own less everything you owe. It takes ten minutes with the latest statements and shows progress that a monthly budget hides.",
    "The outlook grows your whole net worth at one rate, although a car loses value and a loan does not grow. Choose a rate below what your investments earn, because part of your wealth earns nothing.",
  ],
  caution: "Tax due when you sell assets or draw on retirement accounts, and selling costs, are not subtracted.",
  sources: [
    "Stanley and Danko: The Millionaire Next Door (1996), expected net worth = age times income divided by ten",
    "US Federal Reserve Board: Survey of Consumer Finances, definition of net worth",
  ],
  phrases: [
    "net worth at {age} with income {annualIncome}",
    "what should my net worth be at {age} earning {annualIncome}",
    "net worth {assets} assets {liabilities} debts",
    "what is my net worth with assets of {assets} and debts of {liabilities}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A home, savings and a mortgage at 40",
      inputs: {},
      outputs: {
        netWorth: 255_500,
        debtToAssetRatio: 51.7013232514,
        ratioToExpected: 91.25,
        netWorthAtEnd: 857612.748803,
      },
    },
    {
      title: "Starting out with student debt at 26",
      inputs: {
        assets: [
          { name: "Savings", amount: 6000, liquid: true },
          { name: "Car", amount: 8000, liquid: false },
        ],
        liabilities: [{ name: "Student loan", amount: 31_000 }],
        age: 26,
        annualIncome: 48_000,
        yearlySaving: 7000,
      },
      outputs: { netWorth: -17_000, liquidAssets: 6000, ratioToExpected: -13.6217948718, netWorthAtEnd: 171197.456599 },
    },
  ],
});

/** Year 0 is today; each year grows first, then what you add comes on top. */
function project({ netWorth, growth, yearlySaving, years }: Path) {
  let worth = netWorth;
  return Array.from({ length: years + 1 }, (_, year) => {
    if (year > 0) worth = worth * growth + yearlySaving;
    return { year, netWorth: worth, paidIn: netWorth + year * yearlySaving };
  });
}
