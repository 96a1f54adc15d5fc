import { choice, defineCalculator, integer, number, percent, quantity, table, text } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { pressure } from "#units/pressure.ts";
import { torque } from "#units/torque.ts";

export default defineCalculator({
  id: "bolt-torque",
  name: "Bolt Torque Calculator",
  category: "manufacturing",
  emoji: "🔧",
  description:
    "The tightening torque and preload of metric and inch bolts by strength grade and lubrication, with the clamp force of a joint.",
  keywords: [
    "tightening torque",
    "preload",
    "clamp load",
    "nut factor",
    "grade 8.8",
    "torque wrench",
    "proof load",
    "SAE grade 5",
    "how tight should a bolt be",
    "torque wrench setting",
    "bolt torque K factor",
  ],
  related: [
    { id: "torque-converter", stage: "complementary", relevance: 88 },
    { id: "force-converter", stage: "complementary", relevance: 80 },
    "metal-weight",
    "gear-ratio",
    "inch-fraction-converter",
  ],
  inputs: {
    system: choice("Bolt", {
      default: "metric",
      options: [
        ["metric", "Metric"],
        ["inch", "Inch (UNC)"],
      ],
    }),
    boltMetric: choice("Size", {
      called: { M3: ["M3"], M4: ["M4"], M5: ["M5"], M6: ["M6"], M8: ["M8"] },
      also: ["metric bolt", "bolt size"],
      default: "M10",
      options: [
        ["M3", "M3 × 0.5"],
        ["M4", "M4 × 0.7"],
        ["M5", "M5 × 0.8"],
        ["M6", "M6 × 1"],
        ["M8", "M8 × 1.25"],
        ["M10", "M10 × 1.5"],
        ["M12", "M12 × 1.75"],
        ["M14", "M14 × 2"],
        ["M16", "M16 × 2"],
        ["M18", "M18 × 2.5"],
        ["M20", "M20 × 2.5"],
        ["M22", "M22 × 2.5"],
        ["M24", "M24 × 3"],
        ["M27", "M27 × 3"],
        ["M30", "M30 × 3.5"],
        ["M33", "M33 × 3.5"],
        ["M36", "M36 × 4"],
      ],
      when: { system: "metric" },
    }),
    gradeMetric: choice("Property class", {
      also: [
        "class",
        "bolt",
        "strength class",
        "M3",
        "M4",
        "M5",
        "M6",
        "M8",
        "M10",
        "M12",
        "M14",
        "M16",
        "M18",
        "M20",
        "M22",
        "M24",
        "M27",
        "M30",
      ],
      default: "8.8",
      options: [
        ["4.6", "4.6"],
        ["5.8", "5.8"],
        ["8.8", "8.8"],
        ["10.9", "10.9"],
        ["12.9", "12.9"],
        ["A2-70", "Stainless A2-70"],
      ],
      when: { system: "metric" },
    }),
    boltInch: choice("Size", {
      default: "3/8-16",
      options: [
        ["1/4-20", "1/4-20"],
        ["5/16-18", "5/16-18"],
        ["3/8-16", "3/8-16"],
        ["7/16-14", "7/16-14"],
        ["1/2-13", "1/2-13"],
        ["9/16-12", "9/16-12"],
        ["5/8-11", "5/8-11"],
        ["3/4-10", "3/4-10"],
        ["7/8-9", "7/8-9"],
        ["1-8", "1-8"],
      ],
      when: { system: "inch" },
    }),
    gradeInch: choice("Grade", {
      default: "5",
      options: [
        ["2", "SAE grade 2"],
        ["5", "SAE grade 5"],
        ["8", "SAE grade 8"],
      ],
      when: { system: "inch" },
    }),
    preloadPercent: percent("Preload, part of the proof load", {
      default: 75,
      min: 1,
      max: 100,
      also: ["preload", "of proof load", "proof load", "of proof", "preload of"],
      help: "75% for joints that will be reopened, 90% for permanent ones.",
    }),
    nutFactor: number("Nut factor K", {
      default: 0.2,
      min: 0.03,
      max: 1,
      also: ["K", "friction", "nut factor of", "k of", "k factor", "friction factor"],
      help: "Dry 0.20, oiled 0.15, anti-seize 0.13, stainless dry 0.30.",
    }),
    scatter: percent("Scatter of the torque method", {
      default: 25,
      min: 0,
      max: 100,
      help: "Torque wrench 25 to 30%, by feel 35%, torque and angle 15%.",
    }),
    bolts: integer("Bolts in the joint", { default: 4, min: 1, max: 10_000 }),
  },
  outputs: {
    torque: quantity("Tightening torque", torque, {
      also: ["how tight", "torque wrench", "what torque"],
      unit: "N.m",
      decimals: 2,
    }),
    preload: quantity("Preload (clamp force)", force, {
      also: ["clamp load", "clamp force"],
      unit: "kN",
      imperial: "lbf",
      decimals: 2,
    }),
    stressArea: quantity("Tensile stress area", area, { unit: "mm2", decimals: 2 }),
    proofStrength: quantity("Proof strength", pressure, { unit: "MPa", imperial: "ksi", decimals: 1 }),
    proofLoad: quantity("Proof load", force, { unit: "kN", imperial: "lbf", decimals: 2 }),
    preloadStress: quantity("Stress at preload", pressure, { unit: "MPa", imperial: "ksi", decimals: 1 }),
    torqueLow: quantity("Torque, low end", torque, { unit: "N.m", decimals: 2 }),
    torqueHigh: quantity("Torque, high end", torque, { unit: "N.m", decimals: 2 }),
    totalClamp: quantity("Clamp force of the joint", force, { unit: "kN", imperial: "lbf", decimals: 2 }),
    diameterUsed: quantity("Nominal diameter", length, { unit: "mm", decimals: 3 }),
    pitch: quantity("Pitch", length, { unit: "mm", decimals: 3 }),
    lubricatedTorque: quantity("Torque with oil or grease (K 0.15)", torque, { unit: "N.m", decimals: 2 }),
    byCondition: table("Torque by lubrication, same preload", {
      condition: text("Condition"),
      nutFactor: number("Nut factor K", { decimals: 2 }),
      torque: quantity("Torque", torque, { unit: "N.m", decimals: 2 }),
    }),
    byPreload: table(
      "Torque by preload",
      {
        preloadPercent: percent("Part of the proof load", { decimals: 0 }),
        preload: quantity("Preload", force, { unit: "kN", imperial: "lbf", decimals: 2 }),
        torque: quantity("Torque", torque, { unit: "N.m", decimals: 2 }),
      },
      { mark: { column: "preloadPercent", equals: "preloadPercent" } },
    ),
  },
  figures: [
    "preload",
    { label: "Torque, low to high", range: ["torqueLow", "torqueHigh"] },
    "lubricatedTorque",
    "totalClamp",
    "proofLoad",
  ],
  pictures: [
    {
      draw: "shape",
      forms: [["bolt", "diameterUsed", "pitch"]],
      beside: ["pencil", "card"],
      title: "The bolt and its thread, to scale",
    },
    { draw: "rows", table: "byCondition", name: "condition", value: "torque", title: "Torque by lubrication" },
    { draw: "timeline", of: ["torqueLow", "torque", "torqueHigh"], title: "The torque and its scatter" },
  ],
  compute(inputs) {
    const { diameter, pitch, stressArea, proofStrength } =
      inputs.system === "metric" ? metricBolt(inputs) : inchBolt(inputs);
    const proofLoad = (proofStrength * stressArea) / 1000;
    const preload = (proofLoad * inputs.preloadPercent) / 100;
    const torqueFor = (nutFactor: number, force = preload) => nutFactor * force * diameter;
    const torque = torqueFor(inputs.nutFactor);
    return {
      torque,
      preload,
      stressArea,
      proofStrength,
      proofLoad,
      preloadStress: (preload * 1000) / stressArea,
      torqueLow: torque * (1 - inputs.scatter / 100),
      torqueHigh: torque * (1 + inputs.scatter / 100),
      totalClamp: preload * inputs.bolts,
      diameterUsed: diameter,
      pitch,
      lubricatedTorque: torqueFor(0.15),
      byCondition: CONDITIONS.map(([condition, nutFactor]) => ({ condition, nutFactor, torque: torqueFor(nutFactor) })),
      byPreload: [50, 60, 70, 75, 80, 90].map((preloadPercent) => {
        const force = (proofLoad * preloadPercent) / 100;
        return { preloadPercent, preload: force, torque: torqueFor(inputs.nutFactor, force) };
      }),
    };
  },
  takeaways: (inputs) => [
    `Tighten to {torque}: that puts {preload} of tension on the bolt, {preloadPercent} of its proof load.`,
    inputs.scatter > 0
      ? `Friction takes about nine tenths of the torque, so the same wrench setting can give anything from {scatter} less to {scatter} more preload.`
      : `Friction takes about nine tenths of the torque.`,
    inputs.nutFactor > 0.15
      ? `With oil or grease the same preload takes only {lubricatedTorque}; the dry torque could then overstretch the bolt.`
      : `Together the bolts clamp the joint with {totalClamp}.`,
  ],
  formula: {
    tex: [
      String.raw`T = K\, F\, d, \qquad F = \frac{p}{100}\, S_p A_s`,
      String.raw`A_s = \frac{\pi}{4}(d - 0.9382\,P)^2 \ \text{(metric)}, \qquad A_s = 0.7854\,(d - 0.9743\,P)^2 \ \text{(inch)}`,
    ],
    where: {
      T: "tightening torque",
      K: "nut factor",
      F: "preload",
      d: "nominal diameter",
      p: "preload in percent of the proof load",
      S_p: "proof strength",
      A_s: "tensile stress area",
      P: "pitch",
    },
  },
  howTo: [
    "Choose Metric or Inch, the Size and the class or grade stamped on the head (8.8, for instance; three radial lines mean SAE grade 5, six mean grade 8).",
    "Set the Nut factor K to the condition of the threads: dry, oiled or with anti-seize.",
    "Keep the Preload at 75% for joints that will be reopened.",
    "Read the Tightening torque, and see under Torque by lubrication what a change of lubricant means.",
  ],
  faq: [
    {
      question: "Does oil on the threads really matter?",
      answer:
        "Yes. Going from dry (0.20) to anti-seize (0.13), the same torque gives half as much preload again, enough to make the bolt yield. Use the value for the condition you really have, and keep it the same for all bolts.",
    },
    {
      question: "Why is the preload only 75% of the proof load?",
      answer:
        "It leaves room for scatter and for the working load. With 25% scatter, a bolt set to 75% can reach 94% of its proof load. Permanent and structural joints go to 90%, with better control than a wrench.",
    },
    {
      question: "Is this the torque in my repair manual?",
      answer:
        "Follow the manual. It takes account of the gasket, thread engagement in aluminum, coatings, and torque-to-yield bolts that are turned by an angle and used only once.",
    },
  ],
  about: [
    "The short formula T = K·F·d puts all friction into one factor. It is good for choosing a starting value; for critical joints, measure the elongation or use torque and angle (VDI 2230).",
    "It applies to standard coarse threads, hex heads and sufficient thread engagement: one diameter in steel, two in aluminum. Proof strengths are those of ISO 898-1 and SAE J429; for stainless A2-70 the 0.2% proof stress is used instead.",
  ],
  sources: [
    "ISO 898-1:2013 (proof strength, stress area), ISO 3506-1 (stainless), ISO 261 (pitches)",
    "SAE J429 (grades 2, 5, 8), ASME B1.1 (UNC, stress area)",
    "Bickford, Introduction to the Design and Behavior of Bolted Joints (nut factors, scatter)",
  ],
  caution: "Starting values, not for safety-critical joints: follow the manufacturer's torque where there is one.",
  phrases: [
    "torque for {boltMetric} {gradeMetric}",
    "bolt torque {boltInch} grade {gradeInch}",
    "torque {boltMetric} {gradeMetric} bolt dry k {nutFactor} {preloadPercent} preload",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "M12 class 8.8, oiled",
      inputs: { system: "metric", boltMetric: "M12", gradeMetric: "8.8", nutFactor: 0.15 },
      outputs: { torque: 65.9805658, preload: 36.6558699 },
    },
    {
      title: "3/8-16 SAE grade 5, dry",
      inputs: { system: "inch", boltInch: "3/8-16", gradeInch: "5" },
      outputs: { torque: 41.8606182, preload: 21.9740778 },
    },
    {
      title: "Stainless M8, dry, four bolts",
      inputs: { system: "metric", boltMetric: "M8", gradeMetric: "A2-70", nutFactor: 0.3 },
      outputs: { torque: 29.652, totalClamp: 49.42 },
    },
  ],
});

/** Pitches of the ISO coarse series in mm; the diameter is in the name. ISO 261. */
const PITCHES = {
  M3: 0.5,
  M4: 0.7,
  M5: 0.8,
  M6: 1,
  M8: 1.25,
  M10: 1.5,
  M12: 1.75,
  M14: 2,
  M16: 2,
  M18: 2.5,
  M20: 2.5,
  M22: 2.5,
  M24: 3,
  M27: 3,
  M30: 3.5,
  M33: 3.5,
  M36: 4,
} as const;

/** MPa. ISO 898-1:2013; A2-70: 0.2% proof stress of ISO 3506-1. 8.8 above M16: 600. */
const PROOF_METRIC = { "4.6": 225, "5.8": 380, "8.8": 580, "10.9": 830, "12.9": 970, "A2-70": 450 } as const;

/** Nominal diameter in inches and threads per inch. ASME B1.1. */
const UNC = {
  "1/4-20": [1 / 4, 20],
  "5/16-18": [5 / 16, 18],
  "3/8-16": [3 / 8, 16],
  "7/16-14": [7 / 16, 14],
  "1/2-13": [1 / 2, 13],
  "9/16-12": [9 / 16, 12],
  "5/8-11": [5 / 8, 11],
  "3/4-10": [3 / 4, 10],
  "7/8-9": [7 / 8, 9],
  "1-8": [1, 8],
} as const;

/** ksi. SAE J429; grade 2 above 3/4 in: 33. */
const PROOF_INCH = { "2": 55, "5": 85, "8": 120 } as const;
const MEGAPASCALS_PER_KSI = 6.894757293168;

/** Nut factors. Bickford. */
const CONDITIONS = [
  ["Dry, plain steel", 0.2],
  ["Zinc plated, dry", 0.22],
  ["Lightly oiled", 0.18],
  ["Oil or grease", 0.15],
  ["Anti-seize or molybdenum", 0.13],
  ["Wax or PTFE", 0.11],
  ["Stainless, dry", 0.3],
] as const;

/** Lengths in mm, area in mm², strength in MPa. */
interface Bolt {
  readonly diameter: number;
  readonly pitch: number;
  readonly stressArea: number;
  readonly proofStrength: number;
}

function metricBolt(chosen: { boltMetric: keyof typeof PITCHES; gradeMetric: keyof typeof PROOF_METRIC }): Bolt {
  const diameter = Number(chosen.boltMetric.slice(1));
  const pitch = PITCHES[chosen.boltMetric];
  return {
    diameter,
    pitch,
    stressArea: (Math.PI / 4) * (diameter - 0.9382 * pitch) ** 2,
    proofStrength: chosen.gradeMetric === "8.8" && diameter > 16 ? 600 : PROOF_METRIC[chosen.gradeMetric],
  };
}

function inchBolt(chosen: { boltInch: keyof typeof UNC; gradeInch: keyof typeof PROOF_INCH }): Bolt {
  const [inches, threads] = UNC[chosen.boltInch];
  const [diameter, pitch] = [25.4 * inches, 25.4 / threads];
  const ksi = chosen.gradeInch === "2" && inches > 0.75 ? 33 : PROOF_INCH[chosen.gradeInch];
  return {
    diameter,
    pitch,
    stressArea: 0.7854 * (diameter - 0.9743 * pitch) ** 2,
    proofStrength: ksi * MEGAPASCALS_PER_KSI,
  };
}
