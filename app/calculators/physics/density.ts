import { boolean, choice, defineCalculator, number, percent, quantity } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { density } from "#units/density.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "density",
  name: "Density Calculator",
  category: "physics",
  emoji: "🧱",
  description: "Density, mass or volume from the other two, and whether the object floats and how deep it sinks in.",
  keywords: [
    "mass over volume",
    "specific gravity",
    "buoyancy",
    "does it float",
    "g/cm3",
    "kg/m3",
    "archimedes",
    "relative density",
    "displaces water",
    "density of a rock",
    "how dense",
  ],
  related: [
    { id: "density-converter", stage: "complementary", relevance: 86 },
    "volume",
    { id: "metal-weight", stage: "next_step", relevance: 82 },
    { id: "ideal-gas", stage: "advanced_planning", relevance: 72 },
    "concentration-converter",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "density",
      options: [
        ["density", "Density"],
        ["mass", "Mass"],
        ["volume", "Volume"],
      ],
    }),
    density: quantity("Density", density, {
      also: ["density of"],
      unit: "kg/m3",
      default: 7850,
      defaultIn: { imperial: "490 lb/ft³" },
      min: 1e-9,
      max: 1e18,
      when: { solveFor: ["mass", "volume"] },
    }),
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 2.5,
      defaultIn: { imperial: "5.5 lb" },
      min: 1e-30,
      max: 1e40,
      also: ["weight", "weighs", "weighing", "heavy"],
      when: { solveFor: ["density", "volume"] },
    }),
    volume: quantity("Volume", volume, {
      also: ["takes up", "displaces", "displaced", "occupies", "holds", "space of"],
      unit: "m3",
      metric: "L",
      default: 0.003,
      defaultIn: { imperial: "0.11 ft³" },
      min: 1e-30,
      max: 1e40,
      when: { solveFor: ["density", "mass"] },
    }),
    fluidDensity: quantity("Density of the surrounding fluid", density, {
      also: ["fluid", "floating in", "surrounding fluid"],
      unit: "kg/m3",
      default: 998.2,
      defaultIn: { imperial: "62.3 lb/ft³" },
      min: 0.001,
      max: 1_000_000,
      help: "In kg/m³ (lb/ft³): fresh water 998.2 (62.3), seawater 1025 (64), air 1.2 (0.075).",
    }),
  },
  outputs: {
    density: quantity("Density", density, { also: ["how dense"], unit: "kg/m3" }),
    mass: quantity("Mass", mass, { also: ["how much does weigh", "weigh", "how heavy"], unit: "kg" }),
    volume: quantity("Volume", volume, { also: ["how much space", "how big"], unit: "m3", metric: "L" }),
    specificGravity: number("Relative to water (1,000 kg/m³)"),
    floats: boolean("Does it float?", { words: ["It floats", "It sinks"] }),
    submergedPercent: percent("Share below the surface"),
    buoyantForce: quantity("Buoyant force", force, { unit: "N" }),
    apparentWeight: quantity("Apparent weight in the fluid", mass, { unit: "kg" }),
    sphereDiameter: quantity("As a sphere: diameter", length, { unit: "m", metric: "cm", imperial: "in" }),
    cubeSide: quantity("As a cube: side", length, { unit: "m", metric: "cm", imperial: "in" }),
  },
  compute(inputs) {
    const { density, mass, volume } = solveDensity(inputs);
    const displaced = inputs.fluidDensity * volume;
    return {
      density,
      mass,
      volume,
      specificGravity: density / 1000,
      floats: density < inputs.fluidDensity,
      submergedPercent: Math.min(100, (100 * density) / inputs.fluidDensity),
      buoyantForce: Math.min(mass, displaced) * STANDARD_GRAVITY,
      apparentWeight: Math.max(0, mass - displaced),
      sphereDiameter: Math.cbrt((6 * volume) / Math.PI),
      cubeSide: Math.cbrt(volume),
    };
  },
  takeaways: (_, outputs, say) => [
    `{mass} in {volume} is a density of {density}${outputs.specificGravity! < 0.001 ? "" : outputs.specificGravity === 1 ? ", the same as that of water" : `, ${say.number(outputs.specificGravity!, 3)} times that of water`}.`,
    outputs.floats
      ? `It floats in the fluid, with {submergedPercent} of it below the surface.`
      : outputs.apparentWeight === 0
        ? `It has the same density as the fluid, so it hovers: it neither rises nor sinks.`
        : `It sinks in the fluid; a scale it hangs from would show {apparentWeight}.`,
    `A cube of this volume has sides of {cubeSide}.`,
  ],
  formula: {
    tex: [
      String.raw`\rho = \frac{m}{V}`,
      String.raw`F_b = \min(m,\ \rho_f V)\, g, \qquad \text{submerged} = \min\!\left(1, \frac{\rho}{\rho_f}\right)`,
    ],
    where: {
      "\\rho": "density",
      m: "mass",
      V: "volume",
      "\\rho_f": "density of the fluid",
      F_b: "buoyant force",
      g: "standard gravity, 9.80665 m/s²",
    },
  },
  howTo: [
    "Under Find, choose what is missing: Density, Mass or Volume.",
    "Enter the other two. For an irregular shape, find the volume from the rise of the water in a measuring cup.",
    "Set the Density of the surrounding fluid: 998.2 kg/m³ for fresh water, 1,025 kg/m³ for seawater.",
    "Read whether it floats, and the Share below the surface.",
  ],
  faq: [
    {
      question: "How do I test gold or silver by its density?",
      answer:
        "Weigh it dry, then weigh it hanging in water. The density is the dry weight divided by the loss of weight, times the density of water. In g/cm³, pure gold has 19.3, silver 10.5, tungsten (the usual fake core) 19.25, lead 11.3 and brass 8.4 to 8.7.",
    },
    {
      question: "Why does a steel ship float?",
      answer:
        "What counts is the average density of the whole ship, including the air in the hull. It sinks in only until it has displaced its own weight in water.",
    },
    {
      question: "How much of an iceberg is under water?",
      answer:
        "Ice with a density of 917 kg/m³ is 89.5% submerged in seawater of 1,025 kg/m³, and 91.9% in fresh water.",
    },
  ],
  about: [
    "Density identifies materials, converts recipes and loads from volume to mass, and decides what floats. Use it for solid or closed objects; for a hollow one, enter its outside volume.",
    "Density changes with temperature (that of water by 0.3% from 4 to 25 °C, or 39 to 77 °F), and that of gases with pressure. Whether a floating object stays upright is another question.",
  ],
  sources: ["Archimedes, On Floating Bodies", "ISO 80000-4:2019"],
  phrases: [
    "density of {mass} in {volume}",
    "does {mass} in {volume} float",
    "density of a rock that weighs {mass} and takes up {volume}",
    "how much does {volume} of a liquid with a density of {density} weigh",
    "a {mass} stone metal ball ring block liquid sample occupies {volume}",
    "volume of {mass} of a material with a density of {density}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "2.5 kg in 3 liters",
      inputs: { solveFor: "density", mass: 2.5, volume: 0.003 },
      outputs: { density: 833.333333, floats: true, submergedPercent: 83.4836038 },
    },
    {
      title: "What 2 liters of aluminum weigh",
      inputs: { solveFor: "mass", density: 2700, volume: 0.002 },
      outputs: { mass: 5.4, floats: false },
    },
    {
      title: "The volume of a metric ton of steel",
      inputs: { solveFor: "volume", density: 7850, mass: 1000 },
      outputs: { volume: 0.127388535, cubeSide: 0.503171 },
    },
  ],
});

interface Body {
  readonly solveFor: string;
  readonly density: number;
  readonly mass: number;
  readonly volume: number;
}

/** The three quantities of density = mass / volume, the unknown one from the two others. */
function solveDensity({ solveFor, density, mass, volume }: Body): Omit<Body, "solveFor"> {
  if (solveFor === "mass") return { density, mass: density * volume, volume };
  if (solveFor === "volume") return { density, mass, volume: mass / density };
  return { density: mass / volume, mass, volume };
}
