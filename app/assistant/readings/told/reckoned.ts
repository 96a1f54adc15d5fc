/** What is reckoned at the table: costs by the month and by the year, shares that are compared, totals with a coupon or a fee, so many at a price. */
import { type Form, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
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
];
