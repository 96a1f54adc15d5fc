/** What is taken in a day, so much every so many hours: "500 mg every 8 hours, how many mg a day?" */
import { by, inA, type Model } from "./model.ts";

export const DAILY_DOSE: Model = {
  about: /\b(?:every|each) <hours\d+>/,
  not: /<(?:money|percent|date|clock|length|area|speed)|\b(?:kg|weight|max|maximum|limit|mg \/|half-life|left|until|first|then|loading|double|skip\w*|missed|except|without)\b|<mass\d+> ?(?:\/|per|each)/,
  said: {
    hours: ["(?:every|each) {h}"],
    pills: ["{#} (?:pills?|tablets?|capsules?|drops|puffs|doses?)(?: of)?(?= <mass)"],
    dose: ["{KG}", "{V}"],
    days: ["{d}"],
  },
  units: { hours: ["time", "h"], days: ["time", "day"], dose: ["*", ""] },
  ranges: { hours: [1, 24] },
  usual: { inDay: 24, pills: 1 },
  asked: [
    [new RegExp(`^(?=.*\\bhow (?:much|many)\\b)(?=.*(?:${inA("day")}|${by("day")}))`), "daily"],
    [new RegExp(`^(?!.*(?:${inA("day")}|${by("day")}))(?=.*\\b(?:how (?:much|many)|total)\\b)`), "total"],
  ],
  rules: ["times = inDay / hours", "taken = dose * pills", "daily = taken * times", "total = daily * days"],
  words:
    "every each mg g ml mcg a per day days daily how much many take takes taking pill pills tablet tablets capsule capsules of is that in for total dose doses medicine medication antibiotic syrup paracetamol ibuprofen amoxicillin i my do does should altogether in all one",
  told: { daily: ["*", "A day"], total: ["*", "In all"] },
};
