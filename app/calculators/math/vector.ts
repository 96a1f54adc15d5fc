import { boolean, defineCalculator, integer, list, number, quantity, refuse, table } from "#engine/define.ts";
import { angle } from "#units/angle.ts";
import { sum } from "#maths/statistics.ts";

export default defineCalculator({
  id: "vector",
  name: "Vector Calculator",
  category: "math",
  emoji: "↗️",
  description:
    "Dot product, cross product, angle, length, projection, sum and unit vectors of two vectors in 2 to 10 dimensions.",
  keywords: [
    "dot product",
    "cross product",
    "angle between vectors",
    "magnitude of vector",
    "unit vector",
    "vector addition",
    "projection",
  ],
  related: [
    { id: "matrix", stage: "advanced_planning", relevance: 88 },
    { id: "triangle", stage: "complementary", relevance: 74 },
    "slope",
    "linear-system",
    { id: "force", stage: "next_step", relevance: 78 },
  ],
  inputs: {
    a: list("Vector a", {
      also: ["first vector"],
      of: number("Value"),
      default: [2, -1, 3],
      minItems: 2,
      maxItems: 10,
    }),
    b: list("Vector b", {
      also: ["vector b", "second vector"],
      of: number("Value"),
      default: [4, 0, -2],
      minItems: 2,
      maxItems: 10,
    }),
  },
  outputs: {
    dot: number("Dot product a · b", { also: ["dot product", "scalar product", "inner product"] }),
    magnitudeA: number("Length of a", { also: ["length", "magnitude", "how long"] }),
    magnitudeB: number("Length of b"),
    angle: quantity("Angle between", angle, {
      also: ["angle between the vectors"],
      unit: "deg",
      none: "Not defined: one vector has length 0",
    }),
    crossX: number("a × b, x", { none: "Only in 2 and 3 dimensions" }),
    crossY: number("a × b, y", { none: "Only in 2 and 3 dimensions" }),
    crossZ: number("a × b, z", { none: "Only in 2 and 3 dimensions" }),
    crossMagnitude: number("Area of the parallelogram", {
      also: ["area of the parallelogram"],
      none: "Only in 2 and 3 dimensions",
    }),
    scalarProjection: number("Scalar projection of a on b", {
      also: ["projection"],
      none: "Not defined: b has length 0",
    }),
    distance: number("Distance |a − b|"),
    perpendicular: boolean("Perpendicular"),
    table: table("By component", {
      component: integer("Component"),
      sum: number("a + b"),
      difference: number("a − b"),
      unitA: number("Unit vector of a", { none: "Not defined" }),
      unitB: number("Unit vector of b", { none: "Not defined" }),
      projection: number("Projection of a on b", { none: "Not defined" }),
    }),
  },
  figures: [
    "dot",
    "magnitudeA",
    "magnitudeB",
    "angle",
    { label: "Cross product a × b", parts: ["crossX", "crossY", "crossZ"] },
    "crossMagnitude",
    "scalarProjection",
    "distance",
    "perpendicular",
  ],
  pictures: [{ draw: "bars", of: ["magnitudeA", "magnitudeB", "distance"], title: "Lengths" }],
  compute({ a, b }) {
    if (a.length !== b.length) {
      refuse("b", `Both vectors need the same number of components: a has ${a.length}, b has ${b.length}.`);
    }
    const dot = sum(a.map((value, index) => value * b[index]!));
    const [magnitudeA, magnitudeB] = [Math.hypot(...a), Math.hypot(...b)];
    const lengths = magnitudeA * magnitudeB;
    const [crossX, crossY, crossZ] = a.length <= 3 ? crossProduct(a, b) : [null, null, null];
    return {
      dot,
      magnitudeA,
      magnitudeB,
      angle: lengths === 0 ? null : angleBetween(a, magnitudeA, b, magnitudeB),
      crossX,
      crossY,
      crossZ,
      crossMagnitude: crossX === null ? null : Math.hypot(crossX, crossY, crossZ),
      scalarProjection: magnitudeB === 0 ? null : dot / magnitudeB,
      distance: Math.hypot(...a.map((value, index) => value - b[index]!)),
      perpendicular: Math.abs(dot) <= 1e-12 * lengths,
      table: a.map((value, index) => ({
        component: index + 1,
        sum: value + b[index]!,
        difference: value - b[index]!,
        unitA: magnitudeA === 0 ? null : value / magnitudeA,
        unitB: magnitudeB === 0 ? null : b[index]! / magnitudeB,
        projection: magnitudeB === 0 ? null : (dot / magnitudeB) * (b[index]! / magnitudeB),
      })),
    };
  },
  takeaways: (_inputs, outputs) => [
    outputs.angle === null
      ? "A vector of length 0 has no direction, so there is no angle."
      : outputs.perpendicular
        ? "The dot product is 0: the vectors are perpendicular."
        : "The dot product is {dot}, and the angle between the vectors is {angle}.",
    outputs.crossMagnitude === null
      ? "Vector a is {magnitudeA} long, vector b {magnitudeB}; their tips are {distance} apart."
      : "They are {magnitudeA} and {magnitudeB} long and span a parallelogram with an area of {crossMagnitude}.",
  ],
  formula: {
    tex: [
      String.raw`a \cdot b = \sum a_i b_i = |a|\,|b| \cos \theta, \qquad |a| = \sqrt{\sum a_i^2}`,
      String.raw`a \times b = (a_2 b_3 - a_3 b_2,\ a_3 b_1 - a_1 b_3,\ a_1 b_2 - a_2 b_1), \qquad \operatorname{proj}_b a = \frac{a \cdot b}{|b|^2}\, b`,
    ],
    where: {
      "a_i, b_i": "components",
      [String.raw`\theta`]: "angle between the vectors",
      "|a|": "length of a",
      [String.raw`\operatorname{proj}_b a`]: "projection of a on b",
    },
  },
  howTo: [
    "Enter the components of Vector a, 2 to 10 of them.",
    "Enter Vector b with the same number of components.",
    "Read dot product, angle and lengths; the table gives sum, difference, unit vectors and projection component by component.",
  ],
  faq: [
    {
      question: "What is the difference between dot product and cross product?",
      answer:
        "The dot product is a number: length of a times the part of b along a (work is force · displacement). The cross product is a vector perpendicular to both, as long as the area of the parallelogram (torque is lever arm × force). It exists only in three dimensions; plane vectors get a third component of 0.",
    },
    {
      question: "What does a negative dot product mean?",
      answer:
        "The angle is larger than 90°: one vector points partly against the other. If it is 0, they are perpendicular.",
    },
    {
      question: "Why does the order matter in a × b?",
      answer:
        "b × a points the opposite way: b × a = −(a × b). By the right-hand rule, with the thumb along a and the index finger along b, the middle finger shows a × b.",
    },
  ],
  about: [
    "Vectors describe forces, velocities and positions, but also word counts or pixel values: in higher dimensions the cosine of the angle measures how alike two of them are.",
    "Vectors are called perpendicular here if their dot product is below 10⁻¹² of the product of their lengths, so rounding does not hide a right angle.",
  ],
  sources: ["Strang, Introduction to Linear Algebra, 5th ed. 2016, chapter 1"],
  overflow: "a",
  phrases: ["dot product {a} and {b}", "angle between vectors {a} and {b}", "cross product {a} {b}"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Two vectors in space",
      inputs: { a: [2, -1, 3], b: [4, 0, -2] },
      outputs: { dot: 2, crossX: 2, crossY: 16, crossZ: 4 },
    },
    {
      title: "Perpendicular in the plane",
      inputs: { a: [3, 4], b: [4, -3] },
      outputs: { angle: 90, perpendicular: true, crossZ: -25 },
    },
    {
      title: "Similarity in five dimensions",
      inputs: { a: [1, 2, 0, 1, 3], b: [2, 4, 0, 2, 6] },
      outputs: { angle: 0, crossX: null },
    },
  ],
});

function crossProduct(a: readonly number[], b: readonly number[]): readonly [number, number, number] {
  const [[a1, a2, a3 = 0], [b1, b2, b3 = 0]] = [a as [number, number, number?], b as [number, number, number?]];
  return [a2 * b3 - a3 * b2, a3 * b1 - a1 * b3, a1 * b2 - a2 * b1];
}

/**
 * acos(a · b / (|a| |b|)) in degrees as 2 atan(|u - v| / |u + v|) of the unit vectors, which keeps its digits for nearly
 * parallel vectors. Source: W. Kahan, How Futile are Mindless Assessments of Roundoff, 2006.
 */
function angleBetween(a: readonly number[], lengthA: number, b: readonly number[], lengthB: number): number {
  const apart = Math.hypot(...a.map((value, index) => value / lengthA - b[index]! / lengthB));
  const together = Math.hypot(...a.map((value, index) => value / lengthA + b[index]! / lengthB));
  return (2 * Math.atan2(apart, together) * 180) / Math.PI;
}
