/** What every surface for programs does with one calculator: the calls of the pages, API v1. */
import { type AnyDefinition } from "#engine/define.ts";
import type { Issue } from "#engine/read.ts";
import { fromQuery } from "#engine/query.ts";
import { answerCall, todayUtc } from "#workers/directory/calculate.ts";
import { errorResponse, readJson } from "#workers/http/http.ts";
import { currentDefinition } from "#workers/rates/rates.ts";

/**
 * The calculator as it calculates now.
 *
 * @throws Response 404 where there is none
 */
export async function findCalculator(id: string, store: Parameters<typeof currentDefinition>[1]) {
  const definition = await currentDefinition(id, store);
  if (definition) return definition;
  throw errorResponse(404, "There is no calculator of that name.");
}

/** Inputs as they came, unchecked. */
export type RawInputs = Readonly<Record<string, unknown>>;

/** The inputs of an address, in the neutral format; what is not an input is kept, so that it is refused. */
export function readAddressInputs(definition: AnyDefinition, url: string): RawInputs {
  return fromQuery(definition, new URL(url).searchParams, true);
}

/**
 * The body `{"inputs": {…}}`.
 *
 * @throws Response 413 where it is too large, 400 where it is not such an object
 */
export async function readBodyInputs(request: Request): Promise<{ readonly inputs: RawInputs } & RawInputs> {
  const body = await readJson(request);
  if (!body.ok) throw body.response;
  const { inputs = {} } = isObject(body.value) ? body.value : { inputs: null };
  if (isObject(body.value) && isObject(inputs)) return { ...body.value, inputs };
  throw errorResponse(400, 'The request must be an object with "inputs": { … }.');
}

/**
 * Refuses a key that a call does not take: what stood there would be left out, and a default be calculated with.
 *
 * @throws Response 422 that names each, and says where inputs go
 */
export function checkKeys(call: RawInputs, taken: readonly string[]): void {
  const takes = `It takes ${new Intl.ListFormat("en-GB").format(taken)}.`;
  const hint = taken.includes("inputs") ? ' Values for the calculator go into inputs: {"inputs": { … }}.' : "";
  const issues = Object.keys(call)
    .filter((key) => !taken.includes(key))
    .map((key) => key.slice(0, 64))
    .map((field) => ({ field, message: `This call takes no “${field}”. ${takes}${hint}` }));
  if (issues[0]) throw errorResponse(422, issues[0].message, issues);
}

function isObject(value: unknown): value is RawInputs {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** The answer as every JSON call gives it: inputs resolved, outputs unrounded. */
export interface CalculateAnswer {
  readonly id: string;
  readonly inputs: RawInputs;
  readonly outputs: RawInputs;
}

/**
 * Calculates.
 *
 * @throws Response 422 that names each field that cannot be used
 */
export function calculateAnswer(definition: AnyDefinition, raw: RawInputs): CalculateAnswer {
  const result = answerCall(definition, raw, todayUtc());
  if (!result.ok) throw refuseInputs(result.issues);
  return { id: definition.id, inputs: result.inputs, outputs: result.outputs };
}

/** 422, and what is wrong with which input. */
export function refuseInputs(issues: readonly Issue[]): Response {
  return errorResponse(422, "Some inputs cannot be used.", issues);
}
