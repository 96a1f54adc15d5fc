/** Totals of days and packs, shares of a grade, what fell or was taken off, pay for days and extra hours, as they are told. */
import { type Form, getMeasure, read, sum, tellIn, tidy, toNumber, toUnit } from "#assistant/readings/slots/form.ts";
import { BILLS } from "./purse.ts";
import { tell } from "./tell.ts";

const PACK =
  "(?:packs?|boxes|box|bags?|rows?|cases?|trays?|cartons?|sets?|stacks?|rolls?|crates?|dozens?|shelves|tables?|teams?)";
const PACKS = new RegExp(`<number(\\d+)> ${PACK} (?:of|with) <number(\\d+)>`, "g");
const SHARE = "(?:counts?|worth|weighs?|weight|weighted|is|are|at|for|=)";
const WORTH = new RegExp(`<(?:number|percent)(\\d+)>(?: ${SHARE})* <percent(\\d+)>`, "g");
const MANY = (least: number, kind: string) =>
  Object.fromEntries(
    ["one", "two", "three", "four", "five", "six", "seven", "eight", "nine", "ten"].map((name, at) => [
      at < least ? name : `${name}?`,
      [kind],
    ]),
  );

export const TALLIES: readonly Form[] = [
  {
    // "I ran 3.1 miles Monday, 4.5 Tuesday and 6.2 Saturday, how many miles in total"
    about: [/\b(?:total|altogether|in all|combined|together|add up|add|sum)\b/, /<(?:length|mass|time|volume)\d+>/],
    not: /<(?:money|percent|clock|multiple|fraction|run|speed)|\b(?:each|every|per|times|minus|less|more|than|average|left|difference|from|to|by|x|off|twice|another way|round trip|both ways|for <|of <)\b/,
    places: {
      "span?": ["(?:on|over|in|these|those) (?:the |these |those )?<time(\\d+)>(?= how|$)"],
      ...Object.fromEntries(["a", "b", "c", "d", "e", "f", "g"].map((day) => [`${day}?`, ["<date(\\d+)>"]])),
      ...MANY(2, "<(?:number|length|mass|time|volume)(\\d+)>"),
    },
    words:
      "total altogether in all combined together add up sum added and then plus on ran run walked drove rode biked cycled swam hiked jogged worked studied slept how far long many much miles kilometers km mi meters yards laps pounds lb lbs kg hours hrs minutes i we that distance weight time this week weigh weighs",
    read: ({ span, ...values }) => {
      const parts = Object.values(values).filter((one) => one.type === "amount");
      const measures = parts.flatMap((one) => getMeasure(one) ?? []);
      const [measure] = measures;
      if (!measure || measures.some(({ unit }) => unit.id !== measure.unit.id)) return null;
      // "On three days" counts what is added, and is no part of it.
      if (span && toUnit(span, "time", "day") !== parts.length) return null;
      return { ...sum(parts.map((one) => `${one.value}`).join(" + ")), told: tellIn(measure, "Total") };
    },
  },
  {
    // "8 packs of 12 and 5 packs of 6 in all"
    about: [new RegExp(`${PACKS.source}.*${PACKS.source}`), /\b(?:total|altogether|in all|how many|sum)\b/],
    not: /<(?:money|percent|time|date)|\b(?:each|per|minus|less|more|left|gave|used|eaten|ate|needs?|or|than)\b/,
    places: MANY(4, "{#}"),
    words: `total altogether in all how many sum of with packs pack boxes box bags bag rows row cases case trays tray cartons carton sets set stacks rolls crates dozens shelves tables teams plus there`,
    isOfThings: true,
    isCounted: true,
    read: (_, text, all) => {
      const found = [...text.matchAll(PACKS)];
      return found.length * 2 === all.length
        ? sum(
            found
              .map(([, one, other]) => `${toNumber(all[Number(one)])} * ${toNumber(all[Number(other)])}`)
              .join(" + "),
          )
        : null;
    },
  },
  {
    // "Homework 92 worth 20 %, tests 78 worth 50 %, final 85 worth 30 %": shares that make a whole
    about: [new RegExp(`${WORTH.source}.*${WORTH.source}`)],
    not: /<(?:money|time|date|clock)|\b(?:need|needed|curve|off|discount|tax|interest|stocks?|bonds?|solution|alcohol|loan|apr|raise|target|want)\b/,
    places: MANY(4, "<(?:number|percent)(\\d+)>"),
    words:
      "homework hw tests test quizzes quiz midterm midterms final exam exams project projects labs lab participation attendance paper essay essays assignments classwork counts count worth weighs weigh weight weighted is are at for = and grade grades overall my course class average score what mark got i have on the in a an",
    read: (_, text, all) => {
      const pairs = [...text.matchAll(WORTH)].map(([, grade, share]) => [
        toNumber(all[Number(grade)]),
        toNumber(all[Number(share)]),
      ]);
      const whole = tidy(pairs.reduce((total, [, share]) => total + share!, 0));
      return whole === 100 && pairs.length * 2 === all.length
        ? sum(`(${pairs.map(([grade, share]) => `${grade} * ${share}`).join(" + ")}) / 100`)
        : null;
    },
  },
  tell({
    about: [
      /^<number\d+> (?:out of|of) <(?:angle|number)\d+> points?$|^<number\d+> points? (?:out of|of) <number\d+>$|^<number\d+> out of <angle\d+>$/,
    ],
    places: { got: ["{#}"], all: ["<(?:number|angle)(\\d+)>"] },
    words: "out of points point",
    formula: ({ got, all }) => (got! <= all! ? "{got} / {all} * 100" : null),
    told: "%",
    label: "Score",
  }),
  tell({
    about: [/\battendance\b/, /\b(?:missed|absent|skipped)\b/],
    not: /<(?:percent|money|date|clock)|\b(?:can i|need|minimum|required|keep|allowed|more)\b/,
    places: {
      missed: [
        "(?:missed|absent|skipped)(?: for)? <(?:number|time)(\\d+)>",
        "<(?:number|time)(\\d+)>(?: (?:absent|absences|missed))",
      ],
      all: ["<(?:number|time)(\\d+)>"],
    },
    words:
      "attendance rate percentage percent missed absent skipped out of in the school class classes days day lessons lectures for of total so far",
    formula: ({ missed, all }) => (missed! <= all! ? "({all} - {missed}) / {all} * 100" : null),
    told: "%",
    label: "Attendance",
  }),
  tell({
    // "How many of 60 questions can I miss and still get 80 %"
    about: [
      /\b(?:how many|most)\b/,
      /\b(?:miss|get wrong|wrong)\b/,
      /\b(?:questions?|problems?|points?|items?)\b/,
      /<percent/,
    ],
    not: /<(?:money|time|date)|<percent.*<percent|\b(?:missed|already|classes|right)\b/,
    places: { share: ["{P}"], all: ["{#}(?:-| )?(?:questions?|problems?|items?|points?)?"] },
    words:
      "how many most questions question problems items points point can i miss get wrong on a of out test quiz exam and still to pass with at least for in final have",
    formula: "floor({all} - {all} * {share}/100 + 1e-9)",
    told: "Questions",
  }),
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
    // "Original price 45, sale price 36, what percent off"
    about: [/\bpercent(?:age)?\b/, /\b(?:off|discount)\b/, /\b(?:sale|now|paid|new|marked down|on sale)\b/],
    not: /<(?:percent|time|date)|\b(?:tax|another|extra|tip|each|started)\b/,
    places: {
      full: [
        "(?:orig|original|originally|regular|regularly|reg|list|old|full|was|were|normally|usually|msrp)(?: (?:price|retail|costs?|is|was|of|priced|at))* {N}",
      ],
      paid: [
        "(?:sale|now|new|paid|down to|sale for|current)(?: (?:price|is|was|of|only|for|they are|it's|at|costs?|they're|it is|just))* {N}",
      ],
    },
    words:
      "orig original originally regular reg list old full normally usually msrp price sale now new paid what percent percentage off discount how much is was were the on marked down to and for of",
    formula: ({ full, paid }) => (paid! < full! ? "({full} - {paid}) / {full} * 100" : null),
    told: "%",
    label: "Discount",
  }),
  tell({
    // "$15 coupon on a 79 dollar order"
    about: [/\b(?:coupon|voucher|gift card|promo code|rebate|store credit)\b/],
    not: /<(?:percent|time|date)|\b(?:tax|percent|shipping|each|minimum|off|expires|balance|left|remain\w*|more|worth of|over)\b/,
    places: {
      cut: [
        "{N}(?: dollars?| bucks?)? (?:coupon|voucher|gift card|promo code|rebate|store credit)",
        "(?:coupon|voucher|gift card|promo code|rebate|store credit)(?: (?:of|for|worth))* {N}",
      ],
      price: ["{N}"],
    },
    words:
      "coupon voucher gift card promo code rebate store credit on a dollar dollars order with for total pay price bucks toward towards",
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
      "count?": ["(?:for|buying|both|buy) {#}"],
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
    about: [/\b(?:bought|paid|cost)\b/, /\b(?:sold|sell|sells)\b/, /\b(?:margin|markup|mark up)\b/],
    not: /<(?:percent|time|date)|\b(?:fees?|shipping|tax|each|shares?)\b|<number\d+> (?:units|items)/,
    places: {
      sold: ["(?:sold|sell|sells)(?: (?:it|them|for|at|my|the))* {N}"],
      cost: ["{N}"],
    },
    words:
      "bought paid cost costs me for it and sold sell sells at then later resold flipped what was is my profit margin markup mark up percent percentage a the of",
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
  {
    // "My last five bills were 88, 94, 120, 131 and 107, what did I pay on average"
    about: [/\b(?:average|avg|mean)\b/, /<.*<.*</],
    not: /<(?:percent|time|date|clock|multiple)|\b(?:weighted|per|each|speed|need|next|cost basis|shares?|deviation|median|without|excluding|drop)\b/,
    places: {
      "known?": [
        "(?:last|past|first|these|those|my|our|the) {#}(?: [a-z]+){1,3}(?: (?:were|was|are|is|of|cost|came to|in a row))+(?= <)",
      ],
      ...MANY(3, "{N}"),
    },
    words: `${BILLS} average avg mean on my our last past first these those the were was are is cost came to what did i pay spend per month scores score tests test quizzes games game months weeks days nights temperatures grocery grades and of`,
    isOfThings: true,
    read: ({ known, ...values }) => {
      const numbers = Object.values(values).map(toNumber);
      return known && toNumber(known) !== numbers.length ? null : read("average", { numbers }, "mean");
    },
  },
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
    about: [/^<fraction\d+> (?:as|to|into|in)(?: an?)? (?:improper fraction|mixed number)$/],
    places: { value: ["{F}"] },
    words: "as to into in an a improper fraction mixed number",
    read: ({ value }, text) => {
      const [, whole = "0", over, under] = /^(?:(\d+) )?(\d+)\/(\d+)$/.exec(value!.text.trim()) ?? [];
      const inputs = {
        operation: "simplify",
        whole1: Number(whole),
        numerator1: Number(over),
        denominator1: Number(under),
      };
      return read("fraction", inputs, /\bmixed\b/.test(text) ? "mixed" : "result");
    },
  },
  {
    about: [/^(?:what|which) (?:year|number) (?:is|was|does) (?:the )?[mdclxvi]{2,}(?: (?:mean|in numbers))?$/],
    places: {},
    words: "year number is was does mean in numbers",
    read: (_, text) => {
      const numeral = /\b(?:is|was|does) (?:the )?([mdclxvi]+)/.exec(text)![1]!;
      return read("roman-numeral-converter", { value: numeral.toUpperCase() });
    },
  },
  tell({
    about: [/^<(?:number|money)\d+> minus <(?:number|money)\d+>(?: (?:change|left|dollars))?$/],
    places: { one: ["{N}"], other: ["{N}"] },
    words: "minus change left dollars",
    formula: "{one} - {other}",
  }),
];
