/** What is bought: baskets, coupons, shipping, offers, a price by the ounce, a tip that was given. */
import { type Form, getCurrency, sum, toNumber } from "./form.ts";

export const SHOPPING: readonly Form[] = [
  {
    // "A pack of 6 costs $4.50. What would 10 cost?"
    about: [
      /\b(?:pack|box|bag|carton|set|case|bunch) of <number\d+>/,
      /<money\d+>/,
      /\b(?:cost|costs|pay|price|much)\b/,
    ],
    not: /<(?:percent|time|date|length|mass|volume)|\b(?:a day|per day|daily|month|year|smoke|off|tax|each)\b/,
    places: { size: ["(?:pack|box|bag|carton|set|case|bunch) of {#}"], price: ["<money(\\d+)>"], count: ["{#}"] },
    words: "pack box bag carton set case bunch of cost costs price pay is for sells at much",
    isOfThings: true,
    isCounted: true,
    read: ({ size, price, count }) => ({
      ...sum(`${toNumber(price)} / ${toNumber(size)} * ${toNumber(count)}`),
      told: { field: { kind: "money", label: "Price", decimals: 2 } },
    }),
  },

  {
    about: [/\b(?:shipping|delivery|postage)\b/, /<(?:number|money)\d+>(?: dollars| euros)? (?:each|apiece)\b/],
    not: /<(?:percent|time|date)|\b(?:free|tax|off|per|less|over)\b/,
    places: {
      each: ["(?:at |for |@ )?{N}(?: dollars| euros)? (?:each|apiece)"],
      sent: [
        "(?:shipping|delivery|postage)(?: (?:is|costs?|of|for|fee))* {N}",
        "{N}(?: dollars| euros)? (?:for )?(?:shipping|delivery|postage)",
      ],
      count: ["{#}"],
    },
    words:
      "plus + fee shipping delivery postage each apiece whole order total cost costs pay need is for packs boxes pieces all together come",
    isOfThings: true,
    isCounted: true,
    read: ({ each, sent, count }) => sum(`${toNumber(count)} * ${toNumber(each)} + ${toNumber(sent)}`),
  },
  {
    // "Buy 2 get 1 free": of each three two are paid.
    about: [/\bbuy <number\d+> (?:and )?get <number\d+> free\b/],
    not: /<(?:percent|time|date)|\b(?:half|off|second|vs|better|cheaper)\b|\bor (?=buy )/,
    places: {
      bought: ["buy {#}"],
      free: ["get {#} free"],
      count: [
        "(?:for|buying|take|taking|takes|want|need|get|getting|grab) {#}(?! free)(?: (?:items?|pieces?|of them))?",
        "{#} (?:items?|pieces?|of them)",
        "{#} (?:pairs of )?[a-z]+s(?= (?:\\| )?(?:at|for|@|cost|<))",
        "{#} (?:pairs of )?[a-z]+s$",
      ],
      price: ["(?:at|@|costs?|for|are|is)? ?{N}(?: (?:dollars?|euros|bucks))?(?: (?:each|apiece))?"],
    },
    words:
      "home ring up taking take buy get free and each apiece cost costs total pay price one items item pieces at for on they're",
    isOfThings: true,
    isCounted: true,
    read: ({ bought, free, count, price }) => {
      const [paid, all] = [toNumber(bought), toNumber(bought) + toNumber(free)];
      const items = toNumber(count);
      const left = Math.min(items % all, paid);
      return Number.isInteger(items) ? sum(`${Math.floor(items / all) * paid + left} * ${toNumber(price)}`) : null;
    },
  },

  {
    // "12 pack 8.49 price per can"
    about: [
      /\b(?:pack|box|case|carton|bag)\b|<number\d+> [a-z]+ <(?:number|money)\d+>$/,
      /\b(?:price|cost|much) (?:per|for each|for one|of one|of each|is each|is one)\b/,
    ],
    not: /<(?:percent|time|date|mass|volume|length)|\b(?:vs|or|better|cheaper|week|month|year|day|smok\w*|cigarettes?)\b/,
    places: {
      count: [
        "{#}(?:-| )?(?: count)? ?(?:pack|box|case|carton|bag)",
        "(?:pack|box|case|carton|bag) of {#}",
        "{#}(?= [a-z]+ <)",
      ],
      price: ["(?:(?:costs?|is|for|at) )?{N}"],
    },
    words:
      "price cost how much per for each one of is pack box case carton bag can cans bottle bottles roll rolls beer beers egg eggs soda sodas bar bars piece pieces unit item pod pods pen pens battery batteries diaper diapers",
    isCounted: true,
    read: ({ count, price }) => {
      const currency = getCurrency(price);
      return {
        ...sum(`${toNumber(price)} / ${toNumber(count)}`),
        told: { field: { kind: "money", label: "Price of one", decimals: 2, ...(currency ? { currency } : {}) } },
      };
    },
  },

  {
    about: [/\b(?:before tax|pre-?tax|without tax|net)\b/, /\btotal\b/, /<percent\d+>(?: (?:sales|vat))?(?: tax)?/],
    not: /<percent.*<percent|\b(?:tip|discount|off|income|salary|pay)\b|<(?:time|date)/,
    places: {
      rate: ["{P}(?: (?:sales )?tax)?"],
      total: ["total(?: (?:is|was|of|with))* {N}", "{N}(?: total| in total)"],
    },
    words: "before tax pre pretax price if total is was with sales without net of the what amount",
    read: ({ rate, total }) => sum(`${toNumber(total)} / (1 + ${toNumber(rate)}/100)`),
  },
];
