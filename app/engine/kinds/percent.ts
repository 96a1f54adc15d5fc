import { formatPercent } from "#localization/number-format.ts";
import { formatPlain } from "./kind.ts";
import { createNumericKind } from "./numeric.ts";

/** A percentage: 6.5 means 6.5 %. */
export const percentKind = createNumericKind({
  stripMarks: (_, text) => text.replace(/\s*(?:%|percent|per cent|pct)$/i, "").replace(/^%\s*/, ""),
  getBoundUnit: () => "%",
  format: (field, value, { locale }) => formatPlain(formatPercent(value as number, locale, field.decimals)),
});
