import { boolean, choice, defineCalculator, number, quantity, refuse } from "#engine/define.ts";
import { angle } from "#units/angle.ts";

export default defineCalculator({
  id: "right-triangle",
  name: "Right Triangle Calculator",
  category: "math",
  emoji: "📐",
  description: "Finds the missing sides and angles of a right triangle with the Pythagorean theorem and trigonometry.",
  keywords: [
    "pythagorean theorem",
    "hypotenuse",
    "pythagoras",
    "a2+b2=c2",
    "right angled triangle",
    "find the missing side",
    "sohcahtoa",
  ],
  popular: true,
  related: [
    { id: "triangle", stage: "advanced_planning", relevance: 94 },
    "slope",
    { id: "roof-pitch", stage: "next_step", relevance: 78 },
    { id: "stairs", stage: "next_step", relevance: 72 },
    "scientific-calculator",
  ],
  inputs: {
    known: choice("Known", {
      default: "legs",
      options: [
        ["legs", "Both legs"],
        ["leg-hypotenuse", "Leg a and the hypotenuse"],
        ["leg-opposite-angle", "Leg a and the angle opposite it"],
        ["leg-adjacent-angle", "Leg b and the angle next to it"],
        ["hypotenuse-angle", "Hypotenuse and angle A"],
        ["area-leg", "Area and leg a"],
      ],
    }),
    legA: number("Leg a", {
      also: ["leg a", "height", "rise", "one leg", "first leg", "legs", "opposite", "vertical"],
      default: 3,
      min: 1e-12,
      max: 1000000000000000.0,
      when: { known: ["legs", "leg-hypotenuse", "leg-opposite-angle", "area-leg"] },
    }),
    legB: number("Leg b", {
      also: ["base", "run", "other leg", "second leg", "adjacent", "horizontal"],
      default: 4,
      min: 1e-12,
      max: 1000000000000000.0,
      when: { known: ["legs", "leg-adjacent-angle"] },
    }),
    hypotenuse: number("Hypotenuse c", {
      also: ["longest side", "ladder", "hypotenuse of"],
      default: 5,
      min: 1e-12,
      max: 1000000000000000.0,
      when: { known: ["leg-hypotenuse", "hypotenuse-angle"] },
    }),
    angleA: quantity("Angle A (opposite a)", angle, {
      unit: "deg",
      default: 30,
      min: 1e-6,
      max: 89.999999,
      when: { known: ["leg-opposite-angle", "leg-adjacent-angle", "hypotenuse-angle"] },
    }),
    area: number("Area", { default: 6, min: 1e-12, max: 1000000000000000.0, when: { known: "area-leg" } }),
  },
  outputs: {
    hypotenuse: number("Hypotenuse c", { also: ["hypotenuse", "longest side", "diagonal"] }),
    legA: number("Leg a", { also: ["height", "rise", "opposite side"] }),
    legB: number("Leg b", { also: ["missing leg", "other leg", "missing side", "adjacent side"] }),
    angleA: quantity("Angle A", angle, { also: ["angle"], unit: "deg" }),
    angleB: quantity("Angle B", angle, { unit: "deg" }),
    area: number("Area"),
    perimeter: number("Perimeter"),
    height: number("Height on the hypotenuse"),
    inradius: number("Inradius"),
    circumradius: number("Circumradius"),
    pythagoreanTriple: boolean("Whole-number (Pythagorean) triple"),
  },
  figures: [
    "hypotenuse",
    { label: "Legs a, b", parts: ["legA", "legB"] },
    "angleA",
    "angleB",
    "area",
    "perimeter",
    "height",
    "inradius",
    "circumradius",
    "pythagoreanTriple",
  ],
  pictures: [{ draw: "shape", forms: [["right", "legA", "legB", "hypotenuse"]], title: "The triangle to scale" }],
  compute(inputs) {
    const [a, b] = legsOf(inputs);
    const c = Math.hypot(a, b);
    const angleA = Math.atan2(a, b) / RADIAN;
    return {
      hypotenuse: c,
      legA: a,
      legB: b,
      angleA,
      angleB: Math.atan2(b, a) / RADIAN,
      area: (a * b) / 2,
      perimeter: a + b + c,
      height: (a / c) * b,
      inradius: (a / (a + b + c)) * b,
      circumradius: c / 2,
      pythagoreanTriple: [a, b, c].every((side) => Math.round(side) > 0 && Math.abs(side - Math.round(side)) <= 1e-9),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `The legs are ${say.number(outputs.legA!)} and ${say.number(outputs.legB!)}, the hypotenuse is ${say.number(outputs.hypotenuse!)}.`,
    `The angles are ${say.number(outputs.angleA!, 2)}° opposite leg a and ${say.number(outputs.angleB!, 2)}° opposite leg b; the area is ${say.number(outputs.area!)}.`,
    outputs.pythagoreanTriple
      ? "All three sides are whole numbers: a Pythagorean triple."
      : "The perimeter is {perimeter}, and the height on the hypotenuse is {height}.",
  ],
  formula: {
    tex: [
      String.raw`a^2 + b^2 = c^2, \qquad \sin A = \frac{a}{c}, \quad \cos A = \frac{b}{c}, \quad \tan A = \frac{a}{b}`,
      String.raw`S = \frac{ab}{2}, \qquad h = \frac{ab}{c}, \qquad r = \frac{a + b - c}{2}, \qquad R = \frac{c}{2}`,
    ],
    where: {
      "a, b": "legs, which enclose the right angle",
      c: "hypotenuse",
      A: "angle opposite a",
      S: "area",
      h: "height on the hypotenuse",
      "r, R": "inradius and circumradius",
    },
  },
  howTo: [
    "Under Known, choose which two parts you have.",
    "Enter them; all lengths in the same unit. Leg a lies opposite angle A.",
    "Read the missing sides and angles, the area and the height on the hypotenuse.",
  ],
  faq: [
    {
      question: "How do I check for a right angle on a building site?",
      answer:
        "Measure 3 units along one side and 4 along the other: if the corner is square, the diagonal is exactly 5. Larger multiples such as 6-8-10 or 9-12-15 feet are more accurate.",
    },
    {
      question: "Sine, cosine or tangent?",
      answer:
        "Seen from angle A: sine = opposite / hypotenuse, cosine = adjacent / hypotenuse, tangent = opposite / adjacent (SOH-CAH-TOA). A ramp that rises 1 in 12 has a tangent of 1/12, an angle of 4.76°.",
    },
    {
      question: "What are the 30-60-90 and 45-45-90 triangles?",
      answer:
        "Half an equilateral triangle has sides in the ratio 1 : √3 : 2; half a square, 1 : 1 : √2. They are the two standard drafting triangles.",
    },
  ],
  about: [
    "Two parts, at least one of them a length, determine a right triangle. The Pythagorean theorem gives the third side and trigonometry the rest: roof pitches, ladders, ramps, distances on a map.",
    "For triangles without a right angle use the triangle calculator.",
  ],
  sources: ["Euclid, Elements, book I, proposition 47"],
  phrases: [
    "right triangle legs {legA} and {legB}",
    "hypotenuse of {legA} and {legB}",
    "pythagorean {legA} {legB}",
    "pythagoras {legA} {legB}",
    "missing leg of a right triangle with hypotenuse {hypotenuse} and one leg {legA}",
    "how long is the hypotenuse if the legs are {legA} and {legB}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Legs 3 and 4",
      inputs: { known: "legs", legA: 3, legB: 4 },
      outputs: { hypotenuse: 5, area: 6, pythagoreanTriple: true },
    },
    {
      title: "A 5 m ladder at 75° to the ground",
      inputs: { known: "hypotenuse-angle", hypotenuse: 5, angleA: 75 },
      outputs: { legA: 4.82962913, legB: 1.29409523 },
    },
    {
      title: "Height of a tree 20 m away, seen at 35°",
      inputs: { known: "leg-adjacent-angle", legB: 20, angleA: 35 },
      outputs: { legA: 14.0041508 },
    },
  ],
});

const RADIAN = Math.PI / 180;

interface Known {
  readonly known:
    | "legs"
    | "leg-hypotenuse"
    | "leg-opposite-angle"
    | "leg-adjacent-angle"
    | "hypotenuse-angle"
    | "area-leg";
  readonly legA: number;
  readonly legB: number;
  readonly hypotenuse: number;
  readonly angleA: number;
  readonly area: number;
}

function legsOf({ known, legA, legB, hypotenuse, angleA, area }: Known): readonly [number, number] {
  const angle = angleA * RADIAN;
  switch (known) {
    case "legs":
      return [legA, legB];
    case "leg-hypotenuse":
      if (hypotenuse <= legA) refuse("hypotenuse", "The hypotenuse must be longer than the leg.");
      return [legA, Math.sqrt(hypotenuse - legA) * Math.sqrt(hypotenuse + legA)];
    case "leg-opposite-angle":
      return [legA, legA / Math.tan(angle)];
    case "leg-adjacent-angle":
      return [legB * Math.tan(angle), legB];
    case "hypotenuse-angle":
      return [hypotenuse * Math.sin(angle), hypotenuse * Math.cos(angle)];
    case "area-leg":
      return [legA, (2 * area) / legA];
  }
}
