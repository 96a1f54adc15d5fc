/** Calculates a reading and says what was read, assumed and not understood. */
import { CalculationError } from "#engine/error.ts";
import type { AnyDefinition } from "#engine/define.ts";
import type { AnyField } from "#engine/fields.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import type { Preferences } from "#localization/preferences.ts";
import { toAskedQuery, toQuery } from "#engine/query.ts";
import { readInputs } from "#engine/read.ts";
import { applies } from "#engine/values.ts";
import { getKind } from "#engine/kinds/index.ts";
import { arrangeFigures } from "#engine/figures.ts";
import { calculate } from "#engine/run.ts";
import { findAssumedKeys } from "./assumed-values.ts";
import { chooseIndependentOutput, chooseOutput } from "./choose-output.ts";
import { listReadInputs, type ReadInput } from "./format-said.ts";
import { chooseAccountedOutput } from "#assistant/account/accounting.ts";
import { toCountryUnit } from "#assistant/tokens/country-units.ts";
import { getUnsaidValues } from "#assistant/roles/unsaid-values.ts";
import {
  formatClock,
  formatFigure,
  formatJoined,
  formatParts,
  formatTold,
  isFirstRoot,
  isUnitAnswered,
  chooseUnit,
} from "./figures.ts";
import type { Reading } from "#assistant/readings/reading.ts";
import { findUnsaidSiblings } from "#assistant/account/siblings.ts";

export type { ReadInput } from "./format-said.ts";

export interface Answer {
  readonly calculator: string;
  readonly name: string;
  /** Every input, resolved; of the outputs those that are not tables or charts. */
  readonly inputs: Readonly<Record<string, unknown>>;
  readonly outputs: Readonly<Record<string, unknown>>;
  /** What the figure is: "Monthly cost". */
  readonly label: string;
  /** The figure, in the visitor's format. */
  readonly answer: string;
  /** The calculator with these inputs. */
  readonly url: string;
  readonly read: readonly ReadInput[];
  /** What people usually say and the sentence did not: the usual value was taken. */
  readonly assumed: readonly ReadInput[];
  readonly unread: readonly string[];
  /** The figure as a number, in the unit of its field; absent where it is several figures or a time of day. */
  readonly figure?: { readonly value: number; readonly field: AnyField; readonly unit?: string };
  /** Words that nobody knows, with those that were taken instead; absent where there are none. */
  readonly repaired?: readonly { readonly written: string; readonly meant: string }[];
}

/** Where a sentence that was refused can be finished by hand: the calculator that it is about, with the values that are surely its own. */
export interface Start {
  readonly name: string;
  readonly url: string;
}

export interface NoAnswer {
  readonly calculator: null;
  /** Why, as a sentence; absent where the sentence was not understood at all. */
  readonly reason?: string;
  /** The answers of a sentence that can be read in several ways, where they differ; the likeliest first. */
  readonly readings?: readonly Answer[];
  /** Absent where no calculator is meant. */
  readonly start?: Start;
}

/** A refusal of one calculator, from which the visitor goes on in its form: what is surely the value of a field stands there. */
export function refuse(
  definition: AnyDefinition,
  { inputs: said, listBound }: Pick<Reading, "inputs" | "listBound">,
  reason: string,
  today: string,
): NoAnswer {
  const bound = listBound?.() ?? Object.keys(said);
  const given = Object.fromEntries(Object.entries(said).filter(([key]) => bound.includes(key)));
  const { inputs, issues } = readInputs(definition, given, today);
  const url = toAddress(definition, issues.length > 0 ? readInputs(definition, {}, today).inputs : inputs, today);
  return { calculator: null, reason: `${definition.name}: ${reason}`, start: { name: definition.name, url } };
}

/** The page of a calculator with inputs, where the output that was asked for is its answer. */
function toAddress(
  definition: AnyDefinition,
  inputs: Readonly<Record<string, unknown>>,
  today: string,
  output: string | null = null,
): string {
  const isOther =
    output !== null &&
    getKind(definition.outputs[output]!).isScalar &&
    !arrangeFigures(definition, inputs).answer?.keys.includes(output);
  const given = toQuery(definition, inputs, readInputs(definition, {}, today).inputs);
  const query = [given, toAskedQuery(isOther ? output : null)].filter(Boolean).join("&");
  return `/calculator/${definition.id}${query ? `?${query}` : ""}`;
}

/** Calculates a reading. A value that the calculator refuses is not an answer, with the calculator's own sentence. */
export function answerReading(
  definition: AnyDefinition,
  reading: Reading,
  preferences: Preferences,
  today: string,
): Answer | NoAnswer {
  const told = reading.told && { ...reading.told, ...toUnitHere(reading.told.unit, preferences) };
  const said = reading.system ? { ...preferences, unitSystem: reading.system } : preferences;
  const given = {
    ...getUnsaidValues(definition, reading.inputs, preferences.country),
    ...reading.inputs,
  };
  // What nobody said is what the page shows those who measure so: a bag of 2 cubic feet, not one of 25 litres.
  const { inputs, issues } = readInputs(definition, given, today, said.unitSystem);
  if (issues[0]) return { calculator: null, reason: issues[0].message };
  try {
    const outputs = calculate(definition, inputs);
    const own = preferencesFor(definition, inputs, said);
    const keys = Object.keys(reading.inputs);
    const closed = keys.find((key) => definition.inputs[key] && !applies(definition.inputs[key], inputs));
    const refuseUncounted = (input: string) =>
      refuse(
        definition,
        reading,
        `“${definition.inputs[input]!.label}” does not count here. Say it another way.`,
        today,
      );
    if (closed !== undefined) return refuseUncounted(closed);
    const asked = reading.goal?.output ?? chooseOutput(definition, reading, inputs, outputs, preferences);
    const isPart = isFirstRoot(definition, asked);
    const isAsked = Boolean(reading.goal ?? reading.output ?? reading.asked ?? reading.target) || isPart;
    const { output: _, ...withoutOutput } = reading;
    const usual = chooseOutput(definition, withoutOutput, inputs, outputs, preferences);
    const accounted = chooseAccountedOutput(
      definition,
      keys,
      inputs,
      outputs,
      { output: asked, isAsked, isNamed: Boolean(reading.isOutputNamed) && asked === reading.output, isPart },
      usual,
    );
    if ("unaccounted" in accounted) return refuseUncounted(accounted.unaccounted);
    const first = accounted.output;
    const siblings = findUnsaidSiblings(definition, keys, inputs);
    const key =
      siblings.length === 0 ? first : chooseIndependentOutput(definition, keys, siblings, inputs, outputs, first);
    const isReplaced = key !== first && Boolean(reading.isOutputNamed) && first === reading.output;
    if (key === null || isReplaced) {
      const label = definition.inputs[siblings[0]!]!.label;
      return refuse(definition, reading, `Please also give “${label}”.`, today);
    }
    const field = definition.outputs[key]!;
    const { unit } = toUnitHere(chooseUnit(definition, key, reading), preferences);
    const joined = reading.isJoined ? formatJoined(definition, key, { inputs, outputs }, own) : null;
    return {
      calculator: definition.id,
      name: definition.name,
      inputs,
      outputs: pickScalars(definition, outputs),
      ...(reading.goal
        ? answerGoal(definition, reading.goal, inputs, own, reading.units)
        : {
            label: reading.isClock ? "Clock time" : (joined?.label ?? (told?.field.label || field.label)),
            answer:
              joined?.text ??
              (reading.isClock ? formatClock(outputs, own) : null) ??
              formatParts(reading, inputs, outputs[key], own) ??
              (told ? formatTold(told, outputs[key], own) : null) ??
              formatFigure(definition, key, inputs, outputs, own, unit),
          }),
      url: toAddress(definition, inputs, today, reading.goal ? null : key),
      read: [
        ...listReadInputs(
          definition,
          keys.filter((one) => one !== reading.goal?.vary && !reading.supplied?.includes(one)),
          inputs,
          own,
          reading.units,
        ).flatMap((one) => {
          if (one.key === "expression" && reading.madeOf?.length)
            return reading.madeOf.map((part) => ({ key: one.key, ...part }));
          return {
            ...one,
            ...(reading.wording && one.key === "expression" ? { text: reading.wording } : {}),
            ...(accounted.idle?.includes(one.key) ? { isIdle: true } : {}),
          };
        }),
        ...(reading.goal
          ? [{ key, label: field.label, text: formatFigure(definition, key, inputs, outputs, own, undefined) }]
          : []),
      ],
      assumed: listReadInputs(
        definition,
        [...findAssumedKeys(definition, reading, inputs, key, outputs[key]), ...(reading.supplied ?? [])],
        inputs,
        own,
      ),
      ...(isFigure(reading, joined, outputs[key])
        ? {
            figure: toFigure(told?.field ?? field, outputs[key] as number, told?.unit ?? unit),
          }
        : {}),
      unread: isUnitAnswered(definition, key, reading) ? reading.unread : [...reading.unread, reading.target!.text],
    };
  } catch (error) {
    if (error instanceof CalculationError) return { calculator: null, reason: error.message };
    throw error;
  }
}

/** Gallons are those of the reader's country. */
const toUnitHere = (unit: string | undefined, { country }: Preferences): { readonly unit?: string } =>
  unit === undefined ? {} : { unit: toCountryUnit(unit, country) };

function isFigure({ goal, isClock }: Reading, joined: unknown, value: unknown): boolean {
  return !goal && !isClock && joined === null && typeof value === "number" && Number.isFinite(value);
}

/** Without the field's other names, which only the reading of words needs. */
function toFigure(
  { also: _names, ...field }: AnyField,
  value: number,
  unit: string | undefined,
): NonNullable<Answer["figure"]> {
  return { value, field, ...(unit === undefined ? {} : { unit }) };
}

/** The input that was asked for: each of its values that give what was said. */
function answerGoal(
  definition: AnyDefinition,
  { vary, values }: NonNullable<Reading["goal"]>,
  inputs: Readonly<Record<string, unknown>>,
  preferences: Preferences,
  units: Reading["units"],
): Pick<Answer, "label" | "answer"> {
  const field = definition.inputs[vary]!;
  const texts = values.map((value) => {
    const solved = Number(value.toPrecision(10));
    return formatValue(boundField(field, { ...inputs, [vary]: solved }), solved, preferences, units?.[vary]).text;
  });
  return { label: field.label, answer: texts.join(" or ") };
}

function pickScalars(
  { outputs }: AnyDefinition,
  values: Readonly<Record<string, unknown>>,
): Readonly<Record<string, unknown>> {
  return Object.fromEntries(
    Object.entries(values).filter(([key]) => outputs[key]!.kind !== "table" && outputs[key]!.kind !== "series"),
  );
}
