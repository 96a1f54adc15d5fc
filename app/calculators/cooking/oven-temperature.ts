import { defineCalculator, choice, integer, number, quantity, refuse, table, text } from "#engine/define.ts";
import { temperature } from "#units/temperature.ts";

/** Gas marks: Fahrenheit and the words of old cookbooks. */
const MARKS = [
  { gasMark: 0.25, fahrenheit: 225, description: "Very cool" },
  { gasMark: 0.5, fahrenheit: 250, description: "Very cool" },
  { gasMark: 1, fahrenheit: 275, description: "Cool" },
  { gasMark: 2, fahrenheit: 300, description: "Cool" },
  { gasMark: 3, fahrenheit: 325, description: "Warm" },
  { gasMark: 4, fahrenheit: 350, description: "Moderate" },
  { gasMark: 5, fahrenheit: 375, description: "Moderately hot" },
  { gasMark: 6, fahrenheit: 400, description: "Moderately hot" },
  { gasMark: 7, fahrenheit: 425, description: "Hot" },
  { gasMark: 8, fahrenheit: 450, description: "Hot" },
  { gasMark: 9, fahrenheit: 475, description: "Very hot" },
  { gasMark: 10, fahrenheit: 500, description: "Very hot" },
] as const;

/** A fan oven works like a conventional one that is this much hotter, in °C. */
const FAN = 20;

export default defineCalculator({
  id: "oven-temperature",
  name: "Oven Temperature Converter",
  category: "cooking",
  emoji: "🌡️",
  description:
    "Convert between Celsius, Fahrenheit, fan (convection) oven and gas mark, with the nearest setting on the dial.",
  keywords: [
    "gas mark",
    "fan oven",
    "convection",
    "celsius to fahrenheit",
    "180c",
    "350f",
    "baking temperature",
    "oven dial",
    "set my oven to",
  ],
  related: [
    { id: "temperature-converter", stage: "complementary", relevance: 76 },
    { id: "meat-roasting", stage: "next_step", relevance: 80 },
    { id: "baking-pan", stage: "complementary", relevance: 70 },
    "cooking-converter",
  ],
  inputs: {
    value: number("Temperature or gas mark", { default: 350, min: 0, max: 700, also: ["oven", "degrees", "gas mark"] }),
    from: choice("Given in", {
      default: "fahrenheit",
      options: [
        ["celsius", "Celsius, conventional oven"],
        ["fahrenheit", "Fahrenheit, conventional oven"],
        ["fan-celsius", "Celsius, fan (convection) oven"],
        ["gas-mark", "Gas mark"],
      ],
    }),
  },
  outputs: {
    celsius: quantity("Celsius", temperature, { unit: "C", metric: "C", imperial: "C", decimals: 0 }),
    fahrenheit: number("Fahrenheit", { unit: "°F", decimals: 0 }),
    fanCelsius: quantity("Fan oven, Celsius", temperature, { unit: "C", metric: "C", imperial: "C", decimals: 0 }),
    fanFahrenheit: number("Fan oven, Fahrenheit", { unit: "°F", decimals: 0 }),
    gasMark: number("Nearest gas mark", { none: "outside the gas marks" }),
    celsiusDial: integer("Nearest 5 °C on the dial", { unit: "°C" }),
    fahrenheitDial: integer("Nearest 25 °F on the dial", { unit: "°F" }),
    description: text("Described as", { none: "outside the gas marks" }),
    chart: table(
      "Chart",
      {
        gasMark: number("Gas mark"),
        fahrenheit: number("Oven", { unit: "°F" }),
        celsius: quantity("Oven", temperature, { unit: "C", metric: "C", imperial: "C", decimals: 0 }),
        fanCelsius: quantity("Fan oven", temperature, { unit: "C", metric: "C", imperial: "C", decimals: 0 }),
        description: text("Oven"),
      },
      { mark: { column: "gasMark", equals: "gasMark" } },
    ),
  },
  pictures: [{ draw: "rows", table: "chart", name: "gasMark", value: "celsius", title: "Temperature by gas mark" }],
  primary: ({ from }) => (from === "celsius" ? "fahrenheit" : "celsius"),
  compute({ value, from }) {
    const fahrenheit = toFahrenheit(value, from);
    const celsius = from === "celsius" ? value : toCelsius(fahrenheit);
    if (celsius < 50 || celsius > 350) {
      refuse(
        "value",
        "That is outside the range of kitchen ovens, 50 to 350 °C (122 to 662 °F). Check the value and its scale.",
      );
    }
    const fanCelsius = celsius - FAN;
    const onScale = fahrenheit >= 212.5 && fahrenheit <= 512.5;
    const nearest = MARKS.reduce((found, mark) =>
      Math.abs(mark.fahrenheit - fahrenheit) <= Math.abs(found.fahrenheit - fahrenheit) ? mark : found,
    );
    return {
      celsius,
      fahrenheit,
      fanCelsius,
      fanFahrenheit: 1.8 * fanCelsius + 32,
      gasMark: onScale ? nearest.gasMark : null,
      celsiusDial: toMultiple(celsius, 5),
      fahrenheitDial: toMultiple(fahrenheit, 25),
      description: onScale ? nearest.description : null,
      chart: MARKS.map((mark) => ({
        ...mark,
        celsius: toCelsius(mark.fahrenheit),
        fanCelsius: toCelsius(mark.fahrenheit) - FAN,
      })),
    };
  },
  takeaways: (_, outputs) => [
    `Set a conventional oven to {celsiusDial} or {fahrenheitDial}, a fan (convection) oven to about {fanCelsius} or {fanFahrenheit}.`,
    outputs.gasMark === null
      ? "That is outside the gas marks, which run from 1/4 to 10."
      : `The nearest gas mark is ${outputs.gasMark === 0.25 ? "1/4" : outputs.gasMark === 0.5 ? "1/2" : "{gasMark}"}; old recipes call it a “${outputs.description!.toLowerCase()}” oven.`,
  ],
  formula: {
    tex: [
      String.raw`F = 1.8\,C + 32`,
      String.raw`C_{\text{fan}} = C - 20`,
      String.raw`F = 250 + 25\,G \quad (G \ge 1)`,
    ],
    where: {
      F: "conventional oven in degrees Fahrenheit",
      C: "conventional oven in degrees Celsius",
      "C_{\\text{fan}}": "fan oven in degrees Celsius",
      G: "gas mark; marks 1/4 and 1/2 are 225 and 250 °F",
    },
  },
  howTo: [
    "Enter the Temperature or gas mark of the recipe.",
    "Under Given in, choose what it is. If a recipe does not mention a fan, it means a conventional oven with top and bottom heat.",
    "Set your oven to the nearest mark on its dial.",
    "Check your oven with a thermometer once: being off by 10 °C (20 °F) or more is common.",
  ],
  faq: [
    {
      question: "What is 350 °F in Celsius?",
      answer:
        "176.7 °C. Set the dial to 175 or 180 °C, gas mark 4, or about 160 °C with a fan. 375 °F is 190 °C, 400 °F is 204 °C, 425 °F is 218 °C.",
    },
    {
      question: "How much lower do I set a fan (convection) oven?",
      answer:
        "About 20 °C (35 °F) lower for the same time, say British recipes; American ones often say 25 °F. Moving air carries heat better, especially to dry, exposed food; a covered pot notices no difference.",
    },
    {
      question: "Do gas marks above 10 or below 1 exist?",
      answer:
        "Below 1 there are 1/2 (250 °F) and 1/4 (225 °F). Some ovens stop at 9. From mark 1 up, each step is 25 °F.",
    },
  ],
  about: [
    "Celsius and Fahrenheit convert exactly. Gas marks are a British scale that goes back to the thermostats of Regulo cookers, today fixed at 25 °F per mark from 275 °F at mark 1. The 20 °C (35 °F) fan adjustment is appliance makers' rule of thumb, and a few degrees on the dial matter less than the swing of the thermostat.",
    "With top and bottom heat, use the middle rack. A fan oven can bake two trays at once, but watch the back, where it is hottest.",
  ],
  sources: [
    "NIST SP 811 (2008), temperature conversion",
    "UK gas mark scale: 25 °F per mark from 275 °F at mark 1",
    "UK Food Standards Agency and appliance makers: fan ovens about 20 °C lower",
  ],
  caution: "Ovens are often off by 10 to 20 °C (20 to 35 °F): check meat and poultry with a food thermometer.",
  phrases: [
    "{value} fahrenheit to celsius oven",
    "gas mark {value}",
    "{value} c fan oven",
    "what do i set my oven to for gas mark {value}",
    "recipe says {value} c in a fan oven",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "180 °C in a conventional oven",
      inputs: { value: 180, from: "celsius" },
      outputs: { fahrenheit: 356, fanCelsius: 160, gasMark: 4 },
    },
    {
      title: "Gas mark 6",
      inputs: { value: 6, from: "gas-mark" },
      outputs: { fahrenheit: 400, celsius: 204.444444, description: "Moderately hot" },
    },
    {
      title: "200 °C in a fan oven",
      inputs: { value: 200, from: "fan-celsius" },
      outputs: { celsius: 220, fahrenheit: 428, gasMark: 7 },
    },
  ],
});

function toCelsius(fahrenheit: number): number {
  return (fahrenheit - 32) / 1.8;
}

function toFahrenheit(value: number, from: "celsius" | "fahrenheit" | "fan-celsius" | "gas-mark"): number {
  switch (from) {
    case "fahrenheit":
      return value;
    case "celsius":
      return 1.8 * value + 32;
    case "fan-celsius":
      return 1.8 * (value + FAN) + 32;
    case "gas-mark":
      return markToFahrenheit(value);
  }
}

/** 225 °F at mark 1/4, 250 at 1/2, 275 at 1 and 25 more for each mark, straight lines between. */
function markToFahrenheit(mark: number): number {
  if (mark < 0.25 || mark > 10) refuse("value", "Gas marks go from 1/4 (0.25) to 10.");
  if (mark <= 0.5) return 225 + 100 * (mark - 0.25);
  return mark <= 1 ? 250 + 50 * (mark - 0.5) : 250 + 25 * mark;
}

function toMultiple(value: number, step: number): number {
  return step * Math.floor(value / step + 0.5 + 1e-12);
}
