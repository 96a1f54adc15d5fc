import { keyframes, style } from "@vanilla-extract/css";
import { color, radius, size, space } from "#ui/theme.css.ts";

const enter = keyframes({ from: { opacity: 0, transform: "translateY(8px)" }, to: { opacity: 1, transform: "none" } });

export const viewport = style({
  position: "fixed",
  right: space.s4,
  bottom: space.s4,
  zIndex: 40,
  width: "min(380px, calc(100vw - 32px))",
  margin: 0,
  padding: 0,
  listStyle: "none",
  outline: "none",
});
export const toast = style({
  position: "relative",
  background: color.ink,
  color: color.paper,
  borderRadius: radius,
  padding: `${space.s3} 44px ${space.s3} ${space.s4}`,
  animation: `${enter} 120ms ease-out`,
});
export const title = style({ fontWeight: 600, fontSize: size.label });
export const text = style({ fontSize: size.label, marginTop: "2px" });
export const close = style({
  position: "absolute",
  top: "4px",
  right: "4px",
  width: "36px",
  height: "36px",
  border: 0,
  background: "transparent",
  color: "inherit",
  fontSize: "1.2rem",
});
/** Stands where the text stands, below it. */
export const link = style({
  display: "inline-block",
  padding: `${space.s2} 0`,
  fontSize: size.label,
  color: "inherit",
  textUnderlineOffset: "3px",
});
export const action = style([
  link,
  { border: 0, background: "transparent", textDecoration: "underline", cursor: "pointer" },
]);
