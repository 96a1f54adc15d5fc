import { listMovable, measureSensitivity } from "#engine/sensitivity.ts";
import type { OpenTable } from "#features/calculator/results/results.tsx";
import { findMeasured, Sensitivities } from "./sensitivities.tsx";
import { TargetForm, type TargetProps } from "./target-form.tsx";
import * as results from "#features/calculator/results/results.css.ts";

export interface QuestionsProps extends TargetProps {
  /** What the address asks to be shown: "matters" opens "What matters most". */
  readonly openTable: OpenTable;
}

/** Without a script: a form that the server answers with the page solved, and a link to the page with the chart. */
export function ServedQuestions(props: QuestionsProps) {
  const { definition, calculation, preferences, openTable } = props;
  const { inputs } = calculation.answer;
  const measured = findMeasured(definition, inputs);
  const movable = measured ? listMovable(definition, inputs) : [];
  const isOpen = openTable?.[0] === "matters";
  return (
    <>
      <TargetForm {...props} />
      {measured && movable.length > 0 && (
        <details id="matters" className={results.working} open={isOpen}>
          <summary className={results.moreTitle}>What matters most</summary>
          {isOpen ? (
            <Sensitivities
              definition={definition}
              answer={calculation.answer}
              preferences={preferences}
              output={measured}
              all={movable.map((key) => measureSensitivity(definition, inputs, measured.key, key))}
            />
          ) : (
            <a href={`?${[calculation.query, "show=matters"].filter(Boolean).join("&")}#matters`}>
              How much each entry moves the answer
            </a>
          )}
        </details>
      )}
    </>
  );
}
