/** The inputs that follow from an assignment: shares of a price, parts of a time, units of a price. */
import type { AnyField } from "#engine/fields.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Assignment } from "#assistant/roles/assign.ts";
import type { Named } from "#assistant/roles/choices.ts";
import { detectUnitSystem } from "#assistant/roles/bare-unit.ts";
import type { Profile } from "#assistant/roles/profile.ts";
import type { Token } from "#assistant/tokens/token.ts";

/** All inputs that a sentence says or implies. */
export function collectInputs(
  profile: Profile,
  tokens: readonly Token[],
  { fits }: Assignment,
  setting: Readonly<Record<string, unknown>>,
  named: readonly Named[],
  preferences: Preferences,
): Readonly<Record<string, unknown>> {
  const { definition, fields } = profile;
  const inputs: Record<string, unknown> = {};
  for (const { key, value } of named) inputs[key] = value;
  for (const [key, value] of Object.entries(setting))
    if (value !== definition.inputs[key]!.default) inputs[key] = value;
  for (const fit of fits.values()) {
    Object.assign(inputs, fit.sets);
    if (fit.share === undefined)
      inputs[fit.key] = isNegative(definition.inputs[fit.key]!, fit.value, tokens) ? -fit.value : fit.value;
  }
  const price = fields.find((one) => one.field.kind === "money");
  for (const fit of fits.values()) {
    if (fit.share === undefined || !price) continue;
    const whole = Number(inputs[price.key] ?? price.field.default);
    inputs[fit.key] = Number(((whole * fit.share) / 100).toPrecision(12));
  }
  return { ...splitTimes(profile, tokens, fits, inputs), ...chooseUnits(profile, tokens, inputs, preferences) };
}

/** "Lose 0.5 kg a week" is a change of less than nothing. */
function isNegative({ negative }: AnyField, value: unknown, tokens: readonly Token[]): value is number {
  const isSaid = tokens.some((token) => token.type === "word" && negative?.includes(token.word));
  return isSaid && typeof value === "number" && value > 0;
}

/** "1 h 30 min" for a calculator that asks for hours, minutes and seconds. */
function splitTimes(
  { definition }: Profile,
  tokens: readonly Token[],
  fits: Assignment["fits"],
  inputs: Record<string, unknown>,
) {
  for (const [at, fit] of fits) {
    const token = tokens[at]!;
    if (token.type !== "amount" || token.parts.length === 0 || !/^(?:hours|minutes|seconds)$/.test(fit.key)) continue;
    for (const key of ["hours", "minutes", "seconds"]) if (key in definition.inputs) inputs[key] = 0;
    for (const part of token.parts) {
      const key = { h: "hours", min: "minutes", s: "seconds" }[part.measure.unit.id];
      if (key && key in definition.inputs) inputs[key] = part.value;
    }
  }
  const units = Object.keys(definition.inputs).filter((key) => /^(?:hours|minutes|seconds)$/.test(key));
  const isSaid = units.length > 1 && units.some((key) => key in inputs);
  // Time that is said replaces all of the usual one: 1 hour is not 1 hour 55.
  for (const key of units) if (isSaid && !(key in inputs)) inputs[key] = 0;
  return inputs;
}

const IMPERIAL = /^(?:gal|mi|mile|ft2?|in|lb|yd2?|ac)(?:$|-)|.-us$/;

/** The unit of a price ("per gallon") follows the units that the sentence uses, else the visitor's. */
function chooseUnits(
  { fields }: Profile,
  tokens: readonly Token[],
  inputs: Record<string, unknown>,
  { unitSystem, country }: Preferences,
) {
  const chosen: Record<string, unknown> = {};
  for (const { key, field } of fields) {
    const subject = key.replace(/Unit$/, "");
    if (field.kind !== "choice" || !key.endsWith("Unit") || key in inputs || !field.options) continue;
    if (!Object.keys(inputs).some((one) => one.toLowerCase().endsWith(subject.toLowerCase()))) continue;
    const isImperial = (detectUnitSystem(tokens) ?? unitSystem) === "imperial";
    const options = field.options.map(([value]) => value);
    const usual = String(field.default);
    const british = country === "GB" ? options.find((value) => value.endsWith("-uk")) : undefined;
    const other = british ?? options.find((value) => IMPERIAL.test(value));
    if (isImperial && other && !IMPERIAL.test(usual)) chosen[key] = other;
  }
  return chosen;
}
