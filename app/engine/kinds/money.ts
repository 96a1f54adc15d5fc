import { formatAmount, formatMoney } from "#localization/money-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { buildField, formatPlain, type Kind, type NoOptions } from "./kind.ts";
import { createNumericKind, type NumberOptions, type NumericField } from "./numeric.ts";

export interface MoneyOptions extends NumberOptions {
  /** The money input of which this one is a part: "20%" is then read as 20 % of that. */
  readonly partOf?: string;
}

export interface MoneyField extends NumericField<"money"> {
  readonly partOf?: string;
}

/** An amount in the visitor's currency, shown without decimals unless `decimals` says otherwise. */
export const money = <const O extends MoneyOptions = NoOptions>(label: string, options?: O) =>
  buildField("money", label, options);

const amountKind = createNumericKind<MoneyField>({
  hasSuffixes: true,
  stripMarks: (_, text) =>
    text
      .replace(/^[-−]?\s*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}\b|kr\.?|R\$|zł|Fr\.?)\s*/u, getSign)
      .replace(/\s*(?:\p{Sc}|\b[A-Z]{3}|kr\.?|zł|Fr\.?)$/u, ""),
  format: (field, value, preferences) =>
    formatPlain(formatMoney(value as number, currencyFor(field, preferences), field.decimals ?? 0)),
});

/** An amount in the visitor's currency, or in the one that the field is bound to. */
export const moneyKind: Kind<MoneyField> = {
  ...amountKind,
  parse(field, text, preferences) {
    const typed = amountKind.parse(field, text, preferences);
    const sum = typed.ok ? null : parseArithmetic(field, text, preferences.locale);
    return sum === null ? typed : { ok: true, value: sum };
  },
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

/** No longer text is taken for arithmetic. */
const LONGEST_ARITHMETIC = 100;

/** "64.5+12", "3 × 19.90 - 5": amounts with signs between them, products before sums; null where it is no such thing. */
function parseArithmetic(field: MoneyField, text: string, locale: string): number | null {
  if (text.length > LONGEST_ARITHMETIC) return null;
  // A sign belongs to the number behind it where nothing stands before it.
  const parts = text.split(/(?<=[\d\p{Sc}%.)\s])\s*([-+−*×/÷])\s*/u);
  if (parts.length < 3) return null;
  const terms: number[] = [];
  for (let at = 0; at < parts.length; at += 2) {
    const value = amountKind.parseEntry(field, parts[at]!.trim(), locale);
    if (value === null) return null;
    const sign = parts[at - 1] ?? "+";
    if (sign === "+") terms.push(value);
    else if (sign === "-" || sign === "−") terms.push(-value);
    else terms.push(sign === "*" || sign === "×" ? terms.pop()! * value : terms.pop()! / value);
  }
  const sum = terms.reduce((total, term) => total + term, 0);
  return Number.isFinite(sum) ? Number(sum.toPrecision(15)) : null;
}
