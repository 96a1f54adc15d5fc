/** An answer in sentences, as pages show it: without its inputs and outputs, which the calculator's page works out anew. */
import type { Answer, NoAnswer, ReadInput } from "./answer.ts";
import { isTyped } from "./quote-typed.ts";

export interface ShownAnswer extends Pick<Answer, "calculator" | "name" | "label" | "answer" | "url"> {
  /** How the sentence was read: "Mortgage Calculator: Home price $300,000, Loan term 30 years". */
  readonly reading: string;
  /** Words that were read as others: "“morgage” read as “mortgage”"; "" where none was. */
  readonly repaired: string;
  /** What was taken as usual; "" where nothing was. */
  readonly assumed: string;
  /** The first input of these, to be changed in the form; absent where nothing was. */
  readonly assumedInput?: string;
  /** What was not read; "" where all was. */
  readonly unread: string;
}

export interface ShownRefusal extends Pick<NoAnswer, "calculator" | "reason" | "start"> {
  readonly readings?: readonly ShownAnswer[];
}

export function toShown(answer: Answer | NoAnswer, sentence: string): ShownAnswer | ShownRefusal {
  return answer.calculator === null ? toShownRefusal(answer, sentence) : toShownAnswer(answer, sentence);
}

/** A refused question is said first not to be answered; of a search that is not said, and nothing where no reason is known. */
export function toShownRefusal({ readings, reason, start, ...refusal }: NoAnswer, sentence: string): ShownRefusal {
  if (readings) return { ...refusal, readings: readings.map((one) => toShownAnswer(one, sentence)) };
  const isQuestion = isAsked(sentence);
  if (reason === undefined && !isQuestion) return refusal;
  const why =
    reason ?? (start ? `The ${start.name} has no place for all that was said.` : "No calculator could work it out.");
  return { ...refusal, reason: isQuestion ? `Not answered. ${why}` : why, ...(start ? { start } : {}) };
}

const ASKS =
  /^(?:how|what|when|which|who|where|why|is|are|am|can|could|will|would|should|do|does|did)\s(?:\S+\s){2}\S|\?\s*$/i;
/** Whoever names one searches for it, whatever numbers stand beside. */
const SEARCHES = /\b(?:calc(?:ulator)?|converter)\b/i;

/** Whether it is a question, or says several numbers in a few words: "5k pace" and "30 year mortgage" are searches. */
const isAsked = (sentence: string) =>
  ASKS.test(sentence.trim()) ||
  ((sentence.match(/(?<![\p{L}\p{Nd}.,])\p{Nd}/gu) ?? []).length > 1 &&
    /\S\s+\S+\s+\S/.test(sentence) &&
    !SEARCHES.test(sentence));

export function toShownAnswer(shown: Answer, sentence: string): ShownAnswer {
  const { calculator, name, label, answer, url, read, assumed, unread, repaired = [] } = shown;
  return {
    calculator,
    name,
    label,
    answer,
    url,
    reading: read.length === 0 ? name : `${name}: ${listInputs(read)}`,
    repaired: repaired.map(({ written, meant }) => `“${written}” read as “${meant}”`).join(" · "),
    assumed: assumed.length === 0 ? "" : `Assumed: ${listInputs(assumed)}`,
    ...(assumed[0] ? { assumedInput: assumed[0].key } : {}),
    unread: unread.length === 0 ? "" : `Not understood: ${listUnread(unread, sentence)}`,
  };
}

/** Only what was typed is quoted; what stands for it in another language or form is not. */
function listUnread(words: readonly string[], sentence: string): string {
  const quotes = words.filter((word) => isTyped(word, sentence)).map((word) => `“${word}”`);
  return quotes.length === words.length ? quotes.join(", ") : [...quotes, "part of your question"].join(", ");
}

function listInputs(inputs: readonly ReadInput[]): string {
  return inputs
    .map(({ label, text, isIdle }) => `${label} ${text}${isIdle ? " (makes no difference)" : ""}`)
    .join(", ");
}
