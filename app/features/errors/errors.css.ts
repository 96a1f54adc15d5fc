import { globalStyle, style } from "@vanilla-extract/css";
import { color, hairline, radius, size, space } from "#ui/theme.css.ts";

export const panel = style({
  border: hairline,
  borderInlineStart: `3px solid ${color.wrong}`,
  borderRadius: radius,
  padding: space.s4,
  margin: `${space.s4} 0`,
  display: "grid",
  gap: space.s3,
  justifyItems: "start",
});
export const card = style({ gridColumn: "1 / -1", fontSize: size.label });
export const text = style({ margin: 0, color: color.soft });
export const report = style({ display: "grid", gap: space.s1, width: "min(100%, 60ch)", fontSize: size.label });
globalStyle(`${report} textarea`, {
  width: "100%",
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  padding: space.s2,
  fontSize: size.small,
});
