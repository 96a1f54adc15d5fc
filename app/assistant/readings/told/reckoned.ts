/** What is reckoned at the table: what somebody keeps of a sale, costs by the month and by the year, totals with a coupon or a fee. */
import { type Form, sum, toNumber, type Value } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

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
const figure = (all: readonly Value[], at: string | undefined) => toNumber(all[Number(at)]);

const MONEY = "<(?:number|money|multiple|run)(\\d+)>";
const TAKES = "(?:keeps?|takes?|withholds?|deducts?|charges?|skims?|gets?|costs? me)";
const MINE =
  "(?:get back|do i get|will i get|left for me|do i (?:keep|receive|end up with|have left)|is left|reaches me|goes to me)";

export const RECKONED: readonly Form[] = [
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
];
