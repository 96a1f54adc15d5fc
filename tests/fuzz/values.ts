/** Values for inputs: as the definition wants them, at their bounds, of the wrong kind, and hostile. */
import type { Chance } from "./chance.ts";

/** An input as `GET /api/calculators/{id}` describes it. */
export interface Input {
  readonly key: string;
  readonly kind: string;
  readonly default?: unknown;
  readonly min?: unknown;
  readonly max?: unknown;
  readonly maxItems?: number;
  readonly options?: readonly { readonly value: string }[];
  readonly of?: string | readonly Input[];
}

/** What must never come back as it is in a document. */
export const SCRIPT = "<script>alert(70731)</script>";
export const HANDLER = '"><img src=x onerror=alert(70731)>';
/** The header that must never be set. */
export const INJECTED = "x-injected";

export const HOSTILE: readonly string[] = [
  SCRIPT,
  HANDLER,
  `'-alert(70731)-'`,
  "javascript:alert(70731)",
  "</title><script>alert(70731)</script>",
  "'; DROP TABLE calculators; --",
  "1 OR 1=1",
  `x\r\n${INJECTED}: 1`,
  `%0d%0a${INJECTED}:%201`,
  "../../../../etc/passwd",
  "..%2f..%2fwrangler.toml",
  "__proto__",
  "constructor",
  "toString",
  "hasOwnProperty",
  "\u0000",
  "\u{1F4A9}\u202Ereversed",
  "\uFEFF\u00A0\u2028",
  "{{7*7}}${7*7}",
  "NaN",
  "Infinity",
  "-0",
  "1e309",
  "0x10",
  "1_000",
  "",
  " ",
  "//evil.example",
  "https://evil.example",
  "9".repeat(400),
  "a".repeat(5_000),
  "((((((((((1",
  "1,2,3;4,5,6",
  "[[[[[[]]]]]]",
  '{"__proto__":{"polluted":1}}',
];

const EDGES = [0, -1, 1, 0.1, -0.5, 1e-300, 1e300, 2 ** 31, 2 ** 53 + 2, -(2 ** 53), Number.MIN_VALUE];
const DATES = [
  "2026-11-22",
  "1900-01-01",
  "2024-02-29",
  "2023-02-29",
  "9999-12-31",
  "0001-01-01",
  "2026-13-01",
  "today",
];
const TIMES = ["00:00", "23:59", "24:00", "12:60", "7:5"];

export function hostile(chance: Chance): unknown {
  const text = chance.pick(HOSTILE);
  switch (chance.below(8)) {
    case 0:
      return null;
    case 1:
      return [text, [text], { [text || "x"]: text }];
    case 2:
      return { value: text, toString: 1, valueOf: null };
    case 3:
      return chance.pick(EDGES);
    case 4:
      return chance.often(0.5);
    default:
      return text;
  }
}

function numberFor(input: Input, chance: Chance): number {
  const low = typeof input.min === "number" ? input.min : -1e6;
  const high = typeof input.max === "number" ? input.max : Math.max(1e6, low * 10);
  const usual = typeof input.default === "number" ? input.default : 1;
  const value = [
    () => usual * (0.2 + chance.next() * 4),
    () => low + chance.next() * (high - low),
    () => low,
    () => high,
    () => low - 1,
    () => high + 1,
    () => chance.pick(EDGES),
  ][chance.below(7)]!();
  return input.kind === "integer" && chance.often(0.9) ? Math.round(value) : value;
}

/** A value for an input: mostly of its kind and near its bounds, sometimes not. */
export function valueFor(input: Input, chance: Chance): unknown {
  if (chance.often(0.1)) return hostile(chance);
  switch (input.kind) {
    case "boolean":
      return chance.often(0.5);
    case "choice":
      return input.options ? chance.pick(input.options).value : input.default;
    case "date":
      return chance.pick(DATES);
    case "time":
      return chance.pick(TIMES);
    case "text":
      return chance.often(0.5) ? chance.pick(HOSTILE) : (input.default ?? "text");
    case "list":
      return Array.from({ length: chance.pick([0, 1, 2, 3, 10, 60, 300]) }, () => itemFor(input, chance));
    default:
      return numberFor(input, chance);
  }
}

function itemFor({ of = "number" }: Input, chance: Chance): unknown {
  if (typeof of === "string") return valueFor({ key: "item", kind: of }, chance);
  return Object.fromEntries(of.map((field) => [field.key, valueFor(field, chance)]));
}

/** Inputs for a calculator; some are left out, now and then one is added that it does not know. */
export function inputsFor(inputs: readonly Input[], chance: Chance): Record<string, unknown> {
  const entries = inputs.flatMap((input) => (chance.often(0.6) ? [[input.key, valueFor(input, chance)] as const] : []));
  if (chance.often(0.05)) entries.push([chance.pick(HOSTILE) || "unknown", hostile(chance)]);
  // A key of its own even where it is "__proto__".
  return Object.fromEntries(entries);
}

/** The inputs as an address has them. */
export function writeQuery(inputs: Readonly<Record<string, unknown>>): string {
  const text = (value: unknown) =>
    value === null ? "" : typeof value === "object" ? JSON.stringify(value).slice(0, 3_000) : String(value);
  return Object.entries(inputs)
    .map(([key, value]) => `${encode(key)}=${encode(text(value))}`)
    .join("&");
}

/** Percent-encoding of whatever there is; half a surrogate pair becomes the replacement character. */
export const encode = (text: string): string => encodeURIComponent(text.toWellFormed());
