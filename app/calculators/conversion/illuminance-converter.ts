import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { illuminance } from "#units/illuminance.ts";

export default defineUnitConverter({
  id: "illuminance-converter",
  name: "Illuminance Converter",
  emoji: "💡",
  description: "Convert lux, foot-candles, phot and kilolux for lighting design and photography.",
  keywords: ["lux to foot candles", "foot candles to lux", "lumens per square meter", "light level", "fc to lx"],
  related: [
    { id: "led-savings", stage: "next_step", relevance: 72 },
    { id: "area-converter", stage: "complementary", relevance: 60 },
    { id: "power-converter", stage: "complementary", relevance: 60 },
    "tv-distance",
    "unit-converter",
  ],
  quantities: [{ dimension: illuminance }],
  value: 500,
  definitions: [
    String.raw`1\,\text{lx} = 1\,\text{lm/m}^2 \qquad 1\,\text{fc} = 1\,\text{lm/ft}^2 = \frac{1}{0.09290304}\,\text{lx}`,
  ],
  remark: (amount, say) => {
    const lux = amount("lx");
    if (lux <= 0) return null;
    const scene =
      lux < 1
        ? "moonlight"
        : lux < 50
          ? "a dim corridor or street light"
          : lux < 300
            ? "a living room"
            : lux < 1000
              ? "an office desk"
              : lux < 20_000
                ? "overcast daylight"
                : "full daylight";
    return `${say.number(lux, 2)} lx is about as bright as ${scene}.`;
  },
  howTo: [
    "Enter the Value your light meter shows or the lighting code requires.",
    "Choose its unit under From: lux in most of the world, foot-candles in American construction and film.",
    "Choose the unit you want under To.",
    "To get lumens, multiply lux by the lit area in m², or foot-candles by the area in ft².",
  ],
  faq: [
    {
      question: "How many lux is a foot-candle?",
      answer:
        "10.7639, because a square meter has 10.7639 square feet. Lighting designers often round to 10: 50 fc, really 538 lx, becomes 500.",
    },
    {
      question: "How much light does a workplace need?",
      answer:
        "The European standard EN 12464-1 calls for 500 lx (46 fc) on a desk for reading and typing, 100 lx in corridors and 750 lx for technical drawing.",
    },
    {
      question: "What is the difference between lumens and lux?",
      answer:
        "Lumens measure all the light that leaves the lamp; lux measures what arrives on a square meter. Spread over 4 m², 800 lm gives 200 lx; over 1 m², 800 lx.",
    },
  ],
  about: [
    "Illuminance is the light falling on a surface, not the brightness of the surface: a white wall and a black one under the same lamp have the same lux. Brightness (luminance, cd/m²) is in the Unit Converter.",
    "All factors are exact. The phot (1 lm/cm²) and the nox (a thousandth of a lux, for blackouts) are found only in older literature.",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors", "ISO 80000-7:2019"],
  updated: "2026-11-25",
  examples: [
    {
      title: "An office at 500 lx in foot-candles",
      inputs: { value: 500, from: "lx", to: "fc" },
      outputs: { result: 46.45152 },
    },
    {
      title: "A film set at 200 fc in lux",
      inputs: { value: 200, from: "fc", to: "lx" },
      outputs: { result: 2152.78208334 },
    },
    {
      title: "Bright sunshine at 100 klx in phot",
      inputs: { value: 100, from: "klx", to: "ph" },
      outputs: { result: 10 },
    },
  ],
});
