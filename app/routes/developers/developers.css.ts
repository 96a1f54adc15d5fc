import { globalStyle, style } from "@vanilla-extract/css";
import { color, controlHeight, font, hairline, radius, size, space } from "#ui/theme.css.ts";

export const section = style({ margin: `${space.s6} 0 ${space.s2}` });
export const code = style({
  fontFamily: font.mono,
  fontSize: size.small,
  background: color.sunk,
  border: hairline,
  borderRadius: radius,
  padding: space.s4,
  margin: `${space.s2} 0 ${space.s5}`,
  overflowX: "auto",
  maxHeight: "420px",
});
export const frame = style({ overflowX: "auto" });
export const table = style({ borderCollapse: "collapse", width: "100%", fontSize: size.label });
globalStyle(`${table} th`, {
  textAlign: "start",
  color: color.soft,
  fontWeight: 500,
  fontSize: size.small,
  padding: "6px 16px 6px 0",
  borderBottom: `1px solid ${color.ink}`,
});
globalStyle(`${table} td`, { verticalAlign: "top", padding: "6px 16px 6px 0", borderBottom: hairline });
// What has no spaces, such as rows in JSON, breaks anywhere; a column of words keeps its width.
globalStyle(`${table} td:nth-child(n + 5)`, { overflowWrap: "anywhere", minWidth: "120px" });
export const condition = style({ display: "block", color: color.soft });
export const fields = style({
  display: "grid",
  gridTemplateColumns: "repeat(auto-fill, minmax(min(100%, 240px), 1fr))",
  gap: space.s4,
  margin: `${space.s4} 0`,
});
export const label = style({ display: "grid", gap: space.s1, fontSize: size.label, alignContent: "end" });
export const control = style({
  height: controlHeight,
  width: "100%",
  padding: `0 ${space.s3}`,
  font: "inherit",
  fontSize: size.body,
  color: color.ink,
  background: color.surface,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
});
export const choose = style({
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  alignItems: "end",
  marginTop: space.s5,
});
