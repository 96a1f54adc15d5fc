/** Gross pay of a payday, days and shifts that are paid, hours by the day of the week, shares before grades, rounded readings. */
import { type Form, read, sum, tellIn, toNumber } from "#assistant/readings/slots/form.ts";
import { findMeasures } from "#assistant/tokens/unit-names.ts";

const DAY = "(?:mon|tue|tues|wed|weds|thu|thur|thurs|fri|sat|sun)";

export const WAGES: readonly Form[] = [
  {
    // "Mon 7.5 tue 8 wed 6.25 thu 8.5 fri 7 total hours"
    about: [
      /\bhours?\b/,
      new RegExp(
        `(?:${DAY}|<date\\d+>) <(?:number|time)\\d+>(?: (?:and )?(?:on )?(?:${DAY}|<date\\d+>) <(?:number|time)\\d+>)+`,
      ),
    ],
    not: /<(?:percent|money|clock|span)|\b(?:average|an hour|per hour|at <|rate|pay|more|less|overtime|minus|break|need|left|until|from|to)\b/,
    places: {
      ...Object.fromEntries(["a", "b", "c", "d", "e", "f", "g"].map((day) => [`${day}?`, ["<date(\\d+)>"]])),
      ...Object.fromEntries(
        ["one", "two", "three?", "four?", "five?", "six?", "seven?"].map((name) => [name, ["<(?:number|time)(\\d+)>"]]),
      ),
    },
    words: `mon tue tues wed weds thu thur thurs fri sat sun and on total hours hour worked work this week in all altogether sum add up how many timesheet i what is my for the`,
    read: (values, text) => {
      const parts = ["one", "two", "three", "four", "five", "six", "seven"].flatMap((name) => values[name] ?? []);
      const days = text.match(new RegExp(`\\b${DAY}\\b|<date\\d+>`, "g")) ?? [];
      const isHours = (one: (typeof parts)[number]) =>
        one.type === "amount" && (one.measures.length === 0 || one.measures[0]!.unit.id === "h");
      const [hour] = findMeasures("h");
      return days.length === parts.length && parts.every(isHours) && hour
        ? { ...sum(parts.map(toNumber).join(" + ")), told: tellIn(hour, "Total") }
        : null;
    },
  },
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
