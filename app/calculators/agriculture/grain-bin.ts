import { defineCalculator, choice, integer, money, number, percent, quantity, table } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { volume } from "#units/volume.ts";

/** Standard test weight in pounds per bushel. */
const TEST_WEIGHTS = {
  corn: 56,
  wheat: 60,
  soybean: 60,
  barley: 48,
  oats: 32,
  sorghum: 56,
  rye: 56,
  canola: 50,
} as const;

/** A US bushel of 2150.42 cubic inches, in m³. */
const BUSHEL = 0.03523907016688;
const POUND = 0.45359237;

export default defineCalculator({
  id: "grain-bin",
  name: "Grain Bin Capacity Calculator",
  category: "agriculture",
  emoji: "🏚️",
  description:
    "Bushels and tonnes of grain in a round bin, with a peaked top and a hopper bottom, and what it is worth.",
  keywords: ["silo", "bushels in a bin", "grain storage", "bin volume", "corn", "wheat", "hopper", "stored grain"],
  related: [
    { id: "crop-yield", stage: "complementary", relevance: 82 },
    "volume",
    { id: "density-converter", stage: "complementary", relevance: 60 },
    { id: "volume-converter", stage: "complementary", relevance: 60 },
  ],
  inputs: {
    grain: choice("Grain", {
      default: "corn",
      options: [
        ["corn", "Corn (maize)"],
        ["wheat", "Wheat"],
        ["soybean", "Soybean"],
        ["barley", "Barley"],
        ["oats", "Oats"],
        ["sorghum", "Sorghum"],
        ["rye", "Rye"],
        ["canola", "Canola (rapeseed)"],
        ["custom", "Other (own test weight)"],
      ],
    }),
    testWeight: number("Test weight", { default: 72, min: 1, max: 200, unit: "kg/hL", when: { grain: "custom" } }),
    diameter: quantity("Bin diameter", length, {
      unit: "m",
      default: 9.14,
      min: 0.1,
      max: 100,
      metric: "m",
      imperial: "ft",
      decimals: 2,
      also: ["bin", "wide"],
    }),
    grainDepth: quantity("Grain depth at the wall", length, {
      unit: "m",
      default: 6,
      min: 0,
      max: 100,
      metric: "m",
      imperial: "ft",
      decimals: 2,
      also: ["deep"],
    }),
    peakHeight: quantity("Height of the peak above the wall line", length, {
      unit: "m",
      default: 1.5,
      min: 0,
      max: 50,
      help: "0 where the grain is level",
      metric: "m",
      imperial: "ft",
      decimals: 2,
    }),
    hopperHeight: quantity("Height of the cone bottom", length, {
      unit: "m",
      default: 0,
      min: 0,
      max: 50,
      metric: "m",
      imperial: "ft",
      decimals: 2,
    }),
    packing: percent("Packing", { default: 0, min: 0, max: 30, help: "Deep bins pack 3 to 10 %" }),
    pricePerTonne: money("Price per tonne", { default: 180, min: 0, decimals: 2 }),
    truckLoad: number("Truck load", { default: 24, min: 0.1, max: 1000, unit: "t" }),
  },
  outputs: {
    bushels: number("Bushels", { unit: "bu", decimals: 0 }),
    totalMass: number("Mass", { unit: "t", decimals: 1 }),
    volume: quantity("Volume", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
    peakVolume: quantity("Of that in the peak", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
    hopperVolume: quantity("Of that in the hopper", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
    bulkDensity: number("Bulk density", { unit: "kg/m3", decimals: 0 }),
    value: money("Value"),
    truckLoads: integer("Truck loads"),
    peakAngle: number("Slope of the peak", { unit: "degrees", decimals: 1 }),
    byDepth: table("By depth of grain (level top)", {
      depth: quantity("Grain depth", length, { unit: "m", metric: "m", imperial: "ft", decimals: 2 }),
      volume: quantity("Volume", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
      mass: number("Mass", { unit: "t", decimals: 1 }),
    }),
  },
  compute(inputs) {
    const { grain, diameter, grainDepth, peakHeight, hopperHeight, packing } = inputs;
    const radius = diameter / 2;
    const base = Math.PI * radius ** 2;
    const [peakVolume, hopperVolume] = [(base * peakHeight) / 3, (base * hopperHeight) / 3];
    const volume = base * grainDepth + peakVolume + hopperVolume;
    const packed = 1 + packing / 100;
    const testWeight = grain === "custom" ? inputs.testWeight : (TEST_WEIGHTS[grain] * POUND) / (10 * BUSHEL);
    const bulkDensity = testWeight * 10 * packed;
    const tonnes = (cubicMetres: number) => (cubicMetres * bulkDensity) / 1000;
    const totalMass = tonnes(volume);
    return {
      bushels: (volume / BUSHEL) * packed,
      totalMass,
      volume,
      peakVolume,
      hopperVolume,
      bulkDensity,
      value: totalMass * inputs.pricePerTonne,
      truckLoads: Math.ceil(totalMass / inputs.truckLoad - 1e-9),
      peakAngle: (Math.atan(peakHeight / radius) * 180) / Math.PI,
      byDepth: Array.from({ length: 10 }, (_, index) => {
        const depth = (grainDepth * (index + 1)) / 10;
        const filled = base * depth + hopperVolume;
        return { depth, volume: filled, mass: tonnes(filled) };
      }),
    };
  },
  takeaways: (_, outputs) => [
    `The bin holds about {bushels} or {totalMass} of grain in {volume}.`,
    `At the price entered it is worth {value} and fills {truckLoads} ${outputs.truckLoads === 1 ? "truck" : "trucks"}.`,
    ...(outputs.peakAngle! > 35
      ? [`A peak of {peakAngle} is steeper than dry grain lies by itself (16 to 30): check its height.`]
      : []),
  ],
  formula: {
    tex: [
      String.raw`V = \pi r^2 \left(d + \frac{p}{3} + \frac{h}{3}\right)`,
      String.raw`B = \frac{V}{0.03523907}\,(1 + k) \qquad M = V \cdot 10\,T\,(1 + k)`,
    ],
    where: {
      V: "volume in m³",
      r: "radius of the bin",
      "d, p, h": "grain depth at the wall, height of the peak, height of the cone bottom",
      B: "US bushels",
      M: "mass in kg",
      T: "test weight in kg per hectolitre",
      k: "packing as a share",
    },
  },
  howTo: [
    "Choose the Grain; for another one choose Other and enter its Test weight (lb per bushel times 1.287).",
    "Measure the Bin diameter inside and the Grain depth at the wall.",
    "Enter the Height of the peak above the wall line, and for a hopper bin the Height of the cone bottom.",
    "Add Packing for deep bins: 3 to 10 %, less for corn than for oats.",
  ],
  faq: [
    {
      question: "What is a quick rule for bushels in a round bin?",
      answer:
        "Diameter in feet squared, times depth in feet, times 0.628. A bin of 30 ft filled 20 ft deep holds 30² × 20 × 0.628 = 11,304 bushels, before packing.",
    },
    {
      question: "Does the weight per bushel change with moisture?",
      answer:
        "Yes. Wet corn weighs less per volume: at 25 % moisture often 52 to 54 lb instead of 56, but contains more water. Use the test weight of your own sample under Other for an exact mass.",
    },
    {
      question: "Why does a bin hold more than its volume says?",
      answer:
        "Because the weight above presses the grain together. A bushel in the bin is a measure of mass (56 lb of corn), so packed grain counts more bushels than cubic feet divided by 1.244.",
    },
  ],
  about: [
    "The grain is a cylinder with a cone on top and, in a hopper bin, a cone below. Peaks that run to one side, a dent from unloading in the middle or a floor for aeration change the volume; level the top before you measure for a sale.",
    "Mass follows from the standard test weight of the crop. Real lots differ by 5 % either way, so weigh for payment and use this for planning.",
  ],
  sources: [
    "ASABE D241.4 (density and mass-moisture relationships of grain)",
    "USDA standard test weights per bushel",
    "NIST Handbook 44 (bushel 2150.42 cubic inches)",
  ],
  overflow: "pricePerTonne",
  caution: "Never enter a bin while grain moves or is bridged: people sink in within seconds. Measure from outside.",
  phrases: ["bushels in a {diameter} bin {grainDepth} deep", "{grain} bin {diameter} {grainDepth}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Corn, 10 m wide and 5 m deep, level",
      inputs: { grain: "corn", diameter: 10, grainDepth: 5, peakHeight: 0 },
      outputs: { bushels: 11143.854813, totalMass: 283.066981 },
    },
    {
      title: "A hopper bin of barley with a peak and 4 % packing",
      inputs: { grain: "barley", diameter: 6, grainDepth: 7, peakHeight: 1.2, hopperHeight: 2, packing: 4 },
      outputs: { volume: 228.079627, truckLoads: 7 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        grain: "corn",
        testWeight: 72,
        diameter: 10,
        grainDepth: 5,
        peakHeight: 0,
        hopperHeight: 0,
        packing: 0,
        pricePerTonne: 180,
        truckLoad: 24,
      },
      outputs: { bushels: 11143.8548134, totalMass: 283.066980882, volume: 392.699081699 },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        grain: "barley",
        diameter: 6,
        grainDepth: 7,
        peakHeight: 1.2,
        hopperHeight: 2,
        packing: 4,
        pricePerTonne: 180,
        truckLoad: 24,
      },
      outputs: {
        bushels: 6731.24491064,
        totalMass: 146.555583939,
        volume: 228.079626651,
        peakVolume: 11.3097335529,
        hopperVolume: 18.8495559215,
        bulkDensity: 642.563240266,
        value: 26380.0051091,
        truckLoads: 7,
        peakAngle: 21.8014094864,
        byDepth: {
          rows: 10,
          first: { depth: 0.7, volume: 38.6415896392, mass: 24.8296650476 },
          last: { depth: 7, volume: 216.769893098, mass: 139.288364901 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        grain: "wheat",
        diameter: 9.144,
        grainDepth: 6.096,
        peakHeight: 0,
        hopperHeight: 0,
        packing: 0,
        pricePerTonne: 180,
        truckLoad: 24,
      },
      outputs: {
        bushels: 11360.117779,
        totalMass: 309.171764811,
        volume: 400.319987518,
        peakVolume: 0,
        hopperVolume: 0,
        bulkDensity: 772.311586858,
        value: 55650.917666,
        truckLoads: 13,
        peakAngle: 0,
        byDepth: {
          rows: 10,
          first: { depth: 0.6096, volume: 40.0319987518, mass: 30.9171764811 },
          last: { depth: 6.096, volume: 400.319987518, mass: 309.171764811 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        grain: "custom",
        diameter: 12,
        grainDepth: 9,
        peakHeight: 2.5,
        hopperHeight: 0,
        packing: 6,
        pricePerTonne: 215.5,
        truckLoad: 27.5,
        testWeight: 74.5,
      },
      outputs: {
        bushels: 33452.9606414,
        totalMass: 878.244164363,
        volume: 1112.12379937,
        peakVolume: 94.2477796077,
        hopperVolume: 0,
        bulkDensity: 789.7,
        value: 189261.61742,
        truckLoads: 32,
        peakAngle: 22.619864948,
        byDepth: {
          rows: 10,
          first: { depth: 0.9, volume: 101.787601976, mass: 80.3816692807 },
          last: { depth: 9, volume: 1017.87601976, mass: 803.816692807 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        grain: "canola",
        diameter: 4.5,
        grainDepth: 0,
        peakHeight: 0.8,
        hopperHeight: 1.5,
        packing: 0,
        pricePerTonne: 180,
        truckLoad: 24,
      },
      outputs: {
        bushels: 346.016691956,
        totalMass: 7.84752656819,
        volume: 12.1933064867,
        peakVolume: 4.24115008235,
        hopperVolume: 7.9521564044,
        bulkDensity: 643.592989049,
        value: 1412.55478227,
        truckLoads: 1,
        peakAngle: 19.5731258304,
        byDepth: {
          rows: 10,
          first: { depth: 0, volume: 7.9521564044, mass: 5.11795210969 },
          last: { depth: 0, volume: 7.9521564044, mass: 5.11795210969 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        grain: "soybean",
        diameter: 0.1,
        grainDepth: 100,
        peakHeight: 50,
        hopperHeight: 50,
        packing: 30,
        pricePerTonne: 400,
        truckLoad: 0.1,
      },
      outputs: {
        bushels: 38.6320300198,
        totalMass: 1.05139164327,
        volume: 1.0471975512,
        peakVolume: 0.1308996939,
        hopperVolume: 0.1308996939,
        bulkDensity: 1004.00506292,
        value: 420.55665731,
        truckLoads: 11,
        peakAngle: 89.9427042396,
        byDepth: {
          rows: 10,
          first: { depth: 10, volume: 0.209439510239, mass: 0.210278328655 },
          last: { depth: 100, volume: 0.916297857297, mass: 0.919967687865 },
        },
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: {
        grain: "oats",
        diameter: 8,
        grainDepth: 5.5,
        peakHeight: 1,
        hopperHeight: 0,
        packing: 10,
        pricePerTonne: 0,
        truckLoad: 24,
      },
      outputs: {
        bushels: 9152.81942007,
        totalMass: 132.852769694,
        volume: 293.215314335,
        peakVolume: 16.7551608191,
        hopperVolume: 0,
        bulkDensity: 453.08946429,
        value: 0,
        truckLoads: 6,
        peakAngle: 14.0362434679,
        byDepth: {
          rows: 10,
          first: { depth: 0.55, volume: 27.6460153516, mass: 12.5261182854 },
          last: { depth: 5.5, volume: 276.460153516, mass: 125.261182854 },
        },
      },
    },
    {
      by: "mpmath 1.2: a cylinder of 30 ft by 20 ft in bushels of 2150.42 cubic inches",
      inputs: { grain: "corn", diameter: 9.144, grainDepth: 6.096, peakHeight: 0 },
      outputs: { bushels: 11360.117779 },
    },
    { by: "Refusal", inputs: { diameter: 0 }, refuses: "diameter" },
    { by: "Refusal", inputs: { grain: "custom", testWeight: 0.5 }, refuses: "testWeight" },
    { by: "Refusal", inputs: { packing: 31 }, refuses: "packing" },
    { by: "Refusal", inputs: { truckLoad: 0 }, refuses: "truckLoad" },
  ],
});
