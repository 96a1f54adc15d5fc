import type { FigurePiece, JoinedFigure } from "./figures.ts";

/** A figure that may be a loss, told as one: "$24,322 behind", not "ahead by −$24,322". */
export function tellSides<const K extends string>(
  label: string,
  key: K,
  [above, below]: readonly [above: string, below: string],
): JoinedFigure<K> {
  const join = (pieces: readonly FigurePiece[]) =>
    pieces.map((piece) => {
      // On neither side of nothing there is no word for it.
      if (!/[1-9]/.test(piece.figure)) return piece;
      const figure = piece.figure.replace(/[-−]/, "");
      return { ...piece, figure, unit: `${piece.unit} ${figure === piece.figure ? above : below}` };
    });
  return { label, parts: [key], join };
}
