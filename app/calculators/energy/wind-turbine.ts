import { chart, defineCalculator, money, number, percent, quantity, refuse } from "#engine/define.ts";
import { area } from "#units/area.ts";
import { energy } from "#units/energy.ts";
import { length } from "#units/length.ts";
import { power } from "#units/power.ts";
import { speed } from "#units/speed.ts";

export default defineCalculator({
  id: "wind-turbine",
  name: "Wind Turbine Calculator",
  category: "energy",
  emoji: "🌬️",
  description:
    "Power and yearly energy of a wind turbine from its rotor, the mean wind speed and the height of the hub.",
  keywords: [
    "wind power",
    "annual energy production",
    "Betz limit",
    "small wind",
    "capacity factor",
    "rotor diameter",
    "windmill",
    "wind speed at hub height",
    "wind shear",
  ],
  related: [
    { id: "solar-panel", stage: "complementary", relevance: 90 },
    "electricity-cost",
    { id: "battery-bank", stage: "next_step", relevance: 84 },
    "speed-converter",
    "density",
  ],
  inputs: {
    rotorDiameter: quantity("Rotor diameter", length, {
      unit: "m",
      default: 5,
      defaultIn: { imperial: "16 ft" },
      min: 0.1,
      max: 400,
      also: ["rotor", "diameter", "blade span", "rotor of", "wide rotor"],
    }),
    windSpeed: quantity("Mean wind speed", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 5.5,
      defaultIn: { imperial: "12 mph" },
      min: 0.1,
      max: 40,
      also: ["wind", "measured", "average wind", "winds of"],
    }),
    measuringHeight: quantity("Height of that wind speed", length, {
      also: ["at", "measured at"],
      unit: "m",
      default: 10,
      defaultIn: { imperial: "33 ft" },
      min: 1,
      max: 500,
    }),
    hubHeight: quantity("Hub height", length, {
      also: ["hub", "tower", "tower of", "hub at"],
      unit: "m",
      default: 20,
      defaultIn: { imperial: "65 ft" },
      min: 1,
      max: 500,
    }),
    shearExponent: number("Wind shear exponent", {
      also: ["shear", "exponent"],
      default: 0.14,
      min: 0,
      max: 1,
      help: "0.14 open land, 0.1 water, 0.25 suburbs.",
    }),
    airDensity: number("Air density", {
      also: ["density"],
      default: 1.225,
      min: 0.1,
      max: 2,
      unit: "kg/m³",
      help: "1.225 at sea level and 15 °C (59 °F), 1.11 at 1000 m (3300 ft).",
    }),
    powerCoefficient: percent("Power coefficient of the rotor", {
      also: ["cp"],
      default: 38,
      min: 1,
      max: 59.26,
    }),
    generatorEfficiency: percent("Generator and gearbox efficiency", { default: 90, min: 1, max: 100 }),
    ratedPower: quantity("Rated power", power, { unit: "kW", default: 5, min: 0.001, max: 100_000 }),
    cutInSpeed: quantity("Cut-in wind speed", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 3,
      defaultIn: { imperial: "7 mph" },
      min: 0,
      max: 30,
    }),
    cutOutSpeed: quantity("Cut-out wind speed", speed, {
      unit: "m/s",
      imperial: "mph",
      default: 25,
      defaultIn: { imperial: "55 mph" },
      min: 1,
      max: 60,
    }),
    availability: percent("Availability", { default: 97, min: 0, max: 100 }),
    pricePerKwh: money("Price per kWh", { default: 0.17, min: 0, decimals: 4 }),
  },
  outputs: {
    annualEnergy: quantity("Energy per year", energy, {
      also: ["how much energy", "kwh a year"],
      unit: "kWh",
      decimals: 0,
    }),
    hubWindSpeed: quantity("Mean wind at hub height", speed, {
      also: ["wind speed at hub", "what wind speed", "wind speed up there", "wind at the hub"],
      unit: "m/s",
      imperial: "mph",
      decimals: 2,
    }),
    powerAtMeanWind: quantity("Power at that wind", power, { unit: "W", decimals: 0 }),
    sweptArea: quantity("Swept area", area, { also: ["swept area"], unit: "m2", decimals: 2 }),
    windPower: quantity("Power in that wind", power, { also: ["power in the wind"], unit: "W", decimals: 0 }),
    betzLimit: quantity("Betz limit: the most any rotor can take", power, { unit: "W", decimals: 0 }),
    capacityFactor: percent("Capacity factor", { decimals: 1 }),
    ratedWindSpeed: quantity("Rated power is reached at", speed, { unit: "m/s", imperial: "mph", decimals: 1 }),
    annualValue: money("Worth per year"),
    powerCurve: chart("Power by wind speed", {
      x: { windSpeed: quantity("Wind speed", speed, { unit: "m/s", imperial: "mph" }) },
      y: { power: quantity("Power", power, { unit: "kW" }) },
      own: { x: "hubWindSpeed", label: "Mean wind at the hub" },
    }),
  },
  compute(inputs) {
    const { cutInSpeed, cutOutSpeed } = inputs;
    if (cutOutSpeed <= cutInSpeed) {
      refuse(
        "cutOutSpeed",
        "The turbine must stop at a higher wind than it starts at. Raise the cut-out or lower the cut-in.",
      );
    }
    const mean = inputs.windSpeed * (inputs.hubHeight / inputs.measuringHeight) ** inputs.shearExponent;
    const sweptArea = (Math.PI / 4) * inputs.rotorDiameter ** 2;
    const perCube = 0.5 * inputs.airDensity * sweptArea;
    const captured = (perCube * inputs.powerCoefficient * inputs.generatorEfficiency) / 10_000;
    const ratedWatts = 1000 * inputs.ratedPower;
    const powerAt = (wind: number) =>
      wind < cutInSpeed || wind > cutOutSpeed ? 0 : Math.min(ratedWatts, captured * wind ** 3);
    const meanPower = meanOverRayleigh(powerAt, mean, Math.floor(cutOutSpeed / BIN + 1e-9));
    const annualEnergy = ((inputs.availability / 100) * 8760 * meanPower) / 1000;
    const windPower = perCube * mean ** 3;
    return {
      annualEnergy,
      hubWindSpeed: mean,
      powerAtMeanWind: powerAt(mean),
      sweptArea,
      windPower,
      betzLimit: (16 / 27) * windPower,
      capacityFactor: (100 * annualEnergy) / (inputs.ratedPower * 8760),
      ratedWindSpeed: Math.cbrt(ratedWatts / captured),
      annualValue: annualEnergy * inputs.pricePerKwh,
      powerCurve: Array.from({ length: 31 }, (_, windSpeed) => ({ windSpeed, power: powerAt(windSpeed) / 1000 })),
    };
  },
  takeaways: () => [
    `In a mean wind of {hubWindSpeed} at the hub it produces about {annualEnergy} a year, worth {annualValue}.`,
    `That is {capacityFactor} of what it would produce at full power all year.`,
    `Wind 10% stronger holds 33% more power, because it grows with the cube of the speed; rated power is reached at {ratedWindSpeed}.`,
  ],
  formula: {
    tex: [
      String.raw`P(v) = \min\!\left(P_r,\ \tfrac{1}{2}\,\rho\, A\, c_p\, \eta\, v^3\right), \qquad V = v_m \left(\frac{h}{h_m}\right)^{\!\alpha}`,
      String.raw`E = a \cdot 8760\,\text{h} \cdot \sum_k \bigl(F(v_k) - F(v_{k-1})\bigr)\, \frac{P(v_{k-1}) + P(v_k)}{2},`,
      String.raw`F(v) = 1 - e^{-\frac{\pi}{4}(v/V)^2}`,
    ],
    where: {
      "P(v)": "power at wind speed v, between cut-in and cut-out",
      P_r: "rated power",
      "\\rho": "air density",
      A: "swept area",
      c_p: "power coefficient of the rotor",
      "\\eta": "generator and gearbox efficiency",
      V: "mean wind at hub height",
      "v_m, h_m": "mean wind speed and the height at which it was measured",
      h: "hub height",
      "\\alpha": "wind shear exponent",
      E: "energy per year",
      a: "availability",
      "F(v)": "share of the time with less wind (Rayleigh distribution)",
      v_k: "wind speeds in steps of 0.5 m/s",
    },
  },
  howTo: [
    "Enter the Rotor diameter and the Rated power from the data sheet.",
    "Enter the Mean wind speed of the year and the Height of that wind speed; weather services and wind maps usually give 10 m.",
    "Set the Hub height and the Wind shear exponent for your surroundings.",
    "Adjust the Power coefficient and efficiency: small turbines reach 25 to 40%, large ones 45%.",
  ],
  faq: [
    {
      question: "Is my yard windy enough?",
      answer:
        "With a mean below 4.5 to 5 m/s at hub height, a small turbine rarely pays. Between houses and trees it is often only 2 to 3 m/s; the hub should stand 10 m above everything within 150 m.",
    },
    {
      question: "What is the Betz limit?",
      answer:
        "No rotor can take more than 16/27, 59.3%, of the power in the wind: the air must keep enough speed to move on. Good large rotors reach 45 to 50%.",
    },
    {
      question: "Why not simply use the power at the mean wind?",
      answer:
        "Because of the cube, the gusty hours bring most of the energy: with the usual spread of wind speeds the mean of the cubes is 1.91 times the cube of the mean.",
    },
  ],
  about: [
    "It combines a cubic power curve with the Rayleigh distribution that IEC 61400 uses where only the mean wind is known, in bins of 0.5 m/s. A measured power curve and local wind statistics give a closer figure.",
    "Turbulence, icing, wakes of other turbines and grid curtailment count only as far as the availability covers them. Small turbines often deliver a fifth to a third less than promised, mostly for lack of wind.",
  ],
  sources: [
    "IEC 61400-12-1:2017 (method of bins, Rayleigh distribution)",
    "Manwell, McGowan and Rogers, Wind Energy Explained, 2nd edition 2009",
    "A. Betz, 1920 (limit 16/27)",
  ],
  caution:
    "An estimate from the mean wind alone: turbulence near buildings and trees, purchase, maintenance and permits are not included.",
  phrases: [
    "wind turbine {rotorDiameter} rotor {windSpeed} wind",
    "energy of a {rotorDiameter} wind turbine at {windSpeed}",
    "swept area of a {rotorDiameter} rotor",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 4 m rotor in a mean wind of 6 m/s",
      inputs: { rotorDiameter: 4, windSpeed: 6, hubHeight: 10 },
      outputs: { annualEnergy: 8462.71263, sweptArea: 12.5663706 },
    },
    {
      title: "A 3 MW turbine with a 112 m rotor",
      inputs: {
        rotorDiameter: 112,
        windSpeed: 6.5,
        hubHeight: 94,
        powerCoefficient: 45,
        generatorEfficiency: 94,
        ratedPower: 3000,
        pricePerKwh: 0.07,
      },
      outputs: { hubWindSpeed: 8.8956, ratedWindSpeed: 10.5531705 },
    },
  ],
});

/** Width of a bin of wind speeds in m/s. IEC 61400-12-1:2017. */
const BIN = 0.5;

/** The mean of a function of the wind over a Rayleigh distribution, by the method of bins. */
function meanOverRayleigh(valueAt: (wind: number) => number, mean: number, bins: number): number {
  const timeAbove = (wind: number) => Math.exp((-Math.PI / 4) * (wind / mean) ** 2);
  let total = 0;
  for (let bin = 1; bin <= bins; bin += 1) {
    const [from, to] = [BIN * (bin - 1), BIN * bin];
    total += ((timeAbove(from) - timeAbove(to)) * (valueAt(from) + valueAt(to))) / 2;
  }
  return total;
}
