import { chart, choice, date, defineCalculator, integer, money, number, percent, table } from "#engine/define.ts";
import { addMonths } from "#maths/calendar.ts";
import { effectiveRate, forceOfInterest, growthFactor, nominalRate } from "#maths/finance/compounding.ts";

export default defineCalculator({
  id: "certificate-of-deposit",
  name: "Certificate of Deposit (CD) Calculator",
  category: "finance",
  emoji: "🏛️",
  description:
    "What a fixed-term deposit pays at maturity: interest, APY, tax, and what is left if you withdraw early.",
  keywords: [
    "fixed deposit",
    "term deposit",
    "APY",
    "early withdrawal penalty",
    "time deposit",
    "bond account",
    "savings certificate",
  ],
  related: [
    { id: "compound-interest", stage: "complementary", relevance: 88 },
    { id: "savings-goal", stage: "next_step", relevance: 84 },
    "effective-annual-rate",
    "simple-interest",
    { id: "bond-yield", stage: "advanced_planning", relevance: 74 },
  ],
  inputs: {
    principal: money("Deposit", {
      default: 10_000,
      min: 0.01,
      also: [
        "CD of",
        "invest",
        "put",
        "put in",
        "locked up",
        "lock up",
        "locked in",
        "invested",
        "open with",
        "CD",
        "certificate of",
        "deposited",
        "start with",
      ],
    }),
    annualRate: percent("Rate", {
      default: 4.5,
      min: 0,
      max: 1000,
      also: [
        "APY",
        "at",
        "paying",
        "pays",
        "yield",
        "yielding",
        "earning",
        "interest rate",
        "interest",
        "APY of",
        "at an APY of",
      ],
    }),
    rateType: choice("The rate is", {
      default: "apy",
      options: [
        ["apy", "Annual percentage yield (APY)"],
        ["nominal", "Nominal rate (APR)"],
      ],
    }),
    compounding: choice("Interest is compounded", {
      default: "daily",
      options: [
        ["daily", "Daily"],
        ["monthly", "Monthly"],
        ["quarterly", "Quarterly"],
        ["semiannually", "Semiannually"],
        ["annually", "Annually"],
        ["continuously", "Continuously"],
      ],
    }),
    termMonths: integer("Term", {
      default: 12,
      min: 1,
      max: 600,
      unit: "months",
      also: ["months", "term", "for", "month CD", "years", "in", "over", "after"],
    }),
    startDate: date("Opened on", { default: "next month" }),
    taxRate: percent("Tax on interest", {
      also: ["tax", "tax bracket", "taxed at", "bracket"],
      default: 0,
      min: 0,
      max: 100,
      optional: true,
    }),
    penaltyMonths: number("Early withdrawal costs", {
      also: ["penalty", "early withdrawal", "penalty of"],
      default: 3,
      min: 0,
      max: 60,
      unit: "months of interest",
      optional: true,
    }),
  },
  outputs: {
    maturityValue: money("Value at maturity", {
      also: [
        "at maturity",
        "worth at the end",
        "mature",
        "worth",
        "be worth",
        "when it matures",
        "in there",
        "end up with",
        "balance",
        "get back",
        "grow to",
      ],
      decimals: 2,
    }),
    interest: money("Interest earned", {
      also: ["interest", "earn", "interest pay", "how much interest", "interest does"],
      decimals: 2,
    }),
    apy: percent("APY", { decimals: 3 }),
    nominalRate: percent("Nominal rate", { decimals: 3 }),
    tax: money("Tax", { decimals: 2 }),
    afterTaxValue: money("Value after tax", { also: ["after tax"], decimals: 2 }),
    earlyWithdrawalPenalty: money("Penalty for early withdrawal", {
      also: ["penalty", "early withdrawal"],
      decimals: 2,
    }),
    maturityDate: date("Matures on", { also: ["when does it mature"] }),
    schedule: table(
      "Month by month",
      {
        month: integer("Month"),
        interest: money("Interest", { decimals: 2 }),
        balance: money("Balance", { decimals: 2 }),
        ifWithdrawn: money("If withdrawn then", { decimals: 2 }),
      },
      { byYear: { sum: ["interest"], last: ["balance", "ifWithdrawn"] } },
    ),
    balanceOverTime: chart("Balance month by month", {
      x: { month: integer("Month") },
      y: { balance: money("Balance") },
      as: "area",
      fit: true,
    }),
  },
  compute(inputs) {
    const { principal, termMonths, compounding } = inputs;
    const quotedRate = inputs.annualRate / 100;
    const continuousRate =
      inputs.rateType === "apy" ? Math.log1p(quotedRate) : forceOfInterest(quotedRate, compounding);
    const nominal = inputs.rateType === "apy" ? nominalRate(continuousRate, compounding) : quotedRate;
    const balanceAt = (month: number) => principal * growthFactor(continuousRate, month / 12);
    const maturityValue = balanceAt(termMonths);
    const interest = principal * effectiveRate(continuousRate, termMonths / 12);
    const tax = (interest * inputs.taxRate) / 100;
    const penalty = (principal * nominal * inputs.penaltyMonths) / 12;
    return {
      maturityValue,
      interest,
      apy: 100 * effectiveRate(continuousRate),
      nominalRate: 100 * nominal,
      tax,
      afterTaxValue: maturityValue - tax,
      earlyWithdrawalPenalty: penalty,
      maturityDate: addMonths(inputs.startDate, termMonths),
      schedule: Array.from({ length: termMonths }, (_, index) => {
        const balance = balanceAt(index + 1);
        const isMature = index + 1 === termMonths;
        return {
          month: index + 1,
          interest: balanceAt(index) * effectiveRate(continuousRate, 1 / 12),
          balance,
          ifWithdrawn: isMature ? maturityValue : balance - penalty,
        };
      }),
      balanceOverTime: Array.from({ length: termMonths + 1 }, (_, month) => ({ month, balance: balanceAt(month) })),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const free = outputs.schedule!.find((row) => row.ifWithdrawn! >= inputs.principal);
    return [
      `Your deposit matures on {maturityDate} with {maturityValue}, of which {interest} is interest.`,
      inputs.taxRate > 0
        ? `After {taxRate} tax on the interest, you keep {afterTaxValue}.`
        : `The yield with compounding (APY) is {apy}; the underlying nominal rate is {nominalRate}.`,
      outputs.earlyWithdrawalPenalty === 0
        ? `Withdrawing early costs nothing here.`
        : free
          ? `Withdrawing early costs {earlyWithdrawalPenalty}: before month ${say.number(free.month!, 0)} you would get back less than you put in.`
          : `Withdrawing early costs {earlyWithdrawalPenalty}, more than the interest for the whole term.`,
    ];
  },
  formula: {
    tex: [
      String.raw`B_k = P\,(1 + y)^{k/12}`,
      String.raw`y = \left(1 + \frac{r}{m}\right)^m - 1, \qquad r = m\left((1 + y)^{1/m} - 1\right)`,
      String.raw`F = P\,\frac{r}{12}\,q`,
    ],
    where: {
      B_k: "balance after k months",
      P: "deposit",
      y: "annual percentage yield",
      r: "nominal rate, compounded m times a year",
      F: "penalty for early withdrawal",
      q: "months of interest that it costs",
    },
  },
  howTo: [
    "Enter the Deposit and the Rate, and say whether The rate is an APY or a nominal rate. US offers show the APY.",
    "Choose how Interest is compounded; with an APY this affects only the nominal rate and the penalty.",
    "Enter the Term in months and the date it was Opened on.",
    "Enter Tax on interest, and what Early withdrawal costs in months of interest; see the account terms.",
    "The schedule shows what you would get if you withdrew after each month.",
  ],
  faq: [
    {
      question: "What does an early withdrawal really cost?",
      answer:
        "Usually simple interest for some months: about 3 months' worth on terms up to a year, 6 to 12 months' on longer ones. It can eat into the deposit: 3 months' interest is due even if you withdraw after one. US law requires a penalty of at least seven days' simple interest on withdrawals within the first six days (Regulation D).",
    },
    {
      question: "Is my money safe?",
      answer:
        "In the US, the FDIC (banks) and the NCUA (credit unions) insure $250,000 per depositor, institution and ownership category. In the EU, €100,000 per depositor and bank is protected.",
    },
    {
      question: "When is the interest taxed?",
      answer:
        "In the US, each year as it is credited, even if it stays in the account (Form 1099-INT, or 1099-OID for longer terms). Here the tax is taken once, at maturity, on the interest for the whole term.",
    },
  ],
  about: [
    "For fixed-term deposits in any country: certificates of deposit, term deposits, savings bonds with a fixed rate. The rate is locked for the term, and interest stays in the account.",
    "A month counts as a twelfth of a year; banks that count actual days differ by cents. Callable and bump-up certificates, and brokered ones sold at a market price, follow other rules.",
  ],
  caution:
    "The account agreement decides the penalty and when interest is credited; check that the deposit is within the insurance limit.",
  sources: [
    "US Regulation DD, 12 CFR Part 1030, Appendix A (annual percentage yield)",
    "US FDIC and Federal Reserve Regulation D (early withdrawal of time deposits)",
  ],
  overflow: "annualRate",
  phrases: [
    "CD {principal} at {annualRate} for {termMonths} months",
    "how much interest does a {principal} {termMonths} month CD at {annualRate} APY pay",
    "{principal} CD {annualRate} {termMonths} months value at maturity",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "10,000 for a year at 4.5% APY",
      inputs: {
        principal: 10_000,
        annualRate: 4.5,
        rateType: "apy",
        compounding: "daily",
        termMonths: 12,
        startDate: "2026-01-15",
        taxRate: 0,
        penaltyMonths: 3,
      },
      outputs: { maturityValue: 10_450, earlyWithdrawalPenalty: 110.048849035 },
    },
    {
      title: "Three years at a nominal 4%, taxed at 24%",
      inputs: {
        principal: 25_000,
        annualRate: 4,
        rateType: "nominal",
        compounding: "monthly",
        termMonths: 36,
        startDate: "2026-01-15",
        taxRate: 24,
        penaltyMonths: 6,
      },
      outputs: { apy: 4.07415429198, maturityValue: 28181.7968629, afterTaxValue: 27418.1656158 },
    },
  ],
});
