import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, hairline, phone, size, space, withSerif } from "#ui/theme.css.ts";

export const help = style({
  overflowWrap: "anywhere",
  borderTop: hairline,
  padding: `${space.s6} 0 ${space.s7}`,
  display: "grid",
  gridTemplateColumns: "minmax(0, 1fr) minmax(0, 320px)",
  gap: `${space.s6} ${space.s7}`,
  // A printed page is the report of a calculation.
  "@media": { [phone]: { gridTemplateColumns: "minmax(0, 1fr)" }, print: { display: "none" } },
});
/** Room for the outline of what has the focus: what is laid out by itself is cut off at its edge. */
const outline = "6px";
export const section = style({
  maxWidth: `calc(68ch + 2 * ${outline})`,
  margin: `0 -${outline} ${space.s6}`,
  padding: `0 ${outline}`,
  // Below the fold, and half of the page: laid out where it comes near.
  contentVisibility: "auto",
  containIntrinsicBlockSize: "auto 400px",
  selectors: { "&:last-child": { marginBottom: 0 } },
});
export const title = style({ marginBottom: space.s3 });
export const steps = style({ paddingInlineStart: "1.4em", margin: 0 });
globalStyle(`${steps} li`, { marginBottom: space.s2 });
/** A little smaller on a telephone, where three of all formulas are too wide then, and five at the full size. */
export const formula = style({
  overflowX: "auto",
  padding: `${space.s3} 0`,
  fontSize: "clamp(0.95rem, 3.9vw, 1.1rem)",
});
/** Parts of a line that a wide space separates stand below one another where there is no room. */
export const formulaLine = style({
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "safe center",
  alignItems: "baseline",
  columnGap: "2em",
  // Further from the next formula than from its own second line.
  selectors: { "& + &": { marginTop: space.s3 } },
});
/** MathML is not broken by itself: its pieces are items in lines. */
globalStyle(`${formulaLine} > math`, {
  display: "flex",
  flexWrap: "wrap",
  justifyContent: "safe center",
  alignItems: "baseline",
  mathStyle: "normal",
});
globalStyle(`${formulaLine} > math > mrow`, { paddingBlock: "0.35ex" });
globalStyle(`${formula} math`, { marginBottom: space.s2 });
export const symbols = style({
  display: "grid",
  gridTemplateColumns: "auto 1fr",
  gap: `4px ${space.s4}`,
  margin: 0,
  fontSize: size.label,
});
globalStyle(`${symbols} dt`, { minWidth: "2em" });
globalStyle(`${symbols} dd`, { margin: 0, color: color.soft });
export const example = style({ borderTop: hairline, padding: `${space.s3} 0` });
export const exampleTitle = style({ font: `500 ${size.body}/1.4 ${font.sans}`, margin: 0 });
export const exampleLine = style({ margin: "2px 0 0", fontSize: size.label, color: color.soft });
export const exampleResult = style({ margin: "4px 0 0", fontSize: size.body });
export const question = style({ borderTop: hairline, padding: `${space.s3} 0` });
globalStyle(`${question} summary`, { fontWeight: 500 });
globalStyle(`${question} p`, { margin: `${space.s2} 0 0`, color: color.soft });
export const caution = style({
  borderInlineStart: `3px solid ${color.second}`,
  paddingInlineStart: space.s3,
  fontSize: size.label,
});
export const aside = style({ minWidth: 0 });
export const related = style({ listStyle: "none", margin: 0, padding: 0 });
export const relatedItem = style({
  borderTop: hairline,
  padding: `${space.s3} 0`,
  display: "grid",
  gridTemplateColumns: "30px 1fr",
  gap: "0 8px",
});
export const relatedName = style({
  fontFamily: font.serif,
  fontWeight: 600,
  color: color.ink,
  textDecoration: "none",
  selectors: { "&:hover": { textDecoration: "underline" }, [withSerif]: { fontFamily: font.ownSerif } },
});
export const stage = style({ gridColumn: 2, fontSize: size.small, color: color.second });
export const sources = style({ paddingInlineStart: "1.2em", fontSize: size.label, color: color.soft, margin: 0 });
globalStyle(`${sources} li`, { marginBottom: "4px" });
