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
    // "$15 coupon on a 79 dollar order"
    about: [/\b(?:coupon|voucher|gift card|promo code|rebate|store credit)\b/],
    not: /<(?:percent|time|date)|\b(?:tax|percent|shipping|each|minimum|off (?!coupon|voucher)|expires|balance|left|remain\w*|more|worth of|over)\b/,
    places: {
      cut: [
        "{N}(?: dollars?| bucks?)?(?: off)? (?:coupon|voucher|gift card|promo code|rebate|store credit)",
        "(?:coupon|voucher|gift card|promo code|rebate|store credit)(?: (?:of|for|worth))* {N}",
      ],
      price: ["{N}"],
    },
    words:
      "coupon off purchase voucher gift card promo code rebate store credit on a dollar dollars order with for total pay price bucks toward towards",
    formula: ({ cut, price }) => (cut! < price! ? "{price} - {cut}" : null),
    told: "$",
    label: "To pay",
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
    // "8 hours of overtime at double time, base 25"
    about: [/\b(?:time and a half|double time)\b/, /<time/],
    not: /<(?:percent|clock|date)|<time.*<time|\b(?:over|past|above|beyond|after|plus|regular hours|tax|week)\b/,
    places: {
      hours: ["{T}"],
      rate: ["(?:base|rate|normally|usually|pay|make|at|wage)(?: (?:is|of|pay|rate|wage|at|i))* {N}", "{N}"],
    },
    words:
      "worked of overtime at double time and a half base rate pay is normally usually make wage an hour per hourly earn how much ot for regular",
    formula: (_, text) => `{hours time h} * {rate} * ${/\bdouble time\b/.test(text) ? 2 : 1.5}`,
    told: "$",
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
  tell({
    about: [/\bfood cost\b/, /\b(?:menu price|sells? for|charge|priced at|menu at)\b/],
    not: /<(?:percent|time|date|clock)|\b(?:target|portions?|week|month)\b/,
    places: {
      cost: ["food cost(?: (?:of|is|was))* {N}", "cost(?:s|ing)?(?: (?:of|is|was|me|us))* {N}"],
      price: ["{N}"],
    },
    words: "food cost costs menu price of is sells sell for charge priced at percent percentage dish plate it",
    formula: ({ cost, price }) => (cost! < price! ? "{cost} / {price} * 100" : null),
    told: "%",
    label: "Food cost",
  }),
  tell({
    about: [/\bproperty tax(?:es)?\b/, /\bexempt\w*\b/],
    not: /<percent.*<percent|<(?:time|date|clock)|\b(?:market|mills?|monthly|month|per month|assessment|ratio)\b/,
    places: {
      exempt: [
        "(?:homestead )?exemption(?: (?:of|is))* <(?:number|money|multiple|run)(\\d+)>",
        "<(?:number|money|multiple|run)(\\d+)> (?:homestead )?exempt(?:ion)?",
      ],
      rate: ["{P}"],
      value: ["<(?:number|money|multiple|run)(\\d+)>"],
    },
    words:
      "yearly annual property tax taxes on a my house home assessed at value worth valued homestead exemption exempt rate of with minus after is owe year",
    formula: "({value} - {exempt}) * {rate}/100",
    told: "$",
    label: "Tax per year",
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
  tell({
    // "Was 350, now 299, how much do I save"
    about: [
      /\b(?:was|were|from|regular|reg|originally|usually|normally)\b/,
      /\b(?:now|on sale|sale|to|for|reduced)\b/,
      /\bhow much (?:do|did|would|will|am|can) (?:i|we|you) (?:sav\w+)$|\bsavings?$/,
    ],
    not: /<(?:percent|time|date)|\b(?:month|year|week|energy|each|interest|account|rate)\b/,
    places: {
      full: ["(?:was|were|from|regular|reg|originally|usually|normally)(?: (?:price|at|costs?|priced))* {N}"],
      paid: ["{N}"],
    },
    words:
      "was were from regular reg originally usually normally price at cost costs priced now on sale to for reduced save saving savings",
    formula: ({ full, paid }) => (paid! < full! ? "{full} - {paid}" : null),
    told: "$",
    label: "Saved",
  }),

  tell({
    about: [/\broi\b|\breturn on investment\b/, /\b(?:invested|put in|bought)\b/, /\b(?:now|worth|sold|got back)\b/],
    not: /<(?:percent|time|date)|\b(?:annual\w*|yearly|per year|dividends?|fees?)\b/,
    places: {
      in: ["(?:invested|put in|bought(?: for| at)?) <(?:number|money|multiple|run)(\\d+)>"],
      out: ["<(?:number|money|multiple|run)(\\d+)>"],
    },
    words: "roi return on investment invested put in bought for at now worth sold got back it's is and what",
    formula: "({out} - {in}) / {in} * 100",
    told: "%",
    label: "Return",
  }),
  tell({
    about: [/^<(?:number|money)\d+> minus <(?:number|money)\d+>(?: (?:change|left|dollars))?$/],
    places: { one: ["{N}"], other: ["{N}"] },
    words: "minus change left dollars",
    formula: "{one} - {other}",
  }),
];
