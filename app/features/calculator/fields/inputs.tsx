import { isNumeric } from "#engine/kinds/index.ts";
import { regroup } from "#localization/locale-number.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import * as styles from "./form.css.ts";
import type { ControlProps } from "./control-props.ts";

/** One line of text. */
export function LineInput(
  props: ControlProps & Pick<React.ComponentProps<"input">, "type" | "inputMode" | "min" | "max">,
) {
  const { id, field, type = field.secret ? "password" : "text", inputMode, min, max } = props;
  const { className, ...common } = getCommonProps(props);
  return (
    <>
      <input
        {...common}
        className={field.code ? `${className} ${styles.code}` : className}
        type={type}
        inputMode={inputMode}
        autoComplete="off"
        spellCheck={false}
        list={field.suggestions ? `${id}-suggestions` : undefined}
        min={min}
        max={max}
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

/** Several lines of text: a list of numbers, an expression. */
export function TextArea(props: ControlProps) {
  const { className, ...common } = getCommonProps(props);
  return <textarea {...common} className={`${className} ${styles.area} ${styles.code}`} rows={3} spellCheck={false} />;
}

export function OptionSelect(props: ControlProps) {
  return (
    <select {...getCommonProps(props)}>
      {/* A row that was added has no choice yet. */}
      {props.draft.text === "" && <option value="">Choose…</option>}
      {props.options.map(([value, text]) => (
        <option key={value} value={value}>
          {spellUnit(text, props.preferences.locale)}
        </option>
      ))}
    </select>
  );
}

function getCommonProps(props: ControlProps) {
  const { id, name, draft, described, message, cellLabel, onChange } = props;
  return {
    id,
    name,
    "aria-invalid": message ? true : undefined,
    "aria-describedby": described || undefined,
    "aria-label": cellLabel,
    className: cellLabel ? styles.cellControl : styles.control,
    value: draft.text,
    onChange: (event: React.ChangeEvent<HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement>) => {
      if (isNumeric(props.field)) keepGroups(event, draft.text, props.preferences.locale);
      onChange({ ...(draft.unit ? { unit: draft.unit } : {}), text: event.target.value });
    },
  } as const;
}

/** Groups the digits anew where one was typed or deleted, with the caret behind the same digit. What is pasted is left as it is. */
function keepGroups({ target, nativeEvent }: React.ChangeEvent<unknown>, before: string, locale: string): void {
  const { inputType, data } = nativeEvent as InputEvent;
  if (!(target instanceof HTMLInputElement)) return;
  if (inputType === "insertText" ? !/^\d$/.test(data ?? "") : !inputType?.startsWith("delete")) return;
  const text = regroup(before, target.value, locale);
  if (text === null) return;
  const digits = target.value.slice(0, target.selectionStart ?? 0).replace(/\D/g, "").length;
  const caret = new RegExp(`^(\\D*\\d){${digits}}`).exec(text)![0].length;
  target.value = text;
  target.setSelectionRange(caret, caret);
}
