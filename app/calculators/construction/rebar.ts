import {
  defineCalculator,
  choice,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { circleArea } from "#maths/geometry.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { massPerLength } from "#units/mass-per-length.ts";

interface Bar {
  readonly size: string;
  /** Nominal diameter in millimeters. */
  readonly diameter: number;
  /** Nominal mass in kg per meter: EN 10080 and ASTM A615/A615M. */
  readonly massPerLength: number;
}

/** In the order of the choice. */
const BARS: readonly (readonly [id: string, bar: Bar])[] = [
  ["6", { size: "6 mm", diameter: 6, massPerLength: 0.222 }],
  ["8", { size: "8 mm", diameter: 8, massPerLength: 0.395 }],
  ["10", { size: "10 mm", diameter: 10, massPerLength: 0.617 }],
  ["12", { size: "12 mm", diameter: 12, massPerLength: 0.888 }],
  ["14", { size: "14 mm", diameter: 14, massPerLength: 1.21 }],
  ["16", { size: "16 mm", diameter: 16, massPerLength: 1.58 }],
  ["20", { size: "20 mm", diameter: 20, massPerLength: 2.47 }],
  ["25", { size: "25 mm", diameter: 25, massPerLength: 3.85 }],
  ["28", { size: "28 mm", diameter: 28, massPerLength: 4.83 }],
  ["32", { size: "32 mm", diameter: 32, massPerLength: 6.31 }],
  ["us3", { size: "#3 (9.5 mm)", diameter: 9.5, massPerLength: 0.56 }],
  ["us4", { size: "#4 (12.7 mm)", diameter: 12.7, massPerLength: 0.994 }],
  ["us5", { size: "#5 (15.9 mm)", diameter: 15.9, massPerLength: 1.552 }],
  ["us6", { size: "#6 (19.1 mm)", diameter: 19.1, massPerLength: 2.235 }],
  ["us7", { size: "#7 (22.2 mm)", diameter: 22.2, massPerLength: 3.042 }],
  ["us8", { size: "#8 (25.4 mm)", diameter: 25.4, massPerLength: 3.973 }],
  ["us9", { size: "#9 (28.7 mm)", diameter: 28.7, massPerLength: 5.06 }],
  ["us10", { size: "#10 (32.3 mm)", diameter: 32.3, massPerLength: 6.404 }],
  ["us11", { size: "#11 (35.8 mm)", diameter: 35.8, massPerLength: 7.907 }],
];

export default defineCalculator({
  id: "rebar",
  name: "Rebar Calculator",
  category: "construction",
  emoji: "🔩",
  description:
    "Bars, length, weight, laps, ties and cost of a rebar mat for a slab or footing, in metric and US bar sizes.",
  keywords: [
    "reinforcing steel",
    "rebar spacing",
    "rebar weight",
    "lap splice",
    "slab reinforcement",
    "mesh",
    "#4 bar",
    "bar count",
    "tying rebar",
    "rebar grid",
    "shop floor",
    "rebar mat",
  ],
  related: [
    { id: "concrete", stage: "complementary", relevance: 90 },
    { id: "metal-weight", stage: "complementary", relevance: 76 },
    { id: "retaining-wall", stage: "advanced_planning", relevance: 70 },
    "square-footage",
    "pavers",
  ],
  inputs: {
    length: quantity("Slab length", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0.001,
      max: 10_000,
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Slab width", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 10_000,
      also: ["wide", "by"],
      decimals: 2,
    }),
    barSize: choice("Bar", {
      default: "12",
      defaultIn: { imperial: "us4" },
      options: [
        ["6", "6 mm"],
        ["8", "8 mm"],
        ["10", "10 mm"],
        ["12", "12 mm"],
        ["14", "14 mm"],
        ["16", "16 mm"],
        ["20", "20 mm"],
        ["25", "25 mm"],
        ["28", "28 mm"],
        ["32", "32 mm"],
        ["us3", "#3 (9.5 mm)"],
        ["us4", "#4 (12.7 mm)"],
        ["us5", "#5 (15.9 mm)"],
        ["us6", "#6 (19.1 mm)"],
        ["us7", "#7 (22.2 mm)"],
        ["us8", "#8 (25.4 mm)"],
        ["us9", "#9 (28.7 mm)"],
        ["us10", "#10 (32.3 mm)"],
        ["us11", "#11 (35.8 mm)"],
      ],
      also: ["bar", "rebar"],
    }),
    spacingLong: quantity("Spacing of the bars along the length", length, {
      unit: "cm",
      default: 20,
      defaultIn: { imperial: "8 in" },
      min: 1,
      max: 500,
      also: [
        "spacing",
        "on center",
        "oc",
        "grid",
        "apart",
        "centers",
        "every",
        "each way",
        "both ways",
        "o c",
        "inch centers",
        "spaced",
      ],
      decimals: 1,
    }),
    spacingCross: quantity("Spacing of the bars across", length, {
      unit: "cm",
      default: 20,
      defaultIn: { imperial: "8 in" },
      min: 1,
      max: 500,
      decimals: 1,
      unsaidLike: "spacingLong",
    }),
    cover: quantity("Concrete cover at the edges", length, {
      unit: "cm",
      default: 5,
      defaultIn: { imperial: "2 in" },
      min: 0,
      max: 100,
      help: "ACI 318: 7.5 cm (3 in) against earth, 5 or 4 cm (2 or 1 1/2 in) otherwise.",
      decimals: 1,
      assumable: true,
      also: [
        "cover",
        "from the edge",
        "from the edges",
        "in from the edges",
        "edge clearance",
        "clearance",
        "of cover",
      ],
    }),
    layers: integer("Layers (mats)", { default: 1, min: 1, max: 10 }),
    stockLength: quantity("Stock bar length", length, {
      unit: "m",
      default: 12,
      defaultIn: { imperial: "40 ft" },
      min: 0.1,
      max: 50,
      decimals: 2,
      assumable: true,
      also: ["sticks", "long bars", "stock", "bar length", "stock bars"],
    }),
    lapDiameters: number("Lap, in bar diameters", { default: 40, min: 0, max: 200 }),
    waste: percent("Waste", {
      default: 5,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap"],
    }),
    pricePerKilogram: price("Price of the steel", mass, {
      unit: "kg",
      default: 1.2,
      defaultIn: { imperial: 0.55 },
      min: 0,
      decimals: 2,
      also: ["a pound", "per pound", "per lb"],
    }),
  },
  outputs: {
    totalLength: quantity("Bar length", length, {
      unit: "m",
      decimals: 1,
      also: ["total length", "length of rebar", "feet of rebar", "feet of bar", "how much rebar", "linear feet"],
    }),
    mass: quantity("Weight", mass, { unit: "kg", decimals: 1, also: ["weigh", "pounds of rebar", "how heavy"] }),
    barsLong: integer("Bars along the length, per layer"),
    barsCross: integer("Bars across, per layer"),
    barLengthLong: quantity("Clear length of a long bar", length, { unit: "m", decimals: 2 }),
    barLengthCross: quantity("Clear length of a cross bar", length, { unit: "m", decimals: 2 }),
    lapLength: quantity("Lap length", length, { unit: "m", decimals: 2 }),
    laps: integer("Laps", { also: ["splices"] }),
    stockBars: integer("Stock bars by length", {
      also: ["bars", "sticks", "stock bars to buy"],
      help: "More if what is cut off goes unused.",
    }),
    orderMass: quantity("Weight with waste", mass, { unit: "kg", decimals: 1 }),
    intersections: integer("Crossings to tie", {
      also: ["places to tie", "ties", "crossings", "rebar ties", "intersections"],
    }),
    massPerArea: quantity("Steel per slab area", massPerArea, { unit: "kg/m2", decimals: 2 }),
    steelPerMeter: number("Steel area of the long bars per meter of width", { unit: "mm2/m", decimals: 0 }),
    steelPerFoot: number("Steel area of the long bars per foot of width", { unit: "in2/ft", decimals: 3 }),
    totalCost: money("Cost", { decimals: 2 }),
    bars: table("Bars", {
      direction: text("Direction"),
      count: integer("Bars in all layers"),
      length: quantity("Steel with laps", length, { unit: "m", decimals: 1 }),
      mass: quantity("Weight", mass, { unit: "kg", decimals: 1 }),
    }),
    sizes: table(
      "Same bars in other sizes",
      {
        size: text("Bar", { labels: Object.fromEntries(BARS.map(([id, { size }]) => [id, size])) }),
        massPerLength: quantity("Weight per length", massPerLength, { unit: "kg/m", decimals: 3 }),
        mass: quantity("Weight", mass, { unit: "kg", decimals: 1 }),
      },
      { mark: { column: "size", equals: "barSize" } },
    ),
  },
  figures: ["mass", "stockBars", "barsLong", "barsCross", "lapLength", "intersections", "totalCost"],
  pictures: [
    { draw: "shape", forms: [["rectangle", "length", "width"]], title: "The slab to scale" },
    { draw: "rows", table: "bars", name: "direction", value: "mass", title: "Weight of the bars each way" },
  ],
  compute(inputs) {
    const { length, width, layers, stockLength, waste } = inputs;
    const { diameter, massPerLength } = BARS.find(([id]) => id === inputs.barSize)![1];
    const barLengthLong = length - (2 * inputs.cover) / 100;
    const barLengthCross = width - (2 * inputs.cover) / 100;
    if (barLengthLong <= 0 || barLengthCross <= 0) {
      refuse("cover", "With this cover no bar fits in the slab. Enter less than half of its length and width.");
    }
    const lapLength = (inputs.lapDiameters * diameter) / 1000;
    if (lapLength >= stockLength)
      refuse("stockLength", "A stock bar is shorter than a lap. Enter a longer bar or fewer bar diameters of lap.");
    const barsLong = piecesFor((barLengthCross * 100) / inputs.spacingLong) + 1;
    const barsCross = piecesFor((barLengthLong * 100) / inputs.spacingCross) + 1;
    const lapsIn = (clear: number) => Math.max(1, piecesFor((clear - lapLength) / (stockLength - lapLength))) - 1;
    const group = (direction: string, bars: number, clear: number) => {
      const steel = layers * bars * (clear + lapsIn(clear) * lapLength);
      return { direction, count: layers * bars, length: steel, mass: steel * massPerLength };
    };
    const bars = [
      group("Along the length", barsLong, barLengthLong),
      group("Across", barsCross, barLengthCross),
    ] as const;
    const totalLength = bars[0].length + bars[1].length;
    const mass = totalLength * massPerLength;
    const orderMass = mass * (1 + waste / 100);
    const steelPerMeter = (layers * circleArea(diameter)) / (inputs.spacingLong / 100);
    return {
      totalLength,
      mass,
      barsLong,
      barsCross,
      barLengthLong,
      barLengthCross,
      lapLength,
      laps: layers * (barsLong * lapsIn(barLengthLong) + barsCross * lapsIn(barLengthCross)),
      stockBars: piecesFor((totalLength * (1 + waste / 100)) / stockLength),
      orderMass,
      intersections: layers * barsLong * barsCross,
      massPerArea: mass / (length * width),
      steelPerMeter,
      steelPerFoot: (steelPerMeter * 0.3048) / 25.4 ** 2,
      totalCost: orderMass * inputs.pricePerKilogram,
      bars,
      sizes: BARS.map(([size, bar]) => ({
        size,
        massPerLength: bar.massPerLength,
        mass: totalLength * bar.massPerLength,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `The mat takes {barsLong} bars along the length and {barsCross} across${inputs.layers > 1 ? " in each of {layers} layers" : ""}: {totalLength} of steel weighing {mass}.`,
    `By length that is {stockBars} ${outputs.stockBars === 1 ? "bar" : "bars"} of {stockLength} (${inputs.waste > 0 ? "{orderMass} with {waste} waste" : "{orderMass}"})${outputs.totalCost! > 0 ? " for {totalCost}" : ""}; it takes more if what you cut off goes unused.`,
    outputs.laps! > 0
      ? `That includes {laps} ${outputs.laps === 1 ? "lap" : "laps"} of {lapLength}; there are {intersections} crossings to tie.`
      : `Every bar fits without a lap; there are {intersections} crossings to tie.`,
  ],
  formula: {
    tex: [
      String.raw`n_l = \left\lceil \frac{W - 2c}{s_l} \right\rceil + 1 \qquad n_c = \left\lceil \frac{L - 2c}{s_c} \right\rceil + 1`,
      String.raw`p(x) = \max\left(1, \left\lceil \frac{x - k d}{S - k d} \right\rceil\right) \qquad \ell(x) = x + (p - 1)\,k d`,
      String.raw`m = N\left[n_l\,\ell(L - 2c) + n_c\,\ell(W - 2c)\right] \mu`,
    ],
    where: {
      "L, W": "length and width of the slab",
      c: "cover at the edges",
      "s_l, s_c": "spacing of the bars along the length and across",
      "n_l, n_c": "bars in each direction, per layer",
      "p(x), \\ell(x)": "pieces in a bar of clear length x, and the length of steel in it including laps",
      "k d": "lap: number of diameters times the bar diameter",
      S: "stock length",
      N: "layers",
      "\\mu": "mass of the bar per meter",
    },
  },
  howTo: [
    "Enter Slab length and Slab width, and the Concrete cover at the edges.",
    "Choose the Bar: metric sizes in millimeters or US sizes in eighths of an inch.",
    "Enter the spacing in both directions; for a strip footing, use the spacing of the stirrups or ties as the cross spacing.",
    "Set Layers to 2 for a mat at the top and one at the bottom.",
    "Enter the Stock bar length (6 or 12 m, 20 or 40 ft) and the Lap, in bar diameters: 40 is a common rule for tension laps.",
  ],
  faq: [
    {
      question: "What does a #4 bar weigh?",
      answer:
        "0.668 lb per foot, or 0.994 kg/m; it is 1/2 in thick. US numbers count eighths of an inch: #3 is 3/8 in (0.376 lb/ft), #5 is 5/8 in (1.043 lb/ft). A metric 12 mm bar weighs 0.888 kg/m; as a rule of thumb, d²/162 in kg/m for a diameter d in mm.",
    },
    {
      question: "How far apart should rebar be in a slab?",
      answer:
        "Patios and driveways often get #3 or #4 bars (10 or 12 mm) every 12 to 18 in (30 to 45 cm) to hold cracks together. ACI 318 limits the spacing to three times the slab's thickness and 18 in. Slabs that carry loads need a design.",
    },
    {
      question: "How much cover does the steel need?",
      answer:
        "ACI 318: 3 in (75 mm) where concrete is cast against earth, 2 in (50 mm) for #6 and larger exposed to weather, 1 1/2 in (40 mm) for smaller bars. In a slab, the mat sits on chairs a third of the way to halfway down from the top, not on the ground.",
    },
  ],
  about: [
    "Use it for the bar list of a rectangular slab, raft or strip footing with straight bars in both directions. Bars start and end at the cover; if the width is not a multiple of the spacing, the bars are set a little closer.",
    "Bends, hooks, starter bars, chairs and tie wire are not counted; allow about 8 to 15 kg of tie wire per tonne. Stock bars are counted from the total length, as if all offcuts at least as long as a lap were used: if you have many short bars, order a few more.",
  ],
  sources: [
    "ASTM A615/A615M (bar diameters and nominal mass, #3 to #11)",
    "EN 10080 (nominal mass of metric bars)",
    "ACI 318 (cover) and Concrete Reinforcing Steel Institute, Manual of Standard Practice",
  ],
  caution:
    "A bar list, not a design: for load-bearing concrete, a structural engineer sets the size, spacing, laps and cover.",
  overflow: "pricePerKilogram",
  phrases: [
    "rebar for a slab {length} by {width} spacing {spacingLong}",
    "how much rebar {length} x {width}",
    "rebar for {length} x {width} slab {spacingLong} spacing",
    "rebar {length} x {width} slab {spacingLong} on center {barSize}",
    "how much rebar for a {length} by {width} slab {spacingLong} grid",
    "rebar {length} x {width} slab {spacingLong} spacing both ways cover {stockLength} bars",
    "floor {length} by {width} bars every {spacingLong} each way in from the edges",
    "weight of bar in a {length} x {width} slab on {spacingLong} centers cover",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5 by 5 m slab, 10 mm bars every 20 cm",
      inputs: { length: 5, width: 5, barSize: "10" },
      outputs: { totalLength: 254.8, mass: 157.2116, barsLong: 26, stockBars: 23 },
    },
    {
      title: "A 24 by 24 ft garage slab, #4 bars every 16 in, 20 ft stock",
      inputs: {
        length: 7.3152,
        width: 7.3152,
        barSize: "us4",
        spacingLong: 40.64,
        spacingCross: 40.64,
        stockLength: 6.096,
      },
      outputs: { barsLong: 19, laps: 38, lapLength: 0.508, stockBars: 51 },
    },
  ],
});
