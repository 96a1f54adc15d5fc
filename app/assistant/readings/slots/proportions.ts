/** What is in proportion: apples and their price, recipes, pay by the hour, speeds. */
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, read, sum, tidy, toNumber, toUnit } from "./form.ts";

const TIME = "(?: ?(?:an|a|per|each|\\/) ?(?:hour|hr|h))";
const TRIP =
  "speed fast average mph distance far long time travel traveled travelled drive driving drove go going cover covered run ran ride cycle bike walk walking train car trip miles mile kilometers km per hour my journey flight plane road does it take";

export const PROPORTIONS: readonly Form[] = [
  {
    about: [/\b(?:recipe|servings?|serves?|batch)\b/],
    not: /\b(?:calories|cost|protein|per|minutes|oven)\b|<(?:percent|money|time|temperature)/,
    places: {
      from: [
        "from {#}(?: people| servings?| persons)?(?= to)",
        "(?:recipe|meant|that)(?: is| serves| makes| feeds)?(?: for)? {#}(?: people| servings?| persons)?",
        "(?:serves|makes|feeds|serving) {#}(?: people| servings?| persons)?",
      ],
      to: [
        "(?:we are|there (?:are|is)|(?:there )?will be) {#}(?: (?:of us|people|persons|guests))?",
        "(?:for|to|serve|serves|feed|make|want|need) {#}(?: people| servings?| persons| guests)?",
        "{#} (?:people|servings?|persons|guests)",
      ],
      amount: ["{U}"],
    },
    words:
      "recipe be but serving servings serves serve people persons makes takes take feeds calls call uses use needs need requires scale scaled scaling adjust adjusted to make want",
    isOfThings: true,
    isCounted: true,
    read: ({ from, to, amount }) => sum(`${toNumber(amount)} * ${toNumber(to)} / ${toNumber(from)}`),
  },

  {
    about: [/\b(?:far|distance|how many (?:miles|kilometers|km)|miles)\b/],
    not: /\b(?:stops?|breaks?|faster|slower|fuel|gas|pace|accelerat\w+|fall|time)\b|<(?:clock|money)/,
    places: { speed: ["{S}"], time: ["{T}"] },
    words: TRIP,
    read: ({ speed, time }, text) => {
      const unit = getUnitId(speed, "speed");
      const hours = toUnit(time, "time", "h");
      if (speed?.type !== "amount" || hours === null || (unit !== "mph" && unit !== "km/h")) return null;
      if (unit === "mph" ? /\b(?:km|kilometers?)\b/.test(text) : /\bmiles?\b/.test(text)) return null;
      return sum(`${speed.value} * ${hours}`);
    },
  },

  {
    about: [/\b(?:time and a half|overtime)\b/],
    not: /<(?:percent|clock|date)|\b(?:salary|year|month|tax|double)\b/,
    places: {
      rate: [`{N}(?: dollars)?${TIME}`, "(?:on|at|of|for|rate) {N}(?: hourly)?", "{N} hourly", "{N}"],
    },
    words:
      "time and a half overtime rate pay wage wages hourly hour on at per normal regular base dollars my earn make i",
    read: ({ rate }) => sum(`${toNumber(rate)} * 1.5`),
  },
  {
    about: [new RegExp(`>(?: dollars)?${TIME}`), /<time\d+>/, /\b(?:overtime|time and a half)\b/],
    not: /<(?:percent|clock|date)|\b(?:salary|year|month|tax|double|day)\b/,
    places: {
      rate: [`{N}(?: dollars)?${TIME}`],
      // Forty hours that nobody said are not a limit: the calculator takes them, and says so.
      limit: ["(?:over|after|above|past|beyond) {T}", "(?:over|after|above|past|beyond) {#}"],
      hours: ["{T}(?: (?:a|per|this|in a) week)?"],
    },
    words:
      "time and a half overtime pay paid total week weekly worked work working earn make gross paycheck hours with over",
    read: ({ rate, limit, hours }) => {
      const worked = toUnit(hours, "time", "h");
      const regular = toUnit(limit, "time", "h") ?? toNumber(limit);
      if (worked === null) return null;
      if (worked <= regular) return sum(`${toNumber(rate)} * ${worked}`);
      return sum(`${toNumber(rate)} * ${regular} + ${toNumber(rate)} * 1.5 * (${worked} - ${regular})`);
    },
  },

  {
    about: [
      /<(?:number|money|multiple)\d+>(?: dollars)? ?(?:a|per|each|every|\/) ?(?:day|week|month|year)|\b(?:daily|weekly|monthly|yearly)\b/,
    ],
    not: /<(?:percent|time|date|clock)|\b(?:wage|wages|salary|hour|hourly|earn|make|paid|pays?|from|interest|loan|mortgage|saved?|calories|steps|biweekly|quarter)\b/,
    places: { cost: ["{N}"] },
    words:
      "day week month year daily weekly monthly yearly annually a per each every / cost costs spend spending rent bill subscription subscriptions netflix spotify hulu disney gym internet electric electricity water cable insurance coffee lunch cigarettes smoking habit total adds up charges dollars over budget streaming",
    isOfThings: true,
    read: ({ cost }, text) => readPeriod(toNumber(cost), text),
  },

  {
    about: [/\bmeeting\b/, /<time\d+>/, /\b(?:cost|price|people|person|attendees|employees)\b/],
    not: /<(?:percent|clock)|\b(?:week|weekly|year|salary|month|day)\b/,
    places: {
      people: ["{#} (?:people|persons|attendees|employees|participants|engineers|workers|managers)"],
      rate: [`{N}(?: dollars)?${TIME}(?: each| per person)?`],
      hours: ["{T}"],
    },
    words: "meeting cost costs price each long lasting lasts earning paid at average",
    read: ({ people, rate, hours }) => {
      const time = toUnit(hours, "time", "h");
      return time === null ? null : sum(`${toNumber(people)} * ${toNumber(rate)} * ${tidy(time)}`);
    },
  },
  {
    about: [/\b(?:binge|episodes?|watch|series|seasons?)\b/, /\b(?:how long|time|hours|days)\b/, /<time\d+>/],
    not: /<(?:percent|clock|date)|\b(?:speed|faster|skip|a day|per day|hours a|finish)\b/,
    places: {
      "seasons?": ["{#} seasons?(?: of| with| at)?"],
      episodes: ["{#} (?:episodes?|eps)(?: each| per season| a season)?"],
      length: ["{T}(?: (?:each|long|per episode|an episode))*"],
    },
    words: "binge watch watching series show season episode long time hours days take takes whole all with",
    read: ({ seasons, episodes, length }) => {
      const minutes = toUnit(length, "time", "min");
      if (minutes === null) return null;
      const count = toNumber(episodes) * (seasons ? toNumber(seasons) : 1);
      return read(
        "binge-time",
        { shows: [{ title: "Series", episodes: count, minutes: tidy(minutes), skipMinutes: 0 }] },
        "totalHours",
      );
    },
  },
  {
    about: [/\bengagement\b/],
    not: /<percent|\b(?:reach|views|impressions|posts)\b/,
    places: {
      followers: ["{N} followers"],
      likes: ["{N} likes"],
      "comments?": ["{N} comments"],
      "shares?": ["{N} shares"],
      "saves?": ["{N} saves"],
    },
    words: "engagement rate post likes comments shares saves followers instagram tiktok account",
    read: ({ followers, likes, comments, shares, saves }) => {
      const [name, ...counts] = ["Post", ...[likes, comments, shares, saves].map((one) => (one ? toNumber(one) : 0))];
      const post = { name, likes: counts[0], comments: counts[1], shares: counts[2], saves: counts[3] };
      return read("engagement-rate", { followers: toNumber(followers), posts: [post] }, "engagementRate");
    },
  },
  {
    about: [/\bcontingency\b|\b(?:lawyer|attorney|legal) fees?\b/, /<(?:fraction|percent)\d+>/],
    not: /\b(?:expenses|costs|medical|liens?|net|client|left|keep|after)\b/,
    places: { share: ["{F}", "{P}"], whole: ["{N}"] },
    words: "contingency fee fees lawyer attorney legal takes cut settlement award on of",
    read: ({ share, whole }) =>
      share?.type === "amount" && share.isPercent
        ? sum(`${toNumber(whole)} * ${share.value}/100`)
        : sum(`${toNumber(whole)} * ${share?.text.trim().replace(" ", "+")}`),
  },
];

/** How often something that is paid by one period is paid in another. */
const TIMES: Readonly<Record<string, number>> = {
  "day-week": 7,
  "day-year": 365,
  "week-year": 52,
  "month-year": 12,
};
const ADVERBS: Readonly<Record<string, string>> = {
  daily: "day",
  weekly: "week",
  monthly: "month",
  yearly: "year",
  annually: "year",
};

function readPeriod(cost: number, text: string): Direct {
  const said = /> ?(?:dollars )?(?:a|per|each|every|\/)? ?(day|week|month|year|daily|weekly|monthly|yearly)\b/.exec(
    text,
  );
  if (!said) return null;
  // "A daily coffee at 4.50 per year" is paid each day.
  const habit = /^(?:(?:an?|my|the|one) )?(daily|weekly|monthly) [^<]*</.exec(text);
  const [, period] = habit ?? said;
  const from = ADVERBS[period!] ?? period!;
  const rest = text.replace(habit ? habit[1]! : said[0], "> ");
  const found = new Set(
    [...rest.matchAll(/\b(day|week|month|year|daily|weekly|monthly|yearly|annually)\b/g)].map(
      ([, one]) => ADVERBS[one!] ?? one!,
    ),
  );
  const [to, ...others] = found;
  if (to === undefined || others.length > 0) return null;
  const [times, parts] = [TIMES[`${from}-${to}`], TIMES[`${to}-${from}`]];
  if (times !== undefined) return sum(`${cost} * ${times}`);
  return parts === undefined ? null : sum(`${cost} / ${parts}`);
}
