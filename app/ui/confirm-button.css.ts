import { style, styleVariants } from "@vanilla-extract/css";
import { color, space } from "./theme.css.ts";

/** What is gone afterwards looks like it. */
export const danger = styleVariants({
  plain: { color: color.wrong, borderColor: color.wrong },
  quiet: { color: color.wrong },
});
export const warning = style({ marginBlockEnd: space.s5 });
