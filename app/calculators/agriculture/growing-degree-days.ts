import { defineCalculator, chart, choice, integer, list, number, quantity, refuse, table } from "#engine/define.ts";
import { temperature } from "#units/temperature.ts";
import { temperatureDifference } from "#units/temperature-difference.ts";

export default defineCalculator({
  id: "growing-degree-days",
  name: "Growing Degree Days Calculator",
  category: "agriculture",
  emoji: "📈",
  description:
    "The heat units a crop or insect has accumulated, from daily low and high temperatures, by three standard methods.",
  keywords: [
    "GDD",
    "heat units",
    "corn heat units",
    "thermal time",
    "insect development",
    "base temperature",
    "86/50 method",
    "growing degree units",
    "GDU",
    "degree days today",
  ],
  related: [
    { id: "crop-yield", stage: "next_step", relevance: 74 },
    { id: "seeding-rate", stage: "complementary", relevance: 62 },
    { id: "irrigation", stage: "complementary", relevance: 68 },
    "temperature-converter",
  ],
  inputs: {
    days: list("Days", {
      also: ["low", "high", "min", "max"],
      of: {
        minTemperature: quantity("Low", temperature, { unit: "C", min: -80, max: 70 }),
        maxTemperature: quantity("High", temperature, { unit: "C", min: -80, max: 70 }),
      },
      default: [
        { minTemperature: 9, maxTemperature: 21 },
        { minTemperature: 11, maxTemperature: 24 },
        { minTemperature: 13, maxTemperature: 28 },
        { minTemperature: 16, maxTemperature: 33 },
        { minTemperature: 14, maxTemperature: 26 },
        { minTemperature: 8, maxTemperature: 17 },
        { minTemperature: 6, maxTemperature: 15 },
      ],
      defaultIn: {
        imperial: [
          { minTemperature: "48 F", maxTemperature: "70 F" },
          { minTemperature: "52 F", maxTemperature: "75 F" },
          { minTemperature: "55 F", maxTemperature: "82 F" },
          { minTemperature: "61 F", maxTemperature: "91 F" },
          { minTemperature: "57 F", maxTemperature: "79 F" },
          { minTemperature: "46 F", maxTemperature: "63 F" },
          { minTemperature: "43 F", maxTemperature: "59 F" },
        ],
      },
      minItems: 1,
      maxItems: 400,
    }),
    method: choice("Method", {
      default: "modified",
      options: [
        ["average", "Simple average"],
        ["modified", "Modified (86/50: low and high limited)"],
        ["sine", "Single sine"],
      ],
    }),
    baseTemperature: quantity("Base temperature", temperature, {
      unit: "C",
      default: 10,
      min: -20,
      max: 40,
      help: "Corn and soybean 10 °C (50 °F), wheat 0 to 4 °C (32 to 39 °F).",
      also: ["base", "base temp", "base temperature"],
      decimals: 1,
    }),
    upperTemperature: quantity("Upper limit", temperature, {
      also: ["upper", "cap"],
      unit: "C",
      default: 30,
      min: -10,
      max: 60,
      decimals: 1,
    }),
    targetGdd: quantity("Degree days to reach", temperatureDifference, {
      unit: "C",
      metric: "C",
      imperial: "F",
      default: 1300,
      defaultIn: { imperial: "2400 F" },
      min: 0,
      max: 20_000,
      also: ["target", "GDD"],
    }),
  },
  outputs: {
    totalGdd: quantity("Growing degree days", temperatureDifference, {
      unit: "C",
      metric: "C",
      imperial: "F",
      decimals: 1,
      also: ["heat units", "degree days", "gdd", "gdus", "growing degree units"],
    }),
    averageGdd: quantity("Per day", temperatureDifference, { unit: "C", metric: "C", imperial: "F", decimals: 1 }),
    totalGddFahrenheit: quantity("Growing degree days in other units", temperatureDifference, {
      unit: "F",
      metric: "F",
      imperial: "C",
      decimals: 1,
    }),
    daysCounted: integer("Days counted"),
    targetDay: integer("Day the target was reached", { none: "Not reached in these days" }),
    daysToTarget: number("Days to go at this pace", { unit: "days", decimals: 1, none: "No heat accumulated yet" }),
    table: table("Day by day", {
      day: integer("Day"),
      gdd: quantity("Degree days", temperatureDifference, { unit: "C", metric: "C", imperial: "F", decimals: 1 }),
      cumulative: quantity("Gathered", temperatureDifference, { unit: "C", metric: "C", imperial: "F", decimals: 1 }),
    }),
    accumulation: chart("Degree days gathered", {
      x: { day: integer("Day") },
      y: {
        cumulative: quantity("Degree days", temperatureDifference, {
          unit: "C",
          metric: "C",
          imperial: "F",
          decimals: 1,
        }),
      },
      as: "area",
      from: "table",
    }),
  },
  compute({ days, method, baseTemperature, upperTemperature, targetGdd }) {
    if (upperTemperature <= baseTemperature) {
      refuse("upperTemperature", "The upper limit must be above the base temperature.");
    }
    const degreeDaysOf = { average: averageDegreeDays, modified: modifiedDegreeDays, sine: sineDegreeDays }[method];
    let cumulative = 0;
    const table = days.map(({ minTemperature, maxTemperature }, index) => {
      if (maxTemperature < minTemperature) {
        refuse("days", `Row ${index + 1}: the high is below the low. Are they swapped?`);
      }
      const gdd = degreeDaysOf(minTemperature, maxTemperature, baseTemperature, upperTemperature);
      cumulative += gdd;
      return { day: index + 1, gdd, cumulative };
    });
    const totalGdd = cumulative;
    const averageGddPerDay = totalGdd / days.length;
    const targetDay = table.find((row) => row.cumulative >= targetGdd - 1e-9)?.day ?? null;
    return {
      totalGdd,
      averageGdd: averageGddPerDay,
      totalGddFahrenheit: 1.8 * totalGdd,
      daysCounted: days.length,
      targetDay,
      daysToTarget: targetDay !== null ? 0 : totalGdd === 0 ? null : (targetGdd - totalGdd) / averageGddPerDay,
      table,
    };
  },
  takeaways: (_, outputs, say) => [
    `In ${outputs.daysCounted === 1 ? "one day" : "{daysCounted} days"} ${say.number(outputs.totalGdd!, 1)} growing degree days (°C) or ${say.number(outputs.totalGddFahrenheit!, 1)} (°F) accumulated, {averageGdd} a day.`,
    outputs.targetDay !== null
      ? `The target of {targetGdd} was reached on day {targetDay}.`
      : outputs.daysToTarget === null
        ? `No day was warm enough, so there is no telling when the target of {targetGdd} will be reached.`
        : `At this pace the target of {targetGdd} is {daysToTarget} away.`,
  ],
  formula: {
    tex: [
      String.raw`G_{\text{average}} = \max\!\left(0,\; \min\!\left(\tfrac{l + h}{2}, U\right) - B\right)`,
      String.raw`G_{\text{modified}} = \frac{l' + h'}{2} - B \qquad l', h' \in [B, U]`,
      String.raw`G_{\text{sine}} = D(B) - D(U) \qquad D(t) = \frac{(m - t)\left(\tfrac{\pi}{2} - s\right) + a \cos s}{\pi},\; s = \arcsin\frac{t - m}{a}`,
    ],
    where: {
      G: "degree days of one day",
      "l, h": "low and high of the day",
      "l', h'": "the same, raised to B and lowered to U",
      "B, U": "base temperature and upper limit",
      "m, a": "mean and half the range of the day",
      "D(t)": "heat above t under a sine curve; m − t where the whole day is above t, 0 where it is below",
    },
  },
  howTo: [
    "Enter the Days with their low and high in °C, starting from planting, sowing or the biofix of an insect. Your nearest weather station has them.",
    "Choose the Method your tables use: Modified for corn in North America, Single sine for most insect models, Simple average for small grains.",
    "Set the Base temperature and Upper limit: 10 and 30 °C for corn and soybean (50 and 86 °F); a base of 0 °C (32 °F) for wheat.",
    "Enter the Degree days to reach, for example 1,300 to 1,500 °C days from planting to maturity for a mid-season corn hybrid.",
  ],
  faq: [
    {
      question: "Why do three methods give three results?",
      answer:
        "They treat cool nights and hot days differently. On a cool day from 2 to 16 °C, with limits of 10 and 30 °C, the average gives 0, modified 3 and the sine curve 1.8 degree days; on a hot one from 20 to 40 °C they give 20, 15 and 16.8. Compare only totals from the same method.",
    },
    {
      question: "How do I convert Fahrenheit degree days to Celsius?",
      answer:
        "Divide by 1.8. A corn hybrid rated 2,500 GDD in Fahrenheit needs 1,389 in Celsius. The offset of 32 plays no part, because only differences are added up.",
    },
    {
      question: "What is the 86/50 method?",
      answer:
        "The modified method with an upper limit of 86 °F (30 °C) and a base of 50 °F (10 °C): a low under 50 °F counts as 50, a high over 86 °F as 86. The US National Weather Service uses it for corn.",
    },
  ],
  about: [
    "Plants and insects develop with warmth above a threshold rather than by the calendar. Adding up each day's degrees above the base tells you the stage: corn emerges after about 65 °C days and silks around 700 to 800.",
    "The method fails in drought or shade, and for crops governed by day length, such as soybean. The forecast of days to go assumes that the coming days are as warm as those entered.",
  ],
  sources: [
    "McMaster and Wilhelm, Agricultural and Forest Meteorology 87, 1997 (average and modified)",
    "Baskerville and Emin, Ecology 50, 1969 (single sine)",
    "NOAA / NWS 86/50 method for corn",
  ],
  phrases: [
    "growing degree days base {baseTemperature}",
    "gdd target {targetGdd} base {baseTemperature}",
    "gdd {days} base {baseTemperature}",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "Two days by the 86/50 method",
      inputs: {
        days: [
          { minTemperature: 12, maxTemperature: 28 },
          { minTemperature: 5, maxTemperature: 35 },
        ],
        method: "modified",
      },
      outputs: { totalGdd: 20, averageGdd: 10 },
    },
    {
      title: "A cool spring week by single sine",
      inputs: { method: "sine", targetGdd: 50 },
      outputs: { totalGdd: 51.679665, targetDay: 7 },
    },
  ],
});

function averageDegreeDays(low: number, high: number, base: number, upper: number): number {
  return Math.max(0, Math.min((low + high) / 2, upper) - base);
}

function modifiedDegreeDays(low: number, high: number, base: number, upper: number): number {
  const held = (temperature: number) => Math.min(upper, Math.max(base, temperature));
  return (held(low) + held(high)) / 2 - base;
}

/** Baskerville and Emin, with a horizontal cutoff at the upper limit. */
function sineDegreeDays(low: number, high: number, base: number, upper: number): number {
  return Math.max(0, heatAbove(base, low, high) - heatAbove(upper, low, high));
}

/** Degree days above a threshold under a sine curve through the low and the high. */
function heatAbove(threshold: number, low: number, high: number): number {
  if (high <= threshold) return 0;
  const mean = (low + high) / 2;
  if (low >= threshold) return mean - threshold;
  const amplitude = (high - low) / 2;
  const start = Math.asin((threshold - mean) / amplitude);
  return ((mean - threshold) * (Math.PI / 2 - start) + amplitude * Math.cos(start)) / Math.PI;
}
