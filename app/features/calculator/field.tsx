import { memo, useId } from "react";
import { type Draft, otherUnitTyped, withUnit } from "#engine/drafts.ts";
import type { AnyField, Option } from "#engine/fields.ts";
import { currencyFor } from "#engine/kinds/money.ts";
import { formatValue } from "#engine/format.ts";
import { prettyUnit } from "#engine/kinds/numeric.ts";
import { unitChoices, unitSymbol } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { itemOf, rowsOf } from "#engine/values.ts";
import { currencySign } from "./currency-sign.ts";
import { ListField } from "./list-field.tsx";
import * as styles from "./form.css.ts";

export interface FieldProps {
  readonly name: string;
  readonly field: AnyField;
  readonly draft: Draft;
  /** The sentence that refuses what stands in the field. */
  readonly message?: string | undefined;
  /** The options of a choice, which may depend on other fields. */
  readonly options: readonly Option[];
  readonly preferences: Preferences;
  readonly today: string;
  onChange(draft: Draft): void;
}

interface OwnFieldProps extends Omit<FieldProps, "onChange"> {
  setDraft(name: string, draft: Draft): void;
}

/** One input of a calculator: label, control, unit, help, and what is wrong in words. A keystroke renders its own field. */
export const Field = memo(function Field({ setDraft, ...own }: OwnFieldProps) {
  const { name, field, message, draft, preferences } = own;
  const props = { ...own, onChange: (changed: Draft) => setDraft(name, changed) };
  const id = `field-${name}`;
  const helpId = useId();
  if (rowsOf(field)) return <ListField {...props} />;
  const typed = otherUnitTyped(field, draft, preferences);
  const hasNote = Boolean(field.help || typed);
  const described = [hasNote ? helpId : "", message ? `${id}-wrong` : ""].filter(Boolean).join(" ");
  const notes = (
    <>
      {typed && (
        <p className={styles.note} id={helpId}>
          {draft.text.trim()} = {formatValue(field, typed.value, preferences, draft.unit).text}
        </p>
      )}
      {!typed && field.help && (
        <p className={styles.note} id={helpId}>
          {field.help}
        </p>
      )}
      {message && (
        <p className={styles.wrong} id={`${id}-wrong`}>
          {message}
        </p>
      )}
    </>
  );
  if (field.kind === "boolean") {
    return (
      <div className={styles.field}>
        <label className={styles.check}>
          <input type="hidden" name="shown" value={name} />
          <input
            type="checkbox"
            className={styles.checkbox}
            id={id}
            name={name}
            value="true"
            checked={draft.text === "true"}
            onChange={(event) => props.onChange({ text: String(event.target.checked) })}
            aria-describedby={described || undefined}
          />
          {field.label}
        </label>
        {notes}
      </div>
    );
  }
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {field.label}
        {field.optional && <span className={styles.optional}>optional</span>}
      </label>
      <div className={styles.box} data-wrong={Boolean(message)}>
        <Control {...props} id={id} described={described} />
      </div>
      {notes}
    </div>
  );
});

interface ControlProps extends FieldProps {
  readonly id: string;
  readonly described: string;
  /** In a list's cell: the column's label. */
  readonly cellLabel?: string;
}

/** The bare control with what stands before and behind it; also used in the cells of a list. */
export function Control(props: ControlProps) {
  const { field, preferences } = props;
  const sign = field.kind === "money" ? currencySign(currencyFor(field, preferences)) : null;
  return (
    <>
      {sign?.isBefore && <span className={styles.before}>{sign.text}</span>}
      <Bare {...props} />
      {sign && !sign.isBefore && <span className={styles.affix}>{sign.text}</span>}
      {field.kind === "percent" && <span className={styles.affix}>%</span>}
      {field.kind !== "quantity" && field.unit && <span className={styles.affix}>{prettyUnit(field.unit)}</span>}
      {field.kind === "quantity" && <UnitSelect {...props} />}
    </>
  );
}

function Bare({ id, name, field, draft, options, described, message, cellLabel, onChange }: ControlProps) {
  const common = {
    id,
    name,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": described || undefined,
    "aria-label": cellLabel,
    className: cellLabel ? styles.cellControl : styles.control,
  } as const;
  const change = (event: { target: { value: string } }) => onChange({ ...keptUnit(draft), text: event.target.value });
  if (field.kind === "choice") {
    return (
      <select {...common} value={draft.text} onChange={change}>
        {options.map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </select>
    );
  }
  if (field.multiline || itemOf(field)) {
    return (
      <textarea
        {...common}
        className={`${common.className} ${styles.area} ${styles.code}`}
        rows={3}
        value={draft.text}
        onChange={change}
        spellCheck={false}
      />
    );
  }
  return (
    <>
      <input
        {...common}
        className={field.code ? `${common.className} ${styles.code}` : common.className}
        type={field.kind === "date" ? "date" : field.kind === "time" ? "time" : field.secret ? "password" : "text"}
        inputMode={isNumeric(field) && field.kind !== "quantity" ? "decimal" : undefined}
        autoComplete="off"
        spellCheck={false}
        list={field.suggestions ? `${id}-suggestions` : undefined}
        min={field.kind === "date" && typeof field.min === "string" ? field.min : undefined}
        max={field.kind === "date" && typeof field.max === "string" ? field.max : undefined}
        value={draft.text}
        onChange={change}
      />
      {field.suggestions && (
        <datalist id={`${id}-suggestions`}>
          {field.suggestions().map((value) => (
            <option key={value} value={value} />
          ))}
        </datalist>
      )}
    </>
  );
}

function keptUnit(draft: Draft): { unit?: string } {
  return draft.unit ? { unit: draft.unit } : {};
}

function UnitSelect({ field, draft, name, preferences, onChange, cellLabel }: ControlProps) {
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
              {choice.symbol === choice.label ? choice.label : `${choice.symbol} · ${choice.label}`}
            </option>
          ))}
        </optgroup>
      )}
    </select>
  );
}
