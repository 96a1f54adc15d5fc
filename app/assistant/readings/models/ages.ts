/**
 * How old people are by how old another one is: "Mom was 27 when I was born and I'm 34, how old is she". Whoever is said
 * stands as @0 or @1, each figure as #0, #1 …; what is left over must say nothing.
 */
import type { Reading } from "#assistant/readings/reading.ts";
import { sum, toNumber } from "#assistant/readings/slots/form.ts";
import { markPeople } from "./people.ts";
import type { Marked } from "./read-model.ts";

/** What says nothing beside people, figures and what is between them. */
const FILL =
  /^(?:and|if|so|then|what|whats|when|the|a|an|of|years?|yrs?|old|right|will|would|be|is|was|were|are|do|does|did|has|have|now|today|currently|this|year|just|only|already|turned|turning|turns|at|to|that|it|in|time|say|me|for|exactly|both|can|you|tell|there|all|get|got|how|s|hey|while|than|years'|we|our|their|together|ages?|had)$/;

const RATIOS: Readonly<Record<string, number>> = {
  twice: 2,
  double: 2,
  "2 times": 2,
  triple: 3,
  "three times": 3,
  thrice: 3,
  "four times": 4,
  "five times": 5,
  half: 0.5,
  "half of": 0.5,
  "a third of": 1 / 3,
  "one third of": 1 / 3,
  "a quarter of": 0.25,
  "a fourth of": 0.25,
};
const WORD_RATIO = Object.keys(RATIOS)
  .toSorted((a, b) => b.length - a.length)
  .join("|");
const RATIO = `(?:${WORD_RATIO}|#(\\d+) (?:times|x|of))`;

/** Null where it is not such a question, or a word of it has no place. */
export function readAges({ text, values }: Marked): Reading | null {
  if (
    !/\b(?:old|older|younger|age|ages|born|turn|turns|until (?:i|im|i'm|he|she)|retires? at)\b| ago\b.* now$/.test(
      text,
    ) ||
    /<(?!number|years|fraction|multiple)/.test(text)
  )
    return null;
  if (
    values.filter(({ type }) => type === "amount").length > 3 ||
    /\b(?:dog years|cat years|human years|months|days|weeks|hours|average|retired|retirement)\b/.test(text)
  )
    return null;
  const people = markPeople(
    // "My 12 year old" is a kid, "in 6 years I'll be 50" is told of later.
    text
      .replace(
        /\b(?:my|our|the|a|her|his) <(number|years)(\d+)>(?: years?| yrs?)? old(?= (?:kid|son|daughter|boy|girl|child|will|be|is|turns?)\b)(?: (?:kid|son|daughter|boy|girl|child))?/,
        "kid <$1$2>",
      )
      .replace(/\b(?:(i)'?|(s?he|they)')ll (?=be\b)/g, "$1$2 will ")
      // "5 years ago I was 31", "in 6 years I will be twice as old as"
      .replace(
        new RegExp(
          `^(?=.* (?:ago|later|in <)\\b|in <)(?!.*\\b(?:was|were)\\b.*\\b(?:was|were|born|when)\\b)(.*?)\\b(?:w(?:as|ere)|(?:will|would) (?:be|turn)|turns?)(?: exactly)? (?=<|${WORD_RATIO})`,
        ),
        "$1will be later ",
      ),
  );
  // "Now" is a word here.
  const figures = values.map((value) => (value.type === "amount" ? toNumber(value) : null));
  return people === null ? null : work(people, figures);
}

/** What is known: ages, and how much older the first is than the second. */
function work(said: string, figures: readonly (number | null)[]): Reading | null {
  let rest = said;
  const used = new Set<number>();
  const take = (pattern: RegExp): RegExpExecArray | null => {
    const match = pattern.exec(rest);
    if (match)
      rest = `${rest.slice(0, match.index)} ${rest.slice(match.index + match[0].length)}`.replaceAll(/ +/g, " ");
    return match;
  };
  const figure = (at: string | undefined): string => {
    used.add(Number(at));
    return String(figures[Number(at)]);
  };
  const ages: Record<string, string> = {};
  const isLater =
    take(
      /(?<=@[01] )(?:will|would|'ll)? ?(?:be )?\blater(?= #| (?:twice|double|triple|thrice|three|four|five|half|an?|one)\b)/,
    ) !== null;
  // "In how many years will I be twice as old as her"
  const until2 = take(
    new RegExp(
      `(?:(?:in )?how (?:many years|long)(?: (?:until|till|before))?|when)(?: (?:will|is|am))? @([01])(?: be| is| am)?(?: exactly)? (${RATIO})(?: (?:as old as|the age of|older than))? @([01])(?: age)?`,
    ),
  );
  /** "+ 27": what is added to the age of the second for that of the first. */
  let relation: { first: string; sign: "+" | "-" | "*"; by: string } | null = null;

  // What is asked comes out first: it may hold figures of its own.
  const birth = take(
    /(?:how old|(?:at )?what age)(?: (?:was|were|did))? @([01])(?: when)?(?: @[01])?(?: (?:was|were))? (?:have|had|gave birth to|born)(?: @[01])?(?=$| (?:if|given)\b)/,
  );

  // "How old will she be when he is 18", "how many years until I turn 65"
  const other = (who: string) => String(1 - Number(who));
  const then = birth
    ? null
    : take(
        /(?:how old|what age) (?:will|would|was|were|is|am|are)(?: @[01])?? @([01])(?: be)? (?:when|once|by the time) @([01]) (?:is |was |turns? |turned |will be |hits? |reach\w* )?#(\d+)/,
      );
  const wait =
    birth || then
      ? null
      : take(
          /(?:how (?:many(?: more)? years|long)(?: (?:until|till|before|to))?|in how many years|years (?:until|till|before)|when(?= (?:will|do|does)))(?: (?:will|do|does|is|am))? @([01])(?: @[01])?(?: (?:turn|turns|be|will be|hits?|reach|reaches|become|becomes|get to|is|am|retire at|retires at|can retire at))* #(\d+)/,
        );
  const isOfTotal =
    take(
      /(?:(?:the )?(?:sum|total) of (?:our|their|the|both|@[01]|and| )*ages?|(?:our|their|the)? ?(?:combined|total)? ?ages?(?= (?:add|sum|total)))(?: (?:is|are|=|equals?|add up to|add to|adds up to|sum to|total))* #(\d+)/,
    ) ??
    take(
      /(?:together|combined|in total)(?: (?:we|they|@[01]|and))*(?: (?:are|is|have|make))? #(\d+)|(?:(?:we|they) )?(?:are )?#(\d+) (?:together|combined|in total)/,
    );
  const total = isOfTotal ? figure(isOfTotal[1] ?? isOfTotal[2]) : null;

  const later = take(/\bin #(\d+)(?: time)?|#(\d+) (?:from (?:now|today)|later|hence)/);
  // "In 2004" is not a span.
  if (later && Number(figures[Number(later[1] ?? later[2])]) > 200) return null;
  const ago = later ? null : take(/#(\d+) ago/);
  if (isLater && !later && !ago) return null;
  const span = later ?? ago;
  /** What was said then is so many years from now. */
  const [shift, back] = span
    ? ["+", "-"].map(
        (sign) => ` ${(sign === "+") === ((later !== null) !== isLater) ? "+" : "-"} ${figure(span[1] ?? span[2])}`,
      )
    : ["", ""];
  const born =
    take(
      /@([01]) (?:was )?(?:at )?(?:age )?#(\d+) (?:when|the year|the day) (?:@\d )?(?:had |gave birth to )?@([01])(?: was| were)?(?: born)?(?=$| (?!#))/,
    ) ??
    take(
      /@([01]) (?:had|gave birth to|gave birth|became a parent to) @([01]) (?:at|when @\d was|when @\d|when)(?: the)?(?: age)?(?: of)? ?#(\d+)/,
    );
  if (born) {
    const isHad = /#(\d+)$/.test(born[0]);
    relation = { first: born[1]!, sign: "+", by: figure(isHad ? born[3] : born[2]) };
  }
  const gap = relation ? null : take(/@([01])(?: who)? #(\d+) (older|younger)/);
  if (gap) relation = { first: gap[1]!, sign: gap[3] === "older" ? "+" : "-", by: figure(gap[2]) };
  rest = rest.replace(new RegExp(`(${RATIO} (?:as old as )?(?:the age of )?@[01?]) (?:age|old)\\b`), "$1");
  const ratio = relation ? null : take(new RegExp(`@([01]) (${RATIO}) (?:as old as )?(?:the age of )?(?=@[01?])`));
  if (ratio)
    relation = {
      first: ratio[1]!,
      sign: "*",
      by: ratio[3] === undefined ? String(RATIOS[ratio[2]!]) : figure(ratio[3]),
    };
  for (;;) {
    const age = take(/@([01]) (?:who |age )?#(\d+)(?! (?:older|younger|times|x ))/);
    if (!age) break;
    if (ages[age[1]!] !== undefined) return null;
    ages[age[1]!] = figure(age[2]);
  }
  if (until2?.[3] !== undefined) figure(until2[3]);
  const until = then ? figure(then[3]) : wait ? figure(wait[2]) : null;
  if (used.size !== figures.filter((one) => one !== null).length) return null;

  const isHowMuch = take(
    /\bhow (?:many|much)(?: years?)? (older|younger)|\bage difference|\bdifference in ages?|\bage gap/,
  );
  const isTimes = isHowMuch ? null : take(/\bhow many times (?:older|as old|the age)(?: of)?/);
  const asked =
    birth ??
    then ??
    wait ??
    until2 ??
    (isHowMuch || isTimes
      ? null
      : (take(
          /\b(?:how old|what age|the age of|age of|at what age)(?: (?:is|am|are|was|were|will|would|'s|now))*(?: the)? @([01])/,
        ) ??
        take(/@([01]) (?:age|old)\b/) ??
        take(/\bage\b|\bhow old\b/)));
  // "My brother is half my age and I'm 26" asks for his.
  const isImplied =
    (relation !== null || (isLater && said.endsWith(" now"))) && !/\b(?:how|what|when|which|who)\b/.test(said);
  if (!asked && !isImplied && !isHowMuch && !isTimes) return null;
  if (
    !rest
      .replaceAll(/@[01?]|\|/g, " ")
      .split(" ")
      .filter(Boolean)
      .every((word) => FILL.test(word) || (/^(?:than|as|from|between|'s)$/.test(word) && !asked))
  )
    return null;

  if (until2) {
    const by = until2[3] === undefined ? RATIOS[until2[2]!]! : Number(figures[Number(until2[3])]);
    return relation || shift !== "" || total !== null ? null : readRatioLater(ages[until2[1]!], ages[until2[4]!], by);
  }
  const [one, two] = [ages["0"], ages["1"]];
  const both = one !== undefined && two !== undefined;
  if (isHowMuch || isTimes || birth) {
    if (!both || relation || shift) return null;
    const [high, low] = Number(one) > Number(two) ? [one, two] : [two, one];
    // Who had whom is the older one.
    if (birth && ages[asked![1]!] !== high) return null;
    return sum(`${high} ${isTimes ? "/" : "-"} ${low}`);
  }
  if (wait) {
    const age = ages[wait[1]!];
    return age !== undefined && !both && !relation && !shift && Number(until) > Number(age)
      ? { ...sum(`${until} - ${age}`), told: { field: { kind: "number", label: "Years", unit: "years" } } }
      : null;
  }
  if (then) {
    const [of, by] = [then[1]!, then[2]!];
    if (of === by || shift || total !== null) return null;
    if (both && !relation) return tell(`${until} + ${ages[of]} - ${ages[by]}`);
    if (both || one !== undefined || two !== undefined || !relation || relation.sign === "*") return null;
    return tell(`${until} ${(relation.first === of) === (relation.sign === "+") ? "+" : "-"} ${relation.by}`);
  }
  if (total !== null) {
    const of = asked?.[1];
    if (of === undefined || one !== undefined || two !== undefined || !relation || shift) return null;
    const { first, sign, by } = relation;
    if (sign === "*") return tell(first === of ? `${total} * ${by} / (${by} + 1)` : `${total} / (${by} + 1)`);
    return tell(`(${total} ${(first === of) === (sign === "+") ? "+" : "-"} ${by}) / 2`);
  }
  const who =
    asked?.[1] ?? (ages["0"] === undefined || !said.includes("@1") ? "0" : ages["1"] === undefined ? "1" : "0");
  const own = ages[who];
  if (own !== undefined) return relation || shift === "" || both ? null : tell(`${own}${shift}`);
  const known = ages[other(who)];
  if (known === undefined || !relation) return null;
  const { first, sign, by } = relation;
  const times = first === who ? `${sign} ${by}` : `${{ "+": "-", "-": "+", "*": "/" }[sign]} ${by}`;
  // "10 years ago I was 4 times as old as he", who is 15
  return tell(isLater && sign === "*" ? `(${known}${back}) ${times}${shift}` : `${known} ${times}${shift}`);
}

/** When one is so many times as old as the other: both grow older by the same years. */
function readRatioLater(older: string | undefined, younger: string | undefined, by: number): Reading | null {
  if (older === undefined || younger === undefined || older === younger) return null;
  const years = (Number(older) - by * Number(younger)) / (by - 1);
  return years > 0
    ? {
        ...sum(`(${older} - ${by} * ${younger}) / (${by} - 1)`),
        told: { field: { kind: "number", label: "Years", unit: "years" } },
      }
    : null;
}

const tell = (formula: string): Reading => ({
  ...sum(formula),
  told: { field: { kind: "number", label: "Age", unit: "years" } },
});
