/** Shares of a ratio, remainders, angles, orders, chances, errors of a survey. */
import { normalQuantileAbove } from "#maths/distributions.ts";
import { type Form, read, sum, tidy, toNumber, toPercent } from "./form.ts";

export const MATHEMATICS: readonly Form[] = [
  {
    about: [
      /\bratio\b/,
      /\b(?:bigger|larger|smaller|biggest|largest|smallest) (?:share|part|half|one)\b/,
      /<number\d+> ?(?:to|:) ?<number/,
    ],
    not: /<(?:percent|time)|<number\d+> ?(?:to|:) ?<number\d+> ?(?:to|:) ?<number/,
    places: { one: ["{#}(?= ?(?:to|:) ?<number)"], two: ["\\| *(?:to|:) ?{#}"], whole: ["{N}"] },
    words:
      "ratio splitting split share sharing divide divided in a of to : how much is the bigger larger smaller biggest largest smallest share part half one my sister brother between us and",
    isOfThings: true,
    read: ({ one, two, whole }, text) => {
      const parts = [toNumber(one), toNumber(two)];
      const part = /\b(?:smaller|smallest)\b/.test(text) ? Math.min(...parts) : Math.max(...parts);
      return sum(`${toNumber(whole)} * ${part} / (${parts.join(" + ")})`);
    },
  },

  {
    about: [/\bremainder\b/],
    not: /<(?:percent|money|time)|\b(?:polynomial|theorem)\b/,
    places: { whole: ["{#}(?: (?:is )?divided)? by(?= <)", "{#}(?= (?:and|over|\\/) <)"], part: ["{#}"] },
    words: "remainder of when you divide divided dividing by what's left over is and in / the",
    read: ({ whole, part }) => {
      const [all, by] = [toNumber(whole), toNumber(part)];
      return by > 0 ? sum(`${all} - ${by} * floor(${all} / ${by})`) : null;
    },
  },

  {
    about: [
      /\b(?:ways|orders|arrangements)\b/,
      /\b(?:line|line up|row|shelf|queue|arrang\w+|order|orders|seated|sit)\b/,
    ],
    not: /\b(?:round|circle|circular|table|choose|pick|select|groups?|teams?|committee|identical|same|together|next to|adjacent|letters|word|digits|repeat\w*|at a time)\b|<(?:money|percent|time)/,
    places: { count: ["{#}"] },
    words:
      "ways orders order arrangements different distinct can stand line up lined row in on a shelf queue arrange arranged seated sit be be put placed",
    isCounted: true,
    read: ({ count }) => read("permutations-combinations", { n: toNumber(count), r: toNumber(count) }, "permutations"),
  },
  {
    about: [
      /\b(?:odds|chance|chances|probability|likelihood)\b/,
      /\b(?:sixes|heads|tails|ones|fives)\b/,
      /\bin a row\b/,
    ],
    not: /<(?:percent|money|time)|\b(?:not|no|at least|or|without)\b/,
    places: { count: ["{#}"] },
    words:
      "odds chance chances probability likelihood of rolling getting flipping tossing throwing sixes heads tails ones fives in a row",
    read: ({ count }, text) =>
      toPercent(`(1/${/sixes|ones|fives/.test(text) ? 6 : 2})^${toNumber(count)} * 100`, "Probability"),
  },
  {
    // Of a share: at its widest where nobody says which.
    about: [/\bmargin of error\b/],
    not: /<(?:money|time|date)|\b(?:mean|deviation|sd|proportion|needed|need|sample size (?:for|with|at|of <percent))\b/,
    places: {
      "confidence?": [
        "{P}(?: (?:confidence|level))+",
        "confidence(?: level)?(?: of)? {P}",
        "{P}(?= margin)",
        "margin of error at {P}",
        "(?<=<number\\d+>.*p ?= ?<number\\d+>.*){P}",
      ],
      "decimal?": ["(?<![a-z])p ?= ?{#}"],
      "share?": ["{P}"],
      people: [
        "(?<![a-z])n ?=? ?{#}",
        "{#}(?: (?:people|respondents|voters|persons|customers|students|answers|responses))?",
      ],
    },
    words:
      "percentage points normal approximation survey poll sample margin of error size n asked people interviewed half said yes respondents voters at confidence level for with we = p",
    read: ({ confidence, people, share, decimal }) => {
      const level = confidence ? toNumber(confidence) : 95;
      const part = decimal ? toNumber(decimal) : share ? toNumber(share) / 100 : 0.5;
      if (!(level > 0 && level < 100 && part > 0 && part < 1)) return null;
      const score = normalQuantileAbove((1 - level / 100) / 2);
      return toPercent(
        `${tidy(score)} * sqrt(${tidy(part * (1 - part))} / ${toNumber(people)}) * 100`,
        "Margin of error",
      );
    },
  },
  {
    about: [/\bdistance\b/, /\(/],
    places: { pair: ["\\( {#} {#} \\) (?:and|to) \\( {#} {#} \\)"] },
    words: "distance between points point coordinates",
    read: (_, _text, all) => {
      const [x1, y1, x2, y2] = all.map(toNumber);
      return read("slope", { x1, y1, x2, y2 }, "distance");
    },
  },
  {
    about: [/\bhosts?\b|\baddresses\b|\bips\b/, /\/ <number/],
    not: /\b(?:split|subnets|ipv6)\b/,
    places: { prefix: ["\\/ {#}"] },
    words: "hosts host usable addresses subnet network ip ips fit",
    read: ({ prefix }, text) =>
      toNumber(prefix) > 30
        ? null
        : sum(`2^(32 - ${toNumber(prefix)})${/\b(?:hosts?|usable)\b/.test(text) ? " - 2" : ""}`),
  },
];
