import { createNumericKind, formatCounted } from "./numeric.ts";

/** Any real number. */
export const numberKind = createNumericKind({
  format: (field, value, { locale }) => formatCounted(field, value as number, locale),
});
