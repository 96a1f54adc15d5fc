import { createElement, memo, type ReactNode } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { type MathNode, typesetInputs } from "#engine/typeset-inputs.ts";
import type { Preferences } from "#localization/preferences.ts";
import * as styles from "./form.css.ts";

interface EnteredFormulaProps {
  readonly definition: AnyDefinition;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly preferences: Preferences;
  /** Whether it is that of the last entries that could be read. */
  readonly isStale: boolean;
}

/** What was entered as it is written on paper, for calculators that say how. */
export const EnteredFormula = memo(function EnteredFormula({
  definition,
  inputs,
  preferences,
  isStale,
}: EnteredFormulaProps) {
  const formula = typesetInputs(definition, inputs, preferences);
  return (
    formula && (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <div className={styles.formula} data-stale={isStale} role="region" aria-label="As entered" tabIndex={0}>
        {toElement(formula)}
      </div>
    )
  );
});

function toElement(node: MathNode): ReactNode {
  return typeof node === "string" ? node : createElement(node.tag, null, ...node.content.map(toElement));
}
