import type { Expected } from "./define.ts";

/**
 * A case worked out independently of the code, by the authority that `by` names. The cases of a calculator stand beside
 * its definition in `<id>.cases.json`.
 */
export interface Case {
  /** The oracle: "LibreOffice Calc PMT", "Python decimal, 50 digits", "WHO growth tables 2006". */
  readonly by: string;
  /** By input key; what is left out takes its default. */
  readonly inputs: Readonly<Record<string, unknown>>;
  /** By output key. */
  readonly outputs?: Readonly<Record<string, Expected>>;
  /** The key of the input that the refusal must name. */
  readonly refuses?: string;
}

/** Families of authorities, by what a case's `by` names; the first that fits counts. */
const FAMILIES: readonly (readonly [RegExp, string])[] = [
  [/^Refusal/i, "Refusals that must happen"],
  [/^Catalogue check/i, "The catalogue's own check"],
  [/LibreOffice/i, "LibreOffice Calc"],
  [/GNU units/i, "GNU units"],
  [/scipy/i, "SciPy"],
  [/sympy/i, "SymPy"],
  [/mpmath/i, "mpmath, arbitrary precision"],
  [/numpy/i, "NumPy"],
  [/qalculate|qalc\b/i, "Qalculate"],
  [/python|enumerated|simulat/i, "Python: fractions, decimal, datetime, simulation"],
  [/^(Definition|Arithmetic|Division|Limit|Identity|Property|Hand|By hand)/i, "Definitions and limits"],
];

/** The family of authorities that a case belongs to; what names none of the programs is a published figure or table. */
export function classifyAuthority(by: string): string {
  return FAMILIES.find(([pattern]) => pattern.test(by))?.[1] ?? "Published figures and tables";
}

/** Of each calculator by its id: how many cases it must pass, by family of authorities. */
export type ProofCounts = Readonly<Record<string, Readonly<Record<string, number>>>>;

/** How many of some cases belong to each family of authorities. */
export function countByAuthority(cases: readonly Case[]): Readonly<Record<string, number>> {
  const counts: Record<string, number> = {};
  for (const { by } of cases) {
    const family = classifyAuthority(by);
    counts[family] = (counts[family] ?? 0) + 1;
  }
  return counts;
}
