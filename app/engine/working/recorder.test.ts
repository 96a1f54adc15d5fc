import { describe, expect, test } from "vitest";
import type { Line } from "./line.ts";
import { begun, call, close, enter, leave, literal, open, part, record, spread } from "./recorder.ts";

const lineOf = (name: string, role: Line["role"] = "value", more: Partial<Line> = {}): Line => ({
  name,
  role,
  part: { is: "whole", slot: 0 },
  index: 0,
  ...more,
});
/** A translated `return { … }`: each property is a line of its own. */
function giveBack<T extends object>(values: T): T {
  const line = open(lineOf("", "return"));
  begun();
  for (const [name, value] of Object.entries(values)) close(open(lineOf(name, "property")), value);
  return close(line, literal(null, 0, values));
}

describe("a recording", () => {
  test("gives what was computed, with the line that each output comes from", () => {
    const { outputs, origins, isWhole } = record(() => giveBack({ sum: 3, name: "a" }), {});
    expect(outputs).toEqual({ sum: 3, name: "a" });
    expect([...origins].map(([key, origin]) => [key, origin.value])).toEqual([
      ["sum", 3],
      ["name", "a"],
    ]);
    expect(isWhole).toBe(true);
  });

  test("keeps twenty thousand lines; what runs after them is calculated and not recorded", () => {
    // The return and its property are two of them.
    const run = (lines: number) =>
      record(() => {
        for (let at = 0; at < lines - 2; at += 1) close(open(lineOf("step")), at);
        return giveBack({ total: lines });
      }, {});
    const [longest, longer] = [run(20_000), run(20_001)];
    expect([longest.isWhole, longest.origins.get("total")?.value]).toEqual([true, 20_000]);
    expect([longer.isWhole, longer.outputs]).toEqual([false, { total: 20_001 }]);
  });

  test("goes on in the outer line when an inner one was left by an error", () => {
    const { outputs, origins } = record(() => {
      const outer = open(lineOf("outer", "return"));
      begun();
      const property = open(lineOf("kept", "property"));
      open(lineOf("thrown out of"));
      close(property, 5);
      return close(outer, literal(null, 0, { kept: 5 }));
    }, {});
    expect([outputs, origins.get("kept")?.value]).toEqual([{ kept: 5 }, 5]);
  });

  test("is not left without a line by one that ends late, or by a call that ends twice", () => {
    const { origins } = record(() => {
      const first = open(lineOf("first"));
      const late = open(lineOf("late"));
      close(first, 1);
      close(late, 2);
      const entered = enter("again", []);
      leave(entered);
      leave(entered);
      return giveBack({ total: 7 });
    }, {});
    expect(origins.get("total")?.value).toBe(7);
  });

  test("begins anew: nothing of one that failed is in the next", () => {
    const failing = () =>
      record(() => {
        open(lineOf("never ended", "value", { binding: "x" }));
        throw new RangeError("no");
      }, {});
    expect(failing).toThrow("no");
    const { origins } = record(() => {
      const line = open(lineOf("", "return"));
      begun();
      const property = open(lineOf("total", "property"));
      close(property, part(0, 7, "x"));
      return close(line, literal(null, 0, { total: 7 }));
    }, {});
    expect(origins.get("total")).toMatchObject({ value: 7, origins: [], call: { name: "" } });
  });
});

describe("where a value comes from", () => {
  test("is the line that gave its variable, while the variable has that value", () => {
    const { origins } = record(() => {
      close(open(lineOf("rate", "value", { binding: "rate" })), 4);
      const line = open(lineOf("", "return"));
      begun();
      for (const [name, value] of [
        ["same", 4],
        ["changed", 5],
      ] as const)
        close(open(lineOf(name, "property")), part(0, value, "rate"));
      return close(line, literal(null, 0, { same: 4, changed: 5 }));
    }, {});
    expect(origins.get("same")).toMatchObject({ origins: [{ line: { name: "rate" } }] });
    expect(origins.get("changed")).toMatchObject({ origins: [] });
  });

  test("is what the function returned that a line called", () => {
    const { origins } = record(() => {
      const line = open(lineOf("", "return"));
      begun();
      const property = open(lineOf("total", "property"));
      call(1, null);
      const entered = enter("half", [["of", "half.of", 8]]);
      const returned = close(open(lineOf("half", "return")), 4);
      leave(entered);
      close(property, part(1, returned));
      return close(line, literal(null, 0, { total: 4 }));
    }, {});
    expect(origins.get("total")).toMatchObject({
      origins: [undefined, { line: { name: "half" }, value: 4, call: { name: "half" } }],
    });
  });

  test("is a member of what a step gave that is not taken apart", () => {
    const { origins } = record(() => {
      const line = open(lineOf("", "return"));
      begun();
      spread({ payment: 9, rows: [1] }, lineOf("schedule"));
      return close(line, literal(null, 0, { payment: 9, rows: [1] }));
    }, {});
    expect([...origins.keys()]).toEqual(["payment"]);
    expect(origins.get("payment")).toMatchObject({
      value: 9,
      line: { name: "payment", part: { is: "member", key: "payment" } },
    });
  });
});
