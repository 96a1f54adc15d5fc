import { globalStyle, style } from "@vanilla-extract/css";
import { color, size, space } from "#ui/theme.css.ts";

export const text = style({ paddingBottom: space.s8 });
globalStyle(`${text} h2`, { margin: `${space.s6} 0 ${space.s2}`, fontSize: size.h3 });
globalStyle(`${text} h1`, { marginBottom: space.s4 });
globalStyle(`${text} small`, { color: color.soft });
globalStyle(`${text} li`, { marginBottom: space.s2 });
