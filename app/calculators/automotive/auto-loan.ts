import { chart, date, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { amortize, balanceAfter } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";
import { addMonths } from "#maths/calendar.ts";

export default defineCalculator({
  id: "auto-loan",
  name: "Auto Loan Calculator",
  category: "automotive",
  emoji: "🚗",
  description:
    "The monthly payment on a car loan, the interest it costs and when it is paid off, with a schedule and other terms and rates.",
  keywords: [
    "car loan",
    "car payment",
    "vehicle financing",
    "monthly car payment",
    "car finance",
    "truck loan",
    "used car loan",
    "car interest",
    "buying a used car",
    "pay a month for a car",
    "finance a truck",
    "van finance",
    "suv loan",
    "motorcycle loan",
  ],
  popular: true,
  related: [
    { id: "advanced-auto-loan", stage: "advanced_planning", relevance: 92 },
    { id: "car-lease", stage: "complementary", relevance: 86 },
    { id: "car-affordability", stage: "complementary", relevance: 88 },
    { id: "car-depreciation", stage: "next_step", relevance: 78 },
    "loan",
    "ev-vs-gas",
  ],
  inputs: {
    vehiclePrice: money("Vehicle price", {
      default: 35_000,
      min: 0.01,
      help: "Including tax and fees if you finance them.",
      also: [
        "price",
        "car",
        "vehicle",
        "car price",
        "costs",
        "used car for",
        "found for",
        "sticker",
        "asking",
        "truck for",
        "van",
        "suv",
        "financing",
        "finance",
      ],
    }),
    downPayment: money("Down payment", {
      partOf: "vehiclePrice",
      unsaid: 0,
      default: 5000,
      min: 0,
      also: ["down", "deposit", "put down", "put", "cash down", "money down"],
    }),
    tradeInValue: money("Trade-in value", {
      default: 0,
      min: 0,
      also: ["trade-in", "for my old car", "gives me", "for my trade", "for my trade-in", "trade-in worth"],
    }),
    annualRate: percent("Interest rate (APR)", {
      assumable: false,
      default: 6.9,
      min: 0,
      max: 100,
      also: ["rate", "APR", "interest", "at", "percent interest", "financing at"],
    }),
    termMonths: integer("Loan term", {
      default: 60,
      min: 1,
      max: 180,
      unit: "months",
      also: ["months", "term", "over", "for", "year loan"],
    }),
    startDate: date("Loan starts on", { default: "next month", help: "The first payment is due a month later." }),
  },
  outputs: {
    monthlyPayment: money("Monthly payment", {
      decimals: 2,
      also: ["pay a month", "a month", "monthly payment", "car payment", "per month", "payment", "each month"],
    }),
    loanAmount: money("Amount financed", { also: ["finance", "borrow", "financed"] }),
    totalInterest: money("Total interest", {
      also: ["interest will i pay", "interest in total", "how much interest", "interest paid"],
    }),
    totalPaid: money("Total of payments", { also: ["pay in total", "pay back"] }),
    totalCost: money("Cost of the car with interest"),
    payoffDate: date("Paid off on", { precision: "month" }),
    downPaymentPercent: percent("Down payment and trade-in, of the price", { decimals: 1 }),
    interestShare: percent("Interest, of all you pay the lender", { decimals: 1 }),
    byTerm: table("Other terms", {
      termMonths: integer("Months"),
      monthlyPayment: money("Monthly payment", { decimals: 2 }),
      totalInterest: money("Total interest"),
      totalPaid: money("Total of payments"),
    }),
    byRate: table("Other rates", {
      annualRate: percent("Rate"),
      monthlyPayment: money("Monthly payment", { decimals: 2 }),
      totalInterest: money("Total interest"),
    }),
    schedule: table("Payment schedule", {
      month: integer("Month"),
      date: date("Date"),
      payment: money("Payment", { decimals: 2 }),
      principal: money("Principal", { decimals: 2 }),
      interest: money("Interest", { decimals: 2 }),
      balance: money("Balance", { decimals: 2 }),
    }),
    balanceOverTime: chart("What you still owe, month by month", {
      x: { month: integer("Month") },
      y: { balance: money("Balance") },
      as: "area",
    }),
  },
  compute({ vehiclePrice, downPayment, tradeInValue, annualRate, termMonths, startDate }) {
    const loanAmount = vehiclePrice - downPayment - tradeInValue;
    if (!(loanAmount > 0)) {
      refuse(
        "downPayment",
        "Your down payment and trade-in cover the whole price, so there is nothing to borrow. Lower one of them.",
      );
    }
    const offer = (rate: number, months: number) => {
      const monthlyPayment = annuityPayment(loanAmount, rate / 1200, months);
      return {
        monthlyPayment,
        totalInterest: months * monthlyPayment - loanAmount,
        totalPaid: months * monthlyPayment,
      };
    };
    const { monthlyPayment, totalInterest, totalPaid } = offer(annualRate, termMonths);
    const paid = amortize(loanAmount, annualRate / 1200, monthlyPayment, termMonths);
    return {
      monthlyPayment,
      loanAmount,
      totalInterest,
      totalPaid,
      totalCost: vehiclePrice + totalInterest,
      payoffDate: addMonths(startDate, termMonths),
      downPaymentPercent: (100 * (downPayment + tradeInValue)) / vehiclePrice,
      interestShare: (100 * totalInterest) / totalPaid,
      byTerm: [24, 36, 48, 60, 72, 84].map((months) => ({ termMonths: months, ...offer(annualRate, months) })),
      byRate: [-2, -1, 0, 1, 2].map((points) => {
        const rate = Math.max(0, annualRate + points);
        const other = offer(rate, termMonths);
        return { annualRate: rate, monthlyPayment: other.monthlyPayment, totalInterest: other.totalInterest };
      }),
      schedule: paid.map(({ number, payment, principal, interest, balance }) => ({
        month: number,
        date: addMonths(startDate, number),
        payment,
        principal,
        interest,
        balance,
      })),
      balanceOverTime: Array.from({ length: termMonths + 1 }, (_, month) => ({
        month,
        balance: balanceAfter(paid, month, loanAmount),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const yearLess = annuityPayment(outputs.loanAmount!, inputs.annualRate / 1200, Math.max(1, inputs.termMonths - 12));
    const dearer = yearLess - outputs.monthlyPayment!;
    return [
      `You borrow {loanAmount} and pay {monthlyPayment} a month until {payoffDate}.`,
      ...(inputs.annualRate > 0
        ? [
            `Interest adds {totalInterest}, so the car costs you {totalCost} in the end.`,
            inputs.termMonths > 12
              ? `A term one year shorter would raise the payment by ${say.money(dearer, 2)} and save ${say.money(outputs.totalPaid! - yearLess * (inputs.termMonths - 12))} in interest.`
              : `{interestShare} of what you pay the lender is interest.`,
          ]
        : [`At 0% interest, the loan costs you nothing on top of the price of the car.`]),
    ];
  },
  formula: {
    tex: [String.raw`L = V - D - T`, String.raw`M = L\,\frac{r}{1 - (1 + r)^{-n}}, \qquad I = n\,M - L`],
    where: {
      L: "amount financed",
      V: "vehicle price, with tax and fees if they are financed",
      D: "down payment",
      T: "trade-in value",
      M: "monthly payment",
      r: "interest rate per month: the yearly rate divided by 12",
      n: "loan term in months",
      I: "total interest",
    },
  },
  howTo: [
    "Enter the Vehicle price: the price you agreed on, plus tax and fees if the loan covers them.",
    "Enter the Down payment and the Trade-in value. If you still owe money on the old car, enter the trade-in value minus that debt.",
    "Enter the Interest rate (APR) and the Loan term in months.",
    "Look at Other terms: a longer term lowers the payment but raises the interest.",
    "Before you sign, compare the Total interest, not just the payment.",
  ],
  faq: [
    {
      question: "How much should I put down on a car?",
      answer:
        "A new car loses around a fifth of its value in the first year, so with 20% down you are less likely to owe more than it is worth. If you put down less, compare the balance in the schedule with the car's resale value, and consider gap insurance.",
    },
    {
      question: "Is 0% financing always the best deal?",
      answer:
        "Not if you give up a rebate for it. Enter the full price at 0%, then the price minus the rebate at your bank's rate, and compare the Total of payments plus your down payment.",
    },
    {
      question: "What is the difference between 60 and 72 months?",
      answer:
        "On 30,000 at 6.9%, you pay 592.62 a month and 5,557 in interest over 60 months, or 510.03 a month and 6,722 in interest over 72. The payment falls by 83, the cost rises by 1,165, and the balance stays above the car's value for longer.",
    },
  ],
  about: [
    "For a car, truck or motorcycle loan with a fixed rate and equal monthly payments, from a bank, a credit union or the dealer. Interest is charged monthly on the balance; many US auto loans charge it by the day, so paying a few days early or late shifts the split between principal and interest a little.",
    "For sales tax that depends on the trade-in, dealer fees, rebates and extra payments, use the advanced auto loan calculator.",
  ],
  sources: [
    "US Regulation Z (Truth in Lending), 12 CFR Part 1026, Appendix J",
    "US CFPB, Know Before You Owe: auto loans (2016)",
  ],
  phrases: [
    "car payment {vehiclePrice} with {downPayment} down at {annualRate} for {termMonths} months",
    "car loan {vehiclePrice} at {annualRate} for {termMonths} months",
    "auto loan {vehiclePrice} {downPayment} down {termMonths} months",
    "buying a new truck for {vehiclePrice} financed at {annualRate} for {termMonths}",
    "monthly payment on a {vehiclePrice} car {downPayment} down {annualRate} {termMonths}",
    "used car for {vehiclePrice} dealer gives me {tradeInValue} for my old car",
    "buy a truck for {vehiclePrice} financed at {annualRate} for {termMonths}",
    "how much interest in total on a {vehiclePrice} car",
    "nothing down",
    "truck payment {vehiclePrice} {annualRate} {termMonths}",
    "car payment {vehiclePrice} {termMonths} {annualRate}",
    "payment on a car or truck trade-in worth {tradeInValue}",
  ],
  caution:
    "An estimate: the lender's APR and fees decide. Insurance, registration and add-ons sold with the loan are not included.",
  updated: "2026-11-29",
  examples: [
    {
      title: "A 35,000 car, 5,000 down, 60 months at 6.9%",
      inputs: {
        vehiclePrice: 35_000,
        downPayment: 5000,
        tradeInValue: 0,
        annualRate: 6.9,
        termMonths: 60,
        startDate: "2026-01-15",
      },
      outputs: { monthlyPayment: 592.621571092, totalInterest: 5557.2942655, payoffDate: "2031-01-15" },
    },
    {
      title: "With a 6,000 trade-in, over 48 months",
      inputs: {
        vehiclePrice: 35_000,
        downPayment: 5000,
        tradeInValue: 6000,
        annualRate: 6.9,
        termMonths: 48,
        startDate: "2026-01-15",
      },
      outputs: { loanAmount: 24_000, monthlyPayment: 573.597047927, totalInterest: 3532.65830051 },
    },
    {
      title: "A 0% offer over 36 months",
      inputs: {
        vehiclePrice: 28_000,
        downPayment: 3000,
        tradeInValue: 0,
        annualRate: 0,
        termMonths: 36,
        startDate: "2026-01-15",
      },
      outputs: { monthlyPayment: 694.444444444, totalInterest: 0 },
    },
  ],
});
