import {
  defineCalculator,
  chart,
  choice,
  integer,
  money,
  number,
  percent,
  quantity,
  table,
  text,
} from "#engine/define.ts";
import { CO2_PER_LITRE } from "#maths/road-fuel.ts";
import { emissionFactor } from "#units/emission-factor.ts";
import { evEfficiency } from "#units/ev-efficiency.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

/** Kilograms that a young urban tree takes up in ten years (US EPA). */
const PER_TREE = 60;
const KM_PER_MILE = 1.609344;
/** Gasoline cars to compare with, L/100 km, and an electric one, kWh/100 km. */
const PETROL_CARS = [
  ["Small hybrid", 4.5],
  ["Small gasoline car", 6],
  ["Midsize gasoline car", 7.5],
  ["Large SUV or pickup", 12],
] as const;
const ELECTRIC_CAR = 18;

export default defineCalculator({
  id: "vehicle-emissions",
  name: "Vehicle Emissions Calculator",
  category: "transportation",
  emoji: "💨",
  description:
    "The CO2 a car emits per year, per km and per passenger, from the tailpipe and from producing the fuel or electricity, compared with other cars.",
  keywords: [
    "co2 per km",
    "car carbon footprint",
    "g/km",
    "exhaust",
    "greenhouse gas",
    "petrol vs electric co2",
    "driving emissions",
    "well to wheel",
    "co2 from the tailpipe",
    "carbon dioxide",
    "driving carbon footprint",
  ],
  related: [
    { id: "carbon-footprint", stage: "complementary", relevance: 82 },
    { id: "ev-vs-gas", stage: "advanced_planning", relevance: 84 },
    "fuel-cost",
    { id: "commute-cost", stage: "complementary", relevance: 72 },
    "fuel-economy-converter",
  ],
  inputs: {
    annualDistance: quantity("Distance you drive per year", length, {
      unit: "km",
      default: 15_000,
      defaultIn: { imperial: "9300 mi" },
      min: 0.1,
      max: 5_000_000,
      also: ["a year", "miles a year", "km a year", "drive", "put", "drive a year", "driving", "miles per year"],
      decimals: 1,
    }),
    fuelType: choice("Car runs on", {
      default: "petrol",
      options: [
        ["petrol", "Gasoline (petrol)"],
        ["diesel", "Diesel"],
        ["lpg", "LPG"],
        ["electric", "Electricity"],
      ],
      called: { diesel: ["diesel"], petrol: ["gas car", "gasoline"], electric: ["ev", "electric car"] },
    }),
    fuelConsumption: quantity("Fuel consumption", fuelEconomy, {
      unit: "L/100km",
      default: 7.5,
      defaultIn: { imperial: "30 mpg" },
      min: 0.1,
      max: 500,
      when: { fuelType: ["petrol", "diesel", "lpg"] },
      also: ["mpg", "consumption", "gets", "getting", "averages"],
      decimals: 2,
    }),
    upstreamPercent: percent("Producing the fuel adds", {
      unsaid: 0,
      default: 25,
      min: 0,
      max: 200,
      help: "About 25% of the tailpipe CO2 for gasoline and diesel; 0 to count the tailpipe only.",
      also: ["added for making the fuel", "making the fuel", "upstream", "producing the fuel"],
    }),
    evConsumption: quantity("Consumption at the outlet", evEfficiency, {
      unit: "kWh/100km",
      default: 18,
      defaultIn: { imperial: "3.5 mi/kWh" },
      min: 0.1,
      max: 500,
      when: { fuelType: "electric" },
      also: ["kwh per 100 km"],
      decimals: 1,
    }),
    gridEmissions: quantity("CO2 of the electricity", emissionFactor, {
      unit: "kg/kWh",
      default: 0.37,
      defaultIn: { imperial: "815 lb/MWh" },
      min: 0,
      max: 3,
      help: "In kg/kWh (lb/MWh): US about 0.37 (815), EU about 0.2 (440), world about 0.45 (990).",
      decimals: 3,
    }),
    passengers: integer("People in the car", {
      default: 1,
      min: 1,
      max: 100,
      also: ["passengers", "people in the car", "riders"],
    }),
    years: integer("Years to count", { default: 10, min: 1, max: 50, unit: "years", also: ["over", "for the next"] }),
    carbonPrice: money("Price per metric ton of CO2", { default: 70, min: 0, decimals: 2 }),
    lessDriving: percent("If you drove less by", { default: 20, min: 0, max: 100 }),
    targetPerKm: number("Tailpipe limit", { default: 93.6, min: 0, max: 1000, unit: "g/km" }),
  },
  outputs: {
    annualCo2: quantity("CO2 per year", mass, {
      unit: "kg",
      decimals: 0,
      also: ["co2", "carbon dioxide", "emissions", "carbon footprint", "emit"],
    }),
    tailpipeCo2: quantity("From the tailpipe", mass, {
      unit: "kg",
      decimals: 0,
      also: ["tailpipe", "exhaust", "out of the exhaust", "leave the tailpipe", "out the tailpipe"],
    }),
    upstreamCo2: quantity("From producing fuel or electricity", mass, { unit: "kg", decimals: 0 }),
    co2PerKm: number("Per km, total", { unit: "g/km", decimals: 1, also: ["co2 per km", "per km", "per kilometer"] }),
    tailpipePerKm: number("Per km, tailpipe", { unit: "g/km", decimals: 1 }),
    co2PerMile: number("Per mile, total", {
      unit: "g/mi",
      decimals: 1,
      also: ["co2 per mile", "per mile", "grams per mile", "mile"],
    }),
    co2PerPassengerKm: number("Per passenger-km", { unit: "g/km", decimals: 1 }),
    lifetimeCo2: quantity("In all those years", mass, { unit: "kg", decimals: 0, also: ["over the years"] }),
    treesTenYears: number("Young trees that absorb it in ten years", {
      decimals: 1,
      also: ["how many trees", "trees"],
    }),
    costOfCarbon: money("Carbon cost per year", { decimals: 2 }),
    savedByLessDriving: quantity("Saved per year by driving less", mass, { unit: "kg", decimals: 0 }),
    aboveTarget: number("Tailpipe CO2 above the limit", { unit: "g/km", decimals: 1 }),
    byVehicle: table("Other cars over the same distance", {
      vehicle: text("Car"),
      co2PerKm: number("Per km", { unit: "g/km", decimals: 1 }),
      annualCo2: quantity("Per year", mass, { unit: "kg", decimals: 0 }),
      difference: quantity("Compared with yours", mass, { unit: "kg", decimals: 0 }),
    }),
    co2OverTime: chart("CO2 so far", {
      x: { year: integer("Year") },
      y: { co2: quantity("CO2", mass, { unit: "kg", decimals: 0 }) },
      as: "area",
    }),
  },
  figures: [
    "tailpipeCo2",
    "upstreamCo2",
    "co2PerKm",
    "co2PerMile",
    "lifetimeCo2",
    "treesTenYears",
    "savedByLessDriving",
  ],
  compute(inputs) {
    const { annualDistance, passengers, years } = inputs;
    const { exhaust, upstream } = perKilometre(inputs);
    const perKm = exhaust + upstream;
    const annualCo2 = perKm * annualDistance;
    const other = (vehicle: string, kilogramsPerKm: number) => ({
      vehicle,
      co2PerKm: 1000 * kilogramsPerKm,
      annualCo2: kilogramsPerKm * annualDistance,
      difference: kilogramsPerKm * annualDistance - annualCo2,
    });
    const wellToWheel = 1 + inputs.upstreamPercent / 100;
    return {
      annualCo2,
      tailpipeCo2: exhaust * annualDistance,
      upstreamCo2: upstream * annualDistance,
      co2PerKm: 1000 * perKm,
      tailpipePerKm: 1000 * exhaust,
      co2PerMile: 1000 * perKm * KM_PER_MILE,
      co2PerPassengerKm: (1000 * perKm) / passengers,
      lifetimeCo2: annualCo2 * years,
      treesTenYears: annualCo2 / PER_TREE,
      costOfCarbon: (annualCo2 / 1000) * inputs.carbonPrice,
      savedByLessDriving: (annualCo2 * inputs.lessDriving) / 100,
      aboveTarget: 1000 * exhaust - inputs.targetPerKm,
      byVehicle: [
        ...PETROL_CARS.map(([vehicle, litres]) => other(vehicle, (litres / 100) * CO2_PER_LITRE.petrol * wellToWheel)),
        other("Electric car", (ELECTRIC_CAR / 100) * inputs.gridEmissions),
      ],
      co2OverTime: Array.from({ length: years + 1 }, (_, year) => ({ year, co2: annualCo2 * year })),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `Driving {annualDistance} a year emits {annualCo2} of CO2, or ${say.number(outputs.co2PerKm!, 0)} g/km (${say.number(outputs.co2PerMile!, 0)} g/mi)${inputs.passengers > 1 ? `, ${say.number(outputs.co2PerPassengerKm!, 0)} g/km per person` : ""}.`,
    inputs.fuelType === "electric"
      ? `All of it comes from generating the electricity; the car itself has no tailpipe.`
      : outputs.upstreamCo2 === 0
        ? `All of it leaves the tailpipe; producing the fuel is not counted.`
        : `{tailpipeCo2} leaves the tailpipe, and {upstreamCo2} comes from producing the fuel.`,
    inputs.lessDriving > 0
      ? `Driving {lessDriving} less would save {savedByLessDriving} a year; at your present distance, the car emits {lifetimeCo2} in {years}.`
      : `At this distance, the car emits {lifetimeCo2} in {years}.`,
  ],
  formula: {
    tex: [
      String.raw`e = \frac{c}{100} f \quad\text{(fuel)} \qquad u = e\,\frac{s}{100} \quad\text{or}\quad u = \frac{c_e}{100}\,g`,
      String.raw`M = (e + u)\,D`,
    ],
    where: {
      e: "tailpipe CO2 per km in kg",
      "c, c_e": "consumption of fuel in L/100 km, of electricity in kWh/100 km",
      f: "CO2 per liter: gasoline 2.348, diesel 2.689, LPG 1.500 kg",
      "u, s": "CO2 per km from producing fuel or electricity, and what producing the fuel adds in percent",
      g: "CO2 of the electricity per kWh",
      "M, D": "CO2 and distance per year",
    },
  },
  howTo: [
    "Enter the Distance you drive per year and what the Car runs on.",
    "Enter the real Fuel consumption, or for an electric car the Consumption at the outlet and the CO2 of the electricity.",
    "Keep 25% for producing the fuel to compare fairly with electricity; set 0 to count the tailpipe only.",
    "Set People in the car, the Years to count and If you drove less by.",
  ],
  faq: [
    {
      question: "How much CO2 does a gallon or liter of fuel make?",
      answer:
        "A US gallon of gasoline makes 8.887 kg (19.6 lb) and a gallon of diesel 10.18 kg (22.4 lb). Per liter that is 2.35 kg for gasoline and 2.69 kg for diesel; LPG makes 1.50 kg. The CO2 weighs more than the fuel because each carbon atom takes two oxygen atoms from the air.",
    },
    {
      question: "Is an electric car cleaner on dirty electricity?",
      answer:
        "At 18 kWh/100 km on coal power alone, where each kWh emits 1 kg, it causes 180 g/km: about as much as a gasoline car that uses 6 L/100 km (39 mpg), fuel production included. At the US average of 0.37 kg per kWh it is 67 g/km, and in the EU about 36. Building the battery, at 50 to 100 kg of CO2 per kWh of capacity, is not counted here.",
    },
    {
      question: "Can trees make up for it?",
      answer:
        "An urban tree planted as a seedling absorbs about 60 kg (132 lb) in its first ten years (US EPA). A year of driving 15,000 km (9,320 miles) at 7.5 L/100 km (31 mpg) takes about 55 of them, growing for ten years. They have to survive, and meanwhile the CO2 is in the air.",
    },
  ],
  about: [
    "Use it for a personal or company carbon footprint, to compare cars, or to see what a carpool saves. Well-to-wheel figures include producing the fuel or electricity, but not building the car, the battery or the roads.",
    "Only CO2 is counted; methane and nitrous oxide from the tailpipe add about 1%. Official ratings (WLTP, EPA) come from test cycles: real consumption is typically 10% to 25% higher, so use your own. The preset limit of 93.6 g/km is the EU fleet target for new cars from 2025 to 2029, measured by WLTP.",
  ],
  sources: [
    "US EPA, Greenhouse Gas Emissions from a Typical Passenger Vehicle (2023): 8,887 and 10,180 g CO2 per gallon",
    "US EPA, Emission Factors for Greenhouse Gas Inventories (2024): LPG",
    "US EPA, Greenhouse Gas Equivalencies Calculator (2024): 0.060 t per urban tree",
    "Regulation (EU) 2019/631: 93.6 g/km target for new cars, 2025 to 2029",
  ],
  overflow: "carbonPrice",
  phrases: [
    "co2 of {annualDistance} a year at {fuelConsumption}",
    "car emissions {fuelConsumption} {fuelType}",
    "pounds of carbon from my truck {annualDistance} {fuelConsumption}",
    "i drive {annualDistance} a year and get {fuelConsumption} how much co2",
    "co2 out of the exhaust or tailpipe a year {annualDistance} {fuelConsumption}",
    "{fuelType} pickup or truck {annualDistance} a year {fuelConsumption}",
    "{upstreamPercent} added for making the fuel",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "15,000 km at 6 L/100 km, two people",
      inputs: { fuelConsumption: 6, passengers: 2 },
      outputs: {
        annualCo2: 2641.159158,
        tailpipeCo2: 2112.927326,
        co2PerKm: 176.0772772,
        co2PerPassengerKm: 88.0386386,
      },
    },
    {
      title: "An electric car on EU electricity",
      inputs: { fuelType: "electric", gridEmissions: 0.2 },
      outputs: { annualCo2: 540, tailpipeCo2: 0, co2PerKm: 36, aboveTarget: -93.6 },
    },
    {
      title: "A diesel van, tailpipe only",
      inputs: { fuelType: "diesel", fuelConsumption: 9, annualDistance: 30_000, upstreamPercent: 0 },
      outputs: { annualCo2: 7261.03, upstreamCo2: 0 },
    },
  ],
});

interface Car {
  readonly fuelType: "petrol" | "diesel" | "lpg" | "electric";
  readonly fuelConsumption: number;
  readonly upstreamPercent: number;
  readonly evConsumption: number;
  readonly gridEmissions: number;
}

/** Kilograms of CO2 per km from the exhaust, and from making the fuel or electricity. */
function perKilometre(car: Car) {
  if (car.fuelType === "electric") return { exhaust: 0, upstream: (car.evConsumption / 100) * car.gridEmissions };
  const exhaust = (car.fuelConsumption / 100) * CO2_PER_LITRE[car.fuelType];
  return { exhaust, upstream: (exhaust * car.upstreamPercent) / 100 };
}
