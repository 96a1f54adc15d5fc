/** An answer in sentences, as pages show it: without its inputs and outputs, which the calculator's page works out anew. */
import type { Answer, NoAnswer, ReadInput } from "./answer.ts";

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

export function toShown(answer: Answer | NoAnswer): ShownAnswer | ShownRefusal {
  return answer.calculator === null ? toShownRefusal(answer) : toShownAnswer(answer);
}

export function toShownRefusal({ readings, ...refusal }: NoAnswer): ShownRefusal {
  return readings ? { ...refusal, readings: readings.map(toShownAnswer) } : refusal;
}

export function toShownAnswer(shown: Answer): ShownAnswer {
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
    unread: unread.length === 0 ? "" : `Not understood: ${unread.map((word) => `“${word}”`).join(", ")}`,
  };
}

function listInputs(inputs: readonly ReadInput[]): string {
  return inputs
    .map(({ label, text, isIdle }) => `${label} ${text}${isIdle ? " (makes no difference)" : ""}`)
    .join(", ");
}
