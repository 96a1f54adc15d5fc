import { defineCalculator, number, percent, refuse, text } from "#engine/define.ts";

export default defineCalculator({
  id: "percentage-change",
  name: "Percentage Change Calculator",
  category: "math",
  emoji: "📊",
  description:
    "The percentage increase or decrease from one value to another, the percentage difference and the change that undoes it.",
  keywords: [
    "percent increase",
    "percent decrease",
    "percentage difference",
    "growth rate",
    "year over year",
    "relative change",
  ],
  related: [
    { id: "percentage", stage: "complementary", relevance: 94 },
    "percent-error",
    { id: "cagr", stage: "next_step", relevance: 82 },
    { id: "inflation", stage: "next_step", relevance: 72 },
  ],
  inputs: {
    oldValue: number("Old value", {
      default: 80,
      also: [
        "from",
        "before",
        "old",
        "was",
        "used to be",
        "started at",
        "last year",
        "originally",
        "previously",
        "went from",
        "formerly",
        "initially",
        "it was",
        "original",
      ],
    }),
    newValue: number("New value", {
      default: 92,
      also: [
        "to",
        "after",
        "new",
        "is now",
        "rose to",
        "dropped to",
        "fell to",
        "went up to",
        "went down to",
        "grew to",
        "climbed to",
        "this year",
        "became",
        "down to",
        "up to",
        "currently",
      ],
    }),
  },
  outputs: {
    percentChange: percent("Percentage change", {
      also: [
        "percent change",
        "percentage increase",
        "percent increase",
        "percent decrease",
        "percentage decrease",
        "percent growth",
        "percentage growth",
        "percentage drop",
      ],
    }),
    absoluteChange: number("Change", { also: ["how much more", "how much less"] }),
    direction: text("Direction", { labels: { increase: "Increase", decrease: "Decrease", "no change": "No change" } }),
    ratio: number("New / old"),
    percentDifference: percent("Percentage difference (symmetric)", {
      also: ["percent difference", "percentage difference"],
    }),
    reversePercent: percent("Change needed to get back", { none: "Not possible: no percentage of 0 leads back" }),
  },
  pictures: [{ draw: "bars", of: ["oldValue", "newValue"], title: "Before and after" }],
  compute({ oldValue, newValue }) {
    if (oldValue === 0) refuse("oldValue", "A change from 0 has no percentage. Enter an old value other than 0.");
    const absoluteChange = newValue - oldValue;
    return {
      percentChange: (100 * absoluteChange) / Math.abs(oldValue),
      absoluteChange,
      direction: absoluteChange > 0 ? "increase" : absoluteChange < 0 ? "decrease" : "no change",
      ratio: newValue / oldValue,
      percentDifference: (200 * Math.abs(absoluteChange)) / (Math.abs(oldValue) + Math.abs(newValue)),
      reversePercent: newValue === 0 ? null : (-100 * absoluteChange) / Math.abs(newValue),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.absoluteChange === 0
      ? "Nothing changed: both values are {oldValue}."
      : `From {oldValue} to {newValue} is ${outputs.direction === "increase" ? "an increase" : "a decrease"} of ${say.percent(Math.abs(outputs.percentChange!), 2)}.`,
    outputs.reversePercent === null
      ? "From 0, no percentage leads back to the old value."
      : outputs.absoluteChange === 0
        ? "No change is needed to get back."
        : `To get back to {oldValue}, the new value would have to ${outputs.reversePercent > 0 ? "rise" : "fall"} by ${say.percent(Math.abs(outputs.reversePercent), 2)}.`,
  ],
  formula: {
    tex: [
      String.raw`\Delta_\% = \frac{b - a}{|a|} \cdot 100\,\%`,
      String.raw`d_\% = \frac{|b - a|}{(|a| + |b|)/2} \cdot 100\,\%, \qquad r_\% = \frac{a - b}{|b|} \cdot 100\,\%`,
    ],
    where: {
      a: "old value",
      b: "new value",
      [String.raw`\Delta_\%`]: "percentage change",
      [String.raw`d_\%`]: "percentage difference, the same in both directions",
      [String.raw`r_\%`]: "change that leads back to the old value",
    },
  },
  howTo: [
    "Enter the Old value, the one you compare with.",
    "Enter the New value.",
    "Read the Percentage change; if neither value is “before”, take the Percentage difference (symmetric) instead.",
  ],
  faq: [
    {
      question: "Why doesn't −25% undo +25%?",
      answer:
        "The second percentage is taken from a larger number: 100 becomes 125, and 25% of 125 is 31.25, which leaves 93.75. To undo +25% you need −20%, as Change needed to get back shows.",
    },
    {
      question: "What is the difference between percent and percentage points?",
      answer:
        "An interest rate that goes from 4% to 5% rises by 1 percentage point but by 25 percent. Enter 4 and 5 to get the 25%; the points are just the difference.",
    },
    {
      question: "How does it work with negative numbers?",
      answer:
        "The change is divided by the size of the old value, so a rise always has a plus sign: from −50 to −25 is +50%. Where values change sign, as from a loss to a profit, a percentage rarely says anything useful.",
    },
  ],
  about: [
    "Percentage change compares with a starting point and depends on which value comes first. The symmetric difference divides by the mean of both and suits two prices or two measurements of equal standing.",
    "There is no percentage change from 0, and near 0 it becomes huge: from 1 to 3 visitors is +200%. When numbers are small, give the absolute figures as well.",
  ],
  sources: ["NIST/SEMATECH e-Handbook of Statistical Methods (relative change)"],
  overflow: "newValue",
  phrases: [
    "percentage change from {oldValue} to {newValue}",
    "percent increase {oldValue} to {newValue}",
    "it was {oldValue} last year and {newValue} this year growth in percent",
    "by what percentage did it go up from {oldValue} to {newValue}",
    "how much did it drop in percent from {oldValue} to {newValue}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "A rent that rises from 800 to 860",
      inputs: { oldValue: 800, newValue: 860 },
      outputs: { percentChange: 7.5, direction: "increase" },
    },
    {
      title: "A stock that falls from 50 to 35",
      inputs: { oldValue: 50, newValue: 35 },
      outputs: { percentChange: -30, reversePercent: 42.8571429 },
    },
    { title: "A loss that shrinks", inputs: { oldValue: -50, newValue: -25 }, outputs: { percentChange: 50 } },
  ],
});
