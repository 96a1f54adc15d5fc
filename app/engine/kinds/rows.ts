import { formatNumber } from "#localization/number-format.ts";
import { formatPlain, type Kind, plainKind } from "./kind.ts";

/** A table or the points of a chart: results only, drawn by the page, so there is nothing to read or to check. */
export const rowsKind: Kind = {
  ...plainKind,
  isScalar: false,
  check: () => null,
  format: (field, value, { locale }) =>
    formatPlain(
      field.summary?.(value as readonly Readonly<Record<string, unknown>>[], (number) =>
        formatNumber(number, locale),
      ) ?? "",
    ),
};
