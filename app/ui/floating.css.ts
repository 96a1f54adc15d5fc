import { style } from "@vanilla-extract/css";
import { color, hairline, space } from "./theme.css.ts";

/** In a corner of the window, below toasts. */
export const corner = style({
  position: "fixed",
  right: space.s2,
  bottom: space.s2,
  zIndex: 30,
  "@media": { print: { display: "none" } },
});
export const floating = style({
  width: "32px",
  height: "32px",
  borderRadius: "50%",
  border: hairline,
  background: color.surface,
  color: color.soft,
  padding: 0,
});
