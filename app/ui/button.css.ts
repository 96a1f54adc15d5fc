import { style, styleVariants } from "@vanilla-extract/css";
import { color, hairline, radius, size, space } from "./theme.css.ts";

const base = style({
  display: "inline-flex",
  alignItems: "center",
  justifyContent: "center",
  gap: "6px",
  minHeight: "40px",
  padding: `0 ${space.s4}`,
  borderRadius: radius,
  border: hairline,
  background: "transparent",
  color: color.ink,
  fontSize: size.label,
  fontWeight: 500,
  textDecoration: "none",
  whiteSpace: "nowrap",
  selectors: {
    "&:hover:not(:disabled)": { borderColor: color.edge },
    ':root[data-accessible="true"] &': { minHeight: "48px" },
  },
});

export const button = styleVariants({
  plain: [base],
  primary: [
    base,
    {
      background: color.accent,
      borderColor: color.accent,
      color: color.accentInk,
      selectors: { "&:hover:not(:disabled)": { borderColor: color.ink } },
    },
  ],
  quiet: [base, { borderColor: "transparent", color: color.soft, padding: `0 ${space.s2}` }],
  icon: [base, { width: "40px", padding: 0 }],
});

export const row = style({
  display: "flex",
  flexWrap: "wrap",
  alignItems: "center",
  gap: space.s2,
  "@media": { print: { display: "none" } },
});
