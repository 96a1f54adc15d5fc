/** Tables and charts of every calculator are in the reader's units, as the figures above them are, for both systems. */
import { expect, test } from "vitest";
import type { AnyDefinition } from "../../app/engine/define.ts";
import type { AnyField } from "../../app/engine/fields.ts";
import { unitFor } from "../../app/engine/quantity-units.ts";
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
