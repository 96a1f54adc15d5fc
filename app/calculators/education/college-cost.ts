import { chart, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "college-cost",
  name: "College Cost Calculator",
  category: "education",
  emoji: "🏫",
  description: "What college will cost when the child gets there, and how much to save every month to pay for it.",
  keywords: [
    "529 plan",
    "tuition",
    "college savings",
    "university fees",
    "education fund",
    "tuition inflation",
    "saving for college",
  ],
  related: [
    { id: "savings-goal", stage: "next_step", relevance: 84 },
    { id: "student-loan", stage: "next_step", relevance: 88 },
    "compound-interest",
    { id: "inflation", stage: "complementary", relevance: 76 },
    "gpa",
  ],
  inputs: {
    annualCost: money("Cost of a year today", {
      default: 30_000,
      min: 0,
      also: [
        "cost",
        "tuition",
        "college cost",
        "a year costs",
        "cost per year",
        "cost a year",
        "year of college",
        "year costs",
        "runs",
      ],
    }),
    annualAid: money("Grants and scholarships a year, today", {
      also: ["aid", "grants", "scholarship", "financial aid"],
      default: 0,
      min: 0,
    }),
    costInflation: percent("Cost rise a year", {
      also: [
        "inflation",
        "tuition inflation",
        "rises",
        "rising",
        "goes up",
        "going up",
        "increases",
        "increasing",
        "cost increase",
        "climbs",
        "costs rising",
        "tuition rises",
      ],
      default: 4,
      min: -10,
      max: 30,
    }),
    yearsUntil: integer("Years until college", {
      default: 10,
      min: 0,
      max: 30,
      unit: "years",
      also: [
        "years away",
        "in",
        "until college",
        "years from now",
        "starts in",
        "starting in",
        "starts college in",
        "begins in",
        "starting college in",
        "leaves in",
      ],
    }),
    yearsInCollege: integer("Years in college", {
      also: [
        "years of college",
        "years of school",
        "year degree",
        "year program",
        "year college",
        "degree",
        "she'll go",
        "he'll go",
        "will go",
        "attends for",
        "college for",
        "goes for",
        "in college",
      ],
      default: 4,
      min: 1,
      max: 12,
      unit: "years",
    }),
    currentSavings: money("Saved so far", {
      unsaid: 0,
      default: 10_000,
      min: 0,
      also: ["saved", "savings", "have saved", "already saved", "put away", "in savings", "already have", "we have"],
    }),
    annualReturn: percent("Return on savings a year", {
      default: 6,
      min: -10,
      max: 30,
      also: [
        "return",
        "earning",
        "earns",
        "grows at",
        "rate of return",
        "yield",
        "invested at",
        "growing at",
        "interest",
      ],
    }),
  },
  outputs: {
    monthlySaving: money("Save every month", {
      also: [
        "save a month",
        "every month",
        "each month",
        "per month",
        "a month",
        "put away every month",
        "set aside",
        "save monthly",
        "monthly savings",
      ],
      decimals: 2,
      none: "College starts now: there is no time left to save.",
    }),
    totalFutureCost: money("Cost of all years then", {
      also: [
        "total cost",
        "college cost",
        "how much will college cost",
        "years of college cost",
        "will college cost",
        "cost in total",
        "cost altogether",
      ],
    }),
    fundNeeded: money("Fund needed when college starts"),
    savingsAtStart: money("What your savings will be"),
    shortfall: money("Gap when college starts"),
    firstYearCost: money("First year", { also: ["first year cost"] }),
    lastYearCost: money("Last year"),
    todayCost: money("All years at today's prices"),
    totalSaved: money("Total paid in", { none: "College starts now." }),
    schedule: table("Year by year", {
      year: integer("Year", { plain: true }),
      deposits: money("Paid in"),
      cost: money("College cost"),
      balance: money("Fund at the end"),
    }),
    balanceOverTime: chart("The fund while saving and in college", {
      from: "schedule",
      x: { year: integer("Year") },
      y: { balance: money("Fund at the end of the year") },
      as: "area",
    }),
  },
  compute(inputs) {
    const { annualCost, annualAid, yearsUntil, yearsInCollege, currentSavings } = inputs;
    if (annualAid > annualCost) refuse("annualAid", "Grants and scholarships cannot be more than the cost of a year.");
    const net = annualCost - annualAid;
    const yearly = 1 + inputs.annualReturn / 100;
    const monthly = Math.expm1(Math.log1p(inputs.annualReturn / 100) / 12);
    const costs = Array.from(
      { length: yearsInCollege },
      (_, year) => net * (1 + inputs.costInflation / 100) ** (yearsUntil + year),
    );
    const fundNeeded = costs.reduce((total, cost, year) => total + cost / yearly ** year, 0);
    const savingsAtStart = currentSavings * yearly ** yearsUntil;
    const shortfall = Math.max(0, fundNeeded - savingsAtStart);
    const deposit = yearsUntil > 0 ? shortfall / futureValueOfAnnuity(1, monthly, 12 * yearsUntil) : null;
    return {
      monthlySaving: deposit,
      totalFutureCost: costs.reduce((total, cost) => total + cost, 0),
      fundNeeded,
      savingsAtStart,
      shortfall,
      firstYearCost: costs[0]!,
      lastYearCost: costs.at(-1)!,
      todayCost: net * yearsInCollege,
      totalSaved: deposit === null ? null : currentSavings + 12 * yearsUntil * deposit,
      schedule: [
        ...savingYears(
          currentSavings,
          yearly,
          futureValueOfAnnuity(deposit ?? 0, monthly, 12),
          yearsUntil,
          deposit ?? 0,
        ),
        ...collegeYears(shortfall > 0 && yearsUntil > 0 ? fundNeeded : savingsAtStart, yearly, costs, yearsUntil),
      ],
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `At today's prices {yearsInCollege} of college cost {todayCost}; by the time you pay, it will be {totalFutureCost}.`,
    outputs.shortfall === 0
      ? `Your savings will grow to {savingsAtStart} and cover the {fundNeeded} needed when college starts.`
      : outputs.monthlySaving === null
        ? `Your savings of {savingsAtStart} are {shortfall} short of the {fundNeeded} needed now.`
        : `Save {monthlySaving} every month to have the {fundNeeded} needed when college starts.`,
    outputs.monthlySaving === null || outputs.shortfall === 0
      ? `The first year costs {firstYearCost}, the last {lastYearCost}.`
      : `You pay in ${say.money(outputs.totalSaved!)} in all; returns bring the rest of the fund.`,
  ],
  formula: {
    tex: [
      String.raw`C_k = c\,(1 + g)^{T+k}, \qquad F = \sum_{k=0}^{n-1} \frac{C_k}{(1 + r)^k}`,
      String.raw`S = \frac{F - A\,(1 + r)^T}{\left((1 + m)^{12T} - 1\right)/m}, \qquad m = (1 + r)^{1/12} - 1`,
    ],
    where: {
      C_k: "cost of college year k, counted from 0",
      c: "cost of a year today less grants and scholarships",
      g: "cost rise a year",
      T: "years until college",
      n: "years in college",
      F: "fund needed when college starts",
      r: "return on savings a year",
      A: "saved so far",
      S: "saving every month; 0 if the savings are enough",
      m: "return per month",
    },
  },
  howTo: [
    "Enter the Cost of a year today: tuition, fees, housing and food. The college's own “cost of attendance” is the figure to take.",
    "Enter the Grants and scholarships a year you count on; leave loans out.",
    "Set Cost rise a year. Over the decades, US college prices have risen faster than other prices; 3% to 5% is a common assumption.",
    "Enter Years until college, Years in college, what you have Saved so far and the Return on savings a year after costs and tax.",
    "Read Save every month, and change Years until college to see what starting earlier is worth.",
  ],
  faq: [
    {
      question: "What does starting early save?",
      answer:
        "With the figures above (30,000 a year rising 4% a year, 10,000 saved, 6% return) you would save 953 a month with 10 years to go, 649 with 15 and 1,850 with 5.",
    },
    {
      question: "Do I have to save all of it?",
      answer:
        "No. Many families save part of it and pay the rest from income, work or loans. Enter the share you want to save for: to cover a third of a year that costs 30,000, enter 10,000 as Cost of a year today.",
    },
    {
      question: "Which account should the money be in?",
      answer:
        "In the US a 529 plan lets returns be withdrawn tax-free for qualified costs (26 U.S.C. 529); up to $35,000 left over may move to the beneficiary's Roth IRA under certain conditions. Money you need within a few years should not depend on stocks.",
    },
  ],
  about: [
    "Costs fall due at the beginning of each college year and keep rising every year, including during college. Deposits are equal, are made at the end of each month and stop when college starts; what is left in the fund keeps earning.",
    "Returns are assumed to be steady, which real ones are not: plan on a lower return for the last years, when the money should be somewhere safe. Financial aid depends on income and assets and may change what you need.",
  ],
  sources: [
    "SEC Office of Investor Education, time value of money",
    "College Board, Trends in College Pricing (cost today, by sector)",
    "26 U.S.C. 529, qualified tuition programs",
  ],
  caution:
    "An estimate from assumed prices and returns: markets can fall just before college starts, and taxes and financial aid are not counted.",
  phrases: ["college fund {annualCost} a year in {yearsUntil} years", "save for college {yearsUntil} years away"],
  updated: "2026-11-28",
  examples: [
    {
      title: "A child of 8, college at 18, costs of 30,000 today",
      inputs: {
        annualCost: 30_000,
        annualAid: 0,
        costInflation: 4,
        yearsUntil: 10,
        yearsInCollege: 4,
        currentSavings: 10_000,
        annualReturn: 6,
      },
      outputs: { monthlySaving: 952.503545638, totalFutureCost: 188574.122013, fundNeeded: 172665.00695 },
    },
    {
      title: "With 12,000 of scholarships a year",
      inputs: {
        annualCost: 30_000,
        annualAid: 12_000,
        costInflation: 4,
        yearsUntil: 10,
        yearsInCollege: 4,
        currentSavings: 10_000,
        annualReturn: 6,
      },
      outputs: { monthlySaving: 527.412516926, shortfall: 85690.5272045 },
    },
    {
      title: "Two years to go and 90,000 saved",
      inputs: {
        annualCost: 30_000,
        annualAid: 0,
        costInflation: 4,
        yearsUntil: 2,
        yearsInCollege: 4,
        currentSavings: 90_000,
        annualReturn: 5,
      },
      outputs: { monthlySaving: 1141.73137828, savingsAtStart: 99_225, shortfall: 28724.5730586 },
    },
  ],
});

/** @param grown a year's deposits with their return at the end of that year */
function savingYears(start: number, yearly: number, grown: number, count: number, deposit: number) {
  let balance = start;
  return Array.from({ length: count }, (_, index) => {
    balance = balance * yearly + grown;
    return { year: index + 1, deposits: 12 * deposit, cost: 0, balance };
  });
}

/** A fund of just what is needed ends at nothing: what rounding leaves is dropped. */
function collegeYears(fund: number, yearly: number, costs: readonly number[], yearsUntil: number) {
  let balance = fund;
  return costs.map((cost, index) => {
    balance = (balance - cost) * yearly;
    if (Math.abs(balance) < 1e-9 * fund) balance = 0;
    return { year: yearsUntil + index + 1, deposits: 0, cost, balance };
  });
}
