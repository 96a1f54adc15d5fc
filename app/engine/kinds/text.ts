import { getSeparators } from "#localization/locale-number.ts";
import type { Preferences } from "#localization/preferences.ts";
import { raise } from "#localization/number-format.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import {
  buildField,
  formatPlain,
  type Kind,
  type KindSchema,
  type NoOptions,
  type RandomSource,
  plainKind,
  sayMust,
  type SharedOptions,
} from "./kind.ts";

export interface TextOptions extends SharedOptions {
  readonly default?: string | null;
  readonly maxLength?: number;
  /** Outputs and columns: the words shown for the codes in the JSON answer, `{ propertyTax: "Property tax" }`. */
  readonly labels?: Readonly<Record<string, string>>;
  /** Outputs and columns: the name of a unit, spelled as the reader does. */
  readonly isUnit?: boolean;
  /** Outputs and columns: 2^3 is shown as 2³. */
  readonly hasPowers?: boolean;
  /** Shown in a monospaced face: code, hexadecimal digits, expressions. */
  readonly code?: boolean;
  /** More than one line to type in. */
  readonly multiline?: boolean;
  /** The value is a secret of the visitor (a password): masked, and never put into an address. */
  readonly secret?: boolean;
  /** Numbers stand in the text, which is kept with decimal points: how readers whose decimal sign is a comma type it. */
  readonly withCommas?: { readonly read: (typed: string) => string; readonly write: (text: string) => string };
  /** A matrix of equations: the grid names its columns, and the last one, their right sides, stays the last. */
  readonly hasRightSide?: boolean;
  /** What to suggest while typing (time zones): values, not enforced. */
  readonly suggestions?: () => readonly string[];
}

export interface TextField extends TextOptions {
  readonly kind: "text";
  readonly label: string;
}

/** A text; as an input at most `maxLength` characters. */
export const text = <const O extends TextOptions = NoOptions>(label: string, options?: O) =>
  buildField("text", label, options);

/** The longest text of a field that does not say. */
export const DEFAULT_MAX_LENGTH = 1000;

/** A text, taken as it was typed. */
export const textKind: Kind<TextField> = {
  ...plainKind,
  blankCell: "",
  check(field, value) {
    if (typeof value !== "string") return sayMust(field, "be text");
    const most = field.maxLength ?? DEFAULT_MAX_LENGTH;
    return value.length > most ? sayMust(field, `have at most ${most} characters`) : null;
  },
  parse: (field, text, preferences) => ({ ok: true, value: getCommas(field, preferences)?.read(text) ?? text }),
  parseNeutral: (_, text) => text,
  formatForField: (field, value, preferences) => getCommas(field, preferences)?.write(String(value)) ?? String(value),
  format(field, value, { locale }) {
    const text = field.labels?.[value as string] ?? String(value);
    if (field.isUnit) return formatPlain(spellUnit(text, locale));
    return formatPlain(field.hasPowers ? text.replace(/\^(\d+)/g, (_, exponent) => raise(exponent)) : text);
  },
};

/** How this reader types the numbers in a text, where it is not with points. */
export function getCommas(
  { withCommas }: Pick<TextField, "withCommas">,
  { locale }: Preferences,
): TextField["withCommas"] {
  return getSeparators(locale).decimal === "," ? withCommas : undefined;
}

export const textSchema: KindSchema<TextField> = {
  describe: () => ({}),
  toJsonSchema: ({ maxLength = DEFAULT_MAX_LENGTH }) => ({ type: "string", maxLength }),
  draw({ default: usual, maxLength = DEFAULT_MAX_LENGTH }, random) {
    const text = usual ?? "";
    const way = random();
    if (way < 0.33) return text;
    if (way < 0.66) {
      const at = Math.floor(random() * (text.length + 1));
      return (text.slice(0, at) + drawLetters(random, 3, ANYTHING) + text.slice(at + 1)).slice(0, maxLength);
    }
    return way < 0.83
      ? drawLetters(random, Math.min(maxLength, 200), ANYTHING).slice(0, maxLength)
      : drawLetters(random, 20, FORMULA).slice(0, maxLength);
  },
};

const FORMULA = ["1", "2", ".", "-", "+", "*", "/", "^", "(", ")", " ", "x", ";", ",", "0x", "e"];
const ANYTHING = [
  ..."aZ09 _-.,:;#$%&'\"<>{}[]|\\`~\n\t".split(""),
  ..."é € ß ø Ж 日 本 🙂 \u0301 \u200b".split(" "),
  "__proto__",
  "toString",
];

function drawLetters(random: RandomSource, most: number, letters: readonly string[]): string {
  const count = Math.floor(random() * (most + 1));
  return Array.from({ length: count }, () => letters[Math.floor(random() * letters.length)]!).join("");
}
