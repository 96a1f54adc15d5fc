import { figureOf } from "./figure.ts";
import { TermReader } from "./read-line.ts";
import type { Because, Figure, Naming, Source, Term } from "./term.ts";
import { fieldOf } from "./write-value.ts";
import type { Trace } from "./recorder.ts";
import type { AnyField } from "#engine/fields.ts";

/** One line of the working: a name, what it is calculated from, and its value. */
export interface Step {
  readonly label: string;
  readonly field?: AnyField;
  readonly term: Term;
  readonly value: unknown;
  readonly because: readonly Because[];
  /** How many rounds are left out before this one. */
  readonly skipped?: number;
}

/**
 * The steps that led to an output, each after those that it needs. Empty where nothing can be shown.
 * Of a line that ran many times (a schedule, a sum) the first two and the last are kept.
 */
export function listSteps(trace: Trace, output: string, naming: Naming): readonly Step[] {
  const start = figureOf(output, trace.outputs[output], trace.origins.get(output), naming);
  if (!start.source) return [];
  return foldRounds(collect({ ...start.source, name: start.label }, start.field, naming));
}

interface Found extends Step {
  readonly source: Source;
}

interface Task {
  readonly source: Source;
  readonly field?: AnyField | undefined;
  step?: Found;
}

function collect(start: Source, field: AnyField | undefined, naming: Naming): Found[] {
  const found: Found[] = [];
  const seen = new Map<object, Set<object>>();
  const isNew = ({ ran, part }: Source) => {
    const parts = seen.get(ran) ?? new Set();
    seen.set(ran, parts);
    return !parts.has(part) && Boolean(parts.add(part));
  };
  const fields = new Map<object, Map<object, AnyField>>();
  const withFields = (term: Term): Term =>
    mapFigures(term, (one) => {
      const field = one.field ?? (one.source && fields.get(one.source.ran)?.get(one.source.part));
      return field ? { ...one, field } : one;
    });
  const tasks: Task[] = [{ source: start, field }];
  for (let task = tasks.pop(); task; task = tasks.pop()) {
    if (task.step) {
      const term = withFields(task.step.term);
      const field = task.step.field ?? fieldOf(term);
      const because = task.step.because.map((one) => ({ ...one, term: withFields(one.term) }));
      found.push({ ...task.step, term, because, ...(field ? { field } : {}) });
      if (field) fields.set(task.source.ran, (fields.get(task.source.ran) ?? new Map()).set(task.source.part, field));
      continue;
    }
    const { source } = task;
    // What several lines need comes before the first of them.
    if (!isNew(source)) continue;
    const reader = new TermReader(source.ran, naming);
    const term = reader.read(source.part);
    const because = [...reasonsOf(source, naming), ...reader.because]
      .flatMap((one) => spell(one, naming))
      .filter(isTelling);
    const step = { label: source.name, term, value: source.value, because, source };
    tasks.push({ ...task, step: task.field ? { ...step, field: task.field } : step });
    const needed = [...because.map((one) => one.term), term].flatMap(figuresIn);
    for (const figure of needed.toReversed()) {
      if (figure.source) tasks.push({ source: figure.source, field: figure.field });
    }
  }
  return found;
}

/** Why the line was reached at all. */
function reasonsOf({ ran, part }: Source, naming: Naming): Because[] {
  if (part !== ran.line.part) return [];
  return (ran.line.reasons ?? []).flatMap(([, outcome], place) => {
    const test = ran.reasons[place];
    if (!test) return [];
    const term = new TermReader(test, naming).read(test.line.part);
    return typeof outcome === "boolean"
      ? [{ term, outcome }]
      : [
          {
            term: { is: "binary", sign: "===", left: term, right: { is: "literal", value: outcome.equals } } as const,
            outcome: true,
          },
        ];
  });
}

/** What a yes or no comes from, instead of its name. */
function spell({ term, outcome }: Because, naming: Naming, depth = 0): Because[] {
  if (term.is === "unary" && term.sign === "!") return spell({ term: term.of, outcome: !outcome }, naming, depth);
  if (term.is !== "figure" || !term.source || typeof term.value !== "boolean" || depth > 5) return [{ term, outcome }];
  const reader = new TermReader(term.source.ran, naming);
  const spelled = reader.read(term.source.part);
  return [...reader.because, { term: spelled, outcome }].flatMap((one) => spell(one, naming, depth + 1));
}

/** That a value is not 0 is the rule; that objects are the same says nothing to a reader. */
function isTelling({ term, outcome }: Because): boolean {
  if (term.is === "literal") return false;
  if (figuresIn(term).some(({ value }) => (typeof value === "object" && value !== null) || typeof value === "function"))
    return false;
  if (term.is !== "binary") return true;
  // A word that no field explains is the code's own.
  if (term.right.is === "literal" && typeof term.right.value === "string" && fieldOf(term.left) === undefined)
    return false;
  if (term.right.is === "literal" && term.right.value === null && outcome === (term.sign === "!==")) return false;
  const isZero = term.right.is === "literal" && term.right.value === 0;
  return !(isZero && outcome === ["!==", ">", ">="].includes(term.sign) && term.sign !== "<" && term.sign !== "<=");
}

/** The named values in a term. */
export function figuresIn(term: Term): Figure[] {
  switch (term.is) {
    case "figure":
      return [term];
    case "unary":
      return figuresIn(term.of);
    case "binary":
      return [...figuresIn(term.left), ...figuresIn(term.right)];
    case "function":
    case "library":
      return term.parts.flatMap(figuresIn);
    case "derived":
      return term.from.flatMap(figuresIn);
    default:
      return [];
  }
}

function mapFigures(term: Term, change: (figure: Figure) => Term): Term {
  const map = (one: Term) => mapFigures(one, change);
  switch (term.is) {
    case "figure":
      return change(term);
    case "unary":
      return { ...term, of: map(term.of) };
    case "binary":
      return { ...term, left: map(term.left), right: map(term.right) };
    case "function":
    case "library":
      return { ...term, parts: term.parts.map(map) };
    default:
      return term;
  }
}

/** That a value is itself. */
function saysNothing({ label, term, value, because }: Step): boolean {
  if (typeof value === "object" && (value === null || !isShortList(value))) return true;
  if (value === "") return true;
  if (term.is === "derived") return figuresIn(term).length === 0 && because.length === 0;
  return term.is === "figure" && (term.label === "" || (term.label === label && because.length === 0));
}

const numbers = new WeakMap<object, number>();
let given = 0;

/** A number for each part, so that parts can be grouped with their names. */
function numberOf(part: object): number {
  const known = numbers.get(part) ?? ++given;
  numbers.set(part, known);
  return known;
}

/** Values of one name are numbered; of a line that ran more than four times the first two and the last are kept. */
function foldRounds(found: readonly Found[]): Step[] {
  const told = found.filter((one) => !saysNothing(one));
  const names = numberNames(told);
  const nameOf = ({ ran, part }: Source) => names.get(ran)?.get(part);
  const named = (term: Term) =>
    mapFigures(term, (one) => ({ ...one, label: (one.source && nameOf(one.source)) ?? one.label }));
  const rounds = Map.groupBy(told, ({ source, label }) => `${numberOf(source.part)} ${label}`);
  const steps: Step[] = [];
  let skipped = 0;
  for (const one of told) {
    const { source, ...step } = one;
    const group = rounds.get(`${numberOf(source.part)} ${step.label}`)!;
    // A second round among rounds that are left out is one of them.
    const isSecond = one === group[1] && skipped === 0;
    const isKept = group.length <= 4 || one === group[0] || isSecond || one === group.at(-1);
    if (!isKept) {
      skipped = Math.max(skipped, group.length - 3);
      continue;
    }
    const because = step.because.map((reason) => ({ ...reason, term: named(reason.term) }));
    const label = nameOf(source) ?? step.label;
    steps.push({ ...step, label, term: named(step.term), because, ...(skipped > 0 ? { skipped } : {}) });
    skipped = 0;
  }
  return steps;
}

/** "Balance 1", "Balance 2" where there are several, by the line that ran and its part. */
function numberNames(told: readonly Found[]): ReadonlyMap<object, ReadonlyMap<object, string>> {
  const names = new Map<object, Map<object, string>>();
  for (const [label, group] of Map.groupBy(told, (one) => one.label)) {
    if (group.length === 1) continue;
    for (const [index, { source }] of group.entries()) {
      const own = names.get(source.ran) ?? new Map<object, string>();
      names.set(source.ran, own.set(source.part, `${label} ${index + 1}`));
    }
  }
  return names;
}

function isShortList(value: object): boolean {
  return Array.isArray(value) && value.length <= 4 && value.every((one) => typeof one === "number");
}
