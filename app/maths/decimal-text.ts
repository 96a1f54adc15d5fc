/** A number as it was written, digit by digit: neither rounded nor shortened. */
export interface DecimalText {
  readonly negative: boolean;
  /** All digits before the exponent, without the point. */
  readonly digits: string;
  /** How many of them stand behind the point. */
  readonly decimals: number;
  readonly hasPoint: boolean;
  readonly exponent: number;
  /** The digits from the first one that is not 0; empty for zero. */
  readonly significant: string;
  /** The power of ten of the first of them. */
  readonly order: number;
}

/**
 * Reads a number as people write it: optional sign, digits with at most one point, optional exponent as e5, E-3, x10^5
 * or ×10^-3 with a size up to 400. Blanks and commas are ignored.
 *
 * @returns null for anything else
 */
export function readDecimalText(text: string): DecimalText | null {
  const match = /^([+\-−]?)(\d*)(\.?)(\d*)(?:(?:[eE]|[xX×]10\^)([+\-−]?\d+))?$/.exec(text.replaceAll(/[\s,]/g, ""));
  if (!match) return null;
  const [, sign, whole = "", point, behind = "", written = "0"] = match;
  const digits = whole + behind;
  const exponent = Number(written.replace("−", "-"));
  if (digits === "" || Math.abs(exponent) > 400) return null;
  const significant = digits.replace(/^0+/, "");
  const order = significant.length - 1 - behind.length + exponent;
  return {
    negative: (sign === "-" || sign === "−") && significant !== "",
    digits,
    decimals: behind.length,
    hasPoint: point === ".",
    exponent,
    significant,
    order: significant === "" ? 0 : order,
  };
}

/** Digits whose first has the power of ten `order`, written in full: ("120", 1) is "12.0", ("12", 3) is "1200". */
export function plainDecimal(digits: string, order: number): string {
  if (order < 0) return `0.${"0".repeat(-order - 1)}${digits}`;
  if (digits.length <= order + 1) return digits + "0".repeat(order + 1 - digits.length);
  return `${digits.slice(0, order + 1)}.${digits.slice(order + 1)}`;
}

/** The digits and an exponent, as in "1.201e2"; the first `before` digits stand before the point, the exponent has no plus sign. */
export function withExponent(digits: string, exponent: number, before = 1): string {
  const padded = digits.padEnd(before, "0");
  return `${padded.slice(0, before)}${padded.length > before ? `.${padded.slice(before)}` : ""}e${exponent}`;
}
