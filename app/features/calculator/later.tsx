import { type ReactNode, useDeferredValue } from "react";
import type { Preferences } from "#localization/preferences.ts";
import type { Calculation } from "./use-calculation.ts";

interface Late {
  readonly calculation: Calculation;
  readonly preferences: Preferences;
}

/**
 * What follows a keystroke in steps between which the next one is answered. The deferred values are kept here, so that
 * only this is rendered a second time, and not all that stands around it.
 */
export function Later({ calculation, preferences, children }: Late & { children(late: Late): ReactNode }) {
  return children({ calculation: useDeferredValue(calculation), preferences: useDeferredValue(preferences) });
}
