import { defineCalculator, boolean, choice, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

interface Limit {
  readonly rule: string;
  /** Centimetres, from long to short. */
  readonly sides?: readonly number[];
  /** Centimetres of all three sides together. */
  readonly sum?: number;
  /** Kilograms; no limit where left out. */
  readonly weightLimit?: number;
}

/** Baggage conditions of 2025. */
const LIMITS: Readonly<Record<string, Limit>> = {
  "iata-cabin": { rule: "IATA cabin bag", sides: [56, 45, 25] },
  "us-cabin": { rule: "US airlines, carry-on (22 × 14 × 9 in)", sides: [56, 36, 23] },
  "ryanair-small": { rule: "Ryanair, small bag", sides: [40, 30, 20] },
  "ryanair-cabin": { rule: "Ryanair, 10 kg cabin bag", sides: [55, 40, 20], weightLimit: 10 },
  "easyjet-small": { rule: "easyJet, under the seat", sides: [45, 36, 20], weightLimit: 15 },
  "easyjet-large": { rule: "easyJet, large cabin bag", sides: [56, 45, 25], weightLimit: 15 },
  "lufthansa-cabin": { rule: "Lufthansa, carry-on", sides: [55, 40, 23], weightLimit: 8 },
  "checked-23": { rule: "Checked, 23 kg", sum: 158, weightLimit: 23 },
  "checked-32": { rule: "Checked, 32 kg", sum: 158, weightLimit: 32 },
};
const DUST = 1e-9;

export default defineCalculator({
  id: "luggage-size",
  name: "Luggage Size Calculator",
  category: "travel",
  emoji: "🛄",
  description:
    "Whether a bag passes as carry-on or checked luggage under common airline limits, with its volume and linear inches.",
  keywords: [
    "carry-on",
    "cabin bag",
    "linear inches",
    "suitcase dimensions",
    "baggage allowance",
    "62 inches",
    "hand luggage",
    "litres of a bag",
    "linear size of a suitcase",
    "can i bring this bag",
  ],
  related: [
    { id: "flight-distance", stage: "complementary", relevance: 72 },
    { id: "travel-budget", stage: "complementary", relevance: 66 },
    "volume",
    "weight-converter",
    { id: "length-converter", stage: "complementary", relevance: 64 },
  ],
  inputs: {
    length: quantity("Bag: longest side", length, {
      unit: "cm",
      default: 55,
      defaultIn: { imperial: "22 in" },
      min: 1,
      max: 400,
      help: "Include wheels and handles. The order of the sides does not matter.",
      also: ["by", "bag", "suitcase", "measures", "backpack", "duffel", "luggage"],
      decimals: 2,
    }),
    width: quantity("Second side", length, { unit: "cm", default: 40, min: 1, max: 400, decimals: 2 }),
    height: quantity("Third side", length, {
      unit: "cm",
      default: 23,
      defaultIn: { imperial: "9 in" },
      min: 1,
      max: 400,
      decimals: 2,
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      default: 8,
      defaultIn: { imperial: "18 lb" },
      min: 0,
      max: 200,
      also: ["weighs", "weighing", "weigh", "heavy"],
      decimals: 1,
    }),
    rule: choice("Limit", {
      default: "iata-cabin",
      options: [
        ["iata-cabin", "IATA cabin bag"],
        ["us-cabin", "US airlines, carry-on (22 × 14 × 9 in)"],
        ["ryanair-small", "Ryanair, small bag"],
        ["ryanair-cabin", "Ryanair, 10 kg cabin bag"],
        ["easyjet-small", "easyJet, under the seat"],
        ["easyjet-large", "easyJet, large cabin bag"],
        ["lufthansa-cabin", "Lufthansa, carry-on"],
        ["checked-23", "Checked, 23 kg"],
        ["checked-32", "Checked, 32 kg"],
        ["custom", "Another limit"],
      ],
      called: {
        "us-cabin": ["us airlines", "american airlines", "delta", "united", "us carry-on"],
        "checked-23": ["checked", "check it", "check in", "checked bag"],
        "iata-cabin": ["iata"],
        "easyjet-small": ["easyjet under seat", "easyjet small"],
        "easyjet-large": ["easyjet large"],
        "ryanair-small": ["ryanair small", "ryanair personal"],
        "ryanair-cabin": ["ryanair 10 kg", "ryanair cabin", "ryanair priority"],
        "lufthansa-cabin": ["lufthansa"],
      },
    }),
    maxLength: quantity("Maximum longest side", length, {
      unit: "cm",
      default: 55,
      defaultIn: { imperial: "22 in" },
      min: 1,
      max: 400,
      when: { rule: "custom" },
      decimals: 1,
    }),
    maxWidth: quantity("Maximum second side", length, {
      unit: "cm",
      default: 40,
      min: 1,
      max: 400,
      when: { rule: "custom" },
      decimals: 1,
    }),
    maxHeight: quantity("Maximum third side", length, {
      unit: "cm",
      default: 20,
      defaultIn: { imperial: "9 in" },
      min: 1,
      max: 400,
      when: { rule: "custom" },
      decimals: 1,
    }),
    maxWeight: quantity("Maximum weight", mass, {
      unit: "kg",
      default: null,
      min: 0.1,
      max: 200,
      optional: true,
      when: { rule: "custom" },
      decimals: 1,
    }),
  },
  outputs: {
    fits: boolean("Within the limit", {
      words: ["Yes, it passes", "No, it does not pass"],
      also: ["pass", "fit", "allowed", "ok"],
    }),
    sizeFits: boolean("Size is within the limit"),
    weightFits: boolean("Weight is within the limit"),
    excessLength: quantity("Too large by", length, {
      unit: "cm",
      decimals: 1,
      zero: "It fits",
      also: ["too big", "too large"],
    }),
    excessWeight: quantity("Too heavy by", mass, {
      unit: "kg",
      decimals: 1,
      zero: "Not too heavy",
      also: ["too heavy", "overweight"],
    }),
    linearSize: quantity("Sum of the three sides", length, {
      unit: "cm",
      decimals: 1,
      also: ["linear inches", "how many linear inches", "linear size", "linear"],
    }),
    volume: quantity("Volume", volume, {
      unit: "L",
      decimals: 1,
      imperial: "L",
      also: ["how many liters", "liters", "capacity"],
    }),
    volumetricWeight: quantity("Volumetric weight", mass, { unit: "kg", decimals: 1 }),
    rules: table("Under other limits", {
      rule: text("Limit"),
      fits: boolean("Passes"),
      excessLength: quantity("Too large by", length, { unit: "cm", decimals: 1 }),
      excessWeight: quantity("Too heavy by", mass, { unit: "kg", decimals: 1 }),
    }),
  },
  pictures: [{ draw: "shape", forms: [["box", "length", "width", "height"]], title: "The bag to scale" }],
  compute(inputs) {
    const sides = longToShort([inputs.length, inputs.width, inputs.height]);
    const sum = sides.reduce((total, side) => total + side, 0);
    const cubicCentimetres = sides.reduce((product, side) => product * side, 1);
    const judge = (limit: Limit) => {
      const over = limit.sides
        ? longToShort(limit.sides).map((side, index) => sides[index]! - side)
        : [sum - (limit.sum ?? sum)];
      const excessLength = Math.max(0, ...over);
      const excessWeight = Math.max(0, inputs.weight - (limit.weightLimit ?? inputs.weight));
      const [sizeFits, weightFits] = [excessLength <= DUST, excessWeight <= DUST];
      return { fits: sizeFits && weightFits, sizeFits, weightFits, excessLength, excessWeight };
    };
    return {
      ...judge(LIMITS[inputs.rule] ?? customLimit(inputs)),
      linearSize: sum,
      volume: cubicCentimetres / 1000,
      volumetricWeight: cubicCentimetres / 6000,
      rules: Object.values(LIMITS).map((limit) => {
        const { fits, excessLength, excessWeight } = judge(limit);
        return { rule: limit.rule, fits, excessLength, excessWeight };
      }),
    };
  },
  takeaways: (_, outputs) => [
    outputs.fits
      ? `The bag is within the chosen limit for size and weight.`
      : outputs.sizeFits
        ? `The size is fine, but the bag is {excessWeight} too heavy for the chosen limit.`
        : `The bag is {excessLength} too large for the chosen limit${outputs.weightFits ? "" : " and {excessWeight} too heavy"}.`,
    `Its sides add up to {linearSize}, and measured on the outside it takes up {volume}.`,
    `It passes ${outputs.rules!.filter((rule) => rule.fits).length} of the ${outputs.rules!.length} limits in the table.`,
  ],
  formula: {
    tex: [
      String.raw`x = \max\left(0,\ \max_i (s_i - L_i)\right) \quad\text{or}\quad x = \max\left(0,\ \textstyle\sum s_i - L\right)`,
      String.raw`V = \frac{s_1 s_2 s_3}{1000} \qquad m_v = \frac{s_1 s_2 s_3}{6000}`,
    ],
    where: {
      x: "how much too large the bag is",
      s_i: "sides of the bag in cm, longest first",
      "L_i, L": "sides of the limit in the same order, or its sum of sides",
      V: "outside volume in liters",
      m_v: "volumetric weight in kg",
    },
  },
  howTo: [
    "Measure the three sides of the packed bag, including wheels, handles and outside pockets. The order does not matter.",
    "Weigh it: step on a bathroom scale with and without the bag, and subtract.",
    "Choose the Limit of your airline, or Another limit to enter what your ticket says.",
    "If you connect to another airline, check Under other limits as well: the strictest limit on your trip counts.",
  ],
  faq: [
    {
      question: "What does 62 linear inches mean?",
      answer:
        "The length, width and height of a checked bag added together: 62 in, or 158 cm. A suitcase of 75 × 50 × 30 cm (29.5 × 19.7 × 11.8 in) comes to 155 cm (61 in) and passes. Above 62 in, most airlines charge $75 to $200, and many refuse bags above 80 in (203 cm) or 32 kg (70 lb).",
    },
    {
      question: "Do wheels and handles count?",
      answer:
        "Yes, on every airline. The size printed on a suitcase often leaves out the wheels, so a “55 × 40 × 20 cm” case can be 2 to 5 cm (1 to 2 in) longer. A soft bag may bulge: what counts is whether it slides into the sizer at the gate.",
    },
    {
      question: "Why is 32 kg (70 lb) the maximum?",
      answer:
        "It protects the people who load the bags: health and safety rules in the EU, the UK, Australia and many other places set it as the limit for a single piece. Anything heavier travels as cargo, whatever you are willing to pay.",
    },
  ],
  about: [
    "Use it before you buy a suitcase or leave for the airport. The limits are from 2025 and for standard fares; airlines change them and set different ones for basic and business fares, so check your booking.",
    "The volume is measured on the outside; the shell and wheels leave about 80% to 90% of it for packing. Even a bag within the cabin limit may have to go in the hold when the flight is full.",
  ],
  sources: [
    "IATA, Passenger baggage rules: cabin bag 56 × 45 × 25 cm",
    "Ryanair, easyJet, Lufthansa, American, Delta and United, baggage conditions (2025)",
    "IATA Air Cargo Tariff: 6,000 cm³ per kg",
  ],
  caution:
    "Airlines change their limits, and a bag over them can cost a fee at the gate; the conditions of your ticket decide.",
  phrases: [
    "does a bag {length} x {width} x {height} fit {rule}",
    "carry-on size {length} {width} {height} {weight}",
    "is my backpack {length} x {width} x {height} ok as a personal item",
    "can i check a suitcase {length} by {width} by {height} that weighs {weight}",
    "how many linear inches is a bag of {length} x {width} x {height}",
    "will my backpack {length} x {width} x {height} pass",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 9 kg case of 55 × 40 × 20 cm on Ryanair",
      inputs: { length: 55, width: 40, height: 20, weight: 9, rule: "ryanair-cabin" },
      outputs: { fits: true, linearSize: 115, volume: 44, excessLength: 0 },
    },
    {
      title: "A US carry-on of 22 × 14 × 9 in on Lufthansa",
      inputs: { length: 55.88, width: 35.56, height: 22.86, weight: 9, rule: "lufthansa-cabin" },
      outputs: { fits: false, sizeFits: false, excessLength: 0.88, excessWeight: 1 },
    },
    {
      title: "A large suitcase of 78 × 52 × 32 cm",
      inputs: { length: 78, width: 52, height: 32, weight: 22, rule: "checked-23" },
      outputs: { fits: false, linearSize: 162, excessLength: 4, weightFits: true },
    },
  ],
});

function longToShort(sides: readonly number[]): readonly number[] {
  return sides.toSorted((a, b) => b - a);
}

interface CustomLimit {
  readonly maxLength: number;
  readonly maxWidth: number;
  readonly maxHeight: number;
  readonly maxWeight: number | null;
}

function customLimit({ maxLength, maxWidth, maxHeight, maxWeight }: CustomLimit): Limit {
  const sides = [maxLength, maxWidth, maxHeight];
  return { rule: "Another limit", sides, ...(maxWeight === null ? {} : { weightLimit: maxWeight }) };
}
