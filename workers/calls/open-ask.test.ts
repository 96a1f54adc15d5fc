import { expect, test } from "vitest";
import type { Answer } from "#assistant/index.ts";
import { openAnswered, openRefusal } from "./open-ask.ts";

const ORIGIN = "https://reckoner.example";
const store = { get: async () => null };
const tip = { calculator: "tip", name: "Tip Calculator", url: "/calculator/tip?bill=50" } as Answer;

test("a refusal keeps its own reason; without one it says whether there were several readings or none", () => {
  expect(
    openRefusal({ calculator: null, reason: "No.", start: { name: "Tip", url: "/calculator/tip" } }, ORIGIN),
  ).toEqual({
    calculator: null,
    reason: "No.",
    start: { name: "Tip", url: `${ORIGIN}/calculator/tip` },
  });
  expect(openRefusal({ calculator: null, readings: [tip] }, ORIGIN)).toEqual({
    calculator: null,
    reason: "This can be read in more than one way. Name the calculator that is meant.",
    readings: [{ ...tip, url: `${ORIGIN}/calculator/tip?bill=50` }],
  });
  expect(openRefusal({ calculator: null }, ORIGIN, "Use find.").reason).toBe(
    "This sentence was not understood. Use find.",
  );
});

test("an answer says of which version its figures are", async () => {
  expect(await openAnswered({ ...tip, by: "grammar" }, ORIGIN, store)).toMatchObject({
    url: `${ORIGIN}/calculator/tip?bill=50`,
    version: expect.stringMatching(/^\d{4}-\d{2}-\d{2}-[0-9a-f]{8}$/),
  });
});
