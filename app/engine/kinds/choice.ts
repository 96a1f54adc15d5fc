import { listOptions } from "#engine/values.ts";
import { spellUnit } from "#localization/unit-spelling.ts";
import {
  buildField,
  type DefaultIn,
  formatPlain,
  type Kind,
  type KindSchema,
  plainKind,
  sayMust,
  type SharedOptions,
} from "./kind.ts";

export type Option = readonly [value: string, label: string];

export interface OptionsBy {
  readonly input: string;
  readonly options: (value: string) => readonly Option[];
  /** The option that the page chooses when the other input has changed; the first one where nothing is said. */
  readonly start?: (value: string) => string;
}

export interface ChoiceOptions extends SharedOptions {
  readonly default?: string;
  /** The default for readers of a system of units; the JSON call keeps `default`. */
  readonly defaultIn?: DefaultIn<string>;
  readonly options?: readonly Option[];
  /** What people call options besides their labels, by their values; the assistant reads it ("daughter" for a girl). */
  readonly called?: Readonly<Record<string, readonly string[]>>;
  /** The options depend on the value of another input (units of the chosen dimension). */
  readonly optionsBy?: OptionsBy;
}

export interface ChoiceField extends ChoiceOptions {
  readonly kind: "choice";
  readonly label: string;
}

/** One of a few named options. */
export const choice = <const O extends ChoiceOptions>(label: string, options: O) =>
  buildField("choice", label, options);

/** One of a few named options; the options may depend on another input. */
export const choiceKind: Kind<ChoiceField> = {
  ...plainKind,
  isAlwaysFilled: true,
  check(field, value, { bounds, inputs }) {
    const options = listOptions(field, inputs);
    if (typeof value === "string" && (!bounds || options.some(([one]) => one === value))) return null;
    const shown = options.slice(0, 12).map(([one]) => one);
    return sayMust(field, `be one of ${shown.join(", ")}${options.length > shown.length ? " and others" : ""}`);
  },
  format: (field, value, { locale }) =>
    formatPlain(spellUnit(field.options?.find(([one]) => one === value)?.[1] ?? String(value), locale)),
};

export const choiceSchema: KindSchema<ChoiceField> = {
  describe: ({ options, optionsBy }) => ({
    options: options?.map(([value, label]) => ({ value, label })),
    optionsFrom: optionsBy?.input,
  }),
  // Where the options depend on another input, any text that it offers for some value of that is one.
  toJsonSchema: ({ options, optionsBy }) => ({
    type: "string",
    enum: options?.map(([value]) => value),
    "x-options-from": optionsBy?.input,
  }),
  draw(field, random, inputs) {
    const options = listOptions(field, inputs);
    return options[Math.floor(random() * options.length)]?.[0];
  },
};
