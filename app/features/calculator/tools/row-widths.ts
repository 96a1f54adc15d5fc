import type { Draft, DraftRow } from "#engine/drafts/draft.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { dimensionOf } from "#engine/quantity-units.ts";
import { ROW_WIDTHS } from "#features/calculator/fields/form.css.ts";

/** Widths in pixels: a letter, one of a label, what stands around a label and around a text within its box, a button to choose a unit, the line beside a cell, the number and the × of a row. */
const LETTER = 10;
const LABEL_LETTER = 8;
const LABEL_PADDING = 16;
const PADDING = 22;
const UNIT_BUTTON = 112;
const LINE = 1;
const ENDS = 66;

/** The narrowest box of a kind whose texts say nothing about it. */
const NARROWEST: Readonly<Partial<Record<AnyField["kind"], number>>> = { date: 150, time: 112, boolean: 80, text: 110 };

/** How wide each cell of a row has to be, in pixels, for its label and for the longest text that it holds now. */
export function getCellWidths(columns: Rows, rows: readonly DraftRow[]): Readonly<Record<string, number>> {
  return Object.fromEntries(
    Object.entries(columns).map(([key, column]) => [
      key,
      cellWidth(
        column,
        rows.map((row) => row[key]),
      ),
    ]),
  );
}

function cellWidth(column: AnyField, drafts: readonly (Draft | undefined)[]): number {
  const texts = column.options?.map(([, label]) => label) ?? drafts.map((draft) => draft?.text ?? "");
  const longest = Math.max(4, ...texts.map((text) => text.length));
  const sign = column.kind === "money" || column.kind === "percent" ? 30 : 0;
  const unit = dimensionOf(column) ? UNIT_BUTTON : column.unit ? column.unit.length * 8 + 26 : 0;
  const arrow = column.options ? 22 : 0;
  const label = Math.max(...column.label.split(" ").map((word) => word.length)) * LABEL_LETTER + LABEL_PADDING;
  return Math.round(Math.max(NARROWEST[column.kind] ?? 0, label, longest * LETTER + PADDING + sign + unit + arrow));
}

/** From which width of the list on its rows stand in one line; null where they never do. */
export function getLineWidth(widths: Readonly<Record<string, number>>): (typeof ROW_WIDTHS)[number] | null {
  const needed = Object.values(widths).reduce((sum, width) => sum + width + LINE, ENDS);
  return ROW_WIDTHS.find((width) => width >= needed) ?? null;
}
