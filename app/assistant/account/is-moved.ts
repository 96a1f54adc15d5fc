/** A default that moves the figure by less says nothing to a visitor. */
const LEAST_MOVE = 1e-3;

/** Whether a result is another one with another input. */
export function isMoved(figure: unknown, other: unknown): boolean {
  if (typeof figure !== "number" || typeof other !== "number") return figure !== other;
  return Math.abs(figure - other) > LEAST_MOVE * Math.abs(figure);
}
