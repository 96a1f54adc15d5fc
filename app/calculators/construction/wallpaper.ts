import { defineCalculator, choice, integer, money, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { piecesFor, piecesWithin } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

/** Width in centimeters and length in meters of the rolls that are sold. */
const ROLLS = [
  ["European roll, 53 cm × 10.05 m", 53, 10.05],
  ["Wide roll, 70 cm × 10 m", 70, 10],
  ["Extra wide roll, 106 cm × 10 m", 106, 10],
  ["US single roll, 27 in × 13.5 ft", 68.58, 4.1148],
  ["US double roll, 27 in × 27 ft", 68.58, 8.2296],
] as const;

export default defineCalculator({
  id: "wallpaper",
  name: "Wallpaper Calculator",
  category: "construction",
  emoji: "🖼️",
  description:
    "Rolls of wallpaper for a room, allowing for pattern repeat, straight or drop match and trimming, with paste and cost.",
  keywords: [
    "rolls of paper",
    "pattern repeat",
    "drop match",
    "wall covering",
    "strips",
    "wallcovering",
    "paste",
    "papering",
    "papering a room",
    "wallpaper rolls",
    "wallpapering",
  ],
  related: [
    { id: "paint", stage: "complementary", relevance: 82 },
    { id: "drywall", stage: "complementary", relevance: 70 },
    "square-footage",
    "tile",
    { id: "flooring", stage: "next_step", relevance: 66 },
  ],
  inputs: {
    length: quantity("Room length", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 0.001,
      max: 100_000,
      also: ["long", "by", "room"],
      decimals: 2,
    }),
    width: quantity("Room width", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 100_000,
      also: ["wide", "by", "room"],
      decimals: 2,
    }),
    height: quantity("Wall height", length, {
      unit: "m",
      default: 2.5,
      defaultIn: { imperial: "8 ft" },
      min: 0.001,
      max: 50,
      also: ["ceiling height", "walls", "ceilings", "tall", "foot walls"],
      decimals: 2,
    }),
    openingsWidth: quantity("Width of doors and full-height openings", length, {
      unit: "m",
      default: 0.9,
      unsaid: 0,
      defaultIn: { imperial: "3 ft" },
      min: 0,
      max: 100_000,
      help: "Do not count windows: their strips are cut anyway.",
      decimals: 2,
      assumable: true,
      also: ["door", "doorway", "door openings", "openings", "of doors", "foot door"],
    }),
    rollWidth: quantity("Roll width", length, {
      unit: "cm",
      default: 53,
      defaultIn: { imperial: "20.5 in" },
      min: 5,
      max: 1000,
      decimals: 1,
      assumable: true,
      also: ["wide rolls", "roll is", "rolls are", "by"],
    }),
    rollLength: quantity("Roll length", length, {
      unit: "m",
      default: 10.05,
      defaultIn: { imperial: "33 ft" },
      min: 0.1,
      max: 1000,
      decimals: 2,
      assumable: true,
      also: ["long rolls", "by"],
    }),
    patternRepeat: quantity("Pattern repeat", length, {
      unit: "cm",
      default: 32,
      defaultIn: { imperial: "12.5 in" },
      min: 0,
      max: 1000,
      also: ["repeat", "pattern", "repeats every", "inch repeat"],
      decimals: 1,
      assumable: true,
    }),
    match: choice("Match", {
      default: "straight",
      options: [
        ["free", "Free match or no pattern"],
        ["straight", "Straight match"],
        ["drop", "Drop match (half drop)"],
      ],
      called: {
        free: ["random match", "plain paper", "solid color"],
        drop: ["half drop", "offset match"],
        straight: ["straight across"],
      },
    }),
    trim: quantity("Extra for trimming each strip", length, {
      unit: "cm",
      default: 10,
      defaultIn: { imperial: "4 in" },
      min: 0,
      max: 200,
      decimals: 1,
      also: ["trim", "to trim", "for trimming", "trimming", "for trim"],
    }),
    spareRolls: integer("Spare rolls", { default: 0, min: 0, max: 1000, also: ["extra rolls", "spare"] }),
    pricePerRoll: money("Price per roll", {
      default: 35,
      min: 0,
      decimals: 2,
      also: ["a roll", "per roll", "each roll"],
    }),
    rollsPerPaste: integer("Rolls per package of paste", { default: 5, min: 1, max: 1000 }),
    pricePerPaste: money("Price per package of paste", { default: 8, min: 0, decimals: 2 }),
  },
  outputs: {
    rolls: integer("Rolls", { also: ["rolls", "wallpaper rolls", "rolls of paper", "double rolls"] }),
    strips: integer("Strips", { also: ["how many strips"] }),
    stripsPerRoll: integer("Strips per roll"),
    stripLength: quantity("Length to cut", length, { unit: "cm", decimals: 1 }),
    wallArea: quantity("Wall area", area, { unit: "m2", decimals: 2 }),
    paperArea: quantity("Paper bought", area, { unit: "m2", decimals: 2 }),
    wastePercent: percent("Waste", { decimals: 1 }),
    patternLoss: quantity("Lost to the pattern per strip", length, { unit: "cm", decimals: 1 }),
    pastePackets: integer("Packages of paste"),
    totalCost: money("Cost", { decimals: 2, also: ["wallpaper cost"] }),
    byRoll: table("With other rolls", {
      roll: text("Roll"),
      strips: integer("Strips"),
      stripsPerRoll: integer("Strips per roll"),
      rolls: integer("Rolls", { none: "No strip fits" }),
    }),
  },
  pictures: [
    { draw: "shape", forms: [["box", "length", "width", "height"]], title: "The room to scale" },
    { draw: "bars", of: ["wallArea", "paperArea"], title: "Wall and paper" },
  ],
  compute(inputs) {
    const { height, rollWidth, rollLength } = inputs;
    const run = 2 * (inputs.length + inputs.width) - inputs.openingsWidth;
    if (run <= 0)
      refuse(
        "openingsWidth",
        "The openings are as wide as all four walls. Enter less than twice the length plus the width.",
      );
    const cut = height * 100 + inputs.trim;
    const stripLength = cut + lostToPattern(cut, inputs.patternRepeat, inputs.match);
    const plan = (widthOfRoll: number, lengthOfRoll: number) => {
      const strips = piecesFor((run * 100) / widthOfRoll);
      const stripsPerRoll = piecesWithin((lengthOfRoll * 100) / stripLength);
      return { strips, stripsPerRoll, rolls: stripsPerRoll > 0 ? piecesFor(strips / stripsPerRoll) : null };
    };
    const { strips, stripsPerRoll, rolls: rollsForStrips } = plan(rollWidth, rollLength);
    if (rollsForStrips === null)
      refuse(
        "rollLength",
        "A roll is shorter than one strip. Use longer rolls, or a wall covering that is sold by the meter.",
      );
    const rolls = rollsForStrips + inputs.spareRolls;
    const wallArea = run * height;
    const paperArea = (rolls * rollLength * rollWidth) / 100;
    const pastePackets = piecesFor(rolls / inputs.rollsPerPaste);
    return {
      rolls,
      strips,
      stripsPerRoll,
      stripLength,
      wallArea,
      paperArea,
      wastePercent: (1 - wallArea / paperArea) * 100,
      patternLoss: stripLength - cut,
      pastePackets,
      totalCost: rolls * inputs.pricePerRoll + pastePackets * inputs.pricePerPaste,
      byRoll: ROLLS.map(([roll, widthOfRoll, lengthOfRoll]) => ({ roll, ...plan(widthOfRoll, lengthOfRoll) })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Buy {rolls} ${outputs.rolls === 1 ? "roll" : "rolls"}${inputs.spareRolls > 0 ? ", {spareRolls} of them spare" : ""}: the walls take {strips} strips of {stripLength}, and each roll yields {stripsPerRoll}.`,
    outputs.patternLoss! > 0.05
      ? `You lose {patternLoss} to the pattern on every strip; {wastePercent} of the paper ends up as waste.`
      : `Nothing is lost to the pattern; {wastePercent} of the paper ends up as offcuts.`,
    outputs.totalCost! > 0
      ? `With {pastePackets} ${outputs.pastePackets === 1 ? "package" : "packages"} of paste, it costs {totalCost}.`
      : `It takes {pastePackets} ${outputs.pastePackets === 1 ? "package" : "packages"} of paste.`,
  ],
  formula: {
    tex: [
      String.raw`s = \left\lceil \frac{h + t}{p} \right\rceil p \quad \left(+\ \tfrac{p}{2} \text{ for a drop match}\right)`,
      String.raw`\text{rolls} = \left\lceil \left\lceil \frac{2(l + w) - o}{b} \right\rceil \bigg/ \left\lfloor \frac{L}{s} \right\rfloor \right\rceil`,
    ],
    where: {
      s: "length to cut; with a free match, h + t",
      h: "wall height",
      t: "extra for trimming",
      p: "pattern repeat",
      "l, w": "length and width of the room",
      o: "width of doors and full-height openings",
      "b, L": "width and length of a roll",
    },
  },
  howTo: [
    "Enter Room length, Room width and Wall height, and the Width of doors and full-height openings. Leave windows out of it, because their strips are cut to full height.",
    "Copy Roll width, Roll length, Pattern repeat and the kind of Match from the label.",
    "Keep 10 cm (4 in) as Extra for trimming each strip, half at the top and half at the bottom.",
    "Add a spare roll for repairs: the next batch may be a different shade.",
  ],
  faq: [
    {
      question: "What do the match symbols on the label mean?",
      answer:
        "An arrow next to a zero means a free match: strips can hang at any height. Two arrows facing each other mean a straight match: the pattern is at the same height on every strip. Staggered arrows mean a drop match: every second strip is shifted by half the repeat. EN 235 defines these symbols.",
    },
    {
      question: "Why do I need so many more rolls with a large pattern?",
      answer:
        "Each strip is cut to whole repeats. With 2.5 m walls, 10 cm for trimming and a 53 cm repeat, a strip is 2.65 m and a European roll yields 3. With a 64 cm repeat and a drop match, a strip is 3.52 m, and a roll yields only 2.",
    },
    {
      question: "Is a US double roll two rolls?",
      answer:
        "It is one continuous 27 ft bolt, priced per single roll of 13.5 ft. Enter the double roll: with 8 ft walls it yields three strips, while two separate single rolls would yield only two.",
    },
  ],
  about: [
    "Use it for a rectangular room papered on all walls. For a single accent wall, set the width of the openings to the sum of the other three walls.",
    "The count goes by whole strips, the way a paperhanger counts; dividing the area of the walls by that of a roll comes out too low. Offcuts above doors and below windows are not reused here, which leaves a small reserve.",
  ],
  caution:
    "A count for rectangular rooms: sloped walls, alcoves and other pattern matches take more, so check the batch number and the store's return policy.",
  sources: [
    "EN 235 (wallcoverings: match and repeat) and the European roll of 0.53 m × 10.05 m",
    "Wallcovering Installers Association, estimating by strips",
  ],
  overflow: "pricePerRoll",
  phrases: [
    "wallpaper for a room {length} by {width} {height} high",
    "how many rolls of wallpaper {length} x {width} repeat {patternRepeat}",
    "rolls of wallpaper for a {length} x {width} room {height} high",
    "how many rolls of wallpaper {length} by {width} {height}",
    "wallpaper rolls {length} x {width} x {height}",
    "strips of wallpaper for a {length} by {width} room roll is {rollWidth} wide",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 4.5 by 3.5 m room with a 53 cm straight match",
      inputs: { length: 4.5, width: 3.5, patternRepeat: 53, match: "straight" },
      outputs: { rolls: 10, strips: 29, stripsPerRoll: 3, stripLength: 265 },
    },
    {
      title: "The same room with plain paper",
      inputs: { length: 4.5, width: 3.5, match: "free" },
      outputs: { rolls: 10, stripLength: 260, patternLoss: 0, totalCost: 366 },
    },
    {
      title: "A 64 cm drop match under a 2.7 m ceiling",
      inputs: { height: 2.7, match: "drop", patternRepeat: 64 },
      outputs: { stripLength: 352, stripsPerRoll: 2, strips: 33, rolls: 17 },
    },
  ],
});

/** Centimeters that each strip is longer than its cut, so that the pattern meets the next strip. */
function lostToPattern(cut: number, repeat: number, match: string): number {
  if (match === "free" || repeat === 0) return 0;
  return piecesFor(cut / repeat) * repeat - cut + (match === "drop" ? repeat / 2 : 0);
}
