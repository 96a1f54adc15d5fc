/** Pay: overtime, a raise, commissions, what an hour pays. */
import type { Form } from "#assistant/readings/slots/form.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { tell } from "./tell.ts";

const RATE = ["(?:at |for |@ )?{N}(?: dollars| euros| bucks)? ?(?:(?:an|per|a) |\\/ ?)(?:hour|hr)", "(?:at|for|@) {N}"];
const SALES =
  "month's week's year's were was total so sales sale sold sell selling worth this that last month year week make earn total come house car i'll";
const COMMISSION = "{P}(?: commission)?";

export const WORK: readonly Form[] = [
  tell({
    about: [/\b(?:base|basic|fixed)\b/, /\b(?:commission|sales)\b/],
    not: /<(?:time|date)|\b(?:hour|hourly|tax|taxes|after|quota|threshold)\b/,
    places: {
      share: [COMMISSION],
      base: [
        "(?:base|basic|fixed)(?: (?:of|pay|salary|wage|is))* {N}(?: (?:a|per) month)?",
        "{N}(?: (?:a|per) month)? (?:base|basic|fixed)",
      ],
      sold: ["{N}"],
    },
    words: `base basic fixed salary monthly pay wage of plus commission commissions on in get earned ${SALES}`,
    formula: "{base} + {sold} * {share}/100",
    told: "$",
  }),

  tell({
    // "900 a week for 45 hours"
    about: [/\b(?:hourly|per hour|an hour)\b/, /<time/],
    // What is paid by the hour already is not divided by hours: "20 dollars an hour for 8 hours".
    not: /<(?:percent|clock|date)|<(?:number|money|multiple)\d+>(?: (?:dollars|euros|bucks))? ?(?:(?:an?|per|each|every|\/) ?(?:hour|hr)|hourly)\b|\b(?:overtime|tax|taxes|rate of|rate (?:is|was)|instead|save|cost|salary)\b|<time\d+> week\b/,
    places: {
      pay: ["{N}(?: (?:a|per|each) (?:day|week|month|year))?"],
      hours: ["{T}(?: (?:a|per|each) (?:day|week|month|year))?"],
    },
    words:
      "freelancer wants want needs need bills bill billable billed works work worked working for get paid earned earn make made got gross hourly rate per hour an charge how much what's job",
    // Four thousand a month are of more than forty hours.
    formula: ({ hours }, text) => {
      const periods = new Set(
        (text.match(/[a-z]+/g) ?? []).map((word) => PERIODS[word]).filter((one) => one !== "hour"),
      );
      periods.delete(undefined);
      const isLong = periods.has("month") || periods.has("quarter") || periods.has("year");
      return periods.size > 1 || (isLong && hours! <= 90) ? null : "{pay} / {hours time h}";
    },
    told: "$",
  }),
  tell({
    about: [/<time/, /\b(?:hour|hr|hourly)\b/, /\b(?:gross|pay|earn|paid|make|made|earned|bill|charge|owe)\b/],
    not: /<(?:percent|clock|date)|<time\d+> (?:a|per|each|every|day)\b|\b(?:overtime|tax|taxes|half|double|break|lunch|net|over|past)\b/,
    places: { rate: [RATE[0]!, "(?:hourly )?rate (?:is|of|was) {N}"], hours: ["{T}"] },
    words:
      "make earn get paid pay and worked work did put in had for this last the week weekend day what's my gross should be total job took earned bill charge owe our hourly rate",
    formula: "{rate} * {hours time h}",
    told: "$",
  }),
];
