import { defineCalculator, integer, money, percent, table, text } from "#engine/define.ts";

export default defineCalculator({
  id: "travel-budget",
  name: "Travel Budget Calculator",
  category: "travel",
  emoji: "🧳",
  description:
    "What a trip will cost with flights, rooms, food and activities, per person and per day, and what to save each month.",
  keywords: [
    "vacation cost",
    "holiday budget",
    "trip cost planner",
    "daily spending",
    "travel expenses",
    "saving for a trip",
    "family vacation cost",
    "how much will my trip cost",
    "vacation budget",
  ],
  related: [
    "fuel-cost",
    { id: "currency-converter", stage: "complementary", relevance: 76 },
    { id: "flight-distance", stage: "complementary", relevance: 70 },
    { id: "savings-goal", stage: "next_step", relevance: 82 },
    "rent-split",
    "road-trip-time",
  ],
  inputs: {
    travellers: integer("Travelers", {
      default: 2,
      min: 1,
      max: 1000,
      unit: "people",
      also: ["people", "persons", "of us", "family of", "adults", "couple", "friends"],
    }),
    days: integer("Days", { default: 8, min: 1, max: 1000, unit: "days", also: ["day trip"] }),
    nights: integer("Nights", { default: 7, min: 0, max: 1000, also: ["nights", "night"] }),
    rooms: integer("Rooms", { default: 1, min: 0, max: 500, also: ["rooms", "room"] }),
    transportPerPerson: money("Transport there and back, per person", {
      unsaid: 0,
      default: 350,
      min: 0,
      decimals: 2,
      also: ["flights", "plane tickets", "airfare", "tickets", "flights of", "train tickets", "flying"],
    }),
    lodgingPerNight: money("Room per night", {
      default: 110,
      min: 0,
      also: ["hotel", "a night", "airbnb", "lodging", "accommodation", "hostel", "room", "hotel is", "nights at"],
      decimals: 2,
    }),
    foodPerDay: money("Food per person per day", {
      unsaid: 0,
      default: 45,
      min: 0,
      decimals: 2,
      also: ["food", "meals", "eating", "eating out", "for food", "on food"],
    }),
    localTransportPerDay: money("Getting around, per person per day", {
      unsaid: 0,
      default: 12,
      min: 0,
      decimals: 2,
      also: ["subway", "taxis", "getting around", "local transport", "uber"],
    }),
    activitiesPerDay: money("Activities per person per day", {
      unsaid: 0,
      default: 25,
      min: 0,
      decimals: 2,
      also: ["activities", "sightseeing", "museums", "tours", "attractions", "fun"],
    }),
    otherCosts: money("Other: visas, insurance, gifts", {
      unsaid: 0,
      default: 150,
      min: 0,
      also: ["insurance", "visa", "gifts", "souvenirs", "other"],
    }),
    contingencyPercent: percent("Reserve", {
      unsaid: 0,
      default: 10,
      min: 0,
      max: 100,
      also: ["buffer", "cushion", "contingency", "emergencies"],
    }),
    saved: money("Already saved", {
      unsaid: 0,
      default: 500,
      min: 0,
      also: ["already have", "have saved", "put aside"],
    }),
    monthsUntil: integer("Months until departure", {
      default: 6,
      min: 0,
      max: 600,
      unit: "months",
      also: ["months", "leave in", "months away", "in"],
    }),
  },
  outputs: {
    totalCost: money("Trip cost", {
      decimals: 2,
      also: ["whole trip", "cost us", "what will cost", "total"],
    }),
    costPerPerson: money("Per person", { decimals: 2, also: ["each"] }),
    costPerDay: money("Per day", { decimals: 2, also: ["per day"] }),
    costPerPersonPerDay: money("Per person per day", { decimals: 2 }),
    monthlySaving: money("Save every month", {
      decimals: 2,
      none: "Departure is now",
      also: ["save a month", "save each month", "put away each month", "save per month"],
    }),
    stillToSave: money("Still to save", { decimals: 2 }),
    subtotal: money("Without reserve", { decimals: 2 }),
    contingency: money("Reserve", { decimals: 2 }),
    breakdown: table(
      "Breakdown",
      {
        item: text("Item"),
        amount: money("Amount", { decimals: 2 }),
        sharePercent: percent("Share", { decimals: 1 }),
      },
      { split: { name: "item", value: "amount" } },
    ),
  },
  compute(inputs) {
    const { travellers, days, monthsUntil } = inputs;
    const daily = (perPersonAndDay: number) => travellers * days * perPersonAndDay;
    const costs = [
      { item: "Transport there and back", amount: travellers * inputs.transportPerPerson },
      { item: "Lodging", amount: inputs.nights * inputs.rooms * inputs.lodgingPerNight },
      { item: "Food", amount: daily(inputs.foodPerDay) },
      { item: "Getting around", amount: daily(inputs.localTransportPerDay) },
      { item: "Activities", amount: daily(inputs.activitiesPerDay) },
      { item: "Other", amount: inputs.otherCosts },
    ];
    const subtotal = costs.reduce((sum, { amount }) => sum + amount, 0);
    const contingency = (subtotal * inputs.contingencyPercent) / 100;
    const totalCost = subtotal + contingency;
    const stillToSave = Math.max(0, totalCost - inputs.saved);
    return {
      totalCost,
      costPerPerson: totalCost / travellers,
      costPerDay: totalCost / days,
      costPerPersonPerDay: totalCost / travellers / days,
      monthlySaving: monthsUntil > 0 ? stillToSave / monthsUntil : null,
      stillToSave,
      subtotal,
      contingency,
      breakdown: [...costs, { item: "Reserve", amount: contingency }].map((row) => ({
        ...row,
        sharePercent: totalCost > 0 ? (100 * row.amount) / totalCost : 0,
      })),
    };
  },
  takeaways: (inputs, outputs) => {
    const largest = outputs.breakdown!.reduce((most, row) => (row.amount! > most.amount! ? row : most));
    return [
      inputs.travellers === 1
        ? `The trip costs {totalCost}, or {costPerDay} a day.`
        : `The trip costs {totalCost}, or {costPerPerson} per person and {costPerPersonPerDay} per person per day.`,
      outputs.totalCost! > 0
        ? `The largest part is ${largest.item!.toLowerCase()}${outputs.contingency! > 0 && largest.item !== "Reserve" ? "; {contingency} is kept in reserve" : ""}.`
        : `Enter what transport, rooms and days cost to build the budget.`,
      outputs.stillToSave === 0
        ? `Your savings cover it.`
        : inputs.monthsUntil > 0
          ? `Save {monthlySaving} a month until you leave to cover the remaining {stillToSave}.`
          : `You still need {stillToSave} before you leave.`,
    ];
  },
  formula: {
    tex: [
      String.raw`S = n\,t + N r\,l + n\,d\,(f + g + a) + o \qquad C = S\left(1 + \tfrac{q}{100}\right)`,
      String.raw`M = \frac{\max(0,\ C - s)}{m}`,
    ],
    where: {
      "n, d": "travelers and days",
      t: "transport there and back per person",
      "N, r, l": "nights, rooms and price per room per night",
      "f, g, a": "food, getting around and activities per person per day",
      o: "other costs",
      q: "reserve in percent",
      C: "trip cost",
      "s, m, M": "amount already saved, months until departure and amount to save every month",
    },
  },
  howTo: [
    "Enter Travelers, Days and Nights; an overnight flight or train saves one of the nights.",
    "Enter Transport there and back, per person, and the Rooms with the price per night.",
    "Enter what each person spends per day on Food, Getting around and Activities.",
    "Add visas, insurance and gifts under Other, and keep a Reserve of 10% to 20%.",
    "Enter what you have Already saved and the Months until departure.",
  ],
  faq: [
    {
      question: "How do I estimate daily costs for a place I do not know?",
      answer:
        "Look up the per diem for that city: the General Services Administration publishes rates for the US and the State Department for other countries, with lodging separate from meals and incidental expenses (M&IE). They assume mid-range hotels and restaurants; if you cook for yourself and use public transportation, half of the M&IE rate is usually enough.",
    },
    {
      question: "What do people forget?",
      answer:
        "Bag and seat fees on cheap flights, airport transfers and parking, resort fees and city taxes per night, roaming, tips, card fees of 1% to 3% abroad, vaccinations, a pet sitter, and meals on the way. Put them under Other.",
    },
    {
      question: "How large should the reserve be?",
      answer:
        "10% if you know the prices and have booked most of the trip; 20% for long trips, remote places or a volatile currency. A missed connection or a lost phone can easily cost $200 to $500, and insurance covers only part of it.",
    },
  ],
  about: [
    "Use it to see what a trip costs before you book, to compare places or dates, and to turn the total into a monthly savings target. Enter all amounts in the same currency.",
    "Children often pay less for transport and nothing for a bed: lower the amounts per person to a fair average. Interest on the savings is left out; over a few months it hardly matters.",
  ],
  sources: ["US General Services Administration, per diem rates (lodging apart from meals and incidental expenses)"],
  caution: "An estimate from the prices you enter: fares, exchange rates and local taxes can change before you travel.",
  overflow: "transportPerPerson",
  phrases: [
    "travel budget {travellers} people {days} days",
    "cost of a trip for {travellers} {nights} nights hotel {lodgingPerNight}",
    "how much does a vacation cost {travellers} people {days}",
    "flights {transportPerPerson} each hotel {lodgingPerNight} a night food {foodPerDay} per person a day",
    "vacation for {travellers} people {nights} nights at {lodgingPerNight} {days}",
    "family of {travellers} plane tickets {transportPerPerson} apiece",
    "a week away for {travellers}",
  ],
  updated: "2026-11-28",
  examples: [
    {
      title: "Eight days for two, leaving in six months",
      inputs: { travellers: 2, days: 8, nights: 7 },
      outputs: { totalCost: 3225.2, costPerPerson: 1612.6, costPerDay: 403.15, monthlySaving: 454.2 },
    },
    {
      title: "A weekend by train, leaving now",
      inputs: { travellers: 1, days: 3, nights: 2, transportPerPerson: 90, otherCosts: 0, saved: 0, monthsUntil: 0 },
      outputs: { totalCost: 611.6, monthlySaving: null, stillToSave: 611.6 },
    },
  ],
});
