import { useLayoutEffect } from "react";
import type { DraftRow } from "#engine/drafts/draft.ts";
import { isUnfinishedRow } from "#engine/drafts/rows.ts";
import type { AnyField } from "#engine/fields.ts";
import { getKind } from "#engine/kinds/index.ts";
import { getRowFields } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";

/** A cell of a list by its row's place and its column's key. */
export interface CellPlace {
  readonly row: number;
  readonly key: string;
}

/** The cells whose text is refused. A row that does not count yet has none, and neither has an empty one. */
export function listWrongCells(
  field: AnyField,
  rows: readonly DraftRow[],
  preferences: Preferences,
): readonly CellPlace[] {
  return rows.flatMap((cells, row) =>
    isUnfinishedRow(field, cells) || isEmpty(field, cells)
      ? []
      : Object.entries(getRowFields(field) ?? {}).flatMap(([key, column]) => {
          // What readValue does of the engine, which would be one more export in what every page loads.
          const { text = "", unit, exact } = cells[key] ?? {};
          const { check, parse } = getKind(column);
          const read =
            exact === undefined ? parse(column, text, preferences, unit) : { ok: true as const, value: exact };
          const isRight =
            read.ok &&
            // Left out, where it may be.
            (read.value === undefined ||
              read.value === null ||
              check(column, read.value, { bounds: true, inputs: {} }) === null);
          return isRight ? [] : [{ row, key }];
        }),
  );
}

/** The cells that rows still lack which somebody has begun to fill. */
export function listMissingCells(field: AnyField, rows: readonly DraftRow[]): readonly CellPlace[] {
  return rows.flatMap((cells, row) =>
    Object.values(cells).some(({ text, isNew }) => !isNew && text.trim() !== "")
      ? Object.entries(getRowFields(field) ?? {}).flatMap(([key]) =>
          isUnfinishedRow(field, { [key]: cells[key]! }) ? [{ row, key }] : [],
        )
      : [],
  );
}

function isEmpty(field: AnyField, cells: DraftRow): boolean {
  const columns = Object.entries(getRowFields(field) ?? {});
  return columns.every(
    ([key, column]) => (columns.length > 1 && getKind(column).isAlwaysFilled) || !cells[key]?.text.trim(),
  );
}

/** Marks cells in the form, whose own code does not: every page would load it. */
export function useMarkedCells(name: string, cells: readonly CellPlace[]): void {
  const marked = cells.map(({ row, key }) => `field-${name}-${row}-${key}`).join(" ");
  useLayoutEffect(() => {
    const controls = marked.split(" ").flatMap((id) => document.getElementById(id) ?? []);
    for (const control of controls) {
      control.setAttribute("aria-invalid", "true");
      control.parentElement!.dataset["wrong"] = "true";
    }
    return () => {
      for (const control of controls) {
        control.removeAttribute("aria-invalid");
        delete control.parentElement!.dataset["wrong"];
      }
    };
  }, [marked]);
}
