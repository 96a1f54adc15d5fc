import { chart, choice, defineCalculator, number, percent, quantity, refuse } from "#engine/define.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "half-life",
  name: "Half-Life Calculator",
  category: "physics",
  emoji: "☢️",
  description:
    "What remains of a decaying substance after a given time, or the time, half-life or initial amount from what remains.",
  keywords: [
    "radioactive decay",
    "carbon dating",
    "exponential decay",
    "decay constant",
    "isotope",
    "drug half-life",
    "remaining amount",
    "how old is a bone",
    "how much of a drug is left",
  ],
  related: [
    { id: "radiation-converter", stage: "complementary", relevance: 80 },
    "capacitor-charge",
    { id: "medication-dose", stage: "next_step", relevance: 78 },
    "exponent",
    "caffeine",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "remainingAmount",
      options: [
        ["remainingAmount", "Remaining amount"],
        ["time", "Elapsed time"],
        ["halfLife", "Half-life"],
        ["initialAmount", "Initial amount"],
      ],
    }),
    initialAmount: number("Initial amount", {
      default: 100,
      min: 1e-300,
      max: 1e300,
      also: [
        "amount",
        "starting amount",
        "sample",
        "gram sample",
        "dose",
        "originally",
        "out of an original",
        "start with",
        "started with",
        "of",
      ],
      when: { solveFor: ["remainingAmount", "time", "halfLife"] },
    }),
    remainingAmount: number("Remaining amount", {
      default: 25,
      min: 1e-300,
      max: 1e300,
      also: ["left", "remaining", "only", "fall to", "to", "decays to", "drops to", "down to"],
      when: { solveFor: ["time", "halfLife", "initialAmount"] },
    }),
    time: quantity("Elapsed time", duration, {
      unit: "year",
      default: 1000,
      min: 0,
      max: 1e15,
      also: ["after", "later", "old"],
      when: { solveFor: ["remainingAmount", "halfLife", "initialAmount"] },
    }),
    halfLife: quantity("Half-life", duration, {
      unit: "year",
      default: 5730,
      min: 1e-30,
      max: 1e30,
      also: ["hour", "half life of", "half life is"],
      when: { solveFor: ["remainingAmount", "time", "initialAmount"] },
      help: "Carbon-14: 5,730 years.",
    }),
  },
  outputs: {
    remainingAmount: number("Remaining amount", { also: ["how much is left", "how much remains", "left"] }),
    initialAmount: number("Initial amount"),
    time: quantity("Elapsed time", duration, { unit: "year" }),
    halfLife: quantity("Half-life", duration, { also: ["what half-life"], unit: "year" }),
    remainingPercent: percent("Remaining"),
    decayedAmount: number("Decayed"),
    halfLives: number("Half-lives passed"),
    decayConstant: number("Decay constant", { unit: "1/year" }),
    meanLifetime: quantity("Mean lifetime", duration, { unit: "year" }),
    timeToOnePercent: quantity("Time until 1% is left", duration, { unit: "year" }),
    curve: chart("Amount left over seven half-lives", {
      x: { time: quantity("Time", duration, { unit: "year" }) },
      y: { remaining: number("Remaining") },
      own: { x: "time", y: "remainingAmount", label: "Your time" },
    }),
  },
  compute(inputs) {
    const { initialAmount, remainingAmount, time, halfLife, halfLives } = solveDecay(inputs);
    return {
      remainingAmount,
      initialAmount,
      time,
      halfLife,
      remainingPercent: 100 * 2 ** -halfLives,
      decayedAmount: -initialAmount * Math.expm1(-halfLives * Math.LN2),
      halfLives,
      decayConstant: Math.LN2 / halfLife,
      meanLifetime: halfLife / Math.LN2,
      timeToOnePercent: halfLife * Math.log2(100),
      curve: Array.from({ length: 29 }, (_, index) => ({
        time: (halfLife * index) / 4,
        remaining: initialAmount * 2 ** (-index / 4),
      })),
    };
  },
  takeaways: (_, outputs) => [
    outputs.halfLives === 0
      ? `No time has passed, so all of the {initialAmount} is left.`
      : `After {time}, or {halfLives} ${outputs.halfLives === 1 ? "half-life" : "half-lives"}, {remainingAmount} of {initialAmount} is left: {remainingPercent}.`,
    `With a half-life of {halfLife}, only 1% is left after {timeToOnePercent}.`,
  ],
  formula: {
    tex: [
      String.raw`N = N_0 \cdot 2^{-t/T}`,
      String.raw`t = T \log_2\frac{N_0}{N}, \qquad \lambda = \frac{\ln 2}{T}, \qquad \tau = \frac{T}{\ln 2}`,
    ],
    where: {
      N: "remaining amount",
      N_0: "initial amount",
      t: "elapsed time",
      T: "half-life",
      "\\lambda": "decay constant",
      "\\tau": "mean lifetime",
    },
  },
  howTo: [
    "Under Find, choose Remaining amount, Elapsed time, Half-life or Initial amount.",
    "Enter the other three. Amounts can be grams, becquerels, milligrams in the blood or percent, as long as both use the same unit.",
    "Choose the unit of Elapsed time and Half-life, from nanoseconds to millions of years.",
    "Check Half-lives passed: after 10 of them, a thousandth is left.",
  ],
  faq: [
    {
      question: "How does carbon-14 tell the age of a bone?",
      answer:
        "Living things contain the same share of carbon-14 as the air; after death it halves every 5,730 years. With 25% left, the bone is 11,460 years old. Laboratories report radiocarbon years based on the older half-life of 5,568 years and then correct them with tree rings.",
    },
    {
      question: "When is a substance gone?",
      answer:
        "Never completely, but only 3.1% is left after 5 half-lives and 0.1% after 10. Pharmacists consider a drug eliminated after 4 to 5 half-lives.",
    },
    {
      question: "What is the difference between half-life and mean lifetime?",
      answer: "The mean lifetime is 1.4427 times the half-life (one over ln 2): the time after which 36.8% is left.",
    },
  ],
  about: [
    "It describes every decay in which each part has the same chance of disappearing at any moment: radioactive nuclei, many drugs, the charge of a capacitor, the foam on a beer.",
    "It is a law of large numbers and says nothing about a single nucleus. Drugs follow it only while the body is not saturated (alcohol does not follow it), and chains of radioactive decay products need more than one half-life.",
  ],
  sources: [
    "ISO 80000-10:2019 (atomic and nuclear physics)",
    "Libby, Radiocarbon Dating, 2nd ed. 1955; Godwin, Nature 195 (1962) 984 (half-life 5,730 years)",
  ],
  caution:
    "How fast a drug leaves the body varies from person to person; do not time doses or judge radiation safety by this figure.",
  overflow: "time",
  phrases: [
    "half-life {halfLife} after {time}",
    "how long until {initialAmount} is {remainingAmount} with half-life {halfLife}",
    "{initialAmount} grams of iodine isotope half-life {halfLife} how much remains after {time}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Carbon-14 after 1,000 years",
      inputs: { solveFor: "remainingAmount", initialAmount: 100, time: 1000, halfLife: 5730 },
      outputs: { remainingAmount: 88.6060303 },
    },
    {
      title: "The age of wood with 25% of its carbon-14 left",
      inputs: { solveFor: "time", initialAmount: 100, remainingAmount: 25, halfLife: 5730 },
      outputs: { time: 11460, halfLives: 2 },
    },
    {
      title: "The half-life of a source that fell from 800 to 500 in 3 years",
      inputs: { solveFor: "halfLife", initialAmount: 800, remainingAmount: 500, time: 3 },
      outputs: { halfLife: 4.42433 },
    },
  ],
});

interface Decay {
  readonly solveFor: string;
  readonly initialAmount: number;
  readonly remainingAmount: number;
  readonly time: number;
  readonly halfLife: number;
}

function solveDecay({ solveFor, initialAmount, remainingAmount, time, halfLife }: Decay) {
  switch (solveFor) {
    case "time": {
      if (remainingAmount > initialAmount) {
        refuse("remainingAmount", "There cannot be more left than there was. Enter at most the initial amount.");
      }
      const halfLives = doublings(remainingAmount, initialAmount);
      return { initialAmount, remainingAmount, time: halfLife * halfLives, halfLife, halfLives };
    }
    case "halfLife": {
      if (remainingAmount >= initialAmount) {
        refuse(
          "remainingAmount",
          "Nothing has decayed, so the half-life is unknown. Enter less than the initial amount.",
        );
      }
      if (time === 0) refuse("time", "Nothing decays in no time. Enter a time above 0.");
      const halfLives = doublings(remainingAmount, initialAmount);
      return { initialAmount, remainingAmount, time, halfLife: time / halfLives, halfLives };
    }
    case "initialAmount": {
      const halfLives = time / halfLife;
      return { initialAmount: remainingAmount * 2 ** halfLives, remainingAmount, time, halfLife, halfLives };
    }
    default: {
      const halfLives = time / halfLife;
      return { initialAmount, remainingAmount: initialAmount * 2 ** -halfLives, time, halfLife, halfLives };
    }
  }
}

/** How often `small` doubles to become `large`, also where their ratio is beyond the largest number. */
function doublings(small: number, large: number): number {
  const ratio = large / small;
  return Number.isFinite(ratio) ? Math.log2(ratio) : Math.log2(large) - Math.log2(small);
}
