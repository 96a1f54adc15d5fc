import { formatTime } from "#localization/date-format.ts";
import { formatPlain, type Kind, plainKind } from "./kind.ts";

/** A time of day, "HH:MM". */
export const timeKind: Kind = {
  ...plainKind,
  check: (field, value) =>
    typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
      ? null
      : `${field.label} must be a time from 00:00 to 23:59.`,
  format: (_, value, preferences) => formatPlain(formatTime(value as string, preferences.locale)),
};
