import { optionsOf } from "#engine/values.ts";
import { formatPlain, type Kind, plainKind } from "./kind.ts";

/** One of a few named options; the options may depend on another input. */
export const choiceKind: Kind = {
  ...plainKind,
  isAlwaysFilled: true,
  check(field, value, { bounds, inputs }) {
    if (typeof value !== "string") return `${field.label} must be one of its options.`;
    const options = optionsOf(field, inputs);
    if (!bounds || options.some(([one]) => one === value)) return null;
    const shown = options.slice(0, 12).map(([one]) => one);
    return `${field.label} must be one of ${shown.join(", ")}${options.length > shown.length ? " and others" : ""}.`;
  },
  format: (field, value) => formatPlain(field.options?.find(([one]) => one === value)?.[1] ?? String(value)),
};
