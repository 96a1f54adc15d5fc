import { choice, defineCalculator, integer, number, quantity, refuse, table } from "#engine/define.ts";
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
    real: number("Real part", { digits: 10 }),
    imaginary: number("Imaginary part", { digits: 10 }),
    modulus: number("Modulus", { digits: 10 }),
    argument: quantity("Argument", angle, { unit: "deg", none: "Not defined for 0" }),
    argumentRadians: number("Argument in radians", { unit: "rad", none: "Not defined for 0" }),
    modulusA: number("Modulus of a"),
    argumentA: quantity("Argument of a", angle, { unit: "deg", none: "Not defined for 0" }),
    roots: table("All roots", {
      real: number("Real part"),
      imaginary: number("Imaginary part"),
    }),
  },
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
      : `The result is ${say.number(outputs.real!)} ${outputs.imaginary! < 0 ? "−" : "+"} ${say.number(Math.abs(outputs.imaginary!))} i.`,
    outputs.argument === null
      ? "It is 0, so it has no direction in the plane."
      : "In polar form it lies {modulus} from the origin at an angle of {argument}.",
    inputs.operation === "root"
      ? "All {degree} roots lie on a circle around the origin, evenly spaced; the principal one comes first."
      : "The number a itself has the modulus {modulusA}.",
  ],
  formula: {
    tex: [
      String.raw`(a + bi)(c + di) = (ac - bd) + (ad + bc)i, \qquad \frac{a + bi}{c + di} = \frac{(ac + bd) + (bc - ad)i}{c^2 + d^2}`,
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
        "i is a number with i² = −1. Multiplying by i turns the plane by 90°, so complex numbers describe rotations and oscillations: alternating current, radio signals and quantum states are computed with them.",
    },
    {
      question: "How do I divide by a complex number?",
      answer:
        "Multiply above and below by the conjugate of the divisor, which makes it real: (3 + 2i)/(1 − i) = (3 + 2i)(1 + i)/2 = (1 + 5i)/2 = 0.5 + 2.5i.",
    },
    {
      question: "Why are there n roots?",
      answer:
        "Taking the n-th power multiplies the angle by n, so n different angles end at the same place. The cube roots of 8 are 2 and −1 ± 1.732i; only one of them is real.",
    },
  ],
  about: [
    "Arithmetic, powers, roots, exponential and logarithm of complex numbers. Arguments lie above −180° and up to 180°; the logarithm is the principal one, further values differ by multiples of 2πi.",
    "Electrical engineers write j instead of i, since i stands for current.",
  ],
  sources: ["Ahlfors, Complex Analysis, 3rd ed. 1979", "ISO 80000-2:2019, 2-15 (complex numbers)"],
  overflow: "aReal",
  phrases: ["complex {aReal} + {aImaginary}i times {bReal} + {bImaginary}i", "square root of {aReal} + {aImaginary}i"],
  updated: "2026-11-21",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: { operation: "divide", aReal: 3, aImaginary: 2, bReal: 1, bImaginary: -1, exponent: 3, degree: 3 },
      outputs: { real: 0.5, imaginary: 2.5, modulus: 2.5495097568, argument: 78.690067526 },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "add", aReal: 3, aImaginary: 4, bReal: 1, bImaginary: -2 },
      outputs: {
        real: 4,
        imaginary: 2,
        modulus: 4.472135955,
        argument: 26.5650511771,
        argumentRadians: 0.463647609001,
        modulusA: 5,
        argumentA: 53.1301023542,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "subtract", aReal: 1, aImaginary: -2, bReal: 1, bImaginary: -2 },
      outputs: {
        real: 0,
        imaginary: 0,
        modulus: 0,
        argument: null,
        argumentRadians: null,
        modulusA: 2.2360679775,
        argumentA: -63.4349488229,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "multiply", aReal: 3, aImaginary: 4, bReal: 1, bImaginary: -2 },
      outputs: {
        real: 11,
        imaginary: -2,
        modulus: 11.1803398875,
        argument: -10.3048464688,
        argumentRadians: -0.179853499792,
        modulusA: 5,
        argumentA: 53.1301023542,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "divide", aReal: 3, aImaginary: 2, bReal: 1, bImaginary: -1 },
      outputs: {
        real: 0.5,
        imaginary: 2.5,
        modulus: 2.5495097568,
        argument: 78.690067526,
        argumentRadians: 1.37340076695,
        modulusA: 3.60555127546,
        argumentA: 33.690067526,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "divide", aReal: 1e200, aImaginary: 1e200, bReal: 1e-200, bImaginary: 1e200 },
      outputs: {
        real: 1,
        imaginary: -1,
        modulus: 1.41421356237,
        argument: -45,
        argumentRadians: -0.785398163397,
        modulusA: 1.41421356237e200,
        argumentA: 45,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "power", aReal: 1, aImaginary: 1, exponent: 10 },
      outputs: {
        real: 0,
        imaginary: 32,
        modulus: 32,
        argument: 90,
        argumentRadians: 1.57079632679,
        modulusA: 1.41421356237,
        argumentA: 45,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "power", aReal: 2, aImaginary: -1, exponent: -3 },
      outputs: {
        real: 0.016,
        imaginary: 0.088,
        modulus: 0.0894427191,
        argument: 79.6951535312,
        argumentRadians: 1.390942827,
        modulusA: 2.2360679775,
        argumentA: -26.5650511771,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "power", aReal: 0, aImaginary: 0, exponent: 0 },
      outputs: {
        real: 1,
        imaginary: 0,
        modulus: 1,
        argument: 0,
        argumentRadians: 0,
        modulusA: 0,
        argumentA: null,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "power", aReal: 0.99, aImaginary: 0.1, exponent: 100 },
      outputs: {
        real: -0.486970728106,
        imaginary: -0.364153395218,
        modulus: 0.608069227375,
        argument: -143.211110209,
        argumentRadians: -2.49950539858,
        modulusA: 0.995037687728,
        argumentA: 5.76788889791,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "root", aReal: 8, aImaginary: 0, degree: 3 },
      outputs: {
        real: 2,
        imaginary: 0,
        modulus: 2,
        argument: 0,
        argumentRadians: 0,
        modulusA: 8,
        argumentA: 0,
        roots: { rows: 3, first: { real: 2, imaginary: 0 }, last: { real: -1, imaginary: -1.73205080757 } },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "root", aReal: -4, aImaginary: 0, degree: 2 },
      outputs: {
        real: 0,
        imaginary: 2,
        modulus: 2,
        argument: 90,
        argumentRadians: 1.57079632679,
        modulusA: 4,
        argumentA: 180,
        roots: { rows: 2, first: { real: 0, imaginary: 2 }, last: { real: 0, imaginary: -2 } },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "root", aReal: 0, aImaginary: 0, degree: 4 },
      outputs: {
        real: 0,
        imaginary: 0,
        modulus: 0,
        argument: null,
        argumentRadians: null,
        modulusA: 0,
        argumentA: null,
        roots: { rows: 4, first: { real: 0, imaginary: 0 }, last: { real: 0, imaginary: 0 } },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "root", aReal: 3, aImaginary: -4, degree: 5 },
      outputs: {
        real: 1.35606965378,
        imaginary: -0.254419010312,
        modulus: 1.37972966146,
        argument: -10.6260204708,
        argumentRadians: -0.1854590436,
        modulusA: 5,
        argumentA: -53.1301023542,
        roots: {
          rows: 5,
          first: { real: 1.35606965378, imaginary: -0.254419010312 },
          last: { real: 0.177081710948, imaginary: -1.36831867866 },
        },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "conjugate", aReal: -3, aImaginary: 0 },
      outputs: {
        real: -3,
        imaginary: 0,
        modulus: 3,
        argument: 180,
        argumentRadians: 3.14159265359,
        modulusA: 3,
        argumentA: 180,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "conjugate", aReal: 2, aImaginary: -7 },
      outputs: {
        real: 2,
        imaginary: 7,
        modulus: 7.28010988928,
        argument: 74.0546040991,
        argumentRadians: 1.29249666779,
        modulusA: 7.28010988928,
        argumentA: -74.0546040991,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "reciprocal", aReal: 0, aImaginary: 2 },
      outputs: {
        real: 0,
        imaginary: -0.5,
        modulus: 0.5,
        argument: -90,
        argumentRadians: -1.57079632679,
        modulusA: 2,
        argumentA: 90,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "exp", aReal: 1, aImaginary: 2 },
      outputs: {
        real: -1.13120438376,
        imaginary: 2.471726672,
        modulus: 2.71828182846,
        argument: 114.591559026,
        argumentRadians: 2,
        modulusA: 2.2360679775,
        argumentA: 63.4349488229,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "log", aReal: -1, aImaginary: 0 },
      outputs: {
        real: 0,
        imaginary: 3.14159265359,
        modulus: 3.14159265359,
        argument: 90,
        argumentRadians: 1.57079632679,
        modulusA: 1,
        argumentA: 180,
        roots: { rows: 0 },
      },
    },
    {
      by: "mpmath 1.2 complex arithmetic, 40 digits",
      inputs: { operation: "log", aReal: 3, aImaginary: -4 },
      outputs: {
        real: 1.60943791243,
        imaginary: -0.927295218002,
        modulus: 1.85746246673,
        argument: -29.9488648867,
        argumentRadians: -0.522706299508,
        modulusA: 5,
        argumentA: -53.1301023542,
        roots: { rows: 0 },
      },
    },
    { by: "Refusal", inputs: { operation: "divide", bReal: 0, bImaginary: 0 }, refuses: "bReal" },
    { by: "Refusal", inputs: { operation: "reciprocal", aReal: 0, aImaginary: 0 }, refuses: "aReal" },
    { by: "Refusal", inputs: { operation: "log", aReal: 0, aImaginary: 0 }, refuses: "aReal" },
    { by: "Refusal", inputs: { operation: "power", aReal: 0, aImaginary: 0, exponent: -1 }, refuses: "exponent" },
    { by: "Refusal", inputs: { operation: "root", degree: 0 }, refuses: "degree" },
    { by: "Refusal", inputs: { operation: "power", exponent: 101 }, refuses: "exponent" },
    { by: "Refusal", inputs: { operation: "exp", aReal: 800 }, refuses: "aReal" },
  ],
});

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
      if (isZero(b)) refuse("bReal", "Division by 0 has no result. Enter a b other than 0.");
      return complexQuotient(a, b);
    case "power":
      if (isZero(a) && exponent < 0) refuse("exponent", "0 to a negative power would be a division by 0.");
      return powerOf(a, exponent);
    case "conjugate":
      return { real: a.real, imaginary: -a.imaginary };
    case "reciprocal":
      if (isZero(a)) refuse("aReal", "0 has no reciprocal. Enter an a other than 0.");
      return complexQuotient({ real: 1, imaginary: 0 }, a);
    case "exp":
      return fromPolar(Math.exp(a.real), a.imaginary);
    default:
      if (isZero(a)) refuse("aReal", "0 has no logarithm. Enter an a other than 0.");
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
