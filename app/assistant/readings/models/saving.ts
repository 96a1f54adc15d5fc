/** So much a day, a week or a month, for so long, toward a goal: what it comes to, how long it takes, how much it must be. */
import { after, before, by, inA, type Model, paid } from "./model.ts";

const PERIODS = ["day", "week", "month", "year"] as const;
const PUT =
  "(?:save|saves|saving|saved|put|puts|putting|set|setting|spend|spends|spending|pay|paying|pays|cost|costs|drink|buy|deposit|depositing|stash|stashing|earn|get|gets)";

export const SAVING: Model = {
  about: new RegExp(
    `<(?:number|money)\\d+>(?: (?:dollars|bucks|on [a-z]+|[a-z]+))? ?(?:${PERIODS.map(by).join("|")})|${PUT}.*(?:${PERIODS.map(inA).join("|")})|\\bsav(?:e|ing)\\b|<(?:number|money)\\d+>.*<(?:days|weeks|months|years)\\d+>.*(?:${PERIODS.map(inA).join("|")})`,
  ),
  not: /<days\d+> (?:a|per|each|every|\/) (?!day|week)|<weeks\d+> (?:a|per|each|every|\/) (?!week)|<(?:percent|date|clock|hours|area|length|mass|volume|speed|fuelEconomy|fraction|energy)|\b(?:(?<!\b(?:no|without|without any|zero) )interest|apy|loan|mortgage|invest\w*|salary|wages?|hourly|shift|overtime|paycheck|gross|net|tax|each(?! (?:day|week|month|year))|apiece|per (?:person|child|kid|head)|calories|pills?|dose|miles|steps|pages|then|except|off|off|discount|old|age|cigarettes?|packs?|rent|deposit of|instead|left|owe|debt|balance|job|jobs|workdays?|weekdays?|weekends?|sold|sell|sells|units|stock|inventory|visitors|people|inflation|raise|bonus|retire\w*|trip|hotel|nights?|drop|lose|lost|losing)\b/,
  said: {
    ...Object.fromEntries(
      PERIODS.map((one) => [
        `by${one}`,
        [
          paid(one),
          `{N}(?: dollars| bucks)?(?: (?:away|aside|for|on|in|to|of|my|the|single|every|gas|coffee|lunch|allowance|savings))* ${by(one)}`,
          `${by(one)}(?: (?:i|we|you|he|she|put|save|spend|away|aside|saving|of|at|is))* {N}`,
          `{N}(?: dollars)? every single ${one}`,
        ],
      ]),
    ),
    // "12 a day, work 5 days, year": so many days of each week.
    daysweek: [
      `(?:(?:work(?:s|ing)?|on|for) )?{d} ${by("week")}`,
      "work(?:s|ing)? {d}(?=.*\\b(?:month|year|monthly|yearly)\\b)",
    ],
    days: ["{d}"],
    weeks: ["{w}"],
    months: ["{mo}"],
    years: ["{y}"],
    have: [
      after(
        "already have|have already|(?<!until (?:i|we) )(?:have|got)|already saved|already got|have saved|i've saved|saved up|saved|start with|starting with|with",
        "{N}(?: (?:already|so far|saved|now))*",
      ),
      "{N}(?: dollars)? (?:already|so far|saved|to start)",
    ],
    need: [
      after(
        "need|want|goal|target|until i have|until i get to|reach|get to|save up|save|save for|for a|for|total|to have|until|afford|buy|bike|phone|laptop|trip|costs?|worth",
        "{N}",
      ),
      before("goal|target|bike|phone|laptop|vacation|trip|console|tv|fund|guitar|gift", "{N}"),
      "^{N}",
    ],
  },
  units: { days: ["time", "day"], weeks: ["time", "week"], months: ["time", "month"], years: ["time", "year"] },
  usual: { have: 0, inWeek: 7, inYear: 52, monthsInYear: 12, daysInYear: 365 },
  asked: [
    [/\bhow many weeks\b|\bweeks\b.*\b(?:will|does) it take\b|\bhow long in weeks\b/, "wholeweeks"],
    [/\bhow many days\b/, "wholedays"],
    [/\bhow many months\b/, "wholemonths"],
    [/\bhow many years\b/, "wholeyears"],
    // "How long" is told by the period of the rate.
    ...PERIODS.map((one) => [/\bhow long\b|\bwhen (?:will|can)\b/, `own${one}s`] as const),
    ...PERIODS.map(
      (one) =>
        [
          new RegExp(
            `(?:\\bhow much|\\bwhat|\\bhow many dollars|\\bneed to|\\bhave to|^(?!.*\\b(?:how|what)\\b)).*${inA(one)}|^(?!.*\\b(?:how|what)\\b).*${inA(one)}|${inA(one)}$|\\| ${one}$`,
          ),
          `per${one}`,
        ] as const,
    ),
    [/\b(?:how much|total|altogether|in all|what|come to|comes to)\b|^(?!.*\b(?:how|what)\b)/, "total"],
    // "Want a 900 console, got 240, save 55 a week"
    ...PERIODS.map((one) => [/^(?!.*\b(?:how|what)\b)/, `own${one}s`] as const),
  ],
  rules: [
    "total = need - have",
    ...PERIODS.map((one) => `per${one} := by${one} * 1`),
    ...PERIODS.map((one) => `total = per${one} * ${one}s`),
    ...PERIODS.flatMap((one) => [`count${one} := total / by${one}`, `own${one}s = count${one} ^ 1`]),
    "peryear = perday * daysInYear",
    "perweek := perday * daysweek",
    "perweek := perday * inWeek",
    "days = weeks * inWeek",
    "weeks = years * inYear",
    "months = years * monthsInYear",
    "days = years * daysInYear",
    "peryear = perweek * inYear",
    "peryear = permonth * monthsInYear",
    ...PERIODS.map((one) => `whole${one}s = ${one}s ^ 1`),
  ],
  words:
    "save saves saved saving savings put puts putting set setting away aside spend spends spending spent pay pays paying cost costs a an per each every single day days week weeks month months year years daily weekly monthly yearly annually annual how much many long dollars bucks will would do does have to must need want until goal target reach total altogether in all is that it come comes if i we my for of on at so far go left to-go and with already coffee lunch gas allowance bike phone laptop vacation trip console when can afford buy by over one whole full after get take takes subscription netflix gym membership streaming got up away- stash deposit kid kids no without any zero interest",
  told: {
    total: ["$", "In all"],
    ...Object.fromEntries(PERIODS.map((one) => [`per${one}`, ["$", `A ${one}`]])),
    ...Object.fromEntries(
      PERIODS.flatMap((one) => ["whole", "own"].map((kind) => [`${kind}${one}s`, [`${one}s`, "Takes"] as const])),
    ),
  },
  isOfThings: true,
};
