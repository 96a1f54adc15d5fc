/** Sentences that give a result and ask for an input ("what weight gives a BMI of 24 at 175 cm"). */
import { STOP } from "#catalogue/search/normalise.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { fromShownUnit, unitFor } from "#engine/quantity-units.ts";
import { readInputs } from "#engine/read.ts";
import type { Preferences } from "#localization/preferences.ts";
import { convert } from "#units/convert.ts";
import { getUnit } from "#units/dimension.ts";
import { getUnsaidValues } from "#assistant/roles/unsaid-values.ts";
import { readGiven } from "./calculator-reading.ts";
import { findValuePlaces, MOST_VALUES } from "#assistant/roles/assign.ts";
import { NAMED, scoreCues } from "#assistant/roles/cues.ts";
import { detectUnitSystem } from "#assistant/roles/bare-unit.ts";
import { type FieldProfile, getCanonicalWords, getProfile, type Profile, splitKey } from "#assistant/roles/profile.ts";
import type { Reading } from "./reading.ts";
import { type Amount, hasUnit, isBare, type Token } from "#assistant/tokens/token.ts";

/** Words of a question that name nothing. */
const ASKING = new Set(
  "what which how much many is are the a an my find calculate do does i need needed required at should would have be".split(
    " ",
  ),
);
/** What stands between the input that is asked for and the result that is given. */
const JOINTS = new Set(
  "for earns earn earned gives give giving gets get makes make turns turn takes take produces yields results to that with".split(
    " ",
  ),
);
/** Those behind which the start stands first, and the result behind "into". */
const TURNS = new Set("turns turn takes take grows grow makes make brings bring becomes become".split(" "));
/** What people call any result. */
const LEADING = new Set("payment price cost total value amount result sum".split(" "));

interface Goal {
  readonly vary: string;
  readonly output: string;
  readonly value: number;
  readonly rest: readonly Token[];
}

/**
 * Reads a sentence backwards: its first words are exactly the name of an input, one value is that of an output, and all
 * other values and words have their place. Null where it is not such a sentence, or nothing gives that result.
 */
export async function readGoal(
  definition: AnyDefinition,
  tokens: readonly Token[],
  preferences: Preferences,
  today: string,
): Promise<Reading | null> {
  if (findValuePlaces(tokens).length > MOST_VALUES) return null;
  const goal = findGoal(getProfile(definition), tokens, preferences);
  const given = goal && readGiven(definition, goal.rest, preferences, goal.vary);
  if (!goal || !given || given.unread.length > 0) return null;
  const system = detectUnitSystem(tokens);
  const said = { ...getUnsaidValues(definition, given.inputs, preferences.country), ...given.inputs };
  const { inputs, issues } = readInputs(definition, said, today, system ?? preferences.unitSystem);
  if (issues.length > 0) return null;
  const { listUnknowns, solve } = await import("#engine/solve.ts");
  if (!listUnknowns(definition, inputs).includes(goal.vary)) return null;
  const { solutions } = solve(definition, inputs, goal, goal.vary);
  const values = solutions.map((one) => one.value);
  if (values[0] === undefined) return null;
  return {
    calculator: definition.id,
    inputs: { ...given.inputs, [goal.vary]: values[0] },
    unread: [],
    units: given.units,
    ...(system ? { system } : {}),
    goal: { vary: goal.vary, values, output: goal.output },
  };
}

function findGoal(profile: Profile, tokens: readonly Token[], preferences: Preferences): Goal | null {
  return findLedGoal(profile, tokens, preferences) ?? findBareGoal(profile, tokens, preferences);
}

/** "BMI 22, height 180 cm, what weight": a value beside the name of a result, and an input that is named without one. */
function findBareGoal(profile: Profile, tokens: readonly Token[], preferences: Preferences): Goal | null {
  const found = findNamedTarget(profile, tokens, -1, preferences);
  if (!found) return null;
  // "Water for 2 cups of rice" asks for the water.
  const link = tokens[found.at - 1];
  if (link?.type === "word" && link.word === "for") return null;
  const numeric = profile.fields.filter(({ field }) => isNumeric(field));
  if (numeric.some((one) => scoreCues(tokens, found.at, { ...one, before: [], after: [] }) >= NAMED)) return null;
  const bare = profile.fields.flatMap((one) => {
    if (!isNumeric(one.field)) return [];
    const isBeside = tokens.some(
      (token, at) =>
        token.type === "amount" &&
        at !== found.at &&
        scoreCues(tokens, at, { ...one, before: [], after: [] }) >= NAMED &&
        toOutputValue(token, one.field, preferences) !== null,
    );
    const places = tokens.flatMap((token, at) => {
      const words = token.type === "word" ? getCanonicalWords(token.word) : [];
      return words.length > 0 && one.cues.some((cue) => cue.length === 1 && words.includes(cue[0]!)) ? [at] : [];
    });
    // "Weight 77.7" says the weight.
    const isFree =
      places.length > 0 && !isBeside && places.every((at) => at !== found.at - 1 && !found.names.includes(at));
    return isFree ? [{ key: one.key, places }] : [];
  });
  const [vary] = bare;
  if (!vary || bare.length > 1) return null;
  const asked = vary.places.flatMap((at) => getCanonicalWords((tokens[at] as { word: string }).word)).join(" ");
  const isOutput = Object.values(profile.definition.outputs).some(
    (field) => getCanonicalWords(field.label).join(" ") === asked,
  );
  if (isOutput) return null;
  const rest = tokens.filter(
    (token, at) =>
      at !== found.at &&
      !found.names.includes(at) &&
      !vary.places.includes(at) &&
      !(token.type === "word" && ASKING.has(token.word)),
  );
  return { vary: vary.key, output: found.output, value: found.value, rest };
}

/** Verbs by which a value is said, in their canonical form. */
const SAID = new Set(["bought", "paid", "sold", "spent", "earned", "got"].flatMap(getCanonicalWords));

function findLedGoal(profile: Profile, tokens: readonly Token[], preferences: Preferences): Goal | null {
  const joint = tokens.findIndex((token) => token.type !== "word" || JOINTS.has(token.word));
  const link = tokens[joint];
  if (joint < 1 || link?.type !== "word") return null;
  const asked = tokens
    .slice(0, joint)
    .flatMap((token) => (token.type === "word" && !ASKING.has(token.word) ? getCanonicalWords(token.word) : []));
  const vary = findNamedInput(profile, asked);
  // "Bought for 50" says what was paid.
  if (!vary || asked.some((word) => SAID.has(word))) return null;
  const outputs = Object.values(profile.definition.outputs);
  if (outputs.some((field) => getCanonicalWords(field.label).join(" ") === asked.join(" "))) return null;
  const found = findTarget(profile, tokens, joint, preferences);
  if (!found) return null;
  const rest = tokens.filter((_, at) => at > joint && at !== found.at && !found.names.includes(at));
  return { vary: vary.key, output: found.output, value: found.value, rest };
}

/** The one numeric input of that name, or of a longer one that holds all its words. */
function findNamedInput({ fields }: Profile, asked: readonly string[]) {
  if (asked.length === 0) return undefined;
  const longer = fields.filter(
    ({ field, cues }) => isNumeric(field) && cues.some((cue) => asked.every((word) => cue.includes(word))),
  );
  const exact = longer.find(({ cues }) => cues.some((cue) => cue.join(" ") === asked.join(" ")));
  return exact ?? (longer.length === 1 ? longer[0] : undefined);
}

interface Target {
  readonly at: number;
  /** Where the words stand that only name it or lead to it. */
  readonly names: readonly number[];
  readonly output: string;
  readonly value: number;
}

/** The value of an output: the one beside an output's name, else the one that the first words lead to. */
function findTarget(
  profile: Profile,
  tokens: readonly Token[],
  joint: number,
  preferences: Preferences,
): Target | null {
  const best = findNamedTarget(profile, tokens, joint, preferences);
  if (best) return best;
  const { definition } = profile;
  const outputs = Object.entries(definition.outputs).filter(([, field]) => isNumeric(field));
  const { primary } = definition;
  const output = typeof primary === "function" ? findOutputOfAmount(outputs, tokens) : (primary ?? outputs[0]?.[0]);
  const field = output === undefined ? undefined : definition.outputs[output];
  // "To turn 3000 into 4000".
  const isTurn = tokens.slice(joint, joint + 2).some((token) => token.type === "word" && TURNS.has(token.word));
  const into = isTurn
    ? tokens.findIndex((token, at) => at > joint && token.type === "word" && /^(?:into|to)$/.test(token.word))
    : joint;
  const at = tokens.findIndex((token, place) => place > into && token.type !== "word");
  const token = tokens[at];
  const leads = tokens.slice(into + 1, at);
  const isLed = leads.every(
    (one) =>
      one.type === "word" &&
      (STOP.has(one.word) || JOINTS.has(one.word) || (LEADING.has(one.word) && isAbout(profile, one.word))),
  );
  if (into < 0 || !field || token?.type !== "amount" || !isLed) return null;
  // "How much rice for 6 people": what has no unit and no name is not so much water.
  if (isBare(token) && field.kind === "quantity") return null;
  const value = toOutputValue(token, field, preferences);
  return value === null
    ? null
    : { at, names: [into, ...leads.map((_, place) => into + 1 + place)], output: output!, value };
}

/** The result that an amount is of: "3 cups of water". */
function findOutputOfAmount(outputs: readonly (readonly [string, AnyField])[], tokens: readonly Token[]) {
  const of = tokens.findIndex((token, at) => token.text === "of" && hasUnit(tokens[at - 1]));
  const thing = tokens[of + 1];
  const name = of > 0 && thing?.type === "word" ? getCanonicalWords(thing.word).join(" ") : "";
  return outputs.find(([, { label }]) => name !== "" && getCanonicalWords(label).join(" ") === name)?.[0];
}

interface NamedOutput {
  readonly output: string;
  readonly field: AnyField;
  readonly cues: readonly (readonly string[])[];
}

const targets = new WeakMap<Profile, readonly NamedOutput[]>();

/** The results that are numbers, with their names; made once for each calculator. */
function listTargets(profile: Profile): readonly NamedOutput[] {
  const known = targets.get(profile);
  if (known) return known;
  const listed = Object.entries(profile.definition.outputs).flatMap(([output, field]) => {
    if (!isNumeric(field)) return [];
    const names = [field.label.replace(/\s*\([^)]*\)/g, ""), splitKey(output), ...(field.also ?? [])];
    return [{ output, field, cues: names.map(getCanonicalWords) }];
  });
  targets.set(profile, listed);
  return listed;
}

function findNamedTarget(
  profile: Profile,
  tokens: readonly Token[],
  joint: number,
  preferences: Preferences,
): Target | undefined {
  const numeric = profile.fields.filter(({ field }) => isNumeric(field));
  const named = tokens.flatMap((token, at): (Target & { readonly score: number })[] => {
    if (token.type !== "amount" || at < joint) return [];
    return listTargets(profile).flatMap(({ output, field, cues }) => {
      const score = scoreCues(tokens, at, { cues, hints: [], before: [], after: [] });
      if (score < NAMED) return [];
      const isOfInput = (one: FieldProfile) => scoreCues(tokens, at, { ...one, before: [], after: [] }) >= score;
      if (numeric.some(isOfInput)) return [];
      const value = toOutputValue(token, field, preferences);
      const words = new Set(cues.flat());
      const names = tokens.flatMap((one, place) =>
        one.type === "word" && place > joint && getCanonicalWords(one.word).every((word) => words.has(word))
          ? [place]
          : [],
      );
      return value === null ? [] : [{ at, names, output, value, score }];
    });
  });
  const [best] = named.toSorted((a, b) => b.score - a.score);
  return best;
}

/** Whether a calculator is about that: "payment" is what a mortgage calculator gives. */
function isAbout({ definition, topic }: Profile, word: string): boolean {
  const [canonical = ""] = getCanonicalWords(word);
  const [first] = Object.values(definition.outputs);
  return (topic.get(canonical) ?? 0) >= 0.7 || getCanonicalWords(first?.label ?? "").includes(canonical);
}

/** A result of a larger percentage is not asked for without its sign; a markup of 150 may be. */
const MOST_BARE_RESULT = 400;

/** An amount as a value of an output; null where it is of another kind. */
function toOutputValue(amount: Amount, field: AnyField, preferences: Preferences): number | null {
  const { value, multiple, isPercent, measures, currency, per } = amount;
  if (per !== null && !isOfPeriod(field, per)) return null;
  if (isPercent) return field.kind === "percent" ? value : null;
  // "Bought for 5000": no return of 5,000 %.
  if (field.kind === "percent" && value > MOST_BARE_RESULT) return null;
  if (currency !== null && field.kind !== "money") return null;
  if (field.kind === "quantity") {
    const measure = measures.find((one) => one.dimension.id === field.dimension?.id);
    if (measure) return convert(value, measure.unit, getUnit(measure.dimension, field.unit!));
    return measures.length > 0 ? null : fromShownUnit(field, value, unitFor(field, preferences));
  }
  if (measures.length > 0 && multiple === 1) return null;
  return field.per ? fromShownUnit(field, value, unitFor(field, preferences)) : value * multiple;
}

/** "1500 a month" is a payment by month, or one of which the calculator says no period. */
function isOfPeriod(field: AnyField, period: string): boolean {
  const words = getCanonicalWords(field.label);
  const periods = ["hour", "day", "week", "month", "year"];
  return (
    words.includes(period) ||
    words.includes(`${period}ly`) ||
    !periods.some((one) => words.some((word) => word.startsWith(one)))
  );
}
