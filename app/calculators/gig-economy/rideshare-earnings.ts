import { defineCalculator, money, number, percent, table, text } from "#engine/define.ts";

/** Self-employment tax is charged on 92.35 % of the profit: 26 U.S.C. 1402(a)(12). */
const SELF_EMPLOYMENT_BASE = 0.9235;

export default defineCalculator({
  id: "rideshare-earnings",
  name: "Rideshare and Delivery Earnings Calculator",
  category: "gig-economy",
  emoji: "🚕",
  description:
    "What a driver for a ride or delivery app really earns per hour after fuel, wear, platform fees and taxes.",
  keywords: [
    "uber driver pay",
    "lyft earnings",
    "doordash",
    "delivery driver income",
    "gig driver profit",
    "hourly pay after expenses",
    "cost per mile",
    "driving for Uber what did I make",
    "DoorDash pay per hour after gas",
    "gross per hour driving Lyft",
  ],
  related: [
    { id: "mileage-deduction", stage: "next_step", relevance: 88 },
    { id: "self-employment-tax", stage: "next_step", relevance: 84 },
    "fuel-cost",
    { id: "gig-vs-salary", stage: "complementary", relevance: 76 },
    "freelance-rate",
  ],
  inputs: {
    fares: money("Fares per week", {
      default: 900,
      min: 0,
      also: [
        "earnings",
        "made",
        "earned",
        "gross",
        "income",
        "made driving",
        "in fares",
        "took in",
        "a week in pay",
        "in ride fares",
        "trip pay",
        "base pay",
        "in pay",
        "fares of",
        "made in fares",
        "took in fares",
        "from fares",
        "week in pay",
      ],
    }),
    platformFeeRate: percent("Platform fee", {
      also: ["uber takes", "commission", "app takes", "platform takes", "lyft takes", "app fee", "uber cut"],
      default: 0,
      min: 0,
      max: 100,
      help: "0 when the app shows what you are paid.",
    }),
    tips: money("Tips per week", {
      unsaid: 0,
      also: ["in tips", "tips of", "tipped"],
      default: 90,
      min: 0,
    }),
    bonuses: money("Bonuses per week", {
      unsaid: 0,
      also: ["bonus", "in bonuses", "bonuses of", "surge", "quests", "promotions"],
      default: 40,
      min: 0,
    }),
    hoursWorked: number("Hours per week, waiting included", {
      default: 35,
      min: 0.1,
      max: 168,
      unit: "hours",
      also: [
        "hours",
        "hours driving",
        "worked",
        "drove",
        "hours a week",
        "drove for",
        "worked for",
        "drive",
        "driving for",
        "online",
      ],
    }),
    trips: number("Trips per week", {
      also: ["rides", "deliveries", "rides a week", "orders"],
      default: 70,
      min: 0,
    }),
    distance: number("Distance driven per week", {
      default: 600,
      min: 0,
      help: "Miles or kilometers, the same unit as the costs per distance below.",
      also: ["miles", "km", "put on", "i put on", "drove", "miles driven", "driving"],
    }),
    fuelCost: money("Fuel or charging per week", {
      unsaid: 0,
      also: [
        "gas",
        "fuel",
        "on gas",
        "gas cost",
        "of gas",
        "for gas",
        "gas was",
        "in gas",
        "on fuel",
        "gas of",
        "fuel of",
        "charging",
        "for fuel",
      ],
      default: 85,
      min: 0,
    }),
    wearPerDistance: money("Wear, tires and depreciation per mile or km", {
      unsaid: 0,
      also: [
        "wear",
        "depreciation",
        "for wear",
        "wear and tear",
        "a mile for wear",
        "mile for wear",
        "per mile for wear",
        "for wear and tear",
        "maintenance per mile",
        "cents a mile for wear",
        "a mile",
        "per mile",
        "depreciation of",
      ],
      default: 0.2,
      min: 0,
      decimals: 3,
    }),
    otherCosts: money("Phone, tolls, cleaning per week", {
      unsaid: 0,
      also: [
        "tolls",
        "other",
        "for phone",
        "phone",
        "cleaning",
        "other expenses",
        "for tolls",
        "parking",
        "car washes",
      ],
      default: 20,
      min: 0,
    }),
    mileageRate: money("Tax deduction per mile or km", {
      also: ["mileage rate"],
      default: 0.76,
      min: 0,
      help: "US standard mileage rate from 1 July 2026: 0.76 per mile (0.725 before).",
      decimals: 3,
    }),
    selfEmploymentTaxRate: percent("Self-employment tax", { default: 15.3, min: 0, max: 100 }),
    incomeTaxRate: percent("Income tax rate", { also: ["income tax", "tax bracket"], default: 12, min: 0, max: 100 }),
    weeksPerYear: number("Weeks per year", { also: ["weeks a year"], default: 48, min: 0, max: 53, unit: "weeks" }),
  },
  outputs: {
    netPerHour: money("Net per hour", { also: ["really make per hour", "net an hour"], decimals: 2 }),
    grossPerHour: money("Gross per hour", {
      also: ["gross hourly", "do i gross per hour", "gross an hour"],
      decimals: 2,
    }),
    profitPerHour: money("Per hour after costs", {
      also: [
        "per hour before tax",
        "net per hour before tax",
        "before tax",
        "hourly before tax",
        "an hour after costs",
        "hour after expenses",
        "make per hour after costs",
        "per hour after expenses",
      ],
      decimals: 2,
    }),
    grossEarnings: money("Gross per week", { decimals: 2 }),
    vehicleCosts: money("Car costs", { decimals: 2 }),
    totalCosts: money("All costs", { decimals: 2 }),
    profit: money("Profit before tax", {
      also: ["profit before tax", "what was my profit", "profit", "before tax"],
      decimals: 2,
    }),
    taxableProfit: money("Taxable profit", { decimals: 2 }),
    taxes: money("Taxes", { decimals: 2 }),
    netEarnings: money("Net per week", { also: ["take home per week", "net per week"], decimals: 2 }),
    netPerDistance: money("Net per mile or km", { also: ["per mile"], decimals: 3, none: "No distance" }),
    netPerTrip: money("Net per trip", { also: ["per trip", "per ride"], decimals: 2, none: "No trips" }),
    annualNet: money("Net per year", { also: ["per year"] }),
    breakdown: table("From fares to net", {
      item: text("Item"),
      amount: money("Amount", { decimals: 2 }),
      perHour: money("Per hour", { decimals: 2 }),
    }),
  },
  figures: [
    "grossPerHour",
    "profitPerHour",
    "netEarnings",
    "vehicleCosts",
    "taxes",
    "netPerDistance",
    "netPerTrip",
    "annualNet",
  ],
  pictures: [
    {
      draw: "flow",
      into: [
        ["grossEarnings", ["vehicleCosts", "otherCosts", "profit"]],
        ["profit", ["taxes", "netEarnings"]],
      ],
      title: "Where the earnings go",
    },
  ],
  compute(inputs) {
    const { hoursWorked, distance, trips, tips, bonuses, fuelCost, otherCosts } = inputs;
    const fares = inputs.fares * (1 - inputs.platformFeeRate / 100);
    const grossEarnings = fares + tips + bonuses;
    const wear = inputs.wearPerDistance * distance;
    const vehicleCosts = fuelCost + wear;
    const totalCosts = vehicleCosts + otherCosts;
    const profit = grossEarnings - totalCosts;

    const taxableProfit = Math.max(0, grossEarnings - inputs.mileageRate * distance - otherCosts);
    const selfEmploymentTax = (taxableProfit * SELF_EMPLOYMENT_BASE * inputs.selfEmploymentTaxRate) / 100;
    const incomeTax = (Math.max(0, taxableProfit - selfEmploymentTax / 2) * inputs.incomeTaxRate) / 100;
    const netEarnings = profit - selfEmploymentTax - incomeTax;
    const row = (item: string, amount: number) => ({ item, amount, perHour: amount / hoursWorked });
    return {
      netPerHour: netEarnings / hoursWorked,
      grossPerHour: grossEarnings / hoursWorked,
      profitPerHour: profit / hoursWorked,
      grossEarnings,
      vehicleCosts,
      totalCosts,
      profit,
      taxableProfit,
      taxes: selfEmploymentTax + incomeTax,
      netEarnings,
      netPerDistance: distance > 0 ? netEarnings / distance : null,
      netPerTrip: trips > 0 ? netEarnings / trips : null,
      annualNet: netEarnings * inputs.weeksPerYear,
      breakdown: [
        row("Fares after platform fee", fares),
        row("Tips", tips),
        row("Bonuses", bonuses),
        row("Fuel", -fuelCost),
        row("Wear and maintenance", -wear),
        row("Other costs", -otherCosts),
        row("Self-employment tax", -selfEmploymentTax),
        row("Income tax", -incomeTax),
        row("Net", netEarnings),
      ],
    };
  },
  takeaways: (inputs, outputs, say) => [
    outputs.netPerHour! >= 0
      ? `You keep {netPerHour} an hour after car, costs and taxes; the app shows {grossPerHour}.`
      : `After car, costs and taxes you lose ${say.money(-outputs.netPerHour!, 2)} an hour.`,
    `Out of {grossEarnings} a week, the car takes {vehicleCosts} and taxes {taxes}.`,
    ...(inputs.weeksPerYear === 0
      ? []
      : [
          outputs.annualNet! < 0
            ? `Over {weeksPerYear} that loses ${say.money(-outputs.annualNet!)} a year.`
            : `Over {weeksPerYear} that leaves {annualNet} a year.`,
        ]),
  ],
  formula: {
    tex: [
      String.raw`N = F\,(1 - \phi) + T + B - (G + w\,m) - O - S - I`,
      String.raw`S = 0.9235\,s\,x, \quad I = i\,\max\bigl(0, x - \tfrac{S}{2}\bigr), \quad x = \max(0, \text{gross} - r\,m - O)`,
    ],
    where: {
      N: "net per week",
      F: "fares, of which the platform keeps the share φ",
      "T, B": "tips and bonuses",
      G: "fuel or charging",
      w: "wear per mile or km",
      m: "distance driven",
      O: "other costs",
      "S, I": "self-employment and income tax at the rates s and i",
      x: "taxable profit with the mileage rate r instead of the real car costs",
    },
  },
  howTo: [
    "Enter Fares, Tips and Bonuses of a typical week. If the app shows what you are paid, the Platform fee stays at 0.",
    "Enter all Hours per week with the app on, waiting included, and the whole Distance driven, including empty miles.",
    "Enter Fuel or charging and the Wear per mile or km: depreciation, tires and repairs are 0.15 to 0.30 a mile for most cars.",
    "Set the Tax deduction per mile or km to your country's and enter your tax rates.",
    "Compare Net per hour with a wage after tax: the car is already paid for.",
  ],
  faq: [
    {
      question: "Why count wear if I own the car anyway?",
      answer:
        "Because every mile brings your next car closer. Driving 30,000 miles a year for the app can cost 3,000 to 6,000 in resale value, tires and repairs, much of which you notice only when you sell.",
    },
    {
      question: "Why is the taxable profit lower than the profit?",
      answer:
        "The US standard mileage rate is an average for all cars. With a cheap, economical car your real costs are lower, but you may still deduct the full rate; sometimes there is no taxable profit left at all.",
    },
    {
      question: "Should I accept every trip?",
      answer:
        "Look at Net per mile or km and Net per trip. A trip that pays less than your cost per mile, empty drive back included, loses money even if it fills the hour.",
    },
  ],
  about: [
    "A week in figures: what the app pays, what the car really costs and what taxes take. Use miles or kilometers, but the same unit for distance, wear and the tax deduction.",
    "Put commercial insurance, and the loan or lease of a car you bought only for this, into other costs. Taxes are US self-employment and income tax in simple form; elsewhere, enter your own country's rates.",
  ],
  sources: [
    "Internal Revenue Service, Notice 2026-10 and Announcement 2026-11 (standard mileage rates 2026); Schedule SE (Form 1040)",
    "American Automobile Association, Your Driving Costs (wear and depreciation)",
  ],
  overflow: "fares",
  caution: "Taxes are simplified; keep records of all miles and see a tax adviser for your return.",
  phrases: [
    "rideshare earnings {fares} a week {hoursWorked} hours {distance} miles",
    "what do I really earn driving {hoursWorked} hours for {fares}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "35 hours and 600 miles a week",
      inputs: {},
      outputs: { netPerHour: 18.9982558691, grossPerHour: 29.4285714286, annualNet: 31917.0698602 },
    },
    {
      title: "Delivery by bicycle: no fuel, no mileage rate",
      inputs: {
        fares: 420,
        tips: 110,
        bonuses: 0,
        hoursWorked: 25,
        trips: 80,
        distance: 0,
        fuelCost: 0,
        mileageRate: 0,
        otherCosts: 10,
      },
      outputs: { netPerHour: 15.541390384, netPerDistance: null, netPerTrip: 4.856684495 },
    },
  ],
});
