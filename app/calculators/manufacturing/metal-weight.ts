import {
  choice,
  defineCalculator,
  integer,
  money,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { STANDARD_GRAVITY } from "#maths/constants.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { force } from "#units/force.ts";
import { length } from "#units/length.ts";
import { massPerLength } from "#units/mass-per-length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

/** kg/m³. ASM Handbook, volumes 1 and 2; EN 1993-1-1 (steel), EN 10088-1 (stainless, rounded). */
const METALS = {
  steel: { label: "Carbon steel", density: 7850 },
  stainless304: { label: "Stainless steel 304", density: 8000 },
  stainless316: { label: "Stainless steel 316", density: 8000 },
  castIron: { label: "Gray cast iron", density: 7200 },
  aluminum: { label: "Aluminum 6061", density: 2700 },
  aluminum7075: { label: "Aluminum 7075", density: 2810 },
  copper: { label: "Copper", density: 8960 },
  brass: { label: "Brass C360", density: 8500 },
  bronze: { label: "Bronze C932", density: 8930 },
  titanium: { label: "Titanium Ti-6Al-4V", density: 4430 },
  lead: { label: "Lead", density: 11_340 },
  zinc: { label: "Zinc", density: 7140 },
  magnesium: { label: "Magnesium AZ31", density: 1770 },
  nickel: { label: "Nickel", density: 8900 },
  tungsten: { label: "Tungsten", density: 19_250 },
} as const;

const SECTION = "The cross-section to scale";
const BESIDE = ["hair", "pencil", "card", "person"] as const;

export default defineCalculator({
  id: "metal-weight",
  name: "Metal Weight Calculator",
  category: "manufacturing",
  emoji: "🔩",
  description:
    "The weight of steel, aluminum, copper and other metals as bar, sheet, tube, angle, channel or beam, with cost and surface.",
  keywords: [
    "steel weight",
    "plate weight",
    "pipe weight",
    "aluminum sheet",
    "kg per metre",
    "round bar",
    "I-beam",
    "theoretical weight",
    "how heavy is a steel plate",
    "weight of a sheet of aluminum",
    "what does a steel tube weigh",
  ],
  popular: true,
  related: [
    "rebar",
    { id: "density", stage: "complementary", relevance: 84 },
    "weight-converter",
    "speeds-feeds",
    { id: "bend-allowance", stage: "next_step", relevance: 80 },
    "bolt-torque",
  ],
  inputs: {
    shape: choice("Shape", {
      called: {
        flat: ["steel plate", "flat bar", "sheet metal", "plate", "sheet", "strip"],
        round: ["round bar", "round rod", "round stock", "bar stock", "rod", "shaft"],
        tube: ["round tube", "pipe", "tube", "tubing"],
        square: ["square bar", "square rod", "square stock"],
        rectTube: ["square tube", "rectangular tube", "box section", "square tubing"],
        angle: ["angle iron", "l angle"],
        channel: ["c channel", "u channel"],
        beam: ["i beam", "h beam", "i-beam"],
      },
      default: "round",
      options: [
        ["round", "Round bar"],
        ["square", "Square bar"],
        ["hexagon", "Hexagon bar"],
        ["flat", "Flat bar, sheet or plate"],
        ["tube", "Round tube or pipe"],
        ["rectTube", "Square or rectangular tube"],
        ["angle", "Angle (L)"],
        ["channel", "Channel (U)"],
        ["beam", "Beam (I, H)"],
      ],
    }),
    material: choice("Metal", {
      called: {
        stainless304: ["stainless steel", "stainless"],
        aluminum: ["aluminum", "6061"],
        copper: ["copper"],
        brass: ["brass"],
        bronze: ["bronze"],
        titanium: ["titanium"],
        lead: ["lead"],
        castIron: ["cast iron"],
      },
      default: "steel",
      options: [
        ["steel", "Carbon steel"],
        ["stainless304", "Stainless steel 304"],
        ["stainless316", "Stainless steel 316"],
        ["castIron", "Gray cast iron"],
        ["aluminum", "Aluminum 6061"],
        ["aluminum7075", "Aluminum 7075"],
        ["copper", "Copper"],
        ["brass", "Brass C360"],
        ["bronze", "Bronze C932"],
        ["titanium", "Titanium Ti-6Al-4V"],
        ["lead", "Lead"],
        ["zinc", "Zinc"],
        ["magnesium", "Magnesium AZ31"],
        ["nickel", "Nickel"],
        ["tungsten", "Tungsten"],
        ["custom", "Other"],
      ],
    }),
    customDensity: quantity("Density", density, {
      unit: "kg/m3",
      default: 7850,
      defaultIn: { imperial: "490 lb/ft³" },
      min: 1,
      max: 30_000,
      when: { material: "custom" },
    }),
    diameter: quantity("Outer diameter", length, {
      unit: "mm",
      default: 50,
      defaultIn: { imperial: "2 in" },
      min: 0.0001,
      max: 1_000_000,
      also: ["diameter", "pipe", "outside diameter", "od", "round bar of", "in diameter"],
      when: { shape: ["round", "tube"] },
    }),
    width: quantity("Width (across flats of a hexagon)", length, {
      unit: "mm",
      default: 100,
      defaultIn: { imperial: "4 in" },
      min: 0.0001,
      max: 1_000_000,
      also: ["wide", "sheet"],
      when: { shape: ["square", "hexagon", "flat", "rectTube", "angle", "channel", "beam"] },
    }),
    height: quantity("Height", length, {
      unit: "mm",
      default: 100,
      defaultIn: { imperial: "4 in" },
      min: 0.0001,
      max: 1_000_000,
      when: { shape: ["rectTube", "angle", "channel", "beam"] },
    }),
    wall: quantity("Thickness (of the wall, sheet or web)", length, {
      unit: "mm",
      default: 5,
      defaultIn: { imperial: "0.2 in" },
      min: 0.0001,
      max: 1_000_000,
      also: ["thick", "wall", "wall thickness", "mm wall", "inch wall", "sheet of", "thickness"],
      when: { shape: ["flat", "tube", "rectTube", "angle", "channel", "beam"] },
    }),
    flange: quantity("Flange thickness", length, {
      unit: "mm",
      default: 8,
      min: 0.0001,
      max: 1_000_000,
      when: { shape: ["channel", "beam"] },
    }),
    length: quantity("Length", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0.0001,
      max: 1_000_000,
      also: ["long", "ft long", "length of", "in length", "m long"],
    }),
    count: integer("Pieces", { default: 1, min: 1, max: 10_000_000 }),
    waste: percent("Waste", { default: 0, min: 0, max: 100 }),
    pricePerKilogram: price("Price of the metal", mass, {
      also: ["per kg", "per pound", "a pound", "a kilo"],
      unit: "kg",
      default: 1.5,
      defaultIn: { imperial: 0.7 },
      min: 0,
      decimals: 2,
    }),
  },
  outputs: {
    mass: quantity("Weight", mass, {
      also: ["weigh", "how heavy", "how much does it weigh", "what does it weigh"],
      unit: "kg",
      imperial: "lb",
      decimals: 2,
    }),
    massEach: quantity("Weight of a piece", mass, { unit: "kg", imperial: "lb", decimals: 2 }),
    massPerLength: quantity("Weight per length", massPerLength, {
      also: ["weight per foot", "weight per meter"],
      unit: "kg/m",
      decimals: 3,
    }),
    volume: quantity("Volume", volume, { unit: "L", imperial: "ft3", decimals: 3 }),
    crossSection: quantity("Cross-section", area, { unit: "mm2", decimals: 1 }),
    densityUsed: quantity("Density", density, { unit: "kg/m3", decimals: 0 }),
    totalLength: quantity("Length of all pieces", length, { unit: "m", decimals: 2 }),
    surfaceArea: quantity("Outer surface with ends", area, { unit: "m2", decimals: 3 }),
    orderMass: quantity("Weight with waste", mass, { unit: "kg", imperial: "lb", decimals: 2 }),
    totalCost: money("Cost", { also: ["cost"], decimals: 2 }),
    force: quantity("Load on supports", force, { unit: "kN", imperial: "lbf", decimals: 2 }),
    byMaterial: table(
      "The same in other metals",
      {
        material: text("Metal", {
          labels: Object.fromEntries(Object.entries(METALS).map(([id, { label }]) => [id, label])),
        }),
        density: quantity("Density", density, { unit: "kg/m3", decimals: 0 }),
        massPerLength: quantity("Weight per length", massPerLength, { unit: "kg/m", decimals: 3 }),
        mass: quantity("Weight", mass, { unit: "kg", imperial: "lb", decimals: 2 }),
      },
      { mark: { column: "material", equals: "material" } },
    ),
  },
  pictures: [
    { draw: "shape", forms: [["circle", "diameter"]], beside: BESIDE, title: SECTION, when: { shape: "round" } },
    { draw: "shape", forms: [["square", "width"]], beside: BESIDE, title: SECTION, when: { shape: "square" } },
    { draw: "shape", forms: [["hexagon", "width"]], beside: BESIDE, title: SECTION, when: { shape: "hexagon" } },
    { draw: "shape", forms: [["rectangle", "width", "wall"]], beside: BESIDE, title: SECTION, when: { shape: "flat" } },
    { draw: "shape", forms: [["tube", "diameter", "wall"]], beside: BESIDE, title: SECTION, when: { shape: "tube" } },
    {
      draw: "shape",
      forms: [["hollow", "width", "height", "wall"]],
      beside: BESIDE,
      title: SECTION,
      when: { shape: "rectTube" },
    },
    {
      draw: "shape",
      forms: [["angle", "width", "height", "wall"]],
      beside: BESIDE,
      title: SECTION,
      when: { shape: "angle" },
    },
    {
      draw: "shape",
      forms: [["channel", "width", "height", "wall", "flange"]],
      beside: BESIDE,
      title: SECTION,
      when: { shape: "channel" },
    },
    {
      draw: "shape",
      forms: [["beam", "width", "height", "wall", "flange"]],
      beside: BESIDE,
      title: SECTION,
      when: { shape: "beam" },
    },
    { draw: "rows", table: "byMaterial", name: "material", value: "mass", title: "The same in other metals" },
  ],
  compute(inputs) {
    const { length, count } = inputs;
    const { area, perimeter } = sectionOf(inputs);
    const densityUsed = inputs.material === "custom" ? inputs.customDensity : METALS[inputs.material].density;
    const perMeter = (density: number) => (area / 1e6) * density;
    const massEach = perMeter(densityUsed) * length;
    const mass = massEach * count;
    const orderMass = mass * (1 + inputs.waste / 100);
    return {
      mass,
      massEach,
      massPerLength: perMeter(densityUsed),
      volume: (area / 1000) * length * count,
      crossSection: area,
      densityUsed,
      totalLength: length * count,
      surfaceArea: ((perimeter / 1000) * length + (2 * area) / 1e6) * count,
      orderMass,
      totalCost: orderMass * inputs.pricePerKilogram,
      force: (mass * STANDARD_GRAVITY) / 1000,
      byMaterial: Object.entries(METALS).map(([material, { density }]) => ({
        material,
        density,
        massPerLength: perMeter(density),
        mass: perMeter(density) * length * count,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    inputs.count > 1
      ? `The {count} pieces weigh {mass}, or {massEach} each.`
      : `The piece weighs {mass}, or {massPerLength}.`,
    ...(outputs.totalCost! > 0
      ? [
          inputs.waste > 0
            ? `With {waste} waste you order {orderMass} for {totalCost}.`
            : `At the price entered it costs {totalCost}.`,
        ]
      : []),
    `It has {surfaceArea} of outer surface to paint or coat, and loads its supports with {force}.`,
  ],
  formula: {
    tex: [
      String.raw`m = A\, \rho\, L\, n`,
      String.raw`A_{\text{round}} = \tfrac{\pi}{4} D^2, \quad A_{\text{tube}} = \pi (D - t)\, t, \quad A_{\text{hexagon}} = \tfrac{\sqrt 3}{2} a^2, \quad A_{\text{flat}} = a\, t`,
      String.raw`A_{\text{rect. tube}} = 2 t (a + b) - 4 t^2, \quad A_{\text{angle}} = t (a + b - t), \quad A_{\text{beam}} = 2 a f + (b - 2 f)\, t`,
    ],
    where: {
      m: "weight (mass)",
      A: "cross-section",
      "\\rho": "density",
      L: "length",
      n: "pieces",
      D: "outer diameter",
      t: "thickness of wall, sheet or web",
      a: "width; across flats for a hexagon",
      b: "height",
      f: "flange thickness; a channel has the same area as a beam",
    },
  },
  howTo: [
    "Choose the Shape and the Metal; for Other, enter its Density.",
    "Enter the outer dimensions; a sheet is a flat bar with its Width and Thickness.",
    "Enter the Length of a piece and the number of Pieces.",
    "Add Waste for cutting and the Price of the metal to get the Cost.",
    "See under The same in other metals what a change of material would save.",
  ],
  faq: [
    {
      question: "Is there a quick rule for steel?",
      answer:
        "A sheet weighs 7.85 kg per square meter for each millimeter of thickness. A round bar weighs d²/162 kg per meter (d in mm): 20 mm is 2.47 kg/m. In US units, a bar of one square inch weighs 3.4 lb per foot.",
    },
    {
      question: "Why does my supplier's table show a little more or less?",
      answer:
        "Rolled profiles have rounded corners and fillets: an IPE 200 beam weighs 22.4 kg/m, and without its fillets it would be 21.4. Square tubes with rounded corners are 2 to 4% lighter than sharp ones. Rolling tolerances add a few percent either way.",
    },
    {
      question: "How much lighter is aluminum?",
      answer:
        "It has about a third of the weight: 2.7 kg/dm³ against 7.85. But its elastic modulus is also a third, so a bar of the same bending stiffness must be larger and saves about 40 to 50%.",
    },
  ],
  about: [
    "Use it for orders, transport, lifting and the load on a structure. The theoretical weight assumes sharp corners and the alloy's average density.",
    "Coatings, welds and holes are not included: an 85 µm zinc coating adds 0.6 kg per square meter. Alloys in the same family differ by 1 to 2% in density.",
  ],
  sources: [
    "ASM Handbook, volumes 1 and 2 (densities)",
    "EN 10088-1 (stainless steel 8000 kg/m³ for 1.4301 and 1.4401, rounded); EN 1993-1-1 (steel 7850 kg/m³)",
  ],
  caution:
    "A theoretical weight: for lifting and for loads on a structure, allow for tolerances or have the pieces weighed.",
  phrases: [
    "weight of {material} {shape} {diameter} {length}",
    "steel plate {width} by {length} {wall} thick",
    "how much does a {width} by {length} sheet of {wall} {material} weigh",
    "weight steel round bar {diameter} diameter {length}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A steel plate, 1 by 2 m and 10 mm thick",
      inputs: { shape: "flat", material: "steel", width: 1000, wall: 10, length: 2 },
      outputs: { mass: 157, surfaceArea: 4.06 },
    },
    {
      title: "Ten stainless tubes, 48.3 × 2.6 mm, 6 m long",
      inputs: { shape: "tube", material: "stainless304", diameter: 48.3, wall: 2.6, length: 6, count: 10 },
      outputs: { massPerLength: 2.98625, mass: 179.175 },
    },
    {
      title: "An aluminum angle, 50 × 50 × 5 mm",
      inputs: { shape: "angle", material: "aluminum", width: 50, height: 50, wall: 5, length: 6 },
      outputs: { crossSection: 475, mass: 7.695 },
    },
  ],
});

interface Profile {
  readonly shape: string;
  readonly diameter: number;
  readonly width: number;
  readonly height: number;
  readonly wall: number;
  readonly flange: number;
}

interface Section {
  /** mm² */
  readonly area: number;
  /** Outer perimeter in mm. */
  readonly perimeter: number;
}

/** Cross-section and outer perimeter of a profile with sharp corners, in mm. */
function sectionOf(profile: Profile): Section {
  const { shape, diameter, width, height, wall } = profile;
  refuseThickWalls(profile);
  switch (shape) {
    case "square":
      return { area: width ** 2, perimeter: 4 * width };
    case "hexagon":
      return { area: (Math.sqrt(3) / 2) * width ** 2, perimeter: 2 * Math.sqrt(3) * width };
    case "flat":
      return { area: width * wall, perimeter: 2 * (width + wall) };
    case "tube":
      return { area: Math.PI * (diameter - wall) * wall, perimeter: Math.PI * diameter };
    case "rectTube":
      return { area: 2 * wall * (width + height) - 4 * wall ** 2, perimeter: 2 * (width + height) };
    case "angle":
      return { area: wall * (width + height - wall), perimeter: 2 * (width + height) };
    case "channel":
    case "beam":
      return flanged(profile);
    default:
      return { area: (Math.PI / 4) * diameter ** 2, perimeter: Math.PI * diameter };
  }
}

function flanged({ width, height, wall, flange }: Profile): Section {
  return { area: 2 * width * flange + (height - 2 * flange) * wall, perimeter: 4 * width + 2 * height - 2 * wall };
}

function refuseThickWalls({ shape, diameter, width, height, wall, flange }: Profile): void {
  const smaller = Math.min(width, height);
  if (shape === "tube" && 2 * wall > diameter)
    refuse("wall", "The wall is thicker than half the diameter. Enter less.");
  if (shape === "rectTube" && 2 * wall > smaller) refuse("wall", "The wall is thicker than half the tube. Enter less.");
  if (shape === "angle" && wall > smaller) refuse("wall", "The thickness exceeds the shorter leg. Enter less.");
  if (shape !== "channel" && shape !== "beam") return;
  if (2 * flange > height) refuse("flange", "The two flanges are thicker than the whole height. Enter less.");
  if (wall > width) refuse("wall", "The web is thicker than the flanges are wide. Enter less.");
}
