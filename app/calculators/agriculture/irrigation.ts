import {
  defineCalculator,
  chart,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
  price,
} from "#engine/define.ts";
import { area } from "#units/area.ts";
import { length } from "#units/length.ts";
import { precipitationRate } from "#units/precipitation-rate.ts";
import { volume } from "#units/volume.ts";
import { volumeFlow } from "#units/volume-flow.ts";

/** Field application efficiency of each kind of system, in percent (FAO, 1989). */
const SYSTEMS = [
  ["Surface", 60],
  ["Sprinkler", 75],
  ["Drip", 90],
] as const;

/** A millimeter on a hectare, in m³. */
const CUBIC_METERS = 10;

export default defineCalculator({
  id: "irrigation",
  name: "Irrigation Calculator",
  category: "agriculture",
  emoji: "💧",
  description:
    "How much water a crop needs per day, how often to irrigate and how long to run the pump, from evapotranspiration and soil.",
  keywords: [
    "water requirement",
    "evapotranspiration",
    "drip",
    "sprinkler",
    "watering schedule",
    "FAO-56",
    "pump hours",
    "irrigate",
    "crop water use",
    "ETo",
    "Kc",
    "drip irrigation",
    "orchard",
    "watering crops",
  ],
  related: [
    { id: "crop-yield", stage: "next_step", relevance: 68 },
    "plant-spacing",
    { id: "flow-rate-converter", stage: "complementary", relevance: 62 },
    "fertilizer",
    { id: "growing-degree-days", stage: "complementary", relevance: 60 },
  ],
  inputs: {
    area: quantity("Area", area, {
      also: ["field", "ha", "acres", "orchard", "hectares", "of corn"],
      unit: "ha",
      default: 1,
      defaultIn: { imperial: "2.5 ac" },
      min: 1e-5,
      max: 1_000_000,
      metric: "ha",
      imperial: "ac",
      decimals: 2,
      assumable: false,
    }),
    referenceEt: quantity("Reference evapotranspiration (ETo)", precipitationRate, {
      unit: "mm/day",
      metric: "mm/day",
      imperial: "in/day",
      default: 5,
      defaultIn: { imperial: "0.2 in/day" },
      min: 0,
      max: 20,
      also: ["ET", "evapotranspiration", "eto", "ET0", "reference et runs"],
      assumable: false,
    }),
    cropCoefficient: number("Crop coefficient (Kc)", {
      default: 1.05,
      min: 0,
      max: 2,
      also: ["Kc", "kc is", "kc of"],
      assumable: false,
    }),
    effectiveRainfall: quantity("Effective rain per week", length, {
      unit: "mm",
      metric: "mm",
      imperial: "in",
      default: 7,
      defaultIn: { imperial: "0.25 in" },
      min: 0,
      max: 500,
      also: ["rain", "rainfall", "rain a week", "of rain"],
      assumable: false,
    }),
    applicationEfficiency: percent("Application efficiency", {
      also: ["efficiency", "efficient", "percent efficient", "drip is"],
      default: 75,
      min: 5,
      max: 100,
    }),
    flowRate: quantity("Flow rate", volumeFlow, {
      also: ["flow", "pump gives", "pump", "gives", "delivers", "pump delivers", "well"],
      unit: "m3/h",
      metric: "m3/h",
      imperial: "gal-us/min",
      default: 40,
      defaultIn: { imperial: "175 gal/min" },
      min: 0.0001,
      max: 1_000_000,
    }),
    fieldCapacity: percent("Field capacity of the soil (by volume)", {
      default: 30,
      min: 1,
      max: 80,
      help: "Sand 12%, loam 25 to 30%, clay 36 to 40%.",
      also: ["field capacity"],
    }),
    wiltingPoint: percent("Wilting point of the soil (by volume)", {
      default: 15,
      min: 0,
      max: 70,
      also: ["wilting"],
    }),
    rootDepth: quantity("Root depth", length, {
      also: ["root", "rooting depth", "deep roots", "root zone"],
      unit: "m",
      default: 0.8,
      defaultIn: { imperial: "2.5 ft" },
      min: 0.01,
      max: 5,
      metric: "m",
      imperial: "ft",
      decimals: 2,
    }),
    depletionFraction: percent("Depletion allowed", {
      default: 50,
      min: 1,
      max: 100,
      also: ["depletion", "allowable depletion", "depleted", "mad"],
    }),
    waterPrice: price("Price of water", volume, {
      unit: "m3",
      imperial: "ac-ft",
      default: 0.05,
      defaultIn: { imperial: 60 },
      min: 0,
      decimals: 2,
      also: ["water costs"],
    }),
  },
  outputs: {
    dailyVolume: quantity("Water to apply per day", volume, {
      unit: "m3",
      metric: "m3",
      imperial: "gal-us",
      decimals: 1,
      also: ["water a day", "how much water a day", "water per day"],
    }),
    cropWaterUse: quantity("Crop water use (ETc)", precipitationRate, {
      unit: "mm/day",
      metric: "mm/day",
      imperial: "in/day",
      decimals: 2,
      also: ["crop water use", "water use", "etc"],
    }),
    netRequirement: quantity("Net requirement", precipitationRate, {
      unit: "mm/day",
      metric: "mm/day",
      imperial: "in/day",
      decimals: 2,
    }),
    grossRequirement: quantity("Gross requirement", precipitationRate, {
      unit: "mm/day",
      metric: "mm/day",
      imperial: "in/day",
      decimals: 2,
    }),
    weeklyVolume: quantity("Water per week", volume, {
      unit: "m3",
      metric: "m3",
      imperial: "gal-us",
      decimals: 1,
      also: ["water a week"],
    }),
    hoursPerDay: number("Pump hours per day", {
      unit: "hours",
      decimals: 2,
      also: ["hours a day", "run the pump", "how many hours a day", "must it run", "pump run"],
    }),
    availableWater: quantity("Water the soil can hold (TAW)", length, {
      unit: "mm",
      metric: "mm",
      imperial: "in",
      decimals: 0,
      also: ["available water"],
    }),
    readilyAvailableWater: quantity("Readily available water (RAW)", length, {
      unit: "mm",
      metric: "mm",
      imperial: "in",
      decimals: 0,
    }),
    irrigationInterval: number("Irrigate every", {
      unit: "days",
      decimals: 1,
      none: "Rain covers the need",
      also: ["how often", "often should i irrigate", "days between irrigations"],
    }),
    applicationDepth: quantity("Depth per irrigation", length, {
      unit: "mm",
      metric: "mm",
      imperial: "in",
      decimals: 0,
    }),
    volumePerIrrigation: quantity("Water per irrigation", volume, {
      unit: "m3",
      metric: "m3",
      imperial: "gal-us",
      decimals: 0,
    }),
    hoursPerIrrigation: number("Pump hours per irrigation", { unit: "hours", decimals: 1 }),
    waterCostPerWeek: money("Water cost per week", { decimals: 2 }),
    bySystem: table("By irrigation system", {
      system: text("System"),
      efficiency: percent("Efficiency", { decimals: 0 }),
      grossRequirement: quantity("Gross requirement", precipitationRate, {
        unit: "mm/day",
        metric: "mm/day",
        imperial: "in/day",
        decimals: 2,
      }),
      dailyVolume: quantity("Water per day", volume, { unit: "m3", metric: "m3", imperial: "gal-us", decimals: 1 }),
    }),
    soilWater: chart("Soil water deficit after irrigation", {
      x: { day: integer("Day") },
      y: { deficit: quantity("Deficit", length, { unit: "mm", metric: "mm", imperial: "in", decimals: 1 }) },
      as: "area",
      own: { x: "irrigationInterval", y: "readilyAvailableWater", label: "Irrigate again" },
    }),
  },
  figures: [
    "weeklyVolume",
    "cropWaterUse",
    "grossRequirement",
    "hoursPerDay",
    "irrigationInterval",
    "applicationDepth",
    "waterCostPerWeek",
  ],
  compute(inputs) {
    const { area, flowRate, fieldCapacity, wiltingPoint } = inputs;
    if (wiltingPoint >= fieldCapacity) {
      refuse(
        "wiltingPoint",
        "The wilting point must be below the field capacity; otherwise the soil holds no water for the plants.",
      );
    }
    const cropWaterUse = inputs.referenceEt * inputs.cropCoefficient;
    const netRequirement = Math.max(0, cropWaterUse - inputs.effectiveRainfall / 7);
    const efficiency = inputs.applicationEfficiency / 100;
    const grossRequirement = netRequirement / efficiency;
    const dailyVolume = grossRequirement * area * CUBIC_METERS;
    const weeklyVolume = 7 * dailyVolume;
    const availableWater = (1000 * (fieldCapacity - wiltingPoint) * inputs.rootDepth) / 100;
    const readilyAvailableWater = (availableWater * inputs.depletionFraction) / 100;
    const applicationDepth = readilyAvailableWater / efficiency;
    const volumePerIrrigation = applicationDepth * area * CUBIC_METERS;
    return {
      dailyVolume,
      cropWaterUse,
      netRequirement,
      grossRequirement,
      weeklyVolume,
      hoursPerDay: dailyVolume / flowRate,
      availableWater,
      readilyAvailableWater,
      irrigationInterval: netRequirement === 0 ? null : readilyAvailableWater / netRequirement,
      applicationDepth,
      volumePerIrrigation,
      hoursPerIrrigation: volumePerIrrigation / flowRate,
      waterCostPerWeek: weeklyVolume * inputs.waterPrice,
      bySystem: SYSTEMS.map(([system, percent]) => {
        const gross = netRequirement / (percent / 100);
        return { system, efficiency: percent, grossRequirement: gross, dailyVolume: gross * area * CUBIC_METERS };
      }),
      soilWater: Array.from({ length: 15 }, (_, day) => ({
        day,
        deficit: Math.min(readilyAvailableWater, netRequirement * day),
      })),
    };
  },
  takeaways: (_, outputs) => [
    outputs.irrigationInterval === null
      ? `The crop uses {cropWaterUse}, and the rain covers all of it: no irrigation is needed.`
      : `The crop uses {cropWaterUse}. After rain it still needs {netRequirement}, which takes {dailyVolume} a day for {area}.`,
    outputs.irrigationInterval === null
      ? `If the rain stops, the soil can supply {readilyAvailableWater} before the crop suffers.`
      : `The soil can supply {readilyAvailableWater} before the crop suffers: irrigate every {irrigationInterval}, {applicationDepth} each time.`,
    `${outputs.irrigationInterval === null ? "Refilling the soil would take" : "Each irrigation takes"} {volumePerIrrigation} and {hoursPerIrrigation} of pumping.`,
  ],
  formula: {
    tex: [
      String.raw`ET_c = K_c\,ET_0 \qquad N = \max\!\left(0,\; ET_c - \tfrac{R}{7}\right) \qquad G = \frac{N}{e}`,
      String.raw`\mathrm{RAW} = 1000\,(\theta_{fc} - \theta_{wp})\,z\,p \qquad I = \frac{\mathrm{RAW}}{N}`,
    ],
    where: {
      ET_c: "water use of the crop in mm a day",
      ET_0: "reference evapotranspiration in mm a day",
      K_c: "crop coefficient",
      R: "effective rain in mm a week",
      "N, G": "net and gross requirement in mm a day",
      e: "application efficiency",
      "\\mathrm{RAW}": "readily available water in mm",
      "\\theta_{fc}, \\theta_{wp}": "water content at field capacity and wilting point",
      z: "root depth in m",
      p: "depletion allowed",
      I: "days between irrigations",
    },
  },
  howTo: [
    "Get the Reference evapotranspiration of the past few days from a weather service, and the Crop coefficient for your crop's stage: corn has about 0.3 at the start, 1.2 in mid-season and 0.6 at the end.",
    "Enter the Effective rain per week: rain that stays in the root zone, about three quarters of what falls.",
    "Set the Application efficiency of your system and the Flow rate of the pump.",
    "Describe the soil by Field capacity, Wilting point and Root depth, and choose the Depletion allowed: 50% for most crops, 30% for lettuce, onions and potatoes.",
  ],
  faq: [
    {
      question: "How do I find the field capacity of my soil?",
      answer:
        "By texture, as a share of the volume: sand about 12% (wilting point 4%), sandy loam 23% (10%), loam 25 to 30% (12 to 15%), silt loam 31% (11 to 15%), clay 36 to 40% (20 to 24%). What counts is the difference: 60 to 80 mm per meter of depth in sand, 140 to 180 in loam.",
    },
    {
      question: "Is it better to irrigate rarely and deeply, or often and lightly?",
      answer:
        "With sprinklers and furrows, rarely and deeply, as soon as the readily available water is used up, because some evaporates each time. Drip works the other way: small daily amounts keep the strip moist.",
    },
    {
      question: "How many liters is a millimeter?",
      answer: "One liter per square meter, or 10 m³ per hectare. An inch of water on an acre is 27,154 US gallons.",
    },
  ],
  about: [
    "The FAO method multiplies the water use of a reference grass by a crop coefficient, subtracts the rain and adds the system's losses. The soil is treated as a tank that is refilled when the water within easy reach of the roots is used up.",
    "The calculation assumes a uniform field with deep groundwater. Salty water needs extra to wash salts down, and shallow groundwater, slopes or a crust change what the soil takes up. The root depth and the coefficient change during the season: calculate again every two weeks.",
  ],
  sources: [
    "FAO Irrigation and Drainage Paper 56 (Allen et al., 1998)",
    "FAO Irrigation Water Management Training Manual 4 (1989), field application efficiencies",
  ],
  overflow: "waterPrice",
  caution: "A plan from averages: check the soil before you irrigate, and keep to your water right.",
  phrases: [
    "irrigation for {area} ETo {referenceEt}",
    "how often to irrigate {area} Kc {cropCoefficient}",
    "crop water use ETo {referenceEt} Kc {cropCoefficient}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A hectare without rain at 80% efficiency",
      inputs: { area: 1, referenceEt: 5, cropCoefficient: 1.05, effectiveRainfall: 0, applicationEfficiency: 80 },
      outputs: { dailyVolume: 65.625, irrigationInterval: 11.428571, readilyAvailableWater: 60 },
    },
    {
      title: "A rainy week: nothing to irrigate",
      inputs: { referenceEt: 3, cropCoefficient: 0.8, effectiveRainfall: 25 },
      outputs: { netRequirement: 0, irrigationInterval: null, dailyVolume: 0 },
    },
  ],
});
