/** Scores that are worked out at a bedside: the coma scale, the heart's corrected interval. */
import { sum, tellIn } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";
import { after, type Model } from "./model.ts";

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
