import { chart, choice, defineCalculator, integer, quantity, refuse } from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { energy } from "#units/energy.ts";
import { force } from "#units/force.ts";
import { frequency } from "#units/frequency.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { stiffness } from "#units/stiffness.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "hookes-law",
  name: "Hooke's Law Calculator",
  category: "physics",
  emoji: "🌀",
  description:
    "Force, spring constant or extension of a spring, with its stored energy, its oscillation with a mass, and springs combined.",
  keywords: [
    "spring constant",
    "spring force",
    "F=kx",
    "spring rate",
    "elastic force",
    "mass on a spring",
    "springs in series",
    "how far does a spring stretch",
    "stretch a spring",
    "compress a spring",
    "k of a spring",
  ],
  related: [
    { id: "potential-energy", stage: "complementary", relevance: 86 },
    { id: "pendulum", stage: "complementary", relevance: 80 },
    "force",
    "kinetic-energy",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "force",
      options: [
        ["force", "Force"],
        ["stiffness", "Spring constant"],
        ["extension", "Extension"],
      ],
    }),
    force: quantity("Force", force, {
      unit: "N",
      default: 50,
      defaultIn: { imperial: "11 lbf" },
      min: -1e15,
      max: 1e15,
      also: [
        "load",
        "pulled with",
        "pulls with",
        "pull of",
        "pulling with",
        "hung",
        "hang",
        "force of",
        "weight of",
        "pushed with",
        "loaded with",
      ],
      when: { solveFor: ["stiffness", "extension"] },
    }),
    stiffness: quantity("Spring constant", stiffness, {
      unit: "N/m",
      default: 200,
      defaultIn: { imperial: "14 lbf/ft" },
      min: 1e-12,
      max: 1e15,
      also: ["spring rate", "constant of", "spring constant of", "spring with", "k", "k of", "spring of"],
      when: { solveFor: ["force", "extension"] },
    }),
    extension: quantity("Extension (negative: compression)", length, {
      unit: "m",
      metric: "cm",
      imperial: "in",
      default: 0.25,
      defaultIn: { imperial: "10 in" },
      min: -1_000_000_000,
      max: 1_000_000_000,
      also: [
        "stretch",
        "stretched by",
        "stretched",
        "stretching",
        "compressed by",
        "compress by",
        "compresses",
        "compressed",
        "longer",
        "shorter",
        "elongates",
        "elongation",
        "extends",
        "extended by",
        "got longer by",
        "spring by",
      ],
      when: { solveFor: ["force", "stiffness"] },
    }),
    mass: quantity("Mass on the spring", mass, {
      unit: "kg",
      default: 2,
      defaultIn: { imperial: "4.5 lb" },
      min: 1e-12,
      max: 1e15,
    }),
    count: integer("Equal springs combined", { default: 2, min: 1, max: 1000 }),
  },
  outputs: {
    force: quantity("Force", force, { also: ["how much force", "what force", "how hard"], unit: "N" }),
    stiffness: quantity("Spring constant", stiffness, { also: ["how stiff"], unit: "N/m" }),
    extension: quantity("Extension", length, {
      also: ["how far", "how much does it stretch", "how many inches"],
      unit: "m",
      metric: "cm",
      imperial: "in",
    }),
    energy: quantity("Stored energy", energy, { also: ["how much energy", "energy stored"], unit: "J" }),
    period: quantity("Oscillation period with the mass", duration, { unit: "s" }),
    frequency: quantity("Oscillation frequency", frequency, { unit: "Hz" }),
    staticExtension: quantity("Sag under the mass", length, { unit: "m", metric: "cm", imperial: "in" }),
    stiffnessParallel: quantity("Springs side by side (parallel)", stiffness, { unit: "N/m" }),
    stiffnessSeries: quantity("Springs end to end (series)", stiffness, { unit: "N/m" }),
    curve: chart("Force and stored energy by extension", {
      x: { extension: quantity("Extension", length, { unit: "m", metric: "cm", imperial: "in" }) },
      y: { force: quantity("Force", force, { unit: "N" }), energy: quantity("Energy", energy, { unit: "J" }) },
      own: { x: "extension", y: "force", label: "Your spring" },
    }),
  },
  compute(inputs) {
    const { force, stiffness, extension } = solveSpring(inputs);
    const { mass, count } = inputs;
    const period = 2 * Math.PI * Math.sqrt(mass / stiffness);
    return {
      force,
      stiffness,
      extension,
      energy: (stiffness * extension ** 2) / 2,
      period,
      frequency: 1 / period,
      staticExtension: (mass * STANDARD_GRAVITY) / stiffness,
      stiffnessParallel: count * stiffness,
      stiffnessSeries: stiffness / count,
      curve: Array.from({ length: 21 }, (_, index) => {
        const x = (extension * index) / 20;
        return { extension: x, force: stiffness * x, energy: (stiffness * x ** 2) / 2 };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.extension === 0
      ? `Without a force, a spring of {stiffness} keeps its length and stores no energy.`
      : `Moving the end of a {stiffness} spring by {extension} takes {force} and stores {energy}${outputs.extension! < 0 ? "; the minus signs mean compression" : ""}.`,
    `With {mass} on it, it sags by {staticExtension} and oscillates once every {period}.`,
    inputs.count > 1
      ? `{count} of them side by side have {stiffnessParallel}; end to end, only {stiffnessSeries}.`
      : `Twice the extension would need twice the force and store four times the energy.`,
  ],
  formula: {
    tex: [
      String.raw`F = k x`,
      String.raw`E = \tfrac{1}{2} k x^2, \qquad T = 2\pi\sqrt{\frac{m}{k}}`,
      String.raw`k_{\parallel} = n k, \qquad k_{\text{series}} = \frac{k}{n}`,
    ],
    where: {
      F: "force on the spring",
      k: "spring constant",
      x: "extension; negative for compression",
      E: "stored energy",
      T: "period of oscillation",
      m: "mass on the spring",
      n: "number of equal springs",
      "k_{\\parallel}": "spring constant side by side",
      "k_{\\text{series}}": "spring constant end to end",
    },
  },
  howTo: [
    "Under Find, choose what you want: Force, Spring constant or Extension.",
    "Enter the other two. To measure a spring, hang a known mass on it and enter its force (1 kg pulls with 9.81 N) and the stretch.",
    "Enter the Mass on the spring for the oscillation and the sag.",
    "Set Equal springs combined to compare them side by side and end to end.",
  ],
  faq: [
    {
      question: "How do I find a spring constant without a data sheet?",
      answer:
        "Hang a known mass on it and measure the stretch: if 0.5 kg (4.9 N) stretches it by 3 cm, it has 163 N/m. Or let a mass bounce on it, time ten bounces and divide by ten to get T: k = 4π² m / T².",
    },
    {
      question: "What happens if I cut a spring in half?",
      answer:
        "Each half is twice as stiff. End to end, the two halves make up the whole spring again, with half the stiffness of each.",
    },
    {
      question: "When does Hooke's law stop holding?",
      answer:
        "When the coils touch, or beyond the elastic limit, where the spring stays stretched. Rubber follows it only for small stretches; air springs and progressive car springs do not follow it at all.",
    },
  ],
  about: [
    "The law says that force and extension are proportional. It describes coil springs, beams and nearly every solid, as long as the deformation is small.",
    "The period assumes a spring much lighter than the mass; otherwise add a third of the spring's own mass. For a preloaded spring, add the preload to the force.",
  ],
  sources: [
    "Hooke, De Potentia Restitutiva, 1678",
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapters 7 and 15",
  ],
  caution: "Holds only below the elastic limit: do not use it to size springs that people's safety depends on.",
  phrases: [
    "spring force {stiffness} {extension}",
    "spring constant {force} {extension}",
    "what force does it take to compress a {stiffness} spring by {extension}",
    "{force} stretches a spring {extension}",
    "how much force to stretch a {stiffness} spring by {extension}",
    "how much will a {stiffness} spring compress under {force}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 200 N/m spring stretched by 25 cm",
      inputs: { solveFor: "force", stiffness: 200, extension: 0.25, mass: 2 },
      outputs: { force: 50, energy: 6.25, period: 0.628318531 },
    },
    {
      title: "Spring constant from 4.9 N and 3 cm",
      inputs: { solveFor: "stiffness", force: 4.9, extension: 0.03 },
      outputs: { stiffness: 163.333333 },
    },
    {
      title: "How far 800 N compresses four car springs of 25 kN/m each",
      inputs: { solveFor: "extension", force: 800, stiffness: 100_000, mass: 1400 },
      outputs: { extension: 0.008, staticExtension: 0.1372931 },
    },
  ],
});

interface Spring {
  readonly solveFor: string;
  readonly force: number;
  readonly stiffness: number;
  readonly extension: number;
}

/** The three quantities of F = k x, the unknown one from the two others. */
function solveSpring({ solveFor, force, stiffness, extension }: Spring): Omit<Spring, "solveFor"> {
  if (solveFor === "force") return { force: stiffness * extension, stiffness, extension };
  if (solveFor === "extension") return { force, stiffness, extension: force / stiffness };
  if (extension === 0)
    refuse("extension", "Without extension the spring constant is unknown. Enter an extension that is not 0.");
  if (!(force / extension > 0)) {
    refuse("force", "Force and extension must point the same way. Enter a force with the same sign as the extension.");
  }
  return { force, stiffness: force / extension, extension };
}
