/**
 * The assistant: a sentence to an answer, one folder for each step: words, tokens, quantities and their roles, the goal,
 * readings, the account, the answer. docs/assistant.md follows one sentence through them.
 */
import { loadOnce } from "./load-once.ts";
import { loadEveryday, loadSlots } from "./load-slots.ts";
import { isOfAskedKind } from "./account/asked-kind.ts";
import type { Answer, NoAnswer } from "./answer/answer.ts";
import { tellAsPercent } from "./answer/as-percent.ts";
import { quoteTyped } from "./answer/quote-typed.ts";
import { tellOnlySaid } from "./answer/said-only.ts";
import { listSlips } from "./answer/slips.ts";
import { tellClocks } from "./answer/tell-clocks.ts";
import { tellUsualChoices } from "./answer/usual-choices.ts";
import { answerWith } from "./answer-with.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { preferencesFor } from "#engine/format.ts";
import type { Sources } from "./sources.ts";
import { readArithmetic } from "./readings/fixed/arithmetic.ts";
import { readBases } from "./readings/fixed/bases.ts";
import { readConversion } from "./readings/fixed/conversion.ts";
import { readDates } from "./readings/fixed/dates.ts";
import { hasLexicon } from "./words/languages.ts";
import { findFormula } from "./readings/fixed/find-formula.ts";
import { isNotation } from "./readings/notations/is-notation.ts";
import { readPercent } from "./readings/fixed/percent.ts";
import type { Direct } from "./readings/reading.ts";
import type { Token } from "./tokens/token.ts";
import { SAYS_AMERICAN } from "./tokens/country-units.ts";
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

const loadLexicons = loadOnce(() => import("./words/lexicons.ts"));
const loadComparing = loadOnce(() => import("./comparing/index.ts"));
const loadRewording = loadOnce(() => import("./words/reword-sentence.ts"));
const loadNotations = loadOnce(() => import("./readings/notations/index.ts"));
const loadBeyond = loadOnce(() => import("./beyond-calculators.ts"));
const loadCalculators = loadOnce(() => import("./by-calculators.ts"));
const loadStory = loadOnce(() => import("./by-story.ts"));
const loadQuantities = loadOnce(() => import("./readings/fixed/quantity-arithmetic.ts"));

/** A longer sentence is refused: the work is bounded by it. */
export const LONGEST_SENTENCE = 300;

/** Answers a sentence, or says why not. What is doubtful is never answered, what was not read is said. */
export async function answerSentence(sentence: string, site: Sources): Promise<Answer | NoAnswer> {
  const answer = await readSentence(sentence, searchOnce(site));
  const tell = async (one: Answer): Promise<Answer> => {
    const definition = await site.load(one.calculator);
    const { preferences, today } = site;
    const told = tellClocks(tellAsPercent(one, sentence, preferences));
    if (!definition) return told;
    // Words of another language are not slips of the finger.
    const spelled = one.repaired ?? [];
    const slips = hasLexicon(preferences.locale)
      ? []
      : listSlips(sentence).filter((slip) => spelled.every(({ written }) => written !== slip.written));
    const said = tellOnlySaid(definition, told, sentence, preferences, today);
    const all = tellUsualChoices(definition, said, preferences);
    return slips.length === 0 ? all : { ...all, repaired: [...spelled, ...slips] };
  };
  if (answer.calculator !== null) return (await refuseOtherMoney(answer, sentence, site)) ?? tell(answer);
  return answer.readings ? { ...answer, readings: await Promise.all(answer.readings.map(tell)) } : answer;
}

/** "Net pay on £45,000" is no question about the taxes of another country, whose calculator is all there is. */
async function refuseOtherMoney(answer: Answer, sentence: string, site: Sources): Promise<NoAnswer | null> {
  const { preferences, today } = site;
  const definition = await site.load(answer.calculator);
  if (!definition?.currency) return null;
  const said = tokenize(tidySentence(sentence), { locale: preferences.locale, today }).flatMap((token) =>
    token.type === "amount" && token.currency !== null ? [token.currency] : [],
  );
  const { currency: own } = preferencesFor(definition, answer.inputs, preferences);
  return said.length === 0 || said.includes(own) ? null : refuseAbroad(definition);
}

const refuseAbroad = ({ name }: AnyDefinition): NoAnswer => ({
  calculator: null,
  reason: `${name}: It counts by the rules of another country.`,
});

async function readSentence(sentence: string, sources: Sources): Promise<Answer | NoAnswer> {
  const answer = await answerTranslated(sentence, sources);
  if (isRead(answer) || sentence.length > LONGEST_SENTENCE) return answer;
  const hasMore = /\p{Nd}/u.test(sentence) && (await sources.loadMoreUnits?.());
  const other = hasMore ? await answerTranslated(sentence, sources) : answer;
  if (isRead(other)) return other;
  // What was read as it is, is not a slip.
  const doubtful = other.calculator === null ? sentence : other.unread.join(" ");
  const spelled = await spellOut(sentence, doubtful, sources);
  if (spelled || other.calculator !== null || other.reason !== undefined || other.readings) return spelled ?? other;
  const { findStart } = await loadCalculators();
  return { ...other, ...(await findStart(sentence, sources)) };
}

/** A sentence is read in several ways, of which most are about the same words. */
function searchOnce(sources: Sources): Sources {
  const found = new Map<string, Promise<readonly string[]>>();
  const search = (words: string) => {
    const known = found.get(words) ?? sources.search(words);
    found.set(words, known);
    return known;
  };
  return { ...sources, search };
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
    ? await (await loadLexicons()).translateSentence(tidySentence(sentence), locale)
    : null;
  if (translation?.isSure) {
    const answer = await answerAbroad(translation.english, sources, isWhole);
    const { translateSentence } = await loadLexicons();
    return quoteTyped(answer, sentence, (word) => translateSentence(word, locale));
  }
  const answer = await answerOnce(sentence, sources, isWhole);
  if (isRead(answer) || translation === null) return answer;
  const other = await answerAbroad(translation.english, sources, isWhole);
  return isRead(other) ? other : answer;
}

/** "50000 brutto, wie viel netto" is not a question about the taxes of another country, whose calculator is all there is. */
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
  return currency === sources.preferences.currency ? answer : refuseAbroad(definition);
}

/** Words of another language are not slips of the finger. */
async function spellOut(sentence: string, doubtful: string, sources: Sources): Promise<Answer | null> {
  if (!sources.spell || hasLexicon(sources.preferences.locale)) return null;
  const { answerSpelled } = await import("./answer-spelled.ts");
  return answerSpelled(sentence, await sources.spell(doubtful.match(/[a-z]+/gi) ?? []), (text) =>
    answerTranslated(text, sources, true),
  );
}

function isRead(answer: Answer | NoAnswer): boolean {
  return answer.calculator !== null && answer.unread.length === 0;
}

/** What may be a phrase; "7 * 6" loads nothing for it. */
const SEVERAL_WORDS = /[a-z]{2,}[^a-z](?:.*[^a-z])?[a-z]|\bbmi\b|\bin \d/i;

/** What has an area, a perimeter or a diagonal that is not a side of it. */
const SHAPE = /\b(?:circle|sphere|cube|square|rectangle|triangle|rhombus|hexagon|cylinder|cone)\b/i;

/** What has two sides and asks for what they differ in. */
const COMPARING =
  /\b(?:vs|versus|compared|against|instead|rather|than|or|and|other|second|difference|times|old|how (?:much|many) (?:more|less|fewer)|[a-z]+ (?:b|2|two))\b/i;
const COMPARED =
  /\bdifference|\bhow (?:much|many)\b|\bwhich\b|\bwhat'?s\b|\bsav(?:ings?|ed?|es)\b|\bpercent|\bby what\b|\b(?:better|best|cheap|low|high)(?:er|est)?\b/i;

function mayCompare(text: string, tokens: readonly Token[]): boolean {
  const values = tokens.filter(({ type }) => type === "amount");
  return values.length >= 2 && values.length <= MOST_COMPARED && COMPARING.test(text) && COMPARED.test(text);
}

const MOST_COMPARED = 10;

/** Both sides are asked as sentences, which are compared no further. */
async function compare(text: string, sources: Sources, isLast: boolean): Promise<Answer | null> {
  const { readComparison } = await loadComparing();
  return readComparison(text, sources, (side) => answerOnce(side, sources, true, true), isLast);
}

/** Where it must be read to its last word it is not a story. */
async function answerOnce(
  sentence: string,
  site: Sources,
  isWhole: boolean,
  isSide = false,
): Promise<Answer | NoAnswer> {
  const sources = SAYS_AMERICAN.test(sentence)
    ? { ...site, preferences: { ...site.preferences, country: "US" } }
    : site;
  const tidy = tidySentence(sentence);
  if (tidy === "") return { calculator: null };
  const text = SEVERAL_WORDS.test(tidy) ? (await loadRewording()).rewordSentence(tidy) : tidy;
  if (text.length > LONGEST_SENTENCE)
    return { calculator: null, reason: `Ask in at most ${LONGEST_SENTENCE} characters.` };
  const either = /\b(?:tip|gratuity)\b/i.test(text)
    ? await (
        await import("./share-or-sum.ts")
      ).answerShareOrSum(text, sources.preferences.currency, (said) => answerOnce(said, sources, isWhole, isSide))
    : null;
  if (either) return either;
  const { preferences, today } = sources;
  const context = { locale: preferences.locale, today, country: preferences.country };
  const notation = isNotation(text) ? (await loadNotations()).readNotation(text, context.locale) : null;
  if (notation?.calculator === null) return notation;
  const noted = notation && (await answerWith(notation, sources));
  if (noted) return noted;
  const formula = findFormula(text);
  if (formula !== null) return (await import("./answer-algebra.ts")).answerAlgebra(formula, sources);
  const tokens = tokenize(text, context);
  const direct = await readDirectly(text, tokens, context);
  if (direct && direct.calculator !== null) {
    const answer = await answerWith(direct, sources);
    if (answer?.calculator)
      return SHAPE.test(text)
        ? ((await (await loadBeyond()).checkByShapes(answer, tokens, sources)) ?? answer)
        : answer;
    // A form that its calculator refuses may be another question: "house price with 50k down, 2200 a month".
    if (answer) return (await (await loadBeyond()).answerByModels(tokens, sources)) ?? answer;
  }
  // What is wrong as a formula, a date or a conversion is not turned into something else by another reading.
  if (direct?.calculator === null) {
    // A pace is not a speed, but one follows from the other.
    const isPace = /\bmin(?:ute)?s?\b ?(?:\/|per|an?) ?(?:mi|km|kilomet)/i.test(text);
    return (isPace && (await (await loadBeyond()).answerByModels(tokens, sources))) || direct;
  }
  const isCompared = !isSide && mayCompare(text, tokens);
  const compared = isCompared ? await compare(text, sources, false) : null;
  if (compared) return compared;
  // Formulas, dates and conversions need none of it.
  const { readByCalculators } = await loadCalculators();
  const answer = await readByCalculators(text, tokens, sources);
  const { answerByLaws, checkByModels, readBeyondCalculators } = await loadBeyond();
  if (answer?.calculator && answer.unread.length === 0) return (await checkByModels(answer, tokens, sources)) ?? answer;
  // "Can I afford a 400,000 house on 90,000 a year": only a calculator says whether.
  if (/^(?:can|could) (?:i|we) afford\b/i.test(text)) return answer ?? { calculator: null };
  const told =
    keepAskedPeriod(text, await readBeyondCalculators(tokens, sources, isWhole)) ??
    // Two calculators that both fit are not a story of one.
    (isWhole || (answer && (answer.calculator !== null || answer.readings))
      ? null
      : await readOwnStory(text, tokens, sources));
  const law = told?.unread.length === 0 ? null : await answerByLaws(tokens, sources);
  // What a calculator has is told by it.
  const isLaw =
    law !== null && (!told || (law.unread.length < told.unread.length && getDigits(law) !== getDigits(told)));
  const beyond = isLaw ? law : told;
  const which = isCompared && beyond === null ? await compare(text, sources, true) : null;
  if (which) return which;
  if (!answer?.calculator) return beyond ?? answer ?? { calculator: null };
  const isAsRead = beyond !== null && beyond.unread.every((word) => answer.unread.includes(word));
  if (beyond === null || (beyond.unread.length >= answer.unread.length && !isAsRead)) return answer;
  // The words that only the calculator does not know made no difference.
  return getDigits(beyond) === getDigits(answer) ? { ...answer, unread: beyond.unread } : beyond;
}

/** A story of one calculator; a shape that has a place for every word is not another one: "rectangle diagonal 15 width 9". */
async function readOwnStory(text: string, tokens: readonly Token[], sources: Sources): Promise<Answer | null> {
  const story = await (await loadStory()).readStory(text, tokens, sources);
  if (!story || !SHAPE.test(text)) return story;
  return (await (await loadBeyond()).checkByShapes(story, tokens, sources)) ?? story;
}

/** ", year" behind other figures asks for no sum of something else, and a rate per month for none per year. */
const keepAskedPeriod = (text: string, answer: Answer | null) =>
  answer &&
  /, ?(?:day|week|month|year)\W*$|\b(?:rate per month|monthly (?:interest )?rate)\W*$/i.test(text) &&
  !isOfAskedKind(text, answer)
    ? null
    : answer;

const getDigits = ({ answer }: Answer) => Number(answer.replaceAll(/[^\d.-]/g, ""));

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
    // "4:05 + 3:38" is not a sum of ratios. Loaded where there is something with a unit.
    async () => (hasUnits(tokens) ? (await loadQuantities()).readQuantityArithmetic(text, context.locale) : null),
    () => readArithmetic(text, context.locale),
    () => readWordArithmetic(text, context.locale),
    // Loaded where there are values to find a place for.
    async () => (hasValues(tokens) ? (await loadSlots()).readSlots(tokens, text) : null),
    async () => (hasValues(tokens) ? (await loadEveryday()).readEveryday(tokens) : null),
    // Loaded for a clock time or for two places that are ahead of each other.
    async () =>
      tokens.some(({ type }) => type === "time") ||
      /\b(?:ahead|behind|apart|noon|midday|midnight)\b|\b(?:time|hours?) (?:difference|gap)\b|\bdifference in (?:time|hours)\b/i.test(
        text,
      )
        ? (await import("./readings/fixed/time-zones.ts")).readTimeZones(tokens, context)
        : null,
    () => readDates(tokens, context),
    async () =>
      tokens.some(({ type }) => type === "date") || CALENDAR.test(text)
        ? (await import("./readings/fixed/calendar.ts")).readCalendar(tokens, context)
        : null,
    () => readConversion(text, context),
  ]) {
    const direct = await read();
    if (direct?.calculator) return direct;
    refusal ??= direct;
  }
  return refusal;
}

/** What may be asked of the calendar without a day. */
const CALENDAR =
  /\b(?:date|born|built|founded|planted|(?:mon|tues|wednes|thurs|fri|satur|sun)days|days\b.*\b(?:in|left|of)|th day of)\b/i;

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
