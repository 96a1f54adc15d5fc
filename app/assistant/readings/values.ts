/** The values of a sentence as inputs of a calculator: one list, or each in an input of its own. */
import { applies, getItemField } from "#engine/values.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import type { Preferences } from "#localization/preferences.ts";
import { type Assignment, assign, findFits, findValuePlaces, MOST_VALUES } from "#assistant/roles/assign.ts";
import type { Fit } from "#assistant/roles/fit.ts";
import { findChanges } from "#assistant/roles/changes.ts";
import { type Named, listSettings } from "#assistant/roles/choices.ts";
import { getCanonicalWords, type Profile } from "#assistant/roles/profile.ts";
import { readRows } from "#assistant/roles/rows.ts";
import { listOpening, readSaidRows } from "#assistant/roles/said-rows.ts";
import { maskName } from "#assistant/goal/subject.ts";
import { type Amount, hideTokens, isBare, type Token } from "#assistant/tokens/token.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { collectInputs } from "./collect-inputs.ts";

export interface Found {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly setting: Readonly<Record<string, unknown>>;
  readonly assignment: Assignment;
  readonly unusedPlaces: readonly number[];
  readonly lost: readonly string[];
  readonly score: number;
  readonly isList: boolean;
  /** The places of the values and names in a list, which say nothing else. */
  readonly hidden: ReadonlySet<number>;
}

const NOTHING: Assignment = { fits: new Map(), unused: [], score: 0 };

/** "gcd of 48 and 180": all numbers go into the one list of numbers that the phrases name. */
export function readList(profile: Profile, tokens: readonly Token[], named: readonly Named[]): Found | null {
  const { fields, phrases } = profile;
  const list = fields.find(
    ({ field, isSaid }) =>
      field.kind === "list" && isSaid > 0 && getItemField(field) && isNumeric(getItemField(field)!),
  );
  if (!list || phrases[0]?.keys.length !== 1 || phrases[0].keys[0] !== list.key) return null;
  // "80 and 90 with weights 2 and 3" are two lists.
  const isSaid = (cue: readonly string[]) => cue.every((word) => said.has(word));
  const said = new Set(tokens.flatMap((token) => (token.type === "word" ? getCanonicalWords(token.word) : [])));
  if (fields.some((one) => one !== list && one.field.kind === "list" && one.cues.some(isSaid))) return null;
  const opens = listOpening(list, profile, named);
  if (!opens) return null;
  const all = findValuePlaces(tokens);
  const [first, second] = all;
  // "10 shares at 50 and 20 at 60": what "at" leads to is a price of what stands before it.
  if (all.slice(1).some((at) => /^(?:at|@)$/.test(tokens[at - 1]?.text ?? ""))) return null;
  const isWord = (token: Token) => token.type === "word" && token.word !== "and";
  const isApart = first !== undefined && tokens.slice(first, second).some(isWord);
  // "4 tests: 80, 90, 70": what stands apart from the others is none of them.
  if (all.length > 3 && isApart && !tokens.slice(second, all.at(-1)).some(isWord)) return null;
  const amounts = all.map((at) => tokens[at]!);
  if (amounts.length < 2 || !amounts.every((one): one is Amount => one.type === "amount" && !one.isPercent))
    return null;
  const units = new Set(amounts.map((one) => one.measures[0]?.unit.id ?? ""));
  // "Two machines run at 88 and 91 dB": what is written in words beside figures counts something.
  if (new Set(amounts.map(({ text }) => /\d/.test(text))).size > 1) return null;
  // "Mean of 1 to 10" is not a list of two.
  if (units.size > 1 || findChanges(tokens).length > 0) return null;
  const lost = [...units].filter(Boolean);
  const values = amounts.map((one) => one.value * one.multiple);
  return {
    // "Population variance of 3, 7 and 9" says what the numbers are.
    inputs: { ...Object.fromEntries([...opens, ...named].map(({ key, value }) => [key, value])), [list.key]: values },
    setting: {},
    assignment: NOTHING,
    unusedPlaces: [],
    lost,
    score: 5 * values.length,
    isList: true,
    hidden: new Set(),
  };
}

/** More values than these are not a list that anybody types. */
const MOST_LISTED = 40;

/** Whether a value has a unit or a sign, which tells more than its place beside a list. */
function isTyped(token: Token): boolean {
  return token.type === "amount" && !isBare(token);
}

/** Whether a value's unit or sign is reason enough beside a list; of money there is so much that only what people say counts. */
function isTypedFor({ fields }: Profile, fit: Fit, token: Token): boolean {
  const isSaid = fields.some(({ key, isSaid: said }) => key === fit.key && said > 0);
  // "40k" has neither: it is so many of anything.
  if (token.type === "amount" && token.multiple > 1) return false;
  return isTyped(token) && (isSaid || (token.type === "amount" && token.currency === null));
}

/** "Two samples", "four steps", "the next four years": says how many things there are, which the list says anyway. */
function isCountOf(tokens: readonly Token[], at: number, count: number): boolean {
  const [token, next] = [tokens[at], tokens[at + 1]];
  const isSpan = token?.type === "amount" && token.measures[0]?.dimension.id === "time" && /^[a-z]/i.test(token.text);
  if (isSpan) return token.value === count && count > 2;
  return isBare(token) && token.multiple === 1 && token.value === count && count > 1 && next?.type === "word";
}

/** The setting of the choices under which the values fit best, and what they give; what there is none of takes a value last. */
export function readValues(
  profile: Profile,
  tokens: readonly Token[],
  said: readonly Named[],
  preferences: Preferences,
  denied: Readonly<Record<string, unknown>> = {},
): Found | null {
  const values = findValuePlaces(tokens).length;
  const hasList = profile.fields.some(({ field }) => field.kind === "list");
  if (values > (hasList ? MOST_LISTED : MOST_VALUES)) return null;
  const table = readRows(profile, tokens, preferences);
  const lists = table ? [table] : readSaidRows(profile, tokens, said, preferences);
  const places = lists.flatMap((one) => one.places);
  const counts = lists.flatMap(({ value }) => [value.length, lists.length]);
  const hasPeriods = profile.fields.some(({ field }) =>
    field.options?.some(([value]) => Object.hasOwn(PERIODS, value)),
  );
  // "In the last six months" may say that returns are monthly, "annual returns of the last five years" says that they are not.
  const isOtherPeriod = (token: Token) =>
    hasPeriods && token.type === "amount" && !said.some(({ value }) => PERIODS[value] === token.measures[0]?.unit.id);
  const counting = [...tokens.keys()].filter(
    (at) =>
      (at < places[0]! || at > places.at(-1)!) &&
      counts.some((count) => isCountOf(tokens, at, count)) &&
      !(isTyped(tokens[at]!) && isOtherPeriod(tokens[at]!)),
  );
  const listed = new Set([...places, ...counting]);
  const named = [...said, ...lists.flatMap(({ opens = [] }) => opens)];
  if (values - listed.size > MOST_VALUES) return null;
  const names = lists.flatMap((one) => one.names ?? []);
  const hidden = new Set([...listed, ...names]);
  const rest = hideTokens(tokens, hidden);
  const found = [...findFits(maskName(profile, rest), profile, preferences)];
  // Beside a list that is said only what is named or has a unit is another input.
  const isSure = table !== null || lists.length === 0;
  const fits = new Map(
    found.map(([at, all]) => {
      // "No revenue, and a burn of 52,000": where it can be something else, it is none of what there is none of.
      const others = all.filter((fit) => fit.isNamed || !(fit.key in denied));
      const possible = others.length > 0 ? others : all;
      return [at, isSure ? possible : possible.filter((fit) => fit.isNamed || isTypedFor(profile, fit, tokens[at]!))];
    }),
  );
  let best: { setting: Readonly<Record<string, unknown>>; assignment: Assignment; score: number } | null = null;
  for (const setting of listSettings(profile.definition, named)) {
    const assignment = assign(fits, profile, setting);
    const changed = Object.entries(setting).filter(
      ([key, value]) => value !== profile.definition.inputs[key]!.default && !named.some((one) => one.key === key),
    );
    const score = assignment.score - 0.1 * countOpenFields(profile, setting, assignment) - 0.6 * changed.length;
    if (!best || score > best.score) best = { setting, assignment, score };
  }
  if (!best) return null;
  const { setting, assignment } = best;
  const inputs = collectInputs(profile, tokens, assignment, setting, named, preferences);
  const lost = [...assignment.fits.values()].flatMap((fit) => fit.lost ?? []);
  const score = best.score + 0.8 * named.length + 3 * listed.size;
  const all = { ...inputs, ...Object.fromEntries(lists.map(({ key, value }) => [key, value])) };
  return {
    inputs: all,
    setting,
    assignment,
    unusedPlaces: assignment.unused,
    lost,
    score,
    isList: table !== null,
    hidden,
  };
}

/** What inputs cost that a setting opens and the sentence does not say. */
function countOpenFields(
  { fields }: Profile,
  setting: Readonly<Record<string, unknown>>,
  { fits }: Assignment,
): number {
  const said = new Set([...fits.values()].map((fit) => fit.key));
  const open = fields.filter(
    ({ key, field }) => field.when && field.kind !== "choice" && !said.has(key) && applies(field, setting),
  );
  return open.length;
}
