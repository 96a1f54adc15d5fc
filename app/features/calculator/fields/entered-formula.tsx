import { createElement, type ReactNode } from "react";
import type { AnyDefinition, MathNode } from "#engine/define.ts";
import { sayFor } from "#engine/sentences.ts";
import type { Preferences } from "#localization/preferences.ts";
import * as styles from "./form.css.ts";

interface EnteredFormulaProps {
  readonly definition: AnyDefinition;
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly preferences: Preferences;
}

/** What was entered as it is written on paper, for calculators that say how. */
export function EnteredFormula({ definition, inputs, preferences }: EnteredFormulaProps) {
  return (
    definition.typeset && (
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reachable by keyboard
      <div className={styles.formula} role="region" aria-label="As entered" tabIndex={0}>
        {createElement("math", null, toMathElement(definition.typeset(inputs, sayFor(preferences))))}
      </div>
    )
  );
}

/** MathML as React renders it. */
export function toMathElement(node: MathNode): ReactNode {
  return typeof node === "string" ? node : createElement(node.tag, null, ...node.content.map(toMathElement));
}
