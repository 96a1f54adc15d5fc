import { formatPlain, type Kind, plainKind } from "./kind.ts";

/** The longest text of a field that does not say. */
export const DEFAULT_MAX_LENGTH = 1000;

/** A text, taken as it was typed. */
export const textKind: Kind = {
  ...plainKind,
  blankCell: "",
  check(field, value) {
    if (typeof value !== "string") return `${field.label} must be a text.`;
    const most = field.maxLength ?? DEFAULT_MAX_LENGTH;
    return value.length > most ? `${field.label} must have at most ${most} characters.` : null;
  },
  parse: (_, text) => ({ ok: true, value: text }),
  parseNeutral: (_, text) => text,
  format: (field, value) => formatPlain(field.labels?.[value as string] ?? String(value)),
};
