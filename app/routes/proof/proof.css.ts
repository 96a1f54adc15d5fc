import { globalStyle, style } from "@vanilla-extract/css";
import { color, hairline, size, space } from "#ui/theme.css.ts";

export const title = style({ margin: `${space.s6} 0 ${space.s2}` });
export const table = style({ borderCollapse: "collapse", minWidth: "min(100%, 480px)" });
globalStyle(`${table} th`, {
  textAlign: "start",
  fontSize: size.small,
  fontWeight: 500,
  color: color.soft,
  padding: "6px 16px 6px 0",
  borderBottom: `1px solid ${color.ink}`,
});
globalStyle(`${table} td`, { padding: "7px 16px 7px 0", borderBottom: hairline });
globalStyle(`${table} :is(th, td):not(:first-child)`, { textAlign: "end", verticalAlign: "top" });
globalStyle(`${table} :is(th, td):last-child`, { paddingInlineEnd: 0 });
export const list = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  columns: "3 260px",
  columnGap: space.s6,
});
globalStyle(`${list} li`, { padding: "4px 0", breakInside: "avoid" });
export const count = style({ color: color.soft, fontSize: size.label });
