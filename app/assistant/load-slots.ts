/** The forms with slots, which two steps ask: one without a calculator in mind, and one after the calculators. */
import { loadOnce } from "./load-once.ts";

export const loadSlots = loadOnce(() => import("./readings/slots/index.ts"));
export const loadEveryday = loadOnce(() => import("./readings/slots/everyday.ts"));
