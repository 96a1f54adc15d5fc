/** What is paid again and again: "a 4.75 latte every workday, 48 weeks a year", and what is paid once for all of a year instead. */
import { by, inA, type Model, paid } from "./model.ts";

const LONG = ["week", "month", "year"] as const;
const FLOWS = ["day", ...LONG] as const;
/** Days of work, as they are said without a figure. */
const WORKDAY = "(?:workday|work day|weekday|working day|week day)s?";
const COST =
  "\\b(?:costs?|costing|spend|spending|run|runs|pay|paying|how much|what|whats|what's|total|totals?|adds? up|bill|expense|budget)\\b";

export const HABIT: Model = {
  about: new RegExp(`${by("day")}|${by("week")}|${by("month")}|\\b(?:every|each|per|a|on) ${WORKDAY}\\b`),
  not: /<(?:percent|date|clock|hours|area|mass|volume|length|speed|energy|power|fraction|fuelEconomy)|\b(?:hour|hourly|salary|wages?|earn\w*|income|raise|overtime|makes?|made|gets? paid|paid <|paycheck|shifts?|tutor\w*|charge|client|profit|revenue|sell|sold|sales|interest|loan|mortgage|debt|owe\w*|invest\w*|return|growth|sav(?:e|es|ed|ing|ings)|instead|instal\w*|down|left|discount|free|except|skip\w*|unless|limit|minimum|calories|dose|pills?|gallons?|miles?|km|split|shared?|each of|then|average|times as|first|smok\w*|cigarettes?|meters?|pages?|books?|goal|until|till|last|tip|more|less|cut|cutting)\b/,
  said: {
    timesday: [`{#} (?:times|x|[a-z]+s) ${by("day")}`],
    timesweek: [`{#} (?:times|x|(?!dollar|buck)[a-z]+s) ${by("week")}`, `{#} ${inA("week")}`],
    timesmonth: [`{#} (?:times|x|(?!dollar|buck)[a-z]+s) ${by("month")}`],
    daysweek: [`{d} ${by("week")}`],
    daysmonth: [`{d} ${by("month")}`],
    ...Object.fromEntries(
      FLOWS.map((one) => [`cost${one}`, [`<money(\\d+)>(?: (?:dollars|bucks))? ${by(one)}`, paid(one)]]),
    ),
    weeks: [`{w}(?: ${by("year")})?`],
    months: ["{mo}"],
    days: ["{d}"],
    years: ["{y}"],
    price: ["{N}"],
  },
  ranges: { daysweek: [1, 7], daysmonth: [1, 31], weeks: [2, 53], days: [8, 366] },
  units: {
    daysweek: ["time", "day"],
    daysmonth: ["time", "day"],
    weeks: ["time", "week"],
    months: ["time", "month"],
    days: ["time", "day"],
    years: ["time", "year"],
  },
  signs: [
    [new RegExp(`(?=\\b(?:every|each|per|a|on) ${WORKDAY}\\b)`), "timesday", 1],
    [new RegExp(`\\b(?:every|each|per|a|on) ${WORKDAY}\\b`), "daysweek", 5],
    [/\b(?:once )?(?:an?|per|every|each|every single) day\b(?! ?\|?$)|\bdaily\b(?! ?\|?$)/, "timesday", 1],
    [/\bonce (?:a|per|every|each) week\b/, "timesweek", 1],
    [/\bonce (?:a|per|every|each) month\b/, "timesmonth", 1],
    [/\b(?:each|per|one|a) way\b|\bthere and back\b/, "ways", 2],
  ],
  usual: { everyWeek: 52, everyDay: 365, everyMonth: 12 },
  asked: [
    ...LONG.toReversed().map((one) => [new RegExp(`^(?=.*${COST})(?=.*${inA(one)})`), `all${one}`] as const),
    ...LONG.toReversed().map(
      (one) => [new RegExp(`^(?!.*\\b(?:how|what|whats|which|when)\\b)(?=.*${inA(one)})`), `all${one}`] as const,
    ),
    [new RegExp(COST), "all"],
  ],
  rules: [
    "costday = price * timesday",
    "both := price * ways",
    "costday := both * timesday",
    // So many days a week, once on each of them.
    "allweek := price * daysweek",
    "allweek := both * daysweek",
    "allmonth := price * daysmonth",
    "allmonth := both * daysmonth",
    "allmonth := costday * daysmonth",
    "allweek := costday * daysweek",
    "allweek := price * timesweek",
    "allweek := costweek * 1",
    "allweek := costday * 7",
    "allmonth := price * timesmonth",
    "allmonth := costmonth * 1",
    "allmonth := costday * days",
    "allmonth := allweek * weeks",
    "allyear := allweek * weeks",
    "allyear := costday * days",
    "allyear := costday * everyDay",
    "allyear := allmonth * everyMonth",
    "allyear := allweek * everyWeek",
    "all := allweek * weeks",
    "all := costday * days",
    "all := allmonth * months",
    "all := allyear * years",
  ],
  words:
    "i we he she my our a an the per each every every single day days daily week weeks weekly workday workdays weekday weekdays work working month months monthly year years yearly annually annual cost costs costing spend spending run runs me us pay paying how much what whats what's total totals add adds up to bill expense budget over in for at on of that is it it's does do will would habit buy buying get getting grab have having drink once times x lunch coffee latte fare toll out and so if dollars bucks come comes whole full",
  told: {
    all: ["$", "Cost"],
    ...Object.fromEntries(LONG.map((one) => [`all${one}`, ["$", `Cost a ${one}`]])),
  },
  isOfThings: true,
};

const ALL_AT_ONCE =
  "(?:upfront|up front|at once|in advance|in full|one time|annual(?:ly)?|yearly|prepaid|lump sum|cash)";

/** By the month or all at once: "39 a month or 399 for the whole year, what do I save" */
export const PLAN: Model = {
  about: new RegExp(`${by("month")}.*<|<.*${by("month")}`),
  not: /<(?:percent|date|clock|hours|weeks|area|mass|volume|length|speed|energy|power)|\b(?:interest|loan|apr|invest\w*|salary|income|earn\w*|raise|first|free|then|fee|deposit|goal|rent|used to|was|were|went)\b/,
  isChoice: true,
  said: {
    month: [paid("month"), `(?:${by("month")})(?: (?:is|at|for|costs?|plan|price|pass|of))* {N}`],
    year: [
      `{N}(?: (?:dollars|bucks|for|in|when|if|it's|is|total))*(?: (?:paid|pay|paying|billed))? (?:${ALL_AT_ONCE}|(?:an?|per|the|one|whole|full|entire|each|every|\\/)(?: (?:whole|full|entire))? ?(?:year|yr))(?: (?:upfront|up front|paid|at once|in advance|plan|price|billed))*`,
      `(?:${ALL_AT_ONCE}|(?:per|a|for the(?: whole| full)?) year)(?: (?:is|at|for|costs?|plan|price|pass|of|paid|the))* {N}`,
    ],
    months: ["{mo}"],
    years: ["{y}"],
  },
  units: { months: ["time", "month"], years: ["time", "year"] },
  usual: { twelve: 12 },
  asked: [
    [/\bpercent(?:age)?\b/, "share"],
    [/\b(?:sav(?:e|es|ed|ing|ings)|cheaper|less|differ\w*|more)\b/, "saved"],
    [/\bdifferen\w+|\bmore\b/, "more"],
  ],
  rules: [
    "all := month * months",
    "all := month * twelve",
    "saved = all - year",
    "more = year - all",
    "part = saved / all",
    "share = part * 100",
  ],
  words:
    "a an the per each every month monthly year yearly annual annually plan plans upfront up front at once in advance full whole entire or vs versus and is it it's for how much what whats what's do does would will i we you save saves saved saving savings cheaper less difference more percent percentage if with by paying pay paid instead of than subscription membership gym pass over between to costs cost going go option price the on choosing billed billing membership dollars bucks get",
  told: { saved: ["$", "Saved"], more: ["$", "More"], share: ["%", "Saved"] },
  isOfThings: true,
};
