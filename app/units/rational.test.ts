import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { divide, nearestNumber, parseRational, subtract, toNumber } from "./rational.ts";

describe("parseRational", () => {
  test.each([
    ["0.3048", 381n, 1250n],
    ["5/9", 5n, 9n],
    ["-2.50/5", -1n, 2n],
    ["0", 0n, 1n],
    ["45967/180", 45967n, 180n],
  ])("reads %s", (text, numerator, denominator) => {
    expect(parseRational(text)).toEqual({ numerator, denominator });
  });

  test.each(["", "1e3", "1/0", "1/2/3", ".5", "5.", "x", "1/", "--1", "1 2"])("refuses %s", (text) => {
    expect(() => parseRational(text)).toThrow(RangeError);
  });
});

describe("toNumber", () => {
  test("rounds a decimal as the language does", () => {
    fc.assert(
      fc.property(fc.bigInt({ min: -(10n ** 40n), max: 10n ** 40n }), fc.nat(40), (digits, places) => {
        const ratio = divide(
          { numerator: digits, denominator: 1n },
          { numerator: 10n ** BigInt(places), denominator: 1n },
        );
        expect(toNumber(ratio) + 0).toBe(Number(`${digits}e-${places}`) + 0);
      }),
    );
  });

  test("rounds a quotient of two doubles as division does", () => {
    const whole = fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER });
    fc.assert(
      fc.property(whole, whole, (a, b) => {
        expect(toNumber(divide(parseRational(String(a)), parseRational(String(b))))).toBe(a / b);
      }),
    );
  });
});

test("subtract is exact", () => {
  expect(subtract(parseRational("0.3"), parseRational("0.1"))).toEqual(parseRational("1/5"));
});

test("nearestNumber is toNumber of parseRational, only quicker", () => {
  const figure = fc
    .tuple(fc.bigInt({ min: 0n, max: 10n ** 25n }), fc.bigInt({ min: 1n, max: 10n ** 25n }), fc.nat(24))
    .map(([a, b, places]) => {
      const digits = String(a).padStart(25, "0");
      return places === 0 ? `${a}/${b}` : `${digits.slice(0, -places)}.${digits.slice(-places)}`;
    });
  fc.assert(fc.property(figure, (text) => nearestNumber(text) === toNumber(parseRational(text))));
  for (const text of ["", "1e3", "1/0", "1/2/3", "x"]) expect(() => nearestNumber(text)).toThrow(RangeError);
  expect(nearestNumber("-5/9")).toBe(-5 / 9);
});
