import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import { applies, defaultOf, isNumeric, itemOf, optionsOf, rowsOf } from "./values.ts";

/** A refusal: the input it concerns and a sentence for the visitor. */
export interface Issue {
  readonly field: string;
  readonly message: string;
}

/** What reading gives: every input with a value (the default where it was refused), and the refusals. */
export interface Reading {
  readonly inputs: Record<string, unknown>;
  readonly issues: readonly Issue[];
}

/** Bounds as data; what the catalogue leaves open is bounded here. */
export const DEFAULT_MAX_LENGTH = 1000;
export const DEFAULT_MAX_ITEMS = 1000;

/**
 * Reads the inputs of a JSON call. A left-out input takes its default; an unknown key, a wrong type and an
 * out-of-bounds value are issues. An input that does not apply is checked for its type and then ignored.
 *
 * @param today what a default of "today" means, "YYYY-MM-DD".
 */
export function readInputs(definition: AnyDefinition, raw: Readonly<Record<string, unknown>>, today: string): Reading {
  const issues: Issue[] = [];
  const inputs: Record<string, unknown> = {};
  for (const key of Object.keys(raw)) {
    if (!Object.hasOwn(definition.inputs, key)) {
      issues.push({ field: key.slice(0, 64), message: `This calculator has no input “${key.slice(0, 64)}”.` });
    }
  }
  const given: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(definition.inputs)) {
    const value = Object.hasOwn(raw, key) ? raw[key] : undefined;
    const leftOut = value === undefined || (value === null && !isRequired(field));
    given[key] = leftOut ? defaultOf(field, today) : Array.isArray(value) ? [...value] : value;
    inputs[key] = given[key];
  }
  for (const [key, field] of Object.entries(definition.inputs)) {
    const relevant = applies(field, given);
    const message = refusalOf(field, given[key], { bounds: relevant, inputs: given });
    if (message) issues.push({ field: key, message });
    if (message || !relevant) inputs[key] = standIn(field, inputs, today);
  }
  return { inputs, issues };
}

/**
 * What stands for a value that is refused: the default; of a choice whose options another input gives, one of those, so
 * that what is read can always be calculated with.
 */
function standIn(field: AnyField, inputs: Readonly<Record<string, unknown>>, today: string): unknown {
  const usual = defaultOf(field, today);
  if (!field.optionsBy) return usual;
  const offered = optionsOf(field, inputs).map(([value]) => value);
  if (offered.some((value) => value === usual)) return usual;
  const start = field.optionsBy.start?.(String(inputs[field.optionsBy.input]));
  return offered.find((value) => value === start) ?? offered[0] ?? usual;
}

function isRequired(field: AnyField): boolean {
  return field.default !== null && !field.optional;
}

interface Checking {
  /** Whether bounds count; of an input that does not apply only the type is checked. */
  readonly bounds: boolean;
  readonly inputs: Readonly<Record<string, unknown>>;
}

/** The sentence that refuses a value of the field's kind, or null where it is fine. */
export function refusalOf(field: AnyField, value: unknown, checking: Checking): string | null {
  if (value === null && (field.default === null || field.optional)) return null;
  if (isNumeric(field)) return refuseNumber(field, value, checking.bounds);
  switch (field.kind) {
    case "boolean":
      return typeof value === "boolean" ? null : `${field.label} must be true or false.`;
    case "text":
      return refuseText(field, value);
    case "date":
      return refuseDate(field, value, checking.bounds);
    case "time":
      return typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
        ? null
        : `${field.label} must be a time from 00:00 to 23:59.`;
    case "choice":
      return refuseChoice(field, value, checking);
    case "list":
      return refuseList(field, value, checking);
    default:
      return null;
  }
}

function refuseNumber(field: AnyField, value: unknown, bounds: boolean): string | null {
  if (typeof value !== "number" || !Number.isFinite(value)) return `${field.label} must be a number.`;
  if (field.kind === "integer" && !Number.isInteger(value)) return `${field.label} must be a whole number.`;
  if (!bounds) return null;
  const unit = unitSuffix(field);
  if (typeof field.min === "number" && value < field.min) return `${field.label} must be at least ${field.min}${unit}.`;
  if (typeof field.max === "number" && value > field.max) return `${field.label} must be at most ${field.max}${unit}.`;
  return null;
}

function unitSuffix(field: AnyField): string {
  if (field.kind === "percent") return " %";
  if (field.kind !== "quantity") return field.unit ? ` ${field.unit}` : "";
  const unit = field.dimension?.units.find((one: { id: string }) => one.id === field.unit);
  return unit ? ` ${unit.symbol}` : "";
}

function refuseText(field: AnyField, value: unknown): string | null {
  if (typeof value !== "string") return `${field.label} must be a text.`;
  const most = field.maxLength ?? DEFAULT_MAX_LENGTH;
  return value.length > most ? `${field.label} must have at most ${most} characters.` : null;
}

function refuseDate(field: AnyField, value: unknown, bounds: boolean): string | null {
  if (typeof value !== "string" || !isDate(value)) return `${field.label} must be a date such as 2026-03-31.`;
  if (bounds && typeof field.min === "string" && value < field.min)
    return `${field.label} must not be before ${field.min}.`;
  if (bounds && typeof field.max === "string" && value > field.max)
    return `${field.label} must not be after ${field.max}.`;
  return null;
}

/** Whether the text is a date of the Gregorian calendar, years 1 to 9999, as "YYYY-MM-DD". */
export function isDate(value: string): boolean {
  const match = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  if (!match) return false;
  const [year, month, day] = [Number(match[1]), Number(match[2]), Number(match[3])];
  if (year < 1 || month < 1 || month > 12 || day < 1) return false;
  const leap = (year % 4 === 0 && year % 100 !== 0) || year % 400 === 0;
  return day <= [31, leap ? 29 : 28, 31, 30, 31, 30, 31, 31, 30, 31, 30, 31][month - 1]!;
}

function refuseChoice(field: AnyField, value: unknown, { bounds, inputs }: Checking): string | null {
  if (typeof value !== "string") return `${field.label} must be one of its options.`;
  const options = optionsOf(field, inputs);
  if (!bounds || options.some(([one]) => one === value)) return null;
  const shown = options.slice(0, 12).map(([one]) => one);
  return `${field.label} must be one of ${shown.join(", ")}${options.length > shown.length ? " and others" : ""}.`;
}

function refuseList(field: AnyField, value: unknown, checking: Checking): string | null {
  if (!Array.isArray(value)) return `${field.label} must be a list.`;
  const most = field.maxItems ?? DEFAULT_MAX_ITEMS;
  if (value.length > most) return `${field.label} may have at most ${most} entries.`;
  if (checking.bounds && value.length < (field.minItems ?? 0))
    return `${field.label} needs at least ${field.minItems}.`;
  const item = itemOf(field);
  for (const [index, entry] of value.entries()) {
    const message = item ? refusalOf(item, entry, checking) : refuseRow(field, entry, value, index, checking);
    if (message) return `Row ${index + 1}: ${message}`;
  }
  return null;
}

/** Checks a row and fills the cells that it leaves out with their defaults (in place). */
function refuseRow(field: AnyField, row: unknown, all: unknown[], index: number, checking: Checking): string | null {
  if (typeof row !== "object" || row === null || Array.isArray(row)) return "must be an object with named values.";
  const fields = rowsOf(field) ?? {};
  for (const key of Object.keys(row)) {
    if (!Object.hasOwn(fields, key)) return `there is no “${key.slice(0, 64)}”.`;
  }
  const filled: Record<string, unknown> = {};
  for (const [key, cell] of Object.entries(fields)) {
    const given = (row as Record<string, unknown>)[key];
    filled[key] = given === undefined && cell.default !== undefined ? cell.default : (given ?? null);
    if (given === undefined && cell.default === undefined && cell.kind === "text") filled[key] = "";
    const message = refusalOf(cell, filled[key], checking);
    if (message) return message;
  }
  all[index] = filled;
  return null;
}
