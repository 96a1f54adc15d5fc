import fc from "fast-check";
import { beforeEach, expect, test } from "vitest";
import { type Change, withChanges } from "./account-changes.ts";
import { ChangeLog, keepLast } from "./change-log.ts";

beforeEach(() => localStorage.clear());

const told = (log: ChangeLog) =>
  log.read().map(({ calculatorId, isFavorite }) => (isFavorite ? `+${calculatorId}` : `-${calculatorId}`));

test("keeps changes in the order they were made, across tabs, until they are removed", () => {
  const [one, other] = [new ChangeLog(localStorage, "ada"), new ChangeLog(localStorage, "ada")];
  one.add("bmi", true, 20);
  other.add("tip", true, 10);
  one.add("bmi", false, 30);
  expect(told(one)).toEqual(["+tip", "+bmi", "-bmi"]);
  expect(other.read()).toEqual(one.read());
  other.remove(other.read().slice(0, 2));
  expect(told(one)).toEqual(["-bmi"]);
});

test("of two changes at the same time the second is later, also where the clock goes back", () => {
  const log = new ChangeLog(localStorage, "ada");
  log.add("bmi", true, 100);
  log.add("bmi", false, 100);
  log.add("bmi", true, 50);
  expect(log.read()).toEqual([
    { calculatorId: "bmi", isFavorite: true, at: 100 },
    { calculatorId: "bmi", isFavorite: false, at: 101 },
    { calculatorId: "bmi", isFavorite: true, at: 102 },
  ]);
});

test("is one account's alone", () => {
  const [ada, ad, slash] = ["ada", "ad", "ada/x"].map((user) => new ChangeLog(localStorage, user));
  ada!.add("bmi", true, 1);
  slash!.add("tip", true, 1);
  localStorage.setItem("unrelated", "1");
  expect(told(ada!)).toEqual(["+bmi"]);
  expect(told(ad!)).toEqual([]);
  expect(told(slash!)).toEqual(["+tip"]);
  const [key] = Object.keys(localStorage).filter((one) => one.includes("bmi"));
  expect([ada!.owns(key!), ad!.owns(key!), ada!.owns("favorites")]).toEqual([true, false, false]);
});

test.each(["full", "forbidden"])("lives as long as the page where storage is %s", (kind) => {
  const fail = (): never => {
    throw new DOMException(kind);
  };
  const readable = { getItem: () => null, key: () => null, length: 0 };
  const forbidden = { getItem: fail, key: fail, length: 1 };
  const log = new ChangeLog({ setItem: fail, removeItem: fail, ...(kind === "full" ? readable : forbidden) }, "ada");
  log.add("bmi", true, 2);
  log.add("tip", true, 1);
  expect(told(log)).toEqual(["+bmi", "+tip"]);
  log.remove(log.read().slice(0, 1));
  expect(told(log)).toEqual(["+tip"]);
});

test("an entry that another tab removes while this one reads is passed over", () => {
  const log = new ChangeLog(
    {
      setItem: () => {},
      removeItem: () => {},
      key: () => "account-favorites-change/ada/bmi/5",
      getItem: () => null,
      length: 1,
    },
    "ada",
  );
  expect(log.read()).toEqual([]);
});

test("only the last change of each calculator counts, and they give the same list as all of them", () => {
  const change = fc.record({
    calculatorId: fc.constantFrom("a", "b", "c", "d"),
    isFavorite: fc.boolean(),
    at: fc.nat(),
  });
  fc.assert(
    fc.property(fc.array(change), fc.uniqueArray(fc.constantFrom("a", "b", "c", "x")), (changes, ids) => {
      const last = keepLast(changes as Change[]);
      expect(new Set(last.map(({ calculatorId }) => calculatorId)).size).toBe(last.length);
      expect([...withChanges(ids, last)].toSorted()).toEqual([...withChanges(ids, changes)].toSorted());
      // Once more changes nothing.
      expect(keepLast(last)).toEqual(last);
      expect(withChanges(withChanges(ids, last), last)).toEqual(withChanges(ids, last));
    }),
  );
});
