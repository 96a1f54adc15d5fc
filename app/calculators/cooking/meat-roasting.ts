import { defineCalculator, choice, number, quantity, table, text, time } from "#engine/define.ts";
import { mass } from "#units/mass.ts";
import { temperature } from "#units/temperature.ts";

const MEATS = [
  ["beef-rib-bone-in", "Beef rib roast, bone-in"],
  ["beef-rib-boneless", "Beef rib roast, boneless"],
  ["beef-round", "Beef round or rump roast"],
  ["lamb-leg-bone-in", "Lamb leg, bone-in"],
  ["lamb-leg-boneless", "Lamb leg, boneless, rolled"],
  ["lamb-shoulder", "Lamb shoulder roast"],
  ["pork-loin", "Pork loin roast"],
  ["pork-shoulder", "Pork Boston butt"],
  ["veal-rib", "Veal rib roast"],
  ["veal-loin", "Veal loin"],
  ["duck", "Duck, whole"],
  ["chicken", "Chicken, whole"],
  ["turkey", "Turkey, unstuffed"],
  ["turkey-stuffed", "Turkey, stuffed"],
] as const;

interface Roast {
  /** Minutes per pound, from and to. */
  readonly perPound?: readonly [number, number];
  /** Pounds and minutes, where the time follows from the total weight. */
  readonly byWeight?: readonly (readonly [pounds: number, minutes: number])[];
  readonly oven: number;
  readonly inside: number;
}

/** FoodSafety.gov roasting charts; temperatures in Fahrenheit. */
const ROASTS: Readonly<Record<(typeof MEATS)[number][0], Roast>> = {
  "beef-rib-bone-in": { perPound: [23, 25], oven: 325, inside: 145 },
  "beef-rib-boneless": { perPound: [28, 33], oven: 325, inside: 145 },
  "beef-round": { perPound: [30, 35], oven: 325, inside: 145 },
  "lamb-leg-bone-in": { perPound: [20, 25], oven: 325, inside: 145 },
  "lamb-leg-boneless": { perPound: [25, 30], oven: 325, inside: 145 },
  "lamb-shoulder": { perPound: [30, 35], oven: 325, inside: 145 },
  "pork-loin": { perPound: [20, 20], oven: 350, inside: 145 },
  "pork-shoulder": { perPound: [45, 45], oven: 350, inside: 145 },
  "veal-rib": { perPound: [25, 27], oven: 325, inside: 145 },
  "veal-loin": { perPound: [34, 36], oven: 325, inside: 145 },
  duck: { perPound: [30, 35], oven: 350, inside: 165 },
  chicken: {
    byWeight: [
      [3, 75],
      [4, 90],
      [5, 120],
      [7, 135],
    ],
    oven: 350,
    inside: 165,
  },
  turkey: {
    byWeight: [
      [8, 165],
      [12, 180],
      [14, 225],
      [18, 255],
      [20, 270],
      [24, 300],
    ],
    oven: 325,
    inside: 165,
  },
  "turkey-stuffed": {
    byWeight: [
      [8, 180],
      [12, 210],
      [14, 240],
      [18, 255],
      [20, 285],
      [24, 315],
    ],
    oven: 325,
    inside: 165,
  },
};

const POUND = 0.45359237;

export default defineCalculator({
  id: "meat-roasting",
  name: "Meat Roasting Time Calculator",
  category: "cooking",
  emoji: "🍗",
  description:
    "Roasting time and oven temperature for beef, lamb, pork, veal, chicken, duck and turkey by weight, and when to start.",
  keywords: [
    "turkey cooking time",
    "roast chicken",
    "how long to cook",
    "minutes per pound",
    "internal temperature",
    "prime rib",
    "joint of beef",
    "turkey in the oven",
    "leg of lamb",
    "thaw a turkey",
  ],
  related: [
    { id: "oven-temperature", stage: "complementary", relevance: 88 },
    "cooking-converter",
    { id: "temperature-converter", stage: "complementary", relevance: 66 },
    { id: "weight-converter", stage: "complementary", relevance: 62 },
  ],
  inputs: {
    meat: choice("Meat", {
      default: "turkey",
      options: MEATS,
      also: ["turkey", "chicken", "beef", "lamb", "pork", "duck"],
      called: {
        "turkey-stuffed": ["stuffed turkey", "turkey stuffed", "turkey with stuffing"],
        turkey: ["unstuffed turkey", "turkey unstuffed", "turkey"],
        chicken: ["whole chicken", "roast chicken", "roasting chicken", "chicken"],
        "beef-rib-bone-in": ["prime rib", "standing rib roast", "bone-in rib roast", "rib roast bone in"],
        "beef-rib-boneless": ["boneless rib roast", "ribeye roast", "boneless prime rib"],
        "beef-round": ["rump roast", "round roast"],
        "lamb-leg-bone-in": ["bone-in leg of lamb", "leg of lamb bone in", "leg of lamb"],
        "lamb-leg-boneless": ["boneless leg of lamb"],
        "lamb-shoulder": ["shoulder of lamb", "lamb shoulder"],
        "pork-loin": ["pork loin", "loin of pork"],
        "pork-shoulder": ["pork shoulder", "pork butt", "boston butt"],
        duck: ["whole duck", "roast duck", "duck"],
      },
    }),
    weight: quantity("Weight", mass, {
      unit: "kg",
      default: 5.5,
      defaultIn: { imperial: "12 lb" },
      min: 0.2,
      max: 25,
      metric: "kg",
      imperial: "lb",
      decimals: 1,
      also: ["weighing", "weighs", "pound", "bird", "roast"],
    }),
    servingTime: time("Serve at", {
      default: "18:00",
      also: ["dinner at", "eat at", "on the table at", "serve dinner at", "ready by", "ready at", "table by"],
    }),
    restMinutes: number("Rest before carving", {
      default: 20,
      min: 3,
      max: 120,
      unit: "minutes",
      also: ["rest", "resting", "rest for"],
    }),
  },
  outputs: {
    roastingMinutes: number("Roasting time", {
      unit: "minutes",
      decimals: 0,
      also: ["how long", "how long oven", "long in the oven", "how long roast", "cooking time", "how long cook"],
    }),
    roastingMinutesMin: number("From", { unit: "minutes", decimals: 0 }),
    roastingMinutesMax: number("To", { unit: "minutes", decimals: 0 }),
    startTime: time("Into the oven at", {
      also: [
        "put it in",
        "go in the oven",
        "in the oven by",
        "when to start",
        "put in the oven",
        "what time in the oven",
      ],
    }),
    ovenTemperature: quantity("Oven", temperature, {
      unit: "C",
      decimals: 0,
      also: ["oven temperature", "what temperature oven", "set the oven"],
    }),
    ovenFahrenheit: quantity("Oven in other units", temperature, {
      unit: "F",
      metric: "F",
      imperial: "C",
      decimals: 0,
    }),
    safeInternalTemperature: quantity("Safe inside temperature", temperature, {
      unit: "C",
      decimals: 0,
      also: ["internal temperature", "inside temperature", "safe temperature"],
    }),
    safeInternalFahrenheit: quantity("Safe inside temperature in other units", temperature, {
      unit: "F",
      metric: "F",
      imperial: "C",
      decimals: 0,
    }),
    fridgeThawingHours: number("Thawing in the refrigerator", {
      unit: "hours",
      decimals: 0,
      also: ["thaw", "defrost", "how long thaw", "thaw in the fridge"],
    }),
    meats: table(
      "Other meats of this weight",
      {
        meat: text("Meat", { labels: Object.fromEntries(MEATS) }),
        minutesMin: number("Minutes from", { decimals: 0 }),
        minutesMax: number("Minutes to", { decimals: 0 }),
        oven: quantity("Oven", temperature, { unit: "F", metric: "C", imperial: "F", decimals: 0 }),
        inside: quantity("Inside", temperature, { unit: "F", metric: "C", imperial: "F", decimals: 0 }),
      },
      { mark: { column: "meat", equals: "meat" } },
    ),
  },
  figures: [
    { label: "From the shortest to the longest", range: ["roastingMinutesMin", "roastingMinutesMax"] },
    "startTime",
    "ovenTemperature",
    "safeInternalTemperature",
    "fridgeThawingHours",
  ],
  pictures: [
    {
      draw: "clock",
      of: ["startTime", "servingTime"],
      span: ["startTime", "servingTime"],
      title: "From the oven to the table",
    },
    {
      draw: "rows",
      table: "meats",
      name: "meat",
      value: "minutesMax",
      title: "Longest roasting time at this weight, in minutes",
    },
  ],
  compute({ meat, weight, servingTime, restMinutes }) {
    const pounds = weight / POUND;
    const roast = ROASTS[meat];
    const [roastingMinutesMin, roastingMinutesMax] = minutesOf(roast, pounds);
    const [hour, minute] = servingTime.split(":").map(Number);
    const before = Math.ceil(roastingMinutesMax + restMinutes - 1e-9);
    return {
      roastingMinutes: (roastingMinutesMin + roastingMinutesMax) / 2,
      roastingMinutesMin,
      roastingMinutesMax,
      startTime: clock(60 * hour! + minute! - before),
      ovenTemperature: (roast.oven - 32) / 1.8,
      ovenFahrenheit: roast.oven,
      safeInternalTemperature: (roast.inside - 32) / 1.8,
      safeInternalFahrenheit: roast.inside,
      fridgeThawingHours: 6 * pounds,
      meats: MEATS.map(([name]) => {
        const [minutesMin, minutesMax] = minutesOf(ROASTS[name], pounds);
        return {
          meat: name,
          minutesMin,
          minutesMax,
          oven: ROASTS[name].oven,
          inside: ROASTS[name].inside,
        };
      }),
    };
  },
  takeaways: (_, outputs, say) => [
    `To serve at {servingTime}, put it in the oven at {startTime}: {weight} takes ${
      outputs.roastingMinutesMax! > outputs.roastingMinutesMin!
        ? `${inWords(outputs.roastingMinutesMin!)} to ${inWords(outputs.roastingMinutesMax!)}`
        : `about ${inWords(outputs.roastingMinutes!)}`
    } at {ovenTemperature}, then {restMinutes} to rest.`,
    `It is safe at {safeInternalTemperature} in the thickest part, away from the bone. Go by the thermometer, not the clock.`,
    `To thaw it from frozen, allow {fridgeThawingHours} in the refrigerator: a day for every 4 lb (${say.number(1.8)} kg).`,
  ],
  formula: {
    tex: [
      String.raw`t = m \cdot \frac{W}{0.45359237}`,
      String.raw`t_{\text{start}} = t_{\text{serve}} - \left\lceil t_{\max} + r \right\rceil`,
    ],
    where: {
      t: "roasting time in minutes",
      m: "minutes per pound of the chart; for chicken and turkey the chart goes by total weight, with straight lines between its points",
      W: "weight in kg",
      r: "rest before carving",
      "t_{\\max}": "the longer of the two times",
    },
  },
  howTo: [
    "Choose the Meat and enter its Weight ready for the oven, thawed.",
    "Enter the time to Serve at and the Rest before carving: 20 minutes for large roasts, at least 3 for red meat.",
    "Heat the oven to the temperature shown, roast on a rack, and start checking with a thermometer 30 minutes before the time is up.",
    "Take it out at the safe inside temperature. If it is done early, keep it hot for up to an hour under foil and a towel.",
  ],
  faq: [
    {
      question: "Why does the thermometer matter more than the time?",
      answer:
        "Two roasts of the same weight can differ by half an hour: a long, thin one is done sooner than a round one, meat straight from the refrigerator takes longer, and ovens can be off by 10 to 20 °C (20 to 35 °F). Only the internal temperature tells you that germs are dead.",
    },
    {
      question: "What if I want my beef rare?",
      answer:
        "The chart gives 145 °F (63 °C) with three minutes of rest, which the USDA calls safe and cooks call medium. Rare beef is 120 to 130 °F (49 to 54 °C). For whole cuts, the risk is small for healthy adults but not zero, and rare beef is not advised during pregnancy, for small children, or for people who are elderly or ill.",
    },
    {
      question: "How long does a turkey take to thaw?",
      answer:
        "24 hours for each 4 to 5 lb (2 kg) in the refrigerator, so about three days for 12 lb (5.5 kg). In cold water changed every 30 minutes, it takes 30 minutes a pound. Never thaw it on the kitchen counter.",
    },
    {
      question: "Does stuffing change the time?",
      answer:
        "Yes, by up to 30 minutes, and the center of the stuffing must reach 165 °F (74 °C) too. Baking it in a separate dish is safer and quicker.",
    },
  ],
  about: [
    "Times are those of FoodSafety.gov for a conventional oven. For chicken and turkey, the chart lists total weights; between them, the time follows a straight line, and outside them it is in proportion to the nearest weight. A convection oven at the same setting is about 25% faster.",
    "They assume a fully thawed piece, unstuffed unless you choose stuffed turkey, and uncovered for most of the time. Pieces under 1 kg (2.2 lb) and sous-vide or low-temperature cooking follow other rules.",
  ],
  sources: [
    "US Department of Health and Human Services, FoodSafety.gov, Meat and poultry roasting charts",
    "USDA FSIS, safe minimum internal temperature chart; The big thaw",
  ],
  caution:
    "Poultry must reach 165 °F (74 °C), and whole cuts 145 °F (63 °C) with a 3-minute rest; ground meat is not covered here and needs 160 °F (71 °C).",
  phrases: [
    "how long to roast a {weight} {meat}",
    "{meat} {weight} serve at {servingTime}",
    "{weight} {meat} in the oven",
    "how long to thaw a {weight} {meat} in the fridge",
    "christmas thanksgiving {meat} {weight}",
    "how long should a {weight} {meat} be in the oven",
    "how long do i cook a {weight} {meat}",
    "bought a {weight} {meat} for the holidays",
  ],
  updated: "2026-11-30",
  examples: [
    {
      title: "A 1.8 kg chicken for 7 p.m.",
      inputs: { meat: "chicken", weight: 1.8, servingTime: "19:00", restMinutes: 10 },
      outputs: { roastingMinutes: 89.524811, startTime: "17:20" },
    },
    {
      title: "A 7 kg stuffed turkey",
      inputs: { meat: "turkey-stuffed", weight: 7, servingTime: "18:00", restMinutes: 30 },
      outputs: { roastingMinutes: 245.370879, safeInternalFahrenheit: 165 },
    },
    {
      title: "A 2.4 kg leg of lamb, bone-in",
      inputs: { meat: "lamb-leg-bone-in", weight: 2.4, servingTime: "13:00", restMinutes: 15 },
      outputs: { roastingMinutesMin: 105.82188, roastingMinutesMax: 132.277349 },
    },
  ],
});

/** The shortest and the longest time in minutes. */
function minutesOf({ perPound, byWeight }: Roast, pounds: number): readonly [number, number] {
  if (perPound) return [perPound[0] * pounds, perPound[1] * pounds];
  const minutes = onChart(byWeight!, pounds);
  return [minutes, minutes];
}

/** Straight lines between the points of the chart; outside, in proportion to the nearest one. */
function onChart(points: readonly (readonly [number, number])[], pounds: number): number {
  const above = points.findIndex(([weight]) => weight >= pounds);
  if (above <= 0) {
    const [weight, minutes] = points.at(above)!;
    return (minutes * pounds) / weight;
  }
  const [[fromWeight, fromMinutes], [toWeight, toMinutes]] = [points[above - 1]!, points[above]!];
  return fromMinutes + ((toMinutes - fromMinutes) * (pounds - fromWeight)) / (toWeight - fromWeight);
}

/** Minutes since midnight as "HH:MM", round the clock. */
function clock(minutes: number): string {
  const inDay = ((minutes % 1440) + 1440) % 1440;
  return `${String(Math.floor(inDay / 60)).padStart(2, "0")}:${String(inDay % 60).padStart(2, "0")}`;
}

function inWords(minutes: number): string {
  const whole = Math.round(minutes);
  const [hours, rest] = [Math.floor(whole / 60), whole % 60];
  return [...(hours > 0 ? [`${hours} h`] : []), ...(rest > 0 || hours === 0 ? [`${rest} min`] : [])].join(" ");
}
