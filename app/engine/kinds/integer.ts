import { buildField, type Kind, type KindSchema, type NoOptions, sayMust } from "./kind.ts";
import {
  createNumericKind,
  HIGHEST,
  LOWEST,
  formatCounted,
  type NumberOptions,
  type NumericField,
  numericSchema,
} from "./numeric.ts";

export type IntegerField = NumericField<"integer">;

/** A whole number; as an input, a fraction is refused. */
export const integer = <const O extends NumberOptions = NoOptions>(label: string, options?: O) =>
  buildField("integer", label, options);

const realKind = createNumericKind<IntegerField>({
  example: 1200,
  format: (field, value, { locale }) => formatCounted(field, value as number, locale),
});

export const integerKind: Kind<IntegerField> = {
  ...realKind,
  check(field, value, checking) {
    if (Number.isFinite(value) && !Number.isInteger(value)) return sayMust(field, "be a whole number");
    return realKind.check(field, value, checking);
  },
};

export const integerSchema: KindSchema<IntegerField> = {
  describe: () => ({}),
  toJsonSchema: (field) => ({ ...numericSchema.toJsonSchema(field), type: "integer" }),
  draw(field, random) {
    const { min = LOWEST, max = Math.max(HIGHEST, min * 10) } = field;
    const value = Math.round(numericSchema.draw(field, random) as number);
    return Math.min(Math.floor(max), Math.max(Math.ceil(min), value));
  },
};
