/** What fell, was saved or taken off, margins and returns, pay for days and extra hours, numbers in another notation, as they are told. */
import { type Form, read, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

export const CHANGED: readonly Form[] = [
  tell({
    about: [
      /\b(?:increase|increased|raise|raised|decrease|decreased|reduce|reduced|cut|lower|lowered)\b/,
      /\bby (?:a|one) (?:third|quarter|half|fifth)$/,
    ],
    not: /<(?:percent|time|date)/,
    places: { value: ["{N}"] },
    words:
      "increase increased raise raised decrease decreased reduce reduced cut lower lowered by a one third quarter half fifth",
    formula: (_, text) => {
      const part = { third: "1/3", quarter: "1/4", half: "1/2", fifth: "1/5" }[
        /\b(third|quarter|half|fifth)$/.exec(text)![1]!
      ];
      return `{value} * (1 ${/\b(?:increase|raise)/.test(text) ? "+" : "-"} ${part})`;
    },
  }),
  tell({
    // "We started with 32 students and now there are 26, what percent dropped out"
    about: [
      /\b(?:started|start|began|begin|had|was|were|used to)\b.*<.*\b(?:now|today|ended|end|finished|only|left)\b.*</,
      /\bpercent(?:age)?\b/,
      /\b(?:dropped|quit|lost|lose|gone|disappeared|died|down|drop|loss|decrease|fell|shrank|shrunk|melted|evaporated|off)\b/,
    ],
    not: /<(?:percent|time|date)|\b(?:tax|weigh\w*|another|then|tip|of|kept|remain\w*)\b(?! (?:the|my|our|it|them)\b)/,
    places: {
      from: ["<(?:number|money|multiple|mass|length|volume)(\\d+)>"],
      to: ["<(?:number|money|multiple|mass|length|volume)(\\d+)>"],
    },
    words:
      "started start began begin had was were used to the semester year month week season with and now today there's there ended end finished only just left are is what percent percentage of class team group it them that dropped quit lost lose gone disappeared died down drop loss decrease fell shrank shrunk melted evaporated off out how much in did i we be price my our then",
    formula: ({ from, to }) => (to! < from! ? "({from} - {to}) / {from} * 100" : null),
    told: "%",
  }),

  tell({
    // "Buy one get one half off, 64 a pair, how much for two pairs"
    about: [
      /\bbuy (?:one|<number\d+>),? get (?:one |another |the second |second |<number\d+> )*(?:at )?<percent\d+>(?: off)?\b/,
    ],
    not: /<(?:time|date)|<percent.*<percent|\b(?:tax|three|four|coupon|different|cheaper)\b/,
    places: {
      share: ["{P}"],
      "one?": ["buy <number(\\d+)>"],
      "other?": ["get <number(\\d+)>"],
      "count?": ["(?:for|buying|both|buy) {#}", "{#} pairs?"],
      price: ["{N}"],
    },
    words:
      "buy one get another the second off on that are a pair for how much pairs both total each at cost costs price pay of them apiece two",
    formula: ({ one = 1, other = 1, count = 2 }) =>
      one === 1 && other === 1 && count > 1 && Number.isInteger(count)
        ? `{price} * (${count} - ${Math.floor(count / 2)} * {share}/100)`
        : null,
    told: "$",
    label: "To pay",
  }),
  tell({
    // "Price without 20 % VAT if it is 96 with VAT"
    about: [
      /\b(?:without|before|excluding|excl|ex|net)\b/,
      /\b(?:vat|gst|tax|hst)\b/,
      /<(?:number|money)\d+>(?: (?:dollars|euros|pounds))? (?:with|including|incl|inc|after)\b/,
    ],
    not: /<percent.*<percent|<(?:time|date)|\b(?:tip|discount|off|income|salary)\b/,
    places: { rate: ["{P}"], price: ["{N}"] },
    words:
      "price without before excluding excl ex net vat gst tax hst sales if it is with including incl inc after the cost costs amount what",
    formula: "{price} / (1 + {rate}/100)",
    told: "$",
    label: "Before tax",
  }),
  tell({
    // "Bought a table for $85, sold it for $140, what was my margin"
    about: [/\b(?:bought|paid|costs?)\b/, /\b(?:sold|sell|sells)\b/, /\b(?:margin|markup|mark up)\b/],
    not: /<(?:percent|time|date)|\b(?:fees?|shipping|tax|each|shares?)\b|<number\d+> (?:units|items)/,
    places: {
      sold: ["(?:sold|sell|sells)(?: (?:it|them|for|at|my|the|a|each))*(?: [a-z]+)?(?: (?:for|at))? {N}"],
      cost: ["{N}"],
    },
    words:
      "to make produce that bought paid cost costs me for it and sold sell sells at then later resold flipped what was is my profit margin markup mark up percent percentage a the of",
    formula: (_, text) =>
      /\bmargin\b/.test(text) ? "({sold} - {cost}) / {sold} * 100" : "({sold} - {cost}) / {cost} * 100",
    told: "%",
  }),

  tell({
    // "Day rate 350, 230 days a year"
    about: [/\b(?:day rate|daily rate|per diem|a day|per day)\b/, /<time\d+>/],
    not: /<(?:percent|clock|date)|<time.*<time|\b(?:hours?|save|saving|spend|cost|costs|tax|rent|cigarettes|drink|eat|pages|miles|budget)\b/,
    places: {
      rate: [
        "(?:day rate|daily rate|rate)(?: (?:of|is))* {N}",
        "{N}(?: dollars| bucks)? (?:a|per) day",
        "{N} (?:day|daily) rate",
      ],
      days: ["{T}"],
    },
    words:
      "day rate daily per diem a how much year what is for working worked work contract contractor total earn make bill i days in at",
    formula: "{rate} * {days time day}",
    told: "$",
  }),

  {
    // "I'm writing a check for $1,467.50, how do I spell it out"
    about: [/\b(?:check|cheque)\b/, /\b(?:spell|words|write|written)\b/],
    not: /<(?:percent|time|date)|\b(?:tip|split|fee)\b/,
    places: { amount: ["{N}"] },
    words: "check cheque writing write written spell spelled out words word it for amount a on how line put do",
    read: ({ amount }) => read("number-to-words", { number: toNumber(amount) }, "cheque"),
  },

  {
    // "The stone says MCMXII, what year was that"
    about: [/\b(?:what|which) (?:year|number)\b/, /\b[mdclxvi]{4,}\b/],
    places: {},
    words: "year number is was does mean in numbers that the says it this reads written",
    read: (_, text) => read("roman-numeral-converter", { value: /\b[mdclxvi]{4,}\b/.exec(text)![0].toUpperCase() }),
  },
];
