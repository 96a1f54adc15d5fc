/** Chances by their distribution, as people tell of them: so many of so many tries, of an average, of a bell curve. */
import { type Form, read, toNumber, toPercent } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const CHANCE = "what are the odds of chance chances probability likelihood likely that is how getting get have if";
const ASKED = /\b(?:chances?|probability|odds|likel(?:y|ihood))\b/;
const PERIOD = "(?:minute|hour|day|night|shift|week|month|year|game|match|page)";

/** The output of a discrete distribution by the words beside the count. */
const getTail = (text: string): string =>
  /\bat least\b|\bor more\b/.test(text)
    ? "atLeast"
    : /\bat most\b|\bor (?:fewer|less)\b|\bno more than\b/.test(text)
      ? "atMost"
      : /\bmore than\b/.test(text)
        ? "moreThan"
        : /\b(?:fewer|less) than\b/.test(text)
          ? "lessThan"
          : "exactly";

const isCount = (value: number): boolean => Number.isInteger(value) && value >= 1 && value <= 12;

const getUnitName = (text: string): string => /[a-z]+$/i.exec(text.trim())?.[0].toLowerCase() ?? "";

export const CHANCES_TOLD: readonly Form[] = [
  tell({
    // "How many tries for a 90% chance at a 1 in 300 drop?"
    about: [/\bhow many\b/, /<percent\d+> (?:chance|probability|likelihood)|\b(?:chance|probability) of <percent/],
    not: /<(?:time|date|money)|\b(?:copies|pity|sample|people|birthday)\b/,
    places: {
      chance: ["{P} (?:chance|probability|likelihood)", "(?:chance|probability) of {P}"],
      "one?": ["{#}(?= in <number)"],
      "odds?": ["in {#}"],
      "share?": ["{P}"],
    },
    words:
      "how many kills tries pulls rolls runs attempts chests boxes boss do does i need to for a at of in chance probability likelihood drop rate item getting get have chest box with per",
    formula: ({ chance, one, odds, share }) => {
      const rate = share === undefined ? (one === undefined || odds === undefined ? 0 : one / odds) : share / 100;
      return rate > 0 && rate < 1 && chance! < 100 ? `ceil(ln(1 - {chance}/100) / ln(1 - ${rate}))` : null;
    },
    told: "Tries",
  }),
  {
    // "A 70% shooter takes 10 free throws: how likely are at least 8?"
    about: [
      /<percent/,
      /\b(?:at least|at most|exactly|more than|fewer than|less than)\b|\bor (?:more|fewer)\b/,
      /<number.*<number/,
    ],
    not: /<(?:time|date|money)|<percent.*<percent|\b(?:confidence|sample|normal|mean|deviation|average|sum|dice|poisson)\b/,
    places: {
      chance: ["{P}"],
      count: [
        "(?:at least|at most|exactly|more than|fewer than|less than) {#}(?: or (?:more|fewer))?",
        "{#} or (?:more|fewer)",
        "(?:makes?|hits?) {#}(?= (?:out )?of <number\\d+> exactly)",
      ],
      all: ["{#}"],
    },
    words: `${CHANCE} at least most exactly more than fewer less or out in a an free throw throws shooter player hitter batter makes make made misses hits hit takes take shots shot tries attempts trials success successes probability rate pass fail times each with independent works`,
    isCounted: true,
    read: ({ chance, count, all }, text) =>
      toNumber(count) <= toNumber(all)
        ? read(
            "binomial-distribution",
            { trials: toNumber(all), probability: toNumber(chance) / 100, successes: toNumber(count) },
            getTail(text),
          )
        : null,
  },

  {
    // "A desk gets 9 calls an hour on average. How likely are exactly seven in an hour?"
    about: [/\b(?:averag\w+|poisson|lambda|typically|usually)\b/, ASKED],
    not: /<(?:percent|date|money|clock)|\b(?:deviation|sd|sigma|normal|between|binomial|score|grades?|batting)\b/,
    places: {
      "span?": ["(?:in|within|during|for) {T}"],
      rate: [
        `{#}(?=(?: [a-z]+){0,2} (?:an?|per|each|every) ${PERIOD}\\b)`,
        "{#}(?=(?: [a-z]+){1,4} on average)",
        "(?:average|averages|averaging|mean|lambda|rate|poisson)(?: (?:of|is|rate|=|mean|lambda))* {#}",
      ],
      events: [
        "(?:exactly|at least|at most|more than|fewer than|less than|no more than) {#}(?: or (?:more|fewer|less))?",
        "{#}",
      ],
    },
    words: `${CHANCE} poisson lambda distribution rate mean average averages averaging typically usually on exactly at least most more than fewer less no or an a per each every one in within given next same minute hour day night shift week month year game match page we i there gets get receives receive shop store desk office arrive come see = x calls call customers`,
    isCounted: true,
    isOfThings: true,
    read: ({ rate, events, span }, text) => {
      const periods = new Set(text.match(new RegExp(`\\b${PERIOD}s?\\b`, "g")));
      // "In one hour", of so many an hour
      const isOther = span?.type === "amount" && (span.value !== 1 || !periods.has(getUnitName(span.text)));
      return isOther || periods.size > 1 || !Number.isInteger(toNumber(events))
        ? null
        : read("poisson-distribution", { rate: toNumber(rate), events: toNumber(events) }, getTail(text));
    },
  },
  {
    // "Mean 64, sd 3, what share is above 70"
    about: [
      /\b(?:mean|average|avg)\b/,
      /\b(?:sd|standard deviation|std|sigma)\b/,
      /\b(?:probability|chances?|percent|percentage|proportion|share|fraction|likely|odds)\b/,
      /\b(?:below|under|less than|shorter than|above|over|more than|greater than|taller than|higher than|lower than|between)\b/,
    ],
    not: /<(?:percent|date)|\b(?:sample|n|confidence|error|binomial|poisson|outside|not)\b/,
    places: {
      spread: ["(?:sd|standard deviation|std|sigma)(?: (?:of|is|=))* {U}"],
      mean: ["(?:mean|average|avg)(?: (?:of|is|=|height|weight|score))* {U}"],
      limit: ["(?:below|under|above|over|between|(?:less|shorter|more|greater|taller|higher|lower) than) {U}"],
      "upper?": ["and {U}"],
    },
    words: `${CHANCE} mean average sd standard deviation std sigma normal normally distributed distribution percent percentage proportion share fraction and with below under above over between than score scores height heights someone person being falls a weight weights lasting avg value x = random people person students men women kids babies iq exam test in inches cm lb who`,
    read: ({ spread, mean, limit, upper }, text) => {
      const isBetween = /\bbetween </.test(text);
      if (isBetween === (upper === undefined)) return null;
      const isBelow = /\b(?:below|under|(?:less|shorter|lower) than) </.test(text);
      const [first, second] = [toNumber(limit), toNumber(upper)];
      return read(
        "normal-distribution",
        {
          mean: toNumber(mean),
          standardDeviation: toNumber(spread),
          ...(isBetween
            ? { mode: "between", lower: first, upper: second }
            : isBelow
              ? { mode: "below", upper: first }
              : { mode: "above", lower: first }),
        },
        "probability",
      );
    },
  },
  tell({
    // "How many 4 digit codes are there?"
    about: [
      /\bhow many\b|\bnumber of\b/,
      /<number\d+>[- ]digits?\b/,
      /\b(?:pins?|codes?|passcodes?|combinations|passwords?)\b/,
    ],
    not: /<(?:percent|time|date|money)|\b(?:repeat\w*|without|(?<!how many |number of )different|distinct|unique|letters?|odd|even|first|starting|start|less|greater)\b/,
    places: { length: ["{#}[- ]digits?"], "digits?": ["{#} digits"] },
    words:
      "how many digit pin pins code codes passcode passcodes password passwords combinations possible can be made from are there with exist numeric lock number different",
    formula: ({ length, digits = 10 }) => (isCount(length!) && isCount(digits) ? `${digits}^{length}` : null),
    told: "Codes",
  }),

  {
    // "Chance of at least one success, 12 tries, 8% each"
    about: [/\bat least (?:once|one|1|<number)|\b(?:one|1) or more\b/, /<percent/, /<number/],
    not: /<(?:time|date|money)|<percent.*<percent|\b(?:confidence|sample|normal|mean|deviation|average|sum|dice|poisson|without replacement|defective|discount)\b/,
    places: {
      "one?": ["at least <number(\\d+)>(?=.*<number)"],
      chance: ["{P}(?: (?:chance|probability))?"],
      all: ["{#}"],
    },
    words: `${CHANCE} at least once one 1 or more success successes win wins hit hits drop drops catch in a an out with each every per time times tries try attempts attempt trials trial kills shots rolls pulls draws spins tickets games independent rate works`,
    isCounted: true,
    read: ({ one, chance, all }) => {
      const [rate, count] = [toNumber(chance), toNumber(all)];
      return (one === undefined || toNumber(one) === 1) && Number.isInteger(count) && rate < 100
        ? toPercent(`100 * (1 - (1 - ${rate}/100)^${count})`, "Chance of at least one")
        : null;
    },
  },
];
