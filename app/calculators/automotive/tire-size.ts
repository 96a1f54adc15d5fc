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
import { roundSpeeds } from "#maths/speed-steps.ts";
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
    "Compare two tire sizes: diameter, sidewall, speedometer error, revolutions, ride height and other sizes that fit the new rim.",
  keywords: [
    "tyre size comparison",
    "plus sizing",
    "speedometer error",
    "wheel diameter",
    "tyre diameter",
    "how tall is a tire",
    "tire height in inches",
    "sidewall height",
    "plus one",
    "bigger wheels",
    "swap tires",
    "speedometer off",
    "indicated speed",
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
      defaultIn: { imperial: "60 mph" },
      min: 0,
      max: 500,
      also: ["speed", "speedometer", "indicated", "reads", "shows", "speedometer says"],
    }),
  },
  outputs: {
    diameterDifference: percent("Difference in diameter", {
      decimals: 2,
      also: ["speedometer off", "percent speedometer off", "how far off", "speedometer be off"],
    }),
    diameter: quantity("Old diameter", length, {
      unit: "mm",
      decimals: 1,
      imperial: "in",
      also: ["tire diameter", "how tall", "diameter", "tall is", "tall"],
    }),
    newDiameter: quantity("New diameter", length, { unit: "mm", decimals: 1, imperial: "in" }),
    sidewall: quantity("Old sidewall", length, {
      unit: "mm",
      decimals: 1,
      imperial: "in",
      also: ["sidewall", "sidewall height"],
    }),
    newSidewall: quantity("New sidewall", length, { unit: "mm", decimals: 1, imperial: "in" }),
    circumference: quantity("Old circumference", length, {
      unit: "mm",
      decimals: 0,
      imperial: "in",
      also: ["circumference"],
    }),
    newCircumference: quantity("New circumference", length, { unit: "mm", decimals: 0, imperial: "in" }),
    revolutionsPerKm: number("Old revolutions per km", { decimals: 1, also: ["revolutions"] }),
    newRevolutionsPerKm: number("New revolutions per km", { decimals: 1 }),
    actualSpeed: quantity("Real speed with the new tire", speed, {
      unit: "km/h",
      decimals: 1,
      also: [
        "really going",
        "actually going",
        "real speed",
        "actual speed",
        "true speed",
        "how fast really going",
        "how fast am i really going",
      ],
    }),
    speedDifference: quantity("Real speed less the speed shown", speed, { unit: "km/h", decimals: 1 }),
    odometerError: percent("Distance driven but not counted", { decimals: 2 }),
    rideHeightChange: quantity("Change in ride height", length, {
      unit: "mm",
      decimals: 1,
      imperial: "in",
      also: ["lift", "ride height", "higher"],
    }),
    withinThreePercent: boolean("Within 3% of the old diameter", { words: ["Yes", "No"] }),
    speeds: table("Speed shown and real speed", {
      speedometer: quantity("Shown", speed, { unit: "km/h", decimals: 0 }),
      actual: quantity("Real", speed, { unit: "km/h", decimals: 1 }),
    }),
    alternatives: table("Other sizes for the new rim", {
      size: text("Size"),
      diameter: quantity("Diameter", length, { unit: "mm", decimals: 1, imperial: "in" }),
      sidewall: quantity("Sidewall", length, { unit: "mm", decimals: 1, imperial: "in" }),
      difference: percent("Difference", { decimals: 2 }),
    }),
  },
  figures: ["withinThreePercent", "diameter", "newDiameter", "actualSpeed", "odometerError", "rideHeightChange"],
  pictures: [
    {
      draw: "shape",
      forms: [
        ["tire", "diameter", "sidewall"],
        ["tire", "newDiameter", "newSidewall"],
      ],
      title: "The old and the new tire to one scale",
    },
    { draw: "bars", of: ["sidewall", "newSidewall"], title: "Sidewalls" },
  ],
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
      speeds: roundSpeeds(speedometerReading, 20, 10).map((speedometer) => ({
        speedometer,
        actual: speedometer * ratio,
      })),
      alternatives: alternativesTo(old, inputs.newRimDiameter),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.diameterDifference === 0
      ? `Both tires have the same diameter, {diameter}.`
      : `The new tire is ${say.percent(Math.abs(outputs.diameterDifference!), 2)} ${outputs.diameterDifference! > 0 ? "larger" : "smaller"}: {newDiameter} instead of {diameter}.`,
    ...(inputs.speedometerReading > 0
      ? [`When the speedometer shows {speedometerReading}, you are really going {actualSpeed}.`]
      : []),
    outputs.withinThreePercent
      ? `The difference is within the usual limit of 3%.`
      : `The difference is beyond the usual limit of 3%: the speedometer would have to be recalibrated.`,
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
    "Read the old size off the sidewall: 225/45 R17 is width, aspect ratio and rim.",
    "Enter the new size the same way. For off-road tires such as 33x12.50 R15, choose Flotation and enter the overall diameter.",
    "Enter the Speed the speedometer shows to see the real speed.",
    "Look in the table for other sizes that fit the new rim; each is within 1.5% of the old diameter.",
  ],
  faq: [
    {
      question: "How much can the diameter differ?",
      answer:
        "The common limit is 3%. Under UN Regulation No. 39 a speedometer must never show less than the real speed, and a larger tire makes it read low, so stay below 1.5% or have it checked. In Germany and some other countries, a new size must be approved for the car.",
    },
    {
      question: "What is plus sizing?",
      answer:
        "Fitting a larger rim with a lower sidewall and about the same overall diameter: going from 225/45 R17 to 235/40 R18 is plus one. The car steers more precisely but rides harder, and potholes damage the rim more easily.",
    },
    {
      question: "What else has to match besides the diameter?",
      answer:
        "Rim width and offset, load index and speed rating, clearance at full steering lock and, with all-wheel drive, the same diameter on all four wheels. Your car's documents or a tire dealer can tell you which sizes are allowed.",
    },
  ],
  about: [
    "Based on the nominal sizes printed on the tire. Real tires of the same size differ by 1% to 2% between makers and with wear: 6 mm less tread is 12 mm less diameter. Under load, a tire rolls about 3% less than its free circumference per turn.",
    "The speeds assume the speedometer was exact with the old tires; most deliberately read a few percent high.",
  ],
  sources: [
    "ISO 4000-1: Passenger car tyres and rims, designation and dimensions",
    "The Tire and Rim Association Year Book (flotation sizes)",
    "UN Regulation No. 39: speedometer equipment",
  ],
  caution: "Fit only sizes approved for your car, with a sufficient load index and speed rating.",
  phrases: [
    "tire size {tireWidth}/{aspectRatio} R{rimDiameter} vs {newTireWidth}/{newAspectRatio} R{newRimDiameter}",
    "compare {tireWidth}/{aspectRatio}R{rimDiameter} and {newTireWidth}/{newAspectRatio}R{newRimDiameter}",
    "tire diameter {tireWidth}/{aspectRatio}R{rimDiameter}",
    "how tall is a {tireWidth}/{aspectRatio}R{rimDiameter} tire",
    "real speed at {speedometerReading} indicated",
    "swap tires {tireWidth}/{aspectRatio}R{rimDiameter} for {newTireWidth}/{newAspectRatio}R{newRimDiameter}",
    "compare {tireWidth}/{aspectRatio}R{rimDiameter} to {newTireWidth}/{newAspectRatio}R{newRimDiameter} tires",
    "difference between {tireWidth}/{aspectRatio}R{rimDiameter} and {newTireWidth}/{newAspectRatio}R{newRimDiameter}",
  ],
  updated: "2026-11-30",
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

/** Metric sizes on the rim whose diameter is within 1.5% of the tire's and whose sidewall is half to one and a half of it. */
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
