import { defineUnitConverter } from "#engine/conversion/unit-converter.ts";
import { torque } from "#units/torque.ts";

export default defineUnitConverter({
  id: "torque-converter",
  name: "Torque Converter",
  emoji: "🔧",
  description:
    "Convert newton meters, pound-feet, pound-inches, kilogram-meters and ounce-inches for wrench settings and motors.",
  keywords: ["Nm to ft lbs", "ft-lb to Nm", "torque wrench", "inch pounds", "kgf m", "in-lb to Nm", "oz-in"],
  related: [
    { id: "force-converter", stage: "complementary", relevance: 76 },
    { id: "horsepower", stage: "next_step", relevance: 82 },
    { id: "gear-ratio", stage: "next_step", relevance: 70 },
    "power-converter",
    "energy-converter",
  ],
  quantities: [{ dimension: torque }],
  value: 100,
  definitions: [
    String.raw`1\,\text{lbf·ft} = 0.3048\,\text{m} \cdot 4.4482216152605\,\text{N} = 1.355818\,\text{N·m}`,
    String.raw`1\,\text{kgf·m} = 9.80665\,\text{N·m}`,
  ],
  remark: (amount, say) => {
    const newtonMeters = amount("N.m");
    return newtonMeters > 0.1
      ? `On a wrench 30 cm (${say.number(11.8)} in) long, that takes a pull of ${say.number(newtonMeters / 0.3, 1)} N at the end, like the weight of ${say.number(newtonMeters / 0.3 / 9.80665, 1)} kg (${say.number(newtonMeters / 0.3 / 4.4482216, 1)} lb).`
      : null;
  },
  howTo: [
    "Enter the Value from the repair manual or the motor's data sheet.",
    "Choose its unit under From: lbf·ft for lug nuts in American manuals, N·m elsewhere, kgf·cm for small servos, ozf·in for stepper motors.",
    "Choose the unit on your torque wrench under To.",
    "Check the order of magnitude: mistaking lbf·in for lbf·ft tightens twelve times too hard.",
  ],
  faq: [
    {
      question: "How do I convert foot-pounds to newton meters?",
      answer: "Multiply by 1.3558: lug nuts at 90 lbf·ft are at 122 N·m. To go back, divide: 100 N·m is 73.8 lbf·ft.",
    },
    {
      question: "Is it foot-pound or pound-foot?",
      answer:
        "Engineers write pound-foot (lbf·ft) for torque and foot-pound (ft·lbf) for energy, to keep apart two quantities with the same dimensions. Manuals and tools use either name for torque; the size is the same.",
    },
    {
      question: "Why is a newton meter of torque not called a joule?",
      answer:
        "A joule is force times the distance moved along it; torque is force times a lever arm at right angles. One newton meter does one joule of work only when it turns through one radian.",
    },
  ],
  about: [
    "Each unit is a force times a lever arm, with kilogram-force and pound-force at standard gravity, so all factors are exact.",
    "Torque values for bolts apply to the condition the manual specifies, usually clean, dry threads; with oil or anti-seize, the same torque stretches a bolt 20% to 40% more.",
  ],
  caution:
    "Converts the unit only: tighten to the torque, sequence and thread condition that the manufacturer specifies.",
  sources: ["NIST Special Publication 811 (2008), Appendix B: conversion factors"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Lug nuts at 100 lbf·ft in newton meters",
      inputs: { value: 100, from: "lbf.ft", to: "N.m" },
      outputs: { result: 135.581794833 },
    },
    {
      title: "A cylinder head bolt at 65 N·m in pound-feet",
      inputs: { value: 65, from: "N.m", to: "lbf.ft" },
      outputs: { result: 47.941539703 },
    },
    {
      title: "A hobby servo of 9.4 kgf·cm in newton centimeters",
      inputs: { value: 9.4, from: "kgf.cm", to: "N.cm" },
      outputs: { result: 92.18251 },
    },
  ],
});
