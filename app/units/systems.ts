import { getUnit, isUnitId, type Dimension, type Unit } from "./dimension.ts";
import { parseRational } from "./rational.ts";

/** The two families of everyday units. "imperial" means those of the United States where the two differ. */
export type UnitSystem = "metric" | "imperial";

/**
 * Which unit stands for which in daily life, where the nearest in size would surprise: a room is measured in feet, not
 * in yards. Metric first; the first pair with a unit counts. Dimensions and units that are not here go by size.
 */
const counterparts: Readonly<Record<string, string>> = {
  length: "m ft, cm in, mm in, km mi, m yd",
  area: "m2 ft2, cm2 in2, mm2 in2, ha ac, km2 mi2, m2 yd2",
  volume: "L gal-us, mL floz-us, m3 ft3, cm3 in3, mL cup-us, m3 yd3",
  mass: "kg lb, g oz, t ton-us",
  speed: "km/h mph, m/s ft/s, km/h kn",
  force: "N lbf, kN kip, kgf lbf, N ozf",
  torque: "N.m lbf.ft, kgf.m lbf.ft, N.m lbf.in",
  pressure: "bar psi, kPa psi, MPa psi, hPa inHg",
  density: "kg/m3 lb/ft3, g/cm3 lb/ft3",
  fuelEconomy: "L/100km mpg-us, km/L mpg-us, L/100km mpg-uk",
  evEfficiency: "kWh/100km mi/kWh, km/kWh mi/kWh, Wh/km Wh/mi",
  volumeFlow: "L/min gal-us/min, L/s gal-us/min, m3/h ft3/min, m3/s ft3/s",
  massPerArea: "kg/ha lb/ac, t/ha ton-us/ac, g/m2 oz/yd2, kg/m2 lb/ft2",
  emissionFactor: "g/kWh lb/MWh, kg/kWh lb/MWh",
  precipitationRate: "mm/h in/h, mm/day in/day",
  typographicLength: "mm in",
};

/** What is used alike in both systems: electric power, blood pressure in mmHg, gold in troy ounces. */
const everywhere: Readonly<Record<string, string>> = {
  frequency: "rpm bpm",
  length: "nmi",
  mass: "ct oz-t",
  massConcentration: "g/L",
  pace: "min/100m s/100m s/500m",
  power: "W kW hp-boiler",
  pressure: "mmHg atm Torr",
  speed: "mach",
  thermalResistance: "clo",
};

/** A unit further away than this from everything common in the other system is a specialist's: nm, light-years, Pa. */
const FARTHEST = 1000;

/**
 * The unit in which a visitor of that system expects a quantity that is declared in `unitId`. The first that applies:
 *
 * 1. A common unit of the system stays; where both systems have the same (volts, bytes, angles), or the unit is used
 *    everywhere (mmHg), it stays too.
 * 2. Its counterpart in daily life: m gives ft, cm gives in, L/100 km gives mpg, and back.
 * 3. A unit of neither list that belongs to the system already stays: dm² for a metric visitor, a pint for an imperial one.
 * 4. The system's common unit nearest in scale. The unit stays, though, where even that one is more than 1000 times
 *    larger or smaller (550 nm do not turn into inches), is used in both systems and only a power of ten away, or
 *    measures from another zero (kelvin). Where a dimension has reciprocal units, size says nothing: the first is taken.
 *
 * Throws RangeError for an id that the dimension does not have.
 * Example: preferredUnit(fuelEconomy, "L/100km", "imperial") is "mpg-us".
 */
export function preferredUnit<U extends string>(
  dimension: Dimension<string, U>,
  unitId: NoInfer<U>,
  system: UnitSystem,
): U {
  const unit = getUnit(dimension, unitId);
  const own = dimension.common[system];
  const other = dimension.common[system === "metric" ? "imperial" : "metric"];
  const hasAlternative = own.some((id) => !other.includes(id));
  if (own.includes(unitId) || !hasAlternative || isEverywhere(dimension, unitId)) return unitId;
  const counterpart = findCounterpart(dimension, unitId, system);
  if (counterpart !== null) return counterpart;
  if (!other.includes(unitId) && belongsTo(system, dimension, unit)) return unitId;
  if (dimension.units.some((candidate) => candidate.reciprocal)) return own[0] ?? unitId;
  const best = nearest(
    unit,
    own.map((id) => getUnit(dimension, id)),
  );
  return best === null || isNoGain(unit, best, other.includes(best.id)) ? unitId : best.id;
}

function isEverywhere(dimension: Dimension, unitId: string): boolean {
  return everywhere[dimension.id]?.split(" ").includes(unitId) ?? false;
}

function findCounterpart<U extends string>(dimension: Dimension<string, U>, unitId: U, system: UnitSystem): U | null {
  for (const pair of counterparts[dimension.id]?.split(", ") ?? []) {
    const [metric = "", imperial = ""] = pair.split(" ");
    const [from, to] = system === "metric" ? [imperial, metric] : [metric, imperial];
    if (from === unitId && isUnitId(dimension, to)) return to;
  }
  return null;
}

/** Of units in neither list: those that are tens and the clock's sixties of the base (dm², L/h) are metric. */
function belongsTo(system: UnitSystem, dimension: Dimension, unit: Unit): boolean {
  if (findCounterpart(dimension, unit.id, system === "metric" ? "imperial" : "metric") !== null) return true;
  const { numerator, denominator } = parseRational(unit.ratio);
  const isMetric = isMadeOfTwoThreeFive(numerator) && isMadeOfTwoThreeFive(denominator);
  return isMetric === (system === "metric");
}

/** A foot (381/1250 m), a pound and a gallon bring in other primes: 127, 131 and so on. */
function isMadeOfTwoThreeFive(value: bigint): boolean {
  let left = value;
  for (const prime of [2n, 3n, 5n]) while (left % prime === 0n) left /= prime;
  return left === 1n;
}

function nearest<U extends string>(unit: Unit<U>, candidates: readonly Unit<U>[]): Unit<U> | null {
  const sameZero = candidates.filter((candidate) => (candidate.offset === undefined) === (unit.offset === undefined));
  return sameZero.reduce<Unit<U> | null>(
    (best, next) => (best === null || distance(unit, next) < distance(unit, best) ? next : best),
    null,
  );
}

function isNoGain(unit: Unit, best: Unit, isShared: boolean): boolean {
  const tens = distance(unit, best);
  return tens > Math.log10(FARTHEST) || (isShared && Math.abs(tens - Math.round(tens)) < 1e-9);
}

/** How many powers of ten lie between two units. */
function distance(a: Unit, b: Unit): number {
  return Math.abs(Math.log10(a.factor / b.factor));
}
