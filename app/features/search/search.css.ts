import { style } from "@vanilla-extract/css";
import { color, hairline, narrow, phone, radius, size, space, wide } from "#ui/theme.css.ts";

export const search = style({
  position: "relative",
  flex: "1 1 220px",
  maxWidth: "520px",
  "@media": {
    [narrow]: { flexBasis: "120px", maxWidth: "none" },
    [phone]: { order: 5, selectors: { "[data-front] &": { order: 6, flexBasis: "100%", marginTop: space.s1 } } },
    // Home begins with it (layout/header.tsx).
    [wide]: {
      selectors: { "[data-front] &": { order: 1, flex: "1 0 100%", maxWidth: "800px", margin: "0 auto" } },
    },
  },
});
export const input = style({
  width: "100%",
  height: "44px",
  border: `1px solid ${color.edge}`,
  background: color.surface,
  borderRadius: radius,
  padding: `0 40px 0 ${space.s3}`,
  fontSize: size.body,
  textOverflow: "ellipsis",
  "@media": {
    "(max-width: 760px)": { paddingInlineEnd: space.s3 },
    [wide]: {
      selectors: { "[data-front] &": { height: "50px", fontSize: size.lead, paddingInlineStart: space.s4 } },
    },
  },
  selectors: {
    "&::placeholder": { color: color.soft, opacity: 1 },
    "&::-webkit-search-cancel-button": { display: "none" },
  },
});
export const slash = style({
  position: "absolute",
  right: "10px",
  top: "11px",
  font: "inherit",
  fontSize: "12px",
  color: color.soft,
  border: hairline,
  borderRadius: "4px",
  padding: "1px 7px",
  pointerEvents: "none",
  "@media": { "(max-width: 760px)": { display: "none" } },
  selectors: { "[data-front] &": { top: "14px" } },
});
/** Says which key opens the answer. */
export const enter = style({
  position: "absolute",
  insetInlineEnd: space.s2,
  insetBlockStart: space.s2,
  font: "inherit",
  fontSize: "12px",
  color: color.soft,
  border: hairline,
  borderRadius: "4px",
  padding: "1px 7px",
  "@media": { "(max-width: 760px)": { display: "none" } },
});
export const list = style({
  position: "absolute",
  zIndex: 20,
  top: "calc(100% + 4px)",
  left: 0,
  right: 0,
  minWidth: "min(340px, calc(100vw - 32px))",
  margin: 0,
  padding: `${space.s1} 0`,
  listStyle: "none",
  background: color.surface,
  border: hairline,
  borderRadius: radius,
});
export const answer = style({
  position: "relative",
  padding: `${space.s2} ${space.s3} ${space.s3}`,
  borderBottom: hairline,
  cursor: "pointer",
  overflowWrap: "anywhere",
  selectors: { '&[aria-selected="true"], &:hover': { background: color.accentWash } },
});
export const reason = style({
  margin: 0,
  padding: `${space.s2} ${space.s3}`,
  fontSize: size.label,
  color: color.soft,
  overflowWrap: "anywhere",
});
export const option = style({
  display: "grid",
  gridTemplateColumns: "28px 1fr",
  alignItems: "center",
  minHeight: "42px",
  padding: `0 ${space.s3}`,
  color: "inherit",
  textDecoration: "none",
  cursor: "pointer",
  selectors: { '&[aria-selected="true"], &:hover': { background: color.accentWash } },
});
