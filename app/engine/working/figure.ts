import { boundField } from "#engine/format.ts";
import { getItemField, getRowFields } from "#engine/values.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import type { AnyField } from "#engine/fields.ts";
import type { Part } from "./line.ts";
import type { Given, Origin, Ran } from "./recorder.ts";
import type { Figure, Naming, Source } from "./term.ts";

const CONSTANTS: Readonly<Record<string, string>> = {
  "Math.PI": "π",
  "Math.E": "e",
  "Math.SQRT2": "√2",
  "Math.LN2": "ln(2)",
  "Math.LN10": "ln(10)",
  "Number.EPSILON": "2⁻⁵²",
  PI: "π",
};

/** "annualContribution" is "Annual contribution", "LITRES_PER_GALLON" "Litres per gallon". */
export function nameAsWords(name: string): string {
  if (Object.hasOwn(CONSTANTS, name)) return CONSTANTS[name]!;
  const words = /^[A-Z0-9_]+$/.test(name)
    ? name.toLowerCase().replaceAll("_", " ")
    : name
        .replace(/([a-z])([A-Z0-9])/g, "$1 $2")
        .replace(/([0-9])([A-Z])/g, "$1 $2")
        // A letter that stands alone is a name: "chanceOfA" is "Chance of A".
        .replaceAll(/[A-Z](?=[a-z])/g, (letter) => letter.toLowerCase());
  // A function is called as what it gives: "areaOf" is "Area", "countCombinations" "Combinations".
  const told = words.replace(/^(?:compute|calculate|get|find|count) (?=\w)/, "").replace(/ (?:of|at|for)$/, "");
  return spellUnit(told.slice(0, 1).toUpperCase() + told.slice(1), "en-US");
}

/** The output that has this name and this value. */
function outputNamed(name: string, value: unknown, { definition, inputs, outputs }: Naming): AnyField | undefined {
  const field = definition.outputs[name];
  return field && Object.is(outputs[name], value) ? boundField(field, inputs) : undefined;
}

/** The column of a table, or of entered rows, that has this name and holds this value. */
export function columnNamed(
  name: string,
  value: unknown,
  { definition, inputs, outputs }: Naming,
): AnyField | undefined {
  const holds = (rows: unknown) => Array.isArray(rows) && valuesIn(rows, name).has(value);
  for (const [key, { columns }] of Object.entries(definition.outputs)) {
    if (columns?.[name] && holds(outputs[key])) return columns[name];
  }
  for (const [key, field] of Object.entries(definition.inputs)) {
    const column = getRowFields(field)?.[name];
    if (column && holds(inputs[key])) return column;
    // An entry of a list of plain values: "price" of "prices".
    const item = key === `${name}s` ? getItemField(field) : null;
    if (item && (inputs[key] as readonly unknown[]).includes(value)) return { ...item, label: nameAsWords(name) };
  }
  return undefined;
}

const columns = new WeakMap<readonly unknown[], Map<string, ReadonlySet<unknown>>>();

/** The values of a column, kept: a long table is asked thousands of times. */
function valuesIn(rows: readonly unknown[], name: string): ReadonlySet<unknown> {
  const known = columns.get(rows) ?? new Map<string, ReadonlySet<unknown>>();
  columns.set(rows, known);
  const values =
    known.get(name) ?? new Set(rows.map((row) => (row as Readonly<Record<string, unknown>> | null)?.[name]));
  known.set(name, values);
  return values;
}

/**
 * A value by its name, followed through what is only another name for it: a variable, an argument, a call whose function
 * returns it. It is called as the output, the input or the variable that it first was.
 */
export function figureOf(name: string, value: unknown, origin: Origin | undefined, naming: Naming): Figure {
  let named = nameValue(name, value, naming);
  let current = origin;
  for (let hops = 0; hops < 50 && current; hops++) {
    if ("input" in current) return inputOf(current.input, value, named, naming);
    const source = "line" in current ? sourceOf(current, name) : argumentOf(current);
    if (!source) break;
    const { ran } = source;
    const part = chosen(source.part, ran);
    if (part.is === "literal") return { is: "figure", value, ...named, isStart: true };
    if (part.is === "name" && part.input !== undefined) return inputOf(part.input, value, named, naming);
    const next = "slot" in part && ALIASES.has(part.is) ? ran.origins[part.slot] : undefined;
    if (!next || !Object.is(next.value, value)) {
      if (part.is === "name") return { is: "figure", value, ...better(named, part.name, value, naming) };
      return { is: "figure", value, ...named, source: { ran, part, name: named.label, value } };
    }
    if (part.is !== "call")
      named = better(named, "line" in next ? next.line.name : "name" in next ? next.name : "", value, naming);
    current = next;
  }
  return { is: "figure", value, ...named };
}

interface Named {
  readonly label: string;
  readonly field?: AnyField;
  readonly isOutput: boolean;
}

/** A year that no field is of: 2026 and not 2,026. */
const YEAR: AnyField = { kind: "integer", label: "", plain: true };

function isCalendarYear(name: string, value: unknown): boolean {
  return (
    /^(\w*Y|y)ear$/.test(name) && Number.isInteger(value) && (value as number) >= 1000 && (value as number) < 10_000
  );
}

function nameValue(name: string, value: unknown, naming: Naming): Named {
  const output = outputNamed(name, value, naming);
  const field = output ?? columnNamed(name, value, naming) ?? (isCalendarYear(name, value) ? YEAR : undefined);
  return {
    label: field?.label || nameAsWords(name === "reduce" ? "total" : name),
    ...(field ? { field } : {}),
    isOutput: output !== undefined,
  };
}

/**
 * An output's name stays, and a column's beside another one's: a band ends ("To") where the next begins ("From"). Else the
 * name nearer to where the value was calculated is better.
 */
function better(named: Named, name: string, value: unknown, naming: Naming): Named {
  if (named.isOutput || name === "" || /^\d+$/.test(name) || name === "result") return named;
  const found = nameValue(name, value, naming);
  if (found.field && !found.isOutput && named.label === named.field?.label) return named;
  return found.field || !named.field ? found : { ...found, field: named.field };
}

function inputOf(key: string, value: unknown, named: Named, { definition, inputs }: Naming): Figure {
  const field = definition.inputs[key] && boundField(definition.inputs[key], inputs);
  return { is: "figure", value, ...(field ? { label: field.label, field } : named) };
}

/** `a ?? b` is the one that was taken. */
function chosen(part: Part, ran: Ran): Part {
  if (part.is !== "logical" || part.sign !== "??") return part;
  const left = ran.values[part.slot];
  return chosen(left === null || left === undefined ? part.right : part.left, ran);
}

const ALIASES: ReadonlySet<string> = new Set(["name", "member", "call"]);

function sourceOf(ran: Ran, name: string): Source {
  return { ran, part: ran.line.part, name, value: ran.value };
}

/** The argument that a parameter was given, in the caller's line. */
function argumentOf({ call, place, name, value }: Given): Source | null {
  const calling = call.from && findCall(call.from.line.part, call.slot);
  if (!calling || !call.from) return null;
  // What `reduce` begins with is its second argument.
  const part = calling.name === "reduce" && place === 0 ? calling.parts[1] : calling.parts[place];
  const isGiven = calling.name === call.name || (calling.name === "reduce" && place === 0);
  return part && isGiven ? { ran: call.from, part, name, value } : null;
}

function findCall(part: Part, slot: number): Extract<Part, { is: "call" }> | null {
  if (part.is === "call" && part.slot === slot) return part;
  for (const one of partsOf(part)) {
    const found = findCall(one, slot);
    if (found) return found;
  }
  return null;
}

function partsOf(part: Part): readonly Part[] {
  switch (part.is) {
    case "unary":
      return [part.of];
    case "member":
      return typeof part.key === "string" ? [part.of] : [part.of, part.key];
    case "binary":
    case "logical":
      return [part.left, part.right];
    case "choice":
      return [part.test, part.yes, part.no];
    case "call":
      return part.of ? [part.of, ...part.parts] : part.parts;
    case "object":
    case "list":
    case "text":
      return part.parts;
    default:
      return [];
  }
}
