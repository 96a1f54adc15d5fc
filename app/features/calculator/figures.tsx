import { memo } from "react";
import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import * as styles from "./results.css.ts";

/** How long a value reads, so that a sentence is not set like a figure. */
export function lengthOf(text: string): "short" | "long" | "words" {
  if (text.length <= 14) return "short";
  return text.length <= 30 ? "long" : "words";
}

interface FactProps {
  readonly name: string;
  readonly field: AnyField;
  readonly value: unknown;
  readonly preferences: Preferences;
  readonly unit?: string | undefined;
}

/** One result under its name. */
export const Fact = memo(function Fact({ name, field, value, preferences, unit }: FactProps) {
  const shown = formatValue(field, value, preferences, unit);
  return (
    <div className={styles.fact}>
      <dt className={styles.factLabel}>{field.label}</dt>
      {value === null ? (
        <dd className={`${styles.factValue} ${styles.none}`} data-output={name}>
          {shown.text}
        </dd>
      ) : (
        <dd className={styles.factValue} data-output={name} data-length={lengthOf(shown.text)}>
          {shown.text}
        </dd>
      )}
    </div>
  );
});

/** The answer, the loudest thing on the page. */
export function BigAnswer({
  name,
  field,
  value,
  preferences,
  unit,
  isStale,
}: Omit<FactProps, "name"> & { readonly name: string | undefined; readonly isStale: boolean }) {
  const shown = formatValue(field, value, preferences, unit);
  const showsUnit = shown.unit !== "" && shown.text.endsWith(shown.unit);
  return (
    <div className={styles.answer} data-stale={isStale} data-answer>
      <p className={styles.answerLabel}>{field.label}</p>
      <output
        className={styles.answerValue}
        data-output={name}
        data-length={value === null ? "words" : lengthOf(shown.figure)}
      >
        {showsUnit ? shown.figure : shown.text}
        {showsUnit && <span className={styles.answerUnit}>{shown.text.slice(shown.figure.length)}</span>}
      </output>
    </div>
  );
}
