import { style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#ui/theme.css.ts";

export const form = style({ maxWidth: "620px", margin: `${space.s5} 0 ${space.s7}`, display: "grid", gap: space.s2 });
export const label = style({ fontSize: size.label, fontWeight: 500 });
export const area = style({
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  minHeight: "160px",
  padding: space.s3,
  width: "100%",
  resize: "vertical",
});
export const wrong = style({ color: color.wrong, fontSize: size.label, fontWeight: 500, margin: 0 });
export const thanks = style({
  borderTop: `3px solid ${color.accent}`,
  padding: `${space.s4} 0`,
  margin: `${space.s5} 0 ${space.s7}`,
  fontSize: size.lead,
});
