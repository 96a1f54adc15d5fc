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
    "Flat length of a bent sheet from its flanges, with bend allowance, bend deduction, setback, K-factor and press force.",
  keywords: [
    "sheet metal",
    "K-factor",
    "bend deduction",
    "flat pattern",
    "press brake",
    "setback",
    "developed length",
    "tonnage",
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
      min: 0.0001,
      max: 200,
      also: ["thick", "sheet"],
    }),
    insideRadius: quantity("Inside bend radius", length, {
      unit: "mm",
      default: 3,
      min: 0,
      max: 10_000,
      also: ["radius"],
    }),
    bendAngle: quantity("Bend angle (how far it is bent)", angle, {
      unit: "deg",
      default: 90,
      min: 1,
      max: 175,
      also: ["degrees", "angle"],
      help: "90 for a square corner, 0 would be a flat sheet",
    }),
    flangeA: quantity("Flange A, outside to the sharp corner", length, {
      unit: "mm",
      default: 50,
      min: 0.0001,
      max: 1_000_000,
    }),
    flangeB: quantity("Flange B, outside to the sharp corner", length, {
      unit: "mm",
      default: 80,
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
    kFactor: number("K-factor", { default: 0.44, min: 0.1, max: 0.6, when: { kMode: "manual" } }),
    bendLength: quantity("Length of the bend", length, { unit: "mm", default: 500, min: 0.0001, max: 1_000_000 }),
    dieOpening: quantity("Die opening (V)", length, {
      unit: "mm",
      default: 16,
      min: 0.1,
      max: 2000,
      help: "About 8 times the thickness",
    }),
    tensileStrength: quantity("Tensile strength", pressure, {
      unit: "MPa",
      default: 450,
      min: 1,
      max: 3000,
      help: "Mild steel 450, stainless 600, aluminum 5052 230",
    }),
    density: quantity("Density", density, { unit: "kg/m3", default: 7850, min: 1, max: 30_000 }),
  },
  outputs: {
    flatLength: quantity("Flat length", length, { unit: "mm", decimals: 3 }),
    bendAllowance: quantity("Bend allowance", length, { unit: "mm", decimals: 3 }),
    bendDeduction: quantity("Bend deduction", length, { unit: "mm", decimals: 3 }),
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
    }),
  },
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
        "The flanges are too short for this radius and angle. Enter longer ones.",
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
    `Cut the sheet {flatLength} long: the flanges together less a bend deduction of {bendDeduction}.`,
    Math.min(outputs.straightA!, outputs.straightB!) < 0
      ? `One flange is shorter than its part of the bend: it cannot be made with this radius.`
      : Math.min(inputs.flangeA, inputs.flangeB) < outputs.minimumFlange!
        ? `The shorter flange is below {minimumFlange}, the least that this die can hold: use a narrower die.`
        : `The press needs {bendForce} over {bendLength}; air bending in this die gives an inside radius of about {airBendRadius}.`,
    `The neutral line lies at {kFactorUsed} of the thickness from the inside, where the sheet is neither stretched nor pressed.`,
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
    "Enter Sheet thickness, Inside bend radius and the Bend angle: how far the sheet is bent, 90 for a square corner.",
    "Measure Flange A and Flange B outside, up to the point where the outer faces would meet.",
    "Let the K-factor follow From radius and thickness, or enter My own from a test bend.",
    "Enter Length of the bend, Die opening and Tensile strength for the press force.",
    "Check that the straight parts are positive and the flanges longer than Shortest flange for the die.",
  ],
  faq: [
    {
      question: "How do I measure my own K-factor?",
      answer:
        "Bend a strip of known length L by 90 degrees and measure the flanges outside. The bend deduction is A + B − L, the allowance BA = 2(r + t) − BD, and K = (BA / 1.5708 − r) / t. Average several strips.",
    },
    {
      question: "Bend allowance or bend deduction: which do I need?",
      answer:
        "The deduction if your flanges are measured to the outer corner, as on most drawings. The allowance if you add up the straight parts. Both give the same flat length.",
    },
    {
      question: "Which inside radius will I get?",
      answer:
        "In air bending the die decides, not the punch: about a sixth of the opening in mild steel, a little less in aluminum, a fifth in stainless. Enter that radius here for an exact flat length.",
    },
  ],
  about: [
    "It gives the flat length of a part with one bend; for several bends take off one deduction for each. The K-factor rule by radius and thickness comes from Machinery's Handbook and suits mild steel and aluminum.",
    "Springback, grain direction and worn tools change the result by tenths of a millimeter: make a test bend before a series. The force is for air bending; bottoming takes 3 to 5 times, coining 5 to 10 times as much.",
  ],
  sources: [
    "Machinery's Handbook, 31st edition, sheet metal bending (bend allowance, K by radius to thickness)",
    "DIN 6935 (cold bending of flat rolled steel)",
    "Suchy, Handbook of Die Design, 2nd edition (V-bending force, factor 1.33)",
  ],
  phrases: [
    "bend allowance {thickness} sheet {insideRadius} radius {bendAngle}",
    "flat length {flangeA} and {flangeB} {thickness} thick",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "1.5 mm sheet, 50 and 80 mm flanges, 90 degrees",
      inputs: { thickness: 1.5, insideRadius: 1.5 },
      outputs: { flatLength: 127.298672, bendDeduction: 2.70132771 },
    },
    {
      title: "3 mm sheet bent by 45 degrees, own K-factor",
      inputs: { thickness: 3, insideRadius: 4, bendAngle: 45, kMode: "manual", kFactor: 0.42, dieOpening: 24 },
      outputs: { bendAllowance: 4.13119, flatLength: 128.3322 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        thickness: 1.5,
        insideRadius: 1.5,
        bendAngle: 90,
        flangeA: 50,
        flangeB: 80,
        kMode: "auto",
        kFactor: 0.44,
        bendLength: 500,
        dieOpening: 16,
        tensileStrength: 450,
        density: 7850,
      },
      outputs: { flatLength: 127.298672286, bendAllowance: 3.29867228627, bendDeduction: 2.70132771373 },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: {},
      outputs: {
        flatLength: 125.969026042,
        bendAllowance: 5.96902604182,
        bendDeduction: 4.03097395818,
        outsideSetback: 5,
        insideSetback: 3,
        kFactorUsed: 0.4,
        yFactor: 0.628318530718,
        neutralRadius: 3.8,
        includedAngle: 90,
        radiusToThickness: 1.5,
        straightA: 45,
        straightB: 75,
        airBendRadius: 2.66666666667,
        minimumFlange: 11.2,
        bendForce: 74.8125,
        sheetMass: 0.988856854428,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 5.65486677646, flatLength: 125.654866776 },
          last: { kFactor: 0.5, bendAllowance: 6.28318530718, flatLength: 126.283185307 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 0.994837673637, bendDeduction: 0.321687302237 },
          last: { angle: 165, bendAllowance: 10.94321441, bendDeduction: 65.0143267172 },
        },
      },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: { thickness: 4, insideRadius: 2, bendAngle: 120, flangeA: 60, flangeB: 35, dieOpening: 32 },
      outputs: {
        flatLength: 81.1687820491,
        bendAllowance: 6.95339173995,
        bendDeduction: 13.8312179509,
        outsideSetback: 10.3923048454,
        insideSetback: 3.46410161514,
        kFactorUsed: 0.33,
        yFactor: 0.518362787842,
        neutralRadius: 3.32,
        includedAngle: 60,
        radiusToThickness: 0.5,
        straightA: 49.6076951546,
        straightB: 24.6076951546,
        airBendRadius: 5.33333333333,
        minimumFlange: 22.4,
        bendForce: 149.625,
        sheetMass: 1.27434987817,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 6.70206432766, flatLength: 80.9174546368 },
          last: { kFactor: 0.5, bendAllowance: 8.37758040957, flatLength: 82.5929707187 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 0.869173967493, bendDeduction: 0.710656003556 },
          last: { angle: 165, bendAllowance: 9.56091364242, bendDeduction: 81.5881357103 },
        },
      },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: { thickness: 1, insideRadius: 6, bendAngle: 30 },
      outputs: {
        flatLength: 129.652103347,
        bendAllowance: 3.40339204139,
        bendDeduction: 0.347896652647,
        outsideSetback: 1.87564434702,
        insideSetback: 1.60769515459,
        kFactorUsed: 0.5,
        yFactor: 0.785398163397,
        neutralRadius: 6.5,
        includedAngle: 150,
        radiusToThickness: 6,
        straightA: 48.124355653,
        straightB: 78.124355653,
        airBendRadius: 2.66666666667,
        minimumFlange: 11.2,
        bendForce: 18.703125,
        sheetMass: 0.508884505638,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 3.29867228627, flatLength: 129.547383592 },
          last: { kFactor: 0.5, bendAllowance: 3.40339204139, flatLength: 129.652103347 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 1.70169602069, bendDeduction: 0.141438945529 },
          last: { angle: 165, bendAllowance: 18.7186562276, bendDeduction: 87.6219013505 },
        },
      },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: { insideRadius: 0, bendAngle: 135, kMode: "manual", kFactor: 0.5 },
      outputs: {
        flatLength: 122.699340241,
        bendAllowance: 2.35619449019,
        bendDeduction: 7.3006597593,
        outsideSetback: 4.82842712475,
        insideSetback: 0,
        kFactorUsed: 0.5,
        yFactor: 0.785398163397,
        neutralRadius: 1,
        includedAngle: 45,
        radiusToThickness: 0,
        straightA: 45.1715728753,
        straightB: 75.1715728753,
        airBendRadius: 2.66666666667,
        minimumFlange: 11.2,
        bendForce: 74.8125,
        sheetMass: 0.963189820889,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 1.41371669412, flatLength: 121.756862445 },
          last: { kFactor: 0.5, bendAllowance: 2.35619449019, flatLength: 122.699340241 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 0.261799387799, bendDeduction: 0.26481060255 },
          last: { angle: 165, bendAllowance: 2.87979326579, bendDeduction: 27.5032231851 },
        },
      },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: { thickness: 1, insideRadius: 5.9, bendAngle: 60, tensileStrength: 230, density: 2700, bendLength: 1250 },
      outputs: {
        flatLength: 128.682270735,
        bendAllowance: 6.6497044501,
        bendDeduction: 1.31772926472,
        outsideSetback: 3.98371685741,
        insideSetback: 3.40636658822,
        kFactorUsed: 0.45,
        yFactor: 0.706858347058,
        neutralRadius: 6.35,
        includedAngle: 120,
        radiusToThickness: 5.9,
        straightA: 46.0162831426,
        straightB: 76.0162831426,
        airBendRadius: 2.66666666667,
        minimumFlange: 11.2,
        bendForce: 23.8984375,
        sheetMass: 0.434302663732,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 6.49262481742, flatLength: 128.525191103 },
          last: { kFactor: 0.5, bendAllowance: 6.70206432766, flatLength: 128.734630613 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 1.66242611252, bendDeduction: 0.154378354181 },
          last: { angle: 165, bendAllowance: 18.2866872378, bendDeduction: 86.5347195178 },
        },
      },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: { thickness: 2, insideRadius: 2 },
      outputs: {
        flatLength: 126.398229715,
        bendAllowance: 4.39822971503,
        bendDeduction: 3.60177028497,
        outsideSetback: 4,
        insideSetback: 2,
        kFactorUsed: 0.4,
        yFactor: 0.628318530718,
        neutralRadius: 2.8,
        includedAngle: 90,
        radiusToThickness: 1,
        straightA: 46,
        straightB: 76,
        airBendRadius: 2.66666666667,
        minimumFlange: 11.2,
        bendForce: 74.8125,
        sheetMass: 0.992226103263,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 4.08407044967, flatLength: 126.08407045 },
          last: { kFactor: 0.5, bendAllowance: 4.71238898038, flatLength: 126.71238898 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 0.733038285838, bendDeduction: 0.320181694862 },
          last: { angle: 165, bendAllowance: 8.06342114421, bendDeduction: 52.7026117576 },
        },
      },
    },
    {
      by: "mpmath, 40 digits: arc by quadrature, corner by crossing tangents",
      inputs: { flangeA: 2, flangeB: 4, bendAngle: 90 },
      outputs: {
        flatLength: 1.96902604182,
        bendAllowance: 5.96902604182,
        bendDeduction: 4.03097395818,
        outsideSetback: 5,
        insideSetback: 3,
        kFactorUsed: 0.4,
        yFactor: 0.628318530718,
        neutralRadius: 3.8,
        includedAngle: 90,
        radiusToThickness: 1.5,
        straightA: -3,
        straightB: -1,
        airBendRadius: 2.66666666667,
        minimumFlange: 11.2,
        bendForce: 74.8125,
        sheetMass: 0.0154568544283,
        byKFactor: {
          rows: 8,
          first: { kFactor: 0.3, bendAllowance: 5.65486677646, flatLength: 1.65486677646 },
          last: { kFactor: 0.5, bendAllowance: 6.28318530718, flatLength: 2.28318530718 },
        },
        byAngle: {
          rows: 11,
          first: { angle: 15, bendAllowance: 0.994837673637, bendDeduction: 0.321687302237 },
          last: { angle: 165, bendAllowance: 10.94321441, bendDeduction: 65.0143267172 },
        },
      },
    },
    { by: "Refusal", inputs: { bendAngle: 175, flangeA: 50, flangeB: 40 }, refuses: "flangeB" },
    { by: "Refusal", inputs: { bendAngle: 175, flangeA: 40, flangeB: 50 }, refuses: "flangeA" },
    { by: "Refusal", inputs: { bendAngle: 175, flangeA: 50, flangeB: 50 }, refuses: "flangeA" },
    { by: "Refusal", inputs: { bendAngle: 176 }, refuses: "bendAngle" },
    { by: "Refusal", inputs: { kMode: "manual", kFactor: 0.7 }, refuses: "kFactor" },
    { by: "Refusal", inputs: { thickness: 0 }, refuses: "thickness" },
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
