import type { AnyDefinition } from "#engine/define.ts";
import { boundField, preferencesFor } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { isNumeric, getKind } from "#engine/kinds/index.ts";
import { readDefaults } from "#engine/read.ts";
import { applies } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Saved } from "./saved-store.ts";

type Inputs = Readonly<Record<string, unknown>>;

/** As many values as a name can hold that is read at a glance. */
const MOST_VALUES = 3;
const LONGEST = 100;

/**
 * A name that tells a calculation from others: "$450,000, 6.5%, 30 years". What the visitor changed comes first, then the
 * first figures of the form; all in the form's order. Where another one has that name already, what differs from it comes
 * before all, and where nothing does, a number follows.
 *
 * @param inputs all that stands in the fields
 * @param known what is saved of the calculator
 */
export function proposeName(
  definition: AnyDefinition,
  inputs: Inputs,
  today: string,
  preferences: Preferences,
  known: readonly Pick<Saved, "name" | "inputs">[] = [],
): string {
  const changed = listChanged(inputs, readDefaults(definition, today, preferences.unitSystem));
  const first = writeName(definition, inputs, changed, preferences);
  const namesake = known.find(({ name }) => name === first);
  if (!namesake) return first;
  const differing = new Set([...listChanged(inputs, namesake.inputs), ...changed]);
  const name = writeName(definition, inputs, differing, preferences);
  const names = new Set(known.map((one) => one.name));
  if (!names.has(name)) return name;
  let count = 2;
  while (names.has(withCount(name, count))) count += 1;
  return withCount(name, count);
}

function withCount(name: string, count: number): string {
  const ending = ` (${count})`;
  return name.slice(0, LONGEST - ending.length) + ending;
}

/** The inputs that differ from the others; what the others leave out differs from nothing. */
function listChanged(inputs: Inputs, others: Inputs): ReadonlySet<string> {
  return new Set(
    Object.keys(inputs).filter(
      (key) => Object.hasOwn(others, key) && JSON.stringify(inputs[key]) !== JSON.stringify(others[key]),
    ),
  );
}

function writeName(
  definition: AnyDefinition,
  inputs: Inputs,
  telling: ReadonlySet<string>,
  preferences: Preferences,
): string {
  const shownIn = preferencesFor(definition, inputs, preferences);
  const candidates = Object.entries(definition.inputs).filter(
    ([key, field]) =>
      getKind(field).isScalar && !field.secret && applies(field, inputs) && inputs[key] !== null && inputs[key] !== "",
  );
  const keys = candidates.map(([key]) => key);
  const others = candidates.filter(([key, field]) => !telling.has(key) && isNumeric(field) && inputs[key] !== 0);
  const first = [...telling].filter((key) => keys.includes(key));
  const chosen = new Set([...first, ...others.map(([key]) => key)].slice(0, MOST_VALUES));
  const texts = candidates
    .filter(([key]) => chosen.has(key))
    .map(([key, field]) => formatEntry(boundField(field, inputs), inputs[key], shownIn));
  return texts.join(", ").slice(0, LONGEST) || definition.name;
}
