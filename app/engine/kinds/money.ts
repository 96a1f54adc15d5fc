import { formatAmount, formatMoney } from "#localization/money-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { buildField, formatPlain, type Kind, type NoOptions } from "./kind.ts";
import { createNumericKind, type NumberOptions, type NumericField } from "./numeric.ts";

export type MoneyField = NumericField<"money">;

/** An amount in the visitor's currency, shown without decimals unless `decimals` says otherwise. */
export const money = <const O extends NumberOptions = NoOptions>(label: string, options?: O) =>
  buildField("money", label, options);

/** An amount in the visitor's currency, or in the one that the field is bound to. */
export const moneyKind: Kind<MoneyField> = {
  ...createNumericKind<MoneyField>({
    hasSuffixes: true,
    stripMarks: (_, text) =>
      text
        .replace(/^[-−]?\s*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}\b|kr\.?|R\$|zł|Fr\.?)\s*/u, getSign)
        .replace(/\s*(?:\p{Sc}|\b[A-Z]{3}|kr\.?|zł|Fr\.?)$/u, ""),
    format: (field, value, preferences) =>
      formatPlain(formatMoney(value as number, currencyFor(field, preferences), field.decimals ?? 0)),
  }),
  formatCell: (field, value, preferences) =>
    formatAmount(value as number, currencyFor(field, preferences), field.decimals),
};

/** The visitor's preferences with the currency that the field is bound to, where it is bound to one. */
export function currencyFor(field: Pick<MoneyField, "currency">, preferences: Preferences): Preferences {
  return field.currency ? { ...preferences, currency: field.currency } : preferences;
}

function getSign(prefix: string): string {
  return /^[-−]/.test(prefix) ? "-" : "";
}
