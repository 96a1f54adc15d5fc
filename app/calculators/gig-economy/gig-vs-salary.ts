import { boolean, defineCalculator, money, number, percent, refuse, table, text } from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";

/** 52 weeks of five days. */
const WORKING_DAYS = 260;
/** Self-employment tax is charged on 92.35 % of the profit: 26 U.S.C. 1402(a)(12). */
const SELF_EMPLOYMENT_BASE = 0.9235;

export default defineCalculator({
  id: "gig-vs-salary",
  name: "Contract vs Salary Calculator (1099 vs W-2)",
  category: "gig-economy",
  emoji: "🆚",
  description:
    "Compare a contract with a job: both after tax, health insurance, costs and time off, and the hourly rate that matches the salary.",
  keywords: [
    "1099 vs W2",
    "contractor vs employee",
    "freelance or job",
    "equivalent hourly rate",
    "independent contractor",
    "self employed vs employed",
    "contract or job offer",
    "contract rate equals a salary",
    "client would pay me an hour instead",
  ],
  related: [
    { id: "freelance-rate", stage: "next_step", relevance: 86 },
    { id: "self-employment-tax", stage: "complementary", relevance: 82 },
    "salary-converter",
    "take-home-pay",
    { id: "employee-cost", stage: "complementary", relevance: 76 },
  ],
  inputs: {
    salary: money("Job: salary per year", {
      default: 75_000,
      min: 0,
      also: [
        "job",
        "job offer at",
        "job at",
        "employee salary",
        "salaried job",
        "offer at",
        "job pays",
        "w2 job",
        "w2 salary",
        "job offer of",
        "salary of",
        "full time job",
        "staff job",
        "permanent job",
        "w2 at",
      ],
    }),
    employerRetirement: money("Job: employer's retirement contribution per year", {
      also: [
        "of retirement money",
        "retirement money",
        "401k match",
        "employer match",
        "retirement match",
        "in retirement money",
        "retirement contribution",
        "of employer retirement",
        "employer 401k",
        "retirement",
      ],
      default: 3000,
      min: 0,
    }),
    employeeHealthCost: money("Job: your share of health insurance per year", {
      also: [
        "for my health plan",
        "health cost",
        "for health insurance",
        "employee health",
        "my share of health insurance",
        "health plan",
        "job health insurance",
        "health premiums",
        "health",
      ],
      default: 1800,
      min: 0,
    }),
    premiumsBeforeTax: boolean("Job: premiums are taken before tax", {
      default: true,
      help: "Usual in the US (a Section 125 plan).",
    }),
    hoursPerWeek: number("Job: hours per week", { also: ["job hours"], default: 40, min: 1, max: 112, unit: "hours" }),
    paidDaysOff: number("Job: paid days off", {
      also: ["days off", "pto", "vacation days"],
      default: 25,
      min: 0,
      max: 260,
      unit: "days",
    }),
    hourlyRate: money("Contract: hourly rate", {
      default: 60,
      min: 0,
      also: [
        "an hour",
        "contract",
        "pay me",
        "an hour contract",
        "contract at",
        "per hour",
        "contract rate",
        "1099 at",
        "contracting at",
        "freelance at",
        "hourly",
        "contract for",
        "contract pays",
        "a contract at",
      ],
    }),
    billableHoursPerWeek: number("Contract: billed hours per week", {
      also: [
        "billed hours",
        "hours a week",
        "billed hours a week",
        "bill",
        "billed",
        "billable hours",
        "billable",
        "hours billed",
        "i'd bill",
      ],
      default: 32,
      min: 0.1,
      max: 112,
      unit: "hours",
    }),
    unbilledHoursPerWeek: number("Contract: unbilled hours per week", {
      also: ["unbilled hours", "unbilled", "admin hours"],
      default: 6,
      min: 0,
      max: 112,
      unit: "hours",
    }),
    weeksWorked: number("Contract: weeks worked per year", {
      also: ["weeks", "weeks a year", "a year", "weeks per year", "year"],
      default: 46,
      min: 0.1,
      max: 53,
      unit: "weeks",
    }),
    businessExpenses: money("Contract: expenses per year", {
      also: ["expenses", "of expenses", "in expenses", "expenses of", "contract expenses", "costs"],
      default: 5000,
      min: 0,
    }),
    contractorHealthCost: money("Contract: health insurance per year", {
      also: [
        "for insurance",
        "my own health insurance",
        "own insurance",
        "health insurance",
        "own health insurance",
        "contractor health",
        "marketplace insurance",
        "buy my own insurance",
      ],
      default: 7800,
      min: 0,
    }),
    incomeTaxRate: percent("Income tax rate", {
      also: ["tax", "income tax", "tax rate", "income tax is", "income tax of"],
      default: 16,
      min: 0,
      max: 70,
      help: "Average rate, used for both.",
    }),
    employeePayrollTaxRate: percent("Job: payroll tax", {
      assumable: true,
      also: ["payroll tax"],
      default: 7.65,
      min: 0,
      max: 50,
    }),
    selfEmploymentTaxRate: percent("Contract: self-employment tax", {
      assumable: true,
      also: ["self employment tax"],
      default: 15.3,
      min: 0,
      max: 50,
    }),
  },
  outputs: {
    difference: money("Contract compared with the job", {
      also: ["how much ahead", "ahead", "contract better", "better off", "how much better", "contract be"],
      decimals: 2,
      help: "Negative: the job is ahead.",
    }),
    employeeNet: money("Job: net per year", { also: ["job net", "net from the job"], decimals: 2 }),
    contractorNet: money("Contract: net per year", { also: ["contract net", "net from the contract"], decimals: 2 }),
    equivalentHourlyRate: money("Hourly rate that equals the job", {
      also: [
        "equivalent hourly rate",
        "hourly rate",
        "equivalent rate",
        "contract rate equals",
        "hourly contract rate equals",
        "what hourly rate equals",
        "matches the salary",
        "rate equals",
        "hourly rate matches",
        "equals a salary",
        "hourly contract rate",
        "rate would match",
      ],
      decimals: 2,
    }),
    betterChoice: text("More money", {
      also: ["is a contract better", "which is better", "better than a salary", "should i take the contract"],
      labels: { contract: "The contract", job: "The job" },
    }),
    employeeNetPerHour: money("Job: net per hour worked", { decimals: 2 }),
    contractorNetPerHour: money("Contract: net per hour worked", { decimals: 2 }),
    contractorProfit: money("Contract: profit before tax", { decimals: 2 }),
    contractorTaxes: money("Contract: taxes", { decimals: 2 }),
    employeeTaxes: money("Job: taxes", { decimals: 2 }),
    comparison: table("Side by side", {
      item: text("Item"),
      job: money("Job"),
      contract: money("Contract"),
    }),
  },
  figures: [
    tellSides("Contract compared with the job", "difference", ["ahead", "behind"]),
    "employeeNet",
    "contractorNet",
    "equivalentHourlyRate",
    "betterChoice",
    "employeeNetPerHour",
    "contractorNetPerHour",
    "contractorProfit",
    "contractorTaxes",
    "employeeTaxes",
  ],
  pictures: [{ draw: "bars", of: ["employeeNet", "contractorNet"], title: "What is left of each" }],
  compute(inputs) {
    const { salary, employerRetirement, employeeHealthCost, contractorHealthCost, businessExpenses } = inputs;
    const jobHours = ((WORKING_DAYS - inputs.paidDaysOff) * inputs.hoursPerWeek) / 5;
    if (jobHours <= 0)
      refuse(
        "paidDaysOff",
        "That leaves no working hours in the job: at five days a week a year has 260 working days.",
      );
    const taxRate = inputs.incomeTaxRate / 100;
    const taxedSalary = Math.max(0, inputs.premiumsBeforeTax ? salary - employeeHealthCost : salary);
    const payrollTax = (taxedSalary * inputs.employeePayrollTaxRate) / 100;
    const employeeTaxes = taxedSalary * taxRate + payrollTax;
    const employeeNet = salary - employeeTaxes - employeeHealthCost + employerRetirement;

    const billedHours = inputs.billableHoursPerWeek * inputs.weeksWorked;
    const contractHours = (inputs.billableHoursPerWeek + inputs.unbilledHoursPerWeek) * inputs.weeksWorked;
    const revenue = inputs.hourlyRate * billedHours;
    const contractorProfit = revenue - businessExpenses;
    const taxedShare = (SELF_EMPLOYMENT_BASE * inputs.selfEmploymentTaxRate) / 100;
    const selfEmploymentTax = Math.max(0, contractorProfit) * taxedShare;
    const incomeTax = taxRate * Math.max(0, contractorProfit - selfEmploymentTax / 2 - contractorHealthCost);
    const contractorNet = contractorProfit - selfEmploymentTax - incomeTax - contractorHealthCost;
    const profitNeeded = profitForNet(employeeNet, contractorHealthCost, taxRate, taxedShare);
    return {
      difference: contractorNet - employeeNet,
      employeeNet,
      contractorNet,
      equivalentHourlyRate: (profitNeeded + businessExpenses) / billedHours,
      betterChoice: contractorNet > employeeNet ? "contract" : "job",
      employeeNetPerHour: employeeNet / jobHours,
      contractorNetPerHour: contractorNet / contractHours,
      contractorProfit,
      contractorTaxes: selfEmploymentTax + incomeTax,
      employeeTaxes,
      comparison: [
        { item: "Pay or revenue", job: salary, contract: revenue },
        { item: "Business expenses", job: 0, contract: -businessExpenses },
        { item: "Payroll or self-employment tax", job: -payrollTax, contract: -selfEmploymentTax },
        { item: "Income tax", job: -taxedSalary * taxRate, contract: -incomeTax },
        { item: "Health insurance", job: -employeeHealthCost, contract: -contractorHealthCost },
        { item: "Employer retirement contribution", job: employerRetirement, contract: 0 },
        { item: "Net", job: employeeNet, contract: contractorNet },
      ],
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.betterChoice === "contract"
      ? `The contract leaves {contractorNet} a year after taxes, costs and insurance: {difference} more than the job.`
      : `The job leaves {employeeNet} a year after taxes and insurance: ${say.money(-outputs.difference!, 2)} more than the contract.`,
    outputs.equivalentHourlyRate! > 0
      ? `A contract at {equivalentHourlyRate} an hour would match the job.`
      : `A contract at any rate would be better than this job.`,
    `Per hour worked, the job brings {employeeNetPerHour} and the contract {contractorNetPerHour}.`,
  ],
  formula: {
    tex: [
      String.raw`J = S - (S - h_J)(t + \tau) - h_J + M`,
      String.raw`K = x - k x - t \cdot \max\bigl(0,\; x - \tfrac{k x}{2} - h_K\bigr) - h_K, \qquad x = r\,b - E`,
    ],
    where: {
      J: "net of the job",
      S: "salary",
      t: "income tax rate",
      [String.raw`\tau`]: "payroll tax of employees",
      "h_J, h_K": "health insurance in the job, before tax, and as a contractor",
      M: "employer's retirement contribution",
      K: "net of the contract",
      x: "profit: hourly rate r times billed hours b, less expenses E",
      k: "0.9235 times the self-employment tax rate",
    },
  },
  howTo: [
    "Enter the salary, the employer's retirement contribution, your share of health insurance, hours and paid days off for the job.",
    "Enter the hourly rate, billed and unbilled hours, weeks worked and expenses of the contract.",
    "Enter what health insurance costs you without an employer.",
    "Set your average Income tax rate, used for both; payroll and self-employment tax are the US rates.",
    "Use the Hourly rate that equals the job as your floor when you negotiate.",
  ],
  faq: [
    {
      question: "How much higher must a 1099 rate be than a W-2 wage?",
      answer:
        "Often 30% to 50%. You pay both halves of Social Security and Medicare and your own insurance, and nobody pays you for holidays or idle hours. The equivalent rate above shows it for your case.",
    },
    {
      question: "Why is self-employment tax 15.3% and payroll tax 7.65%?",
      answer:
        "They are the same tax: as an employee you pay half and your employer the other half. Self-employed people pay both on 92.35% of their profit and deduct half of it from taxable income.",
    },
    {
      question: "What else counts for the job or the contract?",
      answer:
        "For the job: unemployment insurance, sick pay, a retirement match that grows with your pay, more security. For the contract: deductible costs, your own retirement plan with high limits, freedom, and the 20% qualified business income deduction, which is not counted here.",
    },
  ],
  about: [
    "Both sides come down to one figure: money per year after taxes, health insurance and costs, and the same per hour actually worked. Income tax is one flat average rate on both sides. Employees usually pay health premiums before income and payroll tax; if yours come out of taxed pay, turn that off.",
    "Payroll and self-employment taxes are flat as well; above the Social Security wage base, $184,500 in 2026, real taxes are lower on both sides.",
  ],
  sources: [
    "26 U.S.C. 1401, 3101, 162(l), 164(f); 106, 125 and 3121(a)(5)(G) (premiums before tax)",
    "Internal Revenue Service, Publication 15-A and Schedule SE (Form 1040)",
  ],
  overflow: "hourlyRate",
  caution:
    "US taxes in simplified form, without brackets or state tax. Whether you may work as a contractor is a question of labor law.",
  phrases: [
    "{salary} salary or {hourlyRate} an hour contract",
    "1099 at {hourlyRate} vs W2 {salary}",
    "is a {hourlyRate} an hour contract better than a {salary} salary",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A salary of 75,000 or 60 an hour",
      inputs: {},
      outputs: { difference: -6282.3217752, equivalentHourlyRate: 66.0110319873, betterChoice: "job" },
    },
    {
      title: "The same contract at 80 an hour",
      inputs: { hourlyRate: 80 },
      outputs: { difference: 14620.3178664, betterChoice: "contract", contractorNetPerHour: 42.0529278412 },
    },
  ],
});

/** The profit that leaves the wanted net after self-employment tax, income tax and health insurance. */
function profitForNet(net: number, health: number, taxRate: number, taxedShare: number): number {
  const taxed = (net + health * (1 - taxRate)) / (1 - taxedShare - taxRate * (1 - taxedShare / 2));
  if (taxed * (1 - taxedShare / 2) >= health) return taxed;
  // So little profit that no income tax is due; below 0 no tax at all.
  const untaxed = (net + health) / (1 - taxedShare);
  return untaxed >= 0 ? untaxed : net + health;
}
