import { act, renderHook } from "@testing-library/react";
import { afterAll, afterEach, beforeEach, expect, test, vi } from "vitest";
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";

const { noteError } = vi.hoisted(() => ({ noteError: vi.fn<(event: object) => void>() }));
vi.mock("#features/errors/index.ts", () => ({ noteError }));

// Files share their modules: what another has loaded knows nothing of the mock, and what this one loads knows only it.
vi.resetModules();
afterAll(() => {
  vi.resetModules();
});
const { choice, money, number, quantity, refuse } = await import("#engine/define.ts");
const { draftsFromRaw } = await import("#engine/drafts/address.ts");
const { countryDefaults } = await import("#localization/countries.ts");
const { US_PREFERENCES } = await import("#localization/preferences.ts");
const { mass } = await import("#units/mass.ts");
const { listUnits, useCalculation } = await import("./use-calculation.ts");

const TODAY = "2026-11-25";
let draws: number;
const definition = {
  id: "sample",
  inputs: {
    amount: money("Amount", { default: 100, min: 0 }),
    weight: quantity("Weight", mass, { unit: "kg", default: 1 }),
    kind: choice("Kind", {
      options: [
        ["a", "A"],
        ["b", "B"],
      ],
      default: "a",
    }),
    unit: choice("Unit", {
      optionsBy: {
        input: "kind",
        options: (kind: string) => [
          [`${kind}1`, "1"],
          [`${kind}2`, "2"],
        ],
      },
      default: "a1",
    } as never),
  },
  outputs: { twice: number("Twice") },
  compute: ({ amount, weight }: { amount: number; weight: number }) => {
    if (amount === 13) throw new TypeError("a fault of ours");
    return amount > 500 ? refuse("amount", "That is too much.") : { twice: 2 * amount * weight };
  },
} as unknown as AnyDefinition;
const random = { ...definition, isRandom: true, compute: () => ({ twice: (draws += 1) }) } as AnyDefinition;

beforeEach(() => {
  vi.useFakeTimers();
  noteError.mockReset();
  localStorage.clear();
  draws = 0;
  history.replaceState(null, "", "/calculator/sample");
});
afterEach(() => {
  vi.useRealTimers();
  history.replaceState(null, "", "/");
});

interface Given {
  readonly raw?: Readonly<Record<string, unknown>>;
  readonly of?: AnyDefinition;
  readonly drawn?: Readonly<Record<string, unknown>>;
  readonly follows?: boolean;
  readonly form?: HTMLFormElement;
}

function open({ raw = {}, of = definition, drawn, follows = true, form }: Given = {}) {
  const { drafts, issues } = draftsFromRaw(of, raw, TODAY, US_PREFERENCES);
  const start = { drafts, issues, ...(drawn ? { drawn } : {}) };
  const ref = { current: form ?? null };
  const hook = renderHook((preferences: Preferences) => useCalculation(of, start, preferences, TODAY, ref, follows), {
    initialProps: US_PREFERENCES,
  });
  const now = () => hook.result.current;
  const twice = () => now().answer.outputs["twice"];
  const type = (key: string, text: string) =>
    act(() => now().setDraft(key, { ...now().drafts[key]!, exact: undefined, text } as never));
  return { now, twice, type, rerender: hook.rerender };
}
/** As long as the address waits for the next key. */
const settle = (milliseconds = 250) => act(() => void vi.advanceTimersByTime(milliseconds));

test("what is typed is answered, and stands in the address a moment later; the defaults stand in none", () => {
  const { now, twice, type } = open();
  expect([twice(), now().isCurrent, now().query]).toEqual([200, true, ""]);
  type("amount", "30");
  expect([twice(), location.search]).toEqual([60, ""]);
  settle(249);
  expect(location.search).toBe("");
  settle(1);
  expect(location.search).toBe("?amount=30");
  act(() => now().reset());
  settle();
  expect([twice(), location.search, location.pathname]).toEqual([200, "", "/calculator/sample"]);
});

test("an address that nobody touched stays as it was, and so does one that is not followed", () => {
  history.replaceState(null, "", "/calculator/sample?amount=30&other=1");
  const untouched = open({ raw: { amount: 30 } });
  settle();
  expect([untouched.twice(), location.search]).toEqual([60, "?amount=30&other=1"]);
  const { type } = open({ follows: false });
  type("amount", "5");
  settle();
  expect(location.search).toBe("?amount=30&other=1");
});

test("a unit that was chosen for a field is there at the next visit, with what stands in the field converted", () => {
  const { now } = open();
  expect(now().drafts["weight"]).toMatchObject({ text: "2.205", unit: "lb" });
  act(() => now().setDraft("weight", { text: "1", unit: "kg" }));
  const next = open();
  expect(next.now().drafts["weight"]).toMatchObject({ text: "1", unit: "kg" });
  act(() => next.now().setDraft("weight", { text: "2", unit: "lb" }));
  expect(open().now().drafts["weight"]).toMatchObject({ text: "2.205", unit: "lb" });
});

test.each(["much", "900"])(
  "where “%s” is refused the last right answer stays, and says so; the address waits",
  (text) => {
    const { now, twice, type } = open();
    type("amount", "30");
    settle();
    type("amount", text);
    settle();
    expect([twice(), now().isCurrent, now().issues.map(({ field }) => field)]).toEqual([60, false, ["amount"]]);
    expect(location.search).toBe("?amount=30");
    type("amount", "40");
    expect([twice(), now().isCurrent, now().issues]).toEqual([80, true, []]);
  },
);

test("what an address was refused for is said until something is typed; the defaults answer meanwhile", () => {
  const { now, twice, type } = open({ raw: { amount: -5 } });
  expect([now().issues.map(({ field }) => field), now().isCurrent, twice()]).toEqual([["amount"], false, 200]);
  type("amount", "30");
  expect([now().issues, twice()]).toEqual([[], 60]);
  const refused = open({ raw: { amount: 900 } });
  expect([refused.now().isCurrent, refused.twice()]).toEqual([false, 200]);
});

test("a fault of the calculation is reported, told at the first field, and the last answer stays", () => {
  const { now, twice, type } = open();
  type("amount", "13");
  expect(noteError.mock.calls[0]![0]).toMatchObject({ component: "calculation of sample" });
  expect([twice(), now().isCurrent, now().issues]).toEqual([
    200,
    false,
    [{ field: "amount", message: "There was an error with the calculation. Please verify your inputs." }],
  ]);
});

test("a choice begins anew with the first of its options where another decides on them", () => {
  const { now, type } = open();
  type("unit", "a2");
  expect(now().drafts["unit"]!.text).toBe("a2");
  type("kind", "b");
  expect(now().drafts["unit"]!.text).toBe("b1");
  type("amount", "1");
  expect(now().drafts["unit"]!.text).toBe("b1");
});

test("other preferences show the same values in their own units; going back shows what was left", () => {
  const { now, twice, type, rerender } = open();
  type("weight", "10");
  const [text, answer] = [now().drafts["weight"], twice()];
  expect(listUnits(now().drafts)).toEqual({ weight: "lb" });
  rerender({ ...US_PREFERENCES, ...countryDefaults("DE") });
  expect(listUnits(now().drafts)).toEqual({ weight: "kg" });
  expect(twice()).toBeCloseTo(Number(answer), 9);
  rerender(US_PREFERENCES);
  expect([now().drafts["weight"], twice()]).toEqual([text, answer]);
});

test("what was typed before the script ran is answered", () => {
  const form = document.createElement("form");
  form.innerHTML = '<input name="amount" value="45">';
  const { now, twice } = open({ form });
  expect([twice(), now().drafts["amount"]!.text]).toEqual([90, "45"]);
  settle();
  expect(location.search).toBe("?amount=45");
});

test("a draw begins with the server's, is then the visitor's own, and another on request", () => {
  const { now, twice } = open({ of: random, drawn: { twice: -1 } });
  const first = twice();
  expect(first).not.toBe(-1);
  act(() => now().redraw());
  expect(twice()).not.toBe(first);
  const plain = open();
  const kept = plain.now().answer;
  act(() => plain.now().redraw());
  expect(plain.now().answer.outputs).toEqual(kept.outputs);
});
