import { withUnit } from "#engine/drafts.ts";
import { unitChoices, unitSymbol } from "#engine/quantity-units.ts";
import * as styles from "./form.css.ts";
import type { ControlProps } from "./control-props.ts";

/** The units of a quantity: the common ones, then all others. */
export function UnitSelect({ field, draft, name, preferences, onChange, cellLabel }: ControlProps) {
  const unit = draft.unit ?? field.unit!;
  const choices = unitChoices(field);
  const others = choices.filter((choice) => !choice.isCommon);
  return (
    <select
      className={styles.unitSelect}
      name={`${name}.unit`}
      aria-label={`Unit of ${cellLabel ?? field.label}`}
      title={unitSymbol(field, unit)}
      value={unit}
      onChange={(event) => onChange(withUnit(field, draft, event.target.value, preferences))}
    >
      {choices
        .filter((choice) => choice.isCommon)
        .map((choice) => (
          <option key={choice.id} value={choice.id}>
            {choice.symbol}
          </option>
        ))}
      {others.length > 0 && (
        <optgroup label="All units">
          {others.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {/* The closed select has room for the symbol only. */}
              {choice.id === unit || choice.symbol === choice.label
                ? choice.symbol
                : `${choice.symbol} · ${choice.label}`}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
