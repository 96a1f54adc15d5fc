/** Parts of a formula of the scientific calculator, and how they are put together. */

/** A part of the sum as a formula of the scientific calculator. */
export type Formula = string;

export interface Operand {
  readonly formula: Formula;
  readonly isPercent: boolean;
}

export function join(list: readonly Operand[], sign: string): Formula {
  return `(${list.map((one) => one.formula).join(` ${sign} `)})`;
}

/** A percentage is one of what it changes. */
export function change(formula: Formula, by: Operand, sign: "+" | "-"): Formula {
  return by.isPercent ? `${grouped(formula)} * (1 ${sign} ${by.formula}/100)` : `(${formula} ${sign} ${by.formula})`;
}

/** In parentheses, but for a number and for what stands in one pair already. */
export function grouped(formula: Formula): Formula {
  return /^[\d.]+$|^\([^()]*\)$/.test(formula) ? formula : `(${formula})`;
}
