import { defineCalculator, boolean, integer, money, number, refuse, table, text } from "#engine/define.ts";

const MOST_YEARS = 20;
const MOST_WEEKS = 30;

/** Bands by the age at the start of a year of service, and the weeks' pay for each. */
const BANDS = [
  { ageBand: "41 and over", from: 41, weeksPerYear: 1.5 },
  { ageBand: "22 to 40", from: 22, weeksPerYear: 1 },
  { ageBand: "Under 22", from: 0, weeksPerYear: 0.5 },
] as const;

export default defineCalculator({
  id: "redundancy-pay",
  name: "UK Redundancy Pay Calculator",
  category: "legal",
  emoji: "🇬🇧",
  description:
    "Statutory redundancy pay in Great Britain from age, full years of service and weekly pay, with the notice you are due.",
  keywords: [
    "statutory redundancy",
    "severance pay",
    "laid off",
    "redundancy payment",
    "notice pay",
    "weeks pay",
    "job loss",
    "made redundant",
    "weeks of redundancy pay",
    "how much redundancy will I get",
  ],
  related: [
    { id: "take-home-pay", stage: "complementary", relevance: 74 },
    { id: "emergency-fund", stage: "next_step", relevance: 80 },
    "salary-converter",
    { id: "retirement", stage: "advanced_planning", relevance: 66 },
    "overtime-pay",
  ],
  inputs: {
    age: integer("Age at dismissal", {
      default: 45,
      min: 16,
      max: 100,
      unit: "years",
      also: ["aged", "years old", "i'm", "i am", "at", "age of"],
    }),
    yearsOfService: integer("Full years of service", {
      default: 12,
      min: 0,
      max: 85,
      unit: "years",
      also: [
        "worked for",
        "service",
        "years",
        "worked",
        "employed",
        "with the firm",
        "years with the company",
        "after",
        "with the company",
        "years at the company",
        "been there",
        "years in the job",
        "for the company",
        "in the job",
        "with the same employer",
        "full years",
      ],
    }),
    weeklyPay: money("Gross weekly pay", {
      default: 680,
      min: 0,
      also: [
        "a week",
        "per week",
        "weekly pay is",
        "earn",
        "i earn",
        "gross a week",
        "weekly wage",
        "my weekly pay is",
        "a week's pay",
        "weekly pay of",
        "wage of",
        "weekly wage of",
        "paid",
        "weekly earnings",
      ],
    }),
    weeklyPayCap: money("Limit on a week's pay", {
      assumable: true,
      also: ["cap", "weekly cap", "limit"],
      default: 751,
      min: 0,
      help: "£751 for dismissals from 6 April 2026; £719 the year before.",
    }),
  },
  outputs: {
    redundancyPay: money("Statutory redundancy pay", {
      also: [
        "redundancy pay",
        "redundancy payment am i due",
        "how much statutory redundancy",
        "redundancy payment",
        "redundancy money",
        "payout",
      ],
      decimals: 2,
    }),
    eligible: boolean("Entitled (two years' service)"),
    weeksOfPay: number("Weeks of pay", {
      also: ["how many weeks", "weeks of redundancy pay", "weeks pay", "weeks of redundancy"],
      unit: "weeks",
      decimals: 1,
    }),
    cappedWeeklyPay: money("Weekly pay counted", { decimals: 2 }),
    noticeWeeks: integer("Statutory notice", {
      also: ["notice period", "weeks notice", "how much notice"],
      unit: "weeks",
    }),
    noticePay: money("Pay for the notice", { also: ["notice pay"], decimals: 2 }),
    totalPay: money("Redundancy and notice pay", { also: ["redundancy and notice"], decimals: 2 }),
    maximumRedundancyPay: money("Legal maximum"),
    byAge: table("By age band", {
      ageBand: text("Age band"),
      years: integer("Years"),
      weeksPerYear: number("Weeks per year", { decimals: 1 }),
      weeks: number("Weeks", { decimals: 1 }),
      pay: money("Pay", { decimals: 2 }),
    }),
  },
  currency: "GBP",
  pictures: [
    { draw: "parts", of: ["redundancyPay", "noticePay"], whole: "totalPay" },
    { draw: "rows", table: "byAge", name: "ageBand", value: "pay", title: "By age band" },
  ],
  compute({ age, yearsOfService, weeklyPay, weeklyPayCap }) {
    if (yearsOfService > age - 15) {
      refuse(
        "yearsOfService",
        `At ${age} there can be at most ${age - 15} full years of service, counted from the age of 15.`,
      );
    }
    const eligible = yearsOfService >= 2;
    const cappedWeeklyPay = Math.min(weeklyPay, weeklyPayCap);
    const bands = BANDS.map(({ ageBand, weeksPerYear }) => {
      const years = eligible ? countedYears(age, yearsOfService).filter((band) => band.ageBand === ageBand).length : 0;
      return { ageBand, years, weeksPerYear, weeks: years * weeksPerYear, pay: years * weeksPerYear * cappedWeeklyPay };
    });
    const weeksOfPay = bands.reduce((total, { weeks }) => total + weeks, 0);
    const redundancyPay = weeksOfPay * cappedWeeklyPay;
    const noticeWeeks = Math.max(1, Math.min(12, yearsOfService));
    const noticePay = noticeWeeks * weeklyPay;
    return {
      redundancyPay,
      eligible,
      weeksOfPay,
      cappedWeeklyPay,
      noticeWeeks,
      noticePay,
      totalPay: redundancyPay + noticePay,
      maximumRedundancyPay: MOST_WEEKS * weeklyPayCap,
      byAge: bands,
    };
  },
  takeaways: (inputs, outputs) => [
    !outputs.eligible
      ? "With less than two full years of service, there is no statutory redundancy pay."
      : outputs.redundancyPay! > 0
        ? "Statutory redundancy pay is {redundancyPay}: {weeksOfPay} of pay at {cappedWeeklyPay} a week."
        : "You are entitled to {weeksOfPay} of statutory redundancy pay; enter your weekly pay to see the amount.",
    outputs.redundancyPay! > 0
      ? "You are due at least {noticeWeeks} of notice, worth {noticePay}; together with redundancy pay that makes {totalPay}."
      : `You are due at least {noticeWeeks} of notice${outputs.noticePay! > 0 ? ", worth {noticePay}" : ""}.`,
    ...(inputs.weeklyPay > inputs.weeklyPayCap && outputs.eligible
      ? ["Your pay of {weeklyPay} a week is above the limit, so only {weeklyPayCap} of it counts for redundancy pay."]
      : []),
  ],
  formula: {
    tex: [
      String.raw`R = \min(w, c) \sum_{k=1}^{\min(n, 20)} f(a - k)`,
      String.raw`f(x) = \begin{cases} 1.5 & x \ge 41 \\ 1 & 22 \le x \le 40 \\ 0.5 & x < 22 \end{cases}`,
    ],
    where: {
      R: "statutory redundancy pay",
      "w, c": "gross weekly pay and the statutory limit on it",
      n: "full years of service",
      a: "age at dismissal",
      "f(x)": "weeks of pay for a year of service that began at age x",
    },
  },
  howTo: [
    "Enter your Age at dismissal and the Full years of service, counted back from the end of the notice period.",
    "Enter the Gross weekly pay: the average of the last 12 weeks if it varies.",
    "Set the Limit on a week's pay for the date of dismissal; it changes on 6 April each year.",
    "The table By age band shows how many years count one and a half weeks, one week and half a week.",
  ],
  faq: [
    {
      question: "Who is entitled to statutory redundancy pay?",
      answer:
        "Employees in England, Scotland and Wales with two full years of continuous service who lose their job because the work or the workplace disappears. Self-employed people, members of the armed forces and employees who turn down suitable alternative work without good reason are not. Northern Ireland has a higher weekly limit of its own.",
    },
    {
      question: "Is it taxed?",
      answer:
        "Redundancy pay is free of income tax up to £30,000, counting any other compensation, and you pay no National Insurance on it. Pay for notice, holiday and arrears is taxed as wages.",
    },
    {
      question: "How much notice must I get?",
      answer:
        "One week once you have worked for a month, and from two years on a week for each full year, up to 12 weeks (section 86 of the Employment Rights Act 1996). Your contract may give more. With less than a month of service you are entitled to none, but this page always shows at least one week.",
    },
    {
      question: "Do I get more than the legal amount?",
      answer:
        "Many employers pay more, by contract or custom: actual weekly pay instead of the capped amount, or a month for each year. This page shows the statutory minimum.",
    },
  ],
  about: [
    "For employees and employers in Great Britain. Only the last 20 years count, so the maximum is 30 weeks of capped pay. The number of weeks depends on how old you were in each year of service, not on your age today.",
    "You have to claim within six months. If the employer is insolvent, the National Insurance Fund pays. Amounts are in pounds, whatever currency you have chosen.",
  ],
  sources: [
    "Employment Rights Act 1996 (UK), sections 86, 155, 162, 227",
    "Employment Rights (Increase of Limits) Order 2026; GOV.UK: Redundancy: your rights",
  ],
  caution:
    "The statutory minimum in Great Britain only, before tax on notice pay; Northern Ireland has other limits, and your contract may give you more.",
  phrases: [
    "redundancy pay aged {age} with {yearsOfService} years of service at {weeklyPay} a week",
    "statutory redundancy {yearsOfService} years {weeklyPay} a week",
    "redundancy pay age {age} {yearsOfService} years service {weeklyPay} a week",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "48 years old, 15 years of service, pay above the limit",
      inputs: { age: 48, yearsOfService: 15, weeklyPay: 900 },
      outputs: { redundancyPay: 13893.5, weeksOfPay: 18.5, totalPay: 24693.5 },
    },
    {
      title: "23 years old with 3 years of service",
      inputs: { age: 23, yearsOfService: 3, weeklyPay: 480 },
      outputs: { weeksOfPay: 2, redundancyPay: 960, noticeWeeks: 3 },
    },
    {
      title: "One year of service: notice only",
      inputs: { age: 30, yearsOfService: 1, weeklyPay: 600 },
      outputs: { eligible: false, redundancyPay: 0, totalPay: 600 },
    },
  ],
});

/** The band of each of the last years of service, counted back from dismissal. */
function countedYears(age: number, yearsOfService: number) {
  return Array.from({ length: Math.min(yearsOfService, MOST_YEARS) }, (_, index) =>
    BANDS.find(({ from }) => age - (index + 1) >= from)!,
  );
}
