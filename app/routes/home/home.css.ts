import { globalStyle, style } from "@vanilla-extract/css";
import { lede } from "#ui/layout.css.ts";
import { color, font, hairline, phone, radius, size, space, withSerif } from "#ui/theme.css.ts";

export const hero = style({
  display: "grid",
  gridTemplateColumns: "minmax(0, 6fr) minmax(0, 5fr)",
  columnGap: space.s6,
  padding: `${space.s6} 0 ${space.s4}`,
  "@media": {
    "(max-width: 1020px)": { gridTemplateColumns: "minmax(0, 1fr)" },
    [phone]: { padding: `${space.s4} 0 ${space.s3}` },
  },
});
export const heroTitle = style({
  fontSize: "clamp(2.125rem, 1.4rem + 3vw, 3.375rem)",
  maxWidth: "22ch",
  "@media": { [phone]: { fontSize: "1.625rem" } },
});
export const heroText = style([lede, { "@media": { [phone]: { fontSize: size.label } } }]);
export const questions = style({
  padding: 0,
  margin: 0,
  listStyle: "none",
  alignSelf: "end",
  "@media": {
    "(max-width: 1020px)": { margin: `${space.s4} 0 0` },
    [phone]: {
      display: "grid",
      gridTemplateColumns: "repeat(auto-fill, minmax(160px, 1fr))",
      gap: space.s2,
      margin: `${space.s3} 0 0`,
    },
  },
});
export const question = style({
  display: "flex",
  justifyContent: "space-between",
  alignItems: "baseline",
  gap: space.s4,
  minHeight: "44px",
  padding: `8px ${space.s2}`,
  borderBottom: hairline,
  color: color.ink,
  textDecoration: "none",
  fontSize: size.label,
  selectors: { "&:hover": { background: color.surface, borderColor: color.edge } },
  "@media": {
    // In two columns: the question above its answer, which stand level with those beside them.
    [phone]: {
      flexDirection: "column",
      gap: 0,
      height: "100%",
      border: hairline,
      borderRadius: radius,
      background: color.surface,
      padding: `6px 10px`,
      fontSize: size.small,
      lineHeight: 1.35,
    },
  },
});
export const questionAnswer = style({
  font: `600 ${size.h3}/1.3 ${font.serif}`,
  fontVariantNumeric: "tabular-nums lining-nums",
  whiteSpace: "nowrap",
  color: color.accent,
  // Beginning at one edge, no answer moves when the serif arrives.
  minWidth: "168px",
  selectors: { [withSerif]: { fontFamily: font.ownSerif } },
  "@media": { [phone]: { minWidth: 0, fontSize: size.body } },
});
export const features = style({
  gridColumn: "1 / -1",
  display: "flex",
  flexWrap: "wrap",
  gap: `${space.s3} ${space.s6}`,
  padding: 0,
  margin: `${space.s5} 0 0`,
  listStyle: "none",
  fontSize: "0.9375rem",
  color: color.soft,
  "@media": {
    [phone]: {
      display: "grid",
      gridTemplateColumns: "1fr 1fr",
      gap: `0 ${space.s3}`,
      marginTop: space.s4,
      fontSize: size.label,
    },
  },
});
globalStyle(`${features} b`, { color: color.ink, fontWeight: 600, display: "block" });
globalStyle(`${features} span`, { "@media": { [phone]: { display: "none" } } });
export const frontTitle = style({ fontSize: size.h3, margin: `${space.s5} 0 ${space.s2}` });
export const pending = style({ margin: 0, color: color.soft, selectors: { "&:empty": { display: "none" } } });
export const results = style({ padding: `${space.s5} 0` });
export const resultsTitle = style({ fontSize: size.h2, margin: `0 0 ${space.s2}`, overflowWrap: "anywhere" });
export const sectionTitle = style({ fontSize: size.h3, margin: `${space.s4} 0 ${space.s2}` });
export const more = style({ margin: `${space.s3} 0` });
globalStyle(`${more} > summary`, { color: color.soft, minHeight: "40px" });
