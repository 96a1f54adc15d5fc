import type { FieldKind } from "#engine/fields.ts";
import { currencyFor } from "#engine/kinds/money.ts";
import { prettyUnit } from "#engine/kinds/numeric.ts";
import { currencySign } from "./currency-sign.ts";
import * as styles from "./form.css.ts";
import type { ControlProps } from "./control-props.ts";
import { LineInput, OptionSelect, TextArea } from "./inputs.tsx";
import { UnitSelect } from "./unit-select.tsx";

type ControlOf = (props: ControlProps) => React.ReactNode;

const YES_OR_NO = [
  ["true", "Yes"],
  ["false", "No"],
] as const;

/** The control of each kind, with what is shown before and behind it; a checkbox is laid out with its label by the field. */
const CONTROLS: Readonly<Partial<Record<FieldKind, ControlOf>>> = {
  number: NumberControl,
  integer: NumberControl,
  percent: (props) => (
    <>
      <LineInput {...props} inputMode="decimal" />
      <span className={styles.affix}>%</span>
      <Unit {...props} />
    </>
  ),
  money: MoneyControl,
  quantity: (props) => (
    <>
      <LineInput {...props} />
      <UnitSelect {...props} />
    </>
  ),
  date: (props) => (
    <LineInput {...props} type="date" min={textOrNone(props.field.min)} max={textOrNone(props.field.max)} />
  ),
  time: (props) => <LineInput {...props} type="time" />,
  choice: OptionSelect,
  // In a row, where a checkbox would have no label of its own; alone it is laid out by the field.
  boolean: (props) => <OptionSelect {...props} options={YES_OR_NO} />,
  list: TextArea,
};

/** The control of a field without its label; also used in the cells of a list. */
export function Control(props: ControlProps) {
  const Own = CONTROLS[props.field.kind] ?? (props.field.multiline ? TextArea : LineInput);
  return <Own {...props} />;
}

function NumberControl(props: ControlProps) {
  return (
    <>
      {/* Where a unit may be typed, the keyboard has letters. */}
      <LineInput {...props} inputMode={props.field.typedUnit ? "text" : "decimal"} />
      <Unit {...props} />
    </>
  );
}

function MoneyControl(props: ControlProps) {
  const sign = currencySign(currencyFor(props.field, props.preferences));
  return (
    <>
      {sign.isBefore && <span className={styles.before}>{sign.text}</span>}
      <LineInput {...props} inputMode="decimal" />
      {!sign.isBefore && <span className={styles.affix}>{sign.text}</span>}
      {props.field.per ? <UnitSelect {...props} /> : <Unit {...props} />}
    </>
  );
}

function Unit({ field }: ControlProps) {
  return field.unit ? <span className={styles.affix}>{prettyUnit(field.unit)}</span> : null;
}

function textOrNone(bound: number | string | undefined): string | undefined {
  return typeof bound === "string" ? bound : undefined;
}
