/** The two sides of a comparison, each as a sentence with what stands for both. */
import type { Value } from "#assistant/readings/slots/form.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { FILL } from "#assistant/readings/slots/words.ts";

export interface Sides {
  readonly sides: readonly [string, string];
  /** The words of each as it was said, without those of the other. */
  readonly said: readonly [string, string];
  /** Whether the words that each has of its own are left out; then a number may be a count. */
  readonly isNameless?: boolean;
  /** The values of the marks in them. */
  readonly values: readonly Value[];
  /** Whether the first is said to be more or less than the second: "A instead of B", "A than B". */
  readonly isOrdered: boolean;
}

const LABELLED =
  "(?:dealer|house|room|yard|seller|carrier|website|plan|job|offer|option|store|shop|loan|car|deal|bank|lender|company|gym|quote|brand|place|apartment|flight|airline|hotel|route|phone|model|product|item|card|school|contractor|vendor|supplier|ticket|box|bag|size|class|team|group|city|town)";
/** "Job a … job b …", "one shop … the other …" */
const FIRST = new RegExp(
  `(?<![a-z])(?:[a-z]+ )?(?:${LABELLED} a|(?:one|the first|first)(?: (?:${LABELLED}|one))?)(?= (?:[a-z;]|<))`,
);
const SECOND = new RegExp(
  `(?:[ ;]+(?:and|while|but|vs|versus|or))?[ ;]+(?:[a-z]+ )?(?:${LABELLED} b|the (?:other|second)(?: (?:${LABELLED}|one))?)(?= (?:[a-z;]|<))`,
);
const CONNECTORS = [
  "(?:vs|versus|compared to|compared with|against)",
  "(?:instead of|rather than)",
  "than",
  "(?:or)",
  "(?:while|whereas|and)",
  // "How many times as tall is A as B"
  "as",
];
const VERB =
  /^(?:(?:sells (?:it|them|the same) |sells|wants|asks|is|are|costs?|pays?|has|have|takes?|gets?|charges?|gives?|offers?|of|at|for|:) )+/;

/** What may be a comparison at all. */
export const COMPARES = new RegExp(
  `(?<![a-z])(?:${CONNECTORS.slice(0, 4).join("|")}|the (?:other|second)|${LABELLED} b|difference|and|times|more|less|cheaper|[a-z]+er)(?![a-z])`,
);

/** All ways to part a sentence into two sides, the likeliest first. */
export function listSides(text: string, values: readonly Value[]): readonly Sides[] {
  const labelled = partByLabels(text.replace(/^between /, ""));
  if (labelled) return shareClauses(labelled[0], labelled[1], values, false);
  for (const connector of CONNECTORS) {
    const parts = text
      .replace(/(?:^|(?<=; ))between /, "")
      .split(new RegExp(`[ ;]*(?<![a-z])${connector}(?![a-z])[ ;]*`));
    if (parts.length < 2) continue;
    const isOrdered = /instead|than/.test(connector);
    const found = parts.slice(1).flatMap((_, at) => {
      const join = (some: readonly string[]) => some.join(` ${connector === "(?:or)" ? "or" : "and"} `);
      const [left, right] = [join(parts.slice(0, at + 1)), join(parts.slice(at + 1))];
      if (!left.includes("<") || !right.includes("<")) return [];
      const both = replaceValues(left, right, values, isOrdered);
      return [...both, ...shareClauses(left, right, values, isOrdered)];
    });
    if (found.length > 0) return found;
  }
  // "Flight a 340, flight b 265": two figures alone part the sentence.
  const [left = "", right = "", ...more] = text.split(/(?<=>)/).filter((part) => part.includes("<"));
  const isLabelled = new RegExp(
    `(?<![a-z])${LABELLED} (?:b|2|two)(?![a-z])|(?<![a-z])(?:old|last|previous|before|regular) [^<]*<[^<]*(?<![a-z])(?:new|now|this|current|after)(?![a-z])`,
  ).test(text);
  const isApart = / ; /.test(right) && !ONE_SIDED.test(text);
  if (!(isLabelled || isApart) || left === "" || right === "" || more.length > 0 || /<time|<percent/.test(text))
    return [];
  const [one, other] = [left, right].map((side) =>
    side
      .replaceAll(/(?<![a-z])(?:old|new|last|previous|before|regular|now|current|after)(?![a-z])/g, "")
      .replace(/^(?:[ ;]|(?:is|as|are)(?= ))+/, "")
      .trim(),
  );
  return [...(isApart ? replaceValues(one!, other!, values, false) : []), ...shareClauses(one!, other!, values, false)];
}

/** What one figure alone is said to be: what is needed, what there is. */
const ONE_SIDED =
  /(?<![a-z])(?:needs?|wants?|goal|target|have|had|spen[dt]|owes?|budget|saved|left|limit|costs?|paid|pay|at|of|for|per|each|every|an?)(?![a-z])/;

function partByLabels(text: string): readonly [string, string] | null {
  const second = SECOND.exec(text);
  const first = second && FIRST.exec(text.slice(0, second.index));
  if (!second || !first) return null;
  const before = text.slice(0, first.index).replace(/[ ;]+$/, "");
  const left = text
    .slice(first.index + first[0].length, second.index)
    .replace(/^[ ;]+/, "")
    .trim()
    .replace(VERB, "");
  const right = text
    .slice(second.index + second[0].length)
    .replace(/^[ ;]+/, "")
    .trim()
    .replace(VERB, "");
  if (!left.includes("<") || !right.includes("<")) return null;
  // A loan is what both are.
  const [kind] = /(?:loan|mortgage)(?= a$)/.exec(first[0]) ?? [];
  if (kind) return [`${before} ; ${kind} ${left}`, `${kind} ${right}`];
  return [before.includes("<") ? `${before} ; ${left}` : left, right];
}

/** Whole sides; clauses before the first or behind the last may stand for both. */
function shareClauses(left: string, right: string, values: readonly Value[], isOrdered: boolean): readonly Sides[] {
  const [before, behind] = [left.split(" ; "), right.split(/ ; (?:and )?| and (?=(?:i|we) )/)];
  const found: Sides[] = [];
  for (let tail = behind.length; tail >= 1; tail--) {
    for (let head = 0; head < before.length; head++) {
      const [shared, own] = [before.slice(0, head), before.slice(head)];
      const [other, last] = [behind.slice(0, tail), behind.slice(tail)];
      if (!own.join().includes("<") || !other.join().includes("<")) continue;
      const sides = [own, other].map((one) => [...shared, ...one, ...last].join(" ; ")) as [string, string];
      found.push({ sides, said: [own.join(" "), other.join(" ")], values, isOrdered });
    }
  }
  return found.slice(0, 4);
}

const MARK = /<([a-zA-Z]+)(\d+)>/g;
const AMOUNTS = new Set(["money", "number", "multiple", "run", "cent"]);
/** A figure without a unit that differs by more is of another kind. */
const MOST_TIMES = 8;

/** "15k loan 5 years 7.5 % vs 6.25 %": the second side is the first with another value; what else stands behind is of both. */
function replaceValues(left: string, right: string, values: readonly Value[], isOrdered: boolean): readonly Sides[] {
  const [before, behind] = [[...left.matchAll(MARK)], [...right.matchAll(MARK)]];
  const used = new Map<number, Value>();
  let at = 0;
  for (; at < behind.length; at++) {
    const own = behind[at]!;
    const value = values[Number(own[2])]!;
    const rest = behind.slice(at + 1).filter(([, kind]) => getClass(kind!) === getClass(own[1]!)).length;
    const like = before
      .map((one, place) => ({ one, place }))
      .filter(({ one }) => getClass(one[1]!) === getClass(own[1]!));
    // The last of their kind, in their order: "20 dollars at 4 % vs 5 %".
    const twin =
      like[like.length - 1 - rest] ??
      (isBareOfLast(own, before, values) && at === 0 ? { one: before.at(-1)!, place: before.length - 1 } : undefined);
    if (!twin || used.has(twin.place) || !isLike(values[Number(twin.one[2])]!, value)) break;
    used.set(twin.place, likeTwin(values[Number(twin.one[2])]!, value));
  }
  if (used.size === 0) return [];
  const places = [...used.keys()];
  const isAtEnd = Math.min(...places) >= before.length - places.length;
  const isOnly = places.every((place) => {
    const kind = getClass(before[place]![1]!);
    return before.filter((one, other) => getClass(one[1]!) === kind && !used.has(other)).length === 0;
  });
  if (!isAtEnd && !isOnly) return [];
  // "500 down and 60 payments of 389 vs 48 of 452": what is joined is of the first alone.
  if (
    /<[a-zA-Z]+\d+>(?: (?:then|plus|\+)|.*\b(?:down|deposit|upfront|fee)(?: (?:and|then|plus|\+))*)$/.test(
      left.slice(0, before[Math.min(...places)]!.index).trimEnd(),
    )
  )
    return [];
  const last = behind[at - 1]!;
  const cut = last.index + last[0].length;
  const [head, tail] = [right.slice(0, cut), right.slice(cut).trim()];
  const all = [...values];
  const second = before.reduceRight((text, mark, place) => {
    const value = used.get(place);
    if (!value) return text;
    const written = `<${mark[1]}${all.push(value) - 1}>`;
    return text.slice(0, mark.index) + written + text.slice(mark.index + mark[0].length);
  }, left);
  // "Two 10 inch vs one 14 inch": so many are another figure.
  if (/(?<![a-z])(?:one|a|an) <[a-z]+\d+>$/.test(head) && /<number\d+> <[a-z]+\d+>/.test(left)) return [];
  const names = listWords(head).filter((word) => !listWords(left).includes(word));
  if (!names.every((word) => FILL.has(word) || isIdle(word) || /^ones?$/.test(word))) return [];
  // Each has its own name behind its value: "a 9 watt led vs a 60 watt bulb, 1200 hours".
  const [name = ""] = /^(?:[a-z]+ ?)*/.exec(tail)!;
  const own = takeIdle(name);
  const both = tail.slice(own.length).trim();
  const end = isAtEnd ? /(?<=>)(?: [a-z]+)*$/.exec(second) : null;
  const renamed =
    own !== "" && end && takeIdle(end[0].trim()) === end[0].trim() ? `${second.slice(0, end.index)} ${own}` : second;
  const ownNames = new Set([...listWords(end?.[0] ?? ""), ...listWords(own)]);
  const hide = (text: string) =>
    text
      .split(" ")
      .filter((word) => !ownNames.has(word) || FILL.has(word))
      .join(" ");
  const sides = [left, renamed].map((one) => `${one} ${both}`.trim()) as [string, string];
  const plain = sides.map(hide) as [string, string];
  const isNamed = ownNames.size > 0 && [...ownNames].every((word) => isIdle(word));
  const whole = [left, second].map((one) => `${one} ${tail}`.trim()) as [string, string];
  return [
    sides,
    ...(own !== "" && both !== "" ? [whole] : []),
    ...(isNamed && plain[0] !== sides[0] ? [plain] : []),
  ].map((one) => ({
    sides: one,
    said: [left, right] as const,
    values: all,
    isOrdered,
    isNameless: one === plain && ownNames.size > 0,
  }));
}

/** The words before the first that has a meaning. */
function takeIdle(text: string): string {
  const words = text.split(" ");
  const end = words.findIndex((word) => FILL.has(word) || !isIdle(word));
  return (end < 0 ? words : words.slice(0, end)).join(" ").trim();
}

/** "31 an hour vs 62000 salary": what is of another period, or of another size, is another thing. */
function isLike(twin: Value, value: Value): boolean {
  if (twin.type !== "amount" || value.type !== "amount") return twin.type === value.type;
  const times = (value.value * value.multiple) / (twin.value * twin.multiple);
  if (twin.measures.length === 0 && (times > MOST_TIMES || times < 1 / MOST_TIMES)) return false;
  return twin.per === null || value.per === null || twin.per === value.per;
}

const getClass = (kind: string) => (AMOUNTS.has(kind) ? "amount" : kind);
const listWords = (text: string) => text.replaceAll(MARK, " ").split(/[ ;]+/).filter(Boolean);

/** "75 mph vs 60": a figure alone has the unit of the last one before it. */
function isBareOfLast(own: RegExpMatchArray, before: readonly RegExpMatchArray[], values: readonly Value[]): boolean {
  const [value, last] = [values[Number(own[2])]!, values[Number(before.at(-1)?.[2])]];
  if (own[1] !== "number" || value.type !== "amount" || last?.type !== "amount") return false;
  const times = value.value / last.value;
  return times > 1 / MOST_TIMES && times < MOST_TIMES;
}

/** A value with the unit of the one in whose place it stands. */
function likeTwin(twin: Value, value: Value): Value {
  if (
    value.type !== "amount" ||
    twin.type !== "amount" ||
    value.measures.length > 0 ||
    value.isPercent ||
    value.currency
  )
    return value;
  if (twin.measures.length === 0 && !twin.isPercent && !twin.currency) return value;
  return {
    ...twin,
    value: value.value,
    multiple: value.multiple,
    text: twin.text.replace(/\d[\d.,]*\s?k?(?![a-z])|\d[\d.,]*/i, value.text.trim()),
  };
}
