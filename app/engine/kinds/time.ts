import { formatTime } from "#localization/date-format.ts";
import {
  buildField,
  formatPlain,
  type Kind,
  type KindSchema,
  type NoOptions,
  plainKind,
  sayMust,
  type SharedOptions,
} from "./kind.ts";

export interface TimeOptions extends SharedOptions {
  readonly default?: string | null;
}

export interface TimeField extends TimeOptions {
  readonly kind: "time";
  readonly label: string;
}

/** A time of day, "HH:MM". */
export const time = <const O extends TimeOptions = NoOptions>(label: string, options?: O) =>
  buildField("time", label, options);

/** A time of day, "HH:MM". */
export const timeKind: Kind<TimeField> = {
  ...plainKind,
  check: (field, value) =>
    typeof value === "string" && /^([01]\d|2[0-3]):[0-5]\d$/.test(value)
      ? null
      : sayMust(field, "be a time from 00:00 to 23:59"),
  format: (_, value, preferences) => formatPlain(formatTime(value as string, preferences.locale)),
};

export const timeSchema: KindSchema<TimeField> = {
  describe: () => ({}),
  toJsonSchema: () => ({ type: "string", pattern: "^([01][0-9]|2[0-3]):[0-5][0-9]$" }),
  draw: (_, random) =>
    [random() * 24, random() * 60].map((part) => String(Math.floor(part)).padStart(2, "0")).join(":"),
};
