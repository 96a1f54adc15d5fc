/** The rare quantities, loaded when a sentence was not understood without them. */
import type { Dimension } from "#units/dimension.ts";
import { dimensions } from "#units/dimensions.ts";
import { registerUnits } from "./unit-names.ts";

/** Makes the assistant know the units of every quantity, the rare ones too: called once, before or between questions. */
export function registerAllUnits(): void {
  const all = Object.values(dimensions) as unknown as readonly Dimension[];
  // "5 °C" is a temperature: differences have the same names.
  registerUnits(all.filter((one) => one.id !== "temperatureDifference"));
}
