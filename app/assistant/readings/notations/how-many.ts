/** How many are meant: "two", "at least 3", "4 or more", and in how many ways they can be chosen. */

export const NUMBERS = "zero one two three four five six seven eight nine ten eleven twelve".split(" ");

export const COUNT = `(\\d+|${NUMBERS.slice(1).join("|")})`;

export const BOUND = "(?:(exactly|at least|at most|more than|fewer than|less than|no more than) )?";

export const OR = "(?: (or more|or fewer|or less))?";

/** Ways that show it, of all ways. */
export type Odds = readonly [ways: string | number, all: string | number];

export const toCount = (text: string): number => (NUMBERS.includes(text) ? NUMBERS.indexOf(text) : Number(text));

/** Which counts are meant by "at least 3", "3 or more". */
export function toRange(
  bound: string | undefined,
  count: number,
  or: string | undefined,
  all: number,
): readonly number[] {
  const isMeant = (one: number): boolean => {
    if (bound === "at least" || or === "or more") return one >= count;
    if (bound === "at most" || bound === "no more than" || or) return one <= count;
    if (bound === "more than") return one > count;
    return bound === "fewer than" || bound === "less than" ? one < count : one === count;
  };
  return Array.from({ length: all + 1 }, (_, one) => one).filter(isMeant);
}

export function choose(all: number, some: number): number {
  let ways = 1;
  for (let at = 1; at <= some; at++) ways = (ways * (all - some + at)) / at;
  return Math.round(ways);
}
