import type { Ref } from "react";
import type { SavedFigure } from "./saved-store.ts";
import * as styles from "./saved.css.ts";

interface FigureListProps {
  readonly figures: readonly SavedFigure[];
  readonly ref?: Ref<HTMLDListElement>;
}

export function FigureList({ figures, ref }: FigureListProps) {
  return (
    <dl ref={ref} className={styles.figures}>
      {figures.map(({ label, text }) => (
        <div key={label} className={styles.figure}>
          <dt className={styles.beside}>{label}</dt>
          <dd className={styles.value}>{text}</dd>
        </div>
      ))}
    </dl>
  );
}
