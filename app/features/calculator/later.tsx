import { type ReactNode, useDeferredValue } from "react";
import type { Calculation } from "./use-calculation.ts";

interface Late {
  readonly calculation: Calculation;
}

/**
 * What follows a keystroke in steps between which the next one is answered. The deferred value is kept here, so that only
 * this is rendered a second time, and not all that stands around it.
 */
export function Later<Props extends Late>({ of, children }: { of: Props; children(late: Props): ReactNode }) {
  return children({ ...of, calculation: useDeferredValue(of.calculation) });
}
