import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** AWG 4/0 (number −3) to 40. */
const NAMES = ["4/0", "3/0", "2/0", "1/0", ...Array.from({ length: 40 }, (_, index) => String(index + 1))];

export default defineCalculator({
  id: "wire-gauge-converter",
  name: "Wire Gauge Converter",
  category: "conversion",
  emoji: "🪢",
  description:
    "Convert AWG wire gauge to mm, mm² and kcmil and back, with copper resistance, weight and the next metric size.",
  keywords: [
    "AWG to mm2",
    "AWG to mm",
    "mm2 to AWG",
    "wire size",
    "american wire gauge",
    "cable cross section",
    "kcmil",
    "wire diameter",
  ],
  related: [
    { id: "voltage-drop", stage: "next_step", relevance: 90 },
    { id: "ohms-law", stage: "complementary", relevance: 76 },
    "area-converter",
    "circle",
    "parallel-resistors",
  ],
  inputs: {
    mode: choice("Given", {
      default: "awg",
      options: [
        ["awg", "AWG gauge"],
        ["diameter", "Diameter"],
        ["area", "Cross-section"],
      ],
    }),
    awg: choice("AWG", {
      default: "12",
      options: NAMES.map((name) => [name, `AWG ${name}`] as const),
      when: { mode: "awg" },
    }),
    diameter: quantity("Diameter", length, {
      unit: "mm",
      default: 2,
      min: 0.01,
      max: 50,
      metric: "mm",
      imperial: "in",
      when: { mode: "diameter" },
    }),
    area: number("Cross-section", { default: 2.5, min: 0.0001, max: 2000, unit: "mm²", when: { mode: "area" } }),
    wireLength: number("Length of the wire", { default: 100, min: 0, max: 1_000_000, unit: "m" }),
  },
  outputs: {
    gauge: number("AWG (exact)", { decimals: 2 }),
    nearestAwg: text("Nearest AWG", { none: "Outside AWG 4/0 to 40" }),
    diameter: quantity("Diameter", length, { unit: "mm", metric: "mm", imperial: "in" }),
    diameterInches: number("Diameter", { unit: "in" }),
    area: number("Cross-section", { unit: "mm²" }),
    areaKcmil: number("Cross-section", { unit: "kcmil" }),
    iecSize: number("Next metric size (IEC 60228)", { unit: "mm²", none: "Larger than any standard size" }),
    resistancePerKm: number("Copper resistance at 20 °C", { unit: "Ω/km" }),
    resistancePer1000ft: number("Copper resistance at 20 °C", { unit: "Ω/1000 ft" }),
    resistance: number("Resistance of this length", { unit: "Ω" }),
    mass: quantity("Copper weight of this length", mass, { unit: "kg", metric: "kg", imperial: "lb" }),
    table: table(
      "All gauges",
      {
        awg: text("AWG"),
        diameter: number("Diameter, mm"),
        area: number("Cross-section, mm²"),
        resistancePerKm: number("Ω/km"),
      },
      { mark: { column: "awg", equals: "nearestAwg" } },
    ),
  },
  compute({ mode, awg, diameter, area, wireLength }) {
    const wire = wireOf(
      mode === "awg" ? diameterOf(gaugeOf(awg)) : mode === "diameter" ? diameter : 2 * Math.sqrt(area / Math.PI),
    );
    const gauge = mode === "awg" ? gaugeOf(awg) : 36 - (39 * Math.log(wire.diameter / 0.127)) / Math.log(92);
    return {
      gauge,
      nearestAwg: NAMES[Math.floor(gauge + 0.5) + 3] ?? null,
      diameter: wire.diameter,
      diameterInches: wire.diameter / 25.4,
      area: wire.area,
      areaKcmil: (wire.diameter / 0.0254) ** 2 / 1000,
      iecSize: IEC_SIZES.find((size) => size >= wire.area * (1 - 1e-9)) ?? null,
      resistancePerKm: wire.resistancePerKm,
      resistancePer1000ft: wire.resistancePerKm * 0.3048,
      resistance: (wire.resistancePerKm * wireLength) / 1000,
      mass: (wire.area * wireLength * COPPER_DENSITY) / 1000,
      table: NAMES.map((name) => ({ awg: name, ...wireOf(diameterOf(gaugeOf(name))) })),
    };
  },
  takeaways: (_, { gauge, diameter, area, nearestAwg, iecSize }, say) => [
    `The conductor is ${say.number(diameter!)} mm thick and has a cross-section of ${say.number(area!)} mm²${nearestAwg === null ? "" : `, AWG ${say.number(gauge!, 2)}`}.`,
    iecSize === null
      ? "No single metric conductor is as large; several run in parallel instead."
      : "The next metric cable that is at least as thick is {iecSize}.",
    "A copper wire of {wireLength} has {resistance} at 20 °C and weighs {mass}.",
  ],
  formula: {
    tex: [
      String.raw`d = 0.127\,\text{mm} \cdot 92^{(36 - n)/39}`,
      String.raw`A = \frac{\pi}{4}\,d^2`,
      String.raw`R = \frac{\rho\,\ell}{A}, \qquad \rho = \tfrac{1}{58}\,\Omega\,\text{mm}^2/\text{m}`,
    ],
    where: {
      d: "diameter of the bare conductor",
      n: "AWG number: 1/0 is 0, 2/0 is −1, 3/0 is −2, 4/0 is −3",
      A: "cross-section",
      R: "direct-current resistance at 20 °C",
      "\\rho": "resistivity of annealed copper (100 % IACS)",
      "\\ell": "Length of the wire",
    },
  },
  howTo: [
    "Choose under Given what you know: the AWG gauge, the bare diameter (without insulation) or the cross-section.",
    "Enter it in the field that appears.",
    "Set the Length of the wire for its resistance and weight; for a circuit count the way there and back.",
    "Order the Next metric size where only mm² cable is sold, and check the current it may carry in your wiring rules.",
  ],
  faq: [
    {
      question: "Why do larger AWG numbers mean thinner wire?",
      answer:
        "The gauge counts how often the wire was drawn through smaller and smaller dies. Each step is 10.9 % thinner; three steps halve the cross-section, six halve the diameter.",
    },
    {
      question: "What is AWG 12 in mm²?",
      answer:
        "3.31 mm² (2.05 mm across). Metric cable comes in 2.5 and 4 mm²; to be safe take 4 mm². AWG 14 is 2.08 mm², AWG 10 is 5.26 mm².",
    },
    {
      question: "What are 1/0 and 4/0?",
      answer:
        "“Aught” sizes beyond 1: 1/0 stands for 0, 4/0 for 0000, with 107.2 mm². Beyond that the United States counts in kcmil (thousands of circular mils), starting at 250.",
    },
    {
      question: "How does temperature change the resistance?",
      answer:
        "Copper gains 0.393 % per kelvin: at 70 °C, an allowed conductor temperature, it is 20 % above the figure at 20 °C.",
    },
  ],
  about: [
    "Diameters follow the geometric series of ASTM B258 between 0.005 inch (AWG 36) and 0.46 inch (AWG 4/0). Resistance and weight are for solid, round, annealed copper; a stranded wire of the same gauge has nearly the same metal area but is thicker outside.",
    "The metric size is compared by area only. IEC 60228 fixes metric conductors by their maximum resistance, so a real 2.5 mm² conductor may measure a little less than 2.5 mm².",
  ],
  sources: [
    "ASTM B258-18 (AWG diameters)",
    "IEC 60228:2023 (conductor sizes)",
    "IEC 60028:1925 (resistance and density of copper)",
  ],
  primary: "nearestAwg",
  caution:
    "Not a current rating: what a wire may carry depends on insulation, bundling and heat; see your electrical code.",
  phrases: ["AWG {awg} in mm2", "{area} mm2 to AWG", "wire gauge of {diameter}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "AWG 12, 100 m long",
      inputs: { mode: "awg", awg: "12", wireLength: 100 },
      outputs: { diameter: 2.05252539, area: 3.30877288, iecSize: 4 },
    },
    {
      title: "The AWG gauge of 2.5 mm² cable",
      inputs: { mode: "area", area: 2.5, wireLength: 50 },
      outputs: { nearestAwg: "13", resistance: 0.344827586 },
    },
    {
      title: "A bare wire of 1 mm diameter",
      inputs: { mode: "diameter", diameter: 1 },
      outputs: { nearestAwg: "18", area: 0.785398163 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { mode: "awg", awg: "14", diameter: 2, area: 2.5, wireLength: 30 },
      outputs: { gauge: 14, diameter: 1.62772663379, area: 2.0809077171, resistance: 0.248565265562, iecSize: 2.5 },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "awg", awg: "4/0", wireLength: 25 },
      outputs: {
        gauge: -3,
        nearestAwg: "4/0",
        area: 107.219302577,
        areaKcmil: 211.6,
        iecSize: 120,
        resistancePerKm: 0.160804807492,
        resistancePer1000ft: 0.0490133053236,
        resistance: 0.0040201201873,
        mass: 23.8294899977,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "awg", awg: "10", wireLength: 25 },
      outputs: {
        gauge: 10,
        nearestAwg: "10",
        area: 5.26115495451,
        areaKcmil: 10.3830221016,
        iecSize: 6,
        resistancePerKm: 3.2771092012,
        resistancePer1000ft: 0.998862884525,
        resistance: 0.0819277300299,
        mass: 1.16929168864,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "awg", awg: "24", wireLength: 25 },
      outputs: {
        gauge: 24,
        nearestAwg: "24",
        area: 0.204730308147,
        areaKcmil: 0.404040430806,
        iecSize: 0.5,
        resistancePerKm: 84.2150801529,
        resistancePer1000ft: 25.6687564306,
        resistance: 2.10537700382,
        mass: 0.0455013109857,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "awg", awg: "40", wireLength: 25 },
      outputs: {
        gauge: 40,
        nearestAwg: "40",
        area: 0.00501036137826,
        areaKcmil: 0.00988807464849,
        iecSize: 0.5,
        resistancePerKm: 3441.14486136,
        resistancePer1000ft: 1048.86095374,
        resistance: 86.0286215339,
        mass: 0.00111355281632,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "diameter", diameter: 1, wireLength: 1000 },
      outputs: {
        gauge: 18.201918967,
        nearestAwg: "18",
        area: 0.785398163397,
        areaKcmil: 1.55000310001,
        iecSize: 1,
        resistancePerKm: 21.9524059437,
        resistancePer1000ft: 6.69109333164,
        resistance: 21.9524059437,
        mass: 6.9821896726,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "diameter", diameter: 0.01, wireLength: 1000 },
      outputs: {
        gauge: 57.9210774799,
        nearestAwg: null,
        area: 7.85398163397e-5,
        areaKcmil: 0.000155000310001,
        iecSize: 0.5,
        resistancePerKm: 219524.059437,
        resistancePer1000ft: 66910.9333164,
        resistance: 219524.059437,
        mass: 0.00069821896726,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "diameter", diameter: 50, wireLength: 1000 },
      outputs: {
        gauge: -15.5389104884,
        nearestAwg: null,
        area: 1963.49540849,
        areaKcmil: 3875.00775002,
        iecSize: 2000,
        resistancePerKm: 0.00878096237748,
        resistancePer1000ft: 0.00267643733266,
        resistance: 0.00878096237748,
        mass: 17455.4741815,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "area", area: 2.5, wireLength: 10 },
      outputs: {
        gauge: 13.2087229883,
        nearestAwg: "13",
        area: 2.5,
        areaKcmil: 4.93381310347,
        iecSize: 2.5,
        resistancePerKm: 6.89655172414,
        resistancePer1000ft: 2.10206896552,
        resistance: 0.0689655172414,
        mass: 0.22225,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "area", area: 120, wireLength: 10 },
      outputs: {
        gauge: -3.4856488131,
        nearestAwg: "4/0",
        area: 120.0,
        areaKcmil: 236.823028967,
        iecSize: 120,
        resistancePerKm: 0.14367816092,
        resistancePer1000ft: 0.0437931034483,
        resistance: 0.0014367816092,
        mass: 10.668,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "area", area: 2000, wireLength: 10 },
      outputs: {
        gauge: -15.6183498543,
        nearestAwg: null,
        area: 2000.0,
        areaKcmil: 3947.05048278,
        iecSize: 2000,
        resistancePerKm: 0.00862068965517,
        resistancePer1000ft: 0.0026275862069,
        resistance: 8.62068965517e-5,
        mass: 177.8,
      },
    },
    {
      by: "mpmath 1.3, 30 digits",
      inputs: { mode: "area", area: 0.0001, wireLength: 10 },
      outputs: {
        gauge: 56.879342072,
        nearestAwg: null,
        area: 0.0001,
        areaKcmil: 0.000197352524139,
        iecSize: 0.5,
        resistancePerKm: 172413.793103,
        resistancePer1000ft: 52551.7241379,
        resistance: 1724.13793103,
        mass: 8.89e-6,
      },
    },
    {
      by: "ASTM B258: AWG 36 is 0.005 in and AWG 4/0 0.46 in",
      inputs: { mode: "awg", awg: "36" },
      outputs: {
        diameterInches: 0.005,
        diameter: 0.127,
        table: { rows: 44, first: { awg: "4/0", diameter: 11.684 }, last: { awg: "40" } },
      },
    },
    { by: "Refusal: no such gauge", inputs: { awg: "5/0" }, refuses: "awg" },
    { by: "Refusal", inputs: { mode: "diameter", diameter: 60 }, refuses: "diameter" },
    { by: "Refusal", inputs: { mode: "area", area: 0 }, refuses: "area" },
    { by: "Refusal", inputs: { wireLength: -1 }, refuses: "wireLength" },
  ],
});

/** Kilograms per litre, which is grams per metre and square millimetre. */
const COPPER_DENSITY = 8.89;

const IEC_SIZES = [
  0.5, 0.75, 1, 1.5, 2.5, 4, 6, 10, 16, 25, 35, 50, 70, 95, 120, 150, 185, 240, 300, 400, 500, 630, 800, 1000, 1200,
  1400, 1600, 1800, 2000,
];

function gaugeOf(name: string): number {
  return NAMES.indexOf(name) - 3;
}

/** The diameter in mm of a gauge number. */
function diameterOf(gauge: number): number {
  return 0.127 * 92 ** ((36 - gauge) / 39);
}

/** A solid copper wire by its diameter in mm. */
function wireOf(diameter: number) {
  const area = (Math.PI * diameter ** 2) / 4;
  return { diameter, area, resistancePerKm: 1000 / 58 / area };
}
