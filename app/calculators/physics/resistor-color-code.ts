import { choice, defineCalculator, integer, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { E12, E24, E96, nearestPreferred } from "#maths/preferred-numbers.ts";
import { resistance } from "#units/resistance.ts";

const COLOR_NAMES = {
  black: "Black",
  brown: "Brown",
  red: "Red",
  orange: "Orange",
  yellow: "Yellow",
  green: "Green",
  blue: "Blue",
  violet: "Violet",
  grey: "Gray",
  white: "White",
  gold: "Gold",
  silver: "Silver",
  pink: "Pink",
} as const;

/** The paint of a resistor's bands (IEC 60062), as it looks on one. */
const PAINT = {
  black: "#111111",
  brown: "#7b3f1d",
  red: "#d22020",
  orange: "#f07d1a",
  yellow: "#f5d90a",
  green: "#1f9a4a",
  blue: "#2456c9",
  violet: "#8a3ab9",
  grey: "#8a8a8a",
  white: "#ffffff",
  gold: "#c9a227",
  silver: "#c4c8cc",
  pink: "#f29ac0",
};

export default defineCalculator({
  id: "resistor-color-code",
  name: "Resistor Color Code Calculator",
  category: "physics",
  emoji: "🌈",
  description:
    "Read the color bands of 3- to 6-band resistors, or get the bands for a resistance, with the nearest standard values.",
  keywords: [
    "resistor bands",
    "color bands",
    "4 band resistor",
    "5 band resistor",
    "ohm value",
    "E24",
    "electronics",
    "tolerance band",
  ],
  related: [
    { id: "ohms-law", stage: "next_step", relevance: 88 },
    "parallel-resistors",
    "voltage-divider",
    { id: "led-resistor", stage: "next_step", relevance: 86 },
  ],
  inputs: {
    mode: choice("Direction", {
      default: "decode",
      options: [
        ["decode", "Colors to resistance"],
        ["encode", "Resistance to colors"],
      ],
    }),
    bands: choice("Bands", {
      tool: "bands",
      default: "4",
      options: [
        ["3", "3 bands"],
        ["4", "4 bands"],
        ["5", "5 bands"],
        ["6", "6 bands"],
      ],
    }),
    digit1: choice("First digit", {
      default: "yellow",
      options: [
        ["black", "Black"],
        ["brown", "Brown"],
        ["red", "Red"],
        ["orange", "Orange"],
        ["yellow", "Yellow"],
        ["green", "Green"],
        ["blue", "Blue"],
        ["violet", "Violet"],
        ["grey", "Gray"],
        ["white", "White"],
      ],
      when: { mode: "decode" },
    }),
    digit2: choice("Second digit", {
      default: "violet",
      options: [
        ["black", "Black"],
        ["brown", "Brown"],
        ["red", "Red"],
        ["orange", "Orange"],
        ["yellow", "Yellow"],
        ["green", "Green"],
        ["blue", "Blue"],
        ["violet", "Violet"],
        ["grey", "Gray"],
        ["white", "White"],
      ],
      when: { mode: "decode" },
    }),
    digit3: choice("Third digit (5 and 6 bands)", {
      default: "black",
      options: [
        ["black", "Black"],
        ["brown", "Brown"],
        ["red", "Red"],
        ["orange", "Orange"],
        ["yellow", "Yellow"],
        ["green", "Green"],
        ["blue", "Blue"],
        ["violet", "Violet"],
        ["grey", "Gray"],
        ["white", "White"],
      ],
      when: { bands: ["5", "6"] },
    }),
    multiplier: choice("Multiplier", {
      default: "red",
      options: [
        ["black", "Black"],
        ["brown", "Brown"],
        ["red", "Red"],
        ["orange", "Orange"],
        ["yellow", "Yellow"],
        ["green", "Green"],
        ["blue", "Blue"],
        ["violet", "Violet"],
        ["grey", "Gray"],
        ["white", "White"],
        ["gold", "Gold"],
        ["silver", "Silver"],
        ["pink", "Pink"],
      ],
      when: { mode: "decode" },
    }),
    resistance: quantity("Resistance", resistance, {
      unit: "ohm",
      default: 4700,
      min: 0.001,
      max: 1_000_000_000_000,
      also: ["ohms", "resistor", "ohm resistor", "ohm", "value of"],
      when: { mode: "encode" },
    }),
    tolerance: choice("Tolerance", {
      default: "gold",
      options: [
        ["brown", "Brown (±1%)"],
        ["red", "Red (±2%)"],
        ["orange", "Orange (±0.05%)"],
        ["yellow", "Yellow (±0.02%)"],
        ["green", "Green (±0.5%)"],
        ["blue", "Blue (±0.25%)"],
        ["violet", "Violet (±0.1%)"],
        ["grey", "Gray (±0.01%)"],
        ["gold", "Gold (±5%)"],
        ["silver", "Silver (±10%)"],
      ],
      when: { bands: ["4", "5", "6"] },
    }),
    temperatureCoefficient: choice("Temperature coefficient (6 bands)", {
      default: "brown",
      options: [
        ["black", "Black (250 ppm/K)"],
        ["brown", "Brown (100 ppm/K)"],
        ["red", "Red (50 ppm/K)"],
        ["orange", "Orange (15 ppm/K)"],
        ["yellow", "Yellow (25 ppm/K)"],
        ["green", "Green (20 ppm/K)"],
        ["blue", "Blue (10 ppm/K)"],
        ["violet", "Violet (5 ppm/K)"],
        ["grey", "Gray (1 ppm/K)"],
      ],
      when: { bands: "6" },
    }),
  },
  outputs: {
    resistance: quantity("Resistance", resistance, { also: ["how many ohms", "what value", "ohms"], unit: "ohm" }),
    tolerancePercent: percent("Tolerance (plus or minus)"),
    minimum: quantity("Minimum", resistance, { unit: "ohm" }),
    maximum: quantity("Maximum", resistance, { unit: "ohm" }),
    ppmPerKelvin: number("Temperature coefficient", { unit: "ppm/K", none: "Only shown by a sixth band" }),
    colors: text("Colors in order", { also: ["which color bands", "what color bands", "which colors", "what colors"] }),
    nearestE12: quantity("Nearest E12 value", resistance, { unit: "ohm" }),
    nearestE24: quantity("Nearest E24 value", resistance, { unit: "ohm" }),
    nearestE96: quantity("Nearest E96 value", resistance, { unit: "ohm" }),
    table: table("Bands", {
      band: integer("Band"),
      color: text("Color", { labels: COLOR_NAMES }),
    }),
  },
  figures: [
    "tolerancePercent",
    { label: "Within the tolerance", range: ["minimum", "maximum"] },
    "ppmPerKelvin",
    "colors",
    "nearestE12",
    "nearestE24",
    "nearestE96",
  ],
  pictures: [
    { draw: "resistor", rows: ["table", "color"], paint: PAINT },
    { draw: "timeline", of: ["minimum", "resistance", "maximum"], title: "Within its tolerance" },
  ],
  compute(inputs) {
    const { bands } = inputs;
    const length = bands === "3" || bands === "4" ? 2 : 3;
    const { digits, exponent } =
      inputs.mode === "decode" ? readBands(inputs, length) : significant(inputs.resistance, length);
    const resistance = exponent < 0 ? digits / 10 ** -exponent : digits * 10 ** exponent;
    const tolerance = bands === "3" ? 20 : TOLERANCES[inputs.tolerance];
    const colors = [
      ...String(digits)
        .padStart(length, "0")
        .split("")
        .map((digit) => DIGITS[Number(digit)]!),
      MULTIPLIERS.get(exponent)!,
      ...(bands === "3" ? [] : [inputs.tolerance]),
      ...(bands === "6" ? [inputs.temperatureCoefficient] : []),
    ];
    return {
      resistance,
      tolerancePercent: tolerance,
      minimum: resistance * (1 - tolerance / 100),
      maximum: resistance * (1 + tolerance / 100),
      ppmPerKelvin: bands === "6" ? COEFFICIENTS[inputs.temperatureCoefficient] : null,
      colors: colors.join(" "),
      nearestE12: nearestPreferred(E12, resistance),
      nearestE24: nearestPreferred(E24, resistance),
      nearestE96: nearestPreferred(E96, resistance),
      table: colors.map((color, index) => ({ band: index + 1, color })),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.mode === "decode"
      ? `These bands mean {resistance}, plus or minus {tolerancePercent}.`
      : `The bands for {resistance} are {colors}.`,
    `A resistor within tolerance measures between {minimum} and {maximum}.`,
    Math.abs(outputs.nearestE24! - outputs.resistance!) < 1e-9 * outputs.resistance!
      ? `{resistance} is a standard value of the E24 series.`
      : `The nearest standard values are {nearestE24} (E24) and {nearestE96} (E96).`,
  ],
  formula: {
    tex: [
      String.raw`R = (10\,d_1 + d_2) \cdot 10^{k} \quad \text{(3 and 4 bands)}`,
      String.raw`R = (100\,d_1 + 10\,d_2 + d_3) \cdot 10^{k} \quad \text{(5 and 6 bands)}`,
    ],
    where: {
      R: "resistance in ohms",
      "d_1, d_2, d_3":
        "digits: black 0, brown 1, red 2, orange 3, yellow 4, green 5, blue 6, violet 7, gray 8, white 9",
      k: "exponent of the multiplier: the same digits, gold −1, silver −2, pink −3",
    },
  },
  howTo: [
    "Choose the Direction: Colors to resistance, or Resistance to colors.",
    "Set the number of Bands. Hold the resistor so that the band set apart from the others, usually gold, silver or brown, is on the right.",
    "From left to right, choose the First digit, the Second digit (with 5 or 6 bands also the Third digit), the Multiplier and the Tolerance.",
    "Compare the result with the Nearest E24 value: if it is far from a standard value, you may be reading from the wrong end.",
  ],
  faq: [
    {
      question: "Which end do I read the bands from?",
      answer:
        "From the end where a band is closest to the edge; the tolerance band is set a little apart. Gold and silver are never first. If both readings look possible, the one that is a standard value is most likely right; if in doubt, measure it.",
    },
    {
      question: "What does a resistor with one black band mean?",
      answer:
        "It is a zero-ohm link: a wire bridge in the shape of a resistor, made for machines that place parts. It has no resistance to decode, so all-black digits are rejected here.",
    },
    {
      question: "Why are there values like 4.7 and 6.8?",
      answer:
        "The E series divide a decade into equal ratios so that the tolerance ranges just touch: E12 suits ±10%, E24 ±5% and E96 ±1%. Each E12 value is about 1.21 times the one before it.",
    },
  ],
  about: [
    "The code of IEC 60062 is printed on leaded resistors. Three and four bands carry two digits, five and six carry three; without a tolerance band, the tolerance is 20%.",
    "Surface-mount (SMD) resistors carry numbers instead: 472 is 47 followed by two zeros, or 4,700 ohms. From resistance to colors, the value is rounded to the digits that fit on the bands. Inductors use the same colors for microhenries.",
  ],
  sources: ["IEC 60062:2016 (marking codes for resistors)", "IEC 60063:2015 (preferred number series)"],
  caution: "Old or overheated bands can mislead: measure the resistor before you rely on it.",
  phrases: [
    "color code {resistance}",
    "resistor bands {digit1} {digit2} {multiplier}",
    "which color bands does a {resistance} resistor have",
    "what colors are on a {resistance} resistor",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Yellow, violet, red, gold",
      inputs: { mode: "decode", bands: "4", digit1: "yellow", digit2: "violet", multiplier: "red", tolerance: "gold" },
      outputs: { resistance: 4700, tolerancePercent: 5, maximum: 4935 },
    },
    {
      title: "The bands of a 49.9-kilohm 1% resistor",
      inputs: { mode: "encode", bands: "5", resistance: 49900, tolerance: "brown" },
      outputs: { colors: "yellow white white red brown", nearestE96: 49900 },
    },
    {
      title: "A precision resistor with six bands",
      inputs: {
        mode: "decode",
        bands: "6",
        digit1: "red",
        digit2: "blue",
        digit3: "brown",
        multiplier: "black",
        tolerance: "violet",
        temperatureCoefficient: "red",
      },
      outputs: { resistance: 261, tolerancePercent: 0.1, ppmPerKelvin: 50 },
    },
  ],
});

const DIGITS = ["black", "brown", "red", "orange", "yellow", "green", "blue", "violet", "grey", "white"] as const;

/** The color of each power of ten. */
const MULTIPLIERS: ReadonlyMap<number, keyof typeof COLOR_NAMES> = new Map([
  ...DIGITS.map((color, exponent) => [exponent, color] as const),
  [-1, "gold"],
  [-2, "silver"],
  [-3, "pink"],
]);

/** Percent. IEC 60062:2016. */
const TOLERANCES = {
  brown: 1,
  red: 2,
  orange: 0.05,
  yellow: 0.02,
  green: 0.5,
  blue: 0.25,
  violet: 0.1,
  grey: 0.01,
  gold: 5,
  silver: 10,
} as const;

/** ppm/K. IEC 60062:2016. */
const COEFFICIENTS = {
  black: 250,
  brown: 100,
  red: 50,
  orange: 15,
  yellow: 25,
  green: 20,
  blue: 10,
  violet: 5,
  grey: 1,
} as const;

interface Bands {
  readonly digit1: (typeof DIGITS)[number];
  readonly digit2: (typeof DIGITS)[number];
  readonly digit3: (typeof DIGITS)[number];
  readonly multiplier: keyof typeof COLOR_NAMES;
}

function readBands({ digit1, digit2, digit3, multiplier }: Bands, length: number) {
  const read = [digit1, digit2, digit3].slice(0, length);
  const digits = read.reduce((value, color) => 10 * value + DIGITS.indexOf(color), 0);
  if (digits === 0) refuse("digit1", "All-black digits mean 0 ohms: a wire link. Choose another first digit.");
  return { digits, exponent: exponentOf(multiplier) };
}

function exponentOf(multiplier: string): number {
  for (const [exponent, color] of MULTIPLIERS) if (color === multiplier) return exponent;
  throw new RangeError(`No multiplier is ${multiplier}.`);
}

/** The resistance rounded to a number of significant digits, halves up, as a whole number and a power of ten. */
function significant(resistance: number, length: number) {
  const shift = Math.floor(Math.log10(resistance)) - (length - 1);
  const rounded = Math.floor(Number(timesPowerOfTen(resistance, -shift).toPrecision(12)) + 0.5);
  const [digits, exponent] = rounded === 10 ** length ? [rounded / 10, shift + 1] : [rounded, shift];
  if (!MULTIPLIERS.has(exponent)) {
    const range = length === 2 ? "10 milliohms to 99 gigaohms" : "100 milliohms to 999 gigaohms";
    refuse(
      "resistance",
      `There is no multiplier band that small or that large. With this number of bands, enter ${range}.`,
    );
  }
  return { digits, exponent };
}

/** Shifts the decimal point without the error of a multiplication. */
function timesPowerOfTen(value: number, exponent: number): number {
  const [mantissa, power = "0"] = String(value).split("e");
  return Number(`${mantissa}e${Number(power) + exponent}`);
}
