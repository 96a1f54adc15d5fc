import { memo, useId } from "react";
import type { Draft } from "#engine/drafts/draft.ts";
import { findTypedUnit } from "#engine/drafts/read.ts";
import { formatValue } from "#engine/format.ts";
import { getRowFields } from "#engine/values.ts";
import { Control } from "./control.tsx";
import type { FieldProps } from "./control-props.ts";
import { ListField } from "./list-field.tsx";
import * as styles from "./form.css.ts";

interface OwnFieldProps extends Omit<FieldProps, "onChange"> {
  setDraft(name: string, draft: Draft): void;
  /** Where its tool is at work. */
  readonly children?: React.ReactNode;
}

/** One input of a calculator: label, control, unit, help, and what is wrong in words. A keystroke renders its own field. */
export const Field = memo(function Field({ setDraft, children, ...own }: OwnFieldProps) {
  const { name, field, message, draft, preferences } = own;
  const props = { ...own, onChange: (changed: Draft) => setDraft(name, changed) };
  const id = `field-${name}`;
  const helpId = useId();
  if (getRowFields(field)) return <ListField {...props} />;
  const typed = findTypedUnit(field, draft, preferences);
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
      {children}
    </div>
  );
});
