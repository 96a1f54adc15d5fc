import { choice, defineCalculator, number, percent, refuse, table } from "#engine/define.ts";

const COMMON_PERCENTAGES = [1, 2, 5, 10, 15, 20, 25, 30, 40, 50, 60, 70, 75, 80, 90, 100];

type Mode = "percent-of" | "what-percent" | "of-what" | "increase" | "decrease";

export default defineCalculator({
  id: "percentage",
  name: "Percentage Calculator",
  category: "math",
  emoji: "💯",
  description:
    "What is X% of Y, what percent is X of Y, X is Y% of what, and a value raised or lowered by a percentage.",
  keywords: [
    "percent of",
    "what percent",
    "percent off",
    "add percentage",
    "subtract percentage",
    "20 percent of",
    "percentage of a number",
    "percent increase",
  ],
  popular: true,
  related: [
    { id: "percentage-change", stage: "next_step", relevance: 92 },
    { id: "discount", stage: "complementary", relevance: 82 },
    "tip",
    "fraction",
    "percent-error",
  ],
  inputs: {
    mode: choice("Question", {
      called: {
        increase: ["raised by", "increased by", "goes up by", "went up by", "goes up", "raise by", "plus"],
        decrease: ["decreased by", "reduced by", "lowered by", "cut by", "goes down by", "went down by"],
      },
      default: "percent-of",
      options: [
        ["percent-of", "What is P% of a number?"],
        ["what-percent", "A part is what percent of a number?"],
        ["of-what", "A part is P% of what number?"],
        ["increase", "A number increased by P%"],
        ["decrease", "A number decreased by P%"],
      ],
    }),
    percent: percent("Percent", {
      default: 15,
      also: ["percentage", "rate"],
      when: { mode: ["percent-of", "of-what", "increase", "decrease"] },
    }),
    part: number("Part", {
      default: 30,
      also: ["portion", "share"],
      when: { mode: ["what-percent", "of-what"] },
    }),
    whole: number("Number (whole)", {
      default: 200,
      also: ["of", "total"],
      when: { mode: ["percent-of", "what-percent", "increase", "decrease"] },
    }),
  },
  outputs: {
    result: number("Result"),
    percent: percent("Percent"),
    part: number("Part"),
    whole: number("Whole"),
    remainder: number("The rest", { also: ["what is left", "left over", "remainder"] }),
    table: table(
      "Common percentages of the whole",
      {
        percent: percent("Percent"),
        value: number("Value"),
      },
      { mark: { column: "percent", equals: "percent" } },
    ),
  },
  pictures: [{ draw: "parts", of: ["part", "remainder"], whole: "whole" }],
  compute({ mode, percent, part, whole }) {
    if (mode === "what-percent" && whole === 0)
      refuse("whole", "Nothing is a percentage of 0. Enter a whole other than 0.");
    if (mode === "of-what" && percent === 0)
      refuse("percent", "0% of every number is 0. Enter a percentage other than 0.");
    const solved = solve(mode, percent, part, whole);
    return {
      result: resultOf(mode, solved),
      ...solved,
      remainder: solved.whole - solved.part,
      table: COMMON_PERCENTAGES.map((common) => ({ percent: common, value: (solved.whole * common) / 100 })),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const [percent, part, whole] = [
      say.percent(outputs.percent!),
      say.number(outputs.part!),
      say.number(outputs.whole!),
    ];
    if (inputs.mode === "increase" || inputs.mode === "decrease") {
      const verb = inputs.mode === "increase" ? "raised" : "lowered";
      const back = 100 * (outputs.whole! / outputs.result! - 1);
      return [
        `${whole} ${verb} by ${percent} is {result}; the change is ${part}.`,
        back === 0
          ? `Nothing changes.`
          : Number.isFinite(back)
            ? `To get from {result} back to ${whole} takes a change of ${say.percent(back, 2)}.`
            : `From {result}, no percentage leads back to ${whole}.`,
      ];
    }
    return [
      `${part} is ${percent} of ${whole}.`,
      `${say.percent(1)} of ${whole} is ${say.number(outputs.whole! / 100)}${outputs.remainder! < 0 ? "" : `, and {remainder} is left after ${part}`}.`,
    ];
  },
  formula: {
    tex: [
      String.raw`a = w \cdot \frac{p}{100}`,
      String.raw`p = \frac{a}{w} \cdot 100`,
      String.raw`w = \frac{a}{p / 100}`,
      String.raw`w_{\text{new}} = w \left(1 \pm \frac{p}{100}\right)`,
    ],
    where: {
      a: "part",
      p: "percent",
      w: "whole",
      [String.raw`w_{\text{new}}`]: "the whole after the increase (plus) or decrease (minus)",
    },
  },
  howTo: [
    "Choose the Question that matches yours; only the fields it needs are shown.",
    "Enter the Percent, the Part or the Number (whole) that you know. Negative numbers and percentages above 100 are fine.",
    "Read the Result; below it are the part, the rest and common percentages of the same number.",
  ],
  faq: [
    {
      question: "How do I work out a percentage in my head?",
      answer:
        "Start with 10%: move the decimal point one place to the left. Half of that is 5%, and a tenth of it is 1%. For 15% of 80: 8 + 4 = 12. Percentages can also be swapped: 16% of 25 is 25% of 16, which is 4.",
    },
    {
      question: "Why don't +20% and −20% cancel out?",
      answer:
        "Because the second percentage is taken from a different number. 100 plus 20% is 120; 20% of 120 is 24, which leaves 96. To undo +20% you need −16.67%.",
    },
    {
      question: "What is the difference between percent and percentage points?",
      answer:
        "A rate that goes from 4% to 5% rises by one percentage point, but by 25 percent, since 1 is a quarter of 4.",
    },
    {
      question: "How do I get the price without tax from a price with tax?",
      answer:
        "Do not subtract the percentage. With 19% tax, the price with tax is 119% of the price without: choose “A part is P% of what number?”, enter 119 and the price you paid.",
    },
  ],
  about: [
    "One percent is one hundredth (ISO 80000-1: % = 0.01). The first three questions are the same equation, part = percent × whole, solved for each of its three quantities; the last two add the part to the whole or take it away.",
    "Nothing is rounded before the result is shown. For the change between two values, such as last year's and this year's rent, use the percentage change calculator.",
  ],
  sources: ["ISO 80000-1:2022, percent = 0.01"],
  phrases: ["what is {percent} percent of {whole}", "{part} is what percent of {whole}", "{percent}% of {whole}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "What is 15% of 200?",
      inputs: { mode: "percent-of", percent: 15, whole: 200 },
      outputs: { result: 30, remainder: 170 },
    },
    {
      title: "30 is what percent of 240?",
      inputs: { mode: "what-percent", part: 30, whole: 240 },
      outputs: { result: 12.5 },
    },
    {
      title: "A price of 80 raised by 7.5%",
      inputs: { mode: "increase", percent: 7.5, whole: 80 },
      outputs: { result: 86, part: 6 },
    },
  ],
});

interface Solved {
  readonly percent: number;
  readonly part: number;
  readonly whole: number;
}

/** The two known figures and the one that follows from them. */
function solve(mode: Mode, percent: number, part: number, whole: number): Solved {
  if (mode === "what-percent") return { percent: (part / whole) * 100, part, whole };
  if (mode === "of-what") return { percent, part, whole: part / (percent / 100) };
  return { percent, part: (whole * percent) / 100, whole };
}

function resultOf(mode: Mode, { percent, part, whole }: Solved): number {
  switch (mode) {
    case "percent-of":
      return part;
    case "what-percent":
      return percent;
    case "of-what":
      return whole;
    case "increase":
      return whole + part;
    case "decrease":
      return whole - part;
  }
}
