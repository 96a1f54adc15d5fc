import { style } from "@vanilla-extract/css";
import { color, controlHeight, hairline, radius, size, space } from "#ui/theme.css.ts";

export const label = style({ display: "grid", gap: "4px", fontSize: size.label, fontWeight: 500 });
export const input = style({
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  minHeight: controlHeight,
  padding: `0 ${space.s3}`,
  width: "100%",
});
export const wrong = style({ color: color.wrong, fontSize: size.label, fontWeight: 500 });
export const note = style({ color: color.soft, fontSize: size.label, margin: `${space.s3} 0 ${space.s4}` });

export const list = style({ listStyle: "none", margin: 0, padding: 0 });
export const item = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s1} ${space.s3}`,
  borderTop: hairline,
  padding: `${space.s2} 0`,
});
/** Takes what a button beside it leaves: no button drops below its own line. */
export const naming = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.s3}`,
});
export const link = style({ fontWeight: 500, overflowWrap: "anywhere" });
export const beside = style({ color: color.soft, fontSize: size.label });
/** In columns: the same figure of several calculations stands one below the other. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(200px, 45%), 1fr))",
  maxWidth: "900px",
  gap: `${space.s2} ${space.s4}`,
  width: "100%",
  margin: 0,
});
export const figure = style({ minWidth: 0 });
export const value = style({
  margin: 0,
  fontWeight: 500,
  fontVariantNumeric: "tabular-nums",
  overflowWrap: "anywhere",
});
/** Also where it has a line to itself. */
export const atEnd = style({ marginInlineStart: "auto" });
export const group = style({ margin: `${space.s4} 0 ${space.s5}` });
