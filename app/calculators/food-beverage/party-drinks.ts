import { defineCalculator, integer, money, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { mass } from "#units/mass.ts";
import { volume } from "#units/volume.ts";

const WINE_BOTTLE = 750;
const WATER_PER_GUEST_AND_HOUR = 0.25;
const ICE_PER_GUEST = 0.7;

export default defineCalculator({
  id: "party-drinks",
  name: "Party Drinks Calculator",
  category: "food-beverage",
  emoji: "🎉",
  description:
    "How much beer, wine, spirits, soft drinks, water and ice to buy for a party or wedding, and what it costs.",
  keywords: [
    "wedding alcohol",
    "how many bottles of wine",
    "bar",
    "event",
    "how much beer",
    "ice per person",
    "catering",
    "wedding party drinks",
    "ice for a party",
  ],
  related: [
    { id: "blood-alcohol", stage: "next_step", relevance: 74 },
    "alcohol-by-volume",
    { id: "pizza-comparison", stage: "complementary", relevance: 68 },
    "tip",
    { id: "rent-split", stage: "complementary", relevance: 60 },
  ],
  inputs: {
    guests: integer("Guests", {
      default: 50,
      min: 1,
      max: 100_000,
      unit: "people",
      also: ["people", "invited", "attendees", "heads", "persons"],
    }),
    drinkingShare: percent("Drink alcohol", {
      default: 80,
      min: 0,
      max: 100,
      also: ["of them drink", "drinkers", "drink", "people drink", "drinking"],
    }),
    hours: number("Length", {
      default: 5,
      min: 0.5,
      max: 72,
      unit: "hours",
      also: ["hour party", "hour wedding party", "lasts", "long", "hour reception"],
    }),
    firstHourDrinks: number("Drinks each in the first hour", { default: 2, min: 0, max: 20 }),
    drinksPerHour: number("Drinks each in every hour after", { default: 1, min: 0, max: 20 }),
    beerShare: percent("Beer", { default: 40, min: 0, max: 100, also: ["beer", "beers"] }),
    wineShare: percent("Wine", { default: 40, min: 0, max: 100, also: ["wine"] }),
    spiritsShare: percent("Spirits and cocktails", {
      default: 20,
      min: 0,
      max: 100,
      also: ["liquor", "spirits", "cocktails", "hard liquor"],
    }),
    wineGlass: quantity("A glass of wine", volume, {
      unit: "mL",
      default: 150,
      defaultIn: { imperial: "5 fl oz" },
      min: 20,
      max: 750,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
    }),
    spiritMeasure: quantity("A measure of spirits", volume, {
      unit: "mL",
      default: 45,
      defaultIn: { imperial: "1.5 fl oz" },
      min: 5,
      max: 500,
      metric: "mL",
      imperial: "floz-us",
      decimals: 0,
    }),
    spiritBottle: quantity("A bottle of spirits", volume, {
      unit: "mL",
      default: 750,
      min: 20,
      max: 5000,
      metric: "mL",
      imperial: "mL",
    }),
    beerPrice: money("Price of a beer", { default: 2, min: 0, decimals: 2 }),
    winePrice: money("Price of a bottle of wine", { default: 12, min: 0, decimals: 2 }),
    spiritPrice: money("Price of a bottle of spirits", { default: 25, min: 0, decimals: 2 }),
    softPrice: money("Price of a soft drink", { default: 1, min: 0, decimals: 2 }),
  },
  outputs: {
    alcoholicDrinks: number("Alcoholic drinks", {
      decimals: 0,
      also: ["alcoholic drinks", "how many drinks", "how many alcoholic drinks"],
    }),
    beers: integer("Bottles or cans of beer", { also: ["beers", "how many beers", "cans of beer"] }),
    wineBottles: integer("Bottles of wine (750 mL)", { also: ["bottles of wine", "how many bottles of wine", "wine"] }),
    spiritBottles: integer("Bottles of spirits", { also: ["bottles of liquor"] }),
    softDrinks: integer("Soft drinks", { also: ["sodas"] }),
    waterLitres: quantity("Water", volume, {
      unit: "L",
      metric: "L",
      imperial: "gal-us",
      decimals: 0,
      also: ["water"],
    }),
    iceKg: quantity("Ice", mass, {
      unit: "kg",
      metric: "kg",
      imperial: "lb",
      decimals: 0,
      also: ["how much ice", "pounds of ice", "kilos of ice"],
    }),
    drinksEach: number("Drinks per guest", { decimals: 1 }),
    totalCost: money("Cost"),
    costPerGuest: money("Cost per guest", { decimals: 2 }),
    shopping: table(
      "Shopping list",
      {
        item: text("Item"),
        servings: number("Servings", { decimals: 1 }),
        buy: integer("Buy"),
        cost: money("Cost"),
      },
      { split: { name: "item", value: "cost" } },
    ),
  },
  compute(inputs) {
    const { guests, hours, beerShare, wineShare, spiritsShare } = inputs;
    if (Math.abs(beerShare + wineShare + spiritsShare - 100) > 0.01) {
      refuse("spiritsShare", "Beer, wine and spirits must add up to 100%.");
    }
    const drinksEach = inputs.firstHourDrinks * Math.min(hours, 1) + inputs.drinksPerHour * Math.max(0, hours - 1);
    const drinkers = (guests * inputs.drinkingShare) / 100;
    const alcoholicDrinks = drinkers * drinksEach;
    const [beer, wine, spirits] = [beerShare, wineShare, spiritsShare].map((share) => (alcoholicDrinks * share) / 100);
    const soft = (guests - drinkers) * drinksEach;
    const line = (item: string, servings: number, pieces: number, price: number) => {
      const buy = wholeUp(pieces);
      return { item, servings, buy, cost: buy * price };
    };
    const shopping = [
      line("Beer", beer!, beer!, inputs.beerPrice),
      line("Wine, 750 mL bottles", wine!, (wine! * inputs.wineGlass) / WINE_BOTTLE, inputs.winePrice),
      line("Spirits, bottles", spirits!, (spirits! * inputs.spiritMeasure) / inputs.spiritBottle, inputs.spiritPrice),
      line("Soft drinks", soft, soft, inputs.softPrice),
    ] as const;
    const totalCost = shopping.reduce((sum, one) => sum + one.cost, 0);
    return {
      alcoholicDrinks,
      beers: shopping[0].buy,
      wineBottles: shopping[1].buy,
      spiritBottles: shopping[2].buy,
      softDrinks: shopping[3].buy,
      waterLitres: WATER_PER_GUEST_AND_HOUR * guests * hours,
      iceKg: ICE_PER_GUEST * guests,
      drinksEach,
      totalCost,
      costPerGuest: totalCost / guests,
      shopping,
    };
  },
  takeaways: (inputs, outputs) => [
    `For {guests} over {hours}, buy ${
      inputs.drinkingShare > 0
        ? `${counted(outputs.beers!, "beer", "{beers}")}, ${counted(outputs.wineBottles!, "bottle", "{wineBottles}")} of wine, {spiritBottles} of spirits and `
        : ""
    }${counted(outputs.softDrinks!, "soft drink", "{softDrinks}")}.`,
    `Also have {waterLitres} of water and {iceKg} of ice; both go faster in hot weather.`,
    `It comes to {totalCost}, or {costPerGuest} a guest. If the store takes back unopened bottles, buy 10% more.`,
  ],
  formula: {
    tex: [
      String.raw`d = a \min(t, 1) + b \max(0, t - 1)`,
      String.raw`N = g\,s\,d \qquad \text{bottles} = \left\lceil \frac{N\,w\,v}{V} \right\rceil`,
    ],
    where: {
      d: "drinks per guest",
      a: "drinks in the first hour",
      b: "drinks in every hour after",
      t: "length in hours",
      N: "alcoholic drinks",
      g: "guests",
      s: "share who drink alcohol",
      w: "share of wine or spirits among the drinks",
      "v, V": "size of a glass or measure and of a bottle",
    },
  },
  howTo: [
    "Enter the number of Guests and what percentage Drink alcohol: 70% to 85% at a wedding, less in the afternoon or with children.",
    "Enter the Length, and adjust the drinks per hour: fewer for a dinner, more for a dance party.",
    "Divide them among Beer, Wine and Spirits and cocktails; together they must add up to 100%.",
    "Set the glass sizes and your store's prices, and take the numbers from the Shopping list.",
  ],
  faq: [
    {
      question: "How many glasses are in a bottle of wine?",
      answer:
        "A 750 mL bottle holds five 150 mL (5 oz) glasses, six small ones of 125 mL, or six to seven for a toast with sparkling wine. A case of twelve bottles serves 60 glasses.",
    },
    {
      question: "How much do I need for a wedding with 100 guests?",
      answer:
        "If 80% drink alcohol, over five hours, with two drinks in the first hour and one in each hour after, you need 480 drinks. Split 40/40/20, that is 192 beers, 39 bottles of wine and 6 bottles of spirits, plus 120 soft drinks for the other guests.",
    },
    {
      question: "How much ice do I need?",
      answer:
        "0.7 kg (1.5 lb) a guest if it both chills bottles and goes into drinks; twice that outdoors in summer. Fill the tubs two hours ahead and add water: ice water chills faster than ice alone.",
    },
  ],
  about: [
    "Caterers plan on two drinks per person in the first hour and one in each hour after. That suits an evening with food; for a champagne reception or a college party, change the two numbers.",
    "Everything is rounded up to whole bottles for each kind. Mixers (about three times the volume of the spirits), coffee and garnish are not included.",
  ],
  sources: [
    "Caterers' rule: two drinks in the first hour, one in each after it",
    "NIAAA, What is a standard drink? (355 mL beer, 150 mL wine, 45 mL spirits)",
  ],
  overflow: "winePrice",
  caution:
    "An adult's body clears about one drink an hour or less: serve food, water and alcohol-free drinks, and arrange rides home. No alcohol for underage guests.",
  phrases: [
    "drinks for {guests} guests {hours} hours",
    "how much wine and beer for {guests} people",
    "how many bottles for {guests} guests over {hours}",
    "{guests} people {drinkingShare} of them drink {hours} party",
    "how much ice for {guests} people",
    "everyone drinks at the wedding {guests} guests {hours}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "60 guests for four hours",
      inputs: { guests: 60, drinkingShare: 75, hours: 4 },
      outputs: { alcoholicDrinks: 225, beers: 90, wineBottles: 18, spiritBottles: 3, totalCost: 546 },
    },
    {
      title: "A wine-only dinner for 12",
      inputs: {
        guests: 12,
        drinkingShare: 100,
        hours: 3,
        firstHourDrinks: 1,
        beerShare: 0,
        wineShare: 100,
        spiritsShare: 0,
      },
      outputs: { wineBottles: 8, beers: 0, softDrinks: 0 },
    },
  ],
});

/** Rounded up to whole pieces; floating-point dust does not add one. */
function wholeUp(pieces: number): number {
  return Math.ceil(Number(pieces.toFixed(6)));
}
