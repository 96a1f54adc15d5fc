import { memo, useEffect, useMemo, useState } from "react";
import { flushSync } from "react-dom";
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

/** On paper: which tables go on, and the address that gives all of it again. */
export function PrintedAddress({ definition, calculation }: Omit<PrintedProps, "preferences">) {
  const settled = useSettled(calculation);
  const [cut, setCut] = useState<readonly string[]>([]);
  useEffect(() => {
    const prepare = () => {
      const said = openShortTables();
      flushSync(() => setCut(said));
    };
    addEventListener("beforeprint", prepare);
    return () => removeEventListener("beforeprint", prepare);
  }, []);
  return useMemo(
    () => (
      <p className={styles.printed}>{[...cut, formatCalculationAddress(definition.id, settled.query)].join(" ")}</p>
    ),
    [definition, settled, cut],
  );
}

/** Tables with at most this many rows are printed whole. */
const MOST_PRINTED = 20;

/** Shows all rows of the tables that a report has room for. @returns a sentence for each of the others */
function openShortTables(): readonly string[] {
  return [...document.querySelectorAll<HTMLAnchorElement>('#results figure > a[href*="show="]')].flatMap((more) => {
    const total = Number(/\d+/.exec(more.textContent)?.[0]);
    if (total <= MOST_PRINTED) {
      flushSync(() => more.click());
      return [];
    }
    const table = more.parentElement!;
    const shown = table.querySelectorAll("tbody tr").length;
    const label = table.querySelector("figcaption > span")?.textContent ?? "";
    return [`${label}: ${shown} of ${total} rows are printed; the CSV on the page has all.`];
  });
}
