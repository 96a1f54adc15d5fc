import fc from "fast-check";
import { createDrafts } from "../site/create-drafts.ts";
import { type Case, describeAuthority } from "#engine/cases.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { convertDrafts } from "#engine/drafts/convert.ts";
import { CalculationError } from "#engine/error.ts";
import type { AnyField } from "#engine/fields.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { isNumeric } from "#engine/kinds/index.ts";
import { findFaults, TEST_DAY } from "#engine/verify.ts";
import { arbitraryInputs } from "./arbitrary-inputs.ts";
import { recordFaults } from "./record.ts";

/** Everything that does not hold about a definition, each in one line; empty where all is well. */
export function proveDefinition(
  definition: AnyDefinition,
  cases: readonly Case[],
  { runs, seed = 7 }: { runs: number; seed?: number },
): string[] {
  return [
    ...proseFaults(definition),
    ...caseFaults(definition, cases),
    ...definition.examples.flatMap((one, index) =>
      findFaults(definition, one).map((fault) => `example ${index + 1}: ${fault}`),
    ),
    ...defaultFaults(definition),
    ...toggleFaults(definition),
    ...(definition.special ? [] : randomFaults(definition, runs, seed)),
    ...recordFaults(definition),
  ];
}

function proseFaults(definition: AnyDefinition): string[] {
  if (definition.special) return [];
  const faults: string[] = [];
  const expect = (holds: boolean, fault: string) => {
    if (!holds) faults.push(fault);
  };
  expect(/^[a-z0-9-]{1,64}$/.test(definition.id), "the id must be letters, digits and hyphens");
  expect(definition.howTo.length >= 3 && definition.howTo.length <= 6, "howTo needs 3 to 6 steps");
  expect(definition.faq.length >= 2 && definition.faq.length <= 4, "faq needs 2 to 4 questions");
  expect(definition.about.length > 0, "about is missing");
  expect(definition.sources.length > 0, "sources are missing");
  expect(definition.examples.length >= 2 && definition.examples.length <= 3, "2 or 3 examples are needed");
  expect(definition.formula !== undefined, "the formula is missing");
  for (const one of definition.examples)
    expect(Object.keys(one.outputs).length > 0, `example “${one.title}” expects nothing`);
  for (const [key, field] of Object.entries(definition.inputs)) {
    expect(field.default !== undefined, `input ${key} has no default`);
    for (const other of Object.keys(field.when ?? {}))
      expect(Object.hasOwn(definition.inputs, other), `when of ${key} names ${other}`);
  }
  for (const [key, field] of Object.entries(definition.outputs)) {
    for (const own of [field.own?.x, field.own?.y]) {
      expect(
        !own || Object.hasOwn(definition.inputs, own) || Object.hasOwn(definition.outputs, own),
        `own of ${key} names ${own}`,
      );
    }
    if (field.from) expect(definition.outputs[field.from]?.kind === "table", `from of ${key} names ${field.from}`);
    if (field.split)
      expect(Boolean(field.columns?.[field.split.name] && field.columns[field.split.value]), `split of ${key}`);
  }
  return faults;
}

function caseFaults(definition: AnyDefinition, cases: readonly Case[]): string[] {
  const faults = cases.flatMap((one, index) =>
    findFaults(definition, one).map((fault) => `case ${index + 1} (${describeAuthority(one.by)}): ${fault}`),
  );
  if (definition.special) return faults;
  if (cases.length < 4) faults.push("at least four cases are needed (check, two oracles, a refusal)");
  if (!cases.some((one) => one.refuses)) faults.push("a case that is refused is missing");
  return faults;
}

function defaultFaults(definition: AnyDefinition): string[] {
  const { inputs, issues } = readInputs(definition, {}, TEST_DAY);
  if (issues[0]) return [`the defaults are refused: ${issues[0].field}: ${issues[0].message}`];
  const outputs = calculate(definition, inputs);
  const extra = Object.keys(definition.compute(inputs)).filter((key) => !Object.hasOwn(definition.outputs, key));
  const sentences = definition.special ? [] : definition.takeaways(inputs, outputs, plainSay);
  const known = { ...definition.inputs, ...definition.outputs };
  return [
    ...extra.map((key) => `compute returns ${key}, which is not declared`),
    ...shapeFaults(definition, outputs),
    ...(definition.special || (sentences.length >= 2 && sentences.length <= 3)
      ? []
      : ["takeaways must be two or three sentences"]),
    ...sentences.flatMap((sentence) =>
      [...sentence.matchAll(/\{(\w+)\}/g)]
        .filter(([, key]) => !Object.hasOwn(known, key!))
        .map(([, key]) => `takeaways name {${key}}`),
    ),
    ...sentences
      .filter((sentence) => /NaN|Infinity|undefined|null/.test(sentence))
      .map((sentence) => `takeaway: ${sentence}`),
  ];
}

const plainSay = {
  money: (value: number, decimals = 0) => `$${value.toFixed(decimals)}`,
  percent: (value: number, decimals = 1) => `${value.toFixed(decimals)} %`,
  number: (value: number, decimals?: number) => (decimals === undefined ? String(value) : value.toFixed(decimals)),
  date: (value: string) => value,
};

/** Toggling the system of units twice leaves every field as it was, from the defaults in either system. */
function toggleFaults(definition: AnyDefinition): string[] {
  const { inputs } = readInputs(definition, {}, TEST_DAY);
  const metric = { ...US_PREFERENCES, unitSystem: "metric" } as const;
  return [
    [US_PREFERENCES, metric],
    [metric, US_PREFERENCES],
  ].flatMap(([from, to]) => {
    const before = createDrafts(definition, inputs, from!);
    const after = convertDrafts(definition, convertDrafts(definition, before, from!, to!), to!, from!);
    return Object.keys(before)
      .filter((key) => JSON.stringify(after[key]) !== JSON.stringify(before[key]))
      .map((key) => `${key} is ${JSON.stringify(after[key])} after toggling, not ${JSON.stringify(before[key])}`);
  });
}

function shapeFaults(definition: AnyDefinition, outputs: Readonly<Record<string, unknown>>): string[] {
  return Object.entries(definition.outputs).flatMap(([key, field]) => {
    const value = outputs[key];
    if (value === null) return [];
    if (field.kind !== "table" && field.kind !== "series")
      return isOfKind(field, value) ? [] : [`${key} is ${typeof value}: ${String(value)}`];
    if (!Array.isArray(value)) return [`${key} is not a list of rows`];
    const columns = field.columns ?? { ...field.x, ...field.y };
    return (value as Record<string, unknown>[]).slice(0, 3).flatMap((row) => [
      ...Object.entries(columns)
        .filter(([name, cell]) => row[name] !== null && row[name] !== undefined && !isOfKind(cell, row[name]))
        .map(([name]) => `${key}.${name} is ${String(row[name])}`),
      ...Object.keys(row)
        .filter((name) => !Object.hasOwn(columns, name))
        .map((name) => `${key} has the undeclared column ${name}`),
    ]);
  });
}

function isOfKind(field: AnyField, value: unknown): boolean {
  if (isNumeric(field))
    return (
      typeof value === "number" &&
      Number.isFinite(value) &&
      (field.kind !== "integer" || Math.abs(value) > 2 ** 53 || Number.isInteger(value))
    );
  if (field.kind === "boolean") return typeof value === "boolean";
  if (field.kind === "date") return typeof value === "string" && /^\d{4}-\d{2}-\d{2}$/.test(value);
  if (field.kind === "time") return typeof value === "string" && /^\d{2}:\d{2}$/.test(value);
  return typeof value === "string";
}

function randomFaults(definition: AnyDefinition, runs: number, seed: number): string[] {
  let slowest = 0;
  let answered = 0;
  const property = fc.property(arbitraryInputs(definition), (raw) => {
    const { inputs, issues } = readInputs(definition, raw, TEST_DAY);
    if (issues[0]) throw new Error(`in-bounds input refused: ${issues[0].field}: ${issues[0].message}`);
    let outputs: Readonly<Record<string, unknown>>;
    slowest = Math.max(slowest, timeOf(definition, inputs));
    try {
      outputs = calculate(definition, inputs);
      answered += 1;
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
      if (!Object.hasOwn(definition.inputs, error.field))
        throw new Error(`refusal names ${error.field}, which is no input`, { cause: error });
      return;
    }
    const bad = shapeFaults(definition, outputs)[0];
    if (bad) throw new Error(bad);
    for (const sentence of definition.takeaways(inputs, outputs, plainSay)) {
      if (/NaN|Infinity|undefined|null/.test(sentence)) throw new Error(`takeaway: ${sentence}`);
    }
  });
  const result = fc.check(property, { numRuns: runs, seed });
  const faults: string[] = [];
  if (result.failed) {
    const cause = result.errorInstance instanceof Error ? result.errorInstance.message : String(result.errorInstance);
    faults.push(`random inputs ${JSON.stringify(result.counterexample?.[0]).slice(0, 400)}: ${cause}`);
  }
  if (!result.failed && answered < runs / 40) faults.push(`random inputs: only ${answered} of ${runs} were answered`);
  if (slowest > 50) faults.push(`slowest run ${slowest.toFixed(0)} ms, more than 50`);
  return faults;
}

/**
 * Processor milliseconds of a run, of this thread alone, so that a busy machine does not count; the shortest of up to
 * three where it is slow, so that a collection of garbage does not either.
 */
function timeOf(definition: AnyDefinition, inputs: Readonly<Record<string, unknown>>): number {
  let shortest = Number.POSITIVE_INFINITY;
  for (let attempt = 0; attempt < 3 && shortest > 40; attempt += 1) {
    const start = process.threadCpuUsage();
    try {
      calculate(definition, inputs);
    } catch (error) {
      if (!(error instanceof CalculationError)) throw error;
    }
    const { user, system } = process.threadCpuUsage(start);
    shortest = Math.min(shortest, (user + system) / 1000);
  }
  return shortest;
}
