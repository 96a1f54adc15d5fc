/**
 * The assistant: a sentence to an answer, one folder for each step: words, tokens, quantities and their roles, the goal,
 * readings, the account, the answer. docs/assistant.md follows one sentence through them.
 */
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { type Answer, answerReading, type NoAnswer } from "./answer/answer.ts";
import { readArithmetic } from "./readings/fixed/arithmetic.ts";
import { readBases } from "./readings/fixed/bases.ts";
import { type CalculatorReading, readAsCalculator } from "./readings/calculator-reading.ts";
import { readConversion } from "./readings/fixed/conversion.ts";
import { readDates } from "./readings/fixed/dates.ts";
import { translateSentence } from "./words/lexicons.ts";
import { THIN } from "./readings/problems.ts";
import { isOfAskedKind } from "./account/asked-kind.ts";
import { findFormula } from "./readings/fixed/find-formula.ts";
import { readGoal } from "./readings/backwards.ts";
import { findUnusedRole } from "./account/unused-role.ts";
import { isHalfNamed, isMeant } from "./goal/subject.ts";
import { readPercent } from "./readings/fixed/percent.ts";
import type { Direct, Reading } from "./readings/reading.ts";
import type { Token } from "./tokens/token.ts";
import { tokenize } from "./tokens/tokenize.ts";
import { tidySentence } from "./words/tidy-sentence.ts";
import { readWordArithmetic } from "./readings/fixed/word-arithmetic.ts";

export type { Answer, NoAnswer, ReadInput } from "./answer/answer.ts";
export { answerReading } from "./answer/answer.ts";
export { type ShownAnswer, toShownAnswer } from "./answer/describe-answer.ts";
export { isValueInSentence } from "./account/value-in-sentence.ts";
export type { Reading } from "./readings/reading.ts";

/** A longer sentence is refused: the work is bounded by it. */
export const LONGEST_SENTENCE = 300;
/** Of the calculators that the search names, so many are tried. */
const MOST_CANDIDATES = 6;
/** What fits less well is a guess. */
const LEAST_SCORE = 1.5;

export interface Sources {
  readonly preferences: Preferences;
  /** "YYYY-MM-DD". */
  readonly today: string;
  /** The ids of the calculators that the directory's search finds for some words, best first. */
  search(words: string): Promise<readonly string[]>;
  load(id: string): Promise<AnyDefinition | null>;
  /** Called before several are loaded, so that they come in one step. */
  prepare?(ids: readonly string[]): Promise<void>;
  /** Makes rare units known; asked for where a sentence was not understood without them. True where they are new. */
  loadMoreUnits?(): Promise<boolean>;
}

/** Answers a sentence, or says why not. What is doubtful is never answered, what was not read is said. */
export async function answerSentence(sentence: string, sources: Sources): Promise<Answer | NoAnswer> {
  const answer = await answerTranslated(sentence, sources);
  if (isRead(answer) || !/\d/.test(sentence) || !(await sources.loadMoreUnits?.())) return answer;
  return answerTranslated(sentence, sources);
}

/** As it is, and where that is not all read, in English. */
async function answerTranslated(sentence: string, sources: Sources): Promise<Answer | NoAnswer> {
  const answer = await answerOnce(sentence, sources);
  if (isRead(answer) || sentence.length > LONGEST_SENTENCE) return answer;
  const english = await translateSentence(sentence, sources.preferences.locale);
  if (english === sentence) return answer;
  const other = await answerOnce(english, sources);
  return isRead(other) ? other : answer;
}

function isRead(answer: Answer | NoAnswer): boolean {
  return answer.calculator !== null && answer.unread.length === 0;
}

async function answerOnce(sentence: string, sources: Sources): Promise<Answer | NoAnswer> {
  const text = tidySentence(sentence);
  if (text === "") return { calculator: null };
  if (text.length > LONGEST_SENTENCE)
    return { calculator: null, reason: `Ask in at most ${LONGEST_SENTENCE} characters.` };
  const { preferences, today } = sources;
  const context = { locale: preferences.locale, today };
  const formula = findFormula(text);
  if (formula !== null) return answerAlgebra(formula, sources);
  const tokens = tokenize(text, context);
  const direct = await readDirectly(text, tokens, context);
  if (direct && direct.calculator !== null) {
    const answer = await answerWith(direct, sources);
    if (answer) return answer;
  }
  // What is wrong as a formula, a date or a conversion is not turned into something else by another reading.
  if (direct?.calculator === null) return direct;
  const answer = await readByCalculators(tokens, sources);
  return answer && (answer.calculator === null || isOfAskedKind(text, answer)) ? answer : { calculator: null };
}

/** Formulas, percentages, conversions and dates: sentences that must be read to the last word. */
export async function readDirectly(
  text: string,
  tokens: readonly Token[],
  context: { readonly locale: string; readonly today: string },
): Promise<Direct> {
  let refusal: Direct = null;
  for (const read of [
    () => readBases(text),
    () => readPercent(tokens),
    () => readArithmetic(text, context.locale),
    () => readWordArithmetic(text, context.locale),
    // Loaded where there are values to find a place for.
    async () =>
      tokens.some((one) => one.type !== "word" || one.measures.length > 0 || /^[mdclxvi]{2,}$/.test(one.word))
        ? (await import("./readings/slots/index.ts")).readSlots(tokens, text, context)
        : null,
    () => readDates(tokens, context),
    () => readConversion(text, context),
  ]) {
    const direct = await read();
    if (direct?.calculator) return direct;
    refusal ??= direct;
  }
  return refusal;
}

/** What is no polynomial that a calculator asks for is refused: its figures are no list of numbers. */
async function answerAlgebra(formula: string, sources: Sources): Promise<Answer | NoAnswer> {
  const { parseAlgebra, readAlgebra } = await import("./readings/fixed/algebra.ts");
  const algebra = parseAlgebra(formula);
  for (const id of (await sources.search(algebra.subject)).slice(0, MOST_CANDIDATES)) {
    const definition = await sources.load(id);
    const reading = definition && readAlgebra(definition, algebra, sources.preferences, sources.today);
    if (reading) return answerReading(definition, reading, sources.preferences, sources.today);
  }
  return {
    calculator: null,
    reason: "A formula with letters like this one can’t be solved here. Enter it in the calculator itself.",
  };
}

async function answerWith(reading: Reading, { load, preferences, today }: Sources): Promise<Answer | NoAnswer | null> {
  const definition = await load(reading.calculator);
  return definition && answerReading(definition, reading, preferences, today);
}

/** The words of a sentence without its values: what it is about. Nothing else is needed to find the calculator. */
export function listSubjectWords(tokens: readonly Token[]): string {
  return tokens
    .flatMap((token) => (token.type === "word" ? [token.word] : []))
    .join(" ")
    .slice(0, 200);
}

async function readByCalculators(tokens: readonly Token[], sources: Sources): Promise<Answer | NoAnswer | null> {
  const subject = listSubjectWords(tokens);
  if (subject === "") return null;
  // Without a value only the calculator that is named can answer: "escape velocity of mars".
  const most = tokens.some((token) => token.type !== "word" && token.type !== "mark") ? MOST_CANDIDATES : 1;
  const ids = (await sources.search(subject)).slice(0, most);
  await sources.prepare?.(ids);
  const definitions = await Promise.all(ids.map((id) => sources.load(id)));
  for (const definition of definitions) {
    const goal = definition && (await readGoal(definition, tokens, sources.preferences, sources.today));
    if (goal) return answerReading(definition, goal, sources.preferences, sources.today);
  }
  const readings = definitions.flatMap((definition, place) => {
    const reading = definition && readAsCalculator(definition, tokens, sources.preferences);
    return reading ? [{ definition, reading, score: reading.score - 0.5 * place }] : [];
  });
  const [best] = readings.toSorted(
    (a, b) => Number(a.reading.problem !== null) * 3 - Number(b.reading.problem !== null) * 3 + b.score - a.score,
  );
  if (!best) return null;
  // A calculator whose very name is said is meant; where it cannot answer, another one would guess.
  const meant = readings.find((one) => one.reading.isNamed && one.reading.problem !== null);
  if (
    meant &&
    !best.reading.isNamed &&
    (meant.reading.isCompeting || meant.reading.nameLength > 1 || best.reading.unread.length > 0)
  )
    return decide(meant.definition, meant.reading, tokens, sources);
  // "Interest" is a part of several names: which one is meant nobody said.
  const others = definitions.filter((one): one is AnyDefinition => one !== null && one !== best.definition);
  if (isHalfNamed(best.definition, others, tokens) || !isMeant(best.definition, tokens)) return null;
  return decide(best.definition, best.reading, tokens, sources);
}

function decide(
  definition: AnyDefinition,
  reading: CalculatorReading,
  tokens: readonly Token[],
  { preferences, today }: Sources,
): Answer | NoAnswer | null {
  if (reading.problem === THIN) return null;
  if (reading.problem !== null) return { calculator: null, reason: `${definition.name}: ${reading.problem}` };
  if (reading.score < LEAST_SCORE) return null;
  const answer = answerReading(definition, reading, preferences, today);
  const unused = answer.calculator === null ? undefined : findUnusedRole(definition, tokens, reading, answer.label);
  if (unused === undefined) return answer;
  return { calculator: null, reason: `${definition.name}: It is not clear what “${unused}” means here.` };
}
