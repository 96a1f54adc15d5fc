/** A calculator's file in which every comparison and every number can be changed while it runs. */
import { registerHooks } from "node:module";
import { readFileSync } from "node:fs";
import { pathToFileURL } from "node:url";
import { parseSync } from "vite";
import type { AnyDefinition } from "#engine/define.ts";
import { applyMutant, findMutants, type Mutant } from "../mutate/find-mutants.ts";

/** What the changed file reports to while it runs. */
interface Probe {
  /** What was compared, by the place of the mutant, in turn; of other mutants that they were met at all. */
  met: Map<number, [left: number, right: number][]> | null;
  /** The mutant that stands instead of what is written. */
  changed: number | null;
  /** How often probes may still be met, so that a mutant that never ends does. */
  left: number;
  used: number;
}

const MOST_MEETINGS = 200;
const NAME = "reckonerProbes";

export const probe: Probe = { met: null, changed: null, left: Infinity, used: 0 };

const PROBES = {
  compare(at: number, operator: string, other: string, left: unknown, right: unknown): boolean {
    if (probe.met) {
      const met = probe.met.get(at) ?? [];
      // A tie is told however late it comes.
      if (met.length < MOST_MEETINGS || (left === right && met.length === MOST_MEETINGS)) met.push(pairOf(left, right));
      probe.met.set(at, met);
    }
    countStep();
    return compareBy(probe.changed === at ? other : operator, left, right);
  },
  step: countStep,
  number(at: number, value: number, other: number): number {
    if (probe.met && !probe.met.has(at)) probe.met.set(at, []);
    countStep();
    return probe.changed === at ? other : value;
  },
};
Object.assign(globalThis, { [NAME]: PROBES });

/** Two numbers as they are; of texts and whole numbers without an end only which is the larger one. */
function pairOf(left: unknown, right: unknown): [number, number] {
  if (typeof left === "number" && typeof right === "number") return [left, right];
  if (left === right) return [0, 0];
  return (left as string) < (right as string) ? [-1, 0] : [1, 0];
}

function countStep(): void {
  probe.left -= 1;
  probe.used += 1;
  if (probe.left < 0) throw new Error("It does not end.");
}

/** Runs and collects what was met; says how many steps it took. */
export function runAsWritten<Value>(met: Probe["met"], run: () => Value): { value: Value; steps: number } {
  Object.assign(probe, { met, used: 0 });
  try {
    return { value: run(), steps: probe.used };
  } finally {
    probe.met = null;
  }
}

/** Runs with a mutant instead of what is written, for so many steps at the most. */
export function runChanged<Value>(changed: number, steps: number, run: () => Value): Value {
  Object.assign(probe, { changed, left: steps });
  try {
    return run();
  } finally {
    Object.assign(probe, { changed: null, left: Infinity });
  }
}

function compareBy(operator: string, left: unknown, right: unknown): boolean {
  const [a, b] = [left as number, right as number];
  if (operator === "<") return a < b;
  if (operator === "<=") return a <= b;
  if (operator === ">") return a > b;
  if (operator === ">=") return a >= b;
  return operator === "===" ? a === b : a !== b;
}

let text = "";
let imports = 0;
registerHooks({
  load: (url, context, next) =>
    url.includes("?probed=") ? { format: "module-typescript", source: text, shortCircuit: true } : next(url, context),
});

/** The definition with probes in it, and the mutants that it can be asked for, by their place in this list. */
export async function importProbed(file: string): Promise<{ definition: AnyDefinition; mutants: readonly Mutant[] }> {
  const code = readFileSync(file, "utf8");
  const mutants = findMutants(file, code).filter(({ kind }) => kind === "comparison" || kind === "constant");
  text = placeProbes(code, mutants);
  return { definition: await importText(file), mutants };
}

/** The definition with a mutant in its text. */
export async function importChanged(file: string, mutant: Mutant): Promise<AnyDefinition> {
  text = applyMutant(readFileSync(file, "utf8"), mutant);
  return importText(file);
}

async function importText(file: string): Promise<AnyDefinition> {
  imports += 1;
  const url = `${pathToFileURL(file).href}?probed=${imports}`;
  const { default: definition } = (await import(url)) as { default: AnyDefinition };
  return definition;
}

export function placeProbes(code: string, mutants: readonly Mutant[]): string {
  const edits = mutants.flatMap((mutant, at): [place: number, order: number, text: string, end: number][] => {
    const { kind, start, end, text: other, whole } = mutant;
    const before = code.slice(start, end);
    if (kind === "constant")
      return /^[\d.]/.test(before) ? [[start, 1, `${NAME}.number(${at}, ${before}, ${other})`, end]] : [];
    return [
      [whole[0], -(whole[1] - whole[0]), `${NAME}.compare(${at}, "${before}", "${other}", (`, whole[0]],
      [start, 0, "), (", end],
      [whole[1], -1e9 + (whole[1] - whole[0]), "))", whole[1]],
    ];
  });
  for (const { start, end } of listLoopTests(code)) {
    edits.push([start, -1e15, `(${NAME}.step(), `, start], [end, 1e15, ")", end]);
  }
  let place = 0;
  let result = "";
  for (const [from, , inserted, to] of edits.toSorted((a, b) => a[0] - b[0] || a[1] - b[1])) {
    result += code.slice(place, from) + inserted;
    place = to;
  }
  return result + code.slice(place);
}

/** Under what condition each loop goes on: where a mutant may never end. */
function listLoopTests(code: string): { readonly start: number; readonly end: number }[] {
  const found: { start: number; end: number }[] = [];
  const visit = (node: unknown): void => {
    if (typeof node !== "object" || node === null) return;
    const { type, test } = node as { type?: string; test?: { start: number; end: number } | null };
    if (test && (type === "WhileStatement" || type === "DoWhileStatement" || type === "ForStatement")) found.push(test);
    for (const child of Object.values(node)) visit(child);
  };
  visit(parseSync("calculator.ts", code).program);
  return found;
}
