import { style } from "@vanilla-extract/css";
import { color } from "./theme.css.ts";

/** The symbols have no colours and lines of their own. */
export const categoryIcon = style({
  width: "20px",
  height: "20px",
  flex: "none",
  // Beside words in a line.
  verticalAlign: "-4px",
  fill: "none",
  stroke: color.soft,
  strokeWidth: 1.75,
  strokeLinecap: "round",
  strokeLinejoin: "round",
});
