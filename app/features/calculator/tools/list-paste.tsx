import { useEffect, useEffectEvent, useRef, useState } from "react";
import { createPortal, flushSync } from "react-dom";
import type { PrintedProps } from "#features/calculator/results/printed-report.tsx";
import { hiddenText } from "#ui/layout.css.ts";
import { listSeparator } from "#localization/locale-number.ts";
import { color, size } from "#ui/theme.css.ts";
import { readPastedList } from "./pasted-list.ts";

interface Told {
  readonly name: string;
  /** What the field held then: the note is of no other list. */
  readonly text: string;
  readonly note: string;
  readonly place: HTMLElement;
}

/** What a spreadsheet pastes into a list of numbers, and below the field what was made of it. */
export function ListPaste({ definition, calculation, preferences }: PrintedProps) {
  const start = useRef<HTMLSpanElement>(null);
  const [told, setTold] = useState<Told | null>(null);
  const paste = useEffectEvent((event: ClipboardEvent) => {
    const control = event.target;
    if (!(control instanceof HTMLTextAreaElement)) return;
    const field = definition.inputs[control.name];
    const pasted = field && readPastedList(field, event.clipboardData?.getData("text/plain") ?? "", preferences);
    setTold(null);
    if (!pasted) return;
    event.preventDefault();
    const [before, after] = [control.value.slice(0, control.selectionStart), control.value.slice(control.selectionEnd)];
    const separator = listSeparator(preferences.locale);
    const typed = `${before}${/[^\s;,]$/.test(before) ? separator : ""}${pasted.text}`;
    const text = `${typed}${/^[^\s;,]/.test(after) ? separator : ""}${after}`;
    flushSync(() => calculation.setDraft(control.name, { text }));
    control.setSelectionRange(typed.length, typed.length);
    if (pasted.note)
      setTold({ name: control.name, text, note: pasted.note, place: control.parentElement!.parentElement! });
  });
  const isShown = told !== null && calculation.drafts[told.name]?.text === told.text;
  useEffect(() => {
    const form = start.current!.parentElement!.querySelector("form")!;
    const listener = (event: ClipboardEvent) => paste(event);
    form.addEventListener("paste", listener);
    return () => form.removeEventListener("paste", listener);
  }, []);
  return (
    <>
      <span hidden ref={start} />
      <p className={hiddenText} role="status">
        {isShown && told.note}
      </p>
      {isShown &&
        createPortal(
          <p style={{ margin: "4px 0 0", fontSize: size.small, color: color.soft }}>{told.note}</p>,
          told.place,
        )}
    </>
  );
}
