import {
  type ComponentType,
  memo,
  Suspense,
  useDeferredValue,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { createPortal, flushSync } from "react-dom";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { getRowFields } from "#engine/values.ts";
import type { Preferences } from "#localization/preferences.ts";
import { lazyPart } from "#ui/lazy-part.ts";
import { earlyPresses } from "./early-presses.ts";
import type { Calculation } from "#features/calculator/use-calculation.ts";

export interface ToolProps {
  readonly name: string;
  readonly field: AnyField;
  /** The field's control in the form. */
  readonly control: HTMLElement;
  readonly definition: AnyDefinition;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
}

const TOOLS: Readonly<Record<NonNullable<AnyField["tool"]>, ComponentType<ToolProps>>> = {
  keys: lazyPart(async () => ({ default: (await import("./keys.tsx")).Keys })),
  matrix: lazyPart(async () => ({ default: (await import("./matrix.tsx")).MatrixGrid })),
  color: lazyPart(async () => ({ default: (await import("./color.tsx")).ColorPicker })),
  bands: lazyPart(async () => ({ default: (await import("./bands.tsx")).ResistorBands })),
  plot: lazyPart(async () => ({ default: memo((await import("./plot.tsx")).Plot) })),
};
const RowTools = lazyPart(async () => ({ default: memo((await import("./rows.tsx")).RowTools) }));
/** What a keystroke does not wait for: a graph, and what stands beside rows. The others change what they show, and show it at once. */
const isLate = ({ tool }: AnyField) => !tool || tool === "plot";

const toolFor = (field: AnyField) => (field.tool ? TOOLS[field.tool] : getRowFields(field) ? RowTools : null);

interface Place {
  readonly control: HTMLElement;
  readonly element: HTMLElement;
  /** What the server drew there. */
  readonly served: readonly ChildNode[];
}

/**
 * What makes a field easier than its plain control does: keys, a grid, a picker. It comes with the first touch, takes the
 * place of what the server drew below the control, which goes on to hold the value; without a script nothing is missing.
 */
export function FieldTools(props: Omit<ToolProps, "name" | "field" | "control">) {
  const start = useRef<HTMLSpanElement>(null);
  const [places, setPlaces] = useState<Readonly<Record<string, Place>>>({});
  const { definition } = props;
  const { drafts } = props.calculation;
  const late = useDeferredValue(props.calculation);
  const tools = useMemo(
    () =>
      Object.entries(definition.inputs).flatMap(([name, field]) => {
        const Tool = toolFor(field);
        return Tool ? [{ name, field, Tool }] : [];
      }),
    [definition],
  );
  // Fields come and go with choices: after each change each place is looked for anew.
  useLayoutEffect(() => {
    const form = start.current!.parentElement!.querySelector("form");
    const found: Record<string, Place> = {};
    for (const { name } of tools) {
      const control = drafts[name] && form?.querySelector<HTMLElement>(`[id="field-${name}"]`);
      if (!control) continue;
      const known = places[name];
      found[name] = known?.control === control ? known : findPlace(name, control);
    }
    const names = Object.keys(found);
    if (names.length === Object.keys(places).length && names.every((name) => found[name] === places[name])) return;
    // oxlint-disable-next-line react/set-state-in-effect -- what is found in the document is known only now
    setPlaces(found);
  }, [tools, places, drafts]);
  return (
    <>
      <span hidden ref={start} />
      {tools.map(({ name, field, Tool }) => {
        const place = places[name];
        return (
          place &&
          createPortal(
            <Suspense>
              <Tool
                {...props}
                calculation={isLate(field) ? late : props.calculation}
                name={name}
                field={field}
                control={place.control}
              />
              <TakeOver {...place} />
            </Suspense>,
            place.element,
            name,
          )
        );
      })}
    </>
  );
}

/** Where the server drew the tool; that of a list has its place beside the button that adds a row. */
function findPlace(name: string, control: HTMLElement): Place {
  const drawn = control.closest("form")!.querySelector<HTMLElement>(`[data-tool="${name}"]`);
  const button = control.querySelector(":scope > button");
  const element = document.createElement(button ? "span" : "div");
  const served = drawn ? [...drawn.childNodes] : [];
  if (drawn) drawn.insertAdjacentElement("beforeend", element);
  else (button ?? control.parentElement!).insertAdjacentElement("afterend", element);
  return { control, element, served };
}

const { set: setValue } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value")!;

/** Types a text into a control as a visitor does: React reads it from the event. */
function type(control: HTMLElement, text: string): void {
  setValue!.call(control, text);
  control.dispatchEvent(new Event("input", { bubbles: true }));
}

/** Takes away what the server drew. What had the focus there has it again, what was typed is typed and what was pressed is pressed again. */
function TakeOver({ element, served }: Place) {
  useLayoutEffect(() => {
    const list = () => [...element.parentElement!.querySelectorAll<HTMLElement>("button, input")];
    const drawn = list();
    const focused = document.activeElement;
    for (const node of served) node.remove();
    const controls = list();
    const repeat = (one: Element | null, act: (same: HTMLElement) => void) => {
      const same = controls[drawn.indexOf(one as HTMLElement)];
      if (same) act(same);
    };
    repeat(focused, (same) => same.focus());
    const pressed = takePresses(drawn);
    // Before the visitor's next one, and each when what the one before has done is shown.
    queueMicrotask(() => {
      for (const one of drawn)
        if (one instanceof HTMLInputElement && one.value !== one.defaultValue)
          flushSync(() => repeat(one, (same) => type(same, one.value)));
      for (const one of pressed) flushSync(() => repeat(one, (same) => same.click()));
    });
  }, [element, served]);
  return null;
}

/** The presses of these controls, so that nobody repeats them twice. */
function takePresses(controls: readonly Element[]): readonly Element[] {
  const taken = earlyPresses.filter((target) => controls.includes(target as Element));
  for (const target of taken) earlyPresses.splice(earlyPresses.indexOf(target), 1);
  return taken as Element[];
}
