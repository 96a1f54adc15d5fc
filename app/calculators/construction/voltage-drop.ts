import {
  defineCalculator,
  boolean,
  chart,
  choice,
  integer,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { circleArea } from "#maths/geometry.ts";
import { area } from "#units/area.ts";
import { electricCurrent } from "#units/electric-current.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";
import { temperature } from "#units/temperature.ts";
import { voltage } from "#units/voltage.ts";

/** Resistivity in ohm mm²/m at 20 °C and its rise per kelvin: IEC 60028 copper, 61% IACS aluminum. */
const CONDUCTORS = {
  copper: { resistivity: 0.017241, rise: 0.00393 },
  aluminum: { resistivity: 0.028264, rise: 0.00403 },
};
/** Strands are twisted, so their wires are longer than the cable. */
const STRANDING = 1.02;

interface Wire {
  readonly size: string;
  /** Cross-section in mm². */
  readonly area: number;
}

const METRIC: readonly Wire[] = [1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300].map(
  (area) => ({
    size: `${area} mm2`,
    area,
  }),
);
const GAUGES: readonly (readonly [name: string, number: number])[] = [
  ["18", 18],
  ["16", 16],
  ["14", 14],
  ["12", 12],
  ["10", 10],
  ["8", 8],
  ["6", 6],
  ["4", 4],
  ["3", 3],
  ["2", 2],
  ["1", 1],
  ["1/0", 0],
  ["2/0", -1],
  ["3/0", -2],
  ["4/0", -3],
];
/** ASTM B258: the diameter grows by the 39th root of 92 from one gauge to the next. */
const AWG: readonly Wire[] = GAUGES.map(([name, gauge]) => ({
  size: `${name} AWG`,
  area: circleArea(0.127 * 92 ** ((36 - gauge) / 39)),
}));
const SIZE_LABELS: Readonly<Record<string, string>> = {
  none: "None of these sizes",
  ...Object.fromEntries(METRIC.map(({ size, area }) => [size, `${area} mm²`])),
};

export default defineCalculator({
  id: "voltage-drop",
  name: "Voltage Drop Calculator",
  category: "construction",
  emoji: "⚡",
  description:
    "Voltage drop in a cable in volts and percent, the smallest wire that meets your limit, the longest run and the power lost.",
  keywords: [
    "wire size",
    "cable size",
    "AWG",
    "NEC 3 percent",
    "cable length",
    "mm2",
    "conductor",
    "wire gauge",
    "wire to the barn",
    "running power",
    "subpanel feeder",
    "electrical wire",
    "AWG wire",
  ],
  related: [
    { id: "ohms-law", stage: "complementary", relevance: 80 },
    { id: "wire-gauge-converter", stage: "complementary", relevance: 86 },
    "battery-bank",
    "generator-size",
    { id: "electricity-cost", stage: "next_step", relevance: 68 },
    "solar-panel",
  ],
  inputs: {
    system: choice("System", {
      default: "singlePhase",
      options: [
        ["dc", "DC"],
        ["singlePhase", "AC single-phase"],
        ["threePhase", "AC three-phase"],
      ],
      called: { singlePhase: ["single phase", "1 phase"], threePhase: ["three phase", "3 phase"] },
    }),
    voltage: quantity("Voltage (line to line for three-phase)", voltage, {
      unit: "V",
      default: 230,
      defaultIn: { imperial: "120 V" },
      min: 0.1,
      max: 1_000_000,
      also: ["volts", "volt", "circuit", "volt circuit"],
    }),
    current: quantity("Current", electricCurrent, {
      unit: "A",
      default: 16,
      defaultIn: { imperial: "15 A" },
      min: 0.001,
      max: 100_000,
      also: ["amps", "amperes", "draws", "load", "pulls", "pump draws", "amp load"],
    }),
    length: quantity("Length of the run, one way", length, {
      unit: "m",
      default: 30,
      defaultIn: { imperial: "100 ft" },
      min: 0.01,
      max: 100_000,
      also: [
        "run",
        "long",
        "over",
        "cable length",
        "away",
        "distance",
        "feet away",
        "one way",
        "ft away",
        "of wire",
        "of cable",
      ],
      decimals: 2,
    }),
    material: choice("Conductor", {
      default: "copper",
      options: [
        ["copper", "Copper"],
        ["aluminum", "Aluminum"],
      ],
    }),
    sizeSystem: choice("Wire sizes", {
      default: "metric",
      defaultIn: { imperial: "awg" },
      options: [
        ["metric", "mm²"],
        ["awg", "AWG"],
      ],
    }),
    wireSizeMetric: choice("Wire size", {
      default: "2.5",
      options: [
        ["1", "1 mm²"],
        ["1.5", "1.5 mm²"],
        ["2.5", "2.5 mm²"],
        ["4", "4 mm²"],
        ["6", "6 mm²"],
        ["10", "10 mm²"],
        ["16", "16 mm²"],
        ["25", "25 mm²"],
        ["35", "35 mm²"],
        ["50", "50 mm²"],
        ["70", "70 mm²"],
        ["95", "95 mm²"],
        ["120", "120 mm²"],
        ["150", "150 mm²"],
        ["185", "185 mm²"],
        ["240", "240 mm²"],
        ["300", "300 mm²"],
      ],
      when: { sizeSystem: "metric" },
      assumable: false,
    }),
    wireSizeAwg: choice("Wire size", {
      default: "12",
      options: [
        ["18", "18 AWG"],
        ["16", "16 AWG"],
        ["14", "14 AWG"],
        ["12", "12 AWG"],
        ["10", "10 AWG"],
        ["8", "8 AWG"],
        ["6", "6 AWG"],
        ["4", "4 AWG"],
        ["3", "3 AWG"],
        ["2", "2 AWG"],
        ["1", "1 AWG"],
        ["1/0", "1/0 AWG"],
        ["2/0", "2/0 AWG"],
        ["3/0", "3/0 AWG"],
        ["4/0", "4/0 AWG"],
      ],
      when: { sizeSystem: "awg" },
      also: ["gauge", "AWG", "ga"],
      assumable: false,
    }),
    parallel: integer("Conductors in parallel per phase", { default: 1, min: 1, max: 20 }),
    stranded: boolean("Stranded wire", { default: false }),
    conductorTemperature: quantity("Conductor temperature", temperature, {
      unit: "C",
      default: 75,
      min: -50,
      max: 200,
      decimals: 1,
    }),
    powerFactor: number("Power factor", {
      default: 1,
      min: 0.1,
      max: 1,
      when: { system: ["singlePhase", "threePhase"] },
    }),
    reactance: number("Reactance", {
      default: 0.08,
      min: 0,
      max: 5,
      unit: "ohm/km",
      when: { system: ["singlePhase", "threePhase"] },
    }),
    allowedDrop: percent("Allowed drop", {
      default: 3,
      min: 0.01,
      max: 50,
      help: "The NEC recommends 3% for a branch circuit and 5% in total; IEC 3% for lighting and 5% for other uses.",
      also: ["drop", "percent drop", "lose", "loss", "max drop", "before i lose", "at most"],
    }),
  },
  outputs: {
    voltageDrop: quantity("Voltage drop", voltage, { unit: "V", decimals: 2 }),
    dropPercent: percent("Drop", { decimals: 2, also: ["percent drop"] }),
    voltageAtLoad: quantity("Voltage at the load", voltage, { unit: "V", decimals: 2 }),
    passes: boolean("Within the limit"),
    recommendedSize: text("Smallest size for the drop", {
      labels: SIZE_LABELS,
      also: [
        "wire size",
        "wire gauge",
        "what size wire",
        "cable size",
        "size wire",
        "gauge wire",
        "what gauge",
        "wire gauge should",
        "size of wire",
      ],
    }),
    conductorArea: quantity("Cross-section", area, { unit: "mm2", decimals: 2, imperial: "kcmil" }),
    resistancePerKm: number("Resistance of a conductor", { unit: "ohm/km", decimals: 3 }),
    maxLength: quantity("Longest run, one way", length, {
      unit: "m",
      decimals: 1,
      also: ["how far can i run", "how far", "longest run", "maximum distance", "max length", "far can i run"],
    }),
    powerLoss: quantity("Power lost in the cable", power, {
      unit: "W",
      decimals: 1,
      imperial: "W",
      also: ["watts lost"],
    }),
    allowedVolts: quantity("Drop allowed", voltage, { unit: "V", decimals: 2 }),
    bySize: table("By wire size", {
      size: text("Wire", { labels: SIZE_LABELS }),
      area: quantity("Cross-section", area, { unit: "mm2", decimals: 2, imperial: "kcmil" }),
      voltageDrop: quantity("Voltage drop", voltage, { unit: "V", decimals: 2 }),
      dropPercent: percent("Drop in percent", { decimals: 2 }),
      passes: boolean("Within the limit"),
    }),
    byLength: chart("Drop along the run", {
      x: { length: quantity("Length, one way", length, { unit: "m", decimals: 1 }) },
      y: { dropPercent: percent("Drop", { decimals: 2 }) },
      as: "line",
      own: { x: "length", y: "dropPercent", label: "Your run" },
    }),
  },
  compute(inputs) {
    const { voltage, current, length, parallel } = inputs;
    const direct = inputs.system === "dc";
    const wires = inputs.sizeSystem === "metric" ? METRIC : AWG;
    const chosen = inputs.sizeSystem === "metric" ? `${inputs.wireSizeMetric} mm2` : `${inputs.wireSizeAwg} AWG`;
    const cosine = direct ? 1 : inputs.powerFactor;
    const sine = Math.sqrt(1 - cosine ** 2);
    const reactance = direct ? 0 : inputs.reactance / 1000 / parallel;
    const path = inputs.system === "threePhase" ? Math.sqrt(3) : 2;
    const allowedVolts = (voltage * inputs.allowedDrop) / 100;
    const resistanceOf = resistancePerMeter(inputs);
    const planFor = ({ size, area }: Wire) => {
      const voltageDrop = path * current * length * (resistanceOf(area) * cosine + reactance * sine);
      return {
        size,
        area,
        voltageDrop,
        dropPercent: (voltageDrop / voltage) * 100,
        passes: voltageDrop <= allowedVolts + 1e-12,
      };
    };
    const plans = wires.map(planFor);
    const { area, voltageDrop, dropPercent, passes } = plans.find((plan) => plan.size === chosen)!;
    const resistance = resistanceOf(area);
    return {
      voltageDrop,
      dropPercent,
      voltageAtLoad: voltage - voltageDrop,
      passes,
      recommendedSize: plans.find((plan) => plan.passes)?.size ?? "none",
      conductorArea: area,
      resistancePerKm: 1000 * resistance,
      maxLength: (allowedVolts / voltageDrop) * length,
      powerLoss: (inputs.system === "threePhase" ? 3 : 2) * current ** 2 * resistance * length,
      allowedVolts,
      bySize: plans,
      byLength: Array.from({ length: 8 }, (_, index) => {
        const quarters = index + 1;
        return { length: (length * quarters) / 4, dropPercent: (dropPercent * quarters) / 4 };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    outputs.voltageAtLoad! > 0
      ? `At {current} the cable loses {voltageDrop} ({dropPercent}), so {voltageAtLoad} reaches the load.`
      : `This cable cannot carry {current} over {length} at {voltage}: the drop would use up the whole voltage.`,
    outputs.passes
      ? `That is within the {allowedDrop} you allow; by voltage drop alone, the same cable could be up to {maxLength} long.`
      : outputs.recommendedSize === "none"
        ? `That is more than the {allowedDrop} you allow, and no size in the list is large enough: use conductors in parallel, a higher voltage or a shorter run.`
        : `That is more than the {allowedDrop} you allow; the smallest size that stays within it is {recommendedSize}.`,
    `The cable turns {powerLoss} into heat while the load runs.`,
  ],
  formula: {
    tex: [
      String.raw`\Delta U = k\,I\,l\,(r\cos\varphi + x\sin\varphi) \qquad k = 2 \text{ or } \sqrt{3}`,
      String.raw`r = \frac{\rho_{20}\left[1 + \alpha(\vartheta - 20)\right]}{A}`,
      String.raw`d_{\text{AWG}} = 0.127 \cdot 92^{(36 - n)/39}\ \text{mm}`,
    ],
    where: {
      "\\Delta U": "voltage drop; k is 2 for DC and single-phase, the square root of 3 for three-phase",
      "I, l": "current and one-way length",
      "r, x": "resistance and reactance of a conductor per meter",
      "\\cos\\varphi": "power factor, 1 for DC",
      "\\rho_{20}": "resistivity at 20 °C: copper 0.017241, aluminum 0.028264 Ω mm²/m",
      "\\alpha": "its relative rise per kelvin: copper 0.00393, aluminum 0.00403",
      "\\vartheta": "conductor temperature",
      A: "cross-section; stranded wire has 2% more resistance",
      n: "gauge number; 1/0 is 0, 2/0 is −1",
    },
  },
  howTo: [
    "Choose the System and enter the Voltage, line to line for three-phase.",
    "Enter the Current of the load and the Length of the run, one way: the return is added for you.",
    "Choose the Conductor, the Wire sizes and the Wire size.",
    "For AC, set the Power factor, about 0.8 to 0.9 for motors, and keep a Reactance of 0.08 ohm/km for cable.",
    "Set the Allowed drop and read the Smallest size for the drop.",
  ],
  faq: [
    {
      question: "How much voltage drop is allowed?",
      answer:
        "The NEC recommends at most 3% on a branch circuit and 5% in total (informational notes to 210.19 and 215.2); in most cases this is advice, not a rule. IEC 60364-5-52 gives 3% for lighting and 5% for other uses. In 12 V boat and solar systems, 3% is usual for anything that must not flicker.",
    },
    {
      question: "Is the recommended size safe for the current?",
      answer:
        "Not necessarily. Voltage drop and ampacity are separate checks: on a short run, even a wire that overheats has a small drop. Look up the ampacity for your insulation, installation and breaker (NEC table 310.16, IEC 60364-5-52), and take the larger wire.",
    },
    {
      question: "Which conductor temperature should I enter?",
      answer:
        "NEC chapter 9 table 8 uses 75 °C (167 °F), for a fully loaded cable. A wire that runs at half its ampacity stays near 40 °C (104 °F) and has about 10% less resistance. At 20 °C (68 °F) you get the values in data sheets.",
    },
  ],
  about: [
    "Use it for house circuits, feeders to outbuildings, pumps, chargers, low-voltage lighting and battery systems. It uses the approximate formula of IEC 60364-5-52 annex G, which is exact for DC and within a fraction of a percent for ordinary AC cables.",
    "It assumes a balanced three-phase load and the same wire out and back. Reactance matters only from about 50 mm² (1/0 AWG) up. Harmonics, connectors and the source's own impedance are not counted.",
  ],
  sources: [
    "NEC 2023, chapter 9 table 8 (coefficients and resistances) and informational notes to 210.19 and 215.2 (3 and 5 percent)",
    "IEC 60364-5-52, annex G (voltage drop)",
    "ASTM B258 (AWG diameters); IEC 60028 (copper); ASTM B233 (aluminum 61% IACS)",
  ],
  caution:
    "Ampacity, breakers and grounding are not checked: a wire that passes here can still overheat. Leave fixed wiring to a qualified electrician.",
  phrases: [
    "voltage drop {voltage} {current} {length}",
    "wire size for {current} at {voltage} over {length}",
    "voltage drop in {wireSizeAwg} AWG {length} {current}",
    "voltage drop {voltage} {current} {length} {wireSizeAwg} gauge",
    "voltage drop {voltage} {current} {length} {wireSizeMetric} mm2",
    "what gauge wire for {current} {voltage} {length}",
    "voltage drop {current} over {length} of {wireSizeAwg} gauge wire",
    "voltage drop {wireSizeAwg} awg {material} {current} {length} {voltage} single phase",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "16 A at 230 V over 45 m in 4 mm²",
      inputs: { system: "singlePhase", length: 45, wireSizeMetric: "4" },
      outputs: { voltageDrop: 7.54835117, dropPercent: 3.28189181, passes: false, recommendedSize: "6 mm2" },
    },
    {
      title: "15 A at 120 V over 100 ft in 12 AWG",
      inputs: { voltage: 120, current: 15, length: 30.48, sizeSystem: "awg", wireSizeAwg: "12" },
      outputs: { voltageDrop: 5.79488637, dropPercent: 4.82907197, recommendedSize: "8 AWG" },
    },
    {
      title: "A 12 V fridge drawing 5 A over 6 m of cable",
      inputs: { system: "dc", voltage: 12, current: 5, length: 6, wireSizeMetric: "4", conductorTemperature: 30 },
      outputs: { voltageDrop: 0.26877676, passes: true, maxLength: 8.036706 },
    },
  ],
});

interface Cable {
  readonly material: keyof typeof CONDUCTORS;
  readonly conductorTemperature: number;
  readonly stranded: boolean;
  readonly parallel: number;
}

/** Gives the resistance in ohm per meter of all conductors in parallel, by the cross-section of one in mm². */
function resistancePerMeter({ material, conductorTemperature, stranded, parallel }: Cable) {
  const { resistivity, rise } = CONDUCTORS[material];
  const hotResistivity = resistivity * (1 + rise * (conductorTemperature - 20)) * (stranded ? STRANDING : 1);
  return (area: number) => hotResistivity / area / parallel;
}
