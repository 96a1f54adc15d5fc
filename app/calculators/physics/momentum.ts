import { defineCalculator, number, percent, quantity } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { mass } from "#units/mass.ts";
import { momentum } from "#units/momentum.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "momentum",
  name: "Momentum and Collision Calculator",
  category: "physics",
  emoji: "🎳",
  description:
    "Momentum of two objects and what happens when they collide: final velocities, impulse, contact force and energy lost.",
  keywords: [
    "p=mv",
    "conservation of momentum",
    "elastic collision",
    "inelastic collision",
    "impulse",
    "crash",
    "coefficient of restitution",
    "two carts collide",
  ],
  related: [
    { id: "kinetic-energy", stage: "complementary", relevance: 88 },
    { id: "force", stage: "complementary", relevance: 82 },
    "kinematics",
    "stopping-distance",
  ],
  inputs: {
    mass1: quantity("Mass 1", mass, {
      unit: "kg",
      default: 1200,
      defaultIn: { imperial: "2600 lb" },
      min: 1e-31,
      max: 1e35,
      also: ["mass", "first mass", "weighs", "weighing"],
    }),
    velocity1: quantity("Velocity 1", speed, {
      unit: "m/s",
      default: 15,
      defaultIn: { imperial: "50 ft/s" },
      min: -300_000_000,
      max: 300_000_000,
      help: "Negative means the opposite direction.",
      also: ["speed", "velocity"],
    }),
    mass2: quantity("Mass 2", mass, {
      unit: "kg",
      default: 800,
      defaultIn: { imperial: "1800 lb" },
      min: 1e-31,
      max: 1e35,
      also: [
        "second mass",
        "hits",
        "into",
        "strikes",
        "rear-ends",
        "crashes into",
        "runs into",
        "collides with",
        "bumps into",
        "the other",
        "catches",
      ],
    }),
    velocity2: quantity("Velocity 2", speed, {
      negative: ["opposite", "head-on", "oncoming"],
      also: ["other way at", "the other way at", "opposite direction at", "velocity of the second", "toward it at"],
      unit: "m/s",
      default: -10,
      defaultIn: { imperial: "-33 ft/s" },
      min: -300_000_000,
      max: 300_000_000,
    }),
    restitution: number("Coefficient of restitution", {
      also: ["restitution"],
      default: 0,
      min: 0,
      max: 1,
      help: "1 = elastic, 0 = they stick together.",
    }),
    contactTime: quantity("Contact time", duration, {
      assumable: false,
      also: ["contact", "lasts", "in contact for", "impact lasts"],
      unit: "s",
      default: 0.1,
      min: 1e-12,
      max: 1_000_000,
    }),
  },
  outputs: {
    totalMomentum: quantity("Total momentum", momentum, { also: ["combined momentum"], unit: "kg.m/s" }),
    momentum1: quantity("Momentum 1", momentum, { unit: "kg.m/s" }),
    momentum2: quantity("Momentum 2", momentum, { unit: "kg.m/s" }),
    finalVelocity1: quantity("Velocity 1 after", speed, { unit: "m/s" }),
    finalVelocity2: quantity("Velocity 2 after", speed, { unit: "m/s" }),
    impulse: quantity("Impulse on object 1", momentum, { unit: "kg.m/s" }),
    averageForce: quantity("Average contact force", force, { also: ["average force", "impact force"], unit: "N" }),
    kineticEnergyBefore: quantity("Kinetic energy before", energy, { unit: "J" }),
    kineticEnergyAfter: quantity("Kinetic energy after", energy, { unit: "J" }),
    energyLost: quantity("Energy lost", energy, {
      also: ["energy is lost", "kinetic energy is lost", "how much energy is lost"],
      unit: "J",
    }),
    energyLostPercent: percent("Share of energy lost", { none: "Nothing moved before" }),
    centerOfMassVelocity: quantity("Velocity of the center of mass", speed, { unit: "m/s" }),
  },
  figures: [
    "momentum1",
    "momentum2",
    "finalVelocity1",
    "finalVelocity2",
    "averageForce",
    "energyLost",
    "energyLostPercent",
  ],
  pictures: [
    { draw: "bars", of: ["kineticEnergyBefore", "kineticEnergyAfter"], title: "Energy before and after" },
    { draw: "bars", of: ["finalVelocity1", "finalVelocity2"], title: "Velocities after" },
  ],
  compute({ mass1, velocity1, mass2, velocity2, restitution, contactTime }) {
    const total = mass1 + mass2;
    const reduced = mass1 * (mass2 / total);
    const approach = velocity1 - velocity2;
    const totalMomentum = mass1 * velocity1 + mass2 * velocity2;
    const impulse = -reduced * (1 + restitution) * approach;
    const finalVelocity1 = (totalMomentum - mass2 * restitution * approach) / total;
    const finalVelocity2 = (totalMomentum + mass1 * restitution * approach) / total;
    const kineticEnergyBefore = (mass1 * velocity1 ** 2 + mass2 * velocity2 ** 2) / 2;
    const energyLost = (reduced * (1 - restitution ** 2) * approach ** 2) / 2;
    return {
      totalMomentum,
      momentum1: mass1 * velocity1,
      momentum2: mass2 * velocity2,
      finalVelocity1,
      finalVelocity2,
      impulse,
      averageForce: Math.abs(impulse) / contactTime,
      kineticEnergyBefore,
      kineticEnergyAfter: (mass1 * finalVelocity1 ** 2 + mass2 * finalVelocity2 ** 2) / 2,
      energyLost,
      energyLostPercent: kineticEnergyBefore > 0 ? (100 * energyLost) / kineticEnergyBefore : null,
      centerOfMassVelocity: totalMomentum / total,
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.impulse === 0
      ? `With equal velocities the two objects never collide.`
      : inputs.restitution === 0
        ? outputs.finalVelocity1 === 0
          ? `The objects stick together and stop.`
          : `The objects stick together and move on at {finalVelocity1}.`
        : `After the collision, object 1 moves at {finalVelocity1} and object 2 at {finalVelocity2}.`,
    outputs.impulse === 0
      ? `Change Velocity 1 or Velocity 2 to see a collision.`
      : `Spread over {contactTime}, the contact force is {averageForce} on average; its peak is higher.`,
    outputs.energyLostPercent === null
      ? `Neither object is moving, so there is no momentum and no energy.`
      : outputs.energyLost === 0
        ? `No kinetic energy is lost, and the total momentum stays {totalMomentum}.`
        : `{energyLostPercent} of the kinetic energy, {energyLost}, becomes heat and deformation; the total momentum stays {totalMomentum}.`,
  ],
  formula: {
    tex: [
      String.raw`v_1' = \frac{P + m_2 e (v_2 - v_1)}{m_1 + m_2}, \qquad v_2' = \frac{P + m_1 e (v_1 - v_2)}{m_1 + m_2}`,
      String.raw`P = m_1 v_1 + m_2 v_2, \qquad J = m_1 (v_1' - v_1), \qquad \bar F = \frac{|J|}{\Delta t}`,
    ],
    where: {
      "m_1, m_2": "masses",
      "v_1, v_2": "velocities before",
      "v_1', v_2'": "velocities after",
      P: "total momentum, which does not change",
      e: "coefficient of restitution",
      J: "impulse on object 1",
      "\\bar F": "average contact force",
      "\\Delta t": "contact time",
    },
  },
  howTo: [
    "Enter Mass 1 and Velocity 1, Mass 2 and Velocity 2; an object coming from the other side has a negative velocity.",
    "Set the Coefficient of restitution: 0 if they stick together, 1 if no energy is lost, about 0.9 for billiard balls.",
    "Enter the Contact time for the Average contact force: about 0.1 s for a car crash, 0.0005 s for a golf ball.",
    "For a single object, set Velocity 2 to 0: Momentum 1 is its momentum.",
  ],
  faq: [
    {
      question: "Why is momentum conserved but energy lost?",
      answer:
        "The two objects push each other with equal and opposite forces for the same time, so their changes of momentum cancel out, whatever happens inside. Kinetic energy can turn into heat, sound and bent metal.",
    },
    {
      question: "Is a head-on crash of two equal cars at 50 km/h (31 mph) like a crash at 100 km/h?",
      answer:
        "No. For each car it is like hitting a rigid wall at 50 km/h: it stops from 50 km/h within the length of its own crumple zone. Hitting a wall at 100 km/h means four times the energy per car.",
    },
    {
      question: "What are typical coefficients of restitution?",
      answer:
        "Clay about 0, cars at speed 0.1, a tennis ball on a court 0.73, a basketball 0.76 to 0.82, billiard balls 0.92 to 0.98, glass or steel balls 0.95. It decreases as the impact gets harder.",
    },
  ],
  about: [
    "Use it for collisions along one line: carts, cars, balls, coupling railroad cars. That the total momentum stays the same follows from Newton's laws; the coefficient of restitution is the ratio of the speeds of separation and approach.",
    "Outside forces (friction, brakes) are left out, which is reasonable for the short time of contact. For glancing hits, use the velocity components along the line of contact. Near the speed of light, the formulas change.",
  ],
  sources: ["Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 9"],
  caution:
    "For learning, not for accident reconstruction or crash safety: real contact forces peak far above the average.",
  phrases: [
    "collision {mass1} at {velocity1} with {mass2} at {velocity2}",
    "momentum of {mass1} at {velocity1}",
    "a {mass1} ball moving at {velocity1} has momentum",
    "momentum of a {mass1} ball car truck moving at {velocity1}",
    "total momentum of {mass1} at {velocity1} and {mass2} at {velocity2}",
    "how much momentum does a {mass1} player running at {velocity1} have",
    "{mass1} at {velocity1} collides with {mass2} at {velocity2} restitution {restitution}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two cars that collide head-on and lock together",
      inputs: { mass1: 1200, velocity1: 15, mass2: 800, velocity2: -10, restitution: 0 },
      outputs: { totalMomentum: 10000, finalVelocity1: 5, energyLostPercent: 85.7142857 },
    },
    {
      title: "An elastic hit on a lighter ball at rest",
      inputs: { mass1: 2, velocity1: 3, mass2: 1, velocity2: 0, restitution: 1, contactTime: 0.01 },
      outputs: { finalVelocity1: 1, finalVelocity2: 4, averageForce: 400 },
    },
    {
      title: "A billiard ball hits another with a restitution of 0.95",
      inputs: { mass1: 0.17, velocity1: 2, mass2: 0.17, velocity2: 0, restitution: 0.95, contactTime: 0.0003 },
      outputs: { finalVelocity2: 1.95, energyLostPercent: 4.875 },
    },
  ],
});
