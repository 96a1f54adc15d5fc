import { defineCalculator, choice, money, number, percent, quantity, table } from "#engine/define.ts";
import { area } from "#units/area.ts";

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
const SQUARE_METRES_PER_ACRE = 4046.8564224;

export default defineCalculator({
  id: "crop-yield",
  name: "Crop Yield Calculator",
  category: "agriculture",
  emoji: "🌾",
  description:
    "Grain yield before harvest from ears or heads counted, kernels and kernel weight, in t/ha and bushels per acre.",
  keywords: [
    "bushels per acre",
    "corn yield estimate",
    "wheat",
    "soybean",
    "tonnes per hectare",
    "kernels",
    "harvest estimate",
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
    }),
    headsPerM2: number("Ears, heads or pods per m2", {
      default: 7.5,
      min: 0,
      max: 10_000,
      help: "Corn 6 to 9 ears, wheat 400 to 600 heads, soybean 700 to 1500 pods",
      also: ["ears", "heads", "pods"],
    }),
    kernelsPerHead: number("Kernels per ear, head or pod", { default: 500, min: 0, max: 5000, also: ["kernels"] }),
    thousandKernelWeight: number("Weight of 1000 kernels", { default: 300, min: 0.1, max: 2000, unit: "g" }),
    moisture: percent("Moisture of the grain", { default: 15.5, min: 0, max: 60, also: ["moisture"] }),
    harvestLoss: percent("Harvest loss", { default: 3, min: 0, max: 100 }),
    area: quantity("Field area", area, {
      unit: "ha",
      default: 10,
      min: 0,
      max: 1_000_000,
      metric: "ha",
      imperial: "ac",
      decimals: 2,
    }),
    pricePerTonne: money("Price per tonne", { default: 180, min: 0, decimals: 2 }),
  },
  outputs: {
    yieldPerHectare: number("Yield at standard moisture", { unit: "t/ha", decimals: 2 }),
    bushelsPerAcre: number("Yield at standard moisture", { unit: "bu/acre", decimals: 1 }),
    totalProduction: number("Harvest of the field", { unit: "t", decimals: 1 }),
    grossRevenue: money("Value of the harvest"),
    fieldYield: number("Yield at field moisture", { unit: "t/ha", decimals: 2 }),
    dryMatter: number("Dry matter", { unit: "t/ha", decimals: 2 }),
    kernelsPerM2: number("Kernels per m2", { decimals: 0 }),
    standardMoisture: percent("Standard moisture", { decimals: 1 }),
    sensitivity: table("If the count is off", {
      change: percent("Count higher or lower by", { decimals: 0 }),
      yieldPerHectare: number("Yield per hectare", { unit: "t/ha", decimals: 2 }),
      bushelsPerAcre: number("Bushels per acre", { unit: "bu/acre", decimals: 1 }),
    }),
  },
  compute(inputs) {
    const { bushel, standardMoisture } = CROPS[inputs.crop];
    const kernelsPerM2 = inputs.headsPerM2 * inputs.kernelsPerHead;
    const fieldYield = ((kernelsPerM2 * inputs.thousandKernelWeight) / 100_000) * (1 - inputs.harvestLoss / 100);
    const yieldPerHectare = (fieldYield * (100 - inputs.moisture)) / (100 - standardMoisture);
    const toBushelsPerAcre = (tonnesPerHectare: number) =>
      ((tonnesPerHectare * 1000) / (bushel * POUND)) * (SQUARE_METRES_PER_ACRE / 10_000);
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
    `Expect about {yieldPerHectare} or {bushelsPerAcre}, told at {standardMoisture} moisture.`,
    `From {area} that is {totalProduction}, worth {grossRevenue}.`,
    "Counts in one spot are off by 20 % easily: take the mean of ten places across the field.",
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
    "Count ears, heads or pods on a measured area. For corn in 30 inch (76 cm) rows, 5.3 m (17 ft 5 in) of row are a thousandth of an acre, 4.05 m².",
    "Count the Kernels per ear, head or pod on five to ten of them, leaving out small tips, and take the mean.",
    "Enter the Weight of 1000 kernels from last year or the seed list, the Moisture of the grain and the Harvest loss.",
    "Enter Field area and Price per tonne for the value of the harvest.",
  ],
  faq: [
    {
      question: "How early can I estimate?",
      answer:
        "Corn from the milk stage (R3), about three weeks after silking, because until then kernels may still abort. Wheat from the milky stage too. Weather during grain fill moves kernel weight by 20 % either way, so the estimate becomes better every week.",
    },
    {
      question: "How does this compare with the rule of 90,000 kernels per bushel?",
      answer:
        "It is the same method: 90,000 kernels in a 56 lb bushel mean 282 g per thousand. In good years 75,000 to 80,000 (320 to 340 g) fit better, in dry ones 105,000 (240 g). Enter the weight instead of the factor.",
    },
    {
      question: "Why is the yield told at standard moisture?",
      answer:
        "Because water is not paid for. Ten tonnes of corn at 25 % moisture hold 7.5 t of dry matter and count as 8.88 t at 15.5 %. Elevators deduct more than that, for drying and handling losses.",
    },
  ],
  about: [
    "Yield is built from its components: heads per area, kernels per head and weight per kernel. Counting the first two and assuming the third gives a forecast before harvest, good to 10 to 20 % if the counts are spread over the whole field.",
    "Gaps, lodging, disease and hail between count and harvest are not in it, apart from the Harvest loss that you enter. Combines lose 1 to 3 % when set well.",
  ],
  sources: [
    "Iowa State University Extension and Purdue Agronomy, yield component method",
    "USDA FSA / FGIS standard bushel weights",
    "AHDB Cereal Growth Guide 2023 (components of yield)",
  ],
  overflow: "pricePerTonne",
  phrases: ["{crop} yield {headsPerM2} ears {kernelsPerHead} kernels", "{crop} yield estimate bushels per acre"],
  updated: "2026-11-21",
  examples: [
    {
      title: "Corn with 7.5 ears of 520 kernels",
      inputs: { crop: "corn", headsPerM2: 7.5, kernelsPerHead: 520, thousandKernelWeight: 300, harvestLoss: 0 },
      outputs: { yieldPerHectare: 11.7, bushelsPerAcre: 186.401709 },
    },
    {
      title: "Wheat, 500 heads of 36 kernels at 16 % moisture",
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
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        crop: "corn",
        headsPerM2: 7.5,
        kernelsPerHead: 520,
        thousandKernelWeight: 300,
        moisture: 15.5,
        harvestLoss: 0,
        area: 10,
        pricePerTonne: 180,
      },
      outputs: { yieldPerHectare: 11.7, bushelsPerAcre: 186.401709338 },
    },
    {
      by: "Python 3.11 fractions",
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
      outputs: {
        yieldPerHectare: 7.70857803468,
        bushelsPerAcre: 114.623872999,
        totalProduction: 192.714450867,
        grossRevenue: 40470.0346821,
        fieldYield: 7.938,
        dryMatter: 6.66792,
        kernelsPerM2: 18000,
        standardMoisture: 13.5,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 5.39600462428, bushelsPerAcre: 80.2367110991 },
          last: { change: 30, yieldPerHectare: 10.0211514451 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        crop: "soybean",
        headsPerM2: 1100,
        kernelsPerHead: 2.5,
        thousandKernelWeight: 160,
        moisture: 11.2,
        harvestLoss: 4,
        area: 12.5,
        pricePerTonne: 395.5,
      },
      outputs: {
        yieldPerHectare: 4.31139310345,
        bushelsPerAcre: 64.1089151999,
        totalProduction: 53.8924137931,
        grossRevenue: 21314.4496552,
        fieldYield: 4.224,
        dryMatter: 3.750912,
        kernelsPerM2: 2750,
        standardMoisture: 13,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 3.01797517241, bushelsPerAcre: 44.8762406399 },
          last: { change: 30, yieldPerHectare: 5.60481103448 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        crop: "canola",
        headsPerM2: 3500,
        kernelsPerHead: 22,
        thousandKernelWeight: 4.1,
        moisture: 8,
        harvestLoss: 6,
        area: 40,
        pricePerTonne: 480,
      },
      outputs: {
        yieldPerHectare: 3.03352622222,
        bushelsPerAcre: 54.1289752071,
        totalProduction: 121.341048889,
        grossRevenue: 58243.7034667,
        fieldYield: 2.96758,
        dryMatter: 2.7301736,
        kernelsPerM2: 77000,
        standardMoisture: 10,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 2.12346835556, bushelsPerAcre: 37.8902826449 },
          last: { change: 30, yieldPerHectare: 3.94358408889 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        crop: "barley",
        headsPerM2: 780,
        kernelsPerHead: 20,
        thousandKernelWeight: 48,
        moisture: 14.5,
        harvestLoss: 0,
        area: 0,
        pricePerTonne: 190,
      },
      outputs: {
        yieldPerHectare: 7.488,
        bushelsPerAcre: 139.179942973,
        totalProduction: 0,
        grossRevenue: 0,
        fieldYield: 7.488,
        dryMatter: 6.40224,
        kernelsPerM2: 15600,
        standardMoisture: 14.5,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 5.2416, bushelsPerAcre: 97.4259600809 },
          last: { change: 30, yieldPerHectare: 9.7344 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        crop: "oats",
        headsPerM2: 350,
        kernelsPerHead: 45,
        thousandKernelWeight: 36,
        moisture: 60,
        harvestLoss: 100,
        area: 5,
        pricePerTonne: 150,
      },
      outputs: {
        yieldPerHectare: 0,
        bushelsPerAcre: 0,
        totalProduction: 0,
        grossRevenue: 0,
        fieldYield: 0,
        dryMatter: 0,
        kernelsPerM2: 15750,
        standardMoisture: 14,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 0, bushelsPerAcre: 0 },
          last: { change: 30, yieldPerHectare: 0 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        crop: "sorghum",
        headsPerM2: 12,
        kernelsPerHead: 1600,
        thousandKernelWeight: 28,
        moisture: 20,
        harvestLoss: 3.5,
        area: 7,
        pricePerTonne: 165,
      },
      outputs: {
        yieldPerHectare: 4.82589767442,
        bushelsPerAcre: 76.885091932,
        totalProduction: 33.7812837209,
        grossRevenue: 5573.91181395,
        fieldYield: 5.18784,
        dryMatter: 4.150272,
        kernelsPerM2: 19200,
        standardMoisture: 14,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 3.37812837209, bushelsPerAcre: 53.8195643524 },
          last: { change: 30, yieldPerHectare: 6.27366697674 },
        },
      },
    },
    {
      by: "Python 3.11 fractions",
      inputs: {
        crop: "rye",
        headsPerM2: 450,
        kernelsPerHead: 40,
        thousandKernelWeight: 34,
        moisture: 15,
        harvestLoss: 1,
        area: 1,
        pricePerTonne: 0,
      },
      outputs: {
        yieldPerHectare: 5.98834883721,
        bushelsPerAcre: 95.4049965274,
        totalProduction: 5.98834883721,
        grossRevenue: 0,
        fieldYield: 6.0588,
        dryMatter: 5.14998,
        kernelsPerM2: 18000,
        standardMoisture: 14,
        sensitivity: {
          rows: 7,
          first: { change: -30, yieldPerHectare: 4.19184418605, bushelsPerAcre: 66.7834975692 },
          last: { change: 30, yieldPerHectare: 7.78485348837 },
        },
      },
    },
    {
      by: "GNU units 2.22: 11.7 t/hectare in 56 lb/acre",
      inputs: { crop: "corn", headsPerM2: 7.5, kernelsPerHead: 520, thousandKernelWeight: 300, harvestLoss: 0 },
      outputs: { bushelsPerAcre: 186.401709338 },
    },
    { by: "Refusal", inputs: { moisture: 61 }, refuses: "moisture" },
    { by: "Refusal", inputs: { thousandKernelWeight: 0 }, refuses: "thousandKernelWeight" },
    { by: "Refusal", inputs: { crop: "rice" }, refuses: "crop" },
  ],
});
