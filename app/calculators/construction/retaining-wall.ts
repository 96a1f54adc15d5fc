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
} from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { radians } from "#maths/geometry.ts";
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
/** Four feet in centimetres: above it the International Residential Code asks for a design. */
const FOUR_FEET = 121.92;

export default defineCalculator({
  id: "retaining-wall",
  name: "Retaining Wall Calculator",
  category: "construction",
  emoji: "🧱",
  description:
    "Blocks, caps, gravel, drain and geogrid for a segmental retaining wall, with earth pressure and safety against sliding and tipping.",
  keywords: [
    "segmental blocks",
    "landscape blocks",
    "geogrid",
    "drainage gravel",
    "garden wall",
    "earth pressure",
    "Rankine",
  ],
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
      min: 0.001,
      max: 100_000,
      also: ["long"],
      decimals: 2,
    }),
    height: quantity("Height above ground", length, {
      unit: "m",
      default: 0.9,
      min: 0.001,
      max: 50,
      also: ["high", "tall"],
      decimals: 2,
    }),
    embedment: quantity("Buried depth of the first course", length, {
      unit: "cm",
      default: 15,
      min: 0,
      max: 1000,
      help: "A tenth of the height, at least 15 cm",
      decimals: 1,
    }),
    blockLength: quantity("Block length", length, { unit: "cm", default: 40, min: 1, max: 1000, decimals: 1 }),
    blockHeight: quantity("Block height", length, { unit: "cm", default: 15, min: 1, max: 500, decimals: 1 }),
    blockDepth: quantity("Block depth, front to back", length, {
      unit: "cm",
      default: 30,
      min: 1,
      max: 1000,
      decimals: 1,
    }),
    caps: boolean("Cap blocks on top", { default: true }),
    capLength: quantity("Cap length", length, {
      unit: "cm",
      default: 40,
      min: 1,
      max: 1000,
      when: { caps: true },
      decimals: 1,
    }),
    capHeight: quantity("Cap height", length, {
      unit: "cm",
      default: 7.5,
      min: 0,
      max: 200,
      when: { caps: true },
      decimals: 1,
    }),
    waste: percent("Waste", { default: 5, min: 0, max: 100 }),
    baseWidth: quantity("Width of the gravel base", length, {
      unit: "cm",
      default: 60,
      min: 0,
      max: 2000,
      decimals: 1,
    }),
    baseDepth: quantity("Depth of the gravel base", length, { unit: "cm", default: 15, min: 0, max: 500, decimals: 1 }),
    drainageWidth: quantity("Drainage gravel behind the wall", length, {
      unit: "cm",
      default: 30,
      min: 0,
      max: 1000,
      decimals: 1,
    }),
    geogrid: boolean("Geogrid", { default: false }),
    gridEvery: integer("Geogrid every so many courses", { default: 3, min: 1, max: 50, when: { geogrid: true } }),
    gridRatio: percent("Geogrid length, part of the wall height", {
      default: 70,
      min: 10,
      max: 500,
      when: { geogrid: true },
    }),
    soilDensity: quantity("Soil density", density, { unit: "kg/m3", default: 1900, min: 500, max: 3000, decimals: 0 }),
    frictionAngle: quantity("Friction angle of the soil", angle, {
      unit: "deg",
      default: 30,
      min: 0,
      max: 60,
      help: "Clay 20 to 26, silt 28, sand 30 to 34, gravel 35 to 40",
      also: ["friction"],
      decimals: 1,
    }),
    surcharge: quantity("Load on the ground above", pressure, {
      unit: "kPa",
      default: 0,
      min: 0,
      max: 1000,
      help: "Driveway about 5 to 12 kPa",
      imperial: "psf",
      decimals: 1,
    }),
    blockDensity: quantity("Density of the filled blocks", density, {
      unit: "kg/m3",
      default: 2100,
      min: 500,
      max: 4000,
      decimals: 0,
    }),
    pricePerBlock: money("Price per block", { default: 6, min: 0, decimals: 2 }),
    pricePerCap: money("Price per cap", { default: 5, min: 0, when: { caps: true }, decimals: 2 }),
    gravelPricePerTonne: money("Gravel price per tonne", { default: 35, min: 0, decimals: 2 }),
    gridPrice: money("Geogrid price per m2", { default: 4, min: 0, when: { geogrid: true }, decimals: 2 }),
  },
  outputs: {
    blocks: integer("Blocks"),
    courses: integer("Courses"),
    capBlocks: integer("Cap blocks"),
    wallHeight: quantity("Height as built, with the buried part", length, { unit: "cm", decimals: 1 }),
    exposedHeight: quantity("Height above ground as built", length, { unit: "cm", decimals: 1 }),
    baseGravel: quantity("Gravel for the base", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    drainageGravel: quantity("Drainage gravel", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    gravelMass: quantity("Gravel, all", mass, { unit: "kg", decimals: 0, imperial: "ton-us" }),
    drainPipe: quantity("Drain pipe", length, { unit: "m", decimals: 2 }),
    geogridLayers: integer("Layers of geogrid"),
    geogridArea: quantity("Geogrid", area, { unit: "m2", decimals: 1 }),
    activePressureCoefficient: number("Active earth pressure coefficient", { decimals: 3 }),
    earthThrust: number("Earth thrust per metre of wall", { unit: "kN/m", decimals: 2 }),
    overturningMoment: number("Overturning moment per metre of wall", { unit: "kN m/m", decimals: 2 }),
    wallWeight: number("Weight of the wall per metre", { unit: "kN/m", decimals: 2 }),
    slidingSafety: number("Safety against sliding (1.5 wanted)", { decimals: 2, none: "No thrust" }),
    overturningSafety: number("Safety against tipping (2 wanted)", { decimals: 2, none: "No thrust" }),
    engineerNeeded: boolean("Have it designed by an engineer"),
    totalCost: money("Cost", { decimals: 2 }),
    costPerMeter: money("Cost per metre", { decimals: 2 }),
    materials: table(
      "Materials",
      {
        item: text("Item"),
        quantity: number("Amount", { decimals: 1 }),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "item", value: "cost" } },
    ),
    pressure: chart("Earth pressure with depth (m, kPa)", {
      x: { depth: quantity("Depth below the top", length, { unit: "m", decimals: 2 }) },
      y: { pressure: quantity("Pressure", pressure, { unit: "kPa", decimals: 2, imperial: "psf" }) },
      as: "area",
    }),
  },
  compute(inputs) {
    const { embedment, blockHeight, waste, geogrid } = inputs;
    const cap = inputs.caps ? inputs.capHeight : 0;
    const tall = inputs.height * 100 + embedment;
    if (tall <= cap) refuse("height", "The cap alone is as high as this wall. Enter a higher wall or a lower cap.");
    const courses = piecesFor((tall - cap) / blockHeight);
    const wallHeight = courses * blockHeight + cap;
    const needed = 1 + waste / 100;
    const blocks = piecesFor(((courses * inputs.length * 100) / inputs.blockLength) * needed);
    const capBlocks = inputs.caps ? piecesFor(((inputs.length * 100) / inputs.capLength) * needed) : 0;
    const baseGravel = (inputs.length * inputs.baseWidth * inputs.baseDepth) / 10_000;
    const drainageGravel = (inputs.length * wallHeight * inputs.drainageWidth) / 10_000;
    const gravelMass = (baseGravel + drainageGravel) * GRAVEL;
    const geogridLayers = geogrid ? Math.floor(Math.max(0, courses - 1) / inputs.gridEvery) : 0;
    const geogridArea = (((geogridLayers * inputs.length * inputs.gridRatio) / 100) * wallHeight) / 100;

    const material = (item: string, quantity: number, price: number) => ({ item, quantity, cost: quantity * price });
    const materials = [
      material("Blocks", blocks, inputs.pricePerBlock),
      material("Caps", capBlocks, inputs.pricePerCap),
      material("Gravel (t)", gravelMass / 1000, inputs.gravelPricePerTonne),
      material("Geogrid (m2)", geogridArea, inputs.gridPrice),
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
  takeaways: (inputs, outputs, say) => [
    `Build {courses} ${outputs.courses === 1 ? "course" : "courses"} with {blocks} blocks${inputs.caps ? " and {capBlocks} caps" : ""}: {exposedHeight} show above ground, at a cost of {totalCost}.`,
    `It needs {gravelMass} of gravel for the base and the drain behind the wall, and {drainPipe} of drain pipe.`,
    outputs.engineerNeeded
      ? `Above 4 ft (122 cm) or with a load on the ground above, have it designed by an engineer and ask for a permit.`
      : outputs.slidingSafety !== null &&
          outputs.overturningSafety !== null &&
          (outputs.slidingSafety < 1.5 || outputs.overturningSafety < 2)
        ? `As a plain vertical stack it reaches ${say.number(outputs.slidingSafety, 2)} against sliding and ${say.number(outputs.overturningSafety, 2)} against tipping, less than the 1.5 and 2 wanted: use deeper blocks, batter or geogrid.`
        : `By its own weight it has the safety wanted against sliding (1.5) and tipping (2).`,
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
      "P, M": "earth thrust and overturning moment per metre of wall",
      "\\gamma": "unit weight of the soil: density times 9.80665 m/s²",
      H: "height as built, with the buried part",
      q: "load on the ground above",
      "G, b, \\rho": "weight of the wall per metre, depth and density of the blocks",
    },
  },
  howTo: [
    "Enter Wall length, Height above ground and the Buried depth of the first course: a tenth of the height, at least 15 cm (6 in).",
    "Enter the size of your blocks and, with Cap blocks on top, of the caps.",
    "Keep a Gravel base of about 15 cm and 30 cm (12 in) of Drainage gravel behind the wall.",
    "Set Soil density, Friction angle of the soil and, for a drive or shed above, the Load on the ground above.",
    "Tick Geogrid if the wall is reinforced, and compare the two safety figures with 1.5 and 2.",
  ],
  faq: [
    {
      question: "How high can I build without an engineer?",
      answer:
        "The International Residential Code asks for a permit and a design where a wall is over 4 ft (1.22 m) from the bottom of the footing, or holds a surcharge such as a drive or slope. Many towns draw the line at 3 ft, and some countries at 1 m. Here the buried part counts.",
    },
    {
      question: "Why does my low wall show a safety below 1.5?",
      answer:
        "The figures take a vertical stack that resists only by weight, with the friction of the soil at its base. Real segmental walls lean back by 4 to 12° and lock together, which adds much. As a rule a gravity wall of vertical blocks is safe up to a height of about twice the depth of its blocks.",
    },
    {
      question: "What does the drain do?",
      answer:
        "Water behind a wall pushes with 9.8 kPa per metre of depth, more than the soil itself, and most failed walls were wet. Put clean stone and a perforated pipe behind the lowest course, let it run out at the end, and separate stone and soil with a fabric.",
    },
  ],
  about: [
    "Use it for the material of a dry-stacked block wall and for a first look at its stability. Earth pressure follows Rankine: level ground, a drained soil without cohesion and a smooth vertical back.",
    "Batter, locking lips, geogrid, soil in front of the wall, a slope above, water, earthquakes and the bearing capacity of the ground are not counted. Geogrid is only measured here (layers and area); its length and strength need a design.",
  ],
  sources: [
    "National Concrete Masonry Association, Design Manual for Segmental Retaining Walls (embedment, drainage, geogrid at least 60 % of the height)",
    "Rankine earth pressure: Das, Principles of Foundation Engineering",
    "International Residential Code 2021, R105.2 and R404.4 (permit and design above 4 ft)",
  ],
  caution:
    "A first estimate. Walls over 4 ft (1.2 m), with a slope or load above, or near buildings need an engineer and a permit.",
  overflow: "pricePerBlock",
  phrases: ["retaining wall {length} long {height} high", "how many blocks for a retaining wall {length} by {height}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A garden wall, 8 m long and 60 cm high",
      inputs: { length: 8, height: 0.6 },
      outputs: { blocks: 105, courses: 5, capBlocks: 21, earthThrust: 2.11363953 },
    },
    {
      title: "1.5 m with geogrid and a drive above",
      inputs: { length: 14, height: 1.5, embedment: 20, geogrid: true, surcharge: 10, frictionAngle: 34 },
      outputs: { courses: 11, geogridLayers: 3, engineerNeeded: true },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        length: 8,
        height: 0.6,
        embedment: 15,
        blockLength: 40,
        blockHeight: 15,
        blockDepth: 30,
        caps: true,
        capLength: 40,
        capHeight: 7.5,
        waste: 5,
        baseWidth: 60,
        baseDepth: 15,
        drainageWidth: 30,
        geogrid: false,
        gridEvery: 3,
        gridRatio: 70,
        soilDensity: 1900,
        frictionAngle: 30,
        surcharge: 0,
        blockDensity: 2100,
        pricePerBlock: 6,
        pricePerCap: 5,
        gravelPricePerTonne: 35,
        gridPrice: 4,
      },
      outputs: { blocks: 105, courses: 5, capBlocks: 21, earthThrust: 2.11363953281 },
    },
    {
      by: "mpmath 1.2, earth pressure integrated over the depth; blocks in Python fractions",
      inputs: {},
      outputs: {
        blocks: 184,
        courses: 7,
        capBlocks: 27,
        wallHeight: 112.5,
        exposedHeight: 97.5,
        baseGravel: 0.9,
        drainageGravel: 3.375,
        gravelMass: 7224.75,
        drainPipe: 10,
        geogridLayers: 0,
        geogridArea: 0,
        activePressureCoefficient: 0.333333333333,
        earthThrust: 3.93032144531,
        overturningMoment: 1.47387054199,
        wallWeight: 6.9504631875,
        slidingSafety: 1.02099837078,
        overturningSafety: 0.707368421053,
        engineerNeeded: false,
        totalCost: 1491.86625,
        costPerMeter: 149.186625,
        materials: {
          rows: 4,
          first: { item: "Blocks", quantity: 184, cost: 1104 },
          last: { item: "Geogrid (m2)", quantity: 0, cost: 0 },
        },
        pressure: { rows: 11, first: { depth: 0, pressure: 0 }, last: { depth: 1.125, pressure: 6.987238125 } },
      },
    },
    {
      by: "mpmath 1.2, earth pressure integrated over the depth; blocks in Python fractions",
      inputs: {
        length: 14,
        height: 1.5,
        embedment: 20,
        geogrid: true,
        gridEvery: 2,
        gridRatio: 80,
        surcharge: 10,
        frictionAngle: 34,
        blockDepth: 45,
      },
      outputs: {
        blocks: 405,
        courses: 11,
        capBlocks: 37,
        wallHeight: 172.5,
        exposedHeight: 152.5,
        baseGravel: 1.26,
        drainageGravel: 7.245,
        gravelMass: 14373.45,
        drainPipe: 14,
        geogridLayers: 5,
        geogridArea: 96.6,
        activePressureCoefficient: 0.282714919718,
        earthThrust: 12.7142178422,
        overturningMoment: 8.71276456426,
        wallWeight: 15.9860653312,
        slidingSafety: 0.848084982539,
        overturningSafety: 0.412827027863,
        engineerNeeded: true,
        totalCost: 3504.47075,
        costPerMeter: 250.319339286,
        materials: {
          rows: 4,
          first: { item: "Blocks", quantity: 405, cost: 2430 },
          last: { item: "Geogrid (m2)", quantity: 96.6, cost: 386.4 },
        },
        pressure: {
          rows: 11,
          first: { depth: 0, pressure: 2.82714919718 },
          last: { depth: 1.725, pressure: 11.9139729387 },
        },
      },
    },
    {
      by: "mpmath 1.2, earth pressure integrated over the depth; blocks in Python fractions",
      inputs: {
        caps: false,
        height: 0.4,
        blockHeight: 10,
        drainageWidth: 0,
        baseDepth: 0,
        waste: 0,
        soilDensity: 2000,
        frictionAngle: 0,
      },
      outputs: {
        blocks: 150,
        courses: 6,
        capBlocks: 0,
        wallHeight: 60,
        exposedHeight: 45,
        baseGravel: 0,
        drainageGravel: 0,
        gravelMass: 0,
        drainPipe: 10,
        geogridLayers: 0,
        geogridArea: 0,
        activePressureCoefficient: 1,
        earthThrust: 3.530394,
        overturningMoment: 0.7060788,
        wallWeight: 3.7069137,
        slidingSafety: 0,
        overturningSafety: 0.7875,
        engineerNeeded: false,
        totalCost: 900,
        costPerMeter: 90,
        materials: {
          rows: 4,
          first: { item: "Blocks", quantity: 150, cost: 900 },
          last: { item: "Geogrid (m2)", quantity: 0, cost: 0 },
        },
        pressure: { rows: 11, first: { depth: 0, pressure: 0 }, last: { depth: 0.6, pressure: 11.76798 } },
      },
    },
    {
      by: "mpmath 1.2, earth pressure integrated over the depth; blocks in Python fractions",
      inputs: { height: 1.1442, embedment: 15, capHeight: 7.5 },
      outputs: {
        blocks: 237,
        courses: 9,
        capBlocks: 27,
        wallHeight: 142.5,
        exposedHeight: 127.5,
        baseGravel: 0.9,
        drainageGravel: 4.275,
        gravelMass: 8745.75,
        drainPipe: 10,
        geogridLayers: 0,
        geogridArea: 0,
        activePressureCoefficient: 0.333333333333,
        earthThrust: 6.30598240781,
        overturningMoment: 2.99534164371,
        wallWeight: 8.8039200375,
        slidingSafety: 0.806051345351,
        overturningSafety: 0.440880594839,
        engineerNeeded: true,
        totalCost: 1863.10125,
        costPerMeter: 186.310125,
        materials: {
          rows: 4,
          first: { item: "Blocks", quantity: 237, cost: 1422 },
          last: { item: "Geogrid (m2)", quantity: 0, cost: 0 },
        },
        pressure: { rows: 11, first: { depth: 0, pressure: 0 }, last: { depth: 1.425, pressure: 8.850501625 } },
      },
    },
    {
      by: "mpmath 1.2, earth pressure integrated over the depth; blocks in Python fractions",
      inputs: {
        length: 3,
        height: 1.0692,
        blockHeight: 15.24,
        embedment: 15.24,
        capHeight: 0,
        geogrid: true,
        gridEvery: 3,
        frictionAngle: 28,
      },
      outputs: {
        blocks: 71,
        courses: 9,
        capBlocks: 8,
        wallHeight: 137.16,
        exposedHeight: 121.92,
        baseGravel: 0.27,
        drainageGravel: 1.23444,
        gravelMass: 2542.5036,
        drainPipe: 3,
        geogridLayers: 2,
        geogridArea: 5.76072,
        activePressureCoefficient: 0.361033483498,
        earthThrust: 6.32771216141,
        overturningMoment: 2.89303000019,
        wallWeight: 8.4740047182,
        slidingSafety: 0.712059606645,
        overturningSafety: 0.439366583701,
        engineerNeeded: true,
        totalCost: 578.030506,
        costPerMeter: 192.676835333,
        materials: {
          rows: 4,
          first: { item: "Blocks", quantity: 71, cost: 426 },
          last: { item: "Geogrid (m2)", quantity: 5.76072, cost: 23.04288 },
        },
        pressure: { rows: 11, first: { depth: 0, pressure: 0 }, last: { depth: 1.3716, pressure: 9.22676022369 } },
      },
    },
    {
      by: "mpmath 1.2, earth pressure integrated over the depth; blocks in Python fractions",
      inputs: { height: 5, geogrid: true, gridEvery: 3, frictionAngle: 36, blockDepth: 60 },
      outputs: {
        blocks: 893,
        courses: 34,
        capBlocks: 27,
        wallHeight: 517.5,
        exposedHeight: 502.5,
        baseGravel: 0.9,
        drainageGravel: 15.525,
        gravelMass: 27758.25,
        drainPipe: 10,
        geogridLayers: 11,
        geogridArea: 398.475,
        activePressureCoefficient: 0.259616183682,
        earthThrust: 64.7734084455,
        overturningMoment: 111.734129569,
        wallWeight: 63.944261325,
        slidingSafety: 0.71724225094,
        overturningSafety: 0.171686829007,
        engineerNeeded: true,
        totalCost: 8058.43875,
        costPerMeter: 805.843875,
        materials: {
          rows: 4,
          first: { item: "Blocks", quantity: 893, cost: 5358 },
          last: { item: "Geogrid (m2)", quantity: 398.475, cost: 1593.9 },
        },
        pressure: { rows: 11, first: { depth: 0, pressure: 0 }, last: { depth: 5.175, pressure: 25.0332013316 } },
      },
    },
    {
      by: "Rankine: at a friction angle of 30 degrees the coefficient is one third",
      inputs: { frictionAngle: 30 },
      outputs: { activePressureCoefficient: 0.333333333333 },
    },
    { by: "Refusal", inputs: { height: 0.05, embedment: 0, capHeight: 7.5 }, refuses: "height" },
    { by: "Refusal", inputs: { height: 0.05, embedment: 2.5, capHeight: 7.5 }, refuses: "height" },
    { by: "Refusal", inputs: { frictionAngle: 70 }, refuses: "frictionAngle" },
    { by: "Refusal", inputs: { blockHeight: 0 }, refuses: "blockHeight" },
  ],
});

interface Wall {
  readonly frictionAngle: number;
  readonly soilDensity: number;
  readonly surcharge: number;
  readonly blockDepth: number;
  readonly blockDensity: number;
}

/** Earth pressure after Rankine and what the weight of the wall sets against it, per metre; `height` in metres. */
function stabilityOf({ frictionAngle, soilDensity, surcharge, blockDepth, blockDensity }: Wall, height: number) {
  const coefficient = Math.tan(radians(45 - frictionAngle / 2)) ** 2;
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
    slidingSafety: earthThrust > 0 ? (wallWeight * Math.tan(radians(frictionAngle))) / earthThrust : null,
    overturningSafety: overturningMoment > 0 ? (wallWeight * depth) / 2 / overturningMoment : null,
    pressure: Array.from({ length: 11 }, (_, tenth) => ({
      depth: (height * tenth) / 10,
      pressure: coefficient * ((unitWeight * height * tenth) / 10 + surcharge),
    })),
  };
}
