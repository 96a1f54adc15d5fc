import {
  defineCalculator,
  boolean,
  choice,
  integer,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { piecesFor, piecesWithin } from "#maths/whole-pieces.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

interface Hold {
  readonly container: string;
  /** Inside measures in centimetres. */
  readonly length: number;
  readonly width: number;
  readonly height: number;
  /** Kilograms. */
  readonly payload: number;
}

/** Typical inside measures and payloads; they differ a little by owner. */
const HOLDS: Readonly<Record<string, Hold>> = {
  "20": { container: "20 ft container", length: 589.8, width: 235.2, height: 239.3, payload: 28_200 },
  "40": { container: "40 ft container", length: 1203.2, width: 235.2, height: 239.3, payload: 26_700 },
  "40hc": { container: "40 ft high cube", length: 1203.2, width: 235.2, height: 269.8, payload: 26_600 },
  "45hc": { container: "45 ft high cube", length: 1355.6, width: 235.2, height: 269.8, payload: 27_700 },
  eu: { container: "European trailer 13.6 m", length: 1360, width: 245, height: 270, payload: 24_000 },
  us53: { container: "US trailer 53 ft", length: 1600, width: 251, height: 279, payload: 20_400 },
};
const HOLD_ORDER = ["20", "40", "40hc", "45hc", "eu", "us53"];

type Side = "Length" | "Width" | "Height";
/** Which side lies along the length, across and upwards; the first two keep the piece upright. */
const ARRANGEMENTS: readonly (readonly [along: Side, across: Side, up: Side])[] = [
  ["Length", "Width", "Height"],
  ["Width", "Length", "Height"],
  ["Length", "Height", "Width"],
  ["Height", "Length", "Width"],
  ["Width", "Height", "Length"],
  ["Height", "Width", "Length"],
];

export default defineCalculator({
  id: "container-load",
  name: "Container Load Calculator",
  category: "transportation",
  emoji: "🚢",
  description:
    "How many cartons or pallets fit in a shipping container or trailer by space and by weight, and how many containers you need.",
  keywords: [
    "CBM",
    "cargo loading",
    "20ft 40ft",
    "cubic meters",
    "stuffing",
    "pallets per truck",
    "high cube",
    "shipping volume",
    "how many boxes fit in a container",
    "load a container",
    "fit furniture",
  ],
  related: [
    { id: "dimensional-weight", stage: "complementary", relevance: 80 },
    { id: "freight-class", stage: "complementary", relevance: 74 },
    "volume",
    { id: "volume-converter", stage: "complementary", relevance: 66 },
    "weight-converter",
  ],
  inputs: {
    container: choice("Container", {
      default: "40hc",
      options: [
        ["20", "20 ft container"],
        ["40", "40 ft container"],
        ["40hc", "40 ft high cube"],
        ["45hc", "45 ft high cube"],
        ["eu", "European trailer 13.6 m"],
        ["us53", "US trailer 53 ft"],
        ["custom", "Another size"],
      ],
      also: ["trailer"],
      called: {
        "40hc": ["40 foot high cube", "high cube", "40 ft high cube", "hi cube"],
        us53: ["53 foot trailer", "semi trailer", "dry van", "semi"],
        eu: ["european trailer", "megatrailer", "euro trailer"],
      },
    }),
    length: quantity("Length of one piece", length, {
      unit: "cm",
      default: 60,
      defaultIn: { imperial: "24 in" },
      min: 0.1,
      max: 5000,
      also: ["long", "by", "measuring"],
      decimals: 2,
    }),
    width: quantity("Width of one piece", length, {
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 0.1,
      max: 5000,
      also: ["wide"],
      decimals: 2,
    }),
    height: quantity("Height of one piece", length, {
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 0.1,
      max: 5000,
      also: ["high"],
      decimals: 2,
    }),
    weight: quantity("Weight of one piece", mass, {
      unit: "kg",
      default: 18,
      defaultIn: { imperial: "40 lb" },
      min: 0.001,
      max: 100_000,
      decimals: 1,
      also: ["apiece", "each", "weighs", "weighing", "at"],
    }),
    quantity: integer("Pieces to ship", {
      default: 1500,
      min: 1,
      max: 100_000_000,
      also: ["units to ship"],
    }),
    upright: boolean("Keep upright", { default: true }),
    stackable: boolean("May be stacked", { default: true }),
    payloadLimit: quantity("Road weight limit, if lower", mass, {
      unit: "kg",
      default: 26_000,
      min: 1,
      max: 1_000_000,
      help: "Road limits are often lower than what the container may carry.",
      decimals: 1,
    }),
    insideLength: quantity("Inside length", length, {
      unit: "cm",
      default: 600,
      defaultIn: { imperial: "236 in" },
      min: 1,
      max: 10_000,
      when: { container: "custom" },
      decimals: 1,
    }),
    insideWidth: quantity("Inside width", length, {
      unit: "cm",
      default: 240,
      defaultIn: { imperial: "94 in" },
      min: 1,
      max: 10_000,
      when: { container: "custom" },
      decimals: 1,
    }),
    insideHeight: quantity("Inside height", length, {
      unit: "cm",
      default: 240,
      defaultIn: { imperial: "94 in" },
      min: 1,
      max: 10_000,
      when: { container: "custom" },
      decimals: 1,
    }),
    customPayload: quantity("Payload", mass, {
      unit: "kg",
      default: 10_000,
      defaultIn: { imperial: "22000 lb" },
      min: 1,
      max: 10_000_000,
      when: { container: "custom" },
      decimals: 1,
    }),
  },
  outputs: {
    unitsPerContainer: integer("Pieces per container", {
      also: ["how many fit", "fit", "load into", "how many can i load", "how many boxes fit"],
    }),
    containersNeeded: integer("Containers needed", {
      also: ["how many containers", "containers do i need"],
    }),
    unitsInLast: integer("Pieces in the last one"),
    limitedBy: text("Limited by", { labels: { space: "Space", weight: "Weight" } }),
    unitsBySpace: integer("Pieces by space"),
    unitsByWeight: integer("Pieces by weight"),
    volumeUse: percent("Space used", { decimals: 1 }),
    weightUse: percent("Payload used", { decimals: 1 }),
    containerVolume: quantity("Volume of the container", volume, { unit: "m3", decimals: 1 }),
    payload: quantity("Payload", mass, { unit: "kg", decimals: 0 }),
    totalVolume: quantity("Volume of the shipment", volume, { unit: "m3", decimals: 2 }),
    totalWeight: quantity("Weight of the shipment", mass, { unit: "kg", decimals: 0 }),
    revenueTons: number("Revenue tons (W/M)", { decimals: 2 }),
    arrangements: table(
      "Ways to load it",
      {
        along: text("Along the length"),
        across: text("Across"),
        up: text("Upwards"),
        lengthwise: integer("Lengthwise"),
        widthwise: integer("Side by side"),
        layers: integer("Layers"),
        units: integer("Pieces"),
      },
      { mark: { column: "units", equals: "unitsBySpace" } },
    ),
    byContainer: table("In other containers", {
      container: text("Container"),
      units: integer("Pieces"),
      containers: integer("Needed", { none: "Does not fit" }),
      volumeUse: percent("Space used", { decimals: 1 }),
      weightUse: percent("Payload used", { decimals: 1 }),
    }),
  },
  figures: ["containersNeeded", "unitsInLast", "limitedBy", "volumeUse", "weightUse", "totalVolume", "totalWeight"],
  pictures: [
    {
      draw: "shape",
      forms: [["box", "length", "width", "height"]],
      beside: ["card", "person"],
      title: "One package to scale",
    },
    { draw: "bars", of: ["volumeUse", "weightUse"], title: "How full the container is" },
  ],
  compute(inputs) {
    const { length, width, height, weight, quantity } = inputs;
    const pieceVolume = length * width * height;
    const load = (hold: Hold) => loadOf(inputs, hold);
    const custom = {
      container: "Another size",
      length: inputs.insideLength,
      width: inputs.insideWidth,
      height: inputs.insideHeight,
      payload: inputs.customPayload,
    };
    const { arrangements, unitsBySpace, unitsByWeight, units, volumeUse, weightUse, volume, payload } = load(
      HOLDS[inputs.container] ?? custom,
    );
    if (unitsBySpace === 0)
      refuse("length", "The piece does not fit in this container. Choose a larger one, or untick Keep upright.");
    if (unitsByWeight === 0)
      refuse("weight", "One piece is heavier than the payload. Choose another container or a lighter piece.");
    const containersNeeded = piecesFor(quantity / units);
    const totalVolume = (quantity * pieceVolume) / 1_000_000;
    const totalWeight = quantity * weight;
    return {
      unitsPerContainer: units,
      containersNeeded,
      unitsInLast: quantity - units * (containersNeeded - 1),
      limitedBy: unitsBySpace <= unitsByWeight ? "space" : "weight",
      unitsBySpace,
      unitsByWeight,
      volumeUse,
      weightUse,
      containerVolume: volume / 1_000_000,
      payload,
      totalVolume,
      totalWeight,
      revenueTons: Math.max(totalVolume, totalWeight / 1000),
      arrangements,
      byContainer: HOLD_ORDER.map((id) => {
        const other = load(HOLDS[id]!);
        return {
          container: HOLDS[id]!.container,
          units: other.units,
          containers: other.units > 0 ? piecesFor(quantity / other.units) : null,
          volumeUse: other.volumeUse,
          weightUse: other.weightUse,
        };
      }),
    };
  },
  takeaways: (_, outputs) => [
    outputs.limitedBy === "space"
      ? outputs.unitsPerContainer === 1
        ? `Only one piece fits in each container; space runs out before weight.`
        : `{unitsPerContainer} pieces fit in each container; space runs out before weight.`
      : `Each container can take {unitsPerContainer} ${outputs.unitsPerContainer === 1 ? "piece" : "pieces"}: there is room for {unitsBySpace}, but the payload of {payload} is reached first.`,
    outputs.containersNeeded === 1
      ? `One container is enough for the whole shipment.`
      : `You need {containersNeeded} containers, the last with {unitsInLast} ${outputs.unitsInLast === 1 ? "piece" : "pieces"}.`,
    `A full container uses {volumeUse} of its space and {weightUse} of its payload.`,
  ],
  formula: {
    tex: [
      String.raw`u = \max_{(a,b,c)} \left\lfloor \frac{L}{a} \right\rfloor \left\lfloor \frac{W}{b} \right\rfloor \left\lfloor \frac{H}{c} \right\rfloor \qquad n = \min\left(u, \left\lfloor \frac{P}{m} \right\rfloor\right)`,
      String.raw`N = \left\lceil \frac{q}{n} \right\rceil \qquad R = \max\left(V_{\text{m}^3},\ m_{\text{t}}\right)`,
    ],
    where: {
      "a, b, c": "sides of a piece in each allowed arrangement",
      "L, W, H": "inside length, width and height",
      "P, m": "payload and weight of a piece",
      n: "pieces per container",
      "N, q": "containers needed and pieces to ship",
      R: "revenue tons: the volume in cubic meters or the weight in metric tons, whichever is larger",
    },
  },
  howTo: [
    "Choose the Container, or Another size to enter your own inside dimensions and payload.",
    "Enter the length, width, height and weight of one piece, including its pallet and any overhang.",
    "Enter the Pieces to ship. Untick Keep upright if pieces may lie on their side, and untick May be stacked for fragile goods.",
    "Lower the Road weight limit where trucks may carry less than the container.",
    "Compare Ways to load it and In other containers.",
  ],
  faq: [
    {
      question: "How many pallets fit in a container?",
      answer:
        "With every pallet facing the same way, a 40 ft container takes 20 pallets of 120 × 80 cm or 120 × 100 cm, and a 20 ft container takes 8. Mixing both directions fits 24 or 25 European pallets (120 × 80 cm) in a 40 ft container and 11 in a 20 ft one. A 13.6 m trailer takes 33 or 34.",
    },
    {
      question: "What does CBM or W/M mean on a quote?",
      answer:
        "CBM means cubic meters. Ocean freight for less than a full container is charged per revenue ton, by weight or measure (W/M): one metric ton or one cubic meter, whichever comes to more. A shipment of 3 m³ and 1.8 metric tons counts as 3.",
    },
    {
      question: "Why is a container never completely full?",
      answer:
        "Whole pieces leave gaps at the end, the side and the top. For cartons, 80% to 90% is good; for pallets, 60% to 75%. Taking an inch off a carton can add a whole row: try it here.",
    },
  ],
  about: [
    "Use it to plan loads of cartons, crates or pallets of one size and to compare containers and trailers. All pieces face the same way, parallel to the walls.",
    "Real loading plans mix directions and can fit a few percent more. Inside dimensions differ by a centimeter or two between owners, and the door is lower and narrower than the space behind it (about 228 cm high, or 258 cm for a high cube). The weight must be spread evenly over the floor and the axles.",
  ],
  sources: [
    "ISO 668:2020 Series 1 freight containers: classification, dimensions and ratings",
    "Hapag-Lloyd, Container Specification (typical inside dimensions and payloads)",
    "Council Directive 96/53/EC (trailer lengths and weights)",
  ],
  caution:
    "A plan by size and weight only: axle loads, floor strength and load securing have limits of their own, which the carrier confirms.",
  phrases: [
    "how many boxes {length} x {width} x {height} fit in a {container} container",
    "containers for {quantity} cartons {length} x {width} x {height}",
    "{quantity} cartons",
    "{quantity} boxes {length} x {width} x {height}",
    "{quantity} pallets",
    "boxes {length} x {width} x {height} that weigh {weight} each",
    "how many containers do i need for {quantity} boxes",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "800 cartons of 60 × 40 × 40 cm in 20 ft containers",
      inputs: { container: "20", quantity: 800, payloadLimit: 21_500 },
      outputs: { unitsPerContainer: 225, containersNeeded: 4, unitsInLast: 125, volumeUse: 65.0682261 },
    },
    {
      title: "Heavy pallets in a European trailer, not stacked",
      inputs: {
        container: "eu",
        length: 120,
        width: 80,
        height: 145,
        weight: 800,
        quantity: 60,
        stackable: false,
        payloadLimit: 24_000,
      },
      outputs: { unitsBySpace: 34, unitsPerContainer: 30, limitedBy: "weight", containersNeeded: 2 },
    },
  ],
});

interface Piece {
  readonly length: number;
  readonly width: number;
  readonly height: number;
  readonly weight: number;
  readonly upright: boolean;
  readonly stackable: boolean;
  readonly payloadLimit: number;
}

/** What of these pieces goes into a hold: every way to set them, and the best one up to the payload. */
function loadOf(piece: Piece, hold: Hold) {
  const sides = { Length: piece.length, Width: piece.width, Height: piece.height };
  const arrangements = ARRANGEMENTS.slice(0, piece.upright ? 2 : 6).map(([along, across, up]) => {
    const lengthwise = piecesWithin(hold.length / sides[along]);
    const widthwise = piecesWithin(hold.width / sides[across]);
    const layers = Math.min(piecesWithin(hold.height / sides[up]), piece.stackable ? Number.POSITIVE_INFINITY : 1);
    return { along, across, up, lengthwise, widthwise, layers, units: lengthwise * widthwise * layers };
  });
  const payload = Math.min(hold.payload, piece.payloadLimit);
  const unitsBySpace = Math.max(...arrangements.map((one) => one.units));
  const unitsByWeight = piecesWithin(payload / piece.weight);
  const units = Math.min(unitsBySpace, unitsByWeight);
  const volume = hold.length * hold.width * hold.height;
  return {
    arrangements,
    unitsBySpace,
    unitsByWeight,
    units,
    volume,
    payload,
    volumeUse: (100 * units * piece.length * piece.width * piece.height) / volume,
    weightUse: (100 * units * piece.weight) / payload,
  };
}
