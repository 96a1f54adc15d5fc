import { globalStyle, style } from "@vanilla-extract/css";
import { color, font, hairline, phone, size, space, withSerif } from "#ui/theme.css.ts";

/** A list of cards. The cards are plain elements without classes, so that hundreds of them stay small. */
export const grid = style({
  listStyle: "none",
  margin: 0,
  padding: 0,
  display: "grid",
  gridTemplateColumns: "repeat(4, minmax(0, 1fr))",
  gap: `0 ${space.s6}`,
  "@media": {
    "(max-width: 1100px)": { gridTemplateColumns: "repeat(3, minmax(0, 1fr))" },
    "(max-width: 820px)": { gridTemplateColumns: "repeat(2, minmax(0, 1fr))", gap: `0 ${space.s5}` },
    "(max-width: 480px)": { gridTemplateColumns: "minmax(0, 1fr)" },
  },
  selectors: {
    '[data-view="list"] > &': {
      gridTemplateColumns: "repeat(2, minmax(0, 1fr))",
      "@media": { "(max-width: 820px)": { gridTemplateColumns: "minmax(0, 1fr)" } },
    },
  },
});
export const three = style({ gridTemplateColumns: "repeat(3, minmax(0, 1fr))" });

/** The height of `--cards` cards, or 24, in rows that are hardly ever higher, and of what stands `--above` them. */
const estimateHeight = (columns: number, row: number) =>
  `auto calc(var(--above, 0px) + round(up, var(--cards, 24) / ${columns}, 1) * ${row}px)`;

/**
 * A list that is styled and laid out where it comes near, and what stands around one. Until then its height is a guess,
 * which rather errs upwards: who asks where its cards are finds them within it.
 */
export const nearby = style({
  contentVisibility: "auto",
  containIntrinsicBlockSize: estimateHeight(4, 183),
  "@media": {
    "(max-width: 1349px)": { containIntrinsicBlockSize: estimateHeight(4, 206) },
    "(max-width: 1100px)": { containIntrinsicBlockSize: estimateHeight(3, 170) },
    "(max-width: 820px)": { containIntrinsicBlockSize: estimateHeight(2, 155) },
    "(max-width: 599px)": { containIntrinsicBlockSize: estimateHeight(2, 175) },
    "(max-width: 480px)": { containIntrinsicBlockSize: estimateHeight(1, 150) },
    print: { contentVisibility: "visible" },
  },
  selectors: {
    // In a grid whose lists are narrowed to some of their cards, those stand side by side.
    [`${grid} > &`]: { display: "contents" },
    '[data-view="list"] > &': {
      containIntrinsicBlockSize: estimateHeight(2, 49),
      "@media": {
        "(max-width: 1349px)": { containIntrinsicBlockSize: estimateHeight(2, 66) },
        "(max-width: 820px)": { containIntrinsicBlockSize: estimateHeight(1, 48) },
        "(max-width: 480px)": { containIntrinsicBlockSize: estimateHeight(1, 77) },
      },
    },
  },
});

const inList = (rule: string) => `[data-view="list"] > ${grid} > li${rule}`;

globalStyle(`${grid} > li`, {
  display: "grid",
  gridTemplateColumns: "30px minmax(0, 1fr) 40px",
  columnGap: space.s2,
  alignContent: "start",
  padding: "14px 0 15px",
  borderTop: hairline,
  position: "relative",
  contentVisibility: "auto",
  containIntrinsicSize: "auto 118px",
});
// Where a letter is gone to, all above it has its real height, so that it does not move away on the way.
globalStyle(`[data-laid-out] :is(${nearby}, li)`, { contentVisibility: "visible" });
// Below the header and the letters.
globalStyle(`${grid} > li[id]`, { scrollMarginTop: "44px" });
globalStyle(`${grid} > li[data-highlight="true"]`, { background: color.accentWash });
globalStyle(`${grid} > li > svg`, { marginTop: "9px" });
globalStyle(`${grid} > li > :is(h2, h3)`, {
  fontSize: "1.0625rem",
  lineHeight: 1.3,
  padding: "8px 0 4px",
  minHeight: "40px",
});
globalStyle(`${grid} > li > :is(h2, h3) > a`, { color: color.ink, textDecoration: "none" });
globalStyle(`${grid} > li > :is(h2, h3) > a::after`, { content: "", position: "absolute", inset: 0 });
globalStyle(`${grid} > li > :is(h2, h3) > a:hover`, { textDecoration: "underline" });
globalStyle(`${grid} > li > :is(h2, h3) > a:focus-visible`, { outline: "none" });
globalStyle(`${grid} > li > :is(h2, h3) > a:focus-visible::after`, {
  outline: `2px solid ${color.accent}`,
  outlineOffset: "-2px",
});
globalStyle(`${grid} > li > p`, {
  gridColumn: "2 / 4",
  margin: "0 0 6px",
  fontSize: size.label,
  lineHeight: 1.45,
  color: color.soft,
  display: "-webkit-box",
  WebkitLineClamp: 2,
  WebkitBoxOrient: "vertical",
  overflow: "hidden",
});
// Beside the control of the quick view.
globalStyle(`${grid} > li > small`, { gridColumn: "2 / 3", fontSize: size.small, color: color.soft });
globalStyle(`${grid} > li > small > b`, { color: color.second, fontWeight: 600 });

globalStyle(inList(""), {
  gridTemplateColumns: "30px minmax(0, 1fr) auto 40px",
  alignItems: "center",
  padding: "2px 0",
  minHeight: "44px",
  alignContent: "center",
  containIntrinsicSize: "auto 40px",
});
globalStyle(inList(" > svg"), { marginTop: 0 });
globalStyle(inList(" > :is(h2, h3)"), { padding: 0, minHeight: 0 });
globalStyle(inList(" > p"), { display: "none" });
globalStyle(inList(" > small"), { gridColumn: 3, gridRow: 1 });

/**
 * On a telephone home opens with a few cards; the others come when they are asked for. Without a script all are there.
 */
const folded = ':root:not([data-cards="all"]) [data-category="all"]';
const foldable = `${phone} and (scripting: enabled)`;
globalStyle(`${folded} > ${grid} > li:not([data-first])`, { "@media": { [foldable]: { display: "none" } } });
globalStyle(`${folded} > ${grid}`, { "@media": { [foldable]: { contentVisibility: "visible" } } });
export const unfold = style({
  display: "none",
  selectors: {
    ':root:not([data-cards="all"]) &': { "@media": { [foldable]: { display: "flex", marginTop: space.s4 } } },
  },
});

export const browse = style({ marginTop: space.s4 });

export const empty = style({ padding: `${space.s7} 0`, textAlign: "center", color: color.soft });
export const emptyTitle = style({
  font: `600 ${size.h3}/1.3 ${font.serif}`,
  color: color.ink,
  margin: `0 0 ${space.s2}`,
  selectors: { [withSerif]: { fontFamily: font.ownSerif } },
});
