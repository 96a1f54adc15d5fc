import { buildField, type DefaultIn, type NoOptions } from "./kind.ts";
import { createNumericKind, formatCounted, type NumberOptions, type NumericField } from "./numeric.ts";

export interface NumberField extends NumericField<"number"> {
  /** The default for readers of a system of units, beside a choice of units that has one too. */
  readonly defaultIn?: DefaultIn<number>;
}

/** Any real number. */
export const number = <const O extends NumberOptions & Pick<NumberField, "defaultIn"> = NoOptions>(
  label: string,
  options?: O,
) => buildField("number", label, options);

export const numberKind = createNumericKind<NumberField>({
  format: (field, value, { locale }) => formatCounted(field, value as number, locale),
});
