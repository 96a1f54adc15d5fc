import { style } from "@vanilla-extract/css";
import { color, phone, size, space } from "./theme.css.ts";

export const wrap = style({
  width: "100%",
  maxWidth: "1240px",
  margin: "0 auto",
  padding: `0 ${space.s5}`,
  "@media": { [phone]: { padding: `0 ${space.s4}` } },
});

/** A page with room below what is on it, and one that only says something. Stronger than the padding of the wrap. */
export const page = style([wrap, { selectors: { "&&": { paddingBottom: space.s8 } } }]);
export const messagePage = style([wrap, { selectors: { "&&": { paddingTop: space.s8, paddingBottom: space.s8 } } }]);
/** Sets what follows apart from the text before it. */
export const apart = style({ marginTop: space.s5 });

/** A column of text, as wide as it reads well. */
export const prose = style({ maxWidth: "68ch" });

export const lede = style({ color: color.soft, maxWidth: "62ch", margin: `${space.s2} 0 0`, fontSize: size.lead });

export const crumbs = style({
  "@media": { print: { display: "none" } },
  fontSize: size.label,
  color: color.soft,
  padding: `${space.s5} 0 ${space.s2}`,
});
export const crumbLink = style({ color: color.soft });

/** For screen readers only. */
export const hiddenText = style({
  position: "absolute",
  width: "1px",
  height: "1px",
  overflow: "hidden",
  clipPath: "inset(50%)",
  whiteSpace: "nowrap",
});

export const skipLink = style({
  position: "absolute",
  left: space.s4,
  top: "-60px",
  background: color.ink,
  color: color.paper,
  padding: `${space.s3} ${space.s4}`,
  zIndex: 20,
  selectors: { "&:focus": { top: space.s2 } },
});
