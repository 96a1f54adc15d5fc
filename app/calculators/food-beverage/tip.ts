import { choice, defineCalculator, integer, money, percent, refuse, table } from "#engine/define.ts";

const COMMON_TIPS = [10, 12.5, 15, 18, 20, 22, 25];

export default defineCalculator({
  id: "tip",
  name: "Tip Calculator",
  category: "food-beverage",
  emoji: "💁",
  description:
    "The tip, the total and each person's share of a bill, on the amount before or after tax, rounded up if you like.",
  keywords: [
    "gratuity",
    "split the bill",
    "restaurant",
    "service charge",
    "15 percent",
    "20 percent",
    "share of the bill",
    "check came to",
    "tip on the tab",
  ],
  popular: true,
  related: [
    { id: "discount", stage: "complementary", relevance: 74 },
    { id: "percentage", stage: "complementary", relevance: 78 },
    "rent-split",
    "sales-tax",
    "unit-price",
  ],
  inputs: {
    bill: money("Bill", {
      default: 64.5,
      min: 0,
      decimals: 2,
      also: [
        "check",
        "meal",
        "dinner",
        "lunch",
        "brunch",
        "restaurant bill",
        "tab",
        "check came to",
        "bill is",
        "bill of",
        "tab of",
        "ate for",
      ],
      help: "As written on the bill, including tax.",
    }),
    tipPercent: percent("Tip", {
      default: 18,
      min: 0,
      max: 1000,
      unsaid: 0,
      also: ["gratuity", "leave", "tipping", "tip of", "service"],
    }),
    people: integer("People", {
      default: 2,
      min: 1,
      max: 1000,
      also: ["persons", "ways", "split", "diners", "of us", "friends", "guests", "between", "among"],
    }),
    tipOn: choice("Tip on", {
      default: "total",
      options: [
        ["total", "The whole bill"],
        ["pre-tax", "The amount before tax"],
      ],
    }),
    tax: money("Tax included in the bill", {
      default: 5,
      min: 0,
      decimals: 2,
      when: { tipOn: "pre-tax" },
      also: ["tax"],
    }),
    rounding: choice("Round up", {
      default: "none",
      options: [
        ["none", "Nothing"],
        ["total", "The total"],
        ["person", "Each share"],
      ],
    }),
  },
  outputs: {
    tip: money("Tip", { decimals: 2, also: ["gratuity", "how much to tip", "tip amount", "how much tip"] }),
    total: money("Total to pay", { decimals: 2, also: ["total"] }),
    totalPerPerson: money("Each person pays", {
      decimals: 2,
      also: ["everyone owe", "each owe", "owe", "everyone pay", "each pay"],
    }),
    tipPerPerson: money("Tip per person", { decimals: 2 }),
    effectiveTipPercent: percent("Tip in percent", { decimals: 2 }),
    tipBase: money("Amount the tip is based on", { decimals: 2 }),
    tips: table(
      "Other tips",
      {
        percent: percent("Tip", { decimals: 1 }),
        tip: money("Amount", { decimals: 2 }),
        total: money("Total", { decimals: 2 }),
        perPerson: money("Each", { decimals: 2 }),
      },
      { mark: { column: "percent", equals: "tipPercent" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["bill", "tip"], whole: "total" }],
  compute({ bill, tipPercent, people, tipOn, tax, rounding }) {
    if (tipOn === "pre-tax" && tax > bill) refuse("tax", "The tax cannot be more than the bill it is part of.");
    const tipBase = tipOn === "pre-tax" ? bill - tax : bill;
    const exactTip = (tipBase * tipPercent) / 100;
    const total = roundUp(bill + exactTip, rounding, people);
    const tip = rounding === "none" ? exactTip : total - bill;
    return {
      tip,
      total,
      totalPerPerson: total / people,
      tipPerPerson: tip / people,
      effectiveTipPercent: tipBase > 0 ? (100 * tip) / tipBase : 0,
      tipBase,
      tips: COMMON_TIPS.map((common) => {
        const amount = (tipBase * common) / 100;
        return { percent: common, tip: amount, total: bill + amount, perPerson: (bill + amount) / people };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.people > 1
      ? `The tip is {tip}, so {people} people pay {totalPerPerson} each, {total} in total.`
      : `The tip is {tip}, and you pay {total} in total.`,
    inputs.rounding !== "none" && outputs.tipBase! > 0 && outputs.effectiveTipPercent! - inputs.tipPercent >= 0.05
      ? `Rounding up makes it a tip of ${say.percent(outputs.effectiveTipPercent!, 1)} instead of ${say.percent(inputs.tipPercent, 1)}.`
      : inputs.tipOn === "pre-tax"
        ? `The tip is calculated on {tipBase}, leaving out the tax in the bill.`
        : `Each additional percent of tip on this bill costs ${say.money(outputs.tipBase! / 100, 2)}.`,
  ],
  formula: {
    tex: [String.raw`T = B \cdot \frac{p}{100}`, String.raw`s = \frac{A + T}{n}`],
    where: {
      T: "tip",
      B: "amount the tip is calculated on: the bill, or the bill minus the tax in it",
      p: "tip in percent",
      A: "bill",
      n: "number of people",
      s: "what each person pays",
    },
  },
  howTo: [
    "Enter the Bill as you received it.",
    "Set the Tip in percent and the number of People sharing the bill.",
    "To leave the tax out, set Tip on to “The amount before tax” and copy the Tax included in the bill.",
    "Choose Round up if you pay in cash: the total or each share becomes a whole amount, and the tip grows to match.",
  ],
  faq: [
    {
      question: "How much should I tip?",
      answer:
        "In the United States, 15% to 20% of the bill before tax is usual for table service, 10% at a buffet, $1 to $2 a drink at a bar. In Britain, 10% to 12.5% is common and often already on the bill. In Japan, China and much of Scandinavia, no tip is expected.",
    },
    {
      question: "Should the tip be on the amount before or after tax?",
      answer:
        "Etiquette guides figure it before tax; many people and most card terminals figure it on the whole bill. With 8% tax, 20% on a bill of 108 is 21.60, and 20% on the 100 before tax is 20.00.",
    },
    {
      question: "Is a service charge the same as a tip?",
      answer:
        "It takes the place of one. If the bill shows a service charge, often 10% to 20% for larger groups, an extra tip is not expected. Check before you add one.",
    },
  ],
  about: [
    "For restaurant and bar bills, taxis, haircuts and deliveries, alone or in a group that splits equally. If people ordered very different amounts, run it once for each person's part of the bill.",
    "Rounding up never lowers the tip. “Each share” makes every person's payment a whole amount; “The total” suits one person paying for everyone. Without rounding, shares are exact and may not come out to a whole cent.",
  ],
  sources: ["Emily Post Institute, general tipping guide (US)"],
  phrases: [
    "tip {tipPercent} on {bill} split {people} ways",
    "{tipPercent} percent tip on {bill}",
    "split a bill of {bill} between {people} people",
    "dinner was {bill} and we tip {tipPercent}",
    "{people} of us ate for {bill} and leave {tipPercent}",
    "dinner came to {bill} we tip {tipPercent}",
    "tab of {bill} with {tipPercent} gratuity",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An 18% tip on a bill of 64.50, split two ways",
      inputs: { bill: 64.5, tipPercent: 18, people: 2 },
      outputs: { tip: 11.61, total: 76.11, totalPerPerson: 38.055 },
    },
    {
      title: "20% on the amount before tax, each share rounded up",
      inputs: { bill: 87.4, tipPercent: 20, people: 3, tipOn: "pre-tax", tax: 6.9, rounding: "person" },
      outputs: { tip: 17.6, total: 105, totalPerPerson: 35, effectiveTipPercent: 21.8633540373 },
    },
    {
      title: "Round the total up to a whole amount",
      inputs: { bill: 43.2, tipPercent: 15, people: 1, rounding: "total" },
      outputs: { tip: 6.8, total: 50, effectiveTipPercent: 15.7407407407 },
    },
  ],
});

function roundUp(total: number, rounding: "none" | "total" | "person", people: number): number {
  if (rounding === "none") return total;
  const shares = rounding === "person" ? people : 1;
  return shares * wholeUp(total / shares);
}

/** The next whole amount; what a sum in binary leaves beyond the sixth decimal does not count (25.0000000001 stays 25). */
function wholeUp(value: number): number {
  return Math.ceil(Number(value.toFixed(6)));
}
