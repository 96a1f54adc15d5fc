/**
 * A story in which one calculator's values can go nowhere else: "a 0.045 kg golf ball flies off at 70 m/s, what's its momentum". What
 * is left over says nothing of figures, and is named.
 */
import type { AnyDefinition } from "#engine/define.ts";
import { getRowFields } from "#engine/values.ts";
import type { Answer } from "./answer/answer.ts";
import { decide } from "./by-calculators.ts";
import { findByLabel } from "./goal/find-by-label.ts";
import { findQuestion, isMeant, listWords } from "./goal/subject.ts";
import { type CalculatorDraft, readAsCalculator } from "./readings/calculator-reading.ts";
import { findValuePlaces } from "./roles/assign.ts";
import { joinCents } from "./roles/joined-values.ts";
import { getCanonicalWords, getProfile } from "./roles/profile.ts";
import { listSubjectWords, MOST_CANDIDATES, type Sources } from "./sources.ts";
import type { Token } from "./tokens/token.ts";

/** What would change the figure: a reading that leaves it out is none. */
const CHANGES = new Set(
  (
    "no not without excluding except minus plus never less more than before after half double twice triple another additional extra left " +
    "remaining again until since other others either both or dozen instead average total difference first last second third"
  ).split(" "),
);
/** What leaves more words over is about something else, unless more values are in their places. */
const MOST_UNREAD = 4;
/** With more values it is not a story of one thing. */
const MOST_VALUES = 10;
/** So far behind is another calculator with another answer. */
const AHEAD = 2;
/** What names the subject of a calculator alone. */
const SUBJECT = 0.8;

/** Null where no calculator has a place for all values, or two have. */
export async function readStory(text: string, said: readonly Token[], sources: Sources): Promise<Answer | null> {
  const tokens = joinCents(said);
  const values = findValuePlaces(tokens).length;
  if (values === 0 || values > MOST_VALUES) return null;
  const question = findQuestion(tokens);
  const parts = question.length > 0 ? [tokens, question] : [tokens];
  const found = await Promise.all(parts.map((part) => sources.search(listSubjectWords(part))));
  const ids = [...new Set(found.flatMap((some) => some.slice(0, MOST_CANDIDATES / 2)))];
  await sources.prepare?.(ids);
  const loaded = await Promise.all(ids.map((id) => sources.load(id)));
  const definitions = loaded.filter((one) => one !== null);
  const answers = definitions.flatMap((definition) => {
    if (!hasPlaces(definition, tokens)) return [];
    const draft = readAsCalculator(definition, tokens, sources.preferences, true);
    if (!draft || !isComplete(definition, draft, definitions, question)) return [];
    // A figure without a sign or a name goes where the calculator that is named, or alone is meant, has a place for it.
    const isItsSubject = isMeant(definition, tokens);
    if (!isItsSubject && Object.keys(draft.inputs).length < 2) return [];
    const reading = draft.finish();
    if (reading.problem !== null) return [];
    const isAlone = () => definitions.every((other) => other === definition || !isMeant(other, tokens));
    if (!reading.isCertain && !reading.isNamed && !(isItsSubject && reading.unread.length === 0 && isAlone()))
      return [];
    const answer = decide(definition, reading, text, tokens, sources, true);
    if (!answer?.calculator || !isInAskedUnit(definition, tokens, answer)) return [];
    // What is usual for everybody may be taken where the calculator is named.
    if (answer.assumed.length > (reading.isNamed ? 1 : 0)) return [];
    return [{ answer, score: reading.score - AHEAD * answer.assumed.length }];
  });
  const [best, next] = answers.toSorted((a, b) => b.score - a.score);
  if (!best || (next && next.answer.answer !== best.answer.answer && next.score > best.score - AHEAD)) return null;
  return best.answer;
}

/** Whether there is an input for each value by its sign or unit: most calculators that the search finds have none, and need not be read. */
function hasPlaces({ inputs }: AnyDefinition, tokens: readonly Token[]): boolean {
  const fields = Object.values(inputs).flatMap((field) => [field, ...Object.values(getRowFields(field) ?? {})]);
  return tokens.every((token) => {
    if (token.type !== "amount") return true;
    const { isPercent, currency, measures } = token;
    if (isPercent) return fields.some(({ kind, unit }) => kind === "percent" || unit === "%");
    if (currency !== null) return fields.some(({ kind }) => kind === "money");
    const dimensions = measures.map(({ dimension }) => dimension.id);
    return (
      dimensions.length === 0 ||
      // A converter takes the unit by a choice.
      inputs["from"] !== undefined ||
      fields.some(({ dimension, unit, kind }) =>
        dimension ? dimensions.includes(dimension.id) : unit !== undefined || kind === "list",
      )
    );
  });
}

/** Whether the words that are left over change nothing and name no other calculator: a "mare" is not a matter of a due date. */
function isComplete(
  definition: AnyDefinition,
  { unread, isNamed, inputs }: CalculatorDraft,
  definitions: readonly AnyDefinition[],
  question: readonly Token[],
): boolean {
  const isSubject = (one: AnyDefinition, words: readonly string[]) =>
    words.some((word) => (getProfile(one).topic.get(word) ?? 0) >= SUBJECT);
  const isAsked = isNamed || isSubject(definition, listWords(question));
  const isOthers = (word: string) =>
    definitions.some((other) => other !== definition && isSubject(other, getCanonicalWords(word)));
  if (unread.length > Math.max(MOST_UNREAD, 2 * Object.keys(inputs).length)) return false;
  // "In percent" says how it is to be told, and is not a matter of percentages.
  return unread.every(
    (word) =>
      /^[a-z'-]+$/i.test(word) &&
      !CHANGES.has(word.toLowerCase()) &&
      (isAsked || word === "percent" || !isOthers(word)),
  );
}

/** "How many pounds" is answered with a mass and nothing else. */
function isInAskedUnit(definition: AnyDefinition, tokens: readonly Token[], { label }: Answer): boolean {
  const asked = tokens.find(
    (token, at) => token.type === "word" && token.measures.length > 0 && /^many$/i.test(tokens[at - 1]?.text ?? ""),
  );
  if (asked?.type !== "word") return true;
  const field = definition.outputs[findByLabel(definition, label) ?? ""];
  const unit = field?.unit ?? "";
  return asked.measures.some(
    (one) =>
      one.dimension.id === field?.dimension?.id || getCanonicalWords(unit).includes(getCanonicalWords(asked.word)[0]!),
  );
}
