import { chart, defineCalculator, number, percent, table } from "#engine/define.ts";

const RATES = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 15, 18, 20, 25, 30] as const;

export default defineCalculator({
  id: "rule-of-72",
  name: "Rule of 72 Calculator",
  category: "finance",
  emoji: "✖️",
  description:
    "How many years money takes to double at a given return, by the rule of 72 and exactly, and the return it takes to double in a given time.",
  keywords: [
    "doubling time",
    "double my money",
    "rule of 70",
    "rule of 69.3",
    "years to double",
    "tripling time",
    "return needed to double money",
    "money tripled",
  ],
  related: [
    { id: "compound-interest", stage: "next_step", relevance: 88 },
    { id: "cagr", stage: "complementary", relevance: 80 },
    "effective-annual-rate",
    { id: "inflation", stage: "complementary", relevance: 74 },
    "investment-calculator",
  ],
  inputs: {
    annualRate: percent("Annual return", {
      default: 7,
      min: 0.01,
      max: 1000,
      also: ["return", "rate", "at", "growth", "earning", "earns", "yields", "grows at", "interest", "growing at"],
    }),
    years: number("Or: double in", {
      default: 10,
      min: 0.1,
      max: 1000,
      unit: "years",
      also: ["double in", "in", "within", "over", "money in"],
    }),
  },
  outputs: {
    yearsToDouble: number("Years to double (rule of 72)", {
      also: ["rule of 72"],
      unit: "years",
      decimals: 2,
    }),
    exactYears: number("Exactly", {
      also: ["how long", "double", "take to double", "money double"],
      unit: "years",
      decimals: 2,
    }),
    rule70Years: number("By the rule of 70", { unit: "years", decimals: 2 }),
    rule69Years: number("By the rule of 69.3", { unit: "years", decimals: 2 }),
    error: number("Rule of 72 is off by", { unit: "years", decimals: 3 }),
    yearsToTriple: number("Years to triple", { also: ["triple", "tripled"], unit: "years", decimals: 2 }),
    yearsToQuadruple: number("Years to grow fourfold", {
      also: ["quadruple", "quadrupled", "fourfold"],
      unit: "years",
      decimals: 2,
    }),
    yearsToTenfold: number("Years to grow tenfold", { also: ["tenfold"], unit: "years", decimals: 2 }),
    rateToDouble: percent("Return to double in the time you gave (rule of 72)", {
      decimals: 2,
    }),
    exactRateToDouble: percent("That return, exactly", {
      also: [
        "what return",
        "what rate",
        "return do I need",
        "rate do I need",
        "interest rate to double",
        "return needed to double",
      ],
      decimals: 3,
    }),
    comparison: table("Rule against exact", {
      rate: percent("Return"),
      rule72: number("Rule of 72", { unit: "years", decimals: 2 }),
      exact: number("Exact", { unit: "years", decimals: 2 }),
      rule70: number("Rule of 70", { unit: "years", decimals: 2 }),
    }),
    chart: chart("Years to double by return", {
      from: "comparison",
      x: { rate: percent("Return") },
      y: { rule72: number("Rule of 72", { unit: "years" }), exact: number("Exact", { unit: "years" }) },
      as: "line",
      own: { x: "annualRate", y: "exactYears", label: "You" },
      smooth: true,
    }),
  },
  compute({ annualRate, years }) {
    const force = Math.log1p(annualRate / 100);
    return {
      yearsToDouble: 72 / annualRate,
      exactYears: Math.LN2 / force,
      rule70Years: 70 / annualRate,
      rule69Years: 69.3 / annualRate,
      error: 72 / annualRate - Math.LN2 / force,
      yearsToTriple: Math.log(3) / force,
      yearsToQuadruple: Math.log(4) / force,
      yearsToTenfold: Math.LN10 / force,
      rateToDouble: 72 / years,
      exactRateToDouble: 100 * Math.expm1(Math.LN2 / years),
      comparison: RATES.map((rate) => ({
        rate,
        rule72: 72 / rate,
        exact: Math.LN2 / Math.log1p(rate / 100),
        rule70: 70 / rate,
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `At {annualRate} a year money doubles in about {yearsToDouble}; exactly, in {exactYears}.`,
    Math.abs(outputs.error!) < 0.005
      ? `Here the rule is accurate almost to the day.`
      : `The rule is off by ${say.number(Math.abs(outputs.error!) * 12, 1)} months: its answer is too ${outputs.error! > 0 ? "long" : "short"}.`,
    `To double in {years} you need {exactRateToDouble} a year; the rule says {rateToDouble}.`,
  ],
  formula: {
    tex: [
      String.raw`n \approx \frac{72}{r}, \qquad n = \frac{\ln 2}{\ln(1 + r/100)}`,
      String.raw`r \approx \frac{72}{n}, \qquad r = 100\left(2^{1/n} - 1\right)`,
    ],
    where: {
      n: "years to double",
      r: "annual return in percent",
    },
  },
  howTo: [
    "Enter the Annual return in percent.",
    "Read the years to double by the rule of 72 and exactly, and the years to grow three, four and ten times.",
    "Or enter a number of years in Or: double in, and read the return it takes.",
  ],
  faq: [
    {
      question: "Why 72?",
      answer:
        "For continuous growth the exact number is 69.3 (100 times ln 2); for yearly compounding around 8% it is 72.05. And 72 divides by 2, 3, 4, 6, 8, 9 and 12, which makes it easy to do in your head. Luca Pacioli mentioned it in 1494.",
    },
    {
      question: "When is the rule accurate?",
      answer:
        "Between about 6 and 10% it is within 1.2%. At 2% it gives 36 years instead of 35.0; at 25%, 2.88 instead of 3.11. For low rates and daily compounding, 70 or 69.3 is better.",
    },
    {
      question: "Does it work for inflation and debt?",
      answer:
        "Yes, for anything that grows by a steady percentage. At 3% inflation prices double in 24 years by the rule (23.4 exactly); credit card debt at 22% doubles in 3.3 (3.5 exactly).",
    },
  ],
  about: [
    "A rule of thumb for interest that compounds yearly, with the exact figure beside it so that you see the difference. It works for savings, prices, debts and populations alike, as long as the rate stays the same.",
  ],
  caution: "A rule of thumb at a steady rate: tax, fees and years with losses make doubling take longer.",
  sources: [
    "Pacioli: Summa de arithmetica (1494), the rule of 72",
    "Kellison: The Theory of Interest (3rd ed., 2009), unknown time",
  ],
  phrases: [
    "how long to double money at {annualRate}",
    "rule of 72 {annualRate}",
    "what return do I need to double my money in {years} years",
    "what interest rate doubles money in {years} years",
    "how long does it take for money to double at {annualRate} a year",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "7% a year; doubling in 10 years",
      inputs: { annualRate: 7, years: 10 },
      outputs: { yearsToDouble: 10.2857142857, exactYears: 10.2447683511, exactRateToDouble: 7.17734625363 },
    },
    {
      title: "Credit card debt at 22%",
      inputs: { annualRate: 22, years: 5 },
      outputs: { yearsToDouble: 3.27272727273, exactYears: 3.48576407934 },
    },
  ],
});
