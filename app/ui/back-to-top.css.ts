import { style } from "@vanilla-extract/css";
import { color, hairline, size, space } from "./theme.css.ts";

/** As high as what is scrolled, but for the first screens; its link sticks to the window's lower edge within it. */
export const rail = style({
  position: "absolute",
  top: "150vh",
  bottom: 0,
  // At the end of each card stand its heart and its quick view, which nothing may cover.
  insetInlineStart: 0,
  zIndex: 2,
  pointerEvents: "none",
  "@media": { print: { display: "none" } },
});
export const link = style({
  position: "sticky",
  top: "calc(100vh - 100px)",
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: "40px",
  padding: `0 ${space.s4}`,
  border: hairline,
  borderRadius: "99px",
  background: color.surface,
  color: color.ink,
  fontSize: size.label,
  textDecoration: "none",
  pointerEvents: "auto",
  selectors: { "&:hover": { borderColor: color.edge } },
});
