/**
 * The assistant: a sentence to an answer, one folder for each step: words, tokens, quantities and their roles, the goal,
 * readings, the account, the answer. docs/assistant.md follows one sentence through them.
 */
import { type Answer, answerReading, type NoAnswer } from "./answer/answer.ts";
import { preferencesFor } from "#engine/format.ts";
import { MOST_CANDIDATES, type Sources } from "./sources.ts";
import { readArithmetic } from "./readings/fixed/arithmetic.ts";
import { readBases } from "./readings/fixed/bases.ts";
import { readConversion } from "./readings/fixed/conversion.ts";
import { readDates } from "./readings/fixed/dates.ts";
import { hasLexicon } from "./words/languages.ts";
import { findFormula } from "./readings/fixed/find-formula.ts";
import { isNotation } from "./readings/notations/is-notation.ts";
import { readPercent } from "./readings/fixed/percent.ts";
import type { Direct, Reading } from "./readings/reading.ts";
import type { Token } from "./tokens/token.ts";
import { readNumber } from "./tokens/numbers.ts";
import { tokenize } from "./tokens/tokenize.ts";
import { tidySentence } from "./words/tidy-sentence.ts";
import { readWordArithmetic } from "./readings/fixed/word-arithmetic.ts";

export type { Answer, NoAnswer, ReadInput } from "./answer/answer.ts";
export { listSubjectWords, type Sources } from "./sources.ts";
export { answerReading } from "./answer/answer.ts";
export { type ShownAnswer, type ShownRefusal, toShown } from "./answer/describe-answer.ts";
export { isValueInSentence } from "./account/value-in-sentence.ts";
export type { Reading } from "./readings/reading.ts";
export type { Spellings } from "./spelling.ts";

/** A longer sentence is refused: the work is bounded by it. */
export const LONGEST_SENTENCE = 300;

/** Answers a sentence, or says why not. What is doubtful is never answered, what was not read is said. */
export async function answerSentence(sentence: string, sources: Sources): Promise<Answer | NoAnswer> {
  const answer = await answerTranslated(sentence, sources);
  if (isRead(answer) || sentence.length > LONGEST_SENTENCE) return answer;
  const hasMore = /\d/.test(sentence) && (await sources.loadMoreUnits?.());
  const other = hasMore ? await answerTranslated(sentence, sources) : answer;
  return isRead(other) ? other : ((await answerSpelled(sentence, sources)) ?? other);
}

/** Slips of the finger in one sentence; with more of them it is no sentence. */
const MOST_SLIPS = 3;

/** A sentence with the words that were probably meant by unknown ones; null where there are none, or where it is not read so either. */
async function answerSpelled(sentence: string, sources: Sources): Promise<Answer | null> {
  // Words of another language are no slips of the finger.
  if (!sources.spell || hasLexicon(sources.preferences.locale)) return null;
  const spellings = Object.entries(await sources.spell(sentence.match(/[a-z]+/gi) ?? []));
  if (spellings.length === 0 || spellings.length > MOST_SLIPS) return null;
  const most = Math.max(...spellings.map(([, meant]) => meant.length));
  for (let choice = 0; choice < most; choice++) {
    const repaired = spellings.map(([written, meant]) => ({ written, meant: meant[choice] ?? meant[0]! }));
    const text = repaired.reduce(
      (all, { written, meant }) => all.replaceAll(new RegExp(`(?<![a-z])${written}(?![a-z])`, "gi"), meant),
      sentence,
    );
    // A repaired sentence must be read whole, and a story is not.
    const answer = await answerTranslated(text, sources, true);
    if (answer.calculator !== null && answer.unread.length === 0) return { ...answer, repaired };
  }
  return null;
}

/**
 * As it is, and where that is not all read, in English. A sentence that is surely of another language is read in English
 * alone: "von 80 auf 92 %" would be read wrong as it is.
 */
async function answerTranslated(sentence: string, sources: Sources, isWhole = false): Promise<Answer | NoAnswer> {
  if (sentence.length > LONGEST_SENTENCE) return answerOnce(sentence, sources, isWhole);
  const { locale } = sources.preferences;
  // Nobody else loads what puts a sentence in English.
  const translation = hasLexicon(locale)
    ? await (await import("./words/lexicons.ts")).translateSentence(tidySentence(sentence), locale)
    : null;
  if (translation?.isSure) return answerAbroad(translation.english, sources, isWhole);
  const answer = await answerOnce(sentence, sources, isWhole);
  if (isRead(answer) || translation === null) return answer;
  const other = await answerAbroad(translation.english, sources, isWhole);
  return isRead(other) ? other : answer;
}

/** "50000 brutto, wie viel netto" is no question about the taxes of another country, whose calculator is all there is. */
async function answerAbroad(english: string, sources: Sources, isWhole: boolean): Promise<Answer | NoAnswer> {
  const answer = await answerOnce(english, sources, isWhole);
  const definition = answer.calculator === null ? null : await sources.load(answer.calculator);
  if (
    answer.calculator === null ||
    !definition?.currency ||
    /\p{Sc}|dollar|\busa?\b/iu.test(english.replaceAll("€", ""))
  )
    return answer;
  const { currency } = preferencesFor(definition, answer.inputs, sources.preferences);
  return currency === sources.preferences.currency
    ? answer
    : { calculator: null, reason: `${definition.name}: It counts by the rules of another country.` };
}

function isRead(answer: Answer | NoAnswer): boolean {
  return answer.calculator !== null && answer.unread.length === 0;
}

/** What may be a phrase; "7 * 6" loads nothing for it. */
const SEVERAL_WORDS = /[a-z]{2,}[^a-z]+[a-z]{2,}/i;

/** What has two sides and asks for what they differ in. */
const COMPARING =
  /\b(?:vs|versus|compared|against|instead|rather|than|or|and|other|second|difference|[a-z]+ (?:b|2|two))\b/i;
const COMPARED =
  /\bdifference|\bhow (?:much|many)\b|\bwhich\b|\bwhat'?s\b|\bsav(?:ings?|ed?|es)\b|\bpercent|\bby what\b|\b(?:better|best|cheap|low|high)(?:er|est)?\b/i;

function mayCompare(text: string, tokens: readonly Token[]): boolean {
  const values = tokens.filter(({ type }) => type === "amount");
  return values.length >= 2 && values.length <= MOST_COMPARED && COMPARING.test(text) && COMPARED.test(text);
}

const MOST_COMPARED = 10;

/** Both sides are asked as sentences, which are compared no further. */
async function compare(text: string, sources: Sources, isLast: boolean): Promise<Answer | null> {
  const { readComparison } = await import("./comparing/index.ts");
  return readComparison(text, sources, (side) => answerOnce(side, sources, true, true), isLast);
}

/** Where it must be read to its last word it is no story. */
async function answerOnce(
  sentence: string,
  sources: Sources,
  isWhole: boolean,
  isSide = false,
): Promise<Answer | NoAnswer> {
  const tidy = tidySentence(sentence);
  if (tidy === "") return { calculator: null };
  const text = SEVERAL_WORDS.test(tidy) ? (await import("./words/reword-sentence.ts")).rewordSentence(tidy) : tidy;
  if (text.length > LONGEST_SENTENCE)
    return { calculator: null, reason: `Ask in at most ${LONGEST_SENTENCE} characters.` };
  const { preferences, today } = sources;
  const context = { locale: preferences.locale, today };
  const notation = isNotation(text)
    ? (await import("./readings/notations/index.ts")).readNotation(text, context.locale)
    : null;
  if (notation?.calculator === null) return notation;
  const noted = notation && (await answerWith(notation, sources));
  if (noted) return noted;
  const formula = findFormula(text);
  if (formula !== null) return answerAlgebra(formula, sources);
  const tokens = tokenize(text, context);
  const direct = await readDirectly(text, tokens, context);
  if (direct && direct.calculator !== null) {
    const answer = await answerWith(direct, sources);
    if (answer?.calculator) return answer;
    // A form that its calculator refuses may be another question: "house price with 50k down, 2200 a month".
    const { readModels } = await import("./readings/models/index.ts");
    const model = answer && readModels(tokens);
    const other = (model && (await answerWith(model, sources))) ?? answer;
    if (other?.calculator) return other;
    if (answer) return answer;
  }
  // What is wrong as a formula, a date or a conversion is not turned into something else by another reading.
  if (direct?.calculator === null) return direct;
  const isCompared = !isSide && mayCompare(text, tokens);
  const compared = isCompared ? await compare(text, sources, false) : null;
  if (compared) return compared;
  // Formulas, dates and conversions need none of it.
  const { readByCalculators } = await import("./by-calculators.ts");
  const answer = await readByCalculators(text, tokens, sources);
  if (answer?.calculator && answer.unread.length === 0) return (await checkByModels(answer, tokens, sources)) ?? answer;
  const beyond =
    (await readBeyondCalculators(tokens, sources)) ??
    // Two calculators that both fit are no story of one.
    (isWhole || (answer && (answer.calculator !== null || answer.readings))
      ? null
      : await (await import("./by-story.ts")).readStory(text, tokens, sources));
  const which = isCompared && beyond === null ? await compare(text, sources, true) : null;
  if (which) return which;
  if (!answer?.calculator) return beyond ?? answer ?? { calculator: null };
  const isAsRead = beyond !== null && beyond.unread.every((word) => answer.unread.includes(word));
  if (beyond === null || (beyond.unread.length >= answer.unread.length && !isAsRead)) return answer;
  // The words that only the calculator does not know made no difference.
  return getDigits(beyond) === getDigits(answer) ? { ...answer, unread: beyond.unread } : beyond;
}
/**
 * "I will pay 620 a month for 5 years at 8 %, how much did I finance": what a calculator takes for something else, a model
 * that has a place for every word knows better. Null where they agree.
 */
async function checkByModels(answer: Answer, tokens: readonly Token[], sources: Sources): Promise<Answer | null> {
  if (tokens.filter(({ type }) => type === "amount" || type === "time").length < 2) return null;
  const reading = (await import("./readings/models/index.ts")).readModels(tokens);
  const model = reading?.unread.length === 0 ? await answerWith(reading, sources) : null;
  if (!model?.calculator) return null;
  const { locale } = sources.preferences;
  const figure = readFigure(model.answer, locale);
  // "24:15:00" is 24.25 hours and 1,455 minutes.
  const [hours, minutes = "0"] = model.answer.split(":");
  const same = model.answer.includes(":")
    ? [Number(hours) + Number(minutes) / 60, 60 * Number(hours) + Number(minutes)]
    : [];
  const isSame = [figure, ...same].some(
    (other) => Math.abs(readFigure(answer.answer, locale) - other) <= 0.01 * Math.abs(other),
  );
  return isSame ? null : model;
}

const getDigits = ({ answer }: Answer) => Number(answer.replaceAll(/[^\d.-]/g, ""));

/** The first number of an answer. */
function readFigure(answer: string, locale: string): number {
  const written = /\d[\d.,’ \u00a0\u202f]*/.exec(answer)?.[0].replaceAll(/[ \u00a0\u202f]|[.,]$/g, "");
  return (/^[-−]/.test(answer) ? -1 : 1) * (readNumber(written ?? "", locale)?.value ?? Number.NaN);
}

/** What no calculator reads to the last word: what is told, names of an equation, stories, products of units. */
async function readBeyondCalculators(tokens: readonly Token[], sources: Sources): Promise<Answer | null> {
  const { currency } = sources.preferences;
  let best: Answer | null = null;
  for (const load of [
    async () => (await import("./readings/told/index.ts")).readTold,
    async () => (await import("./readings/models/index.ts")).readModels,
    async () => (await import("./readings/equations/index.ts")).readEquation,
    async () => (await import("./readings/stories/index.ts")).readStories,
    async () => (await import("./readings/dimensional/index.ts")).readDimensionally,
  ]) {
    const reading: Reading | null = (await load())(tokens, currency);
    const isBetter: boolean = reading !== null && (best === null || reading.unread.length < best.unread.length);
    const answer: Answer | NoAnswer | null = reading && isBetter ? await answerWith(reading, sources) : null;
    if (answer?.calculator) best = answer;
    if (best?.unread.length === 0) return best;
  }
  const loose = best === null ? await readLoosely(tokens, currency) : null;
  const answer = loose && (await answerWith(loose, sources));
  return answer?.calculator ? answer : best;
}

/** So many words of a question may be of none of its forms, if they have no meaning in any. */
const MOST_IDLE = 4;

/** A question of a known form with words around it that the form does not know: "our team won 11 games and lost 5". */
async function readLoosely(tokens: readonly Token[], visitorCurrency: string): Promise<Reading | null> {
  const { readEquation } = await import("./readings/equations/index.ts");
  const { FORMS, readForms, readLooseConversion } = await import("./readings/slots/index.ts");
  const { EVERYDAY } = await import("./readings/slots/everyday.ts");
  const { readTold } = await import("./readings/told/index.ts");
  const form = readForms(tokens, [...FORMS, ...EVERYDAY], MOST_IDLE);
  if (form?.calculator) return form;
  const conversion = readLooseConversion(tokens, MOST_IDLE);
  return (
    readTold(tokens, visitorCurrency, MOST_IDLE) ??
    (conversion?.calculator ? conversion : null) ??
    readEquation(tokens, visitorCurrency, MOST_IDLE)
  );
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
    // "4:05 + 3:38" is no sum of ratios. Loaded where there is something with a unit.
    async () =>
      hasUnits(tokens)
        ? (await import("./readings/fixed/quantity-arithmetic.ts")).readQuantityArithmetic(text, context.locale)
        : null,
    () => readArithmetic(text, context.locale),
    () => readWordArithmetic(text, context.locale),
    // Loaded where there are values to find a place for.
    async () => (hasValues(tokens) ? (await import("./readings/slots/index.ts")).readSlots(tokens, text) : null),
    async () => (hasValues(tokens) ? (await import("./readings/slots/everyday.ts")).readEveryday(tokens) : null),
    // Loaded for a clock time or for two places that are ahead of each other.
    async () =>
      tokens.some(({ type }) => type === "time") ||
      /\b(?:ahead|behind|time difference|hours? difference|apart|noon|midday|midnight)\b/i.test(text)
        ? (await import("./readings/fixed/time-zones.ts")).readTimeZones(tokens, context)
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

function hasUnits(tokens: readonly Token[]): boolean {
  return tokens.some(
    (one) =>
      one.type === "time" ||
      ((one.type === "amount" || one.type === "word") && one.measures.length > 0) ||
      (one.type === "amount" && one.currency !== null),
  );
}

function hasValues(tokens: readonly Token[]): boolean {
  return tokens.some((one) => one.type !== "word" || one.measures.length > 0 || /^[mdclxvi]{2,}$/.test(one.word));
}

/** What is no polynomial that a calculator asks for is refused: its figures are no list of numbers. */
async function answerAlgebra(formula: string, sources: Sources): Promise<Answer | NoAnswer> {
  const { parseAlgebra, readAlgebra, solveForRoot, solveLinear } = await import("./readings/fixed/algebra.ts");
  const algebra = parseAlgebra(formula);
  const linear = algebra && (solveLinear(algebra) ?? solveForRoot(algebra));
  const solved = linear && (await answerWith(linear, sources));
  if (solved) return solved;
  const candidates = algebra ? await sources.search(algebra.subject) : [];
  for (const id of candidates.slice(0, MOST_CANDIDATES)) {
    const definition = await sources.load(id);
    const reading = algebra && definition && readAlgebra(definition, algebra, sources.preferences, sources.today);
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
