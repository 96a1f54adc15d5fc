import { expect, test } from "vitest";
import { spectrumRegion } from "./electromagnetic-spectrum.ts";

test("a limit belongs to the longer waves", () => {
  expect([1, 1e-3, 780e-9, 380e-9, 10e-9, 10e-12].map(spectrumRegion)).toEqual([
    "radio",
    "microwave",
    "infrared",
    "visible",
    "ultraviolet",
    "x-ray",
  ]);
});

test("just below a limit the next region begins", () => {
  expect([0.999, 0.9e-3, 779e-9, 379e-9, 9e-9, 9e-12].map(spectrumRegion)).toEqual([
    "microwave",
    "infrared",
    "visible",
    "ultraviolet",
    "x-ray",
    "gamma",
  ]);
});
