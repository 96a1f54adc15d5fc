/**
 * No number of a sentence is unaccounted for: another number gives another answer, or none. Over all sentences of the
 * corpus that are answered without a word unread, each of their numbers changed in turn; `npm test` takes every fourth sentence.
 */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "./assistant.ts";
import { triesAll } from "../extent.ts";
import { CORPUS } from "./corpus.ts";

const ask = makeAssistant(await loadCatalogue());

/** Numbers that stand alone: no part of a date, a time, a formula, an address or a name. */
const NUMBER = /(?<![\w.,:/^+*()#$€£-])\d+(?:[.,]\d+)*(?![\w:/^+*()-]|[.,]\d)/g;
/** What one number alone need not move: the middle value, the ends, common divisors, the years since a day. */
const STILL: readonly RegExp[] = [/median|range of|common/, /born/];

/** Another number of the same form: its first digit is another. */
const change = (text: string) => String((Number(text[0]) % 9) + 1) + text.slice(1);

test("another number gives another answer, or none", { timeout: 120_000 }, async () => {
  const same: string[] = [];
  let tried = 0;
  for (const [sentence, , , , visitor] of CORPUS.filter((_, index) => triesAll || index % 4 === 0)) {
    const answer = await ask(sentence, visitor);
    if (answer.calculator === null || answer.unread.length > 0) continue;
    for (const { 0: text, index } of sentence.matchAll(NUMBER)) {
      const other = sentence.slice(0, index) + change(text) + sentence.slice(index + text.length);
      const others = await ask(other, visitor);
      tried += 1;
      if (others.calculator === null || others.unread.length > 0 || STILL.some((one) => one.test(sentence))) continue;
      if (others.answer === answer.answer) same.push(`${sentence} | ${other}`);
    }
  }
  expect(tried).toBeGreaterThan(triesAll ? 400 : 100);
  expect(same).toEqual([]);
});
