import { expect, test } from "vitest";
import {
  AVOGADRO_CONSTANT,
  COULOMB_CONSTANT,
  ELEMENTARY_CHARGE,
  GAS_CONSTANT,
  PLANCK_CONSTANT,
  SPEED_OF_LIGHT,
  WIEN_DISPLACEMENT,
} from "./constants.ts";

/** k in J/K. SI 2019, exact. */
const BOLTZMANN_CONSTANT = 1.380_649e-23;

test("the gas constant is the product of Avogadro's and Boltzmann's constants", () => {
  expect(GAS_CONSTANT).toBeCloseTo(AVOGADRO_CONSTANT * BOLTZMANN_CONSTANT, 13);
});

test("Coulomb's constant follows from the electric constant of CODATA 2022", () => {
  expect(COULOMB_CONSTANT / (1 / (4 * Math.PI * 8.8541878188e-12))).toBeCloseTo(1, 10);
});

test("Wien's constant follows from h, c and k", () => {
  const root = 4.965_114_231_744_276; // x of x = 5 (1 - exp(-x))
  expect(WIEN_DISPLACEMENT / ((PLANCK_CONSTANT * SPEED_OF_LIGHT) / (BOLTZMANN_CONSTANT * root))).toBeCloseTo(1, 9);
});

test("one electronvolt belongs to a photon of 1239.84198 nm (CODATA 2022)", () => {
  expect((PLANCK_CONSTANT * SPEED_OF_LIGHT) / ELEMENTARY_CHARGE).toBeCloseTo(1.239_841_984e-6, 14);
});
