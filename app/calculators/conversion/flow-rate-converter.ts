import { quantity } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { density } from "#units/density.ts";
import { massFlow } from "#units/mass-flow.ts";
import { volumeFlow } from "#units/volume-flow.ts";

export default defineUnitConverter({
  id: "flow-rate-converter",
  name: "Flow Rate Converter",
  emoji: "🚰",
  description:
    "Convert gallons per minute, liters per second, CFM, cubic meters per hour and mass flow, with volume and mass linked by density.",
  keywords: [
    "gpm to lpm",
    "cfm to m3/h",
    "l/min to gpm",
    "liters per second",
    "mass flow",
    "gph",
    "cubic feet per minute",
  ],
  related: [
    { id: "reynolds-number", stage: "next_step", relevance: 74 },
    { id: "pool-volume", stage: "next_step", relevance: 76 },
    { id: "irrigation", stage: "next_step", relevance: 72 },
    "volume-converter",
    "speed-converter",
  ],
  quantities: [
    { dimension: volumeFlow, link: ({ density: fluid }) => fluid },
    { dimension: massFlow, link: () => 1 },
  ],
  value: 10,
  from: "gal-us/min",
  to: "L/min",
  inputs: {
    density: quantity("Density of the fluid", density, {
      unit: "kg/m3",
      default: 1000,
      defaultIn: { imperial: "62.4 lb/ft³" },
      min: 0.01,
      max: 30_000,
      metric: "kg/m3",
      imperial: "lb/ft3",
      help: "Used only between volume and mass flow; in kg/m³ (lb/ft³), air is about 1.2 (0.075), water 998 (62.3).",
    }),
  },
  formula: {
    tex: [
      String.raw`\dot m = \rho\,\dot V`,
      String.raw`1\,\text{gal}_{\text{US}}/\text{min} = 3.785411784\,\text{L/min} \qquad 1\,\text{ft}^3/\text{min} = 28.316846592\,\text{L/min}`,
    ],
    where: {
      "\\dot m": "mass flow, in kilograms per second",
      "\\dot V": "volume flow, in cubic meters per second",
      "\\rho": "Density of the fluid, in kilograms per cubic meter",
    },
  },
  remark: (amount, say, { id }) => {
    const litersPerMinute = id === "volumeFlow" ? amount("L/min") : 0;
    return litersPerMinute > 0.001 && litersPerMinute < 1e9
      ? `At that rate, a 10-liter (${say.number(2.6)}-gallon) bucket is full in ${counted(600 / litersPerMinute, "second", say.number(600 / litersPerMinute, 2))}.`
      : null;
  },
  howTo: [
    "Enter the Value from the pump curve, the fan label or the showerhead.",
    "Choose its unit under From: gpm (US gallons per minute) and cfm (cubic feet per minute) on American labels, L/min and m³/h elsewhere.",
    "Choose the unit you want under To.",
    "To convert between volume flow and mass flow, set the Density of the fluid at its working temperature and pressure.",
  ],
  faq: [
    {
      question: "How do I convert gpm to liters per minute?",
      answer: "Multiply US gpm by 3.785, imperial gpm by 4.546. A 2.5 gpm shower runs at 9.46 L/min.",
    },
    {
      question: "How many m³/h is 100 cfm?",
      answer:
        "169.9 m³/h: a cubic foot is 28.317 liters, and there are 60 minutes in the hour. To go back, divide m³/h by 1.699.",
    },
    {
      question: "Are Nm³/h, SLPM or SCFM covered?",
      answer:
        "Those are mass flows in disguise: the volume a gas would have at a reference state. Multiply by the density at that state (air 1.293 kg/m³ at 0 °C and 1 atm, 1.204 at 20 °C) to get mass flow, then use the actual density.",
    },
  ],
  about: [
    "All factors are exact. An oil barrel is 42 US gallons, mgd is million US gallons a day as used by waterworks, and an acre-foot covers an acre one foot deep.",
    "A volume flow of gas means something only together with its pressure and temperature: the same mass of air takes up twice the volume at half the pressure.",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors", "UK Weights and Measures Act 1985"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A pump of 10 US gpm in liters per minute",
      inputs: { value: 10, from: "gal-us/min", to: "L/min" },
      outputs: { result: 37.85411784 },
    },
    {
      title: "A fan of 350 cfm in m³/h",
      inputs: { value: 350, from: "ft3/min", to: "m3/h" },
      outputs: { result: 594.653778432 },
    },
    {
      title: "Air at 100 m³/h and 1.2 kg/m³ in kilograms per hour",
      inputs: { value: 100, from: "m3/h", to: "kg/h", density: 1.2 },
      outputs: { result: 120 },
    },
  ],
});
