import { useEffect, useEffectEvent, useState } from "react";
import { flushSync } from "react-dom";
import type { DraftRow } from "#engine/drafts/draft.ts";
import { getRowFields } from "#engine/values.ts";
import { Button } from "#ui/button.tsx";
import { color, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";
import { hasCells, pasteRows, readMinutes } from "./pasted-rows.ts";
import { listMissingCells, listWrongCells, useMarkedCells } from "./row-faults.ts";
import { RowHandles } from "./row-handles.tsx";
import { moveRow } from "./row-order.ts";

/** How many steps can be undone. */
const MOST_STEPS = 30;

/** Beside "Add a row": rows move up and down, what is pasted from a spreadsheet fills them, and what was done is undone. */
export function RowTools({ name, field, control, calculation, preferences }: ToolProps) {
  const rows = calculation.drafts[name]?.rows ?? [];
  const [place, setPlace] = useState<readonly [row: number, column: number] | null>(null);
  const [past, setPast] = useState<readonly (readonly DraftRow[])[]>([]);
  const [note, setNote] = useState("");
  const [isAsked, setIsAsked] = useState(false);
  const columns = Object.keys(getRowFields(field) ?? {});
  const missing = listMissingCells(field, rows);
  const [firstMissing] = missing;
  const isRefused = calculation.issues.some((issue) => issue.field === name);
  useMarkedCells(name, [...(isRefused ? listWrongCells(field, rows, preferences) : []), ...(isAsked ? missing : [])]);
  const keep = () => setPast((known) => [...known, rows].slice(-MOST_STEPS));
  const setRows = (next: readonly DraftRow[]) => calculation.setDraft(name, { text: "", rows: next });

  const row = place && rows[place[0]] ? place[0] : null;

  /** The focus goes with the row. */
  const move = (from: number, to: number) => {
    if (!rows[from] || !rows[to]) return;
    const focused = control.contains(document.activeElement) ? document.activeElement : null;
    keep();
    // At once: what was dragged stays where it was let go.
    flushSync(() => setRows(moveRow(rows, from, to)));
    setPlace((known) => [to, known?.[1] ?? 0]);
    setNote(`Row ${from + 1} is row ${to + 1} now.`);
    if (focused?.hasAttribute("data-drag")) control.querySelectorAll<HTMLElement>("[data-drag]")[to]?.focus();
    else if (focused?.closest("li") && place) focusCell(to, place[1]);
  };
  const focusCell = (at: number, column: number): boolean => {
    const cell = document.getElementById(`field-${name}-${at}-${columns[column]}`);
    cell?.focus();
    if (cell instanceof HTMLInputElement && cell.type === "text") cell.select();
    return cell !== null;
  };
  const paste = (text: string, at: readonly [number, number]) => {
    const pasted = pasteRows(field, rows, at, text, preferences);
    keep();
    setRows(pasted.rows);
    setNote([`${pasted.count} ${pasted.count === 1 ? "row" : "rows"} pasted.`, ...pasted.faults.slice(0, 5)].join(" "));
  };
  /** A button that has nothing more to do is disabled, or goes: the focus goes to the row that it moved. */
  const moveByButton = (by: 1 | -1) => {
    move(row!, row! + by);
    if (!rows[row! + 2 * by]) focusCell(row! + by, place![1]);
  };
  const undo = () => {
    const before = past.at(-1)!;
    if (past.length === 1) focusCell(Math.min(row ?? 0, before.length - 1), place?.[1] ?? 0);
    setRows(before);
    setPast(past.slice(0, -1));
    setNote("Undone.");
  };
  /** A break of "0:30" is 30 minutes. */
  const writeMinutes = ([at, column]: readonly [number, number]) => {
    const key = columns[column]!;
    const cell = rows[at]?.[key];
    const minutes = cell && getRowFields(field)![key]!.unit === "minutes" ? readMinutes(cell.text) : null;
    if (minutes !== null) setRows(rows.with(at, { ...rows[at], [key]: { text: minutes } }));
  };
  const follow = useEffectEvent((event: Event) => {
    const at = findPlace(event.target, columns);
    if (event.type === "focusin" && at) setPlace(at);
    if (event.type === "click" && (event.target as Element).closest("li > button:not([data-drag])")) {
      keep();
      setNote("");
    }
    if (event.type === "focusout" && at) writeMinutes(at);
    if (event instanceof ClipboardEvent && at) {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!hasCells(text)) return;
      event.preventDefault();
      paste(text, at);
    }
    if (event instanceof KeyboardEvent && at) {
      const by = findStep(event);
      // Enter in the last row asks for the answer, as in every other field.
      if (by !== 0 && (event.altKey ? rows[at[0] + by] : focusCell(at[0] + by, at[1]))) event.preventDefault();
      if (by !== 0 && event.altKey) move(at[0], at[0] + by);
    }
    if (event.type === "click" && (event.target as Element).closest('[name="add"]')) setIsAsked(false);
  });
  /** "Calculate" says what a row lacks, which would be left out without a word. */
  const sayMissing = useEffectEvent((event: SubmitEvent) => {
    const isAdding = event.submitter?.getAttribute("name") === "add";
    if (!firstMissing || isAdding || event.defaultPrevented) return;
    event.preventDefault();
    event.stopPropagation();
    setIsAsked(true);
    setNote("");
    focusCell(firstMissing.row, columns.indexOf(firstMissing.key));
  });
  useEffect(() => {
    const listener = (event: Event) => follow(event);
    const events = ["focusin", "focusout", "click", "paste", "keydown"] as const;
    // Before a row is removed, not after.
    for (const event of events) control.addEventListener(event, listener, true);
    // The touch that brought this may have brought the focus too.
    if (control.contains(document.activeElement)) document.activeElement!.dispatchEvent(new FocusEvent("focusin"));
    const form = control.closest("form");
    const submitted = (event: SubmitEvent) => sayMissing(event);
    form?.addEventListener("submit", submitted);
    return () => {
      for (const event of events) control.removeEventListener(event, listener, true);
      form?.removeEventListener("submit", submitted);
    };
  }, [control]);
  const labelOf = (way: string) => (row === null ? `Move a row ${way}` : `Move row ${row + 1} ${way}`);
  return (
    <>
      <span
        style={{ display: "inline-flex", gap: 8, alignItems: "center", marginInlineStart: 8, fontSize: size.small }}
      >
        <Button
          look="icon"
          aria-label={labelOf("up")}
          title={`${labelOf("up")} (Alt+↑)`}
          disabled={row === null || row === 0}
          onClick={() => moveByButton(-1)}
        >
          ↑
        </Button>
        <Button
          look="icon"
          aria-label={labelOf("down")}
          title={`${labelOf("down")} (Alt+↓)`}
          disabled={row === null || row >= rows.length - 1}
          onClick={() => moveByButton(1)}
        >
          ↓
        </Button>
        {past.length > 0 ? (
          <Button onClick={undo}>Undo</Button>
        ) : (
          <span style={{ color: color.soft }}>or paste rows</span>
        )}
      </span>
      <RowHandles control={control} count={rows.length} move={move} />
      <span role="status" style={{ display: "block", fontSize: size.small, color: color.soft }}>
        {note}
        {isAsked &&
          firstMissing &&
          `${note && " "}Row ${firstMissing.row + 1} does not count yet: “${getRowFields(field)![firstMissing.key]!.label}” is missing.`}
      </span>
    </>
  );
}

/**
 * How many rows down a key leads: Enter and the arrows go along the column, as in a spreadsheet, with Alt together with
 * the row. The arrows of a choice, a time and a date are their own.
 */
function findStep({ key, altKey, shiftKey, ctrlKey, metaKey, isComposing, target }: KeyboardEvent): 1 | -1 | 0 {
  if (ctrlKey || metaKey || isComposing) return 0;
  if (key === "Enter" && !altKey) return shiftKey ? -1 : 1;
  const isText = target instanceof HTMLInputElement && target.type === "text" && !target.list;
  if ((key !== "ArrowUp" && key !== "ArrowDown") || !(altKey || (isText && !shiftKey))) return 0;
  return key === "ArrowUp" ? -1 : 1;
}

/** Which cell of the list a control is. */
function findPlace(
  target: EventTarget | null,
  columns: readonly string[],
): readonly [row: number, column: number] | null {
  const name = target instanceof HTMLElement ? target.getAttribute("name") : null;
  const [, row, column] = /\.(\d+)\.(\w+)$/.exec(name ?? "") ?? [];
  return row === undefined ? null : [Number(row), columns.indexOf(column!)];
}
