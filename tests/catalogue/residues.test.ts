/**
 * No figure on a page is what rounding has left of a 0. Such a residue is tiny, and changes by a thousandth or more when
 * the inputs change in their 13th digit; a small figure that means something does not.
 */
import { globSync, readFileSync } from "node:fs";
import { expect, test } from "vitest";
import type { Case } from "../../app/engine/cases.ts";
import type { AnyDefinition } from "../../app/engine/define.ts";
import type { AnyField } from "../../app/engine/fields.ts";
import { boundField, formatValue, preferencesFor } from "../../app/engine/format.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { US_PREFERENCES } from "../../app/localization/preferences.ts";
import { loadCatalogue } from "../assistant/assistant.ts";

type Values = Readonly<Record<string, unknown>>;

const TODAY = "2026-11-23";
const catalogue = await loadCatalogue();

/** Each figure of the outputs with its field; of a row, with the row's number and first cell, which tell it from others. */
function listFigures({ outputs: fields }: AnyDefinition, outputs: Values) {
  return Object.entries(fields).flatMap(([key, field]) => {
    const value = outputs[key];
    if (!Array.isArray(value)) return [{ key, field, value }];
    const columns = Object.entries({ ...field.columns, ...field.x, ...field.y } as Record<string, AnyField>);
    return (value as Values[]).flatMap((row, index) =>
      columns.map(([column, of]) => ({
        key: `${key}.${column}, row ${index}, ${nameRow(row[columns[0]![0]])}`,
        field: of,
        value: row[column],
      })),
    );
  });
}

function nameRow(cell: unknown): string {
  return typeof cell === "number" ? cell.toPrecision(9) : String(cell);
}

/** The inputs with each number and each decimal in a text changed by another share. */
function nudge({ inputs: fields }: AnyDefinition, inputs: Values): Values {
  let share = 1e-13;
  const change = (value: number) => value * (1 + (share *= -1.1));
  return Object.fromEntries(
    Object.entries(inputs).map(([key, value]) => {
      if (typeof value === "string")
        return [key, value.replaceAll(/\d*\.\d+/g, (digits) => String(change(Number(digits))))];
      return [key, typeof value === "number" && fields[key]!.kind !== "integer" ? change(value) : value];
    }),
  );
}

/** The residues that the page would show for some inputs, as "chord: 1.2 × 10⁻¹⁵". */
function listResidues(definition: AnyDefinition, given: Values): string[] {
  const { inputs, issues } = readInputs(definition, given, TODAY);
  if (issues.length > 0) return [];
  const tiny = listFigures(definition, calculate(definition, inputs)).filter(
    ({ value }) => typeof value === "number" && value !== 0 && Math.abs(value) < 1e-6,
  );
  if (tiny.length === 0) return [];
  let nudged: ReadonlyMap<string, unknown>;
  try {
    const outputs = calculate(definition, nudge(definition, inputs));
    nudged = new Map(listFigures(definition, outputs).map(({ key, value }) => [key, value]));
  } catch {
    // A text such as "8.8" may be a name and not a number; then nothing is known.
    return [];
  }
  const preferences = preferencesFor(definition, inputs, US_PREFERENCES);
  return tiny
    .filter(
      ({ key, value }) => Math.abs((nudged.get(key) as number) - (value as number)) > Math.abs(value as number) / 1000,
    )
    .map(({ key, field, value }) => [key, formatValue(boundField(field, inputs), value, preferences).text] as const)
    .filter(([, shown]) => /10⁻|0\.0{4}/.test(shown))
    .map((one) => one.join(": "));
}

test.each([
  ["circle", { centralAngle: 360 }],
  ["quadratic-equation", { a: 1, b: 0.2, c: 0.01 }],
  ["cubic-equation", { b: 0, d: 0 }],
  ["cubic-equation", { a: 1, b: 0.3, c: 0.03, d: 0.001 }],
  ["scientific-calculator", { expression: "0.3-0.1-0.2" }],
  ["liquidation-price", { leverage: 1, entryPrice: 60_000.1 }],
  ["savings-goal", { goalAmount: 1_000_000, annualRate: 0 }],
  ["temperature-converter", { value: -273.15, from: "C", to: "K" }],
])("%s leaves no residue for %o", (id, inputs) => {
  expect(listResidues(catalogue.get(id)!, inputs)).toEqual([]);
});

test("no calculator shows a residue at its defaults or in a case", { timeout: 120_000 }, () => {
  const files = new Map(globSync("app/calculators/*/*.cases.json").map((file) => [file.split("/").at(-1), file]));
  const residues = [...catalogue.values()].flatMap((definition) => {
    if (definition.special || definition.isRandom) return [];
    const file = files.get(`${definition.id}.cases.json`);
    const cases = file ? (JSON.parse(readFileSync(file, "utf8")) as Case[]) : [];
    return [{}, ...cases.flatMap(({ inputs, refuses }) => (refuses ? [] : [inputs]))].flatMap((inputs) =>
      listResidues(definition, inputs).map((shown) => `${definition.id} ${JSON.stringify(inputs)} ${shown}`),
    );
  });
  expect(residues).toEqual([]);
});
