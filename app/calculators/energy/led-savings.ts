import { chart, defineCalculator, integer, money, number, percent, quantity } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

export default defineCalculator({
  id: "led-savings",
  name: "LED Savings Calculator",
  category: "energy",
  emoji: "💡",
  description:
    "What replacing old bulbs with LEDs saves per year, when it pays for itself, and the total including replacements.",
  keywords: [
    "light bulb",
    "incandescent",
    "halogen",
    "lighting cost",
    "energy saving lamp",
    "watts",
    "replace bulbs with led",
    "swap bulbs for leds",
  ],
  related: [
    { id: "electricity-cost", stage: "complementary", relevance: 90 },
    { id: "payback-period", stage: "advanced_planning", relevance: 80 },
    "carbon-footprint",
    "solar-panel",
  ],
  inputs: {
    bulbs: integer("Number of bulbs", {
      default: 20,
      min: 1,
      max: 100_000,
      also: ["lamps", "floodlights", "lights", "light bulbs", "fixtures", "led bulbs"],
    }),
    oldWattage: number("Old bulb", {
      default: 60,
      min: 0.1,
      max: 10_000,
      unit: "W",
      also: [
        "old",
        "from",
        "instead of",
        "incandescent",
        "watt bulbs",
        "watt bulb",
        "bulbs of",
        "against",
        "versus",
        "replacing",
        "replaces",
        "in place of",
      ],
    }),
    ledWattage: number("LED of the same brightness", {
      default: 9,
      min: 0.1,
      max: 10_000,
      unit: "W",
      also: ["LED", "to", "watt leds", "they use"],
      help: "9 W replaces a 60 W incandescent, 15 W a 100 W; 6 W a 50 W halogen spotlight.",
    }),
    hoursPerDay: number("Hours per day", {
      also: ["hours a day", "hours daily", "burn", "on for", "used"],
      default: 3,
      min: 0.01,
      max: 24,
    }),
    pricePerKwh: money("Price per kWh", {
      also: ["a kwh", "per kwh", "cents per kwh", "power is", "electricity is", "kwh"],
      default: 0.17,
      min: 0,
      decimals: 4,
    }),
    ledPrice: money("Price of an LED", {
      also: ["each", "led costs", "apiece", "bulbs at"],
      default: 3,
      min: 0,
      decimals: 2,
    }),
    oldBulbPrice: money("Price of an old bulb", { default: 1.5, min: 0, decimals: 2 }),
    oldLifetime: number("Life of an old bulb", { default: 1000, min: 1, max: 1_000_000, unit: "hours" }),
    ledLifetime: number("Life of an LED", { default: 15_000, min: 1, max: 1_000_000, unit: "hours" }),
    years: integer("Years to look at", { default: 10, min: 1, max: 50 }),
    gridFactor: number("Emissions of the grid", { default: 0.37, min: 0, max: 3, unit: "kg CO2e/kWh" }),
  },
  outputs: {
    annualSavings: money("Energy cost saved per year", {
      also: ["save", "how much save", "save a year", "saved per year", "save per year"],
      decimals: 2,
    }),
    energySaved: quantity("Energy saved per year", energy, { also: ["kwh saved"], unit: "kWh", decimals: 1 }),
    savedShare: percent("Less energy", { decimals: 1 }),
    paybackMonths: number("LEDs paid for after", {
      also: ["pay for themselves", "how many months", "payback"],
      unit: "months",
      decimals: 1,
      none: "Never: they save nothing on energy",
    }),
    totalSavings: money("Saved over the years (bulbs included)"),
    oldBulbsBought: integer("Old bulbs you would buy"),
    ledBulbsBought: integer("LEDs you buy"),
    emissionsAvoided: quantity("Emissions avoided per year (CO2e)", mass, { unit: "kg", decimals: 0 }),
    costOverTime: chart("Cost of light and bulbs so far", {
      x: { year: integer("Year") },
      y: { oldCost: money("Old bulbs"), ledCost: money("LEDs") },
      crossing: "Costs are equal, old bulbs included",
    }),
  },
  celebrates: { savings: "totalSavings" },
  compute(inputs) {
    const { bulbs, years, pricePerKwh } = inputs;
    const hours = 365 * inputs.hoursPerDay;
    const old = {
      energy: (bulbs * inputs.oldWattage * hours) / 1000,
      price: inputs.oldBulbPrice,
      life: inputs.oldLifetime,
    };
    const led = {
      energy: (bulbs * inputs.ledWattage * hours) / 1000,
      price: inputs.ledPrice,
      life: inputs.ledLifetime,
    };
    const bought = (life: number, after: number) => bulbs * Math.max(1, piecesFor(hours * after, life));
    const costOf = (kind: typeof old, after: number) =>
      after * kind.energy * pricePerKwh + bought(kind.life, after) * kind.price;
    const energySaved = old.energy - led.energy;
    const annualSavings = energySaved * pricePerKwh;
    return {
      annualSavings,
      energySaved,
      savedShare: 100 * (1 - inputs.ledWattage / inputs.oldWattage),
      paybackMonths: annualSavings > 0 ? (12 * bulbs * inputs.ledPrice) / annualSavings : null,
      totalSavings: costOf(old, years) - costOf(led, years),
      oldBulbsBought: bought(old.life, years),
      ledBulbsBought: bought(led.life, years),
      emissionsAvoided: energySaved * inputs.gridFactor,
      costOverTime: Array.from({ length: years + 1 }, (_, year) => ({
        year,
        oldCost: costOf(old, year),
        ledCost: costOf(led, year),
      })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.annualSavings! > 0
      ? `Replacing ${counted(inputs.bulbs, "bulb", say.number(inputs.bulbs))} saves {annualSavings} a year: {savedShare} less energy for the same light.`
      : `With these wattages and this price, the LEDs save nothing on energy.`,
    outputs.paybackMonths === null
      ? `They never pay for themselves through energy savings.`
      : `They pay for themselves after {paybackMonths}.`,
    `Over ${counted(inputs.years, "year")} you would buy ${counted(outputs.oldBulbsBought!, "old bulb", "{oldBulbsBought}")} or ${counted(outputs.ledBulbsBought!, "LED", "{ledBulbsBought}")}; ${outputs.totalSavings! < 0 ? `in all, the LEDs cost you ${say.money(-outputs.totalSavings!)} more` : `in all, the LEDs save you {totalSavings}`}.`,
  ],
  formula: {
    tex: [String.raw`S = \frac{n\,(P_o - P_l)\, 365\, h}{1000}\, p`, String.raw`t = \frac{12\, n\, c_l}{S}`],
    where: {
      S: "energy cost saved per year",
      n: "number of bulbs",
      "P_o, P_l": "power of an old bulb and of an LED in W",
      h: "hours per day",
      p: "price per kWh",
      t: "months until the LEDs are paid for",
      c_l: "price of an LED",
    },
  },
  howTo: [
    "Enter the Number of bulbs you would replace and the power of an Old bulb.",
    "Enter the wattage of an LED of the same brightness: compare lumens, as 800 lm replaces a 60 W incandescent bulb.",
    "Set Hours per day and the Price per kWh.",
    "Adjust prices and lifetimes, and the Years to look at, for the total with replacements.",
  ],
  faq: [
    {
      question: "Should I wait until the old bulbs fail?",
      answer:
        "Not where the lights are on a lot. A 60 W bulb lit 3 hours a day uses $11 worth of electricity a year at $0.17 per kWh, several times the price of an LED. In a closet it does not matter.",
    },
    {
      question: "Which LED matches my bulb?",
      answer:
        'By lumens: 450 lm for 40 W, 800 lm for 60 W, 1100 lm for 75 W, 1600 lm for 100 W incandescent. Warm white is 2700 K; for old dimmers look for "dimmable".',
    },
    {
      question: "Do LEDs really last 15,000 hours?",
      answer:
        "That is the time until half of a batch has failed or lost 30% of its light, which takes 14 years at 3 hours a day. In enclosed fixtures that run hot the electronics often fail sooner: allow a third of the time there.",
    },
  ],
  about: [
    "This calculator compares the cost of energy and of bulbs. Every socket gets its first bulb at the start, then a new one each time the old one wears out.",
    "Heat from old bulbs helps warm the house in winter and adds to the cooling load in summer; that and the work of changing bulbs are not counted. Compared with compact fluorescent bulbs (15 W in place of 60 W) the savings are much smaller.",
  ],
  sources: ["US Department of Energy, Lighting Choices to Save You Money (lifetimes and wattages)"],
  caution: "An estimate from rated wattage and lifetime; your tariff and real hours decide what you save.",
  phrases: [
    "replace {bulbs} {oldWattage} W bulbs with {ledWattage} W led",
    "led savings {bulbs} bulbs",
    "led savings {bulbs} bulbs from {oldWattage} to {ledWattage} {hoursPerDay} a day {pricePerKwh} kwh",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Ten 60 W bulbs, 5 hours a day",
      inputs: { bulbs: 10, hoursPerDay: 5 },
      outputs: { annualSavings: 158.2275, paybackMonths: 2.27520501 },
    },
    {
      title: "Halogen spotlights in a store",
      inputs: {
        bulbs: 40,
        oldWattage: 50,
        ledWattage: 6,
        hoursPerDay: 10,
        pricePerKwh: 0.3,
        ledPrice: 6,
        oldBulbPrice: 2,
        oldLifetime: 2000,
        ledLifetime: 25000,
        years: 5,
      },
      outputs: { annualSavings: 1927.2, oldBulbsBought: 400, ledBulbsBought: 40 },
    },
  ],
});
