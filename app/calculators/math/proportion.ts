import { choice, defineCalculator, number, refuse, table } from "#engine/define.ts";

export default defineCalculator({
  id: "proportion",
  name: "Proportion Calculator",
  category: "math",
  emoji: "🔃",
  description: "Finds the missing number of a direct (a/b = c/d) or inverse (a·b = c·d) proportion: the rule of three.",
  keywords: [
    "rule of three",
    "cross multiplication",
    "solve for x",
    "direct proportion",
    "inverse proportion",
    "missing value",
    "equivalent ratio",
  ],
  related: [
    { id: "ratio", stage: "complementary", relevance: 92 },
    "fraction",
    "percentage",
    { id: "recipe-scaler", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    type: choice("Proportion", {
      called: {
        inverse: ["inverse proportion", "inversely", "inversely proportional"],
        direct: ["direct proportion", "directly proportional"],
      },
      default: "direct",
      options: [
        ["direct", "Direct: a / b = c / d"],
        ["inverse", "Inverse: a · b = c · d"],
      ],
    }),
    unknown: choice("Find", {
      default: "d",
      options: [
        ["a", "a"],
        ["b", "b"],
        ["c", "c"],
        ["d", "d"],
      ],
    }),
    a: number("a", { default: 3, when: { unknown: ["b", "c", "d"] } }),
    b: number("b", { default: 4, when: { unknown: ["a", "c", "d"] } }),
    c: number("c", { default: 9, when: { unknown: ["a", "b", "d"] } }),
    d: number("d", { default: 12, when: { unknown: ["a", "b", "c"] } }),
  },
  outputs: {
    result: number("Missing number", { also: ["missing number", "unknown"] }),
    a: number("a"),
    b: number("b"),
    c: number("c"),
    d: number("d"),
    constant: number("Constant of the proportion"),
    table: table("More pairs", {
      first: number("First"),
      second: number("Second", { none: "Not defined" }),
    }),
  },
  pictures: [{ draw: "bars", of: ["a", "b", "c", "d"], title: "The four terms" }],
  compute(inputs) {
    const solved = inputs.type === "direct" ? direct(inputs) : inverse(inputs);
    const { a, b } = solved;
    return {
      result: solved[inputs.unknown],
      ...solved,
      constant: inputs.type === "direct" ? a / b : a * b,
      table: Array.from({ length: 10 }, (_, index) => {
        const first = index + 1;
        const second = inputs.type === "direct" ? first * (b / a) : (a * b) / first;
        return { first, second: a === 0 ? null : second };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The missing number is ${inputs.unknown} = {result}.`,
    inputs.type === "direct"
      ? `Check: ${say.number(outputs.a!)} : ${say.number(outputs.b!)} and ${say.number(outputs.c!)} : ${say.number(outputs.d!)} are both {constant}: when one goes up, so does the other.`
      : `Check: ${say.number(outputs.a!)} · ${say.number(outputs.b!)} and ${say.number(outputs.c!)} · ${say.number(outputs.d!)} are both {constant}: when one goes up, the other goes down.`,
  ],
  formula: {
    tex: [
      String.raw`\text{direct: } \frac{a}{b} = \frac{c}{d} \iff a d = b c, \qquad d = \frac{b c}{a}`,
      String.raw`\text{inverse: } a b = c d, \qquad d = \frac{a b}{c}`,
    ],
    where: {
      "a, b": "the pair that is known completely",
      "c, d": "the other pair, of which d is unknown in the formulas on the right; any of the four can be",
    },
  },
  howTo: [
    "Choose the Proportion: direct (both go up together) or inverse (one goes up as the other goes down).",
    "Under Find, choose which of the four numbers is missing.",
    "Enter the other three, keeping like with like: a and c are of one kind, b and d of the other.",
  ],
  faq: [
    {
      question: "Direct or inverse?",
      answer:
        "If doubling one doubles the other, it is direct: hours and wages, liters and price. If doubling one halves the other, it is inverse: workers and days, speed and travel time.",
    },
    {
      question: "What is cross-multiplication?",
      answer:
        "If a/b = c/d, then ad = bc: multiply across the equals sign, then divide by whatever multiplies the unknown. With 3/4 = 9/d: 3d = 36, so d = 12.",
    },
    {
      question: "Six painters need 10 days. How long do four need?",
      answer:
        "Inverse: a = 6, b = 10, c = 4. 60 painter-days divided by 4 is 15 days. This assumes that everyone works equally fast and nobody gets in the way.",
    },
  ],
  about: [
    "The rule of three finds the fourth number of two equal ratios (or products) from the other three. Use it for recipes, map scales, unit prices, currency exchange and dilution.",
    "It holds only while the relation really is proportional. A taxi fare with a base charge, or a quantity discount, is not.",
  ],
  sources: ["Common Core State Standards for Mathematics, 7.RP (2010)"],
  overflow: "b",
  phrases: [
    "{a} is to {b} as {c} is to what",
    "if {a} pounds cost {b} how much do {c} pounds cost",
    "solve the proportion {a}/{b} = {c}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "If 3 kg cost 4, what do 9 kg cost?",
      inputs: { type: "direct", unknown: "d", a: 3, b: 4, c: 9 },
      outputs: { result: 12, constant: 0.75 },
    },
    {
      title: "6 painters take 10 days; how long do 4 take?",
      inputs: { type: "inverse", unknown: "d", a: 6, b: 10, c: 4 },
      outputs: { result: 15, constant: 60 },
    },
    {
      title: "Which c belongs to d = 20?",
      inputs: { type: "direct", unknown: "c", a: 2, b: 5, d: 20 },
      outputs: { result: 8 },
    },
  ],
});

interface Four {
  readonly unknown: "a" | "b" | "c" | "d";
  readonly a: number;
  readonly b: number;
  readonly c: number;
  readonly d: number;
}

type Solved = Readonly<Record<"a" | "b" | "c" | "d", number>>;

/** a d = b c, where neither b nor d may be 0. */
function direct({ unknown, a, b, c, d }: Four): Solved {
  if (unknown !== "b" && b === 0) refuse("b", "b stands below the fraction bar of a/b and cannot be 0.");
  if (unknown !== "d" && d === 0) refuse("d", "d stands below the fraction bar of c/d and cannot be 0.");
  switch (unknown) {
    case "a":
      return { a: (b * c) / d, b, c, d };
    case "b":
      if (c === 0) refuse("c", "With c = 0 no b fits, or any: c is a divisor and cannot be 0.");
      if (a === 0) refuse("a", "With a = 0 the missing b would be 0, and a/b would not exist.");
      return { a, b: (a * d) / c, c, d };
    case "c":
      return { a, b, c: (a * d) / b, d };
    case "d":
      if (a === 0) refuse("a", "With a = 0 no d fits, or any: a is a divisor and cannot be 0.");
      if (c === 0) refuse("c", "With c = 0 the missing d would be 0, and c/d would not exist.");
      return { a, b, c, d: (b * c) / a };
  }
}

/** a b = c d. */
function inverse({ unknown, a, b, c, d }: Four): Solved {
  const partner = ({ a: "b", b: "a", c: "d", d: "c" } as const)[unknown];
  if ({ a, b, c, d }[partner] === 0) refuse(partner, `${partner} is a divisor and cannot be 0.`);
  switch (unknown) {
    case "a":
      return { a: (c * d) / b, b, c, d };
    case "b":
      return { a, b: (c * d) / a, c, d };
    case "c":
      return { a, b, c: (a * b) / d, d };
    case "d":
      return { a, b, c, d: (a * b) / c };
  }
}
