import type { AnyDefinition } from "./define.ts";
import type { AnyField } from "./fields.ts";
import type { Picture } from "./pictures.ts";
import { applies } from "./values.ts";

/** Whether an output has a chart of its own. */
export const hasChart = ({ y, pictured, scale }: AnyField): unknown => (y ? !pictured : scale);

/** What a page draws with these inputs and outputs, in its order: pictures by their places, then charts by their outputs. */
export function listDrawings(
  { pictures = [], outputs }: AnyDefinition,
  values: Readonly<Record<string, unknown>>,
): readonly (readonly [name: string, field: AnyField | Picture])[] {
  return [
    ...Object.entries(pictures).filter(([, picture]) => applies(picture, values)),
    ...Object.entries(outputs).filter(([, field]) => hasChart(field)),
  ];
}
