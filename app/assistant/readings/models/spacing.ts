/** What stands in a row: posts, studs, plants with one at each end, the sections between them, boards side by side. */
import type { Model } from "./model.ts";

const POSTS =
  "(?:fence )?(?:posts?|studs?|joists?|stakes?|poles?|pickets?|plants?|trees?|shrubs?|bushes|tomatoes|tomato|bulbs?|peppers?|seedlings|hooks|lights|balusters?|rafters?)";
const SECTIONS = "(?:panels?|sections?|spans?)";
const ENDS =
  /\b(?:both ends|each end|(?:at|on|from) (?:the |either |one )?ends?|either end|at the (?:start|beginning)|(?:start|starting) (?:at|with|from)|one at (?:the )?end)\b/;

export const SPACING: Model = {
  about: new RegExp(`\\b(?:${POSTS}|${SECTIONS}|boards?|planks|slats)\\b`),
  not: /<(?:money|date|clock|percent|time|mass|volume|area|days|hours)|\b(?:gates?|corners?|rails?|concrete|waste|extra|diameter|bed|rows|garden bed|deep|high|tall|door|window|holes?|square|sides|around|perimeter|circle|loop|footing|bags?|feet tall|overhang|thick)\b|<length\d+> (?:x|by|×) </,
  said: {
    apart: [
      `{L} (?:apart|spacing|on centers?|oc|o c|between|intervals?|centers|post spacing)`,
      `(?:every|each|spaced(?: at)?|spacing(?: (?:of|is))?|apart|at|(?:with|on) (?:a )?(?=<length\\d+> (?:spacing|centers?|on center|oc))) ?{L}(?: (?:on centers?|oc|o c|apart|spacing|centers|intervals))?`,
    ],
    section: [
      `{L}(?: (?:wide|long|fence|fencing|vinyl|wood))* ${SECTIONS}`,
      `${SECTIONS} (?:(?:are|of|that|is|each|come|in) )*{L}(?: (?:wide|long|each))*`,
    ],
    board: [
      "{L}(?: (?:wide|deck|decking))* (?:boards?|planks|slats)(?: wide)?(?! (?:are|is|of|each|at))",
      "(?:boards?|planks|slats) (?:(?:are|of|that|is|each|at) )*{L}(?: wide)?",
    ],
    long: ["{L}"],
    gap: ["{L} (?:gaps?|spaces?)"],
  },
  units: {
    apart: ["length", "in"],
    section: ["length", "in"],
    board: ["length", "in"],
    long: ["length", "in"],
    gap: ["length", "in"],
  },
  signs: [[ENDS, "first", 1]],
  asked: [
    [
      /\b(?:how many |number of |many )(?:fence )?(?:panels|sections|spans)\b|\b(?:panels|sections|spans)(?: (?:needed|required|do i need))?$/,
      "sections",
    ],
    [/\bboards?\b|\bplanks\b|\bslats\b/, "boards"],
    [/\b(?:posts?|studs?|stakes?|poles?|joists?)\b/, "posts"],
    [/\b(?:posts?|studs?|stakes?|poles?|joists?)\b/, "postsOf"],
    [/^/, "plants"],
    [/^/, "boards"],
    [/^/, "sections"],
  ],
  rules: [
    "spaces = long / apart",
    "spans = spaces ^ 1",
    "posts = spans + first",
    "postsOf = spans + 1",
    "fit = spaces _ 1",
    "plants = fit + first",
    "parts = long / section",
    "sections = parts ^ 1",
    "posts = sections + first",
    "postsOf = sections + 1",
    "rows = long / board",
    "boards = rows ^ 1",
  ],
  words:
    "fence fences straight run line posts post studs stud joists stakes poles plants plant trees tree tomatoes tomato peppers bulbs shrubs seedlings panels panel sections section spans boards board deck decking planks slats wall row hedge garden long wide how many number of do i need needed for in a with if they're they are at the one each both end ends every spaced on center to cover across no gap gaps without between single first last starting start and including incl fit there is it's will required side by vinyl wood foot feet total oc between",
  told: {
    sections: ["", "Sections"],
    boards: ["", "Boards"],
    posts: ["", "Posts"],
    postsOf: ["", "Posts"],
    plants: ["", "Plants"],
  },
};
