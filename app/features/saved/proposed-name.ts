import type { AnyDefinition } from "#engine/define.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import { isNumeric, getKind } from "#engine/kinds/index.ts";
import { readInputs } from "#engine/read.ts";
import { applies } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";

/** As many values as a name can hold that is read at a glance. */
const MOST_VALUES = 3;

/**
 * A name that tells a calculation from others: "$450,000, 6.5%, 30 years". What the visitor changed comes first, then the
 * first figures of the form; all in the form's order.
 *
 * @param entered the inputs that differ from the defaults
 */
export function proposeName(
  definition: AnyDefinition,
  entered: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): string {
  const { inputs } = readInputs(definition, entered, "");
  const shownIn = preferencesFor(definition, inputs, preferences);
  const candidates = Object.entries(definition.inputs).filter(
    ([key, field]) =>
      getKind(field).isScalar && !field.secret && applies(field, inputs) && inputs[key] !== null && inputs[key] !== "",
  );
  const changed = candidates.filter(([key]) => Object.hasOwn(entered, key));
  const others = candidates.filter(
    ([key, field]) => !Object.hasOwn(entered, key) && isNumeric(field) && inputs[key] !== 0,
  );
  const chosen = new Set([...changed, ...others].slice(0, MOST_VALUES).map(([key]) => key));
  const texts = candidates
    .filter(([key]) => chosen.has(key))
    .map(([key, field]) => formatValue(boundField(field, inputs), inputs[key], shownIn).text);
  return texts.join(", ").slice(0, 100) || definition.name;
}
