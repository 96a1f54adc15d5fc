import { style } from "@vanilla-extract/css";
import { color, hairline, phone, radius, size, space } from "#ui/theme.css.ts";

export const remark = style({ color: color.soft, fontSize: size.label, margin: `${space.s2} 0`, maxWidth: "64ch" });
export const table = style({ width: "100%", maxWidth: "48rem", borderCollapse: "collapse", fontSize: size.label });

/** The name, and below it both values with the bar between them; on a phone the bar above them. */
export const row = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 2fr) minmax(0, 1fr)",
  gridTemplateAreas: '"name name name" "lower bar higher"',
  alignItems: "center",
  gap: `2px ${space.s3}`,
  borderTop: hairline,
  padding: `${space.s2} 0`,
  breakInside: "avoid",
  "@media": {
    [phone]: {
      gridTemplateColumns: "minmax(0, 1fr) minmax(0, 1fr)",
      gridTemplateAreas: '"name name" "bar bar" "lower higher"',
    },
  },
});
export const name = style({ gridArea: "name", textAlign: "start", fontWeight: 600, padding: 0 });
export const now = style({ color: color.soft, fontWeight: 400 });
export const lower = style({ gridArea: "lower", padding: 0, fontVariantNumeric: "tabular-nums" });
export const higher = style([lower, { gridArea: "higher", textAlign: "end" }]);
export const outcome = style({ display: "block" });
export const take = style({
  font: "inherit",
  fontWeight: 500,
  color: color.accent,
  background: "transparent",
  border: hairline,
  borderRadius: radius,
  padding: `2px ${space.s2}`,
  minHeight: "28px",
  cursor: "pointer",
  selectors: { "&:hover": { background: color.accentWash } },
});

export const bar = style({ gridArea: "bar", padding: 0 });
export const drawing = style({
  forcedColorAdjust: "none",
  display: "block",
  width: "100%",
  height: "16px",
  overflow: "visible",
});
export const down = style({ fill: color.second });
export const up = style({ fill: color.accent });
export const middle = style({ stroke: color.soft, strokeWidth: 1, vectorEffect: "non-scaling-stroke" });
