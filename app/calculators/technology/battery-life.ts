import { defineCalculator, chart, choice, number, percent, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { refuse } from "#engine/define.ts";

export default defineCalculator({
  id: "battery-life",
  name: "Battery Life Calculator",
  category: "technology",
  emoji: "🔋",
  description:
    "How long a battery runs a device with a steady load or one that sleeps and wakes, including self-discharge.",
  keywords: [
    "mAh",
    "run time",
    "IoT sensor",
    "duty cycle",
    "power bank",
    "sleep current",
    "how long will it last",
    "how long does a battery run a device",
    "sensor battery life",
  ],
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
      also: ["battery", "cell", "battery of", "power bank", "capacity of"],
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
      also: [
        "load",
        "draw",
        "current",
        "draws",
        "draw of",
        "drawing",
        "pulls",
        "takes",
        "uses",
        "consumes",
        "at a draw of",
        "load of",
        "device",
      ],
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
      also: ["of the capacity usable", "of the capacity", "usable", "of it", "can use"],
      unsaid: 100,
      default: 85,
      min: 1,
      max: 100,
      help: "Cold, aging and the cutoff voltage leave part of it unused.",
    }),
    selfDischarge: percent("Self-discharge per month", {
      also: ["self-discharge", "self discharge"],
      default: 2,
      min: 0,
      max: 100,
    }),
  },
  outputs: {
    lifeHours: number("Battery life", {
      also: ["how long", "how many hours", "run time", "runtime"],
      unit: "hours",
      decimals: 1,
    }),
    lifeDays: number("Battery life in days", { also: ["how many days"], unit: "days", decimals: 1 }),
    lifeMonths: number("Battery life in months", { unit: "months", decimals: 2 }),
    averageCurrent: number("Average current", { unit: "mA", digits: 3 }),
    selfDischargeCurrent: number("Self-discharge as a current", { unit: "mA", digits: 3 }),
    energy: number("Energy in the battery", { unit: "Wh" }),
    averagePower: number("Average power", { unit: "mW" }),
    cycles: number("Wake-ups per charge", { decimals: 0, none: "A steady load does not wake up" }),
    byLoad: table("Life by load", {
      load: percent("Load compared with yours", { decimals: 0 }),
      current: number("Current", { unit: "mA", digits: 3 }),
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
      ? `The battery lasts ${counted(lifeHours!, "hour", say.number(lifeHours!, 1))}.`
      : lifeHours! < 1461
        ? `The battery lasts ${say.number(lifeHours! / 24, 1)} days.`
        : `The battery lasts ${say.number(lifeHours! / HOURS_A_MONTH, 1)} months.`,
    `The load draws {averageCurrent} on average, and self-discharge adds {selfDischargeCurrent}.`,
    selfDischargeCurrent! > averageCurrent!
      ? "The battery loses more to self-discharge than to the load, so a battery type that holds its charge better would help most."
      : loadType === "constant"
        ? "At half the load it would last nearly twice as long."
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
    "Enter the Battery capacity in mAh and the Nominal voltage printed on the cell; for cells in parallel, add the capacities.",
    "Choose the Load: Steady for a lamp, Wakes and sleeps for a sensor.",
    "Enter the currents at the battery's voltage. Measure the sleep current: regulators and pull-up resistors often draw more than the chip.",
    "Set the Usable share of the capacity and the Self-discharge per month: 2 to 3% for lithium-ion, 1% a year for lithium primary cells, 20% for ordinary NiMH.",
  ],
  faq: [
    {
      question: "How long does a 3000 mAh battery last?",
      answer:
        "At 150 mA, 20 hours on paper. With 85% of the capacity usable and 2% self-discharge a month, it is 17 hours.",
    },
    {
      question: "How do I convert watts into current?",
      answer:
        "Divide by the voltage: 0.5 W at 3.7 V is 135 mA. If a converter steps it up to 5 V, divide by the converter's efficiency as well (about 0.9).",
    },
    {
      question: "Why does my device die earlier?",
      answer:
        "At −20 °C alkaline and lithium-ion cells have about half their capacity, current peaks can pull the voltage below the cutoff, and after 500 cycles a lithium-ion cell keeps about 80%.",
    },
    {
      question: "Why are the watt-hours of a power bank not what my phone gets?",
      answer:
        "The mAh figure is for 3.7 V. A 10,000 mAh bank holds 37 Wh, of which 85 to 90% comes out at 5 V: about 6,500 mAh at that voltage.",
    },
  ],
  about: [
    "The calculation assumes that the charge falls in a straight line at the average current. That holds for loads that are small compared with the capacity; at high currents lead-acid and alkaline cells deliver less (the Peukert effect), which is not included.",
    "Self-discharge is treated as a steady current, with a month of 730.5 hours. Over several years the aging of the cell, not the arithmetic, sets the limit.",
  ],
  sources: ["Beard (ed.), Linden's Handbook of Batteries, 5th edition 2019"],
  caution: "An estimate: do not rely on it for medical, alarm or rescue devices, and keep a reserve.",
  phrases: [
    "battery life {capacity} mAh at {loadCurrent} mA",
    "how long does a {capacity} mAh battery last at {loadCurrent} mA",
    "how many hours does a {capacity} battery run a device that draws {loadCurrent}",
    "{capacity} battery {loadCurrent} load {usableCapacity} usable {selfDischarge} self discharge",
  ],
  updated: "2026-11-30",
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
});

/** 365.25 / 12 days. */
const HOURS_A_MONTH = 730.5;
