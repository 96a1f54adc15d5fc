import { element, type MathElement, type MathNode } from "#maths/typeset.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { AnyDefinition } from "./define.ts";
import { sayFor } from "./sentences.ts";

export type { MathNode };

/** What was entered as it is written on paper, in MathML; null for calculators that do not say how. */
export function typesetInputs(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): MathElement | null {
  return definition.typeset ? element("math", definition.typeset(inputs, sayFor(preferences))) : null;
}
