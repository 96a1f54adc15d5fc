import { globalStyle, style } from "@vanilla-extract/css";
import { color, hairline, radius, size, space } from "#ui/theme.css.ts";

/** At the end of a figure, where nothing else stands: nothing moves when it comes. */
export const mark = style({
  position: "absolute",
  insetBlockEnd: "12px",
  insetInlineEnd: 0,
  width: "32px",
  height: "32px",
  display: "grid",
  placeItems: "center",
  padding: 0,
  border: 0,
  borderRadius: radius,
  background: "transparent",
  color: color.soft,
  selectors: { "&:hover": { color: color.accent, background: color.accentWash } },
  "@media": { print: { display: "none" } },
});
globalStyle(`div:has(> ${mark}), div:has(> dt > ${mark})`, { position: "relative" });

export const panel = style({ display: "grid", gap: space.s3, maxWidth: "40rem" });
export const proposals = style({ listStyle: "none", margin: 0, padding: 0 });
export const proposal = style({
  borderTop: hairline,
  padding: `${space.s2} 0`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) auto",
  alignItems: "center",
  gap: `2px ${space.s3}`,
});
export const value = style({ fontWeight: 600, fontVariantNumeric: "tabular-nums" });
export const remark = style({ color: color.soft, fontSize: size.label, margin: 0 });
export const done = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s3,
  margin: 0,
  padding: space.s3,
  background: color.accentWash,
  borderRadius: radius,
});
