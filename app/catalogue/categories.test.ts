import { expect, test } from "vitest";
import { categoryName } from "./categories.ts";

test("a category of an address that there is not is a text, whatever it is called", () => {
  expect(categoryName("health")).toBe("Health");
  expect(categoryName("__proto__")).toBe("__proto__");
  expect(categoryName("constructor")).toBe("Constructor");
  expect(categoryName("toString")).toBe("toString");
});
