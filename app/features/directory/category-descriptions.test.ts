import { expect, it } from "vitest";
import rows from "#generated/rows.ts";
import { describeCategory } from "./category-descriptions.ts";

it("describes every category in a sentence of its own, short enough for a list of results", () => {
  const descriptions = [...new Set(rows.map((row) => row.category))].map((key) => describeCategory(key) ?? key);
  expect(new Set(descriptions).size).toBe(descriptions.length);
  for (const description of descriptions) {
    expect(description).toMatch(/^.{40,160}$/);
  }
});
