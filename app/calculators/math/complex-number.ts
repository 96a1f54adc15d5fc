import {
  choice,
  defineCalculator,
  type FigurePiece,
  integer,
  number,
  quantity,
  refuse,
  table,
} from "#engine/define.ts";
import { angle } from "#units/angle.ts";
import { complexProduct, complexQuotient, type Complex } from "#maths/complex.ts";

export default defineCalculator({
  id: "complex-number",
  name: "Complex Number Calculator",
  category: "math",
  emoji: "🌀",
  description:
    "Adds, multiplies, divides, raises and takes roots of complex numbers, with modulus, argument and polar form.",
  keywords: [
    "imaginary numbers",
    "a+bi",
    "polar form",
    "modulus and argument",
    "complex roots",
    "complex division",
    "de moivre",
  ],
  related: [
    { id: "quadratic-equation", stage: "complementary", relevance: 82 },
    { id: "polynomial-roots", stage: "advanced_planning", relevance: 84 },
    "vector",
    "scientific-calculator",
  ],
  inputs: {
    operation: choice("Operation", {
      default: "multiply",
      options: [
        ["add", "a + b"],
        ["subtract", "a − b"],
        ["multiply", "a × b"],
        ["divide", "a ÷ b"],
        ["power", "a to a whole power"],
        ["root", "n-th roots of a"],
        ["conjugate", "Conjugate of a"],
        ["reciprocal", "1 / a"],
        ["exp", "e to the a"],
        ["log", "Natural logarithm of a"],
      ],
    }),
    aReal: number("a, real part", { also: ["real part"], default: 3 }),
    aImaginary: number("a, imaginary part", { also: ["imaginary part"], default: 4 }),
    bReal: number("b, real part", { default: 1, when: { operation: ["add", "subtract", "multiply", "divide"] } }),
    bImaginary: number("b, imaginary part", {
      default: -2,
      when: { operation: ["add", "subtract", "multiply", "divide"] },
    }),
    exponent: integer("Exponent", { also: ["power"], default: 3, min: -100, max: 100, when: { operation: "power" } }),
    degree: integer("Root", { also: ["root"], default: 3, min: 1, max: 100, when: { operation: "root" } }),
  },
  outputs: {
    real: number("Real part", { also: ["real part"], digits: 10 }),
    imaginary: number("Imaginary part", { also: ["imaginary part"], digits: 10 }),
    modulus: number("Modulus", { also: ["magnitude", "absolute value"], digits: 10 }),
    argument: quantity("Argument", angle, {
      also: ["phase", "phase angle", "angle"],
      unit: "deg",
      none: "Not defined for 0",
    }),
    argumentRadians: number("Argument in radians", { unit: "rad", none: "Not defined for 0" }),
    modulusA: number("Modulus of a"),
    argumentA: quantity("Argument of a", angle, { unit: "deg", none: "Not defined for 0" }),
    roots: table("All roots", {
      real: number("Real part"),
      imaginary: number("Imaginary part"),
    }),
  },
  figures: [
    { label: "Result", parts: ["real", "imaginary"], join: joinParts },
    "modulus",
    "argument",
    "argumentRadians",
    "modulusA",
    "argumentA",
  ],
  compute(inputs) {
    const a = { real: inputs.aReal, imaginary: inputs.aImaginary };
    const roots = inputs.operation === "root" ? rootsOf(a, inputs.degree) : [];
    const result = roots[0] ?? resultOf(a, inputs);
    const argumentRadians = argumentOf(result);
    return {
      ...result,
      modulus: modulusOf(result),
      argument: inDegrees(argumentRadians),
      argumentRadians,
      modulusA: modulusOf(a),
      argumentA: inDegrees(argumentOf(a)),
      roots,
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.imaginary === 0
      ? `The result is the real number ${say.number(outputs.real!)}.`
      : outputs.real === 0
        ? `The result is ${say.number(outputs.imaginary!)}i, without a real part.`
        : `The result is ${say.number(outputs.real!)} ${outputs.imaginary! < 0 ? "−" : "+"} ${say.number(Math.abs(outputs.imaginary!))}i.`,
    outputs.argument === null
      ? "It is 0, so its argument is not defined."
      : "In polar form, its modulus is {modulus} and its argument {argument}.",
    inputs.operation === "root"
      ? inputs.degree === 1
        ? "The only root of degree 1 is the number itself."
        : "All {degree} roots lie on a circle around the origin, evenly spaced; the principal one comes first."
      : "The modulus of a is {modulusA}.",
  ],
  formula: {
    tex: [
      String.raw`(a + bi)(c + di) = (ac - bd) + (ad + bc)i,`,
      String.raw`\frac{a + bi}{c + di} = \frac{(ac + bd) + (bc - ad)i}{c^2 + d^2}`,
      String.raw`z = r e^{i\varphi}, \qquad z^n = r^n e^{i n \varphi}, \qquad \sqrt[n]{z} = \sqrt[n]{r}\, e^{i(\varphi + 2\pi k)/n}, \quad k = 0, \ldots, n - 1`,
      String.raw`e^{x + iy} = e^x (\cos y + i \sin y), \qquad \ln z = \ln r + i \varphi`,
    ],
    where: {
      "a, c": "real parts",
      "b, d": "imaginary parts",
      i: "imaginary unit, i² = −1",
      r: "modulus, the distance from 0",
      [String.raw`\varphi`]: "argument, the angle with the real axis, above −180° up to 180°",
    },
  },
  howTo: [
    "Choose the Operation.",
    "Enter the real and the imaginary part of a: 3 + 4i is 3 and 4.",
    "Enter b, the Exponent or the Root where the operation asks for it.",
    "Read the result as real and imaginary part, or in polar form as modulus and argument.",
  ],
  faq: [
    {
      question: "What is i, and why is it useful?",
      answer:
        "i is a number with i² = −1. Multiplying by i rotates the plane by 90°, so complex numbers describe rotations and oscillations: alternating current, radio signals and quantum states are computed with them.",
    },
    {
      question: "How do I divide by a complex number?",
      answer:
        "Multiply numerator and denominator by the conjugate of the divisor, which makes the denominator real: (3 + 2i)/(1 − i) = (3 + 2i)(1 + i)/2 = (1 + 5i)/2 = 0.5 + 2.5i.",
    },
    {
      question: "Why are there n roots?",
      answer:
        "Taking the n-th power multiplies the angle by n, so n different angles end at the same place. The cube roots of 8 are 2 and −1 ± 1.732i; only one of them is real.",
    },
  ],
  about: [
    "Arithmetic, powers, roots, exponential and logarithm of complex numbers. Arguments lie above −180° and up to 180°; the logarithm is the principal value; the other values differ by multiples of 2πi.",
    "Electrical engineers write j instead of i, since i stands for current.",
  ],
  sources: ["Ahlfors, Complex Analysis, 3rd ed. 1979", "ISO 80000-2:2019, 2-15 (complex numbers)"],
  overflow: "aReal",
  phrases: ["complex {aReal} + {aImaginary}i times {bReal} + {bImaginary}i", "square root of {aReal} + {aImaginary}i"],
  updated: "2026-11-30",
  examples: [
    {
      title: "(3 + 4i)(1 − 2i)",
      inputs: { operation: "multiply", aReal: 3, aImaginary: 4, bReal: 1, bImaginary: -2 },
      outputs: { real: 11, imaginary: -2 },
    },
    {
      title: "The cube roots of 8",
      inputs: { operation: "root", aReal: 8, aImaginary: 0, degree: 3 },
      outputs: { real: 2, imaginary: 0, roots: { rows: 3, last: { real: -1, imaginary: -1.73205081 } } },
    },
    {
      title: "Euler: e to the πi",
      inputs: { operation: "exp", aReal: 0, aImaginary: 3.141592653589793 },
      outputs: { real: -1, imaginary: 0 },
    },
  ],
});

/** "11 − 2i"; a part that is 0 is left out. */
function joinParts([real, imaginary]: readonly FigurePiece[]): readonly FigurePiece[] {
  const size = imaginary!.figure.replace(/^[-−]/, "");
  const isNegative = size !== imaginary!.figure;
  const [isReal, isImaginary] = [size === "0", real!.figure === "0" && size !== "0"];
  return [
    { ...real!, isLeftOut: isImaginary },
    {
      ...imaginary!,
      before: isImaginary ? "" : " ",
      figure: `${isImaginary ? (isNegative ? "−" : "") : isNegative ? "− " : "+ "}${size === "1" ? "" : size}i`,
      isLeftOut: isReal,
    },
  ];
}

interface Request {
  readonly operation: string;
  readonly bReal: number;
  readonly bImaginary: number;
  readonly exponent: number;
}

function resultOf(a: Complex, { operation, bReal, bImaginary, exponent }: Request): Complex {
  const b = { real: bReal, imaginary: bImaginary };
  switch (operation) {
    case "add":
      return { real: a.real + b.real, imaginary: a.imaginary + b.imaginary };
    case "subtract":
      return { real: a.real - b.real, imaginary: a.imaginary - b.imaginary };
    case "multiply":
      return complexProduct(a, b);
    case "divide":
      if (isZero(b)) refuse("bReal", "Division by 0 has no result. Enter a value of b other than 0.");
      return complexQuotient(a, b);
    case "power":
      if (isZero(a) && exponent < 0) refuse("exponent", "0 to a negative power would mean dividing by 0.");
      return powerOf(a, exponent);
    case "conjugate":
      return { real: a.real, imaginary: -a.imaginary };
    case "reciprocal":
      if (isZero(a)) refuse("aReal", "0 has no reciprocal. Enter a value of a other than 0.");
      return complexQuotient({ real: 1, imaginary: 0 }, a);
    case "exp":
      return fromPolar(Math.exp(a.real), a.imaginary);
    default:
      if (isZero(a)) refuse("aReal", "0 has no logarithm. Enter a value of a other than 0.");
      return { real: Math.log(modulusOf(a)), imaginary: argumentOf(a)! };
  }
}

/** By repeated squaring, so that whole parts stay whole. */
function powerOf(a: Complex, exponent: number): Complex {
  let result: Complex = { real: 1, imaginary: 0 };
  let square = exponent < 0 ? complexQuotient(result, a) : a;
  for (let rest = Math.abs(exponent); rest > 0; rest = Math.floor(rest / 2)) {
    if (rest % 2 === 1) result = complexProduct(result, square);
    if (rest > 1) square = complexProduct(square, square);
  }
  return result;
}

function rootsOf(a: Complex, degree: number): readonly Complex[] {
  const modulus = modulusOf(a) ** (1 / degree);
  const argument = argumentOf(a) ?? 0;
  return Array.from({ length: degree }, (_, k) => fromPolar(modulus, (argument + 2 * Math.PI * k) / degree));
}

/** Parts that are 0 but for the rounding of π become 0. */
function fromPolar(modulus: number, argument: number): Complex {
  const part = (value: number) => (Math.abs(value) < 4e-16 ? 0 : modulus * value);
  return { real: part(Math.cos(argument)), imaginary: part(Math.sin(argument)) };
}

function isZero({ real, imaginary }: Complex): boolean {
  return real === 0 && imaginary === 0;
}

function modulusOf({ real, imaginary }: Complex): number {
  return Math.hypot(real, imaginary);
}

/** In radians, above -π up to π; null for 0. */
function argumentOf(z: Complex): number | null {
  return isZero(z) ? null : Math.atan2(z.imaginary + 0, z.real);
}

function inDegrees(argument: number | null): number | null {
  return argument === null ? null : (argument * 180) / Math.PI;
}
