/**
 * At which inputs a page notices that a number of its calculator's tables changed: numbers that stand outside its functions
 * and are read once. Inputs and results are brought to what lies between the number and the changed one.
 */
import type { AnyDefinition } from "#engine/define.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { listChoices } from "../../tests/catalogue/choose-variants.ts";
import { answerTo, fingerprintPage, type Values, writeRecord } from "../../tests/catalogue/record.ts";
import type { Mutant } from "../mutate/find-mutants.ts";
import { importChanged } from "./instrument.ts";

/** Milliseconds that the search may take for one calculator. */
const LIMIT = 1_500;
const MOST_BASES = 16;
const POINTS = 12;
const BISECTIONS = 40;

interface Reach {
  readonly base: Values;
  readonly key: string;
  readonly points: readonly number[];
  /** The numbers of the result at each point. */
  readonly results: readonly (readonly number[])[];
}

export async function chooseReading(
  file: string,
  definition: AnyDefinition,
  tables: readonly Mutant[],
  known: readonly Values[],
  cases: readonly Values[],
): Promise<{ readonly inputs: readonly Values[]; readonly unnoticed: readonly Mutant[] }> {
  const end = performance.now() + LIMIT;
  const kept: Values[] = [];
  const unnoticed: Mutant[] = [];
  const declared = writeRecord(definition, []);
  const prints = known.map((given) => fingerprintPage(definition, given));
  let reaches: readonly Reach[] | undefined;
  for (const mutant of tables) {
    if (performance.now() > end) break;
    const changed = await importChanged(file, mutant).catch(() => null);
    if (!changed || notices(() => writeRecord(changed, []) !== declared)) continue;
    const differs = (given: Values, print = fingerprintPage(definition, given)) =>
      notices(() => fingerprintPage(changed, given) !== print);
    if (known.some((given, index) => differs(given, prints[index]))) continue;
    if (kept.some((given) => differs(given))) continue;
    const simple = [...listAllChoices(definition), ...cases].find((candidate) => differs(candidate));
    if (simple) {
      kept.push(simple);
      continue;
    }
    reaches ??= listReaches(definition, cases);
    const given = listTargets(definition, reaches, mutant).find(
      (candidate) => performance.now() < end && differs(candidate),
    );
    if (given) kept.push(given);
    else unnoticed.push(mutant);
  }
  return { inputs: kept, unnoticed };
}

/** A mutant that makes the page fail is noticed. */
function notices(look: () => boolean): boolean {
  try {
    return look();
  } catch {
    return true;
  }
}

function listReaches(definition: AnyDefinition, cases: readonly Values[]): Reach[] {
  const fields = Object.entries(definition.inputs);
  return [{}, ...listAllChoices(definition), ...cases].slice(0, MOST_BASES).flatMap((base: Values) =>
    fields.flatMap(([key, field]): Reach[] => {
      const usual = base[key] ?? field.default;
      if (!isNumeric(field) || typeof usual !== "number") return [];
      const size = Math.abs(usual) || 1;
      const low = Math.max(typeof field.min === "number" ? field.min : -3 * size, -3 * size);
      const high = Math.min(typeof field.max === "number" ? field.max : 8 * size, Math.max(8 * size, low + size));
      const points = Array.from({ length: POINTS + 1 }, (_, index) => low + ((high - low) * index) / POINTS);
      return [{ base, key, points, results: points.map((value) => resultsAt(definition, { ...base, [key]: value })) }];
    }),
  );
}

function listAllChoices({ inputs }: AnyDefinition): Values[] {
  return Object.entries(inputs).flatMap(([key, field]) => listChoices(field).map((value) => ({ [key]: value })));
}

function resultsAt(definition: AnyDefinition, given: Values): number[] {
  const answer = answerTo(definition, given);
  return Object.keys(definition.outputs).map((key) => {
    const value = typeof answer === "string" ? null : answer.outputs[key];
    return typeof value === "number" ? value : Number.NaN;
  });
}

/** Inputs that are, or lead to, a number between the written and the changed one. */
function* listTargets(
  definition: AnyDefinition,
  reaches: readonly Reach[],
  { written, text }: Mutant,
): Generator<Values> {
  const [before, after] = [Number(written), Number(text)];
  const between = Number(((before + after) / 2).toPrecision(12));
  for (const { base, key } of reaches) {
    for (const value of [before, between, after, before - 1]) yield { ...base, [key]: value };
  }
  for (const { base, key, points, results } of reaches) {
    for (const output of results[0]!.keys()) {
      const differences = results.map((numbers) => numbers[output]! - between);
      for (let index = 1; index < points.length; index += 1) {
        if (!(differences[index - 1]! * differences[index]! < 0)) continue;
        let [from, to] = [points[index - 1]!, points[index]!];
        for (let turn = 0; turn < BISECTIONS; turn += 1) {
          const middle = (from + to) / 2;
          const difference = resultsAt(definition, { ...base, [key]: middle })[output]! - between;
          if (difference * differences[index - 1]! > 0) from = middle;
          else to = middle;
        }
        yield { ...base, [key]: Number(to.toPrecision(6)) };
      }
    }
  }
}
