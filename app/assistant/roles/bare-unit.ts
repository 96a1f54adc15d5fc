/** The unit of a number that is said without one, and the system of units that a sentence uses. */
import { dimensionOf, unitFor } from "#engine/quantity-units.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Token } from "#assistant/tokens/token.ts";
import { convert } from "#units/convert.ts";
import { type Dimension, getUnit } from "#units/dimension.ts";
import type { FieldProfile, Profile } from "./profile.ts";

/** How far from the usual value a number is still near it. */
const NEAR = 5;
/** A shown unit this small is never the one that formulas take. */
const LEAST_STEP = 1 / 300;

/** The unit of a bare number: the usual one of the system that the sentence's units belong to, else of the visitor's. */
export function chooseBareUnit(
  tokens: readonly Token[],
  at: number,
  { field }: FieldProfile,
  preferences: Preferences,
): string {
  if (!dimensionOf(field)) return "";
  const unitSystem = detectUnitSystem(tokens) ?? preferences.unitSystem;
  return (
    (field.per && findSoldUnit(tokens, at, field.per)) ??
    findOwnUnit(tokens[at], field) ??
    unitFor(field, { unitSystem })
  );
}

/**
 * "Viscosity 0.001" is in Pa·s, not in mPa·s: near the usual value in the unit that formulas take, where the one that is
 * shown is hundreds of times smaller.
 */
function findOwnUnit(token: Token | undefined, field: FieldProfile["field"]): string | undefined {
  const { kind, unit, metric, dimension, default: usual } = field;
  if (kind !== "quantity" || !dimension || !unit || !metric || token?.type !== "amount") return undefined;
  if (typeof usual !== "number" || usual <= 0 || token.value <= 0 || dimension.id === "temperature") return undefined;
  const scale = convert(1, getUnit(dimension, metric), getUnit(dimension, unit));
  const ratio = token.value / usual;
  return scale < LEAST_STEP && ratio > 1 / NEAR && ratio < NEAR ? unit : undefined;
}

/**
 * "Cylinder radius 5 cm and height 12" is 12 cm high: the only unit of its dimension that a sentence says, where the
 * definition has one unit for all such inputs. A slab's 12 by 10 ft say nothing of how thick it is.
 */
export function findOnlyUnit(
  tokens: readonly Token[],
  { field }: FieldProfile,
  { fields }: Profile,
): string | undefined {
  if (field.kind !== "quantity" || field.dimension?.id !== "length") return undefined;
  const alike = fields.filter((one) => one.field.dimension?.id === "length");
  if (new Set(alike.map((one) => one.field.unit)).size > 1) return undefined;
  const said = tokens.flatMap((token) =>
    token.type === "amount" ? token.measures.filter(({ dimension }) => dimension.id === "length").slice(0, 1) : [],
  );
  const [only, ...others] = new Set(said.map(({ unit }) => unit.id));
  return others.length === 0 ? only : undefined;
}

/**
 * The unit of which an amount is said to be the price: the pound of "$2 per lb"; undefined where none is said, null where it
 * is of something else.
 */
export function findSoldUnit(tokens: readonly Token[], at: number, per: Dimension): string | null | undefined {
  const [link, unit] = [tokens[at + 1], tokens[at + 2]];
  if (unit?.type !== "word" || unit.measures.length === 0 || !/^(?:\/|an?|per)$/i.test(link?.text ?? ""))
    return undefined;
  return unit.measures.find(({ dimension }) => dimension.id === per.id)?.unit.id ?? null;
}

type UnitSystem = Preferences["unitSystem"];

const systemsOf = new WeakMap<readonly Token[], { readonly system: UnitSystem | null }>();

/** The system of units that a sentence uses; null where it uses none, or both. Each input asks for it. */
export function detectUnitSystem(tokens: readonly Token[]): UnitSystem | null {
  const { system } = systemsOf.get(tokens) ?? { system: findUnitSystem(tokens) };
  systemsOf.set(tokens, { system });
  return system;
}

function findUnitSystem(tokens: readonly Token[]): UnitSystem | null {
  const isRun = (token: Token) => token.type === "amount" && /^\d+k$/i.test(token.text) && token.value <= 200;
  const systems = tokens.flatMap((token) => {
    const measure = token.type === "amount" && !isRun(token) ? token.measures[0] : undefined;
    if (!measure) return [];
    const { metric, imperial } = measure.dimension.common;
    // Meters per second are on no list of everyday units.
    const isMetric = metric.includes(measure.unit.id) || /^[cmk]?m\/s/.test(measure.unit.id);
    const isImperial = imperial.includes(measure.unit.id);
    return isMetric === isImperial ? [] : [isMetric ? ("metric" as const) : ("imperial" as const)];
  });
  return new Set(systems).size === 1 ? systems[0]! : null;
}
