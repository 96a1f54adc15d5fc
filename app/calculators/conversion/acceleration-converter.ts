import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { acceleration } from "#units/acceleration.ts";

export default defineUnitConverter({
  id: "acceleration-converter",
  name: "Acceleration Converter",
  emoji: "🚀",
  description: "Convert m/s², ft/s², g (standard gravity), gal and km/h or mph per second.",
  keywords: ["g force to m/s2", "m/s2 to g", "ft/s2", "gal", "0-60", "standard gravity"],
  related: [
    { id: "kinematics", stage: "next_step", relevance: 80 },
    { id: "free-fall", stage: "next_step", relevance: 76 },
    { id: "centripetal-force", stage: "next_step", relevance: 70 },
    "speed-converter",
    "force-converter",
  ],
  quantities: [{ dimension: acceleration }],
  value: 9.81,
  definitions: [
    String.raw`1\,g = 9.80665\,\text{m/s}^2 = 32.17405\,\text{ft/s}^2`,
    String.raw`1\,\text{Gal} = 1\,\text{cm/s}^2`,
  ],
  remark: (amount, say) => {
    const metersPerSecondSquared = amount("m/s2");
    return metersPerSecondSquared >= 0.01 && metersPerSecondSquared < 1e6
      ? `From a standstill, that reaches 100 km/h (${say.number(62.1)} mph) in ${say.number(100 / 3.6 / metersPerSecondSquared, 2)} seconds.`
      : null;
  },
  howTo: [
    "Enter the Value from the sensor, the data sheet or the physics problem.",
    "Choose its unit under From. Here g is standard gravity, not grams.",
    "Choose the unit you want under To: km/h per second and mph per second suit vehicles, gal and milligal suit gravity surveys.",
    "To turn a 0 to 100 km/h time into an acceleration, divide 100 by the seconds and enter the result in km/h per second. (For 0 to 60 mph, divide 60 by the seconds and enter mph per second.)",
  ],
  faq: [
    {
      question: "What is 1 g in m/s² and ft/s²?",
      answer:
        "Exactly 9.80665 m/s², which is 32.174 ft/s². The value was fixed in 1901; actual gravity ranges from 9.780 at the equator to 9.832 at the poles.",
    },
    {
      question: "How many g is 0 to 60 mph in 3 seconds?",
      answer:
        "60 mph in 3 s is 20 mph per second, an average of 8.94 m/s² or 0.91 g. Street tires grip up to about 1 g.",
    },
    {
      question: "What is a gal?",
      answer:
        "1 cm/s², named after Galileo and used in geodesy. A milligal is about a millionth of gravity; an ore body or a cavity changes gravity by tenths of a milligal.",
    },
  ],
  about: [
    "All factors are exact. An accelerometer at rest shows 1 g upward because it feels the support; subtract that before you convert a reading into motion.",
    "How much g-force people can stand depends on its duration and direction: a car seat belt test exceeds 30 g for milliseconds, while about 5 g sustained from head to foot makes untrained people faint.",
  ],
  sources: [
    "3rd CGPM (1901): standard gravity 9.80665 m/s²",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A roller coaster of 4.5 g in m/s²",
      inputs: { value: 4.5, from: "g0", to: "m/s2" },
      outputs: { result: 44.129925 },
    },
    {
      title: "An emergency stop of 8 m/s² in g",
      inputs: { value: 8, from: "m/s2", to: "g0" },
      outputs: { result: 0.815772970382 },
    },
    {
      title: "A car gaining 12 km/h every second in ft/s²",
      inputs: { value: 12, from: "km/h/s", to: "ft/s2" },
      outputs: { result: 10.9361329834 },
    },
  ],
});
