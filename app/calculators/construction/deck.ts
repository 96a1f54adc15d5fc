import { defineCalculator, boolean, integer, money, number, percent, quantity, table, text } from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

/** The joist spacings of the table, in centimetres: metric ones, and 16 and 24 in. */
const SPACINGS = [30, 40, 40.64, 45, 60, 60.96];

export default defineCalculator({
  id: "deck",
  name: "Deck Calculator",
  category: "construction",
  emoji: "🪵",
  description:
    "Deck boards, joists, beams, posts, screws and railing for a rectangular deck, with the materials and cost.",
  keywords: ["decking boards", "joists", "composite", "patio", "deck screws", "beam", "railing", "terrace"],
  related: [
    { id: "stairs", stage: "next_step", relevance: 82 },
    { id: "board-foot", stage: "complementary", relevance: 76 },
    "fence",
    { id: "concrete", stage: "next_step", relevance: 74 },
    "pavers",
    "wall-framing",
  ],
  inputs: {
    length: quantity("Deck length (along the boards and the house)", length, {
      unit: "m",
      default: 6,
      min: 0.001,
      max: 500,
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Deck width (away from the house)", length, {
      unit: "m",
      default: 4,
      min: 0.001,
      max: 500,
      also: ["wide", "deep", "by"],
      decimals: 2,
    }),
    boardWidth: quantity("Board width", length, { unit: "mm", default: 140, min: 10, max: 2000, decimals: 1 }),
    boardGap: quantity("Gap between boards", length, { unit: "mm", default: 5, min: 0, max: 100, decimals: 1 }),
    boardLength: quantity("Board length to buy", length, { unit: "m", default: 4, min: 0.1, max: 50, decimals: 2 }),
    waste: percent("Waste", { default: 10, min: 0, max: 100 }),
    joistSpacing: quantity("Joist spacing", length, {
      unit: "cm",
      default: 40,
      min: 5,
      max: 300,
      also: ["joists", "on center"],
      decimals: 1,
    }),
    beams: integer("Beams", { default: 1, min: 0, max: 20 }),
    postSpacing: quantity("Largest post spacing on a beam", length, {
      unit: "m",
      default: 2,
      min: 0.1,
      max: 20,
      decimals: 2,
    }),
    railing: boolean("Railing on three sides", { default: true }),
    stairOpening: quantity("Opening for stairs", length, {
      unit: "m",
      default: 1.2,
      min: 0,
      max: 500,
      when: { railing: true },
      decimals: 2,
    }),
    pricePerBoard: money("Price per deck board", { default: 22, min: 0, decimals: 2 }),
    joistPrice: money("Joist price per metre", { default: 6, min: 0, decimals: 2 }),
    beamPrice: money("Beam price per metre", { default: 14, min: 0, decimals: 2 }),
    pricePerPost: money("Price per post with footing", { default: 45, min: 0, decimals: 2 }),
    railingPrice: money("Railing price per metre", { default: 60, min: 0, when: { railing: true }, decimals: 2 }),
    pricePer100Screws: money("Price per 100 screws", { default: 9, min: 0, decimals: 2 }),
  },
  outputs: {
    boards: integer("Deck boards to buy"),
    area: quantity("Deck area", area, { unit: "m2", decimals: 2 }),
    boardRows: integer("Rows of boards"),
    deckingLength: quantity("Length of decking laid", length, { unit: "m", decimals: 1 }),
    lastBoardWidth: quantity("Width of the last row", length, { unit: "mm", decimals: 0 }),
    joists: integer("Joists"),
    joistLength: quantity("Length of all joists", length, { unit: "m", decimals: 1 }),
    rimLength: quantity("Ledger and rim joist", length, { unit: "m", decimals: 1 }),
    beamLength: quantity("Length of beams", length, { unit: "m", decimals: 1 }),
    posts: integer("Posts and footings"),
    screws: integer("Screws"),
    railingLength: quantity("Railing", length, { unit: "m", decimals: 2 }),
    totalCost: money("Cost", { decimals: 2 }),
    costPerArea: money("Cost per m2", { decimals: 2 }),
    materials: table(
      "Materials",
      {
        item: text("Item"),
        quantity: number("Amount", { decimals: 1 }),
        cost: money("Cost", { decimals: 2 }),
      },
      { split: { name: "item", value: "cost" } },
    ),
    byJoistSpacing: table(
      "By joist spacing",
      {
        spacing: quantity("Spacing", length, { unit: "cm", decimals: 2 }),
        joists: integer("Joists"),
        screws: integer("Screws"),
      },
      { mark: { column: "spacing", equals: "joistSpacing" } },
    ),
  },
  compute(inputs) {
    const { width, waste, railing } = inputs;
    const area = inputs.length * width;
    const [boardWidth, pitch] = [inputs.boardWidth / 1000, (inputs.boardWidth + inputs.boardGap) / 1000];
    const boardRows = piecesFor(width / pitch);
    const deckingLength = boardRows * inputs.length;
    const boards = piecesFor((deckingLength * (1 + waste / 100)) / inputs.boardLength);
    const joistsAt = (centimetres: number) => piecesFor((inputs.length * 100) / centimetres) + 1;
    const joists = joistsAt(inputs.joistSpacing);
    const joistLength = joists * width;
    const rimLength = 2 * inputs.length;
    const beamLength = inputs.beams * inputs.length;
    const posts = (piecesFor(inputs.length / inputs.postSpacing) + 1) * inputs.beams;
    const screws = boardRows * joists * 2;
    const railingLength = railing ? Math.max(0, inputs.length + 2 * width - inputs.stairOpening) : 0;
    const material = (item: string, quantity: number, price: number) => ({ item, quantity, cost: quantity * price });
    const materials = [
      material("Decking (boards)", boards, inputs.pricePerBoard),
      material("Joists and rims (m)", joistLength + rimLength, inputs.joistPrice),
      material("Beams (m)", beamLength, inputs.beamPrice),
      material("Footings and posts", posts, inputs.pricePerPost),
      material("Railing (m)", railingLength, inputs.railingPrice),
      material("Screws", screws, inputs.pricePer100Screws / 100),
    ];
    const totalCost = materials.reduce((sum, row) => sum + row.cost, 0);
    return {
      boards,
      area,
      boardRows,
      deckingLength,
      lastBoardWidth: Math.min(boardWidth, width - (boardRows - 1) * pitch) * 1000,
      joists,
      joistLength,
      rimLength,
      beamLength,
      posts,
      screws,
      railingLength,
      totalCost,
      costPerArea: totalCost / area,
      materials,
      byJoistSpacing: SPACINGS.map((spacing) => ({
        spacing,
        joists: joistsAt(spacing),
        screws: boardRows * joistsAt(spacing) * 2,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `The deck of {area} takes {boardRows} rows of boards: buy {boards} of {boardLength}, with {waste} for cuts.`,
    outputs.lastBoardWidth! < inputs.boardWidth - 0.5
      ? `The last row is ripped to {lastBoardWidth}; change the gap or the width a little if that strip is too narrow.`
      : `The last row is a whole board, so nothing needs to be ripped.`,
    `Below lie {joists} joists${inputs.beams > 0 ? " on {posts} posts" : ""}; everything costs {totalCost}, or {costPerArea} a square metre.`,
  ],
  formula: {
    tex: [
      String.raw`n = \left\lceil \frac{W}{b + g} \right\rceil \qquad \text{boards} = \left\lceil \frac{n L\left(1 + \frac{a}{100}\right)}{l_b} \right\rceil`,
      String.raw`J = \left\lceil \frac{L}{s} \right\rceil + 1 \qquad P = B\left(\left\lceil \frac{L}{p} \right\rceil + 1\right) \qquad \text{screws} = 2 n J`,
    ],
    where: {
      n: "rows of boards",
      "L, W": "length (along the boards) and width of the deck",
      "b, g": "board width and gap",
      a: "waste in percent",
      l_b: "length of a board",
      "J, s": "joists and their spacing",
      "P, B, p": "posts, beams and the largest post spacing",
    },
  },
  howTo: [
    "Enter Deck length along the house and Deck width away from it. Boards run along the length, joists across.",
    "Enter Board width, Gap between boards and the Board length to buy. Boards as long as the deck, or half as long, leave the least waste.",
    "Set the Joist spacing that the decking allows: usually 40 cm (16 in), for composite laid diagonally 30 cm (12 in).",
    "Set Beams and Largest post spacing; a deck on a ledger needs one beam at the outer edge, a free-standing one two.",
    "Tick Railing on three sides if the deck needs one, and enter the prices.",
  ],
  faq: [
    {
      question: "When does a deck need a railing?",
      answer:
        "Under the International Residential Code where the floor is more than 30 in (76 cm) above the ground within 3 ft of the edge; the guard must be at least 36 in high and let no 4 in sphere through. Other countries start lower: in England at 60 cm, in Germany mostly at 1 m.",
    },
    {
      question: "How wide should the gap between boards be?",
      answer:
        "5 to 6 mm for dry wood and composite, so that water and leaves get through. Wet pressure-treated boards shrink by 5 to 8 mm as they dry and can be laid tight. Composite also needs a gap at board ends, by the maker's table.",
    },
    {
      question: "How many screws does a deck need?",
      answer:
        "Two at every crossing of board and joist: with 14 cm boards and joists at 40 cm that is about 35 per square metre. Hidden clips need one per crossing.",
    },
  ],
  about: [
    "Use it for the material list of a rectangular deck with boards parallel to the house. For an L-shape, compute two rectangles.",
    "It counts pieces; it does not size them. Which joist, beam and footing carries which span depends on the wood, the load (usually 40 psf or 2 kN/m²) and the frost depth: see DCA 6 or your local tables. The joists of the outer rim, blocking, hangers, ledger bolts and stairs are extra.",
  ],
  sources: [
    "American Wood Council, DCA 6, Prescriptive Residential Wood Deck Construction Guide (2015)",
    "International Residential Code 2021, section R507",
  ],
  caution:
    "A material list, not a structural design: spans, footings, ledger and guards follow the local building code.",
  overflow: "pricePerBoard",
  phrases: ["deck {length} by {width} materials", "how many deck boards for {length} x {width}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "A deck of 5 by 3.5 m with railing",
      inputs: { length: 5, width: 3.5 },
      outputs: { boards: 35, joists: 14, screws: 700, totalCost: 2085 },
    },
    {
      title: "A 24 by 10 ft deck in 5.5 in boards, joists at 16 in, no railing",
      inputs: {
        length: 7.3152,
        width: 3.048,
        boardWidth: 139.7,
        boardGap: 3.175,
        boardLength: 4.8768,
        joistSpacing: 40.64,
        railing: false,
      },
      outputs: { boardRows: 22, boards: 37, joists: 19, railingLength: 0 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        length: 5,
        width: 3.5,
        boardWidth: 140,
        boardGap: 5,
        boardLength: 4,
        waste: 10,
        joistSpacing: 40,
        beams: 1,
        postSpacing: 2,
        railing: true,
        stairOpening: 1.2,
        pricePerBoard: 22,
        joistPrice: 6,
        beamPrice: 14,
        pricePerPost: 45,
        railingPrice: 60,
        pricePer100Screws: 9,
      },
      outputs: { boards: 35, joists: 14, screws: 700, totalCost: 2085 },
    },
    {
      by: "Python 3.11 fractions, boards laid one by one",
      inputs: {},
      outputs: {
        boards: 47,
        area: 24,
        boardRows: 28,
        deckingLength: 168,
        lastBoardWidth: 85,
        joists: 16,
        joistLength: 64,
        rimLength: 12,
        beamLength: 6,
        posts: 4,
        screws: 896,
        railingLength: 12.8,
        totalCost: 2602.64,
        costPerArea: 108.443333333,
        materials: {
          rows: 6,
          first: { item: "Decking (boards)", quantity: 47, cost: 1034 },
          last: { item: "Screws", quantity: 896, cost: 80.64 },
        },
        byJoistSpacing: {
          rows: 6,
          first: { spacing: 30, joists: 21, screws: 1176 },
          last: { spacing: 60.96, joists: 11, screws: 616 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, boards laid one by one",
      inputs: {
        length: 7.3,
        width: 3.05,
        boardWidth: 139.7,
        boardGap: 3.175,
        boardLength: 4.8768,
        joistSpacing: 40.64,
        beams: 2,
        postSpacing: 2.4384,
        railing: false,
      },
      outputs: {
        boards: 37,
        area: 22.265,
        boardRows: 22,
        deckingLength: 160.6,
        lastBoardWidth: 49.625,
        joists: 19,
        joistLength: 57.95,
        rimLength: 14.6,
        beamLength: 14.6,
        posts: 8,
        screws: 836,
        railingLength: 0,
        totalCost: 1888.94,
        costPerArea: 84.838984954,
        materials: {
          rows: 6,
          first: { item: "Decking (boards)", quantity: 37, cost: 814 },
          last: { item: "Screws", quantity: 836, cost: 75.24 },
        },
        byJoistSpacing: {
          rows: 6,
          first: { spacing: 30, joists: 26, screws: 1144 },
          last: { spacing: 60.96, joists: 13, screws: 572 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, boards laid one by one",
      inputs: {
        length: 3,
        width: 2,
        boardWidth: 145,
        boardGap: 0,
        waste: 0,
        joistSpacing: 60,
        beams: 0,
        stairOpening: 10,
      },
      outputs: {
        boards: 11,
        area: 6,
        boardRows: 14,
        deckingLength: 42,
        lastBoardWidth: 115,
        joists: 6,
        joistLength: 12,
        rimLength: 6,
        beamLength: 0,
        posts: 0,
        screws: 168,
        railingLength: 0,
        totalCost: 365.12,
        costPerArea: 60.8533333333,
        materials: {
          rows: 6,
          first: { item: "Decking (boards)", quantity: 11, cost: 242 },
          last: { item: "Screws", quantity: 168, cost: 15.12 },
        },
        byJoistSpacing: {
          rows: 6,
          first: { spacing: 30, joists: 11, screws: 308 },
          last: { spacing: 60.96, joists: 6, screws: 168 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, boards laid one by one",
      inputs: { length: 4, width: 1.45, joistSpacing: 50, waste: 5, beams: 3 },
      outputs: {
        boards: 11,
        area: 5.8,
        boardRows: 10,
        deckingLength: 40,
        lastBoardWidth: 140,
        joists: 9,
        joistLength: 13.05,
        rimLength: 8,
        beamLength: 12,
        posts: 9,
        screws: 180,
        railingLength: 5.7,
        totalCost: 1299.5,
        costPerArea: 224.051724138,
        materials: {
          rows: 6,
          first: { item: "Decking (boards)", quantity: 11, cost: 242 },
          last: { item: "Screws", quantity: 180, cost: 16.2 },
        },
        byJoistSpacing: {
          rows: 6,
          first: { spacing: 30, joists: 15, screws: 300 },
          last: { spacing: 60.96, joists: 8, screws: 160 },
        },
      },
    },
    {
      by: "Python 3.11 fractions, boards laid one by one",
      inputs: { length: 2.5, width: 0.1, boardLength: 2.5, waste: 0 },
      outputs: {
        boards: 1,
        area: 0.25,
        boardRows: 1,
        deckingLength: 2.5,
        lastBoardWidth: 100,
        joists: 8,
        joistLength: 0.8,
        rimLength: 5,
        beamLength: 2.5,
        posts: 3,
        screws: 16,
        railingLength: 1.5,
        totalCost: 318.24,
        costPerArea: 1272.96,
        materials: {
          rows: 6,
          first: { item: "Decking (boards)", quantity: 1, cost: 22 },
          last: { item: "Screws", quantity: 16, cost: 1.44 },
        },
        byJoistSpacing: {
          rows: 6,
          first: { spacing: 30, joists: 10, screws: 20 },
          last: { spacing: 60.96, joists: 6, screws: 12 },
        },
      },
    },
    { by: "Refusal", inputs: { length: 0 }, refuses: "length" },
    { by: "Refusal", inputs: { boardWidth: 5 }, refuses: "boardWidth" },
    { by: "Refusal", inputs: { beams: 21 }, refuses: "beams" },
  ],
});
