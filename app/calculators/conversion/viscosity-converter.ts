import { quantity } from "#engine/define.ts";
import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { density } from "#units/density.ts";
import { dynamicViscosity } from "#units/dynamic-viscosity.ts";
import { kinematicViscosity } from "#units/kinematic-viscosity.ts";

export default defineUnitConverter({
  id: "viscosity-converter",
  name: "Viscosity Converter",
  emoji: "🍯",
  description:
    "Convert dynamic viscosity (Pa·s, cP, poise) and kinematic viscosity (cSt, St, ft²/s), and convert between the two with the fluid's density.",
  keywords: ["cP to Pa.s", "centistokes", "cSt to cP", "poise", "stokes", "dynamic to kinematic", "oil viscosity"],
  related: [
    { id: "reynolds-number", stage: "next_step", relevance: 84 },
    { id: "density-converter", stage: "complementary", relevance: 78 },
    { id: "flow-rate-converter", stage: "complementary", relevance: 68 },
    "pressure-converter",
    "unit-converter",
  ],
  quantities: [
    { dimension: dynamicViscosity, link: () => 1 },
    { dimension: kinematicViscosity, link: ({ density: fluid }) => fluid },
  ],
  value: 10,
  from: "cP",
  to: "Pa.s",
  inputs: {
    density: quantity("Density of the fluid", density, {
      unit: "kg/m3",
      default: 1000,
      defaultIn: { imperial: "62.4 lb/ft³" },
      min: 0.01,
      max: 30_000,
      metric: "kg/m3",
      imperial: "lb/ft3",
      help: "Used only between dynamic and kinematic units; in kg/m³ (lb/ft³), water is 998 (62.3), engine oil about 870 (54).",
    }),
  },
  formula: {
    tex: [
      String.raw`\nu = \frac{\mu}{\rho}`,
      String.raw`1\,\text{cP} = 1\,\text{mPa·s} \qquad 1\,\text{cSt} = 1\,\text{mm}^2/\text{s}`,
    ],
    where: {
      "\\mu": "dynamic viscosity, in pascal seconds",
      "\\nu": "kinematic viscosity, in square meters per second",
      "\\rho": "Density of the fluid, in kilograms per cubic meter",
    },
  },
  howTo: [
    "Enter the Value from the data sheet and choose its unit under From: Pa·s and cP are dynamic, cSt and St kinematic viscosity.",
    "Choose the unit you want under To.",
    "If the two are of different kinds, set the Density of the fluid at the same temperature as the viscosity.",
    "Within one kind, the density is ignored; leave it as it is.",
  ],
  faq: [
    {
      question: "What is the difference between dynamic and kinematic viscosity?",
      answer:
        "Dynamic viscosity (cP) is a fluid's resistance to shearing; kinematic viscosity (cSt) is that divided by the density, which is what a cup draining by gravity measures. For water, both figures are about 1 at 20 °C (68 °F); mercury has 1.55 cP but 0.114 cSt.",
    },
    {
      question: "How do I convert cSt to cP?",
      answer: "Multiply by the density in g/cm³: an oil of 100 cSt at 0.87 g/cm³ has 87 cP.",
    },
    {
      question: "Can I convert Saybolt seconds or SAE grades?",
      answer:
        "Not with a single factor. Saybolt, Ford cup and Zahn seconds depend on the instrument (ASTM D2161 has the tables), and an SAE or ISO VG grade is a range: ISO VG 46 means 41.4 to 50.6 cSt at 40 °C.",
    },
  ],
  about: [
    "All factors are exact. The reyn is a pound-force second per square inch, 6,895 Pa·s; lb/(ft·s) is the mass-based unit of American heat transfer tables.",
    "Viscosity falls steeply with temperature: a motor oil of 100 cSt at 40 °C has about 14 cSt at 100 °C. Figures for different temperatures cannot be compared. For paint, ketchup and other non-Newtonian fluids, a figure is valid at only one shear rate.",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors", "ISO 80000-4:2019"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Olive oil at 84 cP in pascal seconds",
      inputs: { value: 84, from: "cP", to: "Pa.s" },
      outputs: { result: 0.084 },
    },
    {
      title: "An oil of 46 cSt and 870 kg/m³ in centipoise",
      inputs: { value: 46, from: "cSt", to: "cP", density: 870 },
      outputs: { result: 40.02 },
    },
    {
      title: "Glycerin at 1.41 Pa·s and 1,260 kg/m³ in stokes",
      inputs: { value: 1.41, from: "Pa.s", to: "St", density: 1260 },
      outputs: { result: 11.1904761905 },
    },
  ],
});
