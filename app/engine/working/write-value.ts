import type { AnyField } from "#engine/fields.ts";
import { formatValue } from "#engine/format.ts";
import { currencyFor } from "#engine/kinds/money.ts";
import { unitSymbol } from "#engine/quantity-units.ts";
import { formatMoney } from "#localization/money-format.ts";
import { formatNumber, numberFormat } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Term } from "./term.ts";

function writeList(values: readonly unknown[], preferences: Preferences): string {
  const isShort = values.length <= 4 && values.every((one) => typeof one === "number" || typeof one === "string");
  return isShort
    ? values.map((one) => writeLiteral(one, preferences)).join("; ")
    : `${values.length} ${values.length === 1 ? "value" : "values"}`;
}

export function writeLiteral(value: unknown, { locale }: Preferences): string {
  if (typeof value === "number") return formatNumber(value, locale, { digits: 12 });
  return value === null ? "nothing" : String(value);
}

/** A value with its unit, in the unit that the calculation is in. Inside a formula a percentage is its bare number. */
export function writeValue(
  value: unknown,
  field: AnyField | undefined,
  preferences: Preferences,
  isInFormula = false,
): string {
  if (typeof value !== "number") {
    if (isInFormula && field?.kind === "choice" && /^[\d.]+$/.test(String(value))) return String(value);
    if (field && (typeof value === "string" || typeof value === "boolean"))
      return formatValue(field, value, preferences).text;
    if (typeof value === "string") return formatMoment(value, preferences);
    if (typeof value === "bigint") return numberFormat(preferences.locale, {}).format(value);
    return value === null || value === undefined
      ? "nothing"
      : Array.isArray(value)
        ? writeList(value, preferences)
        : isExact(value)
          ? `${value.numerator}${value.denominator === 1n ? "" : `/${value.denominator}`}`
          : typeof value === "boolean"
            ? value
              ? "yes"
              : "no"
            : String(value);
  }
  switch (field?.kind) {
    case "money":
      return formatMoney(value, currencyFor(field, preferences), decimalsOf(value)) + priceUnit(field);
    case "percent":
      return isInFormula ? formatNumber(value, preferences.locale) : formatValue(field, value, preferences).text;
    case "quantity":
      return formatValue(withoutDecimals(field), value, preferences, field.unit).text;
    case "number":
    case "integer":
      return isInFormula
        ? formatNumber(value, preferences.locale, field.plain ? { plain: true } : {})
        : formatValue(field, value, preferences).text;
    default:
      return formatNumber(value, preferences.locale);
  }
}

/** A date or a time of day between two steps, which has no field: as the reader writes them. */
function formatMoment(text: string, preferences: Preferences): string {
  const kind = /^\d{4}-\d\d-\d\d$/.test(text) ? "date" : /^\d\d:\d\d$/.test(text) ? "time" : null;
  return kind ? formatValue({ kind, label: "" }, text, preferences).text : text;
}

/** The unit of which an amount is the price, as the calculation takes it; "" where it is none. */
function priceUnit(field: AnyField): string {
  return field.per ? unitSymbol(field, field.unit!) : "";
}

/** A fraction that is calculated exactly (maths/rational.ts). */
function isExact(value: unknown): value is { readonly numerator: bigint; readonly denominator: bigint } {
  return typeof value === "object" && value !== null && "numerator" in value && typeof value.numerator === "bigint";
}

/** Whole amounts without cents; of less than one as many digits as it takes to calculate with it. */
function decimalsOf(value: number): number {
  const size = Math.abs(value);
  if (size >= 1) return Math.abs(value - Math.round(value)) < 0.005 ? 0 : 2;
  if (size < 1e-12) return 0;
  const most = 3 - Math.floor(Math.log10(size));
  let decimals = 2;
  while (decimals < most && Math.abs(Number(size.toFixed(decimals)) - size) > 1e-9 * size) decimals += 1;
  return decimals;
}

function withoutDecimals(field: AnyField): AnyField {
  const { decimals: _, zero: _zero, ...rest } = field;
  return rest as AnyField;
}

const MONEY: AnyField = { kind: "money", label: "" } as AnyField;

/** The field whose values a term has the unit of: money stays money when it is added or multiplied by a plain number. */
export function fieldOf(term: Term): AnyField | undefined {
  switch (term.is) {
    case "figure":
    case "derived":
      return term.field;
    case "unary":
      return fieldOf(term.of);
    case "binary": {
      const [left, right] = [fieldOf(term.left), fieldOf(term.right)];
      const isMoney = [left?.kind === "money", right?.kind === "money"];
      if (term.sign === "+" || term.sign === "-")
        return isMoney[0] || isMoney[1] ? MONEY : left?.unit === right?.unit ? left : undefined;
      if (term.sign === "*") return isMoney[0] !== isMoney[1] ? MONEY : undefined;
      if (term.sign === "/") return isMoney[0] && !isMoney[1] ? MONEY : undefined;
      return undefined;
    }
    case "function":
      return ["max", "min", "abs"].includes(term.name) ? term.parts.map(fieldOf).find(Boolean) : undefined;
    default:
      return undefined;
  }
}
