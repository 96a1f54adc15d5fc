import { expect, it } from "vitest";
import { counted } from "./counted.ts";

it("puts the noun into the plural but for one", () => {
  expect([0, 1, 2].map((days) => counted(days, "day"))).toEqual(["0 days", "1 day", "2 days"]);
  expect(counted(12_345, "day", "12,345")).toBe("12,345 days");
});

it("goes by what the reader sees", () => {
  expect(counted(1.04, "day", "1")).toBe("1 day");
  expect(counted(1, "day", "{days}")).toBe("{days} day");
});
