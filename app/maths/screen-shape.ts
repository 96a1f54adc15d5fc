/** Width divided by height of the shapes that screens are sold in; "21:9" stands for 64:27. */
export const ASPECT_RATIOS = { "16:9": 16 / 9, "21:9": 64 / 27, "4:3": 4 / 3, "1:1": 1 } as const;

export type AspectRatio = keyof typeof ASPECT_RATIOS;

/** The width of a screen with the given diagonal, in the same unit. */
export function screenWidth(diagonal: number, shape: AspectRatio): number {
  const ratio = ASPECT_RATIOS[shape];
  return (diagonal * ratio) / Math.hypot(ratio, 1);
}

/** The diagonal of a screen with the given width, in the same unit. */
export function screenDiagonal(width: number, shape: AspectRatio): number {
  const ratio = ASPECT_RATIOS[shape];
  return (width * Math.hypot(ratio, 1)) / ratio;
}
