import { defineCalculator, choice, list, money, percent, refuse, table, text } from "#engine/define.ts";
import { bracketAmounts } from "#maths/finance/tax-brackets.ts";

export default defineCalculator({
  id: "contingency-fee",
  name: "Contingency Fee and Settlement Calculator",
  category: "legal",
  emoji: "🧑‍⚖️",
  description:
    "What you get from a settlement after the lawyer's percentage, case costs and medical liens, with a flat or sliding fee.",
  keywords: [
    "settlement payout",
    "lawyer percentage",
    "personal injury",
    "attorney fee one third",
    "net settlement",
    "medical lien",
    "how much will I get",
    "accident case settlement",
    "what ends up in my pocket",
    "lawyer takes a third",
  ],
  related: [
    { id: "judgment-interest", stage: "complementary", relevance: 76 },
    { id: "billable-hours", stage: "complementary", relevance: 74 },
    "percentage",
    { id: "late-payment-interest", stage: "complementary", relevance: 66 },
    "estate-tax",
  ],
  inputs: {
    settlementAmount: money("Settlement or award", {
      default: 90_000,
      min: 0.01,
      also: [
        "settlement",
        "award",
        "of",
        "settled for",
        "case settled for",
        "won",
        "verdict of",
        "settlement of",
        "awarded",
        "jury awarded",
        "payout",
        "got",
        "insurance pays",
        "settle for",
        "settlement is",
        "recovered",
      ],
    }),
    tiers: list("Fee percentage", {
      of: {
        from: money("Of the amount from", { min: 0 }),
        rate: percent("Rate", { min: 0, max: 100 }),
      },
      default: [{ from: 0, rate: 33.33 }],
      help: "One row starting at 0 is a flat percentage; more rows make a sliding scale.",
      maxItems: 100,
      also: [
        "fee",
        "percentage",
        "lawyer takes",
        "attorney takes",
        "lawyer",
        "attorney",
        "contingency",
        "contingency fee",
        "takes",
        "cut",
        "my attorney takes",
        "my lawyer takes",
        "lawyer gets",
        "attorney gets",
        "charges",
        "lawyer charges",
        "attorney charges",
        "lawyer fee",
        "attorney fee",
        "contingency of",
        "at",
        "lawyers cut",
        "gets",
        "keeps",
      ],
    }),
    caseCosts: money("Case costs", {
      unsaid: 0,
      default: 4500,
      min: 0,
      also: [
        "costs",
        "expenses",
        "court costs",
        "in costs",
        "case costs are",
        "case expenses",
        "expenses were",
        "filing fees",
        "costs are",
        "costs of",
        "costs were",
        "in expenses",
        "in case costs",
        "litigation costs",
      ],
    }),
    feeBase: choice("The fee is taken", {
      called: {
        afterCosts: ["after costs", "after expenses", "net of costs"],
        beforeCosts: ["before costs", "gross settlement"],
      },
      default: "beforeCosts",
      options: [
        ["beforeCosts", "Before costs"],
        ["afterCosts", "After costs"],
      ],
    }),
    medicalLiens: money("Medical bills and liens", {
      unsaid: 0,
      default: 15_000,
      min: 0,
      also: [
        "liens",
        "medical bills",
        "medical",
        "lien",
        "hospital has a lien of",
        "has a lien of",
        "lien of",
        "in medical bills",
        "hospital",
        "hospital lien",
        "medical bills of",
        "doctor bills",
        "health insurance lien",
        "medical liens of",
        "owe the hospital",
        "medical lien",
        "in liens",
        "doctors",
      ],
    }),
    lienReduction: percent("Reduction negotiated on liens", {
      also: ["reduction", "reduced", "negotiated down", "liens reduced by"],
      default: 0,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    netToClient: money("You receive", {
      also: [
        "i get",
        "do i get",
        "client gets",
        "net",
        "keep",
        "take home",
        "receive",
        "left",
        "in my pocket",
        "ends up in my pocket",
        "how much will i get",
        "will i get",
        "walk away with",
        "pocket",
        "my share",
        "what do i get",
        "end up with",
        "i take home",
        "left for me",
        "what ends up",
      ],
    }),
    attorneyFee: money("Attorney fee", {
      also: [
        "contingency fee",
        "lawyer fee",
        "lawyer get",
        "legal fee",
        "lawyer make",
        "how much is the fee",
        "does the lawyer get",
      ],
    }),
    feeRate: percent("Fee as a share of the settlement", { decimals: 2 }),
    clientShare: percent("Your share of the settlement", { decimals: 2 }),
    liensPaid: money("Liens paid"),
    feeBaseAmount: money("Amount the fee is taken from"),
    distribution: table(
      "Where the money goes",
      {
        item: text("Item"),
        amount: money("Amount"),
        percent: percent("Share", { decimals: 1 }),
      },
      { split: { name: "item", value: "amount" } },
    ),
    feeTiers: table("Fee by tier", {
      from: money("From"),
      rate: percent("Rate"),
      amount: money("Amount"),
      fee: money("Fee"),
    }),
  },
  compute({ settlementAmount, tiers, caseCosts, feeBase, medicalLiens, lienReduction }) {
    if (tiers.length === 0) refuse("tiers", "Enter at least one fee percentage, starting at 0 for a flat percentage.");
    const sorted = tiers.toSorted((one, other) => one.from - other.from);
    if (sorted.some(({ from }, index) => index > 0 && from === sorted[index - 1]!.from)) {
      refuse("tiers", "Two rows begin at the same amount. Remove one or change its start.");
    }
    const feeBaseAmount = feeBase === "beforeCosts" ? settlementAmount : Math.max(0, settlementAmount - caseCosts);
    const amounts = bracketAmounts(feeBaseAmount, sorted);
    const feeTiers = sorted.map(({ from, rate }, index) => ({
      from,
      rate,
      amount: amounts[index]!,
      fee: (amounts[index]! * rate) / 100,
    }));
    const attorneyFee = feeTiers.reduce((total, { fee }) => total + fee, 0);
    const liensPaid = medicalLiens * (1 - lienReduction / 100);
    const netToClient = settlementAmount - attorneyFee - caseCosts - liensPaid;
    const share = (item: string, amount: number) => ({ item, amount, percent: (100 * amount) / settlementAmount });
    return {
      netToClient,
      attorneyFee,
      feeRate: (100 * attorneyFee) / settlementAmount,
      clientShare: (100 * netToClient) / settlementAmount,
      liensPaid,
      feeBaseAmount,
      distribution: [
        share("Attorney fee", attorneyFee),
        share("Case costs", caseCosts),
        share("Liens", liensPaid),
        share("Client", netToClient),
      ],
      feeTiers,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.netToClient! >= 0
      ? "Of a settlement of {settlementAmount} you receive {netToClient}, or {clientShare}."
      : `Fee, costs and liens are more than the settlement: you would be ${say.money(-outputs.netToClient!)} short.`,
    outputs.attorneyFee! > 0
      ? `The lawyer receives {attorneyFee}, or {feeRate} of the settlement${sayOtherPayments(inputs.caseCosts, outputs.liensPaid!)}.`
      : `The lawyer takes no fee${sayOtherPayments(inputs.caseCosts, outputs.liensPaid!)}.`,
    inputs.feeBase === "afterCosts"
      ? "The fee is taken from the {feeBaseAmount} of the settlement left after costs."
      : inputs.caseCosts > 0
        ? "The fee is taken from the whole settlement; taken after costs, it would be smaller."
        : "The fee is taken from the whole settlement.",
  ],
  formula: {
    tex: [
      String.raw`N = S - F - C - L\left(1 - \frac{q}{100}\right)`,
      String.raw`F = \sum_i \frac{p_i}{100} \max\bigl(0,\ \min(B, f_{i+1}) - f_i\bigr)`,
    ],
    where: {
      N: "what the client receives",
      S: "settlement or award",
      F: "attorney fee",
      C: "case costs",
      "L, q": "liens and their reduction in percent",
      B: "amount the fee is taken from: S, or S less C",
      "f_i, p_i": "where a tier begins, and its percentage; the last tier has no upper end",
    },
  },
  howTo: [
    "Enter the Settlement or award and, under Fee percentage, the rate in your agreement: one row starting at 0 for a flat percentage, more rows for a sliding scale.",
    "Enter the Case costs that the firm advanced, and whether The fee is taken before or after them.",
    "Enter Medical bills and liens, and any Reduction negotiated on liens.",
    "Compare the shares in Where the money goes with the closing statement, which the lawyer must give you in writing.",
  ],
  faq: [
    {
      question: "What percentage is usual?",
      answer:
        "In US personal injury cases, a third (33.33%) if the case settles early and 40% after a lawsuit is filed or the case goes to trial. Some fees are capped by law: 25% under the Federal Tort Claims Act once it is in court (20% before that), a sliding scale in New Jersey, and 25% of past-due benefits in most Social Security cases.",
    },
    {
      question: "How much does it matter whether the fee is taken before or after costs?",
      answer:
        "The fee percentage times the costs. With 4,500 in costs and a fee of one third, taking the fee after costs leaves you 1,500 more. Rule 1.5(c) of the ABA Model Rules requires the agreement to say which it is.",
    },
    {
      question: "Can liens be reduced?",
      answer:
        "Often. Health insurers and hospitals tend to accept less, many by the same share of fees and costs that you bear, and Medicare reduces its claim by its share of them (42 CFR 411.37). Here, you get the full benefit of any reduction.",
    },
    {
      question: "Is a settlement taxed?",
      answer:
        "In the US, damages for physical injury are not subject to income tax (26 U.S.C. 104(a)(2)). Punitive damages, interest and most other awards are, and then the lawyer's share may count as your income. No tax is taken off here.",
    },
  ],
  about: [
    "For clients who want to know what an offer leaves them before they sign, and for comparing fee agreements. The percentages and customs described here are American.",
    "Costs are what was spent on the case: filing fees, experts, records. If you lose the case you owe no contingency fee, but under many agreements you still owe the costs.",
  ],
  sources: [
    "American Bar Association, Model Rules of Professional Conduct, rule 1.5(c) (contingent fees, costs before or after the fee)",
    "New Jersey Court Rule 1:21-7 (sliding scale, an example)",
  ],
  caution:
    "Taxes are not included; the written fee agreement, the court's rules and the actual liens decide what you receive.",
  phrases: [
    "how much do I get from a settlement of {settlementAmount}",
    "settlement of {settlementAmount} with {caseCosts} costs and {medicalLiens} medical liens",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "90,000 with a one-third fee, costs and medical bills",
      inputs: {},
      outputs: { netToClient: 40503, attorneyFee: 29997, liensPaid: 15_000 },
    },
    {
      title: "The same with 40% after costs",
      inputs: { tiers: [{ from: 0, rate: 40 }], feeBase: "afterCosts" },
      outputs: { netToClient: 36_300, attorneyFee: 34_200, feeBaseAmount: 85_500 },
    },
    {
      title: "A large award with a sliding fee and reduced liens",
      inputs: {
        settlementAmount: 1_200_000,
        tiers: [
          { from: 0, rate: 33.3333 },
          { from: 750_000, rate: 30 },
        ],
        caseCosts: 50_000,
        feeBase: "afterCosts",
        medicalLiens: 80_000,
        lienReduction: 25,
      },
      outputs: { netToClient: 720_000.25, attorneyFee: 369_999.75 },
    },
  ],
});

/** What else is paid out of the settlement, as the end of a sentence; nothing where there is nothing. */
function sayOtherPayments(caseCosts: number, liensPaid: number): string {
  const payments = [
    ...(caseCosts > 0 ? ["{caseCosts} in costs"] : []),
    ...(liensPaid > 0 ? ["{liensPaid} in liens"] : []),
  ];
  return payments.length > 0 ? `; ${payments.join(" and ")} come off as well` : "";
}
