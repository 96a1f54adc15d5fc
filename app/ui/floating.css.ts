import { style } from "@vanilla-extract/css";
import { color, hairline, space } from "./theme.css.ts";

/**
 * Below everything else on the page, one at its start and one at its end: over a page they would cover a field, a button
 * or the answer somewhere. They come late, and take no height from a short page: its footer stays where it is.
 */
export const panels = style({
  display: "flex",
  flexDirection: "row-reverse",
  flexWrap: "wrap",
  alignItems: "start",
  gap: space.s2,
  height: 0,
  paddingInline: space.s2,
  "@media": { print: { display: "none" } },
});
export const corners = {
  start: style({ marginInlineEnd: "auto" }),
  end: style({ marginInlineStart: "auto" }),
};
export const floating = style({
  width: "32px",
  height: "32px",
  borderRadius: "50%",
  border: hairline,
  background: color.surface,
  color: color.soft,
  padding: 0,
});
