/** All steps for the calculators that the search finds for a sentence: the one that it is about answers it. */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { getRowFields } from "#engine/values.ts";
import { getRoot } from "#catalogue/search/normalise.ts";
import { isOfAskedKind, isUnaskedMoney } from "./account/asked-kind.ts";
import { findGuess } from "./account/guess.ts";
import { findUnaffected } from "./account/siblings.ts";
import { asksForSaid, isKnown, repeatsMoney } from "./account/known-result.ts";
import { findUnusedRole } from "./account/unused-role.ts";
import { type Answer, answerReading, type NoAnswer, refuse } from "./answer/answer.ts";
import { joinCents } from "./roles/joined-values.ts";
import { findByLabel } from "./goal/find-by-label.ts";
import { findNamedOutput } from "./goal/named-output.ts";
import { getCanonicalWords, getProfile } from "./roles/profile.ts";
import { findQuestion, isHalfNamed, isMeant, listWords } from "./goal/subject.ts";
import { readGoal } from "./readings/backwards.ts";
import { type CalculatorReading, readAsCalculator } from "./readings/calculator-reading.ts";
import { THIN } from "./readings/problems.ts";
import { listSubjectWords, MOST_CANDIDATES, type Sources } from "./sources.ts";
import { isBare, type Token } from "./tokens/token.ts";

export { findStart } from "./find-start.ts";

/** What fits less well is a guess. */
const LEAST_SCORE = 0;

/** Readings that are shown side by side. */
const MOST_SHOWN = 3;

/** What rests on more usual values is nobody's question. */
const MOST_ASSUMED = 2;

/** Nor what rests on more of what is the same for everybody: the hours of sun, the losses of a system. */
const MOST_USUAL = 4;

interface Scored {
  readonly definition: AnyDefinition;
  readonly score: number;
  readonly isNamed: boolean;
  /** Worked out where it may be chosen. */
  readonly reading: CalculatorReading;
}

/** What speaks against a reading costs it so much. */
const OF_PROBLEM = 3;

/** The answer of the calculator that a sentence is about; null where it is about none. */
export async function readByCalculators(
  text: string,
  said: readonly Token[],
  sources: Sources,
): Promise<Answer | NoAnswer | null> {
  const tokens = joinCents(said);
  const subject = listSubjectWords(tokens);
  if (subject === "") return null;
  // Without a value only the calculator that is named can answer: "escape velocity of mars".
  const most = tokens.some((token) => token.type !== "word" && token.type !== "mark") ? MOST_CANDIDATES : 1;
  const ids = (await sources.search(subject)).slice(0, most);
  await sources.prepare?.(ids);
  const definitions = await Promise.all(ids.map((id) => sources.load(id)));
  for (const definition of definitions) {
    const goal = definition && (await readGoal(definition, tokens, sources.preferences, sources.today));
    const answer = goal && answerReading(definition, goal, sources.preferences, sources.today);
    // A result that rests on what nobody said cannot be solved for an input.
    if (
      definition &&
      goal &&
      answer?.calculator &&
      (answer.assumed.length > MOST_ASSUMED ||
        answer.assumed.some(({ key }) => definition.inputs[key]!.kind === "number") ||
        findGuess(definition, goal.inputs, answer) !== undefined)
    )
      continue;
    if (answer) return answer.calculator === null || isOfAskedKind(text, answer) ? answer : null;
  }
  const readings: readonly Scored[] = definitions.flatMap((definition, place) => {
    const draft = definition && readAsCalculator(definition, tokens, sources.preferences);
    if (!draft) return [];
    const score = draft.score - 0.5 * place;
    return [
      {
        definition,
        score,
        isNamed: draft.isNamed,
        get reading() {
          return draft.finish();
        },
      },
    ];
  });
  // What is further behind is not first, whatever speaks against the others.
  const least = Math.max(...readings.map(({ score }) => score)) - OF_PROBLEM - 1e-9;
  const rank = ({ score, reading }: Scored) => score - (reading.problem === null ? 0 : OF_PROBLEM);
  const [first] = readings.filter(({ score }) => score >= least).toSorted((a, b) => rank(b) - rank(a));
  if (!first) return null;
  // "How much would a mortgage cost" is not a question of points, if mortgage is all that is named and can answer.
  const findNamed = () =>
    readings.find(({ isNamed, reading }) => isNamed && reading.problem === null && reading.unread.length === 0);
  const best = (first.reading.problem !== null && !first.isNamed ? findNamed() : null) ?? first;
  // A calculator whose very name is said is meant; where it cannot answer, another one would guess.
  const meant = best.isNamed ? undefined : readings.find((one) => one.isNamed && one.reading.problem !== null);
  if (meant && (meant.reading.isCompeting || meant.reading.nameLength > 1 || best.reading.unread.length > 0))
    return decide(meant.definition, meant.reading, text, tokens, sources);
  const others = definitions.filter((one): one is AnyDefinition => one !== null && one !== best.definition);
  // "Interest" is a part of several names: which one is meant nobody said.
  if (isHalfNamed(best.definition, others, tokens) && !isWhole(best, readings))
    return compare(listNamesakes(best.definition, readings, tokens), text, tokens, sources);
  // "0.25 btc to satoshi": what is converted and into what says which calculator is meant.
  const isConversion = best.reading.inputs["from"] !== undefined && best.reading.inputs["to"] !== undefined;
  const isSaid = isConversion || isMeant(best.definition, tokens);
  if (!isSaid && !isWhole(best, readings)) return null;
  const answer = decide(best.definition, best.reading, text, tokens, sources);
  // "I had 5 hours and used 45 minutes": what nothing but its values points to is no decay of 100 of something.
  const isPlain = ({ kind, unit, assumable }: AnyField) => kind === "number" && !unit && !assumable;
  if (!isSaid && answer?.calculator && answer.assumed.some(({ key }) => isPlain(best.definition.inputs[key]!)))
    return null;
  if (answer === null || answer.calculator !== null || best.reading.problem !== null) return answer;
  // "Gravel for driveway 40 x 10 ft": a word that the one has no use for is what the next one is about.
  const next = readings
    .filter((one) => one !== best && one.score >= least)
    .filter((one) => one.reading.problem === null && isMeant(one.definition, tokens))
    .toSorted((a, b) => b.score - a.score)[0];
  const other =
    next && next.reading.unread.length === 0 ? decide(next.definition, next.reading, text, tokens, sources) : null;
  return other?.calculator && other.unread.length === 0 && other.assumed.length === 0 ? other : answer;
}

/** So far ahead of every other reading is one that needs no name. */
const AHEAD = 4;

/** Whether a calculator takes all values and words of a sentence, and no other one comes near: "financing $24,500 on a truck, 7.2% apr, five years". */
function isWhole({ definition, reading, score }: Scored, readings: readonly Scored[]): boolean {
  const said = Object.entries(reading.inputs).filter(
    ([key, value]) => isNumeric(definition.inputs[key]!) || (Array.isArray(value) && value.length > 1),
  );
  const isTable = said.some(([, value]) => Array.isArray(value));
  // "Add all numbers from 5 to 20": figures without a unit or a sign go anywhere.
  if (reading.said.every((token) => token.type !== "amount" || isBare(token)) && !isTable) return false;
  if (reading.problem !== null || reading.unread.length > 0 || (said.length < 2 && !isTable)) return false;
  // "15 dollars a week for a year" asks for nothing that is counted in pounds.
  const isAbroad = (token: Token) =>
    token.type === "amount" && token.currency !== null && token.currency !== definition.currency;
  if (typeof definition.currency === "string" && reading.said.some(isAbroad)) return false;
  const others = readings.filter((one) => one.definition !== definition);
  return others.every((one) => !one.isNamed && one.score + AHEAD < score);
}

/** The readings of the calculators that share the part of a name that is said. */
function listNamesakes(
  definition: AnyDefinition,
  readings: readonly Scored[],
  tokens: readonly Token[],
): readonly Scored[] {
  const said = new Set(listWords(tokens));
  const part = getProfile(definition).name.filter((word) => said.has(word));
  return readings.filter((one) => part.every((word) => getProfile(one.definition).name.includes(word)));
}

/** Answers of a sentence that may mean several calculators: one where they agree, all where they differ, null where only one is whole. */
function compare(
  readings: readonly Scored[],
  text: string,
  tokens: readonly Token[],
  sources: Sources,
): Answer | NoAnswer | null {
  const answers = readings
    .filter(({ reading }) => reading.problem === null && reading.unread.length === 0)
    .toSorted((a, b) => b.score - a.score)
    .flatMap(({ definition, reading }) => {
      const answer = decide(definition, reading, text, tokens, sources);
      return answer?.calculator && answer.unread.length === 0 && answer.assumed.length === 0 ? [answer] : [];
    })
    .slice(0, MOST_SHOWN);
  const [first, ...others] = answers;
  if (!first || others.length === 0) return null;
  if (others.every(({ answer }) => answer === first.answer)) return first;
  return { calculator: null, readings: answers };
}

/** The answer of a reading, or why there is none; null where it is not a reading at all. In a story words without a use are named. */
export function decide(
  definition: AnyDefinition,
  reading: CalculatorReading,
  text: string,
  tokens: readonly Token[],
  { preferences, today }: Pick<Sources, "preferences" | "today">,
  isStory = false,
): Answer | NoAnswer | null {
  if (reading.problem === THIN && reading.gaps.length === 0) return null;
  const isRefused = reading.problem !== null && reading.problem !== THIN;
  const refusal = isRefused ? refuse(definition, reading, reading.problem, today) : null;
  if (refusal && reading.gaps.length === 0) return refusal;
  if (reading.score < LEAST_SCORE && !isStory) return refusal;
  const answer = answerReading(definition, reading, preferences, today);
  if (reading.problem !== null && (answer.calculator === null || !restsOnNone(definition, answer, reading.gaps)))
    return refusal;
  if (answer.calculator === null) return answer;
  // What only says again what was said answers nothing: "decimal of 1101" is not 1101.
  if (answer.read.length === 1 && answer.read[0]!.text === answer.answer) return null;
  if (answer.read.some(({ label, text: said }) => label === answer.label && said === answer.answer)) return null;
  if (
    answer.read.some(({ key, text: said }) => key === findByLabel(definition, answer.label) && said === answer.answer)
  )
    return null;
  // "Semimonthly pay 54k salary" is not answered with the salary.
  if (repeatsMoney(answer)) return null;
  // "House 300k savings 40k mortgage 210k": what makes no difference beside two lists is a row that was missed.
  if (answer.read.some((one) => one.isIdle) && Object.values(reading.inputs).filter(Array.isArray).length > 1)
    return null;
  // "A1c from average glucose 154" is not answered with the glucose.
  if (isOfSaidKind(answer) || asksForSaid(definition, answer, text)) return null;
  // Nor is a limit or a sum of money that was said a result.
  const isLimit = ({ label }: Answer["read"][number]) => /\b(?:max|min)imum|limit/i.test(label);
  const saysAgain = (said: Answer["read"][number]) => isLimit(said) || isSaidAgain(definition, said.key, answer);
  if (answer.read.some((said) => said.text === answer.answer && saysAgain(said))) return null;
  // More money than there is in the world: an amount was taken for years.
  if (answer.answer.includes("×") && isMoney(definition, answer)) return null;
  if (namesOnlyRow(answer)) return null;
  if (isKnown(definition, answer) || isRoundedAway(definition, answer)) return null;
  const hasMoney = answer.read.some(({ key }) => takesMoney(definition.inputs[key]!));
  if (isUnaskedMoney(text, answer.answer, hasMoney)) return null;
  if (!isOfAskedKind(text, answer)) return answerAsked(definition, reading, text, tokens, { preferences, today });
  // Of a list another figure than the one that is asked for says nothing of whether all of it counts.
  const isOther = reading.output !== undefined && definition.outputs[reading.output]!.label !== answer.label;
  if (isOther && Object.values(reading.inputs).some(Array.isArray)) return null;
  // "…, 65 percent come back. How many months until we earn that back?" is not answered with a ratio.
  if (isOther && isAskedByName(definition, reading, tokens)) {
    const { label } = definition.outputs[reading.output!]!;
    const asNamed = { ...reading, isOutputNamed: true };
    const named = answerReading(definition, asNamed, preferences, today);
    if (named.calculator !== null && named.label === label)
      return decide(definition, asNamed, text, tokens, { preferences, today }, isStory);
    return refuse(
      definition,
      reading,
      `Some of these numbers make no difference to “${label}”. Leave them out.`,
      today,
    );
  }
  if (restsOnAnother(definition, answer)) return null;
  const guessed = findGuess(definition, reading.inputs, answer);
  if (guessed !== undefined) return refuse(definition, reading, `Please also give “${guessed}”.`, today);
  const unused = findUnusedRole(definition, reading.said, reading, answer.label);
  if (unused === undefined) return answer;
  if (isStory || isBystander(definition, tokens, unused, answer.label))
    return { ...answer, unread: [...answer.unread, unused] };
  return refuse(definition, reading, `It is not clear what “${unused}” means here.`, today);
}

/** An amount of money, or rows with one. */
function takesMoney(field: AnyField): boolean {
  return field.kind === "money" || Object.values(getRowFields(field) ?? {}).some(({ kind }) => kind === "money");
}

/** Whether a word that the calculator knows says nothing of a figure and names no other result: the "garage" of a floor. */
function isBystander({ outputs }: AnyDefinition, tokens: readonly Token[], word: string, label: string): boolean {
  const isBeside = tokens.some(
    ({ text }, at) => text === word && [tokens[at - 1], tokens[at + 1]].some((one) => one?.type === "amount"),
  );
  const others = Object.values(outputs).filter((output) => output.label !== label);
  const names = others.flatMap((output) => [output.label, ...(output.also ?? [])].flatMap(getCanonicalWords));
  return !isBeside && !getCanonicalWords(word).some((one) => names.includes(one));
}

/** Whether what follows the last question word names the result that is asked for. */
function isAskedByName({ outputs }: AnyDefinition, { output }: CalculatorReading, tokens: readonly Token[]): boolean {
  const question = listWords(findQuestion(tokens));
  return question.length > 0 && findNamedOutput(outputs, question, []) === output;
}

/** More than two usual values of which one is somebody's money or years: the figure of another person. */
function restsOnAnother({ inputs }: AnyDefinition, { assumed }: Answer): boolean {
  const isPersonal = ({ key }: Answer["assumed"][number]) =>
    inputs[key]!.kind === "money" || inputs[key]!.unit === "years";
  return assumed.length > (assumed.some(isPersonal) ? MOST_ASSUMED : MOST_USUAL);
}

/** A sum of money that has a word of its name from the input of the same sum: what a car is "worth". */
function isSaidAgain(definition: AnyDefinition, input: string, answer: Answer): boolean {
  const listNames = ({ label, also = [] }: AnyField) => [label, ...also].flatMap((name) => getCanonicalWords(name));
  const names = new Set(listNames(definition.inputs[input]!));
  const output = definition.outputs[findByLabel(definition, answer.label) ?? ""];
  return output?.kind === "money" && listNames(output).some((word) => word.length > 3 && names.has(word));
}

/** A number that was said of the kind that a choice tells is not a result of that kind. */
function isOfSaidKind({ read, answer, label }: Answer): boolean {
  const toFigure = (text: string) => Number.parseFloat(text.replaceAll(",", ""));
  const names = new Set(getCanonicalWords(label));
  const isSame = read.some(({ text }) => toFigure(text) === toFigure(answer));
  const isKind = ({ text }: Answer["read"][number]) => {
    const words = getCanonicalWords(text.replace(/ in \S+$/, ""));
    return words.length > 1 && words.every((word) => names.has(word));
  };
  return isSame && read.some(isKind);
}

/** The best of one is not an answer: "cheapest offer: loan". */
function namesOnlyRow({ inputs, answer }: Answer): boolean {
  return Object.values(inputs).some(
    (value) => Array.isArray(value) && value.length === 1 && Object.values(value[0] as object).includes(answer),
  );
}

function isMoney(definition: AnyDefinition, { label }: Answer): boolean {
  const key = findByLabel(definition, label);
  return key !== undefined && definition.outputs[key]!.kind === "money";
}

/** A figure that rounds to nothing answers nothing: 15 g of water are not a cup of coffee. */
function isRoundedAway(definition: AnyDefinition, { answer, label, outputs: values }: Answer): boolean {
  const key = findByLabel(definition, label);
  const value = key === undefined ? 0 : values[key];
  return typeof value === "number" && value !== 0 && !/[1-9]/.test(answer);
}

/** Whether the figure that was asked for stays, whatever the inputs are that nobody said. */
function restsOnNone(definition: AnyDefinition, answer: Answer, gaps: readonly string[]): boolean {
  const output = findByLabel(definition, answer.label);
  const canVary = (value: unknown) => typeof value === "number" || Array.isArray(value);
  if (output === undefined || !gaps.every((key) => canVary(answer.inputs[key]))) return false;
  return findUnaffected(definition, answer.inputs, answer.outputs, gaps).includes(output);
}

/** The first other result of the kind that is asked for: "how long does it take to fall 45 m" wants no speed. */
function answerAsked(
  definition: AnyDefinition,
  reading: CalculatorReading,
  text: string,
  tokens: readonly Token[],
  { preferences, today }: Pick<Sources, "preferences" | "today">,
): Answer | null {
  const said = new Set(listWords(findQuestion(tokens)).map(getRoot));
  for (const [output, { kind, label }] of Object.entries(definition.outputs)) {
    // Of sums of money only interest is told apart by its name, and days by theirs: "when do I ovulate".
    const isNamed = getCanonicalWords(label).some((word) => said.has(getRoot(word)));
    if (!isNumericKind(kind) && !(kind === "money" && /interest/i.test(label)) && !(kind === "date" && isNamed))
      continue;
    const answer = answerReading(definition, { ...reading, output }, preferences, today);
    if (answer.calculator === null || answer.label !== label || !isOfAskedKind(text, answer)) continue;
    // "Paying 210 a month on 20,000, when am I done?": nobody said how many payments are left.
    if (findGuess(definition, reading.inputs, answer) !== undefined) continue;
    if (findUnusedRole(definition, reading.said, reading, label) === undefined) return answer;
  }
  return null;
}

const isNumericKind = (kind: string) => kind === "number" || kind === "quantity" || kind === "integer";
