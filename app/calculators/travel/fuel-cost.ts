import { defineCalculator, boolean, choice, integer, money, number, percent, quantity, table } from "#engine/define.ts";
import { CO2_PER_LITRE, LITRES_PER_PRICE_UNIT } from "#maths/road-fuel.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const KM_PER_MILE = 1.609344;
const LITRES_PER_GALLON = LITRES_PER_PRICE_UNIT["gal-us"];

export default defineCalculator({
  id: "fuel-cost",
  name: "Fuel Cost Calculator",
  category: "travel",
  emoji: "⛽",
  description:
    "Cost of petrol, diesel or LPG for a trip, per person and per km, with the fuel used and the CO2 it makes.",
  keywords: [
    "gas cost",
    "trip cost",
    "petrol calculator",
    "mpg",
    "road trip gas",
    "mileage cost",
    "diesel",
    "price per gallon",
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
      min: 0,
      max: 1_000_000,
      also: ["miles", "km", "trip", "for"],
      decimals: 1,
    }),
    roundTrip: boolean("There and back", { default: false }),
    fuelConsumption: quantity("Fuel economy", fuelEconomy, {
      unit: "L/100km",
      default: 7.5,
      min: 0.1,
      max: 500,
      help: "7.5 L/100 km is 31.4 miles per US gallon.",
      also: ["mpg", "consumption", "fuel economy"],
      decimals: 2,
    }),
    fuelPrice: money("Fuel price", { default: 1.7, min: 0, also: ["gas price", "petrol price", "at"], decimals: 2 }),
    priceUnit: choice("Price per", {
      default: "litre",
      options: [
        ["litre", "Litre"],
        ["gal-us", "US gallon"],
        ["gal-uk", "Imperial gallon"],
      ],
    }),
    people: integer("People sharing", { default: 1, min: 1, max: 1000, also: ["split", "ways", "sharing"] }),
    fuelType: choice("Fuel", {
      default: "petrol",
      options: [
        ["petrol", "Petrol (gasoline)"],
        ["diesel", "Diesel"],
        ["lpg", "LPG"],
      ],
    }),
  },
  outputs: {
    fuelCost: money("Fuel cost", { decimals: 2 }),
    costPerPerson: money("Per person", { decimals: 2 }),
    fuelUsed: quantity("Fuel used", volume, { unit: "L", decimals: 2 }),
    fuelUsedGallons: number("In US gallons", { decimals: 2, unit: "gal" }),
    costPerKm: money("Per km", { decimals: 3 }),
    costPerMile: money("Per mile", { decimals: 3 }),
    totalDistance: quantity("Distance driven", length, { unit: "km", decimals: 0 }),
    co2: quantity("CO2 from the exhaust", mass, { unit: "kg", decimals: 1 }),
    pricePerLitre: money("Price per litre", { decimals: 3 }),
    byConsumption: table("In other cars", {
      fuelConsumption: quantity("Consumption", fuelEconomy, { unit: "L/100km", decimals: 2 }),
      fuelUsed: quantity("Fuel", volume, { unit: "L", decimals: 1 }),
      cost: money("Cost", { decimals: 2 }),
    }),
    byPrice: table("At other prices", {
      changePercent: percent("Price change", { decimals: 0 }),
      price: money("Price", { decimals: 2 }),
      cost: money("Cost", { decimals: 2 }),
    }),
  },
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
      byConsumption: Array.from({ length: 12 }, (_, index) => {
        const consumption = index + 4;
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
  takeaways: (inputs, outputs, say) => [
    `${inputs.roundTrip ? "The trip there and back" : "The trip"} of {totalDistance} takes {fuelUsed} of fuel and costs {fuelCost}${inputs.people > 1 ? `, {costPerPerson} for each of {people}` : ""}.`,
    `Fuel is ${say.money(outputs.costPerKm! * 100, 2)} per 100 km or ${say.money(outputs.costPerMile! * 100, 2)} per 100 miles.`,
    `The exhaust leaves {co2} of CO2.`,
  ],
  formula: {
    tex: [
      String.raw`V = \frac{D\,c}{100} \qquad C = V\,\frac{p}{u} \qquad c = \frac{235.214583}{\text{mpg}_{\text{US}}}`,
      String.raw`m_{\text{CO}_2} = \frac{V}{3.785411784}\,f`,
    ],
    where: {
      V: "fuel used in litres",
      D: "distance driven in km, doubled there and back",
      c: "consumption in L/100 km",
      "p, u": "fuel price and litres in its unit: 1, 3.785411784 (US gallon) or 4.54609 (imperial gallon)",
      C: "fuel cost",
      f: "kg CO2 per US gallon: petrol 8.887, diesel 10.180, LPG 5.68",
    },
  },
  howTo: [
    "Enter the Distance, one way, and tick There and back if you return.",
    "Enter the Fuel economy of your car: switch the unit beside the field between L/100 km, mpg and km/L.",
    "Enter the Fuel price and choose Price per litre, US gallon or imperial gallon.",
    "Set People sharing to split the cost, and the Fuel for the CO2.",
  ],
  faq: [
    {
      question: "How do I turn mpg into L/100 km?",
      answer:
        "Divide 235.2 by US mpg, or 282.5 by UK mpg: 30 mpg (US) is 7.84 L/100 km, 40 mpg (UK) is 7.06. The higher the mpg, the lower the L/100 km, so 15 to 20 mpg saves far more fuel than 35 to 40.",
    },
    {
      question: "Which consumption should I enter?",
      answer:
        "The one that you measure: fill up, drive, fill up again and divide the litres by the kilometres. Official figures are often 10 to 25 % too low. A roof box adds 10 to 25 %, a caravan 50 % and more, and 130 instead of 110 km/h about 20 %.",
    },
    {
      question: "Is splitting the fuel a fair share of the trip?",
      answer:
        "It covers fuel only. Tires, service and depreciation cost about as much again per km, plus tolls and parking. In most countries passengers may share the running costs without the driver becoming a taxi, as long as there is no profit.",
    },
  ],
  about: [
    "Use it for a trip, a delivery round or to compare cars and prices. Any distance works: for a year's driving enter the kilometres of the year.",
    "It takes one average consumption for the whole way. CO2 is what leaves the exhaust (US EPA); making the fuel adds about a quarter.",
  ],
  sources: [
    "US EPA, Emission Factors for Greenhouse Gas Inventories (2024); 8,887 g CO2 per gallon of gasoline, 10,180 per gallon of diesel",
    "NIST SP 811 (2008): gallon and mile",
  ],
  primary: "fuelCost",
  overflow: "fuelPrice",
  phrases: [
    "gas for {distance} at {fuelConsumption} {fuelPrice}",
    "fuel cost {distance} {fuelConsumption} split {people} ways",
    "petrol for {distance} at {fuelPrice}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "500 km at 6 L/100 km and 1.80 a litre",
      inputs: { distance: 500, fuelConsumption: 6, fuelPrice: 1.8 },
      outputs: { fuelCost: 54, fuelUsed: 30, costPerKm: 0.108, co2: 70.43091088 },
    },
    {
      title: "300 miles there and back at 30 mpg, 3.50 a gallon, four people",
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
