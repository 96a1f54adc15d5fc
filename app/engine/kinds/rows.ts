import { formatPlain, type Kind, plainKind } from "./kind.ts";

/** A table or the points of a chart: results only, drawn by the page, so there is nothing to read or to check. */
export const rowsKind: Kind = {
  ...plainKind,
  isScalar: false,
  check: () => null,
  format: (_, value) => formatPlain(String(value)),
};
