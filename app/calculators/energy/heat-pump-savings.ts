import { chart, defineCalculator, integer, money, number, percent, quantity } from "#engine/define.ts";
import { energy } from "#units/energy.ts";
import { mass } from "#units/mass.ts";

export default defineCalculator({
  id: "heat-pump-savings",
  name: "Heat Pump Savings Calculator",
  category: "energy",
  emoji: "♨️",
  description:
    "Yearly heating cost of a heat pump against gas, oil, propane or electric heat, with payback and emissions.",
  keywords: ["heat pump vs gas furnace", "COP", "SCOP", "heating cost comparison", "boiler", "propane", "oil heating"],
  related: [
    { id: "heating-cooling-load", stage: "complementary", relevance: 92 },
    "electricity-cost",
    { id: "solar-panel", stage: "advanced_planning", relevance: 80 },
    "carbon-footprint",
    { id: "payback-period", stage: "advanced_planning", relevance: 82 },
  ],
  inputs: {
    heatDemand: quantity("Heat needed per year", energy, {
      unit: "kWh",
      default: 12_000,
      min: 1,
      max: 100_000_000,
      also: ["heating", "heat a year", "of heat", "need", "house needs", "heat per year"],
    }),
    fuelPrice: money("Fuel price per unit", {
      default: 1.5,
      min: 0,
      decimals: 4,
      also: [
        "gas price",
        "fuel",
        "oil at",
        "gas at",
        "propane at",
        "a gallon",
        "per gallon",
        "per therm",
        "a therm",
        "burn oil at",
        "gas",
      ],
      help: "Per therm, m³, liter, gallon or kWh, as your bill has it.",
    }),
    kwhPerUnit: number("Energy per unit of fuel", {
      also: ["in each gallon", "kwh per therm", "kwh per gallon", "per therm", "in a gallon", "in each"],
      default: 29.3,
      min: 0.01,
      max: 100_000,
      unit: "kWh",
      help: "Therm 29.3, m³ of gas 10.6, L of heating oil 10.7, US gallon of propane 26.8, kWh 1.",
    }),
    currentEfficiency: percent("Efficiency of the current heating", {
      also: ["efficient", "boiler", "furnace", "boiler is", "our boiler is", "efficiency"],
      default: 90,
      min: 1,
      max: 120,
    }),
    currentFixedCost: money("Fixed cost it saves per year", {
      also: ["fixed cost", "standing charge"],
      default: 100,
      min: 0,
      help: "Gas standing charge, chimney sweep, service.",
    }),
    fuelEmissionFactor: number("Emissions of the fuel", { default: 0.181, min: 0, max: 3, unit: "kg CO2e/kWh" }),
    seasonalCop: number("Seasonal COP of the heat pump", {
      default: 3.2,
      min: 0.5,
      max: 10,
      also: ["COP", "SCOP", "cop of", "pump of cop", "seasonal cop"],
      help: "HSPF2 divided by 3.41; 2.5 to 3.5 for air, 3.5 to 4.5 for ground.",
    }),
    electricityPrice: money("Electricity price per kWh", {
      also: ["electricity", "power at", "electricity at", "per kwh", "pay"],
      default: 0.17,
      min: 0,
      decimals: 4,
    }),
    gridFactor: number("Emissions of the grid", { default: 0.37, min: 0, max: 3, unit: "kg CO2e/kWh" }),
    heatPumpCost: money("Cost of the heat pump, installed", {
      also: ["installed", "install cost", "heat pump costs"],
      default: 12_000,
      min: 0,
    }),
    subsidy: money("Subsidy or tax credit", { also: ["tax credit", "rebate"], default: 2000, min: 0 }),
    avoidedCost: money("Cost of the new furnace you no longer need", { default: 4000, min: 0 }),
    years: integer("Years to look at", { default: 15, min: 1, max: 50 }),
  },
  outputs: {
    annualSavings: money("Saved per year", {
      also: ["how much would we save", "save a year", "save per year", "savings"],
    }),
    currentCost: money("Current heating per year"),
    heatPumpCostPerYear: money("Heat pump per year"),
    electricityUsed: quantity("Electricity per year", energy, {
      also: ["how much electricity"],
      unit: "kWh",
      decimals: 0,
    }),
    fuelUnits: number("Fuel units per year now", { decimals: 1 }),
    netInvestment: money("Extra investment"),
    paybackYears: number("Payback time", { unit: "years", decimals: 1, none: "Never: there are no yearly savings" }),
    breakEvenCop: number("COP at which fuel costs are equal", { decimals: 2, none: "None: the fuel is free" }),
    totalSavings: money("Gain over the years"),
    emissionsSaved: quantity("Emissions saved per year (CO2e)", mass, { unit: "kg", decimals: 0 }),
    costOverTime: chart("Cost of heating so far, investment included", {
      x: { year: integer("Year") },
      y: { current: money("Current heating"), heatPump: money("Heat pump") },
      crossing: "Paid back",
    }),
  },
  celebrates: { savings: "totalSavings" },
  compute(inputs) {
    const { heatDemand, fuelPrice, electricityPrice, years } = inputs;
    const efficiency = inputs.currentEfficiency / 100;
    const fuelEnergy = heatDemand / efficiency;
    const fuelUnits = fuelEnergy / inputs.kwhPerUnit;
    const currentCost = fuelUnits * fuelPrice + inputs.currentFixedCost;
    const electricityUsed = heatDemand / inputs.seasonalCop;
    const heatPumpCostPerYear = electricityUsed * electricityPrice;
    const annualSavings = currentCost - heatPumpCostPerYear;
    const netInvestment = inputs.heatPumpCost - inputs.subsidy - inputs.avoidedCost;
    return {
      annualSavings,
      currentCost,
      heatPumpCostPerYear,
      electricityUsed,
      fuelUnits,
      netInvestment,
      paybackYears: paybackOf(netInvestment, annualSavings),
      breakEvenCop: fuelPrice > 0 ? (electricityPrice * inputs.kwhPerUnit * efficiency) / fuelPrice : null,
      totalSavings: annualSavings * years - netInvestment,
      emissionsSaved: fuelEnergy * inputs.fuelEmissionFactor - electricityUsed * inputs.gridFactor,
      costOverTime: Array.from({ length: years + 1 }, (_, year) => ({
        year,
        current: currentCost * year,
        heatPump: netInvestment + heatPumpCostPerYear * year,
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.annualSavings! >= 0
      ? `Heating with the heat pump costs {heatPumpCostPerYear} a year instead of {currentCost}: {annualSavings} less.`
      : `At these prices the heat pump costs ${say.money(-outputs.annualSavings!)} more per year: {heatPumpCostPerYear} instead of {currentCost}.`,
    outputs.paybackYears === null
      ? outputs.netInvestment! < 0
        ? `It costs ${say.money(-outputs.netInvestment!)} less to install than the alternative, but more to run.`
        : `The extra investment of {netInvestment} never pays for itself.`
      : outputs.paybackYears === 0
        ? `It costs no more to install than the alternative, so it pays off from day one.`
        : `The extra investment of {netInvestment} pays for itself after {paybackYears}.`,
    outputs.breakEvenCop === null
      ? `It would save {emissionsSaved} of CO2e a year.`
      : `Fuel costs alone are equal at a seasonal COP of {breakEvenCop}; ${outputs.emissionsSaved! >= 0 ? "the heat pump saves {emissionsSaved} of CO2e a year" : "but the heat pump emits more than the fuel"}.`,
  ],
  formula: {
    tex: [
      String.raw`C_1 = \frac{Q}{\eta\, k}\, p_f + F, \qquad C_2 = \frac{Q}{COP}\, p_e`,
      String.raw`T = \frac{I - S - A}{C_1 - C_2}, \qquad COP_0 = \frac{p_e\, k\, \eta}{p_f}`,
    ],
    where: {
      C_1: "current heating cost per year",
      C_2: "heat pump cost per year",
      Q: "heat needed per year",
      "\\eta": "efficiency of the current heating",
      k: "energy per unit of fuel in kWh",
      p_f: "fuel price per unit",
      F: "fixed cost that is saved",
      COP: "seasonal COP",
      p_e: "electricity price per kWh",
      T: "payback time",
      I: "cost of the heat pump",
      S: "subsidy",
      A: "cost of the furnace that is not needed",
      COP_0: "COP at which fuel costs are equal",
    },
  },
  howTo: [
    "Enter the Heat needed per year: last year's fuel in kWh times the efficiency of the boiler, or the result of the Heating and Cooling Load Calculator.",
    "Enter the Fuel price per unit and the Energy per unit of fuel (therm 29.3, liter of oil 10.7, gallon of propane 26.8).",
    "Set the Seasonal COP from the data sheet for your flow temperature, and the Electricity price per kWh.",
    "Enter what the heat pump costs, what you get back in subsidies, and what a new furnace would have cost anyway.",
  ],
  faq: [
    {
      question: "Which COP should I use?",
      answer:
        "The seasonal one (SCOP, or HSPF2 / 3.41), not the brochure figure at 7 °C. An air-source heat pump reaches about 2.8 to 3.3 with radiators at 55 °C and about 4 with radiant floors at 35 °C; ground-source units reach 0.5 to 1 more.",
    },
    {
      question: "When is a heat pump cheaper to run than gas?",
      answer:
        "When its COP exceeds the ratio of the prices per useful kWh. With electricity at $0.17 per kWh and gas at $1.50 per therm ($0.051 per kWh, 90% efficient), that is a COP of 2.99. Against resistance heating, it almost always is.",
    },
    {
      question: "Does it save emissions on a coal-heavy grid?",
      answer:
        "Against gas at 90% (0.201 kg per kWh of heat) a heat pump with COP 3.2 is better as long as the grid emits less than 0.64 kg per kWh. The US average is 0.37.",
    },
  ],
  about: [
    "It compares the yearly cost of the same heat and the extra cost of the heat pump over a new furnace. Prices stay constant; interest, maintenance and added comfort (summer cooling) are not included.",
    "The heat pump is assumed to cover everything. For a hybrid system, enter only its share of the heat. Emissions count the fuel burned and the average grid, not leaks of gas or refrigerant.",
  ],
  sources: [
    "EN 14825:2022 (seasonal coefficient of performance)",
    "US EIA, Units and calculators explained (energy content of fuels)",
    "EPA Emission Factors Hub 2024 (natural gas 53.06 kg CO2 per MMBtu, 0.181 kg per kWh)",
  ],
  caution:
    "An estimate at constant prices: it leaves out interest, maintenance and any electrical or radiator upgrades not in the cost you enter.",
  phrases: ["heat pump against gas {heatDemand} {fuelPrice}", "heat pump savings {heatDemand} cop {seasonalCop}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Gas at $1.50 per therm against a COP of 3",
      inputs: { heatDemand: 15000, seasonalCop: 3 },
      outputs: { annualSavings: 103.242321, currentCost: 953.242321, electricityUsed: 5000 },
    },
    {
      title: "Replacing electric resistance heating",
      inputs: {
        heatDemand: 12000,
        fuelPrice: 0.17,
        kwhPerUnit: 1,
        currentEfficiency: 100,
        currentFixedCost: 0,
        fuelEmissionFactor: 0.37,
        avoidedCost: 0,
      },
      outputs: { annualSavings: 1402.5, paybackYears: 7.13012478, emissionsSaved: 3052.5 },
    },
  ],
});

/** Years until the savings have earned the investment back; 0 where there is none, null where they never do. */
function paybackOf(investment: number, savings: number): number | null {
  if (investment <= 0 && savings >= 0) return 0;
  return savings > 0 ? investment / savings : null;
}
