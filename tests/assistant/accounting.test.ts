/**
 * No number of a sentence is unaccounted for: another number gives another answer, or none. And no word is overheard:
 * where one more word changes the figure, it is named, or stands in what was read. Over all sentences of the corpus and of
 * the sets that are answered without a word unread; `npm test` takes a sample.
 */
import { expect, test } from "vitest";
import { loadCatalogue, makeAssistant } from "./assistant.ts";
import { hasTurn, triesAll } from "../extent.ts";
import { CORPUS } from "./corpus.ts";
import { readSentences } from "./sentences.ts";

const ask = makeAssistant(await loadCatalogue());

const SENTENCES: readonly (readonly [text: string, visitor: string | undefined])[] = [
  ...CORPUS.map(([text, , , , visitor]) => [text, visitor] as const),
  ...(["seen", "fresh", "fresh-second", "fresh-third"] as const)
    .flatMap(readSentences)
    .map(({ text, visitor }) => [text, visitor] as const),
];
/** Each with its place among all, so that a part of them is tried as all would be. */
const takeEvery = (step: number) =>
  [...SENTENCES.entries()].filter(([index]) => (triesAll ? hasTurn(index) : index % step === 0));

async function answerWhole(text: string, visitor: string | undefined) {
  const answer = await ask(text, visitor);
  return answer.calculator === null || answer.unread.length > 0 ? null : answer;
}

/** Numbers that stand alone: no part of a date, a time, a formula, an address or a name. */
const NUMBER = /(?<![\w.,:/^+*()#$€£-])\d+(?:[.,]\d+)*(?![\w:/^+*()-]|[.,]\d)/g;
/**
 * What one number alone need not move: the middle value, the ends, common divisors, the years since a day, the better of
 * two, a year that two days share.
 */
const STILL: readonly RegExp[] = [
  /median|range of|common|better|cheaper|best|lcm|gcd|gcf/,
  /born|geboren|nac[ií]|nasci|né[ e]/,
  /^days (?:from|between) [a-z]+ \d+ (?:to|and) \d+ [a-z]+ \d{4}$/,
];

/** Another number of the same form: its first digit is another. */
const change = (text: string, by: number) => String(((Number(text[0]) + by - 1) % 9) + 1) + text.slice(1);

test("another number gives another answer, or none", { timeout: 180_000 }, async () => {
  const same: string[] = [];
  let tried = 0;
  for (const [, [sentence, visitor]] of takeEvery(8)) {
    const answer = await answerWhole(sentence, visitor);
    if (!answer) continue;
    for (const { 0: text, index } of sentence.matchAll(NUMBER)) {
      if (STILL.some((one) => one.test(sentence))) continue;
      tried += 1;
      // Twice: 3 heads of 5 coins are as likely as 3 of 6.
      const others = [1, 2].map(
        (by) => sentence.slice(0, index) + change(text, by) + sentence.slice(index + text.length),
      );
      const isSame = async (other: string) => (await answerWhole(other, visitor))?.answer === answer.answer;
      if ((await isSame(others[0]!)) && (await isSame(others[1]!))) same.push(`${sentence} | ${others.join(" | ")}`);
    }
  }
  expect(tried).toBeGreaterThan(triesAll ? 600 : 300);
  expect(same).toEqual([]);
});

/** Words that nobody reads, and words that say which size a number is. */
const ADDED = ["frobnicated", "purple", "wide", "deep", "tall", "heavy", "new", "old"];
const UNKNOWN = 2;

test("one more word changes no figure without being said", { timeout: 600_000 }, async () => {
  const changed: string[] = [];
  let [tried, said] = [0, 0];
  for (const [index, [sentence, visitor]] of takeEvery(16)) {
    const answer = await answerWhole(sentence, visitor);
    if (!answer) continue;
    const words = sentence.split(" ");
    for (const [place, word] of ADDED.entries()) {
      const at = (index * 7 + place * 3) % (words.length + 1);
      const longer = [...words.slice(0, at), word, ...words.slice(at)].join(" ");
      const other = await answerWhole(longer, visitor);
      tried += 1;
      if (!other) said += 1;
      else if (!isSameFigure(other.answer, answer.answer)) {
        const isRead = place >= UNKNOWN && JSON.stringify(other.read) !== JSON.stringify(answer.read);
        if (!isRead) changed.push(`${longer}: ${other.answer} instead of ${answer.answer}`);
      }
    }
  }
  expect(tried).toBeGreaterThan(triesAll ? 2500 : 500);
  // A word that nobody can place is no reason to answer all the same.
  expect(said / tried).toBeGreaterThan(0.5);
  expect(changed).toEqual([]);
});

/** Whether two answers show one number, be it rounded otherwise. */
function isSameFigure(one: string, other: string): boolean {
  const [left, right] = [toFigure(one), toFigure(other)];
  return left === right || Math.abs(Number(left) - Number(right)) <= 1e-4 * Math.abs(Number(left));
}

/** The number that is shown, whatever its unit and sign of money. */
function toFigure(answer: string): string {
  const text = answer.replaceAll(/[\u00a0\u202f]/g, "").replaceAll("−", "-");
  const hasComma = /,\d\d?(?!\d)/.test(text);
  const plain = hasComma ? text.replaceAll(".", "").replaceAll(",", ".") : text.replaceAll(",", "");
  const found = /-?\d[\d.]*/.exec(plain);
  return found ? String(Number(found[0].replace(/[.]$/, ""))) : answer;
}

/** What makes another sentence of one, sensible or not. */
const FRAGMENTS = (
  "2 times|3 times a day|per 100|each|5 and 8 cm|between 3 and 7|a dozen|$5|30%|march 5 2026|5:30 pm|1,500 mg|biweekly|" +
  "per week|x|=|12 ft|half of|how many|and then|0"
).split("|");

test("whatever is put into a sentence, it is answered or refused", { timeout: 600_000 }, async () => {
  const thrown: string[] = [];
  for (const [index, [sentence, visitor]] of takeEvery(4)) {
    const words = sentence.split(" ");
    const places = triesAll ? FRAGMENTS.keys().filter((place) => place % 5 === index % 5) : [index % FRAGMENTS.length];
    for (const place of places) {
      const at = (index * 5 + place * 3) % (words.length + 1);
      const text = [...words.slice(0, at), FRAGMENTS[place], ...words.slice(at)].join(" ");
      await ask(text, visitor).catch((error: unknown) => thrown.push(`${text}: ${String(error)}`));
    }
  }
  expect(thrown).toEqual([]);
});
