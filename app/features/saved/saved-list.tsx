import { Suspense, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { formatSavedAddress, type Saved } from "./saved-store.ts";
import * as styles from "./saved.css.ts";

const CompareDialog = lazyPart(() => import("./compare-dialog.tsx"));

interface SavedListProps {
  readonly saved: readonly Saved[];
  nameOf(calculatorId: string): string;
  dateOf(time: string): string;
  onDelete(saved: Saved): void;
}

/** Saved calculations by calculator: opened in one click, deleted, and where there are several, compared. */
export function SavedList({ saved, nameOf, dateOf, onDelete }: SavedListProps) {
  const [compared, setCompared] = useState<string | null>(null);
  const groups = Map.groupBy(saved, ({ calculatorId }) => calculatorId);
  return (
    <>
      {[...groups].map(([calculatorId, ones]) => (
        <section key={calculatorId} className={styles.group}>
          <div className={styles.item}>
            <h3>{nameOf(calculatorId)}</h3>
            <span className={styles.spring} />
            {ones.length > 1 && <Button onClick={() => setCompared(calculatorId)}>Compare {ones.length}</Button>}
          </div>
          <ul className={styles.list}>
            {ones.map((one) => (
              <li key={one.id} className={styles.item}>
                <Link to={formatSavedAddress(one)} className={styles.link}>
                  {one.name}
                </Link>
                <span className={styles.beside}>{dateOf(one.updatedAt)}</span>
                <span className={styles.spring} />
                <Button look="quiet" aria-label={`Delete ${one.name}`} onClick={() => onDelete(one)}>
                  Delete
                </Button>
              </li>
            ))}
          </ul>
        </section>
      ))}
      {compared !== null && groups.has(compared) && (
        <Suspense fallback={null}>
          <CompareDialog
            calculatorId={compared}
            calculatorName={nameOf(compared)}
            saved={groups.get(compared) ?? []}
            onClose={() => setCompared(null)}
          />
        </Suspense>
      )}
    </>
  );
}
