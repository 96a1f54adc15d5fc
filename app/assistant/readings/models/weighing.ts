/** A weight that changes: from what, to what, by how much, in how long, what share of it. */
import { after, by, type Model } from "./model.ts";

const M = "<(?:mass|number)(\\d+)>(?: (?:pounds?|lbs?|kg|kilos?))?";
const LOST =
  "drop|lost|lose|losing|loses|loss|dropped|dropping|shed|gained|gain|gaining|gains|put on|putting on|puts on|cut";

export const WEIGHING: Model = {
  about:
    /^(?=.*(?:<mass|\b(?:weigh\w*|pounds?|lbs?|kg|kilos)\b)).*\b(?:weigh\w*|lost|lose|losing|loss|loses|gain\w*|shed|drop\w*|went|gone|going|from|down|now)\b/,
  not: /<(?:money|date|clock|length|area|volume|energy|speed|temperature|frequency|plantDensity|massPerArea|volumeFlow)|\b(?:calories|cals?|kcal|fat|bmi|protein|dose|mg|eats?|feed|hay|bags?|bushels?|bill|price|rent|muscle|tall|year old|old|per (?:pound|lb|kg|acre)|percent of what|twin|each|divided|doses|tablets?|lean|salt|sugar|alcohol)\b/,
  said: {
    perWeek: [`${M} ${by("week")}`, `(?:${LOST}) ${by("week")} ${M}`],
    perMonth: [`${M} ${by("month")}`],
    perDay: [`${M} ${by("day")}`],
    "from to": [
      `(?:from |between |at |was |weighed )?${M}(?: (?:down|up|at birth|then|before|in [a-z]+|last [a-z]+|when born))* (?:to|and (?:is |now |am |weighs )+|now(?: at)?|then|is now) ?${M}(?: now)?`,
      `${M} (?:at birth|when born)(?: (?:and|then|now))* ${M}(?: at)?`,
    ],
    lost: [
      `(?:${LOST})(?: (?:about|another|of|a total of|total|is))* ${M}`,
      `(?:down|up)(?: by)? ${M}(?! (?:to|now))`,
      `${M}(?: of weight)?(?: (?:total|weight))* (?:${LOST}|lighter|heavier|down|off|to lose|to gain|to go)`,
    ],
    to: [
      `(?:to|now|currently|goal|goal weight|target|target weight|weigh(?:s|ing)? now|want to (?:be|weigh)|get (?:down|up)? ?to)(?: (?:i|i'm|im|is|at|of|weigh|weighs|am|be|a|my|it's|it))* ${M}`,
    ],
    from: [
      after("from|at|was|weighed|start(?:ed|ing)?(?: weight)?|used to (?:weigh|be)|currently|weigh|i'm|i am|im", M),
      `{KG}`,
    ],
    share: ["{P}"],
    weeks: ["{w}"],
    months: ["{mo}"],
    days: ["{d}"],
  },
  isOneUnit: true,
  units: Object.fromEntries(
    ["from", "to", "lost", "perWeek", "perMonth", "perDay"].map((one) => [one, ["*", ""] as const]),
  ),
  asked: [
    [
      /^(?=.*\b(?:lost|lose|loss|body|weight|weigh|gain\w*)\b).*\b(?:percent|percentage|what share|how much of my)\b/,
      "share",
    ],
    [
      /\bhow (?:many|much) weeks\b|\b(?:how many|number of|what) weeks\b|\bweeks (?:to|until|till|needed|for|will)\b/,
      "weeks",
    ],
    [/\b(?:how many|number of) months\b|\bmonths (?:to|until|till|needed)\b/, "months"],
    [/\b(?:how many|number of) days\b|\bdays (?:to|until|till|needed)\b/, "days"],
    [/\bhow long\b|\bhow soon\b|\bwhen\b/, "weeks"],
    [/\bhow long\b|\bhow soon\b|\bwhen\b/, "months"],
    [/\bhow long\b|\bhow soon\b|\bwhen\b/, "days"],
    ...(["week", "month", "day"] as const).flatMap((period) => [
      [new RegExp(`${by(period)}|\\b${period}ly\\b`), `per${period[0]!.toUpperCase()}${period.slice(1)}`] as const,
      [new RegExp(`${by(period)}|\\b${period}ly\\b`), `more${period}`] as const,
    ]),
    [
      /\b(?:(?:will|do|would|should|did) (?:i|he|she|it|they) weigh|new weight|weight (?:now|then|after)|weigh)\b/,
      "to",
    ],
    [/^(?!.*\bpercent).*\b(?:how (?:much|many)|total|loss|lost|dropped|shed|drop|difference)\b/, "lost"],
    [/^(?!.*\bpercent).*\b(?:how (?:much|many)|total|gain|gained|difference)\b/, "gained"],
  ],
  rules: [
    "lost = from - to",
    "gained := to - from",
    "part = share / 100",
    "lost = from * part",
    "gained := from * part",
    ...["Week", "Month", "Day"].flatMap((one) => [
      `lost = per${one} * ${one.toLowerCase()}s`,
      `more${one.toLowerCase()} := gained / ${one.toLowerCase()}s`,
      `${one.toLowerCase()}s := gained / per${one}`,
    ]),
  ],
  words:
    "= ive gone at birth born pounds drop weigh weighs weighed weight lost lose losing loss loses dropped shed gained gain gaining gains put on went go going get getting down up pounds pound lbs lb kg kilos of my body from to at in over was is i i'm now then currently started start starting at weight how many much what percent percentage share per a each week weekly month monthly day daily weeks months days average averaging rate will would did do should it take takes long total want need if and by for goal target used be baby puppy calf steer heifer pig lamb kitten dog cat bulk cutting dieting diet difference that reach pace",
  told: {
    lost: ["*", "Change"],
    gained: ["*", "Gain"],
    to: ["*", "Weight"],
    share: ["%", "Of the weight"],
    weeks: ["week", "Time"],
    months: ["month", "Time"],
    days: ["day", "Time"],
    ...Object.fromEntries(
      ["week", "month", "day"].flatMap((one) =>
        [`per${one[0]!.toUpperCase()}${one.slice(1)}`, `more${one}`].map((name) => [name, ["*", `A ${one}`] as const]),
      ),
    ),
  },
};
