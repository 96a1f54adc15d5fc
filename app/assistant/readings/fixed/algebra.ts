/** Formulas with a letter ("x^2 - 5x + 6 = 0"). */
import type { AnyDefinition } from "#engine/define.ts";
import type { Preferences } from "#localization/preferences.ts";
import { findNamedOutput } from "#assistant/goal/named-output.ts";
import { getProfile } from "#assistant/roles/profile.ts";
import { type Reading, stripCourtesy } from "#assistant/readings/reading.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { tokenize } from "#assistant/tokens/tokenize.ts";
import { listWords } from "#assistant/goal/subject.ts";
import { sum } from "#assistant/readings/slots/form.ts";
import { findUnreadWords } from "#assistant/roles/unread.ts";

interface Polynomial {
  /** By power, all moved to one side of the equation. */
  readonly coefficients: ReadonlyMap<number, number>;
  /** Whether it was said to be 0, or equal to another. */
  readonly isEquation: boolean;
  /** The sentence without the formula. */
  readonly rest: string;
}

/** A polynomial in one letter, as it stands in a sentence. */
export interface Algebra extends Polynomial {
  /** What to search calculators by. */
  readonly subject: string;
}

/** "What's x in", "if … what is x", "find x when": that it is to be found is all it says. */
const ASKS_LETTER =
  /\b(?:if|when|given)\b|\b(?:what(?:'?s| is| does)?|find|solve for|get|and|then)(?: the value of| is)* [xyz](?: (?:equals?|be|in|when|if|for|is))?(?![\p{L}\d])/giu;

const DEGREES = ["", "linear equation", "quadratic equation", "cubic equation"];
const POWERS: Readonly<Record<string, number>> = { "": 1, "²": 2, "³": 3, "⁴": 4 };

/** The polynomial of a sentence that has one, with its powers as signs; null where it has none. */
export function parseAlgebra(text: string): Algebra | null {
  const found = findPolynomial(expand(text));
  if (!found) return null;
  const words = stripCourtesy(found.rest).replace(/[^\p{L}\s]/gu, " ");
  const degree = Math.max(...found.coefficients.keys());
  return { ...found, subject: `${words} ${DEGREES[degree] ?? ""}`.trim() };
}

/** "3(x - 4)" as "3x - 12". */
function expand(text: string): string {
  return text.replace(
    /([-+]?)(\s*)(?<![\w.^)])(\d+)\s?\*?\s?\((-?\d*)([xyz])\s*([-+])\s*(\d+)\)(?!\s*[\^²³*/(])/gi,
    (_, sign: string, gap: string, factor: string, slope: string, letter: string, joint: string, constant: string) => {
      const first = Number(factor) * (slope === "" ? 1 : slope === "-" ? -1 : Number(slope));
      const rest = Number(factor) * Number(constant);
      // What is taken away turns the sign in the brackets round.
      const between = (sign === "-") === (joint === "-") ? "+" : "-";
      return first < 0 ? _ : `${sign}${gap}${first}${letter} ${between} ${rest}`;
    },
  );
}

/** The polynomial in the only letter of a formula; null where the formula is something else, or more than one. */
function findPolynomial(text: string): Polynomial | null {
  for (const letter of ["x", "y", "z"]) {
    const term = String.raw`(?:\d+(?:\.\d+)?\s?\*?\s?${letter}|${letter}|\d+(?:\.\d+)?)(?:(?<=${letter})(?:\^\d|[²³⁴]))?(?![\p{L}\d.^²³⁴(])`;
    const terms = new RegExp(
      String.raw`(?<![\p{L}\d.^)])-?\s*${term}(?:\s*[-+=]\s*-?\s*${term})+(?!\s*[-+*/^=(]|\s*\d)`,
      "iu",
    );
    const match = terms.exec(text);
    if (!match?.[0].toLowerCase().includes(letter)) continue;
    const rest = `${text.slice(0, match.index)} ${text.slice(match.index + match[0].length)}`;
    const sides = match[0].split("=");
    if (/\d|[=^*/+()]/.test(rest) || sides.length > 2) return null;
    const coefficients = new Map<number, number>();
    for (const [side, half] of sides.entries()) addTerms(half, letter, side === 0 ? 1 : -1, coefficients);
    const all = [...coefficients].filter(([, value]) => value !== 0);
    return all.length === 0
      ? null
      : { coefficients: new Map(all), isEquation: sides.length === 2, rest: rest.replace(ASKS_LETTER, " ") };
  }
  return null;
}

function addTerms(text: string, letter: string, sign: 1 | -1, coefficients: Map<number, number>): void {
  const term = new RegExp(String.raw`([-+]?)(-?)(\d+(?:\.\d+)?)?\*?(?:(${letter})(?:\^(\d)|([²³⁴]))?)?`, "giu");
  for (const [all, first, second, number, variable, power, raised] of text.replace(/\s/g, "").matchAll(term)) {
    if (all === "") continue;
    const exponent = variable ? Number(power ?? POWERS[raised ?? ""]) : 0;
    const value = Number(number ?? 1) * sign * (first === "-" ? -1 : 1) * (second === "-" ? -1 : 1);
    coefficients.set(exponent, (coefficients.get(exponent) ?? 0) + value);
  }
}

/** "3x + 7 = 31": what the letter is; null where something else is asked, or nothing of the first degree. */
export function solveLinear({ coefficients, isEquation, rest }: Algebra): Reading | null {
  const [slope, constant] = [coefficients.get(1) ?? 0, coefficients.get(0) ?? 0];
  const isAsked = /^(?:solve|find|the|equation|linear|for|[\s.,:;?])*$/i.test(stripCourtesy(rest));
  if (!isEquation || !isAsked || slope === 0 || Math.max(...coefficients.keys()) > 1) return null;
  return { ...sum(`${-constant} / ${slope}`), told: { field: { kind: "number", label: "Solution" } } };
}

const GREATER = /\b(?:bigger|biggest|larger|largest|greater|greatest|higher|highest)\b/i;
const LESSER = /\b(?:smaller|smallest|lesser|least|lower|lowest)\b/i;
const ONE_ROOT =
  /^(?:(?:solve|find|the|equation|quadratic|for|of|to|is|what|whats|what's|only|value|x|[\s.,:;?])|\b(?:roots?|solutions?|zeros?|answers?)\b|\b(?:bigg|larg|great|high|small|less|low)(?:er|est)\b|\b(?:least|positive|negative)\b)*$/i;

/** "Larger root of x² - 7x + 10 = 0": the one of the two that is asked for; null where it is not told which, or there are none. */
export function solveForRoot({ coefficients, rest }: Algebra): Reading | null {
  const [a, b, c] = [2, 1, 0].map((power) => coefficients.get(power) ?? 0) as [number, number, number];
  const root = b ** 2 - 4 * a * c;
  if (a === 0 || root < 0 || Math.max(...coefficients.keys()) > 2 || !ONE_ROOT.test(rest)) return null;
  const roots = [-1, 1].map((sign) => (-b + sign * Math.sqrt(root)) / (2 * a)).toSorted((one, other) => one - other);
  const asked = [
    [GREATER, roots[1]],
    [LESSER, roots[0]],
    // Where both are, none of them is "the positive root".
    [/\bpositive\b/i, roots[0]! <= 0 ? roots[1] : Number.NaN],
    [/\bnegative\b/i, roots[1]! >= 0 ? roots[0] : Number.NaN],
  ] as const;
  const found = asked.filter(([said]) => said.test(rest));
  const [one] = found;
  if (!one || found.length > 1 || !Number.isFinite(one[1]) || (one[0].source.includes("itive") && !(one[1]! > 0)))
    return null;
  const sign = one[1] === roots[1] ? (a > 0 ? "+" : "-") : a > 0 ? "-" : "+";
  return {
    ...sum(`(${-b} ${sign} sqrt(${b}^2 - 4 * (${a}) * (${c}))) / (2 * (${a}))`.replace(`${b}^2`, `(${b})^2`)),
    told: { field: { kind: "number", label: "Root" } },
  };
}

/** A polynomial as the inputs of a calculator that asks for its coefficients: "a (of x²)", "b (of x)", "c". */
export function readAlgebra(
  definition: AnyDefinition,
  { coefficients, rest }: Algebra,
  { locale }: Preferences,
  today: string,
): Reading | null {
  const keys = findCoefficientKeys(definition);
  const degree = Math.max(...keys.keys());
  if (keys.size < 2 || degree !== Math.max(...coefficients.keys())) return null;
  if ([...coefficients.keys()].some((power) => !keys.has(power))) return null;
  const tokens: readonly Token[] = tokenize(stripCourtesy(rest), { locale, today });
  const profile = getProfile(definition);
  // Another question about the same formula is another calculator's.
  if (findUnreadWords(profile, tokens, [], {}, { fits: new Map() }).length > 0) return null;
  const inputs = Object.fromEntries([...keys].map(([power, key]) => [key, coefficients.get(power) ?? 0]));
  const output = findNamedOutput(definition.outputs, listWords(tokens), Object.keys(inputs));
  return { calculator: definition.id, inputs, unread: [], ...(output ? { output } : {}) };
}

/** The inputs that are coefficients, by power: their labels say "(of x²)"; the constant follows that of x. */
function findCoefficientKeys({ inputs }: AnyDefinition): ReadonlyMap<number, string> {
  const powers = new Map<number, string>();
  const keys = Object.keys(inputs);
  for (const [place, key] of keys.entries()) {
    const power = /\(of x([²³⁴]?)\)/.exec(inputs[key]!.label)?.[1];
    if (power === undefined) continue;
    powers.set(POWERS[power]!, key);
    const next = keys[place + 1];
    if (power === "" && next !== undefined && inputs[next]!.kind === "number") powers.set(0, next);
  }
  return powers;
}
