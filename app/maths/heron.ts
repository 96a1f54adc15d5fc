/**
 * The area of a triangle from its sides (Heron); null where they break the triangle inequality.
 * Source: W. Kahan, Miscalculating Area and Angles of a Needle-like Triangle, 2014: sorted sides keep their digits.
 */
export function areaFromSides(a: number, b: number, c: number): number | null {
  const [long, middle, short] = [a, b, c].toSorted((p, q) => q - p) as [number, number, number];
  if (short - (long - middle) <= 0) return null;
  const product =
    (long + (middle + short)) * (short - (long - middle)) * (short + (long - middle)) * (long + (middle - short));
  return Math.sqrt(product) / 4;
}
