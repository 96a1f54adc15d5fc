/** Reasons not to answer. */
import { hasMovingDefault } from "#engine/kinds/date.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { applies } from "#engine/values.ts";
import type { Assignment } from "#assistant/roles/assign.ts";
import { getCanonicalWords, type Profile } from "#assistant/roles/profile.ts";
import { isBare, type Token } from "#assistant/tokens/token.ts";
import { isTurning } from "#assistant/roles/unread.ts";

/** The problem of a reading that is none. */
export const THIN = "Too much of the sentence was not understood.";
/** A reading with more unread words than this is none; a short sentence may have one. */
const MOST_UNREAD = 4;
const LONG = 8;

/** Two values that could both be the same input: "mortgage 300k 6% 7%". */
export function findCompeting(
  { definition }: Profile,
  tokens: readonly Token[],
  { fits, unused }: Assignment,
): string | null {
  for (const at of unused) {
    const token = tokens[at]!;
    for (const [place, fit] of fits) {
      const other = tokens[place]!;
      if (!isAlike(token, other) || fit.share !== undefined || isSameSpan(token, other)) continue;
      const label = definition.inputs[fit.key]!.label;
      return `${other.text.trim()} and ${token.text.trim()} could both be “${label}”. Give only one of them.`;
    }
  }
  return null;
}

/** "Rule of 82" is not the rule of 72. */
export function findOtherFigure({ name }: Profile, tokens: readonly Token[]): string | null {
  const before = name[name.findIndex((word) => /^\d+$/.test(word)) - 1];
  const at = tokens.findIndex(
    (token, place) =>
      isBare(token) &&
      [tokens[place - 1], tokens[place - 2]].some((one) => before !== undefined && isWord(one, before)),
  );
  return at < 0 ? null : `It is not clear what “${tokens[at]!.text.trim()}” means here.`;
}

/** "250 plants per m2" by another unit than that in which the calculator counts: the figure would be another. */
export function findUnreadRate({ fields }: Profile, tokens: readonly Token[], { fits }: Assignment): string | null {
  for (const [at, { unit, index, isNamed }] of fits) {
    if (!isNamed && isByAnother(tokens, at, fields[index]?.field))
      return `It is not clear what “per ${tokens[at + 2]!.text}” means here.`;
    const [, noun, per, by] = tokens.slice(at, at + 4);
    const isRate = noun?.type === "word" && per?.type === "word" && per.word === "per" && by?.type === "word";
    if (!isRate || unit !== undefined || index < 0 || noun.measures.length > 0) continue;
    const dimension = by.measures[0]?.dimension.id;
    if (dimension !== undefined && dimension !== "time") return `It is not clear what “per ${by.text}” means here.`;
  }
  return null;
}

/** "15 minutes per pound" is no time. */
function isByAnother(tokens: readonly Token[], at: number, field: AnyField | undefined): boolean {
  const [amount, per, by] = tokens.slice(at, at + 3);
  if (amount?.type !== "amount" || per?.type !== "word" || per.word !== "per" || by?.type !== "word") return false;
  const [own, other] = [amount.measures[0]?.dimension, by.measures[0]?.dimension];
  const isRate = field?.per !== undefined || field?.unit?.includes("/");
  return own !== undefined && other !== undefined && other.id !== "time" && !isRate;
}

export function isWord(token: Token | undefined, word: string): boolean {
  return token?.type === "word" && getCanonicalWords(token.word).join(" ") === word;
}

function isAlike(one: Token, other: Token): boolean {
  if (one.type !== "amount" || other.type !== "amount") return one.type === other.type;
  if (one.isPercent || other.isPercent) return one.isPercent && other.isPercent;
  return one.measures.length > 0 && one.measures[0]?.dimension === other.measures[0]?.dimension;
}

/** "A 20-year policy … after 20 years": one span, said twice. */
export function isSameSpan(one: Token, other: Token | undefined): boolean {
  if (one.type !== "amount" || other?.type !== "amount" || one.measures[0]?.dimension.id !== "time") return false;
  return one.value === other.value && one.measures[0].unit === other.measures[0]?.unit;
}

/** "50 % of 6 %" is one share, which no input takes. */
export function findShareOfShare(tokens: readonly Token[]): string | null {
  const isShare = (token: Token | undefined) => token?.type === "amount" && token.isPercent;
  const at = tokens.findIndex(
    (token, place) => token.text === "of" && isShare(tokens[place - 1]) && isShare(tokens[place + 1]),
  );
  if (at < 0) return null;
  return `It is not clear what “${tokens[at - 1]!.text.trim()} of ${tokens[at + 1]!.text.trim()}” means here.`;
}

/** "Percentage 12/60": one number over another is one value, which no input takes. */
export function findQuotient({ definition }: Profile, tokens: readonly Token[], { fits }: Assignment): string | null {
  const at = tokens.findIndex(
    (token, place) =>
      /^[/:]$/.test(token.text) &&
      tokens[place - 1]?.type === "amount" &&
      tokens[place + 1]?.type === "amount" &&
      (token.text === "/" || tokens[place - 1]!.end === token.start),
  );
  if (at < 0) return null;
  const { text } = tokens[at]!;
  const [over, under] = [fits.get(at - 1)?.key, fits.get(at + 1)?.key];
  // A calculator of fractions has a place for each, and "205/55 R16" is written so.
  if (over?.startsWith("numerator") && under?.startsWith("denominator")) return null;
  if (definition.phrases?.some((phrase) => phrase.includes(`{${over}}${text}{${under}}`))) return null;
  return `It is not clear what “${tokens[at - 1]!.text.trim()}${text}${tokens[at + 1]!.text.trim()}” means here.`;
}

/** "1 mile to km and feet": one conversion at a time. */
export function rejectSeveralTargets(
  { inputs: fields }: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  tokens: readonly Token[],
): string | null {
  if (inputs["to"] === undefined) return null;
  const options = new Set((fields["to"]!.options ?? []).map(([value]) => value));
  const units = tokens.flatMap((token) =>
    token.type === "word" ? token.measures.slice(0, 1).map((one) => one.unit.id) : [],
  );
  return new Set(units.filter((id) => options.has(id))).size > 1 ? "Ask for one unit at a time." : null;
}

/** What says when, and of which figure only where one stands beside it: "how fast after falling 20 m". */
const ORDERING = /^(?:before|after)$/i;

function isOfFigure(tokens: readonly Token[], word: string): boolean {
  const isFigure = (at: number): boolean => {
    const token = tokens[at];
    return (
      token !== undefined && (token.type === "word" ? isArticle(token) && isFigure(at + 1) : token.type !== "mark")
    );
  };
  // Before and after tax are two figures.
  return tokens.some(
    ({ text }, at) =>
      text === word &&
      (tokens[at - 1]?.type === "amount" || isFigure(at + 1) || /^tax/i.test(tokens[at + 1]?.text ?? "")),
  );
}

/** "No overhead" of what the calculator knows nothing of: so its figure is without it. */
function deniesUnknown(tokens: readonly Token[], at: number, unread: readonly string[]): boolean {
  const [none, thing] = [tokens[at]!, tokens[at + 1]];
  return (
    /^(?:no|without)$/i.test(none.text) &&
    thing?.type === "word" &&
    unread.includes(thing.text) &&
    !isTurning(thing.text) &&
    !/^(?:more|longer|other|later|earlier|sooner|matter|idea|one|such)$/.test(thing.word)
  );
}

/** A word that turns the meaning round, or that says what a number counts, and was not read: the figure would be another. */
export function findTurningWord(
  { definition: { inputs } }: Profile,
  unread: readonly string[],
  tokens: readonly Token[],
  { fits }: Assignment,
): string | null {
  const isPrice = (key: string) => inputs[key]?.kind === "money";
  const word = tokens.find(
    (token, at) =>
      unread.includes(token.text) &&
      (ORDERING.test(token.text) ? isOfFigure(tokens, token.text) : isTurning(token.text)) &&
      !deniesUnknown(tokens, at, unread),
  )?.text;
  if (word !== undefined) return `It is not clear what “${word}” means here.`;
  // "80 € plus 10" adds what its sign would tell apart.
  if (unread.includes("plus") && tokens.some((token, at) => isBare(token) && tokens[at - 1]?.text === "plus"))
    return "It is not clear what “plus” means here.";
  const counted = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    // "308 evenly" says how, and counts nothing.
    if (token.type !== "word" || token.word.endsWith("ly") || !unread.includes(token.text) || !isBare(before))
      return false;
    const place = fits.get(at - 1);
    // "A 1,299 laptop" is a price, "a 24 by 24 garage" a size.
    const isOfThing = place !== undefined && (before.isBy || (isPrice(place.key) && isArticle(tokens[at - 2])));
    return !isOfThing;
  });
  if (counted < 0) return null;
  return `It is not clear what “${tokens[counted - 1]!.text.trim()} ${tokens[counted]!.text}” means here.`;
}

function isArticle(token: Token | undefined): boolean {
  return token?.type === "word" && /^(?:an?|the|my|this|our|each)$/.test(token.word);
}

export interface Gap {
  readonly problem: string;
  /** The inputs that would have to be said, where that is the problem. */
  readonly keys: readonly string[];
}

const toGap = (problem: string, keys: readonly string[] = []): Gap => ({ problem, keys });

/** Why a reading is too thin to be answered; null where it is not. */
export function findGap(
  { definition, phrases }: Profile,
  inputs: Readonly<Record<string, unknown>>,
  unreadValues: readonly string[],
  unreadCount: number,
  wordCount: number,
  isNamed: boolean,
  isList: boolean,
): Gap | null {
  const said = Object.keys(inputs).filter(
    (key) => definition.inputs[key]!.kind !== "choice" || phrases.some((one) => one.keys.includes(key)),
  );
  if (said.length === 0 || (inputs["from"] !== undefined && inputs["from"] === inputs["to"])) return toGap(THIN);
  if (unreadCount > (wordCount < LONG ? 1 : MOST_UNREAD)) return toGap(THIN);
  if (unreadValues.length > 0) return toGap(`It is not clear what “${unreadValues[0]}” means here.`);
  const rows = findExampleRows(definition, inputs);
  if (rows !== undefined) return toGap(`Enter “${definition.inputs[rows]!.label}” in the calculator itself.`, [rows]);
  if (isList || phrases.length === 0) return null;
  const [like] = phrases
    .map(({ keys }) => ({ keys, said: keys.filter((key) => key in inputs).length }))
    .map((one) => ({ ...one, gaps: one.keys.filter((key) => !(key in inputs) && isNeeded(definition, key, inputs)) }))
    .filter((one) => one.said > 0)
    .toSorted((a, b) => b.said - a.said || a.gaps.length - b.gaps.length);
  // An input or two of many, and not even the name: somebody else's question.
  const isTable = Object.values(inputs).some((value) => Array.isArray(value) && value.length > 1);
  if (!like && !isNamed && !isTable) return toGap(THIN);
  const gaps =
    like?.gaps ?? Object.keys(definition.inputs).filter((key) => !(key in inputs) && isNeeded(definition, key, inputs));
  if (gaps.length === 0) return null;
  const labels = gaps.map((key) => `“${definition.inputs[key]!.label}”`);
  return toGap(like ? `Please also give ${labels.join(" and ")}.` : THIN, gaps);
}

/** A table of entries that the sentence leaves at the calculator's example: a figure from it would be nobody's. */
function findExampleRows(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): string | undefined {
  const all = { ...getDefaults(definition), ...inputs };
  return Object.entries(definition.inputs).find(
    ([key, field]) =>
      field.kind === "list" &&
      field.unsaid === undefined &&
      !(key in inputs) &&
      applies(field, all) &&
      Array.isArray(field.default) &&
      field.default.length > 0,
  )?.[0];
}

/** "Tip on 58": what is left out where nobody says it, and is named without a figure, is asked for. */
export function findMentioned(
  { definition, fields }: Profile,
  tokens: readonly Token[],
  said: Readonly<Record<string, unknown>>,
): string | null {
  const words = tokens.flatMap((token) => (token.type === "word" ? getCanonicalWords(token.word) : ["|"]));
  const text = ` ${words.join(" ")} `;
  const found = fields.find(
    ({ key, field, cues, isSaid }) =>
      isSaid > 0 &&
      field.unsaid !== undefined &&
      !(key in said) &&
      cues.some((cue) => text.includes(` ${cue.join(" ")} `)),
  );
  const share = found ?? fields.find(({ key, field }) => !(key in said) && isNamedByMore(field, fields, tokens));
  return share ? `Please also give “${definition.inputs[share.key]!.label}”.` : null;
}

/** Whether a share that somebody has to say is called by what is more than all: with "residual 19k" no usual one may be taken. */
function isNamedByMore(share: AnyField, fields: Profile["fields"], tokens: readonly Token[]): boolean {
  const { kind, label, max, unsaid } = share;
  if (kind !== "percent" || unsaid !== undefined) return false;
  const [name = ""] = getCanonicalWords(label);
  // The "rent 2200" of "Rent growth per year" is a rent, and "costs 420,000" may be anything.
  const isOthers = fields.some(({ field, cues }) => field !== share && cues.some((cue) => cue.includes(name)));
  if (isOthers || /^(?:cost|price|rate|value|amount)$/.test(name)) return false;
  return tokens.some((token, at) => {
    const before = tokens[at - 1];
    return (
      token.type === "amount" &&
      !token.isPercent &&
      token.value * token.multiple > (max ?? Number.POSITIVE_INFINITY) &&
      before?.type === "word" &&
      getCanonicalWords(before.word)[0] === name
    );
  });
}

/** Sizes, dates and amounts differ from one asker to the next: a usual value would be a guess. */
function isNeeded(definition: AnyDefinition, key: string, inputs: Readonly<Record<string, unknown>>): boolean {
  const field = definition.inputs[key]!;
  if (field.unsaid !== undefined || field.assumable === true) return false;
  if (field.unsaidLike !== undefined && field.unsaidLike in inputs) return false;
  if (!applies(field, { ...getDefaults(definition), ...inputs })) return false;
  if (field.kind === "choice") return /^(?:from|to)(?:[A-Z]|$)/.test(key);
  if (field.kind === "quantity" || field.kind === "money" || field.kind === "list" || field.kind === "text")
    return true;
  return field.kind === "date"
    ? !hasMovingDefault(field)
    : (field.kind === "number" || field.kind === "integer") && !field.unit;
}

function getDefaults({ inputs }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, field.default]));
}
