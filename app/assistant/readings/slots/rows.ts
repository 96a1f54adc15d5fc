/** What stands in a row: posts of a fence, trees along a road; and what is bought at several prices. */
import { mass } from "#units/mass.ts";
import { type Form, read, sum, tidy, toNumber, toUnit } from "./form.ts";
import { readSpan } from "./work-hours.ts";

/** Two-sided quantiles of the normal distribution by the level of confidence in percent. */
const Z_SCORES: Readonly<Record<number, number>> = { 90: 1.644853627, 95: 1.959963985, 99: 2.575829304 };

const STANDING = "(?:posts?|poles?|trees?|plants?|shrubs?|bushes|stakes?|lights?|lamps?|cones?|benches)";

export const ROWS: readonly Form[] = [
  {
    // One more than there are spaces.
    about: [/\b(?:how many|number of)\b/, new RegExp(`\\b${STANDING}\\b`), /\b(?:every|apart|spaced)\b/],
    not: /<(?:area|money|number|percent|time)|\b(?:both sides|square|round|circle|circular|gate|gates|corner|by|x|without|except|rails?|pickets?|sections?|panels?|wide)\b/,
    places: {
      apart: ["(?:every|spaced(?: (?:at|every))?) {L}", "{L}(?= apart)"],
      whole: ["{L}"],
    },
    words: `fence hedge line row road street path drive driveway border bed long in length along on one post posts pole poles tree trees plant plants planted planting shrub shrubs bush bushes light lights lamp lamps stake stakes spaced every apart each with need needed fit side of by be there will buy build building`,
    read: ({ apart, whole }) => {
      const [each, all] = [toUnit(apart, "length", "mm"), toUnit(whole, "length", "mm")];
      return each === null || all === null || all < each
        ? null
        : {
            ...sum(`floor(${tidy(all / each)}) + 1`),
            told: { field: { kind: "number", label: "From one end to the other" } },
          };
    },
  },
  {
    about: [/\b(?:how many|number of)\b/, /\b(?:risers?|steps?|stairs)\b/, /\b(?:risers?|each|high|rise)\b/],
    not: /<(?:area|money|number|percent|time)|\b(?:per|a day|run|tread|treads|length|wide|headroom|stringer\w*)\b/,
    places: {
      each: [
        "(?:each )?riser(?: (?:height|should|is|be|are|of))* {L}",
        "{L}(?: (?:high|tall))? (?:risers?|steps?)",
        "{L} each",
      ],
      whole: ["{L}"],
    },
    words:
      "stairs stair staircase steps step riser risers rise total height climb climbs go up in all each should need needed high floor from be have there will are",
    read: ({ each, whole }) => {
      const [one, all] = [toUnit(each, "length", "mm"), toUnit(whole, "length", "mm")];
      return one === null || all === null || all < one ? null : sum(`ceil(${tidy(all / one)})`);
    },
  },
  {
    // What was paid for all shares, by each of them
    about: [
      /\b(?:average|avg)\b/,
      /\b(?:another|more|later|then)\b/,
      /\bshares?\b/,
      /<number\d+>(?: [a-z]+)*? (?:at|@|for) <(?:money|number).*<number\d+>(?: [a-z]+)*? (?:at|@|for) <(?:money|number)/,
    ],
    not: /<(?:percent|time|date)|\b(?:sold|sell|dividend\w*|now|worth|split|drop\w*|need)\b/,
    places: {
      countOne: ["{#}(?=(?: [a-z]+){0,2} (?:at|@|for) <)"],
      priceOne: ["(?:at|@|for) {N}(?: (?:dollars|euros|bucks))?(?: each)?"],
      countTwo: ["{#}(?=(?: [a-z]+){0,2} (?:at|@|for) <)"],
      priceTwo: ["(?:at|@|for) {N}(?: (?:dollars|euros|bucks))?(?: each)?"],
    },
    words: "average avg price cost share shares stock stocks buy bought another more later then per i each",
    read: ({ countOne, priceOne, countTwo, priceTwo }) => {
      const [one, two] = [toNumber(countOne), toNumber(countTwo)];
      return sum(`(${one} * ${toNumber(priceOne)} + ${two} * ${toNumber(priceTwo)}) / (${one} + ${two})`);
    },
  },
  {
    // "Buy 2 get 1 free": of each three two are paid.
    about: [/\bbuy <number\d+> (?:and )?get <number\d+> free\b/],
    not: /<(?:percent|time|date)|\b(?:half|off|second)\b/,
    places: {
      bought: ["buy {#}"],
      free: ["get {#} free"],
      count: [
        "(?:for|buying|take|taking|want|need) {#}(?: (?:items?|pieces?|of them))?",
        "{#} (?:items?|pieces?|of them)",
      ],
      price: ["(?:at|@|costs?|for)? ?{N}(?: (?:dollars|euros|bucks))?(?: (?:each|apiece))?"],
    },
    words: "buy get free and each apiece cost costs total pay price one items item pieces at for",
    isOfThings: true,
    read: ({ bought, free, count, price }) => {
      const [paid, all] = [toNumber(bought), toNumber(bought) + toNumber(free)];
      const items = toNumber(count);
      const left = Math.min(items % all, paid);
      return Number.isInteger(items) ? sum(`${Math.floor(items / all) * paid + left} * ${toNumber(price)}`) : null;
    },
  },
  {
    // Inches by inches by feet
    about: [/\bboard (?:feet|foot)\b/],
    not: /<(?:money|percent|area|time)|\b(?:price|cost|waste)\b/,
    places: {
      thickness: ["{#}(?= ?(?:x|by|×|\\*) <)"],
      width: ["\\| *(?:x|by|×|\\*) {#}"],
      length: ["\\| *(?:x|by|×|\\*) {LN}"],
    },
    words: "board feet foot in of lumber x by × * piece 's",
    read: ({ thickness, width, length }) => {
      const feet = toUnit(length, "length", "ft") ?? toNumber(length);
      return sum(`${toNumber(thickness)} * ${toNumber(width)} * ${feet} / 12`);
    },
  },
  {
    // As much by the weight of a body
    about: [
      /\bprotein\b/,
      /<mass\d+>(?: of)?(?: protein)? (?:per|a|for each|for every|\/) ?(?:kg|kilo|kilogram|pound|lb)\b/,
    ],
    not: /<(?:percent|money|time|number|energy)|\b(?:lose|calories|lean)\b/,
    places: {
      rate: ["{M}(?=(?: of)?(?: protein)? (?:per|a|for each|for every|\\/) ?(?:kg|kilo|kilogram|pound|lb))"],
      weight: ["{M}"],
    },
    words:
      "protein per a for each every kg kilo kilogram pound lb of eat weigh body weight day daily intake i person man woman grams",
    read: ({ rate, weight }, text) => {
      const grams = toUnit(rate, "mass", "g");
      const all = toUnit(weight, "mass", /(?:per|a|each|every|\/) ?(?:pound|lb)\b/.test(text) ? "lb" : "kg");
      return grams === null || all === null || grams > 5
        ? null
        : {
            ...sum(`${grams} * ${all}`),
            told: { field: { kind: "quantity", label: "Protein", dimension: mass, unit: "g" }, unit: "g" },
          };
    },
  },
  {
    // The time for another way at the same pace
    about: [/<length\d+>.*<(?:time|span)/, /\bper <length/],
    not: /<(?:money|percent|number|speed)|\b(?:faster|slower|uphill|gallons?|liters?)\b/,
    places: { each: ["per {L}"], distance: ["{L}"], time: ["{T}", "<span(\\d+)>"] },
    words: "swam swim ran run rowed row rode walked walk in that that's what's per pace took time for it",
    read: ({ each, distance, time }) => {
      const [one, all, seconds] = [
        toUnit(each, "length", "m"),
        toUnit(distance, "length", "m"),
        toUnit(time, "time", "s"),
      ];
      return one === null || all === null || seconds === null ? null : readSpan((seconds * one) / all);
    },
  },
  {
    about: [/\bfinal\b/, /\b(?:need|needed)\b/, /\b(?:counts?|worth|weighs?|weight)\b/],
    not: /<(?:money|time|date)|\b(?:midterm|homework|quiz|points|without|not)\b/,
    places: {
      weight: ["(?:counts?|is worth|worth|weighs?|weight(?: is| of)?)(?: for)? {P}"],
      target: [
        "(?:for|get|want|reach|end with)(?: an?)? <(?:number|percent)(\\d+)>(?: (?:overall|in the (?:class|course)|average))?",
      ],
      current: ["<(?:number|percent)(\\d+)>"],
    },
    words:
      "final exam counts count worth need needed on it have an a before going into i'm overall get class course grade average currently score the in",
    read: ({ weight, target, current }) =>
      read(
        "final-grade",
        { currentGrade: toNumber(current), finalWeight: toNumber(weight), targetGrade: toNumber(target) },
        "requiredScore",
      ),
  },
  {
    // Of a share: at its widest where nobody says which.
    about: [/\bmargin of error\b/],
    not: /<(?:money|time|date)|\b(?:mean|deviation|sd|proportion|needed|need)\b/,
    places: {
      "confidence?": ["{P}(?: (?:confidence|level))+", "confidence(?: level)?(?: of)? {P}"],
      people: ["{#}(?: (?:people|respondents|voters|persons|customers|students|answers|responses))?"],
    },
    words:
      "margin of error survey poll sample size n asked people half said yes respondents voters at confidence level for with we",
    read: ({ confidence, people }) => {
      const level = confidence ? toNumber(confidence) : 95;
      const score = Z_SCORES[level];
      return score === undefined
        ? null
        : {
            ...sum(`${score} * sqrt(0.25 / ${toNumber(people)}) * 100`),
            told: { field: { kind: "percent", label: "Margin of error", decimals: 2 } },
          };
    },
  },
  {
    // "3 shirts at 24.50 and 2 pairs of socks at 6.25"
    about: [/<number\d+> (?:[a-z]+ ){1,4}(?:at|@) <.* <number\d+> (?:[a-z]+ ){1,4}(?:at|@) </],
    not: /<(?:percent|time|date)|\b(?:tax|tip|off|discount|free|average|mean|shares?|stocks?|coins?|cheaper|better|change|left|split|hours?|days?|nights?|per|less|minus|than|vs|or|stay|sold|sell|profit|interest|people|guests)\b/,
    places: Object.fromEntries(
      ["One", "Two", "Three?"].flatMap((name) => [
        [`count${name}`, ["{#}(?= (?:[a-z]+ ){1,4}(?:at|@) <)"]],
        [`price${name}`, ["(?:at|@) {N}(?: (?:dollars|euros|bucks))?(?: (?:each|apiece|a piece))?"]],
      ]),
    ),
    words:
      "total together altogether sum all cost costs buy bought buying pay each apiece pairs pair packs pack boxes box bags bag bottles bottle cans can other",
    isOfThings: true,
    isCounted: true,
    read: ({ countOne, priceOne, countTwo, priceTwo, countThree, priceThree }) => {
      if ((countThree === undefined) !== (priceThree === undefined)) return null;
      const pairs = [[countOne, priceOne], [countTwo, priceTwo], ...(countThree ? [[countThree, priceThree]] : [])];
      return sum(pairs.map(([count, price]) => `${toNumber(count)} * ${toNumber(price)}`).join(" + "));
    },
  },
];
