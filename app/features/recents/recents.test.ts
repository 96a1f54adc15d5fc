import { beforeEach, expect, test, vi } from "vitest";
import { keepRecents, localRecents, rememberRecent } from "./recents.ts";

beforeEach(() => localStorage.clear());

const remember = (id: string, at: number) => {
  const clock = vi.spyOn(Date, "now").mockReturnValue(at);
  rememberRecent(id);
  clock.mockRestore();
};

test("the last one opened is first, each once with its last time", () => {
  for (const [at, id] of ["bmi", "tip", "bmi"].entries()) remember(id, at + 1);
  expect(localRecents()).toEqual([
    { calculatorId: "bmi", at: 3 },
    { calculatorId: "tip", at: 2 },
  ]);
});

test("fifty are kept, the oldest is forgotten", () => {
  for (let at = 1; at <= 51; at += 1) remember(`c${at}`, at);
  const ids = localRecents().map(({ calculatorId }) => calculatorId);
  expect(ids).toHaveLength(50);
  expect([ids[0], ids.at(-1)]).toEqual(["c51", "c2"]);
});

test("what is no such thing is left out", () => {
  const bad = [
    null,
    { calculatorId: "a/b", at: 1 },
    { calculatorId: "", at: 1 },
    { calculatorId: "tip", at: 0 },
    { calculatorId: "x".repeat(65), at: 1 },
  ];
  localStorage.setItem("recent-calculators", JSON.stringify([...bad, { calculatorId: "bmi", at: 1 }]));
  expect(localRecents()).toEqual([{ calculatorId: "bmi", at: 1 }]);
  for (const text of ["{", "7", "{}"]) {
    localStorage.setItem("recent-calculators", text);
    expect(localRecents()).toEqual([]);
  }
});

test("without storage nothing is remembered, and nothing fails", () => {
  vi.stubGlobal("localStorage", {
    getItem: () => null,
    setItem: () => {
      throw new DOMException("full");
    },
  });
  keepRecents([{ calculatorId: "bmi", at: 1 }]);
  expect(localRecents()).toEqual([]);
  vi.stubGlobal("localStorage", undefined);
  expect(localRecents()).toEqual([]);
  vi.unstubAllGlobals();
});
