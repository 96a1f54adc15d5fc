/** Complex numbers: "(2 + 3i)(1 - i)", "modulus of 3 - 4i". */
import type { Direct } from "#assistant/readings/reading.ts";
import { read } from "#assistant/readings/slots/form.ts";
import type { Sentence } from "./sentence.ts";

const COMPLEX = String.raw`\(?\s*(-?\d+(?:\.\d+)?)\s*([+-])\s*(\d+(?:\.\d+)?)?\s*i\b\s*\)?`;
const OF_TWO: readonly (readonly [RegExp, string])[] = [
  [/\b(?:plus|add|sum)\b|\|\s*\+/, "add"],
  [/\b(?:minus|subtract)\b|\|\s*-/, "subtract"],
  [/\bdivided?\b|\//, "divide"],
  [/\b(?:times|multiply|multiplied|product)\b|[*×]|\|\s*(?:x\s*)?\|/, "multiply"],
];
const WORDS =
  "complex number numbers times multiply multiplied by product plus add sum minus subtract divide divided + - * × / x";

export function readComplexNumbers(sentence: Sentence): Direct {
  const a = takeComplex(sentence);
  if (!a) return null;
  const b = takeComplex(sentence);
  if (b) {
    const [, operation] = OF_TWO.find(([said]) => sentence.says(said)) ?? [];
    if (operation === undefined || !sentence.isRead(WORDS)) return null;
    const inputs = { operation, aReal: a[0], aImaginary: a[1], bReal: b[0], bImaginary: b[1] };
    return { ...read("complex-number", inputs, "real")!, isJoined: true };
  }
  const [aReal, aImaginary] = a;
  const power = sentence.take(/(?:\^|to the power of|power)\s*(\d+)|\b(squared|cubed)\b/);
  const exponent = power && Number(power[1] ?? (power[2] === "squared" ? 2 : 3));
  if (exponent !== null)
    return sentence.isRead(WORDS)
      ? { ...read("complex-number", { operation: "power", aReal, aImaginary, exponent }, "real")!, isJoined: true }
      : null;
  const output = sentence.take(/\b(?:modulus|magnitude|absolute value)\b/)
    ? "modulusA"
    : sentence.take(/\b(?:argument|angle|phase)\b/)
      ? "argumentA"
      : undefined;
  const operation = ["conjugate", "reciprocal"].find((one) => sentence.take(new RegExp(`\\b${one}\\b`)));
  if (!sentence.isRead(WORDS) || (output === undefined) === (operation === undefined)) return null;
  if (operation === undefined) return read("complex-number", { aReal, aImaginary, operation: "conjugate" }, output);
  return { ...read("complex-number", { operation, aReal, aImaginary }, "real")!, isJoined: true };
}

function takeComplex(sentence: Sentence): readonly [number, number] | null {
  const found = sentence.take(COMPLEX);
  return found && [Number(found[1]), (found[2] === "-" ? -1 : 1) * Number(found[3] ?? 1)];
}
