/** The figure in the unit and form that were asked for. */
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { arrangeFigures, formatFigure as writeFigure, joinPieces } from "#engine/figures.ts";
import { boundField, formatValue } from "#engine/format.ts";
import { formatNumber } from "#localization/number-format.ts";
import type { Preferences } from "#localization/preferences.ts";
import type { Dimension } from "#units/dimension.ts";
import { compoundText, splitCompound } from "#units/format.ts";
import { length } from "#units/length.ts";
import { mass } from "#units/mass.ts";
import type { Reading } from "#assistant/readings/reading.ts";

/** The figure; of an equation all its roots. */
export function formatFigure(
  definition: AnyDefinition,
  key: string,
  inputs: Readonly<Record<string, unknown>>,
  outputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  unit: string | undefined,
): string {
  const field = boundField(definition.outputs[key]!, { ...inputs, ...outputs });
  return formatRoots(definition, key, outputs, preferences) ?? formatValue(field, outputs[key], preferences, unit).text;
}

/** Whether the answer is in the unit that was asked for, where one was. */
export function isUnitAnswered({ outputs }: AnyDefinition, key: string, { target }: Reading): boolean {
  return !target || target.measures.some((one) => one.dimension.id === outputs[key]!.dimension?.id);
}

/** What a unit of length is raised to for them. */
const POWERS: Readonly<Record<string, string | undefined>> = { length: "", area: "2", volume: "3" };

/** Quantities that are told in the unit in which one of their kind was said. */
const AS_SAID = new Set(["temperature", "speed", "time"]);

/** The unit of a length, area or volume that follows from lengths of one unit: "radius 5 cm" asks for cm². */
export function chooseUnit({ inputs, outputs }: AnyDefinition, key: string, reading: Reading): string | undefined {
  const id = String(outputs[key]!.dimension?.id ?? "");
  const target = reading.target?.measures.find((one) => one.dimension.id === id);
  if (target) return target.unit.id;
  if (AS_SAID.has(id)) {
    const like = Object.entries(reading.units ?? {}).filter(([one]) => inputs[one]!.dimension?.id === id);
    const [unit, ...others] = new Set(like.map(([, said]) => said));
    return others.length === 0 ? unit : undefined;
  }
  const said = Object.keys(reading.inputs).filter((one) => inputs[one]!.dimension?.id === length.id);
  const [unit, ...others] = new Set(said.map((one) => reading.units?.[one]));
  const power = POWERS[id];
  // A calculator that asks for metres and tells litres has another unit in mind.
  const isSame = said.every((one) => `${inputs[one]!.unit}${power}` === outputs[key]!.unit);
  return unit === undefined || others.length > 0 || power === undefined || !isSame ? undefined : `${unit}${power}`;
}

/** A figure with those that the calculator joins to it: "5, 1" for both parts of a complex number; null where it joins none. */
export function formatJoined(
  definition: AnyDefinition,
  key: string,
  answer: Parameters<typeof writeFigure>[2],
  preferences: Preferences,
): { readonly label: string; readonly text: string } | null {
  const { answer: first, main } = arrangeFigures(definition, answer.inputs);
  const figure = [first, ...main].find((one) => one && one.keys.length > 1 && one.keys.includes(key));
  if (!figure) return null;
  return { label: figure.label, text: joinPieces(writeFigure(figure, definition, answer, preferences)) };
}

/** Whether an output is the first of roots that are told together ("x₁"). */
export function isFirstRoot({ outputs }: AnyDefinition, key: string): boolean {
  return /^\p{L}₁$/u.test(outputs[key]!.label);
}

/** "2 and 3" for x₁ and x₂, with their imaginary parts where the calculator has any; null for other figures. */
function formatRoots(
  { outputs: fields }: AnyDefinition,
  key: string,
  outputs: Readonly<Record<string, unknown>>,
  { locale }: Preferences,
): string | null {
  const [, letter] = /^(\p{L})₁$/u.exec(fields[key]!.label) ?? [];
  if (letter === undefined) return null;
  const byLabel = new Map(Object.entries(fields).map(([one, field]) => [field.label, outputs[one]]));
  const roots = [...byLabel].flatMap(([label, real]) => {
    if (!label.startsWith(letter) || !/^.[₁-₉]$/.test(label) || typeof real !== "number") return [];
    const imaginary = Number(byLabel.get(`Imaginary part of ${label}`) ?? 0);
    const text = formatNumber(real, locale, fields[key]!);
    if (imaginary === 0) return [text];
    return [`${text} ${imaginary < 0 ? "−" : "+"} ${formatNumber(Math.abs(imaginary), locale, fields[key]!)}i`];
  });
  return [...new Set(roots)].join(" and ");
}

/** "5 ft 10.9 in" for a length that was asked for in feet and inches. */
export function formatParts(
  { parts, told }: Reading,
  inputs: Readonly<Record<string, unknown>>,
  value: unknown,
  { locale }: Preferences,
): string | null {
  if (!parts || typeof value !== "number") return null;
  const dimension = (told?.field.dimension ?? [length, mass].find((one) => one.id === inputs["dimension"])) as
    | Dimension
    | undefined;
  if (!dimension) return null;
  const split = splitCompound(dimension, value, told?.unit ?? parts[0], parts, 2);
  return compoundText(split, (part) => formatNumber(part, locale, { decimals: 2 }));
}

/** A figure as its reading tells it; pesos have the sign of dollars, so the currency is told too. */
export function formatTold(
  { field, unit }: NonNullable<Reading["told"]>,
  value: unknown,
  preferences: Preferences,
): string {
  const { text } = formatValue(field, value, preferences, unit);
  const { currency } = field as { readonly currency?: string };
  if (currency === undefined || currency === preferences.currency) return text;
  const { text: own } = formatValue({ ...field, currency: preferences.currency } as AnyField, value, preferences);
  return text === own ? `${text} ${currency}` : text;
}

/** Hours and minutes since midnight as a time of day; null where they are none. */
export function formatClock(
  { hours, minutes }: Readonly<Record<string, unknown>>,
  preferences: Preferences,
): string | null {
  if (typeof hours !== "number" || typeof minutes !== "number" || hours > 23) return null;
  const time = [hours, minutes].map((one) => String(one).padStart(2, "0")).join(":");
  return formatValue({ kind: "time", label: "" }, time, preferences).text;
}
