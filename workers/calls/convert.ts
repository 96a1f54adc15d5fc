import { convert } from "#units/convert.ts";
import type { Dimension, Unit } from "#units/dimension.ts";
import { dimensions } from "#units/dimensions.ts";
import { findUnit } from "#units/match.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import { errorResponse } from "#workers/http/http.ts";

const all = Object.values(dimensions) as unknown as readonly Dimension[];

/** A unit by the name that the pages use for an American reader, whose format is usual in API v1. */
function describeUnit({ id, label, symbol }: Unit) {
  return { id, label: spellUnit(label, US_PREFERENCES.locale), symbol };
}

/** Every quantity and its units. */
export function listQuantities() {
  return all.map(({ id, label, base, units }) => ({ id, label, base, units: units.map(describeUnit) }));
}

interface Conversion {
  readonly value: number;
  /** Units as people write them: an id, a symbol, a name. */
  readonly from: string;
  readonly to: string;
  /** The id of a quantity, where units of several have these names. */
  readonly quantity?: string | undefined;
}

/**
 * A value in another unit. "5 °C" is a temperature, unless a difference is asked for: the first quantity that has both
 * units counts.
 *
 * @throws Response 422 where a unit is not known, or the two do not measure the same
 */
export function convertUnits({ value, from, to, quantity }: Conversion) {
  const searched = quantity === undefined ? all : all.filter(({ id }) => id === quantity);
  if (searched.length === 0) throw refuse("quantity", "There is no such quantity. /api/v1/units lists them.");
  for (const dimension of searched) {
    const [source, target] = [findUnit(dimension, from), findUnit(dimension, to)];
    if (!source || !target) continue;
    const result = convert(value, source, target);
    if (!Number.isFinite(result))
      throw refuse("value", `${value} ${source.symbol} has no finite value in ${target.symbol}.`);
    const isExact = source.exact && target.exact;
    return { value, from: describeUnit(source), to: describeUnit(target), result, quantity: dimension.id, isExact };
  }
  for (const [field, name] of Object.entries({ from, to })) {
    if (searched.some((dimension) => findUnit(dimension, name))) continue;
    throw refuse(field, `No unit${quantity === undefined ? "" : " of this quantity"} is called “${name}”.`);
  }
  throw refuse("to", `${from} and ${to} do not measure the same.`);
}

function refuse(field: string, message: string): Response {
  return errorResponse(422, "This cannot be converted.", [{ field, message }]);
}
