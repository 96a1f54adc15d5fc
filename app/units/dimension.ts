import { nearestNumber } from "./rational.ts";

/**
 * One unit of a dimension. A value in this unit is, in the dimension's base unit:
 * `value * factor + offset` (offset: temperature scales only), or `factor / value` where `reciprocal`
 * (L/100 km in a dimension whose base is km/L).
 */
export interface Unit<Id extends string = string> {
  /** The key of the catalogue, the API and addresses: "ft", "gal-us", "W/(m.K)". Never changes. */
  readonly id: Id;
  /** The name in words, singular: "Foot". */
  readonly label: string;
  /** What stands behind a figure: "ft", "m²". */
  readonly symbol: string;
  /** Further names that people write. `findUnit` derives plurals, spellings and notations by rule. */
  readonly aliases: readonly string[];
  /** How many base units one of these is: the double nearest to `ratio`. */
  readonly factor: number;
  /** The same figure exactly, as a decimal or a fraction: "0.3048", "5/9". */
  readonly ratio: string;
  /** True where `ratio` is so by definition; false where it is measured or rounded (mean molar masses, pi). */
  readonly exact: boolean;
  /** The scale's zero in base units (273.15 for °C over K), where it is not the base unit's zero. */
  readonly offset?: number;
  /** The offset exactly. Present together with `offset`. */
  readonly offsetRatio?: string;
  /** Present where a larger figure means less of the base quantity: base = factor / value. */
  readonly reciprocal?: true;
}

/** A kind of quantity, with all units in which it is measured, smallest family first as the catalogue lists them. */
export interface Dimension<Id extends string = string, U extends string = string> {
  readonly id: Id;
  /** Its name for visitors: "Weight and mass". */
  readonly label: string;
  /** The unit to which the factors refer. It is the one with factor 1 that the catalogue names. */
  readonly base: U;
  /** The pair that a converter shows first. */
  readonly from: U;
  readonly to: U;
  /** The everyday units of each system, the preferred one first. */
  readonly common: { readonly metric: readonly U[]; readonly imperial: readonly U[] };
  readonly units: readonly Unit<U>[];
}

/** The ids of a dimension's units as a type: `UnitOf<typeof length>` is "pm" | … | "ft" | … */
export type UnitOf<D extends Dimension> = D["units"][number]["id"];

/** A unit as it is written in a dimension's file: what follows by rule is left out. */
export interface UnitSource<Id extends string = string> {
  readonly id: Id;
  readonly label: string;
  /** Left out where it is the id. */
  readonly symbol?: string;
  readonly aliases?: readonly string[];
  /** Exact decimal or fraction. */
  readonly factor: string;
  readonly offset?: string;
  readonly reciprocal?: true;
  /** Left out where the factor is exact. */
  readonly exact?: false;
}

interface DimensionSource<Id extends string, U extends string> {
  readonly id: Id;
  readonly label: string;
  readonly base: NoInfer<U>;
  readonly from: NoInfer<U>;
  readonly to: NoInfer<U>;
  readonly common: { readonly metric: readonly NoInfer<U>[]; readonly imperial: readonly NoInfer<U>[] };
  readonly units: readonly UnitSource<U>[];
}

/**
 * Makes a dimension from its file. Ids stay literal types, so a wrong unit id in `base`, `from`, `to` or `common`
 * does not compile. Throws RangeError on a factor that is not an exact figure.
 * Example: `defineDimension({ id: "length", …, units: [{ id: "ft", label: "Foot", factor: "0.3048" }] })`
 */
export function defineDimension<const Id extends string, const U extends string>(
  source: DimensionSource<Id, U>,
): Dimension<Id, U> {
  return { ...source, units: source.units.map(makeUnit) };
}

/**
 * The unit of that id. Throws RangeError where the dimension has none: ids come from code and checked input;
 * what a person types goes through `findUnit`.
 */
export function getUnit<U extends string>(dimension: Dimension<string, U>, id: NoInfer<U>): Unit<U> {
  const unit = dimension.units.find((candidate) => candidate.id === id);
  if (unit === undefined) throw new RangeError(`${dimension.id} has no unit "${id}"`);
  return unit;
}

/** Whether a text is the id of one of the dimension's units, exactly. Narrows the type. */
export function isUnitId<U extends string>(dimension: Dimension<string, U>, id: string): id is U {
  return dimension.units.some((unit) => unit.id === id);
}

function makeUnit<U extends string>(source: UnitSource<U>): Unit<U> {
  const { id, label, symbol = id, aliases = [], factor, offset, reciprocal, exact = true } = source;
  return {
    id,
    label,
    symbol,
    aliases,
    factor: nearestNumber(factor),
    ratio: factor,
    exact,
    ...(offset === undefined ? {} : { offset: nearestNumber(offset), offsetRatio: offset }),
    ...(reciprocal ? { reciprocal } : {}),
  };
}
