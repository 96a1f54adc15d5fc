import { choice, defineCalculator, integer, number, quantity, refuse, table } from "#engine/define.ts";
import { angle } from "#units/angle.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { areaFromSides } from "#maths/heron.ts";

export default defineCalculator({
  id: "area",
  name: "Area Calculator",
  category: "math",
  emoji: "🔷",
  description:
    "Area and perimeter of rectangles, triangles, circles, ellipses, trapezoids, rings, sectors and regular polygons.",
  keywords: [
    "area of a rectangle",
    "surface",
    "area of trapezoid",
    "area of triangle",
    "polygon area",
    "square meters",
    "ellipse area",
    "perimeter",
    "parallelogram",
    "rhombus",
    "trapezoid",
    "ellipse",
    "regular polygon",
    "ring",
  ],
  related: [
    { id: "volume", stage: "next_step", relevance: 84 },
    "circle",
    "triangle",
    { id: "square-footage", stage: "next_step", relevance: 88 },
    { id: "area-converter", stage: "complementary", relevance: 80 },
  ],
  inputs: {
    shape: choice("Shape", {
      called: {
        "triangle-sides": ["triangular sides", "triangle sides"],
        ring: ["donut"],
        rhombus: ["kite", "diamond"],
        trapezoid: ["trapezoidal"],
        rectangle: ["rectangular"],
        "regular-polygon": ["pentagon", "hexagon", "octagon", "hexagonal", "octagonal"],
        triangle: ["triangular base", "triangle base"],
      },
      default: "rectangle",
      options: [
        ["rectangle", "Rectangle"],
        ["square", "Square"],
        ["triangle", "Triangle (base and height)"],
        ["triangle-sides", "Triangle (three sides)"],
        ["parallelogram", "Parallelogram"],
        ["trapezoid", "Trapezoid (trapezium)"],
        ["rhombus", "Rhombus or kite (diagonals)"],
        ["circle", "Circle"],
        ["ring", "Ring (annulus)"],
        ["sector", "Circular sector"],
        ["ellipse", "Ellipse"],
        ["regular-polygon", "Regular polygon"],
      ],
    }),
    length: quantity("Length", length, {
      also: ["long", "by"],
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "rectangle" },
    }),
    width: quantity("Width", length, {
      also: ["wide", "across"],
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "rectangle" },
    }),
    side: quantity("Side", length, {
      also: ["edge", "side length", "each side", "on each side", "on a side", "sides are"],
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: ["square", "regular-polygon"] },
    }),
    sides: integer("Number of sides", {
      also: ["sided"],
      default: 6,
      min: 3,
      max: 1_000_000,
      when: { shape: "regular-polygon" },
    }),
    base: quantity("Base", length, {
      also: ["bottom", "parallel sides"],
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: ["triangle", "parallelogram", "trapezoid"] },
    }),
    topSide: quantity("Opposite parallel side", length, {
      also: ["top", "shorter base", "other base"],
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "trapezoid" },
    }),
    height: quantity("Height", length, {
      also: ["high", "tall"],
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: ["triangle", "parallelogram", "trapezoid"] },
    }),
    sideA: quantity("Side a", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "triangle-sides" },
    }),
    sideB: quantity("Side b", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "triangle-sides" },
    }),
    sideC: quantity("Side c", length, {
      unit: "m",
      default: 7,
      defaultIn: { imperial: "23 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "triangle-sides" },
    }),
    diagonal1: quantity("First diagonal", length, {
      also: ["diagonals"],
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "rhombus" },
    }),
    diagonal2: quantity("Second diagonal", length, {
      also: ["other diagonal", "and"],
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "rhombus" },
    }),
    radius: quantity("Radius", length, {
      also: ["outer radius"],
      unit: "m",
      default: 2,
      defaultIn: { imperial: "6.5 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: ["circle", "ring", "sector"] },
    }),
    innerRadius: quantity("Inner radius", length, {
      also: ["inside radius", "hole radius"],
      unit: "m",
      default: 1,
      defaultIn: { imperial: "3 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "ring" },
    }),
    centralAngle: quantity("Central angle", angle, {
      also: ["angle"],
      unit: "deg",
      default: 60,
      min: 1e-6,
      max: 360,
      when: { shape: "sector" },
    }),
    semiAxisA: quantity("First semi-axis", length, {
      also: ["semi-major axis", "semi axis"],
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "ellipse" },
    }),
    semiAxisB: quantity("Second semi-axis", length, {
      also: ["semi-minor axis"],
      unit: "m",
      default: 2,
      defaultIn: { imperial: "6.5 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { shape: "ellipse" },
    }),
  },
  outputs: {
    area: quantity("Area", area, {
      also: ["how big", "square feet", "square footage", "surface"],
      unit: "m2",
      metric: "m2",
      imperial: "ft2",
    }),
    perimeter: quantity("Perimeter", length, {
      also: ["distance around", "how far around"],
      unit: "m",
      none: "Not determined by these lengths",
    }),
    areaSquareFeet: quantity("Area in other units", area, { unit: "ft2", metric: "ft2", imperial: "m2" }),
    sideOfEqualSquare: quantity("Side of a square of the same area", length, { unit: "m" }),
    scaled: table("If the shape is scaled", {
      scale: number("All lengths times"),
      area: quantity("Area", area, { unit: "m2", metric: "m2", imperial: "ft2" }),
    }),
  },
  pictures: [
    { draw: "shape", forms: [["rectangle", "length", "width"]], when: { shape: "rectangle" } },
    { draw: "shape", forms: [["square", "side"]], when: { shape: "square" } },
    { draw: "shape", forms: [["triangle", "sideA", "sideB", "sideC"]], when: { shape: "triangle-sides" } },
    { draw: "shape", forms: [["flank", "base", "height"]], when: { shape: "triangle" } },
    { draw: "shape", forms: [["parallelogram", "base", "height"]], when: { shape: "parallelogram" } },
    { draw: "shape", forms: [["trapezoid", "base", "topSide", "height"]], when: { shape: "trapezoid" } },
    { draw: "shape", forms: [["rhombus", "diagonal1", "diagonal2"]], when: { shape: "rhombus" } },
    { draw: "shape", forms: [["disk", "radius"]], when: { shape: "circle" } },
    { draw: "shape", forms: [["ring", "radius", "innerRadius"]], when: { shape: "ring" } },
    { draw: "shape", forms: [["sector", "radius", "centralAngle"]], when: { shape: "sector" } },
    { draw: "shape", forms: [["oval", "semiAxisA", "semiAxisB"]], when: { shape: "ellipse" } },
    { draw: "shape", forms: [["polygon", "side", "sides"]], when: { shape: "regular-polygon" } },
  ],
  compute(inputs) {
    const figure = figures[inputs.shape](inputs);
    return {
      area: figure.area,
      perimeter: figure.perimeter,
      areaSquareFeet: figure.area / 0.09290304,
      sideOfEqualSquare: Math.sqrt(figure.area),
      scaled: [0.5, 1, 2, 3, 10].map((scale) => ({ scale, area: figure.area * scale ** 2 })),
    };
  },
  takeaways: (_inputs, outputs) => [
    "The area is {area}, as much as a square with sides of {sideOfEqualSquare}.",
    outputs.perimeter === null
      ? "The perimeter depends on lengths or angles you did not enter."
      : "The perimeter is {perimeter}.",
    "Double all the lengths and the area becomes four times as large.",
  ],
  formula: {
    tex: [
      String.raw`\text{rectangle } l w, \quad \text{triangle } \tfrac12 b h, \quad \sqrt{s(s-a)(s-b)(s-c)},`,
      String.raw`\text{trapezoid } \tfrac12 (b + t) h, \quad \text{rhombus } \tfrac12 d_1 d_2`,
      String.raw`\text{circle } \pi r^2, \quad \text{ring } \pi (R^2 - r^2), \quad \text{sector } \tfrac12 r^2 \theta,`,
      String.raw`\text{ellipse } \pi a b, \quad \text{polygon } \frac{n s^2}{4 \tan(\pi/n)}`,
      String.raw`U_{\text{ellipse}} = 4 a\, E\!\left(1 - \frac{b^2}{a^2}\right)`,
    ],
    where: {
      "l, w": "length and width",
      "b, h": "base and height; t is the parallel side opposite the base",
      "a, b, c": "sides of the triangle, s half their sum; for the ellipse the semi-axes",
      "d_1, d_2": "diagonals",
      "R, r": "radius and inner radius",
      [String.raw`\theta`]: "central angle in radians",
      "n, s": "number of sides and side of a regular polygon",
      E: "complete elliptic integral of the second kind",
    },
  },
  howTo: [
    "Choose the Shape.",
    "Enter its lengths; each field takes any unit, such as ft, in or cm.",
    "Read the Area and, where the data determine it, the Perimeter. The height of a triangle or trapezoid is measured at a right angle to the base.",
    "Divide an irregular plot into triangles, measure the three sides of each, and add the areas.",
  ],
  faq: [
    {
      question: "How do I get from square meters to square feet?",
      answer:
        "One square meter is 10.7639 square feet, since a foot is exactly 0.3048 m and 0.3048² = 0.09290304. A room of 4 × 5 m is 215 square feet.",
    },
    {
      question: "Why is no perimeter shown for a parallelogram?",
      answer:
        "Base and height fix its area but not how slanted it is. A parallelogram with base 6 and height 3 may have sides of 3 or of 30. The same holds for a triangle with base and height, a trapezoid, and a kite with given diagonals.",
    },
    {
      question: "Is there a formula for the perimeter of an ellipse?",
      answer:
        "Not with elementary functions: it takes an elliptic integral, which is computed to full precision here. Ramanujan's approximation π(3(a + b) − √((3a + b)(a + 3b))) is good to a few millionths for ordinary ellipses.",
    },
  ],
  about: [
    "Areas of twelve plane figures, with the perimeter where the data determine it. Fields of other shapes are ignored.",
    "Flat geometry is assumed: on a slope, the surface is larger than its map area by 1/cos of the angle, 15% at 30°.",
  ],
  sources: [
    "Bronshtein et al., Handbook of Mathematics, 6th ed. 2015, section 3.1",
    "Abramowitz and Stegun, Handbook of Mathematical Functions, 1964, chapter 17 (ellipse)",
  ],
  phrases: [
    "area of a rectangle {length} by {width}",
    "area of a circle radius {radius}",
    "area of a square side {side}",
    "area of a triangle base {base} height {height}",
    "area of a triangle sides {sideA} {sideB} {sideC}",
    "area of a trapezoid parallel sides {base} and {topSide} height {height}",
    "area of a rhombus diagonals {diagonal1} and {diagonal2}",
    "area of a ring outer radius {radius} inner radius {innerRadius}",
    "area of a sector radius {radius} angle {centralAngle}",
    "area of an ellipse semi-axes {semiAxisA} and {semiAxisB}",
    "area of a regular polygon {sides} sides of {side}",
    "triangular with sides of {sideA} {sideB} and {sideC} area",
    "regular polygon each side is {side} area {sides}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A room of 5 by 4 meters",
      inputs: { shape: "rectangle", length: 5, width: 4 },
      outputs: { area: 20, perimeter: 18, areaSquareFeet: 215.278208 },
    },
    {
      title: "A triangular plot by its sides",
      inputs: { shape: "triangle-sides", sideA: 5, sideB: 6, sideC: 7 },
      outputs: { area: 14.6969385, perimeter: 18 },
    },
    {
      title: "An elliptical table with semi-axes of 3 m and 2 m",
      inputs: { shape: "ellipse", semiAxisA: 3, semiAxisB: 2 },
      outputs: { area: 18.8495559, perimeter: 15.8654396 },
    },
  ],
});

interface Figure {
  readonly area: number;
  readonly perimeter: number | null;
}

type Measures = Readonly<
  Record<
    | "length"
    | "width"
    | "side"
    | "sides"
    | "base"
    | "topSide"
    | "height"
    | "sideA"
    | "sideB"
    | "sideC"
    | "diagonal1"
    | "diagonal2"
    | "radius"
    | "innerRadius"
    | "centralAngle"
    | "semiAxisA"
    | "semiAxisB",
    number
  >
>;

const figures = {
  rectangle: ({ length: l, width: w }) => ({ area: l * w, perimeter: 2 * (l + w) }),
  square: ({ side }) => ({ area: side * side, perimeter: 4 * side }),
  triangle: ({ base, height }) => ({ area: (base * height) / 2, perimeter: null }),
  "triangle-sides": ({ sideA, sideB, sideC }) => ({
    area:
      areaFromSides(sideA, sideB, sideC) ??
      refuse("sideC", "These sides do not form a triangle: the longest must be shorter than the other two combined."),
    perimeter: sideA + sideB + sideC,
  }),
  parallelogram: ({ base, height }) => ({ area: base * height, perimeter: null }),
  trapezoid: ({ base, topSide, height }) => ({ area: ((base + topSide) * height) / 2, perimeter: null }),
  rhombus: ({ diagonal1, diagonal2 }) => ({ area: (diagonal1 * diagonal2) / 2, perimeter: null }),
  circle: ({ radius }) => ({ area: Math.PI * radius * radius, perimeter: 2 * Math.PI * radius }),
  ring: ({ radius, innerRadius }) => {
    if (innerRadius >= radius) refuse("innerRadius", "The inner radius must be smaller than the radius.");
    return {
      area: Math.PI * (radius - innerRadius) * (radius + innerRadius),
      perimeter: 2 * Math.PI * (radius + innerRadius),
    };
  },
  sector: ({ radius, centralAngle }) => {
    const angleInRadians = (centralAngle * Math.PI) / 180;
    return { area: (radius * radius * angleInRadians) / 2, perimeter: radius * (angleInRadians + 2) };
  },
  ellipse: ({ semiAxisA, semiAxisB }) => ({
    area: Math.PI * semiAxisA * semiAxisB,
    perimeter: ellipsePerimeter(semiAxisA, semiAxisB),
  }),
  "regular-polygon": ({ side, sides }) => ({
    area: (sides * side * side) / (4 * Math.tan(Math.PI / sides)),
    perimeter: sides * side,
  }),
} satisfies Readonly<Record<string, (measures: Measures) => Figure>>;

/** 4 a E(1 - b²/a²) by the arithmetic-geometric mean. Source: DLMF 19.8.6. */
function ellipsePerimeter(first: number, second: number): number {
  let [a, b] = [1, Math.min(first, second) / Math.max(first, second)];
  let [weight, sum] = [0.5, 1 - (1 - b * b) / 2];
  for (let step = 0; step < 16; step += 1) {
    const difference = (a - b) / 2;
    [a, b] = [(a + b) / 2, Math.sqrt(a * b)];
    weight *= 2;
    sum -= weight * difference * difference;
  }
  return (2 * Math.PI * Math.max(first, second) * sum) / a;
}
