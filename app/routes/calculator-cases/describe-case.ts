/** What a case enters and expects, in words and to its last digit: units and currency as pages write them. */
import type { Case } from "#engine/cases.ts";
import type { AnyDefinition, ExpectedTable } from "#engine/define.ts";
import type { AnyField, Rows } from "#engine/fields.ts";
import { boundField, formatValue, preferencesFor } from "#engine/format.ts";
import { getKind } from "#engine/kinds/index.ts";
import { readDefaults } from "#engine/read.ts";
import { getItemField, getRowFields } from "#engine/values.ts";
import { TEST_DAY } from "#engine/verify.ts";
import { US_PREFERENCES } from "#localization/preferences.ts";

type Values = Readonly<Record<string, unknown>>;
type Write = (field: AnyField, value: unknown, beside?: Values) => string;

/** Entries of a list that are told. */
const MOST_ENTRIES = 20;
const LONGEST_TEXT = 160;

export function describeCase(definition: AnyDefinition, one: Case) {
  const inputs = { ...readDefaults(definition, TEST_DAY), ...one.inputs };
  const own = preferencesFor(definition, inputs, US_PREFERENCES);
  const write: Write = (field, value, beside = inputs) => {
    const bound = boundField(field, beside);
    if (value === null) return "no value";
    if (Array.isArray(value)) return writeList(field, value, write);
    // What a case has refused may be of no form at all.
    if (getKind(field).check(bound, value, { bounds: false, inputs: beside }) !== null) return shorten(value);
    return shorten(
      formatValue({ ...bound, ...exactDecimals(value), zero: "" } as AnyField, value, own, field.unit).text,
    );
  };
  return {
    inputs: describeEntries(definition.inputs, one, write),
    expects: one.refuses
      ? `is refused at “${definition.inputs[one.refuses]?.label ?? one.refuses}”`
      : describeOutputs(definition.outputs, one, write),
  };
}

function describeEntries(fields: Rows, { inputs }: Case, write: Write): string {
  const given = Object.entries(inputs).map(([key, value]) => {
    const field = fields[key];
    return field ? `${field.label}: ${write(field, value)}` : `${key}: ${shorten(value)}`;
  });
  return given.length > 0 ? given.join(" · ") : "all fields at their defaults";
}

function describeOutputs(fields: Rows, { outputs = {} }: Case, write: Write): string {
  return Object.entries(outputs)
    .map(([key, value]) => {
      const field = fields[key]!;
      const isTable = typeof value === "object" && value !== null && !Array.isArray(value);
      return isTable
        ? `${field.label}: ${writeTable(field, value as ExpectedTable, write)}`
        : `${field.label} = ${write(field, value)}`;
    })
    .join(" · ");
}

/** "360 rows; the first: Month 1, Interest $1,625; the last: …". */
function writeTable(field: AnyField, expected: ExpectedTable, write: Write): string {
  const { rows, first, last, at = {} } = expected;
  const points = field.kind === "series" ? "point" : "row";
  const places = Object.entries(at).map(([place, row]) => [`${points} ${Number(place) + 1}`, row] as const);
  const told = [["the first", first] as const, ...places, ["the last", last] as const].filter(([, row]) => row);
  return [
    ...(rows === undefined ? [] : [`${rows} ${points}${rows === 1 ? "" : "s"}`]),
    ...told.map(([place, row]) => `${place}: ${writeRow(getColumns(field), row!, write, true)}`),
  ].join("; ");
}

function writeList(field: AnyField, values: readonly unknown[], write: Write): string {
  const item = getItemField(field);
  const more = values.length - MOST_ENTRIES;
  const told = values
    .slice(0, MOST_ENTRIES)
    .map((value) =>
      item ? write(item, value) : isRow(value) ? writeRow(getColumns(field), value, write) : shorten(value),
    );
  return [...(told.length > 0 ? told : ["nothing"]), ...(more > 0 ? [`and ${more} more`] : [])].join("; ");
}

function writeRow(columns: Rows, row: Values, write: Write, hasLabels = false): string {
  return Object.entries(row)
    .map(([key, value]) => {
      const column = columns[key];
      const text = column ? write(column, value, row) : shorten(value);
      return hasLabels ? `${column?.label ?? key} ${text}` : text;
    })
    .join(", ");
}

function getColumns(field: AnyField): Rows {
  return getRowFields(field) ?? field.columns ?? { ...field.x, ...field.y };
}

function isRow(value: unknown): value is Values {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** Decimals beyond these are written with an exponent. */
const MOST_DECIMALS = 20;

/** As many decimals as the number has, for a case may hold to nine digits; cents are two. */
function exactDecimals(value: unknown): Pick<AnyField, "decimals" | "digits"> {
  const [, fraction = "", exponent = "0"] = /^-?\d+(?:\.(\d+))?(?:e(-\d+))?$/.exec(String(value)) ?? [];
  const decimals = fraction.length - Number(exponent);
  if (typeof value !== "number") return {};
  if (decimals > MOST_DECIMALS) return { decimals: undefined, digits: fraction.length + 1 };
  return { decimals: decimals === 1 ? 2 : decimals };
}

function shorten(value: unknown): string {
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > LONGEST_TEXT ? `${text.slice(0, LONGEST_TEXT)}…` : text;
}
