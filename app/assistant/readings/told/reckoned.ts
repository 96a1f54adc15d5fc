/** What is reckoned at the table: costs by the month and by the year, shares that are compared, totals with a coupon or a fee, so many at a price. */
import { type Form, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { readBestBuy } from "#assistant/readings/slots/trade.ts";
import { tell } from "./tell.ts";

const NAMES = ["one", "two", "three", "four", "five", "six", "seven"];
const many = (least: number) => Object.fromEntries(NAMES.map((name, at) => [at < least ? name : `${name}?`, ["{N}"]]));
const EVERY = "(?:(?: dollars| bucks)? ?(?:\\/|a|per|each|every) ?|(?: dollars| bucks)? )";
const COSTS = new RegExp(
  `<(?:number|money)(\\d+)>${EVERY}(day|week|month|quarter|year|weekly|monthly|yearly|annually)\\b(?! ?(?:\\/|an?|per|each|every) ?(?:day|week|month|quarter|year)\\b)`,
  "g",
);
const TIMES: readonly (readonly [RegExp, number])[] = [
  [/^da/, 365],
  [/^w/, 52],
  [/^m/, 12],
  [/^q/, 4],
  [/^[ya]/, 1],
];
/** "30 % of 90", "3/8 of 200" */
const SHARE = /(?:<(percent|fraction)(\d+)>|<number(\d+)> \/ <number(\d+)>) of (?:an? |the )?<(?:number|money)(\d+)>/g;

const figure = (all: readonly Value[], at: string | undefined) => toNumber(all[Number(at)]);

export const RECKONED: readonly Form[] = [
  {
    // "Gym 40 a month or 390 a year, which is cheaper", "how much do I save with the annual"
    about: [
      new RegExp(`${COSTS.source}.*${COSTS.source}`),
      /\b(?:cheaper|cheapest|less|better|save|saves|saving|savings|difference)\b/,
      /\b(?:or|vs|versus|instead of|against|and|than)\b|\b[ab] is\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:earn|salary|wage|income|pays? more|make|hour|interest|deposit|each|people|total|together)\b/,
    places: { one: ["{N}"], other: ["{N}"] },
    words:
      "gym membership plan subscription pass insurance netflix spotify prime hosting software phone rent mortgage a b is or vs versus instead of against and than per each every day week month quarter year weekly monthly yearly annually annual which one cheaper cheapest less better deal save saves saving savings difference how much do i with the if over by paying pay in what dollars bucks costs cost",
    read: (_, text, all) => {
      const found = [...text.matchAll(COSTS)].map(([, at, period]) => {
        const times = TIMES.find(([name]) => name.test(period!))![1];
        return { value: all[Number(at)]!, times, yearly: figure(all, at) * times, period: period!.replace(/ly$/, "") };
      });
      const [one, other] = found;
      if (!one || !other || one.yearly === other.yearly) return null;
      const formula = (part: typeof one) => `${toNumber(part.value)}${part.times === 1 ? "" : ` * ${part.times}`}`;
      const [less, more] = one.yearly < other.yearly ? [one, other] : [other, one];
      const isDifference = /\b(?:save|saves|saving|savings|difference|how much (?:cheaper|less))\b/.test(text);
      const isYearly = one.times !== 1 && /\b(?:year|yearly|annually)\b/.test(text.replaceAll(COSTS, ""));
      if (one.times === other.times && !(isDifference && isYearly)) return null;
      const label = isDifference
        ? "Saved in a year"
        : `${less.value.text.trim()} ${less.times === 1 ? "a year" : `a ${less.period}`} is cheaper: in a year`;
      return {
        ...sum(isDifference ? `${formula(more)} - ${formula(less)}` : formula(less)),
        told: { field: { kind: "money", label, decimals: 2 } },
      };
    },
  },
  tell({
    // "How much cheaper is 2.49 than 2.89"
    about: [
      /\bhow much (?:cheaper|less|more|more expensive|dearer|bigger|smaller|higher|lower) is <.*> than <[a-z]+\d+>$/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\bpercent/,
    places: { one: ["{N}"], other: ["{N}"] },
    words: "how much cheaper less more expensive dearer bigger smaller higher lower is than",
    formula: ({ one, other }, text) =>
      /\b(?:cheaper|less|smaller|lower)\b/.test(text)
        ? one! < other!
          ? "{other} - {one}"
          : null
        : one! > other!
          ? "{one} - {other}"
          : null,
  }),
  {
    // "30 % of 90 or 40 % of 70, which is larger"
    about: [
      new RegExp(`${SHARE.source} (?:or|vs|versus|and|than) ${SHARE.source}`),
      /\b(?:larger|bigger|greater|more|higher|smaller|less|lower)\b/,
    ],
    not: /<(?:time|date|clock)|\b(?:how much|off|tax|tip)\b/,
    places: Object.fromEntries(["a", "b", "c", "d", "e?", "f?"].map((name) => [name, ["<[a-z]+(\\d+)>"]])),
    words: "/ of a an the or vs versus and than which is what one larger bigger greater more higher smaller less lower",
    read: (_, text, all) => {
      const found = [...text.matchAll(SHARE)].map(([, kind, at, over, under, of]) => {
        const said = at ? all[Number(at)]!.text.trim() : `${figure(all, over)}/${figure(all, under)}`;
        const part = kind === "percent" ? `${figure(all, at)}/100` : said.replace(" ", " + ");
        const value = at ? figure(all, at) / (kind === "percent" ? 100 : 1) : figure(all, over) / figure(all, under);
        return {
          name: `${said} of ${figure(all, of)}`,
          formula: `(${part}) * ${figure(all, of)}`,
          value: value * figure(all, of),
        };
      });
      const [one, other] = found;
      if (!one || !other || one.value === other.value) return null;
      const isLess = /\b(?:smaller|less|lower)\b/.test(text);
      const winner = one.value > other.value === isLess ? other : one;
      return {
        ...sum(winner.formula),
        told: { field: { kind: "number", label: `${winner.name} is ${isLess ? "less" : "more"}` } },
      };
    },
  },
  {
    // "Store A sells 6 for 9.30 and store B 10 for 14, which is cheaper per item"
    about: [
      /<number\d+> (?:[a-z]+ )?for <(?:number|money)\d+>.* <number\d+> (?:[a-z]+ )?for <(?:number|money)\d+>/,
      /\b(?:which|who|where)\b.*\b(?:cheaper|better|best|cheapest)\b/,
    ],
    not: /<(?:percent|time|date|clock|mass|volume|length)|\b(?:off|free|each|worse|inch|difference|how much)\b/,
    places: {
      count1: ["{#}(?= (?:[a-z]+ )?for <)"],
      price1: ["for {N}"],
      count2: ["{#}(?= (?:[a-z]+ )?for <)"],
      price2: ["for {N}"],
    },
    words:
      "store shop market brand seller a b sells has and or vs the other one which who where is cheaper cheapest better best deal buy value per item each for it",
    isOfThings: true,
    isCounted: true,
    read: ({ count1, price1, count2, price2 }) =>
      readBestBuy([
        [count1, price1],
        [count2, price2],
      ]),
  },
  tell({
    // "Total of 19.99, 5.49 and 3.25 with a 5 dollar coupon off"
    about: [
      /\btotal\b|\bhow much\b|\baltogether\b|\bsum\b/,
      /<(?:number|money)\d+>(?: (?:dollars?|bucks))?(?: off)? (?:coupon|voucher|gift card|credit|rebate|discount)\b/,
    ],
    not: /<(?:percent|time|date|clock)|\b(?:each|tax|at <|per|minimum|tip)\b/,
    places: {
      cut: ["{N}(?: (?:dollars?|bucks))?(?: off)? (?:coupon|voucher|gift card|store credit|credit|rebate|discount)"],
      ...many(2),
    },
    words:
      "total of and with a an minus less after dollar dollars bucks coupon voucher gift card store credit rebate discount off altogether how much do i pay is sum the items",
    formula: (values) =>
      `${Object.keys(values)
        .filter((name) => name !== "cut")
        .map((name) => `{${name}}`)
        .join(" + ")} - {cut}`,
    told: "$",
    label: "To pay",
    isCounted: false,
  }),
  tell({
    // "25 each from 14 people, how much collected"; "3 tickets at 24.50 plus a 6 dollar booking fee"
    about: [
      /<(?:number|money)\d+>(?: (?:dollars|bucks))? (?:each|apiece|per person|a head) (?:from|for|times|x|by) <number\d+>|<number\d+> [a-z]+ (?:at|@|for) <(?:number|money)\d+>(?: (?:dollars|bucks|each|apiece))* (?:plus|and|\+|with) (?:an? )?<(?:number|money)\d+>(?: dollars?| bucks?)?(?: [a-z]+)? (?:fee|delivery|shipping|charge|postage)\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<.*<|\b(?:tax|tip|off|split|minus|less|left|change|divided)\b/,
    places: {
      "fee?": [
        "(?:plus|and|\\+|with)(?: an?)? {N}(?: dollars?| bucks?)?(?: [a-z]+)? (?:fee|delivery|shipping|charge|postage)",
      ],
      price: ["{N}(?= (?:dollars |bucks )?(?:each|apiece|per person|a head))", "(?:at|@|for) {N}"],
      count: ["{#}"],
    },
    words:
      "each apiece per person a head from for times by at plus and with fee booking delivery shipping charge postage service how much collected raised total is that altogether in all did we i people guests dollars bucks what",
    formula: ({ fee }) => `{count} * {price}${fee === undefined ? "" : " + {fee}"}`,
    told: "$",
    label: "Total",
  }),
  tell({
    // "12 hours babysitting at 14.50 plus 20 for gas"
    about: [
      /<time\d+>(?: of)?(?: [a-z]+)? (?:at|@) <(?:number|money)\d+>(?: (?:an|per|a) hour)? (?:plus|and|\+) (?:an? )?<(?:number|money)\d+>/,
    ],
    not: /<(?:percent|date|clock)|<time.*<time|\b(?:overtime|tax|half|minus|less|split|hours? at)\b/,
    places: { hours: ["{T}"], rate: ["(?:at|@) {N}(?: (?:an|per|a) hour)?"], more: ["{N}"] },
    words:
      "of babysitting tutoring work labor cleaning mowing gardening driving at an per a hour plus and for gas parts materials travel tip bonus supplies parking how much total what do i earn get charge is the bill dollars bucks fee",
    formula: "{hours time h} * {rate} + {more}",
    told: "$",
    label: "Total",
  }),
  tell({
    // "Weekly shop 95, how much a year"
    about: [
      /^(?:my |our |the )?(?:daily|weekly|monthly)(?: [a-z]+){1,2}(?: (?:is|of|costs?))* <(?:number|money)\d+>/,
      /\b(?:a|per|each|in a) (?:month|year)\b|\byearly\b|\bannual\w*/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<|\b(?:pay|salary|wage|income|interest|saving|savings|deposit|contribution|rate|gross|paycheck|payment)\b/,
    places: { price: ["{N}"] },
    words:
      "my our the daily weekly monthly shop shopping coffee bus train fare groceries grocery bill rent budget gas allowance commute cleaner spend cost costs is of how much what does that come to a per each in month year yearly annual annually total dollars bucks",
    formula: (_, text) => {
      const [, period] = /\b(daily|weekly|monthly)\b/.exec(text)!;
      const times = TIMES.find(([name]) => name.test(period!))![1];
      const isMonth = /\b(?:a|per|each) month\b/.test(text);
      return isMonth && times === 12 ? null : `{price} * ${times}${isMonth ? " / 12" : ""}`;
    },
    told: "$",
    isCounted: false,
  }),
  tell({
    // "120 a month plus a 45 setup fee, first year cost"
    about: [
      /<(?:number|money)\d+>(?: dollars| bucks)? (?:a|per) month\b/,
      /\b(?:setup|set up|sign up|signup|joining|registration|activation|enrollment|one time|initiation) (?:fee|charge|cost)?/,
      /\b(?:first year|year one|a year|per year|in a year|yearly)\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:save|off|vs|or|interest)\b/,
    places: { monthly: ["{N}(?: dollars| bucks)? (?:a|per) month"], fee: ["{N}"] },
    words:
      "a per month plus and with an setup set up sign signup joining registration activation enrollment one time initiation fee charge cost costs first year in the total what how much is for subscription gym membership plan dollars dollar bucks yearly does it",
    formula: "{monthly} * 12 + {fee}",
    told: "$",
    label: "The first year",
    isCounted: false,
  }),
  tell({
    // "My float is 100 and the till has 437.65, what were the takings"
    about: [/\bfloat\b/, /\b(?:takings|sales|take|made|earned)\b/, /\b(?:till|drawer|register|counted|cash)\b/],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:each|expected|short|over)\b/,
    places: { float: ["float(?: (?:is|was|of))* {N}", "{N} float"], till: ["{N}"] },
    words:
      "my the our float is was of and till drawer register has had counted cash in it now what were takings sales take made earned did we i how much with a started at end",
    formula: ({ float, till }) => (till! > float! ? "{till} - {float}" : null),
    told: "$",
    label: "Takings",
    isCounted: false,
  }),
  tell({
    // "Paid 20 for items of 3.75, 4.20 and 6.15, change"
    about: [
      /\bchange\b/,
      /\b(?:paid|pay|gave|with|hand(?:ed)?)\b/,
      /<(?:number|money)\d+> (?:and )?<(?:number|money)\d+>/,
    ],
    not: /<(?:percent|time|date|clock)|\b(?:percent|percentage|from <\w+> to|at|each|old|new)\b/,
    places: {
      paid: [
        "(?:paid|pay|gave|with|handed(?: over)?)(?: (?:with|a|an|him|her))* {N}(?: (?:dollar )?(?:bill|note)| dollars| bucks)?",
      ],
      ...many(2),
    },
    words:
      "paid pay gave with handed over a an for items things of and costing cost change what how much is the my do i get back him her dollar bill note dollars bucks bought",
    formula: (values) =>
      `{paid} - (${Object.keys(values)
        .filter((name) => name !== "paid")
        .map((name) => `{${name}}`)
        .join(" + ")})`,
    told: "$",
    label: "Change",
    isCounted: false,
  }),
  tell({
    // "5 notebooks cost 11.25, how much for 8"
    about: [
      /^(?:if )?<number\d+> [a-z]+ (?:cost|costs|are|is|for) <(?:number|money)\d+> (?:(?:then )?(?:how much|what) (?:for|do|would|are|will|is)(?: the price of)?) <number\d+>(?: (?:of them|cost|costs|be|come to))*$/,
    ],
    not: /<(?:percent|time|date|clock)|\b(?:off|tax|each)\b/,
    places: { some: ["{#}"], price: ["(?:cost|costs|are|is|for) {N}"], count: ["{#}"] },
    words: "if cost costs are is for then how much what do would will the price of them be come to",
    formula: "{price} / {some} * {count}",
    told: "$",
  }),
  {
    // "85 on the first exam and 91 on the second, average"
    about: [
      /\b(?:average|mean)\b/,
      /<number\d+> (?:on|in|for) (?:the|my) (?:first|1st|one)\b.* <number\d+> (?:on|in|for) (?:the|my) (?:second|2nd|other)\b/,
    ],
    not: /<(?:percent|money|time|date|clock)|\b(?:need|third test|worth|weighted|counts?|double|twice)\b/,
    places: Object.fromEntries(["one", "two", "three?", "four?"].map((name) => [name, ["{#}"]])),
    words:
      "i got had scored on in for the my first second third fourth one other exam test quiz paper game and average mean what is whats grade score",
    read: (values) => ({
      calculator: "average",
      inputs: { numbers: Object.values(values).map(toNumber) },
      output: "mean",
      unread: [],
    }),
  },
];
