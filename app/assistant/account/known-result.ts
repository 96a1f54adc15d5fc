/** Whether a result only says again what a choice says to be known. */
import type { AnyDefinition } from "#engine/define.ts";
import { findByLabel } from "#assistant/goal/find-by-label.ts";

interface Told {
  readonly label: string;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly read: readonly { readonly key: string }[];
}

/** "Circle area 5" tells the area: a figure that a choice says to be known answers nothing. */
export function isKnown(definition: AnyDefinition, answer: Told): boolean {
  const { inputs } = definition;
  const key = findByLabel(definition, answer.label);
  // What is to be found is an input too, where it is chosen: the mass of F = m a.
  if (key === undefined || Object.hasOwn(inputs, key)) return false;
  return answer.read.some((one) => inputs[one.key]!.kind === "choice" && answer.inputs[one.key] === key);
}
