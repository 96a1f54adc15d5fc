import { style } from "@vanilla-extract/css";
import { color, controlHeight, font, hairline, phone, radius, size, space } from "#ui/theme.css.ts";

export const problem = style({ margin: `${space.s3} 0 0`, color: color.wrong, fontSize: size.label, fontWeight: 500 });
export const list = style({ listStyle: "none", margin: `${space.s5} 0 0`, padding: 0 });
export const entry = style({
  display: "grid",
  gridTemplateColumns: "28px minmax(0, 1fr) auto",
  gap: space.s3,
  alignItems: "start",
  padding: `${space.s4} 0`,
  borderTop: hairline,
  breakInside: "avoid",
  "@media": { [phone]: { gridTemplateColumns: "28px minmax(0, 1fr)" } },
});
export const words = style({ minWidth: 0 });
export const name = style({ fontSize: size.h3 });
export const given = style({ margin: `${space.s1} 0 0`, color: color.soft, fontSize: size.label });
export const answer = style({ margin: `${space.s1} 0 0`, fontWeight: 600 });
export const buttons = style({
  display: "flex",
  gap: space.s2,
  justifyContent: "end",
  flexWrap: "wrap",
  "@media": { print: { display: "none" } },
});
export const moves = style([buttons, { "@media": { [phone]: { gridColumn: "2", justifyContent: "start" } } }]);
export const controls = style({
  display: "grid",
  gap: space.s4,
  justifyItems: "start",
  maxWidth: "620px",
  paddingTop: space.s5,
  borderTop: hairline,
  "@media": { print: { display: "none" } },
});
export const form = style({ display: "grid", gap: space.s4, justifyItems: "start", width: "100%" });
export const label = style({ display: "grid", gap: "5px", width: "100%", fontSize: size.label, fontWeight: 500 });
export const control = style({
  width: "100%",
  minHeight: controlHeight,
  padding: `0 ${space.s3}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  fontSize: size.lead,
  fontWeight: 400,
  "::placeholder": { color: color.soft, opacity: 1 },
});
export const code = style({
  width: "100%",
  padding: space.s3,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  font: `${size.small}/1.5 ${font.mono}`,
  resize: "vertical",
});
