/** Units (currencies, zones) that a visitor pinned: what must be entered for the pair to stand in the form, by input. */
export type Pair = Readonly<Record<string, string>>;
type StoredPairs = Readonly<Record<string, readonly Pair[]>>;

const KEY = "pinned-pairs";
/** Of one calculator. */
const MOST = 8;

const isPair = (value: unknown): value is Pair =>
  typeof value === "object" && value !== null && Object.values(value).every((one) => typeof one === "string");

function readAll(): StoredPairs {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? "{}");
    return typeof value === "object" && value !== null ? (value as StoredPairs) : {};
  } catch {
    return {};
  }
}

/** The pairs pinned for a calculator in this browser; anything else is left out. */
export function readPairs(id: string): readonly Pair[] {
  const pairs: unknown = readAll()[id];
  return Array.isArray(pairs) ? pairs.filter(isPair).slice(0, MOST) : [];
}

export const isSamePair = (one: Pair, other: Pair): boolean =>
  Object.keys({ ...one, ...other }).every((key) => one[key] === other[key]);

/** Pins a pair, the latest first, or takes it off where it is pinned. */
export function togglePair(id: string, pair: Pair): readonly Pair[] {
  const known = readPairs(id);
  const others = known.filter((one) => !isSamePair(one, pair));
  const pairs = others.length < known.length ? others : [pair, ...others].slice(0, MOST);
  try {
    localStorage.setItem(KEY, JSON.stringify({ ...readAll(), [id]: pairs }));
  } catch {
    // Storage is full or forbidden: they last as long as the page is open.
  }
  return pairs;
}
