import { chart, date, defineCalculator, integer, money, number, percent, refuse, table } from "#engine/define.ts";
import { addDays, addMonths, splitDate } from "#maths/calendar.ts";

/** Ages 62 and 70 in months. */
const EARLIEST = 744;
const LATEST = 840;

export default defineCalculator({
  id: "social-security-claiming-age",
  name: "Social Security Claiming Age Calculator",
  category: "finance",
  emoji: "🧓",
  description:
    "How your US Social Security retirement benefit depends on the age you claim it, what each age pays over a lifetime, and the break-even age.",
  keywords: [
    "when to claim Social Security",
    "full retirement age",
    "delayed retirement credits",
    "early claiming reduction",
    "break-even age",
    "62 or 67 or 70",
    "primary insurance amount",
    "Social Security check at 62, 64 or 70",
  ],
  related: [
    { id: "retirement", stage: "next_step", relevance: 90 },
    { id: "retirement-withdrawal", stage: "complementary", relevance: 86 },
    "required-minimum-distribution",
    { id: "annuity-payout", stage: "advanced_planning", relevance: 74 },
    "age",
  ],
  inputs: {
    birthDate: date("Date of birth", {
      default: "1964-05-20",
      min: "1943-01-02",
      max: "2026-12-31",
      also: ["born", "born on", "birthday", "was born", "someone born on"],
    }),
    fullBenefit: money("Monthly benefit at full retirement age", {
      default: 2200,
      min: 0,
      help: "The primary insurance amount on your Social Security statement, in today's money.",
      also: [
        "PIA",
        "benefit",
        "full retirement benefit",
        "at full retirement age",
        "fra benefit",
        "says",
        "statement says",
        "benefit of",
        "retirement benefit",
        "full amount",
        "estimated benefit",
        "would get",
        "full retirement benefit is",
        "at FRA",
      ],
    }),
    claimingYears: integer("Claim at age", {
      default: 67,
      min: 62,
      max: 70,
      unit: "years",
      also: [
        "claim at",
        "claiming at",
        "at age",
        "claim",
        "file at",
        "filing at",
        "take it at",
        "start at",
        "wait until",
        "waiting until",
        "retire at",
        "taking it at",
        "collect at",
        "claiming",
        "draw at",
        "starting at",
      ],
    }),
    claimingMonths: integer("and months", { default: 0, min: 0, max: 11, unit: "months", optional: true }),
    lifeExpectancy: number("Life expectancy", {
      default: 85,
      min: 62,
      max: 120,
      unit: "years",
      also: ["live to", "life expectancy", "live until", "die at", "lifespan"],
    }),
    discountRate: percent("Discount rate above inflation", {
      default: 0,
      min: 0,
      max: 20,
      optional: true,
      help: "0 simply adds up the payments in today's money.",
    }),
  },
  outputs: {
    monthlyBenefit: money("Monthly benefit", {
      also: [
        "check",
        "what would my check be",
        "what do I get",
        "monthly check",
        "how much will I get",
        "benefit be",
        "get a month",
      ],
      decimals: 2,
    }),
    annualBenefit: money("Per year", { also: ["a year"] }),
    percentOfFull: percent("Share of the full benefit", { decimals: 2 }),
    fullRetirementYears: integer("Full retirement age, years", { also: ["full retirement age", "FRA"], unit: "years" }),
    fullRetirementMonths: integer("and months", { unit: "months" }),
    lifetimeValue: money("Lifetime value of the benefit", {
      also: ["lifetime benefits", "over my lifetime", "paid over your lifetime"],
      help: "All that it pays; with a discount rate, what that is worth at age 62.",
    }),
    breakEvenAge: number("Break-even age against claiming at 62", {
      also: ["break even"],
      unit: "years",
      decimals: 1,
      none: "Nothing to compare: this is the claim at 62.",
    }),
    bestClaimingAge: integer("Claiming age that pays most", {
      also: ["best age", "when should I claim"],
      unit: "years",
    }),
    claimingDate: date("You reach that age on"),
    comparison: table(
      "Every claiming age",
      {
        claimingAge: integer("Age"),
        percentOfFull: percent("Share of full", { decimals: 2 }),
        monthlyBenefit: money("Per month", { decimals: 2 }),
        annualBenefit: money("Per year"),
        lifetimeValue: money("Over your lifetime"),
      },
      { mark: { column: "claimingAge", equals: "claimingYears" } },
    ),
    cumulative: chart("Paid out by each age, in today's money", {
      x: { age: integer("Age") },
      y: { at62: money("Claimed at 62"), atChosenAge: money("At your age"), at70: money("At 70") },
      as: "line",
      own: { x: "breakEvenAge", label: "Break-even with 62" },
    }),
  },
  figures: [
    "annualBenefit",
    "percentOfFull",
    { label: "Full retirement age", parts: ["fullRetirementYears", "fullRetirementMonths"] },
    "lifetimeValue",
    "breakEvenAge",
    "bestClaimingAge",
    "claimingDate",
  ],
  currency: "USD",
  compute(inputs) {
    const { birthDate, fullBenefit, lifeExpectancy } = inputs;
    const claimMonths = 12 * inputs.claimingYears + inputs.claimingMonths;
    if (claimMonths > LATEST)
      refuse("claimingMonths", "Waiting past 70 earns nothing more. Set the months to 0 at age 70.");
    const fullAge = fullRetirementMonths(birthDate);
    const benefitAt = (months: number) => fullBenefit * benefitFactor(months, fullAge);
    const lastMonth = Math.floor(12 * lifeExpectancy + 0.5);
    const lifetimeAt = (months: number) =>
      benefitAt(months) * sumOfMonths(months, lastMonth, inputs.discountRate / 100);
    const monthlyBenefit = benefitAt(claimMonths);
    const gained = monthlyBenefit - benefitAt(EARLIEST);
    const comparison = Array.from({ length: 9 }, (_, index) => {
      const months = EARLIEST + 12 * index;
      return {
        claimingAge: 62 + index,
        percentOfFull: 100 * benefitFactor(months, fullAge),
        monthlyBenefit: benefitAt(months),
        annualBenefit: 12 * benefitAt(months),
        lifetimeValue: lifetimeAt(months),
      };
    });
    const paidBy = (age: number, months: number) => benefitAt(months) * Math.max(0, 12 * age - months);
    return {
      monthlyBenefit,
      annualBenefit: 12 * monthlyBenefit,
      percentOfFull: 100 * benefitFactor(claimMonths, fullAge),
      fullRetirementYears: Math.floor(fullAge / 12),
      fullRetirementMonths: fullAge % 12,
      lifetimeValue: lifetimeAt(claimMonths),
      breakEvenAge: gained > 0 ? (EARLIEST + (monthlyBenefit * (claimMonths - EARLIEST)) / gained) / 12 : null,
      bestClaimingAge: comparison.reduce((best, row) => (row.lifetimeValue > best.lifetimeValue ? row : best))
        .claimingAge,
      claimingDate: addMonths(birthDate, claimMonths),
      comparison,
      cumulative: Array.from({ length: 39 }, (_, index) => ({
        age: 62 + index,
        at62: paidBy(62 + index, EARLIEST),
        atChosenAge: paidBy(62 + index, claimMonths),
        at70: paidBy(62 + index, LATEST),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const end = say.number(inputs.lifeExpectancy);
    const isDiscounted = inputs.discountRate !== 0;
    const paid = isDiscounted
      ? `what it pays by age ${end} is worth {lifetimeValue} at age 62`
      : `by age ${end} it has paid {lifetimeValue}`;
    return [
      `If you claim from {claimingDate}, the benefit is {monthlyBenefit} a month, {percentOfFull} of the full one.`,
      outputs.breakEvenAge === null
        ? `This is the earliest claim; ${paid}.`
        : outputs.breakEvenAge <= inputs.lifeExpectancy
          ? `From age ${say.number(outputs.breakEvenAge, 1)} on, it has paid more than a claim at 62; ${paid}.`
          : `It would overtake a claim at 62 only at age ${say.number(outputs.breakEvenAge, 1)}; ${paid}.`,
      `With a life expectancy of {lifeExpectancy}, claiming at age ${say.number(outputs.bestClaimingAge!)} ${isDiscounted ? "is worth" : "pays"} most: ${say.money(Math.max(...outputs.comparison!.map((row) => row.lifetimeValue!)))}.`,
    ];
  },
  formula: {
    tex: [
      String.raw`b = B\Bigl(1 - \frac{5}{900}\min(e, 36) - \frac{5}{1200}\max(0, e - 36)\Bigr) \quad \text{early}`,
      String.raw`b = B\left(1 + \frac{2}{300}\,l\right) \quad \text{late}`,
      String.raw`V = \sum_{j=c}^{L-1} b\,(1 + d)^{-(j - 744)/12}`,
    ],
    where: {
      b: "monthly benefit",
      B: "monthly benefit at full retirement age",
      "e,\\ l": "months before or after full retirement age",
      V: "value of all payments, in money at age 62",
      c: "age at claiming, in months",
      L: "life expectancy in months",
      d: "discount rate above inflation",
    },
  },
  howTo: [
    "Enter your Date of birth and the Monthly benefit at full retirement age from your statement at ssa.gov.",
    "Choose the age to claim, in years and months, between 62 and 70.",
    "Enter a Life expectancy: your own estimate, or try several.",
    "Leave the Discount rate at 0 to add up payments in today's money, or set what your savings earn above inflation.",
    "Compare every claiming age in the table.",
  ],
  faq: [
    {
      question: "What is my full retirement age?",
      answer:
        "66 if you were born from 1943 to 1954, then two months more for each year, and 67 from 1960. If you were born on January 1, you count as born the year before.",
    },
    {
      question: "How much does waiting add?",
      answer:
        "With a full retirement age of 67: 70% at 62, 100% at 67, 124% at 70. A full benefit of $2,200 becomes $1,540 or $2,728. From age 80 and 4 months on, the claim at 70 has paid more than the one at 62.",
    },
    {
      question: "Can I claim and keep working?",
      answer:
        "Yes, but before full retirement age the earnings test withholds $1 for every $2 you earn above a yearly limit ($24,480 in 2026). In the year you reach full retirement age it is $1 for every $3 above $65,160, counting only the months before. The months withheld raise your benefit later.",
    },
    {
      question: "What about my spouse?",
      answer:
        "A surviving spouse can step up to the higher of the two benefits, so if the higher earner waits, whoever lives longer is protected. Spousal and survivor benefits have their own rules and are not in these figures.",
    },
  ],
  about: [
    "For US retirement benefits on your own record. All amounts are in today's money, because benefits follow prices; the figure on your statement assumes that you keep working until then.",
    "The earnings test, income tax on benefits, Medicare premiums and family benefits are left out, and nothing is rounded down to whole dollars as Social Security does.",
  ],
  sources: [
    "US Social Security Act section 202(q) and (w); 20 CFR 404.409, 404.410 and 404.313",
    "US Social Security Administration: Retirement Benefits (publication 05-10035)",
  ],
  caution:
    "US rules for your own retirement benefit; tax, Medicare premiums, the earnings test and spousal benefits are not included. Not advice for your case.",
  phrases: [
    "social security {fullBenefit} claim at {claimingYears} born {birthDate}",
    "what is the full retirement age for someone born on {birthDate}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Born in 1964, full benefit $2,200, claimed at 67",
      inputs: {
        birthDate: "1964-05-20",
        fullBenefit: 2200,
        claimingYears: 67,
        claimingMonths: 0,
        lifeExpectancy: 85,
        discountRate: 0,
      },
      outputs: { monthlyBenefit: 2200, breakEvenAge: 78.6666666667, bestClaimingAge: 70 },
    },
    {
      title: "Claimed at 62, living to 78",
      inputs: {
        birthDate: "1964-05-20",
        fullBenefit: 2200,
        claimingYears: 62,
        claimingMonths: 0,
        lifeExpectancy: 78,
        discountRate: 0,
      },
      outputs: { monthlyBenefit: 1540, lifetimeValue: 295_680, bestClaimingAge: 65 },
    },
    {
      title: "Waiting until 70, discounted at 2%",
      inputs: {
        birthDate: "1964-05-20",
        fullBenefit: 2200,
        claimingYears: 70,
        claimingMonths: 0,
        lifeExpectancy: 90,
        discountRate: 2,
      },
      outputs: { monthlyBenefit: 2728, lifetimeValue: 461791.079611, breakEvenAge: 80.3703703704 },
    },
  ],
});

/** Full retirement age in months: 66 until 1954, then two months more each year, 67 from 1960. A 1 January counts as the year before. */
function fullRetirementMonths(birthDate: string): number {
  const { year } = splitDate(addDays(birthDate, -1));
  return 792 + 2 * Math.min(6, Math.max(0, year - 1954));
}

/** 5/9 of a percent less for each of the first 36 months before full age, 5/12 for each further one; 2/3 more after it. */
function benefitFactor(months: number, fullAge: number): number {
  const monthsEarly = fullAge - months;
  if (monthsEarly <= 0) return 1 - (monthsEarly * 2) / 300;
  return 1 - (5 * Math.min(monthsEarly, 36)) / 900 - (5 * Math.max(0, monthsEarly - 36)) / 1200;
}

/** What a benefit of 1 a month is worth at age 62, from the claim to the last month. */
function sumOfMonths(from: number, to: number, yearlyRate: number): number {
  let total = 0;
  for (let month = from; month < to; month += 1) total += (1 + yearlyRate) ** (-(month - EARLIEST) / 12);
  return total;
}
