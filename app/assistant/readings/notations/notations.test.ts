import { expect, test } from "vitest";
import { isNotation } from "./is-notation.ts";
import { readNotation } from "./index.ts";

const READ: readonly (readonly [string, string, Readonly<Record<string, unknown>>, string?])[] = [
  ["determinant of [[4, 2], [1, 3]]", "matrix", { operation: "determinant", a: "4 2; 1 3" }, "determinant"],
  ["inverse of the 2x2 matrix 1 2 3 4", "matrix", { operation: "inverse", a: "1 2; 3 4" }, "result"],
  ["[1 2; 3 4] times [5 6; 7 8] matrix", "matrix", { operation: "multiply", a: "1 2; 3 4", b: "5 6; 7 8" }, "result"],
  ["cross product of (2, 3, 4) and (5, 6, 7)", "vector", { a: [2, 3, 4], b: [5, 6, 7] }, "crossX"],
  ["midpoint of (1, 2) and (5, 10)", "slope", { x1: 1, y1: 2, x2: 5, y2: 10 }, "midpointX"],
  ["solve 2x + y = 7 and x - y = 2", "linear-system", { augmented: "2 1 7; 1 -1 2" }, "solution"],
  ["x + y + z = 6, 2x - y = 0, z - x = 2", "linear-system", { augmented: "1 1 1 6; 2 -1 0 0; -1 0 1 2" }, "solution"],
  ["integral of x^2 from 0 to 3", "integral", { expression: "x^2", lower: 0, upper: 3 }, "integral"],
  ["integrate sin(x) between 0 and pi", "integral", { expression: "sin(x)", lower: 0, upper: Math.PI }, "integral"],
  ["derivative of x^3 - 2x at x = 2", "derivative", { expression: "x^3 - 2x", at: 2 }, "derivative"],
  ["modulus of 3 - 4i", "complex-number", { operation: "conjugate", aReal: 3, aImaginary: -4 }, "modulusA"],
  ["round 2.71546 to 2 decimals", "rounding", { value: 2.71546, roundTo: "decimals", decimals: 2 }, "result"],
  ["1,847 to the nearest hundred", "rounding", { value: 1847, roundTo: "decimals", decimals: -2 }, "result"],
  ["0.00450 to 2 sig figs", "significant-figures", { number: "0.00450", roundTo: 2 }, "rounded"],
  ["how many significant figures in 0.00340", "significant-figures", { number: "0.00340" }, "significantFigures"],
  ["45600000 in scientific notation", "scientific-notation", { number: "45600000" }, "scientific"],
  ["3.2 x 10^5 as a normal number", "scientific-notation", { number: "3.2e5" }, "decimal"],
  ["divide 120 in the ratio 1:2:3", "ratio", { terms: [1, 2, 3], total: 120 }, "table"],
  ["3:4 = x:20", "proportion", { unknown: "c", a: 3, b: 4, d: 20 }, "result"],
  [
    "4 workers take 6 days, how long for 3 workers",
    "proportion",
    { type: "inverse", unknown: "d", a: 4, b: 6, c: 3 },
    "result",
  ],
  ["10th term of 3, 7, 11", "sequence", { type: "arithmetic", difference: 4, firstTerm: 3, n: 10 }, "nthTerm"],
  // 6050 × 1.1 is 6655 but for the sixteenth digit.
  [
    "next term of 5000, 5500, 6050, 6655",
    "sequence",
    { type: "geometric", ratio: 1.1, firstTerm: 5000, n: 5 },
    "nthTerm",
  ],
  ["next number in 2, 6, 18", "sequence", { type: "geometric", ratio: 3, firstTerm: 2, n: 4 }, "nthTerm"],
  ["remainder when 100 is divided by 7", "scientific-calculator", { expression: "mod(100, 7)" }],
  ["first prime after 100", "prime-factorization", { number: 100 }, "nextPrime"],
  ["choose 3 from 8", "permutations-combinations", { n: 8, r: 3 }, "combinations"],
  [
    "right triangle leg 8 hypotenuse 17 other leg",
    "right-triangle",
    { known: "leg-hypotenuse", legA: 8, hypotenuse: 17 },
    "legB",
  ],
  [
    "binomial n=10 p=30% at least 4",
    "binomial-distribution",
    { trials: 10, probability: 0.3, successes: 4 },
    "atLeast",
  ],
  ["14 awg in mm2", "wire-gauge-converter", { mode: "awg", awg: "14" }, "area"],
  ["24px in rem", "typography-converter", { value: 24, from: "px", to: "rem" }, "result"],
  ["write 1250 in words", "number-to-words", { number: 1250 }, "words"],
  [
    "gear ratio 12 teeth driving 48",
    "gear-ratio",
    { stages: [{ driverTeeth: 12, drivenTeeth: 48, kind: "external" }] },
  ],
  ["torque for an M8 8.8 bolt", "bolt-torque", { boltMetric: "M8", gradeMetric: "8.8" }, "torque"],
  ["resistor brown black orange gold", "resistor-color-code", { bands: "4", digit1: "brown", digit2: "black" }],
  ["elo 1500 loses to 1700 k 32", "elo-rating", { ratingA: 1500, ratingB: 1700, result: "loss", kFactor: 32 }],
  [
    "what do i need on my final to get a 90 if i have an 88 and its 25% of my grade",
    "final-grade",
    { currentGrade: 88, finalWeight: 25, targetGrade: 90 },
  ],
  [
    "hours worked 9 to 5 with a 30 min lunch",
    "time-duration",
    { startTime: "09:00", endTime: "17:00", breakMinutes: 30 },
  ],
  ["half life 8 days, how much of 100 mg left after 24 days", "half-life", { initialAmount: 100 }, "remainingAmount"],
  ["third angle of a triangle with 40 and 75 degrees", "scientific-calculator", { expression: "180 - 40 - 75" }],
  ["contrast #777777 on white", "contrast-ratio", { foreground: "#777777", background: "#ffffff" }],
  ["#3366ff to hsl", "color-converter", { format: "hex", hex: "#3366ff" }, "hue"],
];

test.each(READ.map(([sentence, ...expected]) => ({ sentence, expected })))("$sentence", ({ sentence, expected }) => {
  const [calculator, inputs, output] = expected;
  expect(isNotation(sentence)).toBe(true);
  const reading = readNotation(sentence, "en-US");
  expect(reading).toMatchObject({ calculator, inputs, unread: [], ...(output ? { output } : {}) });
});

test.each([
  // A word that has no place.
  "round 2.71546 kilograms to 2 decimals",
  "10th term of 3, 7, 11 backwards",
  // No one rule.
  "next number in 1, 4, 9",
  // More letters than equations.
  "x + y = 3, x + z = 4",
  "probability a 40%",
])("is no notation that is read: %s", (sentence) => {
  expect(readNotation(sentence, "en-US")).toBeNull();
});

test("two figures are no matrix", () => {
  expect(readNotation("eigenvalues of 1 2", "en-US")).toMatchObject({ calculator: null });
});

test("a comma between two digits is not read where it is a decimal comma", () => {
  expect(readNotation("round 2,71546 to 2 decimals", "de-DE")).toBeNull();
});
