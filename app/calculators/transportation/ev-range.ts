import {
  defineCalculator,
  chart,
  choice,
  money,
  number,
  percent,
  quantity,
  refuse,
  table,
  price,
} from "#engine/define.ts";
import { STANDARD_GRAVITY, ZERO_CELSIUS } from "#maths/constants.ts";
import { area } from "#units/area.ts";
import { density } from "#units/density.ts";
import { energy } from "#units/energy.ts";
import { evEfficiency } from "#units/ev-efficiency.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import { power } from "#units/power.ts";
import { speed } from "#units/speed.ts";
import { temperature } from "#units/temperature.ts";

/** Standard pressure in Pa and the gas constant of dry air in J/(kg K), ISO 2533. */
const PRESSURE = 101_325;
const DRY_AIR = 287.05;
/** Share of the bought electricity that reaches the battery. */
const CHARGING_EFFICIENCY = 0.9;
const KM_PER_MILE = 1.609344;

export default defineCalculator({
  id: "ev-range",
  name: "EV Range Calculator",
  category: "transportation",
  emoji: "🔋",
  description:
    "How far an electric car goes on its charge at a given speed, temperature, wind and slope, or at a consumption you know.",
  keywords: [
    "electric car range",
    "battery range",
    "how far can i drive",
    "range at highway speed",
    "winter range",
    "kwh per 100 km",
    "range anxiety",
    "tesla range",
    "how far will my electric car go",
    "nissan leaf range",
  ],
  related: [
    { id: "ev-charging", stage: "next_step", relevance: 90 },
    { id: "ev-vs-gas", stage: "advanced_planning", relevance: 80 },
    { id: "road-trip-time", stage: "next_step", relevance: 74 },
    "battery-life",
    "horsepower",
  ],
  inputs: {
    batteryCapacity: quantity("Usable battery capacity", energy, {
      unit: "kWh",
      default: 75,
      min: 0.1,
      max: 5000,
      also: ["battery", "kwh", "usable", "pack", "battery pack"],
      decimals: 1,
    }),
    batteryHealth: percent("Battery health", {
      default: 95,
      min: 1,
      max: 100,
      also: ["health", "battery health at", "soh", "degraded to"],
      unsaid: 100,
    }),
    startCharge: percent("Charge at the start", {
      default: 100,
      min: 0,
      max: 100,
      also: ["from", "charge", "charged to", "start at"],
      unsaid: 100,
    }),
    endCharge: percent("Charge at the end", {
      default: 10,
      min: 0,
      max: 100,
      also: ["to", "down to", "end at"],
      unsaid: 0,
    }),
    mode: choice("Consumption from", {
      default: "physics",
      options: [
        ["physics", "Speed, weather and the car"],
        ["rated", "A consumption I know"],
      ],
    }),
    speed: quantity("Speed", speed, {
      unit: "km/h",
      default: 110,
      defaultIn: { imperial: "70 mph" },
      min: 1,
      max: 400,
      also: ["at", "speed"],
      decimals: 0,
    }),
    consumption: quantity("Consumption", evEfficiency, {
      unit: "kWh/100km",
      default: 17,
      defaultIn: { imperial: "3.5 mi/kWh" },
      min: 0.1,
      max: 500,
      when: { mode: "rated" },
      decimals: 1,
      also: ["uses", "using", "average", "efficiency", "i average", "consumes"],
    }),
    extraConsumption: percent("Extra for cold, speed or load", {
      default: 0,
      min: -50,
      max: 300,
      when: { mode: "rated" },
    }),
    temperature: quantity("Air temperature", temperature, {
      unit: "C",
      default: 20,
      min: -60,
      max: 60,
      when: { mode: "physics" },
      also: ["cold", "degrees", "outside", "freezing"],
      decimals: 1,
    }),
    headwind: quantity("Headwind", speed, {
      unit: "km/h",
      default: 0,
      min: -200,
      max: 200,
      when: { mode: "physics" },
      help: "Negative for a tailwind.",
    }),
    grade: number("Average slope", { default: 0, min: -30, max: 30, unit: "%", when: { mode: "physics" } }),
    vehicleWeight: quantity("Weight with people and luggage", mass, {
      unit: "kg",
      default: 2000,
      defaultIn: { imperial: "4400 lb" },
      min: 10,
      max: 100_000,
      when: { mode: "physics" },
      decimals: 1,
      also: ["weighs"],
    }),
    dragCoefficient: number("Drag coefficient (Cd)", { default: 0.25, min: 0.01, max: 3, when: { mode: "physics" } }),
    frontalArea: quantity("Frontal area", area, {
      unit: "m2",
      default: 2.3,
      defaultIn: { imperial: "25 ft²" },
      min: 0.05,
      max: 20,
      when: { mode: "physics" },
      decimals: 2,
    }),
    rollingResistance: number("Rolling resistance coefficient", {
      default: 0.01,
      min: 0.0005,
      max: 0.5,
      when: { mode: "physics" },
    }),
    drivetrainEfficiency: percent("Efficiency from battery to wheels", {
      default: 88,
      min: 1,
      max: 100,
      when: { mode: "physics" },
    }),
    auxiliaryPower: quantity("Heating, cooling and electronics", power, {
      unit: "kW",
      default: 0.7,
      min: 0,
      max: 50,
      when: { mode: "physics" },
      help: "In kW: 0.3 to 0.7 in mild weather, 2 to 5 in winter without a heat pump.",
      imperial: "kW",
      decimals: 1,
    }),
    electricityPrice: money("Electricity price per kWh", { default: 0.17, min: 0, decimals: 2 }),
  },
  outputs: {
    range: quantity("Range", length, {
      unit: "km",
      decimals: 0,
      also: ["how far", "go", "range", "how many miles", "miles will go"],
    }),
    rangeMiles: quantity("Range in other units", length, { unit: "mi", metric: "mi", imperial: "km", decimals: 0 }),
    energyUsable: quantity("Usable energy", energy, { unit: "kWh", decimals: 1 }),
    consumptionUsed: quantity("Consumption", evEfficiency, { unit: "kWh/100km", decimals: 1 }),
    consumptionPerMile: number("Consumption per mile", { unit: "kWh/mi", decimals: 3 }),
    hours: number("Driving time", { unit: "hours", decimals: 1 }),
    fullRange: quantity("Range from full to empty", length, {
      unit: "km",
      decimals: 0,
      also: ["full to empty", "full charge"],
    }),
    rangePerPercent: quantity("Range per percent of charge", length, { unit: "km", decimals: 2 }),
    drivingPower: quantity("Power drawn from the battery", power, {
      unit: "kW",
      decimals: 2,
      imperial: "kW",
      none: "Only computed from speed and weather",
    }),
    airDensity: quantity("Air density", density, {
      unit: "kg/m3",
      decimals: 3,
      none: "Only computed from speed and weather",
    }),
    costPer100Km: price("Electricity cost by distance", length, { unit: "km", count: 100, decimals: 2 }),
    bySpeed: table(
      "By speed",
      {
        speed: quantity("Speed", speed, { unit: "km/h", decimals: 0 }),
        consumption: quantity("Consumption", evEfficiency, { unit: "kWh/100km", decimals: 1 }),
        range: quantity("Range", length, { unit: "km", decimals: 0, none: "Unlimited: the car recharges" }),
      },
      { mark: { column: "speed", equals: "speed" } },
    ),
    byCharge: table("By charge, down to empty", {
      charge: percent("Charge"),
      range: quantity("Range", length, { unit: "km", decimals: 0 }),
    }),
    rangeByCharge: chart("Range by charge", {
      x: { charge: percent("Charge", { decimals: 0 }) },
      y: { range: quantity("Range down to empty", length, { unit: "km", decimals: 0 }) },
      as: "line",
      own: { x: "startCharge", label: "Your start" },
    }),
  },
  compute(inputs) {
    const { startCharge, endCharge, speed } = inputs;
    if (startCharge <= endCharge)
      refuse("startCharge", "The charge at the start must be higher than the charge at the end.");
    const capacity = (inputs.batteryCapacity * inputs.batteryHealth) / 100;
    const energyUsable = (capacity * (startCharge - endCharge)) / 100;
    const physics = inputs.mode === "physics";
    const watts = physics ? batteryPower(inputs, speed) : null;
    const consumption =
      watts === null ? inputs.consumption * (1 + inputs.extraConsumption / 100) : consumptionAt(watts, speed);
    if (consumption <= 0)
      refuse(
        "grade",
        "On this slope the car recharges itself, so there is no limit to its range. Enter a gentler slope.",
      );
    const range = (energyUsable / consumption) * 100;
    const fullRange = (capacity / consumption) * 100;
    const fromCharge = (charge: number) => ({ charge, range: (fullRange * charge) / 100 });
    return {
      range,
      rangeMiles: range / KM_PER_MILE,
      energyUsable,
      consumptionUsed: consumption,
      consumptionPerMile: (consumption / 100) * KM_PER_MILE,
      hours: range / speed,
      fullRange,
      rangePerPercent: fullRange / 100,
      drivingPower: watts === null ? null : watts / 1000,
      airDensity: physics ? airDensityAt(inputs.temperature) : null,
      costPer100Km: (consumption * inputs.electricityPrice) / CHARGING_EFFICIENCY,
      bySpeed: physics
        ? steps(40, 150).map((part) => {
            // Tenths of the speed entered: round figures of the visitor's own unit.
            const each = (inputs.speed * part) / 100;
            const used = consumptionAt(batteryPower(inputs, each), each);
            return { speed: each, consumption: used, range: used > 0 ? (energyUsable / used) * 100 : null };
          })
        : [],
      byCharge: steps(10, 100).map(fromCharge),
      rangeByCharge: steps(0, 100).map(fromCharge),
    };
  },
  takeaways: (inputs, outputs) => [
    `From {startCharge} down to {endCharge} charge, the car goes {range}: {hours} of driving at {speed}.`,
    inputs.mode === "physics"
      ? inputs.auxiliaryPower === 0
        ? `It uses {consumptionUsed} and draws {drivingPower} from the battery.`
        : `It uses {consumptionUsed}; of the {drivingPower} drawn from the battery, {auxiliaryPower} goes to heating, cooling and electronics.`
      : `At {consumptionUsed}, a full battery would last {fullRange}.`,
    `Each percent of charge is worth {rangePerPercent}${outputs.costPer100Km! > 0 ? `, and the electricity costs {costPer100Km}, counting 10% lost in charging` : ""}.`,
  ],
  formula: {
    tex: [
      String.raw`F = \tfrac{1}{2}\,\rho\,c_d A\,w\,|w| + m g\,(c_r\cos\theta + \sin\theta) \qquad w = v + v_w`,
      String.raw`P = \frac{F v}{\eta} + P_a \qquad c = \frac{P}{36\,v} \qquad R = \frac{100\,E}{c}`,
      String.raw`\rho = \frac{101325}{287.05\,(\vartheta + 273.15)}`,
    ],
    where: {
      F: "driving force in N",
      "\\rho": "air density at the temperature ϑ",
      "c_d A": "drag coefficient times frontal area",
      "v, v_w": "speed and headwind in m/s",
      "m, c_r, \\theta": "mass, rolling resistance and angle of the slope",
      "\\eta": "efficiency from battery to wheels; where the slope drives the car, the power is multiplied by it",
      "P, P_a": "power from the battery and for heating, cooling and electronics, in W",
      c: "consumption in kWh/100 km",
      "R, E": "range in km and usable energy in kWh",
    },
  },
  howTo: [
    "Enter the Usable battery capacity (not the gross capacity) and the Battery health.",
    "Set Charge at the start and Charge at the end: keep 10% as a reserve.",
    "Choose where the consumption comes from. For Speed, weather and the car, enter the Speed, Air temperature, Headwind and Average slope.",
    "Copy your car's drag coefficient, frontal area and weight from its data sheet; the defaults suit a sleek family car.",
    "In winter, raise Heating, cooling and electronics to 2 to 5 kW if the car has no heat pump.",
  ],
  faq: [
    {
      question: "How much range does speed cost?",
      answer:
        "Air drag grows with the square of the speed. With the defaults here, the car uses about 14 kWh/100 km at 90 km/h (56 mph), 17 at 110 km/h (68 mph) and 21 at 130 km/h (81 mph).",
    },
    {
      question: "Why is the range so much shorter in winter?",
      answer:
        "Cold air is denser (11% more drag at −10 °C than at 20 °C, or 14 °F than at 68 °F), cold tires roll less easily, and heating takes 2 to 5 kW. The battery also delivers less while it is cold. Together this often costs 20% to 40% of the range; preheating the car while it is plugged in helps.",
    },
    {
      question: "Is this the WLTP or EPA range?",
      answer:
        "No. Those come from test cycles with mixed speeds. This is the range at one steady speed. At highway speed it is a quarter or more below WLTP; in town, with little heating, it is often above it.",
    },
  ],
  about: [
    "Use it to plan a highway leg, to see what wind, cold or a roof box does, or to check the range display. The physics is the road-load equation of vehicle dynamics: air drag, rolling resistance and slope.",
    "It assumes a steady speed on a constant slope, sea-level air pressure and a warm battery. Stops, acceleration and rain (5% to 10% more) are not counted; for mixed traffic choose A consumption I know and enter your car's own average. Regenerative braking is assumed to be as efficient as driving.",
  ],
  sources: [
    "Gillespie: Fundamentals of Vehicle Dynamics (revised ed., 2021): road loads",
    "ISO 2533: Standard Atmosphere (gas constant of dry air 287.05 J/(kg K))",
    "SAE J1634: Battery Electric Vehicle Energy Consumption and Range Test Procedure",
  ],
  caution:
    "A model at steady speed: wind, cold, stops and an older battery can shorten the real range, so keep a reserve to reach the next charger.",
  overflow: "electricityPrice",
  phrases: [
    "ev range {batteryCapacity} at {speed}",
    "how far with {batteryCapacity} battery at {temperature}",
    "range from {startCharge} to {endCharge} {consumption}",
    "how far from {startCharge} down to {endCharge} with a {batteryCapacity} battery",
    "battery at {batteryHealth} health {batteryCapacity} usable i average {consumption}",
    "full to empty {batteryCapacity} {consumption}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "90 km/h at 15 °C",
      inputs: { speed: 90, temperature: 15 },
      outputs: { range: 460.765493, consumptionUsed: 13.9170578, drivingPower: 12.525352 },
    },
    {
      title: "130 km/h on a winter day",
      inputs: { speed: 130, temperature: -5, auxiliaryPower: 2.5 },
      outputs: { consumptionUsed: 23.6922852, range: 270.657725 },
    },
    {
      title: "58 kWh, 18 kWh/100 km, from 80% to 10%",
      inputs: { mode: "rated", batteryCapacity: 58, batteryHealth: 100, startCharge: 80, consumption: 18 },
      outputs: { range: 225.555556, energyUsable: 40.6 },
    },
  ],
});

interface Vehicle {
  readonly temperature: number;
  readonly headwind: number;
  readonly grade: number;
  readonly vehicleWeight: number;
  readonly dragCoefficient: number;
  readonly frontalArea: number;
  readonly rollingResistance: number;
  readonly drivetrainEfficiency: number;
  readonly auxiliaryPower: number;
}

/** kg/m³ at sea level. */
function airDensityAt(celsius: number): number {
  return PRESSURE / (DRY_AIR * (celsius + ZERO_CELSIUS));
}

/** Watts drawn from the battery at a steady speed in km/h; below zero where the slope charges it. */
function batteryPower(car: Vehicle, speed: number): number {
  const speedInMetersPerSecond = speed / 3.6;
  const wind = speedInMetersPerSecond + car.headwind / 3.6;
  const slope = Math.atan(car.grade / 100);
  const drag = 0.5 * airDensityAt(car.temperature) * car.dragCoefficient * car.frontalArea * wind * Math.abs(wind);
  const weight = car.vehicleWeight * STANDARD_GRAVITY;
  const drivingForce = drag + weight * (car.rollingResistance * Math.cos(slope) + Math.sin(slope));
  const efficiency = car.drivetrainEfficiency / 100;
  return (
    (drivingForce < 0
      ? drivingForce * speedInMetersPerSecond * efficiency
      : (drivingForce * speedInMetersPerSecond) / efficiency) +
    car.auxiliaryPower * 1000
  );
}

/** kWh per 100 km. */
function consumptionAt(watts: number, speed: number): number {
  return watts / (speed / 3.6) / 36;
}

/** Every tenth from one number to another. */
function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + 10 * index);
}
