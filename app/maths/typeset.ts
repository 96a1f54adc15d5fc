/** An element of MathML (https://www.w3.org/TR/mathml-core/) and what stands in it. */
export interface MathElement {
  readonly tag: string;
  readonly content: readonly MathNode[];
}
export type MathNode = string | MathElement;

export const element = (tag: string, ...content: readonly MathNode[]): MathElement => ({ tag, content });

export const row = (...content: readonly MathNode[]): MathNode => element("mrow", ...content);
export const sign = (text: string): MathNode => element("mo", text);
export const figure = (text: string): MathNode => element("mn", text);
export const name = (text: string): MathNode => element("mi", text);
export const fraction = (over: MathNode, under: MathNode): MathNode => element("mfrac", over, under);
export const power = (base: MathNode, exponent: MathNode): MathNode => element("msup", base, exponent);
export const brackets = (content: MathNode): MathNode => row(sign("("), content, sign(")"));

/**
 * A polynomial in x by its coefficients, the highest power first: no term of 0, no factor of 1, signs between the terms.
 *
 * @param write a coefficient in the reader's figures; it is given no negative one
 */
export function typesetPolynomial(coefficients: readonly number[], write: (value: number) => string): MathNode {
  const terms = coefficients.flatMap((coefficient, index) => {
    const degree = coefficients.length - 1 - index;
    if (coefficient === 0) return [];
    const letter = degree === 0 ? [] : [degree === 1 ? name("x") : power(name("x"), figure(String(degree)))];
    const size = Math.abs(coefficient);
    return [
      { isNegative: coefficient < 0, nodes: [...(size === 1 && degree > 0 ? [] : [figure(write(size))]), ...letter] },
    ];
  });
  if (terms.length === 0) return figure("0");
  return row(
    ...terms.flatMap(({ isNegative, nodes }, index) => [
      ...(isNegative ? [sign("−")] : index > 0 ? [sign("+")] : []),
      ...nodes,
    ]),
  );
}
