import { chart, defineCalculator, number, percent, quantity, refuse } from "#engine/define.ts";
import { lineText } from "#maths/line-equation.ts";
import { angle } from "#units/angle.ts";

export default defineCalculator({
  id: "slope",
  name: "Slope Calculator",
  category: "math",
  emoji: "⛰️",
  description: "Slope, angle, grade, distance, midpoint and line equation through two points.",
  keywords: [
    "gradient",
    "rise over run",
    "distance between two points",
    "midpoint",
    "line equation",
    "y=mx+b",
    "grade percent",
    "slope intercept form",
  ],
  related: [
    { id: "right-triangle", stage: "complementary", relevance: 86 },
    { id: "linear-regression", stage: "advanced_planning", relevance: 86 },
    { id: "roof-pitch", stage: "next_step", relevance: 74 },
    "angle-converter",
    "vector",
  ],
  inputs: {
    x1: number("x₁", { also: ["x1"], default: 1 }),
    y1: number("y₁", { also: ["y1"], default: 2 }),
    x2: number("x₂", { also: ["x2"], default: 5 }),
    y2: number("y₂", { also: ["y2"], default: 10 }),
  },
  outputs: {
    slope: number("Slope m", { also: ["slope", "gradient", "how steep"], none: "Not defined: the line is vertical" }),
    angle: quantity("Angle with the x-axis", angle, { also: ["angle of the line"], unit: "deg" }),
    gradePercent: percent("Grade", { also: ["percent grade"], none: "Not defined: the line is vertical" }),
    distance: number("Distance", { also: ["how far apart", "distance between"] }),
    deltaX: number("Run (Δx)"),
    deltaY: number("Rise (Δy)"),
    midpointX: number("Midpoint x", { also: ["midpoint", "middle point", "halfway"] }),
    midpointY: number("Midpoint y"),
    yIntercept: number("y-intercept", { also: ["y intercept"], none: "None: the line is vertical" }),
    xIntercept: number("x-intercept", { none: "None: the line is horizontal" }),
    perpendicularSlope: number("Slope of a perpendicular", { none: "Not defined: the perpendicular is vertical" }),
    line: chart("Line from the first to the second point", {
      x: { x: number("x") },
      y: { y: number("y") },
      as: "line",
      own: { x: "midpointX", y: "midpointY", label: "Midpoint" },
    }),
  },
  figures: [
    "slope",
    "angle",
    "gradePercent",
    "distance",
    "deltaX",
    "deltaY",
    { label: "Midpoint", parts: ["midpointX", "midpointY"] },
    "yIntercept",
    "xIntercept",
    "perpendicularSlope",
  ],
  compute({ x1, y1, x2, y2 }) {
    const [deltaX, deltaY] = [x2 - x1, y2 - y1];
    if (deltaX === 0 && deltaY === 0) refuse("x2", "Both points are the same; a line needs two different points.");
    const slope = deltaX === 0 ? null : deltaY / deltaX;
    const yIntercept = slope === null ? null : y1 - slope * x1;
    return {
      slope,
      angle: slope === null ? 90 : (Math.atan(slope) * 180) / Math.PI,
      gradePercent: slope === null ? null : 100 * slope,
      distance: Math.hypot(deltaX, deltaY),
      deltaX,
      deltaY,
      midpointX: x1 + deltaX / 2,
      midpointY: y1 + deltaY / 2,
      yIntercept,
      xIntercept: slope === null ? x1 : slope === 0 ? null : -yIntercept! / slope,
      perpendicularSlope: slope === null ? 0 : slope === 0 ? null : -1 / slope,
      line: Array.from({ length: 21 }, (_, index) => ({
        x: x1 + (deltaX * index) / 20,
        y: y1 + (deltaY * index) / 20,
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.slope === null
      ? `The line is vertical: x = ${say.number(inputs.x1)} for every y, so it has no slope.`
      : outputs.slope === 0
        ? `The line is horizontal: y = ${say.number(inputs.y1)} for every x.`
        : `The line is y = ${lineText(outputs.slope, outputs.yIntercept!, say.number)}: it ${outputs.slope > 0 ? "rises" : "falls"} by ${say.number(Math.abs(outputs.slope))} for each step of 1 to the right.`,
    "The points are {distance} apart, with the midpoint at ({midpointX} | {midpointY}).",
  ],
  formula: {
    tex: [
      String.raw`m = \frac{y_2 - y_1}{x_2 - x_1}, \qquad \alpha = \arctan m, \qquad y = m x + b, \quad b = y_1 - m x_1`,
      String.raw`d = \sqrt{(x_2 - x_1)^2 + (y_2 - y_1)^2}, \qquad m_\perp = -\frac{1}{m}`,
    ],
    where: {
      "(x_1, y_1), (x_2, y_2)": "the two points",
      m: "slope: rise divided by run",
      [String.raw`\alpha`]: "angle with the x-axis",
      b: "y-intercept",
      d: "distance",
      [String.raw`m_\perp`]: "slope of a perpendicular line",
    },
  },
  howTo: [
    "Enter the first point as x₁ and y₁.",
    "Enter the second point as x₂ and y₂; which point comes first does not change the slope.",
    "Read Slope m and the y-intercept for the equation of the line, and the angle and Grade for its steepness.",
  ],
  faq: [
    {
      question: "What is the difference between slope, grade and angle?",
      answer:
        "Three ways to say the same thing: a slope of 0.12 is a grade of 12% and an angle of 6.84°. A grade of 100% is 45°, not 90°.",
    },
    {
      question: "Why does a vertical line have no slope?",
      answer: "Its run is 0, and you cannot divide by 0. Its equation is x = constant instead of y = mx + b.",
    },
    {
      question: "How can I tell whether two lines are parallel or perpendicular?",
      answer:
        "Parallel lines have the same slope; perpendicular ones have slopes whose product is −1, such as 2 and −½.",
    },
  ],
  about: [
    "Everything about the straight line through two points: slope, equation, distance, midpoint and the slope of a perpendicular.",
    "Angles are measured from the positive x-axis, negative where the line falls, from −90° to 90°. They hold if both axes have the same scale.",
  ],
  sources: ["Bronshtein et al., Handbook of Mathematics, 6th ed. 2015, section 3.5 (analytic geometry)"],
  phrases: [
    "slope between {x1},{y1} and {x2},{y2}",
    "distance between points {x1} {y1} and {x2} {y2}",
    "a line goes through {x1} {y1} and {x2} {y2} slope",
    "midpoint of {x1} {y1} and {x2} {y2}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "From (1, 2) to (5, 10)",
      inputs: { x1: 1, y1: 2, x2: 5, y2: 10 },
      outputs: { slope: 2, yIntercept: 0, distance: 8.94427191 },
    },
    {
      title: "A road that climbs 60 m over 500 m",
      inputs: { x1: 0, y1: 0, x2: 500, y2: 60 },
      outputs: { gradePercent: 12, angle: 6.84277341 },
    },
    {
      title: "A vertical line",
      inputs: { x1: 3, y1: 1, x2: 3, y2: 9 },
      outputs: { slope: null, angle: 90, perpendicularSlope: 0 },
    },
  ],
});
