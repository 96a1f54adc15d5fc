import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { counted } from "#maths/counted.ts";
import { energy } from "#units/energy.ts";

export default defineUnitConverter({
  id: "energy-converter",
  name: "Energy Converter",
  emoji: "🔋",
  description:
    "Convert joules, kilowatt-hours, calories, Btu, electronvolts, foot-pounds, therms and metric tons of oil equivalent.",
  keywords: [
    "kJ to kcal",
    "kWh to MJ",
    "BTU to kWh",
    "calories to joules",
    "joule",
    "therms to kWh",
    "eV to joules",
    "toe",
  ],
  related: [
    { id: "power-converter", stage: "complementary", relevance: 80 },
    { id: "electricity-cost", stage: "next_step", relevance: 84 },
    { id: "calorie", stage: "next_step", relevance: 76 },
    "kinetic-energy",
    "photon-energy",
  ],
  quantities: [{ dimension: energy }],
  value: 100,
  definitions: [
    String.raw`1\,\text{kWh} = 3.6\,\text{MJ} \qquad 1\,\text{kcal} = 4184\,\text{J}`,
    String.raw`1\,\text{Btu} = 1055.05585262\,\text{J} \qquad 1\,\text{eV} = 1.602176634 \times 10^{-19}\,\text{J}`,
  ],
  remark: (amount, say) => {
    const hours = amount("kWh");
    return hours >= 0.001 && hours < 1e6
      ? `A 1,000 W heater would use that energy in ${hours < 1 ? counted(hours * 60, "minute", say.number(hours * 60, 1)) : counted(hours, "hour", say.number(hours, 1))}.`
      : null;
  },
  howTo: [
    "Enter the Value from the food label, the gas bill or the data sheet.",
    "Choose its unit under From. A “Calorie” on food is the kilocalorie (kcal).",
    "Choose the unit you want under To; kWh makes gas, oil and electricity comparable.",
    "On a gas bill, check whether the figure is in therms (100,000 Btu) or a volume; multiply a volume by the heating value on the bill first.",
  ],
  faq: [
    {
      question: "How many kilojoules are in a food Calorie?",
      answer: "4.184 kJ. A diet of 2,000 kcal is 8,368 kJ, or 2.32 kWh: an average of about 97 watts over the day.",
    },
    {
      question: "Why are there several calories and Btu?",
      answer:
        "They were first defined by heating water, which takes slightly different amounts of heat at different temperatures. The thermochemical calorie is 4.184 J, the International Table calorie of steam tables 4.1868 J; the Btu follows as 1,054.35 J or 1,055.06 J. The fuel trade uses the International Table Btu.",
    },
    {
      question: "What is the difference between kW and kWh?",
      answer:
        "A kilowatt is a rate of use, a kilowatt-hour an amount: a 2 kW kettle running for half an hour uses 1 kWh. Convert rates with the Power Converter.",
    },
    {
      question: "How much energy is in a metric ton of TNT or of oil?",
      answer:
        "By convention, 4.184 GJ (10⁹ cal) for TNT and 41.868 GJ for oil. Ton for ton, oil holds ten times as much; TNT just releases it faster.",
    },
  ],
  about: [
    "All factors are exact by definition, the electronvolt since the revised SI of 2019. Metric tons and barrels of oil equivalent are accounting units: real crude varies by several percent, and the barrel is taken as 5.8 million Btu, as the US Internal Revenue Service does.",
    "The unit says nothing about usefulness: a kWh of electricity can run a heat pump that delivers 3 kWh of heat, while a kWh of gas burned in a boiler gives at most 1.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "BIPM, The International System of Units (SI Brochure), 9th edition (2019)",
    "ISO 31-4:1992 (Btu, International Table)",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A chocolate bar of 240 kcal in kilojoules",
      inputs: { value: 240, from: "kcal", to: "kJ" },
      outputs: { result: 1004.16 },
    },
    {
      title: "A gas bill of 85 therms in kilowatt-hours",
      inputs: { value: 85, from: "therm", to: "kWh" },
      outputs: { result: 2491.10409646 },
    },
    {
      title: "A 60 kWh car battery in megajoules",
      inputs: { value: 60, from: "kWh", to: "MJ" },
      outputs: { result: 216 },
    },
  ],
});
