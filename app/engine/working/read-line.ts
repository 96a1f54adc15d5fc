import { boundField } from "#engine/format.ts";
import { columnNamed, figureOf, nameAsWords } from "./figure.ts";
import type { Part } from "./line.ts";
import { negate, readExact, readMath, simplify } from "./notation.ts";
import type { Ran } from "./recorder.ts";
import type { Because, Figure, Naming, Source, Term } from "./term.ts";

/** Reads the terms of one line, with the reasons for each branch that was taken in it. */
export class TermReader {
  readonly because: Because[] = [];
  readonly #ran: Ran;
  readonly #naming: Naming;

  constructor(ran: Ran, naming: Naming) {
    this.#ran = ran;
    this.#naming = naming;
  }

  read(part: Part): Term {
    switch (part.is) {
      case "literal":
        return part;
      case "name":
        return part.input === undefined ? this.#figure(part.slot, part.name) : this.#input(part.input, part.slot);
      case "member":
        return this.#member(part);
      case "unary":
        return negate(part.sign, this.read(part.of));
      case "binary":
        return simplify({ is: "binary", sign: part.sign, left: this.read(part.left), right: this.read(part.right) });
      case "logical":
        return this.#logical(part);
      case "choice":
        this.because.push({ term: this.read(part.test), outcome: Boolean(this.#ran.values[part.slot]) });
        return this.read(this.#ran.values[part.slot] ? part.yes : part.no);
      case "call":
        return this.#call(part);
      case "text":
      case "list":
        return this.#derived("", part.slot, part.parts);
      case "object":
      case "whole":
        return { is: "figure", label: "", value: this.#ran.values[part.slot] };
    }
  }

  #input(key: string, slot: number): Term {
    const { definition, inputs } = this.#naming;
    const field = definition.inputs[key] && boundField(definition.inputs[key], inputs);
    const value = slot < 0 ? inputs[key] : this.#ran.values[slot];
    return { is: "figure", label: field?.label ?? nameAsWords(key), value, ...(field ? { field } : {}) };
  }

  #figure(slot: number, name: string): Term {
    return figureOf(name, this.#ran.values[slot], this.#ran.origins[slot], this.#naming);
  }

  #member(part: Extract<Part, { is: "member" }>): Term {
    const name = this.#nameOfMember(part);
    if (part.slot >= 0 && this.#ran.origins[part.slot]) return this.#figure(part.slot, name);
    const value = part.slot < 0 ? this.#ran.value : this.#ran.values[part.slot];
    const of = this.read(part.of);
    // A member of what a step of the library gave is that step; held in a variable, it is a value with a name.
    if (of.is === "library") return { ...of, value };
    const library = of.is === "figure" && of.source && findLibrary(of.source, this.#naming);
    if (library) return figureOf(name, value, memberOf(library, name, value), this.#naming);
    return this.#derived(name, part.slot, typeof part.key === "string" ? [part.of] : [part.of, part.key]);
  }

  #derived(name: string, slot: number, parts: readonly Part[]): Term {
    const value = slot < 0 ? this.#ran.value : this.#ran.values[slot];
    const from = parts.map((one) => this.read(one));
    const { label, field } = /^\d*$/.test(name)
      ? { label: "" }
      : (figureOf(name, value, undefined, this.#naming) as Figure);
    return { is: "derived", label, value, from, ...(field ? { field } : {}) };
  }

  #nameOfMember(part: Extract<Part, { is: "member" }>): string {
    if (typeof part.key !== "string") return lastName(part.of);
    const isCount = part.key === "length" && !("slot" in part.of && hasField(this.#ran.values[part.of.slot], part.key));
    return isCount ? `number of ${lastName(part.of)}` : part.key;
  }

  #logical(part: Extract<Part, { is: "logical" }>): Term {
    const left = this.#ran.values[part.slot];
    if (part.sign === "??") return this.read(left === null || left === undefined ? part.right : part.left);
    if (part.sign === "||") return this.read(left ? part.left : part.right);
    return this.read(left ? part.right : part.left);
  }

  #call(part: Extract<Part, { is: "call" }>): Term {
    const value = this.#ran.values[part.slot];
    if (this.#ran.origins[part.slot]) return this.#figure(part.slot, part.name);
    const list = listIn(part, this.#ran);
    if (list && (part.name === "sum" || part.name === "sumColumn")) {
      return { is: "sum", label: labelOfSum(part, this.#ran, this.#naming), values: list };
    }
    const parts = part.parts.map((one) => this.read(one));
    if (part.from === "Math") return readMath(part.name, parts);
    const exact = part.from?.endsWith("/rational.ts") ? readExact(part.name, parts) : null;
    if (exact) return exact;
    if (part.from === "Number" || ["Number", "BigInt", "String"].includes(part.name))
      return parts[0] ?? { is: "literal", value };
    if (part.name === "toFixed") return { is: "function", name: "round", parts: [this.read(part.of!), ...parts] };
    if (part.of) return this.#derived("", part.slot, [part.of, ...part.parts]);
    const told = parts.filter((one) => one.is !== "figure" || isScalar(one.value) || one.label !== "");
    const about = this.#ran.about[part.slot];
    return { is: "library", name: nameAsWords(part.name), parts: told, value, ...(about ? { about } : {}) };
  }
}

/** The step of the library that gave an object, through the variables that hold it. */
function findLibrary(source: Source, naming: Naming): Source | null {
  if (typeof source.value !== "object") return null;
  const term = new TermReader(source.ran, naming).read(source.part);
  if (term.is === "library") return source;
  return term.is === "figure" && term.source ? findLibrary(term.source, naming) : null;
}

const members = new WeakMap<Ran, Map<string, Ran>>();

/** What a step of the library gave under a key, as if a line had taken it; always the same one. */
function memberOf({ ran, part }: Source, key: string, value: unknown): Ran {
  const known = members.get(ran) ?? new Map<string, Ran>();
  members.set(ran, known);
  const member = known.get(key) ?? {
    ...ran,
    value,
    line: { ...ran.line, name: key, part: { is: "member", slot: -1, of: part, key } },
  };
  known.set(key, member);
  return member;
}

function isScalar(value: unknown): boolean {
  return typeof value === "number" || typeof value === "string" || typeof value === "boolean";
}

/** Whether a value is an entered row with such a field: a room's length is not a count. */
function hasField(value: unknown, key: string): boolean {
  return typeof value === "object" && value !== null && !Array.isArray(value) && Object.hasOwn(value, key);
}

function lastName(part: Part): string {
  if (part.is === "name") return part.name;
  if (part.is === "member") return typeof part.key === "string" ? part.key : lastName(part.of);
  if (part.is === "call") return part.of ? lastName(part.of) : part.name;
  return "values";
}

/** The numbers that a sum adds up; null where they are not at hand. */
function listIn(part: Extract<Part, { is: "call" }>, ran: Ran): readonly number[] | null {
  const first = part.parts[0];
  const list = first && "slot" in first ? ran.values[first.slot] : null;
  if (!Array.isArray(list)) return null;
  const column = part.parts[1]?.is === "literal" ? String(part.parts[1].value) : null;
  const numbers = column === null ? list : list.map((row: Readonly<Record<string, unknown>>) => row[column]);
  return numbers.every((one) => typeof one === "number") ? (numbers as number[]) : null;
}

function firstOf(part: Extract<Part, { is: "call" }>, ran: Ran): unknown {
  return listIn(part, ran)?.[0];
}

function labelOfSum(part: Extract<Part, { is: "call" }>, ran: Ran, naming: Naming): string {
  const column = part.parts[1];
  const name = column?.is === "literal" ? String(column.value) : lastName(part.parts[0]!);
  return columnNamed(name, firstOf(part, ran), naming)?.label ?? nameAsWords(name);
}
