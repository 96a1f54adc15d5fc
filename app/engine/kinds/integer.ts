import type { Kind } from "./kind.ts";
import { numberKind } from "./number.ts";

/** A whole number. */
export const integerKind: Kind = {
  ...numberKind,
  check(field, value, checking) {
    if (Number.isFinite(value) && !Number.isInteger(value)) return `${field.label} must be a whole number.`;
    return numberKind.check(field, value, checking);
  },
  parse(field, text, preferences) {
    const typed = numberKind.parse(field, text, preferences);
    if (typed.ok || text.trim() === "") return typed;
    const example = new Intl.NumberFormat(preferences.locale, { numberingSystem: "latn" }).format(1200);
    return { ok: false, message: `“${text.trim().slice(0, 40)}” is not a number. Write it like ${example}.` };
  },
};
