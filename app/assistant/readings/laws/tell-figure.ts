/** How a figure of a law is told, and in which unit it is asked for. */
import type { Reading } from "#assistant/readings/reading.ts";
import { tellIn } from "#assistant/readings/slots/form.ts";
import { writeTogether } from "#assistant/roles/choices.ts";
import type { Amount, Token } from "#assistant/tokens/token.ts";
import { findMeasures, type Measure } from "#assistant/tokens/unit-names.ts";
import type { Field } from "./law.ts";

export const POWERS: Readonly<Record<string, string>> = { length: "", area: "2", volume: "3" };

export function tell(
  dimension: string,
  own: string,
  label: string,
  { isBare = false }: Field,
  shape: string | null,
  target: Target | null,
  usual: string | undefined,
): Partial<Reading> {
  if (dimension === "#" || dimension === "pixels" || (isBare && dimension in POWERS && shape === null))
    return { told: { field: { kind: "number", label } } };
  if (dimension === "%") return { told: { field: { kind: "percent", label, decimals: 2 } } };
  const unit = isBare && dimension in POWERS ? `${shape}${POWERS[dimension]}` : own;
  const name = dimension === "rise" ? "temperature" : dimension === "degrees" ? "angle" : dimension;
  const measures = findMeasures(unit).filter((one) => one.dimension.id === name);
  const [inUnit] = measures.length > 0 ? measures : (target?.measures ?? []);
  if (!inUnit) return { told: { field: { kind: "number", label } } };
  const told = tellIn(inUnit, label);
  const shown = target ? target.measures[0]!.unit.id : isBare ? undefined : usual;
  return { told: shown ? { ...told, unit: shown } : told };
}

/** The unit in which so much is told: no trip takes 14,400 s. */
const HANDY: Readonly<Record<string, readonly (readonly [least: number, unit: string])[]>> = {
  s: [
    [7200, "h"],
    [120, "min"],
  ],
  kg: [
    [1, "kg"],
    [0, "g"],
  ],
  m3: [
    [1, "m3"],
    [0, "L"],
  ],
};

export const findHandy = (own: string, value: number) => HANDY[own]?.find(([least]) => value >= least)?.[1];

/** What goes so many km/h goes kilometers, and the other way round. */
const LIKE: readonly (readonly [said: string, dimension: string, unit: string])[] = [
  ["km/h", "length", "km"],
  ["mph", "length", "mi"],
  ["km", "speed", "km/h"],
  ["mi", "speed", "mph"],
  ["ft", "speed", "ft/s"],
];

export const findLike = (dimension: string, amounts: readonly Amount[]) =>
  // A shadow in feet is that of a tree in feet.
  amounts.find(({ measures }) => dimension === "length" && measures[0]?.dimension.id === dimension)?.measures[0]!.unit
    .id ??
  LIKE.find(([said, kind]) => kind === dimension && amounts.some(({ measures }) => measures[0]?.unit.id === said))?.[2];

export interface Target {
  readonly measures: readonly Measure[];
  readonly text: string;
}

/** A unit without a figure: "in m/s", "how many watts", "12 V 5 ohm amps". */
export function findTarget(tokens: readonly Token[], dimension: string): Target | null {
  for (const count of [4, 3, 2, 1])
    for (let at = tokens.length - count; at >= 0; at--) {
      const run = tokens.slice(at, at + count);
      if (run.some(({ type }) => type !== "word" && type !== "mark")) continue;
      if (
        count === 1 &&
        run[0]!.type === "word" &&
        /^(?:in|at|to|a|as|are|circle|sector|square|side)$/.test(run[0]!.word)
      )
        continue;
      const text = writeTogether(run);
      const measures = findMeasures(text).filter((one) => one.dimension.id === dimension);
      if (measures.length > 0) return { measures, text };
    }
  return null;
}
