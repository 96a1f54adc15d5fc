import { type Answer, answerReading, type NoAnswer } from "./answer/answer.ts";
import type { Reading } from "./readings/reading.ts";
import type { Sources } from "./sources.ts";

/** The answer of a reading by the calculator that it is of; null where there is none of that name. */
export async function answerWith(
  reading: Reading,
  { load, preferences, today }: Sources,
): Promise<Answer | NoAnswer | null> {
  const definition = await load(reading.calculator);
  return definition && answerReading(definition, reading, preferences, today);
}
