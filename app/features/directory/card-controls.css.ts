import { style } from "@vanilla-extract/css";
import { color } from "#ui/theme.css.ts";

/** A small control of a card, above the link that covers it. */
export const control = style({
  position: "absolute",
  zIndex: 1,
  right: 0,
  width: "40px",
  height: "40px",
  border: 0,
  padding: 0,
  background: "transparent",
  color: color.soft,
  fontSize: "1.2rem",
  lineHeight: 1,
});
export const heart = style([
  control,
  {
    top: "12px",
    selectors: {
      "&::before": { content: "♡" },
      '&[aria-pressed="true"]': { color: color.heart },
      '&[aria-pressed="true"]::before': { content: "♥" },
      "&:hover": { color: color.heart },
      '[data-view="list"] li > &': { top: "2px" },
    },
  },
]);
export const quickView = style([
  control,
  {
    bottom: "6px",
    selectors: {
      "&::before": { content: "⤢", fontSize: "1rem" },
      "&:hover": { color: color.ink },
      '[data-view="list"] li > &': { display: "none" },
    },
  },
]);
