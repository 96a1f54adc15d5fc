/** Parts and wholes, shares that somebody keeps, what is still missing, costs that are covered or by the piece. */
import { type Form, read, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const MONEY = "<(?:number|money|multiple|run)(\\d+)>";
const TAX = "(?:sales )?(?:tax|vat|gst|hst)";
const TAKES = "(?:keeps?|takes?|withholds?|deducts?|charges?|skims?|gets?|costs? me)";
const MINE =
  "(?:get back|do i get|will i get|left for me|do i (?:keep|receive|end up with|have left)|is left|reaches me|goes to me)";

/** The singular of what is counted. */
const singular = (noun: string) => noun.replace(/s$/, "");
const figure = (all: readonly Value[], at: string | undefined) => toNumber(all[Number(at)]);

export const PARTS: readonly Form[] = [
  {
    // "36 red marbles and 64 blue, what percent are red"
    about: [
      /<number\d+>(?: [a-z]+){1,2} and <number\d+> [a-z]+/,
      /\b(?:what|which) (?:percent|percentage|percent of (?:the|them|all)[a-z ]*) (?:of (?:the|them|all|it|us)(?: [a-z]+)? )?(?:are|is|were|was) (?:the )?[a-z]+$/,
    ],
    not: /<(?:percent|money|time|date|clock)|<.*<.*<|\b(?:not|total|out of|more|less|left|sold|eaten|gone|of the <|of which|including)\b/,
    places: { one: ["{#}(?: [a-z]+){1,2}(?= and)"], other: ["{#}(?: (?!what|which|in|at|on)[a-z]+){1,2}"] },
    words:
      "percent percentage of the them all it us are is were was what which there and class bag jar box group team club zoo farm room bowl drawer office we have has with a in",
    isCounted: true,
    read: (_, text, all) => {
      const asked = singular(/\b([a-z]+)$/.exec(text)![1]!);
      const parts = [...text.matchAll(/<number(\d+)>((?: (?!and\b)[a-z]+){1,2})/g)];
      const meant = parts.filter(([, , nouns]) => nouns!.trim().split(" ").map(singular).includes(asked));
      if (meant.length !== 1 || parts.length !== 2) return null;
      const [part, whole] = [figure(all, meant[0]![1]), toNumber(all[0]) + toNumber(all[1])];
      return read("percentage", { mode: "what-percent", part, whole }, "percent");
    },
  },
  tell({
    // "My landlord keeps 15 % of a 1450 deposit, how much do I get back"
    about: [new RegExp(`\\b${TAKES}(?: a)? <percent\\d+>`), new RegExp(`\\b${MINE}\\b`)],
    not: /<percent.*<percent|<(?:time|date|clock)|\b(?:tax free|each|per|plus|interest|apr)\b/,
    places: { share: ["{P}"], whole: [MONEY] },
    words:
      "keeps keep takes take withholds withhold deducts deduct charges charge skims gets get costs me landlord agent agency app platform ebay etsy uber gallery website store they bank fee cut commission of a an the my on deposit sale sold sell back left do i will for reaches goes to receive end up with have what how much is and security",
    formula: "{whole} * (1 - {share}/100)",
    told: "$",
    label: "Left",
  }),
  tell({
    // "9 out of every 15 seeds sprouted, what percentage"
    about: [/<number\d+> (?:out of|of|in) every <number\d+>/, /\bpercent(?:age)?\b/],
    not: /<(?:percent|money|time|date)|<.*<.*<|\b(?:not|didn't|fail\w*|left)\b/,
    places: { part: ["{#} (?:out of|of|in) every"], all: ["{#}"] },
    words:
      "only just out of in every what percent percentage is that are who that sprouted passed won died work works like have own voted",
    formula: ({ part, all }) => (part! <= all! ? "{part} / {all} * 100" : null),
    told: "%",
  }),
  tell({
    // "Total came to 86.40 after 8 % tax, what was it before"
    about: [
      new RegExp(`\\b(?:after|with|including|incl)(?: the| a)? <percent\\d+> ${TAX}\\b`),
      /\bbefore(?: (?:the )?(?:tax|vat|gst|hst))?$|\b(?:price|total|subtotal|cost|it) before\b|\bwithout (?:the )?(?:tax|vat)|\b(?:pre-?tax|original) price/,
    ],
    not: /<percent.*<percent|<(?:time|date|clock)|\b(?:tip|discount|off|income|salary|pay|wage)\b/,
    places: { rate: ["{P}"], price: ["{N}"] },
    words:
      "total bill receipt price came to comes come was is it after with including incl the a tax vat gst hst sales what how much before without pretax pre-tax original subtotal cost i paid for dollars bucks",
    formula: "{price} / (1 + {rate}/100)",
    told: "$",
    label: "Before tax",
  }),
  tell({
    // "Haircut 45 plus 20 percent for the stylist"
    about: [
      /<(?:number|money)\d+>(?: (?:dollars|bucks))? (?:plus|and|with|\+) (?:a |an )?<percent\d+>(?: (?:tip|gratuity))? (?:for|to) (?:the|my|our|a) [a-z]+(?: [a-z]+)?$/,
    ],
    not: /<percent.*<percent|<.*<.*<|\b(?:off|discount|tax|each)\b/,
    places: { rate: ["{P}"], price: ["{N}"] },
    words:
      "haircut cut massage manicure pedicure nails tattoo ride cab taxi fare dinner lunch meal bill delivery pizza food order grooming lady guy person girl plus and with + a an tip gratuity for to the my our dollars bucks",
    formula: "{price} * (1 + {rate}/100)",
    told: "$",
    label: "With tip",
  }),
  tell({
    // "Rent is 2400 and I pay 40 %, my roommate the rest, how much is his"
    about: [
      /<percent/,
      /\b(?:the rest|the remainder|the other part|what's left)\b/,
      /\b(?:his|hers|her|their|theirs|he pay|she pay|they pay|roommate pay|partner pay|his share|her share)\b/,
    ],
    not: /<percent.*<percent|<(?:time|date|clock)|<.*<.*<|\b(?:tax|tip|interest|off)\b/,
    places: { share: ["(?:i (?:pay|cover|take)|my share is|mine is) {P}"], whole: [MONEY] },
    words:
      "rent bill mortgage electric is and i have the big bigger room so pay cover take my roommate partner wife husband girlfriend boyfriend sister brother friend pays covers rest remainder how much his hers her their theirs he she they does do share part what's what a month total we of it",
    formula: "{whole} * (1 - {share}/100)",
    told: "$",
    label: "The rest",
  }),
  tell({
    // "I need 900 for a couch and saved 335 so far, how much more do I need"
    about: [
      /\bhow (?:much|many) more\b|\bhow (?:much|far) (?:am i )?(?:short|to go)\b|\bstill (?:need|short)\b/,
      /\b(?:saved|have|got|raised|put away|save)\b/,
      /\b(?:need|costs?|goal|want|target|is)\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:a|per|each|every) (?:day|week|month|year)\b|\b(?:than|weekly|monthly|interest|hours?|minutes|pounds|points)\b/,
    places: {
      have: [
        `(?:saved(?: up)?|have|got|raised|put away)(?: (?:so far|up|about|already|only))* ${MONEY}(?: (?:saved|so far|already))*`,
      ],
      need: [MONEY],
    },
    words:
      "i we need needs costs cost goal is of want target saved save up have got raised put away so far already only about more how much many am short to go still do for the a an my our laptop couch trip bike deposit fundraiser vacation and but",
    formula: ({ have, need }) => (have! < need! ? "{need} - {have}" : null),
    told: "$",
    label: "Still needed",
    isCounted: false,
  }),
  tell({
    // "Lunch costs me 11.50 five days a week, how much is that a month"
    about: [
      /<time\d+> (?:a|per|each|every) week\b/,
      /\b(?:how much|total|cost|spend)\b/,
      /\b(?:month|year|monthly|yearly|annually)\b/,
    ],
    not: /<(?:percent|date|clock|length|mass|volume)|<.*<.*<|\b(?:earn|make|paid|pay me|salary|rate|wage|hours?|save|saving|invest\w*|income|gross)\b/,
    places: { days: ["<time(\\d+)> (?:a|per|each|every) week"], price: ["{N}"] },
    words:
      "lunch coffee parking bus train fare tolls toll snack sandwich breakfast latte gym cab ride daycare costs cost me is at work i buy spend pay for on a the per each every week how much is that it month year monthly yearly annually total in of dollars bucks and",
    formula: ({ days }, text) =>
      days! > 7 ? null : `{price} * {days time day} * 52${/\bmonth/.test(text) ? " / 12" : ""}`,
    told: "$",
    isCounted: false,
  }),
  tell({
    // "My rent is 1650 and the new place is 1815, how much more in percent"
    about: [
      /\b(?:how much more in|what) percent(?:age)?\b|\b(?:more|higher|increase) (?:in|as a) percent/,
      /\b(?:more|higher|increase|up)\b/,
      /\bnew\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:hour|after|tax\w*|less|of the|tip)\b/,
    places: {
      later: [
        `\\bnew(?: [a-z]+){0,2}(?: (?:is|costs?|would be|at|for|will be|asks|pays))+ ${MONEY}`,
        `\\bnew(?: [a-z]+)? ${MONEY}`,
      ],
      now: [MONEY],
    },
    words:
      "my our rent pay salary premium bill price the a old current now is was and or costs cost would will be at for new place one apartment job plan quote offer how much more higher in what percent percentage as increase up that it month",
    formula: ({ later, now }) => (later! > now! ? "({later} - {now}) / {now} * 100" : null),
    told: "%",
    label: "More",
  }),
  tell({
    // "64 loads for 12.99 vs 96 loads for 17.99, cost per load of the cheaper one"
    about: [
      /\b(?:price|cost|how much) (?:per|a|each) [a-z]+ (?:of|for|is) the (?:chea|bett|best|low)/,
      /<number\d+>(?: - ?|-| )?([a-z]+?)s?\b(?: [a-z]+){0,3}? <(?:number|money)\d+> (?:or|vs|versus|against|and) (?:an? )?<number\d+>(?: - ?|-| )?\1s?\b/,
    ],
    not: /<(?:percent|time|date|clock|mass|volume|length)|\b(?:off|free|each|worse|difference|together)\b/,
    places: { count1: ["{#}"], price1: ["{N}"], count2: ["{#}"], price2: ["{N}"] },
    words:
      "for at is costs or vs versus against and a an price cost per of the cheaper cheapest better best lower one deal value option pack box - what dollars load roll can bottle pod bar egg sheet piece wipe diaper tab count item unit detergent toilet paper coffee dishwasher",
    formula: "min({price1} / {count1}, {price2} / {count2})",
    told: "$",
    label: "Lower price of one",
  }),
  tell({
    // "The stand costs 240 a day, each loaf makes me 3 dollars, how many loaves to cover it"
    about: [
      /\bhow many\b.*\b(?:cover|break even|pay for|pay off|make back|earn back)\b/,
      /\b(?:each|every|per)\b.*\b(?:makes?|earns?|brings?|profit|profits|clear|nets?)\b|\b(?:makes?|earns?|profit of|make|clear)\b.*\b(?:each|per|every|apiece)\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:interest|loan|tax|cost me <\w+> to make|sells? for)\b/,
    places: {
      each: [
        "(?:makes?|earns?|brings?(?: in)?|profit(?: of)?|clear|nets?)(?: (?:me|us|in|about|a|is))* {N}(?: (?:dollars|bucks|profit))*",
        "{N}(?: (?:dollars|bucks))? (?:profit )?(?:each|per|apiece|on each|on every)",
      ],
      cost: [MONEY],
    },
    words:
      "stand booth stall table permit oven machine costs cost rent is was me a day for the each every per makes make earns earn brings bring in profit of clear nets net us dollars bucks how many do i need to sell cover it break even pay off back must should have on and i that",
    formula: "ceil({cost} / {each} - 1e-9)",
    told: "Pieces",
  }),
  tell({
    // "Spent 3000 on ads and got 75 new customers, what did each cost"
    about: [
      /\b(?:spent|paid|spend|cost)\b/,
      /\b(?:got|brought|gained|signed up|won|landed|acquired)\b/,
      /\b(?:what did each|each cost|cost (?:per|each|of each)|per (?:customer|lead|client|sale|signup|subscriber|order|click))\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<.*<|\b(?:revenue|profit|ltv|lifetime)\b/,
    places: {
      count: ["(?:got|brought(?: in)?|gained|won|landed|acquired)(?: (?:me|us|in|about))* {#}"],
      spent: [MONEY],
    },
    words:
      "spent spend paid cost costs i we on for ads ad advertising marketing facebook google flyers campaign mailers and it that got brought in gained won landed acquired signed up us me new customers customer leads lead clients client sales sale signups signup subscribers subscriber orders order clicks click users what did do each cost per of is how much",
    formula: ({ count }) => (count! > 0 ? "{spent} / {count}" : null),
    told: "$",
    label: "For one",
  }),
];
