import { defineCalculator, integer, number, percent, quantity, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { area } from "#units/area.ts";
import { mass } from "#units/mass.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { plantDensity } from "#units/plant-density.ts";

/** An animal unit is a cow of 1000 lb; for a month it needs 790 lb of oven-dry forage (NRCS). Both in kg. */
const ANIMAL_UNIT = 453.59237;
const FORAGE_PER_UNIT_AND_MONTH = 358.3379723;

export default defineCalculator({
  id: "stocking-rate",
  name: "Stocking Rate Calculator",
  category: "agriculture",
  emoji: "🐄",
  description:
    "How many animals a pasture can feed, how long it lasts your herd, and how many paddocks to rotate through.",
  keywords: [
    "carrying capacity",
    "animal units",
    "AUM",
    "pasture",
    "grazing",
    "cattle per acre",
    "sheep per hectare",
    "rotational",
    "cows per acre",
    "cattle",
    "steers",
    "rangeland",
    "grazing days",
    "paddocks",
    "cows",
    "feed cattle",
  ],
  related: [
    "crop-yield",
    { id: "fertilizer", stage: "complementary", relevance: 60 },
    { id: "animal-gestation", stage: "complementary", relevance: 62 },
    { id: "fence", stage: "next_step", relevance: 64 },
    "area-converter",
  ],
  inputs: {
    area: quantity("Pasture area", area, {
      unit: "ha",
      default: 40,
      defaultIn: { imperial: "100 ac" },
      min: 0.01,
      max: 1_000_000,
      metric: "ha",
      imperial: "ac",
      decimals: 2,
      also: ["pasture", "acres", "range", "of native range", "rent", "grassland", "land"],
      assumable: false,
    }),
    forageProduction: quantity("Forage grown per year (dry)", massPerArea, {
      also: ["forage", "grass", "dry forage", "of dry forage", "forage an acre", "making", "produces", "grows", "hay"],
      unit: "kg/ha",
      default: 3500,
      defaultIn: { imperial: "3000 lb/ac" },
      min: 1,
      max: 50_000,
      assumable: false,
    }),
    utilization: percent("Share that may be grazed", {
      also: ["grazed", "take", "take only", "use", "utilized", "harvest efficiency", "may be grazed"],
      default: 35,
      min: 1,
      max: 100,
      help: "“Take half, leave half” allows 50% at most; 25 to 35% on rangeland.",
    }),
    animalWeight: quantity("Weight of an animal", mass, {
      unit: "kg",
      default: 545,
      defaultIn: { imperial: "1200 lb" },
      min: 1,
      max: 2000,
      metric: "kg",
      imperial: "lb",
      decimals: 0,
      also: ["weighing", "weigh", "cows weigh", "steers of", "lb cows", "lb steers", "head weigh", "weight"],
    }),
    intake: percent("Dry matter eaten per day, of body weight", {
      also: ["eat", "eating", "body weight", "of body weight", "of their weight", "a day", "dry matter"],
      default: 2.6,
      min: 0.5,
      max: 10,
    }),
    grazingDays: integer("Grazing season", {
      also: ["days", "grazing", "out", "day season", "season", "grazed for", "be out"],
      default: 180,
      min: 1,
      max: 366,
      unit: "days",
    }),
    herdSize: integer("Animals you have", {
      default: 20,
      min: 1,
      max: 1_000_000,
      also: [
        "cows",
        "sheep",
        "head",
        "steers",
        "heifers",
        "goats",
        "ewes",
        "cattle",
        "animals",
        "horses",
        "calves",
        "bulls",
      ],
    }),
    daysPerPaddock: number("Days in each paddock", {
      default: 4,
      min: 0.1,
      max: 365,
      unit: "days",
      also: ["days in each", "in each", "each paddock", "per paddock", "days a paddock"],
    }),
    restDays: number("Days each paddock rests", {
      default: 30,
      min: 0,
      max: 365,
      unit: "days",
      also: ["rest", "of rest", "resting", "days of rest"],
    }),
  },
  outputs: {
    animalsSupported: number("Animals the pasture feeds", {
      decimals: 1,
      also: [
        "how many cows",
        "how many cattle",
        "how many head",
        "can we run",
        "how many sheep",
        "how many animals",
        "how many can we run",
      ],
    }),
    stockingRate: quantity("Stocking rate (animals)", plantDensity, {
      unit: "1/ha",
      metric: "1/ha",
      imperial: "1/ac",
      decimals: 2,
    }),
    areaPerAnimal: quantity("Area per animal", area, {
      unit: "ha",
      metric: "ha",
      imperial: "ac",
      decimals: 2,
      also: ["acres per cow", "acres per head"],
    }),
    availableForage: quantity("Forage to graze", mass, { unit: "kg", metric: "kg", imperial: "lb", decimals: 0 }),
    dailyIntake: quantity("Eaten per animal and day", mass, { unit: "kg", metric: "kg", imperial: "lb", decimals: 1 }),
    animalUnits: number("Animal units", { unit: "AU", decimals: 1 }),
    animalUnitMonths: number("Animal unit months", { unit: "AUM", decimals: 1, also: ["aums"] }),
    daysForHerd: number("Days it feeds your herd", {
      unit: "days",
      decimals: 0,
      also: ["how long will", "days of feed", "long will", "feed last", "days of grazing"],
    }),
    herdBalance: number("Room for more animals", { decimals: 1 }),
    paddocks: integer("Paddocks to rotate", { also: ["how many paddocks"] }),
    paddockArea: quantity("Area of a paddock", area, { unit: "ha", metric: "ha", imperial: "ac", decimals: 2 }),
    byUtilization: table("By share grazed", {
      utilization: percent("Share grazed", { decimals: 0 }),
      animals: number("Animals it feeds", { decimals: 1 }),
    }),
  },
  pictures: [{ draw: "bars", of: ["herdSize", "animalsSupported"], title: "The herd, and what the pasture carries" }],
  compute(inputs) {
    const { area, forageProduction, animalWeight, grazingDays, herdSize } = inputs;
    const forageAt = (utilization: number) => (area * forageProduction * utilization) / 100;
    const dailyIntake = (animalWeight * inputs.intake) / 100;
    const availableForage = forageAt(inputs.utilization);
    const animalsOn = (forage: number) => forage / (dailyIntake * grazingDays);
    const animalsSupported = animalsOn(availableForage);
    const paddocks = Math.ceil(inputs.restDays / inputs.daysPerPaddock - 1e-9) + 1;
    return {
      animalsSupported,
      stockingRate: animalsSupported / area,
      areaPerAnimal: area / animalsSupported,
      availableForage,
      dailyIntake,
      animalUnits: (animalsSupported * animalWeight) / ANIMAL_UNIT,
      animalUnitMonths: availableForage / FORAGE_PER_UNIT_AND_MONTH,
      daysForHerd: availableForage / (dailyIntake * herdSize),
      herdBalance: animalsSupported - herdSize,
      paddocks,
      paddockArea: area / paddocks,
      byUtilization: [25, 35, 50, 65].map((utilization) => ({
        utilization,
        animals: animalsOn(forageAt(utilization)),
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    `The pasture of {area} feeds about ${counted(outputs.animalsSupported!, "animal", say.number(outputs.animalsSupported!, 1))} of {animalWeight} for {grazingDays}: {areaPerAnimal} each.`,
    outputs.herdBalance! >= 0
      ? `Your herd of {herdSize} has enough: the forage would last {daysForHerd}.`
      : `Your herd of {herdSize} would eat it in {daysForHerd}: graze fewer animals, feed hay or shorten the season.`,
    `With {daysPerPaddock} in each paddock and {restDays} of rest, you need ${counted(outputs.paddocks!, "paddock", "{paddocks}")} of {paddockArea}.`,
  ],
  formula: {
    tex: [String.raw`N = \frac{A\,F\,u}{W\,i\,t}`, String.raw`P = \left\lceil \frac{r}{d} \right\rceil + 1`],
    where: {
      N: "animals that the pasture feeds",
      A: "area in ha",
      F: "dry forage grown per year in kg/ha",
      u: "share that may be grazed",
      W: "weight of an animal in kg",
      i: "dry matter eaten per day as a share of the weight",
      t: "grazing season in days",
      P: "paddocks",
      "r, d": "days of rest and days of grazing in a paddock",
    },
  },
  howTo: [
    "Enter the Pasture area and the Forage grown per year, from local tables or by clipping and drying ten small squares.",
    "Set the Share that may be grazed: at most half on good pasture, a quarter to a third on dry range.",
    "Enter the Weight of an animal and what it eats: 2 to 2.6% of its weight for dry cows and ewes, 3 to 4% while they are in milk.",
    "Enter the Grazing season and the Animals you have, then, for a rotation, the days in each paddock and the days of rest.",
  ],
  faq: [
    {
      question: "What is an animal unit?",
      answer:
        "A cow of 1000 lb (454 kg) with or without a calf up to six months, which eats about 26 lb (12 kg) of dry forage a day. A bull is about 1.5 units, a horse 1.25, and five ewes make one. An animal unit month is 790 lb of oven-dry forage.",
    },
    {
      question: "Why can only part of it be grazed?",
      answer:
        "Grass needs leaves to grow back. If half is eaten, hardly any roots stop growing; at 60% half of them stop, and at 80% all of them, for twelve days or more (Crider, 1955). Some is also trampled, fouled or eaten by insects and wildlife.",
    },
    {
      question: "How much rest does a paddock need?",
      answer:
        "15 to 20 days when growth is fast in spring, 25 to 35 in summer, 60 or more in dry country. With 4 days of grazing and 30 of rest you need 9 paddocks. Shorter stays keep animals from biting the regrowth.",
    },
  ],
  about: [
    "Carrying capacity compares what grows with what is eaten. It holds for an average year: in a drought half as much may grow, so stock for a poor year and buy animals in when there is more.",
    "All figures are dry matter: fresh grass is 15 to 25% dry matter, hay 85 to 90%. Animals make less use of land that is steep, brushy or more than about a kilometer (0.6 mi) from water.",
  ],
  sources: [
    "USDA NRCS National Range and Pasture Handbook (1997, revised 2003): 26 lb a day and 790 lb a month of oven-dry forage per animal unit",
  ],
  caution: "An estimate for an average year: watch the pasture and take animals off before it is overgrazed.",
  phrases: ["stocking rate {area} {animalWeight} cows", "how many cattle on {area}"],
  updated: "2026-11-30",
  examples: [
    {
      title: "20 ha of good pasture for 545 kg cows",
      inputs: { area: 20, forageProduction: 3500, utilization: 50, animalWeight: 545, intake: 2.6, grazingDays: 180 },
      outputs: { animalsSupported: 13.722261, daysForHerd: 123.500353, paddocks: 9 },
    },
    {
      title: "Ewes of 75 kg on 8 ha",
      inputs: {
        area: 8,
        forageProduction: 6000,
        utilization: 50,
        animalWeight: 75,
        intake: 3,
        grazingDays: 200,
        herdSize: 50,
      },
      outputs: { animalsSupported: 53.333333, herdBalance: 3.333333 },
    },
  ],
});
