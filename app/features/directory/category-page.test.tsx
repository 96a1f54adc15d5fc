import { expect, test } from "vitest";
import { describeCategoryPage } from "./category-page.tsx";

test.each(["__proto__", "constructor", "toString", "nothing"])("there is no category %s", (category) => {
  expect(describeCategoryPage(category)).toEqual({
    title: "Calculators",
    description: "There is no such category.",
    path: null,
  });
});
