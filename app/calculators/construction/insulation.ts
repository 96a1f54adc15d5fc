import {
  defineCalculator,
  chart,
  choice,
  integer,
  money,
  number,
  percent,
  quantity,
  table,
  text,
  price,
} from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";
import { temperatureDifference } from "#units/temperature-difference.ts";
import { thermalConductivity } from "#units/thermal-conductivity.ts";
import { thermalResistance } from "#units/thermal-resistance.ts";
import { thermalTransmittance } from "#units/thermal-transmittance.ts";
import { volume } from "#units/volume.ts";

/** Design conductivity in W/(m K). */
const CONDUCTIVITIES = {
  fiberglass: 0.04,
  mineralWool: 0.037,
  cellulose: 0.04,
  woodFiber: 0.042,
  sheepWool: 0.039,
  eps: 0.036,
  xps: 0.034,
  pir: 0.023,
  sprayOpen: 0.039,
  sprayClosed: 0.026,
};

const MATERIALS = [
  ["fiberglass", "Fiberglass batts"],
  ["mineralWool", "Mineral wool batts"],
  ["cellulose", "Blown cellulose"],
  ["woodFiber", "Wood fiber"],
  ["sheepWool", "Sheep wool"],
  ["eps", "EPS board"],
  ["xps", "XPS board"],
  ["pir", "PIR board"],
  ["sprayOpen", "Open-cell spray foam"],
  ["sprayClosed", "Closed-cell spray foam"],
] as const;

export default defineCalculator({
  id: "insulation",
  name: "Insulation Calculator",
  category: "construction",
  emoji: "🧣",
  description:
    "Thickness and packs of insulation needed to reach an R-value, with heat saved per year, cost and payback.",
  keywords: [
    "R-value",
    "U-value",
    "attic",
    "loft",
    "fiberglass",
    "cellulose",
    "batts",
    "foam board",
    "heat loss",
    "insulate",
  ],
  related: [
    { id: "heating-cooling-load", stage: "next_step", relevance: 86 },
    { id: "drywall", stage: "next_step", relevance: 74 },
    "wall-framing",
    "roofing",
    { id: "carbon-footprint", stage: "advanced_planning", relevance: 68 },
  ],
  inputs: {
    area: quantity("Area to insulate", area, {
      unit: "m2",
      default: 100,
      defaultIn: { imperial: "1000 ft2" },
      min: 0.01,
      max: 10_000_000,
      also: ["attic", "wall area", "for", "square feet"],
      decimals: 2,
      assumable: false,
    }),
    existingResistance: quantity("R-value now", thermalResistance, {
      unit: "m2.K/W",
      default: 1.9,
      defaultIn: { imperial: "11 R" },
      min: 0.05,
      max: 50,
      help: "RSI 1.9 is R-11; an uninsulated attic floor is about RSI 0.3 (R-1.7).",
      also: ["from", "now", "existing", "from r", "at r", "currently"],
      decimals: 2,
    }),
    targetResistance: quantity("R-value wanted", thermalResistance, {
      unit: "m2.K/W",
      default: 8.6,
      defaultIn: { imperial: "49 R" },
      min: 0.05,
      max: 50,
      help: "RSI 8.6 is R-49, RSI 10.6 is R-60.",
      also: ["to", "target", "wanted", "to r", "up to r"],
      decimals: 2,
    }),
    material: choice("Material", {
      default: "fiberglass",
      options: [...MATERIALS, ["custom", "Other"]],
      called: {
        cellulose: ["cellulose", "blow in", "blown in"],
        mineralWool: ["rock wool", "rockwool", "mineral wool"],
        sprayClosed: ["closed cell"],
        sprayOpen: ["open cell"],
        fiberglass: ["fiberglass"],
        xps: ["extruded polystyrene"],
        eps: ["expanded polystyrene"],
      },
    }),
    conductivity: quantity("Thermal conductivity", thermalConductivity, {
      unit: "W/(m.K)",
      default: 0.035,
      defaultIn: { imperial: "0.25 Btu·in/(h·ft²·°F)" },
      min: 0.001,
      max: 5,
      when: { material: "custom" },
      imperial: "BTU.in/(h.ft2.F)",
      decimals: 3,
    }),
    waste: percent("Waste", {
      default: 5,
      unsaid: 0,
      min: 0,
      max: 100,
      also: ["extra", "overage", "spare"],
    }),
    packCoverage: quantity("Area covered by a pack at that thickness", area, {
      unit: "m2",
      default: 5,
      defaultIn: { imperial: "55 ft²" },
      min: 0.01,
      max: 10_000,
      decimals: 2,
      also: ["pack covers", "pack", "covers"],
    }),
    pricePerPack: money("Price per pack", {
      default: 45,
      min: 0,
      decimals: 2,
      also: ["a pack", "per pack", "a bag", "a roll"],
    }),
    laborPerSquareMeter: price("Labor per area", area, { unit: "m2", default: 0, min: 0, decimals: 2 }),
    heatingDegreeDays: number("Heating degree days per year", {
      default: 2800,
      min: 0,
      max: 20_000,
      unit: "K·d",
      also: ["degree days", "HDD"],
    }),
    heatingEfficiency: percent("Heating efficiency", {
      default: 90,
      min: 1,
      max: 1000,
      help: "A heat pump with a COP of 3 has 300%.",
      also: ["efficient"],
    }),
    pricePerKwh: money("Price per kWh of fuel or electricity", {
      default: 0.12,
      min: 0,
      decimals: 2,
      also: ["per kwh", "a kwh"],
    }),
    temperatureDifference: quantity("Temperature difference on the coldest day", temperatureDifference, {
      unit: "K",
      default: 30,
      min: 0,
      max: 120,
      decimals: 1,
    }),
  },
  outputs: {
    thickness: quantity("Thickness to add", length, {
      unit: "mm",
      decimals: 0,
      also: ["how thick", "thickness", "inches"],
    }),
    addedResistance: quantity("R-value to add", thermalResistance, {
      unit: "m2.K/W",
      decimals: 2,
      also: ["to add"],
    }),
    packs: integer("Packs", { also: ["bundles", "bags", "rolls", "how many packs"] }),
    volume: quantity("Volume of insulation", volume, { unit: "m3", decimals: 2 }),
    finalResistance: quantity("R-value afterward", thermalResistance, { unit: "m2.K/W", decimals: 2 }),
    uValueBefore: quantity("U-value now", thermalTransmittance, { unit: "W/(m2.K)", decimals: 3 }),
    uValueAfter: quantity("U-value afterward", thermalTransmittance, { unit: "W/(m2.K)", decimals: 3 }),
    heatLossBefore: quantity("Heat lost per year now", energy, { unit: "kWh", decimals: 0 }),
    heatLossAfter: quantity("Heat lost per year afterward", energy, { unit: "kWh", decimals: 0 }),
    energySaved: quantity("Heat saved per year", energy, { unit: "kWh", decimals: 0 }),
    lossReduction: percent("Less heat lost", {
      decimals: 1,
      also: ["less heat", "heat loss reduction"],
    }),
    annualSavings: money("Saved per year", { decimals: 2, also: ["save a year"] }),
    totalCost: money("Cost"),
    paybackYears: number("Payback time", {
      unit: "years",
      decimals: 1,
      none: "Never: nothing is saved",
    }),
    designLossAfter: quantity("Heat loss on the coldest day afterward", power, { unit: "W", decimals: 0 }),
    byMaterial: table("Thickness by material", {
      material: text("Material"),
      conductivity: quantity("Conductivity", thermalConductivity, {
        unit: "W/(m.K)",
        decimals: 3,
        imperial: "BTU.in/(h.ft2.F)",
      }),
      thickness: quantity("Thickness", length, { unit: "mm", decimals: 0 }),
    }),
    byThickness: chart("Heat lost per year by thickness added", {
      x: { thickness: quantity("Thickness added", length, { unit: "mm", decimals: 0 }) },
      y: { heatLoss: quantity("Heat lost per year", energy, { unit: "kWh", decimals: 0 }) },
      as: "area",
      own: { x: "thickness", label: "Your thickness" },
      smooth: true,
    }),
  },
  figures: [
    "addedResistance",
    "packs",
    "finalResistance",
    "energySaved",
    "lossReduction",
    "annualSavings",
    "totalCost",
    "paybackYears",
  ],
  compute(inputs) {
    const { area, existingResistance, material, heatingDegreeDays, laborPerSquareMeter } = inputs;
    const addedResistance = Math.max(0, inputs.targetResistance - existingResistance);
    const finalResistance = existingResistance + addedResistance;
    const conductivity = material === "custom" ? inputs.conductivity : CONDUCTIVITIES[material];
    const needed = addedResistance > 0;
    const packs = needed ? piecesFor((area * (1 + inputs.waste / 100)) / inputs.packCoverage) : 0;
    const heatLoss = (resistance: number) => ((area / resistance) * heatingDegreeDays * 24) / 1000;
    const heatLossBefore = heatLoss(existingResistance);
    const heatLossAfter = heatLoss(finalResistance);
    const energySaved = heatLossBefore - heatLossAfter;
    const annualSavings = (energySaved / (inputs.heatingEfficiency / 100)) * inputs.pricePerKwh;
    const totalCost = packs * inputs.pricePerPack + (needed ? area * laborPerSquareMeter : 0);
    return {
      thickness: addedResistance * conductivity * 1000,
      addedResistance,
      packs,
      volume: area * addedResistance * conductivity,
      finalResistance,
      uValueBefore: 1 / existingResistance,
      uValueAfter: 1 / finalResistance,
      heatLossBefore,
      heatLossAfter,
      energySaved,
      lossReduction: heatLossBefore > 0 ? (1 - heatLossAfter / heatLossBefore) * 100 : 0,
      annualSavings,
      totalCost,
      paybackYears: annualSavings > 0 ? totalCost / annualSavings : null,
      designLossAfter: (area / finalResistance) * inputs.temperatureDifference,
      byMaterial: MATERIALS.map(([key, name]) => ({
        material: name,
        conductivity: CONDUCTIVITIES[key],
        thickness: addedResistance * CONDUCTIVITIES[key] * 1000,
      })),
      byThickness: Array.from({ length: 17 }, (_, step) => {
        const thickness = 25 * step;
        return { thickness, heatLoss: heatLoss(existingResistance + thickness / 1000 / conductivity) };
      }),
    };
  },
  takeaways: (_, outputs) =>
    outputs.addedResistance! > 0
      ? [
          `Add {thickness} to go from {existingResistance} to {finalResistance}: {packs} ${outputs.packs === 1 ? "pack" : "packs"} for {area}.`,
          outputs.heatLossBefore! > 0
            ? `The heat lost through this area falls by {lossReduction}, from {heatLossBefore} to {heatLossAfter} a year.`
            : `Without heating degree days, no heat is lost in a year.`,
          outputs.paybackYears === null
            ? `With these figures you save nothing on heating.`
            : outputs.totalCost! > 0
              ? `That saves {annualSavings} a year and costs {totalCost}, so it pays for itself in {paybackYears}.`
              : `That saves {annualSavings} a year.`,
        ]
      : [
          `The {existingResistance} already there reaches the {targetResistance} you want, so you do not need to add anything.`,
          `This area loses {heatLossAfter} of heat a year and {designLossAfter} on the coldest day.`,
        ],
  formula: {
    tex: [
      String.raw`d = (R_2 - R_1)\,\lambda \qquad U = \frac{1}{R}`,
      String.raw`Q = \frac{A}{R} \cdot \text{HDD} \cdot \frac{24}{1000}`,
      String.raw`S = \frac{Q_1 - Q_2}{\eta}\,p`,
    ],
    where: {
      d: "thickness to add",
      "R_1, R_2": "R-value now and afterward in m² K/W",
      "\\lambda": "thermal conductivity of the material in W/(m K)",
      U: "U-value in W/(m² K)",
      Q: "heat lost per year in kWh",
      A: "area in m²",
      "\\text{HDD}": "heating degree days per year in K·d",
      "\\eta": "heating efficiency",
      p: "price per kWh",
      S: "saved per year",
    },
  },
  howTo: [
    "Enter the Area to insulate: the attic floor, the wall without windows, or the slope of the roof.",
    "Enter R-value now and R-value wanted. Change the unit next to the field for US R-values (R-49 is RSI 8.63).",
    "Choose the Material, and copy the Area covered by a pack from the label.",
    "Look up the Heating degree days for your town, and enter the efficiency and price of your heating.",
  ],
  faq: [
    {
      question: "What is the difference between US R-values and RSI?",
      answer:
        "Only the unit. RSI is in m² K/W, R in the US in h ft² °F/BTU. R-1 is RSI 0.1761, so R-30 is RSI 5.28 and RSI 6 is R-34. A U-value in W/(m² K) is 1 divided by the RSI.",
    },
    {
      question: "Which R-value should an attic have?",
      answer:
        "The 2021 International Energy Conservation Code asks for R-30 in the hottest climate zone of the US, R-49 in zones 2 and 3 and R-60 in zones 4 to 8. In England, Approved Document L sets a U-value of 0.16 for a newly insulated loft, an RSI of about 6.",
    },
    {
      question: "Why does the second layer save less than the first?",
      answer:
        "Heat loss is proportional to 1/R. From RSI 0.3 to 2 it falls by 85%, from 2 to 4 by half of the rest, from 4 to 8 by half again.",
    },
  ],
  about: [
    "See whether another layer in an attic, wall or floor pays off. Conductivities are design values for dry material; choose Other to enter the declared lambda of your product.",
    "Only the heat that flows straight through the insulated area is counted. Studs and joists typically cost 10% to 25% of the effect; cooling is left out.",
  ],
  sources: [
    "ISO 6946 and ISO 10456 (thermal resistance, design conductivities)",
    "ASHRAE Handbook of Fundamentals 2021, chapter 26",
    "US Department of Energy and ENERGY STAR, recommended home insulation R-values; IECC 2021 table R402.1.3",
  ],
  caution:
    "Thermal bridges and air leaks are not counted, so real savings are smaller; moisture and fire safety have rules of their own.",
  overflow: "pricePerPack",
  phrases: [
    "insulation from {existingResistance} to {targetResistance} for {area}",
    "how thick {material} for {targetResistance}",
    "attic insulation {area} from {existingResistance} to {targetResistance} {material} thickness",
    "how thick {material} to go from {existingResistance} to {targetResistance}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "80 m² of attic from RSI 3.3 to 6.7 with fiberglass",
      inputs: { area: 80, existingResistance: 3.3, targetResistance: 6.7 },
      outputs: { thickness: 136, packs: 17, energySaved: 826.702849, annualSavings: 110.227047 },
    },
    {
      title: "A bare attic floor, heated by a heat pump",
      inputs: {
        area: 60,
        existingResistance: 0.3,
        targetResistance: 6,
        material: "cellulose",
        heatingEfficiency: 300,
        pricePerKwh: 0.3,
      },
      outputs: { thickness: 228, lossReduction: 95, packs: 13, paybackYears: 0.45817669 },
    },
  ],
});
