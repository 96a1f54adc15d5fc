/** Which result is the answer: the one that was asked for, or comes first, or rests on nothing unsaid. */
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { isMoved } from "#assistant/account/is-moved.ts";
import { findUnaffected } from "#assistant/account/siblings.ts";
import { findNamedOutput } from "#assistant/goal/named-output.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { getCanonicalWords } from "#assistant/roles/profile.ts";

export function chooseOutput(
  definition: AnyDefinition,
  { output, asked, system, inputs: said }: Reading,
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): string {
  const { primary } = definition;
  const own = (typeof primary === "function" ? primary(inputs) : primary) ?? Object.keys(definition.outputs)[0]!;
  const named = asked ? (findNamedOutput(definition.outputs, ["in", ...getCanonicalWords(asked)], []) ?? own) : output;
  if (named !== undefined && outputs[named] !== null && outputs[named] !== undefined) {
    if (!isGivenBack(definition, named, said, outputs[named])) return named;
  }
  return chooseForSystem(definition, own, system ?? preferences.unitSystem);
}

/** "A1C 7 to average glucose": an output that only says again what was said under its name is not asked for. */
function isGivenBack(definition: AnyDefinition, output: string, said: Reading["inputs"], value: unknown): boolean {
  const listNames = ({ label, also = [] }: { readonly label: string; readonly also?: readonly string[] }) =>
    [label, ...also].map((one) => getCanonicalWords(one).join(" "));
  const names = listNames(definition.outputs[output]!);
  return Object.keys(said).some(
    (key) => !isMoved(said[key], value) && listNames(definition.inputs[key]!).some((one) => names.includes(one)),
  );
}

/** "Pace per mile" instead of "Pace per km" for those who measure in miles, where the calculator has both. */
function chooseForSystem({ outputs }: AnyDefinition, key: string, system: Preferences["unitSystem"]): string {
  if (system !== "imperial") return key;
  const own = outputs[key]!.label;
  const label = own.replace(/\bkm\b/, "mile");
  if (label === own) return key;
  return Object.keys(outputs).find((one) => one !== key && outputs[one]!.label === label) ?? key;
}

/** The output that was asked for or comes first, or one that does not rest on inputs that nobody said; null where none is. */
export function chooseIndependentOutput(
  definition: AnyDefinition,
  said: readonly string[],
  siblings: readonly string[],
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  first: string,
): string | null {
  const free = findUnaffected(definition, inputs, outputs, siblings);
  if (free.includes(first)) return first;
  const numbers = said.filter((key) => typeof inputs[key] === "number");
  const fixed = new Set(findUnaffected(definition, inputs, outputs, numbers));
  return free.find((key) => !fixed.has(key)) ?? null;
}
