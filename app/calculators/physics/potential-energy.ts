import { choice, defineCalculator, number, quantity } from "#engine/define.ts";
import { JOULES_PER_KILOWATT_HOUR } from "#maths/constants.ts";
import { acceleration } from "#units/acceleration.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { power } from "#units/power.ts";
import { speed } from "#units/speed.ts";
import { stiffness } from "#units/stiffness.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "potential-energy",
  name: "Potential Energy Calculator",
  category: "physics",
  emoji: "🏔️",
  description:
    "Gravitational energy of a raised object or elastic energy of a spring, the speed it can give and the power to supply it.",
  keywords: [
    "mgh",
    "pe",
    "gravitational potential energy",
    "elastic potential energy",
    "spring energy",
    "pumped storage",
    "energy to lift",
    "height energy",
    "energy stored in a spring",
    "energy of a raised weight",
    "carry up the stairs energy",
  ],
  related: [
    { id: "kinetic-energy", stage: "complementary", relevance: 90 },
    { id: "hookes-law", stage: "complementary", relevance: 84 },
    "free-fall",
    "energy-converter",
    { id: "battery-bank", stage: "advanced_planning", relevance: 70 },
  ],
  inputs: {
    type: choice("Type of energy", {
      default: "gravitational",
      options: [
        ["gravitational", "Gravitational (height)"],
        ["elastic", "Elastic (spring)"],
      ],
    }),
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 75,
      defaultIn: { imperial: "165 lb" },
      min: 1e-12,
      max: 1e25,
      also: ["weight", "weighs", "weighing"],
    }),
    gravity: quantity("Gravity", acceleration, {
      unit: "m/s2",
      default: 9.80665,
      defaultIn: { imperial: "32.2 ft/s²" },
      min: 0.0001,
      max: 1_000_000,
      help: "In m/s² (ft/s²): Earth 9.80665 (32.17), Moon 1.62 (5.31), Mars 3.71 (12.17).",
      unsaid: 9.80665,
    }),
    height: quantity("Height", length, {
      unit: "m",
      default: 10,
      defaultIn: { imperial: "30 ft" },
      min: -10_000_000,
      max: 10_000_000,
      when: { type: "gravitational" },
      also: [
        "high",
        "lifted",
        "up",
        "above the ground",
        "tall",
        "above the street",
        "lifted by",
        "raised",
        "raised by",
        "climbs",
        "off the ground",
        "onto a shelf",
        "above the floor",
        "hill",
        "foot diving tower",
      ],
      help: "Negative below the level you count as 0.",
    }),
    stiffness: quantity("Spring constant", stiffness, {
      unit: "N/m",
      default: 400,
      defaultIn: { imperial: "27.5 lbf/ft" },
      min: 1e-12,
      max: 1e15,
      also: ["spring rate", "spring of", "spring with", "constant of", "k"],
      when: { type: "elastic" },
    }),
    extension: quantity("Extension or compression", length, {
      also: [
        "compressed by",
        "compressed",
        "stretched by",
        "stretched",
        "compress",
        "stretch",
        "extension of",
        "compression of",
      ],
      unit: "m",
      default: 0.15,
      defaultIn: { imperial: "0.5 ft" },
      min: -1_000_000,
      max: 1_000_000,
      when: { type: "elastic" },
    }),
    time: quantity("Supplied within", duration, { unit: "s", default: 5, min: 1e-9, max: 1_000_000_000_000 }),
  },
  outputs: {
    potentialEnergy: quantity("Potential energy", energy, {
      also: ["how much energy", "energy stored", "gravitational energy", "energy gained"],
      unit: "J",
    }),
    speed: quantity("Speed if all of it becomes motion", speed, {
      also: ["how fast"],
      unit: "m/s",
      none: "None: the energy is below the reference level",
    }),
    force: quantity("Weight, or spring force", force, { unit: "N" }),
    liftHeight: quantity("Height it could lift the mass", length, { unit: "m" }),
    kilowattHours: number("Energy in kilowatt-hours", { unit: "kWh" }),
    kilocalories: number("Energy in kilocalories", { unit: "kcal" }),
    power: quantity("Power to supply it in that time", power, { also: ["how much power"], unit: "W" }),
  },
  compute({ type, mass, gravity, height, stiffness, extension, time }) {
    const isSpring = type === "elastic";
    const potentialEnergy = isSpring ? (stiffness * extension ** 2) / 2 : mass * gravity * height;
    return {
      potentialEnergy,
      speed: potentialEnergy < 0 ? null : Math.sqrt((2 * potentialEnergy) / mass),
      force: isSpring ? stiffness * Math.abs(extension) : mass * gravity,
      liftHeight: potentialEnergy / (mass * gravity),
      kilowattHours: potentialEnergy / JOULES_PER_KILOWATT_HOUR,
      kilocalories: potentialEnergy / 4184,
      power: potentialEnergy / time,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.potentialEnergy === 0
      ? inputs.type === "elastic"
        ? `A relaxed spring stores no energy.`
        : `At the reference level, {mass} has no potential energy.`
      : inputs.type === "elastic"
        ? `The spring stores {potentialEnergy} and pushes back with {force}.`
        : outputs.potentialEnergy! < 0
          ? `Below the reference level, {mass} has a potential energy of {potentialEnergy}: it takes that much to bring it back up.`
          : `{mass} raised by {height} stores {potentialEnergy}, or {kilocalories}.`,
    outputs.potentialEnergy === 0
      ? `Enter ${inputs.type === "elastic" ? "an Extension or compression" : "a Height"} that is not 0 to see the speed and the power.`
      : outputs.speed === null
        ? `The power is negative as well: the energy is given off on the way down, at {power} over {time}.`
        : `All turned into motion, it would give {mass} a speed of {speed}; supplying it within {time} takes {power}.`,
  ],
  formula: {
    tex: [
      String.raw`E = m g h`,
      String.raw`E = \tfrac{1}{2} k x^2`,
      String.raw`v = \sqrt{\frac{2 E}{m}}, \qquad P = \frac{E}{t}`,
    ],
    where: {
      E: "potential energy (first line: gravitational; second line: elastic)",
      m: "mass",
      g: "gravity",
      h: "height above the reference level",
      k: "spring constant",
      x: "extension or compression",
      v: "speed if all of it becomes motion",
      P: "power to supply it",
      t: "time in which it is supplied",
    },
  },
  howTo: [
    "Choose the Type of energy: Gravitational (height) or Elastic (spring).",
    "Enter the Mass and the Height, or the Spring constant and the Extension or compression.",
    "Set Supplied within to see the power of climbing stairs, an elevator or a pumped-storage plant.",
    "For a spring, the Mass is the object it launches or lifts.",
  ],
  faq: [
    {
      question: "Where is height zero?",
      answer:
        "Wherever you choose. Only differences in potential energy matter, so take the floor, sea level or the lowest point of a swing as 0 and stick to it. Anything below it has negative potential energy.",
    },
    {
      question: "How much energy does climbing stairs burn?",
      answer:
        "Raising 75 kg (165 lb) by 10 m (33 ft) takes 7.4 kJ, only 1.8 kcal. Muscles turn about a quarter of their fuel into work, so the body burns about 7 kcal.",
    },
    {
      question: "Could I store solar power with a weight?",
      answer:
        "Hardly at home: storing 1 kWh means raising 367 metric tons by 1 m (3.3 ft), or 36.7 metric tons by 10 m (33 ft). Pumped-storage plants work because they lift millions of metric tons of water by hundreds of meters.",
    },
  ],
  about: [
    "m·g·h holds while gravity is the same at both heights, which is true to 0.3% up to 10 km (6 mi). For satellites, use the Gravitational Force Calculator.",
    "½·k·x² holds as long as the spring obeys Hooke's law; rubber bands and bows do not. Friction and air take their share before the energy becomes motion.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 8"],
  phrases: [
    "potential energy of {mass} at {height}",
    "energy to lift {mass} {height}",
    "energy stored in a spring of {stiffness} when it's compressed by {extension}",
    "potential energy of a {mass} ball at the top of a {height} hill",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 75 kg person climbing 10 m in 20 seconds",
      inputs: { type: "gravitational", mass: 75, height: 10, time: 20 },
      outputs: { potentialEnergy: 7354.9875, power: 367.749375 },
    },
    {
      title: "A 400 N/m toy spring compressed by 15 cm, with a 20 g dart",
      inputs: { type: "elastic", stiffness: 400, extension: 0.15, mass: 0.02 },
      outputs: { potentialEnergy: 4.5, speed: 21.2132034 },
    },
  ],
});
