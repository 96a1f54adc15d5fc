/**
 * What a calculator promises and says, as text that is kept in `records/`: the bounds, defaults and decimals of its fields,
 * and the figures and sentences of its page for inputs at which these change. It proves nothing right; it makes every
 * change of a promise or a sentence visible, so that nobody makes one by accident.
 */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import type { AnyDefinition } from "#engine/define.ts";
import { CalculationError } from "#engine/error.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import { readInputs } from "#engine/read.ts";
import { calculate } from "#engine/run.ts";
import { writeTakeaways } from "#engine/sentences.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

export type Values = Readonly<Record<string, unknown>>;

/** Of how many variants of the inputs the sentences are kept in words; of the others a fingerprint is enough. */
const IN_WORDS = 8;
/** Digits that a figure keeps when it is summed in another order, and below what it is 0. */
const DIGITS = 7;
const NEAR_ZERO = 1e-12;
const VARIANT = "## ";

export function pathOfRecord({ category, id }: AnyDefinition): string {
  return join(import.meta.dirname, "records", category, `${id}.txt`);
}

/** What is no longer as it was recorded: the first line that differs. */
export function recordFaults(definition: AnyDefinition): string[] {
  const path = pathOfRecord(definition);
  if (!existsSync(path)) return [`it has no record: npm run record -- ${definition.id}`];
  const recorded = readFileSync(path, "utf8");
  const now = writeRecord(definition, readVariants(definition)).split("\n");
  const before = recorded.split("\n");
  const at = now.findIndex((line, index) => line !== before[index]);
  if (at < 0 && now.length === before.length) return [];
  return [
    `was recorded as “${before[at] ?? ""}”, is “${now[at] ?? ""}”: if that is meant, npm run record -- ${definition.id}`,
  ];
}

/** The inputs for which a calculator is recorded. */
export function readVariants(definition: AnyDefinition): readonly Values[] {
  const path = pathOfRecord(definition);
  const lines = existsSync(path) ? readFileSync(path, "utf8").split("\n") : [];
  return lines
    .filter((line) => line.startsWith(VARIANT))
    .map((line) => JSON.parse(line.slice(VARIANT.length)) as Values);
}

/** The record of a calculator for these inputs. */
export function writeRecord(definition: AnyDefinition, variants: readonly Values[]): string {
  return [
    ...Object.entries(definition.inputs).map(([key, field]) => `${key}: ${declare(field)}`),
    ...Object.entries(definition.outputs).map(([key, field]) => `= ${key}: ${declare(field)}`),
    ...variants.flatMap((inputs, index) => describeVariant(definition, inputs, index)),
    "",
  ].join("\n");
}

/** Numbers, switches and the default of a field and of the fields in it; names and prose are not promises. */
function declare(field: object): string {
  return JSON.stringify(field, (key, value: unknown) => {
    if (key === "default" || key === "defaultIn") return typeof value === "object" ? JSON.stringify(value) : value;
    if (typeof value === "number" || typeof value === "boolean") return value;
    if (Array.isArray(value)) return value.some((one) => typeof one === "number") ? value : undefined;
    if (/^(?:dimension|labels|help|when|called)$/.test(key)) return undefined;
    return typeof value === "object" && value !== null ? value : undefined;
  }).replaceAll(/,?"\w+":\{\}/g, "");
}

/** The page in words: figures of the first variant, sentences of the first ones, and a fingerprint of all that it says. */
function describeVariant(definition: AnyDefinition, given: Values, index: number): string[] {
  const head = `${VARIANT}${JSON.stringify(given)}`;
  const answer = answerTo(definition, given);
  if (typeof answer === "string") return [head, `refused: ${answer}`];
  const { inputs, outputs } = answer;
  const preferences = preferencesFor(definition, inputs, US_PREFERENCES);
  const figures = Object.entries(definition.outputs)
    .filter(([key]) => index === 0 && !Array.isArray(outputs[key]))
    .map(([key, field]) => `${key} ${formatValue(boundField(field, inputs), outputs[key], preferences).text}`);
  const sentences = writeTakeaways(definition, inputs, outputs, preferences);
  return [
    head,
    ...figures,
    ...(index < IN_WORDS ? sentences.map((sentence) => `> ${sentence}`) : []),
    fingerprint({
      sentences,
      outputs: Object.keys(definition.outputs).map((key) => outputs[key]),
      ...(typeof definition.primary === "function" && { primary: definition.primary(inputs) }),
    }),
  ];
}

/** All that the page says, as one short text. */
export function fingerprintPage(definition: AnyDefinition, given: Values): string {
  return describeVariant(definition, given, IN_WORDS)[1]!;
}

/** What the calculator answers, or the sentence with which it refuses. */
export function answerTo(definition: AnyDefinition, given: Values) {
  const { inputs, issues } = readInputs(definition, structuredClone(given) as Record<string, unknown>, TEST_DAY);
  if (issues[0]) return issues[0].message;
  try {
    return { inputs, outputs: calculate(definition, inputs) };
  } catch (error) {
    if (error instanceof CalculationError) return error.message;
    throw error;
  }
}

function fingerprint(said: Values): string {
  const text = JSON.stringify(said, (_, value: unknown) =>
    typeof value === "number" ? Number((Math.abs(value) < NEAR_ZERO ? 0 : value).toPrecision(DIGITS)) : value,
  );
  return createHash("sha256").update(text).digest("hex").slice(0, 12);
}
