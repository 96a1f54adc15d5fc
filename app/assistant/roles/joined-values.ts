/** Values that are said with more than a number: "15 cents", "1:17", "50 to 1", "1 in 50". */
import { getRowFields } from "#engine/values.ts";
import type { Profile } from "./profile.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";

const isBare = (token: Token | undefined): token is Amount =>
  token?.type === "amount" && token.measures.length === 0 && token.currency === null && !token.isPercent;

/** "15 cents" as 0.15 of money. Several currencies have cents: that one is named says only that it is money, which is told in the visitor's. */
export function joinCents(tokens: readonly Token[]): readonly Token[] {
  return replace(tokens, (at) => {
    const [amount, word] = [tokens[at], tokens[at + 1]];
    if (!isBare(amount) || word?.type !== "word" || !/^(?:cents?|¢|pence)$/.test(word.word)) return null;
    const value = Number((amount.value / 100).toPrecision(12));
    return { length: 2, amount: { ...amount, value, currency: "USD" } };
  });
}

/**
 * What a calculator takes as one number: "1:17", "50 to 1" and "1 to 15" as a ratio of so many to one where it has such an
 * input, "1 in 50" as a percentage where it has a chance.
 */
export function joinRatios({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const hasRatio = fields.some(
    ({ field, cues }) => field.kind === "number" && cues.some((cue) => cue.includes("ratio")),
  );
  const hasChance = fields.some(({ field, cues }) => field.kind === "percent" && CHANCE.test(cues.flat().join(" ")));
  if (!hasRatio && !hasChance) return tokens;
  return replace(tokens, (at) => {
    const [first, link, second] = tokens.slice(at, at + 3);
    if (hasChance && isBare(first) && first.value === 1 && link?.text === "in" && isBare(second))
      return {
        length: 3,
        amount: { ...second, value: 100 / (second.value * second.multiple), multiple: 1, isPercent: true },
      };
    if (hasRatio && first?.type === "time" && /^1:\d+$/.test(first.text))
      return { length: 1, amount: toAmount(first, Number(first.text.slice(2))) };
    if (!hasRatio || !isBare(first) || !isBare(second) || !/^(?:to|:)$/.test(link?.text ?? "")) return null;
    if (first.value !== 1 && second.value !== 1) return null;
    return { length: 3, amount: first.value === 1 ? second : first };
  });
}

/** An option that is written as two numbers: the "16:9" of a screen is one word. */
export function joinOptions({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const names = new Set(
    fields.flatMap(({ field }) =>
      (field.options ?? []).flatMap(([value]) => (/^\d+[:/]\d+$/.test(value) ? [value] : [])),
    ),
  );
  if (names.size === 0) return tokens;
  return tokens.flatMap((token, at): readonly Token[] => {
    const isJoined = (from: number) =>
      names.has(
        tokens
          .slice(from, from + 3)
          .map(({ text }) => text.trim())
          .join(""),
      );
    if (isJoined(at - 1) || isJoined(at - 2)) return [];
    if (!isJoined(at)) return [token];
    const { end } = tokens[at + 2]!;
    const text = tokens
      .slice(at, at + 3)
      .map((one) => one.text.trim())
      .join("");
    return [{ type: "word", word: text, measures: [], text, start: token.start, end }];
  });
}

/** "Last week I drove 45 hours": where no input is a date, it only says when, as "now" does. */
export function joinMoments({ fields, words }: Profile, tokens: readonly Token[]): readonly Token[] {
  if (fields.some(({ field }) => field.kind === "date")) return tokens;
  // "Tax last year" is another figure than that of this year.
  const isSaid = (text: string) => words.has(text.toLowerCase().split(" ")[0]!);
  return tokens.map((token) =>
    token.type === "date" && WHEN.test(token.text) && !isSaid(token.text)
      ? { type: "word", word: "now", measures: [], text: token.text, start: token.start, end: token.end }
      : token,
  );
}

const WHEN = /^(?:today|now|yesterday|tomorrow|(?:(?:last|next|this) )?(?:week|month|year|[a-z]+day))$/i;

/** "Legs 5 ft and 7 ft": a unit or a currency that all figures share says nothing where no input has one. */
export function dropSharedUnit({ fields }: Profile, tokens: readonly Token[]): readonly Token[] {
  const isPlain = fields.every(
    ({ key, field }) =>
      /^(?:number|integer|percent|list|choice|boolean)$/.test(field.kind) &&
      !field.unit &&
      !(field.of && getRowFields(field)) &&
      !/^(?:from|to)(?:[A-Z]|$)|Unit$/.test(key),
  );
  const amounts = tokens.filter((token) => token.type === "amount");
  const units = new Set(amounts.flatMap(({ measures: [first], currency }) => first?.unit.id ?? currency ?? []));
  if (!isPlain || units.size !== 1) return tokens;
  return tokens.map((token) =>
    token.type === "amount" && token.multiple === 1 ? { ...token, measures: [], parts: [], currency: null } : token,
  );
}

/** The "R1" of "R1 470 ohms": a letter and its figure are a name where an input is called so. */
export function joinNames({ words }: Profile, tokens: readonly Token[]): readonly Token[] {
  const isName = (at: number) => {
    const [letter, figure] = [tokens[at], tokens[at + 1]];
    return (
      letter?.type === "word" &&
      figure?.type === "amount" &&
      letter.end === figure.start &&
      words.has(letter.word + figure.text)
    );
  };
  return tokens.flatMap((token, at): readonly Token[] => {
    if (isName(at - 1)) return [];
    if (!isName(at)) return [token];
    const text = token.text + tokens[at + 1]!.text;
    return [
      { type: "word", word: text.toLowerCase(), measures: [], text, start: token.start, end: tokens[at + 1]!.end },
    ];
  });
}

const CHANCE = /\b(?:chance|probability|odds|drop)\b/;

interface Joined {
  readonly length: number;
  readonly amount: Amount;
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

/** The tokens with one amount in place of what stands for it. */
function replace(tokens: readonly Token[], join: (at: number) => Joined | null): readonly Token[] {
  const joined: Token[] = [];
  for (let at = 0; at < tokens.length;) {
    const found = join(at);
    const { length, amount } = found ?? { length: 1, amount: tokens[at]! };
    const [first, last] = [tokens[at]!, tokens[at + length - 1]!];
    const text = tokens
      .slice(at, at + length)
      .map((token) => token.text)
      .join(" ")
      .trim();
    joined.push(found ? { ...amount, text, start: first.start, end: last.end } : first);
    at += length;
  }
  return joined;
}
