import { style } from "@vanilla-extract/css";
import { color, hairline, phone, size, space } from "./theme.css.ts";

/** On a telephone, where the link would end on the last button: a line of its own, which it comes to rest in. */
export const room = style({ "@media": { [phone]: { minHeight: "56px" }, print: { display: "none" } } });

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
  // A disc over the margin and the pictures of the cards, beside their text.
  "@media": { [phone]: { width: "40px", padding: 0, justifyContent: "center", marginInlineStart: "-12px" } },
});
/** Where there is room for it; a telephone says it to those who do not see the arrow. */
export const label = style({
  "@media": {
    [phone]: { position: "absolute", width: "1px", height: "1px", overflow: "hidden", clipPath: "inset(50%)" },
  },
});
