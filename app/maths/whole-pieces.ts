/**
 * Counts of things that are bought or laid whole: tiles, boxes, truck loads. A need that is above a whole number by no
 * more than the dust of floating-point sums does not cost another piece.
 */
const DUST = 1e-9;

/**
 * The smallest whole number of pieces that covers the need.
 *
 * @example piecesFor(0.1 + 0.2, 0.1) // 3
 */
export function piecesFor(need: number, piece = 1): number {
  return Math.max(0, Math.ceil(need / piece - DUST));
}

/**
 * The largest whole number of pieces that fits.
 *
 * @example piecesWithin(0.3, 0.1) // 3
 */
export function piecesWithin(space: number, piece = 1): number {
  return Math.max(0, Math.floor(space / piece + DUST));
}
