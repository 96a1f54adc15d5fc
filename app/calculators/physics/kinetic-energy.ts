import { choice, defineCalculator, number, quantity, refuse, table } from "#engine/define.ts";
import { JOULES_PER_KILOWATT_HOUR, STANDARD_GRAVITY } from "#maths/constants.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { momentum } from "#units/momentum.ts";
import { speed } from "#units/speed.ts";

export default defineCalculator({
  id: "kinetic-energy",
  name: "Kinetic Energy Calculator",
  category: "physics",
  emoji: "⚾",
  description:
    "The energy of a moving object, or its mass or speed from that energy, with the equivalent fall height and the force to stop it.",
  keywords: [
    "half mv squared",
    "ke",
    "energy of motion",
    "joules",
    "impact energy",
    "muzzle energy",
    "1/2 mv2",
    "speed from energy",
    "energy of a bullet",
    "energy of a moving object",
  ],
  related: [
    { id: "potential-energy", stage: "complementary", relevance: 90 },
    { id: "momentum", stage: "complementary", relevance: 88 },
    "force",
    "energy-converter",
    { id: "stopping-distance", stage: "next_step", relevance: 80 },
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "kineticEnergy",
      options: [
        ["kineticEnergy", "Kinetic energy"],
        ["mass", "Mass"],
        ["speed", "Speed"],
      ],
    }),
    kineticEnergy: quantity("Kinetic energy", energy, {
      unit: "J",
      default: 500_000,
      defaultIn: { imperial: "370000 ft.lbf" },
      min: 0,
      max: 1e45,
      also: ["energy", "carries", "kinetic energy of", "kinetic energy is", "energy of", "joules"],
      when: { solveFor: ["mass", "speed"] },
    }),
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 1500,
      defaultIn: { imperial: "3300 lb" },
      min: 1e-31,
      max: 1e35,
      also: ["weight", "weighs", "weighing", "weighed", "mass of"],
      when: { solveFor: ["kineticEnergy", "speed"] },
    }),
    speed: quantity("Speed", speed, {
      unit: "m/s",
      metric: "km/h",
      imperial: "mph",
      default: 27.77777777777778,
      defaultIn: { imperial: "60 mph" },
      min: 0,
      max: 30_000_000,
      when: { solveFor: ["kineticEnergy", "mass"] },
      help: "Below a tenth of the speed of light.",
      also: [
        "velocity",
        "at",
        "moving at",
        "going",
        "traveling at",
        "flying at",
        "driving",
        "drive it at",
        "driving at",
        "doing",
        "thrown at",
        "fired at",
        "speed of",
        "running at",
        "rolling at",
        "leaves at",
      ],
    }),
    stoppingDistance: quantity("Stopped over", length, {
      unit: "m",
      default: 40,
      defaultIn: { imperial: "130 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
    }),
  },
  outputs: {
    kineticEnergy: quantity("Kinetic energy", energy, { also: ["how much energy", "energy"], unit: "J" }),
    mass: quantity("Mass", mass, { also: ["how heavy"], unit: "kg" }),
    speed: quantity("Speed", speed, { also: ["how fast"], unit: "m/s", metric: "km/h", imperial: "mph" }),
    momentum: quantity("Momentum", momentum, { unit: "kg.m/s" }),
    equivalentHeight: quantity("Fall height with the same energy", length, { unit: "m" }),
    stoppingForce: quantity("Average stopping force", force, { unit: "N" }),
    kilowattHours: number("Energy in kilowatt-hours", { unit: "kWh" }),
    footPounds: quantity("Energy in other units", energy, { unit: "ft.lbf", metric: "ft.lbf", imperial: "J" }),
    table: table(
      "At other speeds",
      {
        speed: quantity("Speed", speed, { unit: "m/s", metric: "km/h", imperial: "mph" }),
        kineticEnergy: quantity("Kinetic energy", energy, { unit: "J" }),
      },
      { mark: { column: "speed", equals: "speed" } },
    ),
  },
  pictures: [{ draw: "rows", table: "table", name: "speed", value: "kineticEnergy", title: "Energy by speed" }],
  compute(inputs) {
    const { kineticEnergy, mass, speed } = solveEnergy(inputs);
    return {
      kineticEnergy,
      mass,
      speed,
      momentum: mass * speed,
      equivalentHeight: speed ** 2 / (2 * STANDARD_GRAVITY),
      stoppingForce: kineticEnergy / inputs.stoppingDistance,
      kilowattHours: kineticEnergy / JOULES_PER_KILOWATT_HOUR,
      footPounds: kineticEnergy / JOULES_PER_FOOT_POUND,
      table: [0.25, 0.5, 0.75, 1, 1.25, 1.5, 2, 3].map((factor) => ({
        speed: factor * speed,
        kineticEnergy: factor ** 2 * kineticEnergy,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.kineticEnergy === 0
      ? `At rest, {mass} has no kinetic energy.`
      : `{mass} at {speed} has a kinetic energy of {kineticEnergy}, as much as the same mass gains in a fall of {equivalentHeight}.`,
    outputs.kineticEnergy === 0
      ? `Enter a ${inputs.solveFor === "speed" ? "Kinetic energy" : "Speed"} above 0 to see the force it takes to stop it.`
      : `Stopping it within {stoppingDistance} takes {stoppingForce} on average; half the distance takes twice the force.`,
    outputs.speed! > 3e7
      ? `This is more than a tenth of the speed of light, where the classical formula gives too little energy.`
      : `Twice the speed means four times the energy.`,
  ],
  formula: {
    tex: [String.raw`E = \tfrac{1}{2} m v^2`, String.raw`h = \frac{v^2}{2 g}, \qquad \bar F = \frac{E}{d}`],
    where: {
      E: "kinetic energy",
      m: "mass",
      v: "speed",
      h: "height with the same energy",
      g: "standard gravity, 9.80665 m/s²",
      "\\bar F": "average stopping force",
      d: "stopping distance",
    },
  },
  howTo: [
    "Under Find, choose whether you want the Kinetic energy, the Mass or the Speed.",
    "Enter the other two, in any unit: kilometers per hour, miles per hour, grams, pounds.",
    "Set Stopped over to the distance in which it comes to rest, such as 0.6 m (2 ft) of crumple zone.",
    "Read Fall height with the same energy for a sense of scale: 50 km/h (31 mph) equals a fall from 9.8 m (32 ft).",
  ],
  faq: [
    {
      question: "Why does speed matter more than mass?",
      answer:
        "Energy is proportional to the mass but to the square of the speed. A car at 130 km/h (81 mph) has 1.69 times the energy it has at 100 km/h (62 mph), and needs 1.69 times the braking distance at the same grip.",
    },
    {
      question: "How much energy does a bullet have?",
      answer:
        "A 9 mm pistol bullet of 8 g (123 grains) at 360 m/s (1,180 ft/s) has about 518 J (382 ft·lbf), and a rifle bullet of 9.7 g (150 grains) at 850 m/s (2,790 ft/s) about 3,500 J (2,580 ft·lbf). A 0.145 kg (5.1 oz) baseball at 40 m/s (89 mph) has 116 J (86 ft·lbf).",
    },
    {
      question: "When is the classical formula not good enough?",
      answer:
        "At a tenth of the speed of light (30,000 km/s) it is 0.75% too low, and at half the speed of light 19% too low. The Time Dilation Calculator gives the relativistic kinetic energy per kilogram.",
    },
  ],
  about: [
    "Use it for crashes, sports, machines and falling loads, to see how much energy must be absorbed when something stops. The average force follows from the energy and the stopping distance, because work is force times distance.",
    "Only straight-line motion is counted: a rolling wheel or a spinning ball has rotational energy as well (a solid rolling ball has 40% more).",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 7"],
  caution:
    "The average force hides the peak, which can be several times higher; do not design safety equipment from it.",
  phrases: [
    "kinetic energy of {mass} at {speed}",
    "speed of {mass} with {kineticEnergy}",
    "how much energy does a {mass} bullet have at {speed}",
    "how fast is a {mass} ball moving if its kinetic energy is {kineticEnergy}",
    "kinetic energy of a {mass} car going {speed}",
    "energy of a {mass} baseball thrown at {speed}",
    "what speed does a {mass} object need for a kinetic energy of {kineticEnergy}",
    "mass of something at {speed} with a kinetic energy of {kineticEnergy}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1,500 kg car at 100 km/h",
      inputs: { solveFor: "kineticEnergy", mass: 1500, speed: 27.7777777778, stoppingDistance: 40 },
      outputs: { kineticEnergy: 578703.704, equivalentHeight: 39.3407 },
    },
    {
      title: "How fast 500 J makes a 2 kg hammer",
      inputs: { solveFor: "speed", kineticEnergy: 500, mass: 2 },
      outputs: { speed: 22.3606798, momentum: 44.7213595 },
    },
    {
      title: "The mass that carries 1 kWh at 20 m/s",
      inputs: { solveFor: "mass", kineticEnergy: 3_600_000, speed: 20 },
      outputs: { mass: 18000, kilowattHours: 1 },
    },
  ],
});

/** 1 ft·lbf in J: 0.3048 m times 0.45359237 kg times standard gravity. */
const JOULES_PER_FOOT_POUND = 0.3048 * 0.45359237 * STANDARD_GRAVITY;

interface Moving {
  readonly solveFor: string;
  readonly kineticEnergy: number;
  readonly mass: number;
  readonly speed: number;
}

/** The three quantities of E = m v²/2, the unknown one from the two others. */
function solveEnergy({ solveFor, kineticEnergy, mass, speed }: Moving): Omit<Moving, "solveFor"> {
  if (solveFor === "kineticEnergy") return { kineticEnergy: (mass * speed ** 2) / 2, mass, speed };
  if (solveFor === "speed") return { kineticEnergy, mass, speed: Math.sqrt((2 * kineticEnergy) / mass) };
  if (speed === 0) refuse("speed", "At rest, nothing has kinetic energy. Enter a speed above 0.");
  return { kineticEnergy, mass: (2 * kineticEnergy) / speed ** 2, speed };
}
