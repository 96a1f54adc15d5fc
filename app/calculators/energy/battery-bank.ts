import { choice, defineCalculator, integer, money, number, percent, quantity, refuse, table } from "#engine/define.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { energy } from "#units/energy.ts";

export default defineCalculator({
  id: "battery-bank",
  name: "Battery Bank Size Calculator",
  category: "energy",
  emoji: "🔋",
  description:
    "How many batteries an off-grid or backup system needs, wired in series and parallel, and the solar power to refill it.",
  keywords: [
    "off-grid",
    "amp hours",
    "solar battery",
    "backup power",
    "days of autonomy",
    "lithium",
    "RV batteries",
    "UPS",
    "cabin batteries",
    "how many batteries off grid",
  ],
  related: [
    { id: "solar-panel", stage: "next_step", relevance: 92 },
    { id: "generator-size", stage: "complementary", relevance: 82 },
    "battery-life",
    "electricity-cost",
    { id: "voltage-drop", stage: "next_step", relevance: 84 },
  ],
  inputs: {
    dailyEnergy: quantity("Energy used per day", energy, {
      unit: "kWh",
      default: 5,
      min: 0.001,
      max: 100_000,
      also: ["kWh a day", "per day", "uses", "we use", "consume", "a day"],
    }),
    autonomyDays: number("Days without charging", {
      assumable: false,
      default: 2,
      min: 0.05,
      max: 60,
      also: ["days", "autonomy", "autonomy of", "days of autonomy", "without sun", "days without sun", "cloudy"],
      unit: "days",
    }),
    systemVoltage: choice("System voltage", {
      also: ["system", "bank"],
      default: "48",
      options: [
        ["12", "12 V"],
        ["24", "24 V"],
        ["36", "36 V"],
        ["48", "48 V"],
      ],
    }),
    depthOfDischarge: percent("Depth of discharge", {
      also: ["dod", "discharging to", "discharge to", "discharged to", "discharge", "depth"],
      default: 80,
      min: 5,
      max: 100,
      help: "About 50% for lead-acid, 80 to 90% for lithium.",
    }),
    inverterEfficiency: percent("Inverter efficiency", {
      also: ["inverter", "efficient inverter", "efficient", "inverter is"],
      default: 90,
      min: 10,
      max: 100,
    }),
    temperatureFactor: percent("Capacity at the lowest temperature", {
      default: 100,
      min: 10,
      max: 120,
      help: "Lead-acid: 80% at 0 °C (32 °F), 60% at −20 °C (−4 °F).",
    }),
    batteryVoltage: number("Voltage of one battery", {
      default: 12,
      min: 1,
      max: 48,
      unit: "V",
      help: "Must divide the system voltage: 12, 6 or 2 V for lead-acid.",
    }),
    batteryCapacity: number("Capacity of one battery", {
      also: ["ah batteries", "battery capacity", "ah"],
      default: 100,
      min: 0.1,
      max: 100_000,
      unit: "Ah",
    }),
    pricePerBattery: money("Price of one battery", {
      also: ["per battery", "a battery", "each battery"],
      default: 250,
      min: 0,
    }),
    peakSunHours: number("Peak sun hours per day", { default: 4.5, min: 0.5, max: 10, unit: "hours" }),
    chargeEfficiency: percent("Charging efficiency", { default: 80, min: 10, max: 100 }),
  },
  outputs: {
    batteries: integer("Batteries", { also: ["how many batteries"] }),
    seriesCount: integer("In series"),
    parallelCount: integer("Strings in parallel"),
    requiredCapacity: number("Capacity needed", {
      also: ["how many amp hours", "amp hours", "how many ah"],
      unit: "Ah",
      decimals: 1,
    }),
    requiredEnergy: quantity("Energy to install", energy, { unit: "kWh", decimals: 2 }),
    installedEnergy: quantity("Energy of the bank", energy, { unit: "kWh", decimals: 2 }),
    usableEnergy: quantity("Energy it delivers to your loads", energy, { unit: "kWh", decimals: 2 }),
    actualDays: number("Days it really lasts", { unit: "days", decimals: 2 }),
    totalCost: money("Price of the batteries", { also: ["cost"] }),
    solarPower: number("Solar power to refill a day's use", { unit: "W", decimals: 0 }),
    byDays: table("Batteries by days of autonomy", { days: integer("Days"), batteries: integer("Batteries") }),
  },
  pictures: [
    {
      draw: "bars",
      of: ["dailyEnergy", "requiredEnergy", "usableEnergy", "installedEnergy"],
      title: "From the day's need to the bank",
    },
  ],
  compute(inputs) {
    const { dailyEnergy, batteryVoltage, batteryCapacity } = inputs;
    const systemVoltage = Number(inputs.systemVoltage);
    const seriesCount = Math.round(systemVoltage / batteryVoltage);
    if (seriesCount < 1 || Math.abs(seriesCount * batteryVoltage - systemVoltage) > 1e-9 * systemVoltage) {
      refuse(
        "batteryVoltage",
        `Whole batteries in series must add up to ${systemVoltage} V. Enter a voltage that divides it.`,
      );
    }
    const load = (100 * dailyEnergy) / inputs.inverterEfficiency;
    const usableShare = (inputs.depthOfDischarge / 100) * (inputs.temperatureFactor / 100);
    const stringsFor = (days: number) =>
      Math.max(1, piecesFor((load * days * 1000) / usableShare / systemVoltage, batteryCapacity));
    const requiredEnergy = (load * inputs.autonomyDays) / usableShare;
    const parallelCount = stringsFor(inputs.autonomyDays);
    const batteries = seriesCount * parallelCount;
    const installedEnergy = (batteries * batteryCapacity * batteryVoltage) / 1000;
    const usableEnergy = (installedEnergy * usableShare * inputs.inverterEfficiency) / 100;
    return {
      batteries,
      seriesCount,
      parallelCount,
      requiredCapacity: (requiredEnergy * 1000) / systemVoltage,
      requiredEnergy,
      installedEnergy,
      usableEnergy,
      actualDays: usableEnergy / dailyEnergy,
      totalCost: batteries * inputs.pricePerBattery,
      solarPower: (load * 1000) / ((inputs.peakSunHours * inputs.chargeEfficiency) / 100),
      byDays: Array.from({ length: 7 }, (_, index) => ({
        days: index + 1,
        batteries: seriesCount * stringsFor(index + 1),
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `You need {batteries} ${outputs.batteries === 1 ? "battery" : "batteries"}: {parallelCount} ${outputs.parallelCount === 1 ? "string" : "strings"} of ${outputs.seriesCount}, {requiredCapacity} at ${inputs.systemVoltage} V${outputs.totalCost! > 0 ? ", for {totalCost}" : ""}.`,
    `They deliver {usableEnergy} to your appliances, enough for {actualDays}.`,
    `To recharge a day's use, you need {solarPower} of solar panels.`,
  ],
  formula: {
    tex: [
      String.raw`E = \frac{W\, d}{\eta_i\; D\; k_T}, \qquad Q = \frac{1000\, E}{U}`,
      String.raw`n = \frac{U}{U_b} \left\lceil \frac{Q}{Q_b} \right\rceil`,
      String.raw`P = \frac{1000\, W}{\eta_i\; h\; \eta_c}`,
    ],
    where: {
      E: "energy to install in kWh",
      W: "energy used per day in kWh",
      d: "days without charging",
      "\\eta_i": "inverter efficiency",
      D: "depth of discharge",
      k_T: "capacity at the lowest temperature",
      Q: "capacity needed in Ah",
      U: "system voltage",
      n: "number of batteries",
      U_b: "voltage of one battery",
      Q_b: "capacity of one battery in Ah",
      P: "solar power in W",
      h: "peak sun hours per day",
      "\\eta_c": "charging efficiency",
    },
  },
  howTo: [
    "Enter the Energy used per day: watts times hours for each appliance, added up and divided by 1000.",
    "Set the Days without charging: 1 for backup power, 2 to 5 for an off-grid house, 0.5 for one night.",
    "Choose the System voltage (12 V up to about 1 kW, 24 V up to 3 kW, 48 V above) and enter the voltage, capacity and price of one battery.",
    "Set the Depth of discharge for your kind of battery and the Inverter efficiency.",
    "Check Days it really lasts; rounding up to whole strings usually gives some reserve.",
  ],
  faq: [
    {
      question: "Why not discharge a lead-acid battery fully?",
      answer:
        "It wears out. A deep-cycle battery lasts about 400 to 600 cycles at 80% depth of discharge, but 1000 or more at 50%. Lithium iron phosphate lasts 3000 or more at 80 to 90%.",
    },
    {
      question: "How many strings can I put in parallel?",
      answer:
        "Preferably one to three. With more, the current divides unevenly and one weak battery drags down the others. Use larger cells or a higher system voltage instead.",
    },
    {
      question: "Do I enter 12 V or 12.8 V for lithium?",
      answer:
        "Enter 12. A 12.8 V lithium battery is made for 12 V systems, and 12.8 does not divide evenly into 48. The actual energy is about 6% higher than shown.",
    },
  ],
  about: [
    "Use it for cabins, boats, vans, backup power and solar systems. The bank is sized up for everything lost along the way: the inverter, the charge you leave unused and the cold.",
    "Capacities are for a slow (20-hour) discharge; a lead-acid battery drained in 2 hours delivers only about half to two-thirds of that. The solar power is for an average day; if you have no generator, design for the darkest month.",
  ],
  sources: [
    "IEEE Std 1013-2019 (sizing lead-acid batteries for stand-alone PV systems)",
    "IEEE Std 1562-2021 (array and battery sizing in stand-alone PV systems)",
  ],
  caution:
    "Large batteries can catch fire or give off gas: follow the manufacturer's rules for fuses, ventilation and charging.",
  phrases: ["battery bank for {dailyEnergy} a day {autonomyDays} days", "off grid batteries {dailyEnergy}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "A cabin: 3 kWh a day, 2 days, lead-acid at 24 V",
      inputs: {
        dailyEnergy: 3,
        autonomyDays: 2,
        systemVoltage: "24",
        depthOfDischarge: 50,
        batteryVoltage: 12,
        batteryCapacity: 100,
      },
      outputs: { batteries: 12, requiredCapacity: 555.555556 },
    },
    {
      title: "A van with lithium: 1.2 kWh a day at 12 V",
      inputs: {
        dailyEnergy: 1.2,
        autonomyDays: 1.5,
        systemVoltage: "12",
        depthOfDischarge: 90,
        batteryVoltage: 12,
        batteryCapacity: 100,
        pricePerBattery: 300,
      },
      outputs: { batteries: 2, totalCost: 600, usableEnergy: 1.944 },
    },
  ],
});
