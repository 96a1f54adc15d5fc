import { formatNumber } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Term } from "./term.ts";
import { writeLiteral, writeValue } from "./write-value.ts";

const PRECEDENCE: Readonly<Record<string, number>> = { "+": 1, "-": 1, "*": 2, "/": 2, "%": 2, "**": 3 };
const SIGNS: Readonly<Record<string, string>> = {
  "+": "+",
  "-": "−",
  "*": "×",
  "/": "/",
  "%": "mod",
  "===": "=",
  "!==": "≠",
  "<=": "≤",
  ">=": "≥",
};

/** A term with the names of its figures, or with their values. `around` is the precedence of what it stands in. */
export function writeTerm(term: Term, isNamed: boolean, preferences: Preferences, around = 0): string {
  const write = (one: Term, precedence = 0) => writeTerm(one, isNamed, preferences, precedence);
  const wrap = (text: string, precedence: number) => (precedence < around ? `(${text})` : text);
  switch (term.is) {
    case "literal":
      return writeLiteral(term.value, preferences);
    case "derived":
    case "figure":
      return isNamed && term.label
        ? quote(term.label)
        : wrapNegative(term.value, writeValue(term.value, term.field, preferences, true), around);
    case "unary":
      return wrap(`${term.sign === "!" ? "not " : "−"}${write(term.of, 3)}`, 2);
    case "binary":
      return writeBinary(term, isNamed, preferences, around);
    case "sum":
      return isNamed ? `sum of ${quote(term.label)}` : wrap(writeSum(term.values, preferences), 1);
    case "library":
      return term.parts.length === 0
        ? term.name
        : `${term.name}(${term.parts.map((one) => (isObject(one) ? (one as { label: string }).label : write(one))).join("; ")})`;
    case "function":
      return writeFunction(term, write);
  }
}

/** A name in which a reader would see several: “a, real part” × “b, real part”. */
function quote(label: string): string {
  return /^\w{1,2}, | [-−/×] /.test(label) ? `“${label}”` : label;
}

/** An object among the arguments is told by its name. */
function isObject(term: Term): boolean {
  return term.is === "figure" && typeof term.value === "object" && term.value !== null && !Array.isArray(term.value);
}

function wrapNegative(value: unknown, text: string, around: number): string {
  return text.startsWith("-") && typeof value !== "string" && around > 0 ? `(${text})` : text;
}

function writeBinary(
  term: Extract<Term, { is: "binary" }>,
  isNamed: boolean,
  preferences: Preferences,
  around: number,
): string {
  const percent = writePercent(term, isNamed, preferences);
  if (percent) return around > 2 ? `(${percent})` : percent;
  const own = PRECEDENCE[term.sign] ?? 0;
  const left = writeTerm(term.left, isNamed, preferences, term.sign === "**" ? 4 : own);
  const base = term.sign === "**" && /\s|[%°]$/.test(left) && !left.startsWith("(") ? `(${left})` : left;
  const right = writeTerm(
    term.right,
    isNamed,
    preferences,
    term.sign === "**" ? 0 : own + (term.sign === "*" || term.sign === "+" ? 0 : 1),
  );
  const text =
    term.sign === "**" ? `${base}${writeExponent(right)}` : `${left} ${SIGNS[term.sign] ?? term.sign} ${right}`;
  return own < around ? `(${text})` : text;
}

const SUPERSCRIPTS: Readonly<Record<string, string>> = { "2": "²", "3": "³" };

function writeExponent(exponent: string): string {
  return SUPERSCRIPTS[exponent] ?? (/^[\w.]+$/.test(exponent) ? `^${exponent}` : `^(${exponent})`);
}

/** A percentage over 100 is written with its sign: "Bill × 15%", not "Bill × 15 / 100"; over 1200 it is "15% / 12". */
function writePercent(
  term: Extract<Term, { is: "binary" }>,
  isNamed: boolean,
  preferences: Preferences,
): string | null {
  const { sign, left, right } = term;
  if (sign !== "/" || right.is !== "literal" || typeof right.value !== "number") return null;
  const rest = right.value / 100;
  if (!Number.isInteger(rest)) return null;
  const factors = left.is === "binary" && left.sign === "*" ? [left.left, left.right] : [left];
  const percents = factors.filter((one) => one.is === "figure" && one.field?.kind === "percent");
  if (percents.length !== 1) return null;
  const texts = factors.map((one) =>
    one === percents[0] && !isNamed
      ? writeValue(
          (one as Extract<Term, { is: "figure" }>).value,
          (one as Extract<Term, { is: "figure" }>).field,
          preferences,
        )
      : writeTerm(one, isNamed, preferences, 2),
  );
  return `${texts.join(" × ")}${rest === 1 ? "" : ` / ${rest}`}`;
}

function writeFunction(
  { name, parts }: Extract<Term, { is: "function" }>,
  write: (one: Term, precedence?: number) => string,
): string {
  const [first, second] = parts;
  switch (name) {
    case "sqrt":
      return `√(${write(first!)})`;
    case "cbrt":
      return `∛(${write(first!)})`;
    case "abs":
      return `|${write(first!)}|`;
    case "exp":
      return `e^(${write(first!)})`;
    case "floor":
      return `round down(${write(first!)})`;
    case "ceil":
      return `round up(${write(first!)})`;
    case "round":
      return second ? `round(${write(first!)}; ${write(second)})` : `round(${write(first!)})`;
    case "max":
      return `larger of (${parts.map((one) => write(one)).join("; ")})`;
    case "min":
      return `smaller of (${parts.map((one) => write(one)).join("; ")})`;
    case "hypot":
      return `√(${parts.map((one) => `${write(one, 3)}²`).join(" + ")})`;
    default:
      return `${name}(${parts.map((one) => write(one)).join("; ")})`;
  }
}

function writeSum(values: readonly number[], { locale }: Preferences): string {
  const shown = values.length > 4 ? [...values.slice(0, 2), null, values.at(-1)!] : values;
  return shown
    .map((one, index) => (one === null ? "…" : wrapNegative(one, formatNumber(one, locale), index)))
    .join(" + ");
}
