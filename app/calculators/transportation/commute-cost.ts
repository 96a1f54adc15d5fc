import { defineCalculator, choice, integer, money, number, quantity, table, text } from "#engine/define.ts";
import { CO2_PER_LITRE, LITRES_PER_PRICE_UNIT } from "#maths/road-fuel.ts";
import { emissionFactor } from "#units/emission-factor.ts";
import { evEfficiency } from "#units/ev-efficiency.ts";
import { fuelEconomy } from "#units/fuel-economy.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";

export default defineCalculator({
  id: "commute-cost",
  name: "Commute Cost Calculator",
  category: "transportation",
  emoji: "🚦",
  description:
    "What driving to work costs a day, month and year with fuel, wear and parking, the hours it takes, and public transport instead.",
  keywords: [
    "cost of driving to work",
    "gas to work",
    "travel to work",
    "work from home savings",
    "car vs bus",
    "public transport",
    "time in traffic",
    "train pass",
  ],
  popular: true,
  related: [
    { id: "fuel-cost", stage: "complementary", relevance: 84 },
    { id: "vehicle-emissions", stage: "complementary", relevance: 78 },
    { id: "ev-vs-gas", stage: "advanced_planning", relevance: 82 },
    "road-trip-time",
    "car-depreciation",
    "salary-converter",
  ],
  inputs: {
    distance: quantity("Distance to work, one way", length, {
      unit: "km",
      default: 22,
      min: 0.01,
      max: 2000,
      also: ["miles", "km", "commute", "far"],
      decimals: 1,
    }),
    daysPerWeek: number("Days a week", { default: 5, min: 0, max: 7, unit: "days", also: ["days a week"] }),
    weeksPerYear: number("Weeks a year", { default: 46, min: 0, max: 53, unit: "weeks" }),
    fuelType: choice("Car runs on", {
      default: "petrol",
      options: [
        ["petrol", "Petrol (gasoline)"],
        ["diesel", "Diesel"],
        ["lpg", "LPG"],
        ["electric", "Electricity"],
      ],
    }),
    fuelConsumption: quantity("Fuel consumption", fuelEconomy, {
      unit: "L/100km",
      default: 7.5,
      min: 0.1,
      max: 500,
      when: { fuelType: ["petrol", "diesel", "lpg"] },
      also: ["mpg", "consumption"],
      decimals: 2,
    }),
    fuelPrice: money("Fuel price", {
      default: 1.5,
      min: 0,
      when: { fuelType: ["petrol", "diesel", "lpg"] },
      also: ["gas price", "fuel"],
      decimals: 2,
    }),
    priceUnit: choice("Price per", {
      default: "litre",
      options: [
        ["litre", "Litre"],
        ["gal-us", "US gallon"],
        ["gal-uk", "Imperial gallon"],
      ],
      when: { fuelType: ["petrol", "diesel", "lpg"] },
    }),
    evConsumption: quantity("Consumption from the wall", evEfficiency, {
      unit: "kWh/100km",
      default: 18,
      min: 0.1,
      max: 500,
      when: { fuelType: "electric" },
      decimals: 1,
    }),
    electricityPrice: money("Electricity price per kWh", {
      default: 0.17,
      min: 0,
      when: { fuelType: "electric" },
      decimals: 2,
    }),
    gridEmissions: quantity("CO2 of the electricity", emissionFactor, {
      unit: "kg/kWh",
      default: 0.37,
      min: 0,
      max: 3,
      when: { fuelType: "electric" },
      decimals: 3,
    }),
    wearPerKm: money("Maintenance, tires and depreciation per km", {
      default: 0.15,
      min: 0,
      help: "Only what driving more adds, without insurance and tax",
      decimals: 2,
    }),
    parkingPerDay: money("Parking a day", { default: 4, min: 0, also: ["parking"], decimals: 2 }),
    tollsPerDay: money("Tolls a day", { default: 0, min: 0, decimals: 2 }),
    people: integer("People sharing the car and its cost", { default: 1, min: 1, max: 100 }),
    minutesOneWay: number("Minutes one way", { default: 35, min: 0, max: 720, unit: "minutes" }),
    hourlyValue: money("What an hour of your time is worth", { default: 15, min: 0 }),
    transitPricing: choice("Public transport is paid by", {
      default: "month",
      options: [
        ["month", "Monthly pass"],
        ["day", "Fare for each day"],
      ],
    }),
    transitPass: money("Monthly pass", { default: 85, min: 0, when: { transitPricing: "month" } }),
    transitFarePerDay: money("Fares a day", { default: 6, min: 0, when: { transitPricing: "day" }, decimals: 2 }),
    transitMinutes: number("Minutes one way by public transport", { default: 50, min: 0, max: 720, unit: "minutes" }),
  },
  outputs: {
    annualCost: money("Cost a year", { decimals: 0 }),
    monthlyCost: money("Cost a month", { decimals: 2 }),
    costPerDay: money("Cost a day", { decimals: 2, none: "No driving days" }),
    costPerKm: money("Cost per km", { decimals: 2, none: "No driving days" }),
    fuelCost: money("Fuel or electricity a year"),
    wearCost: money("Wear a year"),
    parkingAndTolls: money("Parking and tolls a year"),
    annualDistance: quantity("Distance a year", length, { unit: "km", decimals: 0 }),
    hoursPerYear: number("Hours on the road a year", { unit: "hours", decimals: 0 }),
    workingDaysInTraffic: number("As working days of 8 hours", { unit: "days", decimals: 1 }),
    timeCost: money("Value of that time"),
    costWithTime: money("Cost with your time"),
    transitCost: money("Public transport a year"),
    transitCostWithTime: money("Public transport with your time"),
    savedByTransit: money("Saved by public transport"),
    savedPerHomeDay: money("Saved a year by one day a week at home", { none: "No driving days" }),
    co2: quantity("CO2 a year", mass, { unit: "kg", decimals: 0 }),
    breakdown: table("Where the money goes", {
      item: text("Item"),
      perDay: money("A day", { decimals: 2, none: "No driving days" }),
      perYear: money("A year"),
    }),
    byDays: table(
      "By days a week",
      {
        daysPerWeek: integer("Days a week"),
        annualCost: money("Cost a year"),
        hours: number("Hours a year", { decimals: 0 }),
      },
      { mark: { column: "daysPerWeek", equals: "daysPerWeek" } },
    ),
  },
  compute(inputs) {
    const { daysPerWeek, weeksPerYear, people, hourlyValue } = inputs;
    const days = daysPerWeek * weeksPerYear;
    const annualDistance = 2 * inputs.distance * days;
    const car = perKilometre(inputs);
    const fuelCost = (car.cost * annualDistance) / people;
    const wearCost = (inputs.wearPerKm * annualDistance) / people;
    const parkingAndTolls = ((inputs.parkingPerDay + inputs.tollsPerDay) * days) / people;
    const annualCost = fuelCost + wearCost + parkingAndTolls;
    const hoursOver = (drivingDays: number, minutes: number) => ((2 * minutes) / 60) * drivingDays;
    const hoursPerYear = hoursOver(days, inputs.minutesOneWay);
    const timeCost = hoursPerYear * hourlyValue;
    const transitCost = inputs.transitPricing === "month" ? 12 * inputs.transitPass : inputs.transitFarePerDay * days;
    const drives = days > 0;
    const part = (item: string, perYear: number) => ({ item, perDay: drives ? perYear / days : null, perYear });
    return {
      annualCost,
      monthlyCost: annualCost / 12,
      costPerDay: drives ? annualCost / days : null,
      costPerKm: drives ? annualCost / annualDistance : null,
      fuelCost,
      wearCost,
      parkingAndTolls,
      annualDistance,
      hoursPerYear,
      workingDaysInTraffic: hoursPerYear / 8,
      timeCost,
      costWithTime: annualCost + timeCost,
      transitCost,
      transitCostWithTime: transitCost + hoursOver(days, inputs.transitMinutes) * hourlyValue,
      savedByTransit: annualCost - transitCost,
      savedPerHomeDay: drives ? annualCost / daysPerWeek : null,
      co2: (car.co2 * annualDistance) / people,
      breakdown: [
        part("Fuel or electricity", fuelCost),
        part("Maintenance, tires and depreciation", wearCost),
        part("Parking and tolls", parkingAndTolls),
        part("Total", annualCost),
      ],
      byDays: [1, 2, 3, 4, 5, 6, 7].map((each) => ({
        daysPerWeek: each,
        annualCost: drives ? (annualCost / days) * each * weeksPerYear : 0,
        hours: hoursOver(each * weeksPerYear, inputs.minutesOneWay),
      })),
    };
  },
  takeaways: (inputs, outputs, say) =>
    outputs.costPerDay === null
      ? [
          `Without days at work the drive costs nothing.`,
          `Set Days a week and Weeks a year to see what it would cost and how many hours it would take.`,
        ]
      : [
          `Driving to work costs {annualCost} a year, {costPerDay} a day${inputs.people > 1 ? ", as your share of the car" : ""}; fuel or electricity is {fuelCost} of it.`,
          `You spend {hoursPerYear} a year on the road, as much as ${say.number(outputs.workingDaysInTraffic!, 0)} working days.`,
          outputs.savedByTransit! >= 0
            ? `Public transport would save {savedByTransit} a year; each day a week at home saves {savedPerHomeDay}.`
            : `Public transport would cost ${say.money(-outputs.savedByTransit!)} more a year; each day a week at home saves {savedPerHomeDay}.`,
        ],
  formula: {
    tex: [
      String.raw`D = 2\,d\,n \qquad C = \frac{D\left(\tfrac{c}{100}\,p + w\right) + n\,(k + t)}{m}`,
      String.raw`T = \frac{2\,z}{60}\,n \qquad C_T = C + T v`,
    ],
    where: {
      D: "distance a year, with d the way to work and n the days at work a year",
      C: "cost a year, your share",
      c: "consumption per 100 km",
      p: "price of a litre or kWh",
      w: "maintenance, tires and depreciation per km",
      "k, t": "parking and tolls a day",
      m: "people sharing the car",
      "T, z": "hours a year and minutes one way",
      v: "value of an hour; C_T is the cost with your time",
    },
  },
  howTo: [
    "Enter the Distance to work, one way, the Days a week and the Weeks a year: 52 less holidays and sick leave.",
    "Choose what the Car runs on, and enter its real consumption and the price you pay.",
    "Set Maintenance, tires and depreciation per km: only what an extra kilometre adds, not insurance or tax.",
    "Add Parking, Tolls and the People sharing the car.",
    "Enter the Minutes one way and, for comparison, the pass or fare and the minutes of public transport.",
  ],
  faq: [
    {
      question: "What does a kilometre or mile really cost?",
      answer:
        "Fuel alone is 0.10 to 0.15 per km at usual prices. AAA (Your Driving Costs, 2024) puts fuel, maintenance and tires of a new car near 25 US cents a mile, and everything with depreciation, insurance and finance at 82 cents for 15,000 miles a year. For a commute, count what the extra kilometres cause.",
    },
    {
      question: "What is an hour of my time worth?",
      answer:
        "The US Department of Transportation values personal travel time at half of household income per hour, about 15 to 20 US dollars, and the way to work like other local trips. If you would pay more to get the hour back, enter that.",
    },
    {
      question: "What does one day at home save?",
      answer:
        "A fifth of the cost of five days: it avoids the fuel, wear, parking and tolls of that day all year. A monthly pass or a paid parking place does not get cheaper, so set those to what you could really give up.",
    },
  ],
  about: [
    "Use it to weigh a job farther away, a move, a train pass or days at home. Costs that you have anyway (insurance, tax, a parking place by the year) belong here only if the car would go without the commute.",
    "It takes the same trip on every day at work. CO2 counts the exhaust of a litre burned, or the electricity from the grid, divided by the people in the car; making the fuel adds about a quarter.",
  ],
  sources: [
    "US EPA, Emission Factors for Greenhouse Gas Inventories (2024) and Greenhouse Gas Emissions from a Typical Passenger Vehicle (2023)",
    "AAA, Your Driving Costs (2024): operating and ownership costs",
    "US Department of Transportation, The Value of Travel Time Savings (revised guidance, 2016)",
  ],
  overflow: "fuelPrice",
  phrases: [
    "cost of driving to work {distance} each way {daysPerWeek} days a week",
    "commute cost {distance} {fuelConsumption}",
  ],
  updated: "2026-11-21",
  examples: [
    {
      title: "30 km each way, five days a week, free parking",
      inputs: { distance: 30, parkingPerDay: 0 },
      outputs: { annualCost: 3622.5, costPerDay: 15.75, fuelCost: 1552.5, hoursPerYear: 268.333333 },
    },
    {
      title: "Three colleagues share a diesel car",
      inputs: { distance: 45, fuelType: "diesel", fuelConsumption: 6, fuelPrice: 1.6, people: 3, parkingPerDay: 6 },
      outputs: { annualCost: 2157.4, savedPerHomeDay: 431.48 },
    },
    {
      title: "An electric car against the bus, three days a week",
      inputs: { fuelType: "electric", daysPerWeek: 3, transitPricing: "day", transitFarePerDay: 5 },
      outputs: { fuelCost: 185.8032, transitCost: 690, co2: 404.3952 },
    },
  ],
});

interface Car {
  readonly fuelType: "petrol" | "diesel" | "lpg" | "electric";
  readonly fuelConsumption: number;
  readonly fuelPrice: number;
  readonly priceUnit: keyof typeof LITRES_PER_PRICE_UNIT;
  readonly evConsumption: number;
  readonly electricityPrice: number;
  readonly gridEmissions: number;
}

/** What a kilometre costs in fuel or electricity, and the CO2 that it makes in kg. */
function perKilometre(car: Car) {
  if (car.fuelType === "electric") {
    const energy = car.evConsumption / 100;
    return { cost: energy * car.electricityPrice, co2: energy * car.gridEmissions };
  }
  const litres = car.fuelConsumption / 100;
  return {
    cost: (litres * car.fuelPrice) / LITRES_PER_PRICE_UNIT[car.priceUnit],
    co2: litres * CO2_PER_LITRE[car.fuelType],
  };
}
