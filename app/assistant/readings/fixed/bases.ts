/** Number bases ("255 to hex"). */
import { type Direct, stripCourtesy } from "#assistant/readings/reading.ts";

const BASE = "binary|hex|hexadecimal|octal|decimal";
const SIGNED = String.raw`(-?(?:0x)?[0-9a-f]+)`;
const BASES: Readonly<Record<string, number>> = { binary: 2, octal: 8, decimal: 10, hex: 16, hexadecimal: 16 };
const NAMES: Readonly<Record<string, string>> = { 2: "binary", 8: "octal", 10: "decimal", 16: "hex" };
const FORMS: readonly (readonly [RegExp, "target" | "source"])[] = [
  [new RegExp(`^(?:${BASE}) (?:of|for) ${SIGNED}$`, "i"), "target"],
  [new RegExp(`^(?:${BASE}) (?:of|for) (?:(?:${BASE}) ${SIGNED}|${SIGNED} (?:in )?(?:${BASE}))$`, "i"), "target"],
  [new RegExp(`^${SIGNED}(?: (${BASE})(?: number)?)? (?:to|in|into|as) (${BASE})$`, "i"), "source"],
  [new RegExp(`^(${BASE})(?: number)? ${SIGNED}(?: (?:(?:to|in|into|as) )?(${BASE}))?$`, "i"), "source"],
];

/** Reads "255 to hex", "binary of 37", "ff hex to decimal"; null where the sentence is none. */
export function readBases(sentence: string): Direct {
  const text = stripCourtesy(sentence)
    .replace(
      /^(?:how (?:do|would|can) (?:i|you|we) (?:write|say|express)|how(?: is|'s)|convert|change|turn|write|express|show|the|a|get|give me)\s+/i,
      "",
    )
    .replace(/^the\s+/i, "")
    // "0xff" alone, or "0b101" with the sign of its base.
    .replace(/^(0x[0-9a-f]+)$/i, "hex $1")
    .replace(/^(0x[0-9a-f]+) (?=(?:decimal|binary|octal)$)/i, "$1 to ")
    .replace(/\b0b(?=[01]+\b)/gi, "binary ")
    .replace(/ (in|to|into|as) (?:an? )(?=(?:binary|hex|hexadecimal|octal|decimal)\b)/gi, " $1 ")
    .replace(/\bbase[ -](2|8|10|16)\b/gi, (_, base: string) => NAMES[base]!)
    .replace(/(?<=\b(?:binary|hex|hexadecimal|octal|decimal))\s+(?:numbers?|notation|form|code|digits)$/i, "")
    .replace(
      /^(binary|hex|hexadecimal|octal) (?:number|representation|form|code|value|equivalent) (?=(?:of|for) )/i,
      "$1 ",
    )
    .replace(/ (?:written|expressed|converted) (?=(?:in|as|to) )/i, " ");
  // "26 in base 3": any other base than those that have a name.
  const [, whole, other] = /^(\d+) (?:to|in|into|as) (?:base[ -](\d{1,2})|ternary)$/i.exec(text) ?? [];
  if (whole !== undefined) {
    const toBase = Number(other ?? 3);
    return toBase >= 2 && toBase <= 36
      ? {
          calculator: "number-base-converter",
          inputs: { number: whole, fromBase: 10, toBase },
          unread: [],
          output: "result",
        }
      : null;
  }
  // "10110101 base 2" is in that base, "26 base 3" cannot be.
  const [, figures, called] = /^([0-9a-z]+) (binary|octal|hex|base[ -]\d{1,2})$/i.exec(text) ?? [];
  if (figures !== undefined && /\bbase[ -]?\d/i.test(sentence) && /\d/.test(figures)) {
    const own = BASES[called!.toLowerCase()] ?? Number(/\d+/.exec(called!)![0]);
    const isIn = figures.split("").every((one) => Number.parseInt(one, 36) < own);
    if (own < 2 || own > 36 || own === 10) return null;
    return isIn
      ? {
          calculator: "number-base-converter",
          inputs: { number: figures, fromBase: own },
          unread: [],
          output: "decimal",
        }
      : readBases(`${figures} to ${NAMES[own] ?? `base ${own}`}`);
  }
  // "255 hex": a decimal number, to be written so.
  const [, decimal, base] = /^(\d+) (binary|hex|hexadecimal|octal)$/i.exec(text) ?? [];
  if (decimal !== undefined && !(base!.toLowerCase() === "binary" && /^[01]{3,}$/.test(decimal)))
    return readBases(`${decimal} to ${base!}`);
  const [form] = FORMS.filter(([pattern]) => pattern.test(text));
  if (!form) return null;
  const words = text.toLowerCase().split(" ");
  const number = words.find(
    (word) => !(word in BASES) && /^-?0x[0-9a-f]+$|^-?(?:0x)?[0-9a-f]*\d[0-9a-f]*$|^[0-9a-f]{1,8}$/.test(word),
  );
  const named = words.filter((word) => Object.hasOwn(BASES, word));
  const at = words.findIndex((word) => /^(?:to|in|into|as)$/.test(word));
  const isLed = form[1] === "target";
  const target = isLed ? named[0] : at < 0 ? (named[1] ?? "decimal") : words[at + 1];
  const source = isLed ? named[1] : at >= 0 && named.length < 2 ? undefined : named[0];
  if (number === undefined || target === undefined) return null;
  // "FF to binary" has figures of hexadecimal alone.
  const isHex = /^-?0x/.test(number) || (/^[0-9]*[a-f]+[0-9]*$/.test(number) && target === "binary");
  const fromBase = source === undefined ? (isHex ? 16 : 10) : BASES[source]!;
  // Letters without a word for their base, or a figure that the base lacks, are not a number.
  const digits = number.replace(/^(-?)0x/, "$1");
  if (
    digits
      .replace("-", "")
      .split("")
      .some((one) => Number.parseInt(one, 36) >= fromBase)
  ) {
    const name = Object.keys(BASES).find((one) => BASES[one] === fromBase)!;
    return { calculator: null, reason: `“${number}” is not ${name === "octal" ? "an" : "a"} ${name} number.` };
  }
  const output = target === "hex" ? "hexadecimal" : target;
  return { calculator: "number-base-converter", inputs: { number: digits, fromBase }, unread: [], output };
}
