import { boolean, chart, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";
import { balanceAfter, isPaidOff, LONGEST_PAYOFF, payDown, sumColumn } from "#maths/finance/amortization.ts";
import { annuityPayment } from "#maths/finance/annuity.ts";

export default defineCalculator({
  id: "balance-transfer",
  name: "Balance Transfer Calculator",
  category: "loan",
  emoji: "🔀",
  description:
    "Whether moving a card balance to a card with an introductory rate pays off after the fee, and what to pay each month to be debt-free before the rate goes up.",
  keywords: [
    "0% intro APR card",
    "transfer fee",
    "move credit card debt",
    "promotional rate",
    "interest-free period",
    "card switching",
  ],
  related: [
    { id: "credit-card-payoff", stage: "complementary", relevance: 90 },
    "credit-card-interest",
    { id: "debt-consolidation", stage: "complementary", relevance: 82 },
    { id: "debt-payoff-planner", stage: "next_step", relevance: 86 },
    "personal-loan",
  ],
  inputs: {
    balance: money("Balance to move", {
      default: 6000,
      min: 0.01,
      also: ["owe", "transfer", "move", "transferring", "transfer of", "card balance", "moving", "debt"],
    }),
    currentRate: percent("Rate now", {
      default: 22,
      min: 0,
      max: 1000,
      also: ["at", "from", "card at", "currently at", "from a card at", "old card", "now at"],
    }),
    monthlyPayment: money("You pay per month", {
      default: 300,
      min: 0.01,
      also: ["paying", "a month", "pay", "payment", "payments of", "pay a month"],
    }),
    transferFeePercent: percent("Transfer fee", {
      also: ["fee", "fee is", "fee of", "balance transfer fee"],
      default: 3,
      min: 0,
      max: 50,
    }),
    introRate: percent("Introductory rate", {
      also: ["0%", "with", "promo rate", "promotional rate", "teaser rate", "card with", "intro APR", "intro"],
      default: 0,
      min: 0,
      max: 1000,
    }),
    introMonths: integer("It lasts", {
      default: 18,
      min: 0,
      max: 120,
      unit: "months",
      also: [
        "months",
        "intro",
        "for",
        "month intro period",
        "month intro",
        "promo period",
        "month 0",
        "month promo",
        "interest free for",
      ],
    }),
    laterRate: percent("Rate after that", {
      also: ["rate after", "then", "after", "after that", "goes to", "afterwards", "regular rate", "later"],
      default: 20,
      min: 0,
      max: 1000,
    }),
  },
  outputs: {
    savings: money("You save", {
      also: ["save", "saved", "how much will I save", "savings", "will I save", "interest saved"],
    }),
    transferFee: money("Transfer fee", { also: ["fee for transferring"] }),
    newBalance: money("Balance on the new card"),
    monthsWithTransfer: integer("Months to pay off with the transfer", { unit: "months" }),
    monthsWithoutTransfer: integer("Months without", { unit: "months" }),
    interestWithTransfer: money("Interest with the transfer"),
    interestWithoutTransfer: money("Interest without"),
    balanceAfterIntro: money("Left when the introductory rate ends", {
      also: ["left after the intro", "left when the intro ends"],
    }),
    paymentToClearInIntro: money("Monthly payment to be debt-free by then", {
      also: [
        "per month to clear it",
        "monthly payment",
        "pay a month",
        "how much per month",
        "need to pay a month",
        "pay a month to clear",
        "clear it",
        "pay it off in time",
        "need to pay",
        "pay each month to clear",
      ],
      decimals: 2,
      none: "There is no introductory period.",
    }),
    worthIt: boolean("The transfer pays off"),
    comparison: table("Balances", {
      month: integer("Month"),
      withoutTransfer: money("Without the transfer", { decimals: 2 }),
      withTransfer: money("With the transfer", { decimals: 2 }),
    }),
    balanceOverTime: chart("Balance with and without the transfer", {
      from: "comparison",
      x: { month: integer("Month") },
      y: { withoutTransfer: money("Without the transfer"), withTransfer: money("With the transfer") },
      as: "line",
    }),
  },
  celebrates: { savings: "savings" },
  compute(inputs) {
    const { balance, currentRate, monthlyPayment, introMonths } = inputs;
    if (monthlyPayment <= (balance * currentRate) / 1200 + 0.000001) {
      refuse("monthlyPayment", "This does not even cover the interest on your current card. Pay more.");
    }
    const transferFee = (balance * inputs.transferFeePercent) / 100;
    const newBalance = balance + transferFee;
    const payment = () => monthlyPayment;
    const stay = payDown(balance, { rate: () => currentRate / 1200, payment });
    const move = payDown(newBalance, {
      rate: (month) => (month <= introMonths ? inputs.introRate : inputs.laterRate) / 1200,
      payment,
    });
    if (!isPaidOff(stay) || !isPaidOff(move)) {
      refuse(
        "monthlyPayment",
        `At this payment one of the cards will not be paid off within ${LONGEST_PAYOFF} months. Pay more.`,
      );
    }
    const interestWithTransfer = sumColumn(move, "interest");
    const interestWithoutTransfer = sumColumn(stay, "interest");
    const savings = interestWithoutTransfer - interestWithTransfer - transferFee;
    return {
      savings,
      transferFee,
      newBalance,
      monthsWithTransfer: move.length,
      monthsWithoutTransfer: stay.length,
      interestWithTransfer,
      interestWithoutTransfer,
      balanceAfterIntro: balanceAfter(move, introMonths, newBalance),
      paymentToClearInIntro: introMonths > 0 ? annuityPayment(newBalance, inputs.introRate / 1200, introMonths) : null,
      worthIt: savings > 0,
      comparison: Array.from({ length: Math.max(stay.length, move.length) + 1 }, (_, month) => ({
        month,
        withoutTransfer: balanceAfter(stay, month, balance),
        withTransfer: balanceAfter(move, month, newBalance),
      })),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    Math.abs(outputs.savings!) < 0.5
      ? `Moving the balance costs as much as staying.`
      : outputs.worthIt
        ? `Moving the balance saves {savings}${outputs.transferFee! > 0 ? " after the fee of {transferFee}" : ""}.`
        : `Moving the balance costs ${say.money(-outputs.savings!)} more than staying: ${
            outputs.interestWithTransfer! > outputs.interestWithoutTransfer!
              ? `the new card charges more interest${outputs.transferFee! > 0 ? ", and the fee of {transferFee} comes on top" : ""}`
              : "the fee of {transferFee} outweighs the interest saved"
          }.`,
    outputs.monthsWithTransfer === outputs.monthsWithoutTransfer
      ? `At {monthlyPayment} a month you are debt-free after {monthsWithTransfer} either way.`
      : `At {monthlyPayment} a month you are debt-free after {monthsWithTransfer} instead of {monthsWithoutTransfer}.`,
    outputs.paymentToClearInIntro === null
      ? `Without an introductory period, the later rate of {laterRate} applies from the first month.`
      : outputs.balanceAfterIntro! > 0
        ? `When the introductory rate ends, {balanceAfterIntro} is left at {laterRate}; {paymentToClearInIntro} a month would clear it in time.`
        : `The new card is paid off before its introductory rate of {introRate} ends after {introMonths}.`,
  ],
  formula: {
    tex: [
      String.raw`N = B\,(1 + f), \qquad \text{saved} = I_{\text{old}} - I_{\text{new}} - B f`,
      String.raw`A = N\,\frac{q}{1 - (1 + q)^{-m}}, \qquad A = \frac{N}{m} \text{ at } 0\,\%`,
    ],
    where: {
      N: "balance on the new card",
      B: "balance to move",
      f: "transfer fee",
      "I_{\\text{old}},\\ I_{\\text{new}}": "interest until each card is paid off, month by month",
      A: "monthly payment that clears the new card in its introductory period",
      q: "introductory rate per month",
      m: "months it lasts",
    },
  },
  howTo: [
    "Enter the Balance to move, the Rate now and what You pay per month.",
    "Enter the Transfer fee (3 to 5% is typical), the Introductory rate and how long It lasts.",
    "Enter the Rate after that, which applies to whatever is left.",
    "Look at You save, and try the Monthly payment to be debt-free by then.",
  ],
  faq: [
    {
      question: "When is a transfer worth the fee?",
      answer:
        "When the interest you would pay in the meantime is more than the fee. At 22%, a month costs about 1.8%, so a 3% fee pays for itself in two months of debt. If you would clear the balance within that time, stay where you are.",
    },
    {
      question: "What happens if I do not finish in time?",
      answer:
        "The rest moves to the later rate, from then on only (a store card with deferred interest may charge it all the way back to the start). At 200 a month instead of 300, the example still has 2,580 left after 18 months, and saves 2,261 all the same.",
    },
    {
      question: "What should I not do with the new card?",
      answer:
        "Do not shop with it: purchases usually cost the full rate at once, with no grace period while you carry a transferred balance. And pay on time, because one late payment can end the introductory rate.",
    },
  ],
  about: [
    "Both cards get the same payment each month, with no new purchases. Interest is a twelfth of the rate on the balance at the start of each month, and the fee is added to the new balance.",
    "Whether the bank takes your whole balance depends on the credit limit it gives you.",
  ],
  caution:
    "Late fees, new purchases and a lost introductory rate are not counted; read the card's terms for what ends the offer.",
  sources: [
    "US Consumer Financial Protection Bureau: balance transfers and introductory rates",
    "OASIS OpenDocument 1.3 part 4 OpenFormula, NPER and PMT",
  ],
  phrases: [
    "balance transfer {balance} from {currentRate} to 0% for {introMonths} months",
    "balance transfer fee {transferFeePercent} on {balance}",
    "transfer {balance} to a 0% card for {introMonths} months {transferFeePercent} fee",
    "fee for transferring a {balance} card balance at {transferFeePercent}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "6,000 moved to 0% for 18 months",
      inputs: {
        balance: 6000,
        currentRate: 22,
        monthlyPayment: 300,
        transferFeePercent: 3,
        introRate: 0,
        introMonths: 18,
        laterRate: 20,
      },
      outputs: { savings: 1338.2967447, monthsWithTransfer: 21, paymentToClearInIntro: 343.333333333 },
    },
    {
      title: "A small debt that is nearly paid off: the fee costs more",
      inputs: {
        balance: 2000,
        currentRate: 15,
        monthlyPayment: 500,
        transferFeePercent: 5,
        introRate: 0,
        introMonths: 6,
        laterRate: 20,
      },
      outputs: { savings: -35.1218377686, worthIt: false },
    },
  ],
});
