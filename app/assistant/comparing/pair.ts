/** Two figures of one kind, that are compared. */
import type { AnyField } from "#engine/fields.ts";
import type { Value } from "#assistant/readings/slots/form.ts";
import type { Sides } from "./sides.ts";

export interface Pair {
  readonly values: readonly [number, number];
  /** How each of them and their difference is told. */
  readonly field: AnyField;
  readonly unit?: string;
  /** What they are: "Total interest". */
  readonly label: string;
  readonly isOrdered: boolean;
  /** What was taken and not said. */
  readonly note?: string;
  readonly said: Sides["said"];
  /** Each side with what stands for both. */
  readonly names: readonly [string, string];
}

/** A side as a sentence. */
export const fillSide = (side: string, values: readonly Value[]) =>
  side
    .replaceAll(/<[a-zA-Z]+(\d+)>/g, (_, at: string) => values[Number(at)]!.text.trim())
    .replaceAll(/(?<=\d) (?=%)/g, "")
    .replaceAll(" ; ", ", ")
    .replace(/^[ ;,]+|[ ;,]+$/g, "");
