/** Stock of a firm: when to order, how often it is sold. */
import { after, before, by, type Model } from "./model.ts";

export const STOCK: Model = {
  about: /\b(?:reorder|re-order|order point|safety stock|lead time|days of stock)\b/,
  not: /<(?:percent|money|date|clock|length|mass)|\b(?:eoq|holding|cost|standard|deviation|service level|maximum)\b/,
  said: {
    safety: [
      before("(?:units? of |pieces of )?(?:safety|buffer|safety stock|buffer stock)(?: stock| units)?"),
      after("(?:safety|buffer)(?: stock)?|keep", "{#}(?: units)?(?: as)?"),
    ],
    days: ["{d}"],
    weeks: ["{w}"],
    perDay: [`{#}(?: [a-z]+)? ${by("day")}`, after("(?:daily|day) (?:sales|demand|usage|use)", "{#}")],
    perWeek: [`{#}(?: [a-z]+)? ${by("week")}`, after("weekly (?:sales|demand|usage|use)", "{#}")],
  },
  units: { days: ["time", "day"], weeks: ["time", "week"] },
  asked: [[/\b(?:reorder|re-order|order|level|point|when)\b/, "point"]],
  usual: { safety: 0, daysWeek: 7 },
  rules: [
    "demand = perDay * days",
    "demand = perWeek * weeks",
    "days = weeks * daysWeek",
    "perWeek = perDay * daysWeek",
    "point = demand + safety",
  ],
  words:
    "reorder re-order order point level stock safety buffer lead time supplier supplies delivery takes take arrive arrives sell sells selling sold use uses daily weekly per day a week units when should at what do deliver delivers ship ships shipping inventory want keep with",
  told: { point: ["", "Reorder point"] },
};

const INVENTORY = "(?:average |avg |mean )*(?:inventory|stock)(?: (?:on hand|value|level|at cost|worth))*";
const SOLD = "(?:annual |yearly )?(?:cogs|cost of goods(?: sold)?|cost of sales)";

/** "Cogs 600k, average inventory 75k: turnover, and days of stock" */
export const TURNS: Model = {
  about:
    /\b(?:turn|turns|turned|turning|turnover|days)\b.*\b(?:inventory|stock)\b|\b(?:inventory|stock)\b.*\b(?:turn|turns|turnover|days)\b/,
  not: /<(?:percent|date|clock|hours|days|weeks|months|length|mass)|\b(?:sell|sells|sold|reorder|order|lead|safety|employees|staff|sales|revenue|price|shares?|dividend)\b(?<!cost of (?:goods )?(?:sold|sales))/,
  said: {
    cogs: [after(SOLD), before(SOLD)],
    turns: [
      "(?:turn|turns|turned|turning|turnover|sell through)(?: (?:it|over|our|my|the|inventory|stock|is|of|rate|ratio|about))* {#}(?: (?:times|x))?(?: (?:a|per|each|every) year)?",
      "{#}(?: ?x)?(?: (?:turns|times|inventory turns))(?: (?:a|per|each|every) year)?",
    ],
    stock: [after(INVENTORY), before(INVENTORY)],
  },
  usual: { year: 365 },
  asked: [
    [/\b(?:days|how long)\b/, "days"],
    [/\b(?:turns?|turnover|times|ratio|turn over)\b/, "turns"],
  ],
  rules: ["turns = cogs / stock", "days = year / turns"],
  words:
    "inventory stock turn turns turned turning turnover times ratio rate over average avg days of on hand a per year yearly annual cogs cost goods sold how many often long we our my the it does do sit sits sales outstanding supply in if hold have",
  told: { turns: ["", "Inventory turnover"], days: ["days", "Days of inventory"] },
};
