import { defineCalculator, integer, money, number, percent, quantity, refuse, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { plantDensity } from "#units/plant-density.ts";

export default defineCalculator({
  id: "tile",
  name: "Tile Calculator",
  category: "construction",
  emoji: "🔲",
  description: "Tiles, boxes, grout and adhesive for a floor or wall, allowing for joints and cuts.",
  keywords: [
    "grout",
    "ceramic",
    "porcelain",
    "backsplash",
    "bathroom",
    "thinset",
    "boxes of tiles",
    "mosaic",
    "subway tile",
    "shower wall",
    "bathroom floor",
    "kitchen floor",
    "tiling",
    "wall tile",
  ],
  related: [
    { id: "flooring", stage: "complementary", relevance: 84 },
    { id: "square-footage", stage: "complementary", relevance: 78 },
    "pavers",
    { id: "paint", stage: "next_step", relevance: 68 },
    "brick",
  ],
  inputs: {
    length: quantity("Length of the surface", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "13 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "by", "wall", "floor"],
      decimals: 2,
    }),
    width: quantity("Width or height of the surface", length, {
      unit: "m",
      default: 3,
      defaultIn: { imperial: "10 ft" },
      min: 0.001,
      max: 100_000,
      also: ["wide", "by", "high"],
      decimals: 2,
    }),
    cutout: quantity("Area not tiled", area, {
      unit: "m2",
      default: 0,
      min: 0,
      max: 1_000_000,
      decimals: 2,
      unsaid: 0,
      also: ["not tiled", "leave out"],
    }),
    tileLength: quantity("Tile length", length, {
      unit: "cm",
      default: 60,
      defaultIn: { imperial: "24 in" },
      min: 0.5,
      max: 500,
      also: ["tile size", "tiles", "planks", "subway tile", "square tiles", "tiles are"],
      decimals: 1,
    }),
    tileWidth: quantity("Tile width", length, {
      unit: "cm",
      default: 30,
      defaultIn: { imperial: "12 in" },
      min: 0.5,
      max: 500,
      also: ["tiles", "planks"],
      decimals: 1,
      unsaidLike: "tileLength",
    }),
    tileThickness: quantity("Tile thickness", length, {
      unit: "mm",
      default: 9,
      defaultIn: { imperial: "0.375 in" },
      min: 1,
      max: 200,
      decimals: 1,
      also: ["thick", "thick tiles"],
    }),
    joint: quantity("Joint", length, {
      // Nobody says it who asks how many tiles fit.
      unsaid: 0,
      unit: "mm",
      default: 3,
      defaultIn: { imperial: "0.125 in" },
      min: 0,
      max: 100,
      decimals: 1,
      also: ["grout line", "grout joint", "gap", "spacers", "spacing", "grout gap", "grout width"],
    }),
    waste: percent("Waste and cuts", {
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
      help: "10% for a straight layout, 15% for diagonal or large tiles, 20% for complex rooms.",
      also: [
        "extra",
        "overage",
        "cuts",
        "spare",
        "allowance",
        "for waste",
        "scrap",
        "breakage",
        "for breakage",
        "offcuts",
        "broken tiles",
      ],
    }),
    tilesPerBox: integer("Tiles per box", { default: 6, min: 1, max: 10_000 }),
    pricePerBox: money("Price per box", { default: 32, min: 0, decimals: 2 }),
    groutDensity: quantity("Grout density", density, {
      unit: "kg/m3",
      default: 1600,
      defaultIn: { imperial: "100 lb/ft³" },
      min: 500,
      max: 4000,
      decimals: 0,
    }),
    groutBag: quantity("Grout bag", mass, {
      unit: "kg",
      default: 5,
      defaultIn: { imperial: "10 lb" },
      min: 0.1,
      max: 100,
      decimals: 1,
    }),
    pricePerGroutBag: money("Price per grout bag", { default: 15, min: 0, decimals: 2 }),
    adhesiveRate: quantity("Adhesive", massPerArea, {
      unit: "kg/m2",
      default: 4,
      defaultIn: { imperial: "0.8 lb/ft²" },
      min: 0,
      max: 50,
      decimals: 1,
    }),
    adhesiveBag: quantity("Adhesive bag", mass, {
      unit: "kg",
      default: 25,
      defaultIn: { imperial: "50 lb" },
      min: 0.5,
      max: 100,
      decimals: 1,
    }),
    pricePerAdhesiveBag: money("Price per adhesive bag", { default: 22, min: 0, decimals: 2 }),
  },
  outputs: {
    tiles: integer("Tiles", { also: ["tiles", "number of tiles", "many tiles"] }),
    boxes: integer("Boxes", { also: ["boxes of tile", "how many boxes", "cartons"] }),
    area: quantity("Area to tile", area, { unit: "m2", decimals: 2 }),
    tilesWithoutWaste: number("Tiles without waste", { decimals: 1 }),
    tilesPerSquareMeter: quantity("Tiles per area", plantDensity, { unit: "1/m2", decimals: 2, imperial: "1/ft2" }),
    boughtTiles: integer("Tiles in those boxes"),
    grout: quantity("Grout", mass, { unit: "kg", decimals: 2, also: ["how much grout", "pounds of grout"] }),
    groutBags: integer("Grout bags", { also: ["bags of grout"] }),
    adhesive: quantity("Adhesive", mass, { unit: "kg", decimals: 1, also: ["thinset", "how much adhesive"] }),
    adhesiveBags: integer("Adhesive bags", { also: ["bags of thinset", "bags of adhesive"] }),
    tileCost: money("Tile cost", { decimals: 2 }),
    totalCost: money("Total cost", { decimals: 2 }),
    columns: integer("Tiles along the length"),
    rowsOfTiles: integer("Rows across the width"),
    byWaste: table(
      "By waste allowance",
      {
        waste: percent("Waste"),
        tiles: integer("Tiles"),
        boxes: integer("Boxes"),
      },
      { mark: { column: "waste", equals: "waste" } },
    ),
  },
  figures: ["boxes", "area", "groutBags", "adhesiveBags", "totalCost", "columns", "rowsOfTiles"],
  pictures: [
    {
      draw: "shape",
      forms: [
        ["rectangle", "length", "width"],
        ["rectangle", "tileLength", "tileWidth"],
      ],
      title: "The floor, and one tile beside it",
    },
  ],
  compute(inputs) {
    const { width, cutout, waste, tilesPerBox } = inputs;
    const area = inputs.length * width - cutout;
    if (area <= 0)
      refuse("cutout", "The area not tiled is as large as the surface. Enter less than length times width.");
    const [lengthInMeters, widthInMeters, jointInMeters] = [
      inputs.tileLength / 100,
      inputs.tileWidth / 100,
      inputs.joint / 1000,
    ];
    const pitchArea = (lengthInMeters + jointInMeters) * (widthInMeters + jointInMeters);
    const tilesWithoutWaste = area / pitchArea;
    const order = (percent: number) => {
      const tiles = piecesFor(tilesWithoutWaste * (1 + percent / 100));
      return { waste: percent, tiles, boxes: piecesFor(tiles / tilesPerBox) };
    };
    const { tiles, boxes } = order(waste);
    const jointShare = 1 - (lengthInMeters * widthInMeters) / pitchArea;
    const grout = area * jointShare * (inputs.tileThickness / 1000) * inputs.groutDensity * (1 + waste / 100);
    const groutBags = piecesFor(grout / inputs.groutBag);
    const adhesive = area * inputs.adhesiveRate;
    const adhesiveBags = piecesFor(adhesive / inputs.adhesiveBag);
    const tileCost = boxes * inputs.pricePerBox;
    return {
      tiles,
      boxes,
      area,
      tilesWithoutWaste,
      tilesPerSquareMeter: 1 / pitchArea,
      boughtTiles: boxes * tilesPerBox,
      grout,
      groutBags,
      adhesive,
      adhesiveBags,
      tileCost,
      totalCost: tileCost + groutBags * inputs.pricePerGroutBag + adhesiveBags * inputs.pricePerAdhesiveBag,
      columns: piecesFor(inputs.length / (lengthInMeters + jointInMeters)),
      rowsOfTiles: piecesFor(width / (widthInMeters + jointInMeters)),
      byWaste: [0, 5, 10, 15, 20].map(order),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `You need ${counted(outputs.tiles!, "tile", "{tiles}")} of {tileLength} by {tileWidth} for {area}${inputs.waste > 0 ? ", including {waste} for cuts and breakage" : ""}: {boxes} ${outputs.boxes === 1 ? "box" : "boxes"}.`,
    ...(outputs.grout! > 0 || outputs.adhesive! > 0
      ? [
          `You also need ${[
            ...(outputs.grout! > 0 ? ["{grout} of grout ({groutBags} × {groutBag})"] : []),
            ...(outputs.adhesive! > 0 ? ["{adhesive} of adhesive ({adhesiveBags} × {adhesiveBag})"] : []),
          ].join(" and ")}.`,
        ]
      : []),
    outputs.totalCost! > 0
      ? `Everything costs {totalCost}${outputs.tileCost! > 0 ? `, of which ${say.percent((100 * outputs.tileCost!) / outputs.totalCost!, 0)} is for the tiles` : ""}.`
      : `Enter the prices of tiles, grout and adhesive to see what it costs.`,
  ],
  formula: {
    tex: [
      String.raw`N = \left\lceil \frac{A}{(l + j)(w + j)}\left(1 + \tfrac{a}{100}\right) \right\rceil`,
      String.raw`m_g = A\left(1 - \frac{l\,w}{(l + j)(w + j)}\right) t\,\rho\left(1 + \tfrac{a}{100}\right)`,
    ],
    where: {
      N: "tiles",
      A: "area to tile: length times width minus what is not tiled",
      "l, w": "length and width of a tile",
      j: "joint",
      a: "waste in percent",
      m_g: "grout: the volume of the joints times its density",
      t: "thickness of a tile",
      "\\rho": "density of the grout",
    },
  },
  howTo: [
    "Enter the Length and Width of the floor or wall, and under Area not tiled what stays bare: a bathtub, a window.",
    "Enter Tile length, Tile width and Tile thickness; for a mosaic, the size of one sheet and the joint between sheets.",
    "Set the Joint: 2 to 3 mm (1/16 to 1/8 in) for rectified porcelain, 5 mm (3/16 in) or more outdoors.",
    "Set Waste and cuts to suit the pattern; the table shows the boxes for other allowances.",
    "Enter the prices, and the sizes of the bags of grout and adhesive you buy.",
  ],
  faq: [
    {
      question: "How much waste should I add?",
      answer:
        "10% for a straight layout in a simple room, 15% for diagonal or large-format tiles, 20% for herringbone, many corners or a first attempt. Keep a few tiles for repairs: a later batch rarely has the same shade and size.",
    },
    {
      question: "How much adhesive does a trowel use?",
      answer:
        "A 6 mm (1/4 in) notch takes about 2.5 to 3 kg/m² of powder, 8 mm about 3.5, 10 mm about 4.5 and 12 mm about 5 to 6. Large tiles and outdoor work also need adhesive on the back of the tile, so add 1 to 2 kg/m².",
    },
    {
      question: "Why is Tiles along the length times Rows across the width more than Tiles?",
      answer:
        "That layout starts with whole tiles in one corner and cuts the last column and row, and each cut uses up a whole tile. Larger offcuts can be used elsewhere, so the count by area plus waste is usually enough.",
    },
  ],
  about: [
    "Use it for floors, walls and backsplashes that are roughly rectangular. Calculate each wall separately if the tiles or heights differ.",
    "Grout is calculated for joints filled to the full thickness of the tile; adhesive that squeezes up saves some of it, and wide or uneven joints take more. Manufacturers' tables differ by up to 20% for the same reason.",
  ],
  caution:
    "Quantities only: wet areas need waterproofing under the tile, and floors have to be stiff enough or the tiles will crack.",
  sources: [
    "Tile Council of North America Handbook (2023), joints and waste",
    "Grout consumption by joint volume: EN 13888 manufacturers' data sheets, density about 1.6 kg/L",
  ],
  overflow: "pricePerBox",
  phrases: [
    "how many tiles for {length} by {width} with {tileLength} x {tileWidth} tiles",
    "tiles and grout for {length} x {width}",
    "how many {tileLength} x {tileWidth} tiles for {length} x {width}",
    "{tileLength} x {tileWidth} tiles {length} by {width} floor",
    "tiles for a {length} x {width} bathroom {tileLength} x {tileWidth}",
    "{tileLength} tiles for {length} x {width}",
    "tile a {length} x {width} shower wall {tileLength} tiles joint waste",
    "boxes of tile for {length} x {width} tiles {tileLength} x {tileWidth} joint",
    "backsplash {length} long {width} high with {tileLength} x {tileWidth} subway tile",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5 by 2.4 m floor with 45 cm tiles",
      inputs: { length: 5, width: 2.4, tileLength: 45, tileWidth: 45 },
      outputs: { tiles: 65, boxes: 11, grout: 2.509279, totalCost: 411 },
    },
    {
      title: "A kitchen wall in 20 by 10 cm subway tiles",
      inputs: {
        length: 3.2,
        width: 0.6,
        tileLength: 20,
        tileWidth: 10,
        tileThickness: 7,
        joint: 2,
        tilesPerBox: 50,
        pricePerBox: 24,
      },
      outputs: { tiles: 103, boxes: 3, columns: 16, rowsOfTiles: 6 },
    },
  ],
});
