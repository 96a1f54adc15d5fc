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
export const link = style({ fontWeight: 500, overflowWrap: "anywhere" });
export const beside = style({ color: color.soft, fontSize: size.label });
export const spring = style({ flex: 1 });
export const group = style({ margin: `${space.s4} 0 ${space.s5}` });
export const scroll = style({ overflowX: "auto" });
export const table = style({ borderCollapse: "collapse", fontSize: size.label, width: "100%" });
export const cell = style({
  borderTop: hairline,
  padding: `${space.s2} ${space.s3}`,
  textAlign: "end",
  minWidth: "96px",
});
export const head = style([cell, { fontWeight: 600, verticalAlign: "bottom", overflowWrap: "anywhere" }]);
export const rowHead = style([cell, { textAlign: "start", fontWeight: 500 }]);
export const part = style([rowHead, { color: color.soft, fontWeight: 600, borderTop: `2px solid ${color.edge}` }]);
export const differs = style({ background: color.accentWash });
export const difference = style({ display: "block", whiteSpace: "nowrap", color: color.soft, fontSize: size.small });
