import { useLayoutEffect } from "react";
import type { DraftRow } from "#engine/drafts/draft.ts";
import { readValue } from "#engine/drafts/read.ts";
import { isMissingCell, isUnfinishedRow } from "#engine/drafts/rows.ts";
import type { AnyField } from "#engine/fields.ts";
import { getKind } from "#engine/kinds/index.ts";
import { getRowFields, isAbsent } from "#engine/values.ts";
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
          const read = readValue(column, cells[key] ?? { text: "" }, preferences);
          const isRight =
            read.ok &&
            (read.value === undefined ||
              isAbsent(column, read.value) ||
              getKind(column).check(column, read.value, { bounds: true, inputs: {} }) === null);
          return isRight ? [] : [{ row, key }];
        }),
  );
}

/** The cells that rows still lack which somebody has begun to fill. */
export function listMissingCells(field: AnyField, rows: readonly DraftRow[]): readonly CellPlace[] {
  return rows.flatMap((cells, row) =>
    Object.values(cells).some(({ text, isNew }) => !isNew && text.trim() !== "")
      ? Object.entries(getRowFields(field) ?? {}).flatMap(([key, column]) =>
          isMissingCell(column, cells[key]) ? [{ row, key }] : [],
        )
      : [],
  );
}

function isEmpty(field: AnyField, cells: DraftRow): boolean {
  return Object.entries(getRowFields(field) ?? {}).every(
    ([key, column]) => getKind(column).isAlwaysFilled || !cells[key]?.text.trim(),
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
