import {
  buildField,
  formatPlain,
  type Kind,
  type KindSchema,
  type NoOptions,
  parseEmpty,
  plainKind,
  sayMust,
  type SharedOptions,
} from "./kind.ts";

export interface BooleanOptions extends SharedOptions {
  readonly default?: boolean;
  /** Outputs: the words for true and false; else Yes and No. */
  readonly words?: readonly [string, string];
}

export interface BooleanField extends BooleanOptions {
  readonly kind: "boolean";
  readonly label: string;
}

/** Yes or no. */
export const boolean = <const O extends BooleanOptions = NoOptions>(label: string, options?: O) =>
  buildField("boolean", label, options);

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
export const booleanKind: Kind<BooleanField> = {
  ...plainKind,
  isAlwaysFilled: true,
  readSubmitted: (sent) => String(sent !== null && sent !== "false"),
  check: (field, value) => (typeof value === "boolean" ? null : sayMust(field, "be true or false")),
  parse(field, text) {
    const trimmed = text.trim();
    if (trimmed === "") return parseEmpty(field);
    return { ok: true, value: ["true", "on", "1", "yes"].includes(trimmed.toLowerCase()) };
  },
  parseNeutral: (_, text) => (text === "" ? null : (NEUTRAL[text.toLowerCase()] ?? text)),
  format: (field, value) => formatPlain((field.words ?? ["Yes", "No"])[value ? 0 : 1]),
};

export const booleanSchema: KindSchema<BooleanField> = {
  describe: () => ({}),
  toJsonSchema: () => ({ type: "boolean" }),
  draw: (_, random) => random() < 0.5,
};
