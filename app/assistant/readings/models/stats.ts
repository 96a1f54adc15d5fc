/** Figures of sport and games that have a name and a formula: "slugging", "goal difference", "whip"; each part of them is said with its name. */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, toNumber } from "#assistant/readings/slots/form.ts";
import { findUnknownWords } from "#assistant/readings/unknown-words.ts";
import type { Marked } from "./read-model.ts";

interface Stat {
  readonly asks: RegExp;
  readonly not?: RegExp;
  /** The names of its parts; "?" behind one that may be left out and counts as nothing. */
  readonly parts: Readonly<Record<string, string>>;
  readonly formula: string;
  readonly label: string;
  readonly decimals?: number;
  readonly isPercent?: boolean;
}

const BATS = "at[- ]?bats?|abs?";
const HITS = "hits?";
const HOMERS = "home runs?|homers?|hrs?|dingers";
const INNINGS = "innings?(?: pitched)?|ip";
const WALKS = "walks?|bbs?|walked|bases on balls";
const SCORED =
  "(?:goals |points |runs |pts )?(?:scored|for|made)|(?:we|they|i|team|you) (?:have |has )?(?:scored|put up)|goals for|points for|runs for";
const ALLOWED =
  "(?:goals |points |runs |pts )?(?:allowed|conceded|against|given up|gave up|let in)|(?:we|they|i|team) (?:allowed|conceded|gave up|let in)|conceding|allowing";

/** Each part of the rating counts between 0 and 2.375. */
const rated = (part: string) => `max(0, min(2.375, ${part}))`;

const STATS: readonly Stat[] = [
  {
    asks: /\b(?:nfl )?(?:passer|qb) rating\b/,
    parts: {
      made: "completions?|made",
      tries: "attempts?|tries|attempted",
      yards: "(?:passing )?(?:yards|yds)",
      touchdowns: "touchdowns?|tds?",
      picks: "interceptions?|ints?|picks?",
    },
    formula: `(${rated("(made / tries - 0.3) * 5")} + ${rated("(yards / tries - 3) / 4")} + ${rated("touchdowns / tries * 20")} + ${rated("2.375 - picks / tries * 25")}) / 6 * 100`,
    label: "Passer rating",
    decimals: 1,
  },
  {
    asks: /\b(?:slugging|slg|slug)\b/,
    parts: { "one?": "singles?", "two?": "doubles?", "three?": "triples?", "four?": HOMERS, bats: BATS },
    formula: "(one + 2 * two + 3 * three + 4 * four) / bats",
    label: "Slugging percentage",
    decimals: 3,
  },
  {
    asks: /\b(?:slugging|slg|slug)\b/,
    parts: { hits: HITS, "two?": "doubles?", "three?": "triples?", "four?": HOMERS, bats: BATS },
    formula: "(hits + two + 2 * three + 3 * four) / bats",
    label: "Slugging percentage",
    decimals: 3,
  },
  {
    asks: /\b(?:slugging|slg|slug)\b/,
    parts: { bases: "total bases|bases", bats: BATS },
    formula: "bases / bats",
    label: "Slugging percentage",
    decimals: 3,
  },
  {
    asks: /\b(?:obp|(?:on|ob)[- ](?:base|percent\w*|percentage))\b/,
    parts: {
      hits: HITS,
      "walks?": WALKS,
      "hbp?": "hbp|hit by (?:a )?pitch(?:es)?",
      bats: BATS,
      "flies?": "sac(?:rifice)? fl(?:y|ies)|sf",
    },
    formula: "(hits + walks + hbp) / (bats + walks + hbp + flies)",
    label: "On-base percentage",
    decimals: 3,
  },
  {
    asks: /\bops\b/,
    parts: { obp: "obp|on base(?: percentage)?", slg: "slg|slugging(?: percentage)?" },
    formula: "obp + slg",
    label: "On-base plus slugging",
    decimals: 3,
  },
  {
    asks: /\bk9\b/,
    parts: { outs: "strikeouts?|ks?|so", innings: INNINGS },
    formula: "outs * 9 / innings",
    label: "Strikeouts in nine innings",
    decimals: 2,
  },
  {
    asks: /\bfielding (?:percent\w*|pct|average)/,
    parts: { putouts: "put ?outs?|po", assists: "assists?", errors: "errors?" },
    formula: "(putouts + assists) / (putouts + assists + errors)",
    label: "Fielding percentage",
    decimals: 3,
  },
  {
    asks: /\b(?:differential|difference|margin|diff|plus minus|\+ ?\/ ?-)\b/,
    not: /\b(?:handicap|rating|slope|time|years?|age|price|average|per)\b/,
    parts: { scored: SCORED, allowed: ALLOWED },
    formula: "scored - allowed",
    label: "Difference",
  },
  {
    asks: /\b(?:points?|pts)\b|(?<=<angle\d+>) (?=(?:for|per|a|each|every) )/,
    parts: {
      wins: "wins?|victories|w|won",
      "draws?": "draws?|ties?|d|drew|drawn",
      "losses?": "loss(?:es)?|defeats?|l|lost",
      win: "(?:points? |pts )?(?:(?:for |per |each |every )(?:an? )?|an? )(?:win|victory)",
      "draw?": "(?:points? |pts )?(?:(?:for |per |each |every )(?:an? )?|an? )(?:draw|tie)",
    },
    formula: "wins * win + draws * draw",
    label: "Points",
  },
  {
    asks: /\b(?:differential|diff|handicap)\b/,
    parts: {
      score: "score|shot|shoot|gross(?: score)?|with a score",
      rating: "(?:course )?rating",
      slope: "slope(?: rating)?",
    },
    formula: "(score - rating) * 113 / slope",
    label: "Score differential",
    decimals: 1,
  },
  {
    asks: /\bcourse handicap\b/,
    not: /\b(?:rating|par)\b/,
    parts: { index: "(?:handicap )?index", slope: "slope(?: rating)?" },
    formula: "index * slope / 113",
    label: "Course handicap",
    decimals: 1,
  },
  {
    asks: /\bnet\b/,
    not: /\b(?:par|slope|rating|income|pay|salary|profit|tax|worth|weight)\b/,
    parts: { score: "score|shot|shoot|gross(?: score)?|carded", handicap: "handicap|hcp" },
    formula: "score - handicap",
    label: "Net score",
  },
  {
    asks: /\b(?:true shooting|ts)\b/,
    parts: {
      points: "points?|pts",
      shots: "fga|field goal attempts?|shots|shot attempts?",
      throws: "fta|free throw attempts?|free throws?",
    },
    formula: "points / (2 * (shots + 0.44 * throws)) * 100",
    label: "True shooting percentage",
    isPercent: true,
  },
  {
    asks: /\b(?:efg|effective field goal|effective fg)\b/,
    parts: {
      made: "fgm|(?:made )?field goals?(?: made)?|made shots|makes",
      threes: "3pm|threes?(?: made)?|three pointers?",
      tries: "fga|attempts?|shots",
    },
    formula: "(made + 0.5 * threes) / tries * 100",
    label: "Effective field goal percentage",
    isPercent: true,
  },
];

const MARK = "<(?:number|angle|percent|typographicLength|time|hours)(\\d+)>";
const NOT =
  /<(?!number|angle|typographicLength)|\b(?:need|needs|to (?:reach|get|raise)|next|more|if|last|first|only|half)\b/;
const JOINT = "(?: (?:is|are|was|of|at|a|an|the|total|=))*";
const WORDS = new Set(
  "quarterback qb passer completed threw passes for percentage percent pct calculate my his her team season game games match golf baseball softball basketball soccer hockey football league total points goals runs goal point run score course round record with and in on over so far batter pitcher player player's = : & differential difference handicap earned".split(
    " ",
  ),
);

/** Null where it is not such a question, or a figure of it has no name. */
export function readStats({ text: all, values }: Marked): Reading | null {
  // "22 of 34, 271 yards"
  const said = /\b(?:passer|qb) rating\b/.test(all)
    ? all
        .replace(/(<number\d+>) ?(?:of|for|\/) ?(<number\d+>)/, "$1 made $2 tries")
        .replace(/<length(\d+)>/, "<number$1> yards")
    : all;
  const text = said.replace(/\b(?:ks?|strikeouts) ?(?:\/|per) ?<number(\d+)>(?: innings)?/, (rate, at: string) =>
    toNumber(values[Number(at)]) === 9 ? "k9" : rate,
  );
  if (values.length < 2 || values.length > 6 || NOT.test(text)) return null;
  for (const stat of STATS) {
    const reading = stat.asks.test(text) && !stat.not?.test(text) ? readStat(stat, text, values.map(toNumber)) : null;
    if (reading) return reading;
  }
  return null;
}

function readStat(stat: Stat, text: string, figures: readonly number[]): Reading | null {
  for (const order of ["behind", "before", "either"] as const) {
    const said = place(stat, text, figures, order);
    const unread = said && findUnknownWords(said.rest, WORDS);
    if (!said || !unread) continue;
    // What a draw is worth must be said.
    if (Number(said.parts.get("draws") ?? 0) > 0 && !said.parts.has("draw")) continue;
    const formula = stat.formula.replaceAll(/(?!min|max)\b[a-z]+/g, (name) => said.parts.get(name) ?? "0");
    const label = stat.label;
    const kind = stat.isPercent ? ("percent" as const) : ("number" as const);
    return { ...sum(formula), unread, told: { field: { kind, label, decimals: stat.decimals ?? 2 } } };
  }
  return null;
}

/** The parts by their names, which stand behind all figures, before all of them, or each where no other name could be meant. */
function place({ asks, parts }: Stat, text: string, figures: readonly number[], order: "behind" | "before" | "either") {
  const found = new Map<string, string>();
  // What is paid for a win is looked for before the wins.
  const names = Object.entries(parts).toSorted(([, a], [, b]) => b.length - a.length);
  let rest = text;
  for (const [key, name] of names) {
    const behind = order === "before" ? null : findPlace(`${MARK}${JOINT} (?:${name})(?![a-z\\d])`, rest);
    const before = order === "behind" ? null : findPlace(`(?:${name})${JOINT} ${MARK}`, rest);
    const match = behind ?? before;
    if ((behind && before) || (!match && !key.endsWith("?"))) return null;
    if (!match) continue;
    found.set(key.replace("?", ""), String(figures[Number(match[1])]));
    rest = rest.replace(match[0], " | ").replaceAll(/ +/g, " ");
  }
  return /<[a-zA-Z]+\d+>/.test(rest) ? null : { parts: found, rest: rest.replace(asks, " ") };
}

const findPlace = (pattern: string, text: string) => new RegExp(`(?<![a-z\\d<])${pattern}`).exec(text);
