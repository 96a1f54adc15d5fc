import { defineCalculator, integer, list, money, number, percent, quantity, table, text } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

const DAYS_PER_MONTH = 365 / 12;

export default defineCalculator({
  id: "electricity-cost",
  name: "Electricity Cost Calculator",
  category: "energy",
  emoji: "💡",
  description: "What each appliance and the whole household cost to run on electricity per day, month and year.",
  keywords: [
    "electric bill",
    "kWh",
    "appliance energy use",
    "power consumption",
    "watts to cost",
    "utility bill",
    "energy bill",
    "cost to run",
    "window ac cost",
    "what does it cost to run an appliance",
  ],
  popular: true,
  related: [
    { id: "solar-panel", stage: "advanced_planning", relevance: 88 },
    { id: "led-savings", stage: "next_step", relevance: 90 },
    { id: "carbon-footprint", stage: "complementary", relevance: 80 },
    "ev-charging",
    "generator-size",
  ],
  inputs: {
    appliances: list("Appliances", {
      of: {
        name: text("Appliance", { maxLength: 60 }),
        watts: number("Power", { min: 0, max: 1_000_000, unit: "W" }),
        hoursPerDay: number("Hours per day", { min: 0, max: 24 }),
        quantity: integer("How many", { unsaid: 1, min: 0, max: 100_000 }),
      },
      default: [
        { name: "Refrigerator", watts: 150, hoursPerDay: 8, quantity: 1 },
        { name: "Air conditioner", watts: 1000, hoursPerDay: 4, quantity: 1 },
        { name: "Television", watts: 100, hoursPerDay: 5, quantity: 1 },
        { name: "LED bulb", watts: 9, hoursPerDay: 5, quantity: 12 },
        { name: "Washing machine", watts: 500, hoursPerDay: 0.6, quantity: 1 },
      ],
      minItems: 1,
      maxItems: 100,
    }),
    pricePerKwh: money("Price per kWh", {
      default: 0.17,
      min: 0,
      decimals: 4,
      also: ["price", "rate", "per kWh", "a kwh", "cents per kwh", "we pay", "pay", "electricity is"],
    }),
    fixedMonthlyCharge: money("Fixed charge per month", {
      default: 10,
      min: 0,
      also: ["base fee", "standing charge", "fixed charge", "fixed fee", "monthly fee"],
    }),
    taxRate: percent("Tax on the bill", { default: 0, min: 0, max: 100 }),
    gridFactor: number("Emissions of the grid", {
      default: 0.37,
      min: 0,
      max: 3,
      unit: "kg CO2e/kWh",
      help: "About 0.37 in the US, 0.2 in Britain, 0.05 in France.",
    }),
  },
  outputs: {
    monthlyCost: money("Cost per month", { decimals: 2 }),
    dailyCost: money("Cost per day", { decimals: 2 }),
    yearlyCost: money("Cost per year", { decimals: 2 }),
    dailyEnergy: quantity("Energy per day", energy, { unit: "kWh", decimals: 2 }),
    monthlyEnergy: quantity("Energy per month", energy, { unit: "kWh", decimals: 1 }),
    yearlyEnergy: quantity("Energy per year", energy, { unit: "kWh", decimals: 0 }),
    energyCost: money("Energy charge per month", { decimals: 2 }),
    fixedCost: money("Fixed charge per month", { decimals: 2 }),
    tax: money("Tax per month", { decimals: 2 }),
    emissions: quantity("Emissions per year (CO2e)", mass, { unit: "kg", decimals: 0 }),
    breakdown: table(
      "By appliance and month",
      {
        name: text("Appliance"),
        energy: quantity("Energy", energy, { unit: "kWh", decimals: 1 }),
        cost: money("Energy cost", { decimals: 2 }),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "name", value: "cost" } },
    ),
  },
  compute({ appliances, pricePerKwh, fixedMonthlyCharge, taxRate, gridFactor }) {
    const rows = appliances.map(({ name, watts, hoursPerDay, quantity: count }) => ({
      name,
      daily: (watts * hoursPerDay * count) / 1000,
    }));
    const dailyEnergy = sum(rows.map((row) => row.daily));
    const energyCost = dailyEnergy * DAYS_PER_MONTH * pricePerKwh;
    const tax = ((energyCost + fixedMonthlyCharge) * taxRate) / 100;
    const monthlyCost = energyCost + fixedMonthlyCharge + tax;
    return {
      monthlyCost,
      dailyCost: monthlyCost / DAYS_PER_MONTH,
      yearlyCost: 12 * monthlyCost,
      dailyEnergy,
      monthlyEnergy: dailyEnergy * DAYS_PER_MONTH,
      yearlyEnergy: dailyEnergy * 365,
      energyCost,
      fixedCost: fixedMonthlyCharge,
      tax,
      emissions: dailyEnergy * 365 * gridFactor,
      breakdown: rows.map(({ name, daily }) => ({
        name,
        energy: daily * DAYS_PER_MONTH,
        cost: daily * DAYS_PER_MONTH * pricePerKwh,
        share: dailyEnergy > 0 ? (100 * daily) / dailyEnergy : 0,
      })),
    };
  },
  takeaways: (_, outputs, say) => {
    const rows = outputs.breakdown ?? [];
    const largest = rows.reduce((best, row) => (row.share! > best.share! ? row : best), rows[0]!);
    const charge = outputs.fixedCost! > 0 ? " with the fixed charge" : "";
    return [
      `These appliances use {monthlyEnergy} a month, which costs {monthlyCost}${charge}, or {yearlyCost} a year.`,
      outputs.dailyEnergy === 0
        ? `Nothing is running, so only the fixed charge is left.`
        : `${largest.name || "The first row"} uses the most: ${say.percent(largest.share!, 0)} of the energy, ${say.money(largest.cost!, 2)} a month.`,
    ];
  },
  formula: {
    tex: [
      String.raw`E = \sum_i \frac{P_i\, t_i\, n_i}{1000}`,
      String.raw`C = \left(E \cdot \frac{365}{12}\, p + F\right)\left(1 + \frac{s}{100}\right)`,
    ],
    where: {
      E: "energy per day in kWh",
      P_i: "power of an appliance in watts",
      t_i: "its hours per day",
      n_i: "how many of them",
      C: "cost per month",
      p: "price per kWh",
      F: "fixed charge per month",
      s: "tax on the bill in percent",
    },
  },
  howTo: [
    "List your Appliances with their Power (on the nameplate), Hours per day and How many.",
    "For an appliance that cycles on and off, such as a refrigerator, enter the hours it actually runs (about a third of the day), or measure it with a plug-in meter.",
    "Enter the Price per kWh and the Fixed charge per month from your bill; add Tax on the bill if your prices do not include it.",
    "Look at By appliance and month to see where saving pays off.",
  ],
  faq: [
    {
      question: "How much does a space heater cost to run?",
      answer:
        "At 1500 W for 6 hours a day, one heater uses 9 kWh a day, or 274 kWh a month. At $0.17 per kWh that costs $46.54 a month.",
    },
    {
      question: "What does standby cost?",
      answer:
        "Each watt that is always on uses 8.76 kWh a year, which costs $1.49 at $0.17 per kWh. A household with 50 W of standby power pays about $74 a year for it.",
    },
    {
      question: "Why is my bill different?",
      answer:
        "Bills often have tiers, time-of-day rates, demand charges and a billing period that is not exactly a month. Compare the kWh first, then the price: your total bill divided by the kWh is what you really pay on average.",
    },
  ],
  about: [
    "Use it to estimate a bill, to find what uses the most, or to compare two appliances. A month is 365/12 days, so that twelve months make a year.",
    "Nameplates state the maximum power; washing machines, refrigerators and computers use less on average. The calculation assumes one price for every kWh and the grid's yearly average emissions.",
  ],
  sources: [
    "US Department of Energy, Estimating Appliance and Home Electronic Energy Use",
    "EPA eGRID2022 (US average about 0.37 kg CO2e per kWh)",
  ],
  caution: "An estimate at one price per kWh: tiers, time-of-use rates and real use decide your bill.",
  phrases: [
    "electricity bill at {pricePerKwh} per kWh",
    "running cost of appliances at {pricePerKwh} per kWh",
    "we pay {pricePerKwh} a kwh and a fixed charge of {fixedMonthlyCharge}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1500 W heater, 6 hours a day",
      inputs: {
        appliances: [{ name: "Heater", watts: 1500, hoursPerDay: 6, quantity: 1 }],
        pricePerKwh: 0.2,
        fixedMonthlyCharge: 0,
      },
      outputs: { monthlyCost: 54.75, dailyEnergy: 9 },
    },
    {
      title: "A small office with tax on the bill",
      inputs: {
        appliances: [
          { name: "Computer", watts: 120, hoursPerDay: 8, quantity: 4 },
          { name: "Lights", watts: 18, hoursPerDay: 9, quantity: 10 },
        ],
        pricePerKwh: 0.22,
        fixedMonthlyCharge: 12,
        taxRate: 19,
      },
      outputs: { dailyEnergy: 5.46, monthlyCost: 57.759421 },
    },
  ],
});
