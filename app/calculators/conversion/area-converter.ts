import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { area } from "#units/area.ts";

export default defineUnitConverter({
  id: "area-converter",
  name: "Area Converter",
  emoji: "🟩",
  description: "Convert square meters, square feet, acres, hectares, square miles and traditional land measures.",
  keywords: [
    "square feet to square meters",
    "acres to hectares",
    "sq ft to acres",
    "hectare",
    "land area",
    "sqm to sqft",
    "square yards",
    "tsubo",
  ],
  related: [
    { id: "square-footage", stage: "next_step", relevance: 86 },
    { id: "price-per-area", stage: "next_step", relevance: 80 },
    { id: "length-converter", stage: "complementary", relevance: 74 },
    "volume-converter",
    "area",
  ],
  quantities: [{ dimension: area }],
  value: 100,
  definitions: [
    String.raw`1\,\text{ft}^2 = 0.3048^2\,\text{m}^2 = 0.09290304\,\text{m}^2`,
    String.raw`1\,\text{ac} = 43\,560\,\text{ft}^2 \qquad 1\,\text{ha} = 10\,000\,\text{m}^2`,
  ],
  remark: (amount, say) => {
    const squareMeters = amount("m2");
    if (squareMeters < 4 || squareMeters > 1e8) return null;
    return `A square of that area has sides of ${say.number(Math.sqrt(squareMeters), 2)} m (${say.number(Math.sqrt(amount("ft2")), 2)} ft).`;
  },
  howTo: [
    "Enter the Value: the floor space of an apartment, a plot of land, the cross-section of a cable.",
    "Choose its unit under From. In roofing, “sq” is 100 ft²; dunam, mu, rai and tsubo appear on land documents in the Middle East, China, Thailand and Japan.",
    "Choose the unit you want under To; acres and hectares stand next to each other in the table.",
    "If you have lengths instead of an area, the Square Footage Calculator multiplies them for you.",
  ],
  faq: [
    {
      question: "How many square feet are in a square meter?",
      answer:
        "10.7639, the square of 3.28084. The usual mistake is to convert with the length factor 3.28, which makes a 100 m² apartment look like 328 ft² instead of 1,076.",
    },
    {
      question: "How big is an acre?",
      answer:
        "43,560 ft² or 4,046.86 m²: a chain (66 ft) by a furlong (660 ft), the strip an ox team plowed in a day. An American football field without its end zones is 1.1 acres; a hectare is 2.471 acres.",
    },
    {
      question: "What is a circular mil?",
      answer:
        "The area of a circle one thousandth of an inch across, used for wire. It lets electricians simply square a diameter in mils, without π: a 100 mil wire has 10,000 circular mils.",
    },
  ],
  about: [
    "Areas scale with the square of lengths, so every factor is the square of a length factor and exact, except for the circular mil, which involves π. The tsubo is 400/121 m² under the Japanese law of 1891, the mu a fifteenth of a hectare.",
    "Land areas on paper are measured horizontally: a plot on a 30% slope has 4% more ground than its deed says. Old local acres (Scots, Irish, Cheshire) were up to twice as large and are not covered.",
  ],
  sources: [
    "International yard and pound agreement (1959)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "NIST Handbook 44, Appendix C: General Tables of Units of Measurement",
  ],
  updated: "2026-11-25",
  examples: [
    {
      title: "An apartment of 85 m² in square feet",
      inputs: { value: 85, from: "m2", to: "ft2" },
      outputs: { result: 914.93238542 },
    },
    {
      title: "A farm of 160 acres in hectares",
      inputs: { value: 160, from: "ac", to: "ha" },
      outputs: { result: 64.7497027584 },
    },
    {
      title: "A roof of 24 squares in square meters",
      inputs: { value: 24, from: "roofing-square", to: "m2" },
      outputs: { result: 222.967296 },
    },
  ],
});
