import type { AnyDefinition } from "./define.ts";
import { describeField } from "./kinds/schemas.ts";

/** The machine-readable description of a calculator's inputs and outputs, as `GET /api/calculators/{id}` gives it. */
export function describe(definition: AnyDefinition) {
  return {
    id: definition.id,
    name: definition.name,
    description: definition.description,
    inputs: Object.entries(definition.inputs).map(([key, field]) => describeField(key, field)),
    outputs: Object.entries(definition.outputs).map(([key, field]) => describeField(key, field)),
    primary: findPrimary(definition),
    sources: definition.sources,
    updated: definition.updated,
  };
}

/**
 * The key of the output that is THE answer; undefined where there are no outputs. Where an input `solveFor` names the
 * unknown, it is the output of that name.
 */
export function findPrimary(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>> = {},
): string | undefined {
  const { solveFor } = inputs;
  if (typeof solveFor === "string" && Object.hasOwn(definition.outputs, solveFor)) return solveFor;
  const { primary } = definition;
  return (typeof primary === "function" ? primary(inputs) : primary) ?? Object.keys(definition.outputs)[0];
}
