import {
  defineCalculator,
  boolean,
  integer,
  list,
  money,
  percent,
  quantity,
  table,
  text,
  price,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

/** Baseboards are cut at corners: a tenth more is bought. */
const BASEBOARD_CUTS = 1.1;

export default defineCalculator({
  id: "flooring",
  name: "Flooring Calculator",
  category: "construction",
  emoji: "🪵",
  description:
    "Boxes of laminate, vinyl, hardwood or carpet for several rooms, with waste, underlayment, baseboards, labor and cost.",
  keywords: [
    "laminate",
    "hardwood",
    "vinyl plank",
    "carpet",
    "underlayment",
    "baseboard",
    "skirting",
    "parquet",
    "floor planks",
    "engineered wood",
    "LVP",
    "redo floors",
    "cartons of flooring",
  ],
  related: [
    { id: "tile", stage: "complementary", relevance: 82 },
    { id: "square-footage", stage: "complementary", relevance: 80 },
    { id: "paint", stage: "next_step", relevance: 68 },
    "pavers",
    "wallpaper",
  ],
  inputs: {
    rooms: list("Rooms", {
      of: {
        name: text("Room", { maxLength: 40 }),
        length: quantity("Length", length, { unit: "m", min: 0.01, max: 10_000, decimals: 2 }),
        width: quantity("Width", length, { unit: "m", min: 0.01, max: 10_000, decimals: 2 }),
      },
      default: [
        { name: "Living room", length: 6, width: 4.5 },
        { name: "Bedroom", length: 4, width: 3.5 },
        { name: "Hall", length: 4.2, width: 1.2 },
      ],
      defaultIn: {
        imperial: [
          { name: "Living room", length: "20 ft", width: "15 ft" },
          { name: "Bedroom", length: "13 ft", width: "11.5 ft" },
          { name: "Hall", length: "14 ft", width: "4 ft" },
        ],
      },
      minItems: 1,
      maxItems: 50,
      also: [
        "room",
        "living room",
        "bedroom",
        "kitchen",
        "hallway",
        "hall",
        "den",
        "office",
        "basement",
        "dining room",
      ],
    }),
    waste: percent("Waste and cuts", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      help: "7% to 10% for straight planks, 15% for diagonal, 15% to 20% for herringbone.",
      also: [
        "extra",
        "overage",
        "cuts",
        "spare",
        "allowance",
        "for waste",
        "scrap",
        "for cuts",
        "offcuts",
        "for waste and cuts",
      ],
    }),
    boxCoverage: quantity("Area per box", area, {
      unit: "m2",
      default: 2.2,
      defaultIn: { imperial: "24 ft²" },
      min: 0.01,
      max: 1000,
      also: [
        "box covers",
        "per box",
        "a box",
        "in a box",
        "carton covers",
        "per carton",
        "a carton",
        "case covers",
        "a case",
        "per case",
        "each carton covers",
        "covers",
        "each box covers",
        "to a box",
      ],
      decimals: 2,
    }),
    pricePerBox: money("Price per box", {
      default: 55,
      min: 0,
      also: ["per box", "a box", "a carton", "per carton", "a case", "per case", "each box"],
      decimals: 2,
    }),
    underlay: boolean("Underlayment", { default: true }),
    underlayRoll: quantity("Area of an underlayment roll", area, {
      unit: "m2",
      default: 10,
      defaultIn: { imperial: "100 ft²" },
      min: 0.1,
      max: 1000,
      when: { underlay: true },
      decimals: 2,
    }),
    pricePerRoll: money("Price per underlayment roll", { default: 30, min: 0, when: { underlay: true }, decimals: 2 }),
    doorways: integer("Doorways without baseboard", { default: 4, min: 0, max: 500 }),
    doorWidth: quantity("Width of a doorway", length, {
      unit: "m",
      default: 0.8,
      defaultIn: { imperial: "2.5 ft" },
      min: 0,
      max: 20,
      decimals: 2,
    }),
    baseboardLength: quantity("Length of a baseboard", length, {
      unit: "m",
      default: 2.4,
      defaultIn: { imperial: "8 ft" },
      min: 0.001,
      max: 50,
      decimals: 2,
    }),
    pricePerBaseboard: money("Price per baseboard", { default: 9, min: 0, decimals: 2 }),
    laborPerSquareMeter: price("Labor per area", area, {
      unit: "m2",
      default: 0,
      min: 0,
      decimals: 2,
      also: ["installer", "installation", "labor", "to install"],
    }),
  },
  outputs: {
    boxes: integer("Boxes to buy", { also: ["boxes", "cartons", "cases", "boxes of flooring"] }),
    area: quantity("Floor area", area, { unit: "m2", decimals: 2, also: ["square feet"] }),
    areaWithWaste: quantity("Area with waste", area, { unit: "m2", decimals: 2 }),
    leftover: quantity("Left over after laying", area, { unit: "m2", decimals: 2 }),
    materialCost: money("Flooring cost", {
      decimals: 2,
      also: [
        "flooring cost",
        "material cost",
        "hardwood cost",
        "laminate cost",
        "vinyl cost",
        "carpet cost",
        "flooring alone",
        "cost of the flooring",
      ],
    }),
    underlayRolls: integer("Underlayment rolls"),
    baseboardLengthTotal: quantity("Baseboard length", length, { unit: "m", decimals: 2 }),
    baseboards: integer("Baseboards"),
    laborCost: money("Labor", { decimals: 2 }),
    totalCost: money("Total cost", { decimals: 2 }),
    costPerArea: price("Cost per area", area, { unit: "m2", decimals: 2 }),
    byRoom: table("Room by room", {
      name: text("Room"),
      area: quantity("Area", area, { unit: "m2", decimals: 2 }),
      areaWithWaste: quantity("Area with waste", area, { unit: "m2", decimals: 2 }),
      share: percent("Share", { decimals: 1 }),
    }),
    costs: table(
      "Costs",
      {
        item: text("Item"),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "item", value: "cost" } },
    ),
  },
  compute(inputs) {
    const { rooms, waste, boxCoverage, doorways, doorWidth } = inputs;
    const withWaste = (squareMeters: number) => squareMeters * (1 + waste / 100);
    const area = rooms.reduce((sum, room) => sum + room.length * room.width, 0);
    const outline = rooms.reduce((sum, room) => sum + 2 * (room.length + room.width), 0);
    const boxes = piecesFor(withWaste(area) / boxCoverage);
    const underlayRolls = inputs.underlay ? piecesFor(withWaste(area) / inputs.underlayRoll) : 0;
    const baseboardLengthTotal = Math.max(0, outline - doorways * doorWidth);
    const baseboards = piecesFor((baseboardLengthTotal * BASEBOARD_CUTS) / inputs.baseboardLength);
    const materialCost = boxes * inputs.pricePerBox;
    const laborCost = area * inputs.laborPerSquareMeter;
    const costs = [
      { item: "Flooring", cost: materialCost },
      { item: "Underlayment", cost: underlayRolls * inputs.pricePerRoll },
      { item: "Baseboards", cost: baseboards * inputs.pricePerBaseboard },
      { item: "Labor", cost: laborCost },
    ];
    const totalCost = costs.reduce((sum, row) => sum + row.cost, 0);
    return {
      boxes,
      area,
      areaWithWaste: withWaste(area),
      leftover: boxes * boxCoverage - area,
      materialCost,
      underlayRolls,
      baseboardLengthTotal,
      baseboards,
      laborCost,
      totalCost,
      costPerArea: totalCost / area,
      byRoom: rooms.map((room) => {
        const own = room.length * room.width;
        return { name: room.name, area: own, areaWithWaste: withWaste(own), share: (100 * own) / area };
      }),
      costs,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Buy {boxes} ${outputs.boxes === 1 ? "box" : "boxes"} for {area} of floor${inputs.waste > 0 ? ", including {waste} for cuts" : ""}.`,
    inputs.underlay
      ? `With {underlayRolls} ${outputs.underlayRolls === 1 ? "roll" : "rolls"} of underlayment and ${counted(outputs.baseboards!, "baseboard", "{baseboards}")}, everything costs {totalCost}.`
      : `With ${counted(outputs.baseboards!, "baseboard", "{baseboards}")}, everything costs {totalCost}.`,
    `About {leftover} will be cut off or left over, which is ${say.percent((100 * outputs.leftover!) / (outputs.area! + outputs.leftover!), 0)} of what you buy.`,
  ],
  formula: {
    tex: [
      String.raw`A = \sum_i l_i w_i \qquad \text{boxes} = \left\lceil \frac{A\left(1 + \frac{a}{100}\right)}{A_b} \right\rceil`,
      String.raw`B = \max\left(0,\ \sum_i 2(l_i + w_i) - n\,d\right) \qquad \text{boards} = \left\lceil \frac{1.1\,B}{l_b} \right\rceil`,
    ],
    where: {
      "l_i, w_i": "length and width of each room",
      a: "waste in percent",
      A_b: "area per box",
      B: "length of baseboard, with a tenth more for cuts",
      "n, d": "number and width of doorways",
      l_b: "length of a baseboard",
    },
  },
  howTo: [
    "Under Rooms, add every room with its length and width; split L-shaped rooms in two.",
    "Set Waste and cuts: 7% to 10% for planks along one wall, 15% for a diagonal layout, 15% to 20% for herringbone.",
    "Copy the Area per box from the label and enter the Price per box.",
    "Uncheck Underlayment if the planks come with it attached or the floor is glued down.",
    "Count each doorway once for every room that it opens into, since it interrupts the baseboard on both sides.",
  ],
  faq: [
    {
      question: "How many boxes do I need for 500 square feet?",
      answer:
        "500 square feet plus 10% for waste is 550. With 23.7 sq ft (2.2 m²) per box, that takes 24 boxes. Round up only once for all rooms with the same floor, as is done here: an offcut from one room can start a row in the next.",
    },
    {
      question: "What does underlayment do?",
      answer:
        "It evens out small bumps and muffles footsteps; under floating laminate and engineered wood it is required. Two layers are not better: the click joints flex and break. On concrete, add a 0.2 mm vapor barrier.",
    },
    {
      question: "How does carpet from the roll differ?",
      answer:
        "It comes in widths of 4 or 5 m (12 or 15 ft), and all pieces must run the same way, so the real waste depends on how the width fits the room. Set the Area per box to the roll's width times 1 m, and the waste to 10% to 20%.",
    },
  ],
  about: [
    "Use it to compare floors and to order boards, underlayment and baseboards in one go. Waste is added to the area; narrow halls and many doors need the upper end of the range.",
    "Leave the boards in the room for two days before you lay them, and keep a gap of about 10 mm (3/8 in) at the walls, which the baseboard covers. Thresholds, stair nosings and leveling compound are not counted.",
  ],
  caution: "Quantities only: order from one batch, and have old flooring tested for asbestos before you tear it out.",
  sources: [
    "National Wood Flooring Association, installation guidelines (waste allowance by pattern)",
    "North American Laminate Flooring Association, installation guidance",
  ],
  overflow: "pricePerBox",
  phrases: [
    "laminate flooring {pricePerBox} per box {boxCoverage} per box",
    "flooring with {waste} waste",
    "how many boxes of flooring for {rooms} at {boxCoverage} per box",
    "redoing two bedrooms {rooms} each carton covers {boxCoverage} add {waste} for cuts",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5 by 3.2 m office, 15% for a diagonal layout",
      inputs: { rooms: [{ name: "Office", length: 5, width: 3.2 }], waste: 15 },
      outputs: { boxes: 9, area: 16, totalCost: 618 },
    },
    {
      title: "Living room, bedroom and hall, with an installer at 18 per m²",
      inputs: { laborPerSquareMeter: 18 },
      outputs: { boxes: 24, underlayRolls: 6, baseboards: 20, laborCost: 828.72, totalCost: 2508.72 },
    },
  ],
});
