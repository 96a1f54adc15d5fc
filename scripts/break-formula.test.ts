import { expect, test } from "vitest";
import { breakFormula } from "./break-formula.ts";

test.each([
  // What fits stays whole.
  [String.raw`d = \frac{w}{2 \tan(v/2)}`],
  [String.raw`x = \begin{cases} 1 & \text{a condition of many words} \\ 2 & \text{otherwise, and so on} \end{cases}`],
  // Before signs, which keep the spaces of a sign between two operands.
  [String.raw`G(m) = m\,(p_0 - p_1) + B_0(m)`, String.raw`{} - B_1(m) - c`],
  // Not after the one that belongs to a number, and not before a relation that has little before it.
  [String.raw`H = -42.379 + 2.04901523 F`, String.raw`{} + 10.14333127 R - 0.22475541 F R`],
  [String.raw`P(\text{at least once})`, String.raw`{} = 1 - (1 - P(A))^n`],
  [String.raw`F`, String.raw`{} = \frac{495}{1.0324 - 0.19077 \log_{10}(w - n) + 0.15456 \log_{10} h}`],
  // In brackets after a comma, but not in ones of a few letters.
  [String.raw`C = \max\bigl(0,\;`, String.raw`I + M + D + E + F - L - S\bigr)`],
  [String.raw`S = S_0 (1 + r)^N`, String.raw`{} + \sum_{k=0}^{N-1} c\,Y(1 + g)^k (1 + r)^{N-1-k}`],
])("%s is broken where a typesetter would", (...pieces) => {
  const whole = pieces.join(" ").replaceAll(" {} ", " ");
  expect(breakFormula(whole)).toEqual(pieces);
});
