import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { color, space } from "#ui/theme.css.ts";
import * as styles from "#features/calculator/results/results.css.ts";
import type { ResultRows } from "#features/calculator/results/table-rows.tsx";

/** Colours of parts and lines, in order; each differs from its neighbours in lightness too. */
export const SERIES_COLORS = [
  color.accent,
  color.second,
  color.third,
  color.fourth,
  color.soft,
  color.ink,
  color.fifth,
];

/** A whole divided into its parts: one bar, and what each part is. */
export function SplitBar({
  field,
  rows,
  preferences,
}: {
  field: AnyField;
  rows: ResultRows;
  preferences: Preferences;
}) {
  const { name, value } = field.split!;
  const columns = field.columns!;
  const parts = rows.filter((row) => typeof row[value] === "number" && row[value] > 0);
  if (parts.length < 2) return null;
  return (
    <>
      {/* The parts are not always those of the answer above. */}
      <p className={styles.figureTitle} style={{ margin: `${space.s4} 0 0` }}>
        {field.label}: {columns[value]!.label}
      </p>
      <div className={styles.split} style={{ marginTop: space.s2 }} aria-hidden="true">
        {parts.map((row, index) => (
          <span key={String(row[name])} style={{ flexGrow: row[value] as number, background: getColor(index) }} />
        ))}
      </div>
      <ul className={styles.legend}>
        {parts.map((row, index) => (
          <li key={String(row[name])}>
            <span className={styles.swatch} style={{ background: getColor(index) }} />
            {formatValue(columns[name]!, row[name], preferences).text}{" "}
            {formatValue(columns[value]!, row[value], preferences).text}
          </li>
        ))}
      </ul>
    </>
  );
}

export function getColor(index: number): string {
  return SERIES_COLORS[index % SERIES_COLORS.length]!;
}
