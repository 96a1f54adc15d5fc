/** What is struck, thrown and played off in games: damage of hits, throws that are added up, matches of a tournament. */
import type { Reading } from "#assistant/readings/reading.ts";
import { read, sum, toNumber } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Model } from "./model.ts";
import type { Marked } from "./read-model.ts";

const HEALTH = "hp|health|hit ?points|life|health points";

export const FIGHTING: Model = {
  about: /\b(?:damage|dmg|dps|hp|health|hits?|attacks?)\b/,
  not: /<(?!number|multiple|power|hours|time|percent|typographicLength)|\b(?:insurance|engine|car|water|batting|bats?|armor|resist\w*|crit\w*|defen[sc]e|miss\w*|heal\w*|mitigat\w*|d <|tax|cost|reduction|reduced|chance|horsepower)\b|<percent/,
  said: {
    dps: [
      "(?<!(?:hp|health|points) ){#} (?:dps|(?:damage|dmg|hp) (?:per|a|each|every) second)",
      "dps(?: (?:is|of|at))? {#}(?! (?:damage|dmg))",
    ],
    pause: ["(?:every|each|per|once every|attacks? every|in) {T}", "{T} (?:cooldown|attack speed|swing|between hits)"],
    pace: ["{#} (?:hits|attacks|shots|swings) (?:per|a|each|every) second"],
    hit: [
      `(?:do|does|deal|deals|dealing|doing|hits? for|for|at|hitting for|of)(?: (?:about|around|an average of))* {#}(?: (?:damage|dmg|points of damage|hp))?(?: (?:per|a|each|every|an) (?:hit|attack|shot|swing|time|strike|bullet|arrow|blow|turn))?`,
      `{#} (?:damage|dmg)(?: (?:per|a|each|every|an) (?:hit|attack|shot|swing|time|strike|bullet|arrow|blow|turn))?`,
      `(?:damage|dmg)(?: (?:per|a) (?:hit|shot|attack))?(?: (?:is|of|at))* {#}`,
    ],
    health: [`{W}`, `{#} (?:${HEALTH})`, `(?:${HEALTH})(?: (?:is|of|at))* {#}`],
  },
  units: { pause: ["time", "s"] },
  asked: [
    [
      /\bhow many (?:hits|attacks|shots|swings|bullets|strikes|arrows|blows|times|turns)\b|\b(?:hits|shots|bullets|attacks) (?:to (?:kill|beat|defeat)|needed|to die)\b|\bttk hits\b/,
      "hits",
    ],
    [/\b(?:how long|how many seconds|time to kill|ttk|seconds to kill)\b/, "seconds"],
    [/\bdps\b|\bdamage (?:per|a|each) second\b/, "dps"],
  ],
  rules: [
    "blows = health / hit",
    "hits = blows ^ 1",
    "dps = hit / pause",
    "dps = hit * pace",
    "seconds = health / dps",
  ],
  words:
    "damage dmg dps hp health hit hits points life per a an each every attack attacks attacking shot shots swing swings bullet bullets strike strikes arrow arrows turn turns boss bosses enemy enemies monster mob player dragon zombie i my do does deal deals dealing doing for has have with how many long to kill die dead defeat beat take takes second seconds time weapon sword gun bow spell average needed until dies it ttk",
  told: { hits: ["", "Hits"], dps: ["", "Damage a second"], seconds: ["s", "Time"] },
  isOfAnything: true,
};

const LISTED = /(?:<(?:number|angle|typographicLength)\d+>(?:(?: (?:and|then|plus|&|\+|,))* |$)){2,}/;
const PLAYED =
  /\b(?:bowl\w*|darts?|scores?|scored|rounds?|holes?|innings?|quarters?|games?|throws?|dives?|routines?|strokes|sets|points|runs|laps|miles|mileage|series|goals|pins|pinfall)\b/;
const NOT_LISTED =
  /<(?!number|angle|typographicLength)|\b(?:median|mode|percent\w*|weighted|par|won|lost|win|handicap|need\w*|resist\w*|ohms?|parallel|without|drop\w*|except|excluding|best|worst|highest|lowest|each|every|twice|per|price|next|more|another)\b/;
const LIST_WORDS = new Set(
  "minus bowling bowled bowl darts dart scores score scored rounds round holes innings quarters games game throws throw dives strokes sets points runs laps miles mileage series goals pins pinfall total sum altogether combined in all average mean overall week this tonight today three four five my i his her our their team threw and then after from left remaining remain start starting starts at on first day finish finished".split(
    " ",
  ),
);

/** "Bowled 182, 201 and 155, series total", "501, scored 140, 100 and 85, what's left". */
export function readThrows({ text, values }: Marked): Reading | null {
  const figures = values.map(toNumber);
  if (figures.length < 3 || figures.some((one) => Number.isNaN(one)) || !PLAYED.test(text) || NOT_LISTED.test(text))
    return null;
  const [asksLeft, asksTotal, asksMean] = [
    /\b(?:left|remain\w*|minus)\b/.test(text),
    /\b(?:total|sum|altogether|combined|in all|series|overall|mileage)\b/.test(text),
    /\b(?:average|mean|avg)\b/.test(text),
  ];
  if (!asksTotal && !asksLeft && !asksMean) return null;
  const list = LISTED.exec(text);
  const rest = text.replace(LISTED, " | ");
  const [, start] = /<number(\d+)>/.exec(rest) ?? [];
  const unread = findUnknownWords(rest.replace(/<number\d+>/, "|"), LIST_WORDS);
  if (!list || unread === null || /<.*</.test(rest)) return null;
  const listed = [...list[0].matchAll(/<[a-zA-Z]+(\d+)>/g)].map(([, at]) => figures[Number(at)]!);
  if (start !== undefined) {
    const from = figures[Number(start)]!;
    const isLess = listed.reduce((all, one) => all + one, 0) < from;
    return asksLeft && isLess ? { ...sum([from, ...listed].join(" - ")), unread } : null;
  }
  if (asksLeft) {
    const [from, ...others] = listed;
    const isStart = /\bdarts?\b/.test(text) && /^(?:[35]01|701|170)$/.test(String(from));
    return isStart && others.length > 0 && !asksTotal ? { ...sum(listed.join(" - ")), unread } : null;
  }
  if (asksMean) return asksTotal ? null : { ...read("average", { numbers: listed }, "mean"), unread };
  return { ...sum(listed.join(" + ")), unread };
}

/** "16 teams, single elimination: how many games": all but one lose once. */
export const TOURNAMENT: Model = {
  about: /\b(?:knock ?out|elimination|tournament|bracket)\b/,
  not: /<(?!number)|\b(?:double|robin|groups?|third place|consolation|byes?|triple|best of|hours|days|minutes|courts?|each|pool)\b/,
  said: { teams: ["{#} (?:teams|players|people|entrants|competitors|participants|contestants|fighters)", "{#}"] },
  asked: [[/\b(?:how many|number of|total) (?:games|matches|bouts|fights)\b|\b(?:games|matches)$/, "games"]],
  rules: ["games = teams - 1"],
  words:
    "knockout knock out single elimination tournament bracket teams players people how many games matches are needed played to find winner number of in with total will there be style",
  told: { games: ["", "Games"] },
  isOfAnything: true,
};
