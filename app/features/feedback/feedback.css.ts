import { style } from "@vanilla-extract/css";
import { color, controlHeight, hairline, radius, size, space } from "#ui/theme.css.ts";

export const panel = style({
  borderTop: `3px solid ${color.accent}`,
  padding: `${space.s4} 0`,
  maxWidth: "620px",
  display: "grid",
  gap: space.s2,
});
export const title = style({ fontSize: size.h3 });
export const label = style({ fontSize: size.label, fontWeight: 500 });
export const input = style({
  border: `1px solid ${color.edge}`,
  borderRadius: radius,
  background: color.surface,
  minHeight: controlHeight,
  padding: `0 ${space.s3}`,
  width: "100%",
  selectors: {
    '&[aria-invalid="true"]': { borderColor: color.wrong, background: color.wrongWash },
    "&::placeholder": { color: color.soft, opacity: 1 },
  },
});
export const wrong = style({ color: color.wrong, fontSize: size.label, fontWeight: 500, margin: 0 });
export const suggestions = style({ color: color.soft, fontSize: size.label, margin: `${space.s3} 0 0` });
export const control = style({
  borderTop: hairline,
  padding: `${space.s4} 0`,
  display: "flex",
  flexWrap: "wrap",
  gap: space.s3,
  alignItems: "center",
  "@media": { print: { display: "none" } },
});
export const controlText = style({ margin: 0, fontWeight: 500 });
