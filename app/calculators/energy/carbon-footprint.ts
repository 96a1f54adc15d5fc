import { choice, defineCalculator, integer, number, percent, quantity, table, text } from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

export default defineCalculator({
  id: "carbon-footprint",
  name: "Carbon Footprint Calculator",
  category: "energy",
  emoji: "🌍",
  description:
    "Your yearly greenhouse gas emissions from home energy, car, transit, flights and food, and which part is largest.",
  keywords: [
    "CO2 emissions",
    "greenhouse gas",
    "climate impact",
    "flight emissions",
    "offset",
    "carbon calculator home",
    "sustainability",
  ],
  popular: true,
  related: [
    { id: "vehicle-emissions", stage: "complementary", relevance: 90 },
    "electricity-cost",
    { id: "solar-panel", stage: "next_step", relevance: 84 },
    { id: "ev-vs-gas", stage: "next_step", relevance: 82 },
    "flight-distance",
    "heat-pump-savings",
  ],
  inputs: {
    householdSize: integer("People in the household", {
      also: ["people", "live with", "household of"],
      default: 2,
      min: 1,
      max: 50,
      unit: "people",
    }),
    electricity: quantity("Electricity per month (household)", energy, {
      unit: "kWh",
      default: 700,
      min: 0,
      max: 1_000_000,
      also: ["electricity a month", "of electricity"],
    }),
    gridFactor: number("Emissions of the grid", {
      default: 0.37,
      min: 0,
      max: 3,
      unit: "kg CO2e/kWh",
      help: "About 0.37 in the US, 0.2 in Britain, 0.05 in France.",
    }),
    naturalGas: quantity("Natural gas per month (household)", energy, {
      unit: "kWh",
      imperial: "therm",
      default: 900,
      defaultIn: { imperial: "30 thm" },
      min: 0,
      max: 1_000_000,
      also: ["gas"],
    }),
    heatingOil: quantity("Heating oil per year (household)", volume, { unit: "L", default: 0, min: 0, max: 1_000_000 }),
    carFuel: choice("Car runs on", {
      default: "gasoline",
      options: [
        ["gasoline", "Gasoline"],
        ["diesel", "Diesel"],
        ["electric", "Electricity"],
      ],
    }),
    carDistance: quantity("Driven per year", length, {
      unit: "km",
      default: 12_000,
      defaultIn: { imperial: "7500 mi" },
      min: 0,
      max: 1_000_000,
      also: ["drive", "driving", "miles a year", "driven"],
    }),
    fuelEconomy: number("Fuel economy", {
      also: ["mpg"],
      default: 8,
      defaultIn: { imperial: 30 },
      min: 0.1,
      max: 1000,
      when: { carFuel: ["gasoline", "diesel"] },
    }),
    fuelEconomyUnit: choice("Fuel economy in", {
      default: "l-100km",
      defaultIn: { imperial: "mpg-us" },
      options: [
        ["l-100km", "L/100 km"],
        ["mpg-us", "mpg (US)"],
        ["mpg-uk", "mpg (imperial)"],
        ["km-l", "km/L"],
      ],
      when: { carFuel: ["gasoline", "diesel"] },
    }),
    evConsumption: number("Electric car consumption", {
      default: 18,
      min: 0,
      max: 500,
      unit: "kWh/100 km",
      when: { carFuel: "electric" },
    }),
    trainDistance: quantity("By train per year", length, {
      unit: "km",
      default: 500,
      defaultIn: { imperial: "300 mi" },
      min: 0,
      max: 1_000_000,
    }),
    busDistance: quantity("By bus per year", length, {
      unit: "km",
      default: 300,
      defaultIn: { imperial: "190 mi" },
      min: 0,
      max: 1_000_000,
    }),
    shortHaulDistance: quantity("Flown per year, flights under 3700 km", length, {
      also: ["short flights"],
      unit: "km",
      default: 2000,
      defaultIn: { imperial: "1200 mi" },
      min: 0,
      max: 1_000_000,
    }),
    shortHaulFactor: number("Emissions of short flights", { default: 0.183, min: 0, max: 5, unit: "kg CO2e/km" }),
    longHaulDistance: quantity("Flown per year, longer flights", length, {
      also: ["long flights"],
      unit: "km",
      default: 0,
      min: 0,
      max: 1_000_000,
    }),
    longHaulFactor: number("Emissions of long flights", { default: 0.2, min: 0, max: 5, unit: "kg CO2e/km" }),
    diet: choice("Food", {
      default: "medium-meat",
      options: [
        ["high-meat", "A lot of meat (100 g a day or more)"],
        ["medium-meat", "Some meat (50 to 99 g a day)"],
        ["low-meat", "A little meat (under 50 g a day)"],
        ["fish", "Fish, no meat"],
        ["vegetarian", "Vegetarian"],
        ["vegan", "Vegan"],
      ],
    }),
  },
  outputs: {
    totalEmissions: number("Emissions per year", { unit: "t CO2e", decimals: 2 }),
    homeEmissions: number("Home energy", { also: ["emissions at home"], unit: "t CO2e", decimals: 2 }),
    transportEmissions: number("Car and transit", {
      also: ["car emissions", "driving emissions"],
      unit: "t CO2e",
      decimals: 2,
    }),
    flightEmissions: number("Flights", { also: ["flight emissions"], unit: "t CO2e", decimals: 2 }),
    foodEmissions: number("Food", { unit: "t CO2e", decimals: 2 }),
    perDay: number("Per day", { unit: "kg CO2e", decimals: 1 }),
    treesFor10Years: number("Tree seedlings, grown for 10 years, to absorb it", { decimals: 0 }),
    breakdown: table(
      "By source, per person and year",
      {
        source: text("Source"),
        emissions: quantity("Emissions (CO2e)", mass, { unit: "kg", imperial: "kg", decimals: 0 }),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "source", value: "emissions" } },
    ),
  },
  compute(inputs) {
    const perPerson = 1 / inputs.householdSize;
    const electricity = 12 * inputs.electricity * inputs.gridFactor * perPerson;
    const gas = 12 * inputs.naturalGas * KG_PER_KWH_GAS * perPerson;
    const oil = inputs.heatingOil * (10.21 / LITERS_PER_GALLON) * perPerson;
    const car = carEmissions(inputs);
    const transit = 0.035 * inputs.trainDistance + 0.108 * inputs.busDistance;
    const flights = inputs.shortHaulDistance * inputs.shortHaulFactor + inputs.longHaulDistance * inputs.longHaulFactor;
    const food = 365 * FOOD_PER_DAY[inputs.diet];
    const rows = [
      ["Electricity", electricity],
      ["Natural gas", gas],
      ["Heating oil", oil],
      ["Car", car],
      ["Train and bus", transit],
      ["Flights", flights],
      ["Food", food],
    ] as const;
    const total = sum(rows.map(([, emissions]) => emissions));
    return {
      totalEmissions: total / 1000,
      homeEmissions: (electricity + gas + oil) / 1000,
      transportEmissions: (car + transit) / 1000,
      flightEmissions: flights / 1000,
      foodEmissions: food / 1000,
      perDay: total / 365,
      treesFor10Years: total / 60,
      breakdown: rows.map(([source, emissions]) => ({ source, emissions, share: (100 * emissions) / total })),
    };
  },
  takeaways: (_, outputs, say) => {
    const rows = outputs.breakdown ?? [];
    const largest = rows.reduce((best, row) => (row.share! > best.share! ? row : best), rows[0]!);
    return [
      `Your footprint from these sources is {totalEmissions} a year, or {perDay} a day.`,
      `The largest source, ${largest.source!.toLowerCase()}, makes up ${say.percent(largest.share!, 0)} of the total.`,
      `It would take ${say.number(Math.ceil(outputs.treesFor10Years!), 0)} tree seedlings ten years to absorb one year of these emissions.`,
    ];
  },
  formula: {
    tex: [
      String.raw`E = \frac{12\, W g + 12\, Q \cdot 0.1808 + 2.697\, O}{n} + D\, \frac{c}{100}\, k`,
      String.raw`{} + 0.035\, T + 0.108\, B + \sum_i F_i f_i + 365\, d`,
    ],
    where: {
      E: "emissions per person and year in kg CO2e",
      W: "electricity per month in kWh",
      g: "emissions of the grid",
      Q: "natural gas per month in kWh",
      O: "heating oil per year in liters",
      n: "people in the household",
      D: "kilometers driven",
      c: "consumption per 100 km",
      k: "kg per liter (gasoline 2.348, diesel 2.689) or per kWh",
      "T, B": "kilometers by train and by bus",
      "F_i, f_i": "kilometers flown and kg per kilometer",
      d: "kg per day of your food",
    },
  },
  howTo: [
    "Enter People in the household; electricity, gas and heating oil are divided among them.",
    "Take Electricity and Natural gas per month from your bills (a US therm is 29.3 kWh) and set the Emissions of the grid for your country.",
    "Choose what your Car runs on, then enter the distance Driven per year and its Fuel economy.",
    "Add trains, buses, flights and your Food.",
    "Look at By source to see which change would matter most.",
  ],
  faq: [
    {
      question: "What is an average footprint?",
      answer:
        "Counting everything, about 15 to 20 t CO2e a person in the US, 7 to 9 in the EU and 6 to 7 worldwide. The sources here are about half of that; goods, services, construction and public spending make up the rest.",
    },
    {
      question: "What does CO2e mean?",
      answer:
        "Carbon dioxide equivalent: methane, nitrous oxide and other gases are counted by how much they warm the planet over 100 years. A kilogram of methane counts as 27 to 30 kg of carbon dioxide.",
    },
    {
      question: "Why do flights count so much?",
      answer:
        "A round trip from New York to London is 11,100 km, or 2.2 t in economy class. Contrails and nitrogen oxides also warm the climate, and the factors include that (radiative forcing). Business class emits about three times as much.",
    },
    {
      question: "What are the most effective changes?",
      answer:
        "For most people: one long flight fewer (1 to 2 t), a heat pump instead of gas (1 to 2 t per household), an electric car (1 to 1.5 t at 12,000 km a year) and less meat (0.5 to 1 t). Better light bulbs and fewer plastic bags matter little next to these.",
    },
  ],
  about: [
    "This calculator counts what you control most directly, per person and year, using the factors of the US EPA, the UK government and a study of 55,000 British diets (Scarborough 2014).",
    "Averages hide differences: a train running on hydropower emits almost nothing, while a diesel bus with three passengers emits more per person than a car. Purchases, hotels, waste and construction are not included.",
  ],
  sources: [
    "EPA Greenhouse Gas Equivalencies Calculator, calculations and references (gasoline, diesel, therm, tree seedling)",
    "EPA Emission Factors Hub 2024 (heating oil) and eGRID2022",
    "UK Government greenhouse gas conversion factors 2024 (rail, bus, flights; rounded)",
    "Scarborough et al., Climatic Change 125, 2014 (diets)",
  ],
  caution: "Based on average factors: a rough guide, not a certified emissions inventory.",
  phrases: [
    "carbon footprint driving {carDistance} {diet}",
    "my carbon footprint {electricity} electricity",
    "my yearly emissions driving {carDistance} a year with a {fuelEconomy} {carFuel} car",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two people with a gasoline car, vegetarian, no flights",
      inputs: { householdSize: 2, shortHaulDistance: 0, diet: "vegetarian" },
      outputs: { totalEmissions: 6.22489408, homeEmissions: 2.53055494 },
    },
    {
      title: "A US household in miles per gallon",
      inputs: {
        householdSize: 3,
        electricity: 900,
        naturalGas: 1465.35535,
        carDistance: 19312.128,
        fuelEconomy: 25,
        fuelEconomyUnit: "mpg-us",
        diet: "high-meat",
      },
      outputs: { transportEmissions: 4.31566, foodEmissions: 2.62435 },
    },
    {
      title: "An electric car on a clean grid",
      inputs: { gridFactor: 0.05, carFuel: "electric", naturalGas: 0, shortHaulDistance: 0, diet: "vegan" },
      outputs: { totalEmissions: 1.42275 },
    },
  ],
});

const LITERS_PER_GALLON = 3.785411784;
const KILOMETERS_PER_MILE = 1.609344;

/** 5.3 kg per therm of 100,000 Btu. EPA Greenhouse Gas Equivalencies Calculator. */
const KG_PER_KWH_GAS = 5.3 / 29.3071070172222;

/** kg CO2e per gallon. EPA Greenhouse Gas Equivalencies Calculator. */
const KG_PER_GALLON = { gasoline: 8.887, diesel: 10.18 } as const;

/** kg CO2e per person and day. Scarborough et al. 2014. */
const FOOD_PER_DAY = {
  "high-meat": 7.19,
  "medium-meat": 5.63,
  "low-meat": 4.67,
  fish: 3.91,
  vegetarian: 3.81,
  vegan: 2.89,
} as const;

/** Liters per 100 km from a figure in each unit. */
const LITERS_PER_100_KM = {
  "l-100km": (value: number) => value,
  "mpg-us": (value: number) => (100 * LITERS_PER_GALLON) / KILOMETERS_PER_MILE / value,
  "mpg-uk": (value: number) => (100 * 4.54609) / KILOMETERS_PER_MILE / value,
  "km-l": (value: number) => 100 / value,
} as const;

interface Driving {
  readonly carFuel: "gasoline" | "diesel" | "electric";
  readonly carDistance: number;
  readonly fuelEconomy: number;
  readonly fuelEconomyUnit: keyof typeof LITERS_PER_100_KM;
  readonly evConsumption: number;
  readonly gridFactor: number;
}

function carEmissions({
  carFuel,
  carDistance,
  fuelEconomy,
  fuelEconomyUnit,
  evConsumption,
  gridFactor,
}: Driving): number {
  if (carFuel === "electric") return (carDistance / 100) * evConsumption * gridFactor;
  const liters = (carDistance / 100) * LITERS_PER_100_KM[fuelEconomyUnit](fuelEconomy);
  return (liters * KG_PER_GALLON[carFuel]) / LITERS_PER_GALLON;
}
