import { number, quantity } from "#engine/define.ts";
import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { density } from "#units/density.ts";
import { massConcentration } from "#units/mass-concentration.ts";
import { molarConcentration } from "#units/molar-concentration.ts";
import { ratio } from "#units/ratio.ts";

export default defineUnitConverter({
  id: "concentration-converter",
  name: "Concentration Converter",
  emoji: "🧫",
  description:
    "Convert g/L, mg/dL, mol/L, mmol/L, ppm, ppb and percent by mass, using the molar mass and the density of the solution.",
  keywords: [
    "mg/dL to mmol/L",
    "molarity",
    "molar mass",
    "g/L to mol/L",
    "ppm to mg/L",
    "percent to ppm",
    "mol/L to g/L",
    "grams per liter",
    "ppb",
  ],
  related: [
    { id: "a1c-glucose", stage: "next_step", relevance: 76 },
    { id: "density-converter", stage: "complementary", relevance: 70 },
    { id: "cholesterol-ratio", stage: "next_step", relevance: 66 },
    "drink-dilution",
    "unit-converter",
  ],
  quantities: [
    { dimension: massConcentration, link: () => 1 },
    { dimension: molarConcentration, link: ({ molarMass }) => molarMass },
    {
      dimension: ratio,
      units: ["%", "permille", "ppm", "ppb", "ppt"],
      link: ({ solutionDensity }) => solutionDensity,
    },
  ],
  value: 100,
  from: "mg/dL",
  to: "mmol/L",
  inputs: {
    molarMass: number("Molar mass of the solute", {
      unit: "g/mol",
      default: 180.156,
      min: 0.1,
      max: 10_000_000,
      help: "Used only for molar units; glucose 180.156, NaCl 58.44.",
    }),
    solutionDensity: quantity("Density of the solution", density, {
      unit: "kg/m3",
      default: 1000,
      defaultIn: { imperial: "8.35 lb/gal" },
      min: 0.01,
      max: 30_000,
      metric: "kg/m3",
      imperial: "lb/gal-us",
      help: "Used only for ppm, ppb and percent by mass.",
    }),
  },
  formula: {
    tex: [
      String.raw`\gamma = c\,M`,
      String.raw`\gamma = w\,\rho`,
      String.raw`1\,\text{mg/dL} = 0.01\,\text{g/L} \qquad 1\,\text{ppm} = 10^{-6}`,
    ],
    where: {
      "\\gamma": "mass concentration, in grams per liter, the step every conversion goes through",
      c: "amount concentration, in moles per liter",
      M: "Molar mass of the solute, in grams per mole",
      w: "mass fraction: percent, ‰, ppm, ppb or ppt by mass",
      "\\rho": "Density of the solution, in kilograms per cubic meter (the same as grams per liter)",
    },
  },
  howTo: [
    "Enter the Value and choose its unit under From: mass per volume (mg/dL, g/L), moles per volume (mmol/L) or a share by mass (%, ppm).",
    "Choose the unit you want under To.",
    "If either is molar, set the Molar mass of the solute; it is on the bottle, or add up the atomic weights.",
    "If either is a share by mass, set the Density of the solution. For dilute solutions in water 1000 kg/m³ is close enough.",
  ],
  faq: [
    {
      question: "How do I convert blood glucose from mg/dL to mmol/L?",
      answer:
        "Divide by 18.0156: 100 mg/dL is 5.55 mmol/L. Each substance has its own figure: divide cholesterol by 38.67; multiply creatinine in mg/dL by 88.4 to get µmol/L.",
    },
    {
      question: "Is 1 ppm the same as 1 mg/L?",
      answer:
        "In water, nearly, because a liter weighs about a kilogram. In seawater (1,025 kg/m³), 1 ppm is 1.025 mg/L. For gases, ppm usually means a share by volume, which this converter does not handle.",
    },
    {
      question: "How much salt is in a 0.9% saline solution?",
      answer:
        "9 g/L, or 154 mmol/L with NaCl at 58.44 g/mol. Strictly speaking, that 0.9% is mass per volume (9 g in a liter), not a share by mass; the difference is half a percent.",
    },
  ],
  about: [
    "Percent, ‰, ppm, ppb and ppt are taken by mass (w/w): mass of solute in the mass of solution. Percent by volume, as for alcohol, and mass per volume written as “%” are different measures.",
    "ppb is 10⁻⁹ and ppt 10⁻¹² (parts per trillion, not per thousand). A molar mass belongs to the form you count: calcium as Ca is 40.08, as CaCO₃ 100.09 g/mol.",
  ],
  caution:
    "For laboratory results, use the molar mass your laboratory states; small differences shift the third digit.",
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "IUPAC Compendium of Chemical Terminology (Gold Book): amount concentration, mass fraction",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Blood glucose of 100 mg/dL in mmol/L",
      inputs: { value: 100, from: "mg/dL", to: "mmol/L", molarMass: 180.156 },
      outputs: { result: 5.55074491 },
    },
    {
      title: "Lead in drinking water: 15 ppb in micrograms per liter",
      inputs: { value: 15, from: "ppb", to: "ug/L", solutionDensity: 1000 },
      outputs: { result: 15 },
    },
    {
      title: "1 mol/L of table salt in grams per liter",
      inputs: { value: 1, from: "mol/L", to: "g/L", molarMass: 58.44 },
      outputs: { result: 58.44 },
    },
  ],
});
