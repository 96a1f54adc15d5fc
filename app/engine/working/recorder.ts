import type { Line } from "./line.ts";

/** A line that ran. */
export interface Ran {
  readonly line: Line;
  readonly call: Call;
  /** The values of the parts by slot, and the line that each came from where that is known. */
  readonly values: unknown[];
  readonly origins: (Origin | undefined)[];
  /** What the functions of the library that were called say of themselves, by slot. */
  readonly about: string[];
  value: unknown;
  /** The tests that led here, one for each of the line's reasons. */
  readonly reasons: readonly (Ran | undefined)[];
  /** Calls that are being evaluated, by slot, what the functions called in them gave, and the object literals that are. */
  readonly pending: number[];
  readonly returns: Map<number, Ran[]>;
  readonly literals: Map<string, Origin>[];
}

/** A parameter: what the caller gave. */
export interface Given {
  readonly name: string;
  readonly value: unknown;
  readonly call: Call;
  /** Which argument it is; −1 for a variable of a pattern. */
  readonly place: number;
}

/** An input, by its key. */
export interface Entered {
  readonly input: string;
  readonly value: unknown;
}

export type Origin = Ran | Given | Entered;

/** A call of a function that the lift has translated. */
export interface Call {
  readonly name: string;
  /** The line that calls, and the slot of the call in it; null for `compute` itself. */
  readonly from: Ran | null;
  readonly slot: number;
  readonly tests: Map<number, Ran>;
}

/** How many lines are kept; what runs after them is calculated and not recorded. */
const LONGEST = 20_000;

interface Recording {
  lines: number;
  readonly stack: Ran[];
  readonly calls: Call[];
  readonly latest: Map<string, Origin>;
  readonly parts: WeakMap<object, Map<string, Origin>>;
}

const TOP: Call = { name: "", from: null, slot: 0, tests: new Map() };
const NO_LINE: Line = { name: "", role: "value", part: { is: "literal", value: null }, index: -1 };

/** What runs at present; between two calls of {@link record} one that nobody reads. */
let recording = begin();

function begin(): Recording {
  return { lines: 0, stack: [createRan(NO_LINE, TOP)], calls: [TOP], latest: new Map(), parts: new WeakMap() };
}

function createRan(line: Line, call: Call): Ran {
  const reasons = line.reasons?.map(([index]) => call.tests.get(index)) ?? [];
  return {
    line,
    call,
    reasons,
    values: [],
    origins: [],
    about: [],
    value: undefined,
    pending: [],
    returns: new Map(),
    literals: [],
  };
}

/** What ran for each output; null where more ran than can be shown. */
export interface Trace {
  readonly outputs: Readonly<Record<string, unknown>>;
  readonly origins: ReadonlyMap<string, Origin>;
  readonly isWhole: boolean;
}

/** Runs a translated `compute` and keeps what it did: for all outputs, or for the named ones. Whatever it throws is thrown. */
export function record<Inputs extends object>(
  compute: (inputs: Inputs) => Readonly<Record<string, unknown>>,
  inputs: Inputs,
  names?: readonly string[],
): Trace {
  recording = begin();
  recording.parts.set(inputs, new Map(Object.entries(inputs).map(([input, value]) => [input, { input, value }])));
  try {
    const computed = compute(inputs);
    // Getters are run while there is something to record them.
    const outputs = names ? Object.fromEntries(names.map((name) => [name, computed[name]])) : { ...computed };
    return { outputs, origins: recording.parts.get(computed) ?? new Map(), isWhole: recording.lines <= LONGEST };
  } finally {
    recording = begin();
  }
}

/** Opens a line; {@link close} gets its value. */
export function open(line: Line): Ran {
  const ran = createRan(line, recording.calls.at(-1)!);
  recording.stack.push(ran);
  return ran;
}

/** Ends a line; gives its value on unchanged, as everything here does. */
export function close<T>(ran: Ran, value: T): T {
  while (recording.stack.length > 1 && recording.stack.pop() !== ran);
  ran.value = value;
  closed = ran;
  recording.lines += 1;
  if (recording.lines > LONGEST) return value;
  const { line, call } = ran;
  if (line.role === "test") call.tests.set(line.index, ran);
  if (line.binding) recording.latest.set(line.binding, ran);
  if (line.role === "property") recording.stack.at(-1)!.literals.at(-1)?.set(line.name, ran);
  if (line.role === "return" && call.from) {
    const { returns } = call.from;
    returns.set(call.slot, [...(returns.get(call.slot) ?? []), ran]);
  }
  return value;
}

/** A part of a line has a value; `binding` is the variable's, `key` that of the object in the slot `of`. */
export function part<T>(slot: number, value: T, binding?: string, of?: number, key?: string | number): T {
  const ran = recording.stack.at(-1)!;
  ran.values[slot] = value;
  const { pending } = ran;
  if (pending.includes(slot)) while (pending.pop() !== slot);
  const returned = ran.returns.get(slot);
  if (returned && Array.isArray(value) && value.length === returned.length) {
    recording.parts.set(value, new Map(returned.map((one, index) => [String(index), one])));
  }
  const origin = binding
    ? recording.latest.get(binding)
    : of === undefined
      ? returned?.at(-1)
      : partOf(ran.values[of], key);
  if (origin && Object.is(origin.value, value)) ran.origins[slot] = origin;
  return value;
}

/** The value of a slot of the line that runs. */
export function valueOf(slot: number): unknown {
  return recording.stack.at(-1)!.values[slot];
}

function partOf(value: unknown, key: unknown): Origin | undefined {
  return typeof value === "object" && value !== null ? recording.parts.get(value)?.get(String(key)) : undefined;
}

/** A call begins, of what is given on. */
export function call<T>(slot: number, callee: T): T {
  const ran = recording.stack.at(-1)!;
  ran.pending.push(slot);
  const about = typeof callee === "function" ? descriptions.get(callee) : undefined;
  if (about) ran.about[slot] = about;
  return callee;
}

const descriptions = new WeakMap<object, string>();

/** What a function says of itself that is not taken apart. */
export function describeFunction(called: (...given: never[]) => unknown, about: string): void {
  descriptions.set(called, about);
}

/** A translated function begins, with its parameters. */
export function enter(name: string, parameters: readonly (readonly [string, string, unknown] | null)[]): Call {
  const from = recording.stack.at(-1)!;
  const entered: Call = {
    name,
    from: from.line === NO_LINE ? null : from,
    slot: from.pending.at(-1) ?? -1,
    tests: new Map(),
  };
  recording.calls.push(entered);
  // What a function gave becomes what it is given next: the sum so far.
  const previous = from.returns.get(entered.slot)?.at(-1);
  for (const [place, one] of parameters.entries()) {
    // A pattern is taken apart by `take`.
    if (!one) continue;
    const [parameter, binding, value] = one;
    const given = { name: parameter, value, call: entered, place };
    recording.latest.set(binding, previous && place === 0 && Object.is(previous.value, value) ? previous : given);
  }
  return entered;
}

export function leave(entered: Call): void {
  while (recording.calls.length > 1 && recording.calls.pop() !== entered);
  while (recording.stack.length > 1 && recording.stack.at(-1) !== entered.from) recording.stack.pop();
}

/** An object literal begins; {@link literal} ends it. */
export function begun(): null {
  recording.stack.at(-1)!.literals.push(new Map());
  return null;
}

export function literal<T extends object>(_begun: null, slot: number, value: T): T {
  const ran = recording.stack.at(-1)!;
  const parts = ran.literals.pop();
  if (parts && recording.lines <= LONGEST) recording.parts.set(value, parts);
  ran.values[slot] = value;
  return value;
}

/** What `...value` brings into an object literal; `line` says where the value comes from. */
export function spread<T>(value: T, line: Line): T {
  const ran = recording.stack.at(-1)!;
  const parts =
    typeof value === "object" && value !== null ? (recording.parts.get(value) ?? partsFrom(value, ran, line)) : [];
  for (const [key, origin] of parts) ran.literals.at(-1)?.set(key, origin);
  return value;
}

/** The parts of an object that a step gave which is not taken apart: each is a member of what it gave. */
function partsFrom(value: object, ran: Ran, line: Line): Map<string, Origin> {
  const scalars = Object.entries(value).filter(([, one]) => typeof one !== "object");
  return new Map(
    scalars.map(([key, one]) => [
      key,
      { ...ran, line: { ...line, name: key, part: { is: "member", slot: -1, of: line.part, key } }, value: one },
    ]),
  );
}

let taken: unknown;
/** The line that ended last. */
let closed: Ran | undefined;

/** A value that is taken apart: `[path, name, binding]` of each variable. */
export function take<T>(names: readonly (readonly [readonly string[], string, string])[], value: T): T {
  taken = value;
  const call = recording.calls.at(-1)!;
  if (typeof value === "object" && value !== null && !recording.parts.has(value) && closed && closed.value === value) {
    recording.parts.set(value, partsFrom(value, closed, closed.line));
  }
  for (const [path, name, binding] of names) {
    const holder = follow(value, path.slice(0, -1));
    const found = follow(holder, path.slice(-1));
    const origin = partOf(holder, path.at(-1));
    recording.latest.set(
      binding,
      origin && Object.is(origin.value, found) ? origin : { name, value: found, call, place: -1 },
    );
  }
  return value;
}

/** What is left of the value that was taken apart last has the same parts. */
export function rest(left: object, path: readonly string[]): void {
  const parts = recording.parts.get(follow(taken, path) as object);
  if (parts) recording.parts.set(left, parts);
}

function follow(value: unknown, path: readonly string[]): unknown {
  return path.reduce<unknown>(
    (held, key) => (held as Readonly<Record<string, unknown>> | null | undefined)?.[key],
    value,
  );
}
