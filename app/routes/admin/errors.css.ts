import { style } from "@vanilla-extract/css";
import { color, size, space } from "#ui/theme.css.ts";

export const ofServer = style({ fill: color.wrong });
export const ofBrowsers = style({ fill: color.accent });
export const none = style({ color: color.soft });
export const again = style({ color: color.wrong, fontWeight: 600, fontSize: size.label });
export const pages = style({ marginTop: space.s4 });
export const clear = style({ marginTop: space.s5 });
