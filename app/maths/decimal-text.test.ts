import { expect, test } from "vitest";
import { plainDecimal, readDecimalText, withExponent } from "./decimal-text.ts";

test("numbers keep their digits", () => {
  expect(readDecimalText(" -0.004 506,0 ")).toMatchObject({
    negative: true,
    significant: "45060",
    order: -3,
    decimals: 7,
  });
  expect(readDecimalText("6.02 x 10^23")).toMatchObject({ significant: "602", order: 23, hasPoint: true });
  expect(readDecimalText("1500.E-3")).toMatchObject({ significant: "1500", order: 0, exponent: -3 });
  expect(readDecimalText("-0.00")).toMatchObject({ negative: false, significant: "", order: 0, decimals: 2 });
  for (const wrong of ["", ".", "e5", "1.2.3", "1e401", "1e-401", "ten", "10^5"])
    expect(readDecimalText(wrong)).toBeNull();
});

test("digits are written with or without an exponent", () => {
  expect(plainDecimal("120", 1)).toBe("12.0");
  expect(plainDecimal("12", 3)).toBe("1200");
  expect(plainDecimal("45", -3)).toBe("0.0045");
  expect([withExponent("1201", 2), withExponent("5", -3), withExponent("5", 6, 3)]).toEqual([
    "1.201e2",
    "5e-3",
    "500e6",
  ]);
});
