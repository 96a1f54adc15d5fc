/**
 * A calculation that cannot answer, as a sentence on the input that the visitor would change: a payment that never
 * repays the debt, a triangle that cannot close.
 */
export class CalculationError extends Error {
  readonly field: string;

  constructor(field: string, message: string) {
    super(message);
    this.name = "CalculationError";
    this.field = field;
  }
}

/** Throws a {@link CalculationError}; `field` is the key of the input that the visitor would change. */
export function refuse(field: string, message: string): never {
  throw new CalculationError(field, message);
}
