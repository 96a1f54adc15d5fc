/** A sum in words as numbers, words and signs. */
import { readNumber, readSpokenNumber } from "#assistant/tokens/numbers.ts";

export type Lexeme = { readonly number: number } | { readonly word: string };

const PARTS = "half third quarter fifth sixth seventh eighth ninth tenth".split(" ");
const COUNTED = "one two three four five six seven eight nine".split(" ");
const SPELLED = new RegExp(
  `\\b(${COUNTED.join("|")})[ -](${PARTS.map((one) => one.replace("half", "hal(?:f|ves)").replace(/(?<=h|r|d)$/, "s?")).join("|")})\\b`,
  "g",
);

/** "Three eighths" as 3/8. */
export function writeFractions(text: string): string {
  return text.replace(SPELLED, (_, count: string, part: string) => {
    const below = PARTS.findIndex((one) => part.startsWith(one.slice(0, 3))) + 2;
    return `${COUNTED.indexOf(count) + 1}/${below}`;
  });
}

/** Numbers, words and signs; null where a sign has no meaning here. One currency's sign may stand before the numbers. */
export function split(text: string, locale: string): readonly Lexeme[] | null {
  const lexemes: Lexeme[] = [];
  const signs = new Set(text.match(/[$€£¥]/g));
  if (signs.size > 1) return null;
  let rest = text.replaceAll(/[$€£¥]/g, "").trim();
  while (rest !== "") {
    const written = /^\d[\d.,'’]*/.exec(rest)?.[0].replace(/[.,]+$/, "");
    if (written) {
      const number = readNumber(written, locale);
      // A letter behind it is a unit or a multiple, which are others' to read.
      if (number?.length !== written.length || /^[a-z°]/.test(rest.slice(written.length))) return null;
      lexemes.push({ number: number.value });
      rest = rest.slice(written.length);
    } else {
      const spoken = readSpokenNumber(rest);
      if (spoken) {
        lexemes.push({ number: spoken.value });
        rest = rest.slice(spoken.length).trim();
        continue;
      }
      const sign = /^(?:[a-z]+|[%+*/,×÷−-])/.exec(rest)?.[0];
      if (!sign) return null;
      lexemes.push({ word: sign });
      rest = rest.slice(sign.length);
    }
    rest = rest.trim();
  }
  return lexemes;
}
