import { choice } from "#engine/define.ts";
import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { absorbedDose } from "#units/absorbed-dose.ts";
import { equivalentDose } from "#units/equivalent-dose.ts";
import { radiationExposure } from "#units/radiation-exposure.ts";
import { radioactivity } from "#units/radioactivity.ts";

/** Radiation weighting factors of ICRP 103, table 2. */
const WEIGHTING = { photon: 1, electron: 1, proton: 2, alpha: 20 };

export default defineUnitConverter({
  id: "radiation-converter",
  name: "Radiation Unit Converter",
  emoji: "☢️",
  description:
    "Convert becquerels and curies, grays and rads, sieverts and rems, and roentgens, and absorbed dose into equivalent dose.",
  keywords: [
    "sievert to rem",
    "mSv to mrem",
    "curie to becquerel",
    "gray to rad",
    "roentgen",
    "radiation dose",
    "microsievert",
    "gray to sievert",
  ],
  related: [
    { id: "half-life", stage: "next_step", relevance: 80 },
    { id: "photon-energy", stage: "complementary", relevance: 66 },
    { id: "energy-converter", stage: "complementary", relevance: 60 },
    "concentration-converter",
    "unit-converter",
  ],
  quantities: [
    { dimension: radioactivity },
    { dimension: absorbedDose, link: ({ radiationType }) => WEIGHTING[radiationType] },
    { dimension: equivalentDose, link: () => 1 },
    { dimension: radiationExposure },
  ],
  value: 1,
  from: "mSv",
  to: "mrem",
  inputs: {
    radiationType: choice("Kind of radiation", {
      default: "photon",
      options: [
        ["photon", "X-rays and gamma rays (factor 1)"],
        ["electron", "Electrons, beta, muons (factor 1)"],
        ["proton", "Protons, charged pions (factor 2)"],
        ["alpha", "Alpha particles, heavy ions (factor 20)"],
      ],
      help: "Used only between absorbed and equivalent dose.",
    }),
  },
  formula: {
    tex: [
      String.raw`H = w_R\,D`,
      String.raw`1\,\text{Ci} = 3.7 \times 10^{10}\,\text{Bq} \qquad 1\,\text{rad} = 0.01\,\text{Gy}`,
      String.raw`1\,\text{rem} = 0.01\,\text{Sv} \qquad 1\,\text{R} = 2.58 \times 10^{-4}\,\text{C/kg}`,
    ],
    where: {
      H: "equivalent dose, in sieverts",
      D: "absorbed dose, in grays",
      w_R: "radiation weighting factor of the Kind of radiation (ICRP 103)",
    },
  },
  remark: (amount, say, { id }) => {
    const millisieverts = id === "equivalentDose" ? amount("mSv") : 0;
    return millisieverts > 0
      ? `The world average for natural background radiation is about ${say.number(2.4)} mSv a year; this is ${say.number(millisieverts / 2.4, 2)} times that.`
      : null;
  },
  howTo: [
    "Enter the Value from the meter, the report or the label of the source.",
    "Choose its unit under From. Each unit belongs to one of four quantities: activity (Bq, Ci), absorbed dose (Gy, rad), equivalent dose (Sv, rem) or exposure (C/kg, R).",
    "Choose a unit of the same quantity under To. You can also convert between gray and sievert.",
    "Between gray and sievert, choose the Kind of radiation: alpha particles count twenty times as much as gamma rays.",
  ],
  faq: [
    {
      question: "How do I convert mSv to mrem?",
      answer: "Multiply by 100: 1 mSv is 100 mrem, and 1 µSv is 0.1 mrem.",
    },
    {
      question: "Is a gray the same as a sievert?",
      answer:
        "Both are joules per kilogram. The gray counts the energy absorbed; the sievert weights it by the harm. For X-rays, gamma and beta radiation the figures agree; for protons the sievert figure is twice as large, for alpha particles 20 times.",
    },
    {
      question: "Can I convert becquerels into sieverts?",
      answer:
        "Not with a single factor. The dose depends on the nuclide, the distance, the shielding, and whether the source is inside or outside the body; ICRP publishes dose coefficients in Sv/Bq for each case. The converter does not accept such pairs.",
    },
    {
      question: "How much is a chest X-ray?",
      answer:
        "About 0.02 to 0.1 mSv (2 to 10 mrem) of effective dose, a few days of natural background; a CT scan of the abdomen is closer to 10 mSv.",
    },
  ],
  about: [
    "The older units are tied to the SI by exact factors fixed by definition. Neutrons are left out, because their weighting factor varies from 2.5 to about 21 with energy (ICRP 103, equation 4.3).",
    "Equivalent dose applies to one organ or tissue. Effective dose, which reports usually give, adds up the organs with tissue weighting factors and is also in sieverts.",
  ],
  caution:
    "For converting units, not for judging a health risk; after an exposure, ask a radiation safety officer or a doctor.",
  sources: [
    "ICRP Publication 103 (2007), Table 2",
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "An annual limit of 20 mSv in millirem",
      inputs: { value: 20, from: "mSv", to: "mrem" },
      outputs: { result: 2000 },
    },
    {
      title: "A source of 5 microcuries in kilobecquerels",
      inputs: { value: 5, from: "uCi", to: "kBq" },
      outputs: { result: 185 },
    },
    {
      title: "0.5 mGy of alpha radiation in millisieverts",
      inputs: { value: 0.5, from: "mGy", to: "mSv", radiationType: "alpha" },
      outputs: { result: 10 },
    },
  ],
});
