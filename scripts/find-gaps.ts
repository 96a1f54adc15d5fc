import { readFileSync } from "node:fs";
import type { Case } from "../app/engine/cases.ts";
import type { AnyDefinition } from "../app/engine/define.ts";
import { CalculationError } from "../app/engine/error.ts";
import type { AnyField } from "../app/engine/fields.ts";
import { applies } from "../app/engine/values.ts";
import { readInputs } from "../app/engine/read.ts";
import { calculate } from "../app/engine/run.ts";
import { TEST_DAY } from "../app/engine/verify.ts";

/**
 * What of a calculator no case asserts, each as one text:
 *
 * - `option key=value`: no case that is answered chooses it;
 * - `input key`: it has the same value in all cases;
 * - `output key` and `column table.key`: no case expects a value of it;
 * - `refusal key: message`: no case meets this `refuse` of the definition's own file.
 */
export function findGaps(definition: AnyDefinition, cases: readonly Case[], file: string): string[] {
  const answered = cases.filter(({ refuses }) => !refuses).map((one) => ({ ...one, read: read(definition, one) }));
  const gaps: string[] = [];
  for (const [key, field] of Object.entries(definition.inputs)) {
    const values = new Set(
      answered.filter((one) => applies(field, one.read)).map((one) => JSON.stringify(one.read[key])),
    );
    if (values.size < 2) gaps.push(`input ${key}`);
    for (const [value] of field.options ?? [])
      if (!values.has(JSON.stringify(value))) gaps.push(`option ${key}=${value}`);
  }
  for (const [key, field] of Object.entries(definition.outputs)) {
    if (field.from) continue;
    const expected = answered.map(({ outputs }) => outputs?.[key]).filter((value) => value !== undefined);
    const cells = listCells(field);
    if (cells.length === 0) {
      if (!expected.some((value) => value !== null)) gaps.push(`output ${key}`);
      continue;
    }
    const named = new Set(expected.flatMap(listNamedCells));
    gaps.push(...cells.filter((cell) => !named.has(cell)).map((cell) => `column ${key}.${cell}`));
  }
  return [...gaps, ...findUnmetRefusals(definition, cases, file)];
}

function read(definition: AnyDefinition, { inputs }: Pick<Case, "inputs">) {
  return readInputs(definition, structuredClone(inputs) as Record<string, unknown>, TEST_DAY).inputs;
}

function listCells({ columns, x, y }: AnyField): readonly string[] {
  return Object.keys({ ...columns, ...x, ...y });
}

/** The cells for which an expected table names a value, in whichever row. */
function listNamedCells(expected: unknown): readonly string[] {
  if (expected === null || typeof expected !== "object" || Array.isArray(expected)) return [];
  const { first, last, at = {} } = expected as { first?: object; last?: object; at?: Record<string, object> };
  return [first ?? {}, last ?? {}, ...Object.values(at)].flatMap((row) =>
    Object.entries(row)
      .filter(([, value]) => value !== null)
      .map(([key]) => key),
  );
}

/** Only in Node itself do the lines of a stack stand where they stand in the file. */
function findUnmetRefusals(definition: AnyDefinition, cases: readonly Case[], file: string): string[] {
  const met = new Set<number>();
  for (const one of cases) {
    if (!one.refuses) continue;
    try {
      calculate(definition, read(definition, one));
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      for (const line of (error.stack ?? "").split("\n")) {
        const [, at] = /\/app\/calculators\/[^:)]*?(?:\?[^:)]*)?:(\d+):\d+/.exec(line) ?? [];
        if (at) met.add(Number(at));
      }
    }
  }
  return listRefusals(readFileSync(file, "utf8"))
    .filter(({ from, to }) => ![...met].some((line) => line >= from && line <= to))
    .map(({ text }) => `refusal ${text}`);
}

/** Each call of `refuse` in a file: its lines, and what it is called with. */
function listRefusals(source: string): readonly { from: number; to: number; text: string }[] {
  return [...source.matchAll(/\brefuse\(/g)].map(({ index }) => {
    let depth = 0;
    let end = index + "refuse".length;
    do {
      if (source[end] === "(") depth += 1;
      if (source[end] === ")") depth -= 1;
      end += 1;
    } while (depth > 0);
    const line = (offset: number) => source.slice(0, offset).split("\n").length;
    const text = source
      .slice(index + "refuse(".length, end - 1)
      .replaceAll(/\s+/g, " ")
      .trim();
    return { from: line(index), to: line(end), text };
  });
}
