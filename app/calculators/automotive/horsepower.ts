import { choice, defineCalculator, integer, number, percent, quantity, table } from "#engine/define.ts";
import { mass } from "#units/mass.ts";
import { power } from "#units/power.ts";
import { speed } from "#units/speed.ts";
import { torque } from "#units/torque.ts";

/** 550 foot-pounds-force per second: NIST SP 811, appendix B. */
const WATTS_PER_HORSEPOWER = 745.6998715822702;
/** 75 kilogram-force meters per second. */
const WATTS_PER_METRIC_HORSEPOWER = 735.49875;
const KILOGRAMS_PER_POUND = 0.45359237;
const KM_PER_MILE = 1.609344;
/** Hale's constants of the quarter mile: seconds, and miles per hour, for pounds and horsepower. */
const TIME_CONSTANT = 5.825;
const SPEED_CONSTANT = 234;

interface Measurement {
  readonly mode: "torque" | "elapsedTime" | "trapSpeed";
  readonly torque: number;
  readonly engineSpeed: number;
  readonly quarterMileTime: number;
  readonly trapSpeed: number;
}

export default defineCalculator({
  id: "horsepower",
  name: "Horsepower Calculator",
  category: "automotive",
  emoji: "🐎",
  description:
    "Engine power from torque and rpm, or from a quarter-mile time or trap speed, in hp, kW and PS, at the crank and the wheels.",
  keywords: [
    "hp",
    "torque to power",
    "kW to hp",
    "quarter mile",
    "wheel power",
    "brake power",
    "dyno",
    "power to weight",
    "how many horses",
    "drag strip",
    "trap speed",
  ],
  related: [
    { id: "engine-displacement", stage: "complementary", relevance: 82 },
    { id: "torque-converter", stage: "complementary", relevance: 76 },
    { id: "power-converter", stage: "complementary", relevance: 76 },
    "tire-size",
    "ev-range",
  ],
  inputs: {
    mode: choice("Work it out from", {
      default: "torque",
      options: [
        ["torque", "Torque and engine speed"],
        ["elapsedTime", "Quarter-mile time"],
        ["trapSpeed", "Quarter-mile trap speed"],
      ],
    }),
    torque: quantity("Torque", torque, {
      unit: "N.m",
      default: 350,
      defaultIn: { imperial: "250 lbf·ft" },
      min: 0,
      max: 1_000_000,
      when: { mode: "torque" },
      also: ["torque", "of torque", "makes", "pound feet", "torque of"],
    }),
    engineSpeed: number("Engine speed", {
      default: 5500,
      min: 0,
      max: 100_000,
      unit: "rpm",
      when: { mode: "torque" },
      also: ["rpm", "revs"],
    }),
    quarterMileTime: number("Quarter-mile time", {
      default: 14.2,
      min: 2,
      max: 120,
      unit: "s",
      when: { mode: "elapsedTime" },
      also: [
        "quarter mile",
        "seconds",
        "quarter mile in",
        "quarter in",
        "runs the quarter in",
        "1/4 mile in",
        "et",
        "elapsed time",
      ],
    }),
    trapSpeed: quantity("Speed at the end of the quarter mile", speed, {
      unit: "km/h",
      default: 158,
      defaultIn: { imperial: "100 mph" },
      min: 10,
      max: 700,
      when: { mode: "trapSpeed" },
      also: ["trapped", "trap", "crossed the line at"],
    }),
    measuredAt: choice("That power is at", {
      default: "crank",
      options: [
        ["crank", "The crankshaft"],
        ["wheels", "The wheels"],
      ],
      help: "A chassis dynamometer measures at the wheels; the quarter-mile formulas give roughly wheel power.",
    }),
    drivetrainLoss: percent("Lost in the drivetrain", { default: 15, min: 0, max: 90 }),
    vehicleWeight: quantity("Weight with driver", mass, {
      unit: "kg",
      default: 1600,
      defaultIn: { imperial: "3500 lb" },
      min: 1,
      max: 1_000_000,
      also: ["weight", "weighs", "car", "weighing", "weigh", "truck", "weight of"],
    }),
  },
  outputs: {
    horsepower: number("Power", {
      unit: "hp",
      decimals: 1,
      also: ["horses", "how many horses", "hp", "how much power", "how many horsepower"],
    }),
    power: quantity("Power in kilowatts", power, { unit: "kW", decimals: 1, metric: "kW", imperial: "kW" }),
    metricHorsepower: number("Power, metric", { unit: "PS", decimals: 1 }),
    crankHorsepower: number("At the crankshaft", { unit: "hp", decimals: 1, also: ["crank horsepower"] }),
    wheelHorsepower: number("At the wheels", {
      unit: "hp",
      decimals: 1,
      also: ["wheel horsepower", "whp"],
    }),
    powerToWeight: number("Power to weight", { unit: "kW/t", decimals: 1, also: ["power to weight"] }),
    weightPerHorsepower: quantity("Weight per horsepower", mass, { unit: "kg", decimals: 2, none: "No power" }),
    estimatedQuarterMile: number("Quarter-mile time to expect", {
      unit: "s",
      decimals: 2,
      none: "No power",
      also: ["quarter mile time"],
    }),
    estimatedTrapSpeed: quantity("Trap speed to expect", speed, { unit: "km/h", decimals: 1 }),
    byRpm: table("By engine speed", {
      engineSpeed: integer("Speed", { unit: "rpm" }),
      torqueForPower: quantity("Torque that makes this power", torque, { unit: "N.m", decimals: 1 }),
      powerAtTorque: quantity("Power at this torque", power, {
        unit: "kW",
        decimals: 1,
        metric: "kW",
        imperial: "hp",
        none: "Only from torque",
      }),
    }),
  },
  pictures: [{ draw: "bars", of: ["crankHorsepower", "wheelHorsepower"], title: "At the crank and at the wheels" }],
  compute(inputs) {
    const { mode, vehicleWeight } = inputs;
    const pounds = vehicleWeight / KILOGRAMS_PER_POUND;
    const watts = wattsOf(inputs, pounds);
    const kept = 1 - inputs.drivetrainLoss / 100;
    const crankWatts = inputs.measuredAt === "crank" ? watts : watts / kept;
    const wheelWatts = inputs.measuredAt === "crank" ? watts * kept : watts;
    const crankHorsepower = crankWatts / WATTS_PER_HORSEPOWER;
    return {
      horsepower: watts / WATTS_PER_HORSEPOWER,
      power: watts / 1000,
      metricHorsepower: watts / WATTS_PER_METRIC_HORSEPOWER,
      crankHorsepower,
      wheelHorsepower: wheelWatts / WATTS_PER_HORSEPOWER,
      powerToWeight: crankWatts / vehicleWeight,
      weightPerHorsepower: watts > 0 ? vehicleWeight / crankHorsepower : null,
      estimatedQuarterMile: watts > 0 ? TIME_CONSTANT * Math.cbrt(pounds / crankHorsepower) : null,
      estimatedTrapSpeed: SPEED_CONSTANT * Math.cbrt(crankHorsepower / pounds) * KM_PER_MILE,
      byRpm: Array.from({ length: 9 }, (_, index) => {
        const engineSpeed = 1000 * (index + 1);
        return {
          engineSpeed,
          torqueForPower: watts / radiansPerSecond(engineSpeed),
          powerAtTorque: mode === "torque" ? (inputs.torque * radiansPerSecond(engineSpeed)) / 1000 : null,
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) =>
    outputs.estimatedQuarterMile === null
      ? [`Without torque or engine speed, there is no power.`]
      : [
          `The power is {horsepower}, or ${say.number(outputs.power!, 1)} kW ({metricHorsepower}).`,
          ...(inputs.drivetrainLoss === 0
            ? []
            : [
                inputs.measuredAt === "crank"
                  ? `With {drivetrainLoss} lost in the drivetrain, {wheelHorsepower} reaches the wheels.`
                  : `With {drivetrainLoss} lost in the drivetrain, the engine makes {crankHorsepower} at the crankshaft.`,
              ]),
          `At a weight of {vehicleWeight}, expect a quarter mile in about {estimatedQuarterMile} at {estimatedTrapSpeed}.`,
        ],
  formula: {
    tex: [
      String.raw`P = M \cdot \frac{2\pi n}{60}`,
      String.raw`P_{\text{hp}} = \frac{m}{(t / 5.825)^3}, \qquad P_{\text{hp}} = m \left(\frac{v}{234}\right)^3`,
    ],
    where: {
      P: "power in watts",
      M: "torque in newton meters",
      n: "engine speed in revolutions per minute",
      [String.raw`P_{\text{hp}}`]: "power in horsepower from the quarter mile",
      m: "weight with driver in pounds",
      t: "quarter-mile time in seconds",
      v: "trap speed in miles per hour",
    },
  },
  howTo: [
    "Under Work it out from, choose torque and engine speed, a quarter-mile time or a trap speed.",
    "Enter the figures. Torque and engine speed must belong together: peak torque and peak power occur at different speeds.",
    "Under That power is at, choose the crankshaft or the wheels: a chassis dynamometer and the quarter-mile formulas give wheel power.",
    "Set the share Lost in the drivetrain: about 15% for rear-wheel drive, 10% to 15% for front-wheel drive and 20% for all-wheel drive.",
  ],
  faq: [
    {
      question: "Are hp, PS and kW the same?",
      answer:
        "No. One mechanical horsepower is 745.7 W and one metric horsepower (PS, CV) is 735.5 W, so 100 PS is 98.6 hp or 73.5 kW.",
    },
    {
      question: "Why do the torque and power curves cross at 5,252 rpm?",
      answer:
        "In US units power in hp is torque in pound-feet times rpm divided by 5,252, so at that speed the two numbers are equal. In newton meters and kilowatts they cross at 9,549 rpm.",
    },
    {
      question: "How accurate are the quarter-mile formulas?",
      answer:
        "Within about 5% to 10% for cars with good traction. Trap speed is the better measure, since a bad launch costs time but hardly any speed at the end.",
    },
  ],
  about: [
    "Power from torque is exact physics. The two quarter-mile formulas are empirical: Hale fitted their constants to many runs, and Fox showed in 1973 why a cube root fits a car at constant power.",
    "Wind, altitude and tires affect the quarter mile. Electric cars, with full torque from a standstill, run better times than the formula predicts.",
  ],
  sources: [
    "NIST SP 811 (2008), Appendix B: horsepower (550 ft.lbf/s) and metric horsepower",
    "Fox: On the physics of drag racing, American Journal of Physics 41 (1973): the cube-root law; 5.825 and 234 are the constants of Hale",
    "SAE J1349: Engine Power Test Code",
  ],
  overflow: "vehicleWeight",
  caution: "Estimates from formulas differ from a dynamometer by several percent; do not tune an engine by them.",
  phrases: [
    "horsepower from {torque} at {engineSpeed} rpm",
    "horsepower quarter mile {quarterMileTime} seconds weight {vehicleWeight}",
    "horsepower {torque} at {engineSpeed}",
    "trapped {trapSpeed} at the drag strip weighs {vehicleWeight}",
    "how much power does an engine make with {torque} at {engineSpeed}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "350 N·m at 5,500 rpm",
      inputs: {},
      outputs: {
        horsepower: 270.330646802,
        power: 201.585528605,
        wheelHorsepower: 229.781049782,
        estimatedQuarterMile: 13.7135191048,
      },
    },
    {
      title: "A quarter mile in 12.9 seconds",
      inputs: { mode: "elapsedTime", quarterMileTime: 12.9, vehicleWeight: 1650, measuredAt: "wheels" },
      outputs: { horsepower: 334.916745099, crankHorsepower: 394.019700116 },
    },
    {
      title: "A trap speed of 180 km/h",
      inputs: { mode: "trapSpeed", trapSpeed: 180, measuredAt: "wheels" },
      outputs: { horsepower: 385.192240206, crankHorsepower: 453.167341419 },
    },
  ],
});

function radiansPerSecond(rpm: number): number {
  return (rpm * 2 * Math.PI) / 60;
}

function wattsOf({ mode, torque, engineSpeed, quarterMileTime, trapSpeed }: Measurement, pounds: number): number {
  switch (mode) {
    case "torque":
      return torque * radiansPerSecond(engineSpeed);
    case "elapsedTime":
      return (WATTS_PER_HORSEPOWER * pounds) / (quarterMileTime / TIME_CONSTANT) ** 3;
    case "trapSpeed":
      return WATTS_PER_HORSEPOWER * pounds * (trapSpeed / KM_PER_MILE / SPEED_CONSTANT) ** 3;
  }
}
