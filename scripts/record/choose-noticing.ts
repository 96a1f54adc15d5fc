/**
 * At which inputs a page notices that a comparison or a number of its calculator changed: exactly at, just below and just
 * above what is compared. Each mutant that the known inputs do not notice is looked for; the first inputs that notice it are kept.
 */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { listChoices } from "../../tests/catalogue/choose-variants.ts";
import type { Values } from "../../tests/catalogue/record.ts";
import type { Mutant } from "../mutate/find-mutants.ts";
import { createNoticer, type Met, type Noticer, type Probed } from "./noticer.ts";

/** Milliseconds that the search may take for one calculator. */
const LIMIT = 1_200;
const MOST_BASES = 14;
const POINTS = 12;
const BISECTIONS = 50;
const DIGITS = [1, 2, 3, 4, 5, 6, 8, 10, 12];

interface Bounds {
  readonly min: number;
  readonly max: number;
}

export function chooseNoticing(
  probed: Probed,
  known: readonly Values[],
  cases: readonly Values[],
): { readonly inputs: readonly Values[]; readonly noticer: Noticer } {
  const { definition, mutants } = probed;
  const kept: Values[] = [];
  const noticer = createNoticer(probed);
  const { alive, notices, metAt: metWith } = noticer;
  const end = performance.now() + LIMIT;
  const isOver = () => performance.now() > end;
  const keep = (given: Values, among?: Iterable<number>) => {
    if (!isOver() && notices(given, among)) kept.push(given);
  };

  for (const given of known) notices(given);
  const fields = Object.entries(definition.inputs);
  const choices = fields.flatMap(([key, field]) => listChoices(field).map((value) => ({ [key]: value })));
  for (const given of [...choices, ...cases, ...listEqual(definition)]) keep(given);

  const bases = [...new Set([{}, ...choices.slice(0, 6), ...cases, ...known])].slice(0, MOST_BASES);
  for (const base of bases) {
    for (const [key, field] of fields) {
      if (alive.size === 0 || isOver()) break;
      if (!isNumeric(field)) continue;
      const usual = base[key] ?? field.default;
      if (typeof usual !== "number") continue;
      const metAt = (value: number) => metWith({ ...base, [key]: value });
      const here = metAt(usual);
      const wanted = mutants
        .keys()
        .filter((at) => mutants[at]!.kind === "comparison" && here.has(at))
        .filter((at) => listNear(mutants, at).some((near) => alive.has(near)));
      for (const at of wanted) {
        if (isOver()) break;
        const near = listNear(mutants, at);
        const shifts = near.flatMap((one) => listShifts(mutants[one]!));
        for (const root of findRoots(at, boundsOf(field), usual, metAt, [0, ...shifts])) {
          if (!near.some((one) => alive.has(one))) break;
          for (const value of shorten(root)) keep({ ...base, [key]: value }, near);
        }
      }
    }
  }
  return { inputs: kept, noticer };
}

function boundsOf({ min, max }: AnyField): Bounds {
  return { min: typeof min === "number" ? min : -Infinity, max: typeof max === "number" ? max : Infinity };
}

/** A comparison's own mutant, and those of the numbers in it. */
function listNear(mutants: readonly Mutant[], at: number): number[] {
  const [start, end] = mutants[at]!.whole;
  return [...mutants.keys()].filter((other) => mutants[other]!.start >= start && mutants[other]!.end <= end);
}

/** How far both sides are apart halfway between a number and the changed one. */
function listShifts({ kind, written, text }: Mutant): readonly number[] {
  const half = (Number(text) - Number(written)) / 2;
  return kind === "constant" && Number.isFinite(half) ? [half, -half] : [];
}

/** Values of the input at which both sides are equal, or as far apart as a shift. */
function findRoots(
  at: number,
  { min, max }: Bounds,
  usual: number,
  metAt: (value: number) => Met,
  shifts: readonly number[],
): readonly number[] {
  const differenceAt = (value: number) => {
    const pairs = metAt(value).get(at);
    if (!pairs?.length) return Number.NaN;
    return pairs.map(([left, right]) => left - right).reduce((a, b) => (Math.abs(b) < Math.abs(a) ? b : a));
  };
  const operands = (metAt(usual).get(at) ?? []).slice(0, 3).flat().filter(Number.isFinite);
  const size = Math.abs(usual) || 1;
  const low = Math.max(min, -3 * size);
  const high = Math.min(max, Math.max(8 * size, low + size));
  const points = [...Array.from({ length: POINTS + 1 }, (_, index) => low + ((high - low) * index) / POINTS), usual]
    .filter((value) => value >= min && value <= max)
    .toSorted((a, b) => a - b);
  const values = points.map(differenceAt);
  const rootsOf = (shift: number) =>
    points.slice(1).flatMap((end, index) => {
      const first = values[index]! - shift;
      if (!(first * (values[index + 1]! - shift) <= 0)) return [];
      let [from, to] = [points[index]!, end];
      for (let turn = 0; turn < BISECTIONS; turn += 1) {
        const middle = (from + to) / 2;
        if ((differenceAt(middle) - shift) * first > 0) from = middle;
        else to = middle;
      }
      return [to];
    });
  const roots = shifts.flatMap(rootsOf);
  const moves = new Set(values.filter((value) => !Number.isNaN(value))).size > 1;
  return moves ? [...new Set([...operands, ...roots])].slice(0, 16) : [];
}

/** The shortest values that are nearly this one, its neighbors, and what lies a little beside it. */
function shorten(root: number): readonly number[] {
  const step = Math.abs(root) * 2 ** -52;
  const short = DIGITS.map((digits) => Number(root.toPrecision(digits))).filter(
    (value) => Math.abs(value - root) <= 1e-9 * Math.max(1, Math.abs(root)),
  );
  const beside = [1.04, 0.97].map((factor) => Number((root * factor).toPrecision(3)));
  return [...new Set([...short.slice(0, 2), root, root + step, root - step, ...beside, Math.round(root) + 1])];
}

/** Two inputs of one kind with the same value. */
function listEqual({ inputs }: AnyDefinition): Values[] {
  const fields = Object.entries(inputs);
  return fields.flatMap(([key, field]) =>
    fields
      .filter(([other, { kind }]) => other !== key && kind === field.kind && (isNumeric(field) || kind === "date"))
      .flatMap(([other, { default: value }]) =>
        value === null || value === undefined ? [] : [{ [key]: value, [other]: value }],
      ),
  );
}
