import {
  chart,
  choice,
  defineCalculator,
  money,
  number,
  percent,
  price,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { energy } from "#units/energy.ts";
import { evEfficiency } from "#units/ev-efficiency.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";

export default defineCalculator({
  id: "ev-charging",
  name: "EV Charging Time and Cost Calculator",
  category: "energy",
  emoji: "🔌",
  description: "How long an electric car takes to charge, what it costs and how much range it adds, on any charger.",
  keywords: [
    "electric car",
    "charge ev",
    "wallbox",
    "Level 2",
    "DC fast charging",
    "charge at home",
    "kWh",
    "supercharger",
    "how long to charge",
    "charge my car at home",
    "cost to charge an electric car",
    "motel charger",
  ],
  related: [
    { id: "ev-range", stage: "complementary", relevance: 88 },
    { id: "ev-vs-gas", stage: "next_step", relevance: 90 },
    "electricity-cost",
    { id: "solar-panel", stage: "advanced_planning", relevance: 80 },
    "commute-cost",
  ],
  inputs: {
    batteryCapacity: quantity("Usable battery capacity", energy, {
      unit: "kWh",
      default: 60,
      min: 0.1,
      max: 2000,
      also: ["battery", "car with", "battery pack", "pack", "ev", "car", "kwh car", "kwh battery", "kwh ev"],
    }),
    startCharge: percent("Charge at the start", {
      default: 20,
      min: 0,
      max: 100,
      also: ["from", "left", "i'm at", "is at", "battery at", "down to", "starting at"],
    }),
    targetCharge: percent("Charge at the end", {
      default: 80,
      min: 0,
      max: 100,
      also: ["to", "until i'm at", "up to", "until", "reach", "charge to", "full"],
    }),
    chargerType: choice("Charger", {
      default: "ac",
      options: [
        ["ac", "AC (home, wallbox, post)"],
        ["dc", "DC fast charger"],
      ],
    }),
    chargerPower: quantity("Power of the charger", power, {
      unit: "kW",
      default: 7.4,
      min: 0.1,
      max: 2000,
      also: ["charger", "wallbox", "home charger", "charging station", "station", "wall charger", "charging at", "kw"],
    }),
    maxAcPower: quantity("AC limit of the car", power, {
      also: ["onboard charger", "car accepts", "ac limit"],
      unsaid: 100,
      unit: "kW",
      default: 11,
      min: 0.1,
      max: 100,
    }),
    maxDcPower: quantity("DC limit of the car", power, {
      also: ["dc limit", "max dc"],
      unit: "kW",
      default: 150,
      min: 0.1,
      max: 2000,
    }),
    chargingEfficiency: percent("Charging efficiency", {
      assumable: false,
      also: ["efficiency"],
      default: 90,
      min: 10,
      max: 100,
    }),
    powerAbove80: percent("Power above 80% charge", {
      default: 100,
      min: 1,
      max: 100,
      help: "Fast chargers slow down here, often to 40%.",
    }),
    pricePerKwh: money("Price per kWh", {
      also: ["per kwh", "a kwh", "cents per kwh", "electricity"],
      default: 0.17,
      min: 0,
      decimals: 4,
    }),
    sessionFee: money("Fee per session", { also: ["connection fee", "fee"], default: 0, min: 0 }),
    consumption: quantity("Consumption", evEfficiency, {
      unit: "kWh/100km",
      default: 18,
      defaultIn: { imperial: "3.5 mi/kWh" },
      min: 1,
      max: 500,
      metric: "kWh/100km",
      imperial: "mi/kWh",
    }),
  },
  outputs: {
    chargingHours: number("Charging time", {
      also: ["how long", "how many hours", "time to charge"],
      unit: "hours",
      decimals: 2,
    }),
    energyAdded: quantity("Energy into the battery", energy, { unit: "kWh", decimals: 1 }),
    energyFromGrid: quantity("Energy from the grid", energy, { unit: "kWh", decimals: 1 }),
    totalCost: money("Cost", { also: ["what does it cost", "how much does it cost", "cost to charge"], decimals: 2 }),
    rangeAdded: quantity("Range added", length, { also: ["how many miles", "how far"], unit: "km", decimals: 0 }),
    costPer100Km: price("Cost by distance", length, {
      also: ["cost per 100 km"],
      unit: "km",
      count: 100,
      decimals: 2,
    }),
    costPer100Miles: money("Cost per 100 miles", { decimals: 2 }),
    averagePower: quantity("Average power from the grid", power, { unit: "kW", decimals: 1 }),
    rangePerHour: number("Range per hour of charging", { unit: "km/h", decimals: 0 }),
    milesPerHour: number("Miles per hour of charging", { unit: "mph", decimals: 0 }),
    chargers: table("The same charge elsewhere", {
      charger: text("Charger"),
      power: quantity("Power", power, { unit: "kW", decimals: 2 }),
      hours: number("Time", { unit: "hours", decimals: 2 }),
    }),
    chargeOverTime: chart("Charge over time", {
      x: { hours: number("Time", { unit: "hours", decimals: 2 }) },
      y: { charge: percent("Charge", { decimals: 0 }) },
    }),
  },
  figures: [
    "chargingHours",
    "energyAdded",
    "energyFromGrid",
    "totalCost",
    "rangeAdded",
    "costPer100Km",
    "averagePower",
    "rangePerHour",
  ],
  compute(inputs) {
    const { startCharge, targetCharge, chargerType, consumption } = inputs;
    if (targetCharge <= startCharge) {
      refuse(
        "targetCharge",
        "The charge at the end must be higher than at the start. Raise the end or lower the start.",
      );
    }
    const efficiency = inputs.chargingEfficiency / 100;
    const limitOf = (type: "ac" | "dc") => (type === "dc" ? inputs.maxDcPower : inputs.maxAcPower);
    const hoursTo = (charge: number, power: number) => {
      const pointsBelow80 = Math.max(0, Math.min(charge, 80) - startCharge);
      const pointsAbove80 = Math.max(0, charge - Math.max(startCharge, 80));
      const pointsAtFullPower = pointsBelow80 + pointsAbove80 / (inputs.powerAbove80 / 100);
      return ((inputs.batteryCapacity / 100) * pointsAtFullPower) / (power * efficiency);
    };
    const power = Math.min(inputs.chargerPower, limitOf(chargerType));
    const chargingHours = hoursTo(targetCharge, power);
    const energyAdded = (inputs.batteryCapacity * (targetCharge - startCharge)) / 100;
    const energyFromGrid = energyAdded / efficiency;
    const totalCost = energyFromGrid * inputs.pricePerKwh + inputs.sessionFee;
    const rangeAdded = (100 * energyAdded) / consumption;
    return {
      chargingHours,
      energyAdded,
      energyFromGrid,
      totalCost,
      rangeAdded,
      costPer100Km: (100 * totalCost) / rangeAdded,
      costPer100Miles: (100 * KILOMETERS_PER_MILE * totalCost) / rangeAdded,
      averagePower: energyFromGrid / chargingHours,
      rangePerHour: rangeAdded / chargingHours,
      milesPerHour: rangeAdded / KILOMETERS_PER_MILE / chargingHours,
      chargers: CHARGERS.map(({ charger, type, rated }) => {
        const limited = Math.min(rated, limitOf(type));
        return { charger, power: limited, hours: hoursTo(targetCharge, limited) };
      }),
      chargeOverTime: Array.from({ length: 11 }, (_, index) => {
        const charge = startCharge + ((targetCharge - startCharge) * index) / 10;
        return { hours: hoursTo(charge, power), charge };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => {
    const minutes = Math.round(60 * outputs.chargingHours!);
    const limit = inputs.chargerType === "dc" ? inputs.maxDcPower : inputs.maxAcPower;
    return [
      `From {startCharge} to {targetCharge} takes ${minutes < 120 ? counted(minutes, "minute") : `${say.number(outputs.chargingHours!, 1)} hours`} and adds {rangeAdded}.`,
      outputs.totalCost === 0
        ? `It costs nothing and takes {energyFromGrid} from the grid.`
        : `It costs {totalCost} for {energyFromGrid} from the grid, or {costPer100Km}.`,
      limit < inputs.chargerPower
        ? `Your car limits the power to ${say.number(limit)} kW, so a more powerful charger would not be faster.`
        : `The charger sets the pace at {chargerPower}; your car could take up to ${say.number(limit)} kW.`,
    ];
  },
  formula: {
    tex: [
      String.raw`t = \frac{E_{<80}}{P\,\eta} + \frac{E_{>80}}{P\,\eta\, q}, \qquad P = \min(P_{\text{charger}}, P_{\text{car}})`,
      String.raw`C = \frac{E}{\eta}\, p + F`,
    ],
    where: {
      t: "charging time",
      "E_{<80}": "energy added below 80% charge",
      "E_{>80}": "energy added above 80% charge",
      P: "power drawn from the grid",
      "\\eta": "charging efficiency",
      q: "power above 80% as a share",
      C: "cost",
      E: "energy added to the battery",
      p: "price per kWh",
      F: "fee per session",
    },
  },
  howTo: [
    "Enter the Usable battery capacity of your car, and the charge at the start and at the end.",
    "Choose the Charger and enter its power: 7.4 or 11 kW for a wallbox, 50 to 350 kW for a fast charger.",
    "Enter the AC limit and DC limit of the car from its data sheet; the lower of charger and car applies.",
    "For fast chargers, set Power above 80% charge to about 40%.",
    "Enter the Price per kWh and the Fee per session, if there is one.",
  ],
  faq: [
    {
      question: "Why do most people stop at 80%?",
      answer:
        "Above about 80% the car slows down fast charging to protect the cells, so the last 20% can take as long as the first 60%. At home, with AC, there is hardly any slowdown.",
    },
    {
      question: "Why does the meter show more kWh than went into the battery?",
      answer:
        "About 10% is lost in the on-board charger, cables and battery; from a household outlet up to 15%, because the car's electronics run longer. DC fast charging loses about 5 to 8%.",
    },
    {
      question: "How long does it take from an ordinary outlet?",
      answer:
        "Charging a 60 kWh battery from 20% to 80% takes 27.8 hours at 120 V and 12 A, or 17.4 hours at 230 V and 10 A. A 7.4 kW wallbox needs 5.4 hours.",
    },
  ],
  about: [
    "Use it to plan a stop, to choose a wallbox, or to compare charging at home and on the road. Power is measured at the grid; the efficiency says how much of it reaches the battery.",
    "Real fast charging follows a curve that falls as the battery fills and in the cold; two steps, below and above 80%, come close. A cold battery can halve the power. Highway consumption is higher than the official figure.",
  ],
  sources: [
    "SAE J1772 (2017) and IEC 61851-1:2017 (charging modes)",
    "US Department of Energy, Alternative Fuels Data Center, charging equipment levels",
  ],
  caution:
    "An estimate: cold, the charger and the state of the battery change time and cost. On a trip, keep a reserve.",
  phrases: [
    "charge {batteryCapacity} from {startCharge} to {targetCharge} at {chargerPower}",
    "how long to charge {batteryCapacity} at {chargerPower}",
    "charging a {batteryCapacity} ev from {startCharge} to {targetCharge} at {pricePerKwh} a kwh cost",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "75 kWh from 10% to 90% on an 11 kW wallbox",
      inputs: { batteryCapacity: 75, startCharge: 10, targetCharge: 90, chargerPower: 11 },
      outputs: { chargingHours: 6.06060606, totalCost: 11.3333333 },
    },
    {
      title: "A highway stop: 10% to 85% at 150 kW",
      inputs: {
        batteryCapacity: 77,
        startCharge: 10,
        targetCharge: 85,
        chargerType: "dc",
        chargerPower: 150,
        maxDcPower: 135,
        powerAbove80: 40,
        pricePerKwh: 0.59,
        chargingEfficiency: 93,
      },
      outputs: { chargingHours: 0.505974, rangeAdded: 320.833333 },
    },
  ],
});

const KILOMETERS_PER_MILE = 1.609344;

/** Common chargers and the power in kW that they draw from the grid. */
const CHARGERS = [
  { charger: "Socket 120 V, 12 A", type: "ac", rated: 1.44 },
  { charger: "Socket 230 V, 10 A", type: "ac", rated: 2.3 },
  { charger: "Wallbox 7.4 kW", type: "ac", rated: 7.4 },
  { charger: "Wallbox 11 kW", type: "ac", rated: 11 },
  { charger: "AC post 22 kW", type: "ac", rated: 22 },
  { charger: "DC fast 50 kW", type: "dc", rated: 50 },
  { charger: "DC fast 150 kW", type: "dc", rated: 150 },
  { charger: "DC fast 350 kW", type: "dc", rated: 350 },
] as const;
