/** Reads a written number by the customs of the visitor's locale; null where the text is none. Never throws. */
export type ParseNumber = (text: string) => number | null;

/** A number that a text begins with, and what stands behind it. */
export interface LeadingNumber {
  readonly value: number;
  readonly rest: string;
}

const BAR = "\\s*[/⁄∕]\\s*";
const END = "(?![\\p{Nd}.,/⁄∕:])";
const mixed = new RegExp(`^(\\p{Nd}+)(?:\\s+(?:and\\s+)?|-)(\\p{Nd}+)${BAR}(\\p{Nd}+)${END}`, "iu");
const fraction = new RegExp(`^(\\p{Nd}+)${BAR}(\\p{Nd}+)${END}`, "u");
const grouped = /^\p{Nd}{1,3}(?:[\s'’]\p{Nd}{3})+(?!\p{Nd})(?:[.,٫]\p{Nd}+)?/u;
const plain = /^(?:\p{Nd}+(?:[.,٫٬]\p{Nd}+)*|[.,٫]\p{Nd}+)(?:[eE][+−-]?\p{Nd}+)?/u;

/**
 * The ways to read the number at the beginning of a text, the longest first: "1 1/2 in" begins with 1 1/2 or with 1,
 * "1 234 m" with 1234 (where the locale groups so) or with 1. Unsigned; empty where the text begins with no number.
 * What the locale does not read is left out. Empty, too, where a fraction is divided by 0.
 */
export function leadingNumbers(text: string, parseNumber: ParseNumber): readonly LeadingNumber[] {
  const found: LeadingNumber[] = [];
  for (const pattern of [mixed, fraction]) {
    const match = pattern.exec(text);
    if (match === null) continue;
    const value = readFraction(match.slice(1), parseNumber);
    if (!Number.isFinite(value)) return [];
    found.push({ value, rest: text.slice(match[0].length) });
  }
  for (const pattern of [grouped, plain]) {
    const [written = ""] = pattern.exec(text) ?? [];
    const value = written === "" ? null : readPlain(written, parseNumber);
    if (value !== null && Number.isFinite(value)) found.push({ value, rest: text.slice(written.length) });
  }
  return found;
}

/** The figures with which a text begins, as they stand: for saying what could not be read. */
export function leadingFigures(text: string): string {
  return (mixed.exec(text) ?? fraction.exec(text) ?? plain.exec(text))?.[0] ?? "";
}

/** Writes ½ as " 1/2", so that "1½" is a mixed number like "1 1/2". */
export function spellFractions(text: string): string {
  return text.replace(/[¼-¾⅐-⅞]/g, (sign) => ` ${sign.normalize("NFKC").replace("⁄", "/")}`);
}

/** ["1", "1", "2"] is 1 1/2, ["3", "4"] is 3/4; NaN or infinite where that is not a number. */
function readFraction(digits: readonly string[], parseNumber: ParseNumber): number {
  const figures = digits.map((text) => parseNumber(text) ?? Number.NaN);
  const [above = Number.NaN, below = Number.NaN] = figures.slice(-2);
  const whole = figures.length === 3 ? (figures[0] ?? Number.NaN) : 0;
  return whole + above / below;
}

/** A locale's reader need not know exponents: then the mantissa is read by it and the power of ten is put behind. */
function readPlain(written: string, parseNumber: ParseNumber): number | null {
  const value = parseNumber(written);
  const [mantissa = "", exponent] = written.split(/[eE]/);
  if (value !== null || exponent === undefined) return value;
  const significand = parseNumber(mantissa);
  return significand === null ? null : Number(`${significand}e${exponent.replace("−", "-")}`);
}
