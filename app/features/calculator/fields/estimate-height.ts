import type { CSSProperties } from "react";
import type { AnyDefinition } from "#engine/define.ts";
import { applies } from "#engine/values.ts";

/** A list is as tall as it likes. */
const HEIGHTS: Readonly<Record<string, number>> = { list: 420, boolean: 60, text: 110 };

/**
 * About how tall the form is, rather too tall: beside long results it stays in view, a tall one with its end
 * (calculator-page.css.ts). What it is exactly is measured with the first touch.
 */
export function estimateHeight(definition: AnyDefinition, shown: Readonly<Record<string, unknown>>): CSSProperties {
  const fields = Object.values(definition.inputs).filter((field) => applies(field, shown));
  const height = fields.reduce((sum, { kind, help }) => sum + (HEIGHTS[kind] ?? 92) + (help ? 44 : 0), 140);
  return { "--form-estimate": `${height}px` } as CSSProperties;
}
