/** The answer to a sentence as programs get it: with whole addresses, and a reason wherever there is no answer. */
import type { NoAnswer } from "#assistant/index.ts";
import { figuresVersion } from "#workers/calls/figures-version.ts";
import type { Answered } from "#workers/assistant/assistant.ts";
import { currentDefinition } from "#workers/rates/rates.ts";

const SEVERAL = "This can be read in more than one way. Name the calculator that is meant.";
const NOT_UNDERSTOOD = "This sentence was not understood.";
const TRY =
  "Ask for one figure, with the numbers it takes, such as “15% of 80”; or search with /api/v1/calculators?q=.";

/** A refusal with its reason; pages have one only of a question (`describe-answer.ts`). */
export function openRefusal(
  { calculator, reason, readings, start }: NoAnswer,
  origin: string,
  hint = TRY,
): NoAnswer & { readonly reason: string } {
  const wholeUrl = <A extends { readonly url: string }>(one: A): A => ({ ...one, url: origin + one.url });
  return {
    calculator,
    reason: reason ?? (readings ? SEVERAL : `${NOT_UNDERSTOOD} ${hint}`),
    ...(readings && { readings: readings.map(wholeUrl) }),
    ...(start && { start: wholeUrl(start) }),
  };
}

/** The answer of API v1, with the version of its figures. */
export async function openAnswered(
  answer: Answered,
  origin: string,
  store: Parameters<typeof currentDefinition>[1],
): Promise<object> {
  if (answer.calculator === null) return openRefusal(answer, origin);
  const definition = await currentDefinition(answer.calculator, store);
  return { ...answer, url: origin + answer.url, version: definition && figuresVersion(definition) };
}
