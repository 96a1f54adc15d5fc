import { defineCalculator, choice, integer, money, number, percent, quantity, table, price } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { degrees, hipFactor, slopeFactor } from "#maths/geometry.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { angle } from "#units/angle.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { plantDensity } from "#units/plant-density.ts";

/** Square meters in a roofing square of 100 square feet. */
const SQUARE = 9.290304;
const PITCHES = [2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 14, 18];

export default defineCalculator({
  id: "roofing",
  name: "Roofing Calculator",
  category: "construction",
  emoji: "🏠",
  description:
    "Roof area, squares, shingle bundles, underlayment, ridge caps and drip edge for a gable, hip or shed roof.",
  keywords: [
    "shingles",
    "roof area",
    "bundles",
    "squares",
    "underlayment",
    "hip roof",
    "gable",
    "metal roof",
    "reroofing",
    "shingle bundles",
    "roof squares",
    "new roof",
  ],
  related: [
    { id: "roof-pitch", stage: "complementary", relevance: 90 },
    "square-footage",
    { id: "insulation", stage: "next_step", relevance: 76 },
    { id: "solar-panel", stage: "next_step", relevance: 78 },
    "right-triangle",
  ],
  inputs: {
    roofType: choice("Roof", {
      default: "gable",
      options: [
        ["gable", "Gable (two slopes)"],
        ["hip", "Hip (four slopes)"],
        ["shed", "Shed (one slope)"],
      ],
      also: ["gable", "hip", "shed"],
    }),
    length: quantity("Building length (along the ridge)", length, {
      unit: "m",
      default: 12,
      defaultIn: { imperial: "40 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "by", "house", "building"],
      decimals: 2,
    }),
    width: quantity("Building width (across the ridge)", length, {
      unit: "m",
      default: 8,
      defaultIn: { imperial: "26 ft" },
      min: 0.001,
      max: 100_000,
      also: ["wide", "by", "house", "building"],
      decimals: 2,
    }),
    overhang: quantity("Overhang on all sides", length, {
      unit: "m",
      default: 0.4,
      defaultIn: { imperial: "1.3 ft" },
      min: 0,
      max: 20,
      decimals: 2,
      unsaid: 0,
      also: ["eaves", "soffit"],
    }),
    pitch: number("Pitch: rise per 12 of run", {
      default: 6,
      min: 0,
      max: 36,
      help: "6 means 6 in 12, or 26.6°.",
      also: ["in 12", "slope", "roof pitch"],
    }),
    waste: percent("Waste", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      help: "10% for a gable roof, 15% for a hip roof.",
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap"],
    }),
    bundleCoverage: quantity("Area of a bundle", area, {
      unit: "m2",
      default: 3.1,
      defaultIn: { imperial: "33.3 ft²" },
      min: 0.01,
      max: 1000,
      help: "Most shingles take three bundles per square of 100 sq ft.",
      decimals: 2,
      also: ["per bundle", "a bundle", "bundle covers", "each bundle covers"],
    }),
    capCoverage: quantity("Length of ridge and hip per cap bundle", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0.1,
      max: 1000,
      decimals: 2,
    }),
    underlaymentRoll: quantity("Area of an underlayment roll", area, {
      unit: "m2",
      default: 37,
      defaultIn: { imperial: "400 ft²" },
      min: 0.1,
      max: 10_000,
      decimals: 2,
    }),
    nailRate: quantity("Nails per area", plantDensity, {
      unit: "1/m2",
      imperial: "1/ft2",
      default: 35,
      defaultIn: { imperial: "3.2 1/ft²" },
      min: 0,
      max: 500,
      decimals: 1,
    }),
    pricePerBundle: money("Price per bundle", {
      default: 38,
      min: 0,
      decimals: 2,
      also: ["a bundle", "per bundle", "each bundle", "bundles cost"],
    }),
    pricePerCapBundle: money("Price per cap bundle", { default: 55, min: 0, decimals: 2 }),
    pricePerRoll: money("Price per underlayment roll", { default: 45, min: 0, decimals: 2 }),
    laborPerSquareMeter: price("Labor per area", area, { unit: "m2", default: 0, min: 0, decimals: 2 }),
  },
  outputs: {
    area: quantity("Roof area", area, {
      unit: "m2",
      decimals: 1,
      also: ["roof area", "roof surface", "square feet of roof"],
    }),
    squares: number("Squares with waste (100 sq ft)", {
      decimals: 2,
      also: ["roof squares", "roofing squares", "squares", "squares of shingles", "how many squares"],
    }),
    bundles: integer("Bundles", { also: ["shingle bundles"] }),
    footprint: quantity("Area seen from above", area, { unit: "m2", decimals: 1 }),
    slopeFactor: number("Slope factor", { decimals: 4 }),
    angle: quantity("Roof angle", angle, { unit: "deg", decimals: 1 }),
    rafterLength: quantity("Rafter with overhang", length, { unit: "m", decimals: 2 }),
    ridgeHeight: quantity("Ridge above the walls", length, { unit: "m", decimals: 2 }),
    ridge: quantity("Ridge length", length, { unit: "m", decimals: 2, also: ["ridge", "ridge length"] }),
    hips: quantity("Total length of hips", length, { unit: "m", decimals: 2 }),
    dripEdge: quantity("Drip edge", length, { unit: "m", decimals: 2, also: ["feet of drip edge"] }),
    capBundles: integer("Cap bundles"),
    underlaymentRolls: integer("Underlayment rolls", { also: ["rolls of underlayment", "rolls of felt"] }),
    nails: integer("Nails", { also: ["roofing nails"] }),
    totalCost: money("Cost", { decimals: 2 }),
    byPitch: table(
      "By pitch",
      {
        pitch: number("Pitch", { unit: "in 12" }),
        slopeFactor: number("Slope factor", { decimals: 4 }),
        area: quantity("Area", area, { unit: "m2", decimals: 1 }),
        bundles: integer("Bundles"),
      },
      { mark: { column: "pitch", equals: "pitch" } },
    ),
  },
  figures: ["squares", "bundles", "rafterLength", "angle", "ridge", "underlaymentRolls", "capBundles", "totalCost"],
  pictures: [
    {
      draw: "shape",
      forms: [["gable", "width", "ridgeHeight"]],
      title: "The end of the house, to scale",
      when: { roofType: "gable" },
    },
    {
      draw: "shape",
      forms: [["slope", "width", "ridgeHeight"]],
      title: "The slope of the roof, to scale",
      when: { roofType: "shed" },
    },
    { draw: "rows", table: "byPitch", name: "pitch", value: "area", title: "Roof area by pitch" },
  ],
  compute(inputs) {
    const { pitch, waste, bundleCoverage } = inputs;
    const slope = pitch / 12;
    const footprint = (inputs.length + 2 * inputs.overhang) * (inputs.width + 2 * inputs.overhang);
    const areaAt = (rise: number) => footprint * slopeFactor(rise / 12);
    const withWaste = (squareMeters: number) => squareMeters * (1 + waste / 100);
    const bundlesFor = (squareMeters: number) => piecesFor(withWaste(squareMeters) / bundleCoverage);
    const area = areaAt(pitch);
    const edges = edgesOf(inputs, slope);
    const bundles = bundlesFor(area);
    const capBundles = piecesFor((edges.ridge + edges.hips) / inputs.capCoverage);
    const underlaymentRolls = piecesFor(withWaste(area) / inputs.underlaymentRoll);
    return {
      area,
      squares: withWaste(area) / SQUARE,
      bundles,
      footprint,
      slopeFactor: slopeFactor(slope),
      angle: degrees(Math.atan(slope)),
      ...edges,
      capBundles,
      underlaymentRolls,
      nails: piecesFor(withWaste(area) * inputs.nailRate),
      totalCost:
        bundles * inputs.pricePerBundle +
        capBundles * inputs.pricePerCapBundle +
        underlaymentRolls * inputs.pricePerRoll +
        area * inputs.laborPerSquareMeter,
      byPitch: PITCHES.map((rise) => ({
        pitch: rise,
        slopeFactor: slopeFactor(rise / 12),
        area: areaAt(rise),
        bundles: bundlesFor(areaAt(rise)),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The roof area is {area}, ${say.number(outputs.slopeFactor!, 3)} times its area seen from above; order ${counted(outputs.squares!, "square", say.number(outputs.squares!, 1))} or ${counted(outputs.bundles!, "bundle", "{bundles}")}${inputs.waste > 0 ? ", including {waste} for waste" : ""}.`,
    outputs.ridge! + outputs.hips! > 0
      ? `${inputs.roofType === "hip" ? "The ridge of {ridge} and hips of {hips} take" : "The ridge of {ridge} takes"} {capBundles} ${outputs.capBundles === 1 ? "bundle" : "bundles"} of caps; the edges take {dripEdge} of drip edge.`
      : `A shed roof needs no ridge caps; the edges take {dripEdge} of drip edge.`,
    outputs.totalCost! > 0
      ? `With {underlaymentRolls} ${outputs.underlaymentRolls === 1 ? "roll" : "rolls"} of underlayment, it costs {totalCost}.`
      : `The roof takes {underlaymentRolls} ${outputs.underlaymentRolls === 1 ? "roll" : "rolls"} of underlayment.`,
  ],
  formula: {
    tex: [
      String.raw`A = (l + 2o)(w + 2o)\sqrt{1 + t^2} \qquad t = \frac{x}{12}`,
      String.raw`\text{squares} = \frac{A\left(1 + \frac{a}{100}\right)}{9.290304}`,
      String.raw`\text{hips} = 4 \cdot \tfrac{1}{2}\min(l + 2o,\ w + 2o)\sqrt{2 + t^2}`,
    ],
    where: {
      A: "roof area",
      "l, w": "length and width of the building",
      o: "overhang",
      t: "slope",
      x: "pitch: rise per 12 of run",
      a: "waste in percent",
      "9.290304": "square meters in a square of 100 square feet",
    },
  },
  howTo: [
    "Choose the Roof and enter Building length along the ridge, Building width and the Overhang on all sides.",
    "Enter the Pitch as rise per 12; the Roof Pitch Calculator converts degrees to it.",
    "Set Waste: 10% for a plain gable, 15% for hips, valleys and dormers.",
    "Copy the area of a bundle and of an underlayment roll from the packaging; most shingles take three bundles per square.",
    "Enter prices, and Labor per area if a roofer does the work.",
  ],
  faq: [
    {
      question: "What is a roofing square?",
      answer:
        "100 square feet (9.29 m²) of roof. Most asphalt shingles come three bundles to a square, heavy laminated ones four or five. A square of three-tab shingles weighs about 200 to 250 lb (90 to 115 kg), a square of laminated ones up to 400 lb (180 kg).",
    },
    {
      question: "Do gable and hip roofs have the same area?",
      answer:
        "Yes, over the same plan and at the same pitch: every part of the roof has the same slope, so the area is the plan area times the slope factor. A hip roof takes more cutting and waste, and has long hips to cap.",
    },
    {
      question: "How many nails does a shingle take?",
      answer:
        "Four, or six in high-wind areas and on slopes over 21 in 12. With 80 three-tab shingles to a square, four make 320 nails per square, about 35 per square meter; six make it 52 per square meter.",
    },
  ],
  about: [
    "Use it for a rectangular building with one roof. Split an L-shaped house into two roofs, and add 10% for valleys and dormers. It works for metal and tile if you enter the area that a sheet or pallet covers.",
    "All slopes are assumed equal, and the overhang the same all around. Starter strips, valley metal, ice barrier and vents are not counted. Measure from the ground or from a plan if you can; a wet or steep roof is no place for a tape measure.",
  ],
  sources: [
    "Asphalt Roofing Manufacturers Association, Residential Asphalt Roofing Manual (squares, bundles, nails)",
    "International Residential Code 2021, chapter 9",
  ],
  caution:
    "Quantities only: the roof structure has to carry the weight of the shingles, and working on a roof needs fall protection.",
  overflow: "pricePerBundle",
  phrases: [
    "roof shingles for a house {length} by {width} pitch {pitch}",
    "{roofType} roof area {length} x {width} {pitch} in 12",
    "roofing squares for {length} x {width} house {pitch} pitch",
    "roof area {length} x {width} {pitch} pitch",
    "roof squares {length} by {width} {pitch}",
    "shingles for {length} x {width} roof {pitch} pitch",
    "bundles of shingles for {length} x {width} {pitch} pitch",
    "roof area of a {length} x {width} {roofType} roof pitch {pitch} eaves",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A gable roof over 15 by 9 m at 8 in 12",
      inputs: { roofType: "gable", length: 15, width: 9, pitch: 8 },
      outputs: { area: 186.09452, squares: 22.0341521, bundles: 67, ridge: 15.8 },
    },
    {
      title: "A hip roof over 14 by 9 m at 6 in 12",
      inputs: { roofType: "hip", length: 14, width: 9, pitch: 6, waste: 15 },
      outputs: { area: 162.159651, bundles: 61, ridge: 5, hips: 29.4 },
    },
  ],
});

interface Building {
  readonly roofType: string;
  readonly length: number;
  readonly width: number;
  readonly overhang: number;
}

/** The lines of a roof, in meters. Rafters, ridge and edges reach over the overhang; the ridge height is above the walls. */
function edgesOf({ roofType, length, width, overhang }: Building, slope: number) {
  const [eaves, across] = [length + 2 * overhang, width + 2 * overhang];
  const factor = slopeFactor(slope);
  if (roofType === "hip") {
    const half = Math.min(eaves, across) / 2;
    return {
      rafterLength: half * factor,
      ridgeHeight: (Math.min(length, width) / 2) * slope,
      ridge: Math.abs(eaves - across),
      hips: 4 * half * hipFactor(slope),
      dripEdge: 2 * (eaves + across),
    };
  }
  const gable = roofType === "gable";
  return {
    rafterLength: (gable ? across / 2 : across) * factor,
    ridgeHeight: (gable ? width / 2 : width) * slope,
    ridge: gable ? eaves : 0,
    hips: 0,
    dripEdge: 2 * eaves + 2 * across * factor,
  };
}
