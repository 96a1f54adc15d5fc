import { style } from "@vanilla-extract/css";
import { page } from "#ui/layout.css.ts";

/** Its content comes after its document: the footer stands below the window and is not seen to move. */
export const tall = style([page, { minHeight: "100vh" }]);
