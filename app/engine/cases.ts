import type { Expected } from "./define.ts";

/** Where the expected result of a case comes from; the first three are independent of the calculator. */
export const PROOF_KINDS = {
  published: {
    name: "Published figures",
    meaning: "The result stands in a table, a standard or a worked example that somebody else published.",
  },
  program: {
    name: "Other programs",
    meaning:
      "A program of others, such as GNU Units, LibreOffice Calc or SciPy, gives the result by a function of its own.",
  },
  derived: {
    name: "Separate derivations",
    meaning: "We worked the result out again without the calculator’s code, most of the time in another way.",
  },
  definition: {
    name: "Definitions",
    meaning:
      "The result follows from what the calculator is meant to do: its specification, or a rule such as “no time, no growth”.",
  },
  refusal: { name: "Refusals", meaning: "An entry that cannot be answered must be refused, at the right field." },
} as const;

export type ProofKind = keyof typeof PROOF_KINDS;

/** The kinds that compare the calculator with something else than itself. */
export const INDEPENDENT_KINDS = ["published", "program", "derived"] as const satisfies readonly ProofKind[];

/** Who says what a case expects. */
export interface Authority {
  readonly kind: ProofKind;
  /** The publisher, the program, or how it was derived; of a definition or refusal the rule, where it needs words. */
  readonly authority?: string;
  /** Of what is published: the work, page, table, and the figure as it stands there. */
  readonly citation?: string;
  readonly link?: string;
  /** ISO date on which the link was read. */
  readonly accessed?: string;
  /** The script under proof/ that works the result out again. */
  readonly script?: string;
}

/**
 * A case worked out independently of the code, by the authority that `by` names. The cases of a calculator stand beside
 * its definition in `<id>.cases.json`.
 */
export interface Case {
  readonly by: Authority;
  /** By input key; what is left out takes its default. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** By output key. */
  readonly outputs?: Readonly<Record<string, Expected>>;
  /** The key of the input that the refusal must name. */
  readonly refuses?: string;
  /** Where numbers need not hold within 1e-9 of their size. */
  readonly tolerance?: Tolerance;
}

/** How far a number may be from what is expected, and why. */
export interface Tolerance {
  /** Of its size. */
  readonly relative?: number;
  readonly absolute?: number;
  readonly because: string;
}

/** Of each calculator by its id: how many cases it must pass, by kind. */
export type ProofCounts = Readonly<Record<string, Readonly<Partial<Record<ProofKind, number>>>>>;

/** How many of some cases there are of each kind, in the order of the kinds. */
export function countByKind(cases: readonly Case[]): ProofCounts[string] {
  const kinds = Object.keys(PROOF_KINDS) as ProofKind[];
  const counts = kinds.map((kind) => [kind, cases.filter(({ by }) => by.kind === kind).length] as const);
  return Object.fromEntries(counts.filter(([, count]) => count > 0));
}

/** The authority of a case in one line. */
export function describeAuthority({ kind, authority, citation }: Authority): string {
  return [authority ?? PROOF_KINDS[kind].name, citation].filter(Boolean).join(": ");
}
