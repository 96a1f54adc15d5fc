/** Reads a sentence as one calculator would, with a score and what speaks against it. */
import type { AnyDefinition } from "#engine/define.ts";
import { applies } from "#engine/values.ts";
import { PERIODS } from "#assistant/tokens/periods.ts";
import { leaveOutAge } from "./age-of-person.ts";
import type { Preferences } from "#localization/preferences.ts";
import { detectUnitSystem } from "#assistant/roles/bare-unit.ts";
import { type Assignment, findFits } from "#assistant/roles/assign.ts";
import { findUnknownChange } from "#assistant/roles/changes.ts";
import { type Denied, readDenied } from "#assistant/roles/denied.ts";
import {
  dropCounts,
  dropSharedUnit,
  joinMoments,
  joinNames,
  joinOptions,
  joinRatios,
  splitColumnNames,
} from "#assistant/roles/joined-values.ts";
import { findNamedOptions, listSynonyms, type Named } from "#assistant/roles/choices.ts";
import type { Fit } from "#assistant/roles/fit.ts";
import { isIdle } from "#assistant/readings/slots/idle.ts";
import { MOST_BARE_PERCENT } from "#assistant/roles/fit-amount.ts";
import { getProfile, type Profile } from "#assistant/roles/profile.ts";
import type { Reading } from "./reading.ts";
import { hideTokens, isBare, type Token } from "#assistant/tokens/token.ts";
import { findMisnamed, findMisplaced } from "#assistant/roles/input-order.ts";
import { findOutputOfTarget, findTargetUnit, findUnitOfQuotient } from "#assistant/goal/target-unit.ts";
import { findAskedOutput, isNamedOutput } from "#assistant/goal/asked-output.ts";
import { findByLabel } from "#assistant/goal/find-by-label.ts";
import {
  findCompeting,
  findGap,
  findMentioned,
  findOtherFigure,
  findQuotient,
  findShareOfShare,
  rejectSeveralTargets,
  findTurningWord,
  isSameSpan,
  findUnreadRate,
} from "./problems.ts";
import { findNamedResult } from "./named-results.ts";
import { isNameSaid, maskName, scoreSubject, readNameFigures, listWords } from "#assistant/goal/subject.ts";
import { type Found, readList, readValues } from "./values.ts";
import { findUnreadPeriods, findUnreadWords } from "#assistant/roles/unread.ts";

/** A sentence read as one calculator's. */
export interface CalculatorReading extends Reading {
  /** How well it fits; compared between calculators only. */
  readonly score: number;
  /** What keeps it from being answered, as a sentence; null where it may be. */
  readonly problem: string | null;
  /** The inputs that keep it from being answered because nobody said them. */
  readonly gaps: readonly string[];
  /** Whether each value has but one place that it could go to. */
  readonly isCertain: boolean;
  /** Whether the sentence says the calculator's whole name. */
  readonly isNamed: boolean;
  /** Whether two values could be the same input, so that no other calculator may take one of them for something else. */
  readonly isCompeting: boolean;
  /** How many words that is. */
  readonly nameLength: number;
  /** The sentence without what is in lists and without what there is none of. */
  readonly said: readonly Token[];
  /** The words that chose an option. */
  readonly choosing: readonly string[];
}

/** A reading of which the values have their places; what is asked for and what speaks against it is worked out where it may be chosen. */
export interface CalculatorDraft extends Pick<CalculatorReading, "inputs" | "unread" | "score" | "isNamed"> {
  finish(): CalculatorReading;
}

/** Reads a sentence as a calculator's; null where it has nothing to do with it. In a story most words may be about something else. */
export function readAsCalculator(
  definition: AnyDefinition,
  sentence: readonly Token[],
  preferences: Preferences,
  isStory = false,
): CalculatorDraft | null {
  const { profile, denied, named, age, place } = getPlaces(definition, sentence, preferences);
  const subject = scoreSubject(profile, denied.tokens, named, isStory);
  if (subject === 0) return null;
  const placed = place();
  if (!placed) return null;
  const { found, isListed, tokens, inputs, period, unreadValues, target, findAsked, words, periods } = placed;
  const unread = [...unreadValues, ...found.lost, ...words, ...periods, ...(age === null ? [] : [age])];
  const score = found.score + 4 * subject - 1.5 * words.length - 1.5 * unreadValues.length - periods.length;
  const isNamed = isNameSaid(profile, denied.tokens);
  const finish = once((): CalculatorReading => {
    const output =
      period === undefined
        ? (findAsked() ?? findOutputOfTarget(profile, target))
        : findOutputOfPeriod(definition, period);
    const units = listUnits(found.assignment);
    const told = target ?? (output === undefined ? null : findUnitOfQuotient(profile, output, units));
    // "5k" is five kilometres where it was read as a distance.
    const system =
      detectUnitSystem(denied.tokens) ?? (Object.values(units).includes("km") ? ("metric" as const) : null);
    const rivals = findCompeting(profile, tokens, found.assignment);
    const gap = findGap(
      profile,
      inputs,
      unreadValues,
      countUnread(words, listWords(tokens).length, isStory) + found.lost.length,
      listWords(tokens).length,
      isNamed,
      found.isList,
    );
    const problem =
      rejectSeveralTargets(definition, inputs, tokens) ??
      findTurningWord(profile, unread, tokens, found.assignment) ??
      findQuotient(profile, tokens, found.assignment) ??
      findShareOfShare(tokens) ??
      findUnreadRate(profile, tokens, found.assignment) ??
      rivals ??
      findOtherFigure(profile, tokens) ??
      findNamedResult(profile, tokens, found, output) ??
      findUnknownChange(profile, tokens, found.assignment) ??
      findMisplaced(profile, tokens, found.assignment) ??
      findMisnamed(profile, tokens, found.assignment) ??
      (periods[0] === undefined ? null : `It does not take an amount ${periods[0]}.`) ??
      gap?.problem ??
      findMentioned(profile, tokens, inputs) ??
      null;
    return {
      calculator: definition.id,
      inputs,
      listBound: () => listBound(tokens, profile, preferences, found, inputs),
      unread,
      ...(output
        ? { output, isOutputNamed: gap === null && isNamedOutput(profile, tokens, output, found.assignment.fits) }
        : {}),
      ...(system ? { system } : {}),
      units,
      ...(told ? { target: told } : {}),
      score,
      problem,
      gaps: gap && problem === gap.problem ? gap.keys : [],
      isCertain: isStory && problem === null && isCertain(tokens, profile, preferences, found, isListed),
      isNamed,
      said: tokens,
      isCompeting: rivals !== null,
      nameLength: profile.name.length,
      choosing: [
        ...denied.words,
        ...named.flatMap((one) => one.words.flatMap(listSynonyms)),
        ...[...found.assignment.fits.values()].flatMap(({ via }) => via ?? []),
      ],
    };
  });
  return { inputs, unread, score, isNamed, finish };
}

type Places = ReturnType<typeof findPlaces>;

/** A calculator is asked twice for a sentence that may be a story: its values have the same places. */
const places = new WeakMap<readonly Token[], Map<AnyDefinition, Places>>();

function getPlaces(definition: AnyDefinition, sentence: readonly Token[], preferences: Preferences): Places {
  const all = places.get(sentence) ?? new Map<AnyDefinition, Places>();
  const found = all.get(definition) ?? findPlaces(definition, sentence, preferences);
  places.set(sentence, all.set(definition, found));
  return found;
}

/** A sentence as a calculator's words and values. */
function findPlaces(definition: AnyDefinition, sentence: readonly Token[], preferences: Preferences) {
  const profile = getProfile(definition);
  const { tokens: kept, age } = leaveOutAge(profile, sentence);
  const joined = [
    readNameFigures,
    splitColumnNames,
    joinNames,
    joinMoments,
    joinOptions,
    joinRatios,
    dropSharedUnit,
  ].reduce((words, join) => join(profile, words), dropCounts(kept));
  const denied = readDenied(profile, joined);
  const named = findNamedOptions(profile, denied.tokens);
  return { profile, denied, named, age, place: once(() => placeValues(profile, denied, named, preferences)) };
}

/** The values in their places and what is left; null where there are no places. */
function placeValues(profile: Profile, denied: Denied, named: readonly Named[], preferences: Preferences) {
  const { definition } = profile;
  const listed = readList(profile, denied.tokens, named);
  const found = listed ?? readValues(profile, denied.tokens, named, preferences, denied.inputs);
  if (!found) return null;
  const tokens = hideTokens(denied.tokens, found.hidden);
  const idle = findIdleChoices(profile, found.inputs, named);
  const inputs = Object.fromEntries(
    Object.entries({ ...denied.inputs, ...found.inputs }).filter(([key]) => !idle.some((one) => one.key === key)),
  );
  const period = idle.find(({ value }) => Object.hasOwn(PERIODS, value))?.value;
  const assigned = Object.keys(inputs);
  const unreadValues = found.unusedPlaces
    .filter((at) => ![...found.assignment.fits.keys()].some((place) => isSameSpan(tokens[at]!, tokens[place])))
    .map((at) => tokens[at]!.text.trim());
  const target = inputs["to"] === undefined ? findTargetUnit(profile, tokens, named) : null;
  const findAsked = once(() =>
    period === undefined ? findAskedOutput(profile, tokens, assigned, named, found.assignment.fits) : undefined,
  );
  // "Volume … in liters": the unit of what is asked for by its name.
  const isTold = target?.measures.some(
    (one) => one.dimension.id === definition.outputs[findAsked() ?? ""]?.dimension?.id,
  );
  const asUnit = new Set(isTold ? target?.text.split(" ") : []);
  const words = findUnreadWords(profile, tokens, named, found.setting, found.assignment).filter(
    (word) => !asUnit.has(word),
  );
  const periods = listed ? [] : findUnreadPeriods(profile, tokens, found.assignment, named);
  const isListed = listed !== null;
  return { found, isListed, tokens, inputs, period, unreadValues, target, findAsked, words, periods };
}

/** What is worked out when it is first asked for. */
function once<T>(make: () => T): () => T {
  let made: { readonly value: T } | undefined;
  return () => (made ??= { value: make() }).value;
}

/** Whether the units, the signs and the names beside the values leave no choice of where they go. */
function isCertain(
  tokens: readonly Token[],
  profile: Profile,
  preferences: Preferences,
  { assignment, setting, isList }: Found,
  isListed: boolean,
): boolean {
  if (isListed || isList) return true;
  const all = findFits(maskName(profile, tokens), profile, preferences);
  const inputs = { ...Object.fromEntries(profile.fields.map(({ key, field }) => [key, field.default])), ...setting };
  const open = new Set(profile.fields.filter(({ field }) => applies(field, inputs)).map(({ key }) => key));
  const said = [...assignment.fits.values()];
  const phrase = profile.phrases.find(
    ({ keys }) => keys.length > 0 && keys.every((key) => said.some((fit) => fit.key === key)),
  );
  const isPossible = ({ key }: Fit) => open.has(key) && (phrase?.keys.includes(key) ?? true);
  return [...assignment.fits].every(([at, fit]) => {
    if (fit.isNamed) return true;
    const token = tokens[at]!;
    if (token.type === "amount" && token.measures.length === 0 && token.currency === null && !token.isPercent)
      return false;
    const others = (all.get(at) ?? []).filter((one) => one.key !== fit.key && isPossible(one));
    return others.every((one) => {
      const rival = said.find(({ key }) => key === one.key);
      return rival ? rival.isNamed : one.score < fit.score - 1;
    });
  });
}

/** The inputs that words name, or units that no other input takes; a bare number may be anything. */
function listBound(
  tokens: readonly Token[],
  profile: Profile,
  preferences: Preferences,
  { assignment: { fits } }: Found,
  inputs: Reading["inputs"],
): readonly string[] {
  const all = findFits(maskName(profile, tokens), profile, preferences);
  const loose = [...fits].filter(([at, fit]) => {
    const token = tokens[at];
    // "120 on sale for 84" says no percent.
    const isNoPercent = profile.fields[fit.index]?.field.kind === "percent" && isBare(token);
    if (isNoPercent && token.value > MOST_BARE_PERCENT) return true;
    const others = (all.get(at) ?? []).filter((one) => one.key !== fit.key);
    return !fit.isNamed && (isBare(token) || others.length > 0);
  });
  const open = new Set(loose.flatMap(([, { key, sets }]) => [key, ...Object.keys(sets ?? {})]));
  // Of a list nobody knows which row was meant.
  return Object.keys(inputs).filter((key) => !open.has(key) && !Array.isArray(inputs[key]));
}

/** Choices that do not apply, named by a word that says something else: the "youtube" of views at an RPM, the "month" of "downtime a month". */
function findIdleChoices(
  { definition, topic }: Profile,
  inputs: Readonly<Record<string, unknown>>,
  named: readonly Named[],
): readonly Named[] {
  const usual = Object.entries(definition.inputs).map(([key, field]) => [key, field.default] as const);
  const all = { ...Object.fromEntries(usual), ...inputs };
  return named.filter(
    ({ key, value, words }) =>
      !applies(definition.inputs[key]!, all) &&
      words.every((word) => topic.has(word)) &&
      (!Object.hasOwn(PERIODS, value) || findOutputOfPeriod(definition, value) !== undefined),
  );
}

/** The first result for another period: "Downtime per month" for "Downtime per year". */
function findOutputOfPeriod(definition: AnyDefinition, period: string): string | undefined {
  const [first] = Object.values(definition.outputs);
  return findByLabel(definition, first!.label.replace(/\b(?:hour|day|week|month|quarter|year)\b/, period));
}

/** The values of a sentence in the inputs other than one; null where a value or a unit has no place. */
export function readGiven(
  definition: AnyDefinition,
  tokens: readonly Token[],
  preferences: Preferences,
  asked: string,
): Required<Pick<Reading, "inputs" | "unread" | "units">> | null {
  const whole = getProfile(definition);
  const profile = { ...whole, fields: whole.fields.filter(({ key }) => key !== asked) };
  const named = findNamedOptions(profile, tokens);
  const found = readValues(profile, tokens, named, preferences);
  if (!found || found.unusedPlaces.length > 0 || found.lost.length > 0) return null;
  if (findCompeting(profile, tokens, found.assignment) || findMisplaced(whole, tokens, found.assignment)) return null;
  const periods = findUnreadPeriods(whole, tokens, found.assignment, named);
  const unread = [...findUnreadWords(whole, tokens, named, found.setting, found.assignment), ...periods];
  return { inputs: found.inputs, unread, units: listUnits(found.assignment) };
}

function listUnits({ fits }: Assignment): Readonly<Record<string, string>> {
  return Object.fromEntries([...fits.values()].flatMap(({ key, unit }) => (unit === undefined ? [] : [[key, unit]])));
}

/** Of a long sentence so many words more may be left out that say nothing of figures: "grandma", "sofa"; of a story more. */
const MOST_IDLE = 3;
const MOST_IDLE_OF_STORY = 8;
const LONG = 12;

function countUnread(words: readonly string[], said: number, isStory: boolean): number {
  if (said < LONG && !isStory) return words.length;
  const most = isStory ? MOST_IDLE_OF_STORY : MOST_IDLE;
  return words.length - Math.min(most, words.filter((word) => isIdle(word.toLowerCase())).length);
}
