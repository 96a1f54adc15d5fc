import { formatAmount, formatMoney } from "#localization/money-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Dimension } from "#units/dimension.ts";
import { fromShownUnit, toShownUnit, unitFor, unitSymbol } from "#engine/quantity-units.ts";
import { buildField, type DefaultIn, type Kind, type KindSchema, type NoOptions } from "./kind.ts";
import { createNumericKind, formatEditable, type NumberOptions, type NumericField, numericSchema } from "./numeric.ts";
import { formatInUnit } from "./quantity.ts";

export interface MoneyOptions extends NumberOptions {
  /** The money input of which this one is a part: "20%" is then read as 20 % of that. */
  readonly partOf?: string;
}

export interface PriceOptions<U extends string> extends Omit<NumberOptions, "unit"> {
  /** The unit of which the value in the JSON call, the bounds and the default are the price. */
  readonly unit: U;
  /** How many of them it is the price of: 100 for a cost per 100 km, which others read per 100 mi. */
  readonly count?: number;
  /** The unit by which readers of a system buy it, where that is not the usual counterpart: concrete by the cubic yard. */
  readonly metric?: U;
  readonly imperial?: U;
  /** The default that is round in the unit of a system: `{ imperial: 120 }`. */
  readonly defaultIn?: DefaultIn<number>;
}

export interface MoneyField extends NumericField<"money"> {
  readonly partOf?: string;
  /** What a price is the price of. */
  // oxlint-disable-next-line typescript/no-explicit-any -- a dimension of any units
  readonly per?: Dimension<any, any>;
  readonly count?: number;
  readonly metric?: string;
  readonly imperial?: string;
  /** The default for readers of a system of units: that of a price is per their unit, another stands beside a choice of units. */
  readonly defaultIn?: DefaultIn<number>;
}

/** An amount in the visitor's currency, shown without decimals unless `decimals` says otherwise. */
export const money = <const O extends MoneyOptions & Pick<MoneyField, "defaultIn"> = NoOptions>(
  label: string,
  options?: O,
) => buildField("money", label, options);

/** An amount per unit of what it buys ("$1.80/lb"); visitors see and type it per unit of their own system. */
export const price = <const D extends string, const U extends string, const O extends PriceOptions<U>>(
  label: string,
  per: Dimension<D, U>,
  options: O,
) => buildField("money", label, { per, ...options } as { readonly per: Dimension<D, U> } & O);

const amountKind = createNumericKind<MoneyField>({
  hasSuffixes: true,
  stripMarks: (_, text) =>
    text
      .replace(/^[-−]?\s*(?:\p{Sc}|[A-Z]{1,3}\p{Sc}|[A-Z]{3}\b|kr\.?|R\$|zł|Fr\.?)\s*/u, getSign)
      .replace(/\s*(?:\p{Sc}|\b[A-Z]{3}|kr\.?|zł|Fr\.?)$/u, ""),
  format(field, value, preferences, chosen) {
    const unit = findUnit(field, preferences, chosen);
    const amount = toShownUnit(field, value as number, unit);
    const figure = formatMoney(amount, currencyFor(field, preferences), field.decimals ?? 0);
    const symbol = unit ? unitSymbol(field, unit) : "";
    return { text: figure + symbol, figure, unit: symbol };
  },
  formatForField(field, value, preferences, chosen) {
    const unit = findUnit(field, preferences, chosen);
    return unit && typeof value === "number"
      ? formatInUnit(field, value, preferences, unit)
      : formatEditable(value, preferences.locale, 15);
  },
  getBoundUnit: (field, _, reader) =>
    field.per ? unitSymbol(field, reader ? unitFor(field, ...reader) : field.unit!) : "",
});

/** An amount in the visitor's currency, or in the one that the field is bound to. */
export const moneyKind: Kind<MoneyField> = {
  ...amountKind,
  getUnit: findUnit,
  getDefault(field, _, unitSystem) {
    const own = unitSystem && field.defaultIn?.[unitSystem];
    if (!unitSystem || own === undefined) return field.default ?? null;
    return field.per ? fromShownUnit(field, own, unitFor(field, { unitSystem })) : own;
  },
  parse(field, text, preferences, chosen = field.unit) {
    const typed = amountKind.parse(field, text, preferences);
    const value = typed.ok ? typed.value : parseArithmetic(field, text, preferences.locale);
    if (typeof value !== "number") return typed;
    const unit = findUnit(field, preferences, chosen);
    return { ok: true, value: unit ? fromShownUnit(field, value, unit) : value };
  },
  formatCell: (field, value, preferences) =>
    formatAmount(
      toShownUnit(field, value as number, findUnit(field, preferences)),
      currencyFor(field, preferences),
      field.decimals,
    ),
};

function findUnit(field: MoneyField, preferences: Preferences, chosen?: string): string | undefined {
  return field.per && unitFor(field, preferences, chosen);
}

export const moneySchema: KindSchema<MoneyField> = {
  describe: (field) => ({ unit: field.per ? unitSymbol(field, field.unit!) : field.unit }),
  toJsonSchema: (field) => ({
    ...numericSchema.toJsonSchema(field),
    "x-unit": field.per ? unitSymbol(field, field.unit!) : field.unit,
  }),
  draw: (field, random) => numericSchema.draw(field, random),
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

/** "64.5+12", "3 × 19.90 - 5": amounts with signs between them, products before sums; null where it is not such a thing. */
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
