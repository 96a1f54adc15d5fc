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
