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
      defaultIn: { imperial: "0.08 in" },
      min: 0.01,
      max: 50,
      metric: "mm",
      imperial: "in",
      when: { mode: "diameter" },
    }),
    area: number("Cross-section", { default: 2.5, min: 0.0001, max: 2000, unit: "mm²", when: { mode: "area" } }),
    wireLength: quantity("Length of the wire", length, {
      unit: "m",
      default: 100,
      defaultIn: { imperial: "300 ft" },
      min: 0,
      max: 1_000_000,
    }),
  },
  outputs: {
    gauge: number("AWG (exact)", { decimals: 2 }),
    nearestAwg: text("Nearest AWG", { none: "Outside AWG 4/0 to 40" }),
    diameter: quantity("Diameter", length, {
      unit: "mm",
      metric: "mm",
      imperial: "in",
      decimals: 4,
      also: ["wire diameter", "how thick"],
    }),
    diameterInches: quantity("Diameter in other units", length, { unit: "in", metric: "in", imperial: "mm" }),
    area: number("Cross-section", { unit: "mm²", also: ["cross section"] }),
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
        diameter: quantity("Diameter", length, { unit: "mm", metric: "mm", imperial: "in", decimals: 4 }),
        area: number("Cross-section, mm²"),
        resistancePerKm: number("Ω/km"),
      },
      { mark: { column: "awg", equals: "nearestAwg" } },
    ),
  },
  pictures: [
    { draw: "shape", forms: [["circle", "diameter"]], beside: ["hair", "pencil"], title: "The wire's cross-section" },
  ],
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
    `The conductor is ${say.number(diameter!)} mm (${say.number(diameter! / 25.4, 4)} in) thick and has a cross-section of ${say.number(area!)} mm²${
      nearestAwg === null
        ? ""
        : `, ${
            // The sizes above AWG 1 have names: 1/0 for 0, 4/0 for -3.
            gauge! > 0
              ? `AWG ${say.number(gauge!, 2)}`
              : Number.isInteger(gauge)
                ? "AWG {nearestAwg}"
                : "about AWG {nearestAwg}"
          }`
    }.`,
    iecSize === null
      ? "No single metric conductor is that large; several are run in parallel instead."
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
      "\\rho": "resistivity of annealed copper (100% IACS)",
      "\\ell": "Length of the wire",
    },
  },
  howTo: [
    "Under Given, choose what you know: the AWG gauge, the bare diameter (without insulation) or the cross-section.",
    "Enter it in the field that appears.",
    "Set the Length of the wire for its resistance and weight; for a circuit, count the way there and back.",
    "Where only mm² cable is sold, order the Next metric size, and check your wiring code for the current it may carry.",
  ],
  faq: [
    {
      question: "Why do larger AWG numbers mean thinner wire?",
      answer:
        "The gauge originally counted how many times the wire was drawn through smaller and smaller dies. Each step is 10.9% thinner; three steps halve the cross-section, six halve the diameter.",
    },
    {
      question: "What is AWG 12 in mm²?",
      answer:
        "3.31 mm² (2.05 mm across). Metric cable comes in 2.5 and 4 mm²; to be safe, use 4 mm². AWG 14 is 2.08 mm², AWG 10 is 5.26 mm².",
    },
    {
      question: "What are 1/0 and 4/0?",
      answer:
        "“Aught” sizes larger than 1: 1/0 stands for 0 and 4/0 for 0000, which has 107.2 mm². Beyond that, the United States uses kcmil (thousands of circular mils), starting at 250.",
    },
    {
      question: "How does temperature change the resistance?",
      answer:
        "The resistance of copper rises by 0.393% per °C: at 70 °C (158 °F), a permitted conductor temperature, it is 20% above the figure at 20 °C (68 °F).",
    },
  ],
  about: [
    "Diameters follow the geometric series of ASTM B258 between 0.005 inch (AWG 36) and 0.46 inch (AWG 4/0). Resistance and weight are for solid, round, annealed copper; a stranded wire of the same gauge has nearly the same metal area but a larger outside diameter.",
    "The metric size is matched by area alone. IEC 60228 defines metric conductors by their maximum resistance, so a real 2.5 mm² conductor may measure a little less than 2.5 mm².",
  ],
  sources: [
    "ASTM B258-18 (AWG diameters)",
    "IEC 60228:2023 (conductor sizes)",
    "IEC 60028:1925 (resistance and density of copper)",
  ],
  primary: "nearestAwg",
  caution:
    "Not a current rating: how much current a wire may carry depends on insulation, bundling and heat. Check your electrical code.",
  phrases: [
    "AWG {awg} in mm2",
    "{area} mm2 to AWG",
    "wire gauge of {diameter}",
    "{awg} awg in mm2",
    "diameter of {awg} gauge wire in mm",
    "{awg} gauge wire",
  ],
  updated: "2026-11-30",
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
      title: "A bare wire 1 mm in diameter",
      inputs: { mode: "diameter", diameter: 1 },
      outputs: { nearestAwg: "18", area: 0.785398163 },
    },
  ],
});

/** Kilograms per liter, which is grams per meter and square millimeter. */
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
