import { defineCalculator, integer, money, number, percent, quantity, table } from "#engine/define.ts";
import { counted } from "#maths/counted.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { plantDensity } from "#units/plant-density.ts";

const POUND = 0.45359237;
const HECTARES_PER_ACRE = 0.40468564224;
const SQUARE_METERS_PER_ACRE = 4046.8564224;

export default defineCalculator({
  id: "seeding-rate",
  name: "Seeding Rate Calculator",
  category: "agriculture",
  emoji: "🌱",
  description:
    "How much seed to sow per hectare or acre for the plant population you want, and the bags for the field.",
  keywords: [
    "plant population",
    "thousand kernel weight",
    "seeds per acre",
    "sowing rate",
    "germination",
    "drill",
    "kg per hectare",
    "sowing",
    "seed rate",
    "drilling wheat",
    "planting rate",
    "TKW",
  ],
  related: [
    { id: "crop-yield", stage: "next_step", relevance: 86 },
    { id: "plant-spacing", stage: "complementary", relevance: 62 },
    { id: "fertilizer", stage: "complementary", relevance: 78 },
    "growing-degree-days",
  ],
  inputs: {
    targetPopulation: quantity("Plants wanted", plantDensity, {
      unit: "1/m2",
      metric: "1/m2",
      imperial: "1/ft2",
      default: 250,
      defaultIn: { imperial: "25 plants per square foot" },
      min: 0.01,
      max: 20_000,
      help: "Per m² wheat 200 to 300, corn 7 to 9, soybean 30 to 45; per ft² 19 to 28, 0.65 to 0.84, 2.8 to 4.2.",
      also: ["plants", "population", "plant stand", "stand", "plant population", "want"],
    }),
    thousandKernelWeight: number("Weight of 1000 seeds", {
      default: 42,
      min: 0.01,
      max: 5000,
      unit: "g",
      also: [
        "TKW",
        "seed weight",
        "a thousand",
        "per thousand",
        "grams a thousand",
        "tgw",
        "thousand seeds",
        "seed weighs",
        "thousand seed weight",
        "kernel weight",
      ],
    }),
    germination: percent("Germination", {
      also: ["germ", "germ is", "germinating", "germinate"],
      default: 95,
      min: 1,
      max: 100,
    }),
    emergence: percent("Emergence in the field", {
      also: ["emerging", "emerge", "coming up", "field emergence", "come up"],
      default: 85,
      min: 1,
      max: 100,
    }),
    rowSpacing: quantity("Row spacing", length, {
      also: ["rows", "inch rows", "row width", "wide rows", "between rows"],
      unit: "cm",
      default: 15,
      defaultIn: { imperial: "6 in" },
      min: 1,
      max: 500,
      metric: "cm",
      imperial: "in",
      decimals: 0,
    }),
    area: quantity("Field area", area, {
      unit: "ha",
      default: 10,
      defaultIn: { imperial: "25 ac" },
      min: 0,
      max: 1_000_000,
      metric: "ha",
      imperial: "ac",
      decimals: 2,
      also: ["acres", "drilling", "field", "hectares", "planting"],
    }),
    bagWeight: quantity("Bag weight", mass, {
      also: ["bags", "sacks", "lb bags", "pound bags"],
      unit: "kg",
      default: 25,
      defaultIn: { imperial: "50 lb" },
      min: 0.01,
      max: 5000,
      metric: "kg",
      imperial: "lb",
      decimals: 0,
    }),
    pricePerBag: money("Price per bag", { also: ["per bag"], default: 30, min: 0, decimals: 2 }),
  },
  outputs: {
    seedingRate: quantity("Seeding rate", massPerArea, {
      unit: "kg/ha",
      decimals: 1,
      also: ["pounds per acre", "seed per acre", "pounds of seed", "how much seed"],
    }),
    seedingRateImperial: quantity("Seeding rate in other units", massPerArea, {
      unit: "lb/ac",
      metric: "lb/ac",
      imperial: "kg/ha",
      decimals: 1,
    }),
    seedsPerM2: quantity("Seed density", plantDensity, {
      unit: "1/m2",
      metric: "1/m2",
      imperial: "1/ft2",
      decimals: 1,
    }),
    seedsPerHectare: quantity("Seeds per hectare or acre", plantDensity, {
      unit: "1/ha",
      metric: "1/ha",
      imperial: "1/ac",
      decimals: 0,
    }),
    seedsPerMeter: number("Seeds per meter of row", { decimals: 1, also: ["seeds per foot"] }),
    seedSpacing: quantity("Distance between seeds in the row", length, {
      unit: "cm",
      metric: "cm",
      imperial: "in",
      decimals: 1,
      also: ["how far apart", "far apart", "seed spacing", "spacing of the seeds", "apart are the seeds"],
    }),
    totalSeed: quantity("Seed for the field", mass, {
      unit: "kg",
      metric: "kg",
      imperial: "lb",
      decimals: 0,
      also: ["total seed"],
    }),
    bags: integer("Bags", { also: ["how many bags", "bags of seed"] }),
    cost: money("Seed cost", { also: ["cost of the seed"] }),
    plantsPerAcre: number("Plants per acre", { decimals: 0 }),
    byPopulation: table(
      "By plant population",
      {
        population: quantity("Plants", plantDensity, { unit: "1/m2", metric: "1/m2", imperial: "1/ft2", decimals: 1 }),
        seedingRate: quantity("Seeding rate", massPerArea, { unit: "kg/ha", decimals: 1 }),
        totalSeed: quantity("Seed for the field", mass, { unit: "kg", metric: "kg", imperial: "lb", decimals: 0 }),
      },
      { mark: { column: "population", equals: "targetPopulation" } },
    ),
  },
  pictures: [
    { draw: "shape", forms: [["rectangle", "rowSpacing", "seedSpacing"]], title: "The ground of one seed, to scale" },
  ],
  compute(inputs) {
    const { targetPopulation, area, bagWeight } = inputs;
    const established = (inputs.germination / 100) * (inputs.emergence / 100);
    const rateFor = (population: number) => (population / established) * (inputs.thousandKernelWeight / 100);
    const seedsPerM2 = targetPopulation / established;
    const seedingRate = rateFor(targetPopulation);
    const seedsPerMeter = (seedsPerM2 * inputs.rowSpacing) / 100;
    const totalSeed = seedingRate * area;
    const bags = Math.ceil(totalSeed / bagWeight - 1e-9);
    return {
      seedingRate,
      seedingRateImperial: (seedingRate / POUND) * HECTARES_PER_ACRE,
      seedsPerM2,
      seedsPerHectare: seedsPerM2 * 10_000,
      seedsPerMeter,
      seedSpacing: 100 / seedsPerMeter,
      totalSeed,
      bags,
      cost: bags * inputs.pricePerBag,
      plantsPerAcre: targetPopulation * SQUARE_METERS_PER_ACRE,
      byPopulation: [70, 80, 90, 100, 110, 120, 130].map((percent) => {
        const population = (targetPopulation * percent) / 100;
        return { population, seedingRate: rateFor(population), totalSeed: rateFor(population) * area };
      }),
    };
  },
  takeaways: (_, outputs) => [
    `Sow {seedingRate} ({seedingRateImperial}): seeds at {seedsPerM2} for plants at {targetPopulation}.`,
    `In the row that is one seed every {seedSpacing}.`,
    `For {area} you need {totalSeed} of seed: ${counted(outputs.bags!, "bag", "{bags}")}${outputs.cost! > 0 ? " for {cost}" : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`S = \frac{P}{\tfrac{g}{100} \cdot \tfrac{e}{100}} \qquad R = \frac{S\,w}{100}`,
      String.raw`d = \frac{100}{S\,\tfrac{r}{100}}`,
    ],
    where: {
      S: "seeds per m²",
      P: "plants wanted per m²",
      "g, e": "germination and emergence in percent",
      R: "seeding rate in kg/ha",
      w: "weight of 1000 seeds in g",
      d: "distance between seeds in the row in cm",
      r: "row spacing in cm",
    },
  },
  howTo: [
    "Enter the Plants wanted per m²: 200 to 300 for winter wheat, 7 to 9 for corn, 30 to 45 for soybean, 40 to 60 for canola.",
    "Take the Weight of 1000 seeds and the Germination from the seed tag; both differ from year to year.",
    "Estimate the Emergence in the field: 85 to 95% in a good seedbed, 70% when it is late, or the soil is cold or cloddy.",
    "Enter the Row spacing, Field area and bags, then set the drill and check it with a calibration test.",
  ],
  faq: [
    {
      question: "Why not sow the same weight every year?",
      answer:
        "Because seed size changes. Wheat at 38 g and at 52 g per thousand seeds differs by a third: the same 250 plants per m² at 90% germination and 85% emergence take 124 or 170 kg/ha.",
    },
    {
      question: "Do I need to sow more when it is late?",
      answer:
        "Yes. Late-sown wheat has less time to tiller, and fewer seeds come up in cold soil. British guidance raises the target by 50 to 100 plants per m² from September to November.",
    },
    {
      question: "How do I get plants per acre?",
      answer:
        "Plants per m² times 4,047. Eight corn plants per m² make 32,375 an acre; 35 soybean plants make 141,640.",
    },
  ],
  about: [
    "The rate follows from the stand you want and from how many seeds become plants. Germination is measured in the laboratory under ideal conditions; emergence is what frost, crusting, pests and depth leave of it in the field. The two are multiplied.",
    "In crops that tiller or branch, such as wheat and canola, 10% more or fewer plants hardly changes the yield; in corn it matters more. The table shows what a change costs in seed.",
  ],
  sources: [
    "AHDB Wheat Growth Guide 2023 (seed rate from thousand grain weight and establishment)",
    "University of Minnesota Extension, seeding rate formula",
  ],
  overflow: "pricePerBag",
  caution: "Follow the seed supplier's rate for the variety, and calibrate the drill before you sow the field.",
  phrases: [
    "seeding rate {targetPopulation} plants per m2 {thousandKernelWeight} g",
    "how much seed for {area} at {targetPopulation} plants",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Wheat: 300 plants per m², 45 g seeds, 90% germination and emergence",
      inputs: { targetPopulation: 300, thousandKernelWeight: 45, germination: 90, emergence: 90, area: 10 },
      outputs: { seedingRate: 166.666667, bags: 67 },
    },
    {
      title: "Corn at 8 plants per m² in 76 cm rows",
      inputs: {
        targetPopulation: 8,
        thousandKernelWeight: 320,
        germination: 95,
        emergence: 92,
        rowSpacing: 76,
        area: 20,
      },
      outputs: { seedingRate: 29.290618, seedSpacing: 14.375 },
    },
  ],
});
