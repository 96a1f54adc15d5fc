import { style } from "@vanilla-extract/css";
import { page } from "#ui/layout.css.ts";

/** Someone is signed in, but whose favorites they are is not known yet: nothing is said of them. */
export const untilKnown = style({ selectors: { ':root[data-account="known"] &': { visibility: "hidden" } } });
/** Its content comes after its document: the footer stands below the window and is not seen to move. */
export const tall = style([page, { minHeight: "100vh" }]);
