/** A formula as the build has set it (vite/set-formulas.ts): MathML, and each symbol with its meaning. */
export interface SetFormula {
  readonly lines: readonly string[];
  readonly symbols: readonly (readonly [mathml: string, meaning: string])[];
}
