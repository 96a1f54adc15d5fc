import { defineCalculator, chart, choice, money, number, percent, quantity, refuse, table } from "#engine/define.ts";
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
    "How far an electric car goes on its charge at a given speed, temperature, wind and slope, or from its rated consumption.",
  keywords: [
    "electric car range",
    "battery range",
    "how far can i drive",
    "range at highway speed",
    "winter range",
    "kwh per 100 km",
    "range anxiety",
    "tesla range",
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
      also: ["battery", "kwh"],
      decimals: 1,
    }),
    batteryHealth: percent("Battery health", { default: 95, min: 1, max: 100 }),
    startCharge: percent("Charge at the start", { default: 100, min: 0, max: 100, also: ["from", "charge"] }),
    endCharge: percent("Charge at the end", { default: 10, min: 0, max: 100, also: ["to", "down to"] }),
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
      min: 1,
      max: 400,
      also: ["at", "speed"],
      decimals: 0,
    }),
    consumption: quantity("Consumption", evEfficiency, {
      unit: "kWh/100km",
      default: 17,
      min: 0.1,
      max: 500,
      when: { mode: "rated" },
      decimals: 1,
    }),
    extraConsumption: percent("More for cold, speed or load", {
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
      also: ["cold", "degrees"],
      decimals: 1,
    }),
    headwind: number("Headwind", {
      default: 0,
      min: -200,
      max: 200,
      unit: "km/h",
      when: { mode: "physics" },
      help: "Negative for a tailwind",
    }),
    grade: number("Average slope", { default: 0, min: -30, max: 30, unit: "%", when: { mode: "physics" } }),
    vehicleWeight: quantity("Weight with people and luggage", mass, {
      unit: "kg",
      default: 2000,
      min: 10,
      max: 100_000,
      when: { mode: "physics" },
      decimals: 1,
    }),
    dragCoefficient: number("Drag coefficient (Cd)", { default: 0.25, min: 0.01, max: 3, when: { mode: "physics" } }),
    frontalArea: quantity("Frontal area", area, {
      unit: "m2",
      default: 2.3,
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
      help: "0.3 to 0.7 in mild weather, 2 to 5 in winter without a heat pump",
      imperial: "kW",
      decimals: 1,
    }),
    electricityPrice: money("Electricity price per kWh", { default: 0.17, min: 0, decimals: 2 }),
  },
  outputs: {
    range: quantity("Range", length, { unit: "km", decimals: 0 }),
    rangeMiles: number("Range in miles", { unit: "mi", decimals: 0 }),
    energyUsable: quantity("Energy to use", energy, { unit: "kWh", decimals: 1 }),
    consumptionUsed: quantity("Consumption", evEfficiency, { unit: "kWh/100km", decimals: 1 }),
    consumptionPerMile: number("Consumption per mile", { unit: "kWh/mi", decimals: 3 }),
    hours: number("Driving time", { unit: "hours", decimals: 1 }),
    fullRange: quantity("Range from full to empty", length, { unit: "km", decimals: 0 }),
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
    costPer100Km: money("Electricity cost per 100 km", { decimals: 2 }),
    bySpeed: table(
      "By speed",
      {
        speed: quantity("Speed", speed, { unit: "km/h", decimals: 0 }),
        consumption: quantity("Consumption", evEfficiency, { unit: "kWh/100km", decimals: 1 }),
        range: quantity("Range", length, { unit: "km", decimals: 0, none: "Unlimited: it recharges" }),
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
      refuse("grade", "On this slope the car charges itself, so the range has no end. Enter a gentler slope.");
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
        ? steps(30, 160).map((each) => {
            const used = consumptionAt(batteryPower(inputs, each), each);
            return { speed: each, consumption: used, range: used > 0 ? (energyUsable / used) * 100 : null };
          })
        : [],
      byCharge: steps(10, 100).map(fromCharge),
      rangeByCharge: steps(0, 100).map(fromCharge),
    };
  },
  takeaways: (inputs, outputs, say) => [
    `From {startCharge} down to {endCharge} of charge the car goes {range}, in {hours} at {speed}.`,
    inputs.mode === "physics"
      ? `It uses {consumptionUsed}; {auxiliaryPower} of the {drivingPower} drawn goes to heating, cooling and electronics.`
      : `It uses {consumptionUsed}, and a full battery would last for {fullRange}.`,
    `Each percent of charge is worth {rangePerPercent}, and 100 km cost ${say.money(outputs.costPer100Km!, 2)} with charging losses of 10 %.`,
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
      "\\eta": "efficiency from battery to wheels; downhill the power is multiplied by it",
      "P, P_a": "power from the battery and for heating, cooling and electronics, in W",
      c: "consumption in kWh/100 km",
      "R, E": "range in km and energy to use in kWh",
    },
  },
  howTo: [
    "Enter the Usable battery capacity (not the gross one) and the Battery health.",
    "Set Charge at the start and Charge at the end: keep 10 % as a reserve.",
    "Choose where the consumption comes from. For Speed, weather and the car, enter Speed, Air temperature, Headwind and slope.",
    "Copy drag coefficient, frontal area and weight of your car from its data sheet; the defaults suit a sleek family car.",
    "In winter raise Heating, cooling and electronics to 2 to 5 kW without a heat pump.",
  ],
  faq: [
    {
      question: "How much range does speed cost?",
      answer:
        "Air drag grows with the square of the speed. With the defaults here the car uses about 14 kWh/100 km at 90 km/h, 17 at 110 and 21 at 130, so 130 instead of 110 km/h (81 instead of 68 mph) costs about a fifth of the range.",
    },
    {
      question: "Why is the range so much shorter in winter?",
      answer:
        "Cold air is denser (11 % more drag at −10 °C than at 20 °C), tires roll harder, and heating takes 2 to 5 kW, which weighs most in slow traffic. The battery also gives less while it is cold. Together 20 to 40 % is usual; preheating at the plug helps.",
    },
    {
      question: "Is this the WLTP or EPA range?",
      answer:
        "No. Those come from driving cycles with mixed speeds (SAE J1634 for the EPA). This is the range at one steady speed. At motorway speed it is shorter than WLTP by a quarter or more, in town with little heating often longer.",
    },
  ],
  about: [
    "Use it to plan a motorway leg, to see what wind, cold or a roof box does, or to check a range display. The physics is the road-load equation of vehicle dynamics: air drag, rolling and slope.",
    "It assumes a steady speed on one slope, sea-level air pressure and a warm battery. Stops, acceleration, rain (5 to 10 % more) and soft or wide tires are not counted; use the rated mode with your own car's average for mixed traffic. Recuperation is taken with the same efficiency as driving.",
  ],
  sources: [
    "Gillespie: Fundamentals of Vehicle Dynamics (revised ed., 2021): road loads",
    "ISO 2533: Standard Atmosphere (gas constant of dry air 287.05 J/(kg K))",
    "SAE J1634: Battery Electric Vehicle Energy Consumption and Range Test Procedure",
  ],
  overflow: "electricityPrice",
  phrases: [
    "ev range {batteryCapacity} at {speed}",
    "how far with {batteryCapacity} battery at {temperature}",
    "range from {startCharge} to {endCharge} {consumption}",
  ],
  updated: "2026-11-21",
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
      title: "58 kWh, 18 kWh/100 km, from 80 to 10 %",
      inputs: { mode: "rated", batteryCapacity: 58, batteryHealth: 100, startCharge: 80, consumption: 18 },
      outputs: { range: 225.555556, energyUsable: 40.6 },
    },
  ],
  cases: [
    {
      by: "Catalogue check",
      inputs: {
        batteryCapacity: 75,
        batteryHealth: 95,
        startCharge: 100,
        endCharge: 10,
        mode: "physics",
        speed: 90,
        consumption: 17,
        extraConsumption: 0,
        temperature: 15,
        headwind: 0,
        grade: 0,
        vehicleWeight: 2000,
        dragCoefficient: 0.25,
        frontalArea: 2.3,
        rollingResistance: 0.01,
        drivetrainEfficiency: 88,
        auxiliaryPower: 0.7,
        electricityPrice: 0.17,
      },
      outputs: {
        range: 460.765492659,
        consumptionUsed: 13.9170578139,
        energyUsable: 64.125,
        drivingPower: 12.5253520325,
      },
    },
    {
      by: "mpmath 1.2, 40 digits, kW over km/h",
      inputs: {},
      outputs: {
        range: 376.54521632,
        rangeMiles: 233.974349996,
        energyUsable: 64.125,
        consumptionUsed: 17.0298272878,
        consumptionPerMile: 0.274068503667,
        hours: 3.42313833018,
        fullRange: 418.383573689,
        rangePerPercent: 4.18383573689,
        drivingPower: 18.7328100166,
        airDensity: 1.20411831637,
        costPer100Km: 3.21674515437,
        bySpeed: {
          rows: 14,
          first: { speed: 30, consumption: 9.28325620782, range: 690.759778298 },
          last: { speed: 160, consumption: 28.2138029809, range: 227.282369709 },
        },
        byCharge: {
          rows: 10,
          first: { charge: 10, range: 41.8383573689 },
          last: { charge: 100, range: 418.383573689 },
        },
        rangeByCharge: { rows: 11, first: { charge: 0, range: 0 }, last: { charge: 100, range: 418.383573689 } },
      },
    },
    {
      by: "mpmath 1.2, 40 digits, kW over km/h",
      inputs: { speed: 130, temperature: -10, headwind: 20, auxiliaryPower: 3, batteryHealth: 88, endCharge: 15 },
      outputs: {
        range: 189.316205102,
        rangeMiles: 117.635636074,
        energyUsable: 56.1,
        consumptionUsed: 29.632962466,
        consumptionPerMile: 0.476896303468,
        hours: 1.45627850079,
        fullRange: 222.724947179,
        rangePerPercent: 2.22724947179,
        drivingPower: 38.5228512058,
        airDensity: 1.34139192265,
        costPer100Km: 5.59733735468,
        bySpeed: {
          rows: 14,
          first: { speed: 30, consumption: 18.5393117235, range: 302.600230454 },
          last: { speed: 160, consumption: 38.4993195835, range: 145.716860991 },
        },
        byCharge: {
          rows: 10,
          first: { charge: 10, range: 22.2724947179 },
          last: { charge: 100, range: 222.724947179 },
        },
        rangeByCharge: { rows: 11, first: { charge: 0, range: 0 }, last: { charge: 100, range: 222.724947179 } },
      },
    },
    {
      by: "mpmath 1.2, 40 digits, kW over km/h",
      inputs: {
        mode: "rated",
        consumption: 18.5,
        extraConsumption: 25,
        startCharge: 80,
        endCharge: 10,
        batteryCapacity: 58,
      },
      outputs: {
        range: 166.789189189,
        rangeMiles: 103.637997339,
        energyUsable: 38.57,
        consumptionUsed: 23.125,
        consumptionPerMile: 0.3721608,
        hours: 1.51626535627,
        fullRange: 238.27027027,
        rangePerPercent: 2.3827027027,
        drivingPower: null,
        airDensity: null,
        costPer100Km: 4.36805555556,
        bySpeed: { rows: 0 },
        byCharge: { rows: 10, first: { charge: 10, range: 23.827027027 }, last: { charge: 100, range: 238.27027027 } },
        rangeByCharge: { rows: 11, first: { charge: 0, range: 0 }, last: { charge: 100, range: 238.27027027 } },
      },
    },
    {
      by: "mpmath 1.2, 40 digits, kW over km/h",
      inputs: { speed: 50, headwind: -80, grade: 1 },
      outputs: {
        range: 492.410965168,
        rangeMiles: 305.969988497,
        energyUsable: 64.125,
        consumptionUsed: 13.0226588228,
        consumptionPerMile: 0.209579378406,
        hours: 9.84821930336,
        fullRange: 547.123294631,
        rangePerPercent: 5.47123294631,
        drivingPower: 6.51132941141,
        airDensity: 1.20411831637,
        costPer100Km: 2.45983555542,
        bySpeed: {
          rows: 14,
          first: { speed: 30, consumption: 12.6069149023, range: 508.649423724 },
          last: { speed: 160, consumption: 18.2153237935, range: 352.03875993 },
        },
        byCharge: {
          rows: 10,
          first: { charge: 10, range: 54.7123294631 },
          last: { charge: 100, range: 547.123294631 },
        },
        rangeByCharge: { rows: 11, first: { charge: 0, range: 0 }, last: { charge: 100, range: 547.123294631 } },
      },
    },
    {
      by: "mpmath 1.2, 40 digits, kW over km/h",
      inputs: { speed: 60, grade: -1.2, auxiliaryPower: 2 },
      outputs: {
        range: 1249.8458006,
        rangeMiles: 776.618175232,
        energyUsable: 64.125,
        consumptionUsed: 5.13063291241,
        consumptionPerMile: 0.0825695329379,
        hours: 20.8307633433,
        fullRange: 1388.71755622,
        rangePerPercent: 13.8871755622,
        drivingPower: 3.07837974745,
        airDensity: 1.20411831637,
        costPer100Km: 0.969119550122,
        bySpeed: {
          rows: 14,
          first: { speed: 30, consumption: 6.29552130536, range: 1018.58125626 },
          last: { speed: 160, consumption: 21.5971118196, range: 296.914701075 },
        },
        byCharge: {
          rows: 10,
          first: { charge: 10, range: 138.871755622 },
          last: { charge: 100, range: 1388.71755622 },
        },
        rangeByCharge: { rows: 11, first: { charge: 0, range: 0 }, last: { charge: 100, range: 1388.71755622 } },
      },
    },
    {
      by: "mpmath 1.2, 40 digits, kW over km/h",
      inputs: { mode: "rated", consumption: 15, extraConsumption: -50, startCharge: 1, endCharge: 0, speed: 1 },
      outputs: {
        range: 9.5,
        rangeMiles: 5.90302632625,
        energyUsable: 0.7125,
        consumptionUsed: 7.5,
        consumptionPerMile: 0.1207008,
        hours: 9.5,
        fullRange: 950,
        rangePerPercent: 9.5,
        drivingPower: null,
        airDensity: null,
        costPer100Km: 1.41666666667,
        bySpeed: { rows: 0 },
        byCharge: { rows: 10, first: { charge: 10, range: 95 }, last: { charge: 100, range: 950 } },
        rangeByCharge: { rows: 11, first: { charge: 0, range: 0 }, last: { charge: 100, range: 950 } },
      },
    },
    { by: "Refusal", inputs: { startCharge: 20, endCharge: 20 }, refuses: "startCharge" },
    { by: "Refusal", inputs: { startCharge: 5 }, refuses: "startCharge" },
    { by: "Refusal", inputs: { grade: -6, speed: 60 }, refuses: "grade" },
    { by: "Refusal", inputs: { batteryHealth: 0 }, refuses: "batteryHealth" },
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
  const v = speed / 3.6;
  const wind = v + car.headwind / 3.6;
  const slope = Math.atan(car.grade / 100);
  const drag = 0.5 * airDensityAt(car.temperature) * car.dragCoefficient * car.frontalArea * wind * Math.abs(wind);
  const weight = car.vehicleWeight * STANDARD_GRAVITY;
  const force = drag + weight * (car.rollingResistance * Math.cos(slope) + Math.sin(slope));
  const efficiency = car.drivetrainEfficiency / 100;
  return (force < 0 ? force * v * efficiency : (force * v) / efficiency) + car.auxiliaryPower * 1000;
}

/** kWh per 100 km. */
function consumptionAt(watts: number, speed: number): number {
  return watts / (speed / 3.6) / 36;
}

/** Every tenth from one number to another. */
function steps(from: number, to: number): readonly number[] {
  return Array.from({ length: (to - from) / 10 + 1 }, (_, index) => from + 10 * index);
}
