import type { AnyDefinition, Say } from "./define.ts";
import { boundField, formatValue } from "./format.ts";
import { chosenUnit } from "./values.ts";
import { formatDate } from "#localization/date-format.ts";
import { formatMoney } from "#localization/money-format.ts";
import { formatNumber, formatPercent } from "#localization/number-format.ts";
import type { ChosenUnits, Preferences } from "#localization/preferences.ts";

/** The formatters that a definition's sentences use, for one visitor. */
export function sayFor(preferences: Preferences): Say {
  return {
    money: (value, decimals = 0) => formatMoney(value, preferences, decimals),
    percent: (value, decimals) => formatPercent(value, preferences.locale, decimals),
    number: (value, decimals) => formatNumber(value, preferences.locale, { decimals }),
    date: (value) => formatDate(value, preferences.locale),
  };
}

/**
 * Key Takeaways: the definition's sentences with `{key}` replaced by inputs and outputs as the visitor reads them. Of a
 * key that is both (the unknown that `solveFor` names), the output is meant: it holds in every mode.
 */
export function writeTakeaways(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: ChosenUnits = {},
): readonly string[] {
  if (definition.special) return [];
  const shown = (text: string, key: string) => {
    const field = definition.outputs[key] ?? definition.inputs[key];
    const value = Object.hasOwn(definition.outputs, key) ? outputs[key] : inputs[key];
    if (!field) return text;
    // In a sentence 0 is a figure.
    const unit = chosenUnit(definition, key, inputs, preferences, units);
    return formatValue({ ...boundField(field, inputs), zero: "" }, value, preferences, unit).text;
  };
  return definition
    .takeaways(inputs, outputs, sayFor(preferences))
    .map((sentence) => sentence.replaceAll(/\{(\w+)\}/g, (text, key: string) => shown(text, key)));
}
