import { expect } from "vitest";
import type { makeAssistant } from "./assistant.ts";

/** Gives the figure of a sentence of which nothing is left unread, with plain spaces; "" where there is none. */
export function makeTeller(ask: ReturnType<typeof makeAssistant>) {
  return async (sentence: string, visitor?: string): Promise<string> => {
    const answer = await ask(sentence, visitor);
    expect(answer).toMatchObject({ unread: [] });
    return answer.calculator === null ? "" : answer.answer.replaceAll(/\s+/g, " ");
  };
}
