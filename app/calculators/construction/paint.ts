import { defineCalculator, boolean, integer, money, quantity, refuse, table } from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { coverage } from "#units/coverage.ts";
import { length } from "#units/length.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "paint",
  name: "Paint Calculator",
  category: "construction",
  emoji: "🎨",
  description:
    "How much paint and primer a room needs, how many cans to buy and what they cost, allowing for doors, windows and ceiling.",
  keywords: [
    "gallons",
    "wall coverage",
    "liters per room",
    "coats",
    "primer",
    "ceiling",
    "interior",
    "emulsion",
    "repainting",
    "painting a room",
    "wall paint",
    "bedroom",
    "living room",
  ],
  popular: true,
  related: [
    { id: "wallpaper", stage: "complementary", relevance: 80 },
    { id: "drywall", stage: "complementary", relevance: 74 },
    "square-footage",
    { id: "flooring", stage: "next_step", relevance: 72 },
    "area-converter",
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
      max: 100_000,
      also: ["high", "ceiling height", "ceiling", "tall", "walls", "foot walls"],
      decimals: 2,
    }),
    doors: integer("Doors", { default: 1, min: 0, max: 1000, assumable: true, also: ["doorways"] }),
    doorArea: quantity("Area of a door", area, {
      unit: "m2",
      default: 1.95,
      defaultIn: { imperial: "21 ft²" },
      min: 0,
      max: 100,
      help: "A door of 36 by 84 in is 21 ft², or 1.95 m².",
      decimals: 2,
      assumable: true,
      also: ["doors", "per door"],
    }),
    windows: integer("Windows", { default: 2, min: 0, max: 1000, assumable: true, also: ["window"] }),
    windowArea: quantity("Area of a window", area, {
      unit: "m2",
      default: 1.4,
      defaultIn: { imperial: "15 ft²" },
      min: 0,
      max: 100,
      decimals: 2,
      assumable: true,
      also: ["windows", "per window"],
    }),
    coats: integer("Coats", { default: 2, min: 1, max: 10, also: ["layers"], assumable: true }),
    coverage: quantity("Coverage of the paint", coverage, {
      unit: "m2/L",
      default: 10,
      defaultIn: { imperial: "400 ft2/gal-us" },
      min: 0.5,
      max: 50,
      help: "It is printed on the can; 10 m²/L is about 400 sq ft per US gallon.",
      decimals: 1,
      also: ["covers", "per gallon", "a gallon", "spreads", "spread rate", "the can says", "gallon covers"],
    }),
    paintCeiling: boolean("Paint the ceiling too", { default: false }),
    primer: boolean("Prime first", { default: false }),
    primerCoverage: quantity("Coverage of the primer", coverage, {
      unit: "m2/L",
      default: 8,
      defaultIn: { imperial: "325 ft²/gal" },
      min: 0.5,
      max: 50,
      when: { primer: true },
      decimals: 1,
      also: ["primer covers"],
    }),
    canSize: quantity("Can size", volume, {
      unit: "L",
      default: 2.5,
      defaultIn: { imperial: "1 gal" },
      min: 0.05,
      max: 1000,
      decimals: 2,
      also: ["cans are", "gallon cans", "can is", "size cans", "buckets are"],
    }),
    pricePerCan: money("Price per can of paint", {
      default: 35,
      min: 0,
      decimals: 2,
      also: ["a can", "per can", "a gallon", "per gallon", "each can", "a bucket", "paint costs"],
    }),
    primerPricePerCan: money("Price per can of primer", {
      default: 25,
      min: 0,
      when: { primer: true },
      decimals: 2,
      also: ["primer costs", "can of primer"],
    }),
  },
  outputs: {
    paintVolume: quantity("Paint", volume, { unit: "L", decimals: 2, also: ["gallons", "liters"] }),
    cans: integer("Cans of paint", { also: ["cans", "gallon cans", "buckets", "buckets of paint"] }),
    wallArea: quantity("Walls to paint", area, {
      unit: "m2",
      decimals: 2,
    }),
    ceilingArea: quantity("Ceiling to paint", area, { unit: "m2", decimals: 2 }),
    openingsArea: quantity("Doors and windows left out", area, { unit: "m2", decimals: 2 }),
    wallPaint: quantity("Paint for the walls", volume, { unit: "L", decimals: 2 }),
    ceilingPaint: quantity("Paint for the ceiling", volume, { unit: "L", decimals: 2 }),
    primerVolume: quantity("Primer", volume, { unit: "L", decimals: 2 }),
    primerCans: integer("Cans of primer"),
    totalCost: money("Cost", { decimals: 2, also: ["cost to paint", "paint cost", "how much will it cost"] }),
    leftover: quantity("Paint left over", volume, { unit: "L", decimals: 2, also: ["left over"] }),
    byCoats: table(
      "By number of coats",
      {
        coats: integer("Coats"),
        paint: quantity("Paint", volume, { unit: "L", decimals: 2 }),
        cans: integer("Cans"),
      },
      { mark: { column: "coats", equals: "coats" } },
    ),
  },
  pictures: [
    { draw: "shape", forms: [["box", "length", "width", "height"]], title: "The room to scale" },
    { draw: "parts", of: ["wallPaint", "ceilingPaint"], whole: "paintVolume", when: { paintCeiling: true } },
  ],
  compute(inputs) {
    const { width, height, coverage, canSize } = inputs;
    const doorsArea = inputs.doors * inputs.doorArea;
    const windowsArea = inputs.windows * inputs.windowArea;
    const openingsArea = doorsArea + windowsArea;
    const wallArea = 2 * (inputs.length + width) * height - openingsArea;
    if (wallArea < 0) {
      refuse(
        doorsArea >= windowsArea ? "doors" : "windows",
        "The doors and windows are larger than the walls. Check their number, their area and the size of the room.",
      );
    }
    const ceilingArea = inputs.paintCeiling ? inputs.length * width : 0;
    const liters = (area: number, coats: number) => (area * coats) / coverage;
    const plan = (coats: number) => {
      const walls = liters(wallArea, coats);
      const ceiling = liters(ceilingArea, coats);
      return { coats, paint: walls + ceiling, cans: piecesFor(walls / canSize) + piecesFor(ceiling / canSize) };
    };
    const { paint, cans } = plan(inputs.coats);
    const primerVolume = inputs.primer ? (wallArea + ceilingArea) / inputs.primerCoverage : 0;
    const primerCans = piecesFor(primerVolume / canSize);
    return {
      paintVolume: paint,
      cans,
      wallArea,
      ceilingArea,
      openingsArea,
      wallPaint: liters(wallArea, inputs.coats),
      ceilingPaint: liters(ceilingArea, inputs.coats),
      primerVolume,
      primerCans,
      totalCost: cans * inputs.pricePerCan + primerCans * inputs.primerPricePerCan,
      leftover: cans * canSize - paint,
      byCoats: [1, 2, 3].map(plan),
    };
  },
  takeaways: (inputs, outputs) => [
    `You need {paintVolume} of paint for ${inputs.coats === 1 ? "one coat" : "{coats} coats"} on {wallArea} of wall${inputs.paintCeiling ? " and {ceilingArea} of ceiling" : ""}.`,
    `Buy {cans} ${outputs.cans === 1 ? "can" : "cans"} of {canSize}${inputs.primer ? ` and {primerCans} of primer` : ""}${outputs.totalCost! > 0 ? " for {totalCost}" : ""}${outputs.leftover! > 0.005 ? "; {leftover} of paint will be left over" : ""}.`,
    inputs.coats > 1
      ? outputs.openingsArea! > 0
        ? `The {openingsArea} of doors and windows is left out.`
        : `No doors or windows are left out.`
      : `One coat seldom covers a change of color; two coats would take ${outputs.byCoats![1]!.cans} ${outputs.byCoats![1]!.cans === 1 ? "can" : "cans"}.`,
  ],
  formula: {
    tex: [
      String.raw`A = 2(l + w)h - n_d A_d - n_w A_w \qquad V = \frac{A\,c}{k}`,
      String.raw`\text{cans} = \left\lceil \frac{V_{\text{walls}}}{V_c} \right\rceil + \left\lceil \frac{V_{\text{ceiling}}}{V_c} \right\rceil`,
    ],
    where: {
      A: "walls to paint; the ceiling adds l w",
      "l, w, h": "length, width and height of the room",
      "n_d A_d, n_w A_w": "number and area of doors and of windows",
      c: "number of coats",
      k: "coverage of the paint, area per volume",
      V_c: "size of a can",
    },
  },
  howTo: [
    "Enter Room length, Room width and Wall height. For an L-shaped room, use the length and width of the rectangle around it: its walls have the same total length.",
    "Count the Doors and Windows; adjust their areas if they are unusually large.",
    "Set the number of Coats and copy the Coverage of the paint from the can or the data sheet.",
    "Check Paint the ceiling too and Prime first if they apply.",
    "Enter the Can size and Price per can at your store.",
  ],
  faq: [
    {
      question: "How much wall does a gallon or a liter of paint cover?",
      answer:
        "On smooth, sealed walls, 350 to 400 square feet per US gallon, or about 9 to 10 m² per liter, for one coat. Rough plaster, brick and bare drywall take up to half as much again: use 6 to 7 m²/L (about 250 to 300 sq ft per gallon) there.",
    },
    {
      question: "Do I need primer?",
      answer:
        "Yes on new drywall or plaster, over stains, on bare wood, and when you go from a dark to a light color. A sound wall already painted in a similar color needs only two coats of paint.",
    },
    {
      question: "Why are walls and ceiling counted in separate cans?",
      answer:
        "They usually get different paints: flat white on the ceiling, your color in a washable sheen on the walls. If you use one paint for both, add Paint for the walls and Paint for the ceiling and divide by the can size; that may save a can.",
    },
  ],
  about: [
    "Use it before you go to the store, for one room with straight walls. Trim, doors and radiators take a different paint and are not counted: a door needs about 0.2 L per side for two coats.",
    "Coverage is the manufacturer's figure for one coat on a smooth surface; roller nap, thinning and color change it. Buy all cans of a tinted color at once with the same batch number, and keep what is left for touch-ups.",
  ],
  caution:
    "Paint in homes built before 1978 may contain lead: have it tested before you sand or scrape it, and ventilate while you paint.",
  sources: [
    "Paint manufacturers' technical data: 350 to 400 sq ft per US gallon (8.6 to 9.8 m²/L) on smooth interior walls",
    "Painting Contractors Association, estimating guide",
  ],
  overflow: "pricePerCan",
  phrases: [
    "paint for a room {length} by {width} {height} high {coats} coats",
    "how much paint for {length} x {width} room",
    "how much paint for a {length} x {width} room {height} ceilings",
    "gallons of paint for a {length} by {width} room {height} high",
    "paint for {length} x {width} bedroom {height} high {coats} coats",
    "cans of paint {length} x {width} x {height}",
    "walls to paint in a {length} x {width} room {height} ceilings doors windows",
    "painting the bedroom {length} by {width} {height} walls",
    "cost to paint a {length} by {width} room {height} high",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Walls and ceiling of a 6 by 3.5 m room, two coats",
      inputs: { length: 6, width: 3.5, height: 2.5, paintCeiling: true, coverage: 10, canSize: 2.5 },
      outputs: { paintVolume: 12.75, cans: 6, wallArea: 42.75, totalCost: 210 },
    },
    {
      title: "A 4 by 3 m bedroom, primed, one coat",
      inputs: { length: 4, width: 3, windows: 1, coats: 1, primer: true, coverage: 10, canSize: 2.5 },
      outputs: { wallArea: 31.65, paintVolume: 3.165, cans: 2, primerVolume: 3.95625, totalCost: 120 },
    },
  ],
});
