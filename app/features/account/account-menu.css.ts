import { style } from "@vanilla-extract/css";
import { color, hairline, radius, size, space } from "#ui/theme.css.ts";

export const avatar = style({
  width: "40px",
  height: "40px",
  borderRadius: "50%",
  border: hairline,
  padding: 0,
  overflow: "hidden",
  background: color.accentWash,
  color: color.accent,
  fontSize: size.label,
  fontWeight: 600,
  selectors: { "&:hover": { borderColor: color.edge } },
});
export const picture = style({ width: "100%", height: "100%", objectFit: "cover", display: "block" });
export const menu = style({
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  minWidth: "220px",
  maxWidth: "320px",
  padding: space.s2,
  zIndex: 30,
});
export const who = style({ padding: `${space.s2} ${space.s3}`, overflowWrap: "anywhere" });
export const name = style({ display: "block", fontWeight: 600 });
export const email = style({ display: "block", color: color.soft, fontSize: size.label });
export const line = style({ height: "1px", background: color.rule, margin: `${space.s2} 0` });
export const item = style({
  display: "flex",
  alignItems: "center",
  minHeight: "40px",
  padding: `0 ${space.s3}`,
  borderRadius: radius,
  color: color.ink,
  textDecoration: "none",
  outline: "none",
  selectors: { "&[data-highlighted]": { background: color.accentWash, color: color.accent } },
  "@media": { "(forced-colors: active)": { selectors: { "&[data-highlighted]": { outline: "2px solid Highlight" } } } },
});
