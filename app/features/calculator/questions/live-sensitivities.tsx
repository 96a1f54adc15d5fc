import { memo, useCallback, useEffect, useMemo, useRef, useState } from "react";
import type { Answer } from "#engine/answer.ts";
import { boundField, formatValue } from "#engine/format.ts";
import { listMovable, measureSensitivity, type Sensitivity } from "#engine/sensitivity.ts";
import type { ChosenUnits } from "#localization/preferences.ts";
import { ChangeNote, type Change } from "#features/calculator/results/change-note.tsx";
import { findMeasured, Sensitivities } from "./sensitivities.tsx";
import type { TargetProps } from "./target-form.tsx";
import { listUnits } from "#features/calculator/use-calculation.ts";
import { useSettled } from "#features/calculator/use-settled.ts";
import * as results from "#features/calculator/results/results.css.ts";

/** What was measured, and of which answer. */
interface Known {
  readonly answer: Answer;
  readonly units: ChosenUnits;
  readonly output: { readonly key: string; readonly label: string };
  readonly all: readonly Sensitivity[];
}

/** "What matters most": follows what is typed while it is open; either end of a bar goes into its field. */
export const LiveSensitivities = memo(function LiveSensitivities({
  definition,
  calculation,
  preferences,
}: TargetProps) {
  const { answer, drafts } = useSettled(calculation);
  const [isOpen, setOpen] = useState(() => document.querySelector<HTMLDetailsElement>("#matters")?.open ?? false);
  const [known, setKnown] = useState<Known | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const output = useMemo(() => findMeasured(definition, answer.inputs), [definition, answer]);
  useEffect(() => {
    if (!isOpen || !output) return;
    // One input at a time: a key that is pressed meanwhile is answered in between.
    const movable = listMovable(definition, answer.inputs);
    const all: Sensitivity[] = [];
    const measureNext = () => {
      const key = movable[all.length];
      if (key === undefined) return setKnown({ answer, units: listUnits(drafts), output, all });
      all.push(measureSensitivity(definition, answer.inputs, output.key, key));
      timer = setTimeout(measureNext);
    };
    let timer = setTimeout(measureNext);
    return () => clearTimeout(timer);
  }, [definition, answer, drafts, output, isOpen]);
  // The chart is drawn anew when it was measured anew, not at each keystroke.
  const latest = useRef(calculation);
  useEffect(() => {
    latest.current = calculation;
  });
  const take = useCallback(
    (key: string, value: number | string) => {
      const { answer: now, drafts: written, setInputs } = latest.current;
      const field = boundField(definition.inputs[key]!, now.inputs);
      const write = (one: unknown) => formatValue(field, one, preferences, listUnits(written)[key]).text;
      setChange({
        text: `${field.label} is now ${write(value)} (it was ${write(now.inputs[key])}).`,
        before: now.inputs,
      });
      setInputs({ ...now.inputs, [key]: value });
    },
    [definition, preferences],
  );
  if (!output || listMovable(definition, answer.inputs).length === 0) return null;

  return (
    <details
      id="matters"
      className={results.working}
      open={isOpen}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className={results.moreTitle}>What matters most</summary>
      <div role="status">
        {change && (
          <ChangeNote
            change={change}
            onUndo={() => {
              calculation.setInputs(change.before);
              setChange(null);
            }}
          />
        )}
      </div>
      {isOpen && known && <Sensitivities definition={definition} {...known} preferences={preferences} onTake={take} />}
    </details>
  );
});
