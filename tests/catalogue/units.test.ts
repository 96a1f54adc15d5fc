/** Tables and charts of every calculator are in the reader's units, as the figures above them are, for both systems. */
import { expect, test } from "vitest";
import type { AnyDefinition } from "../../app/engine/define.ts";
import type { AnyField } from "../../app/engine/fields.ts";
import { boundField } from "../../app/engine/format.ts";
import { toShownUnit, unitFor, unitSymbol } from "../../app/engine/quantity-units.ts";
import { readInputs } from "../../app/engine/read.ts";
import { calculate } from "../../app/engine/run.ts";
import { TEST_DAY } from "../../app/engine/verify.ts";
import type { Preferences } from "../../app/localization/preferences.ts";
import { loadCatalogue, VISITORS } from "../assistant/assistant.ts";

const READERS = [VISITORS["us"]!, VISITORS["de"]!];

/** The columns of tables and the axes of charts, each with its output's key. */
function listColumns({ outputs }: AnyDefinition) {
  return Object.entries(outputs).flatMap(([output, { columns, x, y }]) =>
    Object.entries({ ...columns, ...x, ...y } as Record<string, AnyField>).map(([key, field]) => ({
      name: `${output}.${key}`,
      key,
      field,
    })),
  );
}

function listQuantities({ inputs, outputs }: AnyDefinition): Record<string, AnyField> {
  return Object.fromEntries(Object.entries({ ...inputs, ...outputs }).filter(([, { kind }]) => kind === "quantity"));
}

const catalogue = [...(await loadCatalogue()).values()];

test("a column is in the unit of the figure of the same name", () => {
  const faults = catalogue.flatMap((definition) => {
    const figures = listQuantities(definition);
    return listColumns(definition).flatMap(({ name, key, field }) => {
      const figure = figures[key];
      if (!figure || field.kind !== "quantity") return [];
      return READERS.filter((reader) => unitFor(figure, reader) !== unitFor(field, reader)).map(
        (reader) =>
          `${definition.id} ${name}, ${reader.unitSystem}: ${unitFor(field, reader)}, above it ${unitFor(figure, reader)}`,
      );
    });
  });
  expect(faults).toEqual([]);
});

test("no column stays in a unit that the reader sees converted above it", () => {
  const faults = catalogue.flatMap((definition) => {
    const figures = Object.values(listQuantities(definition));
    // Rain and soil water are told in mm above the table, too.
    const told = new Set(Object.values(definition.outputs).map(({ kind, unit }) => (kind === "number" ? unit : "")));
    return listColumns(definition).flatMap(({ name, field }) => {
      if (field.kind === "quantity" || !field.unit || told.has(field.unit)) return [];
      const symbol = field.unit.replaceAll(/[ ·()]/g, "");
      const converted = figures.find((figure) =>
        figure.dimension!.units.some(
          (unit: { id: string; symbol: string }) =>
            unit.symbol.replaceAll(/[ ·()]/g, "") === symbol &&
            READERS.some((reader) => unitFor(figure, reader) !== unit.id),
        ),
      );
      return converted
        ? [`${definition.id} ${name} is in ${field.unit}, "${converted.label}" in the reader's unit`]
        : [];
    });
  });
  expect(faults).toEqual([]);
});

/** A value as the reader sees it: how much, and of what. */
function readAs(field: AnyField, value: number, reader: Preferences): readonly [number, string] {
  if (field.kind !== "quantity") return [value, (field.unit ?? "").replaceAll(/[ ·]/g, "")];
  const unit = unitFor(field, reader);
  return [toShownUnit(field, value, unit), unitSymbol(field, unit).replaceAll(/[ ·]/g, "")];
}

test("what is told in two units is told in two units to every reader", () => {
  const faults = catalogue.flatMap((definition) => {
    const runs = [{}, ...definition.examples.map((one) => one.inputs)].flatMap((given) => {
      const { inputs, issues } = readInputs(definition, given, TEST_DAY);
      return issues.length > 0 ? [] : [{ inputs, outputs: calculate(definition, inputs) }];
    });
    const scalars = Object.entries(definition.outputs).filter(([, { unit }]) => unit !== undefined);
    return scalars.flatMap(([one, field], index) =>
      scalars.slice(index + 1).flatMap(([other, second]) => {
        if ((field.kind !== "quantity" && second.kind !== "quantity") || field.unit === second.unit) return [];
        return READERS.filter((reader) => {
          const pairs = runs.flatMap(({ inputs, outputs }) => {
            const [a, b] = [outputs[one], outputs[other]];
            if (typeof a !== "number" || typeof b !== "number") return [];
            return [[readAs(boundField(field, inputs), a, reader), readAs(boundField(second, inputs), b, reader)]];
          });
          return (
            pairs.length > 0 &&
            pairs.every(([a, b]) => a![1] === b![1] && Math.abs(a![0] - b![0]) <= 1e-6 * Math.abs(a![0]))
          );
        }).map(({ unitSystem }) => `${definition.id}, ${unitSystem}: ${one} and ${other} read the same`);
      }),
    );
  });
  expect(faults).toEqual([]);
});
