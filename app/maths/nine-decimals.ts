/** The number rounded to nine decimals, so that noise of the last digits decides nothing. */
export function toNineDecimals(value: number): number {
  return Math.abs(value) < 1e6 ? Math.round(value * 1e9) / 1e9 : value;
}
