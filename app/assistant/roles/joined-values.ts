/** Values that are said with more than a number: "15 cents", "1:17", "50 to 1", "1 in 50". */
import { getRowFields } from "#engine/values.ts";
import type { Profile } from "./profile.ts";
import { type Amount, hideTokens, isBare, type Token, type Word } from "#assistant/tokens/token.ts";

/** "15 cents" as 0.15 of money. Several currencies have cents: that one is named says only that it is money, which is told in the visitor's. */
export function joinCents(tokens: readonly Token[]): readonly Token[] {
  return replace(tokens, (at) => {
    const [amount, word] = [tokens[at], tokens[at + 1]];
    if (!isBare(amount) || word?.type !== "word" || !/^(?:cents?|¢|pence)$/.test(word.word)) return null;
    const value = Number((amount.value / 100).toPrecision(12));
    return { length: 2, token: { ...amount, value, currency: "USD" } };
  });
}

/**
 * What a calculator takes as one number: "1:17", "50 to 1" and "1 to 15" as a ratio of so many to one where it has such an
 * input, "1 in 50" as a percentage where it has a chance.
 */
export function joinRatios({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const { hasRatio, hasChance } = getJoints(fields);
  if (!hasRatio && !hasChance) return tokens;
  return replace(tokens, (at) => {
    const [first, link, second] = tokens.slice(at, at + 3);
    if (hasChance && isBare(first) && first.value === 1 && link?.text === "in" && isBare(second))
      return {
        length: 3,
        token: { ...second, value: 100 / (second.value * second.multiple), multiple: 1, isPercent: true },
      };
    if (hasRatio && first?.type === "time" && /^1:\d+$/.test(first.text))
      return { length: 1, token: toAmount(first, Number(first.text.slice(2))) };
    if (!hasRatio || !isBare(first) || !isBare(second) || !/^(?:to|:)$/.test(link?.text ?? "")) return null;
    if (first.value !== 1 && second.value !== 1) return null;
    return { length: 3, token: first.value === 1 ? second : first };
  });
}

/** "These four grades: 80, 85, 90, 95": how many figures follow is none of them, and what they are names no calculator. */
export function dropCounts(tokens: readonly Token[]): readonly Token[] {
  const at = tokens.findIndex(({ type }) => type === "amount");
  const count = tokens[at];
  if (count?.type !== "amount" || count.isPercent || count.currency !== null || count.multiple > 1) return tokens;
  // "Four grades" are not an angle, but three years are a time.
  const isThing = count.measures.length > 0 && /^[a-z]+ [a-z]+s$/i.test(count.text.trim());
  if (count.measures.length > 0 && (!isThing || count.measures[0]!.dimension.id === "time")) return tokens;
  const noun = tokens[at + 1];
  if (!isThing && !(noun?.type === "word" && noun.word.endsWith("s"))) return tokens;
  const from = tokens.findIndex((token, place) => place > at && token.type === "amount");
  const listed = tokens.slice(from).filter((token, place, rest) => token.type === "amount" && isListed(rest, place));
  if (from < 0 || count.value < 3 || listed.length !== count.value || !isListed(tokens, from)) return tokens;
  return hideTokens(tokens, new Set(isThing ? [at] : [at, at + 1]));
}

/** Whether a figure stands beside another one with a comma or "and" between. */
function isListed(tokens: readonly Token[], at: number): boolean {
  const isJoint = (place: number) => tokens[place]?.text === "," || tokens[place]?.text === "and";
  const isFigure = (place: number) => tokens[place]?.type === "amount";
  return [1, -1].some((step) => isJoint(at + step) && (isFigure(at + 2 * step) || isFigure(at + 3 * step)));
}

/** The "y" of "x 1, 2, 3 y 4, 5, 6" names a column of the list; it is not a unit of the 3. */
export function splitColumnNames({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const names = getJoints(fields).columns;
  if (names.size === 0) return tokens;
  return tokens.flatMap((token): Token[] => {
    const [, figure = "", space = "", name = ""] = /^(.*\d)(\s+)([a-z])$/.exec(token.text) ?? [];
    if (token.type !== "amount" || !names.has(name)) return [token];
    const end = token.start + figure.length;
    const word = { ...token, text: name, start: end + space.length };
    return [{ ...token, text: figure, end, measures: [], parts: [] }, toWord(word, name)];
  });
}

/** An option that is written as two numbers: the "16:9" of a screen is one word. */
export function joinOptions({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const names = getJoints(fields).ratios;
  if (names.size === 0) return tokens;
  return replace(tokens, (at) => {
    const text = tokens
      .slice(at, at + 3)
      .map((token) => token.text.trim())
      .join("");
    return names.has(text) ? { length: 3, token: toWord(tokens[at]!, text) } : null;
  });
}

/**
 * "Last week I drove 45 hours": where no input is a date, it only says when, as "now" does. The "last" of "tax last year" is
 * a word where inputs have it in their names: it is another figure than that of this year.
 */
export function joinMoments({ definition, fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  if (fields.some(({ field }) => field.kind === "date")) return tokens;
  const year = Number(definition.updated.slice(0, 4));
  if (!tokens.some((token) => token.type === "date" || (token.type === "amount" && token.value === year)))
    return tokens;
  const takesYears = fields.some(
    ({ field }) => Number(field.max) > year || field.options?.some(([value]) => value === String(year)),
  );
  const isOfInput = (word: string) => fields.some(({ cues }) => cues.some((cue) => cue.includes(word)));
  return tokens.flatMap((token, at): Token[] => {
    // The tax "in 2026" is what is calculated anyway.
    if (isBare(token) && token.value === year && !takesYears && /^(?:in|for|during)$/i.test(tokens[at - 1]?.text ?? ""))
      return [{ ...toWord(token, token.text), word: "just" }];
    if (token.type !== "date" || !WHEN.test(token.text)) return [token];
    const said = token.text.toLowerCase().split(" ");
    if (said.some((word) => isOfInput(word))) return said.map((word) => toWord(token, word));
    return [{ ...toWord(token, token.text), word: "just" }];
  });
}

const WHEN = /^(?:today|now|yesterday|tomorrow|(?:(?:last|next|this) )?(?:week|month|year|[a-z]+day))$/i;

/** "Legs 5 ft and 7 ft": a unit or a currency that all figures share says nothing where no input has one. */
export function dropSharedUnit({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  if (!getJoints(fields).isPlain) return tokens;
  const amounts = tokens.filter((token) => token.type === "amount");
  const units = new Set(amounts.flatMap(({ measures: [first], currency }) => first?.unit.id ?? currency ?? []));
  // The months of "2%, -1% and 3% in six months" are not a unit of the percentages.
  if (units.size !== 1 || amounts.some(({ isPercent }) => isPercent)) return tokens;
  return tokens.map((token) =>
    token.type === "amount" && token.multiple === 1 ? { ...token, measures: [], parts: [], currency: null } : token,
  );
}

/** The "R1" of "R1 470 ohms": a letter and its figure are a name where an input is called so. */
export function joinNames({ words }: Profile, tokens: readonly Token[]): readonly Token[] {
  return replace(tokens, (at) => {
    const [letter, figure] = [tokens[at], tokens[at + 1]];
    if (letter?.type !== "word" || figure?.type !== "amount" || letter.end !== figure.start) return null;
    const text = letter.text + figure.text;
    return words.has(text.toLowerCase()) ? { length: 2, token: toWord(letter, text) } : null;
  });
}

interface Joints {
  readonly hasRatio: boolean;
  readonly hasChance: boolean;
  /** The columns of its lists. */
  readonly columns: ReadonlySet<string>;
  /** Its options that are written as two numbers. */
  readonly ratios: ReadonlySet<string>;
  /** Whether no input has a unit. */
  readonly isPlain: boolean;
}

const joints = new WeakMap<Profile["fields"], Joints>();

/** What a calculator's inputs may join; made once for each. */
function getJoints(fields: Profile["fields"]): Joints {
  const known = joints.get(fields);
  if (known) return known;
  const made: Joints = {
    hasRatio: fields.some(({ field, cues }) => field.kind === "number" && cues.some((cue) => cue.includes("ratio"))),
    hasChance: fields.some(({ field, cues }) => field.kind === "percent" && CHANCE.test(cues.flat().join(" "))),
    columns: new Set(fields.flatMap(({ field }) => Object.keys((field.kind === "list" && getRowFields(field)) || {}))),
    ratios: new Set(
      fields
        .flatMap(({ field }) => (field.options ?? []).map(([value]) => value))
        .filter((one) => /^\d+[:/]\d+$/.test(one)),
    ),
    isPlain: fields.every(
      ({ key, field }) =>
        /^(?:number|integer|percent|list|choice|boolean)$/.test(field.kind) &&
        !field.unit &&
        !(field.of && getRowFields(field)) &&
        !/^(?:from|to)(?:[A-Z]|$)|Unit$/.test(key),
    ),
  };
  joints.set(fields, made);
  return made;
}

const CHANCE = /\b(?:chance|probability|odds|drop)\b/;

interface Joined {
  readonly length: number;
  readonly token: Amount | Word;
}

function toWord({ start, end }: Token, text: string): Word {
  return { type: "word", word: text.toLowerCase(), measures: [], text, start, end };
}

function toAmount({ text, start, end }: Token, value: number): Amount {
  return {
    type: "amount",
    value,
    multiple: 1,
    isPercent: false,
    currency: null,
    measures: [],
    parts: [],
    per: null,
    isBy: false,
    text,
    start,
    end,
  };
}

/** The tokens with one value or word in place of what stands for it; the same ones where there is none. */
function replace(tokens: readonly Token[], join: (at: number) => Joined | null): readonly Token[] {
  const joined: Token[] = [];
  let isSame = true;
  for (let at = 0; at < tokens.length;) {
    const found = join(at);
    if (!found) {
      joined.push(tokens[at++]!);
      continue;
    }
    isSame = false;
    const { length, token } = found;
    const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
    const text = tokens
      .slice(at, at + length)
      .map((one) => one.text)
      .join(" ")
      .trim();
    const place = { start: first.start, end: last.end };
    joined.push({ ...token, text: token.type === "word" ? token.text : text, ...place });
    at += length;
  }
  return isSame ? tokens : joined;
}
