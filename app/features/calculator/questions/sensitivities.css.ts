import { globalStyle } from "@vanilla-extract/css";
import { color, hairline, phone, radius, size, space } from "#ui/theme.css.ts";

/** By elements, not by class names: names would be loaded with every page, and the document needs the styles. */
const chart = "[data-sensitivities]";

globalStyle(`${chart} > p`, { color: color.soft, fontSize: size.label, margin: `${space.s2} 0`, maxWidth: "64ch" });
globalStyle(`${chart} table`, {
  width: "100%",
  maxWidth: "48rem",
  borderCollapse: "collapse",
  fontSize: size.label,
  fontVariantNumeric: "tabular-nums",
});
/** The name, and below it both values with the bar between them; on a phone the bar above them. */
globalStyle(`${chart} tbody tr`, {
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
globalStyle(`${chart} tbody :is(th, td)`, { padding: 0, gridArea: "name", textAlign: "start" });
globalStyle(`${chart} tbody td:nth-of-type(1)`, { gridArea: "lower" });
globalStyle(`${chart} tbody td:nth-of-type(2)`, { gridArea: "higher", textAlign: "end" });
globalStyle(`${chart} tbody td:nth-of-type(3)`, { gridArea: "bar" });
globalStyle(`${chart} th span`, { color: color.soft, fontWeight: 400 });
globalStyle(`${chart} td > span`, { display: "block" });

globalStyle(`${chart} button`, {
  font: "inherit",
  fontWeight: 500,
  color: color.accent,
  background: "transparent",
  border: hairline,
  borderRadius: radius,
  padding: `2px ${space.s2}`,
  minHeight: "28px",
  cursor: "pointer",
});
globalStyle(`${chart} button:hover`, { background: color.accentWash });

globalStyle(`${chart} svg`, {
  forcedColorAdjust: "none",
  display: "block",
  width: "100%",
  height: "16px",
  overflow: "visible",
});
globalStyle(`${chart} [data-end]`, { fill: color.accent, background: color.accent });
globalStyle(`${chart} [data-end="lower"]`, { fill: color.second, background: color.second });
globalStyle(`${chart} rect`, { cursor: "pointer" });
globalStyle(`${chart} line`, { stroke: color.soft, strokeWidth: 1, vectorEffect: "non-scaling-stroke" });
