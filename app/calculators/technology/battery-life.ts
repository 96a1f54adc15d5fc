import { defineCalculator, chart, choice, number, percent, table } from "#engine/define.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "battery-life",
  name: "Battery Life Calculator",
  category: "technology",
  emoji: "🔋",
  description: "How long a battery runs a device, for a steady load or one that sleeps and wakes, with self-discharge.",
  keywords: ["mAh", "run time", "IoT sensor", "duty cycle", "power bank", "sleep current", "how long will it last"],
  related: [
    { id: "battery-bank", stage: "next_step", relevance: 78 },
    { id: "ohms-law", stage: "complementary", relevance: 66 },
    { id: "electricity-cost", stage: "complementary", relevance: 60 },
    "ev-range",
    "capacitor-charge",
  ],
  inputs: {
    capacity: number("Battery capacity", {
      default: 3000,
      min: 0.001,
      max: 1e9,
      unit: "mAh",
      also: ["capacity", "battery"],
    }),
    voltage: number("Nominal voltage", { default: 3.7, min: 0.1, max: 1000, unit: "V" }),
    loadType: choice("Load", {
      default: "constant",
      options: [
        ["constant", "Steady"],
        ["duty-cycle", "Wakes and sleeps"],
      ],
    }),
    loadCurrent: number("Load current", {
      default: 150,
      min: 1e-6,
      max: 1e7,
      unit: "mA",
      also: ["load", "draw", "current"],
      when: { loadType: "constant" },
    }),
    activeCurrent: number("Current while awake", {
      default: 80,
      min: 0,
      max: 1e7,
      unit: "mA",
      when: { loadType: "duty-cycle" },
    }),
    activeTime: number("Time awake", { default: 2, min: 1e-6, max: 1e7, unit: "s", when: { loadType: "duty-cycle" } }),
    sleepCurrent: number("Current while asleep", {
      default: 0.01,
      min: 0,
      max: 1e7,
      unit: "mA",
      when: { loadType: "duty-cycle" },
    }),
    sleepTime: number("Time asleep", { default: 58, min: 0, max: 1e7, unit: "s", when: { loadType: "duty-cycle" } }),
    usableCapacity: percent("Usable share of the capacity", {
      default: 85,
      min: 1,
      max: 100,
      help: "Cold, ageing and the cut-off voltage leave part of it unused",
    }),
    selfDischarge: percent("Self-discharge per month", { default: 2, min: 0, max: 100 }),
  },
  outputs: {
    lifeHours: number("Battery life", { unit: "hours", decimals: 1 }),
    lifeDays: number("Battery life", { unit: "days", decimals: 1 }),
    lifeMonths: number("Battery life", { unit: "months", decimals: 2 }),
    averageCurrent: number("Average current", { unit: "mA" }),
    selfDischargeCurrent: number("Self-discharge as a current", { unit: "mA" }),
    energy: number("Energy in the battery", { unit: "Wh" }),
    averagePower: number("Average power", { unit: "mW" }),
    cycles: number("Wake-ups per charge", { decimals: 0, none: "A steady load does not wake up" }),
    byLoad: table("Life by load", {
      load: percent("Load compared with yours", { decimals: 0 }),
      current: number("Current", { unit: "mA" }),
      lifeHours: number("Battery life", { unit: "hours", decimals: 1 }),
    }),
    charge: chart("Charge left", {
      x: { hours: number("Time", { unit: "hours", decimals: 1 }) },
      y: { remaining: number("Charge left", { unit: "mAh", decimals: 0 }) },
      as: "area",
    }),
  },
  compute(inputs) {
    const { capacity, voltage, loadType, usableCapacity } = inputs;
    const period = inputs.activeTime + inputs.sleepTime;
    const averageCurrent =
      loadType === "constant"
        ? inputs.loadCurrent
        : (inputs.activeCurrent * inputs.activeTime + inputs.sleepCurrent * inputs.sleepTime) / period;
    if (averageCurrent === 0)
      refuse("activeCurrent", "A load that never draws current never empties the battery. Enter a current.");
    const selfDischargeCurrent = (capacity * inputs.selfDischarge) / 100 / HOURS_A_MONTH;
    const usable = (capacity * usableCapacity) / 100;
    const lifeHours = usable / (averageCurrent + selfDischargeCurrent);
    return {
      lifeHours,
      lifeDays: lifeHours / 24,
      lifeMonths: lifeHours / HOURS_A_MONTH,
      averageCurrent,
      selfDischargeCurrent,
      energy: (capacity / 1000) * voltage,
      averagePower: averageCurrent * voltage,
      cycles: loadType === "constant" ? null : (lifeHours * 3600) / period,
      byLoad: [25, 50, 75, 100, 150, 200].map((load) => {
        const current = (averageCurrent * load) / 100;
        return { load, current, lifeHours: usable / (current + selfDischargeCurrent) };
      }),
      charge: Array.from({ length: 11 }, (_, step) => ({
        hours: (lifeHours * step) / 10,
        remaining: usable * (1 - step / 10),
      })),
    };
  },
  takeaways: ({ loadType }, { lifeHours, averageCurrent, selfDischargeCurrent }, say) => [
    lifeHours! < 48
      ? `The battery lasts ${say.number(lifeHours!, 1)} hours.`
      : lifeHours! < 1461
        ? `The battery lasts ${say.number(lifeHours! / 24, 1)} days.`
        : `The battery lasts ${say.number(lifeHours! / HOURS_A_MONTH, 1)} months.`,
    `The load draws {averageCurrent} on average, and self-discharge takes another {selfDischargeCurrent}.`,
    selfDischargeCurrent! > averageCurrent!
      ? "The battery loses more to self-discharge than to the load, so a kind that keeps its charge better would help most."
      : loadType === "constant"
        ? "At half the load it would last about twice as long."
        : "Waking up half as often, or for half the time, helps more than a lower sleep current as long as waking dominates.",
  ],
  formula: {
    tex: [
      String.raw`t = \frac{C\,u}{\bar I + I_s}`,
      String.raw`\bar I = \frac{I_a t_a + I_z t_z}{t_a + t_z}, \qquad I_s = \frac{C\,s}{730.5\,\text{h}}`,
    ],
    where: {
      t: "battery life in hours",
      C: "Battery capacity in mAh",
      u: "Usable share of the capacity",
      "\\bar I": "average current in mA",
      "I_a, t_a": "current and time awake",
      "I_z, t_z": "current and time asleep",
      I_s: "self-discharge as a current",
      s: "Self-discharge per month",
    },
  },
  howTo: [
    "Enter the Battery capacity in mAh and the Nominal voltage from the cell; for cells in parallel add the capacities.",
    "Choose the Load: Steady for a lamp, Wakes and sleeps for a sensor.",
    "Enter the currents at battery voltage; measure the sleep current, as regulators and pull-ups often draw more than the chip.",
    "Set the Usable share of the capacity and the Self-discharge per month: 2 to 3 % for lithium-ion, 1 % a year for lithium primary cells, 20 % for ordinary NiMH.",
  ],
  faq: [
    {
      question: "How long does a 3000 mAh battery last?",
      answer: "At 150 mA 20 hours on paper. With 85 % usable and 2 % self-discharge a month it is 17 hours.",
    },
    {
      question: "How do I convert watts into current?",
      answer:
        "Divide by the voltage: 0.5 W at 3.7 V are 135 mA. If a converter makes 5 V from it, divide by its efficiency as well (about 0.9).",
    },
    {
      question: "Why does my device die earlier?",
      answer:
        "Cold halves the capacity of alkaline and lithium-ion cells at −20 °C, peaks of current make the voltage dip below the cut-off, and after 500 cycles a lithium-ion cell keeps about 80 %.",
    },
    {
      question: "Why are the watt-hours of a power bank not what my phone gets?",
      answer:
        "The mAh are stated at 3.7 V. A 10,000 mAh bank holds 37 Wh, of which 85 to 90 % leave it at 5 V, that is about 6500 mAh at 5 V.",
    },
  ],
  about: [
    "The charge falls in a straight line at the average current. That is right for small loads compared with the capacity; at high currents lead-acid and alkaline cells deliver less (the Peukert effect), which is not included.",
    "Self-discharge is taken as a steady current, a month being 730.5 hours. For years of life the ageing of the cell, not the arithmetic, sets the limit.",
  ],
  sources: ["Beard (ed.), Linden's Handbook of Batteries, 5th edition 2019"],
  phrases: [
    "battery life {capacity} mAh at {loadCurrent} mA",
    "how long does a {capacity} mAh battery last at {loadCurrent} mA",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "A 3000 mAh phone cell at 150 mA",
      inputs: { capacity: 3000, loadType: "constant", loadCurrent: 150 },
      outputs: { lifeHours: 16.9906964, cycles: null },
    },
    {
      title: "A sensor on two lithium AA cells that wakes once a minute",
      inputs: {
        capacity: 3000,
        voltage: 3,
        loadType: "duty-cycle",
        activeCurrent: 20,
        activeTime: 0.5,
        sleepCurrent: 0.005,
        sleepTime: 59.5,
        usableCapacity: 90,
        selfDischarge: 0.1,
      },
      outputs: { averageCurrent: 0.171625, lifeMonths: 21.0326137 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        capacity: 2000,
        voltage: 3.7,
        loadType: "constant",
        loadCurrent: 100,
        activeCurrent: 80,
        activeTime: 2,
        sleepCurrent: 0.01,
        sleepTime: 58,
        usableCapacity: 100,
        selfDischarge: 0,
      },
      outputs: { lifeHours: 20, energy: 7.4 },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        capacity: 3000,
        voltage: 3.7,
        loadType: "constant",
        loadCurrent: 150,
        usableCapacity: 85,
        selfDischarge: 2,
      },
      outputs: {
        lifeHours: 16.9906964017,
        lifeDays: 0.707945683404,
        lifeMonths: 0.0232589957587,
        averageCurrent: 150.0,
        selfDischargeCurrent: 0.082135523614,
        energy: 11.1,
        averagePower: 555.0,
        cycles: null,
        byLoad: {
          rows: 6,
          first: { load: 25, current: 37.5, lifeHours: 67.8513864226 },
          last: { load: 200, lifeHours: 8.4976734638 },
        },
        charge: { rows: 11, first: { hours: 0, remaining: 2550.0 }, last: { hours: 16.9906964017, remaining: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        capacity: 3000,
        voltage: 3,
        loadType: "duty-cycle",
        activeCurrent: 20,
        activeTime: 0.5,
        sleepCurrent: 0.005,
        sleepTime: 59.5,
        usableCapacity: 90,
        selfDischarge: 0.1,
      },
      outputs: {
        lifeHours: 15364.3243054,
        lifeDays: 640.180179391,
        lifeMonths: 21.0326136966,
        averageCurrent: 0.171625,
        selfDischargeCurrent: 0.0041067761807,
        energy: 9.0,
        averagePower: 0.514875,
        cycles: 921859.458323,
        byLoad: {
          rows: 6,
          first: { load: 25, current: 0.04290625, lifeHours: 57430.8913794 },
          last: { load: 200, lifeHours: 7772.9878475 },
        },
        charge: { rows: 11, first: { hours: 0, remaining: 2700.0 }, last: { hours: 15364.3243054, remaining: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        capacity: 220,
        voltage: 3,
        loadType: "duty-cycle",
        activeCurrent: 0,
        activeTime: 1,
        sleepCurrent: 0.002,
        sleepTime: 9,
        usableCapacity: 100,
        selfDischarge: 0,
      },
      outputs: {
        lifeHours: 122222.222222,
        lifeDays: 5092.59259259,
        lifeMonths: 167.313103658,
        averageCurrent: 0.0018,
        selfDischargeCurrent: 0.0,
        energy: 0.66,
        averagePower: 0.0054,
        cycles: 44000000.0,
        byLoad: {
          rows: 6,
          first: { load: 25, current: 0.00045, lifeHours: 488888.888889 },
          last: { load: 200, lifeHours: 61111.1111111 },
        },
        charge: { rows: 11, first: { hours: 0, remaining: 220.0 }, last: { hours: 122222.222222, remaining: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        capacity: 100000,
        voltage: 12,
        loadType: "constant",
        loadCurrent: 5000,
        usableCapacity: 50,
        selfDischarge: 5,
      },
      outputs: {
        lifeHours: 9.98632946001,
        lifeDays: 0.416097060834,
        lifeMonths: 0.0136705399863,
        averageCurrent: 5000.0,
        selfDischargeCurrent: 6.84462696783,
        energy: 1200.0,
        averagePower: 60000.0,
        cycles: null,
        byLoad: {
          rows: 6,
          first: { load: 25, current: 1250.0, lifeHours: 39.7821647379 },
          last: { load: 200, lifeHours: 4.99658002736 },
        },
        charge: { rows: 11, first: { hours: 0, remaining: 50000.0 }, last: { hours: 9.98632946001, remaining: 0 } },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        capacity: 50,
        voltage: 1.5,
        loadType: "duty-cycle",
        activeCurrent: 12,
        activeTime: 3,
        sleepCurrent: 9,
        sleepTime: 0,
        usableCapacity: 1,
        selfDischarge: 100,
      },
      outputs: {
        lifeHours: 0.041430353902,
        lifeDays: 0.00172626474592,
        lifeMonths: 5.67150635209e-5,
        averageCurrent: 12.0,
        selfDischargeCurrent: 0.0684462696783,
        energy: 0.075,
        averagePower: 18.0,
        cycles: 49.7164246824,
        byLoad: {
          rows: 6,
          first: { load: 25, current: 3.0, lifeHours: 0.162948918135 },
          last: { load: 200, lifeHours: 0.0207740871346 },
        },
        charge: { rows: 11, first: { hours: 0, remaining: 0.5 }, last: { hours: 0.041430353902, remaining: 0 } },
      },
    },
    {
      by: "Refusal: never draws current",
      inputs: { loadType: "duty-cycle", activeCurrent: 0, sleepCurrent: 0 },
      refuses: "activeCurrent",
    },
    { by: "Refusal", inputs: { capacity: 0 }, refuses: "capacity" },
    { by: "Refusal", inputs: { loadType: "constant", loadCurrent: 0 }, refuses: "loadCurrent" },
    { by: "Refusal", inputs: { usableCapacity: 0.5 }, refuses: "usableCapacity" },
  ],
});

/** 365.25 / 12 days. */
const HOURS_A_MONTH = 730.5;
