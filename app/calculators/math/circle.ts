import { choice, defineCalculator, number, quantity } from "#engine/define.ts";
import { angle } from "#units/angle.ts";

export default defineCalculator({
  id: "circle",
  name: "Circle Calculator",
  category: "math",
  emoji: "⭕",
  description:
    "Radius, diameter, circumference and area of a circle from any one of them, with arc, sector, chord and segment.",
  keywords: [
    "area of a circle",
    "circumference",
    "diameter",
    "radius",
    "arc length",
    "sector area",
    "pi r squared",
    "chord length",
  ],
  related: [
    { id: "area", stage: "complementary", relevance: 88 },
    { id: "volume", stage: "next_step", relevance: 84 },
    "triangle",
    "tire-size",
    { id: "pizza-comparison", stage: "complementary", relevance: 68 },
  ],
  inputs: {
    known: choice("Known", {
      default: "radius",
      options: [
        ["radius", "Radius"],
        ["diameter", "Diameter"],
        ["circumference", "Circumference"],
        ["area", "Area"],
      ],
    }),
    value: number("Its value", {
      also: ["radius", "diameter", "circumference", "diameter of", "radius of", "circumference of"],
      default: 5,
      min: 1e-12,
      max: 1000000000000000.0,
    }),
    centralAngle: quantity("Central angle of the sector", angle, {
      also: ["angle", "sector", "arc angle", "degrees"],
      unit: "deg",
      default: 60,
      min: 0,
      max: 360,
    }),
  },
  outputs: {
    area: number("Area", { also: ["how big"] }),
    circumference: number("Circumference", { also: ["around", "how far around", "perimeter", "distance around"] }),
    radius: number("Radius"),
    diameter: number("Diameter", { also: ["how wide", "how far across"] }),
    arcLength: number("Arc length", { also: ["arc"] }),
    sectorArea: number("Sector area", { also: ["area of the sector", "slice"] }),
    chord: number("Chord"),
    sagitta: number("Height of the arc (sagitta)"),
    segmentArea: number("Segment area"),
    inscribedSquareSide: number("Side of the inscribed square"),
    sphereVolume: number("Volume of the sphere of this radius"),
  },
  pictures: [
    { draw: "shape", forms: [["sector", "radius", "centralAngle"]], title: "The circle and its sector, to scale" },
  ],
  compute({ known, value, centralAngle }) {
    const r = radiusOf[known](value);
    const t = (centralAngle * Math.PI) / 180;
    return {
      area: Math.PI * r * r,
      circumference: 2 * Math.PI * r,
      radius: r,
      diameter: 2 * r,
      arcLength: r * t,
      sectorArea: (r * r * t) / 2,
      // The sine of the smaller angle, which is exactly 0 for a full circle.
      chord: 2 * r * Math.sin(Math.min(t, ((360 - centralAngle) * Math.PI) / 180) / 2),
      sagitta: 2 * r * Math.sin(t / 4) ** 2,
      segmentArea: (r * r * (t - Math.sin(t))) / 2,
      inscribedSquareSide: r * Math.SQRT2,
      sphereVolume: (4 / 3) * Math.PI * r ** 3,
    };
  },
  takeaways: (inputs) => [
    "A circle with radius {radius} has an area of {area} and a circumference of {circumference}.",
    inputs.centralAngle === 360
      ? "With a central angle of 360°, the sector is the whole circle."
      : "A sector with a central angle of {centralAngle} has an arc of {arcLength} and an area of {sectorArea}; its chord is {chord} long.",
  ],
  formula: {
    tex: [
      String.raw`A = \pi r^2, \qquad U = 2 \pi r, \qquad d = 2r`,
      String.raw`b = r\,\theta, \quad A_s = \frac{r^2 \theta}{2}, \quad s = 2r \sin\frac{\theta}{2}, \quad h = r\left(1 - \cos\frac{\theta}{2}\right), \quad A_g = \frac{r^2 (\theta - \sin\theta)}{2}`,
    ],
    where: {
      "r, d": "radius and diameter",
      A: "area",
      U: "circumference",
      [String.raw`\theta`]: "central angle in radians (degrees times π/180)",
      "b, A_s": "arc length and area of the sector",
      "s, h, A_g": "chord, height of the arc (sagitta) and area of the segment",
    },
  },
  howTo: [
    "Choose under Known what you have: radius, diameter, circumference or area.",
    "Enter its value in any unit; areas then come in that unit squared.",
    "Set the Central angle of the sector for arc, sector, chord and segment.",
  ],
  faq: [
    {
      question: "How do I measure the radius of something large and round?",
      answer:
        "For a tree or a tank, put a tape around it, choose Circumference and enter the length. If you have only a piece of an arc, measure its chord s and height h: r = s²/(8h) + h/2.",
    },
    {
      question: "If I double the radius, what happens to the area?",
      answer:
        "It becomes four times as large; the circumference only doubles. That is why one 40 cm (16 in) pizza is more than two 28 cm (11 in) ones: 1,257 versus 1,232 cm².",
    },
    {
      question: "What is the difference between a sector and a segment?",
      answer:
        "A sector is a slice of pie, bounded by two radii and the arc. A segment is what a straight cut takes off, bounded by the chord and the arc: the sector minus the triangle.",
    },
  ],
  about: [
    "All measures of a circle from any one of them, with the parts a central angle cuts out. Lengths have no fixed unit: enter inches and you get inches and square inches.",
    "Chord, sagitta and segment hold for angles up to 360°; above 180° the segment is the larger part of the circle and the sagitta exceeds the radius.",
  ],
  sources: [
    "Archimedes, Measurement of a Circle",
    "Bronshtein et al., Handbook of Mathematics, 6th ed. 2015, section 3.1",
  ],
  phrases: [
    "area of a circle with {known} {value}",
    "circle {known} {value}",
    "circumference of a circle with {known} {value}",
    "diameter of a circle if the {known} is {value}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Radius 5",
      inputs: { known: "radius", value: 5, centralAngle: 60 },
      outputs: { area: 78.5398163, arcLength: 5.23598776, chord: 5 },
    },
    {
      title: "A tree with a circumference of 120 cm",
      inputs: { known: "circumference", value: 120 },
      outputs: { diameter: 38.1971863 },
    },
    {
      title: "Radius of a circular lawn of 50 m²",
      inputs: { known: "area", value: 50 },
      outputs: { radius: 3.9894228 },
    },
  ],
});

const radiusOf: Readonly<Record<"radius" | "diameter" | "circumference" | "area", (value: number) => number>> = {
  radius: (value) => value,
  diameter: (value) => value / 2,
  circumference: (value) => value / (2 * Math.PI),
  area: (value) => Math.sqrt(value / Math.PI),
};
