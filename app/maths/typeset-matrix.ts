import type { Matrix } from "./matrix.ts";
import type { Rational } from "./rational.ts";
import { element, figure, fraction, type MathNode, name, row, sign } from "./typeset.ts";

/** A matrix; its brackets are drawn by the page, since few systems have a font whose brackets grow. */
export function typesetMatrix(matrix: Matrix): MathNode {
  return row(table(matrix.map((values) => values.map(typesetValue))));
}

/** Linear equations one below the other, by their rows of coefficients and right sides; each unknown has a column. */
export function typesetSystem(augmented: Matrix): MathNode {
  const cells = augmented.map((values) => {
    const first = values.findIndex(({ numerator }) => numerator !== 0n);
    return values.map((value, index) => {
      if (index === values.length - 1) return row(sign("="), typesetValue(value));
      if (value.numerator === 0n) return row();
      const isOne = value.denominator === 1n && value.numerator ** 2n === 1n;
      const before = value.numerator < 0n ? "−" : index > first ? "+" : "";
      const unknown = element("msub", name("x"), figure(String(index + 1)));
      return row(...(before ? [sign(before)] : []), ...(isOne ? [] : [typesetSize(value)]), unknown);
    });
  });
  return table(cells);
}

function table(rows: readonly (readonly MathNode[])[]): MathNode {
  return element("mtable", ...rows.map((cells) => element("mtr", ...cells.map((cell) => element("mtd", cell)))));
}

function typesetValue(value: Rational): MathNode {
  return row(...(value.numerator < 0n ? [sign("−")] : []), typesetSize(value));
}

/** A value without its sign, exactly as it is calculated with: whole, or one whole number over another. */
function typesetSize({ numerator, denominator }: Rational): MathNode {
  const whole = figure(String(numerator < 0n ? -numerator : numerator));
  return denominator === 1n ? whole : fraction(whole, figure(String(denominator)));
}
