import { expect, test } from "vitest";
import { readArithmetic } from "./arithmetic.ts";
import { loadCatalogue, makeAssistant } from "../../../../tests/assistant/assistant.ts";

const ask = makeAssistant(await loadCatalogue());

test.each([
  // A percentage that is added or taken off is one of what stands before it.
  ["60 + 10%", "66"],
  ["60 + 10% - 5", "61"],
  ["60 plus 10% minus 5", "61"],
  ["60 minus 10% plus 5", "59"],
  ["60 + 10% - 5 + 3*4", "73"],
  ["60 + 10% - 6 + 50%", "90"],
  ["100 - 20% - 10%", "72"],
  ["80 plus 20 minus 10%", "90"],
  // In words one step follows the other.
  ["60 plus 10% times 2", "132"],
  // Elsewhere it is a number.
  ["60 * 10% + 5", "11"],
  ["10% + 5", "5.1"],
  ["2 + 3 * 4", "14"],
  ["60 plus 5 times 3", "75"],
])("%s is %s", async (sentence, figure) => {
  expect(await ask(sentence)).toMatchObject({ answer: figure, unread: [] });
});

test.each(["60 + 10% * 2", "100 - 20% / 4"])("no result of %s, which is written with parentheses", async (sentence) => {
  expect(await ask(sentence)).toMatchObject({ calculator: null, reason: expect.stringContaining("parentheses") });
});

test("a formula of more than 200 characters is left to the calculator itself", async () => {
  const sum = (last: string) => readArithmetic(`${"1+".repeat(99)}${last}`, "en-US");
  expect(await sum("11")).toMatchObject({ inputs: { expression: expect.stringContaining("1+11") as string } });
  expect(await sum("111")).toBeNull();
});
