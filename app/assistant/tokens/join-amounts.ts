/** Amounts and dates that only make sense together ("5 ft 11 in"). */
import { addMonths } from "#maths/calendar.ts";
import { convert } from "#units/convert.ts";
import { lookBack } from "./read-date.ts";
import { type Amount, isBare, type Token } from "./token.ts";

/** Units that another number follows: 5 ft 11, 2 h 30, 12 st 5. */
const CONTINUED: Readonly<Record<string, string>> = {
  ft: "in",
  st: "lb",
  h: "min",
  min: "s",
  m: "cm",
  lb: "oz",
  yd: "ft",
};

const PAST = new Set("was were last since born ago began started had did conceived lmp".split(" "));
/** What is counted from a day that is over: "first day of period nov 10, when do I ovulate". */
const FROM_PAST = /^(?:ovulat\w+|fertile|fertility)$/;

/** "My last period was on October 2": a day without a year lies behind where the sentence looks back. */
export function resolvePastDates(tokens: readonly Token[], today: string): readonly Token[] {
  if (!tokens.some((token) => token.type === "word" && (PAST.has(token.word) || FROM_PAST.test(token.word))))
    return tokens;
  // "Born in March, how old will she be this Christmas" looks ahead again.
  let isPast = true;
  return tokens.map((token) => {
    if (token.type === "word") isPast = PAST.has(token.word) || (isPast && token.word !== "will");
    return token.type === "date" && !token.hasYear && isPast ? { ...token, date: lookBack(token.date, today) } : token;
  });
}

const SPANS = new Set("to until till til through thru and".split(" "));

/** "From March 3 to 15 June 2026": the first day is of the second one's year, or of the year before where it would lie behind it. */
export function shareYears(tokens: readonly Token[]): readonly Token[] {
  return tokens.map((token, at) => {
    const [link, last] = [tokens[at + 1], tokens[at + 2]];
    if (token.type !== "date" || token.hasYear || last?.type !== "date" || !last.hasYear) return token;
    if (link?.type !== "word" || !SPANS.has(link.word)) return token;
    let date = token.date;
    while (date > last.date) date = addMonths(date, -12);
    while (addMonths(date, 12) <= last.date) date = addMonths(date, 12);
    return { ...token, date };
  });
}

const HALF_DAY = /^(?:1[0-2]|[1-9]):[0-5]\d$/;
/** What is not a time of day where it has minutes and seconds. */
const OF_A_RUN =
  /\b(?:pace|miles?|km|5k|10k|marathon|laps?|songs?|tracks?|record|faster|slower|improve\w*|splits?|min|videos?|score)\b/i;
const OF_WORK = /\b(?:work\w*|shifts?|from|open|class|meeting|lunch|slept|sleep|clock\w*|school|hours)\b/i;

/** "9:15 to 5:45", "11:40 until 1:15": where neither says which half of the day it is in, the second is the next one of its name. */
export function resolveHalfDays(tokens: readonly Token[], text: string): readonly Token[] {
  if (OF_A_RUN.test(text)) return tokens;
  return tokens.map((token, at) => {
    const [link, first] = [tokens[at - 1], tokens[at - 2]];
    if (token.type !== "time" || first?.type !== "time" || !link) return token;
    const isLinked =
      (link.type === "word" && SPANS.has(link.word) && (link.word !== "and" || /\bbetween\b/i.test(text))) ||
      (link.text === "-" && OF_WORK.test(text));
    if (!isLinked || ![first, token].every((one) => HALF_DAY.test(one.text.trim())) || token.time >= first.time)
      return token;
    const hour = Number(token.time.slice(0, 2)) + 12;
    return hour < 24 ? { ...token, time: `${hour}${token.time.slice(2)}` } : token;
  });
}

/** What is poured or spread: its third size is a thickness in the trade's small unit, and no unit of the other two. */
const SPREAD = new Set(
  "slab concrete cement footing pad driveway patio sidewalk walkway gravel mulch topsoil soil dirt sand compost stone rock asphalt bed beds".split(
    " ",
  ),
);
const SMALL = new Set(["in", "cm", "mm"]);

/** "10 by 12 ft": both are feet. Of "10 x 12 x 4 in" of concrete only the last are inches. */
export function shareUnits(tokens: readonly Token[]): Token[] {
  const shared = [...tokens];
  const isSpread = tokens.some((token) => token.type === "word" && SPREAD.has(token.word));
  for (let at = shared.length - 1; at >= 2; at--) {
    const [token, link, before] = [shared[at]!, shared[at - 1]!, shared[at - 2]!];
    if (token.type !== "amount" || before.type !== "amount" || !token.isBy || link.end > token.start) continue;
    const unit = token.parts[0]?.measure ?? token.measures[0];
    if (isSpread && before.isBy && unit && SMALL.has(unit.unit.id)) break;
    if (isPlain(before) && unit && unit.unit.offset === undefined)
      shared[at - 2] = { ...before, measures: token.parts[0] ? [unit] : token.measures };
  }
  // "A wall of 4 m by 2.5 with"
  for (let at = 2; at < shared.length; at++) {
    const [before, token, next] = [shared[at - 2]!, shared[at]!, shared[at + 1]];
    if (token.type !== "amount" || before.type !== "amount" || !token.isBy || !isPlain(token)) continue;
    const isEnd =
      !next || next.type === "mark" || (next.type === "word" && /^(?:with|and|using|in|at)$/.test(next.word));
    if (isEnd && before.parts.length === 0 && before.measures[0]?.dimension.id === "length")
      shared[at] = { ...token, measures: before.measures };
  }
  return shareOfList(shared);
}

/** A plural before a list: "bases", "diagonals"; no verb. */
const SEVERAL =
  /^(?!(?:was|has|is|this|serves|makes|feeds|needs|takes|holds|uses|plus|minus|less|times|turns|weighs|costs|gets|years|days|hours|minutes)$)[a-z]{3,}(?:s|radii)$/;

/** "Bases 12 and 8 cm", "sides 3, 4 and 5 cm": all of them are centimeters. "I'm 35 and 180 cm tall" is not a list. */
function shareOfList(tokens: Token[]): Token[] {
  for (const [at, token] of tokens.entries()) {
    const said = tokens[at + 1];
    if (token.type !== "word" || !SEVERAL.test(token.word) || said?.type !== "amount") continue;
    let last = at + 1;
    while (isLink(tokens[last + 1]) && tokens[last + 2]?.type === "amount") last += 2;
    const end = tokens[last];
    if (
      tokens[last - 1]?.text.toLowerCase() !== "and" ||
      end?.type !== "amount" ||
      end.parts.length > 0 ||
      end.measures.length === 0
    )
      continue;
    const before = tokens.slice(at + 1, last).filter((one): one is Amount => one.type === "amount");
    if (!before.every(isPlain)) continue;
    for (let place = at + 1; place < last; place += 2)
      tokens[place] = { ...(tokens[place] as Amount), measures: end.measures };
  }
  return tokens;
}

function isLink(token: Token | undefined): boolean {
  return token?.text === "," || (token?.type === "word" && token.word === "and");
}

const isPlain = (amount: Amount) => isBare(amount) && amount.multiple === 1;

/** Joins "5 ft" and "11 in" into one amount, and drops what joins them. */
export function joinParts(tokens: readonly Token[], text: string): Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length; at++) {
    const token = tokens[at]!;
    const before = joined.at(-1);
    const isAnd = token.type === "word" && token.word === "and";
    const next = isAnd ? tokens[at + 1] : token;
    // The 12 of "18x14 ft and 12x4 ft" are not inches of the first; those of "12 ft 6 by 10 ft 3" are.
    const isOther = isAnd && isBare(next) && /^(?:x|×|\*|by)$/i.test(tokens[at + 2]?.text.trim() ?? "");
    const whole =
      next?.type === "amount" && before?.type === "amount" && !isOther
        ? joinAmounts(before, next, text, tokens[at + (isAnd ? 2 : 1)])
        : null;
    if (!whole) {
      joined.push(token);
      continue;
    }
    joined[joined.length - 1] = whole;
    if (isAnd) at++;
  }
  return joined;
}

/** "100 ft 12 gauge", "20 ft 3 gates": the number says how thick or how many, and no inches. */
function isCounted(after: Token | undefined): boolean {
  return (
    after?.type === "word" &&
    /^(?:gauge|ga|awg|[a-z]{3,}s)$/.test(after.word) &&
    !/^(?:weighs|was|has)$/.test(after.word)
  );
}

function joinAmounts(large: Amount, small: Amount, text: string, after: Token | undefined): Amount | null {
  if (small.isPercent || small.currency || small.value < 0) return null;
  // "12 ft 4 inches thick" is a width and a thickness.
  if (after?.type === "word" && /^(?:thick|thickness|deep|depth|diameter)$/.test(after.word)) return null;
  const pairs = large.measures.flatMap((one) => {
    const id = CONTINUED[one.unit.id] ?? (one.dimension.id === "time" ? "any" : undefined);
    if (id === undefined) return [];
    const smaller = small.measures.find(
      ({ dimension, unit }) => dimension === one.dimension && unit.factor < one.unit.factor,
    );
    const custom = CONTINUED[one.unit.id];
    const bare =
      small.measures.length === 0 && custom ? one.dimension.units.find((unit) => unit.id === custom) : undefined;
    const isGlued = large.end === small.start;
    if (bare && !smaller && !isGlued && isCounted(after)) return [];
    if (!smaller && bare && !(isGlued || (["ft", "st", "h"].includes(one.unit.id) && after?.text !== "/"))) return [];
    const measure = smaller ?? (bare && { dimension: one.dimension, unit: bare });
    if (!measure || small.value * measure.unit.factor >= one.unit.factor || measure.unit.offset !== undefined)
      return [];
    return [{ one, measure }];
  });
  const [pair] = pairs;
  if (!pair) return null;
  const parts = [
    ...(large.parts.length > 0 ? large.parts : [{ value: large.value, measure: pair.one }]),
    { value: small.value, measure: pair.measure },
  ];
  const unit = pair.measure.unit;
  const value = parts.reduce((sum, part) => sum + convert(part.value, part.measure.unit, unit), 0);
  return {
    ...large,
    value,
    multiple: 1,
    measures: [pair.measure],
    parts,
    per: small.per,
    text: text.slice(large.start, small.end),
    end: small.end,
  };
}
