import { expect, test } from "vitest";
import { complexProduct, complexQuotient } from "./complex.ts";

test("multiplication and division", () => {
  const [a, b] = [
    { real: 3, imaginary: 2 },
    { real: 1, imaginary: -1 },
  ];
  expect(complexProduct(a, b)).toEqual({ real: 5, imaginary: -1 });
  expect(complexQuotient(a, b)).toEqual({ real: 0.5, imaginary: 2.5 });
  expect(complexQuotient({ real: 1e200, imaginary: 1e200 }, { real: 1e200, imaginary: 1e200 })).toEqual({
    real: 1,
    imaginary: 0,
  });
});
