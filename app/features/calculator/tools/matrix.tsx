import { useState } from "react";
import { getCommas } from "#engine/kinds/text.ts";
import { Button } from "#ui/button.tsx";
import { color, font, radius, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";
import {
  type Cells,
  isNumber,
  MOST,
  paste,
  resize,
  resizeBeforeLast,
  toCells,
  toText,
  withCell,
} from "./matrix-cells.ts";

const SUBSCRIPTS = ["₀", "₁", "₂", "₃", "₄", "₅", "₆", "₇", "₈", "₉", "₁₀"];
const SLIM = { padding: "0 10px" };

/** A matrix as a grid: cells by arrow keys, rows and columns to add and remove, and a paste from a spreadsheet. */
export function MatrixGrid({ name, field, calculation, preferences }: ToolProps) {
  const { hasRightSide = false } = field;
  // Ten unknowns have eleven columns.
  const mostColumns = hasRightSide ? MOST + 1 : MOST;
  const commas = getCommas(field, preferences);
  const toPoints = (typed: string) => commas?.read(typed) ?? typed;
  const text = calculation.drafts[name]?.text ?? "";
  // What was typed into a cell stands there as it was typed, as long as the field's text comes from here.
  const [own, setOwn] = useState<{ readonly text: string; readonly cells: Cells } | null>(null);
  const cells =
    own?.text === text
      ? own.cells
      : toCells(toPoints(text), mostColumns).map((row) => row.map((cell) => commas?.write(cell) ?? cell));
  const [height, width] = [cells.length, cells[0]!.length];
  const setCells = (next: Cells) => {
    const points = toText(next.map((row) => row.map(toPoints)));
    const written = commas?.write(points) ?? points;
    setOwn({ text: written, cells: next });
    calculation.setDraft(name, { text: written });
  };
  const isRight = (cell: string) => cell === "" || isNumber(toPoints(cell));
  const names = hasRightSide
    ? cells[0]!.map((_, x) => (x === width - 1 ? "= right side" : `x${SUBSCRIPTS[x + 1]}`))
    : [];
  const nameColumn = (x: number) => names[x]?.replace("= ", "") ?? `column ${x + 1}`;
  const wrong = cells.flatMap((row, y) =>
    row.flatMap((cell, x) =>
      isRight(cell) ? [] : [`Row ${y + 1}, ${nameColumn(x)}: “${cell.slice(0, 20)}” is no number.`],
    ),
  );
  const setHeight = (rows: number) => setCells(resize(cells, rows, width));
  const setWidth = (columns: number) =>
    setCells(hasRightSide ? resizeBeforeLast(cells, columns) : resize(cells, height, columns));
  return (
    <div role="group" aria-label={`${field.label} as a grid`} style={{ marginTop: 8 }}>
      <div style={{ overflowX: "auto" }}>
        <div
          style={{
            display: "grid",
            gap: 4,
            gridTemplateColumns: `repeat(${width}, minmax(52px, 84px))`,
            borderInline: `2px solid ${color.ink}`,
            borderRadius: radius,
            padding: "4px 8px",
            width: "fit-content",
          }}
        >
          {names.map((columnName) => (
            <span
              key={columnName}
              aria-hidden="true"
              style={{ textAlign: "center", alignSelf: "end", fontSize: size.small, color: color.soft }}
            >
              {columnName}
            </span>
          ))}
          {cells.map((row, y) =>
            row.map((cell, x) => (
              <input
                // oxlint-disable-next-line react/no-array-index-key -- a cell has no other identity than its place
                key={`${y}-${x}`}
                aria-label={`${field.label}, row ${y + 1}, ${nameColumn(x)}`}
                aria-invalid={!isRight(cell)}
                data-place={`${y} ${x}`}
                value={cell}
                inputMode="text"
                autoComplete="off"
                style={{
                  minWidth: 0,
                  height: 40,
                  textAlign: "center",
                  fontFamily: font.mono,
                  border: `1px solid ${isRight(cell) ? color.edge : color.wrong}`,
                  borderRadius: radius,
                  background: color.surface,
                }}
                onKeyDown={moveFocus}
                onFocus={(event) => event.target.select()}
                onChange={(event) => setCells(withCell(cells, y, x, event.target.value))}
                onPaste={(event) => {
                  const pasted = event.clipboardData.getData("text/plain");
                  if (!/\S[\s;,]+\S/.test(pasted)) return;
                  event.preventDefault();
                  setCells(paste(cells, y, x, toPoints(pasted), mostColumns));
                }}
              />
            )),
          )}
        </div>
      </div>
      <div style={{ display: "flex", flexWrap: "wrap", gap: 6, marginTop: 6 }}>
        <Button style={SLIM} disabled={height >= MOST} onClick={() => setHeight(height + 1)}>
          + Row
        </Button>
        <Button style={SLIM} disabled={height <= 1} onClick={() => setHeight(height - 1)}>
          − Row
        </Button>
        <Button style={SLIM} disabled={width >= mostColumns} onClick={() => setWidth(width + 1)}>
          + Column
        </Button>
        <Button style={SLIM} disabled={width <= (hasRightSide ? 2 : 1)} onClick={() => setWidth(width - 1)}>
          − Column
        </Button>
      </div>
      <p
        role="status"
        style={{ margin: "4px 0 0", fontSize: size.small, color: wrong.length > 0 ? color.wrong : color.soft }}
      >
        {wrong.length > 0 ? wrong.slice(0, 3).join(" ") : `${height} × ${width}. Cells of a spreadsheet can be pasted.`}
      </p>
    </div>
  );
}

const STEPS: Readonly<Record<string, readonly [number, number]>> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  Enter: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/** Arrows lead from cell to cell; within a cell's text those to the sides move the caret. */
function moveFocus(event: React.KeyboardEvent<HTMLInputElement>) {
  const step = STEPS[event.key];
  const cell = event.currentTarget;
  if (!step) return;
  const [start, end, length] = [cell.selectionStart ?? 0, cell.selectionEnd ?? 0, cell.value.length];
  const isWhole = start === 0 && end === length;
  if (step[1] === -1 && start > 0 && !isWhole) return;
  if (step[1] === 1 && end < length && !isWhole) return;
  event.preventDefault();
  const [y, x] = cell.dataset["place"]!.split(" ").map(Number) as [number, number];
  cell.parentElement!.querySelector<HTMLInputElement>(`[data-place="${y + step[0]} ${x + step[1]}"]`)?.focus();
}
