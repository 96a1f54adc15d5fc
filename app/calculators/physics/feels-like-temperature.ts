import { defineCalculator, percent, quantity, table, text } from "#engine/define.ts";
import { computeDewPoint, saturationPressure } from "#maths/humidity.ts";
import { speed } from "#units/speed.ts";
import { temperatureDifference } from "#units/temperature-difference.ts";
import { temperature } from "#units/temperature.ts";

export default defineCalculator({
  id: "feels-like-temperature",
  name: "Feels-Like Temperature Calculator",
  category: "physics",
  emoji: "🥵",
  description:
    "Wind chill, heat index, humidex and apparent temperature: how warm or cold the air feels, and how dangerous that is.",
  keywords: [
    "wind chill",
    "heat index",
    "humidex",
    "apparent temperature",
    "real feel",
    "frostbite",
    "heat stress",
    "weather",
    "how cold does it feel",
    "feels like with wind",
    "how hot does it feel with humidity",
  ],
  related: [
    { id: "dew-point", stage: "complementary", relevance: 90 },
    "temperature-converter",
    "speed-converter",
    { id: "water-intake", stage: "next_step", relevance: 78 },
  ],
  inputs: {
    temperature: quantity("Air temperature", temperature, {
      unit: "C",
      default: 32,
      defaultIn: { imperial: "90 °F" },
      min: -60,
      max: 60,
      also: ["degrees", "it will be", "it's", "it is", "out"],
    }),
    windSpeed: quantity("Wind speed (at 10 m)", speed, {
      unit: "m/s",
      metric: "km/h",
      imperial: "mph",
      default: 3,
      defaultIn: { imperial: "7 mph" },
      min: 0,
      max: 100,
      also: ["wind", "breeze", "winds of", "gusts", "gusts of", "blowing at", "mph wind"],
    }),
    relativeHumidity: percent("Relative humidity", {
      default: 65,
      min: 0,
      max: 100,
      also: ["humidity", "humidity of", "percent humidity"],
    }),
  },
  outputs: {
    feelsLike: quantity("Feels like", temperature, {
      also: ["how cold", "how hot", "real feel", "feel"],
      unit: "C",
      decimals: 1,
    }),
    basis: text("Based on", {
      labels: { "wind chill": "Wind chill", "heat index": "Heat index", "air temperature": "Air temperature" },
    }),
    windChill: quantity("Wind chill", temperature, {
      unit: "C",
      decimals: 1,
      none: "Only up to 10 °C (50 °F) and with wind",
    }),
    heatIndex: quantity("Heat index", temperature, { unit: "C", decimals: 1, none: "Only from 26.7 °C (80 °F) up" }),
    apparentTemperature: quantity("Apparent temperature (Australia)", temperature, { unit: "C", decimals: 1 }),
    humidex: quantity("Humidex (Canada)", temperature, {
      unit: "C",
      decimals: 1,
      none: "Only from 20 °C (68 °F) up and with some humidity",
    }),
    risk: text("Risk", {
      labels: {
        low: "Low",
        caution: "Caution",
        "extreme caution": "Extreme caution",
        danger: "Danger",
        "extreme danger": "Extreme danger",
        cold: "Cold",
        "severe cold": "Severe cold",
        "extreme cold": "Extreme cold",
      },
    }),
    difference: quantity("Difference from the air temperature", temperatureDifference, {
      unit: "K",
      metric: "C",
      decimals: 1,
    }),
    table: table(
      "Wind chill by wind speed",
      {
        windSpeed: quantity("Wind speed", speed, { unit: "km/h", decimals: 0 }),
        windChill: quantity("Wind chill", temperature, { unit: "C", decimals: 1 }),
      },
      { none: "Wind chill is defined up to 10 °C (50 °F)." },
    ),
  },
  pictures: [{ draw: "timeline", of: ["temperature", "feelsLike", "apparentTemperature"], title: "Measured and felt" }],
  compute({ temperature, windSpeed, relativeHumidity }) {
    const kilometersPerHour = 3.6 * windSpeed;
    const windChill =
      temperature <= 10 && kilometersPerHour >= 4.8 ? windChillOf(temperature, kilometersPerHour) : null;
    const heatIndex = heatIndexOf(temperature, relativeHumidity);
    const feelsLike = windChill ?? heatIndex ?? temperature;
    const vapour = (relativeHumidity / 100) * 6.105 * Math.exp((17.27 * temperature) / (237.7 + temperature));
    return {
      feelsLike,
      basis: windChill !== null ? "wind chill" : heatIndex !== null ? "heat index" : "air temperature",
      windChill,
      heatIndex,
      apparentTemperature: temperature + 0.33 * vapour - 0.7 * windSpeed - 4,
      humidex: temperature >= 20 && relativeHumidity > 0 ? humidexOf(temperature, relativeHumidity) : null,
      risk: riskOf(windChill, heatIndex),
      difference: feelsLike - temperature,
      table: (temperature <= 10 ? [5, 10, 20, 30, 40, 50, 60, 80] : []).map((wind) => ({
        windSpeed: wind,
        windChill: windChillOf(temperature, wind),
      })),
    };
  },
  takeaways: (_, outputs, say) => [
    outputs.basis === "air temperature"
      ? `{temperature} feels like {feelsLike}: neither wind chill (up to 10 °C or 50 °F, in wind) nor heat index (from ${say.number(26.7)} °C or 80 °F) applies.`
      : `{temperature} feels like {feelsLike}, according to the ${outputs.basis}.`,
    ADVICE[outputs.risk as keyof typeof ADVICE],
    outputs.humidex === null
      ? `The Australian apparent temperature, which counts wind and humidity together, is {apparentTemperature}.`
      : `By Canada's humidex it feels like {humidex}, by Australia's apparent temperature like {apparentTemperature}.`,
  ],
  formula: {
    tex: [
      String.raw`W = 13.12 + 0.6215\,\vartheta - 11.37\, v^{0.16} + 0.3965\, \vartheta\, v^{0.16}`,
      String.raw`H = -42.379 + 2.04901523 F + 10.14333127 R - 0.22475541 F R - 0.00683783 F^2 - 0.05481717 R^2 + 0.00122874 F^2 R + 0.00085282 F R^2 - 0.00000199 F^2 R^2`,
      String.raw`AT = \vartheta + 0.33\, e - 0.7\, u - 4`,
    ],
    where: {
      W: "wind chill in °C",
      "\\vartheta": "air temperature in °C",
      v: "wind speed in km/h, 10 m above the ground",
      H: "heat index in °F",
      F: "air temperature in °F",
      R: "relative humidity in percent",
      AT: "apparent temperature in °C",
      e: "vapor pressure in hPa",
      u: "wind speed in m/s",
    },
  },
  howTo: [
    "Enter the Air temperature in the shade.",
    "Enter the Wind speed from the weather report, which is measured 10 m (33 ft) above open ground.",
    "Enter the Relative humidity; it matters for the heat index, the humidex and the apparent temperature.",
    "Read Feels like and the Risk; below them are the measures other countries use.",
  ],
  faq: [
    {
      question: "Why does wind chill stop at 10 °C (50 °F)?",
      answer:
        "The 2001 formula was fitted to the heat loss of faces in a cold wind tunnel, for temperatures up to 10 °C (50 °F) and winds of at least 4.8 km/h (3 mph). In warmer air, wind still cools, but the figure would be meaningless.",
    },
    {
      question: "When does skin freeze?",
      answer:
        "At a wind chill of −28 °C (−18 °F), bare skin can freeze in 10 to 30 minutes; at −40 °C (−40 °F), in 5 to 10 minutes; at −48 °C (−54 °F), in 2 to 5 minutes. Wind never makes objects colder than the air.",
    },
    {
      question: "Does the heat index apply in the sun?",
      answer:
        "No, it is for shade and a light breeze. Full sun adds up to 8 °C (15 °F). Physical work, a fever or heavy clothing makes it worse.",
    },
    {
      question: "Why do humidex and heat index differ?",
      answer:
        "They are different scales. 30 °C (86 °F) at 70% humidity has a heat index of 35 °C (95 °F) but a humidex of 41; Canada calls 40 to 45 great discomfort. Compare each only with its own categories.",
    },
  ],
  about: [
    "Wind chill (US and Canada, 2001) and heat index (US National Weather Service, Rothfusz 1990 with its two corrections) apply to a healthy adult walking in the shade. The apparent temperature is Steadman's outdoor version without sun.",
    "Between 10 and 26.7 °C (50 and 80 °F) neither is defined, and the air temperature is shown. The heat index is less reliable above 45 °C (113 °F) or in hot, nearly saturated air, which hardly ever occurs.",
  ],
  sources: [
    "US National Weather Service, Wind Chill (2001) and Heat Index Equation (Rothfusz, SR 90-23, 1990)",
    "Environment and Climate Change Canada, wind chill and humidex",
    "Steadman, Australian Meteorological Magazine 43 (1994) 1-16",
  ],
  caution:
    "For healthy adults in the shade; children, older people, people who are ill and anyone working hard are at risk sooner. Follow official warnings.",
  phrases: [
    "feels like {temperature} wind {windSpeed}",
    "heat index {temperature} {relativeHumidity}",
    "wind chill {temperature} {windSpeed}",
    "what does {temperature} with {relativeHumidity} humidity feel like with a {windSpeed} breeze",
    "how cold does {temperature} feel with {windSpeed} winds",
    "how hot does {temperature} feel at {relativeHumidity} humidity",
    "it is {temperature} outside and the wind is blowing at {windSpeed}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A muggy day: 32 °C and 65%",
      inputs: { temperature: 32, windSpeed: 3, relativeHumidity: 65 },
      outputs: { feelsLike: 38.6637308, basis: "heat index", risk: "extreme caution" },
    },
    {
      title: "−10 °C with a wind of 8 m/s",
      inputs: { temperature: -10, windSpeed: 8, relativeHumidity: 70 },
      outputs: { feelsLike: -19.3484618, risk: "cold" },
    },
    {
      title: "A mild day needs no correction",
      inputs: { temperature: 18, windSpeed: 4, relativeHumidity: 50 },
      outputs: { feelsLike: 18, basis: "air temperature", windChill: null, heatIndex: null },
    },
  ],
});

/** US and Canada 2001: °C, km/h. */
function windChillOf(celsius: number, wind: number): number {
  const power = wind ** 0.16;
  return 13.12 + 0.6215 * celsius - 11.37 * power + 0.3965 * celsius * power;
}

/** US National Weather Service, from 80 °F; null below. In °C. */
function heatIndexOf(celsius: number, humidity: number): number | null {
  const fahrenheit = 1.8 * celsius + 32;
  if (fahrenheit < 80) return null;
  const simple = (fahrenheit + 61 + 1.2 * (fahrenheit - 68) + 0.094 * humidity) / 2;
  const mean = (simple + fahrenheit) / 2;
  return ((mean < 80 ? mean : rothfusz(fahrenheit, humidity)) - 32) / 1.8;
}

/** The regression of SR 90-23 with its corrections for dry and for humid air. In °F. */
function rothfusz(f: number, r: number): number {
  const heatIndexInFahrenheit =
    -42.379 +
    2.04901523 * f +
    10.14333127 * r -
    0.22475541 * f * r -
    0.00683783 * f ** 2 -
    0.05481717 * r ** 2 +
    0.00122874 * f ** 2 * r +
    0.00085282 * f * r ** 2 -
    0.00000199 * f ** 2 * r ** 2;
  if (r < 13 && f <= 112) return heatIndexInFahrenheit - ((13 - r) / 4) * Math.sqrt((17 - Math.abs(f - 95)) / 17);
  return r > 85 && f <= 87 ? heatIndexInFahrenheit + ((r - 85) / 10) * ((87 - f) / 5) : heatIndexInFahrenheit;
}

/** Environment and Climate Change Canada. */
function humidexOf(celsius: number, humidity: number): number {
  const dewPoint = computeDewPoint((saturationPressure(celsius) * humidity) / 100);
  const vapour = 6.11 * Math.exp(5417.753 * (1 / 273.16 - 1 / (dewPoint + 273.16)));
  return celsius + (5 / 9) * (vapour - 10);
}

function riskOf(windChill: number | null, heatIndex: number | null): keyof typeof ADVICE {
  if (windChill !== null) {
    return windChill <= -40 ? "extreme cold" : windChill <= -28 ? "severe cold" : windChill <= -10 ? "cold" : "low";
  }
  const fahrenheit = 1.8 * (heatIndex ?? 0) + 32;
  if (fahrenheit >= 125) return "extreme danger";
  if (fahrenheit >= 103) return "danger";
  return fahrenheit >= 90 ? "extreme caution" : fahrenheit >= 80 ? "caution" : "low";
}

const ADVICE = {
  low: "The risk from heat or cold is low.",
  caution: "Caution: fatigue is possible with long exposure or exertion.",
  "extreme caution": "Extreme caution: heat cramps and heat exhaustion are possible with exertion.",
  danger: "Danger: heat exhaustion is likely and heat stroke possible; avoid exertion and drink water.",
  "extreme danger": "Extreme danger: heat stroke is likely; stay somewhere cool.",
  cold: "Cold: dress in layers and keep dry; it is uncomfortable without a hat and gloves.",
  "severe cold": "Severe cold: bare skin can freeze in 10 to 30 minutes; cover it.",
  "extreme cold": "Extreme cold: bare skin can freeze in minutes; stay inside if you can.",
} as const;
