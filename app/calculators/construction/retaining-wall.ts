import {
  defineCalculator,
  boolean,
  chart,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { angle } from "#units/angle.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { pressure } from "#units/pressure.ts";
import { volume } from "#units/volume.ts";

/** Loose density of gravel in kg/m³. */
const GRAVEL = 1690;
/** Four feet in centimeters: above it the International Residential Code asks for a design. */
const FOUR_FEET = 121.92;

export default defineCalculator({
  id: "retaining-wall",
  name: "Retaining Wall Calculator",
  category: "construction",
  emoji: "🧱",
  description:
    "Blocks, caps, gravel, drain and geogrid for a segmental retaining wall, with earth pressure and safety factors against sliding and tipping.",
  keywords: ["landscape blocks", "garden wall", "terracing", "earth pressure", "Rankine", "gravel base"],
  related: [
    { id: "brick", stage: "complementary", relevance: 72 },
    "concrete",
    { id: "gravel-mulch", stage: "next_step", relevance: 80 },
    { id: "rebar", stage: "advanced_planning", relevance: 70 },
    "pavers",
  ],
  inputs: {
    length: quantity("Wall length", length, {
      unit: "m",
      default: 10,
      defaultIn: { imperial: "30 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long"],
      decimals: 2,
    }),
    height: quantity("Height above ground", length, {
      unit: "m",
      default: 0.9,
      defaultIn: { imperial: "3 ft" },
      min: 0.001,
      max: 50,
      also: ["high", "tall", "above ground"],
      decimals: 2,
    }),
    embedment: quantity("Buried depth of the first course", length, {
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 0,
      max: 1000,
      help: "A tenth of the height, at least 15 cm (6 in).",
      decimals: 1,
      assumable: false,
      also: ["buried", "below ground"],
    }),
    blockLength: quantity("Block length", length, {
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 1,
      max: 1000,
      decimals: 1,
      assumable: true,
      also: ["long blocks", "block size"],
    }),
    blockHeight: quantity("Block height", length, {
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 1,
      max: 500,
      decimals: 1,
      assumable: true,
      also: ["tall blocks"],
    }),
    blockDepth: quantity("Block depth, front to back", length, {
      unit: "cm",
      default: 30,
      defaultIn: { imperial: "12 in" },
      min: 1,
      max: 1000,
      decimals: 1,
    }),
    caps: boolean("Cap blocks on top", { default: true, also: ["cap stones", "capstones"] }),
    capLength: quantity("Cap length", length, {
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 1,
      max: 1000,
      when: { caps: true },
      decimals: 1,
    }),
    capHeight: quantity("Cap height", length, {
      unit: "cm",
      default: 7.5,
      defaultIn: { imperial: "3 in" },
      min: 0,
      max: 200,
      when: { caps: true },
      decimals: 1,
    }),
    waste: percent("Waste", {
      default: 5,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare", "for waste", "breakage"],
    }),
    baseWidth: quantity("Width of the gravel base", length, {
      unit: "cm",
      default: 60,
      defaultIn: { imperial: "24 in" },
      min: 0,
      max: 2000,
      decimals: 1,
      also: ["base is", "wide base", "base"],
    }),
    baseDepth: quantity("Depth of the gravel base", length, {
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 0,
      max: 500,
      decimals: 1,
      also: ["deep base", "base deep"],
    }),
    drainageWidth: quantity("Drainage gravel behind the wall", length, {
      unit: "cm",
      default: 30,
      defaultIn: { imperial: "12 in" },
      min: 0,
      max: 1000,
      decimals: 1,
      also: ["behind the wall", "drainage"],
    }),
    geogrid: boolean("Geogrid", { default: false }),
    gridEvery: integer("Courses between layers of geogrid", { default: 3, min: 1, max: 50, when: { geogrid: true } }),
    gridRatio: percent("Geogrid length, share of the wall height", {
      default: 70,
      min: 10,
      max: 500,
      when: { geogrid: true },
    }),
    soilDensity: quantity("Soil density", density, {
      unit: "kg/m3",
      default: 1900,
      defaultIn: { imperial: "120 lb/ft³" },
      min: 500,
      max: 3000,
      decimals: 0,
    }),
    frictionAngle: quantity("Friction angle of the soil", angle, {
      unit: "deg",
      default: 30,
      min: 0,
      max: 60,
      help: "Clay 20° to 26°, silt 28°, sand 30° to 34°, gravel 35° to 40°.",
      also: ["friction"],
      decimals: 1,
    }),
    surcharge: quantity("Load on the ground above", pressure, {
      unit: "kPa",
      default: 0,
      min: 0,
      max: 1000,
      help: "About 5 to 12 kPa (100 to 250 psf) for a driveway.",
      imperial: "psf",
      decimals: 1,
    }),
    blockDensity: quantity("Density of the filled blocks", density, {
      unit: "kg/m3",
      default: 2100,
      defaultIn: { imperial: "130 lb/ft³" },
      min: 500,
      max: 4000,
      decimals: 0,
    }),
    pricePerBlock: money("Price per block", {
      default: 6,
      min: 0,
      decimals: 2,
      also: ["a block", "per block", "each block"],
    }),
    pricePerCap: money("Price per cap", { default: 5, min: 0, when: { caps: true }, decimals: 2 }),
    gravelPricePerTonne: price("Gravel price", mass, {
      unit: "t",
      default: 35,
      defaultIn: { imperial: 32 },
      min: 0,
      decimals: 2,
    }),
    gridPrice: price("Geogrid price", area, {
      unit: "m2",
      default: 4,
      defaultIn: { imperial: 0.4 },
      min: 0,
      when: { geogrid: true },
      decimals: 2,
    }),
  },
  outputs: {
    blocks: integer("Blocks"),
    courses: integer("Courses", { also: ["rows"] }),
    capBlocks: integer("Cap blocks", { also: ["caps"] }),
    wallHeight: quantity("Height as built, including the buried part", length, { unit: "cm", decimals: 1 }),
    exposedHeight: quantity("Height above ground as built", length, { unit: "cm", decimals: 1 }),
    baseGravel: quantity("Gravel for the base", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    drainageGravel: quantity("Drainage gravel", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    gravelMass: quantity("Gravel, all", mass, { unit: "kg", decimals: 0, imperial: "ton-us" }),
    drainPipe: quantity("Drain pipe", length, { unit: "m", decimals: 2, also: ["feet of drain pipe"] }),
    geogridLayers: integer("Layers of geogrid"),
    geogridArea: quantity("Geogrid", area, { unit: "m2", decimals: 1 }),
    activePressureCoefficient: number("Active earth pressure coefficient", { decimals: 3 }),
    earthThrust: number("Earth thrust per meter of wall", { unit: "kN/m", decimals: 2 }),
    overturningMoment: number("Overturning moment per meter of wall", { unit: "kN m/m", decimals: 2 }),
    wallWeight: number("Weight of the wall per meter", { unit: "kN/m", decimals: 2 }),
    slidingSafety: number("Safety factor against sliding (1.5 wanted)", { decimals: 2, none: "No thrust" }),
    overturningSafety: number("Safety factor against tipping (2 wanted)", { decimals: 2, none: "No thrust" }),
    engineerNeeded: boolean("Needs an engineer's design"),
    totalCost: money("Cost", { decimals: 2 }),
    costPerMeter: price("Cost per length", length, { unit: "m", decimals: 2 }),
    materials: table(
      "Materials",
      {
        item: text("Item"),
        pieces: integer("Pieces"),
        mass: quantity("Weight", mass, { unit: "t", imperial: "ton-us", decimals: 1 }),
        area: quantity("Area", area, { unit: "m2", decimals: 1 }),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "item", value: "cost" } },
    ),
    pressure: chart("Earth pressure with depth", {
      x: { depth: quantity("Depth below the top", length, { unit: "m", decimals: 2 }) },
      y: { pressure: quantity("Pressure", pressure, { unit: "kPa", decimals: 2, imperial: "psf" }) },
      as: "area",
    }),
  },
  figures: [
    "courses",
    "capBlocks",
    "engineerNeeded",
    "exposedHeight",
    "baseGravel",
    "drainageGravel",
    "geogridArea",
    "totalCost",
  ],
  compute(inputs) {
    const { embedment, blockHeight, waste, geogrid } = inputs;
    const cap = inputs.caps ? inputs.capHeight : 0;
    const tall = inputs.height * 100 + embedment;
    if (tall <= cap) refuse("height", "The cap alone is as high as this wall. Enter a higher wall or a lower cap.");
    const courses = piecesFor((tall - cap) / blockHeight);
    const wallHeight = courses * blockHeight + cap;
    const withWaste = 1 + waste / 100;
    const blocks = piecesFor(((courses * inputs.length * 100) / inputs.blockLength) * withWaste);
    const capBlocks = inputs.caps ? piecesFor(((inputs.length * 100) / inputs.capLength) * withWaste) : 0;
    const baseGravel = (inputs.length * inputs.baseWidth * inputs.baseDepth) / 10_000;
    const drainageGravel = (inputs.length * wallHeight * inputs.drainageWidth) / 10_000;
    const gravelMass = (baseGravel + drainageGravel) * GRAVEL;
    const geogridLayers = geogrid ? Math.floor(Math.max(0, courses - 1) / inputs.gridEvery) : 0;
    const geogridArea = (((geogridLayers * inputs.length * inputs.gridRatio) / 100) * wallHeight) / 100;

    const none = { pieces: null, mass: null, area: null };
    const tonnes = gravelMass / 1000;
    const materials = [
      { ...none, item: "Blocks", pieces: blocks, cost: blocks * inputs.pricePerBlock },
      { ...none, item: "Caps", pieces: capBlocks, cost: capBlocks * inputs.pricePerCap },
      { ...none, item: "Gravel", mass: tonnes, cost: tonnes * inputs.gravelPricePerTonne },
      { ...none, item: "Geogrid", area: geogridArea, cost: geogridArea * inputs.gridPrice },
    ];
    const totalCost = materials.reduce((sum, row) => sum + row.cost, 0);
    return {
      blocks,
      courses,
      capBlocks,
      wallHeight,
      exposedHeight: wallHeight - embedment,
      baseGravel,
      drainageGravel,
      gravelMass,
      drainPipe: inputs.length,
      geogridLayers,
      geogridArea,
      ...stabilityOf(inputs, wallHeight / 100),
      engineerNeeded: wallHeight > FOUR_FEET + 1e-9 || inputs.surcharge > 0,
      totalCost,
      costPerMeter: totalCost / inputs.length,
      materials,
    };
  },
  takeaways: (inputs, outputs) => [
    `Build {courses} ${outputs.courses === 1 ? "course" : "courses"} with {blocks} blocks${inputs.caps ? " and {capBlocks} caps" : ""}: {exposedHeight} will show above ground${outputs.totalCost! > 0 ? ", at a cost of {totalCost}" : ""}.`,
    `It needs ${outputs.gravelMass! > 0 ? "{gravelMass} of gravel for the base and the drain behind the wall, and " : ""}{drainPipe} of drain pipe.`,
    outputs.engineerNeeded
      ? `A wall above 4 ft (122 cm) or with a load on the ground above needs an engineer's design and usually a permit.`
      : outputs.slidingSafety !== null &&
          outputs.overturningSafety !== null &&
          (outputs.slidingSafety < 1.5 || outputs.overturningSafety < 2)
        ? `By its own weight, it does not reach the safety factors wanted against sliding (1.5) and tipping (2): use deeper blocks, batter or geogrid.`
        : `By its own weight, it reaches the safety factors wanted against sliding (1.5) and tipping (2).`,
  ],
  formula: {
    tex: [
      String.raw`K_a = \tan^2\left(45^\circ - \tfrac{\varphi}{2}\right) \qquad P = \tfrac{1}{2} K_a \gamma H^2 + K_a q H`,
      String.raw`M = \tfrac{1}{6} K_a \gamma H^3 + \tfrac{1}{2} K_a q H^2 \qquad G = b\,H\,\rho\,g`,
      String.raw`S_{\text{sliding}} = \frac{G \tan\varphi}{P} \qquad S_{\text{tipping}} = \frac{G\,b/2}{M}`,
    ],
    where: {
      K_a: "Rankine's active earth pressure coefficient",
      "\\varphi": "friction angle of the soil",
      "P, M": "earth thrust and overturning moment per meter of wall",
      "\\gamma": "unit weight of the soil: density times 9.80665 m/s²",
      H: "height as built, including the buried part",
      q: "load on the ground above",
      "G, b, \\rho": "weight of the wall per meter, depth and density of the blocks",
    },
  },
  howTo: [
    "Enter Wall length, Height above ground and the Buried depth of the first course.",
    "Enter the size of your blocks and, with Cap blocks on top, that of the caps.",
    "Set Soil density, Friction angle of the soil and, for a driveway or shed above, the Load on the ground above.",
  ],
  faq: [
    {
      question: "Why does my low wall show a safety factor below 1.5?",
      answer:
        "A vertical stack resists only by its weight and the friction at its base. Real walls lean back and lock together.",
    },
    {
      question: "What does the drain do?",
      answer: "It takes away water, which pushes harder than soil.",
    },
  ],
  about: [
    "Earth pressure follows Rankine, assuming level ground, drained soil without cohesion and a smooth vertical back.",
    "Not counted: batter, a slope above, water, earthquakes, and the strength of the ground and of geogrid.",
  ],
  sources: [
    "National Concrete Masonry Association, Design Manual for Segmental Retaining Walls",
    "Rankine earth pressure: Das, Principles of Foundation Engineering",
    "International Residential Code 2021, R105.2 and R404.4",
  ],
  caution:
    "A first estimate, not a design: walls over 4 ft (1.2 m) from the bottom of the footing (in many towns 3 ft), near buildings, or with a slope or load above need an engineer and a permit.",
  overflow: "pricePerBlock",
  phrases: ["retaining wall blocks {length} long {height} high {blockLength} x {blockHeight} blocks"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A garden wall 8 m long and 60 cm high",
      inputs: { length: 8, height: 0.6 },
      outputs: { blocks: 105, courses: 5, capBlocks: 21, earthThrust: 2.11363953 },
    },
    {
      title: "1.5 m high, with geogrid and a driveway above",
      inputs: { length: 14, height: 1.5, embedment: 20, geogrid: true, surcharge: 10, frictionAngle: 34 },
      outputs: { courses: 11, geogridLayers: 3, engineerNeeded: true },
    },
  ],
});

interface Wall {
  readonly frictionAngle: number;
  readonly soilDensity: number;
  readonly surcharge: number;
  readonly blockDepth: number;
  readonly blockDensity: number;
}

/** Earth pressure after Rankine and what the weight of the wall sets against it, per meter; `height` in meters. */
function stabilityOf({ frictionAngle, soilDensity, surcharge, blockDepth, blockDensity }: Wall, height: number) {
  const friction = (frictionAngle * Math.PI) / 180;
  const coefficient = Math.tan(Math.PI / 4 - friction / 2) ** 2;
  const unitWeight = (soilDensity * STANDARD_GRAVITY) / 1000;
  const depth = blockDepth / 100;
  const earthThrust = coefficient * ((unitWeight * height ** 2) / 2 + surcharge * height);
  const overturningMoment = coefficient * ((unitWeight * height ** 3) / 6 + (surcharge * height ** 2) / 2);
  const wallWeight = (depth * height * blockDensity * STANDARD_GRAVITY) / 1000;
  return {
    activePressureCoefficient: coefficient,
    earthThrust,
    overturningMoment,
    wallWeight,
    slidingSafety: earthThrust > 0 ? (wallWeight * Math.tan(friction)) / earthThrust : null,
    overturningSafety: overturningMoment > 0 ? (wallWeight * depth) / 2 / overturningMoment : null,
    pressure: Array.from({ length: 11 }, (_, tenth) => ({
      depth: (height * tenth) / 10,
      pressure: coefficient * ((unitWeight * height * tenth) / 10 + surcharge),
    })),
  };
}
