import { style } from "@vanilla-extract/css";
import { color, hairline, radius, size, space } from "#ui/theme.css.ts";

export const popover = style({
  position: "fixed",
  inset: "auto",
  margin: 0,
  width: "min(360px, calc(100vw - 16px))",
  maxHeight: "calc(100dvh - 24px)",
  overflowY: "auto",
  padding: space.s5,
  background: color.paper,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
});
export const title = style({ fontSize: size.h3, marginBottom: space.s4 });
export const form = style({ display: "grid", gap: space.s4, maxWidth: "420px" });
export const label = style({
  display: "block",
  fontSize: size.label,
  fontWeight: 500,
  marginBottom: "5px",
  padding: 0,
});
export const select = style({
  width: "100%",
  height: "44px",
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  padding: `0 ${space.s2}`,
});
export const radios = style({
  border: 0,
  margin: 0,
  padding: 0,
  display: "flex",
  flexWrap: "wrap",
  columnGap: space.s4,
});
export const radio = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: "40px",
  fontSize: size.label,
});
export const check = style([radio, { fontWeight: 500 }]);
export const checkbox = style({ width: "22px", height: "22px", margin: 0, accentColor: color.accent });
export const help = style({ fontSize: size.small, color: color.soft, margin: "4px 0 0", lineHeight: 1.4 });
export const page = style({ paddingTop: space.s6, paddingBottom: space.s7 });
export const rule = style({ border: 0, borderTop: hairline, margin: `${space.s4} 0` });
