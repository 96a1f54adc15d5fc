import { choice, defineCalculator, list, number, quantity, refuse, table } from "#engine/define.ts";
import { irradiance } from "#units/irradiance.ts";
import { length } from "#units/length.ts";
import { pressure } from "#units/pressure.ts";

export default defineCalculator({
  id: "decibel",
  name: "Decibel Calculator",
  category: "physics",
  emoji: "🔊",
  description:
    "Decibels from power or voltage ratios and back, adding sound levels, and the level at another distance.",
  keywords: [
    "dB",
    "sound level",
    "add decibels",
    "dBm to watts",
    "sound distance",
    "gain",
    "SPL",
    "noise level",
    "machines noise together",
    "loudness at a distance",
    "how loud",
  ],
  related: [
    { id: "logarithm", stage: "complementary", relevance: 80 },
    { id: "wavelength-frequency", stage: "complementary", relevance: 74 },
    "power-converter",
    "ratio",
  ],
  inputs: {
    mode: choice("Question", {
      default: "power-ratio",
      options: [
        ["power-ratio", "Decibels of a power ratio"],
        ["amplitude-ratio", "Decibels of a voltage or pressure ratio"],
        ["from-decibels", "Ratios from decibels"],
        ["sum", "Sum of several sound levels"],
        ["distance", "Sound level at another distance"],
      ],
    }),
    value1: number("Reference value", {
      default: 1,
      min: 1e-300,
      max: 1e300,
      also: ["reference"],
      when: { mode: ["power-ratio", "amplitude-ratio"] },
    }),
    value2: number("Value", {
      default: 100,
      min: 1e-300,
      max: 1e300,
      when: { mode: ["power-ratio", "amplitude-ratio"] },
    }),
    decibels: number("Decibels", {
      default: 85,
      min: -1000,
      max: 1000,
      also: ["dB", "level", "db speaker", "loud", "decibel"],
      when: { mode: ["from-decibels", "distance"] },
    }),
    levels: list("Levels in dB", {
      of: number("Level", { unit: "dB" }),
      also: ["sound levels", "noise levels"],
      default: [80, 83, 76],
      minItems: 1,
      maxItems: 100,
      when: { mode: "sum" },
    }),
    distance1: quantity("Measured at", length, {
      also: ["measured at"],
      unit: "m",
      default: 1,
      defaultIn: { imperial: "3 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { mode: "distance" },
    }),
    distance2: quantity("Wanted at", length, {
      also: ["away", "stand", "when you stand", "heard from", "back", "at a distance of"],
      unit: "m",
      default: 10,
      defaultIn: { imperial: "30 ft" },
      min: 1e-9,
      max: 1_000_000_000_000,
      when: { mode: "distance" },
    }),
  },
  outputs: {
    decibels: number("Decibels", {
      also: ["how loud", "noise level", "sound level", "total noise", "how many decibels"],
      unit: "dB",
    }),
    powerRatio: number("Power ratio"),
    amplitudeRatio: number("Amplitude ratio"),
    nepers: number("Nepers", { unit: "Np" }),
    soundPressure: quantity("Sound pressure at this level", pressure, { unit: "Pa" }),
    soundIntensity: quantity("Sound intensity at this level", irradiance, { unit: "W/m2", imperial: "W/m2" }),
    milliwatts: number("Power, if it is dBm", { unit: "mW" }),
    table: table("Level at multiples of the distance", {
      distanceFactor: number("Distance", { unit: "times" }),
      level: number("Level", { unit: "dB", decimals: 2 }),
    }),
  },
  pictures: [
    {
      draw: "bands",
      value: "decibels",
      bands: [
        ["Breathing", 0],
        ["Whisper", 30],
        ["Refrigerator", 40],
        ["Conversation", 60],
        ["Washing machine", 70],
        ["City traffic or lawn mower", 80],
        ["Motorcycle", 95],
        ["Loud concert", 105],
        ["Siren nearby", 120],
        ["Firecracker", 140],
      ],
      title: "Everyday noises",
      when: { mode: ["sum", "distance"] },
    },
    {
      draw: "rows",
      table: "table",
      name: "distanceFactor",
      value: "level",
      title: "Level at multiples of the distance",
    },
  ],
  compute(inputs) {
    const level = levelOf(inputs);
    const powerRatio = 10 ** (level / 10);
    if (!Number.isFinite(powerRatio)) {
      refuse(
        inputs.mode === "sum" ? "levels" : "value2",
        "This level is too large to calculate. Enter a smaller value.",
      );
    }
    const amplitudeRatio = 10 ** (level / 20);
    return {
      decibels: level,
      powerRatio,
      amplitudeRatio,
      nepers: (level * Math.LN10) / 20,
      soundPressure: 20e-6 * amplitudeRatio,
      soundIntensity: 1e-12 * powerRatio,
      milliwatts: powerRatio,
      table: [0.5, 1, 2, 4, 8, 16, 32].map((distanceFactor) => ({
        distanceFactor,
        level: level - 20 * Math.log10(distanceFactor),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    ...(inputs.mode === "from-decibels"
      ? []
      : [
          inputs.mode === "sum"
            ? `Together the sources reach {decibels}.`
            : inputs.mode === "distance"
              ? `At {distance2} the level is {decibels}.`
              : outputs.decibels === 0
                ? `The value equals the reference: 0 dB.`
                : `The value is ${say.number(Math.abs(outputs.decibels!), 2)} dB ${outputs.decibels! > 0 ? "above" : "below"} the reference.`,
        ]),
    `{decibels} is a power ratio of {powerRatio} and an amplitude ratio of {amplitudeRatio}.`,
    inputs.mode !== "sum"
      ? `As a sound level, it is a pressure of {soundPressure}; at twice the distance from a point source, it would fall by ${say.number(6.02)} dB.`
      : inputs.levels.length === 1
        ? `Add more levels to see what they make together: two equal sources are 3 dB louder than one, ten equal ones 10 dB.`
        : `For comparison: two equal sources are 3 dB louder than one, and ten equal ones 10 dB.`,
  ],
  formula: {
    tex: [
      String.raw`L = 10 \log_{10}\frac{P_2}{P_1} = 20 \log_{10}\frac{A_2}{A_1}`,
      String.raw`L_\Sigma = 10 \log_{10} \sum_i 10^{L_i/10}`,
      String.raw`L(r_2) = L(r_1) - 20 \log_{10}\frac{r_2}{r_1}`,
    ],
    where: {
      L: "level in decibels",
      "P_1, P_2": "reference power and power",
      "A_1, A_2": "reference amplitude and amplitude (voltage, sound pressure)",
      "L_\\Sigma": "level of independent sources together",
      L_i: "the individual levels",
      "r_1, r_2": "distance where the level was measured, and where it is wanted",
    },
  },
  howTo: [
    "Choose the Question: a ratio in decibels, ratios from decibels, a sum of levels, or another distance.",
    "For power (watts), choose the power ratio; for voltage or sound pressure, the other one. There, the same ratio is twice as many decibels.",
    "For a sum, list the Levels in dB; for another distance, enter the distance the level was Measured at and the one it is Wanted at.",
    "Read the level, and below it the sound pressure; for radio, see the power in milliwatts if the figure is in dBm.",
  ],
  faq: [
    {
      question: "Why is 80 dB plus 80 dB not 160 dB?",
      answer:
        "Decibels are logarithms; the powers add, not the levels. Twice the power is 3.01 dB more, so the answer is 83 dB. A level that is 10 dB lower adds only 0.4 dB.",
    },
    {
      question: "How much louder is an extra 10 dB?",
      answer: "Ten times the power and 3.16 times the sound pressure. To the ear it is roughly twice as loud.",
    },
    {
      question: "How do I convert dBm to watts?",
      answer:
        "0 dBm is 1 mW; every 10 dB is a factor of ten. 20 dBm is 100 mW (a Wi-Fi router), 30 dBm is 1 W, and −70 dBm is 0.1 nW (a usable Wi-Fi signal).",
    },
    {
      question: "When does the level fall by 6 dB per doubling of distance?",
      answer:
        "Around a small source in the open. A busy road is a line source and loses only 3 dB, and indoors the level hardly falls beyond the first few meters because of reflections.",
    },
  ],
  about: [
    "Decibels compare two powers. Sound levels refer to 20 micropascals in air (ISO 1683), dBm to one milliwatt. Sums hold for independent sources; two loudspeakers playing the same tone can be up to 6 dB louder than one, or cancel each other out.",
    "Levels in dB(A) are weighted by frequency, much as the ear does; you can add them the same way, but the sound pressure is then a weighted one, too.",
  ],
  sources: [
    "IEC 80000-13 and ISO 80000-8:2020 (levels)",
    "ISO 1683:2015 (reference values)",
    "US Centers for Disease Control and Prevention: What noises cause hearing loss? (everyday noises)",
  ],
  caution: "Levels of 85 dB(A) over eight hours can damage hearing; measure with a calibrated meter where it matters.",
  phrases: [
    "add decibels {levels}",
    "{decibels} db at {distance2} measured at {distance1}",
    "how many decibels is a power ratio of {value1} to {value2}",
    "noise level with all machines on {levels}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "100 watts compared with 1 watt",
      inputs: { mode: "power-ratio", value1: 1, value2: 100 },
      outputs: { decibels: 20 },
    },
    {
      title: "Three machines: 80, 83 and 76 dB",
      inputs: { mode: "sum", levels: [80, 83, 76] },
      outputs: { decibels: 85.3063115 },
    },
    {
      title: "A siren with 110 dB at 3 m, heard at 100 m",
      inputs: { mode: "distance", decibels: 110, distance1: 3, distance2: 100 },
      outputs: { decibels: 79.5424251 },
    },
  ],
});

interface Asked {
  readonly mode: string;
  readonly value1: number;
  readonly value2: number;
  readonly decibels: number;
  readonly levels: readonly number[];
  readonly distance1: number;
  readonly distance2: number;
}

function levelOf({ mode, value1, value2, decibels, levels, distance1, distance2 }: Asked): number {
  switch (mode) {
    case "power-ratio":
      return 10 * logRatio(value2, value1);
    case "amplitude-ratio":
      return 20 * logRatio(value2, value1);
    case "sum":
      return sumOfLevels(levels);
    case "distance":
      return decibels - 20 * logRatio(distance2, distance1);
    default:
      return decibels;
  }
}

/** log10 of a ratio that may itself be beyond the largest or smallest number. */
function logRatio(value: number, reference: number): number {
  const ratio = value / reference;
  return ratio > 1e-300 && ratio < 1e300 ? Math.log10(ratio) : Math.log10(value) - Math.log10(reference);
}

function sumOfLevels(levels: readonly number[]): number {
  const loudest = Math.max(...levels);
  return loudest + 10 * Math.log10(levels.reduce((sum, level) => sum + 10 ** ((level - loudest) / 10), 0));
}
