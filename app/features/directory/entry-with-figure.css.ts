import { style } from "@vanilla-extract/css";
import { color, font, hairline, phone, size, space, withSerif } from "#ui/theme.css.ts";

export const entries = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: `0 ${space.s6}`,
  "@media": {
    "(max-width: 1020px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))" },
    [phone]: { gap: `0 ${space.s4}` },
  },
});
export const entry = style({
  position: "relative",
  borderTop: hairline,
  padding: `${space.s3} 0`,
  "@media": { [phone]: { display: "flex", flexDirection: "column" } },
});
export const link = style({
  display: "flex",
  alignItems: "center",
  gap: space.s2,
  color: color.ink,
  fontSize: size.label,
  textDecoration: "none",
  selectors: {
    "&::after": { content: "", position: "absolute", inset: 0 },
    "&:hover": { textDecoration: "underline" },
  },
});
/** What the calculator draws (vite/previews/mini.ts), at the end of its entry, on a telephone below it. */
export const drawing = style({
  position: "absolute",
  insetInlineEnd: 0,
  insetBlockEnd: space.s3,
  objectFit: "contain",
  objectPosition: "right bottom",
  "@media": {
    // At the end also where the text above it comes later or takes fewer lines than the one beside it.
    [phone]: {
      position: "static",
      width: "100%",
      height: "52px",
      marginTop: "auto",
      paddingTop: space.s2,
      objectPosition: "left",
    },
  },
});
const besideDrawing = { paddingInlineEnd: "104px", "@media": { [phone]: { paddingInlineEnd: 0 } } } as const;
export const figure = style({
  ...besideDrawing,
  font: `600 ${size.h2}/1.3 ${font.serif}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  margin: `${space.s2} 0 0`,
  selectors: { [withSerif]: { fontFamily: font.ownSerif } },
});
export const label = style({ ...besideDrawing, margin: 0, fontSize: size.small, color: color.soft });
