import { style } from "@vanilla-extract/css";
import { color, size, space } from "#ui/theme.css.ts";

export const problem = style({
  borderTop: `3px solid ${color.wrong}`,
  padding: `${space.s3} 0`,
  margin: `${space.s4} 0`,
  maxWidth: "62ch",
});
export const choices = style({
  listStyle: "none",
  display: "grid",
  gap: space.s3,
  maxWidth: "360px",
  margin: `${space.s5} 0`,
  padding: 0,
});
export const choice = style({ width: "100%", minHeight: "48px" });
export const note = style({ color: color.soft, fontSize: size.label });
