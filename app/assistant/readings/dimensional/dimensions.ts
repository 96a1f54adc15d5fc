/** What a quantity is made of, as powers of a few bases: a kilowatt hour is kg·m²·s⁻², a price by the mile $·m⁻¹. */
import type { Measure } from "#assistant/tokens/unit-names.ts";

/** Powers by base: "kg", "m", "s", "A", "bit", "$", or what is counted ("tile"). A power of 0 is left out. */
export type Powers = Readonly<Record<string, number>>;

/** What one of something is. */
export interface Kind {
  /** How many of the bases. */
  readonly scale: number;
  readonly powers: Powers;
  readonly measure?: Measure;
  /** Asked for by that name, in no unit. */
  readonly isSpeed?: boolean;
  /** So much of a unit by another one, which have none together. */
  readonly isMade?: boolean;
}

/** The quantities of `app/units` that may be multiplied: their powers, and how many of the bases their base unit is. */
const QUANTITIES: Readonly<Record<string, readonly [Powers, number?]>> = {
  length: [{ m: 1 }],
  area: [{ m: 2 }],
  volume: [{ m: 3 }],
  mass: [{ kg: 1 }],
  time: [{ s: 1 }],
  speed: [{ m: 1, s: -1 }],
  pace: [{ s: 1, m: -1 }],
  acceleration: [{ m: 1, s: -2 }],
  force: [{ kg: 1, m: 1, s: -2 }],
  energy: [{ kg: 1, m: 2, s: -2 }],
  power: [{ kg: 1, m: 2, s: -3 }],
  voltage: [{ kg: 1, m: 2, s: -3, A: -1 }],
  electricCurrent: [{ A: 1 }],
  electricCharge: [{ A: 1, s: 1 }],
  data: [{ bit: 1 }, 8],
  dataRate: [{ bit: 1, s: -1 }],
  density: [{ kg: 1, m: -3 }],
  massPerArea: [{ kg: 1, m: -2 }],
  massPerLength: [{ kg: 1, m: -1 }],
  volumeFlow: [{ m: 3, s: -1 }],
  massFlow: [{ kg: 1, s: -1 }],
  volumePerArea: [{ m: 1 }, 0.001],
  massConcentration: [{ kg: 1, m: -3 }, 0.001],
  plantDensity: [{ m: -2 }],
  coverage: [{ m: -1 }, 1000],
  fuelEconomy: [{ m: -2 }, 1e6],
  evEfficiency: [{ kg: -1, m: -1, s: 2 }, 1 / 3600],
  emissionFactor: [{ m: -2, s: 2 }, 1 / 3.6e6],
};

const RATES = new Set(
  "speed pace acceleration dataRate density massPerArea massPerLength volumePerArea massConcentration volumeFlow massFlow plantDensity coverage fuelEconomy evEfficiency emissionFactor".split(
    " ",
  ),
);

/** Whether a unit is an amount of one thing per another: "mpg", "kg/m³". */
export function isRate({ measure }: Kind): boolean {
  return measure !== undefined && RATES.has(measure.dimension.id);
}

/** Whether a unit is one of time. */
export function isTime({ measure }: Kind): boolean {
  return measure?.dimension.id === "time";
}

/** Days by period: what is paid by the day is paid 365 times a year. */
const DAYS: Readonly<Record<string, number>> = { day: 1, week: 7, month: 365 / 12, quarter: 365 / 4, year: 365 };

const SECONDS_A_DAY = 86_400;

/** What one of a unit is; null for what is not multiplied, as temperatures are not. */
export function toKind(measure: Measure): Kind | null {
  const { dimension, unit } = measure;
  const [powers, base = 1] = QUANTITIES[dimension.id] ?? [];
  if (!powers || unit.offset !== undefined) return null;
  const days = dimension.id === "time" ? DAYS[unit.id] : undefined;
  // Days are a base of their own: "3 hours a day" is not a share of a day.
  if (days !== undefined) return { scale: days, powers: { day: 1 }, measure };
  const scale = unit.factor * base;
  return unit.reciprocal ? { scale: 1 / scale, powers: multiply({}, powers, -1), measure } : { scale, powers, measure };
}

/** With a day as so many seconds. */
export function joinDays<K extends Kind>(kind: K): K {
  const { day = 0, ...powers } = kind.powers;
  return day === 0
    ? kind
    : { ...kind, scale: kind.scale * SECONDS_A_DAY ** day, powers: multiply(powers, { s: 1 }, day) };
}

/** The product of one with a power of the other. */
export function multiply(one: Powers, other: Powers, power: number): Powers {
  const product = { ...one };
  for (const [base, own] of Object.entries(other)) product[base] = (product[base] ?? 0) + power * own;
  return Object.fromEntries(Object.entries(product).filter(([, own]) => own !== 0));
}

export function isSame(one: Powers, other: Powers): boolean {
  return Object.keys(multiply(one, other, -1)).length === 0;
}
