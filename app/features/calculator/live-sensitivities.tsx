import { memo, useEffect, useState } from "react";
import type { Answer } from "#engine/answer.ts";
import { boundField, formatValue } from "#engine/format.ts";
import { listMovable, measureSensitivity, type Sensitivity } from "#engine/sensitivity.ts";
import { ChangeNote, type Change } from "./change-note.tsx";
import { findMeasured, Sensitivities } from "./sensitivities.tsx";
import type { TargetProps } from "./target-form.tsx";
import { listUnits } from "./use-calculation.ts";
import * as results from "./results.css.ts";

/** Milliseconds without a change after which the inputs are moved. */
const PAUSE = 200;

/** What was measured, and of which answer. */
interface Known {
  readonly answer: Answer;
  readonly all: readonly Sensitivity[];
}

/** "What matters most": follows what is typed while it is open; either end of a bar goes into its field. */
export const LiveSensitivities = memo(function LiveSensitivities({
  definition,
  calculation,
  preferences,
}: TargetProps) {
  const { answer } = calculation;
  const [isOpen, setOpen] = useState(() => document.querySelector<HTMLDetailsElement>("#matters")?.open ?? false);
  const [known, setKnown] = useState<Known | null>(null);
  const [change, setChange] = useState<Change | null>(null);
  const output = findMeasured(definition, answer.inputs);
  const measured = output?.key;
  useEffect(() => {
    if (!isOpen || measured === undefined) return;
    // Once typing pauses, and one input at a time: a key that is pressed meanwhile is answered in between.
    const movable = listMovable(definition, answer.inputs);
    const all: Sensitivity[] = [];
    const measureNext = () => {
      const key = movable[all.length];
      if (key === undefined) return setKnown({ answer, all });
      all.push(measureSensitivity(definition, answer.inputs, measured, key));
      timer = setTimeout(measureNext);
    };
    let timer = setTimeout(measureNext, PAUSE);
    return () => clearTimeout(timer);
  }, [definition, answer, measured, isOpen]);
  if (!output || listMovable(definition, answer.inputs).length === 0) return null;

  const take = (key: string, value: number | string) => {
    const field = boundField(definition.inputs[key]!, answer.inputs);
    const write = (one: unknown) => formatValue(field, one, preferences, listUnits(calculation.drafts)[key]).text;
    setChange({
      text: `${field.label} is now ${write(value)} (it was ${write(answer.inputs[key])}).`,
      before: answer.inputs,
    });
    calculation.setInputs({ ...answer.inputs, [key]: value });
  };
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
      {isOpen && known && (
        <Sensitivities
          definition={definition}
          answer={known.answer}
          preferences={preferences}
          units={listUnits(calculation.drafts)}
          output={output}
          all={known.all}
          onTake={take}
        />
      )}
    </details>
  );
});
