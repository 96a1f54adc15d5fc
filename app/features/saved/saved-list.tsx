import { Suspense, useState } from "react";
import { Link } from "react-router";
import { Button } from "#ui/button.tsx";
import { lazyPart } from "#ui/lazy-part.ts";
import { FigureList } from "./figure-list.tsx";
import { formatSavedAddress, type Saved } from "./saved-store.ts";
import * as styles from "./saved.css.ts";

const LiveFigures = lazyPart(() => import("./live-figures.tsx"));
const CompareDialog = lazyPart(() => import("./compare-dialog.tsx"));

interface SavedListProps {
  readonly saved: readonly Saved[];
  nameOf(calculatorId: string): string;
  dateOf(time: string): string;
  /** Without it nothing can be deleted: the list is a copy of what the site has. */
  readonly onDelete?: ((saved: Saved) => void) | undefined;
}

/** What is pressed goes away with what it deletes: the next one's button takes the focus, or the heading above them. */
function focusNeighbor(pressed: HTMLElement): void {
  const part = pressed.closest("section[id]");
  const buttons = [...(part?.querySelectorAll<HTMLElement>("li button") ?? [])];
  const at = buttons.indexOf(pressed);
  (buttons[at + 1] ?? buttons[at - 1] ?? part?.querySelector<HTMLElement>("h2"))?.focus();
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
            <h3 className={styles.naming}>{nameOf(calculatorId)}</h3>
            {ones.length > 1 && (
              <Button className={styles.atEnd} onClick={() => setCompared(calculatorId)}>
                Compare {ones.length}
              </Button>
            )}
          </div>
          <ul className={styles.list}>
            {ones.map((one) => (
              <li key={one.id} className={styles.item}>
                <div className={styles.naming}>
                  <Link to={formatSavedAddress(one)} className={styles.link}>
                    {one.name}
                  </Link>{" "}
                  <span className={styles.beside}>{dateOf(one.updatedAt)}</span>
                </div>
                {onDelete && (
                  <Button
                    look="quiet"
                    className={styles.atEnd}
                    aria-label={`Delete ${one.name}`}
                    onClick={({ currentTarget }) => {
                      focusNeighbor(currentTarget);
                      onDelete(one);
                    }}
                  >
                    Delete
                  </Button>
                )}
                {one.figures && one.figures.length > 0 && (
                  <Suspense fallback={<FigureList figures={one.figures} />}>
                    <LiveFigures saved={one} />
                  </Suspense>
                )}
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
