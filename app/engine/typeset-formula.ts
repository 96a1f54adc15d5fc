/** A formula as the build has typeset it (scripts/typeset-formula.ts): MathML, and each symbol with its meaning. */
export interface TypesetFormula {
  readonly lines: readonly string[];
  readonly symbols: readonly (readonly [mathml: string, meaning: string])[];
}
