/** What the tools for agents answer. Each calls what the JSON call of the same name calls. */
import { categoryName } from "#catalogue/categories.ts";
import type { AnyDefinition } from "#engine/define.ts";
import { describe as describeDefinition, findPrimary } from "#engine/describe.ts";
import { figuresVersion } from "#workers/calls/figures-version.ts";
import type { Issue } from "#engine/read.ts";
import { readInputs } from "#engine/read.ts";
import { applies } from "#engine/values.ts";
import { answerQuestion, type Asked } from "#workers/assistant/assistant.ts";
import { type Checks, describeChecks, linkTo } from "#workers/calls/facts.ts";
import { openRefusal } from "#workers/calls/open-ask.ts";
import { answerCall, tellIgnored } from "#workers/directory/calculate.ts";
import type { DirectoryRow } from "#workers/directory/directory-row.ts";
import { findIds } from "#workers/directory/search.ts";
import { currentDefinition } from "#workers/rates/rates.ts";
import { hasRows, listUnits, type Subject, writeEntries, writeValues } from "./figures-in-words.ts";

type Values = Readonly<Record<string, unknown>>;

/** What the tools answer from. */
export interface ToolSources extends Asked {
  /** "https://reckoner.example", for the addresses in answers. */
  readonly origin: string;
}

/** An answer in words and as data; a refusal is words only, for the model to do better. */
export type ToolAnswer =
  | { readonly ok: true; readonly text: string; readonly data: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly text: string };

interface CalculatorCall {
  readonly id: string;
  readonly inputs?: Values;
}

/** Searches the directory. */
export async function find(
  { query, limit = 8 }: { query: string; limit?: number },
  sources: ToolSources,
): Promise<ToolAnswer> {
  const found = await findRows(query, limit, sources);
  const calculators = found.map(({ id, name, description, category }) => ({
    id,
    name,
    description,
    category: categoryName(category),
    url: `${sources.origin}/calculator/${id}`,
  }));
  const lines = calculators.map(({ id, name, description }) => `${id}: ${name}. ${description}`);
  return { ok: true, text: lines.join("\n") || "Nothing was found. Try other words.", data: { calculators } };
}

async function findRows(query: string, limit: number, { rows }: ToolSources): Promise<readonly DirectoryRow[]> {
  const byId = new Map(rows.map((row) => [row.id, row]));
  const ids = await findIds(rows, query);
  return ids
    .flatMap((id) => byId.get(id) ?? [])
    .filter(({ hasConfig }) => hasConfig)
    .slice(0, limit);
}

/** The inputs, outputs and sources of a calculator. */
export async function describe({ id }: CalculatorCall, sources: ToolSources): Promise<ToolAnswer> {
  const definition = await currentDefinition(id, sources.store);
  if (!definition) return refuseId(id, sources);
  const description = describeDefinition(definition);
  const checked = describeChecks(id, sources.origin);
  const data = {
    ...description,
    version: figuresVersion(definition),
    checked,
    url: `${sources.origin}/calculator/${id}`,
  };
  const text = [
    `${definition.name}: ${definition.description}`,
    "Inputs:",
    ...description.inputs.map((field) => JSON.stringify(field)),
    "Outputs:",
    ...description.outputs.map((field) => JSON.stringify(field)),
    writeChecks(checked),
    data.url,
  ];
  return { ok: true, text: text.join("\n"), data };
}

/** The outputs for some inputs; with tables where they are asked for. */
export async function calculate(
  { id, inputs: raw = {}, tables = false }: CalculatorCall & { readonly tables?: boolean },
  sources: ToolSources,
): Promise<ToolAnswer> {
  const definition = await currentDefinition(id, sources.store);
  if (!definition) return refuseId(id, sources);
  const result = answerCall(definition, raw, sources.today);
  if (!result.ok) return refuseInputs(definition, result.issues);
  const { inputs, ignored } = result;
  const leftOut = tables ? [] : Object.entries(result.outputs).filter(([key]) => hasRows(definition.outputs[key]!));
  const outputs = Object.fromEntries(
    Object.entries(result.outputs).filter(([key]) => !leftOut.some(([one]) => one === key)),
  );
  const subject = { definition, inputs, preferences: sources.preferences };
  const facts = describeResult(subject, sources);
  const primary = findPrimary(definition, inputs);
  const first = primary !== undefined && primary in outputs ? { [primary]: outputs[primary] } : {};
  return {
    ok: true,
    text: [
      definition.name,
      ...writeValues(definition.outputs, { ...first, ...outputs }, subject),
      ...writeFacts(subject, facts, ignored),
    ].join("\n"),
    data: {
      id,
      name: definition.name,
      inputs,
      outputs,
      ...(ignored && { ignored }),
      ...(leftOut.length > 0 && {
        leftOut: Object.fromEntries(leftOut.map(([key, rows]) => [key, Array.isArray(rows) ? rows.length : 0])),
      }),
      ...facts,
    },
  };
}

interface SolveCall extends CalculatorCall {
  readonly target: { readonly output: string; readonly value: number };
  readonly vary: string;
}

/** The value of one input that gives an output the wanted value. */
export async function solve(
  { id, inputs: raw = {}, target, vary }: SolveCall,
  sources: ToolSources,
): Promise<ToolAnswer> {
  const definition = await currentDefinition(id, sources.store);
  if (!definition) return refuseId(id, sources);
  const { inputs, issues } = readInputs(definition, raw, sources.today);
  if (issues.length > 0) return refuseInputs(definition, issues);
  const { answerTarget } = await import("#engine/solve-call.ts");
  const answer = answerTarget(definition, inputs, { ...target, vary }, sources.preferences);
  if (!answer.ok) return { ok: false, text: answer.issue.message };
  const { solutions, neighbors, reachable } = answer.solved;
  const exact = solutions.length > 0;
  const { ignored } = tellIgnored(definition, raw, inputs);
  const { describeSolved } = await import("./solved-in-words.ts");
  const asked = { definition, inputs, preferences: sources.preferences };
  const { lines, value } = describeSolved(answer.solved, target, vary, asked);
  const subject = { ...asked, inputs: { ...inputs, [vary]: value } };
  const facts = describeResult(subject, sources);
  return {
    ok: true,
    text: [definition.name, ...lines, ...writeFacts(subject, facts, ignored)].join("\n"),
    data: {
      id,
      name: definition.name,
      inputs,
      ...(ignored && { ignored }),
      target,
      vary,
      exact,
      solutions: exact ? solutions : neighbors,
      reachable,
      ...facts,
    },
  };
}

/** The answer to a sentence. */
export async function ask({ question }: { question: string }, sources: ToolSources): Promise<ToolAnswer> {
  const answer = await answerQuestion(question, sources);
  if (answer.calculator === null) {
    const { reason, readings = [], start } = openRefusal(answer, sources.origin, "Use find, describe and calculate.");
    const lines = readings.map(({ name, label, answer: figure, url }) => `${name}: ${label} ${figure} (${url})`);
    const text = [start ? `${reason} What was understood: ${start.url}` : reason, ...lines];
    return { ok: false, text: text.join("\n") };
  }
  const definition = await currentDefinition(answer.calculator, sources.store);
  if (!definition) return refuseId(answer.calculator, sources);
  const { by: _, ...shown } = answer;
  const facts = describeResult({ definition, inputs: answer.inputs }, sources);
  const say = (label: string, list: typeof answer.read) =>
    list.length === 0 ? [] : [`${label}: ${list.map((one) => `${one.label} ${one.text}`).join(", ")}`];
  return {
    ok: true,
    text: [
      answer.name,
      `${answer.label}: ${answer.answer}`,
      ...say("Read", answer.read),
      ...say("Assumed", answer.assumed),
      ...(answer.unread.length > 0 ? [`Not understood: ${answer.unread.join(", ")}`] : []),
      writeChecks(facts.checked),
      facts.url,
    ].join("\n"),
    data: { ...shown, ...facts },
  };
}

interface Facts {
  readonly units: Readonly<Record<string, string>>;
  readonly version: string;
  readonly checked: Checks;
  readonly url: string;
}

function describeResult({ definition, inputs }: Omit<Subject, "preferences">, { origin, today }: ToolSources): Facts {
  return {
    units: listUnits(definition, inputs),
    version: figuresVersion(definition),
    checked: describeChecks(definition.id, origin),
    url: linkTo(definition, inputs, origin, today),
  };
}

function writeFacts(
  subject: Subject,
  { checked, url }: Facts,
  ignored: readonly string[] | undefined,
): readonly string[] {
  const { definition, inputs } = subject;
  const counted = Object.entries(inputs).filter(([key]) => applies(definition.inputs[key]!, inputs));
  const lines = writeEntries(definition.inputs, Object.fromEntries(counted), subject);
  return [
    `With: ${lines.join("; ")}`,
    ...(ignored ? [`Ignored, as it does not apply with the other inputs: ${ignored.join(", ")}`] : []),
    writeChecks(checked),
    url,
  ];
}

function writeChecks({ cases, authorities, url }: Checks): string {
  const kinds = Object.entries(authorities).map(([name, count]) => `${name} ${count}`);
  return `Checked by ${cases} cases (${kinds.join("; ")}): ${url}`;
}

async function refuseId(id: string, sources: ToolSources): Promise<ToolAnswer> {
  const found = await findRows(id.replaceAll("-", " "), 3, sources);
  const near = found.map((row) => row.id);
  const hint = near.length > 0 ? ` Near: ${near.join(", ")}.` : "";
  return { ok: false, text: `There is no calculator “${id}”. Use find for its id.${hint}` };
}

/** Refused inputs with the keys that there are: a model then needs no second call to spell them. */
function refuseInputs(definition: AnyDefinition, issues: readonly Issue[]): ToolAnswer {
  const lines = issues.map(({ field, message }) => `${field}: ${message}`);
  const text = ["Some inputs cannot be used.", ...lines, `Inputs: ${Object.keys(definition.inputs).join(", ")}.`];
  return { ok: false, text: text.join("\n") };
}
