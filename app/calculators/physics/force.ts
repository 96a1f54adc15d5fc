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
  description:
    "Force, mass or acceleration from the other two (F = ma), with the weight and the motion the force causes.",
  keywords: [
    "F=ma",
    "second law of motion",
    "net force",
    "mass times acceleration",
    "newtons",
    "acceleration from force",
    "push a cart",
    "pull with newtons",
    "f = m a",
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
      defaultIn: { imperial: "675 lbf" },
      min: -1e30,
      max: 1e30,
      also: [
        "force",
        "push of",
        "push",
        "pull",
        "pull of",
        "pulls with",
        "pushes with",
        "pushing with",
        "pulling with",
        "pushed with",
        "pulled with",
        "pull on it with",
        "force of",
        "net force of",
        "thrust",
        "thrust of",
        "exerts",
        "applied",
        "applies",
      ],
      when: { solveFor: ["mass", "acceleration"] },
    }),
    mass: quantity("Mass", mass, {
      unit: "kg",
      default: 1200,
      defaultIn: { imperial: "2600 lb" },
      min: 1e-31,
      max: 1e40,
      also: ["weight", "weighs", "weighing", "weighed"],
      when: { solveFor: ["force", "acceleration"] },
    }),
    acceleration: quantity("Acceleration", acceleration, {
      unit: "m/s2",
      default: 2.5,
      defaultIn: { imperial: "8 ft/s²" },
      min: -1e30,
      max: 1e30,
      also: ["accelerating at", "accelerates at", "acceleration of", "speeds up at", "accelerate"],
      when: { solveFor: ["force", "mass"] },
    }),
    time: quantity("Force acts for", duration, { unit: "s", default: 5, min: 0, max: 1_000_000_000_000 }),
  },
  outputs: {
    force: quantity("Net force", force, { also: ["how much force", "how hard", "how many newtons"], unit: "N" }),
    mass: quantity("Mass", mass, { also: ["how heavy", "what mass"], unit: "kg" }),
    acceleration: quantity("Acceleration", acceleration, {
      also: ["how quickly", "how fast does it accelerate", "speed up"],
      unit: "m/s2",
    }),
    accelerationInG: number("Acceleration in g", { unit: "g" }),
    weight: quantity("Weight on Earth", force, { unit: "N" }),
    forceToWeight: number("Force relative to the weight"),
    speedAfter: quantity("Speed after that time, from rest", speed, { unit: "m/s" }),
    distanceAfter: quantity("Distance in that time", length, { unit: "m" }),
    momentumAfter: quantity("Momentum gained", momentum, { unit: "kg.m/s" }),
    workDone: quantity("Work done", energy, { unit: "J" }),
  },
  pictures: [{ draw: "bars", of: ["force", "weight"], title: "Force and weight" }],
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
  takeaways: (inputs, outputs, say) => [
    outputs.force === 0
      ? `With no net force, {mass} keeps its speed and direction.`
      : `A net force of {force} gives a mass of {mass} an acceleration of {acceleration}, or {accelerationInG}.`,
    outputs.force === 0
      ? `Its weight on Earth is {weight}.`
      : outputs.forceToWeight === 1
        ? `That force equals the weight of the object on Earth, {weight}.`
        : `That force is ${say.number(Math.abs(outputs.forceToWeight!), 3)} times the weight of the object on Earth, {weight}.`,
    outputs.force === 0
      ? `From rest, it stays at rest.`
      : inputs.time === 0
        ? `Enter how long the Force acts for to see the speed and the distance.`
        : `From rest, it reaches {speedAfter} and moves {distanceAfter} in {time}, which takes {workDone} of work.`,
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
    "Under Find, choose what you are looking for: Force, Mass or Acceleration.",
    "Enter the other two. Net force is the sum of all forces: a car with 4,000 N of thrust and 1,000 N of drag has a net force of 3,000 N.",
    "Set Force acts for to see the speed, the distance and the work, starting from rest.",
  ],
  faq: [
    {
      question: "What is one newton?",
      answer:
        "The force that accelerates 1 kg at 1 m/s². A medium apple weighs about one newton. One pound-force is 4.448 N, and one kilogram-force is 9.80665 N.",
    },
    {
      question: "What is the difference between mass and weight?",
      answer:
        "Mass is how much matter there is, in kilograms, and it is the same everywhere. Weight is the force of gravity on it, in newtons: mass times 9.80665 m/s² on Earth, and a sixth of that on the Moon.",
    },
    {
      question: "Why does a box not move when I push it?",
      answer:
        "Because the net force is zero: static friction pushes back just as hard. Only force beyond that (about half the weight for wood on wood) accelerates the box. Enter what is left after friction as Net force.",
    },
  ],
  about: [
    "Newton's second law links force to the change of motion. Use it for cars, elevators, rockets at one moment, or to judge a load: 3 g on a 70 kg (154 lb) person is about 2,060 N (463 lbf).",
    "Force and mass must stay constant during that time, and the speed must be small compared with that of light. On a slope or with friction, first work out the net force along the path.",
  ],
  sources: [
    "Newton, Philosophiae Naturalis Principia Mathematica, 1687",
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 5",
  ],
  phrases: [
    "force to accelerate {mass} at {acceleration}",
    "acceleration of {mass} with {force}",
    "pushed with {force} {mass} acceleration",
    "pull {mass} with {force} acceleration",
    "push {mass} with {force}",
    "what acceleration does a {force} push give a {mass} cart",
    "how much force does it take to accelerate a {mass} car at {acceleration}",
    "a {force} force acts on a {mass} box object block crate",
    "a rocket with a thrust of {force} has a mass of {mass}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1,200 kg car accelerating at 2.5 m/s²",
      inputs: { solveFor: "force", mass: 1200, acceleration: 2.5, time: 5 },
      outputs: { force: 3000, speedAfter: 12.5, distanceAfter: 31.25 },
    },
    {
      title: "What 500 N does to 80 kg in 2 seconds",
      inputs: { solveFor: "acceleration", force: 500, mass: 80, time: 2 },
      outputs: { acceleration: 6.25, workDone: 6250 },
    },
    {
      title: "The mass that 980.665 N accelerates at 1 g",
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
  if (acceleration === 0)
    refuse("acceleration", "Without acceleration the mass is unknown. Enter an acceleration that is not 0.");
  if (!(force / acceleration > 0)) {
    refuse(
      "force",
      "Force and acceleration must point the same way. Enter a force with the same sign as the acceleration.",
    );
  }
  return { force, mass: force / acceleration, acceleration };
}
