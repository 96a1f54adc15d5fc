/** What is in a purse and what goes out of it: bills and coins, what is paid again and again, what is left, shared and tipped. */
import { addsUnlike } from "#assistant/readings/slots/adds-unlike.ts";
import { type Form, sum, toNumber } from "#assistant/readings/slots/form.ts";
import { SHARERS } from "#assistant/readings/slots/words.ts";
import { tell } from "./tell.ts";

/** Bills and coins by their names. */
const WORTH: Readonly<Record<string, number>> = {
  hundreds: 100,
  fifties: 50,
  twenties: 20,
  tens: 10,
  fives: 5,
  twos: 2,
  ones: 1,
  singles: 1,
  quarters: 0.25,
  dimes: 0.1,
  nickels: 0.05,
  pennies: 0.01,
};
/** "3 quarters" are read as a span of time. */
const CASH = new RegExp(
  `<number(\\d+)>(?: (?:one dollar|dollar))? (${Object.keys(WORTH).join("|")})\\b|<time(\\d+)>`,
  "g",
);
const MONEY_OF_CASH = `(?:<number\\d+>(?: (?:one dollar|dollar))? (?:${Object.keys(WORTH).join("|")})|<time\\d+>)`;

const PAID_EACH =
  /<(?:number|money)(\d+)>(?: (?:dollars|bucks))?(?:(?: ?\/ ?| (?:a|per|each|every) )(day|week|month|mo|quarter|year|yr)| (daily|weekly|monthly|quarterly|yearly|annually))\b/g;
const PERIOD = /\b(?:day|week|month|quarter|year|daily|weekly|monthly|quarterly|yearly|annual|annually)\b/g;
/** How many of each a year has. */
const IN_YEAR: readonly (readonly [RegExp, number])[] = [
  [/^da/, 365],
  [/^w/, 52],
  [/^m/, 12],
  [/^q/, 4],
  [/^y|^an/, 1],
];
/** What households pay for. */
export const BILLS =
  "netflix hulu spotify disney disney+ icloud prime youtube hbo max apple music amazon peacock paramount audible streaming subscriptions subscription gym internet wifi phone cell rent groceries gas electric electricity water insurance car power heat heating trash cable coffee lunch dinner breakfast snacks food hotel flights flight tolls toll parking utilities bill bills cleaning cloud storage magazine newspaper membership paper movies movie tickets drinks popcorn books";
const MANY = (kind: string) => ({
  one: [kind],
  two: [kind],
  ...Object.fromEntries(["three", "four", "five", "six", "seven", "eight"].map((name) => [`${name}?`, [kind]])),
});
const SHARED =
  "everyone owes?|everybody owes?|everyone pays?|split|splits|share|shared|sharing|divide|divided|each|evenly|equally|apiece|per person|roommates|roomates";

/** "Rent 1100 and 2 roommates, total" asks for no share. */
const ASKS_ALL =
  /^(?!.*\b(?:each|splits?|shared?|sharing|divided?|owes?|apiece|evenly|equally|per)\b).*\b(?:total|in all|altogether)$/;

export const PURSE: readonly Form[] = [
  {
    // "12 twenties, 7 tens and 3 quarters"
    about: [new RegExp(`${MONEY_OF_CASH}.*${MONEY_OF_CASH}`), new RegExp(Object.keys(WORTH).join("|"))],
    not: /<(?:percent|money|clock|date)|\b(?:digits?|places?|average|change|each|hundreds place)\b/,
    places: MANY("<(?:number|time)(\\d+)>"),
    words: `${Object.keys(WORTH).join(" ")} dollar one bills coins cash money total have got in all count counted altogether drawer register till jar wallet purse piggy bank worth dollars`,
    read: (_, text, all) => {
      const found = [...text.matchAll(CASH)].map(([, at, name, quarters]) => {
        const value = all[Number(at ?? quarters)]!;
        if (name) return `${toNumber(value)} * ${WORTH[name]!}`;
        return /quarters?/.test(value.text) ? `${toNumber(value)} * 0.25` : null;
      });
      return found.length === all.length && !found.includes(null) ? sum(found.join(" + ")) : null;
    },
  },
  tell({
    // "Music is 14.99 a month and Prime 120 a year, how much is that a year?"
    about: [new RegExp(`${PAID_EACH.source}.*${PAID_EACH.source}`)],
    not: /<(?:percent|time|date|multiple)|\b(?:interest|loans?|mortgage|invest\w*|salary|income|earn\w*|makes?|gets?|gives?|from|to|was|were|now|then|used|hours?|raise|sav\w+|goal|off|left|less|more|minus|vs|versus|or|than|cheaper|better|instead|difference|split|each of)\b/,
    places: MANY("{N}"),
    words: `${BILLS} a per each every day week month quarter year mo yr daily weekly monthly quarterly yearly annually annual dollars bucks i pay spend for on total cost costs all together altogether in add up adds plus sum combined pays spending`,
    formula: (_, text) => {
      const parts = [...text.matchAll(PAID_EACH)];
      if (parts.length !== (text.match(/<(?:number|money|run)/g) ?? []).length) return null;
      const times = (said: string) => IN_YEAR.find(([name]) => name.test(said))![1];
      const periods = new Set(parts.map(([, , noun, adverb]) => times(noun ?? adverb!)));
      // What is said of no figure is asked for: "yearly cost of Hulu 7.99 a month and gym 40 a month".
      const asked = new Set((text.replaceAll(PAID_EACH, " ").match(PERIOD) ?? []).map(times));
      const [to, ...others] = asked.size > 0 ? asked : periods;
      if (to === undefined || others.length > 0) return null;
      const all = ["one", "two", "three", "four", "five", "six", "seven", "eight"];
      return parts.map(([, , noun, adverb], at) => `{${all[at]}} * ${times(noun ?? adverb!)} / ${to}`).join(" + ");
    },
    told: "$",
    label: "Together",
    isCounted: false,
  }),
  tell({
    // "Netflix 15.49, gym 40 and phone 55 monthly total"
    about: [/\b(?:total|altogether|in all|combined|together|sum|add up)\b/, /<(?:number|money)\d+> (?:and )?[a-z]+ </],
    not: /<(?:percent|time|date|multiple|clock)|\b(?:interest|loans?|mortgage|salary|income|earn\w*|each|average|off|left|less|more|minus|vs|or|than|per (?!month)|change|tip|tax|(?:a|every) (?:day|week|year)|yearly|annual\w*)\b|<number\d+> (?:[a-z]+ )?(?:at|@|for|x) </,
    places: MANY("{N}"),
    words: `${BILLS} i spent paid for on total altogether in all combined together sum add up adds monthly per a month plus dollars bucks`,
    formula: (values, text) =>
      addsUnlike(text, Object.values(values))
        ? null
        : Object.keys(values)
            .map((name) => `{${name}}`)
            .join(" + "),
    told: "$",
    label: "Together",
    isCounted: false,
  }),
  tell({
    // "Rent 2850 and utilities 240 for three roommates, split evenly"
    about: [new RegExp(`\\b(?:${SHARED}|my share|each pays?)\\b`), /<(?:number|money|multiple)\d+>.*<.*</],
    not: /<(?:percent|time|date|clock|length|mass|volume|fuelEconomy)|\b(?:tip|tax|hours?|off|per (?!person|head)|shares|stocks?|minus|less|more|ratio|unequal\w*|nights?|at <|each (?:cost|ticket)\w*)\b|<number\d+> <number\d+>(?: <number|$)|<(?:number|money)\d+>(?: [a-z]+)? each\b(?! (?:pays?|owes?))/,
    places: {
      people: [
        `{#}(?:-| )?(?:${SHARERS}|roomates|housemates|ways?|way)`,
        "(?:between|among|amongst|by|we are|we're|there are) {#}(?! [a-z]+ (?:costs?|is))(?: of us)?",
      ],
      one: ["<(?:number|money|multiple)(\\d+)>"],
      two: ["<(?:number|money|multiple)(\\d+)>"],
      "three?": ["<(?:number|money|multiple)(\\d+)>"],
      "four?": ["<(?:number|money|multiple)(\\d+)>"],
    },
    words: `${BILLS} airbnb everyone everybody split splits share shared sharing divide divided each evenly equally apiece per person pay pays owe owes between among amongst by plus ways way total cost costs dollars bucks of us total everyone roomates we month monthly house apartment trip`,
    formula: ({ people, ...costs }, text) =>
      Number.isInteger(people) && people! > 1 && !ASKS_ALL.test(text)
        ? `(${Object.keys(costs)
            .map((name) => `{${name}}`)
            .join(" + ")}) / {people}`
        : null,
    told: "$",
    label: "Each pays",
    isCounted: false,
  }),
  tell({
    // "Coffee 4.75 every workday, how much a year": five days of 52 weeks
    about: [
      /\b(?:every|each|per|a) (?:workday|work day|weekday|working day)s?\b/,
      /\b(?:year|yearly|annually|week|month|monthly)\b/,
    ],
    not: /<(?:percent|time|date|clock|length)|\b(?:hours?|salary|save|invest\w*|weeks? off|vacation)\b/,
    places: { price: ["{N}"] },
    words: `${BILLS} every each per a workday workdays work day working weekday weekdays year yearly annually week month monthly latte buy spend spending cost costs i on for dollars bucks habit sandwich`,
    formula: (_, text) =>
      /\bmonth/.test(text) ? "{price} * 5 * 52 / 12" : /\bweek\b/.test(text) ? "{price} * 5" : "{price} * 5 * 52",
    told: "$",
  }),
  tell({
    about: [/\bnet worth\b/],
    not: /<(?:percent|time|date|clock)|\b(?:goal|need|average|median|by age|grow\w*|left|in <)\b/,
    places: MANY("<(?:number|money|multiple|run)(\\d+)>"),
    words:
      "net worth my house home condo car savings saving checking account accounts cash stocks retirement investments investment brokerage ira bank pension crypto mortgage loan loans debt debts credit card cards student auto owe have owed left on in worth value and equity is of total",
    formula: (values, text) => {
      const signs = text
        .split(/<[a-z]+\d+>/)
        .slice(0, -1)
        .map(toSign);
      return signs.includes("")
        ? null
        : Object.keys(values)
            .map((name, at) => `${signs[at]} {${name}}`)
            .join(" ");
    },
    told: "$",
    label: "Net worth",
    isCounted: false,
  }),
];

/** Whether what stands before a value is had or owed; "" where it does not say. */
function toSign(said: string): string {
  if (/\b(?:mortgage|loans?|debts?|credit cards?|owed?)\b/.test(said)) return "-";
  return /\b(?:house|home|condo|car|savings?|checking|accounts?|cash|stocks|retirement|investments?|brokerage|ira|bank|pension|crypto)\b/.test(
    said,
  )
    ? "+"
    : "";
}
