import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { length } from "#units/length.ts";

export default defineUnitConverter({
  id: "length-converter",
  name: "Length Converter",
  emoji: "📏",
  description:
    "Convert meters, feet, inches, kilometers, miles, nautical miles, light-years and more, and see the length in every unit at once.",
  keywords: [
    "meters to feet",
    "inches to cm",
    "km to miles",
    "feet to meters",
    "distance converter",
    "height converter",
    "yards to metres",
    "mm to inches",
  ],
  popular: true,
  related: [
    { id: "area-converter", stage: "complementary", relevance: 82 },
    { id: "inch-fraction-converter", stage: "next_step", relevance: 84 },
    { id: "volume-converter", stage: "complementary", relevance: 76 },
    "speed-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: length }],
  value: 1.8,
  definitions: [
    String.raw`1\,\text{in} = 2.54\,\text{cm} \qquad 1\,\text{ft} = 0.3048\,\text{m}`,
    String.raw`1\,\text{mi} = 1.609344\,\text{km} \qquad 1\,\text{nmi} = 1.852\,\text{km}`,
  ],
  remark: (amount, say) => {
    const inches = amount("in");
    if (Math.abs(inches) < 12 || Math.abs(inches) > 12_000) return null;
    return `In feet and inches: ${compoundText(splitCompound(length, inches, "in", ["ft", "in"], 2), (part) => say.number(part))}.`;
  },
  howTo: [
    "Enter the Value: a height, a distance, the size of a screw.",
    "Choose the unit it is in under From. “Foot” is the international foot of 30.48 cm; US survey feet, found on land records made before 2023, are listed separately.",
    "Choose the unit you want under To, or read it off the table, which runs from picometers to parsecs.",
    "For a height in feet and inches, read the sentence under the result; for tape-measure sixteenths, use the Inch Fraction Converter.",
  ],
  faq: [
    {
      question: "Is an inch exactly 2.54 cm?",
      answer:
        "Yes. The international yard and pound agreement of 1959 fixed the yard at exactly 0.9144 m, which makes the foot 0.3048 m and the inch 2.54 cm. No rounding is involved.",
    },
    {
      question: "What is the difference between a US survey foot and a foot?",
      answer:
        "The survey foot is 1200/3937 m, two parts in a million longer. Over a tabletop that is nothing; over a state plane coordinate of 2,000,000 ft it is 4 feet. The United States retired it at the end of 2022.",
    },
    {
      question: "How long is a nautical mile, and why?",
      answer:
        "Exactly 1,852 m, about one minute of arc along a meridian, so that distance can be read from the latitude scale of a chart. A land (statute) mile is 1,609.344 m.",
    },
    {
      question: "How tall is 180 cm in feet?",
      answer: "180 cm is 70.87 inches, or 5 ft 10.87 in, commonly called five foot eleven.",
    },
  ],
  about: [
    "All factors except the parsec's are exact by definition: the light-year is the speed of light times 365.25 days, the astronomical unit 149,597,870,700 m since 2012. The parsec (648,000/π astronomical units) is an irrational number of meters and is rounded to the meter.",
    "Old units with the same name differed from place to place: a Scottish, Chinese or Roman mile is none of these. Here a league is three statute miles and a hand is the 4 inches used for horses.",
  ],
  sources: [
    "International yard and pound agreement (1959)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "IAU Resolution B2 (2012): astronomical unit",
  ],
  updated: "2026-11-26",
  examples: [
    {
      title: "A height of 5 ft 9 in (69 inches) in centimeters",
      inputs: { value: 69, from: "in", to: "cm" },
      outputs: { result: 175.26 },
    },
    {
      title: "A marathon of 42.195 km in miles",
      inputs: { value: 42.195, from: "km", to: "mi" },
      outputs: { result: 26.2187574565 },
    },
    {
      title: "A 10 mm bolt in inches",
      inputs: { value: 10, from: "mm", to: "in" },
      outputs: { result: 0.393700787402 },
    },
  ],
});
