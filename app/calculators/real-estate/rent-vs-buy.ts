import { chart, defineCalculator, integer, money, number, percent, table, text } from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";
import { futureValueOfAnnuity } from "#maths/finance/annuity.ts";
import { levelLoan, monthsOfTerm, type LevelLoan } from "#maths/finance/level-loan.ts";

/** The break-even year is looked for this far, however long the visitor stays. */
const LONGEST = 60;

interface Plan {
  readonly homePrice: number;
  readonly downPaymentPercent: number;
  readonly annualRate: number;
  readonly termYears: number;
  readonly monthlyRent: number;
  readonly appreciationRate: number;
  readonly rentGrowth: number;
  readonly investmentReturn: number;
  readonly propertyTaxRate: number;
  readonly insuranceRate: number;
  readonly maintenanceRate: number;
  readonly buyingCostsPercent: number;
  readonly sellingCostsPercent: number;
  readonly hoaMonthly: number;
  readonly rentersInsurance: number;
  readonly taxReliefRate: number;
}

export default defineCalculator({
  id: "rent-vs-buy",
  name: "Rent vs. Buy Calculator",
  category: "real-estate",
  emoji: "🔑",
  description:
    "Whether buying or renting a home leaves you better off after the years you stay, the year buying pulls ahead, and the rent at which you break even.",
  keywords: [
    "should I buy or rent",
    "renting or owning",
    "break-even year",
    "cost of owning a home",
    "buy a house or keep renting",
    "opportunity cost of a down payment",
    "rent or buy a house",
    "better to buy or rent",
    "keep renting",
  ],
  related: [
    { id: "mortgage", stage: "next_step", relevance: 90 },
    { id: "home-affordability", stage: "next_step", relevance: 86 },
    { id: "rent-affordability", stage: "complementary", relevance: 80 },
    "closing-costs",
    "rental-property",
    "investment-calculator",
  ],
  inputs: {
    homePrice: money("Home price", {
      default: 400_000,
      min: 0.01,
      also: [
        "house price",
        "price",
        "house",
        "home",
        "house costs",
        "buy a",
        "buying a",
        "condo",
        "similar house",
        "house for",
        "buying costs",
        "purchase price",
        "home for",
        "place",
      ],
    }),
    downPaymentPercent: percent("Down payment", {
      also: ["down", "put down", "down payment of", "percent down"],
      default: 20,
      min: 0,
      max: 100,
    }),
    annualRate: percent("Mortgage rate", {
      default: 6.5,
      min: 0,
      max: 100,
      also: ["rate", "mortgage at", "loan at", "interest", "at", "year loan at", "fixed", "mortgage rate of"],
    }),
    termYears: number("Mortgage term", {
      also: ["year loan", "year mortgage", "over"],
      default: 30,
      min: 0.08,
      max: 100,
      unit: "years",
    }),
    monthlyRent: money("Rent per month for a similar place", {
      default: 2000,
      min: 0,
      also: [
        "rent",
        "renting at",
        "rent is",
        "rent of",
        "pay rent",
        "keep paying",
        "renting for",
        "rents for",
        "landlord wants",
        "rent at",
        "paying",
        "in rent",
        "apartment for",
      ],
    }),
    yearsToStay: integer("Years you stay", {
      default: 10,
      min: 1,
      max: 60,
      unit: "years",
      also: ["stay", "years", "staying", "stay for", "live there", "plan to stay", "if i stay", "plan to live"],
    }),
    appreciationRate: percent("Home price growth per year", {
      also: [
        "appreciation",
        "home growth",
        "homes rise",
        "home prices rise",
        "home appreciation",
        "house appreciates",
        "homes and rents rising",
        "prices rising",
        "appreciates",
        "home values grow",
        "house value grows",
      ],
      default: 3,
      min: -20,
      max: 50,
    }),
    rentGrowth: percent("Rent growth per year", {
      also: ["rent increase", "rent rises", "rents rising", "rent goes up"],
      default: 3,
      min: -20,
      max: 50,
    }),
    investmentReturn: percent("Return on money not put into the home", {
      also: [
        "return",
        "investments earning",
        "investments earn",
        "invested at",
        "stocks return",
        "earn on savings",
        "earning",
        "market return",
        "invest at",
        "a return",
      ],
      default: 5,
      min: -20,
      max: 50,
      help: "Per year, after tax.",
    }),
    propertyTaxRate: percent("Property tax per year", {
      also: ["property tax", "tax"],
      default: 1.1,
      min: 0,
      max: 20,
      help: "Percent of the home's value.",
    }),
    insuranceRate: percent("Home insurance per year", {
      also: ["home insurance", "insurance", "homeowners insurance"],
      default: 0.45,
      min: 0,
      max: 20,
    }),
    maintenanceRate: percent("Upkeep per year", {
      also: ["maintenance", "upkeep", "repairs", "maintenance of"],
      default: 1,
      min: 0,
      max: 20,
    }),
    buyingCostsPercent: percent("Costs of buying", {
      also: ["buying costs", "closing costs"],
      default: 3,
      min: 0,
      max: 50,
    }),
    sellingCostsPercent: percent("Costs of selling", {
      also: ["selling costs", "realtor fees", "agent fees"],
      default: 6,
      min: 0,
      max: 50,
    }),
    hoaMonthly: money("Association or service fee per month", {
      also: ["hoa", "hoa fee"],
      default: 0,
      min: 0,
      optional: true,
    }),
    rentersInsurance: money("Renter's insurance per month", {
      also: ["renters insurance"],
      default: 15,
      min: 0,
      optional: true,
    }),
    taxReliefRate: percent("Tax relief on mortgage interest", {
      default: 0,
      min: 0,
      max: 70,
      optional: true,
      help: "Your tax rate, if interest is deductible for you.",
    }),
  },
  outputs: {
    buyingAdvantage: money("Buying compared with renting", {
      also: ["how much ahead", "ahead"],
      help: "Negative: renting leaves you ahead.",
    }),
    betterChoice: text("Better choice", {
      also: [
        "better to buy",
        "should i rent",
        "should i buy",
        "is it better",
        "buy or rent",
        "rent or buy",
        "better to rent",
      ],
      labels: { buy: "Buy", rent: "Rent" },
    }),
    breakEvenYear: integer("Buying is first ahead in year", {
      also: ["break even year", "when does buying win"],
      none: "Not within 60 years",
    }),
    breakEvenRent: money("Rent at which both are equal", { also: ["break even rent"], decimals: 2 }),
    mortgagePayment: money("Mortgage payment", { also: ["mortgage be"], decimals: 2 }),
    firstMonthOwning: money("Owning costs in the first month", { decimals: 2 }),
    firstMonthRenting: money("Renting costs in the first month", { decimals: 2 }),
    cashToBuy: money("Cash to buy"),
    homeValue: money("Home value at the end"),
    buyerWealth: money("Buyer's money after selling"),
    renterWealth: money("Renter's money"),
    totalOwningCost: money("Paid by the owner in all"),
    totalRentCost: money("Paid by the renter in all"),
    yearlyTable: table("Year by year", {
      year: integer("Year"),
      owningCost: money("Owning"),
      rentCost: money("Renting"),
      homeValue: money("Home value"),
      balance: money("Mortgage"),
      buyerWealth: money("Buyer"),
      renterWealth: money("Renter"),
      advantage: money("Buying ahead by"),
    }),
    wealthOverTime: chart("Money of buyer and renter", {
      x: { year: integer("Year") },
      y: { buyerWealth: money("Buyer, after selling"), renterWealth: money("Renter") },
      from: "yearlyTable",
      as: "line",
      crossing: "Break-even",
    }),
  },
  figures: [
    tellSides("Buying compared with renting", "buyingAdvantage", ["ahead", "behind"]),
    "betterChoice",
    "breakEvenYear",
    "breakEvenRent",
    "firstMonthOwning",
    "firstMonthRenting",
    "cashToBuy",
    "buyerWealth",
    "renterWealth",
  ],
  compute(inputs) {
    const stay = simulate(inputs, inputs.yearsToStay);
    const end = stay.at(-1)!;
    const growth = 1 + inputs.rentGrowth / 100;
    const monthlyReturn = monthlyRate(inputs.investmentReturn);
    const worthOfRent = stay.reduce((worth, { year }) => {
      const grown = worth * (1 + monthlyReturn) ** 12;
      return grown + growth ** (year - 1) * futureValueOfAnnuity(1, monthlyReturn, 12);
    }, 0);
    const { loan, firstMonthOwning, firstMonthRenting, cashToBuy } = startOf(inputs);
    return {
      buyingAdvantage: end.advantage,
      betterChoice: end.advantage >= 0 ? "buy" : "rent",
      get breakEvenYear() {
        const ahead = (years: ReturnType<typeof simulate>) => years.find(({ advantage }) => advantage >= 0);
        const longer = Math.max(LONGEST, inputs.yearsToStay);
        return (ahead(stay) ?? ahead(simulate(inputs, longer)))?.year ?? null;
      },
      breakEvenRent: inputs.monthlyRent - end.advantage / worthOfRent,
      mortgagePayment: loan.payment,
      firstMonthOwning,
      firstMonthRenting,
      cashToBuy,
      homeValue: end.homeValue,
      buyerWealth: end.buyerWealth,
      renterWealth: end.renterWealth,
      totalOwningCost: stay.reduce((total, { owningCost }) => total + owningCost, 0),
      totalRentCost: stay.reduce((total, { rentCost }) => total + rentCost, 0),
      yearlyTable: stay,
    };
  },
  takeaways: (inputs, outputs, say) => [
    Math.abs(outputs.buyingAdvantage!) < 0.5
      ? `After {yearsToStay}, buying and renting leave you equally well off.`
      : outputs.betterChoice === "buy"
        ? `After {yearsToStay}, buying leaves you {buyingAdvantage} better off than renting and investing the difference.`
        : `After {yearsToStay}, renting and investing the difference leaves you ${say.money(-outputs.buyingAdvantage!)} better off than buying.`,
    outputs.breakEvenYear === null
      ? `With these figures buying does not pull ahead within 60 years.`
      : `Buying is first ahead in year {breakEvenYear}${outputs.buyingAdvantage! <= -0.5 && outputs.breakEvenYear < inputs.yearsToStay ? ", but not for good" : ""}.`,
    outputs.breakEvenRent! > 0
      ? `The two break even at a rent of {breakEvenRent} a month; you entered {monthlyRent}.`
      : `Buying would come out ahead at any rent.`,
  ],
  formula: {
    tex: [
      String.raw`W_B = V_t\,(1 - s) - B_t`,
      String.raw`W_R(k) = W_R(k-1)\,(1 + j) + o_k - h_k, \qquad W_R(0) = \text{cash to buy}`,
      String.raw`\text{advantage} = W_B - W_R`,
    ],
    where: {
      W_B: "buyer's money after selling in year t",
      V_t: "home value at that time",
      s: "costs of selling",
      B_t: "mortgage still owed",
      "W_R(k)": "renter's money after month k",
      j: "investment return per month",
      o_k: "what owning costs in month k",
      h_k: "rent and renter's insurance in month k",
    },
  },
  howTo: [
    "Enter the Home price, your Down payment and the Mortgage rate you are offered.",
    "Enter the Rent per month for a similar place: same size, same area. Comparing a house with a small apartment settles the result before you start.",
    "Set the Years you stay. Buying and selling together often cost 8% to 10% of the price, so this may matter most.",
    "Set the growth of prices and rents, and under Return on money not put into the home what your money would earn elsewhere.",
    "Compare Rent at which both are equal with your rent: the further apart they are, the safer the answer.",
  ],
  faq: [
    {
      question: "Why does the renter have money at all?",
      answer:
        "Because both have the same budget. The renter invests what the buyer spends on the down payment and buying costs, and adds the difference in every month in which owning costs more than renting. When renting costs more, the difference comes out of it again.",
    },
    {
      question: "What should I enter for home price growth?",
      answer:
        "US prices have risen 4% to 5% a year since 1975 (FHFA index), most of it inflation; the long-run rise above inflation is closer to 1%. Assume the same inflation for rents and investments: for example, 3% for prices and rents and 5% to 7% for investments.",
    },
    {
      question: "How long do I have to stay for buying to pay off?",
      answer:
        "Five to seven years is a common answer, but it depends on the ratio of price to yearly rent. Below 15, buying usually wins early; above 20, often never. Buying is first ahead in year shows when it does with your figures.",
    },
  ],
  about: [
    "Both households spend the same: buying wins if the home, sold after your stay, leaves more than the renter has set aside by then. The costs of owning grow with the home's value and the fee grows with rents; everything is counted month by month.",
    "Investment returns are assumed to be steady and after tax, and the gain on the home untaxed, as it is for most owner-occupied homes. What it is worth to you that no landlord can end your lease, or that you are free to move, is for you to add.",
  ],
  sources: [
    "Beracha and Johnson: Lessons from Over 30 Years of Buy versus Rent Decisions, Real Estate Economics 40 (2012)",
    "US Consumer Financial Protection Bureau: buying a house, costs of owning",
  ],
  caution:
    "A few points of price growth or investment return can reverse the answer, and nobody knows them in advance; tax on the sale of the home is not counted.",
  phrases: [
    "rent or buy {homePrice} rent {monthlyRent}",
    "buy a house for {homePrice} or rent for {monthlyRent} stay {yearsToStay} years",
    "is it better to buy a {homePrice} home or keep paying {monthlyRent} rent",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 400,000 home or 2,000 of rent, for ten years",
      inputs: {},
      outputs: {
        buyingAdvantage: -24322.4325467,
        betterChoice: "rent",
        breakEvenYear: 16,
        breakEvenRent: 2139.08795048,
      },
    },
    {
      title: "The same home against 2,600 of rent",
      inputs: { monthlyRent: 2600 },
      outputs: { buyingAdvantage: 80600.0965295, betterChoice: "buy", breakEvenYear: 5 },
    },
    {
      title: "Moving again after three years",
      inputs: { yearsToStay: 3 },
      outputs: { buyingAdvantage: -36030.8563014, betterChoice: "rent" },
    },
  ],
});

/** A yearly return in percent as the equal return of each month. */
function monthlyRate(yearly: number): number {
  return Math.expm1(Math.log1p(yearly / 100) / 12);
}

function startOf(plan: Plan) {
  const rate = plan.annualRate / 1200;
  const principal = plan.homePrice * (1 - plan.downPaymentPercent / 100);
  const loan = levelLoan(principal, rate, monthsOfTerm(plan.termYears));
  return {
    rate,
    loan,
    cashToBuy: (plan.homePrice * (plan.downPaymentPercent + plan.buyingCostsPercent)) / 100,
    firstMonthOwning: owningCost(plan, loan, rate, 1),
    firstMonthRenting: plan.monthlyRent + plan.rentersInsurance,
  };
}

/** What owning costs in a month (1 is the first): payment, tax, insurance, upkeep and fee, less relief on the interest. */
function owningCost(plan: Plan, loan: LevelLoan, rate: number, month: number): number {
  const year = Math.floor((month - 1) / 12);
  const value = plan.homePrice * (1 + plan.appreciationRate / 100) ** year;
  const upkeep = (value * (plan.propertyTaxRate + plan.insuranceRate + plan.maintenanceRate)) / 1200;
  const fee = plan.hoaMonthly * (1 + plan.rentGrowth / 100) ** year;
  const relief = (loan.balanceAfter(month - 1) * rate * plan.taxReliefRate) / 100;
  return (month <= loan.periods ? loan.payment : 0) + upkeep + fee - relief;
}

function simulate(plan: Plan, years: number) {
  const { rate, loan, cashToBuy } = startOf(plan);
  const monthlyReturn = monthlyRate(plan.investmentReturn);
  let renterWealth = cashToBuy;
  return Array.from({ length: years }, (_, index) => {
    const rent = (plan.monthlyRent + plan.rentersInsurance) * (1 + plan.rentGrowth / 100) ** index;
    let owning = 0;
    for (let month = 12 * index + 1; month <= 12 * (index + 1); month += 1) {
      const cost = owningCost(plan, loan, rate, month);
      owning += cost;
      renterWealth = renterWealth * (1 + monthlyReturn) + cost - rent;
    }
    const homeValue = plan.homePrice * (1 + plan.appreciationRate / 100) ** (index + 1);
    const balance = loan.balanceAfter(12 * (index + 1));
    const buyerWealth = homeValue * (1 - plan.sellingCostsPercent / 100) - balance;
    return {
      year: index + 1,
      owningCost: owning,
      rentCost: 12 * rent,
      homeValue,
      balance,
      buyerWealth,
      renterWealth,
      advantage: buyerWealth - renterWealth,
    };
  });
}
