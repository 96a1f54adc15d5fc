import type { AnyDefinition } from "#engine/define.ts";
import { draftsFromRaw } from "#engine/drafts/address.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import { getKind } from "#engine/kinds/index.ts";
import { fromQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { listTargets } from "#engine/solve.ts";
import { proposeValue } from "#engine/solve-proposal.ts";
import { isLocale, type Preferences } from "#localization/preferences.ts";

/**
 * The form for an address with a target, `?solve=homePrice&for=totalMonthlyPayment&is=2500` and inputs: with what was
 * found in it, and a sentence that says so. Where nothing was found the form stays, and the sentence says why.
 * `with=` may carry the inputs as one text. `typed=<locale>` says in which format a person wrote the value; without it the value is neutral.
 */
export function solveAddress(definition: AnyDefinition, address: URLSearchParams, today: string, reader: Preferences) {
  const query = new URLSearchParams([...address, ...new URLSearchParams(address.get("with") ?? "")]);
  const raw = fromQuery(definition, query);
  const { inputs, issues } = readInputs(definition, raw, today);
  const preferences = preferencesFor(definition, inputs, reader);
  const unsolved = (solved: string | null) => ({ ...draftsFromRaw(definition, raw, today, preferences), solved });
  if (issues.length > 0) return unsolved(null);
  const [vary, output, text] = ["solve", "for", "is"].map((name) => query.get(name) ?? "") as [string, string, string];
  const field = listTargets(definition).includes(output) ? boundField(definition.outputs[output]!, inputs) : undefined;
  if (!field) return unsolved("No target can be set for this result.");
  const locale = query.get("typed") ?? "";
  const { parse, parseNeutral, getUnit } = getKind(field);
  const typed = isLocale(locale)
    ? parse(field, text, { ...preferences, locale }, getUnit(field, preferences))
    : { ok: true as const, value: parseNeutral(field, text) };
  if (!typed.ok) return unsolved(typed.message);
  if (typeof typed.value !== "number") return unsolved("The target must be a number.");
  const proposal = proposeValue(definition, inputs, { output, value: typed.value }, vary, preferences);
  if ("message" in proposal) return unsolved(proposal.message);
  const goal = formatValue(field, typed.value, preferences).text;
  const sentence = `Solved for a target of ${goal} (${field.label}): ${definition.inputs[vary]!.label} is ${proposal.text}.`;
  return {
    ...draftsFromRaw(definition, { ...inputs, [vary]: proposal.value }, today, preferences),
    solved: [sentence, proposal.remark].filter(Boolean).join(" "),
  };
}
