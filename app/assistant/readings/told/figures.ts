/** Chances, numbers to be found, percentages, pages and scores, as they are told. */
import { normalQuantileAbove } from "#maths/distributions.ts";
import {
  type Form,
  getMeasure,
  read,
  sum,
  tidy,
  toNumber,
  toPercent,
  toQuantity,
} from "#assistant/readings/slots/form.ts";
import { tell } from "./tell.ts";

const CHANCE = "what are the odds of chance chances probability likelihood is that how likely";
const TIMES = "(?:twice|double|triple|three times|thrice|<number\\d+> times)";

export const FIGURES: readonly Form[] = [
  tell({
    // "Weighted average of 80 with weight 3 and 95 with weight 2"
    about: [
      /\bweighted\b|\baverage\b/,
      /^[^<]*<number\d+>(?: (?:with|at|has|having|and|a|an))* weight(?: (?:of|is))* <number\d+>[^<]*<number\d+>(?: (?:with|at|has|having|and|a|an))* weight(?: (?:of|is))* <number\d+>[^<]*$/,
    ],
    places: { a: ["{#}"], of: ["{#}"], b: ["{#}"], by: ["{#}"] },
    words: "weighted average mean grade score of with at has having a an weight weights",
    formula: "({a} * {of} + {b} * {by}) / ({of} + {by})",
    told: "Weighted average",
  }),
  tell({
    // "I got 88, the class average was 76, standard deviation 8, what's my z score"
    about: [/\bz[- ]?scores?\b|\bstandard score\b/, /\b(?:mean|average)\b/, /\b(?:sd|standard deviation|std|sigma)\b/],
    not: /<(?:percent|date|time)|\b(?:sample|n|confidence|percentile|probability|below|above|between|and <\w+> and)\b/,
    places: {
      spread: ["(?:sd|standard deviation|std|sigma)(?: (?:of|is|was|=))* {U}", "{U} (?:sd|standard deviation)"],
      mean: ["(?:mean|average|avg)(?: (?:of|is|was|score|=|height|weight))* {U}"],
      value: ["{U}"],
    },
    words:
      "z score z-score zscore scores standard mean average avg sd deviation std sigma of for a class test exam quiz got scored i my had when where if have value data point x = group course on population",
    formula: ({ spread }) => (spread! > 0 ? "({value} - {mean}) / {spread}" : null),
    told: "Z-score",
  }),
  tell({
    about: [/\bat least (?:one|an?) </, /\b(?:dice|die|rolls?|throws)\b/],
    not: /<(?:percent|money|time|date)|\b(?:sum|total|sided|both|not)\b/,
    places: {
      face: ["at least (?:one|an?) <(?:length|number)(\\d+)>"],
      count: ["{#} (?:rolls?|dice|die|throws|tosses)"],
    },
    words: `${CHANCE} rolling getting throwing to roll get throw at least one a an in with when of die dice rolls roll throws fair i`,
    formula: ({ face, count }) => (isFrom(face!, 1, 6) && isFrom(count!, 1, 1000) ? "(1 - (5/6)^{count}) * 100" : null),
    told: "%",
  }),
  tell({
    about: [/\bat least (?:one|an?) (?:heads?|tails?)\b/],
    not: /<(?:percent|money|time|date)|\b(?:exactly|both|row|biased|unfair)\b/,
    places: { count: ["{#}(?: coin)? (?:flips?|tosses|coins?|throws)"] },
    words: `${CHANCE} flipping getting tossing at least one a head heads tail tails in with when of coin coins flips tosses throws fair`,
    formula: ({ count }) => (isFrom(count!, 1, 1000) ? "(1 - 0.5^{count}) * 100" : null),
    told: "%",
  }),
  tell({
    about: [/\bat least one\b/, /<percent\d+> (?:chance|risk|probability|defect)/],
    not: /<percent.*<percent|<(?:money|time|date)|\b(?:exactly|none|both)\b/,
    places: { share: ["{P}"], count: ["{#}"] },
    words: `${CHANCE} each every part item unit test bulb has a risk defect defective failing fail failure rate being bad at least one is broken fails of parts items units tests bulbs out`,
    formula: "(1 - (1 - {share}/100)^{count}) * 100",
    told: "%",
  }),
  {
    // Two of one color, without putting back
    about: [/\bboth (?:are |is |be |being |of them )?([a-z]+)\b/, /\btwo\b|<number2>/],
    not: /<(?:percent|money|time|date)|\b(?:replace\w*|back|or|not|neither|with replacement)\b/,
    places: { one: ["{#}(?= [a-z]+ and <)"], other: ["{#}(?= [a-z]+)"], "two?": ["{#}"] },
    words: `${CHANCE} there are in the bag box jar urn drawer has contains a with i you take draw pick pull out two without looking replacement at random both red blue green yellow white black are bad good balls marbles socks bulbs cards and`,
    isCounted: true,
    isOfThings: true,
    read: ({ one, other, two }, text) => {
      const color = /\bboth (?:are |is |be |being |of them )?([a-z]+)\b/.exec(text)![1]!;
      const of = /<number\d+> ([a-z]+) and <number\d+> ([a-z]+)/.exec(text);
      const at = of ? of.slice(1).indexOf(color) : -1;
      if (at < 0 || (two && toNumber(two) !== 2)) return null;
      const own = toNumber(at === 0 ? one : other);
      const all = toNumber(one) + toNumber(other);
      return toPercent(`${own} / ${all} * ${own - 1} / ${all - 1} * 100`, "Probability");
    },
  },
  {
    about: [/\bsample size\b/, /<percent\d+> margin of error/],
    not: /<(?:money|time|date)|\b(?:population|deviation|mean|proportion)\b/,
    places: {
      error: ["{P} margin of error", "margin of error(?: of)? {P}"],
      "level?": [
        "<(?:number|percent)(\\d+)> confidence(?: level)?",
        "confidence(?: level)?(?: of)? <(?:number|percent)(\\d+)>",
      ],
    },
    words: "sample size for a margin of error confidence level at and with needed survey poll how big large",
    read: ({ error, level }) => {
      const confidence = level ? toNumber(level) : 95;
      if (!(confidence >= 50 && confidence < 100)) return null;
      const score = tidy(normalQuantileAbove((1 - confidence / 100) / 2));
      return sum(`ceil(${score}^2 * 0.25 / (${toNumber(error)}/100)^2)`);
    },
  },
  {
    // "Three more than twice a number is 41"
    about: [
      /\bnumber\b/,
      new RegExp(
        `${TIMES} (?:(?:an?|the|some|my) number|it)\\b|\\b(?:double|triple) it\\b|\\bnumber (?:times <|doubled|tripled)`,
      ),
    ],
    not: /<(?:percent|money|time|date)|\b(?:squared|consecutive|digit|digits|sum of|another|two numbers)\b/,
    places: { "one?": ["{#}"], "two?": ["{#}"], "three?": ["{#}"] },
    words:
      "more less than twice double doubled triple tripled three times thrice a number plus minus is equals gives makes what's the find it i get result think then add subtract take away multiply which and added to subtracted from some my i'm thinking of",
    read: (_, text, all) => readRiddle(text, all.map(toNumber)),
  },
  {
    // "Half-life 8 days, how long until 20% is left": in the unit of the half-life
    about: [
      /\bhalf[- ]li(?:fe|ves)\b/,
      /<percent/,
      /\b(?:left|remains?|remaining|decay\w*|gone)\b/,
      /\bhow long\b|\bwhen\b|\btime\b/,
    ],
    not: /<(?:money|date|number|mass)|<time.*<time|<percent.*<percent/,
    places: { share: ["{P}"], span: ["{T}"] },
    words:
      "half life half-life of is a an how long when time until till to does it take for only left remains remain remaining decay decays decayed has gone with isotope substance drug the sample be down if",
    read: ({ share, span }, text) => {
      const isGone = /\b(?:gone|decay\w*)\b/.test(text) && !/\b(?:left|remain\w*|decays? to)\b/.test(text);
      const left = isGone ? 100 - toNumber(share) : toNumber(share);
      const unit = getMeasure(span);
      return unit && left > 0 && left < 100
        ? toQuantity(`${toNumber(span)} * ln(100 / ${left}) / ln(2)`, "Time", unit.unit.id)
        : null;
    },
  },
  {
    // "Two numbers add up to 52 and differ by 8"
    about: [/\bnumbers\b/, /\b(?:sum|add|adds|total)\b/, /\b(?:difference|differ|than the other)\b/],
    not: /<(?:percent|money|time|date)|\b(?:product|three|squares?|consecutive|ratio|times|twice)\b/,
    places: {
      "two?": ["{#} numbers"],
      sum: ["(?:sum|add|adds|total)(?: +(?:of|is|are|up|to|them|two|numbers|the|\\|))* +{#}"],
      gap: [
        "(?:difference|differ)(?: +(?:of|is|by|them|between|the|two|numbers|\\|))* +{#}",
        "{#} (?:more|larger|greater|bigger|less|smaller) than the other",
      ],
    },
    words:
      "two numbers whose sum add adds up total to is are of and their difference differ by one the other what find larger smaller greater bigger more less than",
    read: ({ sum: whole, gap, two }) =>
      two && toNumber(two) !== 2
        ? null
        : read("linear-system", { augmented: `1 1 ${toNumber(whole)}; 1 -1 ${toNumber(gap)}` }, "solution"),
  },
  tell({
    about: [/\b(?:out )?of every\b/, /\bhow many\b/],
    not: /<(?:percent|money|time|date)|\b(?:not|don't|aren't|more|less)\b/,
    places: { part: ["{#}(?= (?:[a-z]+ )?(?:out )?of every)"], each: ["of every {#}"], all: ["{#}"] },
    words: "out of every are is how many in a have left handed would be expect among",
    formula: "{part} / {each} * {all}",
  }),
  tell({
    about: [/\b(?:weigh\w*|weight|was)\b/, /<mass/, /\b(?:percent|percentage|%)/, /\blo(?:se|st|ss)\b/],
    not: /<(?:percent|money|time|date)|\b(?:started|gain|gained|regain\w*|fat|goal|target|want|lost <|down <)\b/,
    places: {
      from: ["(?:weighed|was|from)(?: at)? <(?:mass|number)(\\d+)>"],
      to: ["<(?:mass|number)(\\d+)>"],
    },
    words:
      "weighed was in spring summer fall winter last year january and now i'm am at weigh what how many percent percentage of my body weight did i lose lost have to from went is today loss",
    formula: ({ from, to }) => (to! < from! ? "({from} - {to}) / {from} * 100" : null),
    told: "%",
  }),
  tell({
    about: [/\b(?:lost|down) <mass/, /\b(?:started|starting|was|weighed|from)\b/, /\b(?:percent|percentage|%)/],
    not: /<(?:percent|money|time|date)|\b(?:fat|goal|target|want|now|left)\b/,
    places: { lost: ["(?:lost|down) <mass(\\d+)>"], from: ["<(?:mass|number)(\\d+)>"] },
    words:
      "lost down and started starting weight was weighed at from what how many percent percentage of my body weight did i lose is that have",
    formula: ({ lost, from }) => (lost! < from! ? "{lost} / {from} * 100" : null),
    told: "%",
  }),
  tell({
    about: [
      /\b(?:brought|took|made|sold|had|earned|was|were|went)\b/,
      /\b(?:what|how many) percent(?:age)?\b/,
      /\b(?:up|growth|increase|rise|more|change|down|drop)\b(?!.*<)/,
    ],
    not: /<(?:percent|time|date)|\b(?:points?|of|out|off|tip|margin|lost|weigh\w*|a year)\b/,
    places: { from: ["<(?:number|money|multiple)(\\d+)>"], to: ["<(?:number|money|multiple)(\\d+)>"] },
    words:
      "my our shop store sales revenue we it brought took in made sold had earned was went from to january february march april may june july august september october november december last this year month week what how many percent percentage is that up growth increase rise change down drop",
    formula: "({to} - {from}) / {from} * 100",
    told: "%",
  }),
  tell({
    about: [/\bpages (?:a|per|each|every) day\b|\bpages\b.*\bhow many (?:a|per|each|every) day\b/, /<time/],
    not: /<(?:percent|money|date|clock)|\b(?:minutes|hours|words)\b/,
    places: { pages: ["{#}(?:-| )?pages?"], days: ["{T}"] },
    words:
      "i have a page pages book novel report left to read finish it in and need must how many do a per each every day my has be for",
    formula: "{pages} / {days time day}",
    told: "Pages a day",
  }),
  tell({
    about: [/\bpages?\b/, /\bhow (?:many days|long)\b/, /<number\d+>(?: pages)? (?:a|per|each|every) day/],
    not: /<(?:percent|money|date|clock|time)|\b(?:minutes|hours|words|weekdays)\b/,
    places: { rate: ["{#}(?: pages)? (?:a|per|each|every) day"], pages: ["{#}"] },
    words: "novel book is has pages page i read and how many days long will it take to finish for",
    formula: "{pages} / {rate}",
    told: "day",
  }),
  tell({
    about: [/\bbatting av\w+\b|\baverage\b/, /<number\d+> hits?\b/, /<number\d+> at bats?\b/],
    not: /<(?:percent|money|time|date)|\bwalks?\b/,
    places: { hits: ["{#} hits?"], all: ["(?:in |of |out of |from )?{#} at bats?"] },
    words: "he she has had hits in at bats this season so far year what's his her my batting average with i avrage",
    formula: "{hits} / {all}",
  }),
];

const isFrom = (value: number, least: number, most: number) =>
  Number.isInteger(value) && value >= least && value <= most;

/** A multiple of a number, with something more or less, is another. */
function readRiddle(text: string, values: readonly number[]) {
  const figure = (mark: string) => values[Number(/\d+/.exec(mark)![0])]!;
  const times = (said: string) => (/twice|doubl/.test(said) ? 2 : /tripl|thrice|three/.test(said) ? 3 : figure(said));
  const is = "(?:is|equals|gives|makes) (<number\\d+>)";
  const more = new RegExp(`(<number\\d+>) (more|less) than (${TIMES}) (?:an?|the|some|my) number ${is}`).exec(text);
  const plus = new RegExp(`(${TIMES}) (?:(?:an?|the|some|my) number|it) (plus|minus) (<number\\d+>) ${is}`).exec(text);
  const by = new RegExp(`number (times <number\\d+>|doubled|tripled) (plus|minus) (<number\\d+>) ${is}`).exec(text);
  // "Triple it, add 4, get 19"
  const then = new RegExp(
    `\\b(double|triple|multiply it by <number\\d+>) ?(?:it )?(?:and )?(?:then )?(add|subtract|take away) (<number\\d+>).* (?:is|get|gives|equals|makes) (<number\\d+>)`,
  ).exec(text);
  const [multiple, sign, part, result] = more
    ? [more[3]!, more[2]!, more[1]!, more[4]!]
    : (((plus ?? by ?? then)?.slice(1) as string[] | undefined) ?? []);
  if (!multiple || !part || !result) return null;
  return sum(`(${figure(result)} ${/more|plus|add/.test(sign!) ? "-" : "+"} ${figure(part)}) / ${times(multiple)}`);
}
