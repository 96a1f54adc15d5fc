import type { Matrix } from "./matrix.ts";
import type { Rational } from "./rational.ts";
import { element, figure, fraction, type MathNode, name, row, sign } from "./typeset.ts";

/** A matrix in brackets. */
export function typesetMatrix(matrix: Matrix): MathNode {
  const cells = matrix.map((values) =>
    values.map((value) => row(...(value.numerator < 0n ? [sign("−")] : []), typesetSize(value))),
  );
  return row(sign("["), table(cells), sign("]"));
}

/** Linear equations one below the other, by their rows of coefficients and right sides; each unknown has a column. */
export function typesetSystem(augmented: Matrix): MathNode {
  const cells = augmented.map((values) => {
    const first = values.findIndex(({ numerator }) => numerator !== 0n);
    return values.map((value, index) => {
      const isNegative = value.numerator < 0n;
      const minus = isNegative ? [sign("−")] : [];
      if (index === values.length - 1) return row(sign("="), ...minus, typesetSize(value));
      if (value.numerator === 0n) return row();
      const isOne = value.denominator === 1n && value.numerator ** 2n === 1n;
      const unknown = element("msub", name("x"), figure(String(index + 1)));
      return row(
        ...(index > first && !isNegative ? [sign("+")] : minus),
        ...(isOne ? [] : [typesetSize(value)]),
        unknown,
      );
    });
  });
  return row(sign("{"), table(cells));
}

function table(rows: readonly (readonly MathNode[])[]): MathNode {
  return element("mtable", ...rows.map((cells) => element("mtr", ...cells.map((cell) => element("mtd", cell)))));
}

/** A value without its sign, exactly as it is calculated with: whole, or one whole number over another. */
function typesetSize({ numerator, denominator }: Rational): MathNode {
  const whole = figure(String(numerator < 0n ? -numerator : numerator));
  return denominator === 1n ? whole : fraction(whole, figure(String(denominator)));
}
