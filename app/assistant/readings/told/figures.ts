/** Scores by their class, two numbers by their sum and difference, as they are told. */
import { normalQuantileAbove } from "#maths/distributions.ts";
import { type Form, read, sum, tidy, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

export const FIGURES: readonly Form[] = [
  tell({
    // "I got 88, the class average was 76, standard deviation 8, what's my z score"
    about: [/\bz[- ]?scores?\b|\bstandard score\b/, /\b(?:mean|average)\b/, /\b(?:sd|standard deviation|std|sigma)\b/],
    not: /<(?:percent|date|time)|\b(?:sample|n|confidence|percentile|probability|below|above|between|and <\w+> and)\b/,
    places: {
      spread: ["(?:sd|standard deviation|std|sigma)(?: (?:of|is|was|=))* {U}", "{U} (?:sd|standard deviation)"],
      mean: ["(?:mean|average|avg)(?: (?:of|is|was|score|=|height|weight))* {U}"],
      value: ["{U}"],
    },
    words:
      "z score z-score zscore scores standard mean average avg sd deviation std sigma of for a class test exam quiz got scored i my had when where if have value data point x = group course on population",
    formula: ({ spread }) => (spread! > 0 ? "({value} - {mean}) / {spread}" : null),
    told: "Z-score",
  }),

  {
    about: [/\bsample size\b/, /<percent\d+> margin of error/],
    not: /<(?:money|time|date)|\b(?:population|deviation|mean|proportion)\b/,
    places: {
      error: ["{P} margin of error", "margin of error(?: of)? {P}"],
      "level?": [
        "<(?:number|percent)(\\d+)> confidence(?: level)?",
        "confidence(?: level)?(?: of)? <(?:number|percent)(\\d+)>",
      ],
    },
    words: "sample size for a margin of error confidence level at and with needed survey poll how big large",
    read: ({ error, level }) => {
      const confidence = level ? toNumber(level) : 95;
      if (!(confidence >= 50 && confidence < 100)) return null;
      const score = tidy(normalQuantileAbove((1 - confidence / 100) / 2));
      return sum(`ceil(${score}^2 * 0.25 / (${toNumber(error)}/100)^2)`);
    },
  },

  {
    // "Two numbers add up to 52 and differ by 8"
    about: [/\bnumbers\b/, /\b(?:sum|add|adds|total)\b/, /\b(?:difference|differ|than the other)\b/],
    not: /<(?:percent|money|time|date)|\b(?:product|three|squares?|consecutive|ratio|times|twice)\b/,
    places: {
      "two?": ["{#} numbers"],
      sum: ["(?:sum|add|adds|total)(?: +(?:of|is|are|up|to|them|two|numbers|the|\\|))* +{#}"],
      gap: [
        "(?:difference|differ)(?: +(?:of|is|by|them|between|the|two|numbers|\\|))* +{#}",
        "{#} (?:more|larger|greater|bigger|less|smaller) than the other",
      ],
    },
    words:
      "two numbers whose sum add adds up total to is are of and their difference differ by one the other what find larger smaller greater bigger more less than",
    read: ({ sum: whole, gap, two }) =>
      two && toNumber(two) !== 2
        ? null
        : read("linear-system", { augmented: `1 1 ${toNumber(whole)}; 1 -1 ${toNumber(gap)}` }, "solution"),
  },
];
