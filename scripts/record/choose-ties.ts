/**
 * At which inputs both sides of a comparison are exactly equal, and the page notices that `<` became `<=`. Inputs are drawn and
 * changed a little, cells and dates of a list too; where one of them brings the sides to the same value, that is solved for.
 */
import { dayNumber, fromDayNumber } from "#maths/calendar.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { drawValue } from "#engine/kinds/schemas.ts";
import { getItemField, getRowFields } from "#engine/values.ts";
import { type Chance, makeChance } from "../../tests/fuzz/chance.ts";
import type { Values } from "../../tests/catalogue/record.ts";
import type { Noticer, Probed } from "./noticer.ts";

/** What is drawn around in turn, and how often a list of it is tried before another is. */
const MOST_BASES = 60;
const BISECTIONS = 70;
/** How often everything that is not noticed yet is asked at inputs that were only drawn. */
const ASKED = 0.05;
/** Neighbors of a root, in units of its last digit: what is solved for and what is computed differ by a few. */
const NEIGHBORS = 6;
const DIGITS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

/** One value among the inputs: of a field, of an entry or a cell of its list. */
interface Place {
  readonly field: AnyField;
  readonly path: readonly (string | number)[];
}

interface Target {
  readonly mutant: number;
  /** The comparison. */
  readonly at: number;
  readonly shift: number;
}

export function chooseTies(
  { definition, mutants }: Probed,
  { alive, metAt, notices }: Noticer,
  given: { readonly bases: readonly Values[]; readonly wanted: ReadonlySet<number>; readonly seconds: number },
): readonly Values[] {
  const chance = makeChance(
    new TextEncoder().encode(definition.id).reduce((sum, letter) => (sum * 31 + letter) % 2 ** 31),
  );
  const end = performance.now() + given.seconds * 1000;
  const kept: Values[] = [];
  const bases = [{}, ...given.bases].slice(0, MOST_BASES);
  const numbers = mutants.filter(({ kind }) => kind === "constant").map(({ written }) => Number(written));
  const literals = numbers.filter(Number.isFinite);
  const targets = [...given.wanted].flatMap((at) => findTarget(mutants, at) ?? []);
  const keep = (candidate: Values, among?: readonly number[]) => {
    if (notices(candidate, among)) kept.push(candidate);
  };
  while (performance.now() < end) {
    const open = targets.filter(({ mutant }) => alive.has(mutant));
    if (open.length === 0) break;
    let base = completed(definition.inputs, chance.pick(bases));
    if (chance.often(0.1)) base = withoutPrices(definition.inputs, base);
    for (let changes = chance.below(4); changes > 0; changes -= 1)
      base = change(definition.inputs, base, chance, literals);
    const met = metAt(base);
    const near = open.filter(({ at }) => met.get(at)?.length);
    if (near.length === 0) continue;
    const isTie = near.some(({ at }) => met.get(at)!.some(([one, other]) => one === other));
    if (chance.often(ASKED)) keep(base);
    else if (isTie)
      keep(
        base,
        near.map(({ mutant }) => mutant),
      );
    const target = chance.pick(near);
    const places = listPlaces(definition.inputs, base).filter(({ field }) => isNumeric(field) || field.kind === "date");
    if (places.length === 0) continue;
    const place = chance.pick(places);
    for (const value of solve(target, place, base, chance, metAt)) keep(put(base, place.path, value), [target.mutant]);
  }
  return kept;
}

/** The comparison in which a mutant is noticed, and how far its sides are apart there. */
function findTarget(mutants: Probed["mutants"], mutant: number): Target | undefined {
  const { kind, start, end, written, text } = mutants[mutant]!;
  if (kind === "comparison") return { mutant, at: mutant, shift: 0 };
  const shift = (Number(text) - Number(written)) / 2;
  const around = [...mutants.entries()]
    .filter(([, one]) => one.kind === "comparison" && one.whole[0] <= start && one.whole[1] >= end)
    .toSorted(([, one], [, other]) => one.whole[1] - one.whole[0] - (other.whole[1] - other.whole[0]));
  return around[0] && Number.isFinite(shift) ? { mutant, at: around[0][0], shift } : undefined;
}

function completed(inputs: Readonly<Record<string, AnyField>>, given: Values): Values {
  const lists = Object.entries(inputs).filter(([, { kind }]) => kind === "list");
  return { ...Object.fromEntries(lists.map(([key, field]) => [key, structuredClone(field.default)])), ...given };
}

/** All that costs something at once: only together do they come to nothing. */
function withoutPrices(inputs: Readonly<Record<string, AnyField>>, base: Values): Values {
  return listPlaces(inputs, base)
    .filter(({ field }) => field.kind === "money")
    .reduce(
      (given, { field, path }) => put(given, path, typeof field.min === "number" ? Math.max(0, field.min) : 0),
      base,
    );
}

/** Every value that may be changed alone. */
function listPlaces(inputs: Readonly<Record<string, AnyField>>, base: Values): readonly Place[] {
  return Object.entries(inputs).flatMap(([key, field]): Place[] => {
    const rows = base[key];
    if (field.kind !== "list") return [{ field, path: [key] }];
    if (!Array.isArray(rows)) return [];
    const item = getItemField(field);
    const columns = Object.entries(getRowFields(field) ?? {});
    return rows.flatMap((_, index) =>
      item
        ? [{ field: item, path: [key, index] }]
        : columns.map(([column, cell]) => ({ field: cell, path: [key, index, column] })),
    );
  });
}

function change(
  inputs: Readonly<Record<string, AnyField>>,
  base: Values,
  chance: Chance,
  literals: readonly number[],
): Values {
  const rows = Object.entries(base).filter((entry): entry is [string, unknown[]] => Array.isArray(entry[1]));
  if (rows.length > 0 && chance.often(0.3)) {
    const [key, list] = chance.pick(rows);
    const row = list[chance.below(list.length)];
    if (list.length === 0) return base;
    if (chance.often(0.5)) return { ...base, [key]: list.filter((one) => one !== row) };
    return { ...base, [key]: [...list, structuredClone(row)] };
  }
  const places = listPlaces(inputs, base);
  if (places.length === 0) return base;
  const place = chance.pick(places);
  return put(base, place.path, draw(place, places, base, chance, literals));
}

function draw(
  { field, path }: Place,
  places: readonly Place[],
  base: Values,
  chance: Chance,
  literals: readonly number[],
): unknown {
  const others = places.filter((one) => one.field.kind === field.kind);
  if (chance.often(0.25)) return valueAt(base, chance.pick(others)) ?? field.default;
  const usual = valueAt(base, { field, path });
  if (isNumeric(field)) {
    if (literals.length > 0 && chance.often(0.3)) return chance.pick(literals);
    if (typeof usual === "number" && chance.often(0.4))
      return round(usual * chance.pick([0.1, 0.5, 0.8, 0.9, 1.1, 1.2, 1.5, 2, 10]), chance, field);
    if (chance.often(0.3)) return chance.pick([0, 1, 2, field.min ?? 0, field.max ?? 100]);
  }
  if (field.kind === "date" && isDay(usual) && chance.often(0.6))
    return fromDayNumber(dayNumber(String(usual)) + chance.pick([-365, -30, -7, -1, 1, 7, 30, 365]));
  const drawn = drawValue(field, chance.next, base);
  return typeof drawn === "number" ? round(drawn, chance, field) : drawn;
}

function isDay(value: unknown): boolean {
  return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
}

function round(value: number, chance: Chance, { kind }: AnyField): number {
  const short = Number(value.toPrecision(1 + chance.below(3)));
  return kind === "integer" ? Math.round(short) : short;
}

function valueAt(base: Values, { field, path }: Place): unknown {
  const value = path.reduce<unknown>((at, key) => (at as Values | undefined)?.[key], base);
  return value === undefined ? field.default : value;
}

function put(base: Values, path: readonly (string | number)[], value: unknown): Values {
  const copy = structuredClone(base) as Record<string, unknown>;
  let at: Record<string | number, unknown> = copy;
  for (const key of path.slice(0, -1)) at = at[key] as Record<string | number, unknown>;
  at[path.at(-1)!] = value;
  return copy;
}

/** Values of one place at which both sides are equal, or nearly so. */
function solve(
  { at, shift: size }: Target,
  place: Place,
  base: Values,
  chance: Chance,
  metAt: Noticer["metAt"],
): readonly unknown[] {
  const { field, path } = place;
  const shift = chance.pick([size, -size]);
  const usual = valueAt(base, place);
  const isDate = field.kind === "date";
  const isWhole = isDate || field.kind === "integer";
  if (isDate && !isDay(usual)) return [];
  const start = isDate ? dayNumber(String(usual)) : Number(usual ?? 1);
  const toValue = (one: number) => (isDate ? fromDayNumber(one) : one);
  const differenceAt = (one: number) => {
    try {
      const pairs = metAt(put(base, path, toValue(one))).get(at);
      if (!pairs?.length) return Number.NaN;
      return pairs.map(([left, right]) => left - right - shift).reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
    } catch {
      return Number.NaN;
    }
  };
  const reach = isDate ? 400 : Math.abs(start) || 1;
  const min = typeof field.min === "number" ? field.min : start - 10 * reach;
  const max = typeof field.max === "number" ? field.max : start + 10 * reach;
  const wander = () => {
    const share = chance.next();
    if (isDate) return start + Math.round((share - 0.5) * 2 * reach);
    return chance.often(0.5) ? start * 2 ** ((share - 0.5) * 8) : min + (max - min) * share ** 3;
  };
  const points = [start, wander(), wander(), wander(), chance.pick([min, max, 0])]
    .map((one) => (isWhole ? Math.round(one) : one))
    .filter((one) => isDate || (one >= min && one <= max))
    .toSorted((a, b) => a - b);
  const values = points.map(differenceAt);
  const index = points.findIndex((_, one) => one > 0 && values[one - 1]! * values[one]! <= 0);
  if (index < 0) return [];
  let [from, to] = [points[index - 1]!, points[index]!];
  const first = values[index - 1]!;
  for (let turn = 0; turn < BISECTIONS && to - from > (isWhole ? 1 : 0); turn += 1) {
    const middle = isWhole ? Math.round((from + to) / 2) : (from + to) / 2;
    if (middle === from || middle === to) break;
    if (differenceAt(middle) * first > 0) from = middle;
    else to = middle;
  }
  if (isWhole) return [from, to].map(toValue);
  const unit = Math.abs(to) * 2 ** -53;
  const beside = Array.from({ length: 2 * NEIGHBORS + 1 }, (_, step) => to + (step - NEIGHBORS) * unit);
  const short = DIGITS.map((digits) => Number(to.toPrecision(digits))).filter(
    (one) => Math.abs(one - to) <= 1e-9 * Math.max(1, Math.abs(to)),
  );
  return [...new Set([...short.slice(0, 2), ...beside])];
}
