import { defineCalculator, number, quantity, table } from "#engine/define.ts";
import { GRAVITATIONAL_CONSTANT } from "#maths/constants.ts";
import { acceleration } from "#units/acceleration.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "gravitational-force",
  name: "Gravitational Force Calculator",
  category: "physics",
  emoji: "🌗",
  description:
    "Newton's law of gravitation between two bodies: force, accelerations, energy, orbital period and the point of balance.",
  keywords: [
    "newton's law of gravitation",
    "universal gravitation",
    "gravity between two objects",
    "G m1 m2 / r2",
    "orbital period",
    "tidal force",
    "force of attraction between two masses",
    "gravity between two people",
    "pull between two spheres",
  ],
  related: [
    { id: "escape-velocity", stage: "next_step", relevance: 90 },
    { id: "weight-on-planets", stage: "complementary", relevance: 86 },
    "coulombs-law",
    "force",
  ],
  inputs: {
    mass1: quantity("Mass 1", mass, {
      unit: "kg",
      imperial: "kg",
      default: 5.9722e24,
      min: 1e-31,
      max: 1e45,
      also: ["first mass"],
      help: "Earth 5.9722e24 kg, Sun 1.9885e30 kg.",
    }),
    mass2: quantity("Mass 2", mass, {
      unit: "kg",
      imperial: "kg",
      default: 7.346e22,
      min: 1e-31,
      max: 1e45,
      also: ["second mass"],
    }),
    distance: quantity("Distance between the centers", length, {
      unit: "m",
      metric: "km",
      imperial: "mi",
      default: 384_400_000,
      min: 1e-15,
      max: 1e26,
      also: ["apart", "centers", "separated by", "distance of", "away"],
    }),
  },
  outputs: {
    force: quantity("Gravitational force", force, {
      also: ["how strong", "gravity", "attraction", "force of attraction", "how much force", "pull"],
      unit: "N",
      imperial: "N",
    }),
    acceleration1: quantity("Acceleration of body 1", acceleration, { unit: "m/s2" }),
    acceleration2: quantity("Acceleration of body 2", acceleration, { unit: "m/s2" }),
    potentialEnergy: quantity("Potential energy", energy, { unit: "J", imperial: "J" }),
    orbitalPeriod: quantity("Period of a circular orbit around each other", duration, {
      unit: "s",
      metric: "day",
      imperial: "day",
    }),
    relativeOrbitalSpeed: quantity("Relative orbital speed", speed, { unit: "m/s" }),
    balancePoint: quantity("Point of balance, from body 1", length, { unit: "m", metric: "km", imperial: "mi" }),
    table: table("At other distances", {
      distanceFactor: number("Distance", { unit: "times" }),
      force: quantity("Force", force, { unit: "N", imperial: "N" }),
    }),
  },
  pictures: [
    {
      draw: "rows",
      table: "table",
      name: "distanceFactor",
      value: "force",
      title: "Force at multiples of the distance",
    },
  ],
  compute({ mass1, mass2, distance }) {
    const force = (GRAVITATIONAL_CONSTANT * (mass1 / distance) * mass2) / distance;
    const both = GRAVITATIONAL_CONSTANT * (mass1 + mass2);
    return {
      force,
      acceleration1: (GRAVITATIONAL_CONSTANT * mass2) / distance ** 2,
      acceleration2: (GRAVITATIONAL_CONSTANT * mass1) / distance ** 2,
      potentialEnergy: -force * distance,
      orbitalPeriod: 2 * Math.PI * Math.sqrt(distance ** 3 / both),
      relativeOrbitalSpeed: Math.sqrt(both / distance),
      balancePoint: distance / (1 + Math.sqrt(mass2 / mass1)),
      table: [0.5, 1, 2, 3, 5, 10].map((factor) => ({ distanceFactor: factor, force: force / factor ** 2 })),
    };
  },
  takeaways: () => [
    `The two bodies attract each other with {force}; body 1 accelerates at {acceleration1} and body 2 at {acceleration2}.`,
    `In a circular orbit, one turn would take {orbitalPeriod}, at {relativeOrbitalSpeed} relative to each other.`,
    `Their pulls cancel out {balancePoint} from body 1.`,
  ],
  formula: {
    tex: [
      String.raw`F = \frac{G m_1 m_2}{d^2}`,
      String.raw`T = 2\pi\sqrt{\frac{d^3}{G(m_1 + m_2)}}`,
      String.raw`x = \frac{d}{1 + \sqrt{m_2/m_1}}`,
    ],
    where: {
      F: "gravitational force",
      G: "gravitational constant, 6.6743 × 10⁻¹¹ m³/(kg s²)",
      "m_1, m_2": "masses",
      d: "distance between the centers",
      T: "period of a circular orbit",
      x: "point of balance, measured from body 1",
    },
  },
  howTo: [
    "Enter Mass 1 and Mass 2; scientific notation such as 5.9722e24 is fine.",
    "Enter the Distance between the centers, not between the surfaces: for something on the ground, the distance to the Earth is its radius, 6,371 km (3,959 mi).",
    "Read the force, and under At other distances see how it falls with the square of the distance.",
  ],
  faq: [
    {
      question: "How strong is the gravity between two people?",
      answer:
        "Two people of 80 and 60 kg (176 and 132 lb), 1 m (3.3 ft) apart, attract each other with 0.32 micronewtons, the weight of a 33-microgram speck of dust.",
    },
    {
      question: "Can a spacecraft stay at the balance point?",
      answer:
        "No. The two pulls cancel there for a body at rest, but the Earth and the Moon orbit each other. The point where a spacecraft keeps its place is the Lagrange point L1, 326,000 km (203,000 mi) from the Earth; the pulls cancel at 346,000 km (215,000 mi).",
    },
    {
      question: "Why is the computed month 27.3 days and not 29.5?",
      answer:
        "Because 27.3 days is one orbit as seen against the stars. From full moon to full moon it takes 29.5 days, because the Earth moves on around the Sun in the meantime.",
    },
  ],
  about: [
    "Newton's law holds for point masses and outside spheres: planets, moons, stars. For bodies of other shapes at close range, the true force differs.",
    "The gravitational constant is known to 22 parts per million, so digits of the force beyond the fifth mean nothing. Close to black holes and neutron stars, general relativity takes over.",
  ],
  sources: [
    "CODATA 2022 recommended values of the fundamental constants (NIST)",
    "Newton, Philosophiae Naturalis Principia Mathematica, 1687",
  ],
  phrases: [
    "gravity between {mass1} and {mass2} at {distance}",
    "gravitational force {mass1} {mass2} {distance} apart",
    "a {mass1} star sun and a {mass2} planet satellite object {distance} away",
  ],
  updated: "2026-11-30",
  examples: [
    { title: "Earth and Moon", inputs: {}, outputs: { force: 1.98163759e20, orbitalPeriod: 2_357_383.37 } },
    { title: "Two people, 1 m apart", inputs: { mass1: 80, mass2: 60, distance: 1 }, outputs: { force: 3.203664e-7 } },
    {
      title: "Sun and Earth",
      inputs: { mass1: 1.9885e30, mass2: 5.9722e24, distance: 1.495978707e11 },
      outputs: { relativeOrbitalSpeed: 29785.3 },
    },
  ],
});
