/** Two that belong together, and a third: apples and their price, pages and the time that they take. */
import type { Direct } from "#assistant/readings/reading.ts";
import { type Amount, isBare } from "#assistant/tokens/token.ts";
import { type Form, sum, tellIn, toNumber, toUnit, type Value } from "./form.ts";

const VALUE = "<[a-zA-Z]+(\\d+)>";
const NOUN = "((?: of)?(?: \\p{L}+){0,2}?)";
const HOLDS =
  "costs?|cost me|are|is|for|make|makes?|needs?|serves?|weighs?|feeds?|uses?|gives?|yields?|contains?|equals?|ha(?:s|ve)|worth|takes?|will be|go|do|drive|read|to|covers?";
const ASKED = "(?:then )?(?:how much|how many|what|how long|cost(?: of)?|price of)((?: \\p{L}+){0,5}?)|proportion";
/** "3 apples cost $2.40, how much are 7": two that belong together, then a third; or three where a proportion is said. */
const PAIR = new RegExp(
  `^(?:(?:proportion|if|when|for|with|in|it takes|i need|you need) )*(?:an? )?${VALUE}${NOUN}(?: (?:${HOLDS}))* (?:an? )?${VALUE}${NOUN}(?: (?:${HOLDS}))? (?:${ASKED})(?: (?:an?|for|with|in|is|are|cost|costs|has|have))* ${VALUE}${NOUN}(?: (?:cost|costs|need|make|weigh|be|needed|make|then|has|have|how much|how many))*$`,
  "u",
);
const PROPORTION = new RegExp(
  `^proportion(?: (?:if|when|for|with))* ${VALUE}${NOUN}(?: (?:${HOLDS}))* ${VALUE}${NOUN}(?: (?:${ASKED}))?(?: (?:for|with|is|are|cost|costs|has|have))* ${VALUE}${NOUN}(?: (?:cost|costs|how much|how many|what|is|are))*$`,
  "u",
);
/** "8 bottles cost 12, 5 bottles how much". */
const ASKED_LAST = new RegExp(
  `^(?:(?:if|when) )?${VALUE}${NOUN}(?: (?:${HOLDS}))+ ${VALUE}${NOUN} ()${VALUE}${NOUN}(?: (?:${HOLDS}))? how (?:much|many)$`,
  "u",
);
/** "12 boxes weigh 30 kg, how much does one box weigh". */
const OF_ONE = new RegExp(
  `^(?:(?:if|when) )?(?:an? )?(?:(?:stack|set|pack|bundle) of )?<number(\\d+)>${NOUN}(?: (?:${HOLDS}|were|was))+ ${VALUE}${NOUN} (?:then )?how (?:much|many|heavy|long|thick|tall|wide|expensive)(?: \\p{L}+){0,3}? (?:one|1|each|an?|a single)(?: \\p{L}+)?(?: (?:costs?|weighs?|be|gets?))?$`,
  "u",
);

/** What makes it another question. */
const OTHER =
  "\\b(?:workers?|men|painters?|pipes?|machines?|off|discount|free|tax|interest|more|less|left|per|mph)\\b|<(?:percent|clock|date)";

export const PAIRS: readonly Form[] = [
  {
    about: [new RegExp(`${PAIR.source}|${PROPORTION.source}|${ASKED_LAST.source}`, "u")],
    not: new RegExp(`${OTHER}|\\beach\\b`),
    places: { one: [VALUE], other: [VALUE], third: [VALUE] },
    words:
      "proportion price read drive km miles kilometers liters pages cost costs needs serve serves serving weigh weighs feed feeds uses yield yields contain contains equal equals takes needed",
    isOfThings: true,
    isCounted: true,
    read: ({ one, other, third }, text) => readPair(one, other, third, text),
  },
  {
    about: [OF_ONE],
    not: new RegExp(OTHER),
    places: { count: ["{#}"], whole: [VALUE] },
    words:
      "stack set pack bundle one each single serve serves weigh weighs feed feeds uses yield yields contain contains hold holds heavy thick long tall wide expensive",
    isOfThings: true,
    isCounted: true,
    read: ({ count, whole }) =>
      whole?.type === "amount" && !isBare(whole) ? tellLike(`${toNumber(whole)} / ${toNumber(count)}`, whole) : null,
  },
];

/** A figure of the kind of another: in its currency or its unit. */
function tellLike(expression: string, { currency, measures }: Amount): Direct {
  if (currency !== null)
    return { ...sum(expression), told: { field: { kind: "money", label: "Result", decimals: 2, currency } } };
  return measures[0] ? { ...sum(expression), told: tellIn(measures[0], "Result") } : sum(expression);
}

/** What belongs to the third value, by the one of the first two that is of its kind. */
function readPair(one: Value | undefined, other: Value | undefined, third: Value | undefined, text: string): Direct {
  const match = PAIR.exec(text) ?? PROPORTION.exec(text) ?? ASKED_LAST.exec(text);
  if (!match || one?.type !== "amount" || other?.type !== "amount" || third?.type !== "amount") return null;
  const [first, second, asked, last] = [2, 4, 5, 7].map((at) => (match[at] ?? "").trim());
  // "How much to 6" is not a question, nor does "12 eggs if 10 cost 2.90" begin with the pair.
  if (/\bto$/.test(asked!) || /\b(?:if|when)$/.test(first!)) return null;
  const kinds = [nameKind(one, first!), nameKind(other, second!), nameKind(third, last!)];
  // Grams beside kilograms are of their kind.
  const alike = [one, other].findIndex(
    (value) => value.measures[0] && third.measures[0] && value.measures[0].dimension === third.measures[0].dimension,
  );
  if (alike >= 0) kinds[2] = kinds[alike]!;
  // "100 dollars in 1990 is how much in 2024".
  if (kinds[0] === kinds[1] || [other, third].every(({ text: said }) => /^(?:18|19|20)\d\d$/.test(said.trim())))
    return null;
  const isFor = / for (?:an? )?<[^<]*$/.test(text);
  // "3 apples cost 2.40": the second figure is a price.
  const isPriced = /^[^<]*<[^<]* costs?(?: me)? </.test(text);
  // "300 g for 4 people, how much for 7": so many that it is for, and no grams.
  const isForSome =
    kinds[2] === "" &&
    isFor &&
    other.currency === null &&
    other.measures.length === 0 &&
    /^(?:g|mL)$/.test(one.measures[0]?.unit.id ?? "") &&
    third.value < one.value;
  const isFirst =
    kinds[2] === kinds[0] ||
    (kinds[2] === "" &&
      !isForSome &&
      one.currency === null &&
      (/\bhow many\b/.test(text)
        ? /^(?:are|do)$/
        : other.currency === null && !isPriced
          ? isFor
            ? /^(?:are|do)$/
            : /^(?:are|do|cost|)$/
          : /^/
      ).test(asked!));
  const isSecond =
    (kinds[2] === kinds[1] && kinds[2] !== "") ||
    isForSome ||
    (kinds[2] === "" && !isFirst && asked!.startsWith(kinds[0]!) && kinds[0] !== "");
  if (isFirst === isSecond) return null;
  const [a, b] = [one, other].map(toNumber);
  // "1 kg costs 4, how much are 250 g".
  const like = isFirst ? one : other;
  const measure = like.measures[0];
  const c = (measure && toUnit(third, measure.dimension.id, measure.unit.id)) ?? toNumber(third);
  return isFirst ? tellLike(`${b} * ${c} / ${a}`, other) : tellLike(`${a} * ${c} / ${b}`, one);
}

/** What a value counts: its currency, its unit, or the last word behind it without an s. */
function nameKind(value: Value, noun: string): string {
  if (value.type !== "amount") return "";
  if (value.currency !== null) return "money";
  const unit = value.measures[0]?.unit.id;
  if (unit !== undefined) return unit;
  return (noun.split(" ").at(-1) ?? "").replace(/s$/, "");
}
