import { choice, defineCalculator, number, percent, quantity } from "#engine/define.ts";
import { acceleration } from "#units/acceleration.ts";
import { angle } from "#units/angle.ts";
import { frequency } from "#units/frequency.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { time as duration } from "#units/time.ts";

export default defineCalculator({
  id: "pendulum",
  name: "Pendulum Calculator",
  category: "physics",
  emoji: "🕰️",
  description:
    "Period, length or gravity of a simple pendulum, exact even for large swings, with its speed and the error of the simple formula.",
  keywords: [
    "pendulum period",
    "simple pendulum",
    "pendulum length",
    "oscillation",
    "measure gravity",
    "grandfather clock",
    "swing",
    "how long must a pendulum be",
    "swing back and forth",
  ],
  related: [
    { id: "hookes-law", stage: "complementary", relevance: 84 },
    "kinematics",
    { id: "free-fall", stage: "complementary", relevance: 74 },
    "frequency-converter",
  ],
  inputs: {
    solveFor: choice("Find", {
      default: "period",
      options: [
        ["period", "Period"],
        ["length", "Length"],
        ["gravity", "Gravity"],
      ],
    }),
    length: quantity("Length", length, {
      unit: "m",
      default: 1,
      defaultIn: { imperial: "3 ft" },
      min: 1e-6,
      max: 10_000_000,
      also: ["string", "length", "long", "rope of", "cord of", "chain of"],
      when: { solveFor: ["period", "gravity"] },
    }),
    period: quantity("Period (there and back)", duration, {
      also: ["in exactly", "swing takes", "swings every", "back and forth in", "there and back in"],
      unit: "s",
      default: 2,
      min: 1e-6,
      max: 1_000_000_000,
      when: { solveFor: ["length", "gravity"] },
    }),
    gravity: quantity("Gravity", acceleration, {
      also: ["g is", "g of"],
      unit: "m/s2",
      default: 9.80665,
      defaultIn: { imperial: "32.2 ft/s²" },
      min: 0.0001,
      max: 1_000_000,
      when: { solveFor: ["period", "length"] },
      unsaid: 9.80665,
    }),
    amplitude: quantity("Maximum angle from vertical", angle, {
      unit: "deg",
      default: 10,
      min: 0,
      max: 179,
      unsaid: 0,
      also: ["angle", "swing of", "to each side", "released at", "swings out", "degree swing", "deflected"],
    }),
  },
  outputs: {
    period: quantity("Period", duration, {
      also: ["swing time", "how long does it take"],
      unit: "s",
    }),
    length: quantity("Length", length, { also: ["how long must", "how long should", "how long is"], unit: "m" }),
    gravity: quantity("Gravity", acceleration, { unit: "m/s2" }),
    frequency: quantity("Frequency", frequency, { also: ["swings per second"], unit: "Hz" }),
    smallAnglePeriod: quantity("Period by the small-angle formula", duration, { unit: "s" }),
    amplitudeCorrection: percent("Longer than the small-angle formula by", { decimals: 4 }),
    maxSpeed: quantity("Maximum speed", speed, { unit: "m/s" }),
    maxHeight: quantity("Height above the lowest point", length, { unit: "m" }),
    maxTensionInWeights: number("Maximum tension, relative to the weight"),
    secondsPerDay: number("Time a clock set for small swings loses per day", { unit: "s" }),
  },
  compute(inputs) {
    const radians = (inputs.amplitude * Math.PI) / 180;
    const shortfall = meanShortfall(radians);
    const { period, length, gravity } = solvePendulum(inputs, 1 - shortfall);
    const excess = shortfall / (1 - shortfall);
    const maxHeight = 2 * length * Math.sin(radians / 2) ** 2;
    return {
      period,
      length,
      gravity,
      frequency: 1 / period,
      smallAnglePeriod: 2 * Math.PI * Math.sqrt(length / gravity),
      amplitudeCorrection: 100 * excess,
      maxSpeed: Math.sqrt(2 * gravity * maxHeight),
      maxHeight,
      maxTensionInWeights: 3 - 2 * Math.cos(radians),
      // A clock counts a small-angle period for each swing, and makes fewer swings in a day.
      secondsPerDay: 86_400 * shortfall,
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.solveFor === "gravity"
      ? `If a pendulum of {length} takes {period} there and back, gravity is {gravity}.`
      : `A pendulum of {length} takes {period} there and back.`,
    outputs.secondsPerDay! < 0.05
      ? `For swings this small, the simple formula is accurate.`
      : `Swinging {amplitude} to each side, its period is {amplitudeCorrection} longer than the simple formula says; a clock would lose ${say.number(outputs.secondsPerDay!, 1)} s a day.`,
    inputs.amplitude === 0
      ? `Enter a Maximum angle from vertical to see its speed and the tension.`
      : `Its maximum speed is {maxSpeed}, and at the lowest point the string carries ${say.number(outputs.maxTensionInWeights!, 2)} times the weight.`,
  ],
  formula: {
    tex: [
      String.raw`T = \frac{2\pi}{M\!\left(1, \cos\frac{\alpha}{2}\right)} \sqrt{\frac{L}{g}} = 4\sqrt{\frac{L}{g}}\; K\!\left(\sin\frac{\alpha}{2}\right)`,
      String.raw`T_0 = 2\pi\sqrt{\frac{L}{g}}`,
    ],
    where: {
      T: "period, there and back",
      L: "length to the center of the bob",
      g: "gravity",
      "\\alpha": "maximum angle from vertical",
      M: "arithmetic-geometric mean",
      K: "complete elliptic integral of the first kind",
      T_0: "period by the small-angle formula",
    },
  },
  howTo: [
    "Under Find, choose the Period, the Length for a wanted period, or the Gravity from a measurement.",
    "Enter the Length from the pivot to the center of the bob, or the Period there and back (time ten swings and divide by ten).",
    "Set the Maximum angle from vertical; at 10 degrees it lengthens the period by 0.19%.",
    "See Period by the small-angle formula for the textbook value.",
  ],
  faq: [
    {
      question: "How long is a pendulum that ticks once per second?",
      answer:
        "A seconds pendulum takes 2 s there and back, so it is 99.4 cm (39.1 in) long at standard gravity. A half-second pendulum is a quarter of that: 24.8 cm (9.8 in).",
    },
    {
      question: "Does the weight of the bob matter?",
      answer:
        "No, mass cancels out: gravity pulls harder on a heavier bob, but it is just as much harder to move. Only air resistance (a heavy bob is better) and the size of the bob make a small difference.",
    },
    {
      question: "How well can I measure gravity with it?",
      answer:
        "To about 0.2%, with a 1 m string measured to 1 mm and 50 swings timed to 0.1 s. Keep the swing below 5 degrees or enter the true angle; at 20 degrees, the simple formula alone is off by 1.5% in g.",
    },
  ],
  about: [
    "This is the simple pendulum: a small bob on a light string or rod. The period is exact for any swing up to 179 degrees, computed with the arithmetic-geometric mean instead of the small-angle formula.",
    "A swinging rod or board is a physical pendulum: a uniform rod hung at its end swings like a simple pendulum of two thirds of its length. Above 90 degrees a string would go slack, so imagine a rigid rod.",
  ],
  sources: [
    "Nelson and Olsson, American Journal of Physics 54 (1986) 112-121",
    "Halliday, Resnick and Walker, Fundamentals of Physics, 10th ed. 2014, chapter 15",
  ],
  phrases: [
    "period of a pendulum of {length}",
    "pendulum length for {period}",
    "period of a {length} pendulum where gravity is {gravity} for a {amplitude} swing",
    "a weight bob on a {length} string swing time",
    "length of a pendulum with a period of {period}",
    "what gravity makes a {length} pendulum swing in {period}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1 m pendulum swinging 10 degrees",
      inputs: { solveFor: "period", length: 1, amplitude: 10 },
      outputs: { period: 2.0102332, amplitudeCorrection: 0.190718861 },
    },
    {
      title: "The length of a seconds pendulum",
      inputs: { solveFor: "length", period: 2, amplitude: 0 },
      outputs: { length: 0.993621387 },
    },
    {
      title: "Gravity on the Moon from a 1 m pendulum with a period of 4.94 s",
      inputs: { solveFor: "gravity", length: 1, period: 4.94, amplitude: 5 },
      outputs: { gravity: 1.61927 },
    },
  ],
});

/** By how much the arithmetic-geometric mean of 1 and cos(α/2) is less than 1, without cancellation. */
function meanShortfall(amplitude: number): number {
  let [upper, lower] = [0, 2 * Math.sin(amplitude / 4) ** 2];
  for (let step = 0; step < 40 && lower - upper > Number.EPSILON * lower; step += 1) {
    const product = upper + lower - upper * lower;
    [upper, lower] = [(upper + lower) / 2, product / (1 + Math.sqrt(1 - product))];
  }
  return lower;
}

interface Swing {
  readonly solveFor: string;
  readonly period: number;
  readonly length: number;
  readonly gravity: number;
}

/** The three quantities of T = 2π √(L/g) / mean, the unknown one from the two others. */
function solvePendulum({ solveFor, period, length, gravity }: Swing, mean: number): Omit<Swing, "solveFor"> {
  const phase = (period * mean) / (2 * Math.PI);
  if (solveFor === "length") return { period, length: gravity * phase ** 2, gravity };
  if (solveFor === "gravity") return { period, length, gravity: length / phase ** 2 };
  return { period: (2 * Math.PI * Math.sqrt(length / gravity)) / mean, length, gravity };
}
