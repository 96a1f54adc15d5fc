import {
  defineCalculator,
  boolean,
  choice,
  integer,
  list,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { circleArea, ellipseArea, trapezoidArea, triangleArea } from "#maths/geometry.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";

const SHAPES = {
  rectangle: "Rectangle",
  triangle: "Triangle",
  circle: "Circle",
  semicircle: "Half circle",
  ellipse: "Ellipse",
  trapezoid: "Trapezoid",
};
const SQUARE_FOOT = 0.09290304;
/** Units of area and the square meters in them, in the order of the table. */
const UNITS = [
  ["ft2", SQUARE_FOOT],
  ["m2", 1],
  ["yd2", 0.83612736],
  ["in2", 0.00064516],
  ["ac", 4046.8564224],
  ["ha", 10_000],
] as const;

export default defineCalculator({
  id: "square-footage",
  name: "Square Footage Calculator",
  category: "construction",
  emoji: "📏",
  description:
    "Floor or land area of several rooms and shapes in square feet and square meters, minus what you leave out, with the cost.",
  keywords: [
    "sq ft",
    "room area",
    "square meters",
    "floor area",
    "house size",
    "square yards",
    "acreage",
    "L-shaped room",
  ],
  popular: true,
  related: [
    { id: "flooring", stage: "next_step", relevance: 90 },
    "area",
    { id: "area-converter", stage: "complementary", relevance: 82 },
    { id: "price-per-area", stage: "advanced_planning", relevance: 76 },
    "paint",
    "concrete",
  ],
  inputs: {
    areas: list("Areas", {
      of: {
        name: text("Name", { maxLength: 40 }),
        shape: choice("Shape", {
          unsaid: "rectangle",
          options: [
            ["rectangle", "Rectangle"],
            ["triangle", "Triangle (base, height)"],
            ["circle", "Circle (length is the diameter)"],
            ["semicircle", "Half circle (length is the diameter)"],
            ["ellipse", "Ellipse"],
            ["trapezoid", "Trapezoid (width and other width are parallel)"],
          ],
        }),
        length: quantity("Length, base or diameter", length, { unit: "m", min: 0, max: 1_000_000, decimals: 2 }),
        width: quantity("Width or height", length, { unit: "m", min: 0, max: 1_000_000, decimals: 2 }),
        otherWidth: quantity("Other width (trapezoid)", length, {
          unit: "m",
          min: 0,
          max: 1_000_000,
          default: 0,
          decimals: 2,
        }),
        quantity: integer("How many", { min: 1, max: 100_000, default: 1 }),
        deduct: boolean("Subtract", { default: false }),
      },
      default: [
        { name: "Living room", shape: "rectangle", length: 6.1, width: 4.6, otherWidth: 0, quantity: 1, deduct: false },
        {
          name: "Bay window",
          shape: "trapezoid",
          length: 0.8,
          width: 2.4,
          otherWidth: 1.6,
          quantity: 1,
          deduct: false,
        },
        { name: "Fireplace", shape: "rectangle", length: 1.5, width: 0.6, otherWidth: 0, quantity: 1, deduct: true },
      ],
      defaultIn: {
        imperial: [
          {
            name: "Living room",
            shape: "rectangle",
            length: "20 ft",
            width: "15 ft",
            otherWidth: 0,
            quantity: 1,
            deduct: false,
          },
          {
            name: "Bay window",
            shape: "trapezoid",
            length: "2.5 ft",
            width: "8 ft",
            otherWidth: "5 ft",
            quantity: 1,
            deduct: false,
          },
          {
            name: "Fireplace",
            shape: "rectangle",
            length: "5 ft",
            width: "2 ft",
            otherWidth: 0,
            quantity: 1,
            deduct: true,
          },
        ],
      },
      minItems: 1,
      maxItems: 100,
      also: [
        "room",
        "rooms",
        "sides",
        "house",
        "den",
        "nook",
        "bedroom",
        "kitchen",
        "yard",
        "part",
        "patio",
        "lawn",
        "lot",
        "living room",
      ],
    }),
    waste: percent("Allowance for waste", { default: 0, min: 0, max: 100, also: ["extra", "overage"] }),
    pricePerArea: money("Price per area", {
      default: 5,
      min: 0,
      also: ["price", "cost", "a square foot", "per square foot", "a foot", "per sq ft", "a sq ft", "per foot"],
      decimals: 2,
    }),
    priceUnit: choice("Price is per", {
      default: "ft2",
      options: [
        ["ft2", "Square foot"],
        ["m2", "Square meter"],
      ],
    }),
  },
  outputs: {
    squareFeet: number("Square feet", { unit: "ft2", decimals: 2, also: ["square footage", "sq ft"] }),
    area: quantity("Area", area, { unit: "m2", decimals: 2 }),
    deducted: quantity("Subtracted", area, { unit: "m2", decimals: 2 }),
    areaWithWaste: quantity("Area with waste", area, { unit: "m2", decimals: 2 }),
    totalCost: money("Cost with waste", { decimals: 2, also: ["carpeting cost", "cost", "what will it cost"] }),
    costPerSquareFoot: money("Price per square foot", { decimals: 2 }),
    costPerSquareMeter: money("Price per square meter", { decimals: 2 }),
    breakdown: table("Area by area", {
      name: text("Name"),
      shape: text("Shape", { labels: SHAPES }),
      area: quantity("Area", area, { unit: "m2", decimals: 2 }),
      squareFeet: number("Square feet", { unit: "ft2", decimals: 2 }),
    }),
    inUnits: table("In other units", {
      unit: text("Unit", {
        labels: {
          ft2: "Square feet",
          m2: "Square meters",
          yd2: "Square yards",
          in2: "Square inches",
          ac: "Acres",
          ha: "Hectares",
        },
      }),
      value: number("Area"),
    }),
  },
  pictures: [{ draw: "rows", table: "breakdown", name: "name", value: "area", title: "Each area" }],
  compute({ areas, waste, pricePerArea, priceUnit }) {
    const rows = areas.map((row) => ({ ...row, signedArea: areaOf(row) * row.quantity * (row.deduct ? -1 : 1) }));
    const total = (wanted: boolean) =>
      rows.reduce((sum, row) => (row.deduct === wanted ? sum + row.signedArea : sum), 0);
    const area = total(false) + total(true);
    if (area <= 0)
      refuse("areas", "What you subtract is as large as the rest. Check the sizes and which rows are marked Subtract.");
    const costPerSquareMeter = priceUnit === "ft2" ? pricePerArea / SQUARE_FOOT : pricePerArea;
    const areaWithWaste = area * (1 + waste / 100);
    return {
      squareFeet: area / SQUARE_FOOT,
      area,
      deducted: -total(true),
      areaWithWaste,
      totalCost: areaWithWaste * costPerSquareMeter,
      costPerSquareFoot: costPerSquareMeter * SQUARE_FOOT,
      costPerSquareMeter,
      breakdown: rows.map(({ name, shape, signedArea }) => ({
        name,
        shape,
        area: signedArea,
        squareFeet: signedArea / SQUARE_FOOT,
      })),
      inUnits: UNITS.map(([unit, factor]) => ({ unit, value: area / factor })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `The area is ${say.number(outputs.squareFeet!, 2)} square feet, or ${say.number(outputs.area!, 2)} square meters.`,
    outputs.deducted! > 0
      ? `{deducted} has already been subtracted, or ${say.percent((100 * outputs.deducted!) / (outputs.area! + outputs.deducted!), 1)} of what you listed.`
      : `Nothing is subtracted; check Subtract in a row to leave out a chimney, a column or a kitchen island.`,
    inputs.waste > 0
      ? `With {waste} for cuts you need {areaWithWaste}${outputs.totalCost! > 0 ? ", which costs {totalCost}" : ""}.`
      : outputs.totalCost! > 0
        ? `At {costPerSquareFoot} per square foot ({costPerSquareMeter} per square meter), it costs {totalCost}.`
        : `Enter a Price per area to see what it costs.`,
  ],
  formula: {
    tex: [
      String.raw`A = \sum_i n_i A_i - \sum_j n_j A_j`,
      String.raw`A_{\text{rectangle}} = l\,w \quad A_{\text{triangle}} = \tfrac{1}{2}\,l\,w \quad A_{\text{ellipse}} = \tfrac{\pi}{4}\,l\,w \quad A_{\text{trapezoid}} = \tfrac{1}{2}(w + w')\,l`,
      String.raw`A_{\text{ft}^2} = \frac{A}{0.09290304}`,
    ],
    where: {
      i: "the areas that count",
      j: "the areas marked Subtract",
      n: "how many of each",
      l: "length, base or diameter (a circle is an ellipse with w = l, a half circle half of it)",
      "w, w'": "width or height, and the other width of a trapezoid",
      "0.09290304": "square meters in a square foot: 0.3048 squared, exact",
    },
  },
  howTo: [
    "Add a row for every room or part. Split an L-shaped room into two rectangles.",
    "Choose the Shape and enter its dimensions; for a circle, the length is the diameter; for a trapezoid, Width and Other width are the two parallel sides.",
    "Check Subtract for what is not covered: a stair opening, a fireplace, a kitchen island.",
    "Set the Allowance for waste if you buy material by area, and the Price per area with its unit.",
  ],
  faq: [
    {
      question: "How do I get the square footage of an L-shaped room?",
      answer:
        "Draw one line that cuts the L into two rectangles, measure both and enter them as two rows. Or enter the full rectangle and subtract the missing corner: 20 by 15 ft minus 8 by 5 ft is 260 sq ft.",
    },
    {
      question: "What counts in the square footage of a house?",
      answer:
        "In the United States, appraisers follow ANSI Z765: finished floor area above ground, measured at the outside walls, with ceilings of at least 7 ft. Garages, unfinished attics and decks do not count, and basements are reported separately. Listings in other countries often give the net area between the walls.",
    },
    {
      question: "How many square feet are in a square meter, and in an acre?",
      answer:
        "A square meter is 10.7639 square feet; a square foot is 0.0929 m². An acre is 43,560 square feet, or a lot of about 209 by 209 ft (64 by 64 m). A hectare is 2.471 acres.",
    },
  ],
  about: [
    "Use it for flooring, turf, tiles or paint, to compare the size of homes, or to turn a plan in feet into square meters. Measure each room at its longest and widest places and include closets that get the same floor.",
    "Every shape is treated as exact. Old rooms are seldom square: if opposite walls differ by more than 2 or 3 cm (about an inch), use the trapezoid. Land with more than four sides is best split into triangles.",
  ],
  caution:
    "For estimates and material orders; a listing, appraisal or land sale needs the area measured by the standard that applies there.",
  sources: [
    "NIST SP 811 (2008) and NIST Handbook 44, Appendix C (exact units of area)",
    "ANSI Z765 (2021), square footage of houses",
  ],
  overflow: "pricePerArea",
  phrases: [
    "square footage of my rooms at {pricePerArea} per square foot",
    "floor area with {waste} waste",
    "area of {areas} rooms in square feet",
    "carpet {areas} at {pricePerArea} a square foot",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 12 by 14 ft room, 10% extra, at 5 per square foot",
      inputs: {
        areas: [
          {
            name: "Room",
            shape: "rectangle",
            length: 3.6576,
            width: 4.2672,
            otherWidth: 0,
            quantity: 1,
            deduct: false,
          },
        ],
        waste: 10,
      },
      outputs: { squareFeet: 168, area: 15.60771072, totalCost: 924 },
    },
    {
      title: "A 20 by 15 m lawn with a round bed left out",
      inputs: {
        areas: [
          { name: "Lawn", shape: "rectangle", length: 20, width: 15, otherWidth: 0, quantity: 1, deduct: false },
          { name: "Bed", shape: "circle", length: 4, width: 0, otherWidth: 0, quantity: 1, deduct: true },
        ],
        priceUnit: "m2",
        pricePerArea: 8,
      },
      outputs: { area: 287.43362939, deducted: 12.56637061, totalCost: 2299.4690351 },
    },
  ],
});

interface Figure {
  readonly shape: string;
  readonly length: number;
  readonly width: number;
  readonly otherWidth: number;
}

/** Square meters of one figure. */
function areaOf({ shape, length, width, otherWidth }: Figure): number {
  switch (shape) {
    case "triangle":
      return triangleArea(length, width);
    case "circle":
      return circleArea(length);
    case "semicircle":
      return circleArea(length) / 2;
    case "ellipse":
      return ellipseArea(length, width);
    case "trapezoid":
      return trapezoidArea(width, otherWidth, length);
    default:
      return length * width;
  }
}
