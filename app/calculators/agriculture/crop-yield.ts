import { defineCalculator, choice, money, number, percent, quantity, table, price } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { massPerArea } from "#units/mass-per-area.ts";
import { mass } from "#units/mass.ts";
import { plantDensity } from "#units/plant-density.ts";

/** Pounds in a bushel and standard moisture in percent. */
const CROPS = {
  corn: { bushel: 56, standardMoisture: 15.5 },
  wheat: { bushel: 60, standardMoisture: 13.5 },
  soybean: { bushel: 60, standardMoisture: 13 },
  barley: { bushel: 48, standardMoisture: 14.5 },
  oats: { bushel: 32, standardMoisture: 14 },
  sorghum: { bushel: 56, standardMoisture: 14 },
  rye: { bushel: 56, standardMoisture: 14 },
  canola: { bushel: 50, standardMoisture: 10 },
} as const;

const POUND = 0.45359237;
const SQUARE_METERS_PER_ACRE = 4046.8564224;
const YIELD = { unit: "t/ha", metric: "t/ha", imperial: "lb/ac", decimals: 2 } as const;

export default defineCalculator({
  id: "crop-yield",
  name: "Crop Yield Calculator",
  category: "agriculture",
  emoji: "🌾",
  description:
    "Grain yield before harvest, from a count of ears or heads, kernels and kernel weight, in t/ha and bushels per acre.",
  keywords: [
    "bushels per acre",
    "corn yield estimate",
    "wheat",
    "soybean",
    "tonnes per hectare",
    "kernels",
    "harvest estimate",
    "yield estimate",
    "ears per acre",
    "counted my corn",
    "grain yield",
    "kernel count",
  ],
  related: [
    { id: "seeding-rate", stage: "complementary", relevance: 78 },
    { id: "grain-bin", stage: "next_step", relevance: 88 },
    { id: "fertilizer", stage: "complementary", relevance: 74 },
    "growing-degree-days",
    "irrigation",
  ],
  inputs: {
    crop: choice("Crop", {
      default: "corn",
      options: [
        ["corn", "Corn (maize)"],
        ["wheat", "Wheat"],
        ["soybean", "Soybean"],
        ["barley", "Barley"],
        ["oats", "Oats"],
        ["sorghum", "Sorghum"],
        ["rye", "Rye"],
        ["canola", "Canola (rapeseed)"],
      ],
      also: ["corn", "wheat", "soybean"],
      called: { corn: ["maize"], canola: ["rapeseed"], soybean: ["soybeans", "beans"], sorghum: ["milo"] },
    }),
    headsPerM2: quantity("Ears, heads or pods per area", plantDensity, {
      unit: "1/m2",
      imperial: "1/ft2",
      default: 7.5,
      defaultIn: { imperial: "0.7 1/ft²" },
      min: 0,
      max: 10_000,
      help: "Per m² corn 6 to 9 ears, wheat 400 to 600 heads, soybean 700 to 1500 pods; per ft² 0.56 to 0.84, 37 to 56, 65 to 139.",
      also: ["ears", "heads", "pods", "spikes", "stand count"],
    }),
    kernelsPerHead: number("Kernels per ear, head or pod", {
      default: 500,
      min: 0,
      max: 5000,
      also: [
        "kernels",
        "beans",
        "seeds",
        "grains",
        "kernels a head",
        "kernels on an ear",
        "seeds a pod",
        "beans a pod",
        "seeds per pod",
        "kernels per ear",
        "kernels an ear",
      ],
    }),
    thousandKernelWeight: number("Weight of 1000 kernels", {
      also: [
        "tkw",
        "per thousand",
        "a thousand",
        "tgw",
        "thousand seed weight",
        "thousand grain weight",
        "thousand seeds",
        "thousand kernels",
        "kernel weight",
        "seed weight",
        "grain weight",
        "per thousand kernels",
        "per thousand seeds",
        "grams per thousand",
      ],
      default: 300,
      min: 0.1,
      max: 2000,
      unit: "g",
    }),
    moisture: percent("Moisture of the grain", {
      default: 15.5,
      min: 0,
      max: 60,
      also: ["moist", "percent moisture"],
    }),
    harvestLoss: percent("Harvest loss", {
      also: ["loss", "lost", "lost at harvest", "gets lost", "left in the field"],
      default: 3,
      min: 0,
      max: 100,
    }),
    area: quantity("Field area", area, {
      also: ["acres", "hectares", "acre field", "field"],
      unit: "ha",
      default: 10,
      defaultIn: { imperial: "25 ac" },
      min: 0,
      max: 1_000_000,
      metric: "ha",
      imperial: "ac",
      decimals: 2,
    }),
    pricePerTonne: price("Price of the grain", mass, {
      unit: "t",
      also: ["price"],
      default: 180,
      defaultIn: { imperial: 160 },
      min: 0,
      decimals: 2,
    }),
  },
  outputs: {
    yieldPerHectare: quantity("Yield at standard moisture", massPerArea, YIELD),
    bushelsPerAcre: number("Yield in bushels", {
      unit: "bu/acre",
      decimals: 1,
      also: ["bushels an acre", "bushels per acre", "bushel", "yield per acre"],
    }),
    totalProduction: quantity("Harvest of the field", mass, {
      unit: "t",
      metric: "t",
      imperial: "ton-us",
      decimals: 1,
      also: ["field make", "whole field", "total harvest", "in tons", "tons"],
    }),
    grossRevenue: money("Value of the harvest", { also: ["worth", "revenue"] }),
    fieldYield: quantity("Yield at field moisture", massPerArea, YIELD),
    dryMatter: quantity("Dry matter", massPerArea, {
      ...YIELD,
      also: ["dry matter yield"],
    }),
    kernelsPerM2: quantity("Kernels per area", plantDensity, { unit: "1/m2", imperial: "1/ft2", decimals: 0 }),
    standardMoisture: percent("Standard moisture", { decimals: 1 }),
    sensitivity: table("If the count is off", {
      change: percent("Count higher or lower by", { decimals: 0 }),
      yieldPerHectare: quantity("Yield", massPerArea, YIELD),
      bushelsPerAcre: number("Bushels per acre", { unit: "bu/acre", decimals: 1 }),
    }),
  },
  pictures: [
    { draw: "bars", of: ["yieldPerHectare", "fieldYield", "dryMatter"], title: "From the field to dry matter" },
  ],
  compute(inputs) {
    const { bushel, standardMoisture } = CROPS[inputs.crop];
    const kernelsPerM2 = inputs.headsPerM2 * inputs.kernelsPerHead;
    const fieldYield = ((kernelsPerM2 * inputs.thousandKernelWeight) / 100_000) * (1 - inputs.harvestLoss / 100);
    const yieldPerHectare = (fieldYield * (100 - inputs.moisture)) / (100 - standardMoisture);
    const toBushelsPerAcre = (tonnesPerHectare: number) =>
      ((tonnesPerHectare * 1000) / (bushel * POUND)) * (SQUARE_METERS_PER_ACRE / 10_000);
    const totalProduction = yieldPerHectare * inputs.area;
    return {
      yieldPerHectare,
      bushelsPerAcre: toBushelsPerAcre(yieldPerHectare),
      totalProduction,
      grossRevenue: totalProduction * inputs.pricePerTonne,
      fieldYield,
      dryMatter: fieldYield * (1 - inputs.moisture / 100),
      kernelsPerM2,
      standardMoisture,
      sensitivity: [70, 80, 90, 100, 110, 120, 130].map((percent) => {
        const changed = (yieldPerHectare * percent) / 100;
        return { change: percent - 100, yieldPerHectare: changed, bushelsPerAcre: toBushelsPerAcre(changed) };
      }),
    };
  },
  takeaways: () => [
    `Expect about {yieldPerHectare}, or {bushelsPerAcre}, at {standardMoisture} moisture.`,
    `Over {area} that is {totalProduction}, worth {grossRevenue}.`,
    "A count in one spot is easily off by 20%: average ten places across the field.",
  ],
  formula: {
    tex: [
      String.raw`Y_f = \frac{h\,k\,w}{100\,000}\left(1 - \frac{l}{100}\right)`,
      String.raw`Y = Y_f \cdot \frac{100 - m}{100 - m_0}`,
    ],
    where: {
      Y_f: "yield at field moisture in t/ha",
      Y: "yield at standard moisture in t/ha",
      h: "ears, heads or pods per m²",
      k: "kernels in each",
      w: "weight of 1000 kernels in g",
      l: "harvest loss in percent",
      m: "moisture of the grain in percent",
      m_0: "standard moisture of the crop in percent",
    },
  },
  howTo: [
    "Choose the Crop. It sets the bushel weight and the standard moisture.",
    "Count ears, heads or pods in a measured area. For corn in 30-inch (76 cm) rows, 17 ft 5 in (5.3 m) of row is a thousandth of an acre (4.05 m²).",
    "Count the Kernels per ear, head or pod on five to ten of them, leaving out the small ones at the tips, and take the average.",
    "Enter the Weight of 1000 kernels from last year or the seed label, the Moisture of the grain and the Harvest loss.",
    "Enter the Field area and the Price of the grain for the value of the harvest.",
  ],
  faq: [
    {
      question: "How early can I estimate?",
      answer:
        "Corn from the milk stage (R3), about three weeks after silking, because kernels may still abort until then; wheat from the milk stage too. Weather during grain fill can move kernel weight by 20% either way, so the estimate gets better every week.",
    },
    {
      question: "How does this compare with the rule of 90,000 kernels per bushel?",
      answer:
        "It is the same method: 90,000 kernels in a 56 lb bushel means 282 g per thousand. In good years 75,000 to 80,000 (320 to 340 g) fits better, in dry ones 105,000 (240 g). Here you enter the weight instead of the factor.",
    },
    {
      question: "Why is the yield given at standard moisture?",
      answer:
        "Because nobody pays for water. Ten tonnes of corn at 25% moisture contain 7.5 t of dry matter and count as 8.88 t at 15.5%. Elevators deduct more than that, for drying and handling losses.",
    },
  ],
  about: [
    "Yield is built up from its components: heads per area, kernels per head and weight per kernel. Counting the first two and assuming the third gives a forecast before harvest, accurate to 10 to 20% if the counts are spread over the whole field.",
    "Gaps, lodging, disease and hail between the count and the harvest are not included, apart from the Harvest loss that you enter. A well-adjusted combine loses 1 to 3%.",
  ],
  sources: [
    "Iowa State University Extension and Purdue Agronomy, yield component method",
    "USDA FSA / FGIS standard bushel weights",
    "AHDB Cereal Growth Guide 2023 (components of yield)",
  ],
  caution:
    "A field estimate: have the grain weighed and tested before you sell it forward or insure it by this figure.",
  overflow: "pricePerTonne",
  phrases: ["{crop} yield {headsPerM2} ears {kernelsPerHead} kernels", "{crop} yield estimate bushels per acre"],
  updated: "2026-11-30",
  examples: [
    {
      title: "Corn with 7.5 ears of 520 kernels per m²",
      inputs: { crop: "corn", headsPerM2: 7.5, kernelsPerHead: 520, thousandKernelWeight: 300, harvestLoss: 0 },
      outputs: { yieldPerHectare: 11.7, bushelsPerAcre: 186.401709 },
    },
    {
      title: "Wheat with 500 heads of 36 kernels per m², at 16% moisture",
      inputs: {
        crop: "wheat",
        headsPerM2: 500,
        kernelsPerHead: 36,
        thousandKernelWeight: 45,
        moisture: 16,
        harvestLoss: 2,
        area: 25,
        pricePerTonne: 210,
      },
      outputs: { fieldYield: 7.938, yieldPerHectare: 7.708578 },
    },
  ],
});
