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
globalStyle(`${figures} > div`, { display: "flex", flexDirection: "column", justifyContent: "space-between" });
globalStyle(`${figures} dt`, { color: color.soft, fontSize: size.label });
globalStyle(`${figures} dd`, { margin: 0, fontSize: size.h2, fontVariantNumeric: "tabular-nums" });

/** Wide tables scroll in their own frame. */
export const frame = style({ overflowX: "auto", margin: `${space.s4} 0 ${space.s6}` });
export const table = style({ borderCollapse: "collapse", width: "100%" });
globalStyle(`${table} :is(th, td)`, {
  textAlign: "start",
  verticalAlign: "baseline",
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
globalStyle(`${table} tbody th > div`, { fontWeight: 400 });
globalStyle(`${table} button, ${table} select`, { whiteSpace: "nowrap" });
/** Figures stand under each other by their last digit. */
export const number = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
globalStyle(`${table} :is(th, td).${number}`, { textAlign: "end" });
export const moment = style({ fontVariantNumeric: "tabular-nums", whiteSpace: "nowrap" });
/** A few words that belong on one line. */
export const whole = style({ whiteSpace: "nowrap" });
/** A long address ends in dots; its title has the rest. */
export const cut = style({
  display: "block",
  maxWidth: "24ch",
  overflow: "hidden",
  textOverflow: "ellipsis",
  whiteSpace: "nowrap",
});
/** On a telephone each row is a block, and each cell says of which column it is. */
globalStyle(`${table} thead`, { "@media": { [phone]: { display: "none" } } });
globalStyle(`${table} :is(tbody, tr, th, td)`, { "@media": { [phone]: { display: "block" } } });
globalStyle(`${table} tbody tr`, {
  "@media": { [phone]: { borderBottom: hairline, padding: `${space.s3} 0` } },
});
globalStyle(`${table} tbody :is(th, td, td.${number})`, {
  "@media": { [phone]: { border: 0, padding: "3px 0", textAlign: "start", whiteSpace: "normal", minWidth: 0 } },
});
globalStyle(`${table} tbody td:empty`, { "@media": { [phone]: { display: "none" } } });
globalStyle(`${table} td[data-column]:not(:first-child)`, {
  "@media": { [phone]: { position: "relative", paddingInlineStart: "112px", minHeight: "30px" } },
});
globalStyle(`${table} td[data-column]:not(:first-child)::before`, {
  "@media": {
    [phone]: {
      content: "attr(data-column)",
      position: "absolute",
      insetInlineStart: 0,
      width: "104px",
      color: color.soft,
      fontSize: size.label,
      fontWeight: 400,
    },
  },
});
/** A box to choose a row by says so where no head does. */
globalStyle(`${table} tbody td[data-column]:first-child:has(> input)::after`, {
  "@media": {
    [phone]: { content: "attr(data-column)", marginInlineStart: space.s2, color: color.soft, fontSize: size.label },
  },
});
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
export const answer = style({
  borderInlineStart: `2px solid ${color.accent}`,
  marginBlockStart: space.s2,
  paddingInlineStart: space.s3,
});
export const search = style({ display: "flex", alignItems: "end", gap: space.s2 });
/** As tall as a window: what comes moves nothing that is seen. */
export const content = style({ minHeight: "100vh" });
export const skeleton = style({
  color: color.soft,
  padding: space.s4,
  height: "60vh",
  background: `repeating-linear-gradient(to bottom, ${color.sunk} 0 36px, transparent 36px 48px)`,
});
export const buttons = style({ display: "flex", flexWrap: "wrap", gap: space.s2 });
globalStyle(`${table} td > .${buttons}`, { minWidth: "340px", "@media": { [phone]: { minWidth: 0 } } });
/** A bar of a row, as long as its share. */
export const bar = style({ display: "block", width: "100%", minWidth: "80px", height: "10px", marginBlock: "7px" });
export const wide = style({ width: "40%" });
/** A bar has no words to stand on a line with the others. */
globalStyle(`${table} td.${wide}`, { verticalAlign: "middle" });
globalStyle(`${table} td.${wide}`, { "@media": { [phone]: { width: "auto" } } });
export const track = style({ fill: color.sunk });
export const goodBar = style({ fill: color.accent });
export const badBar = style({ fill: color.wrong });
export const warningBar = style({ fill: color.fourth });
/** On a telephone: the name and its figure on one line, the bar below, then what else there is. */
export const ranked = style({});
globalStyle(`${table} tbody tr.${ranked}`, {
  "@media": { [phone]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr) auto", columnGap: space.s4 } },
});
globalStyle(`${table} tr.${ranked} td[data-column]:is(:nth-child(2), .${wide})`, {
  "@media": { [phone]: { paddingInlineStart: 0, minHeight: 0 } },
});
globalStyle(`${table} tr.${ranked} td[data-column]:is(:nth-child(2), .${wide})::before`, {
  "@media": { [phone]: { content: "none" } },
});
globalStyle(`${table} tr.${ranked} td:nth-child(n + 3)`, { "@media": { [phone]: { gridColumn: "1 / -1" } } });
export const session = style({
  display: "flex",
  alignItems: "center",
  gap: `0 ${space.s3}`,
  marginBlockEnd: space.s2,
  "@media": { [phone]: { flexWrap: "wrap" } },
});
export const pageNumber = style({ alignSelf: "center", fontVariantNumeric: "tabular-nums" });
export const message = styleVariants({
  good: { color: color.accent },
  bad: { color: color.wrong },
});
export const status = styleVariants({
  healthy: { color: color.accent, fontWeight: 600 },
  warning: { color: color.fourth, fontWeight: 600 },
  error: { color: color.wrong, fontWeight: 600 },
});
