import { expect, test } from "vitest";
import { isProblem, PROBLEMS } from "./sign-in-failure.ts";

test("the login page's address names a problem by its own name only", () => {
  for (const name of Object.keys(PROBLEMS)) expect(isProblem(name)).toBe(true);
  for (const name of [null, "", "Cancelled", "toString", "__proto__", "https://example.com"])
    expect(isProblem(name)).toBe(false);
});
