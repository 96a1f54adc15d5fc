import { globalStyle, style, styleVariants } from "@vanilla-extract/css";
import { color, controlHeight, hairline, phone, radius, size, space } from "#ui/theme.css.ts";

export const sections = style({
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s1} ${space.s5}`,
  listStyle: "none",
  margin: `${space.s4} 0 ${space.s5}`,
  padding: 0,
  borderBottom: hairline,
});
export const section = style({
  display: "inline-flex",
  alignItems: "center",
  minHeight: controlHeight,
  color: color.soft,
  textDecoration: "none",
  borderBottom: "2px solid transparent",
  selectors: {
    "&:hover": { color: color.ink },
    '&[aria-current="page"]': { color: color.ink, borderBottomColor: color.accent, fontWeight: 600 },
  },
});

/** Figures at a glance. */
export const figures = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(150px, 1fr))",
  gap: `${space.s5} ${space.s6}`,
  margin: `${space.s5} 0 ${space.s6}`,
});
globalStyle(`${figures} dt`, { color: color.soft, fontSize: size.label });
globalStyle(`${figures} dd`, { margin: 0, fontSize: size.h2, fontVariantNumeric: "tabular-nums" });

/** Wide tables scroll in their own frame. */
export const frame = style({ overflowX: "auto", margin: `${space.s4} 0 ${space.s6}` });
export const table = style({ borderCollapse: "collapse", width: "100%" });
globalStyle(`${table} :is(th, td)`, {
  textAlign: "start",
  verticalAlign: "top",
  padding: `${space.s2} ${space.s4} ${space.s2} 0`,
  borderBottom: hairline,
});
globalStyle(`${table} thead th`, {
  fontSize: size.small,
  fontWeight: 500,
  color: color.soft,
  borderBottomColor: color.ink,
  whiteSpace: "nowrap",
});
globalStyle(`${table} tbody th`, { fontWeight: 600 });
globalStyle(`${table} button, ${table} select`, { whiteSpace: "nowrap" });
export const number = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
export const note = style({ color: color.soft, fontSize: size.label });
/** What someone wrote, or a stack: as it is, and no wider than the page. */
export const written = style({ whiteSpace: "pre-wrap", overflowWrap: "anywhere", minWidth: "220px" });
export const stack = style([
  written,
  {
    fontSize: size.small,
    background: color.sunk,
    borderRadius: radius,
    padding: space.s3,
    maxHeight: "320px",
    overflow: "auto",
  },
]);

export const filters = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "end",
  gap: `${space.s3} ${space.s4}`,
  margin: `${space.s4} 0`,
});
export const label = style({ display: "grid", gap: space.s1, fontSize: size.label, color: color.soft });
export const control = style({
  minHeight: controlHeight,
  padding: `0 ${space.s3}`,
  font: "inherit",
  fontSize: size.body,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  maxWidth: "100%",
});
export const longText = style([control, { padding: space.s3, minHeight: "88px" }]);
export const form = style({
  display: "grid",
  gap: space.s4,
  maxWidth: "520px",
  margin: `${space.s4} 0 ${space.s6}`,
  "@media": { [phone]: { maxWidth: "none" } },
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.s2 });
export const message = styleVariants({
  good: { color: color.accent },
  bad: { color: color.wrong },
});
export const status = styleVariants({
  healthy: { color: color.accent, fontWeight: 600 },
  warning: { color: color.fourth, fontWeight: 600 },
  error: { color: color.wrong, fontWeight: 600 },
});
