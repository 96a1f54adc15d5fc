const KM_PER_MILE = 1.609344;

/**
 * Round speeds in km/h, from one step to `count` of them: of whole miles an hour where the speed entered is whole in those
 * and not in km/h, so that a table counts in the unit in which it is asked.
 */
export function roundSpeeds(entered: number, step: number, count: number): readonly number[] {
  const isWhole = (value: number) => Math.abs(value - Math.round(value)) < 1e-6;
  const unit = isWhole(entered / KM_PER_MILE) && !isWhole(entered) ? KM_PER_MILE : 1;
  return Array.from({ length: count }, (_, index) => step * (index + 1) * unit);
}
