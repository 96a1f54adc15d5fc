/** Which changed comparisons and numbers of a calculator the page at some inputs notices. */
import type { AnyDefinition } from "#engine/define.ts";
import { fingerprintPage, type Values } from "../../tests/catalogue/record.ts";
import type { Mutant } from "../mutate/find-mutants.ts";
import { runAsWritten, runChanged } from "./instrument.ts";

/** A calculator with probes in it, and its mutants by their places. */
export interface Probed {
  readonly definition: AnyDefinition;
  readonly mutants: readonly Mutant[];
}

/** What each comparison compared, by the place of its mutant. */
export type Met = ReadonlyMap<number, readonly (readonly [left: number, right: number])[]>;

export interface Noticer {
  /** What was not noticed so far. */
  readonly alive: Set<number>;
  /** What was met at all. */
  readonly reached: ReadonlySet<number>;
  /** Comparisons whose sides were equal. */
  readonly tied: ReadonlySet<number>;
  metAt(given: Values): Met;
  /** Whether the page at these inputs notices a mutant that was not noticed so far. */
  notices(given: Values, among?: Iterable<number>): boolean;
}

export function createNoticer({ definition, mutants }: Probed): Noticer {
  const alive = new Set(mutants.keys());
  const reached = new Set<number>();
  const tied = new Set<number>();
  const page = (given: Values) => fingerprintPage(definition, given);
  const tryPage = (at: number, given: Values, steps: number) => {
    try {
      return runChanged(at, steps, () => page(given));
    } catch {
      return null;
    }
  };
  return {
    alive,
    reached,
    tied,
    metAt(given) {
      const met = new Map<number, [number, number][]>();
      runAsWritten(met, () => page(given));
      return met;
    },
    notices(given, among = alive) {
      const met = new Map<number, [number, number][]>();
      const { value: before, steps } = runAsWritten(met, () => page(given));
      for (const [at, pairs] of met) {
        reached.add(at);
        if (pairs.some(([left, right]) => left === right)) tied.add(at);
      }
      let found = false;
      for (const at of among) {
        const pairs = met.get(at);
        if (!alive.has(at) || !pairs) continue;
        if (differsAtTiesOnly(mutants[at]!) && !pairs.some(([left, right]) => left === right)) continue;
        if (before === tryPage(at, given, 3 * steps + 10_000)) continue;
        alive.delete(at);
        found = true;
      }
      return found;
    },
  };
}

/** `<` and `<=`: what says the same unless both sides are equal. */
export function differsAtTiesOnly({ kind, text }: Mutant): boolean {
  return kind === "comparison" && /[<>]/.test(text);
}
