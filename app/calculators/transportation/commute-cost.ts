import { defineCalculator, choice, integer, money, number, quantity, table, text, price } from "#engine/define.ts";
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
    "What driving to work costs per day, month and year, with fuel, wear and parking, how many hours it takes, and how public transportation compares.",
  keywords: [
    "cost of driving to work",
    "gas to work",
    "travel to work",
    "work from home savings",
    "car vs bus",
    "public transport",
    "time in traffic",
    "train pass",
    "gas for my commute",
    "commuting",
    "drive to the office",
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
      defaultIn: { imperial: "14 mi" },
      min: 0.01,
      max: 2000,
      also: [
        "miles",
        "km",
        "commute",
        "far",
        "to work",
        "each way",
        "one way",
        "drive",
        "drive to work",
        "from work",
        "way",
      ],
      decimals: 1,
    }),
    daysPerWeek: number("Days per week", {
      default: 5,
      min: 0,
      max: 7,
      unit: "days",
      also: ["days a week", "days", "a week"],
      assumable: false,
    }),
    weeksPerYear: number("Weeks per year", {
      default: 46,
      min: 0,
      max: 53,
      unit: "weeks",
      also: ["weeks", "weeks a year", "weeks of the year"],
    }),
    fuelType: choice("Car runs on", {
      default: "petrol",
      options: [
        ["petrol", "Gasoline (petrol)"],
        ["diesel", "Diesel"],
        ["lpg", "LPG"],
        ["electric", "Electricity"],
      ],
    }),
    fuelConsumption: quantity("Fuel consumption", fuelEconomy, {
      unit: "L/100km",
      default: 7.5,
      defaultIn: { imperial: "30 mpg" },
      min: 0.1,
      max: 500,
      when: { fuelType: ["petrol", "diesel", "lpg"] },
      also: ["mpg", "consumption", "gets", "does", "averages"],
      decimals: 2,
    }),
    fuelPrice: money("Fuel price", {
      default: 1.5,
      defaultIn: { imperial: 3.5 },
      min: 0,
      when: { fuelType: ["petrol", "diesel", "lpg"] },
      also: ["gas price", "fuel", "gas at", "gas is", "gas", "a gallon", "per gallon", "gas costs"],
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
      when: { fuelType: ["petrol", "diesel", "lpg"] },
    }),
    evConsumption: quantity("Consumption at the outlet", evEfficiency, {
      unit: "kWh/100km",
      default: 18,
      defaultIn: { imperial: "3.5 mi/kWh" },
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
      defaultIn: { imperial: "815 lb/MWh" },
      min: 0,
      max: 3,
      when: { fuelType: "electric" },
      decimals: 3,
    }),
    wearPerKm: price("Maintenance, tires and depreciation", length, {
      unit: "km",
      unsaid: 0,
      default: 0.15,
      defaultIn: { imperial: 0.25 },
      min: 0,
      help: "Only what extra driving adds, without insurance and taxes.",
      decimals: 2,
    }),
    parkingPerDay: money("Parking per day", { unsaid: 0, default: 4, min: 0, also: ["parking"], decimals: 2 }),
    tollsPerDay: money("Tolls per day", { default: 0, min: 0, decimals: 2, also: ["tolls"] }),
    people: integer("People sharing the car and its cost", {
      default: 1,
      min: 1,
      max: 100,
      also: ["carpool", "carpooling", "of us"],
    }),
    minutesOneWay: number("Minutes one way", {
      default: 35,
      min: 0,
      max: 720,
      unit: "minutes",
      also: ["minutes each way", "one way", "each way"],
    }),
    hourlyValue: money("What an hour of your time is worth", {
      default: 15,
      min: 0,
      also: ["my time is worth", "an hour of my time"],
    }),
    transitPricing: choice("Public transportation is paid by", {
      default: "month",
      options: [
        ["month", "Monthly pass"],
        ["day", "Fare per day"],
      ],
    }),
    transitPass: money("Monthly pass", {
      default: 85,
      min: 0,
      when: { transitPricing: "month" },
      also: ["bus pass", "train pass", "monthly pass", "pass"],
    }),
    transitFarePerDay: money("Fares per day", {
      default: 6,
      min: 0,
      when: { transitPricing: "day" },
      decimals: 2,
      also: ["bus fare", "fare"],
    }),
    transitMinutes: number("Minutes one way by public transportation", {
      default: 50,
      min: 0,
      max: 720,
      unit: "minutes",
    }),
  },
  outputs: {
    annualCost: money("Cost per year", { decimals: 0, also: ["a year", "yearly", "commute cost"] }),
    monthlyCost: money("Cost per month", { decimals: 2, also: ["a month", "monthly"] }),
    costPerDay: money("Cost per day", { decimals: 2, none: "No driving days", also: ["a day", "per day"] }),
    costPerKm: price("Cost per distance", length, { unit: "km", decimals: 2, none: "No driving days" }),
    fuelCost: money("Fuel or electricity per year", {
      also: [
        "gas",
        "in gas",
        "spend on fuel",
        "spend on gas",
        "on fuel",
        "gas per year",
        "fuel a year",
        "gas a year",
        "fuel",
      ],
    }),
    wearCost: money("Wear per year"),
    parkingAndTolls: money("Parking and tolls per year"),
    annualDistance: quantity("Distance per year", length, {
      unit: "km",
      decimals: 0,
      also: ["miles a year", "how many miles", "miles do i drive", "drive a year", "far a year"],
    }),
    hoursPerYear: number("Hours on the road per year", {
      unit: "hours",
      decimals: 0,
      also: ["hours per year", "hours a year", "how many hours", "time in the car", "hours commuting"],
    }),
    workingDaysInTraffic: number("In 8-hour workdays", { unit: "days", decimals: 1 }),
    timeCost: money("Value of that time"),
    costWithTime: money("Cost with your time"),
    transitCost: money("Public transportation per year"),
    transitCostWithTime: money("Public transportation with your time"),
    savedByTransit: money("Saved by public transportation", { also: ["save by bus", "save by train"] }),
    savedPerHomeDay: money("Saved per year by one day a week at home", { none: "No driving days" }),
    co2: quantity("CO2 per year", mass, { unit: "kg", decimals: 0 }),
    breakdown: table("Where the money goes", {
      item: text("Item"),
      perDay: money("Per day", { decimals: 2, none: "No driving days" }),
      perYear: money("Per year"),
    }),
    byDays: table(
      "By days per week",
      {
        daysPerWeek: integer("Days per week"),
        annualCost: money("Cost per year"),
        hours: number("Hours per year", { decimals: 0 }),
      },
      { mark: { column: "daysPerWeek", equals: "daysPerWeek" } },
    ),
  },
  figures: [
    "monthlyCost",
    "costPerDay",
    "hoursPerYear",
    "costWithTime",
    "transitCost",
    "savedByTransit",
    "savedPerHomeDay",
    "co2",
  ],
  pictures: [
    { draw: "parts", of: ["fuelCost", "wearCost", "parkingAndTolls"], whole: "annualCost" },
    { draw: "bars", of: ["costWithTime", "transitCostWithTime"], title: "By car and by public transport, with time" },
  ],
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
          `With no days at work, the drive costs nothing.`,
          `Set Days per week and Weeks per year to see what it would cost and how many hours it would take.`,
        ]
      : [
          `Driving to work costs {annualCost} a year, or {costPerDay} a day${inputs.people > 1 ? ", for your share of the car" : ""}${outputs.fuelCost! > 0 ? `; ${inputs.fuelType === "electric" ? "electricity" : "fuel"} is {fuelCost} of that` : ""}.`,
          outputs.hoursPerYear === 0
            ? `Enter the Minutes one way to see how much time the drive takes.`
            : `You spend {hoursPerYear} a year on the road, as much as ${say.number(outputs.workingDaysInTraffic!, 1)} eight-hour workdays.`,
          outputs.savedByTransit === 0
            ? `Public transportation would cost the same; working from home one day a week saves {savedPerHomeDay}.`
            : outputs.savedByTransit! > 0
              ? `Public transportation would save {savedByTransit} a year; working from home one day a week saves {savedPerHomeDay}.`
              : `Public transportation would cost ${say.money(-outputs.savedByTransit!)} more a year; working from home one day a week saves {savedPerHomeDay}.`,
        ],
  formula: {
    tex: [
      String.raw`D = 2\,d\,n \qquad C = \frac{D\left(\tfrac{c}{100}\,p + w\right) + n\,(k + t)}{m}`,
      String.raw`T = \frac{2\,z}{60}\,n \qquad C_T = C + T v`,
    ],
    where: {
      D: "distance per year, with d the distance to work and n the days at work per year",
      C: "cost per year, your share",
      c: "consumption per 100 km",
      p: "price per liter or kWh",
      w: "maintenance, tires and depreciation by distance",
      "k, t": "parking and tolls per day",
      m: "people sharing the car",
      "T, z": "hours per year and minutes one way",
      v: "value of an hour of your time",
      C_T: "cost including your time",
    },
  },
  howTo: [
    "Enter the Distance to work, one way, the Days per week and the Weeks per year: 52 minus vacation, holidays and sick leave.",
    "Choose what the Car runs on, and enter its real consumption and the price you pay.",
    "Set Maintenance, tires and depreciation: only what each extra kilometer or mile adds, not insurance or taxes.",
    "Add Parking, Tolls and the People sharing the car and its cost.",
    "Enter the Minutes one way and, to compare, the pass or fare and the minutes by public transportation.",
  ],
  faq: [
    {
      question: "What does a mile or kilometer really cost?",
      answer:
        "AAA (Your Driving Costs, 2024) puts fuel, maintenance and tires for a new car at about 25 cents a mile, and the total with depreciation, insurance and financing at 82 cents a mile for 15,000 miles a year. For a commute, count only what the extra distance adds.",
    },
    {
      question: "What is an hour of my time worth?",
      answer:
        "The US Department of Transportation values personal travel time at half of hourly household income, about $15 to $20 an hour, and treats commuting like other local trips. If you would pay more to get the hour back, enter that.",
    },
    {
      question: "What does one day at home save?",
      answer:
        "With five commuting days, a fifth of the cost: the fuel, wear, parking and tolls of that day, all year round. A monthly pass or a parking space paid by the month does not get cheaper, so set those costs to what you could really save.",
    },
  ],
  about: [
    "Use it to weigh a job farther away, a move, a transit pass or days at home. Costs you have anyway (insurance, taxes, a yearly parking permit) belong here only if you would give up the car without the commute.",
    "It assumes the same trip on every workday. The CO2 is what leaves the tailpipe, or what generating the electricity emits, divided by the people in the car; producing the fuel adds about a quarter.",
  ],
  sources: [
    "US EPA, Emission Factors for Greenhouse Gas Inventories (2024) and Greenhouse Gas Emissions from a Typical Passenger Vehicle (2023)",
    "AAA, Your Driving Costs (2024): operating and ownership costs",
    "US Department of Transportation, The Value of Travel Time Savings (revised guidance, 2016)",
  ],
  caution: "Covers only what you enter here: insurance, taxes and loan payments are not included.",
  overflow: "fuelPrice",
  phrases: [
    "cost of driving to work {distance} each way {daysPerWeek} days a week",
    "commute cost {distance} {fuelConsumption}",
    "gas to work {distance} each way {daysPerWeek} {weeksPerYear} {fuelConsumption} {fuelPrice} a gallon",
    "i drive {distance} to work {daysPerWeek} a week",
    "my truck gets {fuelConsumption} and gas is {fuelPrice}",
    "commuting {minutesOneWay} one way {daysPerWeek} a week {weeksPerYear}",
  ],
  updated: "2026-11-30",
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
      title: "An electric car or the bus, three days a week",
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
