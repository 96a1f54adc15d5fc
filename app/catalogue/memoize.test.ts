import { expect, test } from "vitest";
import { memoizeByIdentity } from "./memoize.ts";

test("what is made of a list is made once, of another list anew, whatever it is", () => {
  let made = 0;
  const first = memoizeByIdentity((list: readonly string[]) => {
    made += 1;
    return list[0];
  });
  const [some, none] = [["a"], []];
  expect([first(some), first(some), first(["b"]), first(none), first(none)]).toEqual([
    "a",
    "a",
    "b",
    undefined,
    undefined,
  ]);
  expect(made).toBe(3);
});
