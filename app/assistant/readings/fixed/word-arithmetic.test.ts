import { describe, expect, test } from "vitest";
import { readExpression, toFunction } from "#maths/expression.ts";
import { readWordArithmetic } from "./word-arithmetic.ts";

function valueOf(sentence: string): number | null {
  const reading = readWordArithmetic(sentence, "en-US");
  if (!reading || reading.calculator === null) return null;
  return toFunction(readExpression(String(reading.inputs["expression"])), "deg")(0);
}

describe("sums in words", () => {
  test.each([
    ["add 45, 67 and 89", 201],
    ["the sum of 12 and 30", 42],
    ["total of 12.50, 3.25 and 8", 23.75],
    ["add 5 to 8", 13],
    ["product of 12 and 30", 360],
    ["multiply 6 by 7", 42],
    ["divide 90 by 4", 22.5],
    ["divide 100 by 8 then add 2.5", 15],
    ["difference between 38 and 125", 87],
    ["subtract 38 from 125", 87],
    ["take 15 from 100 and then divide by 5", 17],
    ["take 30 off 200", 170],
    ["84 split between 3 people", 28],
    ["$120 split 4 ways", 30],
    ["100 split evenly among 8 people", 12.5],
    ["split 90 by 3", 30],
    ["half of 90", 45],
    ["three quarters of 80", 60],
    ["3/4 of 60", 45],
    ["60 minus a quarter of 60", 45],
    ["20% of half of 300", 30],
    ["a dozen times 3", 36],
    ["double 45", 90],
    ["20 % off 150 then add 8 % tax", 129.6],
    ["200 plus 15% tip", 230],
    ["100 minus 30 percent plus 5", 75],
    ["what is 7 multiplied by 8 minus 6", 50],
    ["1,250 plus 2,750 please", 4000],
  ])("%s is %d", (sentence, value) => {
    expect(valueOf(sentence)).toBeCloseTo(value, 9);
  });

  test.each([
    "30% off 65",
    "555-1234",
    "12 - 5",
    "5 from 12",
    "add 5 kg and 3 kg",
    "add 5 to",
    "split 90 by 3 by the river",
    "half of 90 apples and 4",
    "20 % of",
    "$5 plus €3",
    "times",
    "",
    `add ${"1 and ".repeat(60)}1`,
  ])("%s is none", (sentence) => {
    expect(valueOf(sentence)).toBeNull();
  });

  test("a longer one than 200 characters is none", () => {
    expect(valueOf(`add ${"1 and ".repeat(31)}1000000000`)).toBe(1_000_000_031);
    expect(valueOf(`add ${"1 and ".repeat(31)}10000000000`)).toBeNull();
  });

  test("an unknown word anywhere makes it none", () => {
    const words = "add 45 , 67 and 89".split(" ");
    for (let at = 0; at <= words.length; at += 1)
      expect(valueOf(words.toSpliced(at, 0, "zebra").join(" ")), `zebra at ${at}`).toBeNull();
  });
});
