/** What is in proportion: apples and their price, recipes, pay by the hour, speeds. */
import type { Direct } from "#assistant/readings/reading.ts";
import { type Form, getUnitId, read, sum, tidy, toNumber, toUnit, type Value } from "./form.ts";

const VALUE = "<[a-zA-Z]+(\\d+)>";
const NOUN = "((?: of)?(?: \\p{L}+){0,2}?)";
const HOLDS =
  "costs?|cost me|are|is|for|make|makes?|needs?|serves?|weighs?|feeds?|uses?|gives?|yields?|contains?|equals?|ha(?:s|ve)|worth|takes?|will be|go|do|drive|read|to|covers?";
const ASKED = "(?:then )?(?:how much|how many|what|how long|cost(?: of)?|price of)((?: \\p{L}+){0,5}?)|proportion";
/** "3 apples cost $2.40, how much are 7": two that belong together, then a third; or three where a proportion is said. */
const PAIR = new RegExp(
  `^(?:(?:proportion|if|when|for|with|in|it takes|i need|you need) )*(?:an? )?${VALUE}${NOUN}(?: (?:${HOLDS}))* (?:an? )?${VALUE}${NOUN}(?: (?:${HOLDS}))? (?:${ASKED})(?: (?:an?|for|with|in|is|are|cost|costs|has|have))* ${VALUE}${NOUN}(?: (?:cost|costs|need|make|weigh|be|needed|make|then|has|have|how much|how many))*$`,
  "u",
);
const PROPORTION = new RegExp(
  `^proportion(?: (?:if|when|for|with))* ${VALUE}${NOUN}(?: (?:${HOLDS}))* ${VALUE}${NOUN}(?: (?:${ASKED}))?(?: (?:for|with|is|are|cost|costs|has|have))* ${VALUE}${NOUN}(?: (?:cost|costs|how much|how many|what|is|are))*$`,
  "u",
);
/** "8 bottles cost 12, 5 bottles how much". */
const ASKED_LAST = new RegExp(
  `^(?:(?:if|when) )?${VALUE}${NOUN}(?: (?:${HOLDS}))+ ${VALUE}${NOUN} ()${VALUE}${NOUN}(?: (?:${HOLDS}))? how (?:much|many)$`,
  "u",
);
const TIME = "(?: ?(?:an|a|per|each|\\/) ?(?:hour|hr|h))";
const TRIP =
  "speed fast average mph distance far long time travel traveled travelled drive driving drove go going cover covered run ran ride cycle bike walk walking train car trip miles mile kilometers km per hour my journey flight plane road does it take";

export const PROPORTIONS: readonly Form[] = [
  {
    about: [new RegExp(`${PAIR.source}|${PROPORTION.source}|${ASKED_LAST.source}`, "u")],
    not: /\b(?:workers?|men|painters?|pipes?|machines?|off|discount|free|tax|interest|more|less|left|each|per|mph)\b|<(?:percent|clock|date)/,
    places: { one: [VALUE], other: [VALUE], third: [VALUE] },
    words:
      "proportion price go read drive km miles kilometers liters pages if when cost costs then need needs make makes serve serves serving weigh weighs feed feeds use uses give yield yields contain contains equal equals takes you be needed me",
    isOfThings: true,
    isCounted: true,
    read: ({ one, other, third }, text) => readPair(one, other, third, text),
  },
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
    about: [/\b(?:speed|fast|mph)\b/],
    not: /\b(?:pace|faster|slower|light|stops?|wind|falls?|dropped|orbit|escape|sound)\b|<(?:speed|clock|run|money)/,
    places: { distance: ["{L}"], time: ["{T}"] },
    words: TRIP,
    read: ({ distance, time }, text) => {
      const unit = getUnitId(distance, "length");
      const hours = toUnit(time, "time", "h");
      if (distance?.type !== "amount" || hours === null || (unit !== "mi" && unit !== "km")) return null;
      // Miles in hours are miles an hour; another speed would have to be converted.
      if (unit === "mi" ? /\bkm|kilomet/.test(text) : /\bmph|\bmiles?\b/.test(text)) return null;
      return sum(`${distance.value} / ${hours}`);
    },
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
    about: [/\b(?:how long|time|hours)\b/, /\b(?:drive|trip|drives?|driving|journey|ride|travel|take|get)\b/],
    not: /\b(?:stops?|breaks?|arrive|leave|cost|faster|slower|save|mpg|gas)\b|<(?:speed|clock|money|time|span)/,
    places: { speed: ["(?:at|doing|going|averaging|average speed of|average of) {#}"], distance: ["{L}"] },
    words: TRIP,
    read: ({ speed, distance }) => {
      const unit = getUnitId(distance, "length");
      const kilometers = toUnit(distance, "length", "km");
      if (kilometers === null || (unit !== "mi" && unit !== "km")) return null;
      const averageSpeed = tidy(toNumber(speed) * (unit === "mi" ? 1.609344 : 1));
      const units = { distance: unit, averageSpeed: unit === "mi" ? "mph" : "km/h" };
      return { ...read("road-trip-time", { distance: kilometers, averageSpeed }, "drivingHours")!, units };
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
      // Forty hours that nobody said are no limit: the calculator takes them, and says so.
      limit: ["(?:over|after|above|past|beyond) {T}", "(?:over|after|above|past|beyond) {#}"],
      hours: ["{T}(?: (?:a|per|this|in a) week)?"],
    },
    words:
      "time and a half overtime pay paid total week weekly worked work working earn make gross paycheck hours with over",
    read: ({ rate, limit, hours }) => {
      const worked = toUnit(hours, "time", "h");
      const regular = toUnit(limit, "time", "h") ?? toNumber(limit);
      if (worked === null || worked < regular) return null;
      return sum(`${toNumber(rate)} * ${regular} + ${toNumber(rate)} * 1.5 * (${worked} - ${regular})`);
    },
  },
  {
    about: [new RegExp(`>(?: dollars)?${TIME}`), /<time\d+>/],
    not: /<(?:percent|clock|date)|\b(?:overtime|time and a half|salary|year|month|week|weekly|tax|day|daily|gas|kwh)\b/,
    places: { rate: [`{N}(?: dollars)?${TIME}`], hours: ["{T}"] },
    words:
      "pay paid total worked work working earn make earned made billable hours lawyer attorney plumber electrician job charge charges charged labor cost costs",
    read: ({ rate, hours }) => {
      const worked = toUnit(hours, "time", "h");
      return worked === null ? null : sum(`${toNumber(rate)} * ${tidy(worked)}`);
    },
  },
  {
    about: [
      /<(?:number|money|multiple)\d+>(?: dollars)? ?(?:a|per|each|every|\/) ?(?:day|week|month|year)|\b(?:daily|weekly|monthly|yearly)\b/,
    ],
    not: /<(?:percent|time|date|clock)|\b(?:wage|wages|salary|hour|hourly|earn|make|paid|pays?|interest|loan|mortgage|saved?|calories|steps|biweekly|quarter)\b/,
    places: { cost: ["{N}"] },
    words:
      "day week month year daily weekly monthly yearly annually a per each every / cost costs spend spending rent bill subscription subscriptions netflix spotify hulu disney gym internet electric electricity water cable insurance coffee lunch cigarettes smoking habit total adds up charges dollars over budget streaming",
    isOfThings: true,
    read: ({ cost }, text) => readPeriod(toNumber(cost), text),
  },
  {
    about: [
      /\b(?:sav(?:e|es|ing)|put(?:ting)?|set(?:ting)? aside)\b/,
      /> ?(?:a|per|each|every|\/) ?(?:day|week|month|year)\b/,
      /<time\d+>/,
    ],
    not: /<(?:percent|date|clock)|\b(?:interest|goal|reach|need|loan|rent|how long|until|already|have saved)\b/,
    places: { deposit: ["{N}(?: dollars)? ?(?:a|per|each|every|\\/) ?(?:day|week|month|year)"], term: ["{T}"] },
    words: "save saves saving put putting set setting aside away over after total end up saved money savings",
    read: ({ deposit, term }, text) => {
      const every = /> ?(?:dollars )?(?:a|per|each|every|\/) ?(day|week|month|year)\b/.exec(text)?.[1];
      const years = toUnit(term, "time", "year");
      const count = every === undefined || years === null ? null : countPeriods(every, term!, years);
      return count === null ? null : sum(`${toNumber(deposit)} * ${count}`);
    },
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
  {
    about: [/\bemergency fund\b/],
    not: /<percent|\b(?:save|saved|already|left)\b/,
    places: { term: ["{T}(?: of)?"], cost: ["{N}"] },
    words: "emergency fund months month monthly per a expenses expense spending spend costs need worth",
    read: ({ term, cost }) => {
      const months = toUnit(term, "time", "month");
      return months === null ? null : sum(`${toNumber(cost)} * ${tidy(months)}`);
    },
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

function countPeriods(every: string, term: Value, years: number): number | null {
  const own = toUnit(term, "time", every);
  const said = getUnitId(term, "time");
  if (said === every || every === "month" || every === "year")
    return own === null ? null : tidy(Number(own.toFixed(6)));
  const times = TIMES[`${every}-year`];
  return times === undefined || said !== "year" ? null : tidy(years * times);
}

/** What belongs to the third value, by the one of the first two that is of its kind. */
function readPair(one: Value | undefined, other: Value | undefined, third: Value | undefined, text: string): Direct {
  const match = PAIR.exec(text) ?? PROPORTION.exec(text) ?? ASKED_LAST.exec(text);
  if (!match || one?.type !== "amount" || other?.type !== "amount" || third?.type !== "amount") return null;
  const [first, second, asked, last] = [2, 4, 5, 7].map((at) => (match[at] ?? "").trim());
  // "How much to 6" is no question, nor does "12 eggs if 10 cost 2.90" begin with the pair.
  if (/\bto$/.test(asked!) || /\b(?:if|when)$/.test(first!)) return null;
  const kinds = [nameKind(one, first!), nameKind(other, second!), nameKind(third, last!)];
  // Grams beside kilograms are of their kind.
  const alike = [one, other].findIndex(
    (value) => value.measures[0] && third.measures[0] && value.measures[0].dimension === third.measures[0].dimension,
  );
  if (alike >= 0) kinds[2] = kinds[alike]!;
  // "100 dollars in 1990 is how much in 2024".
  if (kinds[0] === kinds[1] || [other, third].every(({ text: said }) => /^(?:18|19|20)\d\d$/.test(said.trim())))
    return null;
  const isFor = / for (?:an? )?<[^<]*$/.test(text);
  // "300 g for 4 people, how much for 7": so many that it is for, and no grams.
  const isForSome =
    kinds[2] === "" &&
    isFor &&
    other.currency === null &&
    other.measures.length === 0 &&
    /^(?:g|mL)$/.test(one.measures[0]?.unit.id ?? "") &&
    third.value < one.value;
  const isFirst =
    kinds[2] === kinds[0] ||
    (kinds[2] === "" &&
      !isForSome &&
      one.currency === null &&
      (/\bhow many\b/.test(text)
        ? /^(?:are|do)$/
        : other.currency === null
          ? isFor
            ? /^(?:are|do)$/
            : /^(?:are|do|cost|)$/
          : /^/
      ).test(asked!));
  const isSecond =
    (kinds[2] === kinds[1] && kinds[2] !== "") ||
    isForSome ||
    (kinds[2] === "" && !isFirst && asked!.startsWith(kinds[0]!) && kinds[0] !== "");
  if (isFirst === isSecond) return null;
  const [a, b] = [one, other].map(toNumber);
  // "1 kg costs 4, how much are 250 g".
  const like = isFirst ? one : other;
  const measure = like.measures[0];
  const c = (measure && toUnit(third, measure.dimension.id, measure.unit.id)) ?? toNumber(third);
  return isFirst ? sum(`${b} * ${c} / ${a}`) : sum(`${a} * ${c} / ${b}`);
}

/** What a value counts: its currency, its unit, or the last word behind it without an s. */
function nameKind(value: Value, noun: string): string {
  if (value.type !== "amount") return "";
  if (value.currency !== null) return "money";
  const unit = value.measures[0]?.unit.id;
  if (unit !== undefined) return unit;
  return (noun.split(" ").at(-1) ?? "").replace(/s$/, "");
}
