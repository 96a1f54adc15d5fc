import { style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#ui/theme.css.ts";

export const people = style({ display: "grid", gap: space.s3, margin: `${space.s5} 0 ${space.s6}` });
export const person = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  color: color.soft,
  fontSize: size.label,
});
export const form = style({ display: "grid", gap: space.s3, maxWidth: "420px", marginTop: space.s3 });
export const label = style({ display: "grid", gap: "4px", fontSize: size.label, fontWeight: 500 });
export const input = style({
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  color: color.ink,
  minHeight: "44px",
  padding: `0 ${space.s3}`,
  font: "inherit",
});
export const wrong = style({ color: color.wrong, fontSize: size.label, fontWeight: 500, margin: 0 });
