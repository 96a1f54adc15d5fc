/**
 * The right side of y = mx + b for people: "2 · x − 4", "x", "−x + 1", "7". A part that is 0 is left out.
 *
 * @param write how a number is written
 */
export function lineText(slope: number, intercept: number, write: (value: number) => string): string {
  if (slope === 0) return write(intercept);
  const first = slope === 1 ? "x" : slope === -1 ? "−x" : `${write(slope)} · x`;
  if (intercept === 0) return first;
  return `${first} ${intercept < 0 ? "−" : "+"} ${write(Math.abs(intercept))}`;
}
