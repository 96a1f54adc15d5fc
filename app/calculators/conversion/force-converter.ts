import { defineUnitConverter } from "#engine/unit-converter.ts";
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
    `On Earth that is the weight of ${say.number(amount("kgf"), 2)} kg (${say.number(amount("lbf"), 2)} lb).`,
  howTo: [
    "Enter the Value: a load, a thrust, a reading of a spring scale.",
    "Choose its unit under From. A scale that shows kilograms really reads kilograms-force (kgf).",
    "Choose the unit you want under To; structural drawings use kN or kips.",
    "For the tightening of bolts you need torque, a force times a lever: use the Torque Converter.",
  ],
  faq: [
    {
      question: "How many newtons is a kilogram?",
      answer:
        "Strictly none, as a kilogram is mass. But a mass of 1 kg weighs 9.80665 N under standard gravity, which is what kilogram-force means. At the equator it is 9.780 N, at the poles 9.832 N.",
    },
    {
      question: "What is the difference between a pound-force and a poundal?",
      answer:
        "A pound-force accelerates one pound at 32.174 ft/s², standard gravity; a poundal accelerates it at 1 ft/s². So 1 lbf is 32.174 poundals.",
    },
    {
      question: "What is a kip?",
      answer: "A thousand pounds-force (kilo-pound), 4.448 kN, the load unit of American structural engineering.",
    },
  ],
  about: [
    "Units with “force” in their name are masses times standard gravity, 9.80665 m/s², which the third General Conference fixed in 1901; every factor is therefore exact.",
    "The local weight of an object differs from this by up to 0.3 % on Earth, and on the Moon it is a sixth. Rocket and jet data in kgf or lbf always mean the standard value.",
  ],
  sources: [
    "NIST Special Publication 811 (2008), Appendix B: conversion factors",
    "3rd CGPM (1901): standard gravity 9.80665 m/s2",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A climbing rope rated for 22 kN in pounds-force",
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
  cases: [
    { by: "Catalogue check", inputs: { value: 250, from: "lbf", to: "N" }, outputs: { result: 1112.05540382 } },
    { by: "GNU units 2.22", inputs: { value: 100, from: "N", to: "lbf" }, outputs: { result: 22.48089431 } },
    { by: "GNU units 2.22", inputs: { value: 3, from: "kip", to: "kN" }, outputs: { result: 13.3446648458 } },
    { by: "GNU units 2.22", inputs: { value: 1000000, from: "dyn", to: "N" }, outputs: { result: 10 } },
    { by: "GNU units 2.22", inputs: { value: 500, from: "gf", to: "N" }, outputs: { result: 4.903325 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "tf", to: "kip" }, outputs: { result: 4.4092452437 } },
    { by: "GNU units 2.22", inputs: { value: 16, from: "ozf", to: "lbf" }, outputs: { result: 1 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "tonf-us", to: "kN" }, outputs: { result: 8.89644323052 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "tonf-uk", to: "kN" }, outputs: { result: 9.96401641818 } },
    { by: "GNU units 2.22", inputs: { value: 50, from: "pdl", to: "N" }, outputs: { result: 6.9127477188 } },
    { by: "GNU units 2.22", inputs: { value: 1, from: "lbf", to: "pdl" }, outputs: { result: 32.1740485564 } },
    { by: "GNU units 2.22", inputs: { value: 2, from: "sn", to: "kN" }, outputs: { result: 2 } },
    { by: "GNU units 2.22", inputs: { value: 30, from: "mN", to: "uN" }, outputs: { result: 30000 } },
    { by: "GNU units 2.22", inputs: { value: 0.4, from: "MN", to: "kip" }, outputs: { result: 89.9235772399 } },
    { by: "GNU units 2.22", inputs: { value: -12, from: "N", to: "ozf" }, outputs: { result: -43.1633170751 } },
    { by: "Refusal: no such unit", inputs: { from: "parrot" }, refuses: "from" },
    { by: "Refusal: no such unit", inputs: { to: "" }, refuses: "to" },
  ],
});
