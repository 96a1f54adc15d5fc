import {
  boolean,
  choice,
  defineCalculator,
  integer,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  text,
} from "#engine/define.ts";
import { sum } from "#maths/statistics.ts";
import { area } from "#units/area.ts";
import { energy } from "#units/energy.ts";
import { irradiance } from "#units/irradiance.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";
import { temperature } from "#units/temperature.ts";
import { temperatureDifference } from "#units/temperature-difference.ts";
import { thermalTransmittance } from "#units/thermal-transmittance.ts";

export default defineCalculator({
  id: "heating-cooling-load",
  name: "Heating and Cooling Load Calculator",
  category: "energy",
  emoji: "🌡️",
  description:
    "The heater power and air conditioner size a room or house needs, its largest heat losses and the heat per season.",
  keywords: [
    "BTU",
    "air conditioner size",
    "AC tonnage",
    "heat loss",
    "radiator size",
    "HVAC",
    "furnace size",
    "U-value",
    "what size air conditioner",
    "how many btus for a room",
    "ac for a bedroom",
    "air conditioner for a living room",
  ],
  related: [
    "electricity-cost",
    { id: "heat-pump-savings", stage: "next_step", relevance: 88 },
    { id: "insulation", stage: "next_step", relevance: 90 },
    "square-footage",
    "temperature-converter",
  ],
  inputs: {
    length: quantity("Room length", length, {
      unit: "m",
      default: 6,
      defaultIn: { imperial: "20 ft" },
      min: 0.5,
      max: 200,
      also: ["room", "by", "living room", "bedroom", "office", "room is", "garage"],
    }),
    width: quantity("Room width", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 0.5,
      max: 200,
      also: ["wide", "by"],
    }),
    ceilingHeight: quantity("Ceiling height", length, {
      also: ["ceiling", "high ceilings", "ceiling of"],
      unit: "m",
      default: 2.5,
      defaultIn: { imperial: "8 ft" },
      min: 1,
      max: 50,
    }),
    exteriorWallLength: quantity("Length of outside walls", length, {
      unit: "m",
      default: 11,
      defaultIn: { imperial: "36 ft" },
      min: 0,
      max: 1000,
    }),
    windowArea: quantity("Windows and outside doors", area, {
      unit: "m2",
      default: 4,
      defaultIn: { imperial: "43 ft²" },
      min: 0,
      max: 10_000,
    }),
    wallUValue: quantity("U-value of the walls", thermalTransmittance, {
      unit: "W/(m2.K)",
      default: 0.4,
      defaultIn: { imperial: "0.07 Btu/(h·ft²·°F)" },
      min: 0,
      max: 10,
      decimals: 3,
      help: "In W/m²K 1.5 uninsulated, 0.4 ordinary, 0.2 very good; in US units 0.26, 0.07, 0.035.",
    }),
    windowUValue: quantity("U-value of the windows", thermalTransmittance, {
      unit: "W/(m2.K)",
      default: 1.8,
      defaultIn: { imperial: "0.32 Btu/(h·ft²·°F)" },
      min: 0,
      max: 10,
      decimals: 3,
      help: "In W/m²K 5.7 single, 2.8 double, 1.2 low-e double, 0.8 triple; in US units 1, 0.5, 0.21, 0.14.",
    }),
    roofExposed: boolean("Roof or cold attic above", { default: true }),
    roofUValue: quantity("U-value of the roof", thermalTransmittance, {
      unit: "W/(m2.K)",
      default: 0.25,
      defaultIn: { imperial: "0.045 Btu/(h·ft²·°F)" },
      min: 0,
      max: 10,
      decimals: 3,
      when: { roofExposed: true },
    }),
    floorExposed: boolean("Cold space below", { default: false }),
    floorUValue: quantity("U-value of the floor", thermalTransmittance, {
      unit: "W/(m2.K)",
      default: 0.35,
      defaultIn: { imperial: "0.06 Btu/(h·ft²·°F)" },
      min: 0,
      max: 10,
      decimals: 3,
      when: { floorExposed: true },
    }),
    airChanges: number("Air changes per hour", {
      default: 0.5,
      min: 0,
      max: 30,
      help: "0.3 tight with ventilation, 0.5 ordinary, 1 or more drafty.",
    }),
    indoorTemperature: quantity("Indoor temperature", temperature, {
      unit: "C",
      default: 21,
      defaultIn: { imperial: "70 °F" },
      min: -50,
      max: 60,
    }),
    outdoorTemperature: quantity("Coldest outdoor temperature", temperature, {
      unit: "C",
      default: -10,
      min: -80,
      max: 60,
    }),
    heatingDegreeDays: quantity("Heating degree days per year", temperatureDifference, {
      unit: "K",
      metric: "C",
      imperial: "F",
      default: 2500,
      defaultIn: { imperial: "4500 F" },
      min: 0,
      max: 20_000,
    }),
    heatingEfficiency: percent("Heating efficiency", {
      default: 90,
      min: 1,
      max: 1000,
      help: "A heat pump with a COP of 3 is 300%.",
    }),
    pricePerKwh: money("Price per kWh of fuel or power", { default: 0.12, min: 0, decimals: 4 }),
    occupants: integer("People in the room", {
      also: ["people", "persons", "in it"],
      default: 2,
      min: 0,
      max: 1000,
      unit: "people",
    }),
    sunExposure: choice("Sun", {
      called: {
        sunny: ["lots of sun", "very sunny", "full sun", "sunny"],
        shaded: ["heavily shaded", "shady", "shaded", "in the shade"],
        average: ["average sun", "normal sun", "some sun"],
      },
      also: ["sun"],
      default: "average",
      options: [
        ["shaded", "Heavily shaded"],
        ["average", "Average"],
        ["sunny", "Very sunny"],
      ],
    }),
    kitchen: boolean("It is a kitchen", { default: false }),
  },
  outputs: {
    heatLoad: quantity("Heating power needed", power, { unit: "W", imperial: "BTU/h", decimals: 0 }),
    heatLoadBtu: number("Heating power needed, in BTU", { unit: "BTU/h", decimals: 0 }),
    coolingCapacityBtu: number("Air conditioner size, in BTU", {
      also: [
        "air conditioner size btu",
        "size air conditioner btu",
        "size ac btu",
        "what size ac",
        "ac size",
        "btus of cooling",
        "size air conditioner",
      ],
      unit: "BTU/h",
      decimals: 0,
    }),
    coolingCapacity: quantity("Air conditioner size", power, { unit: "W", decimals: 0 }),
    coolingTons: number("Air conditioner size, in tons", { unit: "tons of refrigeration", decimals: 2 }),
    heatLossCoefficient: number("Heat loss coefficient", { unit: "W/K", decimals: 1 }),
    heatLoadPerArea: quantity("Heating power per floor area", irradiance, { unit: "W/m2", decimals: 1 }),
    seasonalHeat: quantity("Heat per year", energy, { unit: "kWh", decimals: 0 }),
    seasonalCost: money("Heating cost per year"),
    breakdown: table(
      "Where the heat goes on the coldest day",
      {
        part: text("Part"),
        loss: quantity("Loss", power, { unit: "W", imperial: "BTU/h", decimals: 0 }),
        share: percent("Share", { decimals: 1 }),
      },
      { split: { name: "part", value: "loss" } },
    ),
  },
  figures: [
    "heatLoad",
    "coolingCapacityBtu",
    "coolingCapacity",
    "coolingTons",
    "heatLossCoefficient",
    "heatLoadPerArea",
    "seasonalHeat",
    "seasonalCost",
  ],
  compute(inputs) {
    const { length, width, ceilingHeight, windowArea } = inputs;
    const wallArea = inputs.exteriorWallLength * ceilingHeight;
    if (windowArea > wallArea) {
      refuse(
        "windowArea",
        "The windows are larger than the outside walls. Enter a smaller area or longer outside walls.",
      );
    }
    const floorArea = length * width;
    const parts = [
      ["Walls", inputs.wallUValue * (wallArea - windowArea)],
      ["Windows", inputs.windowUValue * windowArea],
      ["Roof", inputs.roofExposed ? inputs.roofUValue * floorArea : 0],
      ["Floor", inputs.floorExposed ? inputs.floorUValue * floorArea : 0],
      ["Air leakage and ventilation", WH_PER_M3_KELVIN * inputs.airChanges * floorArea * ceilingHeight],
    ] as const;
    const heatLossCoefficient = sum(parts.map(([, coefficient]) => coefficient));
    const difference = Math.max(0, inputs.indoorTemperature - inputs.outdoorTemperature);
    const heatLoad = heatLossCoefficient * difference;
    const seasonalHeat = (heatLossCoefficient * 24 * inputs.heatingDegreeDays) / 1000;
    const cooling = coolingBtu(floorArea / SQUARE_METERS_PER_SQUARE_FOOT, inputs);
    return {
      heatLoad,
      heatLoadBtu: heatLoad / WATTS_PER_BTU_HOUR,
      coolingCapacityBtu: cooling,
      coolingCapacity: cooling * WATTS_PER_BTU_HOUR,
      coolingTons: cooling / 12_000,
      heatLossCoefficient,
      heatLoadPerArea: heatLoad / floorArea,
      seasonalHeat,
      seasonalCost: (seasonalHeat / (inputs.heatingEfficiency / 100)) * inputs.pricePerKwh,
      breakdown: parts.map(([part, coefficient]) => ({
        part,
        loss: coefficient * difference,
        share: heatLoad > 0 ? (100 * coefficient) / heatLossCoefficient : 0,
      })),
    };
  },
  takeaways: (_, outputs, say) => {
    const rows = outputs.breakdown ?? [];
    const largest = rows.reduce((best, row) => (row.loss! > best.loss! ? row : best), rows[0]!);
    return [
      outputs.heatLoad === 0
        ? `At these temperatures no heating is needed.`
        : `On the coldest day, the heating must deliver {heatLoad}; ${say.percent(largest.share!, 0)} of it goes through ${largest.part!.toLowerCase()}.`,
      `Over a year that is about {seasonalHeat} of heat for {seasonalCost}.`,
      `For cooling, choose an air conditioner of about {coolingCapacityBtu} ({coolingCapacity}).`,
    ];
  },
  formula: {
    tex: [
      String.raw`H = \sum_i U_i A_i + 0.33\, n V`,
      String.raw`\Phi = H\,(\vartheta_i - \vartheta_e), \qquad Q = \frac{24\, H \cdot HDD}{1000}, \qquad C = \frac{Q}{\eta}\, p`,
    ],
    where: {
      H: "heat loss coefficient in W/K",
      "U_i, A_i": "U-value and area of walls, windows, roof and floor",
      n: "air changes per hour",
      V: "volume of the room",
      "\\Phi": "heating power needed",
      "\\vartheta_i, \\vartheta_e": "indoor and coldest outdoor temperature",
      Q: "heat per year in kWh",
      HDD: "heating degree days",
      C: "heating cost per year",
      "\\eta": "heating efficiency",
      p: "price per kWh",
    },
  },
  howTo: [
    "Measure Room length, Room width, Ceiling height and the Length of outside walls; for a whole house, use its outline and total height.",
    "Enter the area of Windows and outside doors, and the U-values: from the energy certificate, or the hints under the fields.",
    "Say whether there is a cold roof above or a cold space below, and set the Air changes per hour.",
    "Set the Coldest outdoor temperature that is usual where you live and the Heating degree days per year.",
    "For the air conditioner, enter the number of people, the Sun, and whether the room is a kitchen.",
  ],
  faq: [
    {
      question: "How many watts per square meter do I need?",
      answer:
        "On the coldest day, well-insulated new houses need 20 to 40 W/m², ordinary ones built since the 1980s 60 to 90, and old uninsulated ones 120 or more.",
    },
    {
      question: "Is a larger air conditioner better?",
      answer: "No. An oversized one cools so fast that it shuts off before it has dehumidified the air.",
    },
    {
      question: "What are heating degree days?",
      answer:
        "The sum over the year of how much colder each day was than a base, 18.3 °C (65 °F) in the USA and 15.5 °C in Britain. London has about 2000, New York 2600, Berlin 3000, Minneapolis 4200 K·d. US figures in °F are divided by 1.8.",
    },
    {
      question: "How do I turn an R-value into a U-value?",
      answer:
        "U = 1/R, with both in metric or both in US units. R-13 walls have U = 0.077 at best and about 0.09 with the studs, which is 0.44 and 0.5 W/m²K: 1 US unit is 5.678 W/m²K.",
    },
  ],
  about: [
    "Heating follows the steady heat loss of EN 12831: transmission through each part, and air that must be warmed (0.33 Wh per cubic meter per kelvin). Thermal bridges, warm-up after a setback, and gains from sun and people are left out; add 10 to 20% for a quick warm-up.",
    "Cooling uses ENERGY STAR's table for room air conditioners, with its corrections for sun, people and kitchens.",
  ],
  sources: [
    "EN 12831-1:2017 and ASHRAE Handbook of Fundamentals 2021, chapter 18 (heat loss)",
    "ENERGY STAR, sizing of room air conditioners (US EPA)",
  ],
  caution: "An estimate for one room; choosing a boiler, heat pump or duct system takes a full load calculation.",
  phrases: [
    "heating power for a room {length} by {width}",
    "air conditioner size {length} by {width}",
    "btu for {length} by {width}",
    "air conditioner size {length} x {width} room {sunExposure} sun {occupants} people usually",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 6 by 5 m living room, −5 °C outside",
      inputs: { windowArea: 3, outdoorTemperature: -5 },
      outputs: { heatLoad: 911.95, coolingCapacityBtu: 8000 },
    },
    {
      title: "An old uninsulated kitchen",
      inputs: {
        length: 4,
        width: 4,
        exteriorWallLength: 8,
        windowArea: 3,
        wallUValue: 1.5,
        windowUValue: 2.8,
        roofExposed: false,
        airChanges: 1,
        kitchen: true,
        sunExposure: "sunny",
      },
      outputs: { heatLoad: 1460.1, coolingCapacityBtu: 10600 },
    },
  ],
});

const SQUARE_METERS_PER_SQUARE_FOOT = 0.09290304;
const WATTS_PER_BTU_HOUR = 1055.05585262 / 3600;

/** What warming air takes: its density times its specific heat. EN 12831-1:2017. */
const WH_PER_M3_KELVIN = 0.33;

/** BTU/h for floor areas in ft² below the limit. ENERGY STAR, room air conditioners. */
const COOLING = [
  [150, 5000],
  [250, 6000],
  [300, 7000],
  [350, 8000],
  [400, 9000],
  [450, 10_000],
  [550, 12_000],
  [700, 14_000],
  [1000, 18_000],
  [1200, 21_000],
  [1400, 23_000],
  [1500, 24_000],
  [2000, 30_000],
  [2500, 34_000],
] as const;

const SUN = { shaded: 0.9, average: 1, sunny: 1.1 } as const;

interface Use {
  readonly sunExposure: keyof typeof SUN;
  readonly occupants: number;
  readonly kitchen: boolean;
}

function coolingBtu(squareFeet: number, { sunExposure, occupants, kitchen }: Use): number {
  const byArea = COOLING.find(([limit]) => squareFeet < limit)?.[1] ?? (34_000 * squareFeet) / 2500;
  return byArea * SUN[sunExposure] + 600 * Math.max(0, occupants - 2) + (kitchen ? 4000 : 0);
}
