/** Slips of the finger. */

/** The word that differs by one letter: a slip of the finger; undefined where there is none. */
export function findNearest(word: string, words: Iterable<string>): string | undefined {
  if (word.length < 5) return undefined;
  for (const other of words) {
    if (Math.abs(other.length - word.length) <= 1 && other.length > 4 && isOneApart(word, other)) return other;
  }
  return undefined;
}

function isOneApart(one: string, other: string): boolean {
  let from = 0;
  while (from < one.length && one[from] === other[from]) from++;
  const [a, b] = [one.slice(from), other.slice(from)];
  return (
    a.slice(1) === b ||
    a === b.slice(1) ||
    a.slice(1) === b.slice(1) ||
    (a[0] === b[1] && a[1] === b[0] && a.slice(2) === b.slice(2))
  );
}
