import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import rows from "#generated/rows.ts";
import { drawCategoryIcons, ICONS } from "./draw-category-icons.ts";

test("each category has its own picture, and the file has them all", () => {
  expect(new Set(Object.keys(ICONS))).toEqual(new Set(rows.map(({ category }) => category)));
  expect(new Set(Object.values(ICONS)).size).toBe(Object.keys(ICONS).length);
  expect(readFileSync("app/ui/category-icons.svg", "utf8")).toBe(drawCategoryIcons());
});
