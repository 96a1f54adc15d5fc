import type { ComponentType } from "react";
import type { AnyField } from "#engine/fields.ts";
import { ResistorBands } from "./bands.tsx";
import { ColorPicker } from "./color.tsx";
import type { ToolProps } from "./field-tools.tsx";
import { Keys } from "./keys.tsx";
import { MatrixGrid } from "./matrix.tsx";
import { Plot } from "./plot.tsx";

const TOOLS: Readonly<Record<NonNullable<AnyField["tool"]>, ComponentType<ToolProps>>> = {
  keys: Keys,
  matrix: MatrixGrid,
  color: ColorPicker,
  bands: ResistorBands,
  plot: Plot,
};

/** The tool of a field as the server draws it, where it will be at work (field-tools.tsx takes its place). Server only. */
export function ServedTool(props: Omit<ToolProps, "control">) {
  const Tool = TOOLS[props.field.tool!];
  return (
    <div data-tool={props.name}>
      {/* What looks at the control, events and effects, does not run here. */}
      <Tool {...props} control={null!} />
    </div>
  );
}
