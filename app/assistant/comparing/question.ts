/** What a comparison asks of its two sides: their difference, a percentage, how many times, or which of them. */
import { PERIODS } from "#assistant/tokens/periods.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";

export interface Question {
  readonly kind: "difference" | "percent" | "points" | "times" | "which";
  /** What of both is compared, as it was said: "total interest"; "" where nobody said. */
  readonly noun: string;
  /** Whether it asks for a count: "how many more cards", "how many times as many". */
  readonly isCounted: boolean;
  /** "cheaper", "more"; "" where it asks for a difference alone. */
  readonly word: string;
  /** The unit that the answer is asked for in. */
  readonly unit: Measure | null;
  readonly period: string | null;
  /** Which side is said to be more or less: 0 the first, 1 the second. */
  readonly subject: 0 | 1 | null;
  /** The same by its name: "how much cheaper is hulu". */
  readonly name: string;
  /** The sentence without its question. */
  readonly rest: string;
}

const MORE =
  "more expensive|more likely|pricier|costlier|bigger|larger|greater|higher|faster|quicker|longer|taller|heavier|hotter|warmer|stronger|farther|further|wider|deeper|older|more";
const LESS =
  "less expensive|less likely|cheaper|smaller|lower|slower|shorter|lighter|colder|cooler|weaker|closer|narrower|fewer|younger|less";
export const IS_LESS = new RegExp(`^(?:${LESS}|cheapest|least|lowest)$`);
const COMPARED = `(?:${MORE}|${LESS}|better)`;
const MOST = "(?:cheapest|best|biggest|highest|lowest|fastest|most|least)";
const PERIOD = Object.keys(PERIODS).join("|");
const A_PERIOD = `(?:(?:an?|per|each|every|the|in an?|(?:over|for) (?:an?|one|the first)|\\/) (?:${PERIOD})|yearly|annually|monthly|weekly|daily)`;
const MUCH = "(?:by )?how (?:much|many)(?: of an?)?";
const DOING =
  "(?:(?:would|do|does|will|can|could|should) )?(?:i|we|you|it|that|this|one|they)(?: be| end up)? sav(?:e|ing)";
/** What stands before "difference" is what differs. */
const NOUNS =
  "(?:(?:in|the|total|overall|price|cost|payment|interest|pay|salary|area|size|volume|time|weight|height|length|distance|speed|temperature|age|rent|bill|percent|percentage|wage|income|monthly|yearly|annual|annually|weekly|daily|hourly|extra|money) )*";

/** The forms of the question, the narrower first; what is named in them is the word of the comparison, or a unit. */
const CORES: readonly (readonly [Question["kind"], RegExp])[] = [
  [
    "times",
    new RegExp(
      `${MUCH.replace("much|many", "many")} times(?: as)?(?: (?<word>${COMPARED}|much|many|likely|big|long|fast|heavy|far))?(?: as)?`,
    ),
  ],
  [
    "points",
    new RegExp(`(?:${MUCH} |what |difference in )?percentage points?(?: (?:difference|(?<word>${COMPARED})))?`),
  ],
  ["percent", new RegExp(`(?:(?:${MUCH}|(?:by )?what) |(?<=; ))percent(?:age)? (?<word>${COMPARED})`)],
  ["percent", new RegExp(`${MUCH} (?<word>${COMPARED}) (?:in|as an?) percent(?:age)?`)],
  ["percent", new RegExp(`(?:is )?(?<word>${COMPARED}) by (?:what|how (?:many|much)) percent(?:age)?`)],
  [
    "difference",
    new RegExp(
      `(?:which|what)(?: one)?(?: is| costs?| pays?)?(?: the)? (?<word>${COMPARED})(?: deal| option)?(?: ;)? (?:and )?by how (?:much|many)`,
    ),
  ],
  ["difference", new RegExp(`${NOUNS}difference(?: (?:in|of))?`)],
  ["difference", new RegExp(`${MUCH} (?<unit>[a-z]+(?: inches| feet)?) (?:(?<word>${COMPARED})|${DOING})`)],
  ["difference", new RegExp(`${MUCH} (?<word>${COMPARED})`)],
  ["difference", new RegExp(`(?:${MUCH}|what) ${DOING}`)],
  ["difference", /how (?:much|far|many dollars) apart are (?:they|these|those|the two)/],
  ["difference", new RegExp(`(?:and )?by how much(?: is)?`)],
  ["difference", new RegExp(`(?:annual|yearly|monthly|total|weekly) sav(?:ings?|ed)|sav(?:ings?|ed)(?= ${A_PERIOD})`)],
  ["which", new RegExp(`which(?: (?:one|of (?:them|these|the two)))?(?: [a-z]+){0,3}? (?<word>${COMPARED}|${MOST})`)],
  ["which", new RegExp(`(?<word>lowest|highest|cheapest|cheaper)(?= (?:unit )?(?:price|cost|rate)(?![a-z]))`)],
  ["which", new RegExp(`(?:the )?(?<word>better|best|cheaper|cheapest) (?:deal|value|buy|option)`)],
  ["which", new RegExp(`(?:what'?s|whats|what is|what) (?:the )?(?<word>${COMPARED})`)],
];

/** What ends the words of the question. */
const ENDS = /^(?:is|are|was|does|do|would|will|on|between|for|from|at|if|with|when|than|the|an?|it|i|we|to)$/;
const FIRST = "first|former|a";
const SECOND = "second|latter|other|b";
/** "… does the first pay", "… would b cost": behind the question. */
const SUBJECT = new RegExp(
  `^(?:(?:is|are|does|do|would|will|did|was) )?(?:(?:me|it) )?(?:(?:at|with|from|in) )?(?:the )?(?:[a-z]+ )?(?:(?<first>${FIRST})|(?<second>${SECOND}))(?: (?:one|shop|store|job|plan|offer|option|deal|loan|bank))?(?: (?:cost|pay|make|earn|be|run|give|charge|take))?(?: (?:me|us))?$`,
);

/** "How much more is the big one": which of them is seen. */
const OF_ITSELF =
  /^(?:is|are|does|do) (?:the )?(?:big|bigger|large|larger|small|smaller|single|expensive|cheaper|better)(?: (?:one|pizza|cost))?$/;

const NAMED =
  /^(?:(?<noun>[a-z]+) )?(?:is|are|does|do|did|would|will) (?:the |my |an? )?(?<name>[a-z]+(?: [a-z]+)??)(?: (?:cost|pay|make|earn|be|give|charge|take|have|has|own|get|need|read|sell|eat|drink|score))?(?: (?:me|us))?$/;

export function findQuestion(text: string): Question | null {
  const question = findCore(text);
  return question && withRest(question);
}

/** What of the question stands between the sides: "is a taller than b, and by how much", "than a job that pays 20, in pounds". */
function withRest(question: Question): Question {
  const compared = question.word === "" ? new RegExp(` (${COMPARED})(?= than )`).exec(question.rest) : null;
  let rest = compared
    ? question.rest.replace(compared[0], "").replace(/(?:^|(?<=; ))(?:is|are|does|do) /, "")
    : question.rest;
  const doing = new RegExp(
    ` (?:pays?|costs?|makes?|earns?|costing|paying)(?: (?:per|an?|each|every) (${PERIOD}))?(?= than )`,
  ).exec(rest);
  if (doing) rest = rest.replace(doing[0], "");
  const inUnit = question.unit ? null : /(?<=>.*) in ([a-z]+)(?: degrees)?$/.exec(rest);
  const [unit = null] = inUnit ? findMeasures(inUnit[1]!) : [];
  if (unit) rest = rest.slice(0, inUnit!.index);
  const period = question.period ?? (doing?.[1] ? PERIODS[doing[1]]! : null);
  return { ...question, rest, period, unit: question.unit ?? unit, word: question.word || (compared?.[1] ?? "") };
}

function findCore(text: string): Question | null {
  for (const [kind, core] of CORES) {
    const found = new RegExp(`(?<![a-z])(?:${core.source})(?![a-z])`).exec(text);
    if (!found) continue;
    const before = text.slice(0, found.index).trim();
    const behind = text.slice(found.index + found[0].length).trim();
    const [, clause = "", others = ""] = /^([^;<]*)(.*)$/.exec(behind)!;
    const isLast = !others.startsWith("<");
    return describe(kind, found, before, clause.trim(), others, isLast);
  }
  return null;
}

function describe(
  kind: Question["kind"],
  found: RegExpExecArray,
  before: string,
  turned: string,
  others: string,
  isLast: boolean,
): Question | null {
  const { word = "", unit: counted } = found.groups ?? {};
  const clause = turned.replace(
    new RegExp(`^(${A_PERIOD}|in [a-z]+(?: [a-z]+)?) ((?:is|are|do|does|would|will) .+)$`),
    "$2 $1",
  );
  const timed = clause.replace(new RegExp(`(?<![a-z])${A_PERIOD}$`), "").trim();
  const said = new RegExp(`(?<![a-z])(?:${PERIOD})(?![a-z])`).exec(
    isLast ? `${found[0]} ${clause.slice(timed.length)}` : found[0],
  );
  const inUnit =
    /(?:^| )in ([a-z/]+(?: [a-z]+)?)$/.exec(isLast ? timed : "") ??
    (isLast && found[0].endsWith(" in") ? /^([a-z/]+(?: [a-z]+)?)$/.exec(timed) : null);
  const alone = /(?:^| )((?:sq|square|cubic) [a-z]+|(?<=per )[a-z]+)$/.exec(isLast ? timed : "");
  const measure = (name: string | undefined) => (name ? (findMeasures(name)[0] ?? null) : null);
  const isOf = counted !== undefined && /^(?:money|dollars|bucks|interest)$/.test(counted);
  const unit = isOf ? null : (measure(counted) ?? measure(inUnit?.[1]) ?? measure(alone?.[1]));
  if (counted !== undefined && !isOf && !unit) return null;
  let rest = (unit && !counted ? timed.slice(0, measure(inUnit?.[1]) ? inUnit!.index : alone!.index) : timed).trim();
  const subject = isLast ? SUBJECT.exec(rest) : null;
  if (subject || OF_ITSELF.test(rest)) rest = "";
  const naming = isLast && !subject ? NAMED.exec(rest)?.groups : undefined;
  const called = naming?.["name"];
  const name = called !== undefined && ` ${before} `.includes(` ${called} `) ? called : "";
  if (name !== "") rest = naming?.["noun"] ?? "";
  const words = rest.split(" ").filter(Boolean);
  const end = isLast ? -1 : words.findIndex((one, at) => ENDS.test(one) && !(at === 0 && one === "the"));
  const noun = [...nounsOf(found[0]), ...(end < 0 ? words : words.slice(0, end))]
    .join(" ")
    .replace(/^(?:(?:in|of|is|are|the|it|that|does|do|would|will|this) )+|^(?:is|are|it|that|do)$/, "")
    .replace(/ (?:is|are|it|that)$/, "");
  const left = end < 0 ? "" : words.slice(end).join(" ");
  // "Is" and "does" before a side say nothing, behind the sides nothing may be left.
  const front = left.replace(
    /^(?:(?:is|are|was|does|do|would|will|it|if|i|we) )*(?:(?:is|are|was|does|do|would|will|it)$)?/,
    "",
  );
  return {
    kind,
    noun,
    isCounted: !unit && (kind === "times" ? /^(?:many|more)$/.test(word) : /\bmany\b/.test(found[0])),
    word,
    unit,
    period: said ? PERIODS[said[0]]! : null,
    name,
    subject: subject?.groups?.["first"] ? 0 : subject?.groups?.["second"] ? 1 : null,
    rest: `${before} ; ${isLast ? "" : front} ${others}`
      .replaceAll(/ +/g, " ")
      .replace(/^[ ;]+|[ ;]+$/g, "")
      .replaceAll(/;(?: (?:so|and|then|;))+/g, ";")
      .replace(/[ ;]+(?:so|and|then)?[ ;]*$/, ""),
  };
}

/** "Monthly payment" of "monthly payment difference". */
function nounsOf(core: string): readonly string[] {
  return /difference/.test(core)
    ? core
        .replace(/difference.*/, "")
        .split(" ")
        .filter(Boolean)
    : [];
}
