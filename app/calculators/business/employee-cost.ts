import { defineCalculator, money, number, percent, refuse, table, text } from "#engine/define.ts";

/** 52 weeks of five days. */
const WORKING_DAYS = 260;

const TAXES = ["Social Security", "Medicare", "Federal unemployment", "State unemployment"] as const;
const BENEFITS = ["Workers' compensation", "Retirement match", "Health insurance", "Other benefits"] as const;

export default defineCalculator({
  id: "employee-cost",
  name: "Employee Cost Calculator",
  category: "business",
  emoji: "🧑‍💼",
  description:
    "What a US employee really costs you: salary, employer payroll taxes, insurance, benefits and overhead, per year and per hour worked.",
  keywords: [
    "true cost of an employee",
    "payroll tax employer",
    "fully loaded cost",
    "burden rate",
    "FUTA",
    "hiring cost",
    "labor burden",
    "what does a worker really cost",
    "cost of hiring someone",
    "employer taxes on a salary",
  ],
  related: [
    { id: "take-home-pay", stage: "complementary", relevance: 78 },
    "salary-converter",
    { id: "meeting-cost", stage: "advanced_planning", relevance: 72 },
    { id: "gig-vs-salary", stage: "complementary", relevance: 82 },
    "overtime-pay",
  ],
  inputs: {
    grossSalary: money("Salary per year", {
      default: 65_000,
      min: 0.01,
      also: [
        "salary",
        "pay",
        "employee at",
        "making",
        "earning",
        "at",
        "employ someone at",
        "wage",
        "earns",
        "worker earning",
        "paid",
        "a year",
        "hiring someone at",
        "hire someone at",
        "salary of",
        "makes",
        "at a salary of",
        "base salary",
        "annual salary",
        "someone at",
        "paying",
        "gross pay",
        "employee earning",
      ],
    }),
    socialSecurityRate: percent("Social Security, employer", {
      assumable: true,
      also: ["social security"],
      default: 6.2,
      min: 0,
      max: 100,
    }),
    socialSecurityWageBase: money("Social Security wage base", {
      assumable: true,
      default: 184_500,
      min: 0,
      help: "For 2026.",
    }),
    medicareRate: percent("Medicare, employer", {
      assumable: true,
      also: ["medicare"],
      default: 1.45,
      min: 0,
      max: 100,
    }),
    federalUnemploymentRate: percent("Federal unemployment (FUTA)", {
      assumable: true,
      also: ["futa"],
      default: 0.6,
      min: 0,
      max: 100,
      help: "6.0% minus the usual 5.4% credit for state tax.",
    }),
    federalUnemploymentWageBase: money("FUTA wage base", { assumable: true, default: 7000, min: 0 }),
    stateUnemploymentRate: percent("State unemployment (SUTA)", {
      also: [
        "suta",
        "state unemployment",
        "suta of",
        "sui",
        "suta at",
        "suta rate",
        "unemployment insurance",
        "state unemployment is",
      ],
      default: 2.7,
      min: 0,
      max: 100,
    }),
    stateUnemploymentWageBase: money("SUTA wage base", {
      also: ["wage base", "on the first", "of the first", "on", "of wages", "suta base", "base of", "first"],
      default: 12_000,
      min: 0,
      help: "Differs by state.",
    }),
    workersCompensationRate: percent("Workers' compensation", {
      also: ["workers comp", "comp", "workers comp of"],
      default: 1,
      min: 0,
      max: 100,
    }),
    retirementMatchRate: percent("Retirement match", {
      also: [
        "401k",
        "401k match",
        "match",
        "retirement",
        "for retirement",
        "match of",
        "retirement contribution",
        "401k contribution",
        "match for retirement",
        "pension",
      ],
      default: 4,
      min: 0,
      max: 100,
    }),
    monthlyHealthPremium: money("Employer's health premium per month", {
      default: 620,
      min: 0,
      also: [
        "health insurance",
        "health",
        "premium",
        "for health insurance",
        "toward their health plan",
        "health plan",
        "medical insurance",
        "month for health",
        "health benefits",
        "health coverage",
        "toward health insurance",
        "insurance",
      ],
    }),
    otherBenefits: money("Other benefits per year", {
      also: ["benefits", "perks", "other perks", "bonus", "extras"],
      default: 1200,
      min: 0,
    }),
    overhead: money("Equipment, space and software per year", {
      also: ["equipment", "software", "laptop", "office space", "supplies", "equipment and software"],
      default: 4000,
      min: 0,
    }),
    hoursPerWeek: number("Hours per week", {
      also: ["hours a week", "per week", "week"],
      default: 40,
      min: 1,
      max: 100,
      unit: "hours",
    }),
    paidDaysOff: number("Paid days off per year", {
      default: 25,
      min: 0,
      max: 260,
      unit: "days",
      also: ["days off", "PTO", "vacation days", "days of vacation", "holidays"],
    }),
  },
  outputs: {
    totalCost: money("Cost per year", {
      also: [
        "cost",
        "cost to employ",
        "true cost",
        "total cost",
        "real cost",
        "really cost",
        "cost me",
        "really cost me",
        "total annual cost",
        "fully loaded",
        "annual cost",
        "actually cost",
        "all in cost",
        "fully burdened",
        "cost a year",
      ],
      decimals: 0,
    }),
    payrollTaxes: money("Employer payroll taxes", {
      also: ["payroll taxes", "employer taxes"],
    }),
    benefits: money("Insurance and benefits"),
    costMultiple: number("Cost as a multiple of salary", { also: ["multiple"], decimals: 3 }),
    monthlyCost: money("Cost per month", { also: ["monthly cost", "cost a month"], decimals: 2 }),
    hoursWorked: number("Hours worked per year", { unit: "hours", decimals: 1 }),
    costPerHourWorked: money("Cost per hour worked", { also: ["cost per hour", "per hour worked"], decimals: 2 }),
    breakdown: table("Breakdown", {
      item: text("Item"),
      amount: money("Amount", { decimals: 2 }),
      percentOfSalary: percent("Percent of salary", { decimals: 2 }),
    }),
  },
  currency: "USD",
  pictures: [
    {
      draw: "flow",
      into: [
        ["totalCost", ["grossSalary", "payrollTaxes", "benefits", "overhead"]],
        ["payrollTaxes", { rows: "breakdown", name: "item", value: "amount", where: { item: TAXES } }],
        ["benefits", { rows: "breakdown", name: "item", value: "amount", where: { item: BENEFITS } }],
      ],
      title: "What the cost of a year is made of",
    },
  ],
  compute(inputs) {
    const { grossSalary, overhead } = inputs;
    const hoursWorked = ((WORKING_DAYS - inputs.paidDaysOff) * inputs.hoursPerWeek) / 5;
    if (hoursWorked <= 0)
      refuse("paidDaysOff", "No working hours are left: at five days a week, a year has 260 working days.");
    const percentOf = (base: number, rate: number) => (base * rate) / 100;
    const taxes = [
      [TAXES[0], percentOf(Math.min(grossSalary, inputs.socialSecurityWageBase), inputs.socialSecurityRate)],
      [TAXES[1], percentOf(grossSalary, inputs.medicareRate)],
      [TAXES[2], percentOf(Math.min(grossSalary, inputs.federalUnemploymentWageBase), inputs.federalUnemploymentRate)],
      [TAXES[3], percentOf(Math.min(grossSalary, inputs.stateUnemploymentWageBase), inputs.stateUnemploymentRate)],
    ] as const;
    const extras = [
      [BENEFITS[0], percentOf(grossSalary, inputs.workersCompensationRate)],
      [BENEFITS[1], percentOf(grossSalary, inputs.retirementMatchRate)],
      [BENEFITS[2], 12 * inputs.monthlyHealthPremium],
      [BENEFITS[3], inputs.otherBenefits],
    ] as const;
    const total = (items: readonly (readonly [string, number])[]) => items.reduce((sum, [, amount]) => sum + amount, 0);
    const [payrollTaxes, benefits] = [total(taxes), total(extras)];
    const totalCost = grossSalary + payrollTaxes + benefits + overhead;
    const items = [["Salary", grossSalary], ...taxes, ...extras, ["Equipment and overhead", overhead]] as const;
    return {
      totalCost,
      payrollTaxes,
      benefits,
      costMultiple: totalCost / grossSalary,
      monthlyCost: totalCost / 12,
      hoursWorked,
      costPerHourWorked: totalCost / hoursWorked,
      breakdown: items.map(([item, amount]) => ({ item, amount, percentOfSalary: (100 * amount) / grossSalary })),
    };
  },
  takeaways: () => [
    `A salary of {grossSalary} really costs you {totalCost} a year, {costMultiple} times the salary.`,
    `That includes {payrollTaxes} in payroll taxes and {benefits} in insurance and benefits.`,
    `Each of the {hoursWorked} actually worked costs {costPerHourWorked}.`,
  ],
  formula: {
    tex: [
      String.raw`K = S + T + B + O`,
      String.raw`T = \sum_i r_i \cdot \min(S, w_i), \qquad k = \frac{K}{h\,(52 - d/5)}`,
    ],
    where: {
      K: "cost per year",
      S: "salary",
      T: "employer payroll taxes",
      r_i: "rate of each tax",
      w_i: "wage base up to which each tax is charged (none for Medicare)",
      B: "insurance and benefits",
      O: "equipment and overhead",
      k: "cost per hour worked",
      h: "hours per week",
      d: "paid days off",
    },
  },
  howTo: [
    "Enter the Salary per year. The Social Security and Medicare rates and the wage base are those of 2026.",
    "Enter your State unemployment rate and wage base: the rate is on your yearly notice, and the base is anywhere from $7,000 to more than $70,000, depending on the state.",
    "Enter Workers' compensation for the kind of work: well below 1% in an office, over 10% for roofers.",
    "Add Retirement match, the Employer's health premium per month, and Equipment, space and software.",
    "Set the hours and Paid days off, including public holidays, to get the cost per hour worked.",
  ],
  faq: [
    {
      question: "How much more than the salary does an employee cost?",
      answer:
        "In the United States the usual rule of thumb is 1.25 to 1.4 times the salary. The Bureau of Labor Statistics finds that benefits, including payroll taxes, make up about 30% of total compensation in private industry, a multiple of about 1.4.",
    },
    {
      question: "Why is FUTA only 0.6%?",
      answer:
        "The federal rate is 6.0% of the first $7,000 of pay, but employers who pay their state tax on time get a credit of 5.4%. In states that owe the federal fund money, the credit shrinks, usually by 0.3 percentage points a year.",
    },
    {
      question: "Is a contractor cheaper?",
      answer:
        "You pay no payroll tax, benefits or days off for a contractor, so compare the fee with the cost per hour worked, not with the hourly wage. Whether someone can be treated as a contractor is a question of law, not of price.",
    },
  ],
  about: [
    "The rates are US employer rates for 2026. Elsewhere, adapt the fields: put the employer's social insurance rate (about 21% in Germany, 15% above a threshold in the United Kingdom) into one of the rates with its ceiling as the wage base, and set the rest to 0.",
    "Recruiting, training and the slow first months are not included; together they often cost another fifth to a third of a year's salary, once.",
  ],
  sources: [
    "26 U.S.C. 3111, 3301, 3306 (FICA and FUTA)",
    "Social Security Administration: contribution and benefit base 2026 ($184,500)",
    "U.S. Bureau of Labor Statistics: Employer Costs for Employee Compensation",
  ],
  caution:
    "Uses US federal rates for 2026. State unemployment tax and workers' compensation depend on your state, industry and claims history; some states and cities add other payroll taxes.",
  phrases: [
    "employee cost salary {grossSalary}",
    "true cost of an employee paid {grossSalary}",
    "I'm hiring someone at {grossSalary} what is the total annual cost",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A salary of 65,000 with health insurance and a 4% match",
      inputs: {},
      outputs: { totalCost: 86228.5, costMultiple: 1.32659230769, costPerHourWorked: 45.8662234043 },
    },
    {
      title: "A part-time employee without benefits",
      inputs: {
        grossSalary: 22_000,
        hoursPerWeek: 20,
        paidDaysOff: 10,
        retirementMatchRate: 0,
        monthlyHealthPremium: 0,
        otherBenefits: 0,
        overhead: 1500,
      },
      outputs: { totalCost: 25_769, costMultiple: 1.17131818182, hoursWorked: 1000, costPerHourWorked: 25.769 },
    },
  ],
});
