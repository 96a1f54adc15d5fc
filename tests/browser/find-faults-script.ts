/** Runs in a page: gives it the check of cases. What a calculator's chunk refuses with is a class of its own copy. */
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { findFaults } from "#engine/verify.ts";

function findFaultsHere(definition: AnyDefinition, cases: readonly Case[]): readonly string[] {
  const compute: typeof definition.compute = (...args) => {
    try {
      return definition.compute(...args);
    } catch (error) {
      if (error instanceof Error && error.name === "CalculationError")
        throw new CalculationError((error as CalculationError).field, error.message);
      throw error;
    }
  };
  return [...cases, ...definition.examples].flatMap((one) => findFaults({ ...definition, compute }, one));
}

Object.assign(globalThis, { findFaultsHere });
