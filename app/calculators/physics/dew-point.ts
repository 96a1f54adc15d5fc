import { choice, defineCalculator, number, percent, quantity, refuse, table, text } from "#engine/define.ts";
import { ZERO_CELSIUS } from "#maths/constants.ts";
import { computeDewPoint, saturationPressure } from "#maths/humidity.ts";
import { length } from "#units/length.ts";
import { pressure } from "#units/pressure.ts";
import { temperature } from "#units/temperature.ts";

export default defineCalculator({
  id: "dew-point",
  name: "Dew Point Calculator",
  category: "physics",
  emoji: "💧",
  description:
    "Dew point from temperature and humidity or the reverse, with absolute humidity, wet-bulb temperature and cloud base.",
  keywords: [
    "relative humidity",
    "absolute humidity",
    "condensation",
    "wet bulb",
    "mold risk",
    "humidity calculator",
    "vapor pressure",
    "when does water condense",
    "sweating pipes",
    "window condensation",
  ],
  related: [
    { id: "feels-like-temperature", stage: "complementary", relevance: 90 },
    "temperature-converter",
    { id: "heating-cooling-load", stage: "next_step", relevance: 80 },
    "growing-degree-days",
  ],
  inputs: {
    temperature: quantity("Air temperature", temperature, {
      unit: "C",
      default: 25,
      min: -45,
      max: 60,
      also: ["degrees", "it's", "room is", "inside", "outside", "basement", "air at", "air is"],
    }),
    known: choice("Known", {
      default: "relativeHumidity",
      options: [
        ["relativeHumidity", "Relative humidity"],
        ["dewPoint", "Dew point"],
      ],
    }),
    relativeHumidity: percent("Relative humidity", {
      default: 60,
      min: 0.1,
      max: 100,
      also: ["humidity", "RH", "hygrometer says", "humidity of", "humidity is", "percent humidity", "hygrometer"],
      when: { known: "relativeHumidity" },
    }),
    dewPoint: quantity("Dew point", temperature, {
      also: ["dew point is", "dew point of"],
      unit: "C",
      default: 16,
      defaultIn: { imperial: "61 °F" },
      min: -80,
      max: 60,
      when: { known: "dewPoint" },
    }),
    pressure: quantity("Air pressure", pressure, {
      unit: "Pa",
      metric: "hPa",
      imperial: "inHg",
      default: 101_325,
      defaultIn: { imperial: "29.9 inHg" },
      min: 10_000,
      max: 200_000,
    }),
  },
  outputs: {
    dewPoint: quantity("Dew point", temperature, {
      also: ["condense", "sweating", "fog up", "at what temperature"],
      unit: "C",
      decimals: 1,
    }),
    relativeHumidity: percent("Relative humidity", { also: ["how humid"], decimals: 1 }),
    absoluteHumidity: number("Absolute humidity", { unit: "g/m³", decimals: 2 }),
    vapourPressure: quantity("Vapor pressure", pressure, { unit: "Pa", metric: "hPa", imperial: "inHg" }),
    saturationVapourPressure: quantity("Saturation vapor pressure", pressure, {
      unit: "Pa",
      metric: "hPa",
      imperial: "inHg",
    }),
    mixingRatio: number("Mixing ratio", { unit: "g/kg", decimals: 2 }),
    specificHumidity: number("Specific humidity", { unit: "g/kg", decimals: 2 }),
    wetBulb: quantity("Wet-bulb temperature", temperature, {
      also: ["wet bulb"],
      unit: "C",
      decimals: 1,
      none: "Only for 5% to 99% humidity and −20 to 50 °C (−4 to 122 °F)",
    }),
    cloudBase: quantity("Cloud base (estimate)", length, { unit: "m", decimals: 0 }),
    comfort: text("The air feels", {
      labels: { dry: "Dry", comfortable: "Comfortable", humid: "Humid", oppressive: "Oppressive" },
    }),
    table: table("Dew point by humidity at this temperature", {
      relativeHumidity: percent("Relative humidity", { decimals: 0 }),
      dewPoint: quantity("Dew point", temperature, { unit: "C", decimals: 1 }),
    }),
  },
  pictures: [
    { draw: "rows", table: "table", name: "relativeHumidity", value: "dewPoint", title: "Dew point by humidity" },
  ],
  compute(inputs) {
    const { temperature, known } = inputs;
    if (known === "dewPoint" && inputs.dewPoint > temperature) {
      refuse("dewPoint", "The dew point cannot be above the air temperature. Enter at most the air temperature.");
    }
    const saturation = saturationPressure(temperature);
    const vapor =
      known === "dewPoint" ? saturationPressure(inputs.dewPoint) : (saturation * inputs.relativeHumidity) / 100;
    const dewPoint = known === "dewPoint" ? inputs.dewPoint : computeDewPoint(vapor);
    const relativeHumidity = known === "dewPoint" ? (100 * vapor) / saturation : inputs.relativeHumidity;
    const pressure = inputs.pressure / 100;
    if (vapor >= pressure) {
      refuse("pressure", "At such a low pressure the water would boil. Enter a pressure above the vapor pressure.");
    }
    return {
      dewPoint,
      relativeHumidity,
      absoluteHumidity: (100_000 * vapor) / (461.5 * (temperature + ZERO_CELSIUS)),
      vapourPressure: 100 * vapor,
      saturationVapourPressure: 100 * saturation,
      mixingRatio: (621.98 * vapor) / (pressure - vapor),
      specificHumidity: (621.98 * vapor) / (pressure - 0.37802 * vapor),
      wetBulb: wetBulb(temperature, relativeHumidity),
      cloudBase: Math.max(0, 125 * (temperature - dewPoint)),
      comfort: dewPoint < 10 ? "dry" : dewPoint < 16 ? "comfortable" : dewPoint < 21 ? "humid" : "oppressive",
      table: Array.from({ length: 10 }, (_, index) => {
        const humidity = 10 * (index + 1);
        return { relativeHumidity: humidity, dewPoint: computeDewPoint((saturation * humidity) / 100) };
      }),
    };
  },
  takeaways: (_, outputs) => [
    `Water condenses on anything colder than {dewPoint}; at {temperature}, the relative humidity is {relativeHumidity}.`,
    `This air holds {absoluteHumidity} of water and feels ${outputs.comfort}.`,
    outputs.cloudBase! >= 0.5
      ? `Rising air would form clouds at about {cloudBase} above the ground.`
      : `The air is saturated: fog or dew is forming.`,
  ],
  formula: {
    tex: [
      String.raw`e_s = 6.112\, \exp\!\left(\frac{17.62\,\vartheta}{243.12 + \vartheta}\right), \qquad e = e_s\, \frac{RH}{100}`,
      String.raw`\vartheta_d = \frac{243.12\, q}{17.62 - q}, \qquad q = \ln\frac{e}{6.112}`,
      String.raw`a = \frac{100\,000\, e}{461.5\,(\vartheta + 273.15)}`,
    ],
    where: {
      e_s: "saturation vapor pressure in hPa",
      e: "vapor pressure in hPa",
      "\\vartheta": "air temperature in °C",
      RH: "relative humidity in percent",
      "\\vartheta_d": "dew point in °C",
      q: "logarithm of the vapor pressure",
      a: "absolute humidity in g/m³",
    },
  },
  howTo: [
    "Enter the Air temperature.",
    "Under Known, choose whether you have the Relative humidity or the Dew point, and enter it.",
    "Set the Air pressure if you are far above sea level: about 900 hPa (26.6 inHg) at 1,000 m (3,300 ft). It changes only Mixing ratio and Specific humidity.",
    "Compare the Dew point with the coldest surfaces: windows, outside walls, water pipes.",
  ],
  faq: [
    {
      question: "What dew point is comfortable?",
      answer:
        "Below 10 °C (50 °F) the air feels dry, up to 16 °C (61 °F) comfortable, from 16 to 21 °C (61 to 70 °F) sticky, and above 21 °C (70 °F) oppressive, because sweat hardly evaporates.",
    },
    {
      question: "When does mold grow on a wall?",
      answer:
        "When the humidity at its surface stays above 80% for days, even before water is visible. Room air at 20 °C (68 °F) and 60% humidity reaches 80% at a wall of 15.4 °C (59.7 °F), although its dew point is 12.0 °C (53.6 °F).",
    },
    {
      question: "Should I air out the basement in summer?",
      answer:
        "Only if the dew point outside is below the temperature of the basement walls. Warm air at 25 °C (77 °F) and 60% humidity has a dew point of 16.7 °C (62 °F) and makes walls of 15 °C (59 °F) wet.",
    },
  ],
  about: [
    "The dew point tells you how much water the air holds, whatever its temperature; relative humidity alone does not. Use it for comfort, condensation, mold, drying, painting and frost.",
    "The WMO's Magnus formula holds over water from −45 to 60 °C (−49 to 140 °F). Below freezing, the frost point over ice is a little higher than the dew point over supercooled water. The wet-bulb temperature is Stull's approximation for sea level, good to within 1 °C; the cloud base is a rule of thumb for afternoon cumulus.",
  ],
  sources: [
    "WMO-No. 8, Guide to Instruments and Methods of Observation, 2018 edition, annex 4.B",
    "Stull, Journal of Applied Meteorology and Climatology 50 (2011) 2267-2269",
    "ASHRAE Handbook Fundamentals, 2021, chapter 1",
  ],
  phrases: [
    "dew point {temperature} {relativeHumidity}",
    "humidity at {temperature} with dew point {dewPoint}",
    "windows fog up at {temperature} and {relativeHumidity}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A summer day: 25 °C and 60%",
      inputs: { temperature: 25, known: "relativeHumidity", relativeHumidity: 60 },
      outputs: { dewPoint: 16.6929, absoluteHumidity: 13.779696, comfort: "humid" },
    },
    {
      title: "Room air with a known dew point",
      inputs: { temperature: 21, known: "dewPoint", dewPoint: 9 },
      outputs: { relativeHumidity: 46.2102794, cloudBase: 1500, comfort: "dry" },
    },
  ],
});

/** Wet-bulb temperature at sea level; null outside the range of the fit. Stull 2011. */
function wetBulb(celsius: number, humidity: number): number | null {
  if (humidity < 5 || humidity > 99 || celsius < -20 || celsius > 50) return null;
  return (
    celsius * Math.atan(0.151977 * Math.sqrt(humidity + 8.313659)) +
    Math.atan(celsius + humidity) -
    Math.atan(humidity - 1.676331) +
    0.00391838 * humidity ** 1.5 * Math.atan(0.023101 * humidity) -
    4.686035
  );
}
