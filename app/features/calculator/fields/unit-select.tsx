import { withUnit } from "#engine/drafts/convert.ts";
import { unitChoices, unitSymbol } from "#engine/quantity-units.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import * as styles from "./form.css.ts";
import type { ControlProps } from "./control-props.ts";

/** The units of a quantity or a price: the usual one, the common ones of the reader's system and of the other, then all others. */
export function UnitSelect({ field, draft, name, preferences, onChange, cellLabel }: ControlProps) {
  const unit = draft.unit ?? field.unit!;
  const choices = unitChoices(field, preferences.unitSystem);
  // Row by row, units that hardly anyone picks would be most of a document.
  const others = choices.filter((choice) => !choice.isCommon && (!cellLabel || choice.id === unit));
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
        <optgroup label="More units">
          {others.map((choice) => (
            <option key={choice.id} value={choice.id}>
              {/* The closed select has room for the symbol only. */}
              {choice.id === unit || choice.symbol === choice.label
                ? choice.symbol
                : `${choice.symbol} · ${spellUnit(choice.label, preferences.locale)}`}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
