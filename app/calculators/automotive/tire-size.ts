import {
  boolean,
  choice,
  defineCalculator,
  integer,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";

const MILLIMETERS_PER_INCH = 25.4;
const MILLIMETERS_PER_KM = 1_000_000;

/** In millimeters. */
interface Tire {
  readonly diameter: number;
  readonly sidewall: number;
}

export default defineCalculator({
  id: "tire-size",
  name: "Tire Size Calculator",
  category: "automotive",
  emoji: "🛞",
  description:
    "Compare two tire sizes: diameter, sidewall, speedometer error, revolutions, ride height, and sizes that fit the new rim.",
  keywords: [
    "tyre size comparison",
    "plus sizing",
    "speedometer error",
    "wheel diameter",
    "tyre diameter",
    "sidewall height",
    "plus one",
    "bigger wheels",
  ],
  related: [
    "engine-displacement",
    "horsepower",
    { id: "gear-ratio", stage: "advanced_planning", relevance: 68 },
    { id: "speed-converter", stage: "complementary", relevance: 62 },
    { id: "stopping-distance", stage: "complementary", relevance: 66 },
  ],
  inputs: {
    sizeFormat: choice("Size of the old tire as", {
      default: "metric",
      options: [
        ["metric", "Metric, such as 225/45 R17"],
        ["flotation", "Flotation, such as 33x12.50 R15"],
      ],
    }),
    tireWidth: integer("Old width", {
      default: 225,
      min: 50,
      max: 500,
      unit: "mm",
      when: { sizeFormat: "metric" },
      also: ["width"],
    }),
    aspectRatio: integer("Old aspect ratio", {
      default: 45,
      min: 10,
      max: 110,
      unit: "%",
      when: { sizeFormat: "metric" },
    }),
    overallDiameter: number("Old overall diameter", {
      default: 33,
      min: 5,
      max: 150,
      unit: "in",
      when: { sizeFormat: "flotation" },
    }),
    rimDiameter: number("Old rim", { default: 17, min: 4, max: 100, unit: "in", decimals: 1, also: ["rim", "wheel"] }),
    newSizeFormat: choice("Size of the new tire as", {
      default: "metric",
      options: [
        ["metric", "Metric, such as 225/45 R17"],
        ["flotation", "Flotation, such as 33x12.50 R15"],
      ],
    }),
    newTireWidth: integer("New width", {
      default: 235,
      min: 50,
      max: 500,
      unit: "mm",
      when: { newSizeFormat: "metric" },
    }),
    newAspectRatio: integer("New aspect ratio", {
      default: 40,
      min: 10,
      max: 110,
      unit: "%",
      when: { newSizeFormat: "metric" },
    }),
    newOverallDiameter: number("New overall diameter", {
      default: 35,
      min: 5,
      max: 150,
      unit: "in",
      when: { newSizeFormat: "flotation" },
    }),
    newRimDiameter: number("New rim", { default: 18, min: 4, max: 100, unit: "in", decimals: 1 }),
    speedometerReading: quantity("Speed the speedometer shows", speed, {
      unit: "km/h",
      default: 100,
      min: 0,
      max: 500,
      also: ["speed", "speedometer"],
    }),
  },
  outputs: {
    diameterDifference: percent("Difference in diameter", { decimals: 2 }),
    diameter: quantity("Old diameter", length, { unit: "mm", decimals: 1, imperial: "in" }),
    newDiameter: quantity("New diameter", length, { unit: "mm", decimals: 1, imperial: "in" }),
    sidewall: quantity("Old sidewall", length, { unit: "mm", decimals: 1, imperial: "in" }),
    newSidewall: quantity("New sidewall", length, { unit: "mm", decimals: 1, imperial: "in" }),
    circumference: quantity("Old circumference", length, { unit: "mm", decimals: 0, imperial: "in" }),
    newCircumference: quantity("New circumference", length, { unit: "mm", decimals: 0, imperial: "in" }),
    revolutionsPerKm: number("Old revolutions per km", { decimals: 1 }),
    newRevolutionsPerKm: number("New revolutions per km", { decimals: 1 }),
    actualSpeed: quantity("Real speed with the new tire", speed, { unit: "km/h", decimals: 1 }),
    speedDifference: quantity("Real speed less the speed shown", speed, { unit: "km/h", decimals: 1 }),
    odometerError: percent("Distance driven but not counted", { decimals: 2 }),
    rideHeightChange: quantity("Change in ride height", length, { unit: "mm", decimals: 1, imperial: "in" }),
    withinThreePercent: boolean("Within 3 % of the old diameter", { words: ["Yes", "No"] }),
    speeds: table("Speed shown and real speed", {
      speedometer: quantity("Shown", speed, { unit: "km/h" }),
      actual: quantity("Real", speed, { unit: "km/h", decimals: 1 }),
    }),
    alternatives: table("Other sizes for the new rim", {
      size: text("Size"),
      diameter: quantity("Diameter", length, { unit: "mm", decimals: 1, imperial: "in" }),
      sidewall: quantity("Sidewall", length, { unit: "mm", decimals: 1, imperial: "in" }),
      difference: percent("Difference", { decimals: 2 }),
    }),
  },
  compute(inputs) {
    const old = tireOf(
      inputs.sizeFormat,
      inputs.tireWidth,
      inputs.aspectRatio,
      inputs.overallDiameter,
      inputs.rimDiameter,
    );
    const fresh = tireOf(
      inputs.newSizeFormat,
      inputs.newTireWidth,
      inputs.newAspectRatio,
      inputs.newOverallDiameter,
      inputs.newRimDiameter,
    );
    if (old.sidewall <= 0)
      refuse("overallDiameter", "The tire must be larger than its rim. Enter a larger overall diameter.");
    if (fresh.sidewall <= 0)
      refuse("newOverallDiameter", "The tire must be larger than its rim. Enter a larger overall diameter.");
    const ratio = fresh.diameter / old.diameter;
    const diameterDifference = 100 * (ratio - 1);
    const { speedometerReading } = inputs;
    return {
      diameterDifference,
      diameter: old.diameter,
      newDiameter: fresh.diameter,
      sidewall: old.sidewall,
      newSidewall: fresh.sidewall,
      circumference: Math.PI * old.diameter,
      newCircumference: Math.PI * fresh.diameter,
      revolutionsPerKm: MILLIMETERS_PER_KM / (Math.PI * old.diameter),
      newRevolutionsPerKm: MILLIMETERS_PER_KM / (Math.PI * fresh.diameter),
      actualSpeed: speedometerReading * ratio,
      speedDifference: speedometerReading * (ratio - 1),
      odometerError: diameterDifference,
      rideHeightChange: (fresh.diameter - old.diameter) / 2,
      withinThreePercent: Math.abs(diameterDifference) <= 3 + 1e-9,
      speeds: Array.from({ length: 10 }, (_, index) => {
        const speedometer = 20 * (index + 1);
        return { speedometer, actual: speedometer * ratio };
      }),
      alternatives: alternativesTo(old, inputs.newRimDiameter),
    };
  },
  takeaways: (_inputs, outputs, say) => [
    outputs.diameterDifference === 0
      ? `Both tires have the same diameter, {diameter}.`
      : `The new tire is ${say.percent(Math.abs(outputs.diameterDifference!), 2)} ${outputs.diameterDifference! > 0 ? "larger" : "smaller"}: {newDiameter} instead of {diameter}.`,
    `When the speedometer shows {speedometerReading}, you really drive {actualSpeed}.`,
    outputs.withinThreePercent
      ? `That is within the 3 % that are usually accepted.`
      : `That is beyond the 3 % that are usually accepted; the speedometer would have to be adjusted.`,
  ],
  formula: {
    tex: [
      String.raw`d = 25.4\,R + 2 \cdot W \cdot \frac{A}{100}, \qquad U = \pi d`,
      String.raw`v = v_0 \cdot \frac{d_2}{d_1}`,
    ],
    where: {
      d: "diameter in millimeters (1: old tire, 2: new tire)",
      R: "rim in inches",
      W: "width in millimeters",
      A: "aspect ratio in percent",
      U: "circumference",
      v: "real speed when the speedometer shows v with index 0",
    },
  },
  howTo: [
    "Read the old size from the sidewall: 225/45 R17 is width, aspect ratio and rim.",
    "Enter the new size in the same way. For off-road tires such as 33x12.50 R15 choose Flotation and enter the overall diameter.",
    "Enter the Speed the speedometer shows to see the real speed.",
    "Look for other sizes that fit the new rim in the table; each is within 1.5 % of the old diameter.",
  ],
  faq: [
    {
      question: "How much may the diameter differ?",
      answer:
        "Three percent is the common limit, since the speedometer may not show less than the real speed (UN Regulation 39). A larger tire makes it read too low, so stay below 1.5 % or have it checked. In Germany and other countries other sizes must be approved for the car.",
    },
    {
      question: "What is plus sizing?",
      answer:
        "A larger rim with a lower sidewall at the same overall diameter: 225/45 R17 to 235/40 R18 is plus one. It steers more precisely and rides harder, and potholes damage the rim more easily.",
    },
    {
      question: "What else must fit besides the diameter?",
      answer:
        "Rim width and offset, the load index and speed rating, clearance at full lock, and on all-wheel drive equal diameters on all wheels. The car's papers or a tire dealer tell which sizes are allowed.",
    },
  ],
  about: [
    "Nominal sizes as printed on the tire. Real tires of one size differ by 1 to 2 % between makers and with wear: 6 mm less tread is 12 mm less diameter. Under load a tire rolls about 3 % less than its free circumference.",
    "The speeds assume that the speedometer was exact with the old tires; most read a few percent too high on purpose.",
  ],
  sources: [
    "ISO 4000-1: Passenger car tyres and rims, designation and dimensions",
    "The Tire and Rim Association Year Book (flotation sizes)",
    "UN Regulation No. 39: speedometer equipment",
  ],
  caution: "Only fit sizes that are approved for your car and have a sufficient load index.",
  phrases: [
    "tire size {tireWidth}/{aspectRatio} R{rimDiameter} vs {newTireWidth}/{newAspectRatio} R{newRimDiameter}",
    "compare {tireWidth}/{aspectRatio}R{rimDiameter} and {newTireWidth}/{newAspectRatio}R{newRimDiameter}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "From 225/45 R17 to 235/40 R18",
      inputs: {},
      outputs: { diameter: 634.3, newDiameter: 645.2, diameterDifference: 1.7184297651, withinThreePercent: true },
    },
    {
      title: "33-inch to 35-inch tires on an off-roader",
      inputs: { sizeFormat: "flotation", rimDiameter: 15, newSizeFormat: "flotation", newRimDiameter: 17 },
      outputs: { diameterDifference: 6.06060606061, actualSpeed: 106.060606061, rideHeightChange: 25.4 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        sizeFormat: "metric",
        tireWidth: 225,
        aspectRatio: 45,
        overallDiameter: 33,
        rimDiameter: 17,
        newSizeFormat: "metric",
        newTireWidth: 245,
        newAspectRatio: 40,
        newOverallDiameter: 35,
        newRimDiameter: 18,
        speedometerReading: 100,
      },
      outputs: { diameterDifference: 2.97966262021, diameter: 634.3, newDiameter: 653.2, actualSpeed: 102.97966262 },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        tireWidth: 265,
        aspectRatio: 70,
        rimDiameter: 16,
        newSizeFormat: "flotation",
        newOverallDiameter: 33,
        newRimDiameter: 17.5,
        speedometerReading: 88.5,
      },
      outputs: {
        diameterDifference: 7.82094160021,
        diameter: 777.4,
        newDiameter: 838.2,
        sidewall: 185.5,
        newSidewall: 196.85,
        circumference: 2442.2741289,
        newCircumference: 2633.28296224,
        revolutionsPerKm: 409.454445824,
        newRevolutionsPerKm: 379.75409948,
        actualSpeed: 95.4215333162,
        speedDifference: 6.92153331618,
        odometerError: 7.82094160021,
        rideHeightChange: 30.4,
        withinThreePercent: false,
        speeds: {
          rows: 10,
          first: { speedometer: 20, actual: 21.56418832 },
          last: { speedometer: 200, actual: 215.6418832 },
        },
        alternatives: {
          rows: 15,
          first: { size: "195/85 R17.5", diameter: 776, sidewall: 165.75, difference: -0.180087471057 },
          last: { size: "335/50 R17.5", diameter: 779.5, sidewall: 167.5, difference: 0.270131206586 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        tireWidth: 195,
        aspectRatio: 65,
        rimDiameter: 15,
        newTireWidth: 245,
        newAspectRatio: 70,
        newRimDiameter: 19.5,
        speedometerReading: 0,
      },
      outputs: {
        diameterDifference: 32.1197793538,
        diameter: 634.5,
        newDiameter: 838.3,
        sidewall: 126.75,
        newSidewall: 171.5,
        circumference: 1993.3405387,
        newCircumference: 2633.5971215,
        revolutionsPerKm: 501.670427398,
        newRevolutionsPerKm: 379.708798979,
        actualSpeed: 0,
        speedDifference: 0,
        odometerError: 32.1197793538,
        rideHeightChange: 101.9,
        withinThreePercent: false,
        speeds: {
          rows: 10,
          first: { speedometer: 20, actual: 26.4239558708 },
          last: { speedometer: 200, actual: 264.239558708 },
        },
        alternatives: {
          rows: 14,
          first: { size: "155/45 R19.5", diameter: 634.8, sidewall: 69.75, difference: 0.0472813238771 },
          last: { size: "295/25 R19.5", diameter: 642.8, sidewall: 73.75, difference: 1.30811662727 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        tireWidth: 225,
        aspectRatio: 45,
        rimDiameter: 17,
        newTireWidth: 225,
        newAspectRatio: 45,
        newRimDiameter: 17,
      },
      outputs: {
        diameterDifference: 0,
        diameter: 634.3,
        newDiameter: 634.3,
        sidewall: 101.25,
        newSidewall: 101.25,
        circumference: 1992.71222017,
        newCircumference: 1992.71222017,
        revolutionsPerKm: 501.828608204,
        newRevolutionsPerKm: 501.828608204,
        actualSpeed: 100,
        speedDifference: 0,
        odometerError: 0,
        rideHeightChange: 0,
        withinThreePercent: true,
        speeds: { rows: 10, first: { speedometer: 20, actual: 20 }, last: { speedometer: 200, actual: 200 } },
        alternatives: {
          rows: 16,
          first: { size: "155/65 R17", diameter: 633.3, sidewall: 100.75, difference: -0.157654106889 },
          last: { size: "335/30 R17", diameter: 632.8, sidewall: 100.5, difference: -0.236481160334 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: { tireWidth: 50, aspectRatio: 10, rimDiameter: 4, newRimDiameter: 30 },
      outputs: {
        diameterDifference: 751.254480287,
        diameter: 111.6,
        newDiameter: 950,
        sidewall: 5,
        newSidewall: 94,
        circumference: 350.601740141,
        newCircumference: 2984.51302091,
        revolutionsPerKm: 2852.23912351,
        newRevolutionsPerKm: 335.063038088,
        actualSpeed: 851.254480287,
        speedDifference: 751.254480287,
        odometerError: 751.254480287,
        rideHeightChange: 419.2,
        withinThreePercent: false,
        speeds: {
          rows: 10,
          first: { speedometer: 20, actual: 170.250896057 },
          last: { speedometer: 200, actual: 1702.50896057 },
        },
        alternatives: { rows: 0 },
      },
    },
    {
      by: "GNU units 2.22",
      inputs: { tireWidth: 225, aspectRatio: 45, rimDiameter: 17 },
      outputs: { diameter: 634.3, circumference: 1992.71222017, revolutionsPerKm: 501.828608204 },
    },
    {
      by: "Refusal",
      inputs: { sizeFormat: "flotation", overallDiameter: 15, rimDiameter: 15 },
      refuses: "overallDiameter",
    },
    {
      by: "Refusal",
      inputs: { newSizeFormat: "flotation", newOverallDiameter: 16, newRimDiameter: 17 },
      refuses: "newOverallDiameter",
    },
    { by: "Refusal", inputs: { tireWidth: 49 }, refuses: "tireWidth" },
    { by: "Refusal", inputs: { aspectRatio: 45.5 }, refuses: "aspectRatio" },
  ],
});

function tireOf(format: "metric" | "flotation", width: number, aspect: number, overall: number, rim: number): Tire {
  const rimDiameter = rim * MILLIMETERS_PER_INCH;
  if (format === "metric") {
    const sidewall = (width * aspect) / 100;
    return { diameter: rimDiameter + 2 * sidewall, sidewall };
  }
  const diameter = overall * MILLIMETERS_PER_INCH;
  return { diameter, sidewall: (diameter - rimDiameter) / 2 };
}

/** Metric sizes on the rim whose diameter is within 1.5 % of the tire's and whose sidewall is half to one and a half of it. */
function alternativesTo(tire: Tire, rim: number) {
  const widths = Array.from({ length: 19 }, (_, index) => 155 + 10 * index);
  const aspects = Array.from({ length: 13 }, (_, index) => 25 + 5 * index);
  return widths
    .flatMap((width) =>
      aspects.map((aspect) => ({ size: `${width}/${aspect} R${rim}`, ...tireOf("metric", width, aspect, 0, rim) })),
    )
    .map((one) => ({ ...one, difference: 100 * (one.diameter / tire.diameter - 1) }))
    .filter(({ difference }) => Math.abs(difference) <= 1.5 + 1e-9)
    .filter(({ sidewall }) => sidewall >= 0.5 * tire.sidewall && sidewall <= 1.5 * tire.sidewall);
}
