import { number, quantity } from "#engine/define.ts";
import { defineUnitConverter } from "#engine/unit-converter.ts";
import { density } from "#units/density.ts";
import { massConcentration } from "#units/mass-concentration.ts";
import { molarConcentration } from "#units/molar-concentration.ts";
import { ratio } from "#units/ratio.ts";

export default defineUnitConverter({
  id: "concentration-converter",
  name: "Concentration Converter",
  emoji: "🧫",
  description:
    "Convert g/L, mg/dL, mol/L, mmol/L, ppm, ppb and percent by mass, with the molar mass and the density of the solution.",
  keywords: ["mg/dL to mmol/L", "molarity", "ppm to mg/L", "percent to ppm", "mol/L to g/L", "grams per liter", "ppb"],
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
      help: "Only used for molar units; glucose 180.156, NaCl 58.44",
    }),
    solutionDensity: quantity("Density of the solution", density, {
      unit: "kg/m3",
      default: 1000,
      min: 0.01,
      max: 30_000,
      metric: "kg/m3",
      imperial: "lb/gal-us",
      help: "Only used for ppm, ppb and percent by mass",
    }),
  },
  formula: {
    tex: [
      String.raw`\gamma = c\,M`,
      String.raw`\gamma = w\,\rho`,
      String.raw`1\,\text{mg/dL} = 0.01\,\text{g/L} \qquad 1\,\text{ppm} = 10^{-6}`,
    ],
    where: {
      "\\gamma": "mass concentration, in grams per litre, through which every unit goes",
      c: "amount concentration, in moles per litre",
      M: "Molar mass of the solute, in grams per mole",
      w: "mass fraction: percent, ‰, ppm, ppb or ppt by mass",
      "\\rho": "Density of the solution, in kilograms per cubic metre (the same as grams per litre)",
    },
  },
  howTo: [
    "Enter the Value and choose its unit under From: mass per volume (mg/dL, g/L), moles per volume (mmol/L) or a share by mass (%, ppm).",
    "Choose the unit you want under To.",
    "If either is molar, set the Molar mass of the solute; it is on the bottle or the sum of the atomic weights.",
    "If either is a share by mass, set the Density of the solution. For dilute solutions in water 1000 kg/m³ is close enough.",
  ],
  faq: [
    {
      question: "How do I convert blood glucose from mg/dL to mmol/L?",
      answer:
        "Divide by 18.0156: 100 mg/dL are 5.55 mmol/L. Each substance has its own figure: cholesterol is divided by 38.67, creatinine in mg/dL is multiplied by 88.4 for µmol/L.",
    },
    {
      question: "Is 1 ppm the same as 1 mg/L?",
      answer:
        "In water nearly, because a litre weighs about a kilogram. In seawater (1025 kg/m³) 1 ppm is 1.025 mg/L, and for gases ppm usually means a share by volume, which this converter does not do.",
    },
    {
      question: "How much salt is in a 0.9 % saline solution?",
      answer:
        "9 g/L, or 154 mmol/L with NaCl at 58.44 g/mol. Strictly that 0.9 % is mass per volume (9 g in a litre), not by mass; the difference is half a percent.",
    },
  ],
  about: [
    "Percent, ‰, ppm, ppb and ppt are taken by mass (w/w): mass of solute in the mass of solution. Percent by volume, as for alcohol, and mass per volume written as “%” are other things.",
    "ppb is 10⁻⁹ and ppt 10⁻¹² (parts per trillion, not per thousand). A molar mass belongs to the form you count: calcium as Ca is 40.08, as CaCO₃ 100.09 g/mol.",
  ],
  caution: "For laboratory results use the molar mass your laboratory states; small differences shift the third digit.",
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "IUPAC Compendium of Chemical Terminology (Gold Book): amount concentration, mass fraction",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "Blood glucose of 100 mg/dL in mmol/L",
      inputs: { value: 100, from: "mg/dL", to: "mmol/L", molarMass: 180.156 },
      outputs: { result: 5.55074491 },
    },
    {
      title: "Lead of 15 ppb in drinking water in micrograms per litre",
      inputs: { value: 15, from: "ppb", to: "ug/L", solutionDensity: 1000 },
      outputs: { result: 15 },
    },
    {
      title: "1 mol/L of table salt in grams per litre",
      inputs: { value: 1, from: "mol/L", to: "g/L", molarMass: 58.44 },
      outputs: { result: 58.44 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: { value: 5.5, from: "mmol/L", to: "mg/dL", molarMass: 180.156, solutionDensity: 1000 },
      outputs: { result: 99.0858 },
    },
    { by: "GNU units 2.22", inputs: { value: 100, from: "mg/dL", to: "g/L" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 5, from: "mg/mL", to: "kg/m3" }, outputs: { result: 5 } },
    { by: "GNU units 2.22", inputs: { value: 40, from: "ug/m3", to: "mg/m3" }, outputs: { result: 0.04 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "g/dL", to: "g/mL" }, outputs: { result: 0.02 } },
    { by: "GNU units 2.22", inputs: { value: 10, from: "gr/gal-us", to: "mg/L" }, outputs: { result: 171.180610453 } },
    { by: "GNU units 2.22", inputs: { value: 0.5, from: "lb/gal-us", to: "g/L" }, outputs: { result: 59.9132136584 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "oz/gal-us", to: "g/L" }, outputs: { result: 22.4674551219 } },
    { by: "GNU units 2.22", inputs: { value: 800, from: "pg/mL", to: "ng/dL" }, outputs: { result: 80 } },
    { by: "GNU units 2.22", inputs: { value: 25, from: "ng/mL", to: "ug/L" }, outputs: { result: 25 } },
    { by: "GNU units 2.22", inputs: { value: 6, from: "ug/dL", to: "ng/mL" }, outputs: { result: 60 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "ug/mL", to: "mg/L" }, outputs: { result: 3 } },
    { by: "GNU units 2.22", inputs: { value: 250, from: "umol/L", to: "mmol/L" }, outputs: { result: 0.25 } },
    { by: "GNU units 2.22", inputs: { value: 4, from: "pmol/L", to: "nmol/L" }, outputs: { result: 0.004 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "mol/m3", to: "mol/L" }, outputs: { result: 0.002 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "%", to: "ppm" }, outputs: { result: 30000 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "permille", to: "%" }, outputs: { result: 0.2 } },
    { by: "GNU units 2.22", inputs: { value: 500, from: "ppt", to: "ppb" }, outputs: { result: 0.5 } },
    {
      by: "GNU units 2.22: (5.5 millimol/liter) (180.156 g/mol)",
      inputs: { value: 5.5, from: "mmol/L", to: "mg/dL", molarMass: 180.156 },
      outputs: { result: 99.0858 },
    },
    {
      by: "GNU units 2.22: (200 mg/deciliter)/(386.65 g/mol)",
      inputs: { value: 200, from: "mg/dL", to: "mmol/L", molarMass: 386.65 },
      outputs: { result: 5.17263675158 },
    },
    {
      by: "GNU units 2.22: 35e-3 (1025 kg/m^3)",
      inputs: { value: 35, from: "permille", to: "g/L", solutionDensity: 1025 },
      outputs: { result: 35.875 },
    },
    {
      by: "GNU units 2.22: (500 mg/liter)/(790 kg/m^3)",
      inputs: { value: 500, from: "mg/L", to: "ppm", solutionDensity: 790 },
      outputs: { result: 632.911392405 },
    },
    {
      by: "GNU units 2.22: 0.37 (1190 kg/m^3)/(36.46 g/mol)",
      inputs: { value: 37, from: "%", to: "mol/L", molarMass: 36.46, solutionDensity: 1190 },
      outputs: { result: 12.076247943 },
    },
    {
      by: "Definition: the table holds all units",
      inputs: { value: 1, from: "g/L", to: "mg/L" },
      outputs: {
        table: {
          rows: 29,
          first: { unit: "Kilogram per cubic metre (kg/m³)", value: 1 },
          last: { unit: "Part per trillion (ppt)", value: 1e9 },
        },
      },
    },
    { by: "Refusal", inputs: { molarMass: 0 }, refuses: "molarMass" },
    { by: "Refusal", inputs: { solutionDensity: 40_000 }, refuses: "solutionDensity" },
    { by: "Refusal: not among the units offered", inputs: { from: "bp" }, refuses: "from" },
    { by: "Refusal: no such unit", inputs: { from: "parrot" }, refuses: "from" },
    { by: "Refusal: no such unit", inputs: { to: "" }, refuses: "to" },
  ],
});
