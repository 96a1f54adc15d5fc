import { expect, it } from "vitest";
import { TWO_SIDED_Z, wilsonInterval } from "./wilson-interval.ts";

// Newcombe, Statistics in Medicine 17 (1998) 857-872, table I, method 3.
it("gives the published intervals", () => {
  const digits = ({ low, high }: { low: number; high: number }) => [low.toFixed(4), high.toFixed(4)];
  expect(digits(wilsonInterval(81, 263, TWO_SIDED_Z["95"]))).toEqual(["0.2553", "0.3662"]);
  expect(digits(wilsonInterval(15, 148, TWO_SIDED_Z["95"]))).toEqual(["0.0624", "0.1605"]);
  expect(digits(wilsonInterval(0, 20, TWO_SIDED_Z["95"]))).toEqual(["0.0000", "0.1611"]);
  expect(digits(wilsonInterval(1, 29, TWO_SIDED_Z["95"]))).toEqual(["0.0061", "0.1718"]);
});

it("stays within 0 and 1 and mirrors failures", () => {
  expect(wilsonInterval(0, 5, TWO_SIDED_Z["99"]).low).toBe(0);
  expect(wilsonInterval(5, 5, TWO_SIDED_Z["99"]).high).toBe(1);
  expect(wilsonInterval(5, 5, TWO_SIDED_Z["90"]).low).toBeCloseTo(1 - wilsonInterval(0, 5, TWO_SIDED_Z["90"]).high, 14);
});
