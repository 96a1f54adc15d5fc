import { useEffect, useState } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { type ExchangeRates, withRates } from "#engine/exchange-rates.ts";
import { preferencesFor } from "#engine/format.ts";
import { usePreferences } from "#features/localization/index.ts";
import { Dialog } from "#ui/dialog.tsx";
import { type Column, createColumn, listComparisonRows } from "./comparison.ts";
import * as styles from "./saved.css.ts";
import type { Saved } from "./saved-store.ts";

interface CompareDialogProps {
  readonly calculatorId: string;
  readonly calculatorName: string;
  readonly saved: readonly Saved[];
  onClose(): void;
}

/** The same calculator's saved inputs side by side, calculated here: nothing of them is sent. */
export default function CompareDialog({ calculatorId, calculatorName, saved, onClose }: CompareDialogProps) {
  const { preferences } = usePreferences();
  const [loaded, setLoaded] = useState<{ definition: AnyDefinition; columns: readonly Column[] } | null>(null);
  const [hasFailed, setHasFailed] = useState(false);
  useEffect(() => {
    let isWanted = true;
    load(calculatorId).then(
      ({ definition, today }) =>
        isWanted && setLoaded({ definition, columns: saved.map((one) => createColumn(definition, one, today)) }),
      () => isWanted && setHasFailed(true),
    );
    return () => {
      isWanted = false;
    };
  }, [calculatorId, saved]);
  return (
    <Dialog title={`Compare: ${calculatorName}`} isWide onClose={onClose}>
      {hasFailed && <p role="alert">The calculator could not be loaded. Please check your connection.</p>}
      {!loaded && !hasFailed && <p role="status">Loading…</p>}
      {loaded && (
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- a region that scrolls is reached by keyboard
        <div className={styles.scroll} tabIndex={0} role="region" aria-label="Comparison">
          <ComparisonTable
            definition={loaded.definition}
            columns={loaded.columns}
            preferences={preferencesFor(loaded.definition, loaded.columns[0]?.inputs ?? {}, preferences)}
          />
        </div>
      )}
    </Dialog>
  );
}

interface TableProps {
  readonly definition: AnyDefinition;
  readonly columns: readonly Column[];
  readonly preferences: ReturnType<typeof usePreferences>["preferences"];
}

function ComparisonTable({ definition, columns, preferences }: TableProps) {
  const parts = [
    ["Entries", listComparisonRows(definition.inputs, columns, "inputs", preferences)],
    ["Results", listComparisonRows(definition.outputs, columns, "outputs", preferences)],
  ] as const;
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <td className={styles.cell} />
          {columns.map(({ saved }) => (
            <th key={saved.id} scope="col" className={styles.head}>
              {saved.name}
            </th>
          ))}
        </tr>
      </thead>
      {parts.map(([title, rows]) => (
        <tbody key={title}>
          <tr>
            <th scope="rowgroup" colSpan={columns.length + 1} className={styles.part}>
              {title}
            </th>
          </tr>
          {rows.map((row) => (
            <tr key={row.key} className={row.differs ? styles.differs : undefined}>
              <th scope="row" className={styles.rowHead}>
                {row.label}
              </th>
              {row.cells.map((cell, index) => (
                <td key={columns[index]?.saved.id} className={styles.cell}>
                  {cell.text}
                  {cell.difference && <span className={styles.difference}>{cell.difference}</span>}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      ))}
    </table>
  );
}

/** What the comparison needs of the answer of `/view`. */
interface Viewed {
  readonly chunk: string;
  readonly today: string;
  readonly rates?: ExchangeRates | null;
}

async function load(id: string): Promise<{ definition: AnyDefinition; today: string }> {
  const response = await fetch(`/api/calculators/${id}/view`, { credentials: "include" });
  if (!response.ok) throw new Error(`${response.status}: ${response.statusText}`);
  const { chunk, today, rates } = (await response.json()) as Viewed;
  const module = (await import(/* @vite-ignore */ chunk)) as { default: AnyDefinition };
  return { definition: withRates(module.default, rates), today };
}
