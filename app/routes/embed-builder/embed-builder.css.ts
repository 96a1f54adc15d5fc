import { style } from "@vanilla-extract/css";
import { color, controlHeight, font, hairline, oneColumn, radius, size, space } from "#ui/theme.css.ts";

export const columns = style({
  display: "grid",
  gridTemplateColumns: "minmax(260px, 340px) minmax(0, 1fr)",
  gap: space.s7,
  marginTop: space.s6,
  "@media": { [oneColumn]: { gridTemplateColumns: "minmax(0, 1fr)" } },
});
export const form = style({ display: "grid", gap: space.s4, alignContent: "start" });
export const label = style({ display: "grid", gap: "5px", fontSize: size.label, fontWeight: 500 });
export const control = style({
  width: "100%",
  minHeight: controlHeight,
  padding: `0 ${space.s3}`,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  fontSize: size.lead,
  fontWeight: 400,
  "::placeholder": { color: color.soft, opacity: 1 },
});
export const lock = style({
  display: "inline-flex",
  alignItems: "center",
  gap: space.s2,
  minHeight: "32px",
  fontSize: size.small,
});
export const help = style({ margin: 0, color: color.soft, fontSize: size.label });
export const wrong = style({ margin: "4px 0 0", color: color.wrong, fontSize: size.small, fontWeight: 500 });
export const code = style({ display: "grid", gap: space.s2, justifyItems: "start", marginTop: space.s4 });
export const text = style({
  width: "100%",
  padding: space.s3,
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  font: `${size.small}/1.5 ${font.mono}`,
  resize: "vertical",
});
export const preview = style({
  width: "100%",
  height: "720px",
  border: hairline,
  borderRadius: radius,
  marginTop: space.s3,
});
