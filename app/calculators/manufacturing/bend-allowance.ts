import { chart, choice, defineCalculator, number, quantity, refuse, table } from "#engine/define.ts";
import { angle } from "#units/angle.ts";
import { density } from "#units/density.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { pressure } from "#units/pressure.ts";

export default defineCalculator({
  id: "bend-allowance",
  name: "Bend Allowance Calculator",
  category: "manufacturing",
  emoji: "📐",
  description:
    "The flat length of a bent sheet from its flanges, with bend allowance, bend deduction, setback, K-factor and press force.",
  keywords: [
    "sheet metal",
    "K-factor",
    "bend deduction",
    "flat pattern",
    "press brake",
    "setback",
    "developed length",
    "tonnage",
    "flat length of a bracket",
    "bending sheet metal",
  ],
  related: [
    { id: "metal-weight", stage: "next_step", relevance: 84 },
    { id: "speeds-feeds", stage: "complementary", relevance: 76 },
    "bolt-torque",
    "circle",
    "angle-converter",
  ],
  inputs: {
    thickness: quantity("Sheet thickness", length, {
      unit: "mm",
      default: 2,
      defaultIn: { imperial: "0.08 in" },
      min: 0.0001,
      max: 200,
      also: [
        "thick",
        "sheet",
        "steel",
        "mm sheet",
        "inch sheet",
        "gauge",
        "stock",
        "material",
        "aluminum",
        "mm thick",
        "inch thick",
      ],
    }),
    insideRadius: quantity("Inside bend radius", length, {
      unit: "mm",
      default: 3,
      defaultIn: { imperial: "0.125 in" },
      min: 0,
      max: 10_000,
      also: ["radius", "inner radius", "around a", "bend radius", "mm radius"],
    }),
    bendAngle: quantity("Bend angle (how far it is bent)", angle, {
      unit: "deg",
      default: 90,
      min: 1,
      max: 175,
      also: ["degrees", "angle", "bent", "bend of", "degree bend", "bent at"],
      help: "90° for a square corner; 0° would be a flat sheet.",
    }),
    flangeA: quantity("Flange A, outside to the sharp corner", length, {
      also: ["flanges of", "legs of", "flange"],
      unit: "mm",
      default: 50,
      defaultIn: { imperial: "2 in" },
      min: 0.0001,
      max: 1_000_000,
    }),
    flangeB: quantity("Flange B, outside to the sharp corner", length, {
      also: ["second flange", "other flange", "second leg", "and"],
      unit: "mm",
      default: 80,
      defaultIn: { imperial: "3 in" },
      min: 0.0001,
      max: 1_000_000,
    }),
    kMode: choice("K-factor", {
      default: "auto",
      options: [
        ["auto", "From radius and thickness"],
        ["manual", "My own"],
      ],
    }),
    kFactor: number("K-factor", {
      also: ["k", "k of", "k factor of", "k-factor", "k-factor of", "k factor", "k is"],
      default: 0.44,
      min: 0.1,
      max: 0.6,
      when: { kMode: "manual" },
    }),
    bendLength: quantity("Length of the bend", length, {
      unit: "mm",
      default: 500,
      defaultIn: { imperial: "20 in" },
      min: 0.0001,
      max: 1_000_000,
    }),
    dieOpening: quantity("Die opening (V)", length, {
      unit: "mm",
      default: 16,
      defaultIn: { imperial: "0.625 in" },
      min: 0.1,
      max: 2000,
      help: "About 8 times the thickness.",
    }),
    tensileStrength: quantity("Tensile strength", pressure, {
      unit: "MPa",
      default: 450,
      defaultIn: { imperial: "65000 psi" },
      min: 1,
      max: 3000,
      help: "Mild steel 450 MPa (65 ksi), stainless 600 (87), 5052 aluminum 230 (33).",
    }),
    density: quantity("Density", density, {
      unit: "kg/m3",
      default: 7850,
      defaultIn: { imperial: "490 lb/ft³" },
      min: 1,
      max: 30_000,
    }),
  },
  outputs: {
    flatLength: quantity("Flat length", length, {
      also: ["flat length", "blank length", "blank", "flat blank", "how long is the blank"],
      unit: "mm",
      decimals: 3,
    }),
    bendAllowance: quantity("Bend allowance", length, {
      also: ["allowance"],
      unit: "mm",
      decimals: 3,
    }),
    bendDeduction: quantity("Bend deduction", length, { also: ["deduction"], unit: "mm", decimals: 3 }),
    outsideSetback: quantity("Outside setback", length, { unit: "mm", decimals: 3 }),
    insideSetback: quantity("Inside setback", length, { unit: "mm", decimals: 3 }),
    kFactorUsed: number("K-factor used", { decimals: 3 }),
    yFactor: number("Y-factor", { decimals: 4 }),
    neutralRadius: quantity("Radius of the neutral line", length, { unit: "mm", decimals: 3 }),
    includedAngle: quantity("Angle between the flanges", angle, { unit: "deg", decimals: 2 }),
    radiusToThickness: number("Radius to thickness", { decimals: 3 }),
    straightA: quantity("Straight part of flange A", length, { unit: "mm", decimals: 3 }),
    straightB: quantity("Straight part of flange B", length, { unit: "mm", decimals: 3 }),
    airBendRadius: quantity("Radius that air bending gives", length, { unit: "mm", decimals: 2 }),
    minimumFlange: quantity("Shortest flange for the die", length, { unit: "mm", decimals: 2 }),
    bendForce: quantity("Press force", force, { unit: "kN", imperial: "lbf", decimals: 1 }),
    sheetMass: quantity("Weight of the sheet", mass, { unit: "kg", imperial: "lb", decimals: 3 }),
    byKFactor: table(
      "Flat length by K-factor",
      {
        kFactor: number("K-factor", { decimals: 2 }),
        bendAllowance: quantity("Bend allowance", length, { unit: "mm", decimals: 3 }),
        flatLength: quantity("Flat length", length, { unit: "mm", decimals: 3 }),
      },
      { mark: { column: "kFactor", equals: "kFactorUsed" } },
    ),
    byAngle: chart("Bend allowance and deduction by bend angle", {
      x: { angle: quantity("Bend angle", angle, { unit: "deg" }) },
      y: {
        bendAllowance: quantity("Bend allowance", length, { unit: "mm", decimals: 3 }),
        bendDeduction: quantity("Bend deduction", length, { unit: "mm", decimals: 3 }),
      },
      own: { x: "bendAngle", y: "bendAllowance", label: "Your bend" },
      smooth: true,
    }),
  },
  figures: [
    "bendAllowance",
    "bendDeduction",
    "outsideSetback",
    "kFactorUsed",
    "minimumFlange",
    "bendForce",
    "sheetMass",
  ],
  compute(inputs) {
    const { thickness, insideRadius, bendAngle, flangeA, flangeB, dieOpening } = inputs;
    const radiusToThickness = insideRadius / thickness;
    const kFactor = inputs.kMode === "manual" ? inputs.kFactor : kFactorFor(radiusToThickness);
    const bendAt = (degrees: number, k: number) => bend(degrees, insideRadius, thickness, k);
    const { allowance, setback, deduction } = bendAt(bendAngle, kFactor);
    const flatLength = flangeA + flangeB - deduction;
    if (flatLength <= 0) {
      refuse(
        flangeB < flangeA ? "flangeB" : "flangeA",
        "The flanges are too short for this radius and angle. Enter longer flanges.",
      );
    }
    return {
      flatLength,
      bendAllowance: allowance,
      bendDeduction: deduction,
      outsideSetback: setback,
      insideSetback: insideRadius * Math.tan((bendAngle * Math.PI) / 360),
      kFactorUsed: kFactor,
      yFactor: (kFactor * Math.PI) / 2,
      neutralRadius: insideRadius + kFactor * thickness,
      includedAngle: 180 - bendAngle,
      radiusToThickness,
      straightA: flangeA - setback,
      straightB: flangeB - setback,
      airBendRadius: dieOpening / 6,
      minimumFlange: 0.7 * dieOpening,
      bendForce: (1.33 * inputs.tensileStrength * inputs.bendLength * thickness ** 2) / dieOpening / 1000,
      sheetMass: ((flatLength * inputs.bendLength * thickness) / 1e9) * inputs.density,
      byKFactor: [0.3, 0.33, 0.38, 0.4, 0.42, 0.44, 0.45, 0.5].map((k) => {
        const one = bendAt(bendAngle, k);
        return { kFactor: k, bendAllowance: one.allowance, flatLength: flangeA + flangeB - one.deduction };
      }),
      byAngle: Array.from({ length: 11 }, (_, index) => {
        const degrees = 15 * (index + 1);
        const one = bendAt(degrees, kFactor);
        return { angle: degrees, bendAllowance: one.allowance, bendDeduction: one.deduction };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    `Cut the sheet {flatLength} long: both flanges together, less a bend deduction of {bendDeduction}.`,
    Math.min(outputs.straightA!, outputs.straightB!) < 0
      ? `One flange is shorter than its part of the bend: it cannot be made with this radius.`
      : Math.min(inputs.flangeA, inputs.flangeB) < outputs.minimumFlange!
        ? `The shorter flange is less than {minimumFlange}, the shortest that this die can hold: use a narrower die.`
        : `The press needs {bendForce} over {bendLength}; air bending in this die gives an inside radius of about {airBendRadius}.`,
    `The neutral line, where the sheet is neither stretched nor compressed, lies {kFactorUsed} of the thickness from the inside.`,
  ],
  formula: {
    tex: [
      String.raw`BA = \alpha\,(r + K t)`,
      String.raw`OSSB = (r + t)\tan\frac{\alpha}{2}, \qquad BD = 2\,OSSB - BA`,
      String.raw`L = A + B - BD, \qquad F = \frac{1.33\, R_m\, b\, t^2}{V}`,
    ],
    where: {
      BA: "bend allowance: length of the neutral line in the bend",
      "\\alpha": "bend angle in radians",
      r: "inside bend radius",
      K: "K-factor",
      t: "sheet thickness",
      OSSB: "outside setback",
      BD: "bend deduction",
      L: "flat length",
      "A, B": "flanges, measured outside to the sharp corner",
      F: "press force for air bending",
      R_m: "tensile strength",
      b: "length of the bend",
      V: "die opening",
    },
  },
  howTo: [
    "Enter the Sheet thickness, the Inside bend radius and the Bend angle: how far the sheet is bent, 90° for a square corner.",
    "Measure Flange A and Flange B on the outside, to the point where the outer faces would meet.",
    "Leave the K-factor on From radius and thickness, or choose My own and enter the one from a test bend.",
    "Enter the Length of the bend, Die opening and Tensile strength for the press force.",
    "Check that the straight parts are positive and the flanges longer than the Shortest flange for the die.",
  ],
  faq: [
    {
      question: "How do I measure my own K-factor?",
      answer:
        "Bend a strip of known length L by 90° and measure the flanges on the outside. The bend deduction is A + B − L, the allowance BA = 2(r + t) − BD, and K = (BA / 1.5708 − r) / t. Average several strips.",
    },
    {
      question: "Bend allowance or bend deduction: which do I need?",
      answer:
        "The deduction if your flanges are measured to the outer corner, as on most drawings; the allowance if you add up the straight parts. Both give the same flat length.",
    },
    {
      question: "What inside radius will I get?",
      answer:
        "In air bending the die decides, not the punch: about a sixth of the opening in mild steel, a little less in aluminum and a fifth in stainless. Enter that radius here for an exact flat length.",
    },
  ],
  about: [
    "This calculator gives the flat length of a part with one bend; for several bends, subtract one deduction for each. The K-factor rule by radius and thickness comes from Machinery's Handbook and suits mild steel and aluminum.",
    "Springback, grain direction and worn tools change the result by tenths of a millimeter: make a test bend before a production run. The force is for air bending; bottoming takes 3 to 5 times as much, coining 5 to 10 times.",
  ],
  sources: [
    "Machinery's Handbook, 31st edition, sheet metal bending (bend allowance, K by radius to thickness)",
    "DIN 6935 (cold bending of flat rolled steel)",
    "Suchy, Handbook of Die Design, 2nd edition (V-bending force, factor 1.33)",
  ],
  caution: "A starting point: make a test bend, and stay within the rated force of the press and the die.",
  phrases: [
    "bend allowance {thickness} sheet {insideRadius} radius {bendAngle}",
    "flat length {flangeA} and {flangeB} {thickness} thick",
    "bend allowance {thickness} sheet {insideRadius} radius {bendAngle} k factor {kFactor}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1.5 mm sheet, 50 and 80 mm flanges, 90 degrees",
      inputs: { thickness: 1.5, insideRadius: 1.5 },
      outputs: { flatLength: 127.298672, bendDeduction: 2.70132771 },
    },
    {
      title: "3 mm sheet bent by 45 degrees, with your own K-factor",
      inputs: { thickness: 3, insideRadius: 4, bendAngle: 45, kMode: "manual", kFactor: 0.42, dieOpening: 24 },
      outputs: { bendAllowance: 4.13119, flatLength: 128.3322 },
    },
  ],
});

/** K-factor by radius to thickness. Machinery's Handbook, 31st edition. */
function kFactorFor(radiusToThickness: number): number {
  if (radiusToThickness < 1) return 0.33;
  if (radiusToThickness < 3) return 0.4;
  return radiusToThickness < 6 ? 0.45 : 0.5;
}

function bend(degrees: number, radius: number, thickness: number, kFactor: number) {
  const radians = (degrees * Math.PI) / 180;
  const allowance = radians * (radius + kFactor * thickness);
  const setback = Math.tan(radians / 2) * (radius + thickness);
  return { allowance, setback, deduction: 2 * setback - allowance };
}
