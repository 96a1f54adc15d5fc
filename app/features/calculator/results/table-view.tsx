import type { AnyField, Rows } from "#engine/fields.ts";
import { integer } from "#engine/fields.ts";
import { Button } from "#ui/button.tsx";
import * as styles from "./results.css.ts";
import type { ResultRows } from "./table-rows.tsx";

/** What a reader wants to see of a table. */
export interface TableChoice {
  /** A row for each year instead of each month. */
  readonly isYearly: boolean;
  /** Keys of columns that are left out. */
  readonly hidden: readonly string[];
}

export const EVERYTHING: TableChoice = { isYearly: false, hidden: [] };

/** The part of a table that was chosen. */
export function chooseRows(field: AnyField, columns: Rows, rows: ResultRows, choice: TableChoice) {
  const table = choice.isYearly ? foldYears(field, columns, rows) : { columns, rows };
  const shown = Object.entries(table.columns).filter(([key]) => !choice.hidden.includes(key));
  return { columns: Object.fromEntries(shown), rows: table.rows };
}

const MONTHS = 12;

/** A row for each twelve months: flows are summed, stocks are those at the end. */
export function foldYears(field: AnyField, columns: Rows, rows: ResultRows) {
  const { sum = [], last = [] } = field.byYear ?? {};
  const years = Array.from({ length: Math.ceil(rows.length / MONTHS) }, (_, year) => {
    const months = rows.slice(year * MONTHS, (year + 1) * MONTHS);
    return {
      year: year + 1,
      ...Object.fromEntries(sum.map((key) => [key, months.reduce((total, month) => total + Number(month[key]), 0)])),
      ...Object.fromEntries(last.map((key) => [key, months.at(-1)?.[key]])),
    };
  });
  const kept = Object.entries(columns).filter(([key]) => [...sum, ...last].includes(key));
  return { columns: { year: integer("Year"), ...Object.fromEntries(kept) } as Rows, rows: years };
}

interface TableChoicesProps {
  readonly field: AnyField;
  readonly columns: Rows;
  readonly choice: TableChoice;
  onChange(choice: TableChoice): void;
}

/** Month or year, and a box for each column but the first. */
export function TableChoices({ field, columns, choice, onChange }: TableChoicesProps) {
  const { byYear } = field;
  const offered = Object.entries(columns)
    .slice(1)
    .filter(([key]) => !choice.isYearly || byYear?.sum?.includes(key) || byYear?.last?.includes(key));
  return (
    <div className={styles.choices} role="group" aria-label={`What ${field.label} shows`}>
      {byYear &&
        [false, true].map((isYearly) => (
          <Button
            key={String(isYearly)}
            look="quiet"
            className={styles.period}
            aria-pressed={choice.isYearly === isYearly}
            onClick={() => onChange({ ...choice, isYearly })}
          >
            {isYearly ? "By year" : "By month"}
          </Button>
        ))}
      {offered.map(([key, column]) => (
        <label key={key} className={styles.choice}>
          <input
            type="checkbox"
            checked={!choice.hidden.includes(key)}
            onChange={({ target }) =>
              onChange({
                ...choice,
                hidden: target.checked ? choice.hidden.filter((other) => other !== key) : [...choice.hidden, key],
              })
            }
          />
          {column.label}
        </label>
      ))}
    </div>
  );
}
