import {
  chart,
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  quantity,
  table,
  text,
  price,
} from "#engine/define.ts";
import { tellSides } from "#engine/tell-sides.ts";
import { emissionFactor } from "#units/emission-factor.ts";
import { evEfficiency } from "#units/ev-efficiency.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** The break-even is looked for this far, however long the car is kept. */
const LONGEST = 30;
const LITERS = { litre: 1, "gal-us": 3.785411784, "gal-uk": 4.54609 } as const;
/** Kilograms from the tailpipe per US gallon: US EPA, 2023. */
const CO2_PER_GALLON = { petrol: 8.887, diesel: 10.18 } as const;

/** What a car costs at the start, each year and at the end; only the energy grows. */
interface Costs {
  readonly start: number;
  readonly energy: number;
  readonly energyGrowth: number;
  readonly maintenance: number;
  readonly insurance: number;
  readonly resale: number;
}

export default defineCalculator({
  id: "ev-vs-gas",
  name: "EV vs Gas Car Calculator",
  category: "automotive",
  emoji: "🔌",
  description:
    "Whether an electric car or a gas or diesel car is cheaper over the years, when the EV pays off, and the CO2 each causes.",
  keywords: [
    "electric car savings",
    "electric vs petrol",
    "total cost of ownership",
    "is an ev cheaper",
    "ev payback",
    "electric car cost",
    "diesel",
    "tesla savings",
    "save on gas with an ev",
    "switch to electric car",
    "eyeing an electric",
  ],
  related: [
    { id: "ev-charging", stage: "next_step", relevance: 84 },
    "ev-range",
    "fuel-cost",
    { id: "vehicle-emissions", stage: "advanced_planning", relevance: 74 },
    { id: "car-depreciation", stage: "complementary", relevance: 78 },
    "commute-cost",
  ],
  inputs: {
    annualDistance: quantity("Distance you drive a year", length, {
      unit: "km",
      default: 19_000,
      defaultIn: { imperial: "12000 mi" },
      min: 1,
      max: 1_000_000,
      imperial: "mi",
      also: ["distance", "km a year", "miles a year", "drive", "driving", "miles per year", "drive a year"],
    }),
    yearsOwned: integer("Years you keep the car", {
      default: 8,
      min: 1,
      max: 30,
      unit: "years",
      also: ["years", "keep"],
    }),
    evPrice: money("Price of the electric car", {
      default: 42_000,
      min: 0,
      also: ["electric car", "EV", "ev costs", "electric costs", "electric"],
    }),
    evIncentive: money("Grant or tax credit", {
      default: 0,
      min: 0,
      help: "The US federal credit ended for cars bought after September 30, 2025.",
      also: ["tax credit", "rebate", "credit"],
    }),
    chargerCost: money("Home charger", { default: 1200, min: 0, also: ["charger", "wall charger"] }),
    evConsumption: quantity("Consumption of the electric car", evEfficiency, {
      unit: "kWh/100km",
      default: 17,
      defaultIn: { imperial: "3.5 mi/kWh" },
      min: 1,
      max: 500,
      metric: "kWh/100km",
      imperial: "mi/kWh",
      also: ["uses", "electric that uses", "ev at", "using"],
    }),
    chargingLoss: percent("Lost while charging", {
      default: 10,
      min: 0,
      max: 80,
      help: "0 if the consumption is measured at the wall, as in EPA ratings.",
      also: ["lost in charging", "lost charging"],
    }),
    homePrice: money("Electricity at home, per kWh", {
      default: 0.17,
      min: 0,
      decimals: 3,
      also: ["at home", "charge at home", "charged at home", "charge at home at"],
    }),
    publicPrice: money("Electricity at public chargers, per kWh", {
      default: 0.45,
      min: 0,
      decimals: 3,
      also: ["public", "at public chargers", "fast charging", "superchargers"],
    }),
    publicShare: percent("Charged at public chargers", {
      default: 20,
      min: 0,
      max: 100,
      also: ["public charging", "of charging in public"],
      unsaid: 0,
    }),
    evMaintenance: price("Maintenance of the electric car", length, {
      unit: "km",
      default: 0.038,
      defaultIn: { imperial: 0.06 },
      min: 0,
      decimals: 3,
    }),
    evInsurance: money("Its insurance and tax a year", { default: 1500, min: 0 }),
    evResale: percent("Its resale value, of the price", { default: 30, min: 0, max: 100 }),
    gasCarPrice: money("Price of the gas or diesel car", {
      default: 35_000,
      min: 0,
      also: ["petrol car", "gas car", "diesel car", "gas one", "gas car costs", "hybrid"],
    }),
    fuelType: choice("Fuel", {
      default: "petrol",
      options: [
        ["petrol", "Gasoline (petrol)"],
        ["diesel", "Diesel"],
      ],
    }),
    fuelConsumption: quantity("Its fuel consumption", fuelEconomy, {
      unit: "L/100km",
      default: 7.8,
      defaultIn: { imperial: "30 mpg" },
      min: 0.1,
      max: 500,
      metric: "L/100km",
      imperial: "mpg-us",
      also: ["mpg", "gas car at", "gets", "gas car gets"],
    }),
    fuelPrice: money("Fuel price", {
      default: 1.1,
      defaultIn: { imperial: 3.5 },
      min: 0,
      decimals: 3,
      also: ["gas at", "gas is", "a gallon", "gallon", "gas price"],
    }),
    priceUnit: choice("Price per", {
      default: "litre",
      defaultIn: { imperial: "gal-us" },
      options: [
        ["litre", "Liter"],
        ["gal-us", "US gallon"],
        ["gal-uk", "Imperial gallon"],
      ],
    }),
    gasMaintenance: price("Its maintenance", length, {
      unit: "km",
      default: 0.063,
      defaultIn: { imperial: 0.1 },
      min: 0,
      decimals: 3,
    }),
    gasInsurance: money("Its insurance and tax a year", { default: 1400, min: 0 }),
    gasResale: percent("Its resale value, of the price", { default: 35, min: 0, max: 100 }),
    electricityPriceGrowth: percent("Electricity price rises a year", { default: 2, min: -50, max: 100 }),
    fuelPriceGrowth: percent("Fuel price rises a year", { default: 2, min: -50, max: 100 }),
    gridEmissions: quantity("CO2 of the electricity", emissionFactor, {
      unit: "kg/kWh",
      default: 0.37,
      min: 0,
      max: 3,
      help: "US about 0.37, EU about 0.2, world about 0.45.",
      metric: "kg/kWh",
      imperial: "kg/kWh",
    }),
  },
  outputs: {
    savings: money("Saved with the electric car", { help: "Negative if the gas or diesel car is cheaper." }),
    breakEvenYears: number("The electric car has paid off after", {
      unit: "years",
      decimals: 1,
      none: "Not within 30 years",
      also: ["pay off", "break even", "pay for itself", "how many years until"],
    }),
    evTotalCost: money("Cost of the electric car"),
    gasTotalCost: money("Cost of the gas or diesel car"),
    evCostPerKm: price("Electric, by distance", length, { unit: "km", decimals: 3 }),
    gasCostPerKm: price("Gas or diesel, by distance", length, { unit: "km", decimals: 3 }),
    evEnergyCost: money("Electricity in the first year", {
      also: ["electricity run me", "electricity the first year", "cost to charge", "charging cost", "electricity"],
    }),
    gasFuelCost: money("Fuel in the first year", {
      also: ["in gas", "gas per year", "cost in gas", "gas cost", "fuel cost"],
    }),
    energySavings: money("Saved on energy in the first year", {
      also: ["save on fuel", "save on gas", "saved on fuel", "save in fuel"],
    }),
    evEnergyCostPer100Km: price("Electricity by distance", length, {
      unit: "km",
      count: 100,
      decimals: 2,
      also: ["per 100 km", "electricity per 100 km"],
    }),
    gasFuelCostPer100Km: price("Fuel by distance", length, { unit: "km", count: 100, decimals: 2 }),
    breakEvenFuelPrice: money("Fuel price at which driving costs the same", { decimals: 3 }),
    evCo2: quantity("CO2 of the electricity a year", mass, { unit: "kg", decimals: 0, metric: "kg", imperial: "lb" }),
    gasCo2: quantity("CO2 of the fuel a year", mass, { unit: "kg", decimals: 0, metric: "kg", imperial: "lb" }),
    co2Saved: quantity("CO2 saved in all", mass, { unit: "kg", decimals: 0, metric: "t", imperial: "ton-us" }),
    costBreakdown: table("Where the money goes", {
      item: text("Item"),
      ev: money("Electric"),
      gas: money("Gas or diesel"),
    }),
    byYear: table("Spent so far, before resale", {
      year: integer("Year"),
      ev: money("Electric"),
      gas: money("Gas or diesel"),
      difference: money("Ahead with the electric car"),
    }),
    costOverTime: chart("Spent so far, before resale", {
      x: { year: integer("Year") },
      y: { ev: money("Electric"), gas: money("Gas or diesel") },
      from: "byYear",
      as: "line",
      crossing: "Paid off",
    }),
  },
  figures: [
    tellSides("The electric car compared with the other", "savings", ["cheaper", "more expensive"]),
    "breakEvenYears",
    "evTotalCost",
    "gasTotalCost",
    "energySavings",
    "evEnergyCostPer100Km",
    "gasFuelCostPer100Km",
    "breakEvenFuelPrice",
    "co2Saved",
  ],
  celebrates: { savings: "savings" },
  compute(inputs) {
    const { annualDistance, yearsOwned, evPrice, gasCarPrice } = inputs;
    const kilowattHours = (annualDistance * inputs.evConsumption) / 100 / (1 - inputs.chargingLoss / 100);
    const publicShare = inputs.publicShare / 100;
    const evEnergyCost = kilowattHours * (inputs.homePrice * (1 - publicShare) + inputs.publicPrice * publicShare);
    const liters = (annualDistance * inputs.fuelConsumption) / 100;
    const litersPerUnit = LITERS[inputs.priceUnit];
    const gasFuelCost = (liters * inputs.fuelPrice) / litersPerUnit;

    const electric: Costs = {
      start: evPrice - inputs.evIncentive + inputs.chargerCost,
      energy: evEnergyCost,
      energyGrowth: inputs.electricityPriceGrowth / 100,
      maintenance: annualDistance * inputs.evMaintenance,
      insurance: inputs.evInsurance,
      resale: (evPrice * inputs.evResale) / 100,
    };
    const gasCar: Costs = {
      start: gasCarPrice,
      energy: gasFuelCost,
      energyGrowth: inputs.fuelPriceGrowth / 100,
      maintenance: annualDistance * inputs.gasMaintenance,
      insurance: inputs.gasInsurance,
      resale: (gasCarPrice * inputs.gasResale) / 100,
    };
    const [electricSpent, gasSpent] = [spentByYear(electric), spentByYear(gasCar)];
    const evTotalCost = electricSpent[yearsOwned]! - electric.resale;
    const gasTotalCost = gasSpent[yearsOwned]! - gasCar.resale;
    const evCo2 = kilowattHours * inputs.gridEmissions;
    const gasCo2 = (liters / LITERS["gal-us"]) * CO2_PER_GALLON[inputs.fuelType];
    const distance = annualDistance * yearsOwned;
    return {
      savings: gasTotalCost - evTotalCost,
      breakEvenYears: breakEven(electricSpent, gasSpent),
      evTotalCost,
      gasTotalCost,
      evCostPerKm: evTotalCost / distance,
      gasCostPerKm: gasTotalCost / distance,
      evEnergyCost,
      gasFuelCost,
      energySavings: gasFuelCost - evEnergyCost,
      evEnergyCostPer100Km: (100 * evEnergyCost) / annualDistance,
      gasFuelCostPer100Km: (100 * gasFuelCost) / annualDistance,
      breakEvenFuelPrice: (evEnergyCost / liters) * litersPerUnit,
      evCo2,
      gasCo2,
      co2Saved: (gasCo2 - evCo2) * yearsOwned,
      costBreakdown: [
        { item: "Car and charger, minus incentive", ev: electric.start, gas: gasCar.start },
        { item: "Electricity or fuel", ev: energyOver(electric, yearsOwned), gas: energyOver(gasCar, yearsOwned) },
        { item: "Maintenance", ev: electric.maintenance * yearsOwned, gas: gasCar.maintenance * yearsOwned },
        { item: "Insurance and tax", ev: electric.insurance * yearsOwned, gas: gasCar.insurance * yearsOwned },
        { item: "Resale value", ev: -electric.resale, gas: -gasCar.resale },
        { item: "Total", ev: evTotalCost, gas: gasTotalCost },
      ],
      byYear: Array.from({ length: yearsOwned + 1 }, (_, year) => {
        const [ev, gas] = [electricSpent[year]!, gasSpent[year]!];
        return { year, ev, gas, difference: gas - ev };
      }),
    };
  },
  takeaways: (inputs, outputs, say) => [
    Math.abs(outputs.savings!) < 0.5
      ? `Over {yearsOwned} both cars cost the same: {evTotalCost}.`
      : outputs.savings! > 0
        ? `Over {yearsOwned} the electric car is {savings} cheaper: {evTotalCost} compared with {gasTotalCost}.`
        : `Over {yearsOwned} the ${inputs.fuelType === "diesel" ? "diesel" : "gas"} car is ${say.money(-outputs.savings!)} cheaper: {gasTotalCost} compared with {evTotalCost}.`,
    outputs.breakEvenYears === null
      ? `The electric car does not earn back its higher price within 30 years, not counting resale.`
      : outputs.breakEvenYears === 0
        ? `The electric car costs no more to buy, so it is ahead from the start unless it costs more to run.`
        : `The electric car's higher price pays for itself after {breakEvenYears}, not counting resale.`,
    outputs.co2Saved! >= 0.5
      ? `It saves {co2Saved} of CO2. In the first year, electricity costs {evEnergyCost} and fuel {gasFuelCost}.`
      : `With this electricity it saves no CO2. In the first year, electricity costs {evEnergyCost} and fuel {gasFuelCost}.`,
  ],
  formula: {
    tex: [
      String.raw`E = \frac{d\,c}{100\,(1 - \lambda)} \cdot \bigl(p_h(1 - s) + p_p s\bigr), \qquad G = \frac{d\,v}{100} \cdot p_f`,
      String.raw`K = A + \sum_{k=1}^{Y} \bigl(E (1 + g)^{k-1} + d\,m + i\bigr) - R`,
    ],
    where: {
      E: "electricity in the first year",
      d: "distance per year",
      c: "consumption in kWh per 100 km",
      [String.raw`\lambda`]: "share lost while charging",
      "p_h, p_p": "price at home and at public chargers; s is the share charged in public",
      G: "fuel in the first year: consumption v in liters per 100 km at the price p per liter",
      K: "total cost of a car (with G instead of E for gas or diesel)",
      A: "price with charger, minus incentive",
      g: "price rise per year",
      "m, i": "maintenance by distance; insurance and tax per year",
      R: "resale value after Y years",
    },
  },
  howTo: [
    "Enter the Distance you drive a year and the Years you keep the car.",
    "For the electric car, enter the price, any grant, the home charger, the consumption and the share Charged at public chargers.",
    "For the other car, enter the price, consumption, fuel and Fuel price, per liter or gallon.",
    "Check maintenance, insurance and resale values: an optimistic resale value can matter more than the price of electricity.",
    "Set the CO2 of the electricity for your country or power contract; rooftop solar is close to 0.",
  ],
  faq: [
    {
      question: "How much cheaper is electricity than gas?",
      answer:
        "At home, it usually costs half as much or less: 17 kWh plus 10% charging loss at 0.17 is 3.21 per 100 km; 7.8 liters at 1.10 is 8.58. At fast chargers that charge 0.50 to 0.70 per kWh the advantage disappears; see Fuel price at which driving costs the same.",
    },
    {
      question: "Is an electric car cleaner if the power comes from coal?",
      answer:
        "On the average grid of the US, Europe or China, driving one clearly is. At about 1 kg per kWh, as with power from old coal plants alone, the electricity causes as much CO2 as an ordinary car's gasoline. Building the battery adds some 3 to 8 metric tons once, which is not counted here.",
    },
    {
      question: "Does the battery have to be replaced?",
      answer:
        "Rarely. Most makers guarantee 70% of the capacity for eight years or 160,000 km (100,000 miles), and large fleets show a loss of about 2% a year. The resale value already reflects an aging battery.",
    },
    {
      question: "Why is maintenance cheaper?",
      answer:
        "There are no oil changes, spark plugs, exhaust or clutch, and the brakes last longer. Argonne National Laboratory found $0.061 per mile for electric cars and $0.101 for gasoline cars; the defaults are those figures per kilometer.",
    },
  ],
  about: [
    "The total cost of owning two cars, side by side: purchase, energy, maintenance, insurance and tax, minus what they sell for. Energy prices rise by a fixed percentage; maintenance and insurance stay the same. Financing is left out.",
    "CO2 is what comes from the tailpipe and from generating the electricity. Producing the fuel adds about a fifth to the gasoline figure; producing the battery adds to the electric one.",
  ],
  sources: [
    "Burnham et al.: Comprehensive Total Cost of Ownership Quantification for Vehicles, Argonne National Laboratory ANL/ESD-21/4 (2021): maintenance 0.061 and 0.101 USD per mile",
    "US EPA, Greenhouse Gas Emissions from a Typical Passenger Vehicle (2023): 8,887 and 10,180 g CO2 per gallon",
    "US EPA, eGRID 2022 (national average output rate)",
  ],
  phrases: [
    "electric car {evPrice} or petrol car {gasCarPrice} {annualDistance} a year",
    "is an EV cheaper driving {annualDistance} a year for {yearsOwned} years",
    "gas for {annualDistance} a year at {fuelConsumption} and {fuelPrice} a gallon",
    "{chargingLoss} lost in charging only charge at home",
  ],
  caution:
    "An estimate: resale values and energy prices years from now are guesses, and loan interest and battery repairs are not included.",
  updated: "2026-11-30",
  examples: [
    {
      title: "19,000 km a year, charged mostly at home",
      inputs: {},
      outputs: {
        savings: 2180.40531527,
        breakEvenYears: 6.60345040739,
        evEnergyCost: 811.088888889,
        gasFuelCost: 1630.2,
      },
    },
    {
      title: "Only public chargers",
      inputs: { publicShare: 100 },
      outputs: { savings: -4719.53887044, energySavings: 15.2, breakEvenFuelPrice: 1.08974358974 },
    },
    {
      title: "A diesel car, and a 5,000 grant for the EV",
      inputs: { fuelType: "diesel", fuelConsumption: 5.6, evIncentive: 5000 },
      outputs: { savings: 3233.95614603, breakEvenYears: 4.28675464771, gasCo2: 2861.38486856 },
    },
  ],
});

/** Everything paid after 0, 1, 2 … years. */
function spentByYear({ start, energy, energyGrowth, maintenance, insurance }: Costs): readonly number[] {
  const spent = [start];
  for (let year = 0; year < LONGEST; year += 1) {
    spent.push(spent[year]! + energy * (1 + energyGrowth) ** year + maintenance + insurance);
  }
  return spent;
}

function energyOver({ energy, energyGrowth }: Costs, years: number): number {
  return Array.from({ length: years }, (_, year) => energy * (1 + energyGrowth) ** year).reduce((a, b) => a + b, 0);
}

/** Years until the first has cost no more than the second, in proportion within the year; null where it never does. */
function breakEven(first: readonly number[], second: readonly number[]): number | null {
  const ahead = first.map((spent, year) => spent - second[year]!);
  if (ahead[0]! <= 0) return 0;
  const year = ahead.findIndex((one, index) => index > 0 && one <= 1e-9);
  if (year < 0) return null;
  return year - 1 + ahead[year - 1]! / (ahead[year - 1]! - ahead[year]!);
}
