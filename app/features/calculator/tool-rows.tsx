import { useEffect, useEffectEvent, useState } from "react";
import type { DraftRow } from "#engine/drafts/draft.ts";
import { getRowFields } from "#engine/values.ts";
import { Button } from "#ui/button.tsx";
import { color, size } from "#ui/theme.css.ts";
import type { ToolProps } from "./field-tools.tsx";
import { hasCells, pasteRows } from "./pasted-rows.ts";

/** How many steps can be undone. */
const MOST_STEPS = 30;

/** Beside "Add a row": rows move up and down, what is pasted from a spreadsheet fills them, and what was done is undone. */
export function RowTools({ name, field, control, calculation, preferences }: ToolProps) {
  const rows = calculation.drafts[name]?.rows ?? [];
  const [place, setPlace] = useState<readonly [row: number, column: number] | null>(null);
  const [past, setPast] = useState<readonly (readonly DraftRow[])[]>([]);
  const [note, setNote] = useState("");
  const columns = Object.keys(getRowFields(field) ?? {});
  const keep = () => setPast((known) => [...known, rows].slice(-MOST_STEPS));
  const setRows = (next: readonly DraftRow[]) => calculation.setDraft(name, { text: "", rows: next });

  const move = (by: 1 | -1) => {
    if (!place) return;
    const [from, to] = [place[0], place[0] + by];
    if (!rows[from] || !rows[to]) return;
    keep();
    setRows(rows.with(from, rows[to]).with(to, rows[from]));
    setPlace([to, place[1]]);
    setNote(`Row ${from + 1} is row ${to + 1} now.`);
    // The focus goes with the row.
    if (control.contains(document.activeElement) && document.activeElement?.closest("li"))
      document.getElementById(`field-${name}-${to}-${columns[place[1]]}`)?.focus();
  };
  const paste = (text: string, at: readonly [number, number]) => {
    const pasted = pasteRows(field, rows, at, text, preferences);
    keep();
    setRows(pasted.rows);
    setNote([`${pasted.count} ${pasted.count === 1 ? "row" : "rows"} pasted.`, ...pasted.faults.slice(0, 5)].join(" "));
  };
  const undo = () => {
    setRows(past.at(-1)!);
    setPast(past.slice(0, -1));
    setNote("Undone.");
  };
  const follow = useEffectEvent((event: Event) => {
    const at = findPlace(event.target, columns);
    if (event.type === "focusin" && at) setPlace(at);
    if (event.type === "click" && (event.target as Element).closest("li > button")) {
      keep();
      setNote("");
    }
    if (event instanceof ClipboardEvent && at) {
      const text = event.clipboardData?.getData("text/plain") ?? "";
      if (!hasCells(text)) return;
      event.preventDefault();
      paste(text, at);
    }
    if (event instanceof KeyboardEvent && event.altKey && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      move(event.key === "ArrowUp" ? -1 : 1);
    }
  });
  useEffect(() => {
    const listener = (event: Event) => follow(event);
    const events = ["focusin", "click", "paste", "keydown"] as const;
    // Before a row is removed, not after.
    for (const event of events) control.addEventListener(event, listener, true);
    // The touch that brought this may have brought the focus too.
    if (control.contains(document.activeElement)) document.activeElement!.dispatchEvent(new FocusEvent("focusin"));
    return () => {
      for (const event of events) control.removeEventListener(event, listener, true);
    };
  }, [control]);

  const row = place && rows[place[0]] ? place[0] : null;
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
          onClick={() => move(-1)}
        >
          ↑
        </Button>
        <Button
          look="icon"
          aria-label={labelOf("down")}
          title={`${labelOf("down")} (Alt+↓)`}
          disabled={row === null || row >= rows.length - 1}
          onClick={() => move(1)}
        >
          ↓
        </Button>
        {past.length > 0 ? (
          <Button onClick={undo}>Undo</Button>
        ) : (
          <span style={{ color: color.soft }}>or paste rows</span>
        )}
      </span>
      <span role="status" style={{ display: "block", fontSize: size.small, color: color.soft }}>
        {note}
      </span>
    </>
  );
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
