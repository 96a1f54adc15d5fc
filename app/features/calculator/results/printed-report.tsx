import { memo, useMemo } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { formatCalculationAddress } from "./copy-button.tsx";
import { listEntries } from "./results-text.ts";
import type { Calculation } from "#features/calculator/use-calculation.ts";
import { useSettled } from "#features/calculator/use-settled.ts";
import * as styles from "#features/calculator/calculator-page.css.ts";

export interface PrintedProps {
  readonly definition: AnyDefinition;
  readonly calculation: Calculation;
  readonly preferences: Preferences;
}

/** On paper: what was entered, in place of the form. */
export const PrintedEntries = memo(function PrintedEntries({ definition, calculation, preferences }: PrintedProps) {
  const settled = useSettled(calculation);
  return useMemo(
    () => (
      <div className={styles.printedEntries} data-printed>
        {listEntries(definition, settled, preferences).map(({ label, text }) => (
          <div key={label} className={styles.printedEntry}>
            <span>{label}</span>
            <b>{text}</b>
          </div>
        ))}
      </div>
    ),
    [definition, settled, preferences],
  );
});

/** On paper: the address that gives all of it again. */
export function PrintedAddress({ definition, calculation }: Omit<PrintedProps, "preferences">) {
  const settled = useSettled(calculation);
  return useMemo(
    () => <p className={styles.printed}>{formatCalculationAddress(definition.id, settled.query)}</p>,
    [definition, settled],
  );
}
