import { defineCalculator, boolean, integer, money, percent, quantity, table, text, price } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

/** The joist spacings of the table, in centimeters: metric ones, and 16 and 24 in. */
/** Of the spacing entered: 12, 16, 19.2 and 24 in for 16, and 30 to 60 cm for 40. */
const SPACINGS = [0.75, 1, 1.2, 1.5];

export default defineCalculator({
  id: "deck",
  name: "Deck Calculator",
  category: "construction",
  emoji: "🪵",
  description:
    "Deck boards, joists, beams, posts, screws and railing for a rectangular deck, with a list of materials and the cost.",
  keywords: [
    "decking boards",
    "joists",
    "composite",
    "patio",
    "deck screws",
    "beam",
    "railing",
    "terrace",
    "deck building",
    "wood deck",
    "railing length",
  ],
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
      defaultIn: { imperial: "20 ft" },
      min: 0.001,
      max: 500,
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Deck width (away from the house)", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 500,
      also: ["wide", "deep", "by", "out from the house"],
      decimals: 2,
    }),
    boardWidth: quantity("Board width", length, {
      unit: "mm",
      default: 140,
      defaultIn: { imperial: "5.5 in" },
      min: 10,
      max: 2000,
      decimals: 1,
      assumable: true,
      also: ["boards", "decking", "wide boards"],
    }),
    boardGap: quantity("Gap between boards", length, {
      unit: "mm",
      default: 5,
      defaultIn: { imperial: "0.2 in" },
      min: 0,
      max: 100,
      decimals: 1,
      assumable: true,
      also: ["gap", "between boards", "spacing between boards"],
    }),
    boardLength: quantity("Board length to buy", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.1,
      max: 50,
      decimals: 2,
      also: ["long boards"],
    }),
    waste: percent("Waste", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap"],
    }),
    joistSpacing: quantity("Joist spacing", length, {
      unit: "cm",
      default: 40,
      defaultIn: { imperial: "16 in" },
      min: 5,
      max: 300,
      also: ["joists", "on center", "oc", "apart", "centers"],
      decimals: 1,
      assumable: true,
    }),
    beams: integer("Beams", { default: 1, min: 0, max: 20 }),
    postSpacing: quantity("Largest post spacing on a beam", length, {
      unit: "m",
      default: 2,
      defaultIn: { imperial: "6.5 ft" },
      min: 0.1,
      max: 20,
      decimals: 2,
      assumable: true,
      also: ["between posts", "posts every"],
    }),
    railing: boolean("Railing on three sides", { default: true }),
    stairOpening: quantity("Opening for stairs", length, {
      unit: "m",
      default: 1.2,
      defaultIn: { imperial: "4 ft" },
      min: 0,
      max: 500,
      when: { railing: true },
      decimals: 2,
      also: [
        "gap for the steps",
        "gap for steps",
        "for the steps",
        "for the stairs",
        "stairs",
        "steps",
        "stair opening",
        "foot gap",
      ],
    }),
    pricePerBoard: money("Price per deck board", {
      default: 22,
      min: 0,
      decimals: 2,
      also: ["a board", "per board", "each board"],
    }),
    joistPrice: price("Joist price", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: 1.8 },
      min: 0,
      decimals: 2,
    }),
    beamPrice: price("Beam price", length, {
      unit: "m",
      default: 14,
      defaultIn: { imperial: 4.25 },
      min: 0,
      decimals: 2,
    }),
    pricePerPost: money("Price per post with footing", { default: 45, min: 0, decimals: 2 }),
    railingPrice: price("Railing price", length, {
      unit: "m",
      default: 60,
      defaultIn: { imperial: 18 },
      min: 0,
      when: { railing: true },
      decimals: 2,
    }),
    pricePer100Screws: money("Price per 100 screws", { default: 9, min: 0, decimals: 2 }),
  },
  outputs: {
    boards: integer("Deck boards to buy", { also: ["deck boards", "boards", "decking boards", "how much decking"] }),
    area: quantity("Deck area", area, { unit: "m2", decimals: 2, also: ["square feet"] }),
    boardRows: integer("Rows of boards"),
    deckingLength: quantity("Length of decking laid", length, { unit: "m", decimals: 1 }),
    lastBoardWidth: quantity("Width of the last row", length, { unit: "mm", decimals: 0 }),
    joists: integer("Joists", { also: ["joists"] }),
    joistLength: quantity("Length of all joists", length, { unit: "m", decimals: 1 }),
    rimLength: quantity("Ledger and rim joist", length, { unit: "m", decimals: 1 }),
    beamLength: quantity("Length of beams", length, { unit: "m", decimals: 1 }),
    posts: integer("Posts and footings", { also: ["footings", "deck posts"] }),
    screws: integer("Screws", { also: ["screws"] }),
    railingLength: quantity("Railing", length, {
      unit: "m",
      decimals: 2,
      also: ["feet of railing", "how much railing", "railing length"],
    }),
    totalCost: money("Cost", { decimals: 2, also: ["deck cost", "cost to build"] }),
    costPerArea: price("Cost per area", area, { unit: "m2", decimals: 2 }),
    materials: table(
      "Materials",
      {
        item: text("Item"),
        pieces: integer("Pieces"),
        length: quantity("Length", length, { unit: "m", decimals: 1 }),
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
  figures: ["area", "boardRows", "joists", "posts", "screws", "railingLength", "totalCost", "costPerArea"],
  pictures: [
    {
      draw: "shape",
      forms: [["deck", "length", "width", "boardRows", "joists"]],
      title: "The deck from above, to scale",
    },
  ],
  compute(inputs) {
    const { width, waste, railing } = inputs;
    const area = inputs.length * width;
    const [boardWidth, pitch] = [inputs.boardWidth / 1000, (inputs.boardWidth + inputs.boardGap) / 1000];
    const boardRows = piecesFor(width / pitch);
    const deckingLength = boardRows * inputs.length;
    const boards = piecesFor((deckingLength * (1 + waste / 100)) / inputs.boardLength);
    const joistsAt = (centimeters: number) => piecesFor((inputs.length * 100) / centimeters) + 1;
    const joists = joistsAt(inputs.joistSpacing);
    const joistLength = joists * width;
    const rimLength = 2 * inputs.length;
    const beamLength = inputs.beams * inputs.length;
    const posts = (piecesFor(inputs.length / inputs.postSpacing) + 1) * inputs.beams;
    const screws = boardRows * joists * 2;
    const railingLength = railing ? Math.max(0, inputs.length + 2 * width - inputs.stairOpening) : 0;
    const material = (item: string, kind: "pieces" | "length", amount: number, price: number) => ({
      item,
      pieces: kind === "pieces" ? amount : null,
      length: kind === "length" ? amount : null,
      cost: amount * price,
    });
    const materials = [
      material("Decking (boards)", "pieces", boards, inputs.pricePerBoard),
      material("Joists and rims", "length", joistLength + rimLength, inputs.joistPrice),
      material("Beams", "length", beamLength, inputs.beamPrice),
      material("Footings and posts", "pieces", posts, inputs.pricePerPost),
      material("Railing", "length", railingLength, inputs.railingPrice),
      material("Screws", "pieces", screws, inputs.pricePer100Screws / 100),
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
      byJoistSpacing: SPACINGS.map((factor) => {
        const spacing = inputs.joistSpacing * factor;
        return { spacing, joists: joistsAt(spacing), screws: boardRows * joistsAt(spacing) * 2 };
      }),
    };
  },
  takeaways: (inputs, outputs) => [
    `The deck of {area} takes ${counted(outputs.boardRows!, "row", "{boardRows}")} of boards: buy ${counted(outputs.boards!, "board", "{boards}")} of {boardLength}${inputs.waste > 0 ? ", which includes {waste} for cuts" : ""}.`,
    outputs.lastBoardWidth! < inputs.boardWidth - 0.5
      ? `The last row is ripped to {lastBoardWidth}; adjust the gap or the width of the deck a little if that strip is too narrow.`
      : `The last row is a whole board, so nothing needs to be ripped.`,
    `Underneath are {joists} joists${inputs.beams > 0 ? " on {posts} posts" : ""}${outputs.totalCost! > 0 ? "; everything costs {totalCost}" : ""}.`,
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
    "Enter Deck length along the house and Deck width away from it. Boards run along the length, joists across it.",
    "Enter Board width, Gap between boards and the Board length to buy. Boards as long as the deck or half as long leave the least waste.",
    "Set the Joist spacing that the decking allows: usually 40 cm (16 in), or 30 cm (12 in) for composite laid diagonally.",
    "Set Beams and Largest post spacing; a deck on a ledger needs one beam at the outer edge, a freestanding deck needs two.",
    "Tick Railing on three sides if the deck needs one, and enter the prices.",
  ],
  faq: [
    {
      question: "When does a deck need a railing?",
      answer:
        "Under the International Residential Code, where the floor is more than 30 in (76 cm) above the ground within 3 ft of the edge; the guard must be at least 36 in high and must not let a 4 in sphere through. Other countries draw the line elsewhere: England at 60 cm, Germany mostly at 1 m.",
    },
    {
      question: "How wide should the gap between boards be?",
      answer:
        "5 to 6 mm for dry wood and composite, so that water and leaves can get through. Wet pressure-treated boards shrink by 5 to 8 mm as they dry and can be laid tight. Composite also needs a gap at the ends of boards; see the manufacturer's table.",
    },
    {
      question: "How many screws does a deck need?",
      answer:
        "Two wherever a board crosses a joist: with 14 cm boards and joists every 40 cm, that is about 35 per square meter. With hidden clips, one per crossing.",
    },
  ],
  about: [
    "Use it for the material list of a rectangular deck with boards parallel to the house. For an L-shaped deck, calculate two rectangles.",
    "It counts pieces; it does not size them. Which joists, beams and footings carry which span depends on the wood, the load (usually 40 psf or 2 kN/m²) and the frost depth: see DCA 6 or your local tables. Blocking, hangers, ledger bolts and stairs are extra.",
  ],
  sources: [
    "American Wood Council, DCA 6, Prescriptive Residential Wood Deck Construction Guide (2015)",
    "International Residential Code 2021, section R507",
  ],
  caution:
    "A material list, not a structural design: spans, footings, ledger and guards follow the local building code.",
  overflow: "pricePerBoard",
  phrases: [
    "deck {length} by {width} materials",
    "how many deck boards for {length} x {width}",
    "deck boards for a {length} x {width} deck",
    "how many boards for a {length} by {width} deck",
    "decking for {length} x {width}",
    "joists for a {length} deck {joistSpacing} on center",
    "deck boards {length} x {width} {boardWidth} boards gap {boardLength} boards waste",
    "how many joists for a {length} long deck {joistSpacing} on center",
    "deck {length} by {width} off the kitchen, off the house",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5 by 3.5 m deck with railing",
      inputs: { length: 5, width: 3.5 },
      outputs: { boards: 35, joists: 14, screws: 700, totalCost: 2085 },
    },
    {
      title: "A 24 by 10 ft deck with 5.5 in boards, joists at 16 in, no railing",
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
});
