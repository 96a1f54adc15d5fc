import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { pressure } from "#units/pressure.ts";

export default defineUnitConverter({
  id: "pressure-converter",
  name: "Pressure Converter",
  emoji: "🎈",
  description: "Convert bar, psi, pascals, atmospheres, mmHg, inches of mercury and of water, torr and more.",
  keywords: [
    "psi to bar",
    "bar to psi",
    "kPa to psi",
    "mmHg",
    "tire pressure",
    "atm to pascal",
    "inHg to hPa",
    "millibar",
  ],
  related: [
    { id: "force-converter", stage: "complementary", relevance: 74 },
    { id: "ideal-gas", stage: "next_step", relevance: 78 },
    { id: "torque-converter", stage: "complementary", relevance: 66 },
    "temperature-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: pressure }],
  value: 2.3,
  definitions: [
    String.raw`1\,\text{bar} = 100\,000\,\text{Pa} \qquad 1\,\text{atm} = 101\,325\,\text{Pa}`,
    String.raw`1\,\text{psi} = \frac{4.4482216152605\,\text{N}}{(0.0254\,\text{m})^2} = 6894.757\,\text{Pa}`,
  ],
  remark: (amount, say) => {
    const atmospheres = amount("atm");
    return atmospheres > 0
      ? `It is ${say.number(atmospheres, 3)} times the standard atmosphere at sea level, or the pressure under a water column of ${say.number(amount("mH2O"), 2)} m (${say.number(amount("mH2O") / 0.3048, 1)} ft).`
      : null;
  },
  howTo: [
    "Enter the Value from the gauge, the tire label or the weather report.",
    "Choose its unit under From. Tires use psi, kPa or bar; weather reports hPa or inHg; blood pressure mmHg.",
    "Choose the unit you want under To.",
    "If one figure is a gauge reading and the other absolute, add or subtract 1.01325 bar (14.7 psi) yourself: the converter does not know which you have.",
  ],
  faq: [
    {
      question: "What is 32 psi in bar and kPa?",
      answer: "2.206 bar or 220.6 kPa. One bar is 14.504 psi, so dividing psi by 14.5 is good enough at the pump.",
    },
    {
      question: "What is the difference between gauge and absolute pressure?",
      answer:
        "A tire gauge shows the pressure above the air around it and reads 0 when flat; absolute pressure is counted from a vacuum and is about 1.013 bar (14.7 psi) higher at sea level. Gas laws need absolute pressure.",
    },
    {
      question: "Are hPa and millibar the same?",
      answer: "Yes, exactly: both are 100 Pa. Weather services kept the numbers and changed the name in the 1980s.",
    },
    {
      question: "Is a torr a millimeter of mercury?",
      answer:
        "Almost. A torr is defined as 1/760 of 101,325 Pa (133.322368 Pa); a conventional millimeter of mercury is 133.322387 Pa. They differ by one part in seven million.",
    },
  ],
  about: [
    "Columns of mercury and water depend on density and gravity, so both are fixed by convention: 13,595.1 kg/m³ and 1,000 kg/m³ at 9.80665 m/s². A real water column at 20 °C (68 °F) weighs 0.2% less, and NIST also lists inHg and inH₂O at 32, 39 and 60 °F.",
    "A technical atmosphere (at) is one kilogram-force per square centimeter, 3% less than a standard atmosphere (atm).",
  ],
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors", "ISO 80000-4:2019"],
  updated: "2026-11-25",
  examples: [
    {
      title: "A car tire at 36 psi in bar",
      inputs: { value: 36, from: "psi", to: "bar" },
      outputs: { result: 2.48211262554 },
    },
    {
      title: "A barometer at 29.92 inHg in hectopascals",
      inputs: { value: 29.92, from: "inHg", to: "hPa" },
      outputs: { result: 1013.20748119 },
    },
    {
      title: "A blood pressure of 120 mmHg in kilopascals",
      inputs: { value: 120, from: "mmHg", to: "kPa" },
      outputs: { result: 15.9986864898 },
    },
  ],
});
