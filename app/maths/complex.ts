/** A complex number. */
export interface Complex {
  readonly real: number;
  readonly imaginary: number;
}

/** a · b */
export function complexProduct(a: Complex, b: Complex): Complex {
  return {
    real: a.real * b.real - a.imaginary * b.imaginary,
    imaginary: a.real * b.imaginary + a.imaginary * b.real,
  };
}

/** a / b without overflow of the intermediate squares; not finite where b is 0. Source: R. L. Smith, CACM 5, 1962. */
export function complexQuotient(a: Complex, b: Complex): Complex {
  if (Math.abs(b.real) >= Math.abs(b.imaginary)) {
    const ratio = b.imaginary / b.real;
    const divisor = b.real + b.imaginary * ratio;
    return { real: (a.real + a.imaginary * ratio) / divisor, imaginary: (a.imaginary - a.real * ratio) / divisor };
  }
  const ratio = b.real / b.imaginary;
  const divisor = b.real * ratio + b.imaginary;
  return { real: (a.real * ratio + a.imaginary) / divisor, imaginary: (a.imaginary * ratio - a.real) / divisor };
}
