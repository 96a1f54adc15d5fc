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
      also: ["radius", "diameter", "circumference"],
      default: 5,
      min: 1e-12,
      max: 1000000000000000.0,
    }),
    centralAngle: quantity("Central angle of the sector", angle, {
      also: ["angle", "sector"],
      unit: "deg",
      default: 60,
      min: 0,
      max: 360,
    }),
  },
  outputs: {
    area: number("Area"),
    circumference: number("Circumference"),
    radius: number("Radius"),
    diameter: number("Diameter"),
    arcLength: number("Arc length"),
    sectorArea: number("Sector area"),
    chord: number("Chord"),
    sagitta: number("Height of the arc (sagitta)"),
    segmentArea: number("Segment area"),
    inscribedSquareSide: number("Side of the inscribed square"),
    sphereVolume: number("Volume of the sphere of this radius"),
  },
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
      chord: 2 * r * Math.sin(t / 2),
      sagitta: 2 * r * Math.sin(t / 4) ** 2,
      segmentArea: (r * r * (t - Math.sin(t))) / 2,
      inscribedSquareSide: r * Math.SQRT2,
      sphereVolume: (4 / 3) * Math.PI * r ** 3,
    };
  },
  takeaways: (inputs) => [
    "A circle with radius {radius} has the area {area} and the circumference {circumference}.",
    inputs.centralAngle === 360
      ? "With a central angle of 360° the sector is the whole circle."
      : "A sector with the central angle {centralAngle} has an arc of {arcLength} and an area of {sectorArea}; its chord is {chord} long.",
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
        "For a tree or a tank put a tape around it, choose Circumference, and enter the length. For an arc of which you have only a piece, measure chord s and height h: r = s²/(8h) + h/2.",
    },
    {
      question: "If I double the radius, what happens to the area?",
      answer:
        "It becomes four times as large; the circumference only doubles. That is why one pizza of 40 cm is more than two of 28 cm: 1,257 against 1,232 cm².",
    },
    {
      question: "What is the difference between a sector and a segment?",
      answer:
        "A sector is a slice of cake, bounded by two radii and the arc. A segment is what a straight cut takes off, bounded by the chord and the arc: sector less triangle.",
    },
  ],
  about: [
    "All measures of a circle from any one of them, with the parts that a central angle cuts out. Lengths have no fixed unit: what goes in as inches comes out in inches and square inches.",
    "Chord, sagitta and segment hold for angles up to 360°; above 180° the segment is the larger part of the circle and the sagitta exceeds the radius.",
  ],
  sources: [
    "Archimedes, Measurement of a Circle",
    "Bronshtein et al., Handbook of Mathematics, 6th ed. 2015, section 3.1",
  ],
  phrases: ["area of a circle with {known} {value}", "circle {known} {value}"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Radius 5",
      inputs: { known: "radius", value: 5, centralAngle: 60 },
      outputs: { area: 78.5398163, arcLength: 5.23598776, chord: 5 },
    },
    {
      title: "A tree with 120 cm circumference",
      inputs: { known: "circumference", value: 120 },
      outputs: { diameter: 38.1971863 },
    },
    {
      title: "Radius of a circular lawn of 50 m²",
      inputs: { known: "area", value: 50 },
      outputs: { radius: 3.9894228 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { known: "diameter", value: 12, centralAngle: 90 },
      outputs: {
        area: 113.097335529,
        circumference: 37.6991118431,
        arcLength: 9.42477796077,
        sectorArea: 28.2743338823,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "radius", value: 5, centralAngle: 60 },
      outputs: {
        area: 78.5398163397,
        circumference: 31.4159265359,
        radius: 5,
        diameter: 10,
        arcLength: 5.23598775598,
        sectorArea: 13.08996939,
        chord: 5,
        sagitta: 0.669872981078,
        segmentArea: 2.26465184265,
        inscribedSquareSide: 7.07106781187,
        sphereVolume: 523.598775598,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "diameter", value: 12, centralAngle: 90 },
      outputs: {
        area: 113.097335529,
        circumference: 37.6991118431,
        radius: 6,
        diameter: 12,
        arcLength: 9.42477796077,
        sectorArea: 28.2743338823,
        chord: 8.48528137424,
        sagitta: 1.75735931288,
        segmentArea: 10.2743338823,
        inscribedSquareSide: 8.48528137424,
        sphereVolume: 904.778684234,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "circumference", value: 120, centralAngle: 45 },
      outputs: {
        area: 1145.91559026,
        circumference: 120,
        radius: 19.098593171,
        diameter: 38.1971863421,
        arcLength: 15,
        sectorArea: 143.239448783,
        chord: 14.6174303761,
        sagitta: 1.45379384056,
        segmentArea: 14.2786359263,
        inscribedSquareSide: 27.0094894847,
        sphereVolume: 29180.500889,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "area", value: 50, centralAngle: 200 },
      outputs: {
        area: 50,
        circumference: 25.0662827463,
        radius: 3.98942280401,
        diameter: 7.97884560803,
        arcLength: 13.9257126368,
        sectorArea: 27.7777777778,
        chord: 7.85762901487,
        sagitta: 4.68217880387,
        segmentArea: 30.4994876001,
        inscribedSquareSide: 5.64189583548,
        sphereVolume: 265.961520268,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "radius", value: 1, centralAngle: 360 },
      outputs: {
        area: 3.14159265359,
        circumference: 6.28318530718,
        radius: 1,
        diameter: 2,
        arcLength: 6.28318530718,
        sectorArea: 3.14159265359,
        chord: 8.26812843931e-43,
        sagitta: 2,
        segmentArea: 3.14159265359,
        inscribedSquareSide: 1.41421356237,
        sphereVolume: 4.18879020479,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "radius", value: 2, centralAngle: 0 },
      outputs: {
        area: 12.5663706144,
        circumference: 12.5663706144,
        radius: 2,
        diameter: 4,
        arcLength: 0,
        sectorArea: 0,
        chord: 0,
        sagitta: 0,
        segmentArea: 0,
        inscribedSquareSide: 2.82842712475,
        sphereVolume: 33.5103216383,
      },
    },
    {
      by: "mpmath 1.2, 40 digits",
      inputs: { known: "area", value: 1e-12, centralAngle: 30 },
      outputs: {
        area: 1e-12,
        circumference: 3.54490770181e-6,
        radius: 5.64189583548e-7,
        diameter: 1.1283791671e-6,
        arcLength: 2.95408975151e-7,
        sectorArea: 8.33333333333e-14,
        chord: 2.92046018541e-7,
        sagitta: 1.92242938757e-8,
        segmentArea: 3.75586178739e-15,
        inscribedSquareSide: 7.97884560803e-7,
        sphereVolume: 7.52252778064e-19,
      },
    },
    { by: "Refusal", inputs: { value: 0 }, refuses: "value" },
    { by: "Refusal", inputs: { centralAngle: 361 }, refuses: "centralAngle" },
    { by: "Refusal", inputs: { value: -2 }, refuses: "value" },
  ],
});

const radiusOf: Readonly<Record<"radius" | "diameter" | "circumference" | "area", (value: number) => number>> = {
  radius: (value) => value,
  diameter: (value) => value / 2,
  circumference: (value) => value / (2 * Math.PI),
  area: (value) => Math.sqrt(value / Math.PI),
};
