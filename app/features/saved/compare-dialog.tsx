import { useEffect, useState } from "react";
import { Link } from "react-router";
import { preferencesFor } from "#engine/format.ts";
import { usePreferences } from "#features/localization/index.ts";
import { Dialog } from "#ui/dialog.tsx";
import { formatComparisonAddress, MOST_COMPARED, toNamedQuery } from "./comparison-address.ts";
import { ComparisonTable } from "./comparison-table.tsx";
import { createColumn, listComparisonRows } from "./comparison.ts";
import * as styles from "./comparison.css.ts";
import { loadDefinition, type LoadedDefinition } from "./load-definition.ts";
import type { Saved } from "./saved-store.ts";

interface CompareDialogProps {
  readonly calculatorId: string;
  readonly calculatorName: string;
  readonly saved: readonly Saved[];
  onClose(): void;
}

/** Up to six of the same calculator's saved inputs side by side, calculated here: nothing of them is sent. */
export default function CompareDialog({ calculatorId, calculatorName, saved, onClose }: CompareDialogProps) {
  const { loaded, hasFailed } = useDefinition(calculatorId);
  const [left, setLeft] = useState<ReadonlySet<string>>(() => new Set(saved.slice(MOST_COMPARED).map(({ id }) => id)));
  const chosen = saved.filter(({ id }) => !left.has(id));
  const toggle = (id: string) => setLeft((known) => known.symmetricDifference(new Set([id])));
  return (
    <Dialog title={`Compare: ${calculatorName}`} isWide onClose={onClose}>
      {hasFailed && <p role="alert">The calculator could not be loaded. Please check your connection.</p>}
      {!loaded && !hasFailed && <p role="status">Loading…</p>}
      {loaded && (
        <>
          {saved.length > 2 && (
            <fieldset className={styles.choice}>
              <legend className={styles.legend}>Side by side, up to {MOST_COMPARED}</legend>
              {saved.map(({ id, name }) => (
                <label key={id} className={styles.choiceLabel}>
                  <input
                    type="checkbox"
                    checked={!left.has(id)}
                    disabled={left.has(id) && chosen.length >= MOST_COMPARED}
                    onChange={() => toggle(id)}
                  />
                  {name}
                </label>
              ))}
            </fieldset>
          )}
          <Comparison {...loaded} chosen={chosen} />
          {chosen.length > 0 && (
            <p>
              <Link to={formatComparisonAddress(calculatorId, chosen.map(toNamedQuery))} onClick={onClose}>
                Open as a page to share
              </Link>
            </p>
          )}
        </>
      )}
    </Dialog>
  );
}

function Comparison({ definition, today, chosen }: LoadedDefinition & { readonly chosen: readonly Saved[] }) {
  const { preferences } = usePreferences();
  const columns = chosen.map((one) => createColumn(definition, one, today));
  const shownIn = preferencesFor(definition, columns[0]?.inputs ?? {}, preferences);
  return (
    <ComparisonTable
      heads={chosen.map(({ id, name }) => ({ key: id, content: <div className={styles.shortName}>{name}</div> }))}
      entries={listComparisonRows(definition.inputs, columns, "inputs", shownIn)}
      results={listComparisonRows(definition.outputs, columns, "outputs", shownIn)}
    />
  );
}

function useDefinition(id: string) {
  const [loaded, setLoaded] = useState<LoadedDefinition | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    loadDefinition(id).then(
      (found) => isWanted && setLoaded(found),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [id]);
  return { loaded, hasFailed };
}
