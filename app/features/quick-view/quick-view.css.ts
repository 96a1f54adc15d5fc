import { globalStyle, style } from "@vanilla-extract/css";
import { hairline, space } from "#ui/theme.css.ts";

export const works = style({ borderTop: hairline, paddingTop: space.s4 });
globalStyle(`${works} h2`, { display: "none" });
export const more = style({ margin: 0 });
