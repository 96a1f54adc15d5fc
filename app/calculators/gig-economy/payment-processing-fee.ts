import { choice, defineCalculator, money, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";

export default defineCalculator({
  id: "payment-processing-fee",
  name: "Payment Processing Fee Calculator (PayPal, Stripe, Square)",
  category: "gig-economy",
  emoji: "💳",
  description:
    "What a card or PayPal payment costs you, and what to charge so that the amount you want arrives after the fee.",
  keywords: [
    "paypal fee",
    "stripe fees",
    "credit card processing",
    "merchant fee",
    "2.9% + 30 cents",
    "reverse fee",
    "invoice amount to receive",
    "how much will I get after card fees",
    "Stripe fee on a sale",
    "lose in fees per sale",
  ],
  related: [
    { id: "markup", stage: "next_step", relevance: 74 },
    "profit-margin",
    { id: "freelance-rate", stage: "complementary", relevance: 72 },
    "sales-tax",
    "discount",
  ],
  inputs: {
    mode: choice("You know", {
      called: {
        receive: ["to receive", "want to receive", "receive exactly", "to net", "end up with exactly", "want to get"],
        charge: ["customer pays", "charged"],
      },
      default: "charge",
      options: [
        ["charge", "The amount charged"],
        ["receive", "The amount you want to receive"],
      ],
    }),
    amount: money("Amount", {
      default: 100,
      min: 0.01,
      also: [
        "amount",
        "payment",
        "invoice",
        "on",
        "pays",
        "customer pays",
        "charge",
        "sale of",
        "sale",
        "payment of",
        "to receive",
        "receive exactly",
        "sell for",
        "client pays",
        "invoice for",
        "invoice of",
        "prints online for",
        "price",
        "a customer pays",
        "send",
        "to get",
        "for",
        "order of",
        "sells for",
        "each",
        "purchase",
        "costs",
      ],
    }),
    percentRate: percent("Percentage fee", {
      default: 2.9,
      min: 0,
      max: 40,
      also: [
        "percent",
        "rate",
        "fee",
        "after",
        "at",
        "plus",
        "charges",
        "takes",
        "keeps",
        "fee of",
        "processor keeps",
        "processing fee",
        "card fee",
        "rate of",
        "processor takes",
        "stripe takes",
        "paypal takes",
        "square takes",
        "charge of",
      ],
    }),
    fixedFee: money("Fixed fee per payment", {
      default: 0.3,
      min: 0,
      decimals: 2,
      also: [
        "cents",
        "plus",
        "+",
        "cents per transaction",
        "plus a fee of",
        "cents on every sale",
        "flat fee",
        "transaction fee",
        "per transaction",
      ],
    }),
    extraRate: percent("International or currency fee", {
      also: [
        "international",
        "currency fee",
        "international fee",
        "foreign fee",
        "cross border",
        "currency conversion",
      ],
      default: 0,
      min: 0,
      max: 40,
    }),
    transactionsPerMonth: number("Payments per month", {
      also: ["transactions", "a month", "payments a month", "sales a month", "transactions a month", "per month"],
      default: 50,
      min: 0,
    }),
  },
  outputs: {
    fee: money("Fee", {
      also: ["in fees", "how much do i lose", "lose in fees", "what is the fee", "paypal fee", "processing cost"],
      decimals: 2,
    }),
    grossAmount: money("Amount charged", {
      also: ["should i invoice", "what should i charge", "how much to charge", "what should i invoice"],
      decimals: 2,
    }),
    netAmount: money("Amount received", {
      also: [
        "will i get",
        "how much will i get",
        "how much do i get",
        "do i keep",
        "i receive",
        "after fees",
        "what do i get",
        "how much do i receive",
        "end up with",
        "net amount",
        "left after fees",
      ],
      decimals: 2,
    }),
    effectiveRate: percent("Fee as a share of the amount", { decimals: 2 }),
    monthlyFees: money("Fees per month", { also: ["fees per month"], decimals: 2 }),
    yearlyFees: money("Fees per year", { decimals: 2 }),
    minimumAmount: money("Amount below which nothing is left", { decimals: 2 }),
    byAmount: table(
      "By amount",
      {
        amount: money("Amount"),
        fee: money("Fee", { decimals: 2 }),
        netAmount: money("Net amount", { decimals: 2 }),
        effectiveRate: percent("Effective rate", { decimals: 2 }),
      },
      { mark: { column: "amount", equals: "grossAmount" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["netAmount", "fee"], whole: "grossAmount" }],
  compute({ mode, amount, percentRate, fixedFee, extraRate, transactionsPerMonth }) {
    const share = (percentRate + extraRate) / 100;
    const chargeFor = (charged: number) => {
      const fee = charged * share + fixedFee;
      return { amount: charged, fee, netAmount: charged - fee, effectiveRate: (100 * fee) / charged };
    };
    const grossAmount = mode === "charge" ? amount : (amount + fixedFee) / (1 - share);
    const { fee, netAmount, effectiveRate } = chargeFor(grossAmount);
    return {
      fee,
      grossAmount,
      netAmount,
      effectiveRate,
      monthlyFees: fee * transactionsPerMonth,
      yearlyFees: 12 * fee * transactionsPerMonth,
      minimumAmount: fixedFee / (1 - share),
      byAmount: [5, 10, 20, 50, 100, 250, 500, 1000, 5000].map(chargeFor),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.mode === "charge"
      ? `The fee takes {fee} out of {grossAmount}, and ${outputs.netAmount! >= 0 ? "{netAmount} arrives" : `you pay ${say.money(-outputs.netAmount!, 2)} on top`}.`
      : `Charge {grossAmount} so that {netAmount} arrives after the fee of {fee}.`,
    `That is {effectiveRate} of the amount charged.`,
    inputs.transactionsPerMonth > 0
      ? `With ${counted(inputs.transactionsPerMonth, "such payment", say.number(inputs.transactionsPerMonth))} a month, the fees come to {monthlyFees} a month or {yearlyFees} a year.`
      : `Enter the payments per month to see the fees for a year.`,
  ],
  formula: {
    tex: [String.raw`f = G\,p + k`, String.raw`G = \frac{N + k}{1 - p}`],
    where: {
      f: "fee",
      G: "amount charged",
      p: "percentage fee and international or currency fee together, as a fraction",
      k: "fixed fee per payment",
      N: "amount you want to receive",
    },
  },
  howTo: [
    "Choose whether You know the amount charged or the amount you want to receive.",
    "Enter the Amount.",
    "Enter Percentage fee and Fixed fee per payment from your contract: 2.9% + 0.30 is the common US price for online cards.",
    "Add the International or currency fee if the card is foreign: often 1% to 1.5%, or 3% to 4% with currency conversion.",
    "Enter the Payments per month to see what a year costs.",
  ],
  faq: [
    {
      question: "Why can't I just add 2.9% to my price?",
      answer:
        "Because the fee is charged on the higher amount too. To receive 100 at 2.9% + 0.30, charge 103.30 (100.30 / 0.971), not 103.20.",
    },
    {
      question: "What do PayPal, Stripe and Square charge?",
      answer:
        "List prices in the US for domestic cards: Stripe 2.9% + 0.30 online, Square 2.6% + 0.15 in person and from 2.9% + 0.30 online, PayPal 2.99% + 0.49 for cards and 3.49% + 0.49 for its checkout. They change; take the rate from your account.",
    },
    {
      question: "Why are small payments so expensive?",
      answer:
        "Because of the fixed part. At 2.9% + 0.30 the fee takes 8.9% of a payment of 5, but only 3.2% of a payment of 100. Some processors offer micropayment rates, such as 5% + 0.05, to shops with small amounts.",
    },
    {
      question: "May I pass the fee on to the customer?",
      answer:
        "In most US states yes, for credit cards but not for debit cards, within the card networks' limit of 3% to 4% and if you disclose it first; a few states forbid it. In the EU and the UK surcharges on consumer cards are not allowed.",
    },
  ],
  about: [
    "For any processor that takes a percentage plus a fixed amount per payment. Fees for chargebacks, monthly subscriptions and payouts are not included.",
    "Processors round each fee to the cent; the result here is not rounded, so your statement can differ by up to half a cent per payment.",
  ],
  sources: [
    "Published merchant pricing of card processors: percentage plus fixed fee per payment (2.9% + 0.30 is the common US online price)",
  ],
  overflow: "amount",
  caution:
    "Chargebacks, refunds, monthly plans and payout fees are not counted; take the rates from your own contract.",
  phrases: [
    "paypal fee on {amount}",
    "stripe fee {amount}",
    "how much to charge to receive {amount}",
    "fee on {amount} at {percentRate} plus {fixedFee}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "2.9% + 0.30 on a payment of 100",
      inputs: {},
      outputs: { fee: 3.2, netAmount: 96.8, effectiveRate: 3.2 },
    },
    {
      title: "What to charge to receive 250",
      inputs: { mode: "receive", amount: 250 },
      outputs: { grossAmount: 257.775489186, fee: 7.77548918641 },
    },
  ],
});
