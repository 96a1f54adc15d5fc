/** Where a row of a list is on the screen. */
export interface RowPlace {
  readonly top: number;
  readonly height: number;
}

/** The list with one of its rows at another place, the others in their order. */
export function moveRow<Row>(rows: readonly Row[], from: number, to: number): readonly Row[] {
  const row = rows[from];
  return row === undefined ? rows : rows.toSpliced(from, 1).toSpliced(to, 0, row);
}

/** Which place a row has when it is dragged this far: it passes each row whose middle its edge passes. */
export function findDropPlace(places: readonly RowPlace[], from: number, by: number): number {
  const { top, height } = places[from]!;
  const middle = (place: RowPlace) => place.top + place.height / 2;
  const above = places.slice(0, from).filter((place) => top + by < middle(place)).length;
  const below = places.slice(from + 1).filter((place) => top + height + by > middle(place)).length;
  return from - above + below;
}

/** How far a row gives way to the dragged one. */
export function findShift(index: number, from: number, to: number, height: number): number {
  if (index > from && index <= to) return -height;
  if (index < from && index >= to) return height;
  return 0;
}
