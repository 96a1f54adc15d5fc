import fc from "fast-check";
import { expect, test } from "vitest";
import { readNumberWords } from "#assistant/words/numerals.ts";

const SMALL = (
  "zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen " +
  "eighteen nineteen"
).split(" ");
const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** A number as it is said; `joint` is what stands behind hundreds: "and", or nothing. */
function say(value: number, joint: readonly string[]): readonly string[] {
  for (const [size, name] of [
    [1e9, "billion"],
    [1e6, "million"],
    [1e3, "thousand"],
  ] as const) {
    if (value < size) continue;
    const rest = value % size;
    return [...say(Math.floor(value / size), joint), name, ...(rest > 0 ? say(rest, joint) : [])];
  }
  if (value >= 100) {
    const rest = value % 100;
    return [SMALL[Math.floor(value / 100)]!, "hundred", ...(rest > 0 ? [...joint, ...say(rest, joint)] : [])];
  }
  if (value < 20) return [SMALL[value]!];
  return [TENS[Math.floor(value / 10) - 2]!, ...(value % 10 > 0 ? [SMALL[value % 10]!] : [])];
}
const read = (text: string) => readNumberWords(text.split(" "));

test("every number that is said in words is read as what it is, with and without “and”", () => {
  fc.assert(
    fc.property(
      fc.oneof(fc.nat(2_000), fc.nat(2_000_000), fc.nat(1e12 - 1)),
      fc.constantFrom([], ["and"]),
      (value, joint) => {
        const words = say(value, joint);
        expect(readNumberWords(words)).toEqual({ value, words: words.length });
        // What stands behind it is not its own.
        for (const more of [["apples"], ["a", "day"], ["and", "a", "half"], ["and"]])
          expect(readNumberWords([...words, ...more])).toEqual({ value, words: words.length });
      },
    ),
    { numRuns: 1_000 },
  );
});

test.each([
  ["a hundred", 100, 2],
  ["a thousand and one", 1001, 4],
  ["a million dollars", 1e6, 2],
  ["a hundred thousand", 100_000, 3],
  ["twenty hundred", 2000, 2],
])("%s is %d", (text, value, words) => {
  expect(read(text)).toEqual({ value, words });
});

test.each(["", "a", "a day", "a five", "and five", "hundred", "thousand and one", "apples", "toString"])(
  "“%s” does not begin with a number",
  (text) => {
    expect(read(text)).toBeNull();
  },
);

test.each([
  ["one two", 1, 1],
  ["twenty thirty", 20, 1],
  ["twenty twelve", 20, 1],
  ["thirteen five", 13, 1],
  ["two hundred hundred", 200, 2],
])("two numbers behind each other are not one: %s begins with %d", (text, value, words) => {
  expect(read(text)).toEqual({ value, words });
});
