import { defineCalculator, boolean, choice, integer, money, percent, quantity, table } from "#engine/define.ts";
import { CO2_PER_LITRE, LITRES_PER_PRICE_UNIT } from "#maths/road-fuel.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const KM_PER_MILE = 1.609344;
const LITRES_PER_GALLON = LITRES_PER_PRICE_UNIT["gal-us"];

/** Of the consumption entered: 60 to 15 mpg for 30, 4 to 16 L/100 km for 8. */
const CONSUMPTIONS = [0.5, 0.6, 0.75, 1, 1.25, 1.5, 2];

export default defineCalculator({
  id: "fuel-cost",
  name: "Fuel Cost Calculator",
  category: "travel",
  emoji: "⛽",
  description:
    "What the gas (petrol), diesel or LPG for a trip costs, in total, per person and per mile or km, with the fuel used and the CO2 emitted.",
  keywords: [
    "gas cost",
    "trip cost",
    "petrol calculator",
    "mpg",
    "road trip gas",
    "mileage cost",
    "diesel",
    "price per gallon",
    "splitting gas",
    "chip in for gas",
    "gas money",
  ],
  popular: true,
  related: [
    { id: "road-trip-time", stage: "complementary", relevance: 84 },
    { id: "travel-budget", stage: "next_step", relevance: 76 },
    "fuel-economy-converter",
    "commute-cost",
    { id: "ev-vs-gas", stage: "advanced_planning", relevance: 80 },
    "vehicle-emissions",
  ],
  inputs: {
    distance: quantity("Distance, one way", length, {
      unit: "km",
      default: 400,
      defaultIn: { imperial: "250 mi" },
      min: 0,
      max: 1_000_000,
      also: [
        "miles",
        "km",
        "trip",
        "for",
        "drive",
        "driving",
        "away",
        "road trip",
        "one way",
        "each way",
        "miles each way",
      ],
      decimals: 1,
    }),
    roundTrip: boolean("There and back", { default: false }),
    fuelConsumption: quantity("Fuel economy", fuelEconomy, {
      assumable: false,
      unit: "L/100km",
      default: 7.5,
      defaultIn: { imperial: "30 mpg" },
      min: 0.1,
      max: 500,
      help: "7.5 L/100 km is 31.4 miles per US gallon.",
      also: ["mpg", "consumption", "fuel economy", "gets", "does", "mileage", "averages"],
      decimals: 2,
    }),
    fuelPrice: money("Fuel price", {
      default: 1.7,
      defaultIn: { imperial: 3.5 },
      min: 0,
      also: [
        "gas price",
        "petrol price",
        "at",
        "gas is",
        "gas at",
        "gas costs",
        "fuel at",
        "diesel at",
        "a gallon",
        "per gallon",
        "gas",
      ],
      decimals: 2,
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
    people: integer("People sharing", {
      default: 1,
      min: 1,
      max: 1000,
      also: ["split", "ways", "sharing", "of us", "friends", "people", "splitting", "passengers"],
    }),
    fuelType: choice("Fuel", {
      default: "petrol",
      options: [
        ["petrol", "Gasoline (petrol)"],
        ["diesel", "Diesel"],
        ["lpg", "LPG"],
      ],
    }),
  },
  outputs: {
    fuelCost: money("Fuel cost", { decimals: 2 }),
    costPerPerson: money("Per person", {
      decimals: 2,
      also: ["each of us", "each", "chip in", "per person", "everyone pay", "each pay"],
    }),
    fuelUsed: quantity("Fuel used", volume, {
      unit: "L",
      decimals: 2,
      also: ["gallons", "how many gallons", "how much gas", "gallons of gas", "liters of fuel"],
    }),
    fuelUsedGallons: quantity("Fuel used in other units", volume, {
      unit: "gal-us",
      metric: "gal-us",
      imperial: "L",
      decimals: 2,
    }),
    costPerKm: money("Per km", { decimals: 3 }),
    costPerMile: money("Per mile", { decimals: 3 }),
    totalDistance: quantity("Distance driven", length, { unit: "km", decimals: 0, also: ["total distance"] }),
    co2: quantity("CO2 from the exhaust", mass, { unit: "kg", decimals: 1, also: ["co2", "carbon dioxide"] }),
    pricePerLitre: money("Price per liter", { decimals: 3 }),
    byConsumption: table(
      "In other cars",
      {
        fuelConsumption: quantity("Consumption", fuelEconomy, { unit: "L/100km", decimals: 2 }),
        fuelUsed: quantity("Fuel", volume, { unit: "L", decimals: 1 }),
        cost: money("Cost", { decimals: 2 }),
      },
      { mark: { column: "fuelConsumption", equals: "fuelConsumption" } },
    ),
    byPrice: table("At other prices", {
      changePercent: percent("Price change", { decimals: 0 }),
      price: money("Price", { decimals: 2 }),
      cost: money("Cost", { decimals: 2 }),
    }),
  },
  pictures: [{ draw: "rows", table: "byConsumption", name: "fuelConsumption", value: "cost", title: "In other cars" }],
  compute(inputs) {
    const { fuelConsumption, fuelPrice } = inputs;
    const totalDistance = inputs.roundTrip ? 2 * inputs.distance : inputs.distance;
    const litresAt = (consumption: number) => (totalDistance * consumption) / 100;
    const fuelUsed = litresAt(fuelConsumption);
    const pricePerLitre = fuelPrice / LITRES_PER_PRICE_UNIT[inputs.priceUnit];
    const fuelCost = fuelUsed * pricePerLitre;
    const costPerKm = (pricePerLitre * fuelConsumption) / 100;
    return {
      fuelCost,
      costPerPerson: fuelCost / inputs.people,
      fuelUsed,
      fuelUsedGallons: fuelUsed / LITRES_PER_GALLON,
      costPerKm,
      costPerMile: costPerKm * KM_PER_MILE,
      totalDistance,
      co2: fuelUsed * CO2_PER_LITRE[inputs.fuelType],
      pricePerLitre,
      byConsumption: CONSUMPTIONS.map((factor) => {
        const consumption = fuelConsumption * factor;
        return {
          fuelConsumption: consumption,
          fuelUsed: litresAt(consumption),
          cost: litresAt(consumption) * pricePerLitre,
        };
      }),
      byPrice: [-20, -10, -5, 0, 5, 10, 20].map((changePercent) => {
        const factor = 1 + changePercent / 100;
        return { changePercent, price: fuelPrice * factor, cost: fuelCost * factor };
      }),
    };
  },
  takeaways: (inputs, outputs, say) =>
    inputs.distance === 0
      ? [
          `With no distance to drive there is no fuel to buy.`,
          `At this price, fuel costs ${say.money(outputs.costPerKm! * 100, 2)} per 100 km or ${say.money(outputs.costPerMile! * 100, 2)} per 100 miles.`,
        ]
      : [
          `${inputs.roundTrip ? "The round trip" : "The trip"} of {totalDistance} takes {fuelUsed} of fuel and costs {fuelCost}${inputs.people > 1 ? `, or {costPerPerson} each for {people} people` : ""}.`,
          `That is ${say.money(outputs.costPerKm! * 100, 2)} per 100 km or ${say.money(outputs.costPerMile! * 100, 2)} per 100 miles.`,
          `Burning the fuel emits {co2} of CO2.`,
        ],
  formula: {
    tex: [
      String.raw`V = \frac{D\,c}{100} \qquad C = V\,\frac{p}{u} \qquad c = \frac{235.214583}{\text{mpg}_{\text{US}}}`,
      String.raw`m_{\text{CO}_2} = \frac{V}{3.785411784}\,f`,
    ],
    where: {
      V: "fuel used in liters",
      D: "distance driven in km, doubled for a round trip",
      c: "consumption in L/100 km",
      "p, u": "fuel price and the liters in its unit: 1, 3.785411784 (US gallon) or 4.54609 (imperial gallon)",
      C: "fuel cost",
      f: "kg of CO2 per US gallon: gasoline 8.887, diesel 10.180, LPG 5.68",
    },
  },
  howTo: [
    "Enter the Distance, one way, and tick There and back if you drive back as well.",
    "Enter the Fuel economy of your car: the unit beside the field can be L/100 km, mpg or km/L.",
    "Enter the Fuel price, and under Price per choose Liter, US gallon or Imperial gallon.",
    "Set People sharing to split the cost, and choose the Fuel for the CO2.",
  ],
  faq: [
    {
      question: "How do I convert mpg to L/100 km?",
      answer:
        "Divide 235.2 by US mpg, or 282.5 by UK mpg: 30 mpg (US) is 7.84 L/100 km, 40 mpg (UK) is 7.06. The higher the mpg, the lower the L/100 km, and the steps are not equal: over the same distance, going from 15 to 20 mpg saves far more fuel than going from 35 to 40.",
    },
    {
      question: "Which consumption should I enter?",
      answer:
        "The one you measure: fill up, drive, fill up again, and compare the fuel you added with the distance you drove. Official consumption figures are often 10% to 25% too low. A roof box adds 10% to 25%, a travel trailer 50% or more, and driving 130 km/h (81 mph) instead of 110 km/h (68 mph) about 20%.",
    },
    {
      question: "Is splitting the fuel a fair share of the trip?",
      answer:
        "It covers fuel only. Tires, service and depreciation cost about as much again, and tolls and parking come on top. In most countries passengers may share the running costs without making the driver a taxi service, as long as the driver makes no profit.",
    },
  ],
  about: [
    "Use it for a trip or a delivery route, or to compare cars and prices. Any distance works: for a year's fuel, enter the distance you drive in a year.",
    "It uses one average consumption for the whole trip. The CO2 is what leaves the tailpipe (US EPA); producing the fuel adds about a quarter.",
  ],
  sources: [
    "US EPA, Emission Factors for Greenhouse Gas Inventories (2024); 8,887 g CO2 per gallon of gasoline, 10,180 per gallon of diesel",
    "NIST SP 811 (2008): gallon and mile",
  ],
  primary: "fuelCost",
  overflow: "fuelPrice",
  caution: "An estimate: traffic, load and weather change consumption. Plan with fuel to spare.",
  phrases: [
    "gas for {distance} at {fuelConsumption} {fuelPrice}",
    "fuel cost {distance} {fuelConsumption} split {people} ways",
    "petrol for {distance} at {fuelPrice}",
    "fill up fuel for a trip of {distance} van {fuelConsumption}",
    "{people} of us split the gas {distance} {fuelConsumption} {fuelPrice}",
    "car gets {fuelConsumption} and gas is {fuelPrice} a gallon",
    "how many gallons will i burn driving {distance} at {fuelConsumption}",
    "fill up the van or suv for {distance} away",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "500 km at 6 L/100 km and 1.80 per liter",
      inputs: { distance: 500, fuelConsumption: 6, fuelPrice: 1.8 },
      outputs: { fuelCost: 54, fuelUsed: 30, costPerKm: 0.108, co2: 70.43091088 },
    },
    {
      title: "300 miles each way at 30 mpg and 3.50 per gallon, four people",
      inputs: {
        distance: 482.8032,
        roundTrip: true,
        fuelConsumption: 7.84048611,
        fuelPrice: 3.5,
        priceUnit: "gal-us",
        people: 4,
      },
      outputs: { fuelCost: 70, costPerPerson: 17.5, fuelUsedGallons: 20 },
    },
  ],
});
