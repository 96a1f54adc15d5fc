/** Entries in reports: each is written as exactly as it was entered, with whatever decimals results are told. */
import { expect, test } from "vitest";
import type { AnyField } from "#engine/fields.ts";
import { boundField, formatForField } from "#engine/format.ts";
import { formatEntry, formatEntryCell } from "#engine/format-entry.ts";
import { getKind, isNumeric } from "#engine/kinds/index.ts";
import { readInputs } from "#engine/read.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { getItemField, getRowFields } from "#engine/values.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { loadCatalogue } from "../assistant/assistant.ts";

const catalogue = await loadCatalogue();
const SYSTEMS = ["metric", "imperial"] as const;
type Entry = readonly [where: string, field: AnyField, value: number];

/** The numbers that stand in the form at first, those of lists too. */
function listEntries(system: (typeof SYSTEMS)[number]): readonly Entry[] {
  return [...catalogue.values()].flatMap((definition) => {
    const { inputs } = readInputs(definition, {}, TEST_DAY, system);
    return Object.entries(definition.inputs).flatMap(([key, own]): readonly Entry[] => {
      const where = `${definition.id}.${key}`;
      const [field, item, columns] = [boundField(own, inputs), getItemField(own), getRowFields(own)];
      const rows = Array.isArray(inputs[key]) ? (inputs[key] as readonly unknown[]) : [];
      const cells = columns
        ? (rows as readonly Record<string, unknown>[]).flatMap((row) =>
            Object.entries(columns).map(([column, one]) => [where, boundField(one, row), row[column]] as const),
          )
        : item
          ? rows.map((one) => [where, item, one] as const)
          : [[where, field, inputs[key]] as const];
      return cells.filter((cell): cell is Entry => isNumeric(cell[1]) && typeof cell[2] === "number");
    });
  });
}

const isCompound = ({ imperial }: AnyField) => imperial === "ft-in" || imperial === "st-lb";
const write = (field: AnyField, value: number, preferences: typeof US_PREFERENCES) =>
  isCompound(field)
    ? formatEntry(field, value, preferences)
    : formatEntryCell(field, value, preferences).replace(/^R-/, "");

/** What a text in a field means. */
function read(field: AnyField, text: string, preferences: typeof US_PREFERENCES): number {
  const typed = getKind(field).parse(field, text, preferences, getKind(field).getUnit?.(field, preferences));
  return typed.ok ? Number(typed.value) : NaN;
}

test.each(SYSTEMS)("%s: what stands in the form at first is written as exactly as its field shows it", (system) => {
  const preferences = { ...US_PREFERENCES, unitSystem: system };
  const entries = listEntries(system);
  expect(entries.length).toBeGreaterThan(1500);
  const faults = entries.flatMap(([where, field, value]) => {
    const [shown, written] = [formatForField(field, value, preferences), write(field, value, preferences)];
    // Very small and very large ones are written with powers of ten.
    const distance = (text: string) => Math.abs(read(field, text.replace(/ × 10.*/, ""), preferences) - value);
    const isSame = / × 10/.test(written) || distance(written) <= distance(shown) + 1e-12 * Math.abs(value);
    return isSame ? [] : [`${where}: ${shown} is written ${written}`];
  });
  expect(faults).toEqual([]);
});

test.each(SYSTEMS)("%s: typed with more decimals than results have, it is written with all of them", (system) => {
  const preferences = { ...US_PREFERENCES, unitSystem: system };
  const faults = listEntries(system).flatMap(([where, field, value]) =>
    ["0.0625", "7.2531", "12.345"].flatMap((typed) => {
      if (field.kind === "integer" || isCompound(field)) return [];
      const whole = Math.min(1e5, Math.abs(Math.trunc(value)));
      const text = String(Number((whole + Number(typed)).toFixed(4)));
      const meant = read(field, text, preferences);
      const written = write(field, meant, preferences);
      return Math.abs(read(field, written, preferences) - meant) <= 1e-11 * Math.abs(meant)
        ? []
        : [`${where}: ${text} is written ${written}`];
    }),
  );
  expect(faults).toEqual([]);
});
