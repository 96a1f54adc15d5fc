import { globalStyle, style } from "@vanilla-extract/css";
import { color, hairline, phone, size, space } from "#ui/theme.css.ts";

export const legend = style({ color: color.soft, fontSize: size.label });
export const scroll = style({ overflowX: "auto" });
export const table = style({ borderCollapse: "separate", borderSpacing: 0, fontSize: size.label, width: "100%" });
/** Stays where it is while the columns move under it: a telephone shows two or three of them at a time. */
const fixed = { position: "sticky", insetInlineStart: 0, zIndex: 1 } as const;
export const cell = style({
  borderTop: hairline,
  padding: `${space.s2} ${space.s3}`,
  textAlign: "end",
  minWidth: "96px",
  // Two calculations stand side by side whole; of more the others are pushed into view.
  "@media": { [phone]: { minWidth: "84px", padding: `${space.s2} 6px` } },
});
export const head = style([
  cell,
  {
    fontWeight: 600,
    verticalAlign: "bottom",
    overflowWrap: "anywhere",
    minWidth: "120px",
    "@media": { [phone]: { minWidth: "84px" } },
  },
]);
/** A long name ends in dots: the full name is shown where the columns are chosen. */
export const shortName = style({
  display: "-webkit-box",
  WebkitBoxOrient: "vertical",
  WebkitLineClamp: 4,
  overflow: "hidden",
});
export const corner = style([cell, fixed, { background: color.paper }]);
export const rowHead = style([
  cell,
  fixed,
  {
    textAlign: "start",
    fontWeight: 500,
    background: "inherit",
    "@media": { "(max-width: 600px)": { maxWidth: "38vw", minWidth: 0, paddingInlineStart: 0 } },
  },
]);
export const part = style([
  rowHead,
  { color: color.soft, fontWeight: 600, borderTop: `2px solid ${color.edge}`, background: color.paper },
]);
export const differs = style({});
export const mark = style({ color: color.accent });
export const difference = style({ display: "block", whiteSpace: "nowrap", color: color.soft, fontSize: size.small });
globalStyle(`${table} tr`, { backgroundColor: color.paper });
globalStyle(`${table} tr.${differs}`, { backgroundColor: color.accentWash });
export const choice = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `0 ${space.s4}`,
  border: 0,
  padding: 0,
  margin: `0 0 ${space.s3}`,
});
export const choiceLabel = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: "44px",
  fontSize: size.label,
});
