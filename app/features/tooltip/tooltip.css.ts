import { style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#ui/theme.css.ts";

/** Lies over the control; the pointer goes through it. */
export const anchor = style({ position: "fixed", pointerEvents: "none" });
export const tooltip = style({
  zIndex: 50,
  maxWidth: "260px",
  padding: `${space.s1} ${space.s2}`,
  background: color.ink,
  color: color.paper,
  borderRadius: radius,
  fontSize: size.label,
  lineHeight: 1.4,
  pointerEvents: "none",
});
