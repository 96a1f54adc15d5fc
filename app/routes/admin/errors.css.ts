import { globalStyle, style } from "@vanilla-extract/css";
import { color, size, space } from "#ui/theme.css.ts";

export const chart = style({ margin: `${space.s4} 0` });
globalStyle(`${chart} svg`, { display: "block", width: "100%", height: "60px" });
globalStyle(`${chart} figcaption`, { fontSize: size.label, color: color.soft, marginTop: space.s2 });
export const ofServer = style({ fill: color.wrong });
export const ofBrowsers = style({ fill: color.accent });
export const ground = style({ fill: color.edge });
export const again = style({ color: color.wrong, fontWeight: 600, fontSize: size.label });
export const pages = style({ marginTop: space.s4 });
export const clear = style({ marginTop: space.s5 });
