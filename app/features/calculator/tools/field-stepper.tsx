import { memo, useEffect, useLayoutEffect, useRef, useState } from "react";
import { createPortal } from "react-dom";
import type { AnyField } from "#engine/fields.ts";
import { getKind } from "#engine/kinds/index.ts";
import type { Preferences } from "#localization/preferences.ts";
import { hiddenText } from "#ui/layout.css.ts";
import { color } from "#ui/theme.css.ts";
import { findSteps, readShown, type Steps, writeStep } from "./field-steps.ts";
import type { PrintedProps } from "#features/calculator/results/printed-report.tsx";

interface Place {
  readonly name: string;
  readonly control: HTMLInputElement;
  readonly element: HTMLElement;
  readonly hasSlider: boolean;
}

/** What a field must have room for besides its digits: two buttons, and a slider with them. */
const ROOM = { buttons: 190, slider: 280 };
const KEYS: Readonly<Record<string, number>> = { ArrowUp: 1, ArrowDown: -1, PageUp: 10, PageDown: -10 };

/**
 * Buttons for one step less or more and a slider, in the box of the number field that has the focus: nothing else moves,
 * and a form stays as calm as it was. By keyboard the arrows step, in the field itself.
 */
export const FieldStepper = memo(function FieldStepper({ definition, calculation, preferences }: PrintedProps) {
  const start = useRef<HTMLSpanElement>(null);
  const [place, setPlace] = useState<Place | null>(null);
  useLayoutEffect(() => {
    const form = start.current!.parentElement!.querySelector("form")!;
    const gone = new AbortController();
    let known: Place | null = null;
    const move = (target: EventTarget | null) => {
      if (known && target instanceof Node && known.control.parentElement!.contains(target)) return;
      known?.element.remove();
      known = addPlace(target, definition.inputs);
      setPlace(known);
    };
    form.addEventListener("focusin", ({ target }) => move(target), { signal: gone.signal });
    form.addEventListener("focusout", ({ relatedTarget }) => move(relatedTarget), { signal: gone.signal });
    // The touch that brought this code was often one into a field.
    if (form.contains(document.activeElement)) move(document.activeElement);
    return () => {
      gone.abort();
      known?.element.remove();
    };
  }, [definition]);
  const draft = place && calculation.drafts[place.name];
  return (
    <>
      <span hidden ref={start} />
      {place &&
        draft &&
        createPortal(
          <Stepper
            key={`${place.name} ${draft.unit}`}
            {...place}
            field={definition.inputs[place.name]!}
            text={draft.text}
            unit={draft.unit}
            preferences={preferences}
            write={(text) => calculation.setDraft(place.name, { ...(draft.unit ? { unit: draft.unit } : {}), text })}
          />,
          place.element,
        )}
    </>
  );
});

/** Behind the digits of a number field; null for any other. */
function addPlace(target: EventTarget | null, inputs: Readonly<Record<string, AnyField>>): Place | null {
  if (!(target instanceof HTMLInputElement) || !target.id.startsWith("field-")) return null;
  const name = target.id.slice("field-".length);
  const field = inputs[name];
  if (!field || !getKind(field).isNumeric || field.suggestions || target.clientWidth < ROOM.buttons) return null;
  const element = document.createElement("span");
  element.style.display = "contents";
  const hasSlider = target.clientWidth >= ROOM.slider;
  target.insertAdjacentElement("afterend", element);
  return { name, control: target, element, hasSlider };
}

interface StepperProps extends Place {
  readonly field: AnyField;
  readonly text: string;
  readonly unit: string | undefined;
  readonly preferences: Preferences;
  write(text: string): void;
}

function Stepper({ control, hasSlider, field, text, unit, preferences, write }: StepperProps) {
  const slider = useRef<HTMLInputElement>(null);
  const [spoken, setSpoken] = useState("");
  // As long as the field has the focus the slider keeps its ends, whatever is typed.
  const [steps] = useState(() => {
    const shown = readShown(field, text, preferences, unit);
    return shown === null && text.trim() !== "" ? null : findSteps(field, shown, preferences, unit);
  });
  useEffect(() => {
    const shown = readShown(field, text, preferences, unit);
    if (shown !== null && slider.current && document.activeElement !== slider.current)
      slider.current.value = String(shown);
  }, [field, text, preferences, unit]);
  useEffect(() => {
    if (!steps) return undefined;
    const step = (event: KeyboardEvent) => {
      const count = KEYS[event.key];
      if (!count || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
      event.preventDefault();
      setSpoken(stepBy(count, steps, { control, field, unit, preferences, write }));
    };
    control.setAttribute("aria-keyshortcuts", Object.keys(KEYS).join(" "));
    control.addEventListener("keydown", step);
    return () => control.removeEventListener("keydown", step);
  });
  if (!steps) return null;
  const press = (count: number) => setSpoken(stepBy(count, steps, { control, field, unit, preferences, write }));
  return (
    <>
      {hasSlider && (
        <input
          ref={slider}
          type="range"
          // The field itself is the stop of the tab key, and has the same steps.
          tabIndex={-1}
          aria-label="Slide"
          title={field.label}
          min={steps.from}
          max={steps.to}
          step={steps.step}
          defaultValue={readShown(field, text, preferences, unit) ?? steps.from}
          onInput={(event) => write(writeStep(field, event.currentTarget.valueAsNumber, steps, preferences, unit))}
          style={{ width: 92, minWidth: 0, height: 42, margin: 0, accentColor: color.accent, cursor: "pointer" }}
        />
      )}
      <StepButton label="One step less" description={field.label} sign="−" onPress={() => press(-1)} />
      <StepButton label="One step more" description={field.label} sign="+" onPress={() => press(1)} />
      <span className={hiddenText} role="status">
        {spoken}
      </span>
    </>
  );
}

/** Steps from the present content of the field: what is drawn may be a keystroke behind. */
function stepBy(
  count: number,
  steps: Steps,
  {
    control,
    field,
    unit,
    preferences,
    write,
  }: Pick<StepperProps, "control" | "field" | "unit" | "preferences" | "write">,
): string {
  const shown = readShown(field, control.value, preferences, unit);
  if (shown === null && control.value.trim() !== "") return `${control.value} is no single number.`;
  const next = writeStep(field, (shown ?? steps.from) + count * steps.step, steps, preferences, unit);
  write(next);
  return next;
}

interface StepButtonProps {
  readonly label: string;
  readonly description: string;
  readonly sign: string;
  onPress(): void;
}

function StepButton({ label, description, sign, onPress }: StepButtonProps) {
  return (
    <button
      type="button"
      tabIndex={-1}
      aria-label={label}
      title={description}
      // The field keeps the focus, and a phone its keyboard.
      onMouseDown={(event) => event.preventDefault()}
      onClick={onPress}
      style={{
        flex: "none",
        width: 34,
        height: 42,
        padding: 0,
        border: 0,
        background: "none",
        color: color.accent,
        font: "inherit",
        fontSize: "1.25rem",
        cursor: "pointer",
        touchAction: "manipulation",
      }}
    >
      {sign}
    </button>
  );
}
