/** What is counted in games: hits of at bats, wins of games, points a game, strokes over par. */
import { sum, toPercent } from "#assistant/readings/slots/form.ts";
import type { Model } from "./model.ts";

const OTHER =
  /<(?:percent|date|clock|money|mass|volume|area|speed|energy|power|data)|\b(?:elo|odds|chance|dice|cards?|need to|needs? to|to (?:reach|get|raise|bring)|raise|next|more|another|weighted|slugging|on base|obp|ops|walks?|passer|rating|handicap|slope|versus|better|remaining|left|half|first|second)\b/;
const WHAT =
  "free throws?|foul shots?|shots?|field goals?|threes|three pointers?|3 pointers?|3s|completions?|completed|passes|putts?|saves?|penalties|kicks?|serves?|fairways?|greens|layups?|jumpers?|attempts?|tries|throws?|pins|spares|strikes|targets?|throws";
const IN = "(?:of|out of|in|on|for|from|\\/|with|over|across|through|-|and)";
const UNITS_WON =
  "points?|pts|goals?|rebounds?|assists?|yards?|yds|runs?|strikeouts?|tackles?|touchdowns?|tds|blocks|steals|wickets|kills|pins|innings";
const TIMES_PLAYED =
  "games?|matches|attempts?|carries|catches|receptions|rounds?|sets|rushes|starts|fights|tries|completions|targets|quarters|periods|seasons?|overs|times out";

const BATTING: Model = {
  about: /\b(?:batting|hits?|at[- ]?bats?|abs?)\b/,
  not: OTHER,
  said: {
    hits: ["{#} hits?(?: in| for)?", "{#}(?= (?:for|\\/|out of) (?:\\d|<))", "(?:hits)(?: is| =| of)? {#}"],
    bats: [
      `(?:${IN} )?{#} (?:at[ -]?bats?|abs?|plate appearances)`,
      `(?:at[ -]?bats|abs?)(?: is| =| of| in)? {#}`,
      `${IN} {#}`,
    ],
  },
  asked: [[/\b(?:batting|average|avg|ba|hitting)\b|^(?!.*\b(?:what|how|which)\b)/, "average"]],
  rules: ["average = hits / bats"],
  words:
    "batting average avg ba hits hit at bats bat at-bats ab abs in for out of - what's season baseball softball player",
  told: { average: ["", "Batting average"] },
  isOfAnything: true,
  solve: (said) => {
    const [hits, bats] = [said.get("hits"), said.get("bats")];
    return said.size === 2 && hits! <= bats!
      ? { ...sum(`${hits} / ${bats}`), told: { field: { kind: "number", label: "Batting average", decimals: 3 } } }
      : null;
  },
};

const WINS: Model = {
  // "Lost 30 of 200, percent" are not games.
  about: /\b(?:w[io]n\w*|record|wins|losses)\b|\blost\b.*\b(?:games?|match(?:es)?|fights?|season|team)\b/,
  not: OTHER,
  said: {
    wins: ["(?:won|win|wins|winning) {#}", "{#} (?:wins?|victories|w)\\b"],
    losses: ["(?:lost|lose|losing|dropped) {#}", "{#} (?:loss(?:es)?|defeats|l)\\b"],
    ties: ["(?:tied|drew) {#}", "{#} (?:ties|draws|tie|draw)"],
    "wins losses": ["{#} ?(?:-|and|to) ?{#}"],
    games: [`(?:(?:out )?(?:of|in) )?{#} (?:games|matches|played|fights)`, "(?:out of|played|of) {#}"],
  },
  asked: [[/\b(?:percent\w*|pct|%|win rate|rate|ratio)(?= |$)/, "percent"]],
  signs: [[/\b(?:no|zero|without(?: any)?) (?:ties|draws|tie|draw)\b/, "none", 0]],
  rules: [
    "played = wins + losses",
    "all = played + ties",
    "games = played + none",
    "share = wins / games",
    "share = wins / all",
    "percent = share * 100",
  ],
  words:
    "win wins won winning lost losses record team went season percent percentage pct % rate game games matches our we finished so far out of played w l - and in",
  told: { percent: ["%", "Games won"] },
  isOfAnything: true,
  usual: { none: 0 },
  solve(said, asked) {
    const [wins, losses, games] = ["wins", "losses", "games"].map((name) => said.get(name));
    const count = [...said.keys()].filter((name) => name !== "none").length;
    // Whether a tie is half a win is a custom of the league.
    if (asked !== "percent" || count !== 2 || (games === undefined && losses === undefined)) return null;
    const formula =
      games === undefined
        ? `${wins} / (${wins} + ${losses})`
        : wins === undefined
          ? `(${games} - ${losses}) / ${games}`
          : `${wins} / ${games}`;
    if (games !== undefined && (wins ?? losses)! > games) return null;
    return { ...sum(`${formula} * 100`), told: { field: { kind: "percent", label: "Games won", decimals: 2 } } };
  },
};

const MADE: Model = {
  about: new RegExp(`\\b(?:${WHAT}|field|line|qb|quarterback|goalie|keeper|kicker|ft|fg)\\b`),
  not: new RegExp(
    `${OTHER.source}|\\b(?:test|quiz|questions?|exam|grade|correct|right|tax|off|students|people|voters|w[io]n\\w*|lost|record|hits)\\b`,
  ),
  said: {
    missed: ["(?:missed|missing|misses) (?:only |just )?{#}", "{#} (?:misses|missed|incompletions|drops)"],
    "made tries": [
      `(?:made|hit|went|goes|shot|shoots|was|is|goalie|stopped|saved|converted|completed|threw|sank|nailed|drained|got)?(?: (?:${WHAT}|on|at))* ?{#}(?: (?:${WHAT}))*(?: (?:made|makes|shots made|good))? ?${IN} ?(?:the |his |her |my |a |\\d )?{#}`,
      `(?:${WHAT}) {#} ${IN} {#}`,
    ],
    tries: [
      `{#} (?:attempts?|tries|attempted|faced|tried|taken|total)`,
      `{#} (?:shots faced|${WHAT})$`,
      `(?:of|out of) {#}`,
    ],
    made: [`(?:made|hit|sank|completed|saved|saves|stopped|converted) {#}(?: (?:${WHAT}))?`, `{#} (?:made|${WHAT})`],
  },
  asked: [
    [/\bmiss\w*\b/, "missedShare"],
    [/\b(?:percent\w*|pct|comp|rate)\b|%/, "percent"],
  ],
  rules: [],
  words: `missing misses free throw throws foul shots shot field goal goals three threes pointers pointer completions completion passes pass passing putts save saves sv goalie qb quarterback kicker percent percentage pct comp % rate made make makes hit from line went shooting ft fg attempts attempt tries faced game missed of out on for his her`,
  told: {},
  isOfAnything: true,
  solve(said, asked) {
    const [made, missed, tries] = ["made", "missed", "tries"].map((name) => said.get(name));
    if (said.size !== 2) return null;
    const formula =
      tries === undefined
        ? `${made} / (${made} + ${missed})`
        : made === undefined
          ? `(${tries} - ${missed}) / ${tries}`
          : `${made} / ${tries}`;
    if (tries !== undefined && (made ?? missed)! > tries) return null;
    return asked === "missedShare"
      ? toPercent(`(1 - ${formula}) * 100`, "Share missed")
      : toPercent(`${formula} * 100`, "Share made");
  },
};

const EARNED: Model = {
  about: /\bera\b|\bearned runs?\b/,
  not: OTHER,
  said: {
    game: ["{#} innings? games?", "(?:per|by|for|for every|times) {#}(?: innings?)?"],
    runs: ["{#} (?:earned runs?|er|earned|runs)", "(?:earned runs|er)(?: is| =| of|:)? {#}"],
    innings: ["{#}(?: (?:total|full))? (?:innings?(?: pitched)?|ip)", "(?:innings|ip)(?: is| =| of| pitched)? {#}"],
  },
  asked: [[/\bera\b|\bearned run average\b/, "era"]],
  rules: [],
  words:
    "era earned run average runs innings inning pitched pitcher allowed allows gave up given in over through baseball softball game games ip er per what's season",
  told: {},
  isOfAnything: true,
  solve(said) {
    const [runs, innings, game = 9] = ["runs", "innings", "game"].map((name) => said.get(name));
    if (runs === undefined || !innings) return null;
    // "63.1" innings are 63 and a third.
    const outs = Math.round((innings % 1) * 10);
    const all = outs === 0 ? String(innings) : outs <= 2 ? `(${Math.floor(innings)} + ${outs} / 3)` : null;
    return all === null
      ? null
      : {
          ...sum(`${runs} * ${game} / ${all}`),
          told: { field: { kind: "number", label: "Earned run average", decimals: 2 } },
        };
  },
};

const AVERAGED: Model = {
  about: new RegExp(`\\b(?:${UNITS_WON})\\b|<length|\\b(?:ppg|ypc|rpg|apg)\\b`),
  not: new RegExp(`${OTHER.source}|\\b(?:earned|era|hour|minute|mile|mpg|pace|gallon|win|wins|lost)\\b`),
  said: {
    count: [`(?:(?:in|over|on|across|through|from|for|of|after|with) )?{#} (?:${TIMES_PLAYED})`],
    total: [
      `{#} (?:total |rushing |receiving |passing )*(?:${UNITS_WON})`,
      "{PT}",
      "{L}",
      "(?<=\\b(?:(?:per|an?|each) (?:game|match)|ppg|average|avg|mean)(?: (?:with|for|of|if|is))? ){#}(?! (?:games|matches))",
      "(?:scored|has|had|ppg|average|averages|ran|rushed for) {#}",
    ],
  },
  asked: [
    [
      /\b(?:per|an?|each|every) (?:game|match|carry|catch|attempt|reception|round|set|rush|start|season|target|quarter)\b|\b(?:ppg|ypc|ypg|rpg|apg|ypa|gpg|ypr|average|avg|averaging|averages|mean)\b/,
      "each",
    ],
  ],
  rules: ["each = total / count"],
  words:
    "points pts goals rebounds assists yards yds runs per game games match carry carries catch attempt attempts reception round a an each average avg averages averaging ppg ypc ypg rpg apg ypa scored score rushed rushing ran passing receiving in over on season total so far basketball football soccer",
  told: { each: ["", "Average"] },
  isOfAnything: true,
};

const PAR: Model = {
  about: /\bpar\b/,
  not: OTHER,
  said: {
    par: ["par(?: (?:of|is|was|for the course))* {#}", "{#} par"],
    score: ["(?:shot|shoot|score|scored|carded|had|with|got|took)(?: (?:an?|was|of|it|in))* {#}", "{#}"],
  },
  asked: [
    [/\bover\b|\babove\b/, "over"],
    [/\bunder\b|\bbelow\b/, "under"],
  ],
  rules: ["over = score - par", "under = par - score"],
  words: "par over under above below shot score strokes course round golf i on a how many",
  told: { over: ["", "Over par"], under: ["", "Under par"] },
  isOfAnything: true,
};

export const GAMES: readonly Model[] = [BATTING, WINS, MADE, EARNED, AVERAGED, PAR];
