import { Form } from "react-router";
import { ERROR_TYPES, SEVERITIES } from "#errors/types.ts";
import * as styles from "./admin.css.ts";
import { Button } from "#ui/button.tsx";
import type { ErrorFilter } from "#workers/errors/errors.ts";

/** "not found": a type, or another word of the log, as it is read. */
export const showType = (type: string): string => type.replaceAll("_", " ");

interface FiltersProps {
  readonly filter: ErrorFilter;
  /** A choice was made; without a script the button sends it. */
  onChange(form: HTMLFormElement): void;
}

/** Which errors are shown, as a form that asks the page's own address. */
export function ErrorFilters({ filter, onChange }: FiltersProps) {
  const choose = (name: "state" | "source" | "severity" | "type", label: string, options: readonly string[]) => (
    <label className={styles.label}>
      {label}
      <select
        key={filter[name]}
        name={name}
        className={styles.control}
        defaultValue={filter[name] ?? ""}
        onChange={(event) => event.target.form && onChange(event.target.form)}
      >
        <option value="">All</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {showType(option)}
          </option>
        ))}
      </select>
    </label>
  );
  return (
    <Form className={styles.filters}>
      {choose("state", "State", ["open", "resolved"])}
      {choose("source", "Source", ["server", "browser"])}
      {choose("severity", "Severity", SEVERITIES)}
      {choose("type", "Type", ERROR_TYPES)}
      <label className={styles.label}>
        Calculator
        <input
          name="calculator"
          className={styles.control}
          placeholder="bmi"
          defaultValue={filter.calculator}
          key={filter.calculator}
        />
      </label>
      <Button type="submit">Refresh</Button>
    </Form>
  );
}
