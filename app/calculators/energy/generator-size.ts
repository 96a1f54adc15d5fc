import { defineCalculator, integer, list, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { power } from "#units/power.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "generator-size",
  name: "Generator Size Calculator",
  category: "energy",
  emoji: "⚙️",
  description:
    "The generator your appliances need: running and starting watts, kVA, and how long a tank of fuel lasts.",
  keywords: ["backup generator", "starting watts", "surge", "kVA", "portable generator", "wattage", "standby power"],
  related: [
    "electricity-cost",
    { id: "battery-bank", stage: "complementary", relevance: 88 },
    "ohms-law",
    { id: "fuel-cost", stage: "next_step", relevance: 80 },
    "voltage-drop",
  ],
  inputs: {
    loads: list("Appliances", {
      of: {
        name: text("Appliance", { maxLength: 60 }),
        runningWatts: number("Running watts", { min: 0, max: 10_000_000, unit: "W" }),
        startingWatts: number("Starting watts", { min: 0, max: 10_000_000, unit: "W" }),
        quantity: integer("How many", { unsaid: 1, min: 0, max: 1000 }),
      },
      default: [
        { name: "Refrigerator", runningWatts: 700, startingWatts: 2200, quantity: 1 },
        { name: "Sump pump", runningWatts: 800, startingWatts: 1300, quantity: 1 },
        { name: "Lights", runningWatts: 9, startingWatts: 9, quantity: 15 },
        { name: "Microwave oven", runningWatts: 1000, startingWatts: 1000, quantity: 1 },
      ],
      minItems: 1,
      maxItems: 100,
      help: "Motors need two to three times their running watts to start.",
    }),
    margin: percent("Safety margin", { default: 20, min: 0, max: 200, also: ["margin", "safety margin", "headroom"] }),
    powerFactor: number("Power factor", {
      default: 0.8,
      min: 0.1,
      max: 1,
      help: "1 for heaters and lamps, 0.8 for motors.",
    }),
    fuelPerKwh: quantity("Fuel per kWh", volume, {
      also: ["per kwh", "burns"],
      unit: "L",
      default: 0.5,
      defaultIn: { imperial: "0.13 gal" },
      min: 0.01,
      max: 10,
      help: "Gasoline 0.4 to 0.6 L (0.11 to 0.16 gal), diesel 0.3 to 0.4 L (0.08 to 0.11 gal).",
      imperial: "gal-us",
      decimals: 2,
    }),
    fuelTank: quantity("Fuel tank", volume, {
      also: ["tank", "tank of"],
      unit: "L",
      default: 15,
      defaultIn: { imperial: "4 gal" },
      min: 0,
      max: 100_000,
    }),
  },
  outputs: {
    recommendedPower: quantity("Generator rating (running)", power, {
      also: ["what size generator", "how many watts of generator"],
      unit: "W",
      decimals: 0,
    }),
    runningPower: quantity("Running power of all loads", power, { unit: "W", decimals: 0 }),
    startingPower: quantity("Peak when the largest starts last", power, {
      also: ["starting watts", "surge watts"],
      unit: "W",
      decimals: 0,
    }),
    runningWithMargin: quantity("Running power with margin", power, { unit: "W", decimals: 0 }),
    startingWithMargin: quantity("Starting power with margin", power, { unit: "W", decimals: 0 }),
    apparentPower: number("Apparent power", { unit: "kVA", decimals: 2 }),
    loadShare: percent("Load on the generator", { decimals: 1 }),
    fuelPerHour: quantity("Fuel per hour", volume, { unit: "L", imperial: "gal-us", decimals: 2 }),
    runTime: number("Run time on a tank", { also: ["how long"], unit: "hours", decimals: 1 }),
    largestStarter: text("Hardest to start", { labels: { "": "None needs more to start than to run" } }),
    breakdown: table(
      "By appliance",
      {
        name: text("Appliance"),
        running: quantity("Running", power, { unit: "W", decimals: 0 }),
        extraToStart: quantity("Extra to start one", power, { unit: "W", decimals: 0 }),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "name", value: "running" } },
    ),
  },
  compute({ loads, margin, powerFactor, fuelPerKwh, fuelTank }) {
    const rows = loads.map(({ name, runningWatts, startingWatts, quantity: count }) => ({
      name,
      count,
      running: runningWatts * count,
      extraToStart: Math.max(0, startingWatts - runningWatts),
    }));
    const runningPower = sum(rows.map((row) => row.running));
    if (runningPower === 0)
      refuse("loads", "Nothing runs, so no generator is needed. Enter running watts and how many.");
    const hardest = rows.reduce<{ name: string | null; extra: number }>(
      (most, row) =>
        row.count > 0 && row.extraToStart > most.extra ? { name: row.name, extra: row.extraToStart } : most,
      { name: "", extra: 0 },
    );
    const startingPower = runningPower + hardest.extra;
    const withMargin = 1 + margin / 100;
    const recommendedPower = 500 * piecesFor(runningPower * withMargin, 500);
    const fuelPerHour = (runningPower / 1000) * fuelPerKwh;
    return {
      recommendedPower,
      runningPower,
      startingPower,
      runningWithMargin: runningPower * withMargin,
      startingWithMargin: startingPower * withMargin,
      apparentPower: (runningPower * withMargin) / 1000 / powerFactor,
      loadShare: (100 * runningPower) / recommendedPower,
      fuelPerHour,
      runTime: fuelTank / fuelPerHour,
      largestStarter: hardest.name,
      breakdown: rows.map(({ name, running, extraToStart }) => ({
        name,
        running,
        extraToStart,
        share: (100 * running) / runningPower,
      })),
    };
  },
  takeaways: (inputs, outputs) => [
    `Choose a generator with at least {recommendedPower} of running power and {startingWithMargin} for starting.`,
    outputs.largestStarter
      ? `The hardest to start: {largestStarter}. Start it first and then the others one at a time, and the peak is no more than {startingPower}.`
      : `None of the appliances needs more power to start than to run, so the peak is {startingPower}.`,
    `At {loadShare} load it burns {fuelPerHour} an hour${inputs.fuelTank > 0 ? ", and a tank lasts {runTime}" : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`P = \sum_i n_i P_i, \qquad P_s = P + \max_i (S_i - P_i)`,
      String.raw`P_G = 500 \left\lceil \frac{P (1 + m)}{500} \right\rceil, \qquad S = \frac{P (1 + m)}{1000 \cos\varphi}`,
    ],
    where: {
      P: "running power of all loads",
      "n_i, P_i": "how many of an appliance, and its running watts",
      P_s: "peak when the largest starts last",
      S_i: "starting watts of one appliance",
      P_G: "generator rating, in steps of 500 W",
      m: "safety margin",
      S: "apparent power in kVA",
      "\\cos\\varphi": "power factor",
    },
  },
  howTo: [
    "List the Appliances you want to run at the same time, with Running watts and Starting watts from their labels.",
    "For motors with no starting figure, use two to three times the running watts; heaters, lamps and electronics start at their running watts.",
    "Set the Safety margin (20% is usual) and, for kVA ratings, the Power factor.",
    "Compare a generator's running rating with Generator rating (running) and its surge rating with Starting power with margin.",
  ],
  faq: [
    {
      question: "What are typical starting watts?",
      answer:
        "Refrigerator 700 running and 2200 starting, half-horsepower well pump 1000 and 2100, sump pump 800 and 1300, window air conditioner of 10,000 BTU 1200 and 1800, furnace fan 700 and 1400.",
    },
    {
      question: "Do I need the sum of all starting watts?",
      answer:
        "Only if everything starts at the same moment, as after an outage with a transfer switch. If you start appliances one at a time, only the largest extra counts; that is what this calculator assumes.",
    },
    {
      question: "Why shouldn't a generator run at a very light load?",
      answer:
        "Below about 30% load a diesel soots up, and fuel use per kWh rises. A load of 50 to 80% is best; an inverter generator that slows down copes better with small loads.",
    },
  ],
  about: [
    "Use it for camping, construction sites and power outages. The rating is for continuous running; a portable generator's surge rating lasts only seconds.",
    "Power falls by about 3.5% per 300 m (1000 ft) above sea level and by 1% per 5 °C above 25 °C. Fuel use is figured at the load you entered; at light loads, actual use per kWh is higher.",
  ],
  sources: [
    "ISO 8528-1:2018 (reciprocating engine generating sets: ratings)",
    "FEMA / US Department of Energy guidance on sizing portable generators",
  ],
  caution:
    "Never run a generator indoors or near windows (carbon monoxide); connecting one to house wiring takes a transfer switch installed by an electrician.",
  phrases: [
    "what size generator with {margin} margin",
    "generator run time on a {fuelTank} tank",
    "generator for a fridge and sump pump with {margin} margin",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A well pump and two freezers",
      inputs: {
        loads: [
          { name: "Well pump", runningWatts: 1000, startingWatts: 3000, quantity: 1 },
          { name: "Freezer", runningWatts: 500, startingWatts: 1500, quantity: 2 },
        ],
      },
      outputs: { recommendedPower: 2500, startingPower: 4000, largestStarter: "Well pump" },
    },
    {
      title: "Only lamps and a heater",
      inputs: {
        loads: [
          { name: "Heater", runningWatts: 2000, startingWatts: 2000, quantity: 1 },
          { name: "Lamps", runningWatts: 10, startingWatts: 10, quantity: 20 },
        ],
        margin: 10,
      },
      outputs: { recommendedPower: 2500, startingPower: 2200, largestStarter: "" },
    },
  ],
});
