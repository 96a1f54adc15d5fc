/** English numerals: as patterns, and as figures. */
export const UNITS = "one two three four five six seven eight nine".split(" ");
export const TEENS = "ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen".split(" ");
export const TENS = "twenty thirty forty fifty sixty seventy eighty ninety".split(" ");

/** From one to ninety-nine. */
export const TO_99 = `(?:(?:${TENS.join("|")})(?:[ -](?:${UNITS.join("|")}))?|${[...TEENS, ...UNITS].join("|")})`;

const ONES = ["zero", ...UNITS, ...TEENS];
const SCALES: Readonly<Record<string, number>> = {
  hundred: 100,
  thousand: 1e3,
  grand: 1e3,
  tausend: 1e3,
  mille: 1e3,
  million: 1e6,
  millions: 1e6,
  mio: 1e6,
  billion: 1e9,
  billions: 1e9,
  trillion: 1e12,
  trillions: 1e12,
  milliarden: 1e9,
  mrd: 1e9,
};

/** What "hundred", "thousand", "million" multiply by; undefined for another word. */
export function getScale(word: string): number | undefined {
  return Object.hasOwn(SCALES, word) ? SCALES[word] : undefined;
}

/**
 * A number in words at the beginning of a list of words: "twenty five", "two hundred thousand", "a hundred".
 *
 * @returns its value and how many words it takes; null where the words begin with no number
 */
export function readNumberWords(words: readonly string[]): { readonly value: number; readonly words: number } | null {
  let [total, part, at] = [0, 0, 0];
  if (words[0] === "a" && getScale(words[1] ?? "") !== undefined) [part, at] = [1, 1];
  for (; at < words.length; at++) {
    const word = words[at]!;
    const unit = ONES.indexOf(word);
    const tens = TENS.indexOf(word);
    const scale = getScale(word);
    if (unit >= 0 && (part % 10 === 0 || part === 0) && (unit < 10 || part % 100 === 0)) part += unit;
    else if (tens >= 0 && part % 100 === 0) part += (tens + 2) * 10;
    else if (scale === 100 && part > 0 && part < 100) part *= 100;
    else if (scale !== undefined && scale > 100 && part > 0) [total, part] = [total + part * scale, 0];
    else if (!(word === "and" && at > 0 && isNumberWord(words[at + 1]))) break;
  }
  return at === 0 ? null : { value: total + part, words: at };
}

function isNumberWord(word: string | undefined): boolean {
  return word !== undefined && (ONES.includes(word) || TENS.includes(word));
}

/** The figure of "one hundred and twenty five", "oh five". */
export const toNumeral = (words: string): number =>
  readNumberWords(
    words
      .toLowerCase()
      .split(/[ -]/)
      .filter((word) => !/^oh?$/.test(word)),
  )?.value ?? 0;
