import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { speed } from "#units/speed.ts";

export default defineUnitConverter({
  id: "speed-converter",
  name: "Speed Converter",
  emoji: "💨",
  description: "Convert km/h, mph, m/s, knots, feet per second, Mach and more.",
  keywords: [
    "mph to kmh",
    "km/h to mph",
    "knots to mph",
    "m/s to km/h",
    "velocity converter",
    "mach",
    "feet per second",
  ],
  related: [
    { id: "running-pace", stage: "next_step", relevance: 84 },
    { id: "kinematics", stage: "advanced_planning", relevance: 72 },
    { id: "length-converter", stage: "complementary", relevance: 70 },
    "time-converter",
    "acceleration-converter",
  ],
  quantities: [{ dimension: speed }],
  value: 100,
  definitions: [
    String.raw`1\,\text{mph} = 1.609344\,\text{km/h} = 0.44704\,\text{m/s}`,
    String.raw`1\,\text{kn} = 1.852\,\text{km/h}`,
    String.raw`1\,\text{Ma} = \sqrt{1.4 \cdot 287.05287 \cdot 288.15}\,\text{m/s} = 340.294\,\text{m/s}`,
  ],
  remark: (amount, say) => {
    const metersPerSecond = amount("m/s");
    return metersPerSecond >= 0.05 && metersPerSecond < 1e5
      ? `At that speed, a kilometer takes ${say.number(1000 / metersPerSecond, 1)} seconds and a mile ${say.number(1609.344 / metersPerSecond, 1)} seconds.`
      : null;
  },
  howTo: [
    "Enter the Value from the speedometer, the wind report or the data sheet.",
    "Choose its unit under From: knots for wind at sea and aircraft, often m/s on weather maps, in/min or m/min for machine feeds.",
    "Choose the unit you want under To.",
    "Runners who want minutes per kilometer should use the Running Pace Calculator, since pace is the reciprocal of speed.",
  ],
  faq: [
    {
      question: "How do I turn mph into km/h quickly?",
      answer:
        "Multiply by 1.6 (half as much again, plus a tenth): 60 mph is 96.56 km/h; the shortcut gives 96. To go back, take five-eighths: 100 km/h is 62.1 mph, and five-eighths gives 62.5.",
    },
    {
      question: "Why do ships and aircraft use knots?",
      answer:
        "A knot is one nautical mile (1852 m) an hour, and a nautical mile is about a minute of latitude, so one hour at 10 knots moves you 10 minutes on the chart.",
    },
    {
      question: "Does Mach 1 always mean the same speed?",
      answer:
        "No. It is the local speed of sound, which falls with the temperature of the air: 340.3 m/s at 15 °C (59 °F), about 295 m/s in the −56.5 °C (−69.7 °F) air at cruising altitude. The unit here is Mach 1 at sea level in the standard atmosphere.",
    },
  ],
  about: [
    "All factors are exact except the Mach number, which is computed from the International Standard Atmosphere (15 °C, dry air). The speed of light c is 299,792,458 m/s by the definition of the meter.",
    "Speeds over ground, through air and through water differ by wind and current; converting units does not change which one you have.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "ICAO Doc 7488/3 (1993), International Standard Atmosphere: speed of sound 340.294 m/s at 15 C, sea level",
  ],
  updated: "2026-11-25",
  examples: [
    {
      title: "A speed limit of 130 km/h in mph",
      inputs: { value: 130, from: "km/h", to: "mph" },
      outputs: { result: 80.7782549909 },
    },
    {
      title: "A wind of 34 knots (gale) in km/h",
      inputs: { value: 34, from: "kn", to: "km/h" },
      outputs: { result: 62.968 },
    },
    {
      title: "A sprint of 12.3 m/s in km/h",
      inputs: { value: 12.3, from: "m/s", to: "km/h" },
      outputs: { result: 44.28 },
    },
  ],
});
