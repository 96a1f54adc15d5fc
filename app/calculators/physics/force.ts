import { choice, defineCalculator, number, quantity, refuse } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { acceleration } from "#units/acceleration.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { momentum } from "#units/momentum.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "force",
  name: "Force Calculator (Newton's Second Law)",
  category: "physics",
  emoji: "💪",
  description: "Force, mass or acceleration from the other two (F = m a), with the weight and the motion it causes.",
  keywords: [
    "F=ma",
    "second law of motion",
    "net force",
    "mass times acceleration",
    "newtons",
    "acceleration from force",
  ],
  related: [
    { id: "momentum", stage: "next_step", relevance: 86 },
    { id: "kinetic-energy", stage: "next_step", relevance: 84 },
    { id: "kinematics", stage: "complementary", relevance: 82 },
    "force-converter",
    "centripetal-force",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "force",
      options: [
        ["force", "Force"],
        ["mass", "Mass"],
        ["acceleration", "Acceleration"],
      ],
    }),
    force: quantity("Net force", force, {
      unit: "N",
      default: 3000,
      min: -1e30,
      max: 1e30,
      also: ["force"],
      when: { solveFor: ["mass", "acceleration"] },
    }),
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 1200,
      min: 1e-31,
      max: 1e40,
      also: ["weight"],
      when: { solveFor: ["force", "acceleration"] },
    }),
    acceleration: quantity("Acceleration", acceleration, {
      unit: "m/s2",
      default: 2.5,
      min: -1e30,
      max: 1e30,
      also: ["accelerating at"],
      when: { solveFor: ["force", "mass"] },
    }),
    time: quantity("Force acts for", duration, { unit: "s", default: 5, min: 0, max: 1_000_000_000_000 }),
  },
  outputs: {
    force: quantity("Net force", force, { unit: "N" }),
    mass: quantity("Mass", mass, { unit: "kg" }),
    acceleration: quantity("Acceleration", acceleration, { unit: "m/s2" }),
    accelerationInG: number("Acceleration in g", { unit: "g" }),
    weight: quantity("Weight on Earth", force, { unit: "N" }),
    forceToWeight: number("Force, in weights of the body"),
    speedAfter: quantity("Speed after the time, from rest", speed, { unit: "m/s" }),
    distanceAfter: quantity("Distance in that time", length, { unit: "m" }),
    momentumAfter: quantity("Momentum gained", momentum, { unit: "kg.m/s" }),
    workDone: quantity("Work done", energy, { unit: "J" }),
  },
  compute(inputs) {
    const { force, mass, acceleration } = solveLaw(inputs);
    const { time } = inputs;
    const weight = mass * STANDARD_GRAVITY;
    const distanceAfter = (acceleration * time ** 2) / 2;
    return {
      force,
      mass,
      acceleration,
      accelerationInG: acceleration / STANDARD_GRAVITY,
      weight,
      forceToWeight: force / weight,
      speedAfter: acceleration * time,
      distanceAfter,
      momentumAfter: mass * acceleration * time,
      workDone: force * distanceAfter,
    };
  },
  takeaways: (_, outputs, say) => [
    `A net force of {force} gives a mass of {mass} an acceleration of {acceleration}, or {accelerationInG}.`,
    `That force is ${say.number(Math.abs(outputs.forceToWeight!), 3)} times the weight of the body on Earth, {weight}.`,
    `From rest it reaches {speedAfter} over {distanceAfter} in {time}, which takes {workDone} of work.`,
  ],
  formula: {
    tex: [String.raw`F = m a`, String.raw`v = a t, \qquad s = \tfrac{1}{2} a t^2, \qquad W = F s`],
    where: {
      F: "net force",
      m: "mass",
      a: "acceleration",
      t: "how long the force acts",
      v: "speed after that time, from rest",
      s: "distance in that time",
      W: "work done",
    },
  },
  howTo: [
    "Choose under Find what you are looking for: Force, Mass or Acceleration.",
    "Enter the other two. Net force is the sum of all forces: a car with 4000 N of thrust and 1000 N of drag has 3000 N.",
    "Set Force acts for to see the speed, the way and the work from rest.",
  ],
  faq: [
    {
      question: "What is one newton?",
      answer:
        "The force that accelerates 1 kg by 1 m/s². A medium apple weighs about one newton. One pound-force is 4.448 N, one kilogram-force 9.80665 N.",
    },
    {
      question: "What is the difference between mass and weight?",
      answer:
        "Mass is how much matter there is, in kilograms, the same everywhere. Weight is the force of gravity on it, in newtons: mass times 9.80665 m/s² on Earth, a sixth of that on the Moon.",
    },
    {
      question: "Why does the box not move although I push?",
      answer:
        "Because the net force is zero: static friction pushes back with as much. Only what exceeds it (about 0.5 of the weight for wood on wood) accelerates the box. Enter what is left after friction as Net force.",
    },
  ],
  about: [
    "Newton's second law ties together what pushes and how fast motion changes. Use it for cars, lifts, rockets at one moment, or to judge a load: 3 g on a 70 kg person is about 2060 N.",
    "Force and mass must stay constant over the time, and the speed small against that of light. On a slope or with friction, first work out the net force along the path.",
  ],
  sources: [
    "Newton, Philosophiae Naturalis Principia Mathematica, 1687",
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 5",
  ],
  phrases: ["force to accelerate {mass} at {acceleration}", "acceleration of {mass} with {force}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A 1200 kg car accelerating at 2.5 m/s²",
      inputs: { solveFor: "force", mass: 1200, acceleration: 2.5, time: 5 },
      outputs: { force: 3000, speedAfter: 12.5, distanceAfter: 31.25 },
    },
    {
      title: "What 500 N do to 80 kg in 2 seconds",
      inputs: { solveFor: "acceleration", force: 500, mass: 80, time: 2 },
      outputs: { acceleration: 6.25, workDone: 6250 },
    },
    {
      title: "The mass that 980.665 N accelerate at 1 g",
      inputs: { solveFor: "mass", force: 980.665, acceleration: 9.80665 },
      outputs: { mass: 100, forceToWeight: 1 },
    },
  ],
});

interface Law {
  readonly solveFor: string;
  readonly force: number;
  readonly mass: number;
  readonly acceleration: number;
}

/** The three quantities of F = m a, the unknown one from the two others. */
function solveLaw({ solveFor, force, mass, acceleration }: Law): Omit<Law, "solveFor"> {
  if (solveFor === "force") return { force: mass * acceleration, mass, acceleration };
  if (solveFor === "acceleration") return { force, mass, acceleration: force / mass };
  if (acceleration === 0) refuse("acceleration", "Without acceleration the mass is unknown. Enter one that is not 0.");
  if (!(force / acceleration > 0)) {
    refuse("force", "Force and acceleration must point the same way. Enter a force with the sign of the acceleration.");
  }
  return { force, mass: force / acceleration, acceleration };
}
