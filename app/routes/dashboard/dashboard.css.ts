import { globalStyle, style } from "@vanilla-extract/css";
import { page } from "#ui/layout.css.ts";
import { color, hairline, phone, size, space } from "#ui/theme.css.ts";

/** Its content comes after its document: the footer stands below the window and is not seen to move. */
export const tall = style([page, { minHeight: "100vh" }]);
export const actions = style({ margin: `${space.s4} 0 0` });
export const part = style({ marginTop: space.s6, borderTop: hairline, paddingTop: space.s5 });
export const empty = style({ color: color.soft, maxWidth: "62ch", margin: `${space.s2} 0 ${space.s4}` });
export const calculators = style({ marginTop: space.s3 });
/** Room for a figure and two lines of what it is of; on a telephone also for a name of two lines and the drawing below. */
globalStyle(`${calculators} li`, { minHeight: "126px", "@media": { [phone]: { minHeight: "198px" } } });
/** Two lines, where a figure would stand. */
export const description = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 2,
  overflow: "hidden",
  margin: `${space.s2} 0 0`,
  // Beside the drawing.
  paddingInlineEnd: "104px",
  fontSize: size.small,
  color: color.soft,
  "@media": { [phone]: { paddingInlineEnd: 0 } },
});
export const rows = style({ listStyle: "none", margin: `${space.s3} 0 0`, padding: 0 });
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: `${space.s2} ${space.s4}`,
  minHeight: "48px",
  borderTop: hairline,
  padding: `${space.s1} 0`,
});
/** Takes what a button beside it leaves: no button drops below its own line. */
export const naming = style({
  flex: 1,
  minWidth: 0,
  display: "flex",
  flexWrap: "wrap",
  alignItems: "baseline",
  gap: `0 ${space.s4}`,
});
export const beside = style({ color: color.soft, fontSize: size.label });
