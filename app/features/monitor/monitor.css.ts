import { style, styleVariants } from "@vanilla-extract/css";
import { color, font, hairline, radius, size, space } from "#ui/theme.css.ts";
import { floating } from "#ui/floating.css.ts";

const panel = style({
  width: "min(360px, calc(100vw - 16px))",
  maxHeight: "min(70vh, 520px)",
  overflow: "auto",
  background: color.surface,
  color: color.ink,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  padding: space.s3,
  fontSize: size.label,
});
export const monitor = style([panel, { minHeight: "320px" }]);
export const health = style([panel, { width: "min(300px, calc(100vw - 16px))", marginBottom: space.s2 }]);
export const head = style({ display: "flex", alignItems: "center", gap: space.s1 });
export const title = style({ flex: 1, font: `600 ${size.lead}/1.4 ${font.sans}` });
export const close = style({ width: "36px", height: "36px", border: 0, background: "transparent", fontSize: "1.2rem" });
export const tabs = style({ display: "flex", gap: space.s1, margin: `${space.s2} 0`, borderBottom: hairline });
export const tab = style({
  border: 0,
  background: "transparent",
  padding: `${space.s2} ${space.s3}`,
  color: color.soft,
  selectors: { '&[aria-pressed="true"]': { color: color.ink, boxShadow: `inset 0 -2px ${color.accent}` } },
});
export const counts = style({ margin: 0 });
export const count = style({
  display: "flex",
  justifyContent: "space-between",
  padding: "4px 0",
  borderBottom: hairline,
});
export const items = style({ listStyle: "none", margin: 0, padding: 0 });
export const item = style({ borderBottom: hairline, padding: `${space.s2} 0` });
export const message = style({ margin: 0, overflowWrap: "anywhere" });
export const facts = style({ margin: 0, color: color.soft, fontSize: size.small });
export const stack = style({ overflow: "auto", fontSize: size.small, margin: 0 });
export const status = styleVariants({
  healthy: { color: color.accent, margin: 0 },
  warning: { color: color.fourth, margin: 0 },
  error: { color: color.wrong, margin: 0 },
});
export const light = styleVariants({
  green: [floating, { background: "#2e9e5b" }],
  yellow: [floating, { background: "#e0b400" }],
  unknown: [floating],
});
