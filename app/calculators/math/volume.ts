import { choice, defineCalculator, number, percent, quantity, refuse, table } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";
import { areaFromSides } from "#maths/heron.ts";

export default defineCalculator({
  id: "volume",
  name: "Volume Calculator",
  category: "math",
  emoji: "🧊",
  description:
    "Volume, surface area, liters and weight of boxes, cylinders, spheres, cones, pipes, pyramids, capsules, tori and more.",
  keywords: [
    "volume of a cylinder",
    "volume of a sphere",
    "surface area",
    "volume of a cone",
    "cubic meters",
    "tank volume",
    "box volume",
    "litres",
  ],
  related: [
    "area",
    { id: "volume-converter", stage: "next_step", relevance: 88 },
    { id: "pool-volume", stage: "next_step", relevance: 82 },
    { id: "concrete", stage: "next_step", relevance: 80 },
    "density",
  ],
  inputs: {
    shape: choice("Solid", {
      called: {
        box: ["rectangular", "aquarium", "cuboid", "crate", "rectangular prism"],
        cylinder: ["cylindrical", "drum", "barrel", "silo"],
        sphere: ["ball", "globe", "spherical"],
        cone: ["conical", "cone-shaped", "cone shaped"],
        pyramid: ["pyramidal"],
        hemisphere: ["half sphere", "dome"],
        torus: ["donut", "doughnut"],
        capsule: ["pill"],
        "hollow-cylinder": ["hollow cylinder", "tubing"],
        ellipsoid: ["egg"],
      },
      default: "cylinder",
      options: [
        ["box", "Box (cuboid)"],
        ["cube", "Cube"],
        ["cylinder", "Cylinder"],
        ["hollow-cylinder", "Pipe (hollow cylinder)"],
        ["sphere", "Sphere"],
        ["hemisphere", "Hemisphere"],
        ["spherical-cap", "Spherical cap"],
        ["cone", "Cone"],
        ["frustum", "Truncated cone (frustum)"],
        ["pyramid", "Pyramid (rectangular base)"],
        ["triangular-prism", "Triangular prism"],
        ["capsule", "Capsule"],
        ["ellipsoid", "Ellipsoid"],
        ["torus", "Torus (ring)"],
      ],
    }),
    length: quantity("Length", length, {
      also: ["long"],
      unit: "m",
      default: 2,
      defaultIn: { imperial: "6 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: ["box", "pyramid", "triangular-prism"] },
    }),
    width: quantity("Width", length, {
      also: ["wide", "across"],
      unit: "m",
      default: 1.5,
      defaultIn: { imperial: "5 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: ["box", "pyramid"] },
    }),
    side: quantity("Side", length, {
      also: ["edge", "edge length", "side length", "each side", "sides are"],
      unit: "m",
      default: 1,
      defaultIn: { imperial: "3 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "cube" },
    }),
    radius: quantity("Radius (outer, or of the ring's center line)", length, {
      also: ["radius"],
      unit: "m",
      default: 0.5,
      defaultIn: { imperial: "1.5 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: {
        shape: [
          "cylinder",
          "hollow-cylinder",
          "sphere",
          "hemisphere",
          "spherical-cap",
          "cone",
          "frustum",
          "capsule",
          "torus",
        ],
      },
    }),
    secondRadius: quantity("Second radius (inner, top, or of the tube)", length, {
      also: ["inner radius", "top radius", "tube radius", "inside radius"],
      unit: "m",
      default: 0.2,
      defaultIn: { imperial: "0.65 ft" },
      min: 0,
      max: 1_000_000_000,
      when: { shape: ["hollow-cylinder", "frustum", "torus"] },
    }),
    height: quantity("Height", length, {
      also: ["high", "tall", "deep", "depth"],
      unit: "m",
      default: 1.2,
      defaultIn: { imperial: "4 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: ["box", "cylinder", "hollow-cylinder", "spherical-cap", "cone", "frustum", "pyramid", "capsule"] },
    }),
    sideA: quantity("Side a of the triangle", length, {
      unit: "m",
      default: 0.3,
      defaultIn: { imperial: "1 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "triangular-prism" },
    }),
    sideB: quantity("Side b of the triangle", length, {
      unit: "m",
      default: 0.4,
      defaultIn: { imperial: "1.3 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "triangular-prism" },
    }),
    sideC: quantity("Side c of the triangle", length, {
      unit: "m",
      default: 0.5,
      defaultIn: { imperial: "1.6 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "triangular-prism" },
    }),
    semiAxisA: quantity("Semi-axis a", length, {
      unit: "m",
      default: 0.5,
      defaultIn: { imperial: "1.6 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "ellipsoid" },
    }),
    semiAxisB: quantity("Semi-axis b", length, {
      unit: "m",
      default: 0.4,
      defaultIn: { imperial: "1.3 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "ellipsoid" },
    }),
    semiAxisC: quantity("Semi-axis c", length, {
      unit: "m",
      default: 0.3,
      defaultIn: { imperial: "1 ft" },
      min: 1e-9,
      max: 1_000_000_000,
      when: { shape: "ellipsoid" },
    }),
    density: quantity("Density of the contents", density, {
      also: ["density"],
      unit: "kg/m3",
      default: 1000,
      defaultIn: { imperial: "62.4 lb/ft³" },
      min: 0,
      max: 100_000,
    }),
  },
  outputs: {
    volume: quantity("Volume", volume, {
      also: ["gallons", "how much fits", "how much does it hold", "capacity", "space"],
      unit: "m3",
      metric: "m3",
      imperial: "ft3",
    }),
    surfaceArea: quantity("Surface area", area, {
      also: ["surface"],
      unit: "m2",
      metric: "m2",
      imperial: "ft2",
      none: "No simple formula for an ellipsoid",
    }),
    litres: quantity("Volume in liters", volume, {
      also: ["liters", "how many liters"],
      unit: "L",
      metric: "L",
      imperial: "L",
    }),
    gallonsUS: number("Volume in US gallons", { unit: "gal" }),
    mass: quantity("Weight of the contents", mass, {
      also: ["weigh", "weight", "how heavy", "how much does it weigh"],
      unit: "kg",
    }),
    fill: table("Partly full (share of the volume)", {
      level: percent("Share of the volume"),
      contents: quantity("Contents", volume, { unit: "L", metric: "L", imperial: "gal-us" }),
    }),
  },
  pictures: [
    { draw: "shape", forms: [["box", "length", "width", "height"]], when: { shape: "box" } },
    { draw: "shape", forms: [["box", "side", "side", "side"]], when: { shape: "cube" } },
    { draw: "shape", forms: [["drum", "radius", "height"]], when: { shape: "cylinder" } },
    { draw: "shape", forms: [["pipe", "radius", "secondRadius", "height"]], when: { shape: "hollow-cylinder" } },
    { draw: "shape", forms: [["disk", "radius"]], when: { shape: "sphere" } },
    { draw: "shape", forms: [["hemisphere", "radius"]], when: { shape: "hemisphere" } },
    { draw: "shape", forms: [["cap", "radius", "height"]], when: { shape: "spherical-cap" } },
    { draw: "shape", forms: [["cone", "radius", "height"]], when: { shape: "cone" } },
    { draw: "shape", forms: [["frustum", "radius", "secondRadius", "height"]], when: { shape: "frustum" } },
    { draw: "shape", forms: [["pyramid", "length", "width", "height"]], when: { shape: "pyramid" } },
    { draw: "shape", forms: [["prism", "sideA", "sideB", "sideC", "length"]], when: { shape: "triangular-prism" } },
    { draw: "shape", forms: [["capsule", "radius", "height"]], when: { shape: "capsule" } },
    {
      draw: "shape",
      forms: [
        ["oval", "semiAxisA", "semiAxisC"],
        ["oval", "semiAxisA", "semiAxisB"],
      ],
      title: "From the front and from above, to scale",
      when: { shape: "ellipsoid" },
    },
    {
      draw: "shape",
      forms: [["torus", "radius", "secondRadius"]],
      title: "From above, to scale",
      when: { shape: "torus" },
    },
  ],
  compute(inputs) {
    const solid = solids[inputs.shape](inputs);
    const litres = 1000 * solid.volume;
    return {
      volume: solid.volume,
      surfaceArea: solid.surface,
      litres,
      gallonsUS: solid.volume / 0.003785411784,
      mass: solid.volume * inputs.density,
      fill: [10, 25, 50, 75, 90, 100].map((level) => ({ level, contents: (litres * level) / 100 })),
    };
  },
  takeaways: (_inputs, outputs) => [
    "The volume is {volume}, which is {litres} or {gallonsUS} (US).",
    "Filled with something of {density}, its contents weigh {mass}.",
    outputs.surfaceArea === null
      ? "There is no simple formula for its surface area."
      : "Its surface area is {surfaceArea}.",
  ],
  formula: {
    tex: [
      String.raw`\text{cylinder } \pi r^2 h, \quad \text{cone } \tfrac13 \pi r^2 h, \quad \text{sphere } \tfrac43 \pi r^3,`,
      String.raw`\text{pyramid } \tfrac13 l w h, \quad \text{pipe } \pi (r^2 - q^2) h`,
      String.raw`\text{cap } \tfrac13 \pi h^2 (3r - h), \quad \text{frustum } \tfrac13 \pi h (r^2 + r q + q^2),`,
      String.raw`\text{capsule } \pi r^2 \left(h + \tfrac43 r\right), \quad \text{ellipsoid } \tfrac43 \pi a b c, \quad \text{torus } 2 \pi^2 r q^2`,
      String.raw`m = \rho V`,
    ],
    where: {
      r: "radius; of a torus from its center to the center of the tube",
      q: "second radius: inside of a pipe, top of a frustum, tube of a torus",
      h: "height; of a capsule the straight part",
      "l, w": "length and width",
      "a, b, c": "semi-axes",
      "m, V": "weight (mass) and volume",
      [String.raw`\rho`]: "density of the contents",
    },
  },
  howTo: [
    "Choose the Solid.",
    "Enter its lengths in any unit. A radius is half of the diameter.",
    "For the weight set the Density of the contents: water 1,000 kg/m³, diesel 840, dry sand 1,600, concrete 2,400, steel 7,850.",
    "The table at the end gives the contents for shares of the volume.",
  ],
  faq: [
    {
      question: "How many liters does a barrel or a round pool hold?",
      answer:
        "Take the cylinder: π · radius² · height in meters, times 1,000. A pool 3.6 m across (radius 1.8 m) filled to 1 m holds 10,179 liters, 2,689 US gallons.",
    },
    {
      question: "Why is half the height not half the volume?",
      answer:
        "It is, but only in a box, prism or upright cylinder. A cone that is half full by height, point down, holds an eighth of its volume. The table therefore gives shares of the volume, not marks on a dipstick.",
    },
    {
      question: "Does the surface include top and bottom?",
      answer:
        "Yes, all faces: the lids of the cylinder, the flat face of the hemisphere and of the cap, and the inside of a pipe. Subtract what you do not paint; a lid has the area π r².",
    },
  ],
  about: [
    "Volume and surface area of fourteen solids, with the weight of what fills them. For capacity, enter inside dimensions.",
    "The surface of an ellipsoid needs elliptic integrals and is left out. For a partly full tank lying on its side, see the tank volume calculator.",
  ],
  sources: ["Bronshtein et al., Handbook of Mathematics, 6th ed. 2015, section 3.3"],
  phrases: [
    "volume of a cylinder radius {radius} height {height}",
    "volume of a box {length} {width} {height}",
    "volume of a cube side {side}",
    "volume of a sphere radius {radius}",
    "volume of a pyramid base {length} by {width} height {height}",
    "volume of an ellipsoid semi-axes {semiAxisA} {semiAxisB} {semiAxisC}",
    "volume of a torus radius {radius} tube {secondRadius}",
    "volume of a cone radius {radius} height {height}",
    "how much fits in a box {length} long {width} wide {height} deep",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A drum: radius 0.5 m, height 1.2 m",
      inputs: { shape: "cylinder", radius: 0.5, height: 1.2 },
      outputs: { volume: 0.942477796, litres: 942.477796 },
    },
    {
      title: "A pile of sand as a cone",
      inputs: { shape: "cone", radius: 1.5, height: 1, density: 1600 },
      outputs: { volume: 2.35619449, mass: 3769.91118 },
    },
    {
      title: "A dome: 1 m high, from a sphere with a radius of 4 m",
      inputs: { shape: "spherical-cap", radius: 4, height: 1 },
      outputs: { volume: 11.5191731, surfaceArea: 47.1238898 },
    },
  ],
});

interface Solid {
  readonly volume: number;
  readonly surface: number | null;
}

type Measures = Readonly<
  Record<
    | "length"
    | "width"
    | "side"
    | "radius"
    | "secondRadius"
    | "height"
    | "sideA"
    | "sideB"
    | "sideC"
    | "semiAxisA"
    | "semiAxisB"
    | "semiAxisC",
    number
  >
>;

const { PI } = Math;

const solids = {
  box: ({ length: l, width: w, height: h }) => ({ volume: l * w * h, surface: 2 * (l * w + l * h + w * h) }),
  cube: ({ side }) => ({ volume: side ** 3, surface: 6 * side * side }),
  cylinder: ({ radius: r, height: h }) => ({ volume: PI * r * r * h, surface: 2 * PI * r * (r + h) }),
  "hollow-cylinder": ({ radius: r, secondRadius: q, height: h }) => {
    if (q >= r) refuse("secondRadius", "The inner radius must be smaller than the outer one.");
    return { volume: PI * (r - q) * (r + q) * h, surface: 2 * PI * (r + q) * (h + r - q) };
  },
  sphere: ({ radius: r }) => ({ volume: (4 / 3) * PI * r ** 3, surface: 4 * PI * r * r }),
  hemisphere: ({ radius: r }) => ({ volume: (2 / 3) * PI * r ** 3, surface: 3 * PI * r * r }),
  "spherical-cap": ({ radius: r, height: h }) => {
    if (h > 2 * r) refuse("height", "A cap cannot be higher than the whole sphere, twice the radius.");
    return { volume: (PI * h * h * (3 * r - h)) / 3, surface: 2 * PI * r * h + PI * h * (2 * r - h) };
  },
  cone: ({ radius: r, height: h }) => ({ volume: (PI * r * r * h) / 3, surface: PI * r * (r + Math.hypot(r, h)) }),
  frustum: ({ radius: r, secondRadius: q, height: h }) => ({
    volume: (PI * h * (r * r + r * q + q * q)) / 3,
    surface: PI * (r * r + q * q + (r + q) * Math.hypot(h, r - q)),
  }),
  pyramid: ({ length: l, width: w, height: h }) => ({
    volume: (l * w * h) / 3,
    surface: l * w + l * Math.hypot(h, w / 2) + w * Math.hypot(h, l / 2),
  }),
  "triangular-prism": ({ sideA, sideB, sideC, length: l }) => {
    const base =
      areaFromSides(sideA, sideB, sideC) ??
      refuse("sideC", "These sides do not form a triangle: the longest must be shorter than the other two combined.");
    return { volume: base * l, surface: 2 * base + (sideA + sideB + sideC) * l };
  },
  capsule: ({ radius: r, height: h }) => ({
    volume: PI * r * r * (h + (4 / 3) * r),
    surface: 2 * PI * r * (2 * r + h),
  }),
  ellipsoid: ({ semiAxisA, semiAxisB, semiAxisC }) => ({
    volume: (4 / 3) * PI * semiAxisA * semiAxisB * semiAxisC,
    surface: null,
  }),
  torus: ({ radius: r, secondRadius: q }) => {
    if (q > r) refuse("secondRadius", "The radius of the tube cannot exceed the radius of the ring.");
    return { volume: 2 * PI * PI * r * q * q, surface: 4 * PI * PI * r * q };
  },
} satisfies Readonly<Record<string, (measures: Measures) => Solid>>;
