/** "No waste", "without overhang": inputs of which there is none. */
import { isNumeric } from "#engine/kinds/index.ts";
import { applies, getRowFields } from "#engine/values.ts";
import { type FieldProfile, getCanonicalWords, type Profile, splitKey } from "./profile.ts";
import { hideTokens, type Token } from "#assistant/tokens/token.ts";

export interface Denied {
  readonly inputs: Readonly<Record<string, unknown>>;
  /** The sentence with a mark in place of what says so. */
  readonly tokens: readonly Token[];
  /** The words that say so. */
  readonly words: readonly string[];
}

const LONGEST_NAME = 3;
const OTHER = /^(?:other|new|extra|additional|more)$/i;
const DENYING = /^(?:no|without|zero|nothing|scratch|ignoring|excluding|not)$/;

/** What a sentence says there is none of: those inputs are 0, "no tax or fees" both. */
export function readDenied({ fields }: Profile, tokens: readonly Token[]): Denied {
  const inputs: Record<string, unknown> = {};
  const taken = new Set<number>();
  for (const [at, token] of tokens.entries()) {
    if (token.type !== "word" || !DENYING.test(token.word)) continue;
    const isNot = token.word === "not";
    if (isNot && !/^(?:counting|including|considering)$/.test(tokens[at + 1]?.text.toLowerCase() ?? "")) continue;
    // "Not counting holidays" leaves days out, and takes no kind of holidays away.
    const isAmount = isNot || /^(?:ignoring|excluding)$/.test(token.word);
    const start = findStart(fields, tokens, at);
    if (start) {
      Object.assign(inputs, start.inputs);
      for (let place = start.from; place <= at; place++) taken.add(place);
      continue;
    }
    if (token.word === "scratch") continue;
    const first = at + (isNot ? 2 : 1);
    // "No other costs", but "no extra".
    const isOther = OTHER.test(tokens[first]?.text ?? "") && !findDeniedName(fields, tokens, first, isAmount);
    for (let from = isOther ? first + 1 : first; ;) {
      const found = findDeniedName(fields, tokens, from, isAmount);
      if (!found) break;
      Object.assign(inputs, found.inputs);
      for (let place = at; place < from + found.length; place++) taken.add(place);
      from += found.length;
      const link = tokens[from];
      const isComma = link?.text === "," && findDeniedName(fields, tokens, from + 1, isAmount) !== null;
      if (!isComma && !(link?.type === "word" && /^(?:or|and|nor)$/.test(link.word))) break;
      // "No revenue and a burn of 52,000": what has a value is there.
      const next = findDeniedName(fields, tokens, from + 1, isAmount);
      const behind = next ? tokens.slice(from + 1 + next.length, from + 4 + next.length) : [];
      const end = behind.findIndex(({ type }) => type === "mark");
      if (behind.slice(0, end < 0 ? undefined : end).some(({ type }) => type === "amount")) break;
      from++;
    }
  }
  Object.assign(inputs, readAffirmed(fields, tokens, taken));
  const words = [...taken].flatMap((at) => getCanonicalWords(tokens[at]!.text));
  return { inputs, tokens: hideTokens(tokens, taken), words };
}

/** "With air resistance", "it is a kitchen": what is true as soon as it is named. */
function readAffirmed(
  fields: Profile["fields"],
  tokens: readonly Token[],
  denied: ReadonlySet<number>,
): Readonly<Record<string, unknown>> {
  if (!fields.some(({ field }) => field.kind === "boolean" && field.default === false)) return {};
  const words = tokens.map((token, at) =>
    token.type === "word" && !denied.has(at) ? getCanonicalWords(token.word).join(" ") : "|",
  );
  const text = ` ${words.join(" ")} `;
  const named = fields.filter(
    ({ field, cues }) =>
      field.kind === "boolean" &&
      field.default === false &&
      cues.some((cue) => !INCLUDING.test(cue.join(" ")) && text.includes(` ${cue.join(" ")} `)) &&
      !NOT.test(text),
  );
  return Object.fromEntries(named.map(({ key }) => [key, true]));
}

/** "Including shipping" says nothing of a tax. */
const INCLUDING = /^inclu\w+$/;
const NOT = / (?:no|not|without|isnt|isn|don|doesn|never|except) /;

/** "Starting with nothing", "from zero": what one has at the start is 0. */
function findStart(fields: Profile["fields"], tokens: readonly Token[], at: number) {
  const [verb, link, none] = [tokens[at - 2], tokens[at - 1], tokens[at]];
  if (link?.type !== "word" || none?.type !== "word" || !/^(?:nothing|scratch)$/.test(none.word)) return null;
  const isLed = verb?.type === "word" && /^(?:start|begin)/.test(verb.word);
  if (!(isLed ? /^(?:from|with|at)$/ : /^from$/).test(link.word)) return null;
  const held = fields.filter(
    ({ field, cues }) => field.kind === "money" && cues.some((cue) => HELD.test(cue.join(" "))),
  );
  if (held.length === 0) return null;
  return { inputs: Object.fromEntries(held.map(({ key }) => [key, 0])), from: isLed ? at - 2 : at - 1 };
}

/** What one has before one begins. */
const HELD = /^(?:start|starting|saved|invested|balance|amount now|current savings)\b/;

/** The longest run of words that inputs have in their names which may be 0 or "none". */
function findDeniedName(fields: Profile["fields"], tokens: readonly Token[], from: number, isAmount: boolean) {
  const usual = Object.fromEntries(fields.map(({ key, field }) => [key, field.default]));
  for (let length = LONGEST_NAME; length > 0; length--) {
    const run = tokens.slice(from, from + length);
    const words = run.flatMap((token) => (token.type === "word" ? getCanonicalWords(token.word) : [""]));
    if (words.length < length || words.includes("")) continue;
    const named = fields.filter(({ cues }) => cues.some((cue) => words.every((word) => cue.includes(word))));
    // "No other wages" leaves the limit of the wages that are taxed as it is.
    const isExact = ({ cues }: FieldProfile) => cues.some((cue) => cue.length === words.length);
    const meant = named.some(isExact) ? named.filter((one) => isExact(one) || !(Number(one.field.default) > 0)) : named;
    const inputs = Object.fromEntries(
      meant.flatMap(({ key, field }): [string, unknown][] => {
        if (!applies(field, usual) || (isAmount && !isNumeric(field))) return [];
        if (field.kind === "boolean") return [[key, false]];
        if (field.kind === "choice") return field.options?.some(([value]) => value === "none") ? [[key, "none"]] : [];
        return isNumeric(field) && !(Number(field.min ?? 0) > 0) ? [[key, 0]] : [];
      }),
    );
    if (Object.keys(inputs).length > 0 || isNoneInRows(fields, words)) return { inputs, length };
    const efficiency = LOST.test(words.join(" ")) && fields.find((one) => isEfficiency(one));
    if (efficiency) return { inputs: { [efficiency.key]: 100 }, length };
  }
  return null;
}

/** "No losses", "no overhead": all of it arrives. */
const LOST = /^(?:energy |power |charging |protocol )?(?:loss|losses|overhead)$/;
const isEfficiency = ({ field, cues }: FieldProfile) =>
  field.kind === "percent" && field.max === 100 && cues.some((cue) => cue.includes("efficiency"));

/** "No breaks", "no fee": what rows of a list are without anyway where nobody says it. */
function isNoneInRows(fields: Profile["fields"], words: readonly string[]): boolean {
  return fields.some(({ field }) =>
    Object.entries((field.kind === "list" && getRowFields(field)) || {}).some(([key, cell]) => {
      const cues = new Set(getCanonicalWords(`${cell.label} ${splitKey(key)}`));
      return (cell.unsaid ?? cell.default) === 0 && words.every((word) => cues.has(word));
    }),
  );
}
