import { buildField, type NoOptions } from "./kind.ts";
import { createNumericKind, formatCounted, type NumberOptions, type NumericField } from "./numeric.ts";

export type NumberField = NumericField<"number">;

/** Any real number. */
export const number = <const O extends NumberOptions = NoOptions>(label: string, options?: O) =>
  buildField("number", label, options);

export const numberKind = createNumericKind<NumberField>({
  format: (field, value, { locale }) => formatCounted(field, value as number, locale),
});
