import { globalStyle, style } from "@vanilla-extract/css";
import { color, hairline, size, space } from "#ui/theme.css.ts";

export const frame = style({ overflowX: "auto", margin: `${space.s5} 0 ${space.s7}` });
export const table = style({ borderCollapse: "collapse", width: "100%", fontSize: size.label });
export const source = style({ display: "block", color: color.soft });
globalStyle(`${table} th`, {
  textAlign: "start",
  color: color.soft,
  fontWeight: 500,
  fontSize: size.small,
  padding: "6px 12px 6px 0",
  borderBottom: `1px solid ${color.ink}`,
});
globalStyle(`${table} td`, {
  verticalAlign: "top",
  padding: "8px 12px 8px 0",
  borderBottom: hairline,
  overflowWrap: "anywhere",
});
globalStyle(`${table} td:first-child`, { minWidth: "190px" });
