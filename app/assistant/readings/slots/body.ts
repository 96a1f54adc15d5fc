/** Food, heart and pace: by the weight of a body, an age, a way. */
import { type Form, tidy, toQuantity, toUnit } from "./form.ts";

export const BODY: readonly Form[] = [
  {
    // As much by the weight of a body
    about: [
      /\bprotein\b/,
      /<mass\d+>(?: of)?(?: protein)? (?:per|a|for each|for every|\/) ?(?:kg|kilo|kilogram|pound|lb)\b/,
    ],
    not: /<(?:percent|money|time|number|energy)|\b(?:lose|calories|lean)\b/,
    places: {
      rate: ["{M}(?=(?: of)?(?: protein)? (?:per|a|for each|for every|\\/) ?(?:kg|kilo|kilogram|pound|lb))"],
      weight: ["{M}"],
    },
    words:
      "protein per a for each every kg kilo kilogram pound lb of eat weigh body weight day daily intake i person man woman grams",
    read: ({ rate, weight }, text) => {
      const grams = toUnit(rate, "mass", "g");
      const all = toUnit(weight, "mass", /(?:per|a|each|every|\/) ?(?:pound|lb)\b/.test(text) ? "lb" : "kg");
      return grams === null || all === null || grams > 5 ? null : toQuantity(`${grams} * ${all}`, "Protein", "g");
    },
  },

  {
    about: [/\b(?:how fast|speed)\b/, /<time\d+> (?:mile|kilometer|kilometre|km)\b/],
    not: /<(?:money|percent|length|number)/,
    places: { time: ["{T}(?= (?:mile|kilometer|kilometre|km))"] },
    words: "how fast is speed of a an mile kilometer kilometre km mph in kmh kph / h",
    read: ({ time }, text) => {
      const hours = toUnit(time, "time", "h");
      const isMile = /> mile\b/.test(text);
      const isMetric =
        /\bkm ?\/ ?h\b|\bkmh\b|\bkph\b/.test(text.replace(/<time\d+> km/, "")) || (!isMile && !/\bmph\b/.test(text));
      if (hours === null) return null;
      const factor = isMile === isMetric ? (isMile ? 1.609344 : 1 / 1.609344) : 1;
      return toQuantity(`${tidy(factor)} / ${tidy(hours)}`, "Speed", isMetric ? "km/h" : "mph");
    },
  },
];
