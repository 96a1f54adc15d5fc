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
    "Gravitational energy of a raised body or elastic energy of a spring, the speed it can give and the power to supply it.",
  keywords: [
    "mgh",
    "gravitational potential energy",
    "elastic potential energy",
    "spring energy",
    "pumped storage",
    "energy to lift",
    "height energy",
  ],
  related: [
    { id: "kinetic-energy", stage: "complementary", relevance: 90 },
    { id: "hookes-law", stage: "complementary", relevance: 84 },
    "free-fall",
    "energy-converter",
    { id: "battery-bank", stage: "advanced_planning", relevance: 70 },
  ],
  inputs: {
    type: choice("Kind", {
      default: "gravitational",
      options: [
        ["gravitational", "Gravitational (height)"],
        ["elastic", "Elastic (spring)"],
      ],
    }),
    mass: quantity("Mass", mass, { unit: "kg", default: 75, min: 1e-12, max: 1e25, also: ["weight"] }),
    gravity: quantity("Gravity", acceleration, {
      unit: "m/s2",
      default: 9.80665,
      min: 0.0001,
      max: 1_000_000,
      help: "Earth 9.80665, Moon 1.62, Mars 3.71 m/s²",
    }),
    height: quantity("Height", length, {
      unit: "m",
      default: 10,
      min: -10_000_000,
      max: 10_000_000,
      when: { type: "gravitational" },
      also: ["high", "lifted"],
      help: "Negative: below the level that counts as 0.",
    }),
    stiffness: quantity("Spring constant", stiffness, {
      unit: "N/m",
      default: 400,
      min: 1e-12,
      max: 1e15,
      also: ["spring rate", "stiffness"],
      when: { type: "elastic" },
    }),
    extension: quantity("Extension or compression", length, {
      unit: "m",
      default: 0.15,
      min: -1_000_000,
      max: 1_000_000,
      when: { type: "elastic" },
    }),
    time: quantity("Supplied within", duration, { unit: "s", default: 5, min: 1e-9, max: 1_000_000_000_000 }),
  },
  outputs: {
    potentialEnergy: quantity("Potential energy", energy, { unit: "J" }),
    speed: quantity("Speed if all of it becomes motion", speed, {
      unit: "m/s",
      none: "None: the energy is below the reference level",
    }),
    force: quantity("Weight, or spring force", force, { unit: "N" }),
    liftHeight: quantity("Height the mass could be lifted", length, { unit: "m" }),
    kilowattHours: number("Energy in kilowatt-hours", { unit: "kWh" }),
    kilocalories: number("Energy in kilocalories", { unit: "kcal" }),
    power: quantity("Power to supply it in that time", power, { unit: "W" }),
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
    inputs.type === "elastic"
      ? `The spring stores {potentialEnergy} and pulls back with {force} at that extension.`
      : outputs.potentialEnergy! < 0
        ? `{mass} below the reference level has {potentialEnergy}: that much is needed to bring it back up.`
        : `{mass} raised by {height} stores {potentialEnergy}, or {kilocalories}.`,
    outputs.speed === null
      ? `Supplied within {time}, that is a power of {power}.`
      : `Turned into motion it would give {mass} a speed of {speed}; supplied within {time} it takes {power}.`,
  ],
  formula: {
    tex: [
      String.raw`E = m g h`,
      String.raw`E = \tfrac{1}{2} k x^2`,
      String.raw`v = \sqrt{\frac{2 E}{m}}, \qquad P = \frac{E}{t}`,
    ],
    where: {
      E: "potential energy: gravitational, or elastic",
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
    "Choose the Kind: Gravitational (height) or Elastic (spring).",
    "Enter the Mass and the Height, or the Spring constant and the Extension or compression.",
    "Set Supplied within to see the power: climbing stairs, a lift, a pumped-storage plant.",
    "For a spring, the Mass is the body that it throws or lifts.",
  ],
  faq: [
    {
      question: "Where is height zero?",
      answer:
        "Wherever you choose. Only differences of potential energy mean anything, so take the floor, sea level or the lowest point of the swing as 0 and keep to it. A body below it has a negative energy.",
    },
    {
      question: "How much does climbing stairs burn?",
      answer:
        "75 kg raised by 10 m is 7.4 kJ, only 1.8 kcal. Muscles turn about a quarter of their fuel into work, so the body spends some 7 kcal.",
    },
    {
      question: "Could I store solar power with a weight?",
      answer:
        "Hardly at home: 1 kWh needs 367 tonnes raised by 1 m, or 36.7 tonnes by 10 m. Pumped-storage plants work because they lift millions of tonnes of water by hundreds of meters.",
    },
  ],
  about: [
    "m·g·h holds while gravity is the same at both heights, which is true to 0.3 % up to 10 km. For satellites use the Gravitational Force Calculator.",
    "½·k·x² holds as long as the spring obeys Hooke's law; rubber bands and bows do not, and friction or air takes its share before everything becomes motion.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 8"],
  phrases: ["potential energy of {mass} at {height}", "energy to lift {mass} {height}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A person of 75 kg climbing 10 m in 20 seconds",
      inputs: { type: "gravitational", mass: 75, height: 10, time: 20 },
      outputs: { potentialEnergy: 7354.9875, power: 367.749375 },
    },
    {
      title: "A toy spring of 400 N/m pressed by 15 cm, 20 g dart",
      inputs: { type: "elastic", stiffness: 400, extension: 0.15, mass: 0.02 },
      outputs: { potentialEnergy: 4.5, speed: 21.2132034 },
    },
  ],
});
