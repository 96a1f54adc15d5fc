import { describe, expect, test } from "vitest";
import { boolean, date, defineCalculator, integer, money, number, percent, refuse } from "./define.ts";
import { findDerivative, listMovable, measureSensitivity } from "./sensitivity.ts";

const definition = defineCalculator({
  id: "made-up",
  name: "Made up",
  category: "other",
  emoji: "",
  description: "",
  keywords: [],
  related: [],
  inputs: {
    price: money("Price", { default: 200, min: 0, max: 210 }),
    rate: percent("Rate", { default: 6, min: 0 }),
    fee: percent("Fee", { default: 0.5, min: 0 }),
    years: integer("Years", { default: 3, min: 1 }),
    extra: number("Extra", { default: 0 }),
    start: date("Start", { default: "2026-01-31" }),
    isTaxed: boolean("Taxed", { default: false }),
    tax: number("Tax", { default: 1, when: { isTaxed: true } }),
  },
  outputs: { total: number("Total"), jump: number("Jump") },
  compute({ price, rate, fee, years, extra, start }) {
    if (extra < 0) refuse("extra", "Less than nothing.");
    return {
      jump: price >= 200 ? 1 : 0,
      total: price ** 2 + 10 * rate + fee + years + extra + Number(start.slice(5, 7)),
    };
  },
  takeaways: () => [],
  howTo: [],
  faq: [],
  about: [],
  sources: [],
  updated: "2026-11-23",
  examples: [],
});
const inputs = { price: 200, rate: 6, fee: 0.5, years: 3, extra: 0, start: "2026-01-31", isTaxed: false, tax: 1 };
const measure = (key: string) => measureSensitivity(definition, inputs, "total", key);

describe("what moves an answer", () => {
  test("are the numbers and dates that apply", () => {
    expect(listMovable(definition, inputs)).toEqual(["price", "rate", "fee", "years", "extra", "start"]);
  });

  test.each([
    ["price", 180, 210],
    ["rate", 5, 7],
    ["fee", 0.25, 0.75],
    ["years", 2, 4],
    ["start", "2026-01-01", "2026-03-02"],
  ])("is a step of %s that suits its kind, up to its bound", (key, down, up) => {
    const found = measure(key);
    expect([found.down!.value, found.up!.value]).toEqual([down, up]);
  });

  test("that cannot be moved, or that moves nothing, has no effect", () => {
    // Down is refused, and up changes nothing.
    expect(measureSensitivity(definition, inputs, "jump", "extra")).toMatchObject({ down: null, effect: 0 });
    expect(measureSensitivity(definition, inputs, "jump", "rate").effect).toBe(0);
  });

  test("has the larger of both changes as its effect", () => {
    expect(measure("price").effect).toBe(200 ** 2 - 180 ** 2);
  });

  test("has no end where there is no answer", () => {
    const { down, up } = measure("extra");
    expect(down).toBeNull();
    expect(up!.value).toBe(1);
  });
});

describe("a derivative", () => {
  test("is that of the formula", () => {
    expect(findDerivative(definition, inputs, "total", "price")).toBeCloseTo(400, 8);
  });

  test("is not given at a jump", () => {
    expect(findDerivative(definition, inputs, "jump", "price")).toBeNull();
  });

  test("is not given where one side has no answer, nor for whole numbers", () => {
    expect(findDerivative(definition, inputs, "total", "extra")).toBeNull();
    expect(findDerivative(definition, inputs, "total", "years")).toBeNull();
  });
});
