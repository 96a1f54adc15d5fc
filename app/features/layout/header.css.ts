import { style } from "@vanilla-extract/css";
import { color, font, hairline, narrow, phone, radius, size, space, wide, withSerif } from "#ui/theme.css.ts";

/** A telephone: brand, favorites, saved, theme and account stand in one row. */
const SMALL = "(max-width: 480px)";

export const header = style({
  borderBottom: hairline,
  background: color.paper,
  zIndex: 10,
  "@media": {
    "(min-height: 480px)": { position: "sticky", top: 0 },
    // All but the row with the search scrolls away.
    [phone]: {
      top: "-48px",
      selectors: {
        ':root[data-accessible="true"] &': { top: "-57px" },
        "&[data-front]": { top: "-98px" },
        ':root[data-accessible="true"] &[data-front]': { top: "-113px" },
      },
    },
    [`${wide} and (min-height: 480px)`]: {
      selectors: { "&[data-front]": { top: "-57px" }, ':root[data-accessible="true"] &[data-front]': { top: "-63px" } },
    },
    print: { display: "none" },
  },
});
export const bar = style({
  display: "flex",
  gap: space.s4,
  alignItems: "center",
  minHeight: "64px",
  flexWrap: "wrap",
  selectors: {
    // On a telephone the search and the units begin the second row from the start, also while the rest of the first row
    // is still on its way; on home, which begins with the search, that has a third to itself.
    "&::after": { "@media": { [phone]: { content: '""', order: 4, flexBasis: "100%" } } },
    // Stronger than the padding of the wrap that it is mixed with.
    "&&": {
      "@media": {
        [narrow]: { gap: space.s2, paddingTop: space.s2, paddingBottom: space.s2 },
        // Above and below what begins the second row, which has no height.
        [phone]: { rowGap: space.s1 },
        [SMALL]: { columnGap: "4px" },
      },
    },
    "[data-front] > &&": { "@media": { [wide]: { padding: "10px 24px 8px", rowGap: "10px" } } },
  },
});
export const brand = style({
  fontFamily: font.serif,
  fontWeight: 600,
  fontSize: "1.375rem",
  lineHeight: 1,
  color: color.ink,
  textDecoration: "none",
  letterSpacing: "-0.01em",
  // As wide as it will be in its own font, so that nothing beside it moves when that arrives.
  minInlineSize: "4.61em",
  selectors: { [withSerif]: { fontFamily: font.ownSerif } },
  "@media": { [SMALL]: { fontSize: "1.1875rem" } },
});
export const spring = style({
  flex: 1,
  // Where it is narrow and all stands in one row, the search has the room.
  "@media": {
    [`${wide} and ${narrow}`]: { selectors: { ":not([data-front]) > * > &": { display: "none" } } },
  },
});
/** The unit toggle and, joined to it, the way to all other settings. */
export const units = style({
  display: "inline-flex",
  border: hairline,
  borderRadius: radius,
  "@media": { [phone]: { order: 6, selectors: { "[data-front] &": { order: 5 } } } },
});
export const segments = style({
  display: "inline-flex",
  borderRadius: `${radius} 0 0 ${radius}`,
  overflow: "hidden",
  margin: 0,
});
export const settings = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  width: "38px",
  minHeight: "40px",
  borderInlineStart: hairline,
  color: color.soft,
  selectors: { '&:hover, &[aria-expanded="true"]': { color: color.ink } },
});
export const segment = style({
  border: 0,
  background: "transparent",
  color: color.soft,
  fontSize: size.label,
  minHeight: "40px",
  padding: "0 10px",
  selectors: { '&[aria-pressed="true"]': { background: color.ink, color: color.paper } },
  "@media": {
    "(max-width: 480px)": { padding: "0 7px", fontSize: size.small },
    "(forced-colors: active)": {
      selectors: {
        '&[aria-pressed="true"]': { forcedColorAdjust: "none", background: "Highlight", color: "HighlightText" },
      },
    },
  },
});
export const form = style({ display: "contents" });

export const footer = style({
  borderTop: hairline,
  marginTop: space.s7,
  padding: `${space.s6} 0`,
  color: color.soft,
  fontSize: size.label,
  // Far below as a rule: laid out where it comes near.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 246px",
  "@media": { "(max-width: 760px)": { containIntrinsicBlockSize: "auto 615px" }, print: { display: "none" } },
});
export const footerGrid = style({
  display: "grid",
  gridTemplateColumns: "2fr 1fr 1fr",
  gap: space.s6,
  "@media": { "(max-width: 760px)": { gridTemplateColumns: "1fr", gap: space.s5 } },
});
export const footerList = style({ listStyle: "none", margin: 0, padding: 0 });
export const footerLink = style({ color: color.soft, display: "inline-block", padding: "5px 0" });
export const footerTitle = style({
  font: `600 ${size.label}/1.5 ${font.sans}`,
  color: color.ink,
  margin: `0 0 ${space.s2}`,
});

/** Of the two signs of the theme the one that fits is shown, whether the theme is chosen or the system's. */
export const sun = style({
  display: "none",
  selectors: { ':root[data-theme="dark"] &': { display: "block" } },
  "@media": { "(prefers-color-scheme: dark)": { selectors: { ":root:not([data-theme]) &": { display: "block" } } } },
});
export const moon = style({
  display: "block",
  selectors: { ':root[data-theme="dark"] &': { display: "none" } },
  "@media": { "(prefers-color-scheme: dark)": { selectors: { ":root:not([data-theme]) &": { display: "none" } } } },
});
