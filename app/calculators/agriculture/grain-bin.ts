import { defineCalculator, choice, integer, money, number, percent, quantity, table, price } from "#engine/define.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
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

const TONNES = { unit: "t", metric: "t", imperial: "ton-us", decimals: 1 } as const;

export default defineCalculator({
  id: "grain-bin",
  name: "Grain Bin Capacity Calculator",
  category: "agriculture",
  emoji: "🏚️",
  description:
    "Bushels and tonnes of grain in a round bin, with or without a peak and a hopper bottom, and what the grain is worth.",
  keywords: [
    "silo",
    "bushels in a bin",
    "grain storage",
    "bin volume",
    "corn",
    "wheat",
    "hopper",
    "stored grain",
    "grain bin",
    "soybeans",
    "bushels",
    "tons of grain",
    "flat top",
    "level on top",
    "flat floor",
  ],
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
      called: { corn: ["maize"], soybean: ["soybeans", "beans"], sorghum: ["milo"], canola: ["rapeseed"] },
    }),
    testWeight: number("Test weight", {
      also: ["test weight", "tw"],
      default: 72,
      min: 1,
      max: 200,
      unit: "kg/hL",
      when: { grain: "custom" },
    }),
    diameter: quantity("Bin diameter", length, {
      unit: "m",
      default: 9.14,
      defaultIn: { imperial: "30 ft" },
      min: 0.1,
      max: 100,
      metric: "m",
      imperial: "ft",
      decimals: 2,
      also: ["bin", "wide", "across", "in diameter", "ft bin", "foot bin", "round bin"],
    }),
    grainDepth: quantity("Grain depth at the wall", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0,
      max: 100,
      metric: "m",
      imperial: "ft",
      decimals: 2,
      also: ["deep", "depth", "high", "tall", "height", "filled", "full to", "on the wall", "up to", "eave"],
    }),
    peakHeight: quantity("Height of the peak above the wall line", length, {
      unsaid: 0,
      also: ["peak", "cone on top", "heap", "pile peaks", "higher", "peaked"],
      unit: "m",
      default: 1.5,
      defaultIn: { imperial: "5 ft" },
      min: 0,
      max: 50,
      help: "0 if the grain is level.",
      metric: "m",
      imperial: "ft",
      decimals: 2,
    }),
    hopperHeight: quantity("Height of the cone bottom", length, {
      also: ["hopper", "cone", "cone bottom", "hopper bottom"],
      unit: "m",
      default: 0,
      min: 0,
      max: 50,
      metric: "m",
      imperial: "ft",
      decimals: 2,
    }),
    packing: percent("Packing", {
      default: 0,
      min: 0,
      max: 30,
      help: "Deep bins pack 3 to 10%.",
      also: ["pack", "packed"],
    }),
    pricePerTonne: price("Price of the grain", mass, {
      unit: "t",
      default: 180,
      defaultIn: { imperial: 160 },
      min: 0,
      decimals: 2,
    }),
    truckLoad: quantity("Truck load", mass, {
      unit: "t",
      default: 24,
      defaultIn: { imperial: "26 short tons" },
      min: 0.1,
      max: 1000,
      metric: "t",
      imperial: "ton-us",
      decimals: 1,
      also: ["truck", "trucks", "semi", "truck holds"],
    }),
  },
  outputs: {
    bushels: number("Bushels", { unit: "bu", decimals: 0, also: ["how many bushels"] }),
    totalMass: quantity("Mass", mass, {
      ...TONNES,
      also: ["tons", "how many tons", "weigh", "tonnes"],
    }),
    volume: quantity("Volume", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
    peakVolume: quantity("Of that in the peak", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
    hopperVolume: quantity("Of that in the hopper", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
    bulkDensity: quantity("Bulk density", density, { unit: "kg/m3", decimals: 1 }),
    value: money("Value", { also: ["worth"] }),
    truckLoads: integer("Truck loads", { also: ["truckloads", "semi loads", "how many loads"] }),
    peakAngle: number("Slope of the peak", { unit: "degrees", decimals: 1 }),
    byDepth: table("By depth of grain (level top)", {
      depth: quantity("Grain depth", length, { unit: "m", metric: "m", imperial: "ft", decimals: 2 }),
      volume: quantity("Volume", volume, { unit: "m3", metric: "m3", imperial: "ft3", decimals: 1 }),
      mass: quantity("Mass", mass, TONNES),
    }),
  },
  pictures: [
    {
      draw: "shape",
      forms: [["cylinder", "diameter", "grainDepth"]],
      beside: ["person"],
      title: "The grain below the peak, to scale",
    },
  ],
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
    `The bin holds about {bushels}, or {totalMass}, of grain in {volume}.`,
    `${outputs.value! > 0 ? "At the price entered it is worth {value} and" : "It"} fills {truckLoads} ${outputs.truckLoads === 1 ? "truck" : "trucks"}.`,
    ...(outputs.peakAngle! > 35
      ? [`A peak of {peakAngle} is steeper than dry grain usually lies (16 to 30 degrees): check its height.`]
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
      T: "test weight in kg per hectoliter",
      k: "packing as a share",
    },
  },
  howTo: [
    "Choose the Grain; for one that is not listed, choose Other and enter its Test weight (lb per bushel times 1.287).",
    "Measure the Bin diameter on the inside and the Grain depth at the wall.",
    "Enter the Height of the peak above the wall line, and for a hopper bin the Height of the cone bottom.",
    "Add Packing for deep bins: 3 to 10%, less for corn than for oats.",
  ],
  faq: [
    {
      question: "Is there a rule of thumb for bushels in a round bin?",
      answer:
        "The diameter in feet squared, times the depth in feet, times 0.628. A 30 ft bin filled 20 ft deep holds 30² × 20 × 0.628 = 11,304 bushels, before packing.",
    },
    {
      question: "Does the weight per bushel change with moisture?",
      answer:
        "Yes. Wet corn weighs less for its volume: at 25% moisture often 52 to 54 lb per bushel instead of 56, though it contains more water. For an exact mass, use the test weight of your own sample under Other.",
    },
    {
      question: "Why does a bin hold more than its volume suggests?",
      answer:
        "Because the weight above presses the grain together. Grain is sold by bushels of a set weight (56 lb of corn), so packed grain makes more bushels than its cubic feet divided by 1.244.",
    },
  ],
  about: [
    "The grain is treated as a cylinder with a cone on top and, in a hopper bin, a cone below. An off-center peak, a hollow left by unloading or an aeration floor changes the volume; level the top before you measure for a sale.",
    "Mass follows from the standard test weight of the crop. Actual lots differ by 5% either way, so weigh the grain for payment and use this for planning.",
  ],
  sources: [
    "ASABE D241.4 (density and mass-moisture relationships of grain)",
    "USDA standard test weights per bushel",
    "NIST Handbook 44 (bushel 2150.42 cubic inches)",
  ],
  overflow: "pricePerTonne",
  caution: "Never enter a bin while grain is moving or bridged: people sink in within seconds. Measure from outside.",
  phrases: [
    "bushels in a {diameter} bin {grainDepth} deep",
    "{grain} bin {diameter} {grainDepth}",
    "bushels of {grain} in a {diameter} bin filled {grainDepth} deep level on top",
    "grain bin bushels {diameter} diameter {grainDepth} deep {grain} peak",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Corn, 10 m wide and 5 m deep, level",
      inputs: { grain: "corn", diameter: 10, grainDepth: 5, peakHeight: 0 },
      outputs: { bushels: 11143.854813, totalMass: 283.066981 },
    },
    {
      title: "A hopper bin of barley with a peak and 4% packing",
      inputs: { grain: "barley", diameter: 6, grainDepth: 7, peakHeight: 1.2, hopperHeight: 2, packing: 4 },
      outputs: { volume: 228.079627, truckLoads: 7 },
    },
  ],
});
