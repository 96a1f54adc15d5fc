import { getUnit, type Dimension, type Unit } from "./dimension.ts";

/** Why a text was not understood, as sentences for the visitor who wrote it. */

export function tooLong(limit: number): string {
  return `That is too long to be a quantity. Write at most ${limit} characters.`;
}

export function noNumber<U extends string>(dimension: Dimension<string, U>, defaultUnit: U): string {
  return `Write a number and then, if you like, a unit, such as “12 ${getUnit(dimension, defaultUnit).symbol}”.`;
}

export function badNumber(text: string): string {
  return `We cannot read “${text}” as a number.`;
}

export function tooLarge(): string {
  return "That number is too large.";
}

/** Example: We do not know the unit “foo” for a length. Try m, cm, ft or in. */
export function unknownUnit(dimension: Dimension, text: string): string {
  return `We do not know the unit “${text}” for ${withArticle(dimension)}. Try ${suggestions(dimension)}.`;
}

/** Example: “MHZ” could be mHz or MHz. Write it with its capital and small letters. */
export function ambiguousUnit(text: string, units: readonly Unit[]): string {
  return `“${text}” could be ${either(units.map((unit) => unit.symbol))}. Write it with its capital and small letters.`;
}

export function notCompound(dimension: Dimension): string {
  return `Write ${withArticle(dimension)} with one number and one unit.`;
}

export function signInside(): string {
  return "A minus sign can stand only before the first number.";
}

export function notDescending(larger: Unit, smaller: Unit): string {
  return larger === smaller
    ? `The unit ${larger.symbol} stands there twice.`
    : `Write the larger unit first: ${larger.symbol}, then ${smaller.symbol}.`;
}

/** Example: After ft and in, 7 needs a unit. */
export function missingUnit(number: number, before: Unit): string {
  return `Write a unit after ${number}: after ${before.symbol} we cannot tell which one is meant.`;
}

/** Example: 14 in is more than 1 ft. … Said of "5' 14", where the inches are only guessed. */
export function overflowing(number: number, unit: Unit, larger: Unit): string {
  return `After ${larger.symbol}, ${number} ${unit.symbol} would be 1 ${larger.symbol} or more. Write the unit after ${number} if you mean it.`;
}

export function badClock(): string {
  return "Write a time as hours:minutes or hours:minutes:seconds, with minutes and seconds below 60, such as “1:30”.";
}

function withArticle(dimension: Dimension): string {
  // "Weight and mass" is "a weight"; "Application rate (volume per area)" is "an application rate".
  const name = (dimension.label.split(/ and | \(/)[0] ?? "").toLowerCase();
  return `${/^[aeiou]/.test(name) ? "an" : "a"} ${name}`;
}

function suggestions({ common, units }: Dimension): string {
  const ids = new Set([...common.metric.slice(0, 2), ...common.imperial.slice(0, 2)]);
  return either([...ids].map((id) => units.find((unit) => unit.id === id)?.symbol ?? id));
}

function either(words: readonly string[]): string {
  return words.length < 2 ? words.join() : `${words.slice(0, -1).join(", ")} or ${words.at(-1)}`;
}
