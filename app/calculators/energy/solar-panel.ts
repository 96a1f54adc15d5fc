import { chart, defineCalculator, integer, money, number, percent, quantity } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { piecesFor } from "#maths/whole-pieces.ts";
import { area } from "#units/area.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

export default defineCalculator({
  id: "solar-panel",
  name: "Solar Panel Calculator",
  category: "energy",
  emoji: "☀️",
  description: "How many solar panels you need, what they produce and cost, and when they have paid for themselves.",
  keywords: [
    "PV system size",
    "photovoltaic",
    "solar payback",
    "kW needed",
    "rooftop",
    "peak sun hours",
    "solar savings",
  ],
  popular: true,
  related: [
    { id: "electricity-cost", stage: "complementary", relevance: 84 },
    { id: "battery-bank", stage: "next_step", relevance: 90 },
    "ev-charging",
    "wind-turbine",
    { id: "payback-period", stage: "advanced_planning", relevance: 86 },
    "heat-pump-savings",
  ],
  inputs: {
    monthlyConsumption: quantity("Electricity used per month", energy, {
      unit: "kWh",
      default: 900,
      min: 0.1,
      max: 10_000_000,
      also: ["kWh a month", "consumption", "we use", "use", "consume", "electricity", "kwh per month", "monthly use"],
    }),
    offset: percent("Share to cover", { also: ["cover", "to cover", "of our use"], default: 100, min: 1, max: 300 }),
    peakSunHours: number("Peak sun hours per day", {
      default: 4.5,
      min: 0.5,
      max: 10,
      also: ["sun hours", "of full sun", "full sun", "of sun", "hours of sun", "sun"],
      unit: "hours",
      help: "Yearly average for your roof: 2.5 in Britain, 5.5 in Arizona.",
    }),
    systemLosses: percent("System losses", { also: ["losses"], default: 14, min: 0, max: 80 }),
    panelPower: number("Power of one panel", {
      default: 420,
      min: 1,
      max: 2000,
      unit: "W",
      also: ["panels of", "panels", "watt panels", "w panels"],
    }),
    panelArea: quantity("Area of one panel", area, {
      unit: "m2",
      default: 1.95,
      defaultIn: { imperial: "21 ft²" },
      min: 0.01,
      max: 20,
    }),
    costPerWatt: money("Installed cost per watt", { also: ["per watt", "a watt"], default: 3, min: 0, decimals: 2 }),
    incentive: percent("Tax credit or subsidy", {
      also: ["tax credit", "credit", "rebate"],
      default: 0,
      min: 0,
      max: 100,
    }),
    electricityPrice: money("Price per kWh", {
      default: 0.17,
      min: 0,
      decimals: 4,
      also: ["per kwh", "a kwh", "cents per kwh"],
    }),
    priceIncrease: percent("Yearly rise of the electricity price", { default: 2.5, min: -20, max: 50 }),
    degradation: percent("Yearly loss of panel output", { default: 0.5, min: 0, max: 20 }),
    years: integer("Years to look at", { default: 25, min: 1, max: 50 }),
    gridFactor: number("Emissions of the grid", { default: 0.37, min: 0, max: 3, unit: "kg CO2e/kWh" }),
  },
  outputs: {
    systemSize: number("System size", { also: ["what size", "size in kw", "how many kw"], unit: "kW" }),
    panels: integer("Panels", { also: ["how many panels", "how many of them", "how many solar panels"] }),
    annualProduction: quantity("Production in the first year", energy, { unit: "kWh", decimals: 0 }),
    roofArea: quantity("Panel area", area, { unit: "m2", decimals: 1 }),
    grossCost: money("Cost before incentives"),
    netCost: money("Cost after incentives"),
    firstYearSavings: money("Savings in the first year"),
    paybackYears: number("Payback time", { unit: "years", decimals: 1, none: "Not within the years you look at" }),
    lifetimeSavings: money("Gain over the years"),
    lifetimeProduction: quantity("Production over the years", energy, { unit: "kWh", decimals: 0 }),
    costPerKwh: money("Cost per kWh produced", { decimals: 4 }),
    coverage: percent("Share of your use covered", { decimals: 1 }),
    emissionsAvoided: quantity("Emissions avoided per year (CO2e)", mass, { unit: "kg", decimals: 0 }),
    cumulativeSavings: chart("Savings less cost, year by year", {
      x: { year: integer("Year") },
      y: { cumulative: money("Gain so far") },
      as: "area",
      own: { x: "paybackYears", label: "Paid back" },
    }),
  },
  figures: [
    "panels",
    "annualProduction",
    "roofArea",
    "netCost",
    "firstYearSavings",
    "paybackYears",
    "lifetimeSavings",
    "coverage",
  ],
  celebrates: { savings: "lifetimeSavings" },
  compute(inputs) {
    const perKilowatt = inputs.peakSunHours * 365 * (1 - inputs.systemLosses / 100);
    const wantedPower = (12 * inputs.monthlyConsumption * inputs.offset) / 100 / perKilowatt;
    const panels = Math.max(1, piecesFor(wantedPower * 1000, inputs.panelPower));
    const systemSize = (panels * inputs.panelPower) / 1000;
    const annualProduction = systemSize * perKilowatt;
    const grossCost = systemSize * 1000 * inputs.costPerWatt;
    const netCost = grossCost * (1 - inputs.incentive / 100);
    const production = overYears(annualProduction, -inputs.degradation, inputs.years);
    const prices = overYears(inputs.electricityPrice, inputs.priceIncrease, inputs.years);
    const savings = production.map((energyOfYear, index) => energyOfYear * prices[index]!);
    const gains = runningTotal(-netCost, savings);
    const lifetimeProduction = sum(production);
    return {
      systemSize,
      panels,
      annualProduction,
      roofArea: panels * inputs.panelArea,
      grossCost,
      netCost,
      firstYearSavings: savings[0]!,
      paybackYears: netCost === 0 ? 0 : paybackOf(gains),
      lifetimeSavings: gains.at(-1)!,
      lifetimeProduction,
      costPerKwh: netCost / lifetimeProduction,
      coverage: (100 * annualProduction) / (12 * inputs.monthlyConsumption),
      emissionsAvoided: annualProduction * inputs.gridFactor,
      cumulativeSavings: gains.map((cumulative, year) => ({ year, cumulative })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `{panels} ${outputs.panels === 1 ? "panel" : "panels"} of ${say.number(inputs.panelPower)} W, {systemSize} in all, produce {annualProduction} in the first year: {coverage} of what you use.`,
    outputs.paybackYears === null
      ? `At {netCost} they do not pay for themselves within ${inputs.years} ${inputs.years === 1 ? "year" : "years"}.`
      : `At {netCost} they have paid for themselves after {paybackYears}; the gain over the years is {lifetimeSavings}.`,
    `Each kWh they produce costs {costPerKwh}, against {electricityPrice} from the grid today.`,
  ],
  formula: {
    tex: [
      String.raw`n = \left\lceil \frac{12\, E\, o}{365\, h\, (1 - l)\, P} \right\rceil`,
      String.raw`G_N = -C + \sum_{y=1}^{N} Y (1 - d)^{y-1}\, p\, (1 + i)^{y-1}`,
    ],
    where: {
      n: "number of panels",
      E: "electricity used per month",
      o: "share to cover",
      h: "peak sun hours per day",
      l: "system losses",
      P: "power of one panel in kW",
      G_N: "gain after N years",
      C: "cost after incentives",
      Y: "production in the first year",
      d: "yearly loss of output",
      p: "price per kWh",
      i: "yearly rise of the price",
    },
  },
  howTo: [
    "Enter the Electricity used per month: the yearly kWh of your bills divided by 12.",
    "Set Peak sun hours per day for your location and roof. NREL's PVWatts or the EU's PVGIS give them: yearly kWh per square meter divided by 365.",
    "Enter the Power and Area of one panel and the Installed cost per watt from a quote.",
    "Enter your Price per kWh and, if you get one, the Tax credit or subsidy.",
    "Compare Payback time with the warranty of the panels, usually 25 years.",
  ],
  faq: [
    {
      question: "What are peak sun hours?",
      answer:
        "A day's solar energy, expressed as hours of full sun at 1000 W per square meter. So 4.5 hours means 4.5 kWh per square meter per day. Britain has about 2.5, Germany 3, New York 4, Arizona 5.5 or more.",
    },
    {
      question: "Is every kWh really worth the price I pay?",
      answer:
        "Only with net metering or if you use it yourself. Many utilities pay far less for what you export. Without a battery, a household uses about 30% of it; in that case, enter an average price, for example 0.3 times your price plus 0.7 times the feed-in rate.",
    },
    {
      question: "Why 14% losses?",
      answer:
        "It is the default of NREL's PVWatts: dirt, shade, mismatch, wiring, connections, aging, downtime. Heavy shade can double it.",
    },
    {
      question: "Is the US tax credit still 30%?",
      answer:
        "The federal credit for homes (section 25D) was 30% for systems paid for through 2025 and was then ended by the law of July 2025, which is why the default here is 0. Check state and utility programs.",
    },
  ],
  about: [
    "Use it to size a system and to judge quotes. The number of panels is rounded up, so the coverage is at least what you asked for.",
    "Maintenance, a new inverter after about 12 to 15 years, loan interest and the discounting of later savings are not included. Output falls by 0.5% a year, the median that NREL found.",
  ],
  sources: [
    "NREL PVWatts version 5 manual (2014), default losses 14%",
    "Jordan and Kurtz, Photovoltaic Degradation Rates, NREL 2013 (median 0.5% per year)",
    "EPA eGRID2022",
  ],
  caution: "An estimate: your actual quotes, utility rates, shading and local tax rules decide whether solar pays.",
  phrases: ["solar panels for {monthlyConsumption} a month", "how many solar panels for {monthlyConsumption}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "600 kWh a month, 5 sun hours, 400 W panels",
      inputs: { monthlyConsumption: 600, peakSunHours: 5, panelPower: 400 },
      outputs: { panels: 12, annualProduction: 7533.6, netCost: 14400 },
    },
    {
      title: "A British home that uses 3500 kWh a year",
      inputs: {
        monthlyConsumption: 291.67,
        peakSunHours: 2.5,
        panelPower: 430,
        costPerWatt: 1.6,
        electricityPrice: 0.27,
      },
      outputs: { panels: 11, systemSize: 4.73 },
    },
  ],
});

/** A yearly amount over the years, changing by a percentage each year. */
function overYears(first: number, percentPerYear: number, years: number): readonly number[] {
  return Array.from({ length: years }, (_, index) => first * (1 + percentPerYear / 100) ** index);
}

/** The start, and the total after each of the amounts. */
function runningTotal(start: number, amounts: readonly number[]): readonly number[] {
  const totals = [start];
  for (const amount of amounts) totals.push(totals.at(-1)! + amount);
  return totals;
}

/** The time at which the total reaches 0, in a straight line within its year; null where it does not. */
function paybackOf(totals: readonly number[]): number | null {
  const year = totals.findIndex((total, index) => index > 0 && total >= 0);
  if (year === -1) return null;
  const before = totals[year - 1]!;
  return year - 1 + -before / (totals[year]! - before);
}
