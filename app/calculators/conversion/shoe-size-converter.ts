import { defineCalculator, choice, number, quantity, table, text } from "#engine/define.ts";
import { length } from "#units/length.ts";
import { refuse } from "#engine/define.ts";

const SYSTEMS = [
  ["foot-cm", "Foot length / Japan (cm)"],
  ["foot-in", "Foot length (inches)"],
  ["mondopoint", "Mondopoint / Korea / China (mm)"],
  ["eu", "EU (Paris points)"],
  ["uk", "UK and Australia men (adult)"],
  ["us-men", "US men"],
  ["us-women", "US women"],
  ["uk-kids", "UK children"],
  ["us-kids", "US children"],
] as const;

const CALLED = {
  eu: ["european", "europe", "french"],
  uk: ["british"],
  "us-men": ["men's us", "american men"],
  "us-women": ["women's us", "american women"],
  "us-kids": ["kids us", "us kids"],
};

type System = (typeof SYSTEMS)[number][0];

export default defineCalculator({
  id: "shoe-size-converter",
  name: "Shoe Size Converter",
  category: "conversion",
  emoji: "👟",
  description:
    "Convert shoe sizes between EU, UK, US men, US women, children and Mondopoint, or find your size from your foot length.",
  keywords: [
    "EU to US shoe size",
    "UK to US shoe size",
    "foot length to shoe size",
    "women's shoe size to men's",
    "mondopoint",
    "kids shoe size",
    "size 42 in US",
    "mens shoe size in EU",
    "US mens to EU",
    "womens US to UK shoes",
    "european shoe size",
  ],
  related: [
    { id: "clothing-size-converter", stage: "complementary", relevance: 84 },
    { id: "ring-size-converter", stage: "complementary", relevance: 70 },
    "length-converter",
    "inch-fraction-converter",
  ],
  inputs: {
    value: number("Size", { default: 42, also: ["shoe size", "foot length"] }),
    from: choice("From", { default: "eu", options: SYSTEMS, called: CALLED }),
    to: choice("To", { default: "us-men", options: SYSTEMS, called: CALLED }),
    allowance: quantity("Room for the toes", length, {
      unit: "mm",
      default: 15,
      defaultIn: { imperial: "0.6 in" },
      min: 0,
      max: 40,
      help: "How much longer the last (the form the shoe is built on) is than the foot; 15 mm (0.6 in) is usual, less for sandals.",
    }),
  },
  swap: ["from", "to"],
  outputs: {
    result: number("Size there (exact)", { decimals: 2 }),
    resultRounded: number("Nearest size made"),
    footLength: quantity("Foot length", length, { unit: "cm", metric: "cm", imperial: "in", decimals: 2 }),
    lastLength: quantity("Last length", length, { unit: "mm", metric: "mm", imperial: "in", decimals: 2 }),
    table: table("In every system", {
      system: text("System", { labels: Object.fromEntries(SYSTEMS) }),
      size: number("Exact size", { decimals: 2 }),
      rounded: number("Nearest size made"),
    }),
  },
  compute({ value, from, to, allowance }) {
    const footLength = footOf(value, from, allowance);
    if (footLength < 80 - 1e-9 || footLength > 400 + 1e-9) {
      refuse(
        "value",
        "That size would fit a foot shorter than 8 cm (3.1 in) or longer than 40 cm (15.7 in). Check the size and the system under From.",
      );
    }
    const result = sizeOf(footLength, to, allowance);
    return {
      result,
      resultRounded: nearestMade(result, to),
      footLength: footLength / 10,
      lastLength: footLength + allowance,
      table: SYSTEMS.map(([system]) => {
        const size = sizeOf(footLength, system, allowance);
        return { system, size, rounded: nearestMade(size, system) };
      }),
    };
  },
  takeaways: ({ value, from, to, allowance }, { resultRounded }, say) => [
    `${labelOf(from)} ${say.number(value)} is ${labelOf(to)} ${say.number(resultRounded!)}, for a foot {footLength} long.`,
    `The shoe is built on a last of {lastLength}, ${allowance === 0 ? "as long as" : "{allowance} longer than"} the foot.`,
    "Brands differ by up to one size: measure both feet in the evening and go by the longer one.",
  ],
  formula: {
    tex: [
      String.raw`L = F + a`,
      String.raw`\text{EU} = \tfrac{3}{20}\,L \qquad \text{UK} = \frac{3L}{25.4} - 25`,
      String.raw`\text{US men} = \frac{3L}{25.4} - 24 \qquad \text{US women} = \frac{3L}{25.4} - 22.5`,
      String.raw`\text{UK children} = \frac{3L}{25.4} - 12 \qquad \text{US children} = \frac{3L}{25.4} - 11\tfrac{2}{3}`,
    ],
    where: { L: "length of the last in mm", F: "length of the foot in mm", a: "Room for the toes in mm" },
  },
  howTo: [
    "Enter the Size on the label of a shoe that fits you, or the length of your foot from heel to longest toe.",
    "Choose the system of that size under From, and the one you want to buy in under To.",
    "Leave Room for the toes at 15 mm (0.6 in) for everyday shoes; sandals need about 5 mm (0.2 in), running shoes up to 20 mm (0.8 in).",
    "Order the Nearest size made; if the exact size is between two, choose the larger one for boots and running shoes.",
  ],
  faq: [
    {
      question: "What does one size mean in centimeters?",
      answer:
        "One EU size is a Paris point, two-thirds of a centimeter. One UK or US size is a barleycorn, a third of an inch (8.47 mm), so half sizes are 4.2 mm apart. That is why size tables never match exactly.",
    },
    {
      question: "How do men's and women's US sizes differ?",
      answer:
        "The same shoe is 1.5 sizes higher on the women's scale: men's 8 is women's 9.5. Women's shoes are usually built narrower too (B instead of D width).",
    },
    {
      question: "Is a UK 8 the same as a US 8?",
      answer: "No. US men's sizes are 1 higher: UK 8 is US men's 9 and about EU 42.",
    },
    {
      question: "What is Mondopoint?",
      answer:
        "The ISO system for military, ski and safety boots: the foot length in millimeters, in steps of 5. It describes the foot rather than the shoe, and Korea and China use it for all shoes.",
    },
  ],
  about: [
    "Every system measures a length, so the sizes are calculated from the foot length and the room in front of the toes instead of being looked up in a table. The US women's formula uses the common scale with 22.5; some brands follow the older FIA scale, which is half a size off.",
    "The number says nothing about width, instep or the shape of the toe box. Children's scales restart at 13: after UK children 13½ comes adult 1.",
  ],
  sources: [
    "ISO 9407:2019 (Mondopoint)",
    "ISO 19407:2023 (footwear sizing: conversion of sizing systems)",
    "Barleycorn and Paris-point scales as used in UK, US and EU trade",
  ],
  caution: "A guide for ordering: brands, lasts and widths differ by up to one size.",
  phrases: [
    "shoe size {value} {from} to {to}",
    "{from} {value} in {to} shoes",
    "what is a {from} {value} in {to}",
    "{from} {value} to {to} shoe size",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "EU 42 in US men's sizes",
      inputs: { value: 42, from: "eu", to: "us-men" },
      outputs: { resultRounded: 9, footLength: 26.5 },
    },
    {
      title: "A foot of 24 cm in US women's sizes",
      inputs: { value: 24, from: "foot-cm", to: "us-women" },
      outputs: { result: 7.61811024, resultRounded: 7.5 },
    },
    {
      title: "A child's foot of 6.5 inches in EU sizes",
      inputs: { value: 6.5, from: "foot-in", to: "eu" },
      outputs: { result: 27.015, resultRounded: 27 },
    },
  ],
});

/** Scales in barleycorns (thirds of an inch) of the last: what is taken off. */
const BARLEYCORN: Partial<Record<System, number>> = {
  uk: 25,
  "us-men": 24,
  "us-women": 22.5,
  "uk-kids": 12,
  "us-kids": 35 / 3,
};

/** The foot's length in mm that a size is made for. */
function footOf(size: number, system: System, allowance: number): number {
  if (system === "foot-cm") return size * 10;
  if (system === "foot-in") return size * 25.4;
  if (system === "mondopoint") return size;
  if (system === "eu") return (size * 20) / 3 - allowance;
  return ((size + BARLEYCORN[system]!) * 25.4) / 3 - allowance;
}

function sizeOf(foot: number, system: System, allowance: number): number {
  if (system === "foot-cm") return foot / 10;
  if (system === "foot-in") return foot / 25.4;
  if (system === "mondopoint") return foot;
  if (system === "eu") return ((foot + allowance) * 3) / 20;
  return (3 * (foot + allowance)) / 25.4 - BARLEYCORN[system]!;
}

/** The nearest size that is made, halves up. */
function nearestMade(size: number, system: System): number {
  const step = system === "mondopoint" ? 5 : system === "foot-in" ? 0.125 : 0.5;
  return Math.floor(size / step + 0.5 + 1e-9) * step;
}

function labelOf(system: System): string {
  return SYSTEMS.find(([one]) => one === system)![1];
}
