/** Tells whether a sentence holds a formula with letters. */
import { writeRiddle } from "./riddles.ts";

/** A letter as part of a sum, a product or a power: "2x + 3", "x^2", "7 - y"; not "10 x 12", "r = 5" or "300k - 50k". */
const LETTERS: readonly RegExp[] = [
  /(?<![\p{L}\d.]|\d\s)(?:\d+(?:\.\d+)?\s?\*?\s?)?[xyz](?:\s*[-+*/^]\s*[-(]?\s*[\dxyz.]|[²³])/iu,
  /(?<![\p{L}\d.])\d+(?:\.\d+)?\*?[xyz]\s*=/iu,
  /\b(?:log|ln|sin|cos|tan|sqrt|exp|abs)\s*\(?\s*\d*[xyz](?![\p{L}\d])/iu,
  /[\d)]\s*[-+=]\s*-?\d*\.?\d*[xyz](?![\p{L}\d]|\s*\d)/iu,
  /(?<![\p{L}\d.])\d*\.?\d*[a-z]\s*[-+]\s*\d+(?:\.\d+)?\s*=\s*-?\d/iu,
  /(?<![\p{L}\d.])\d+(?:\.\d+)?[a-z]\s*[-+]\s*\d+(?:\.\d+)?[a-z]?\s*=\s*-?\d/iu,
];

/** A sentence with a formula of letters in it, its powers as signs; null where it has none. */
export function findFormula(sentence: string): string | null {
  const text = sentence.replace(/(?<=\b\d*[xyz])\s+(squared|cubed)\b/giu, (_, power: string) =>
    power.toLowerCase() === "squared" ? "^2" : "^3",
  );
  return writeRiddle(sentence) ?? (LETTERS.some((pattern) => pattern.test(text)) ? text : null);
}
