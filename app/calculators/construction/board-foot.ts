import { defineCalculator, integer, list, money, number, percent, quantity, table, price } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** Cubic meters in a board foot, 12 in x 12 in x 1 in: exact. */
const BOARD_FOOT = 0.002359737216;

export default defineCalculator({
  id: "board-foot",
  name: "Board Foot Calculator",
  category: "construction",
  emoji: "🪚",
  description: "Board feet, cubic meters, weight and cost of a lumber list of any thickness, width and length.",
  keywords: [
    "lumber",
    "timber volume",
    "hardwood",
    "bdft",
    "wood cost",
    "cubic meter",
    "sawn wood",
    "FBM",
    "board feet",
    "slab",
    "maple boards",
    "oak boards",
    "walnut",
  ],
  related: [
    { id: "deck", stage: "next_step", relevance: 78 },
    "fence",
    { id: "wall-framing", stage: "next_step", relevance: 80 },
    { id: "volume-converter", stage: "complementary", relevance: 72 },
    "flooring",
  ],
  inputs: {
    boards: list("Boards", {
      of: {
        quantity: integer("Pieces", { unsaid: 1, min: 1, max: 1_000_000 }),
        thickness: quantity("Thickness", length, { unit: "mm", min: 0.1, max: 2000, decimals: 1 }),
        width: quantity("Width", length, { unit: "mm", min: 0.1, max: 5000, decimals: 1 }),
        length: quantity("Length", length, { unit: "m", min: 0.001, max: 100, decimals: 2 }),
      },
      default: [
        { quantity: 10, thickness: 25.4, width: 152.4, length: 2.4384 },
        { quantity: 4, thickness: 50.8, width: 203.2, length: 3.048 },
      ],
      defaultIn: {
        metric: [
          { quantity: 10, thickness: 25.4, width: "150 mm", length: "2.4 m" },
          { quantity: 4, thickness: 50.8, width: "200 mm", length: "3 m" },
        ],
      },
      minItems: 1,
      maxItems: 100,
      help: "In North America, use the nominal size: 1 in for a 4/4 board.",
      also: ["boards", "lumber"],
    }),
    waste: percent("Waste", {
      default: 15,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap"],
    }),
    pricePerBoardFoot: money("Price per board foot", {
      default: 6,
      min: 0,
      also: ["price", "per board foot", "a board foot", "per bf", "a bf", "board foot price", "the yard wants"],
      decimals: 2,
    }),
    density: quantity("Density of the wood", density, {
      unit: "kg/m3",
      default: 530,
      defaultIn: { imperial: "33 lb/ft³" },
      min: 50,
      max: 1500,
      help: "In kg/m³ (lb/ft³): pine 500 (31), oak 720 (45), maple 700 (44), walnut 640 (40).",
      decimals: 0,
    }),
  },
  outputs: {
    boardFeet: number("Board feet", { unit: "board feet", decimals: 2, also: ["board foot"] }),
    boardFeetWithWaste: number("Board feet with waste", { unit: "board feet", decimals: 2 }),
    totalCost: money("Cost with waste", { decimals: 2, also: ["wood cost", "lumber cost", "what will the wood cost"] }),
    volume: quantity("Volume", volume, { unit: "m3", decimals: 4, imperial: "ft3" }),
    linearLength: quantity("Length of all boards", length, { unit: "m", decimals: 2 }),
    faceArea: quantity("Face area", area, { unit: "m2", decimals: 2 }),
    pieces: integer("Pieces"),
    weight: quantity("Weight", mass, { unit: "kg", decimals: 1, also: ["weigh", "how heavy"] }),
    pricePerCubicMeter: price("Price by volume", volume, { unit: "m3" }),
    breakdown: table("Board by board", {
      quantity: integer("Pieces"),
      thickness: quantity("Thickness", length, { unit: "mm", decimals: 1 }),
      width: quantity("Width", length, { unit: "mm", decimals: 1 }),
      length: quantity("Length", length, { unit: "m", decimals: 2 }),
      boardFeetEach: number("Board feet each", { decimals: 3 }),
      boardFeet: number("Board feet", { decimals: 2 }),
      cost: money("Cost", { decimals: 2 }),
    }),
  },
  compute({ boards, waste, pricePerBoardFoot, density }) {
    const rows = boards.map((board) => {
      const boardFeetEach = ((board.thickness / 1000) * (board.width / 1000) * board.length) / BOARD_FOOT;
      return {
        ...board,
        boardFeetEach,
        boardFeet: boardFeetEach * board.quantity,
        cost: boardFeetEach * board.quantity * pricePerBoardFoot,
      };
    });
    const total = (of: (row: (typeof rows)[number]) => number) => rows.reduce((sum, row) => sum + of(row), 0);
    const boardFeet = total((row) => row.boardFeet);
    const boardFeetWithWaste = boardFeet * (1 + waste / 100);
    const volume = boardFeet * BOARD_FOOT;
    return {
      boardFeet,
      boardFeetWithWaste,
      totalCost: boardFeetWithWaste * pricePerBoardFoot,
      volume,
      linearLength: total((row) => row.quantity * row.length),
      faceArea: total((row) => (row.quantity * row.length * row.width) / 1000),
      pieces: total((row) => row.quantity),
      weight: volume * density,
      pricePerCubicMeter: pricePerBoardFoot / BOARD_FOOT,
      breakdown: rows,
    };
  },
  takeaways: (inputs, outputs, say) => [
    `${outputs.pieces === 1 ? "One board makes" : "{pieces} boards make"} {boardFeet}, or {volume} of wood weighing about {weight}.`,
    inputs.waste > 0
      ? `Buy {boardFeetWithWaste} to allow {waste} for defects and offcuts${inputs.pricePerBoardFoot > 0 ? "; that costs {totalCost}" : ""}.`
      : `${inputs.pricePerBoardFoot > 0 ? "At {pricePerBoardFoot} a board foot the wood costs {totalCost}, with nothing" : "Nothing is"} added for offcuts.`,
    inputs.pricePerBoardFoot > 0
      ? `The price is {pricePerCubicMeter}, or ${say.money(inputs.pricePerBoardFoot * 1000)} per thousand board feet (MBF).`
      : `Enter a Price per board foot to see the cost.`,
  ],
  formula: {
    tex: [
      String.raw`\text{bf} = \sum_i n_i \frac{t_i\,w_i\,l_i}{0.002359737216\ \text{m}^3} = \sum_i n_i \frac{t_{\text{in}}\,w_{\text{in}}\,l_{\text{ft}}}{12}`,
      String.raw`C = \text{bf}\left(1 + \tfrac{a}{100}\right) p`,
    ],
    where: {
      n: "pieces of one size",
      "t, w, l": "thickness, width and length of a board",
      a: "waste in percent",
      p: "price per board foot",
      C: "cost with waste",
    },
  },
  howTo: [
    "Under Boards, add a row for every size, with the number of pieces. Change the unit next to a field to enter inches and feet.",
    "For North American hardwood, enter the rough thickness (1 in for 4/4, 2 in for 8/4) and the actual width; for softwood, the nominal size by which it is sold.",
    "Set the Waste: 10% for clear stock and simple parts, 20% to 30% for hardwood with knots and sapwood.",
    "Enter the Price per board foot, and the Density of the wood if you want the weight.",
  ],
  faq: [
    {
      question: "Do I enter nominal or actual sizes?",
      answer:
        "The size by which the wood is sold. A softwood 2x4 measures 1.5 by 3.5 in but counts as 2 by 4: at 8 ft long, it is 5.33 board feet. Hardwood is counted by its rough thickness in quarter inches (5/4 is 1.25 in), even after planing. Lumber sold by the cubic meter is measured at its actual size.",
    },
    {
      question: "How many board feet are in a cubic meter?",
      answer:
        "423.776; a board foot is 144 cubic inches, or 2.3597 liters. Multiply a price per board foot by 424 to get the price per m³, or divide a price per thousand board feet (MBF) by 2.36.",
    },
    {
      question: "What is the difference between a board foot and a linear foot?",
      answer:
        "A linear foot counts only length. A board 1 in thick and 6 in wide has half a board foot in every linear foot; at 2 in thick it has one. The total length is shown as Length of all boards.",
    },
  ],
  about: [
    "Use it to price a hardwood order, to compare a sawmill's quote per board foot with a lumberyard's price per cubic meter, or to see whether a load is too heavy for your car.",
    "The weight assumes one density for the whole list and air-dried wood (about 12% moisture). Freshly sawn green wood can weigh half as much again. Hardwood yards round each board to the nearest whole or quarter board foot, so their tally may differ by a few percent.",
  ],
  caution:
    "The weight is an estimate for air-dried wood: check what your vehicle or roof rack may carry before you load it.",
  sources: [
    "NIST Handbook 130, uniform regulation on softwood and hardwood lumber (board foot)",
    "National Hardwood Lumber Association, Rules for the Measurement and Inspection of Hardwood",
    "USDA Forest Products Laboratory, Wood Handbook (densities)",
  ],
  overflow: "pricePerBoardFoot",
  phrases: ["board feet of lumber at {pricePerBoardFoot} per board foot", "how many board feet with {waste} waste"],
  updated: "2026-11-28",
  examples: [
    {
      title: "Twelve 2x4s, 8 ft long, by nominal size",
      inputs: {
        boards: [{ quantity: 12, thickness: 50.8, width: 101.6, length: 2.4384 }],
        waste: 0,
        pricePerBoardFoot: 1.1,
      },
      outputs: { boardFeet: 64, totalCost: 70.4 },
    },
    {
      title: "Six 38 by 140 mm joists, 3.6 m long",
      inputs: { boards: [{ quantity: 6, thickness: 38, width: 140, length: 3.6 }] },
      outputs: { boardFeet: 48.6969478, volume: 0.114912, totalCost: 336.0089397 },
    },
  ],
});
