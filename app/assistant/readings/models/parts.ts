/** A part and its share tell the whole, or another share of it: "45 kids, that's 30 percent of the school". */
import type { Model } from "./model.ts";

const OF = "(?: of (?:my|the|our|an?|his|her|their|all|its|your|total)(?: [a-z]+){0,2}?)?";

export const PARTS: Model = {
  about: /<percent/,
  not: /<(?:date|clock|hours|days|weeks|months|years|mass|volume|length|area|speed)|\b(?:off|discount|tip|tax|vat|interest|loan|more|less|increase\w*|decrease\w*|raise|up|down|profit|margin|markup|commission|down payment|per|each|grew|fell|rose|solution|alcohol|left|rest|not|chance|probability|grade|final|weight|score)\b|\bof (?:what|which)\b/,
  said: {
    "percent part": [`{P}${OF} (?:is|are|was|were|equals|comes to|=) {N}(?! (?:percent|of))`],
    "part percent": [
      `{N}(?: [a-z]+){0,2}?(?: (?:is|are|was|were|that's|thats|which is|that is|this is|makes? up|represents?|=|equals|being|or))+ (?:only |about |just )?{P}${OF}`,
    ],
    other: ["{P}"],
  },
  usual: { hundred: 100 },
  asked: [
    [/\b(?:what|whats|what's|how (?:much|many))\b/, "asked"],
    [/\b(?:what|whats|what's|how (?:much|many)|whole|total|full|original)\b/, "whole"],
  ],
  rules: ["one = part / percent", "asked = one * other", "whole = one * hundred"],
  words: "if whole total full all in altogether there are is was what what's whats how many much then of the my our",
  told: { asked: ["", "That share"], whole: ["", "Whole"] },
  isOfThings: true,
};

/** From how many times on what is paid once is cheaper: "monthly pass 86 or 3.20 a ticket". */
export const PASS: Model = {
  about: /\b(?:worth(?: it)?|pays? off|profitable|break even|cheaper|pays for itself)\b/,
  not: /<(?!number|money)|\b(?:loan|interest|year|week|per day|discount|percent|fee|plus|fixed|costs? [a-z]+ and)\b/,
  isChoice: true,
  said: {
    pass: [
      "(?:pass|membership|subscription|plan|season ticket|card)(?: (?:is|costs?|for|at|of|=|:))* {N}",
      "{N} (?:pass|membership|subscription|season ticket)",
    ],
    single: [
      "(?:tickets?|trips?|rides?|entry|visits?|class|classes|fares?|each)(?: (?:is|are|costs?|for|at|of|=|:))* {N}(?: (?:each|per trip|per visit|per ride))?",
      "{N} (?:(?:per|an?|each) )?(?:single )?(?:tickets?|trips?|rides?|entry|visits?|class|fares?|each)",
    ],
  },
  asked: [[/\bhow many\b/, "times"]],
  rules: ["fit = pass / single", "times = fit ^ 1"],
  words:
    "monthly pass membership subscription plan season single ticket tickets trip trips ride rides entry visit visits class classes fare fares per each day or and from how many is it worth pays pay off profitable break even cheaper the a an i do need until when does buy use for itself costs cost gym bus train pool month",
  told: { times: ["", "From so many on"] },
};
