import type { Dimension, Unit } from "./dimension.ts";

type Names<U extends string> = ReadonlyMap<string, ReadonlySet<Unit<U>>>;

/** All names of a dimension, at three levels of tolerance. */
interface Index<U extends string> {
  readonly exact: Names<U>;
  readonly folded: Names<U>;
  readonly caseless: Names<U>;
}

const indexes = new WeakMap<Dimension, Index<string>>();

/**
 * The unit that a person means by a text, or null where none or more than one fits (see `unitsNamed`).
 *
 * The id, symbol, label and aliases are tried as they stand, then with other notation (see `foldName`), then without
 * regard to case, where only one unit fits: "MM" is mm in a length, yet "MW" is never mW.
 * Spaces around and a trailing dot do not count.
 * Examples: findUnit(length, "feet"), findUnit(area, "sq. ft."), findUnit(speed, "km per hour").
 */
export function findUnit<U extends string>(dimension: Dimension<string, U>, text: string): Unit<U> | null {
  const found = unitsNamed(dimension, text);
  return found.length === 1 ? (found[0] ?? null) : null;
}

/**
 * All units that a text may mean: those of the strictest level at which any fits. Empty where none does; more than one
 * where only the case of letters would tell them apart ("MHZ": mHz and MHz).
 */
export function unitsNamed<U extends string>(dimension: Dimension<string, U>, text: string): readonly Unit<U>[] {
  const index = getIndex(dimension);
  const trimmed = text.trim();
  const folded = foldName(trimmed);
  const found =
    index.exact.get(trimmed) ??
    index.exact.get(trimmed.replace(/\.$/, "").trimEnd()) ??
    index.folded.get(folded) ??
    index.caseless.get(folded.toLowerCase());
  return found === undefined ? [] : [...found];
}

/**
 * One spelling for the many notations of a unit's name; the case stays, and so do different units.
 * Unicode forms become plain (² ₂ µ ″ ℃), · × * become a dot, "per" a stroke, "square", "squared", "cubic" and "cubed" an exponent;
 * degree signs, carets, brackets, spaces and hyphens go; "meter" is "metre", "liter" is "litre"; words of four letters
 * and more lose their plural s.
 * Examples: "Square feet" and "square foot" are "foot2"; "miles per hour" is "mile/hour".
 */
export function foldName(name: string): string {
  return name
    .normalize("NFKC")
    .replace(/[’‘′ʹ´`]/g, "'")
    .replace(/[“”]|''/g, '"')
    .replace(/[‐‑‒–−]/g, "-")
    .replace(/[·⋅∙•×*]/g, ".")
    .replace(/[°^()]/g, "")
    .replace(/ ?\bper\b ?/gi, "/")
    .replace(/\b([a-z]+) squared\b/gi, "$12")
    .replace(/\b([a-z]+) cubed\b/gi, "$13")
    .replace(/\b(?:square|sq)\b[. ]*([a-z]+)/gi, "$12")
    .replace(/\b(?:cubic|cu)\b[. ]*([a-z]+)/gi, "$13")
    .replace(/(met|lit)er/gi, "$1re")
    .replace(/feet/gi, "foot")
    .replace(/inches/gi, "inch")
    .replace(/([a-z]{3,})s(?![a-z])/gi, "$1")
    .replace(/[\s-]+(?!\d)|\s+/g, "")
    .replace(/\.+$/, "");
}

function getIndex<U extends string>(dimension: Dimension<string, U>): Index<U> {
  const known = indexes.get(dimension);
  if (known !== undefined) return known as unknown as Index<U>;
  const index = {
    exact: namesBy(dimension, (name) => name),
    folded: namesBy(dimension, foldName),
    caseless: namesBy(dimension, (name) => foldName(name).toLowerCase()),
  };
  indexes.set(dimension, index);
  return index;
}

function namesBy<U extends string>(dimension: Dimension<string, U>, key: (name: string) => string): Names<U> {
  const names = new Map<string, Set<Unit<U>>>();
  for (const unit of dimension.units) {
    for (const name of [unit.id, unit.symbol, unit.label, ...unit.aliases]) {
      const units = names.get(key(name));
      if (units === undefined) names.set(key(name), new Set([unit]));
      else units.add(unit);
    }
  }
  return names;
}
