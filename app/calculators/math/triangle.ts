import { choice, defineCalculator, integer, number, quantity, refuse, table, text } from "#engine/define.ts";
import { angle } from "#units/angle.ts";

export default defineCalculator({
  id: "triangle",
  name: "Triangle Calculator",
  category: "math",
  emoji: "🔺",
  description:
    "Solves any triangle from three sides or angles: all sides, angles, area, heights, medians, in- and circumradius; both answers of the ambiguous case.",
  keywords: [
    "law of cosines",
    "law of sines",
    "triangle solver",
    "heron's formula",
    "area of a triangle",
    "triangle angles",
    "SSS SAS ASA",
  ],
  related: [
    { id: "right-triangle", stage: "complementary", relevance: 94 },
    { id: "area", stage: "next_step", relevance: 84 },
    "slope",
    { id: "angle-converter", stage: "complementary", relevance: 70 },
    "roof-pitch",
  ],
  inputs: {
    known: choice("Known", {
      default: "sas",
      options: [
        ["sss", "Three sides (SSS)"],
        ["sas", "Sides a, b, angle C between (SAS)"],
        ["asa", "Angles A, B, side c between (ASA)"],
        ["aas", "Angles A, B and the side a (AAS)"],
        ["ssa", "Sides a, b and the angle A (SSA)"],
      ],
    }),
    sideA: number("Side a", {
      also: ["a", "side a", "sides", "first side"],
      default: 7,
      min: 1e-12,
      max: 1000000000000000.0,
      when: { known: ["sss", "sas", "aas", "ssa"] },
    }),
    sideB: number("Side b", {
      also: ["b", "second side"],
      default: 5,
      min: 1e-12,
      max: 1000000000000000.0,
      when: { known: ["sss", "sas", "ssa"] },
    }),
    sideC: number("Side c", {
      also: ["c"],
      default: 6,
      min: 1e-12,
      max: 1000000000000000.0,
      when: { known: ["sss", "asa"] },
    }),
    angleA: quantity("Angle A (opposite a)", angle, {
      unit: "deg",
      default: 40,
      min: 1e-6,
      max: 179.999999,
      when: { known: ["asa", "aas", "ssa"] },
    }),
    angleB: quantity("Angle B (opposite b)", angle, {
      unit: "deg",
      default: 70,
      min: 1e-6,
      max: 179.999999,
      when: { known: ["asa", "aas"] },
    }),
    angleC: quantity("Angle C (opposite c)", angle, {
      also: ["angle between", "included angle", "angle between them", "with an angle of"],
      unit: "deg",
      default: 60,
      min: 1e-6,
      max: 179.999999,
      when: { known: "sas" },
    }),
  },
  outputs: {
    area: number("Area", { also: ["how big"] }),
    perimeter: number("Perimeter", { also: ["around"] }),
    sideA: number("Side a"),
    sideB: number("Side b"),
    sideC: number("Side c", { also: ["third side", "missing side", "opposite side"] }),
    angleA: quantity("Angle A", angle, { unit: "deg" }),
    angleB: quantity("Angle B", angle, { unit: "deg" }),
    angleC: quantity("Angle C", angle, { also: ["largest angle"], unit: "deg" }),
    inradius: number("Inradius"),
    circumradius: number("Circumradius"),
    heightA: number("Height on a"),
    heightB: number("Height on b"),
    heightC: number("Height on c"),
    medianA: number("Median to a"),
    medianB: number("Median to b"),
    medianC: number("Median to c"),
    sideType: text("By sides", { labels: { equilateral: "Equilateral", isosceles: "Isosceles", scalene: "Scalene" } }),
    angleType: text("By angles", { labels: { acute: "Acute", right: "Right-angled", obtuse: "Obtuse" } }),
    solutionCount: integer("Triangles that fit"),
    solutions: table("All triangles that fit", {
      sideA: number("Side a"),
      sideB: number("Side b"),
      sideC: number("Side c"),
      angleA: number("Angle A", { unit: "°" }),
      angleB: number("Angle B", { unit: "°" }),
      angleC: number("Angle C", { unit: "°" }),
      area: number("Area"),
      perimeter: number("Perimeter"),
    }),
  },
  figures: [
    "perimeter",
    { label: "Sides a, b, c", parts: ["sideA", "sideB", "sideC"] },
    { label: "Angles A, B, C", parts: ["angleA", "angleB", "angleC"] },
    "sideType",
    "angleType",
    "solutionCount",
  ],
  pictures: [{ draw: "shape", forms: [["triangle", "sideA", "sideB", "sideC"]], title: "The triangle to scale" }],
  compute(inputs) {
    const all = trianglesOf(inputs).map(describe);
    const [{ area, perimeter, ...first }] = all as [ReturnType<typeof describe>];
    const { sideA, sideB, sideC } = first;
    return {
      area,
      perimeter,
      ...first,
      inradius: (2 * area) / perimeter,
      circumradius: sideA / (2 * sine(first.angleA)),
      heightA: sideB * sine(first.angleC),
      heightB: sideA * sine(first.angleC),
      heightC: sideA * sine(first.angleB),
      medianA: medianTo(sideA, sideB, sideC),
      medianB: medianTo(sideB, sideA, sideC),
      medianC: medianTo(sideC, sideA, sideB),
      sideType: sideTypeOf(first),
      angleType: angleTypeOf(first),
      solutionCount: all.length,
      solutions: all,
    };
  },
  takeaways: (_inputs, outputs, say) => [
    `The sides are ${say.number(outputs.sideA!)}, ${say.number(outputs.sideB!)} and ${say.number(outputs.sideC!)}, the angles ${say.number(outputs.angleA!, 2)}°, ${say.number(outputs.angleB!, 2)}° and ${say.number(outputs.angleC!, 2)}°.`,
    `It is ${outputs.sideType === "scalene" ? "a" : "an"} ${outputs.sideType}, ${outputs.angleType === "right" ? "right-angled" : outputs.angleType} triangle with an area of {area} and a perimeter of {perimeter}.`,
    outputs.solutionCount === 2
      ? "A second triangle fits the same data: see the table."
      : "No other triangle fits these data, except its mirror image.",
  ],
  formula: {
    tex: [
      String.raw`c^2 = a^2 + b^2 - 2ab \cos C, \qquad \frac{a}{\sin A} = \frac{b}{\sin B} = \frac{c}{\sin C} = 2R`,
      String.raw`S = \tfrac12 ab \sin C, \qquad r = \frac{2S}{a + b + c}, \qquad m_a = \tfrac12 \sqrt{2b^2 + 2c^2 - a^2}`,
    ],
    where: {
      "a, b, c": "sides",
      "A, B, C": "angles opposite a, b and c",
      S: "area",
      "r, R": "inradius and circumradius",
      m_a: "median from A to the middle of a",
    },
  },
  howTo: [
    "Under Known, choose which three parts you have. Side a lies opposite angle A, and so on.",
    "Enter them, with all sides in the same unit.",
    "Read the other parts, the area and the radii; lengths come in the unit of your sides.",
    "With two sides and an angle not between them (SSA), look at Triangles that fit: there may be two.",
  ],
  faq: [
    {
      question: "Why can SSA give two triangles?",
      answer:
        "The side opposite the angle can swing like a gate and meet the base line twice. With a = 7, b = 9 and A = 40°, angle B may be 55.7° or 124.3°. If a is at least as long as b there is only one.",
    },
    {
      question: "Why do three angles not determine a triangle?",
      answer:
        "They fix the shape, not the size: all equilateral triangles have three angles of 60°. At least one side must be known.",
    },
    {
      question: "When do three sides form no triangle?",
      answer:
        "When the longest is at least as long as the other two combined: with 2, 3 and 5, the ends just meet on a straight line. This is the triangle inequality.",
    },
  ],
  about: [
    "Solves any plane triangle from three known parts, by the law of cosines and the law of sines, as in surveying, navigation and carpentry.",
    "It holds on flat ground; for triangles hundreds of kilometers across on the Earth, the angles add up to noticeably more than 180° and you need spherical trigonometry. For very flat triangles (an angle below a thousandth of a degree) small errors in the input have large effects.",
  ],
  sources: [
    "Euclid, Elements, books I and VI",
    "Bronshtein et al., Handbook of Mathematics, 6th ed. 2015, section 3.2",
  ],
  phrases: [
    "triangle with sides {sideA} {sideB} {sideC}",
    "triangle two sides {sideA} {sideB} angle {angleC}",
    "area of a triangle with sides {sideA} {sideB} {sideC}",
    "triangular with sides {sideA} {sideB} {sideC}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two sides and the angle between",
      inputs: { known: "sas", sideA: 7, sideB: 5, angleC: 60 },
      outputs: { sideC: 6.244998, area: 15.1554446 },
    },
    {
      title: "Three sides of a plot",
      inputs: { known: "sss", sideA: 5, sideB: 6, sideC: 7 },
      outputs: { area: 14.6969385, angleType: "acute" },
    },
    {
      title: "Two triangles that fit",
      inputs: { known: "ssa", sideA: 7, sideB: 9, angleA: 40 },
      outputs: { solutionCount: 2, angleB: 55.7336477 },
    },
  ],
});

interface Parts {
  readonly sideA: number;
  readonly sideB: number;
  readonly sideC: number;
  readonly angleA: number;
  readonly angleB: number;
  readonly angleC: number;
}

const RADIAN = Math.PI / 180;

/** The sine of an angle in degrees, from the nearer end of 0 to 180, so that 180 - x keeps the digits of x. */
function sine(angle: number): number {
  return Math.sin((angle > 90 ? 180 - angle : angle) * RADIAN);
}

function trianglesOf(known: Parts & { readonly known: "sss" | "sas" | "asa" | "aas" | "ssa" }): readonly Parts[] {
  const { sideA, sideB, sideC, angleA, angleB, angleC } = known;
  switch (known.known) {
    case "sss":
      return [fromSides(sideA, sideB, sideC)];
    case "sas":
      return [fromTwoSides(sideA, sideB, angleC)];
    case "asa":
      return [fromAngles(angleA, angleB, (angles) => sideC / sine(angles.angleC))];
    case "aas":
      return [fromAngles(angleA, angleB, (angles) => sideA / sine(angles.angleA))];
    case "ssa":
      return fromOppositeAngle(sideA, sideB, angleA);
  }
}

function fromSides(sideA: number, sideB: number, sideC: number): Parts {
  if (sideA + sideB <= sideC || sideA + sideC <= sideB || sideB + sideC <= sideA) {
    refuse("sideC", "These sides do not form a triangle: the longest must be shorter than the other two combined.");
  }
  const angleA = angleBetween(sideB, sideC, sideA);
  const angleB = angleBetween(sideA, sideC, sideB);
  return { sideA, sideB, sideC, angleA, angleB, angleC: angleBetween(sideA, sideB, sideC) };
}

/** The angle between p and q that faces r, by the half-angle formula, which keeps its digits in flat triangles. */
function angleBetween(p: number, q: number, r: number): number {
  const half = (p + q + r) / 2;
  return (2 * Math.atan2(Math.sqrt((half - p) * (half - q)), Math.sqrt(half * (half - r)))) / RADIAN;
}

function fromTwoSides(sideA: number, sideB: number, angleC: number): Parts {
  const sideC = Math.hypot(sideA - sideB, 2 * Math.sqrt(sideA) * Math.sqrt(sideB) * Math.sin((angleC / 2) * RADIAN));
  const angleA = Math.atan2(sideA * sine(angleC), sideB - sideA * Math.cos(angleC * RADIAN)) / RADIAN;
  const angleB = Math.atan2(sideB * sine(angleC), sideA - sideB * Math.cos(angleC * RADIAN)) / RADIAN;
  return { sideA, sideB, sideC, angleA, angleB, angleC };
}

type Angles = Pick<Parts, "angleA" | "angleB" | "angleC">;

/** From two angles and the diameter of the circumscribed circle, a / sin A. */
function fromAngles(angleA: number, angleB: number, diameterOf: (angles: Angles) => number): Parts {
  if (angleA + angleB >= 180) refuse("angleB", "The angles A and B must add up to less than 180°.");
  const angles = { angleA, angleB, angleC: 180 - angleA - angleB };
  const diameter = diameterOf(angles);
  return {
    sideA: diameter * sine(angleA),
    sideB: diameter * sine(angleB),
    sideC: diameter * sine(angles.angleC),
    ...angles,
  };
}

function fromOppositeAngle(sideA: number, sideB: number, angleA: number): readonly Parts[] {
  const sineB = (sideB * sine(angleA)) / sideA;
  if (sineB > 1 + 1e-12)
    refuse("angleA", "Side a is too short to reach the base at this angle. Use a smaller angle or a longer side.");
  const right = Math.abs(sineB - 1) <= 1e-12;
  const acute = right ? 90 : Math.asin(sineB) / RADIAN;
  const fitting = (right ? [90] : [acute, 180 - acute]).filter((angleB) => 180 - angleA - angleB > 0);
  if (fitting.length === 0) refuse("angleA", "With an angle A of 90° or more, side a must be longer than side b.");
  return fitting.map((angleB) => {
    const angleC = 180 - angleA - angleB;
    return { sideA, sideB, sideC: (sideA / sine(angleA)) * sine(angleC), angleA, angleB, angleC };
  });
}

function describe(parts: Parts) {
  const { sideA, sideB, sideC, angleC } = parts;
  return { ...parts, area: (sideA * sideB * sine(angleC)) / 2, perimeter: sideA + sideB + sideC };
}

function medianTo(side: number, other: number, another: number): number {
  return Math.sqrt(Math.max(0, 2 * other * other + 2 * another * another - side * side)) / 2;
}

function sideTypeOf({ sideA, sideB, sideC }: Parts): "equilateral" | "isosceles" | "scalene" {
  const same = (p: number, q: number) => Math.abs(p - q) <= 1e-9 * Math.max(p, q);
  if (same(sideA, sideB) && same(sideB, sideC)) return "equilateral";
  return same(sideA, sideB) || same(sideB, sideC) || same(sideA, sideC) ? "isosceles" : "scalene";
}

function angleTypeOf({ angleA, angleB, angleC }: Parts): "right" | "obtuse" | "acute" {
  const largest = Math.max(angleA, angleB, angleC);
  return Math.abs(largest - 90) <= 1e-7 ? "right" : largest > 90 ? "obtuse" : "acute";
}
