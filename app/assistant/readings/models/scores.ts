/** Scores by their mean: how many deviations off, what a list of so many adds up to. */
import { sum, tellIn } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { after, type Model } from "./model.ts";

export const DEVIATIONS: Model = {
  about: /\bz\b|\bz[ -]?scores?\b|\b(?:standard )?deviations?\b|\bsds?\b|\bsigmas?\b/,
  not: /<(?:percent|money|date|clock)|\b(?:sample|population|percentile|percent|probability|confidence|error|variance|between|within|below|under|list|data|of <number\d+> \|? ?<number)\b/,
  said: {
    spread: [after("(?:sd|std ?dev|standard deviation|deviation|sigma|std)", "{U}")],
    mean: [after("mean|average|avg|mu", "{U}")],
    z: [
      after("z(?:[ -]?scores?)?(?: score)?", "{#}"),
      "{#} (?:standard deviations|sds?|deviations|sigmas?)(?= (?:above|over))",
    ],
    value: [after("score|value|x|data point|got|scored|for", "{U}"), "{U}"],
  },
  asked: [
    [/\bhow many (?:standard )?(?:deviations|sds|sigmas)\b|\bz\b|\bz-?scores?\b/, "z"],
    [/\b(?:value|raw|score|x|what|data point|corresponds?)\b/, "value"],
    [/\bmean\b/, "mean"],
    [/\b(?:deviation|sd)\b/, "spread"],
  ],
  rules: ["gap = value - mean", "z = gap / spread"],
  words:
    "z score z-score zscore scores standard deviation deviations sd sds sigma above over the a an mean average of with and is what what's value raw x data point has corresponds corresponding to for when if how many find given my test exam class",
  told: { z: ["", "Z-score"], value: ["", "Value"], mean: ["", "Mean"], spread: ["", "Standard deviation"] },
};

/** The coma scale of Glasgow is the sum of its three parts. */
export const GLASGOW: Model = {
  about: /\b(?:gcs|glasgow)\b/,
  not: /<(?!number)|\b(?:not|no|without)\b/,
  said: {
    eyes: [after("(?:eyes?|e)(?: (?:opening|response|score))*", "{#}"), "{#} (?:for )?eyes?"],
    verbal: [after("(?:verbal|voice|v)(?: (?:response|score))*", "{#}"), "{#} (?:for )?verbal"],
    motor: [after("(?:motor|m)(?: (?:response|score))*", "{#}"), "{#} (?:for )?motor"],
  },
  ranges: { eyes: [1, 4], verbal: [1, 5], motor: [1, 6] },
  asked: [[/^/, "score"]],
  rules: ["open = eyes + verbal", "score = open + motor"],
  words: "gcs glasgow coma scale score total eye eyes opening verbal motor response e v m for of is with and patient",
  told: { score: ["", "Glasgow coma score"] },
};

/** By Bazett: "QT 400 ms, HR 75, QTc". */
export const BAZETT: Model = {
  about: /\bqtc?\b/,
  not: /\b(?:fridericia|framingham|hodges)\b|<(?!hours|number|frequency|time)/,
  said: {
    pulse: [after("hr|heart rate|pulse|rate", "{#}(?: bpm)?"), "{#} bpm"],
    qt: [after("qt(?: interval)?", "{T}"), after("qt(?: interval)?", "{#}(?: ms)?"), "{T}"],
  },
  units: { qt: ["time", "ms"] },
  asked: [[/\bbazett\b|\bqtc\b/, "corrected"]],
  rules: [],
  words: "qt qtc bazett interval corrected correct hr heart rate pulse bpm ms with by formula at of",
  told: {},
  solve(said) {
    const [qt, pulse] = [said.get("qt"), said.get("pulse")];
    return qt && pulse ? { ...sum(`${qt} / sqrt(60 / ${pulse})`), told: tellIn(findMeasures("ms")[0]!, "QTc") } : null;
  },
};

/** "5 numbers average 8, total": the mean times how many. */
export const MEANS: Model = {
  about: /\b(?:mean|average|averages|averaged)\b/,
  not: /<(?!number)|\b(?:median|deviation|weighted|sd|per|each|next|another|add\w*|more|left|removed?|speed|need)\b/,
  said: {
    count: ["{#} (?:numbers|values|scores|tests|integers|data points|quizzes|exams|items|observations)"],
    mean: [after("mean|averages?|averaged", "{#}"), "{#}"],
  },
  asked: [[/\b(?:sum|total|add up)\b/, "sum"]],
  rules: ["sum = mean * count"],
  words:
    "mean average averages averaged of numbers values scores tests integers is their the a what what's sum total add up to all these do they what find if an have",
  told: { sum: ["", "Sum"] },
};
