import { describe, expect, test } from "vitest";
import { type AnyDefinition, choice, date, integer, number, percent } from "./define.ts";
import { findDerivative, listMovable, measureSensitivity } from "./sensitivity.ts";

type Compute = (inputs: { readonly x: number }) => Readonly<Record<string, unknown>>;

function define(inputs: Readonly<Record<string, unknown>>, compute: Compute, more: object = {}): AnyDefinition {
  return { id: "sample", inputs, outputs: { y: number("y") }, compute, ...more } as unknown as AnyDefinition;
}
/** The values a step down and up of one input. */
function moves(field: unknown, value: unknown) {
  const { down, up } = measureSensitivity(
    define({ x: field }, () => ({ y: 1 })),
    { x: value },
    "y",
    "x",
  );
  return [down?.value ?? null, up?.value ?? null];
}

describe("a step", () => {
  test.each([
    ["a number, by a tenth", number("x"), 50, [45, 55]],
    ["a number below nothing", number("x"), -50, [-55, -45]],
    ["nothing, by a tenth of the default", number("x", { default: 40 }), 0, [-4, 4]],
    ["nothing that is the default, by one", number("x", { default: 0 }), 0, [-1, 1]],
    ["up to a bound", number("x", { min: 48, max: 52 }), 50, [48, 52]],
    ["from a bound on one side only", number("x", { min: 50 }), 50, [null, 55]],
    ["from the other bound", number("x", { max: 50 }), 50, [45, null]],
    ["a whole number, by whole ones", integer("x"), 17, [15, 19]],
    ["a small whole number, by one", integer("x"), 2, [1, 3]],
    ["a percentage, by a point", percent("x"), 30, [29, 31]],
    ["a percentage of two, by a point", percent("x"), 2, [1, 3]],
    ["a percentage below two, by its half", percent("x"), 1.5, [0.75, 2.25]],
    ["a figure that binary fractions cannot hold", number("x"), 0.3, [0.27, 0.33]],
    ["a figure of many digits, to twelve", number("x"), 1.234567890123, [1.11111110111, 1.35802467914]],
    ["a day, by thirty", date("x", {}), "2026-03-15", ["2026-02-13", "2026-04-14"]],
    [
      "a day up to and with its bounds",
      date("x", { min: "2026-02-13", max: "2026-04-14" }),
      "2026-03-15",
      ["2026-02-13", "2026-04-14"],
    ],
    ["no day beyond its bounds", date("x", { min: "2026-02-14", max: "2026-04-13" }), "2026-03-15", [null, null]],
    ["no day before the first year", date("x", {}), "0000-01-15", [null, "0000-02-14"]],
    ["no day beyond years of four digits", date("x", {}), "9999-12-15", ["9999-11-15", null]],
  ])("moves %s", (_name, field, value, moved) => {
    expect(moves(field, value)).toEqual(moved);
  });
});

test("an answer that grows evenly moves as far down as up, and its slope is what it grows by", () => {
  for (const slope of [-3, 0.25, 7]) {
    const line = define({ x: number("x") }, ({ x }) => ({ y: slope * x + 2 }));
    const { down, up, effect, derivative } = measureSensitivity(line, { x: 20 }, "y", "x");
    expect(up!.outcome - down!.outcome).toBeCloseTo(slope * 4, 9);
    expect([effect, derivative]).toEqual([expect.closeTo(Math.abs(slope * 2), 9), expect.closeTo(slope, 6)]);
  }
});

test.each([
  ["the square", (x: number) => x * x, (x: number) => 2 * x],
  ["the sine", Math.sin, Math.cos],
  ["the exponential", Math.exp, Math.exp],
  ["the logarithm", Math.log, (x: number) => 1 / x],
])("the slope of %s is its derivative's", (_name, f, slope) => {
  const curve = define({ x: number("x") }, ({ x }) => ({ y: f(x) }));
  for (const x of [0.3, 1, 2.5, 8]) expect(findDerivative(curve, { x }, "y", "x")).toBeCloseTo(slope(x), 5);
});

test("there is no slope at a bound, at a kink that is a jump, of a whole number, or of what is no figure", () => {
  const slopeOf = (field: unknown, x: unknown, f: Compute = ({ x: at }) => ({ y: at })) =>
    findDerivative(define({ x: field }, f), { x } as never, "y", "x");
  expect(slopeOf(number("x", { min: 5 }), 5)).toBeNull();
  expect(slopeOf(number("x", { max: 5 }), 5)).toBeNull();
  expect(slopeOf(number("x", { min: 5, max: 6 }), 5.5)).toBeCloseTo(1, 6);
  expect(slopeOf(integer("x"), 5)).toBeNull();
  expect(slopeOf(number("x"), 5, ({ x }) => ({ y: x >= 5 ? 1 : 0 }))).toBeNull();
  expect(slopeOf(number("x"), 5, () => ({ y: "five" }))).toBeNull();
  expect(slopeOf(number("x"), 5, ({ x }) => ({ y: x > 5 ? Infinity : 0 }))).toBeNull();
});

test("a fault of the calculation is no missing answer: it is thrown", () => {
  const broken = define({ x: number("x") }, () => {
    throw new TypeError("broken");
  });
  expect(() => measureSensitivity(broken, { x: 1 }, "y", "x")).toThrow("broken");
});

test("what decides on other fields, what is empty and what is drawn at random is not moved", () => {
  const inputs = {
    way: choice("Way", {
      options: [
        ["a", "A"],
        ["b", "B"],
      ],
      default: "a",
    }),
    x: number("x"),
    day: date("Day", {}),
    only: number("Only", { when: { way: "b" } }),
  };
  const given = { way: "a", x: 0, day: "", only: 3 };
  expect(
    listMovable(
      define(inputs, () => ({ y: 1 })),
      given,
    ),
  ).toEqual(["x"]);
  expect(
    listMovable(
      define(inputs, () => ({ y: 1 })),
      { ...given, way: "b", day: "2026-01-01" },
    ),
  ).toEqual(["x", "day", "only"]);
  expect(
    listMovable(
      define(inputs, () => ({ y: 1 }), { isRandom: true }),
      given,
    ),
  ).toEqual([]);
});
