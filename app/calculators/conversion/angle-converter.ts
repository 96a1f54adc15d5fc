import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { angle } from "#units/angle.ts";
import { compoundText, splitCompound } from "#units/format.ts";

export default defineUnitConverter({
  id: "angle-converter",
  name: "Angle Converter",
  emoji: "📐",
  description: "Convert degrees, radians, gradians, arcminutes, arcseconds, turns, milliradians and NATO mils.",
  keywords: ["degrees to radians", "radians to degrees", "gradian", "arcminute", "MOA", "mrad", "rad to deg", "turns"],
  related: [
    { id: "triangle", stage: "next_step", relevance: 76 },
    { id: "slope", stage: "next_step", relevance: 74 },
    { id: "scientific-calculator", stage: "complementary", relevance: 68 },
    "right-triangle",
    "roof-pitch",
  ],
  quantities: [{ dimension: angle }],
  value: 180,
  definitions: [
    String.raw`1\,\text{turn} = 360^\circ = 2\pi\,\text{rad} = 400\,\text{gon}`,
    String.raw`1^\circ = 60' = 3600''`,
  ],
  remark: (amount, say) => {
    const degrees = amount("deg");
    if (Math.abs(degrees) > 36_000) return null;
    const parts = splitCompound(angle, degrees, "deg", ["deg", "arcmin", "arcsec"], 2);
    const written = compoundText(parts, (part) => say.number(part)).replace(/ (?=[°′″])/g, "");
    return `In degrees, minutes and seconds: ${written}.`;
  },
  howTo: [
    "Enter the Value as a decimal number; for 12° 30′ type 12.5.",
    "Choose its unit under From: calculators and programming languages work in radians, surveyors in continental Europe in gon.",
    "Choose the unit you want under To.",
    "The sentence below the result gives degrees, minutes and seconds, as maps and telescopes use them.",
  ],
  faq: [
    {
      question: "How many degrees is a radian?",
      answer:
        "180/π, about 57.2958°: the angle whose arc is as long as the radius. Multiply degrees by π/180 (0.0174533) to get radians; sin(x) ≈ x holds only in radians.",
    },
    {
      question: "What is the difference between a mil and a milliradian?",
      answer:
        "A milliradian is a thousandth of a radian, and 6,283.2 of them make a circle. NATO rounded the circle to 6,400 mils for compasses and artillery, so its mil is 1.8% smaller. Rifle scopes use milliradians (or MOA, which is one arcminute).",
    },
    {
      question: "Why are there gradians?",
      answer:
        "The French metric reform divided the right angle into 100 gradians, so that a kilometer was a hundredth of a gradian of latitude. Surveying instruments in Germany, Switzerland and France still use them under the name gon.",
    },
  ],
  about: [
    "The base is the degree, because all units except the radian and its thousandth are exact fractions of it; those two involve π and are rounded to 32 digits.",
    "Angles are not reduced to one turn: 450° stays 450° and is 1.25 turns. The zodiac sign (30°), the sextant (60°) and the compass point (11.25°) are for reading old texts and charts.",
  ],
  sources: [
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
  ],
  updated: "2026-11-25",
  examples: [
    {
      title: "A right angle in radians",
      inputs: { value: 90, from: "deg", to: "rad" },
      outputs: { result: 1.57079632679 },
    },
    {
      title: "1.2 radians in degrees",
      inputs: { value: 1.2, from: "rad", to: "deg" },
      outputs: { result: 68.7549354157 },
    },
    {
      title: "A scope adjustment of 3 MOA in milliradians",
      inputs: { value: 3, from: "arcmin", to: "mrad" },
      outputs: { result: 0.872664625997 },
    },
  ],
});
