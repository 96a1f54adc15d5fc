/** Calculating as API v1 gives it: with the version of the figures, the page for people, and the inputs that were not used. */
import type { AnyDefinition } from "#engine/define.ts";
import { figuresVersion } from "#workers/calls/figures-version.ts";
import { answerCall, todayUtc } from "#workers/directory/calculate.ts";
import { json } from "#workers/http/http.ts";
import { type RawInputs, refuseInputs } from "./calculate.ts";
import { linkTo } from "./facts.ts";

/**
 * Calculates.
 *
 * @param wanted the version that the caller wants its figures of; undefined for the present one
 * @throws Response 409 where the figures are of another version, 422 where an input cannot be used
 */
export function openAnswer(definition: AnyDefinition, raw: RawInputs, origin: string, wanted?: unknown) {
  const version = figuresVersion(definition);
  checkVersion(wanted, version);
  const result = answerCall(definition, raw, todayUtc());
  if (!result.ok) throw refuseInputs(result.issues);
  const { ok: _, ...answer } = result;
  return { id: definition.id, ...answer, version, url: linkTo(definition, answer.inputs, origin) };
}

/** @throws Response 409 where a version is wanted that is not the present one */
export function checkVersion(wanted: unknown, version: string): void {
  if (wanted === undefined || wanted === version) return;
  throw json(
    { error: `The figures are of version ${version}; others are not calculated any more.`, version },
    { status: 409 },
  );
}
