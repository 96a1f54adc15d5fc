import { chart, defineCalculator, number, refuse, text } from "#engine/define.ts";
import { fraction, multiply, toNumber, toRational, subtract } from "#maths/rational.ts";
import { figure, row, sign, typesetPolynomial } from "#maths/typeset.ts";

export default defineCalculator({
  id: "quadratic-equation",
  name: "Quadratic Equation Solver",
  category: "math",
  emoji: "📈",
  description:
    "Solves ax² + bx + c = 0 with real or complex roots, and gives the discriminant, vertex and graph of the parabola.",
  keywords: [
    "quadratic formula",
    "parabola",
    "discriminant",
    "roots of equation",
    "vertex",
    "second degree equation",
    "ax2+bx+c",
  ],
  popular: true,
  related: [
    { id: "cubic-equation", stage: "advanced_planning", relevance: 90 },
    "polynomial-roots",
    "linear-system",
    { id: "complex-number", stage: "complementary", relevance: 80 },
    { id: "projectile-motion", stage: "next_step", relevance: 74 },
  ],
  inputs: {
    a: number("a (of x²)", { also: ["a"], default: 1 }),
    b: number("b (of x)", { also: ["b"], default: -3 }),
    c: number("c", { also: ["c"], default: -10 }),
  },
  outputs: {
    x1: number("x₁", { digits: 10 }),
    x2: number("x₂", { digits: 10 }),
    x1Imaginary: number("Imaginary part of x₁", { digits: 10 }),
    x2Imaginary: number("Imaginary part of x₂", { digits: 10 }),
    rootType: text("Kind of roots", {
      labels: { "two-real": "Two real roots", "double-real": "One double real root", complex: "Two complex roots" },
    }),
    discriminant: number("Discriminant", { also: ["discriminant"] }),
    vertexX: number("Vertex x", { also: ["x of the vertex", "axis of symmetry"] }),
    vertexY: number("Vertex y", { also: ["minimum value", "maximum value"] }),
    sum: number("Sum of the roots"),
    product: number("Product of the roots"),
    yIntercept: number("y-intercept", { also: ["y intercept"] }),
    opens: text("Opens", { labels: { up: "Upward", down: "Downward" } }),
    curve: chart("Parabola around its vertex", {
      x: { x: number("x") },
      y: { y: number("y") },
      as: "line",
      own: { x: "vertexX", y: "vertexY", label: "Vertex" },
    }),
  },
  figures: ["x2", "rootType", "discriminant", "vertexX", "vertexY", "yIntercept"],
  typeset: ({ a, b, c }, say) => row(typesetPolynomial([a, b, c], say.number), sign("="), figure("0")),
  compute({ a, b, c }) {
    if (a === 0)
      refuse("a", "With a = 0 there is no x², so the equation is not quadratic. Enter a value of a other than 0.");
    const discriminant = discriminantOf(a, b, c);
    const vertexX = -b / (2 * a);
    const vertexY = discriminant === 0 ? 0 : -discriminant / (4 * a);
    const reach = discriminant === 0 ? 2 : Math.sqrt(Math.abs(discriminant)) / Math.abs(a);
    return {
      ...rootsOf(a, b, c, discriminant),
      discriminant,
      vertexX,
      vertexY,
      sum: -b / a,
      product: c / a,
      yIntercept: c,
      opens: a > 0 ? "up" : "down",
      curve: Array.from({ length: 41 }, (_, index) => {
        const [x, tenths] = [vertexX + ((index - 20) / 20) * reach, (index - 20) / 10];
        if (discriminant === 0) return { x, y: a * tenths ** 2 };
        return { x, y: (Math.abs(discriminant) / (4 * a)) * (tenths ** 2 - Math.sign(discriminant)) };
      }),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.rootType === "two-real"
      ? "The equation has two real solutions, x₁ = {x1} and x₂ = {x2}: the parabola crosses the x-axis there."
      : outputs.rootType === "double-real"
        ? "The equation has one real solution, x = {x1}, counted twice: the parabola touches the x-axis there."
        : `There is no real solution; the two complex ones are {x1} ± ${say.number(outputs.x1Imaginary!)} i.`,
    outputs.opens === "up"
      ? "The parabola opens upward; its lowest point is ({vertexX} | {vertexY})."
      : "The parabola opens downward; its highest point is ({vertexX} | {vertexY}).",
  ],
  formula: {
    tex: [
      String.raw`x_{1,2} = \frac{-b \pm \sqrt{b^2 - 4ac}}{2a}, \qquad D = b^2 - 4ac`,
      String.raw`S = \left(-\frac{b}{2a}\ \Big|\ c - \frac{b^2}{4a}\right), \qquad x_1 + x_2 = -\frac{b}{a}, \qquad x_1 x_2 = \frac{c}{a}`,
    ],
    where: {
      "a, b, c": "coefficients of ax² + bx + c = 0",
      D: "discriminant",
      "x_1, x_2": "the roots",
      S: "vertex of the parabola",
    },
  },
  howTo: [
    "Bring the equation into the form ax² + bx + c = 0: everything on one side.",
    "Enter a, b and c with their signs; a missing term is 0.",
    "Read x₁ and x₂. Where the imaginary parts are not 0, there is no real solution.",
  ],
  faq: [
    {
      question: "What does the discriminant tell you?",
      answer:
        "D = b² − 4ac. If it is positive there are two real roots, if it is 0 one double root, if it is negative two complex ones that mirror each other. If a, b and c are whole numbers and D is a perfect square, the roots are rational and the expression factors.",
    },
    {
      question: "Why do other calculators give a wrong small root?",
      answer:
        "For x² − 10⁸x + 1 = 0 the usual formula subtracts two nearly equal numbers and loses most digits of the small root 10⁻⁸. Here the large root is computed first and the small one as c divided by a times it.",
    },
    {
      question: "What do complex roots mean?",
      answer:
        "They show that the parabola misses the axis. In physics the roots of such an equation describe a damped oscillation: the real part is the damping, the imaginary part the frequency.",
    },
  ],
  about: [
    "Solves any quadratic equation with real coefficients, as in projectile motion, areas, break-even prices and optics. The discriminant is computed exactly from the decimals that you type, so 0.1x² + 0.2x + 0.1 = 0 is recognized as having a double root.",
    "By Vieta's formulas, the roots add up to −b/a and multiply to c/a: a quick check by hand.",
  ],
  sources: ["Press et al., Numerical Recipes, 3rd ed. 2007, section 5.6"],
  overflow: "a",
  phrases: [
    "solve {a}x^2 + {b}x + {c} = 0",
    "quadratic equation {a} {b} {c}",
    "roots of {a}x^2 + {b}x + {c}",
    "quadratic formula a {a} b {b} c {c}",
  ],
  updated: "2026-11-28",
  examples: [
    { title: "x² − 3x − 10 = 0", inputs: { a: 1, b: -3, c: -10 }, outputs: { x1: -2, x2: 5, discriminant: 49 } },
    {
      title: "A double root: 0.1x² + 0.2x + 0.1 = 0",
      inputs: { a: 0.1, b: 0.2, c: 0.1 },
      outputs: { x1: -1, x2: -1, rootType: "double-real" },
    },
    {
      title: "No real solution: x² + 2x + 5 = 0",
      inputs: { a: 1, b: 2, c: 5 },
      outputs: { x1: -1, x1Imaginary: 2, rootType: "complex" },
    },
  ],
});

/** b² - 4ac of the decimals as they are written, rounded once. */
function discriminantOf(...coefficients: readonly [number, number, number]): number {
  const [a, b, c] = [toRational(coefficients[0]), toRational(coefficients[1]), toRational(coefficients[2])];
  return toNumber(subtract(multiply(b, b), multiply(fraction(4n), multiply(a, c))));
}

function rootsOf(a: number, b: number, c: number, discriminant: number) {
  const middle = -b / (2 * a);
  if (discriminant === 0) return { x1: middle, x2: middle, x1Imaginary: 0, x2Imaginary: 0, rootType: "double-real" };
  if (discriminant < 0) {
    const imaginary = Math.sqrt(-discriminant) / (2 * Math.abs(a));
    return { x1: middle, x2: middle, x1Imaginary: imaginary, x2Imaginary: -imaginary, rootType: "complex" };
  }
  const larger = -(b + (b < 0 ? -1 : 1) * Math.sqrt(discriminant)) / 2;
  const roots = [larger / a, c / larger];
  return { x1: Math.min(...roots), x2: Math.max(...roots), x1Imaginary: 0, x2Imaginary: 0, rootType: "two-real" };
}
