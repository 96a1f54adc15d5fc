import { Button } from "#ui/button.tsx";
import * as styles from "#features/calculator/questions/target.css.ts";

/** What was filled in, as a sentence, and what stood in the fields before. */
export interface Change {
  readonly text: string;
  readonly before: Readonly<Record<string, unknown>>;
}

/** Says what was filled in and takes it back. */
export function ChangeNote({ change, onUndo }: { readonly change: Change; onUndo(): void }) {
  return (
    <p className={styles.done}>
      {change.text}
      <Button onClick={onUndo}>Undo</Button>
    </p>
  );
}
