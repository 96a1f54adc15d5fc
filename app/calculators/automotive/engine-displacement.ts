import { choice, defineCalculator, integer, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { speed } from "#units/speed.ts";
import { volume } from "#units/volume.ts";
import { volumeFlow } from "#units/volume-flow.ts";

/** Cubic centimeters in a cubic inch: 2.54 cubed, exact. */
const CUBIC_INCH = 16.387064;

interface Engine {
  readonly stroke: number;
  readonly chamberVolume: number;
  readonly gasketThickness: number;
  readonly gasketBore: number;
  readonly deckClearance: number;
  readonly pistonDome: number;
}

export default defineCalculator({
  id: "engine-displacement",
  name: "Engine Displacement Calculator",
  category: "automotive",
  emoji: "⚙️",
  description:
    "Engine size from bore, stroke and cylinders, with compression ratio, piston speed, airflow and what overboring adds.",
  keywords: [
    "engine size",
    "cubic inches",
    "cc",
    "bore and stroke",
    "compression ratio",
    "overbore",
    "piston speed",
    "engine capacity",
    "bored out",
    "how many cc is my engine",
  ],
  related: [
    { id: "horsepower", stage: "next_step", relevance: 82 },
    { id: "volume-converter", stage: "complementary", relevance: 64 },
    "fuel-oil-mix",
    "tire-size",
    "torque-converter",
  ],
  inputs: {
    bore: quantity("Bore", length, {
      unit: "mm",
      default: 86,
      defaultIn: { imperial: "3.4 in" },
      min: 1,
      max: 2000,
      imperial: "in",
      also: ["bored to", "bored out to", "bored out", "bored", "bore of"],
    }),
    stroke: quantity("Stroke", length, {
      unit: "mm",
      default: 86,
      defaultIn: { imperial: "3.4 in" },
      min: 1,
      max: 5000,
      imperial: "in",
      also: ["stroke of", "stroke is", "stroker"],
    }),
    cylinders: integer("Cylinders", { default: 4, min: 1, max: 64, also: ["cyl"] }),
    chamberVolume: quantity("Combustion chamber in the head, per cylinder", volume, {
      unit: "cm3",
      default: 46,
      min: 0,
      max: 100_000,
      metric: "cm3",
      imperial: "cm3",
    }),
    gasketThickness: quantity("Head gasket, compressed", length, {
      unit: "mm",
      default: 0.7,
      defaultIn: { imperial: "0.028 in" },
      min: 0,
      max: 50,
      imperial: "in",
    }),
    gasketBore: quantity("Head gasket bore", length, {
      unit: "mm",
      default: 87.5,
      defaultIn: { imperial: "3.45 in" },
      min: 1,
      max: 2500,
      imperial: "in",
    }),
    deckClearance: quantity("Deck clearance", length, {
      unit: "mm",
      default: 0.2,
      defaultIn: { imperial: "0.008 in" },
      min: -10,
      max: 100,
      help: "How far the piston stays below the deck at the top of its stroke; negative if it rises above.",
      imperial: "in",
    }),
    pistonDome: quantity("Piston dome volume", volume, {
      unit: "cm3",
      default: 0,
      min: -10_000,
      max: 10_000,
      help: "Negative for a dish or valve reliefs.",
      metric: "cm3",
      imperial: "cm3",
    }),
    cycle: choice("Cycle", {
      default: "four",
      options: [
        ["four", "Four-stroke"],
        ["two", "Two-stroke"],
      ],
    }),
    engineSpeed: number("Engine speed", { default: 6500, min: 0, max: 50_000, unit: "rpm" }),
    volumetricEfficiency: percent("Volumetric efficiency", {
      default: 90,
      min: 0,
      max: 400,
      help: "80% to 95% without a turbocharger, more than 100% with one.",
    }),
  },
  outputs: {
    displacement: quantity("Displacement", volume, {
      unit: "L",
      decimals: 3,
      metric: "L",
      imperial: "L",
      also: ["how big", "liters", "how many liters", "engine size", "displacement"],
    }),
    displacementCc: quantity("In cubic centimeters", volume, {
      unit: "cm3",
      decimals: 1,
      metric: "cm3",
      imperial: "cm3",
      also: ["cc", "ccs", "how many cc", "cubic centimeters"],
    }),
    displacementCubicInches: number("In cubic inches", {
      decimals: 1,
      unit: "in³",
      also: ["cubic inches", "how many cubic inches", "ci"],
    }),
    cylinderVolume: quantity("Swept volume of one cylinder", volume, {
      unit: "cm3",
      decimals: 1,
      metric: "cm3",
      imperial: "cm3",
      also: ["per cylinder", "each cylinder"],
    }),
    boreStrokeRatio: number("Bore to stroke ratio", { decimals: 3 }),
    geometry: text("Geometry", {
      labels: { square: "Square", oversquare: "Oversquare (short stroke)", undersquare: "Undersquare (long stroke)" },
    }),
    compressionRatio: number("Compression ratio (to 1)", { decimals: 2 }),
    clearanceVolume: quantity("Volume left at the top, per cylinder", volume, {
      unit: "cm3",
      decimals: 2,
      metric: "cm3",
      imperial: "cm3",
    }),
    gasketVolume: quantity("Head gasket volume", volume, { unit: "cm3", decimals: 2, metric: "cm3", imperial: "cm3" }),
    deckVolume: quantity("Deck volume", volume, { unit: "cm3", decimals: 2, metric: "cm3", imperial: "cm3" }),
    meanPistonSpeed: quantity("Mean piston speed", speed, {
      unit: "m/s",
      decimals: 2,
      metric: "m/s",
      imperial: "ft/min",
    }),
    airflow: quantity("Air taken in", volumeFlow, { unit: "m3/h", decimals: 1, metric: "m3/h", imperial: "ft3/min" }),
    overbore: table("Bored out", {
      bore: quantity("Bore", length, { unit: "mm", decimals: 2, imperial: "in" }),
      displacementCc: quantity("Displacement", volume, { unit: "cm3", decimals: 1, metric: "cm3", imperial: "cm3" }),
      compressionRatio: number("Compression ratio", { decimals: 2 }),
    }),
  },
  figures: [
    "displacementCc",
    "displacementCubicInches",
    "cylinderVolume",
    "compressionRatio",
    "boreStrokeRatio",
    "geometry",
  ],
  pictures: [
    { draw: "shape", forms: [["cylinder", "bore", "stroke"]], beside: ["card"], title: "One cylinder to scale" },
    { draw: "parts", of: ["chamberVolume", "gasketVolume", "deckVolume"], title: "What is left at top dead center" },
  ],
  compute(inputs) {
    const { bore, stroke, cylinders } = inputs;
    const own = cylinderOf(inputs, bore);
    if (own.clearance <= 0) {
      refuse(
        "pistonDome",
        "There is no volume left above the piston. Enter a smaller dome, or a larger chamber, gasket or deck clearance.",
      );
    }
    const displacementCc = own.swept * cylinders;
    const boreStrokeRatio = bore / stroke;
    const strokesPerIntake = inputs.cycle === "four" ? 2 : 1;
    return {
      displacement: displacementCc / 1000,
      displacementCc,
      displacementCubicInches: displacementCc / CUBIC_INCH,
      cylinderVolume: own.swept,
      boreStrokeRatio,
      geometry: geometryOf(boreStrokeRatio),
      compressionRatio: (own.swept + own.clearance) / own.clearance,
      clearanceVolume: own.clearance,
      gasketVolume: own.gasket,
      deckVolume: own.deck,
      meanPistonSpeed: (((2 * stroke) / 1000) * inputs.engineSpeed) / 60,
      airflow:
        (((displacementCc / 1_000_000) * inputs.engineSpeed) / strokesPerIntake) *
        (inputs.volumetricEfficiency / 100) *
        60,
      overbore: Array.from({ length: 9 }, (_, index) => {
        const bored = bore + 0.25 * index;
        const { swept, clearance } = cylinderOf(inputs, bored);
        return {
          bore: bored,
          displacementCc: swept * cylinders,
          compressionRatio: clearance > 0 ? (swept + clearance) / clearance : null,
        };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The engine displaces {displacementCc}: {displacement} or {displacementCubicInches}.`,
    `Its compression ratio is {compressionRatio} to 1.`,
    outputs.meanPistonSpeed! > 25
      ? `A mean piston speed of {meanPistonSpeed} is more than a road engine survives for long.`
      : inputs.engineSpeed > 0
        ? `At ${say.number(inputs.engineSpeed)} rpm the pistons average {meanPistonSpeed} and the engine takes in {airflow} of air.`
        : `Enter an engine speed to see how fast the pistons move.`,
  ],
  formula: {
    tex: [
      String.raw`V = \frac{\pi}{4}\,b^2 s\,z, \qquad \varepsilon = \frac{V_h + V_c}{V_c}`,
      String.raw`V_c = V_{\text{chamber}} + V_{\text{gasket}} + V_{\text{deck}} - V_{\text{dome}}`,
      String.raw`c_m = \frac{2\,s\,n}{60}`,
    ],
    where: {
      V: "displacement",
      b: "bore",
      s: "stroke",
      z: "number of cylinders",
      [String.raw`\varepsilon`]: "compression ratio",
      V_h: "swept volume of one cylinder",
      V_c: "volume left at the top",
      c_m: "mean piston speed at n revolutions per minute",
    },
  },
  howTo: [
    "Enter the Bore, Stroke and number of Cylinders, in millimeters or inches.",
    "For the compression ratio, enter the Combustion chamber in the head (measured with a burette), the compressed head gasket and the Deck clearance.",
    "Enter the Piston dome volume: positive for a dome, negative for a dish or valve reliefs.",
    "Set the Engine speed and Volumetric efficiency to see piston speed and airflow.",
  ],
  faq: [
    {
      question: "What do square, oversquare and undersquare mean?",
      answer:
        "The bore is equal to, larger than or smaller than the stroke. Oversquare engines rev higher and have room for large valves; long strokes favor torque and efficiency, as in diesels and economical gasoline engines.",
    },
    {
      question: "What compression ratio can I run on pump gas?",
      answer:
        "About 10:1 to 11:1 with port injection, 12:1 to 14:1 with direct injection, and 8.5:1 to 10.5:1 with a turbocharger. Diesels run 14:1 to 18:1. It depends on the fuel's octane rating, cooling and cam timing.",
    },
    {
      question: "How fast can a piston move?",
      answer:
        "Ordinary engines stay below an average of 20 m/s; sports engines reach 25 m/s and Formula 1 about 26 m/s. The load on the connecting rods grows with the square of the speed.",
    },
    {
      question: "How much does overboring add?",
      answer:
        "Not much displacement: boring 86 mm out by 1 mm adds 2.3%. As the table shows, it also raises the compression ratio, unless you fit pistons with a larger dish.",
    },
  ],
  about: [
    "This is geometry only: the static compression ratio, without the effect of cam timing or boost. Gasket bore and cylinder bore can differ, as they do in real engines.",
    "Airflow is what the engine draws in at that speed: a four-stroke takes in its displacement every second revolution, a two-stroke every revolution. Rotary engines are rated differently.",
  ],
  sources: [
    "Heywood: Internal Combustion Engine Fundamentals (2nd ed., 2018), chapter 2",
    "SAE J604: Engine Terminology and Nomenclature",
  ],
  caution:
    "Geometry only: before you machine or assemble an engine, measure the real parts and check valve clearance and the fuel it needs.",
  phrases: [
    "engine displacement {bore} bore {stroke} stroke {cylinders} cylinders",
    "how big is my motor {bore} bore {stroke} stroke {cylinders} cylinders",
    "{cylinders} cylinder bored to {bore} stroke {stroke}",
    "bore of {bore} and stroke of {stroke} motor with {cylinders} cylinders",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 2-liter four: 86 by 86 mm",
      inputs: {},
      outputs: { displacement: 1.99822885687, compressionRatio: 10.7244977309, meanPistonSpeed: 18.6333333333 },
    },
    {
      title: "A small-block V8: 4.00 by 3.48 in",
      inputs: {
        bore: 101.6,
        stroke: 88.392,
        cylinders: 8,
        chamberVolume: 64,
        gasketBore: 104,
        gasketThickness: 1,
        engineSpeed: 5800,
      },
      outputs: { displacement: 5.73297759903, displacementCubicInches: 349.847757904, geometry: "oversquare" },
    },
  ],
});

/** Lengths in millimeters, the volume in cubic centimeters. */
function diskVolume(diameter: number, height: number): number {
  return ((Math.PI / 4) * diameter ** 2 * height) / 1000;
}

function cylinderOf(engine: Engine, bore: number) {
  const gasket = diskVolume(engine.gasketBore, engine.gasketThickness);
  const deck = diskVolume(bore, engine.deckClearance);
  return {
    swept: diskVolume(bore, engine.stroke),
    gasket,
    deck,
    clearance: engine.chamberVolume + gasket + deck - engine.pistonDome,
  };
}

/** Within 1% of each other, bore and stroke count as equal. */
function geometryOf(ratio: number): string {
  if (Math.abs(ratio - 1) <= 0.01 + 1e-9) return "square";
  return ratio > 1 ? "oversquare" : "undersquare";
}
