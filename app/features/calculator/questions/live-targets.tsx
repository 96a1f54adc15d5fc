import { memo, useCallback, useDeferredValue, useEffect, useMemo, useRef, useState } from "react";
import { createPortal } from "react-dom";
import { Target as TargetIcon } from "lucide";
import { boundField, formatForField, formatValue } from "#engine/format.ts";
import { formatEntry } from "#engine/format-entry.ts";
import { getKind } from "#engine/kinds/index.ts";
import { listUnknowns } from "#engine/solve.ts";
import { Icon } from "#ui/icon.tsx";
import { type Change, ChangeNote } from "#features/calculator/results/change-note.tsx";
import { unitTitle } from "#features/calculator/results/column-title.ts";
import { listTargetFigures, type TargetProps } from "./target-form.tsx";
import { Proposals } from "./target-proposals.tsx";
import * as form from "#features/calculator/fields/form.css.ts";
import * as results from "#features/calculator/results/results.css.ts";
import * as styles from "./target.css.ts";

/** "Set a target" at every figure, and the panel where the value is typed and what may change is chosen. */
export const LiveTargets = memo(function LiveTargets(props: TargetProps) {
  const { definition, calculation, preferences, solved } = props;
  const { inputs } = calculation.answer;
  const figures = useMemo(() => listTargetFigures(definition, inputs), [definition, inputs]);
  const unknowns = useMemo(() => listUnknowns(definition, inputs), [definition, inputs]);
  // The server's form, which this replaces, may stand open.
  const [isOpen, setOpen] = useState(() => document.querySelector<HTMLDetailsElement>("[data-targets]")?.open ?? false);
  const [chosen, setChosen] = useState(figures[0]?.key);
  const [text, setText] = useState("");
  const [done, setDone] = useState<Change | null>(null);
  const input = useRef<HTMLInputElement>(null);
  const note = useRef<HTMLDivElement>(null);
  const wanted = useDeferredValue(text);
  const output = figures.some(({ key }) => key === chosen) ? chosen : figures[0]?.key;
  const choose = useCallback((key: string) => {
    setChosen(key);
    setOpen(true);
    setText("");
    setDone(null);
  }, []);
  const chooseAtFigure = useCallback(
    (key: string) => {
      choose(key);
      // Once the panel is open.
      setTimeout(() => input.current?.focus());
    },
    [choose],
  );
  if (output === undefined || unknowns.length === 0) return null;

  const field = boundField(definition.outputs[output]!, inputs);
  const unit = unitTitle(field, preferences);
  const { parse, getUnit } = getKind(field);
  const typed = wanted.trim() === "" ? null : parse(field, wanted, preferences, getUnit(field, preferences));
  return (
    <>
      <TargetButtons figures={figures} onChoose={chooseAtFigure} />
      <details
        className={results.working}
        open={isOpen}
        onToggle={(event) => setOpen(event.currentTarget.open)}
        data-targets
      >
        <summary className={results.moreTitle}>Set a target</summary>
        <div className={styles.panel}>
          {solved && !done && <p className={styles.done}>{solved}</p>}
          <div className={form.field}>
            <label className={form.label} htmlFor="target-for">
              Result to reach
            </label>
            <span className={form.box}>
              <select
                id="target-for"
                className={form.control}
                value={output}
                onChange={(event) => choose(event.target.value)}
              >
                {figures.map(({ key, label }) => (
                  <option key={key} value={key}>
                    {label}
                  </option>
                ))}
              </select>
            </span>
          </div>
          <div className={form.field}>
            <label className={form.label} htmlFor="target-is">
              The value you want
            </label>
            <span className={form.box} data-wrong={typed?.ok === false}>
              <input
                id="target-is"
                ref={input}
                className={form.control}
                inputMode="decimal"
                autoComplete="off"
                placeholder={formatForField(field, roundToShown(calculation.answer.outputs[output]), preferences)}
                value={text}
                onChange={(event) => {
                  setText(event.target.value);
                  setDone(null);
                }}
              />
              {unit && <span className={form.affix}>{unit}</span>}
            </span>
          </div>
          {/* Takes the focus of "Use" and "Undo", which go once they are pressed. */}
          <div role="status" ref={note} tabIndex={-1}>
            {typed?.ok === false && <p className={form.wrong}>{typed.message}</p>}
            {done && (
              <ChangeNote
                change={done}
                onUndo={() => {
                  calculation.setInputs(done.before);
                  setDone(null);
                  note.current?.focus();
                }}
              />
            )}
          </div>
          {isOpen && !done && typed?.ok && typeof typed.value === "number" && (
            <Proposals
              definition={definition}
              inputs={inputs}
              target={{ output, value: typed.value }}
              unknowns={unknowns}
              preferences={preferences}
              onTake={({ vary, value, text: written }) => {
                const unknown = boundField(definition.inputs[vary]!, inputs);
                const was = formatEntry(unknown, inputs[vary], preferences);
                const goal = formatValue(field, typed.value, preferences).text;
                setDone({
                  text: `${unknown.label} is now ${written} (it was ${was}), for a target of ${goal}.`,
                  before: inputs,
                });
                calculation.setInputs({ ...inputs, [vary]: value });
                note.current?.focus();
              }}
            />
          )}
        </div>
      </details>
    </>
  );
});

/** An example of what to type: six digits of what comes out now. */
function roundToShown(value: unknown): unknown {
  return typeof value === "number" ? Number(value.toPrecision(6)) : value;
}

type Place = readonly [place: Element, key: string, label: string];

/** One button in each figure. They come with the visitor's first touch, into the figures that are there. */
function TargetButtons({
  figures,
  onChoose,
}: {
  readonly figures: readonly { readonly key: string; readonly label: string }[];
  onChoose(key: string): void;
}) {
  const [places, setPlaces] = useState<readonly Place[]>([]);
  useEffect(() => {
    const found = figures.flatMap(({ key, label }): readonly Place[] => {
      const shown = document.querySelector(`#results [data-output="${key}"]`);
      // React never rewrites the label of a figure; the value beside it is rewritten at each keystroke.
      const place = shown?.closest("[data-answer]") ?? shown?.closest("dl > div")?.querySelector("dt");
      return place ? [[place, key, label]] : [];
    });
    // oxlint-disable-next-line react/set-state-in-effect -- where the figures stand is known once they do
    setPlaces((known) => (isSame(known, found) ? known : found));
  }, [figures]);
  // Hardly any keystroke moves a figure: the same buttons are not rendered again.
  return useMemo(() => {
    const isFirstOfPlace = ([place]: Place, at: number) => places.findIndex(([other]) => other === place) === at;
    return places.filter(isFirstOfPlace).map(([place, key, label]) =>
      createPortal(
        <button
          type="button"
          className={styles.mark}
          title={`Set a target for ${label}`}
          aria-label="Set a target"
          onClick={() => onChoose(key)}
        >
          <Icon of={TargetIcon} size={15} />
        </button>,
        place,
        key,
      ),
    );
  }, [places, onChoose]);
}

function isSame(known: readonly Place[], found: readonly Place[]): boolean {
  return (
    known.length === found.length && known.every((place, at) => place.every((part, of) => part === found[at]![of]))
  );
}
