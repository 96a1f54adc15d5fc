/** Gross pay of a payday, days and shifts that are paid, labor and parts, shares before grades, rounded readings. */
import { type Form, read, toNumber } from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

/** How many paydays a year has. */
const PAYDAYS: readonly (readonly [RegExp, number])[] = [
  [/\b(?:semi monthly|semimonthly|semi-monthly|twice a month|twice monthly|<number\d+> times a month)\b/, 24],
  [/\b(?:biweekly|bi weekly|bi-weekly|fortnightly|every other week)\b/, 26],
  [/\bweekly\b/, 52],
  [/\bmonthly\b/, 12],
];

export const WAGES: readonly Form[] = [
  tell({
    // "3 hours of labor at 85 plus 140 for parts, total"
    about: [
      /<time\d+>/,
      /\b(?:plus|and|parts?|materials?|fee|charge|trip)\b|\+/,
      /\b(?:labou?r|parts|materials|plumber|mechanic|electrician|handyman|lawyer|consult\w*|bill(?:s|ed|ing)?|invoice)\b|(?:\ban|\bper|\/) ?(?:hour|hr)\b/,
    ],
    not: /<(?:percent|date|clock)|<time.*<time|\b(?:shifts?|days?|weeks?|people|workers|guys|men|times|of us|tax|overtime|ot|half|a (?:day|week|month|year)|per (?:day|week|month|year)|minus|less|off|discount|each|miles|first|then)\b/,
    places: {
      hours: ["(?:for )?<time(\\d+)>(?: of)?(?: (?:labor|labour|work))?"],
      rate: ["(?:at|@|x)? ?{N}(?: dollars)? ?(?:\\/|an|per|each) ?(?:hour|hr|h)", "(?:at|@|x) {N}"],
      more: ["{N}"],
    },
    words:
      "labor labour work worked charge charges charged billed bills billing for at of plus and + parts part materials material supplies travel trip call out callout service fee flat visit total invoice bill cost altogether in all what is the my do i owe come comes to how much does it plumber electrician mechanic consultant handyman lawyer",
    formula: ({ more }) => (more! > 0 ? "{hours time h} * {rate} + {more}" : null),
    told: "$",
    label: "In all",
    isCounted: false,
  }),
  tell({
    // "72,000 semi monthly paycheck before taxes"
    about: [
      /\b(?:paycheck|paychecks|pay|salary|wage|income|check)\b/,
      /\bbefore (?:the |any )?tax(?:es)?\b|\bgross\b/,
      /\b(?:semi|semimonthly|twice|bi|biweekly|fortnightly|weekly|monthly|every other week|semi-monthly|bi-weekly)\b/,
    ],
    not: /<(?:percent|time|date|clock)|<.*<|\b(?:after|net|take home|hour|hourly|to (?:annual|yearly)|annualized|bonus|401k|overtime|yearly salary from|per year from|what is my (?:annual|yearly))\b|\bannual$|\byearly$/,
    places: {
      salary: ["<(?:number|money|multiple|run)(\\d+)>(?: (?:(?:a|per) year|yearly|annually|annual|salary|dollars))*"],
    },
    words:
      "salary of a per year yearly annually annual semi monthly semimonthly semi-monthly twice month biweekly bi weekly bi-weekly fortnightly every other week paycheck paychecks pay check gross before tax taxes the any wage income what is my on for at with i make earn",
    formula: ({ salary }, text) => {
      // "2,000 biweekly pay before tax" is one of them, no year's.
      if (salary! < 20_000 && !/\b(?:(?:a|per) year|salary)\b/.test(text)) return null;
      const times = PAYDAYS.find(([name]) => name.test(text))?.[1];
      return times === undefined ? null : `{salary} / ${times}`;
    },
    told: "$",
    label: "Gross pay each payday",
    isCounted: false,
  }),
  tell({
    // "Day rate 320, five days a week, 46 weeks, annual income"
    about: [
      /\b(?:day rate|daily rate|a day|per day)\b/,
      /<time\d+> (?:a|per|each) week\b/,
      /\b(?:year|yearly|annual|annually|income|earn|earnings|make|gross)\b/,
    ],
    not: /<(?:percent|clock|date)|<time.*<time.*<time|\b(?:hours?|save|saving|spend|cost|costs|tax|taxes|net|rent|drink|eat|pages|miles|budget|month|monthly)\b/,
    places: {
      days: ["<time(\\d+)> (?:a|per|each) week"],
      weeks: ["<time(\\d+)>(?: (?:a|per|each) year)?"],
      rate: [
        "(?:day rate|daily rate|rate)(?: (?:of|is))* {N}(?: (?:a|per) day)?",
        "{N}(?: dollars| bucks)? (?:a|per) day",
        "{N} (?:day|daily) rate",
      ],
    },
    words:
      "day rate daily a per week year yearly annual annually income earn earnings make gross what is do i would my for of work working worked at contractor freelance freelancer charge bill total pay and days weeks in",
    formula: ({ days, weeks }) => (days! <= 7 && weeks! <= 53 ? "{rate} * {days time day} * {weeks time week}" : null),
    told: "$",
    label: "Pay",
    isCounted: false,
  }),
  {
    // "The scale reads 18.6472 g and the form wants two decimal places, what do I write"
    about: [/(?:<number\d+>|\bone) decimals?(?: places?)?\b/],
    not: /<(?:money|percent|date|clock|fraction)|<.*<.*<|\b(?:significant|up|down|times|divided|root|plus|minus|pi|convert)\b/,
    places: {
      "places?": ["{#} decimals?(?: places?)?"],
      value: ["<[a-z]+(\\d+)>"],
    },
    words:
      "my the reading is was reads read says say shows and i need needs want wants asks ask for only to with it one decimal decimals place places what do should would i write put down enter report answer result value scale meter pipette balance thermometer caliper gauge instrument lab book form sheet homework teacher worksheet problem they in but",
    read: ({ places, value }, text) => {
      const decimals = places ? toNumber(places) : /\bone decimal/.test(text) ? 1 : Number.NaN;
      return value?.type === "amount" && Number.isInteger(decimals) && decimals <= 10
        ? read("rounding", { value: value.value, roundTo: "decimals", decimals })
        : null;
    },
  },
  {
    // "Letter grade for 41 right out of 50"
    about: [/\bletter\b/, /<number\d+>(?: [a-z]+)*? (?:out of|of|\/) <number\d+>|<number\d+> \/ <number\d+>|<fraction/],
    not: /<(?:percent|money|time|date|clock)|\b(?:need|curve|average|credits?|gpa|more|weighted)\b/,
    places: {
      "wrong?": ["{#} (?:wrong|incorrect|missed|mistakes)", "(?:missed|got wrong) {#}"],
      "right?": ["{#}"],
      all: ["{#}"],
    },
    words:
      "letter grade what is for of a an i got get right correct answers points questions out if missed wrong incorrect mistakes on the my test quiz exam score / that as which",
    read: ({ wrong, right, all }) => {
      const [total, missed] = [toNumber(all), wrong ? toNumber(wrong) : toNumber(all) - toNumber(right)];
      const isWhole = Number.isInteger(total) && Number.isInteger(missed) && missed >= 0 && missed <= total;
      return isWhole && (wrong === undefined) === (right !== undefined)
        ? read("test-score", { totalQuestions: total, wrongAnswers: missed }, "letter")
        : null;
    },
  },
];
