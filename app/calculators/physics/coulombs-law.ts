import { defineCalculator, number, quantity, table, text } from "#engine/define.ts";
import { COULOMB_CONSTANT, ELEMENTARY_CHARGE } from "#maths/constants.ts";
import { electricCharge } from "#units/electric-charge.ts";
import { electricField } from "#units/electric-field.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { voltage } from "#units/voltage.ts";

export default defineCalculator({
  id: "coulombs-law",
  name: "Coulomb's Law Calculator",
  category: "physics",
  emoji: "⚡",
  description: "The electric force between two charges, attractive or repulsive, with field, potential and energy.",
  keywords: [
    "electrostatic force",
    "electric field",
    "charge",
    "point charges",
    "k q1 q2 / r2",
    "electric potential",
    "force between two charges",
    "charges repel",
    "charges attract",
  ],
  related: [
    { id: "gravitational-force", stage: "complementary", relevance: 86 },
    "ohms-law",
    { id: "capacitor-charge", stage: "next_step", relevance: 76 },
    "force",
  ],
  inputs: {
    charge1: quantity("Charge 1", electricCharge, {
      unit: "C",
      metric: "uC",
      imperial: "uC",
      default: 1e-6,
      also: ["charge", "first charge", "one with"],
      min: -1_000_000_000,
      max: 1_000_000_000,
    }),
    charge2: quantity("Charge 2", electricCharge, {
      unit: "C",
      metric: "uC",
      imperial: "uC",
      default: -2e-6,
      also: ["second charge", "other charge", "and one with", "the other"],
      min: -1_000_000_000,
      max: 1_000_000_000,
    }),
    distance: quantity("Distance", length, {
      unit: "m",
      metric: "cm",
      imperial: "cm",
      default: 0.05,
      min: 1e-18,
      max: 1e15,
      also: ["apart", "away", "separated by", "distance of", "from each other"],
    }),
    relativePermittivity: number("Relative permittivity", {
      default: 1,
      min: 1,
      max: 100_000,
      help: "Vacuum 1, air 1.0006, glass 4 to 10, water 80.",
    }),
  },
  outputs: {
    force: quantity("Force", force, {
      also: ["how strongly", "how strong", "electric force", "repel", "attract", "how much force"],
      unit: "N",
      imperial: "N",
    }),
    direction: text("Direction", {
      labels: { attractive: "They attract each other", repulsive: "They repel each other", none: "No force" },
    }),
    field1: quantity("Field of charge 1 at charge 2", electricField, { unit: "V/m" }),
    field2: quantity("Field of charge 2 at charge 1", electricField, { unit: "V/m" }),
    potential1: quantity("Potential of charge 1 at charge 2", voltage, { unit: "V" }),
    potentialEnergy: quantity("Potential energy", energy, { unit: "J", imperial: "J" }),
    electrons1: number("Elementary charges in charge 1", { decimals: 0 }),
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
  compute({ charge1, charge2, distance, relativePermittivity }) {
    const constant = COULOMB_CONSTANT / relativePermittivity;
    const fieldOf = (charge: number) => Math.abs((constant * charge) / distance ** 2);
    const potential1 = (constant * charge1) / distance;
    const force = fieldOf(charge1) * Math.abs(charge2);
    return {
      force,
      direction: directionOf(charge1, charge2),
      field1: fieldOf(charge1),
      field2: fieldOf(charge2),
      potential1,
      potentialEnergy: potential1 * charge2,
      electrons1: Math.abs(charge1) / ELEMENTARY_CHARGE,
      table: [0.5, 1, 2, 3, 5, 10].map((factor) => ({ distanceFactor: factor, force: force / factor ** 2 })),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.direction === "none"
      ? `Unless both bodies are charged, there is no force between them.`
      : `The charges ${outputs.direction === "attractive" ? "attract" : "repel"} each other with {force}; at twice the distance it would be a quarter of that.`,
    inputs.charge1 === 0
      ? `Enter a Charge 1 that is not 0 to see its field and potential.`
      : `At the position of charge 2, charge 1 produces a field of {field1} and a potential of {potential1}.`,
    outputs.electrons1 === 0
      ? `A body without charge has as many electrons as protons.`
      : outputs.electrons1 === 1
        ? `Charge 1 has the magnitude of one elementary charge, that of an electron or proton.`
        : `Charge 1 is {electrons1} times the charge of an electron or proton.`,
  ],
  formula: {
    tex: [
      String.raw`F = \frac{|k\, q_1 q_2|}{r^2}, \qquad k = \frac{1}{4\pi\varepsilon_0\varepsilon_r}`,
      String.raw`E = \frac{|k q|}{r^2}, \qquad \varphi = \frac{k q_1}{r}, \qquad W = \frac{k q_1 q_2}{r}`,
    ],
    where: {
      F: "force",
      k: "Coulomb constant, 8.98755 × 10⁹ N m²/C² in vacuum",
      "q_1, q_2": "charges",
      r: "distance",
      "\\varepsilon_0": "electric constant",
      "\\varepsilon_r": "relative permittivity",
      E: "electric field of one charge at the other",
      "\\varphi": "potential of charge 1 at charge 2",
      W: "potential energy",
    },
  },
  howTo: [
    "Enter Charge 1 and Charge 2 with their signs, in microcoulombs, nanocoulombs or elementary charges.",
    "Enter the Distance between them.",
    "Leave the Relative permittivity at 1 for vacuum and air, or set it for a liquid or solid, such as 80 for water.",
    "Read the Force and its Direction, and below them the field and potential of charge 1.",
  ],
  faq: [
    {
      question: "How large are charges in everyday life?",
      answer:
        "Rubbing a balloon gives it about 0.1 to 1 microcoulomb; walking across a carpet gives you a few. One coulomb is what a current of 1 A carries in a second: two such charges 1 m apart would repel each other with nine billion newtons.",
    },
    {
      question: "How does it compare with gravity?",
      answer:
        "Between a proton and an electron, the electric force is 2.3 × 10³⁹ times the gravitational force, at any distance, since both fall with the square of the distance.",
    },
    {
      question: "Why does water weaken the force by a factor of 80?",
      answer:
        "Its molecules are small dipoles that turn toward the charges and screen them. That is why salts dissolve in water but hardly in oil, whose relative permittivity is 2 to 3.",
    },
  ],
  about: [
    "The law holds for point charges at rest, and outside evenly charged spheres. For plates, wires and bodies close together, the field must be added up over the surface.",
    "Moving charges also experience magnetic forces. Above about 3 million V/m, air breaks down and sparks.",
  ],
  sources: [
    "CODATA 2022 recommended values of the fundamental constants (NIST)",
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 21",
  ],
  phrases: [
    "coulomb force {charge1} {charge2} {distance}",
    "charges {charge1} and {charge2} {distance} apart force",
    "electric electrostatic force between {charge1} and {charge2} {distance} apart",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "1 and −2 microcoulombs at 5 cm",
      inputs: { charge1: 1e-6, charge2: -2e-6, distance: 0.05 },
      outputs: { force: 7.19004143, direction: "attractive" },
    },
    {
      title: "Electron and proton in a hydrogen atom",
      inputs: { charge1: -1.602176634e-19, charge2: 1.602176634e-19, distance: 5.29177210544e-11 },
      outputs: { force: 8.23872e-8, electrons1: 1 },
    },
    {
      title: "The same charges in water",
      inputs: { charge1: 1e-6, charge2: 2e-6, distance: 0.05, relativePermittivity: 80 },
      outputs: { force: 0.0898755179, direction: "repulsive" },
    },
  ],
});

function directionOf(charge1: number, charge2: number): string {
  if (charge1 === 0 || charge2 === 0) return "none";
  return Math.sign(charge1) === Math.sign(charge2) ? "repulsive" : "attractive";
}
