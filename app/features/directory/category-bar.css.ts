import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, hairline, headerHeight, phone, size, space, wide, withSerif } from "#ui/theme.css.ts";

/** No box of its own: the letters stay in view as long as the cards beside which they stand. */
export const bar = style({ display: "contents" });
export const rows = style({
  marginTop: space.s4,
  "@media": {
    // One row that is pushed sideways, up to both edges of the screen.
    [phone]: {
      display: "flex",
      gap: space.s2,
      overflowX: "auto",
      scrollbarWidth: "none",
      margin: `${space.s3} calc(-1 * ${space.s4}) 0`,
      padding: `2px ${space.s4}`,
    },
  },
});
export const row = style({
  display: "flex",
  flexWrap: "wrap",
  gap: "0 2px",
  margin: "0 0 2px -7px",
  padding: 0,
  listStyle: "none",
  "@media": {
    [phone]: { flexWrap: "nowrap", margin: 0 },
    // The third comes when it is asked for, or has what is chosen.
    [`(scripting: enabled) and ${wide}`]: {
      selectors: {
        ':root:not([data-categories="expanded"]) &:last-child:not(:has([aria-current="page"]))': { display: "none" },
      },
    },
  },
});
export const pill = style({
  display: "inline-flex",
  alignItems: "center",
  gap: "6px",
  minHeight: "34px",
  borderRadius: "99px",
  padding: "0 7px",
  fontSize: size.label,
  color: color.ink,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover": { textDecoration: "underline" },
    '&[aria-current="page"]': { background: color.ink, color: color.paper },
    ':root[data-accessible="true"] &': { minHeight: "44px" },
  },
});
export const count = style({ color: color.soft, fontSize: size.small });
globalStyle(`${pill}[aria-current="page"] ${count}`, { color: "inherit" });
export const collapse = style({
  border: 0,
  background: "transparent",
  color: color.soft,
  fontSize: size.small,
  padding: 0,
  minHeight: "28px",
  textDecoration: "underline",
  textUnderlineOffset: "3px",
  "@media": { "(scripting: none)": { display: "none" }, [phone]: { display: "none" } },
});
export const letters = style({
  display: "flex",
  gap: "2px",
  listStyle: "none",
  borderBlock: hairline,
  background: color.paper,
  padding: "5px 0",
  margin: `${space.s2} 0 ${space.s5}`,
  overflowX: "auto",
  scrollbarWidth: "none",
  selectors: {
    ':root[data-accessible="true"] &': { top: headerHeight.accessible },
  },
  // Above hearts and the quick view, below the header and its suggestions.
  zIndex: 2,
  "@media": {
    "(min-height: 480px)": { position: "sticky", top: headerHeight.wide },
    [phone]: {
      top: headerHeight.phone,
      margin: `${space.s2} calc(-1 * ${space.s4}) ${space.s4}`,
      paddingInline: space.s3,
    },
    print: { display: "none" },
  },
});
export const letter = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  minWidth: "27px",
  minHeight: "32px",
  fontFamily: font.serif,
  fontWeight: 500,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" }, [withSerif]: { fontFamily: font.ownSerif } },
  "@media": { "(min-width: 1200px)": { minWidth: "31px" }, [phone]: { minWidth: "34px" } },
});
