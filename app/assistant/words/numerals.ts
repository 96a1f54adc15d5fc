/** English numerals below a million, as patterns and as figures, for what is said aloud. */
export const UNITS = "one two three four five six seven eight nine".split(" ");
export const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
export const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

const BELOW_TWENTY = [...UNITS, ...TEENS];

/** From one to ninety-nine. */
export const TO_99 = `(?:(?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${[...TEENS, ...UNITS].join("|")})`;

/** The figure of "one hundred and twenty five", "two thousand six", "oh five"; words that are no numerals count nothing. */
export function toNumeral(words: string): number {
  let [total, part] = [0, 0];
  for (const word of words.toLowerCase().split(/[ -]/)) {
    if (word === "thousand") [total, part] = [total + 1000 * (part || 1), 0];
    else if (word === "hundred") part = 100 * (part || 1);
    else part += TENS.includes(word) ? 10 * (TENS.indexOf(word) + 2) : BELOW_TWENTY.indexOf(word) + 1;
  }
  return total + part;
}
