import { style } from "@vanilla-extract/css";
import { button } from "#ui/button.css.ts";
import { color, hairline, size, space } from "#ui/theme.css.ts";

export const filled = style({ fill: color.heart, stroke: color.heart });
export const open = style([
  button.plain,
  {
    "@media": {
      "(max-width: 900px)": { padding: `0 ${space.s3}` },
      "(max-width: 480px)": { padding: `0 ${space.s2}` },
    },
  },
]);
export const word = style({ "@media": { "(max-width: 900px)": { display: "none" } } });
export const badge = style({ color: color.heart, fontWeight: 600 });
export const count = style({ color: color.soft, fontSize: size.label });
export const signUp = style({
  borderTop: `3px solid ${color.accent}`,
  padding: `${space.s4} 0`,
  marginBottom: space.s4,
});
export const list = style({
  display: "grid",
  gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
  gap: `0 ${space.s5}`,
  listStyle: "none",
  margin: 0,
  padding: 0,
  "@media": { "(max-width: 640px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const item = style({
  display: "grid",
  gridTemplateColumns: "30px minmax(0, 1fr) 40px",
  alignItems: "center",
  borderTop: hairline,
  minHeight: "48px",
});
export const link = style({
  color: color.ink,
  textDecoration: "none",
  fontWeight: 500,
  selectors: { "&:hover": { textDecoration: "underline" } },
});
export const remove = style({
  border: 0,
  background: "transparent",
  color: color.heart,
  width: "40px",
  height: "40px",
  fontSize: "1.2rem",
  padding: 0,
});
