import { choice, defineCalculator, integer, number, percent, refuse, table, text } from "#engine/define.ts";
import { divide, fraction, multiply, toNumber, toRational, subtract, type Rational } from "#maths/rational.ts";

export default defineCalculator({
  id: "rounding",
  name: "Rounding Calculator",
  category: "math",
  emoji: "🎯",
  description:
    "Rounds a number to decimals, significant digits or the nearest multiple, with every rounding rule side by side.",
  keywords: [
    "round to nearest",
    "round to 2 decimal places",
    "round to the nearest hundred",
    "bankers rounding",
    "round up",
    "round down",
    "nearest 5",
    "nearest tenth",
  ],
  related: [
    { id: "significant-figures", stage: "complementary", relevance: 92 },
    { id: "scientific-notation", stage: "complementary", relevance: 78 },
    "percent-error",
    "inch-fraction-converter",
  ],
  inputs: {
    value: number("Number", {
      digits: 16,
      also: ["round", "rounded"],
      default: 1234.5678,
      min: -1000000000000000.0,
      max: 1000000000000000.0,
    }),
    roundTo: choice("Round to", {
      default: "decimals",
      options: [
        ["decimals", "Decimal places"],
        ["significant", "Significant digits"],
        ["multiple", "Nearest multiple"],
      ],
    }),
    decimals: integer("Decimal places", {
      also: ["decimals", "places", "decimal place", "digits after the point"],
      default: 2,
      min: -15,
      max: 15,
      when: { roundTo: "decimals" },
      help: "Negative for tens, hundreds: −2 is the nearest hundred.",
    }),
    significantDigits: integer("Significant digits", {
      also: ["significant figures", "sig figs"],
      default: 3,
      min: 1,
      max: 17,
      when: { roundTo: "significant" },
    }),
    multiple: number("Multiple of", {
      also: ["nearest", "to the nearest", "increments of"],
      default: 5,
      min: 0,
      when: { roundTo: "multiple" },
    }),
    method: choice("Rule", {
      called: {
        up: ["round up", "rounded up"],
        down: ["round down", "rounded down"],
        "half-even": ["bankers rounding", "bankers", "half to even"],
      },
      default: "half-up",
      options: [
        ["half-up", "Half away from zero (usual)"],
        ["half-even", "Half to even (bankers')"],
        ["half-down", "Half toward zero"],
        ["up", "Up (away from zero)"],
        ["down", "Down (toward zero)"],
        ["ceiling", "Ceiling (toward +∞)"],
        ["floor", "Floor (toward −∞)"],
      ],
    }),
  },
  outputs: {
    result: number("Rounded", { also: ["rounded number"], digits: 16 }),
    difference: number("Rounded minus original", { digits: 16 }),
    relativeError: percent("Relative error", { none: "Not defined for 0" }),
    table: table("By every rule", {
      method: text("Rule", {
        labels: {
          "half-up": "Half away from zero",
          "half-even": "Half to even (bankers')",
          "half-down": "Half toward zero",
          up: "Up (away from zero)",
          down: "Down (toward zero)",
          ceiling: "Ceiling (toward +∞)",
          floor: "Floor (toward −∞)",
        },
      }),
      result: number("Rounded", { digits: 16 }),
    }),
  },
  compute(inputs) {
    const exact = toRational(inputs.value);
    const step = stepOf(inputs);
    const roundedBy = (rule: Rule) => multiply(fraction(rules[rule](divide(exact, step))), step);
    const result = roundedBy(inputs.method);
    const difference = subtract(result, exact);
    return {
      result: toNumber(result),
      difference: toNumber(difference),
      relativeError: inputs.value === 0 ? null : Math.abs(100 * toNumber(divide(difference, exact))),
      table: (Object.keys(rules) as Rule[]).map((method) => ({ method, result: toNumber(roundedBy(method)) })),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.difference === 0
      ? "{value} needs no rounding at this step."
      : "{value} becomes {result}, which is off by {difference}.",
    new Set(outputs.table!.map(({ result }) => result)).size > 1
      ? "The rules do not all agree here; the table shows the result of each."
      : "All seven rules give the same result here.",
  ],
  formula: {
    tex: [
      String.raw`\text{rounded} = s \cdot \operatorname{round}\left(\frac{x}{s}\right)`,
      String.raw`s = 10^{-d}, \qquad s = 10^{\lfloor \log_{10} |x| \rfloor - n + 1}, \qquad s = \text{multiple}`,
    ],
    where: { x: "the number", s: "step", d: "decimal places", n: "significant digits" },
  },
  howTo: [
    "Enter the Number.",
    "Under Round to, choose decimal places, significant digits or a multiple, and set how many or which.",
    "Choose the Rule; half away from zero is what most schools teach.",
    "Compare the rules in the table: they differ only where a choice has to be made.",
  ],
  faq: [
    {
      question: "What is bankers' rounding, and why use it?",
      answer:
        "A half goes to the even neighbor: 0.5 to 0, 1.5 to 2, 2.5 to 2. Always rounding halves up pushes the average of many amounts upward; here ups and downs cancel out. It is the default of IEEE 754 and of Python.",
    },
    {
      question: "Why do some programs round 2.675 to 2.67?",
      answer:
        "A computer stores 2.675 in binary as 2.67499999999999982, which lies below the half. This page takes the decimal as you wrote it, so 2.675 becomes 2.68.",
    },
    {
      question: "How do I round to the nearest 5 cents or quarter hour?",
      answer:
        "Choose Nearest multiple: 0.05 for Swiss francs in cash (12.37 becomes 12.35), 0.25 for quarter hours, 12 for dozens. With the rule Up, you get whole packs.",
    },
    {
      question: "How is −2.5 rounded?",
      answer:
        "Half away from zero: −3. Half toward zero or to even: −2. Ceiling −2, floor −3. Some languages, such as JavaScript, round halves toward +∞ and give −2.",
    },
  ],
  about: [
    "Rounds the exact decimal that you type by any of seven rules, in steps of a power of ten, of significant digits or of any number.",
    "Round once, at the end: rounding 2.346 first to 2.35 and then to 2.4 gives more than the direct 2.3. For measured values with meaningful trailing zeros use significant figures.",
  ],
  sources: ["IEEE 754-2019, section 4.3", "General Decimal Arithmetic Specification 1.70 (2009)"],
  overflow: "multiple",
  phrases: [
    "round {value} to {decimals} decimals",
    "round {value} to {significantDigits} significant digits",
    "round {value} to {decimals} decimal places",
    "{value} rounded to the nearest {multiple}",
    "round {value} to the nearest {multiple}",
    "{value} rounded to {decimals} decimal places",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1234.5678 to two decimals",
      inputs: { value: 1234.5678, roundTo: "decimals", decimals: 2 },
      outputs: { result: 1234.57 },
    },
    {
      title: "A bill in steps of 0.05",
      inputs: { value: 12.37, roundTo: "multiple", multiple: 0.05 },
      outputs: { result: 12.35 },
    },
    {
      title: "Bankers' rounding of 2.5",
      inputs: { value: 2.5, roundTo: "decimals", decimals: 0, method: "half-even" },
      outputs: { result: 2 },
    },
  ],
});

type Rule = "half-up" | "half-even" | "half-down" | "up" | "down" | "ceiling" | "floor";

interface Step {
  readonly value: number;
  readonly roundTo: "decimals" | "significant" | "multiple";
  readonly decimals: number;
  readonly significantDigits: number;
  readonly multiple: number;
}

function stepOf({ value, roundTo, decimals, significantDigits, multiple }: Step): Rational {
  if (roundTo === "multiple") {
    if (multiple === 0) refuse("multiple", "There are no multiples of 0 to round to. Enter another number.");
    return toRational(multiple);
  }
  if (roundTo === "decimals") return powerOfTen(-decimals);
  const order = Number(value.toExponential().split("e")[1]);
  return powerOfTen(order - significantDigits + 1);
}

function powerOfTen(exponent: number): Rational {
  return exponent < 0 ? fraction(1n, 10n ** BigInt(-exponent)) : fraction(10n ** BigInt(exponent));
}

/** Each rule gives the whole number for an exact quotient. */
const rules: Readonly<Record<Rule, (quotient: Rational) => bigint>> = {
  "half-up": (q) => byHalf(q, true),
  "half-even": (q) => byHalf(q, towardZero(q) % 2n !== 0n),
  "half-down": (q) => byHalf(q, false),
  up: (q) => (isWhole(q) ? q.numerator : towardZero(q) + signOf(q)),
  down: towardZero,
  ceiling: (q) => (isWhole(q) || q.numerator < 0n ? towardZero(q) : towardZero(q) + 1n),
  floor: (q) => (isWhole(q) || q.numerator > 0n ? towardZero(q) : towardZero(q) - 1n),
};

/** The nearest whole number; `away` says whether an exact half goes away from zero. */
function byHalf(q: Rational, away: boolean): bigint {
  const rest = 2n * (q.numerator % q.denominator) * signOf(q);
  return rest > q.denominator || (rest === q.denominator && away) ? towardZero(q) + signOf(q) : towardZero(q);
}

function towardZero({ numerator, denominator }: Rational): bigint {
  return numerator / denominator;
}

function isWhole({ denominator }: Rational): boolean {
  return denominator === 1n;
}

function signOf({ numerator }: Rational): bigint {
  return numerator < 0n ? -1n : 1n;
}
