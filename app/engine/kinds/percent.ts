import { formatPercent } from "#localization/number-format.ts";
import { buildField, formatPlain, type NoOptions } from "./kind.ts";
import { createNumericKind, type NumberOptions, type NumericField } from "./numeric.ts";

export type PercentField = NumericField<"percent">;

/** A percentage: 6.5 means 6.5 %. */
export const percent = <const O extends NumberOptions = NoOptions>(label: string, options?: O) =>
  buildField("percent", label, options);

export const percentKind = createNumericKind<PercentField>({
  stripMarks: (_, text) => text.replace(/\s*(?:%|percent|per cent|pct)$/i, "").replace(/^%\s*/, ""),
  getBoundUnit: () => "%",
  format: (field, value, { locale }) => formatPlain(formatPercent(value as number, locale, field.decimals)),
});
