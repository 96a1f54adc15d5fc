/** Step 3, calculators: reasons not to answer. */
import { hasMovingDefault } from "#engine/kinds/date.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { applies, getRowFields } from "#engine/values.ts";
import type { Assignment } from "./assign.ts";
import type { Profile } from "./profile.ts";
import type { Amount, Token } from "./token.ts";
import { isTurning } from "./unread.ts";

/** The problem of a reading that is none. */
export const THIN = "Too much of the sentence was not understood.";
/** A reading with more unread words than this is none; a short sentence may have one. */
const MOST_UNREAD = 2;
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
      if (!isAlike(token, other) || fit.share !== undefined) continue;
      const label = definition.inputs[fit.key]!.label;
      return `${other.text.trim()} and ${token.text.trim()} could both be “${label}”. Give only one of them.`;
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

/** A word that turns the meaning round, or that says what a number counts, and was not read: the figure would be another. */
export function findTurningWord(unread: readonly string[], tokens: readonly Token[]): string | null {
  const word = unread.find((one) => isTurning(one));
  if (word !== undefined) return `It is not clear what “${word}” means here.`;
  const counted = tokens.findIndex((token, at) => {
    const before = tokens[at - 1];
    return token.type === "word" && unread.includes(token.text) && before?.type === "amount" && isBare(before);
  });
  if (counted < 0) return null;
  return `It is not clear what “${tokens[counted - 1]!.text.trim()} ${tokens[counted]!.text}” means here.`;
}

function isBare({ measures, currency, isPercent }: Amount): boolean {
  return measures.length === 0 && currency === null && !isPercent;
}

/** Why a reading is too thin to be answered; null where it is not. */
export function findGap(
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
  if (unreadValues.length > 0) return `It is not clear what “${unreadValues[0]}” means here.`;
  const rows = findExampleRows(definition, inputs);
  if (rows) return `Enter “${rows}” in the calculator itself.`;
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
  return `Please also give ${labels.join(" and ")}.`;
}

/** The label of a table of entries that the sentence leaves at the calculator's example: a figure from it would be nobody's. */
function findExampleRows(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): string | undefined {
  const all = { ...getDefaults(definition), ...inputs };
  return Object.entries(definition.inputs).find(
    ([key, field]) =>
      field.kind === "list" &&
      getRowFields(field) &&
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
  if (!applies(field, { ...getDefaults(definition), ...inputs })) return false;
  if (field.kind === "choice") return /^(?:from|to)(?:[A-Z]|$)/.test(key);
  if (field.kind === "quantity" || field.kind === "money" || field.kind === "list" || field.kind === "text")
    return true;
  return field.kind === "date" ? !hasMovingDefault(field) : field.kind === "number" && !field.unit;
}

function getDefaults({ inputs }: AnyDefinition): Record<string, unknown> {
  return Object.fromEntries(Object.entries(inputs).map(([key, field]) => [key, field.default]));
}
