/** The values of a sentence as inputs of a calculator: one list, or each in an input of its own. */
import { applies, getItemField } from "#engine/values.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import type { Preferences } from "#localization/preferences.ts";
import { type Assignment, assign, findFits, findValuePlaces, MOST_VALUES } from "#assistant/roles/assign.ts";
import { findChanges } from "#assistant/roles/changes.ts";
import { type Named, listSettings } from "#assistant/roles/choices.ts";
import type { Profile } from "#assistant/roles/profile.ts";
import { readRows } from "#assistant/roles/rows.ts";
import { readSaidRows } from "#assistant/roles/said-rows.ts";
import { maskName } from "#assistant/goal/subject.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { collectInputs } from "./collect-inputs.ts";

export interface Found {
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly setting: Readonly<Record<string, unknown>>;
  readonly assignment: Assignment;
  readonly unusedPlaces: readonly number[];
  readonly lost: readonly string[];
  readonly score: number;
  readonly isList: boolean;
}

const NOTHING: Assignment = { fits: new Map(), unused: [], score: 0 };

/** "gcd of 48 and 180": all numbers go into the one list of numbers that the phrases name. */
export function readList({ fields, phrases }: Profile, tokens: readonly Token[]): Found | null {
  const list = fields.find(
    ({ field, isSaid }) =>
      field.kind === "list" && isSaid > 0 && getItemField(field) && isNumeric(getItemField(field)!),
  );
  if (!list || phrases[0]?.keys.length !== 1 || phrases[0].keys[0] !== list.key) return null;
  const places = findValuePlaces(tokens);
  const amounts = places.map((at) => tokens[at]!);
  if (amounts.length < 2 || !amounts.every((one): one is Amount => one.type === "amount" && !one.isPercent))
    return null;
  const units = new Set(amounts.map((one) => one.measures[0]?.unit.id ?? ""));
  // "Mean of 1 to 10" is no list of two.
  if (units.size > 1 || findChanges(tokens).length > 0) return null;
  const lost = [...units].filter(Boolean);
  const values = amounts.map((one) => one.value * one.multiple);
  return {
    inputs: { [list.key]: values },
    setting: {},
    assignment: NOTHING,
    unusedPlaces: [],
    lost,
    score: 5 * values.length,
    isList: true,
  };
}

/** The setting of the choices under which the values fit best, and what they give. */
export function readValues(
  profile: Profile,
  tokens: readonly Token[],
  named: readonly Named[],
  preferences: Preferences,
): Found | null {
  if (findValuePlaces(tokens).length > MOST_VALUES) return null;
  const table = readRows(profile, tokens, preferences);
  const lists = table ? [table] : readSaidRows(profile, tokens, preferences);
  const listed = new Set(lists.flatMap(({ places }) => places));
  const found = [...findFits(maskName(profile, tokens), profile, preferences)].filter(([at]) => !listed.has(at));
  // Beside a list that is said only what is named is another input.
  const isSure = table !== null || lists.length === 0;
  const fits = new Map(found.map(([at, all]) => [at, isSure ? all : all.filter(({ isNamed }) => isNamed)]));
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
  return { inputs: all, setting, assignment, unusedPlaces: assignment.unused, lost, score, isList: table !== null };
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
