import { expect, test } from "vitest";
import { isProblem, PROBLEMS } from "./sign-in-failure.ts";

test("the login page's address names a problem by its own name only", () => {
  for (const name of Object.keys(PROBLEMS)) expect(isProblem(name)).toBe(true);
  for (const name of [null, "", "Cancelled", "toString", "__proto__", "https://example.com"])
    expect(isProblem(name)).toBe(false);
});

test("a page that says why is answered with a status of its kind", () => {
  const statuses = Object.entries(PROBLEMS).map(([problem, { status }]) => [problem, status]);
  expect(Object.fromEntries(statuses)).toEqual({
    cancelled: 200,
    state: 400,
    unverified: 401,
    unknown: 404,
    unavailable: 502,
    unsaved: 503,
    halfway: 503,
  });
});
