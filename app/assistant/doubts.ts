import type { AnyDefinition } from "#engine/define.ts";
import { applies, rowsOf } from "#engine/values.ts";
import type { Assignment } from "./assign.ts";
import type { Profile } from "./profile.ts";
import type { Amount, Token } from "./tokens.ts";
import { isTurning } from "./unread.ts";

/** The problem of a reading that is none. */
export const THIN = "Too much of the sentence was not understood.";
/** A reading with more unread words than this is none; a short sentence may have one. */
const MOST_UNREAD = 2;
const LONG = 8;

/** Two values that could both be the same input: "mortgage 300k 6% 7%". */
export function competing(
  { definition }: Profile,
  tokens: readonly Token[],
  { fits, unused }: Assignment,
): string | null {
  for (const at of unused) {
    const token = tokens[at]!;
    for (const [other, fit] of fits) {
      const taken = tokens[other]!;
      if (!isAlike(token, taken) || fit.share !== undefined) continue;
      const label = definition.inputs[fit.key]!.label;
      return `${taken.text.trim()} and ${token.text.trim()} could both be “${label}”. Say only one of them.`;
    }
  }
  return null;
}

function isAlike(one: Token, other: Token): boolean {
  if (one.type !== "amount" || other.type !== "amount") return one.type === other.type;
  if (one.isPercent || other.isPercent) return one.isPercent && other.isPercent;
  return one.measures.length > 0 && one.measures[0]?.dimension === other.measures[0]?.dimension;
}

/** "1 mile to km and feet": one conversion at a time. */
export function severalTargets(
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

/** A word that turns the meaning round, or that says what a number counts, and was not read: the figure would be another. */
export function turned(unread: readonly string[], tokens: readonly Token[]): string | null {
  const word = unread.find((one) => isTurning(one));
  if (word !== undefined) return `What “${word}” means here was not understood.`;
  const counted = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    return token.type === "word" && unread.includes(token.text) && before?.type === "amount" && isBare(before);
  });
  if (counted < 0) return null;
  return `What “${tokens[counted - 1]!.text.trim()} ${tokens[counted]!.text}” means here was not understood.`;
}

function isBare({ measures, currency, isPercent }: Amount): boolean {
  return measures.length === 0 && currency === null && !isPercent;
}

/** Why a reading is too thin to be answered; null where it is not. */
export function missing(
  { definition, phrases }: Profile,
  inputs: Readonly<Record<string, unknown>>,
  unreadValues: readonly string[],
  unreadCount: number,
  wordCount: number,
  isNamed: boolean,
  isList: boolean,
): string | null {
  const said = Object.keys(inputs).filter(
    (key) => definition.inputs[key]!.kind !== "choice" || phrases.some((one) => one.keys.includes(key)),
  );
  if (said.length === 0 || (inputs["from"] !== undefined && inputs["from"] === inputs["to"])) return THIN;
  if (unreadCount > (wordCount < LONG ? 1 : MOST_UNREAD)) return THIN;
  if (unreadValues.length > 0) return `What “${unreadValues[0]}” means here was not understood.`;
  const rows = exampleRows(definition, inputs);
  if (rows) return `“${rows}” are entered in the calculator itself.`;
  if (isList || phrases.length === 0) return null;
  const [like] = phrases
    .map(({ keys }) => ({ keys, said: keys.filter((key) => key in inputs).length }))
    .map((one) => ({ ...one, gaps: one.keys.filter((key) => !(key in inputs) && isNeeded(definition, key, inputs)) }))
    .filter((one) => one.said > 0)
    .toSorted((a, b) => b.said - a.said || a.gaps.length - b.gaps.length);
  // An input or two of many, and not even the name: somebody else's question.
  if (!like || (!isNamed && like.said * 2 < like.keys.length)) return THIN;
  const { gaps } = like;
  if (gaps.length === 0) return null;
  const labels = gaps.map((key) => `“${definition.inputs[key]!.label}”`);
  return `Say also ${labels.join(" and ")}.`;
}

/** The label of a table of entries that the sentence leaves at the calculator's example: a figure from it would be nobody's. */
function exampleRows(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): string | undefined {
  const all = { ...defaults(definition), ...inputs };
  return Object.entries(definition.inputs).find(
    ([key, field]) =>
      field.kind === "list" &&
      rowsOf(field) &&
      !(key in inputs) &&
      applies(field, all) &&
      Array.isArray(field.default) &&
      field.default.length > 0,
  )?.[1].label;
}

/** Sizes, dates and amounts differ from one asker to the next: a usual value would be a guess. */
function isNeeded(definition: AnyDefinition, key: string, inputs: Readonly<Record<string, unknown>>): boolean {
  const field = definition.inputs[key]!;
  if (field.unsaid !== undefined) return false;
  if (!applies(field, { ...defaults(definition), ...inputs })) return false;
  if (field.kind === "choice") return /^(?:from|to)(?:[A-Z]|$)/.test(key);
  if (field.kind === "quantity" || field.kind === "money" || field.kind === "list" || field.kind === "text")
    return true;
  return field.kind === "date" ? field.default !== "today" : field.kind === "number" && !field.unit;
}

function defaults({ inputs }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, field.default]));
}
