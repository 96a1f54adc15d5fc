import { choice, defineCalculator, list, money, percent, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "commission",
  name: "Commission Calculator",
  category: "business",
  emoji: "🤝",
  description:
    "Sales commission at flat or tiered rates, with a split, a quota bonus and a draw, and what you take home before tax.",
  keywords: [
    "sales commission",
    "tiered commission",
    "commission rate",
    "commission split",
    "base plus commission",
    "real estate agent commission",
    "draw against commission",
    "how much commission do I make",
    "commission on a house",
  ],
  related: [
    { id: "employee-cost", stage: "complementary", relevance: 72 },
    "profit-margin",
    { id: "salary-converter", stage: "next_step", relevance: 76 },
    "influencer-rate",
    "percentage",
  ],
  inputs: {
    salesAmount: money("Sales in the period", {
      default: 85_000,
      min: 0,
      also: [
        "sales",
        "sold",
        "sales of",
        "revenue",
        "on",
        "in sales",
        "of sales",
        "sold a house for",
        "sold for",
        "sells for",
        "sale price",
        "deal",
        "worth of",
        "sold a car for",
        "in revenue",
        "closed",
        "house for",
        "on a",
        "contract",
        "selling price",
      ],
    }),
    tiers: list("Commission tiers", {
      also: [
        "rate",
        "percent",
        "commission",
        "commission rate",
        "commission of",
        "rate of",
        "commission is",
        "commission rate of",
        "at",
        "percent commission",
        "get",
        "earn",
        "make",
        "pays",
      ],
      of: {
        from: money("Sales from", { min: 0 }),
        rate: percent("Rate", { min: 0, max: 100 }),
      },
      default: [
        { from: 0, rate: 4 },
        { from: 50_000, rate: 6 },
        { from: 100_000, rate: 8 },
      ],
      help: "A single row starting at 0 is a flat rate.",
      minItems: 1,
    }),
    tierMethod: choice("A higher tier applies to", {
      default: "marginal",
      options: [
        ["marginal", "The sales inside the tier"],
        ["wholeAmount", "All sales, once reached"],
      ],
    }),
    share: percent("Your share of the commission", {
      also: [
        "split",
        "my share",
        "my cut",
        "share of",
        "i get",
        "get",
        "my half",
        "keep",
        "of it",
        "of the commission",
        "broker split",
      ],
      default: 100,
      min: 0,
      max: 100,
      help: "Less than 100 if you split it with others.",
    }),
    basePay: money("Base pay in the period", {
      unsaid: 0,
      default: 2500,
      min: 0,
      also: [
        "base",
        "salary",
        "base salary",
        "a base of",
        "base of",
        "plus",
        "base salary of",
        "fixed salary",
        "guaranteed",
      ],
    }),
    quota: money("Quota", {
      default: 80_000,
      min: 0,
      help: "Enter 0 if there is none.",
      also: ["quota of", "target"],
    }),
    quotaBonus: money("Bonus for reaching the quota", { also: ["bonus", "bonus of"], unsaid: 0, default: 500, min: 0 }),
    draw: money("Draw already paid", { also: ["advance", "draw of"], unsaid: 0, default: 0, min: 0 }),
  },
  outputs: {
    commission: money("Your commission", {
      also: ["commission", "my commission", "how much is mine", "commission earned", "my cut", "is mine"],
      decimals: 2,
    }),
    totalPay: money("Pay in total", {
      also: ["total pay", "pay", "earn", "total", "total earnings", "gross pay", "paycheck"],
      decimals: 2,
    }),
    effectiveRate: percent("Your commission as a share of sales", {
      also: ["effective rate"],
      decimals: 2,
      none: "No sales",
    }),
    commissionBeforeSplit: money("Commission before the split", { also: ["total commission"], decimals: 2 }),
    bonus: money("Quota bonus", { decimals: 2 }),
    quotaAttainment: percent("Quota reached", { decimals: 1, none: "No quota" }),
    payAfterDraw: money("Still to be paid after the draw", {
      decimals: 2,
      help: "Negative if the draw was larger than the pay.",
    }),
    tierTable: table("By tier", {
      from: money("From"),
      rate: percent("Rate"),
      sales: money("Sales", { decimals: 2 }),
      commission: money("Commission", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "parts", of: ["basePay", "commission", "bonus"], whole: "totalPay" }],
  compute(inputs) {
    const { salesAmount, quota } = inputs;
    const sorted = inputs.tiers.toSorted((a, b) => a.from - b.from);
    if (sorted.some(({ from }, index) => index > 0 && from === sorted[index - 1]!.from)) {
      refuse("tiers", "Two tiers start at the same amount of sales. Remove one of them or change where it starts.");
    }
    const reached = sorted.findLast(({ from }) => from <= salesAmount);
    const tierTable = sorted.map((tier, index) => {
      const end = Math.min(salesAmount, sorted[index + 1]?.from ?? salesAmount);
      const inside = Math.max(0, end - tier.from);
      const sales = inputs.tierMethod === "marginal" ? inside : tier === reached ? salesAmount : 0;
      return { from: tier.from, rate: tier.rate, sales, commission: (sales * tier.rate) / 100 };
    });
    const commissionBeforeSplit = tierTable.reduce((total, tier) => total + tier.commission, 0);
    const commission = (commissionBeforeSplit * inputs.share) / 100;
    const bonus = quota > 0 && salesAmount >= quota ? inputs.quotaBonus : 0;
    const totalPay = inputs.basePay + commission + bonus;
    return {
      commission,
      totalPay,
      effectiveRate: salesAmount > 0 ? (100 * commission) / salesAmount : null,
      commissionBeforeSplit,
      bonus,
      quotaAttainment: quota > 0 ? (100 * salesAmount) / quota : null,
      payAfterDraw: totalPay - inputs.draw,
      tierTable,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.effectiveRate === null
      ? `Without sales there is no commission.`
      : outputs.commission! > 0
        ? `On sales of {salesAmount} you earn {commission} in commission, an effective rate of {effectiveRate}.`
        : `Sales of {salesAmount} earn you no commission.`,
    outputs.bonus! > 0
      ? inputs.basePay > 0
        ? `With base pay and a quota bonus of {bonus}, your pay comes to {totalPay}.`
        : `With a quota bonus of {bonus}, your pay comes to {totalPay}.`
      : inputs.quota > inputs.salesAmount
        ? `Your total pay is {totalPay}; you are ${say.money(inputs.quota - inputs.salesAmount)} in sales short of the quota.`
        : `Your total pay is {totalPay}.`,
  ],
  formula: {
    tex: [
      String.raw`c = s \cdot \sum_i r_i \cdot \max\bigl(0,\; \min(V, t_{i+1}) - t_i\bigr) \quad \text{(sales inside each tier)}`,
      String.raw`c = s \cdot r_k V, \quad t_k \le V < t_{k+1} \quad \text{(all sales, once reached)}`,
      String.raw`P = b + c + q - d`,
    ],
    where: {
      c: "your commission",
      s: "your share of it",
      r_i: "rate of tier i",
      t_i: "sales at which tier i starts",
      V: "sales in the period",
      P: "still to be paid",
      b: "base pay",
      q: "quota bonus, if the quota is reached",
      d: "draw already paid",
    },
  },
  howTo: [
    "Enter the Sales in the period that count toward commission, usually without tax and returns.",
    "Enter the Commission tiers: where each one starts, and its rate. A single row from 0 is a flat commission.",
    "Choose what A higher tier applies to. Most plans pay the higher rate only on sales inside the tier; some pay it on everything.",
    "Add Your share if the commission is split, then Base pay, Quota, the bonus and any Draw already paid.",
  ],
  faq: [
    {
      question: "What is the difference between the two kinds of tiers?",
      answer:
        "At 4% up to 50,000 and 6% above, sales of 60,000 earn 2,000 + 600 = 2,600 if the higher rate applies only inside its tier, but 3,600 if it applies to all sales. The second kind creates a jump: going from 49,999 to 50,000 in sales raises the commission by 1,000.",
    },
    {
      question: "What is a draw against commission?",
      answer:
        "An advance on your commission. A recoverable draw is deducted from later commissions, and any shortfall carries over; a nonrecoverable draw is a guaranteed minimum that you keep.",
    },
    {
      question: "How is a real estate commission split?",
      answer:
        "A typical US sale pays 5% to 6% in all, about half to each side, and each agent splits that half with the broker, for example 70/30. On 420,000 at 2.5%, the agent's 70% is 7,350. Commissions are negotiable.",
    },
  ],
  about: [
    "For salespeople and for anyone who designs a commission plan: change one tier and see what your best and your weakest month would cost. If higher rates apply only inside their tier, sales below the first tier earn nothing.",
    "Clawbacks for canceled orders, caps and accelerators based on profit margin are not covered; enter sales after cancellations.",
  ],
  sources: ["Zoltners, Sinha and Lorimer, The Complete Guide to Sales Force Incentive Compensation (2006)"],
  caution:
    "Your plan's wording decides about caps, returns, chargebacks and when commission is earned; tax is not taken off.",
  phrases: [
    "commission on {salesAmount}",
    "commission on sales of {salesAmount} with base pay {basePay}",
    "{basePay} base plus {tiers} commission on {salesAmount}",
    "how much commission on {salesAmount} of sales at {tiers}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "85,000 in sales with rising tiers and a quota",
      inputs: {},
      outputs: { commission: 4100, totalPay: 7100, effectiveRate: 4.82352941176, bonus: 500 },
    },
    {
      title: "A home sale: 3%, split evenly with the broker",
      inputs: { salesAmount: 420_000, tiers: [{ from: 0, rate: 3 }], share: 50, basePay: 0, quota: 0 },
      outputs: { commissionBeforeSplit: 12_600, commission: 6300 },
    },
  ],
});
