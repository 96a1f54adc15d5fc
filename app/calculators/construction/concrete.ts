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
import { circleArea, ringArea } from "#maths/geometry.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** Mass per volume in kg/m³: normal-weight concrete, and what goes into it as it lies loose. */
const CONCRETE = 2400;
const CEMENT = 1440;
const SAND = 1600;
const GRAVEL = 1500;
/** The bags that are sold: 20, 25 and 40 kg, 60 and 80 lb. */
const BAG_SIZES = [20, 25, 27.2, 36.3, 40];

export default defineCalculator({
  id: "concrete",
  name: "Concrete Calculator",
  category: "construction",
  emoji: "🧱",
  description:
    "Concrete for slabs, footings, columns, tubes and steps: volume, bags of premix, ready-mix cost, and cement, sand and gravel.",
  keywords: [
    "cubic yards",
    "slab",
    "footing",
    "sonotube",
    "cement bags",
    "80 lb bag",
    "ready mix",
    "post hole",
    "pour",
  ],
  popular: true,
  related: [
    { id: "rebar", stage: "next_step", relevance: 88 },
    { id: "square-footage", stage: "complementary", relevance: 74 },
    "asphalt",
    { id: "gravel-mulch", stage: "complementary", relevance: 78 },
    "pavers",
    "retaining-wall",
  ],
  inputs: {
    shape: choice("Shape", {
      default: "slab",
      options: [
        ["slab", "Slab, footing or wall"],
        ["column", "Round column or post hole"],
        ["tube", "Hollow tube"],
        ["stairs", "Solid steps"],
      ],
      also: ["footing", "column", "post hole", "steps"],
      called: {
        column: ["sonotube", "sonotubes", "post holes", "fence posts", "pier", "piers", "pillar", "pillars"],
        tube: ["hollow column"],
        stairs: ["staircase", "stairs"],
        slab: ["pad", "patio", "driveway", "sidewalk", "walkway", "floor", "garage floor"],
      },
    }),
    length: quantity("Length", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0.001,
      max: 100_000,
      when: { shape: "slab" },
      also: ["long", "by"],
      decimals: 2,
    }),
    width: quantity("Width", length, {
      unit: "m",
      default: 4,
      defaultIn: { imperial: "12 ft" },
      min: 0.001,
      max: 100_000,
      when: { shape: ["slab", "stairs"] },
      also: ["wide", "by"],
      decimals: 2,
    }),
    thickness: quantity("Thickness or depth", length, {
      unit: "cm",
      default: 10,
      defaultIn: { imperial: "4 in" },
      min: 0.001,
      max: 100_000,
      when: { shape: "slab" },
      also: ["thick", "deep", "depth"],
      decimals: 1,
    }),
    diameter: quantity("Diameter", length, {
      unit: "cm",
      default: 30,
      defaultIn: { imperial: "12 in" },
      min: 0.001,
      max: 100_000,
      when: { shape: ["column", "tube"] },
      decimals: 1,
      also: ["across", "wide holes", "in diameter", "round"],
    }),
    innerDiameter: quantity("Inner diameter", length, {
      unit: "cm",
      default: 20,
      defaultIn: { imperial: "8 in" },
      min: 0.001,
      max: 100_000,
      when: { shape: "tube" },
      decimals: 1,
      also: ["inside diameter", "hollow core", "inner"],
    }),
    height: quantity("Height or depth", length, {
      unit: "m",
      default: 1.2,
      defaultIn: { imperial: "4 ft" },
      min: 0.001,
      max: 100_000,
      when: { shape: ["column", "tube"] },
      also: ["deep", "high", "depth", "tall"],
      decimals: 2,
    }),
    steps: integer("Steps", { default: 4, min: 1, max: 200, when: { shape: "stairs" }, also: ["stairs"] }),
    riser: quantity("Rise per step", length, {
      unit: "cm",
      default: 17.5,
      min: 0.001,
      max: 100_000,
      when: { shape: "stairs" },
      decimals: 1,
      also: ["rise", "risers", "high steps"],
    }),
    tread: quantity("Run per step", length, {
      unit: "cm",
      default: 28,
      defaultIn: { imperial: "11 in" },
      min: 0.001,
      max: 100_000,
      when: { shape: "stairs" },
      decimals: 1,
      also: ["run", "deep treads"],
    }),
    count: integer("How many", {
      default: 1,
      min: 1,
      max: 100_000,
      also: [
        "holes",
        "columns",
        "posts",
        "post holes",
        "footings",
        "tubes",
        "piers",
        "footers",
        "sonotubes",
        "pillars",
      ],
    }),
    waste: percent("Allowance for waste", {
      also: ["extra", "overage", "spare", "allowance", "for waste", "scrap", "spillage", "spill", "for spillage"],
      default: 10,
      unsaid: 0,
      min: 0,
      max: 100,
    }),
    bagWeight: quantity("Bag of premix", mass, {
      unit: "kg",
      default: 25,
      defaultIn: { imperial: "60 lb" },
      min: 0.5,
      max: 2000,
      decimals: 1,
      also: ["bag size", "bags", "lb bags", "pound bags", "sacks", "lb sacks", "pound sacks"],
    }),
    bagDensity: quantity("Premix per volume of concrete", density, {
      unit: "kg/m3",
      default: 2136,
      defaultIn: { imperial: "133 lb/ft³" },
      min: 500,
      max: 4000,
      help: "An 80 lb bag yields 0.60 ft³: 133 lb/ft³, or 2,136 kg/m³.",
      decimals: 0,
    }),
    pricePerBag: money("Price per bag", { default: 6, min: 0, decimals: 2 }),
    pricePerCubicMeter: price("Ready-mix price", volume, {
      unit: "m3",
      imperial: "yd3",
      default: 160,
      defaultIn: { imperial: 120 },
      min: 0,
      decimals: 2,
      also: [
        "ready mix",
        "a yard",
        "per yard",
        "a cubic yard",
        "per cubic yard",
        "a cubic meter",
        "per cubic meter",
        "a meter",
        "each yard",
      ],
    }),
    cementParts: number("Mix: parts of cement", { default: 1, min: 0.01, max: 100 }),
    sandParts: number("Mix: parts of sand", { default: 2, min: 0, max: 100 }),
    gravelParts: number("Mix: parts of gravel", { default: 3, min: 0, max: 100 }),
    waterCementRatio: number("Water to cement by mass", { default: 0.5, min: 0.2, max: 1.5 }),
    dryFactor: number("Dry volume per volume of concrete", { default: 1.54, min: 1, max: 2.5 }),
    cementBagWeight: quantity("Cement bag", mass, {
      unit: "kg",
      default: 25,
      defaultIn: { imperial: "94 lb" },
      min: 1,
      max: 2000,
      decimals: 1,
    }),
  },
  outputs: {
    volume: quantity("Concrete to order", volume, {
      unit: "m3",
      decimals: 2,
      imperial: "yd3",
      also: [
        "cubic yards",
        "yards",
        "cubic meters",
        "concrete needed",
        "yards of concrete",
        "how many yards",
        "how much concrete",
      ],
    }),
    netVolume: quantity("Volume without waste", volume, { unit: "m3", decimals: 2, imperial: "yd3" }),
    bags: integer("Bags of premix", { also: ["bags", "bags of concrete"] }),
    bagVolume: quantity("Concrete from one bag", volume, { unit: "L", decimals: 1, imperial: "ft3" }),
    weight: quantity("Weight of the concrete", mass, {
      unit: "kg",
      decimals: 1,
      also: ["weigh", "how heavy", "weight"],
    }),
    readyMixCost: money("Ready-mix cost", {
      decimals: 2,
      also: ["ready mix run", "cost of ready mix", "truck cost", "will ready mix"],
    }),
    bagCost: money("Cost in bags", { decimals: 2, also: ["cost of the bags", "bags cost"] }),
    cheaper: text("Cheaper", { labels: { "ready-mix": "Ready-mix", bags: "Bags" } }),
    cementMass: quantity("Cement (mixed on site)", mass, { unit: "kg", decimals: 1 }),
    sandMass: quantity("Sand (mixed on site)", mass, { unit: "kg", decimals: 1 }),
    gravelMass: quantity("Gravel (mixed on site)", mass, { unit: "kg", decimals: 1 }),
    mixingWater: quantity("Water (mixed on site)", mass, { unit: "kg", decimals: 1 }),
    cementBags: integer("Cement bags (mixed on site)"),
    materials: table(
      "Mixed on site",
      {
        material: text("Material"),
        volume: quantity("Loose volume", volume, { unit: "m3", imperial: "yd3", decimals: 3 }),
        mass: quantity("Mass", mass, { unit: "kg", decimals: 1 }),
      },
      { split: { name: "material", value: "mass" } },
    ),
    bagSizes: table("Bags by size", {
      bag: quantity("Bag", mass, { unit: "kg", decimals: 1 }),
      bags: integer("Bags"),
    }),
  },
  figures: ["netVolume", "bags", "weight", "readyMixCost", "bagCost", "cheaper"],
  pictures: [
    { draw: "shape", forms: [["box", "length", "width", "thickness"]], when: { shape: "slab" } },
    { draw: "shape", forms: [["cylinder", "diameter", "height"]], when: { shape: "column" } },
    { draw: "shape", forms: [["sleeve", "diameter", "innerDiameter", "height"]], when: { shape: "tube" } },
    {
      draw: "shape",
      forms: [["steps", "steps", "riser", "tread"]],
      title: "From the side, to scale",
      when: { shape: "stairs" },
    },
  ],
  compute(inputs) {
    const { waste, bagWeight, bagDensity, cementParts, sandParts, gravelParts } = inputs;
    const netVolume = volumeOfOne(inputs) * inputs.count;
    const volume = netVolume * (1 + waste / 100);
    const bagsOf = (kilograms: number) => piecesFor((volume * bagDensity) / kilograms);
    const bags = bagsOf(bagWeight);
    const bagCost = bags * inputs.pricePerBag;
    const readyMixCost = volume * inputs.pricePerCubicMeter;

    const part = (volume * inputs.dryFactor) / (cementParts + sandParts + gravelParts);
    const ingredient = (material: string, parts: number, density: number) => ({
      material,
      volume: part * parts,
      mass: part * parts * density,
    });
    const cement = ingredient("Cement", cementParts, CEMENT);
    const sand = ingredient("Sand", sandParts, SAND);
    const gravel = ingredient("Gravel", gravelParts, GRAVEL);
    const mixingWater = cement.mass * inputs.waterCementRatio;
    return {
      volume,
      netVolume,
      bags,
      bagVolume: (bagWeight / bagDensity) * 1000,
      weight: CONCRETE * volume,
      readyMixCost,
      bagCost,
      cheaper: readyMixCost <= bagCost ? "ready-mix" : "bags",
      cementMass: cement.mass,
      sandMass: sand.mass,
      gravelMass: gravel.mass,
      mixingWater,
      cementBags: piecesFor(cement.mass / inputs.cementBagWeight),
      materials: [cement, sand, gravel, { material: "Water", volume: mixingWater / 1000, mass: mixingWater }],
      bagSizes: BAG_SIZES.map((bag) => ({ bag, bags: bagsOf(bag) })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    inputs.waste > 0
      ? `Order {volume} of concrete: {netVolume} to fill the forms plus {waste} for spillage and uneven ground. It weighs {weight}.`
      : `You need {volume} of concrete; it weighs {weight}. Nothing is added for waste.`,
    inputs.pricePerBag === 0 || inputs.pricePerCubicMeter === 0
      ? `In bags it takes {bags} of {bagWeight}; enter both prices to see which is cheaper.`
      : outputs.readyMixCost === outputs.bagCost
        ? `It costs {readyMixCost} as ready-mix and the same in bags ({bags} × {bagWeight}).`
        : `It costs {readyMixCost} as ready-mix or {bagCost} in bags ({bags} × {bagWeight}): ${outputs.cheaper === "bags" ? "bags are" : "ready-mix is"} cheaper by ${say.money(Math.abs(outputs.readyMixCost! - outputs.bagCost!), 2)}, before any delivery fee.`,
    `Mixed on site, it takes {cementMass} of cement ({cementBags} × {cementBagWeight}), ${outputs.sandMass! > 0 ? "{sandMass} of sand, " : ""}${outputs.gravelMass! > 0 ? "{gravelMass} of gravel " : ""}and {mixingWater} of water.`,
  ],
  formula: {
    tex: [
      String.raw`V_{\text{slab}} = l\,w\,t \qquad V_{\text{column}} = \tfrac{\pi}{4} d^2 h \qquad V_{\text{steps}} = \tfrac{n(n+1)}{2}\, r\, g\, w`,
      String.raw`V = N \, V_{\text{one}} \left(1 + \tfrac{a}{100}\right) \qquad \text{bags} = \left\lceil \frac{V \rho}{m} \right\rceil`,
      String.raw`m_i = \frac{f\,V\,p_i}{p_c + p_s + p_g}\,\rho_i`,
    ],
    where: {
      "l, w, t": "length, width and thickness of a slab or footing",
      "d, h": "diameter and height of a column; a tube is the outer column less the inner one",
      "n, r, g": "number of steps, rise and run per step",
      N: "how many there are",
      a: "allowance for waste in percent",
      m: "weight of a bag of premix",
      "\\rho": "premix per volume of concrete, 2,136 kg/m³ by the manufacturers' yield",
      f: "dry volume per volume of concrete",
      p_i: "parts of cement, sand and gravel in the mix",
      "\\rho_i": "loose density: cement 1,440, sand 1,600, gravel 1,500 kg/m³",
    },
  },
  howTo: [
    "Choose the Shape: slab, footing or wall; round column or post hole; hollow tube; or solid steps.",
    "Enter the inside dimensions of the forms. Change the unit next to a field to enter feet and inches.",
    "Set How many for a row of post holes or columns, and the Allowance for waste: 5% for tight forms, 10% for holes dug by hand.",
    "Enter the Bag of premix, the Price per bag and your supplier's Ready-mix price to see which is Cheaper.",
    "If you mix on site, set the parts of cement, sand and gravel and the Water to cement by mass.",
  ],
  faq: [
    {
      question: "How many 80 lb bags of concrete make a cubic yard?",
      answer:
        "45. An 80 lb (36.3 kg) bag yields 0.60 cubic feet, and a cubic yard has 27: 27 / 0.60 is 45. With 60 lb bags it takes 60, with 40 lb bags 90. A cubic meter takes about 59 bags of 80 lb or 86 bags of 25 kg.",
    },
    {
      question: "How thick should the slab be?",
      answer:
        "For a path, patio or shed, 10 cm (4 in) is usual; for a driveway, 10 to 13 cm (4 to 5 in) for cars and 15 cm (6 in) for trucks or RVs. Put 10 to 15 cm (4 to 6 in) of compacted gravel underneath. A footing goes below the frost line, and its width depends on the load and the soil.",
    },
    {
      question: "When is ready-mix worth it?",
      answer:
        "From about 1 m³ (1.3 cubic yards) up: that would be 86 bags of 25 kg to carry, open and mix. A truck brings 6 to 9 m³; for less than about 4 m³ most plants charge a short-load fee, which you should add to the Ready-mix cost before you compare.",
    },
    {
      question: "Why is 1.54 times the volume of dry material needed?",
      answer:
        "Cement fills the gaps in the sand, and sand fills the gaps in the gravel, so about 1.54 m³ of loose material shrinks to 1 m³ of wet concrete. With a 1:2:3 mix and this factor, 1 m³ takes about 370 kg of cement, 0.51 m³ of sand and 0.77 m³ of gravel.",
    },
  ],
  about: [
    "Use it to order concrete or bags for slabs, strip footings, piers, pipes and steps that are solid down to the ground. Steps with a core of earth or rubble need less; calculate the core as a slab and subtract it.",
    "It assumes normal-weight concrete of 2,400 kg/m³ and says nothing about the strength you need. Walls, decks and footings that carry a building need a mix specified by strength class (such as C25/30 or 3,000 psi) and reinforcement designed for the load. A water-cement ratio above 0.5 makes concrete weaker and less resistant to frost.",
  ],
  sources: [
    "ACI 318 and ACI 211.1 (normal-weight concrete, water-cement ratio, proportioning)",
    "Manufacturers' yield of premixed bags: 40, 60 and 80 lb yield 0.30, 0.45 and 0.60 cubic feet",
    "Dry volume factor 1.54: usual estimating practice for nominal mixes (IS 456 nominal mixes)",
  ],
  caution:
    "Quantities only: strength class, reinforcement and footing depth follow from the loads, the soil and the local building code. Wet cement burns skin and eyes.",
  overflow: "pricePerBag",
  phrases: [
    "how much concrete for a slab {length} by {width} {thickness} thick",
    "concrete for {count} post holes {diameter} wide {height} deep",
    "bags of concrete {length} x {width} x {thickness}",
    "concrete for a {length} by {width} pad {thickness}",
    "cubic yards of concrete {length} x {width} x {thickness}",
    "how many yards of concrete for {length} x {width} {thickness} thick",
    "concrete for {count} holes {diameter} diameter {height} deep",
    "{bagWeight} bags of concrete for {length} x {width} x {thickness} slab",
    "concrete for a driveway {length} long {width} wide {thickness}",
    "pouring a {length} by {width} patio {thickness} thick",
    "pour a sidewalk {length} long {width} wide {thickness} thick",
    "how many {bagWeight} bags for {count} holes {diameter} across {height} deep",
    "footing {length} long {width} wide {thickness} deep",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 5 by 3 m patio slab, 12 cm thick",
      inputs: { shape: "slab", length: 5, width: 3, thickness: 12 },
      outputs: { volume: 1.98, bags: 170, weight: 4752, cementMass: 731.808 },
    },
    {
      title: "Twelve post holes, 25 cm wide and 90 cm deep",
      inputs: { shape: "column", diameter: 25, height: 0.9, count: 12 },
      outputs: { netVolume: 0.53014376, volume: 0.583158136, bags: 50 },
    },
    {
      title: "Five solid garden steps, 1.2 m wide",
      inputs: { shape: "stairs", steps: 5, riser: 17, tread: 30, width: 1.2 },
      outputs: { netVolume: 0.918, volume: 1.0098, bags: 87 },
    },
  ],
});

interface Form {
  readonly shape: string;
  readonly length: number;
  readonly width: number;
  readonly thickness: number;
  readonly diameter: number;
  readonly innerDiameter: number;
  readonly height: number;
  readonly steps: number;
  readonly riser: number;
  readonly tread: number;
}

/** Cubic meters in one piece; thickness, diameters, rise and run are in centimeters. */
function volumeOfOne(form: Form): number {
  const { length, width, thickness, diameter, innerDiameter, height, steps, riser, tread } = form;
  switch (form.shape) {
    case "column":
      return circleArea(diameter / 100) * height;
    case "tube":
      if (innerDiameter >= diameter) {
        refuse("innerDiameter", "The inner diameter must be smaller than the outer one.");
      }
      return ringArea(diameter / 100, innerDiameter / 100) * height;
    case "stairs":
      return ((steps * (steps + 1)) / 2) * (riser / 100) * (tread / 100) * width;
    default:
      return length * width * (thickness / 100);
  }
}
