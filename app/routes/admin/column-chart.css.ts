import { globalStyle, style } from "@vanilla-extract/css";
import { color, size, space } from "#ui/theme.css.ts";

export const chart = style({ margin: `${space.s4} 0 ${space.s6}`, maxWidth: "860px" });
export const caption = style({ color: color.soft, fontSize: size.label, marginBottom: space.s2 });
export const plot = style({ display: "flex", gap: space.s2 });
globalStyle(`${plot} svg`, { display: "block", overflow: "visible" });
globalStyle(`${plot} text`, { fill: color.soft, fontSize: size.small, fontVariantNumeric: "tabular-nums" });
/** "2,500 ms" */
export const scale = style({ width: "60px", flex: "none" });
export const columns = style({ flex: 1, minWidth: 0, width: 0 });
export const line = style({ stroke: color.rule });
export const key = style({ width: "10px", height: "10px", marginInlineEnd: "0.35em" });
