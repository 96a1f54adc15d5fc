import { formatPlain, type Kind, parseEmpty, plainKind } from "./kind.ts";

const NEUTRAL: Readonly<Record<string, boolean>> = {
  true: true,
  on: true,
  "1": true,
  yes: true,
  false: false,
  off: false,
  "0": false,
  no: false,
};

/** Yes or no. */
export const booleanKind: Kind = {
  ...plainKind,
  isAlwaysFilled: true,
  readSubmitted: (sent) => String(sent !== null && sent !== "false"),
  check: (field, value) => (typeof value === "boolean" ? null : `${field.label} must be true or false.`),
  parse(field, text) {
    const trimmed = text.trim();
    if (trimmed === "") return parseEmpty(field);
    return { ok: true, value: ["true", "on", "1", "yes"].includes(trimmed.toLowerCase()) };
  },
  parseNeutral: (_, text) => (text === "" ? null : (NEUTRAL[text.toLowerCase()] ?? text)),
  format: (field, value) => formatPlain((field.words ?? ["Yes", "No"])[value ? 0 : 1]),
};
