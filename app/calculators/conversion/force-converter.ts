import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { force } from "#units/force.ts";

export default defineUnitConverter({
  id: "force-converter",
  name: "Force Converter",
  emoji: "🏋️",
  description: "Convert newtons, pounds-force, kilograms-force, dynes, kips, poundals and tons-force.",
  keywords: ["newtons to pounds", "lbf to N", "kgf to newton", "dyne", "kN to lbf", "kip"],
  related: [
    { id: "weight-converter", stage: "complementary", relevance: 78 },
    { id: "torque-converter", stage: "complementary", relevance: 74 },
    { id: "force", stage: "next_step", relevance: 80 },
    "pressure-converter",
    "unit-converter",
  ],
  quantities: [{ dimension: force }],
  value: 100,
  definitions: [
    String.raw`1\,\text{N} = 1\,\text{kg·m/s}^2`,
    String.raw`1\,\text{lbf} = 0.45359237\,\text{kg} \cdot 9.80665\,\text{m/s}^2 = 4.4482216\,\text{N}`,
  ],
  remark: (amount, say) =>
    `On Earth, that is the weight of ${say.number(amount("kgf"), 2)} kg (${say.number(amount("lbf"), 2)} lb).`,
  howTo: [
    "Enter the Value: a load, a thrust, a reading from a spring scale.",
    "Choose its unit under From. A scale that shows kilograms really reads kilograms-force (kgf).",
    "Choose the unit you want under To; structural drawings use kN or kips.",
    "For tightening bolts you need torque, a force times a lever arm: use the Torque Converter.",
  ],
  faq: [
    {
      question: "How many newtons is a kilogram?",
      answer:
        "Strictly speaking, none: a kilogram is a mass. But a mass of 1 kg weighs 9.80665 N under standard gravity, which is what kilogram-force means. At the equator it weighs 9.780 N, at the poles 9.832 N.",
    },
    {
      question: "What is the difference between a pound-force and a poundal?",
      answer:
        "A pound-force accelerates one pound at 32.174 ft/s² (standard gravity); a poundal accelerates it at 1 ft/s². So 1 lbf is 32.174 poundals.",
    },
    {
      question: "What is a kip?",
      answer: "A thousand pounds-force (kilo-pound), 4.448 kN, the load unit of American structural engineering.",
    },
  ],
  about: [
    "Units with “force” in their name are masses times standard gravity, 9.80665 m/s², which the third General Conference fixed in 1901; every factor is therefore exact.",
    "The actual weight of an object differs from this by up to 0.3% on Earth, and on the Moon it is one-sixth. Rocket and jet data in kgf or lbf always mean the standard value.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "3rd CGPM (1901): standard gravity 9.80665 m/s²",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Climbing gear rated for 22 kN in pounds-force",
      inputs: { value: 22, from: "kN", to: "lbf" },
      outputs: { result: 4945.79674819 },
    },
    {
      title: "A spring scale reading of 5 kgf in newtons",
      inputs: { value: 5, from: "kgf", to: "N" },
      outputs: { result: 49.03325 },
    },
    {
      title: "A jet engine with 32,000 lbf of thrust in kilonewtons",
      inputs: { value: 32000, from: "lbf", to: "kN" },
      outputs: { result: 142.343091688 },
    },
  ],
});
